"""The Goblins: three Tribes, Rage, War cards, Monsters and Secrets.

board.py        their board and pure questions about it (Strength, Perception, slots)
actions.py      what only they can say
turn.py         their turn: the five phases
war.py          choosing a War card, populating the Tribes
monsters.py     drawing and assigning Monsters
secrets.py      drawing, playing and losing Secrets
losses.py       losing Population, scattering
marching.py     how far a Tribe gets, and the way there
activation.py   one Tribe's activation: moving and acting
attacks.py      striking Knight, Thief, Dragon and Crystals; the Ambush
damage.py       what the other roles do to a Tribe
contract.py     questions, events and the board, declared
view.py         the board as a seat sees it;  text.py  the same in a terminal
observe.py      the same as numbers;  why.py  why a thing cannot be chosen
role.py         what the table asks them;  manifest.py  what they add to the game
"""
