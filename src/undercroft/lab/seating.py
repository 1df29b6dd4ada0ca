"""Who sits where: bots by name, the last one repeated for the remaining seats."""

from undercroft.engine.errors import BadInput
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

RANDOM = "random"
LONGEST = 100_000
"""Decisions after which a game that is to be kept counts as endless, unless another number is given."""


class Seating:
    """The bots of a table. Random seats are played inside the engine."""

    def __init__(self, game: str, names: list[str]) -> None:
        self.names = names
        self.only_random = all(name == RANDOM for name in names)
        self._bots: list[object] = []
        if not self.only_random:
            from undercroft.bots import make_bot

            self._bots = [make_bot(name, game) for name in names]

    def decide(self, match: Match, seat: int, luck: Luck) -> int:
        """What the bot of this seat answers."""
        if self.names[seat] == RANDOM:
            options = match.legal_actions(seat)
            return options.nth(luck.below(len(options)))
        from undercroft.bots import Bot, Chair

        bot = self._bots[seat]
        assert isinstance(bot, Bot)
        return bot.decide(Chair(match, seat), luck)

    def play_out(self, match: Match, luck: Luck, limit: int) -> int:
        """Play to the end; the number of decisions made."""
        if self.only_random and match.record is None:
            return match.playout(luck, limit)
        made = 0
        while match.waiting is not None and made < limit:
            seat = match.next_seat()
            match.play(seat, self.decide(match, seat, luck))
            made += 1
        return made

    def play_to_the_end(self, match: Match, luck: Luck, limit: int = LONGEST) -> None:
        """Play a game that must have an end. Raises `BadInput` if it has none after so many decisions."""
        self.play_out(match, luck, limit)
        if match.waiting is not None:
            raise BadInput(f"the game has no end after {limit} decisions; try another seed, other bots or options")


def bot_names() -> list[str]:
    """The bots there are."""
    try:
        from undercroft.bots import LEVELS
    except ImportError:
        return [RANDOM]
    return list(LEVELS)


def bots_of(text: str) -> tuple[str, ...]:
    """Bots as people write them, separated by commas."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise BadInput(f"--bots {text!r} has an empty name; it must look like adept,random")
    return names


def seated(game: str, seats: int, names: tuple[str, ...]) -> Seating:
    """Bots for all seats."""
    known = bot_names()
    for name in names:
        if name not in known:
            raise BadInput(f"there is no bot {name!r}; known: {', '.join(known)}")
    if len(names) > seats:
        raise BadInput(f"{len(names)} bots do not fit on {seats} {'seat' if seats == 1 else 'seats'}")
    filled = list(names or (RANDOM,))
    while len(filled) < seats:
        filled.append(filled[-1])
    return Seating(game, filled)
