"""Vault Wars: hidden items, random peeks, open and sealed auctions, powers with timing.

cards.py        what is printed: items, vaults, heroes, workers, numbers;  reading.py  how `data` is read
actions.py      what players can say: the verbs and what they name
state.py        the state, the verbs that write it, and questions about it
knowledge.py    what each seat knows about face-down cards; worlds it cannot rule out
values.py       what items are worth: sales, sets, fees, the score sheet;  appraisal.py  what a vault may be worth
set_up.py       decks, heroes, vaults and the draft
prepare.py      Phase I: the vaults of the round, hiring workers
lot.py          what an auction remembers
powers.py       windows in which artifacts and workers may be used;  winning.py  those at the end of an auction
auction.py      Phase II: the standard auction;  vaults.py  the special ones
mysterious.py   the third bidder of the two-player game
choosing.py     a secret choice of several cards;  get_paid.py  Phase III;  end_of_round.py  Phase IV
scoring.py      the end;  rounds.py  the whole game
contract.py     questions, events and views, declared
view.py         what one seat sees;  text.py  the same in a terminal;  observe.py  the same as numbers
why.py          why a thing cannot be chosen
game.py         the facts the engine asks for
"""
