"""Goblin Vaults: bid cards for loot, and store it where it scores. The reference game of this project.

cards.py      what is printed: loot, factions, goals (read from `data`)
actions.py    what players can say: the verbs and what they name
state.py      the state, and pure questions about it (strength, leading bid)
set_up.py     goals, suits, deal, starting card
scheme.py     the Scheme Phase: bids, underbids, Glavrun's bids
warden.py     warden actions (move, draw) and the Warden Phase
vault.py      the Vault Phase: every block card is resolved
scoring.py    the score sheet and the fourteen goals
rounds.py     nine rounds and the end
contract.py   questions, events and views, declared
view.py       what one seat sees;  text.py  the same in a terminal;  observe.py  the same as numbers
why.py        why a thing cannot be chosen
game.py       the facts the engine asks for
"""
