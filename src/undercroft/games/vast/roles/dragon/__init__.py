"""The Dragon: powers paid with cards and Gems, Sloth, waking and surfacing.

board.py      his board and pure questions about it (Armor, Spirit, payment)
actions.py       what only he can say
moving.py     straight moves under the ground and above it
powers.py     the fourteen powers
sloth.py      Sloth boxes, Wakefulness, waking, surfacing
damage.py  what others do to him
turn.py       his turn
role.py       what the table asks him;  manifest.py  what he adds to the game
"""
