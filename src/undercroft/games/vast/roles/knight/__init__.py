"""The Knight: cubes, Encounters, equipment, Treasures, Sidequests, Grit.

board.py        her board and pure questions about it (statistics, cubes)
actions.py      what only she can say
turn.py         her turn: pick up, move and act
encounter.py    entering tiles, attacks, collecting
grit.py         gaining and losing Grit and cubes
items.py        equipment and Treasure cards
sidequests.py   her ten Sidequests
events.py       the Event cards as she resolves them
infestation.py  Ambushes when nobody plays the Goblins
thefts.py       what the Thief takes from her
contract.py     questions, events and the board, declared
view.py         the board as a seat sees it;  text.py  the same in a terminal
observe.py      the same as numbers;  why.py  why a thing cannot be chosen
role.py         what the table asks her;  manifest.py  what she adds to the game
"""
