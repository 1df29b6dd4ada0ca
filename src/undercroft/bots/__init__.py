"""Opponents for every seat of every game, in four levels, behind one small door.

    from undercroft.bots import Budget, Chair, make_bot

    bot = make_bot("adept", game)                  # a Game, or its key such as "goblin-vaults"
    chair = Chair(match, seat)                     # what a player at this seat may know, and no more
    answer = bot.decide(chair, luck, Budget(seconds=1.0))
    match.play(seat, answer)
    reason = bot.explain(chair, answer)            # facts, see search/reasons.py; ask BEFORE playing the answer
    words.facts(reason.facts)                      # "wins the lot in 31 of 40 deals; costs your last gear"

Levels mean the same in every game:

- `random`  any legal answer; for tests.
- `novice`  sensible, but misjudges and now and then overlooks the best move.
- `adept`   good heuristics, at once.
- `expert`  searches imagined worlds for as long as the budget allows (about a second on one core).

Bots of a level differ in temper: "adept:cautious" and "adept:bold" win as often as "adept". What is a matter of taste
luck decides; `bot.advise(chair, luck, budget)`, for a hint, keeps to the best. "hints" sits in the arena: a player who
follows hints only.

A bot is told the view of its seat, the question, and worlds the seat cannot rule out (`Chair.imagine`); never
the true state. It may keep a memory between decisions of one match, so use one bot per seat and match. It is
safe to drop it at any time and make a new one: nothing is lost but a little thinking.

`decide` raises `IllegalAnswer` if the seat is not asked anything. With `Budget(iterations=n)` the answer depends
on the luck alone; with seconds it also depends on the machine. Only the expert looks at the budget.

For a worker process: send `match.imagine(seat, luck).to_json()` with the settings, rebuild it there with
`Match.from_json(...)` and put a `Chair` before it. By laws 7 and 13 the decision is the same, and the truth never
leaves the server. Names, pace and fallback (make_bot("random", game) never fails) are the caller's affair.

Rooms: `search/` is the generic search (compiled, knows no game); `judgement/` holds one folder per game, which
says what a position is worth and which answers look good; `levels.py` makes bots of the two; `chair.py` is all they
see. May import the engine, the registry, and each judgement its own game.
"""

from undercroft.bots.chair import Chair
from undercroft.bots.levels import LEVELS, TEMPERS, Bot, make_bot
from undercroft.bots.search.budget import Budget
from undercroft.bots.search.reasons import Fact, Reason

__all__ = ["LEVELS", "TEMPERS", "Bot", "Budget", "Chair", "Fact", "Reason", "make_bot"]
