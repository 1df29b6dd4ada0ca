"""Emerald Skulls: one tumbler presses a row of dice, everybody else bets on how it ends.

cards.py       what is printed: betting cards, prices, payouts (read from `data`)
bets.py        what each bet says, and whether it can still come true
dice.py        rolls as face counts with exact weights
actions.py     what players can say: the verbs and what they name
state.py       the state, and pure questions about it
set_up.py      gears, betting cards, opposition deck, first tumbler
turn.py        turns: Buy Dice, Tumble (allow bets, roll, place, check), next tumbler
betting.py     laying bets: doubts, and bettors asked in turn
window.py      laying bets in an open window, with its etiquette
payout.py      the Payout Phase and the end of the game
odds.py        the exact odds of a tumbler's turn under best play;  turn_odds.py  those of the running turn
contract.py    questions, events and views, declared
view.py        what one seat sees;  text.py  the same in a terminal;  observe.py  the same as numbers
why.py         why a thing cannot be chosen
game.py        the facts the engine asks for
"""
