"""The Cave: a hand of tiles, omens, and the choice of what befalls the Knight.

board.py        Omen tokens and Hatred tokens
actions.py      what only the Cave can say
turn.py         its turn: collect, shape, place Treasure
tiles.py        its hand: filling edges, supplying tiles, placing Treasure
deals.py        Event and Treasure cards it chooses for the Knight
omens.py        paying for omens and the six of them
contract.py     questions, events and the board, declared
view.py         the board as a seat sees it;  text.py  the same in a terminal
observe.py      the same as numbers;  why.py  why a thing cannot be chosen
role.py         what the table asks it;  manifest.py  what it adds to the game
"""
