"""The Thief: quick hands, three Stat tokens, and a stash at the Entrance.

board.py        what lies on his board, and what follows from it (statistics, costs)
actions.py      what only he can say
turn.py         his turn: assign Stat tokens, then move and act
moving.py       where he can step and climb
taking.py       Loot, Pickpocket, Pick Lock, Backstab, Hide Loot
stashing.py     bringing loot home, and the upgrades it buys
dying.py        being struck, evading, dropping everything
contract.py     questions, events and the board, declared
view.py         the board as a seat sees it;  text.py  the same in a terminal
observe.py      the same as numbers;  why.py  why a thing cannot be chosen
role.py         what the table asks him;  manifest.py  what he adds to the game
"""
