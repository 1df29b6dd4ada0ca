"""Bots that think where the table is, one thought after another.

A bot is given a world its seat cannot rule out, as on a server: never the true one.
"""

import logging
from collections.abc import Iterator

from undercroft.bots import Budget, Chair, make_bot
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.server.table.bot_names import temper_of
from undercroft.server.table.log import CHANCE, Holder
from undercroft.server.table.seats import STAND_IN
from undercroft.server.table.surroundings import below, new_seed
from undercroft.server.thinking.answers import Hint, facts_told

logger = logging.getLogger("undercroft.server")

SECONDS = 1.5
"""How long a bot that searches may think; plain Python in a browser gets a tenth as far as a server in that time."""
ADVISER = "adept"
"""Who gives hints: at once, and no weaker here than a search that gets nowhere."""


def answers_of(match: Match, seat: int, holder: Holder) -> Iterator[tuple[int, str | None]]:
    """What a bot answers, and if that leads nowhere what a simpler one does; with the level that had to stand in."""
    numbers = match.legal_actions(seat).numbers
    if len(numbers) > 1:
        own = f"{holder.level or STAND_IN}:{temper_of(holder.name)}"
        for level in dict.fromkeys((own, STAND_IN)):
            try:
                answer = _thought(match, seat, level)
            except Exception:
                logger.exception("bot failed", extra={"bot": level, "game": match.game.key})
                continue
            if answer in numbers:
                yield answer, None if level == own else level
    only = len(numbers) == 1 or holder.level == CHANCE
    yield numbers[below(len(numbers))], None if only else CHANCE


def _thought(match: Match, seat: int, level: str) -> int:
    luck = Luck.of(new_seed(16))
    chair = Chair(match.imagine(seat, luck.fork()), seat)
    return make_bot(level, match.game).decide(chair, luck, Budget(seconds=SECONDS))


def hint_of(match: Match, seat: int, decision: int) -> Hint:
    """What a good player would answer in this seat, and why."""
    luck = Luck.of(new_seed(16))
    bot = make_bot(ADVISER, match.game)
    chair = Chair(match.imagine(seat, luck.fork()), seat)
    reason = bot.explain(chair, bot.decide(chair, luck, Budget(seconds=SECONDS)))
    instead = reason.instead if reason.instead >= 0 else None
    facts, against = facts_told(reason.facts), facts_told(reason.against)
    return Hint(seat, decision, reason.number, ADVISER, facts, instead, against)
