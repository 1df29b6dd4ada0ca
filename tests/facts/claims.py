"""A claim is a fact at a position; a walk plays a game by its hints and checks whatever they claim."""

import importlib
import importlib.util
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from undercroft import games
from undercroft.bots import Budget, Chair, make_bot
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match


class Claim(NamedTuple):
    """What a reason says of an answer, and where."""

    match: Match
    """The match before the answer, as it truly is."""
    seat: int
    number: int
    kind: str
    args: dict[str, Any]

    @property
    def table(self) -> Any:
        """What the seat sees."""
        return self.match.view(self.seat)["table"]

    @property
    def option(self) -> dict[str, str]:
        """The answer's own arguments."""
        return dict(self.match.game.actions.named(self.number))

    @property
    def answers(self) -> int:
        """How many answers have been given before."""
        return answers_in(self.match)

    @property
    def verb(self) -> str:
        return self.match.game.actions.verb_of(self.number).key

    def worlds(self, count: int) -> Iterator[Match]:
        """Worlds the seat cannot rule out, other ones than those the reason has counted."""
        luck = Luck.of(f"check {self.seat} {self.number}")
        for _ in range(count):
            world = self.match.imagine(self.seat, luck)
            if world.waiting is not None and len(world.waiting.seats()) != 1:
                world.reopen()
            yield world

    def after(self, world: Match | None = None) -> Match:
        """The match when the answer has been given, before luck has a say."""
        clone = (world or self.match).copy()
        clone.pause_at_chance = True
        clone.play(self.seat, self.number)
        return clone

    def counts(self, so: Callable[[Match], bool]) -> bool:
        """Whether "in `worlds` of `of`" fits how often it is so in other worlds: off by no more than luck can be."""
        stated, of = self.args["worlds"], self.args["of"]
        tried = 60
        found = sum(so(world) for world in self.worlds(tried))
        share = (stated + found + 1) / (of + tried + 2)
        spread = (share * (1 - share) * (1 / of + 1 / tried)) ** 0.5
        return bool(abs(stated / of - found / tried) <= 4.5 * spread + 0.02)


def answers_in(match: Match) -> int:
    """How many answers a match has had, luck's among them."""
    assert match.record is not None
    return len(match.record.entries)


Check = Callable[[Claim], bool]


def checks_of(key: str) -> dict[str, Check]:
    """The checks of a game; none for a game whose facts nobody checks yet."""
    name = f"tests.facts.{games.folder_of(key)}"
    if importlib.util.find_spec(name) is None:
        return {}
    found: dict[str, Check] = importlib.import_module(name).CHECKS
    return {"only": lambda claim: len(claim.match.legal_actions(claim.seat).numbers) == 1, **found}


class Walk:
    """Hinted decisions, and what was wrong in them."""

    def __init__(self, key: str, level: str = "adept", budget: Budget | None = None) -> None:
        self.game = games.find(key)
        self.level = level
        self.budget = budget or Budget(iterations=12)
        self.checks = checks_of(key)
        self.decisions = 0
        self.bare = 0
        """Decisions about which nothing could be said."""
        self.checked: Counter[str] = Counter()
        self.wrong: list[str] = []

    def go(self, decisions: int, seed: int = 1) -> None:
        """Look at so many real decisions, in one game after another with every number of seats."""
        while self.decisions < decisions:
            seats = self.game.least_seats + seed % (self.game.most_seats - self.game.least_seats + 1)
            self.play(Match.start(self.game, seats=seats, seed=seed), seed, decisions)
            seed += 1

    def play(self, match: Match, seed: int, decisions: int) -> None:
        luck = Luck.of(seed)
        bots = [make_bot(self.level, self.game) for _ in range(match.seats)]
        while match.waiting is not None and self.decisions < decisions:
            seat = match.next_seat()
            chair = Chair(match, seat)
            number = bots[seat].decide(chair, luck, self.budget)
            if len(chair.options()) > 1:
                self.look(match, seat, number, f"game {seed}, {answers_in(match)} answers on")
            match.play(seat, number)

    def look(self, match: Match, seat: int, number: int, where: str) -> None:
        """Check what would be said for this answer."""
        reason = make_bot("adept", self.game).explain(Chair(match, seat), number)
        self.decisions += 1
        self.bare += not reason.facts
        for answer, facts in ((reason.number, reason.facts), (reason.instead, reason.against)):
            for kind, args in facts:
                claim = Claim(match, seat, answer, kind, args)
                self.checked[kind] += 1
                if kind not in self.checks:
                    self.wrong.append(f"{where}: nobody checks {kind}")
                elif not self.checks[kind](claim):
                    self.wrong.append(f"{where}, seat {seat}, {claim.verb} {claim.option}: {kind} {args}")
