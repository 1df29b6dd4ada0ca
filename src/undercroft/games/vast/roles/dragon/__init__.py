"""The Dragon: powers paid with cards and Gems, Sloth, waking and surfacing.

board.py        his board and pure questions about it (Armor, Spirit, payment)
actions.py      what only he can say
turn.py         his turn
moving.py       straight moves under the ground and above it
powers.py       the fourteen powers
sloth.py        Sloth boxes, Wakefulness, waking, surfacing
damage.py       what others do to him
contract.py     questions, events and the board, declared
view.py         the board as a seat sees it;  text.py  the same in a terminal
observe.py      the same as numbers;  why.py  why a thing cannot be chosen
role.py         what the table asks him;  manifest.py  what he adds to the game
"""
