"""Emerald Skulls for tests: luck does what the test says.

table = sit(3)                       # seat 0 tumbles, the roll is never locked
table.buys(3)
table.says(1, "bet final-jewel first")
table.rolls("3 5 ☠")
table.places("nose 1-0")
table.is_asked(0, "check")
"""

from collections.abc import Mapping
from typing import Any, Self

from tests.kit import table as kit
from tests.kit.table import blank, spelt
from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.waiting import CLOCK, LUCK, Chance
from undercroft.games.emerald_skulls.dice import ROLLS
from undercroft.terminal.drawing import draw
from undercroft.words import words_for

GAME = games.find("emerald-skulls")
FACES = ("1", "2", "3", "4", "5", "☠")
LEVELS = ("lower-jaw", "upper-jaw", "nose", "eyes", "gem")


def start(seats: int, seed: int = 1, cards: Mapping[str, Any] | None = None, **settings: object) -> Match:
    """A fresh match with luck of its own."""
    given = {"expansion": True, **spelt(settings)} if seats > 6 else spelt(settings)
    return Match.start(GAME, given, seats=seats, seed=seed, cards=cards)


def sit(seats: int, cards: Mapping[str, Any] | None = None, **settings: object) -> "Table":
    """A match whose luck the test decides; seat 0 tumbles first and the roll is not locked unless told otherwise."""
    given: dict[str, object] = {"first_tumbler": "1", "window": 0}
    if seats > 6:
        given["expansion"] = True
    return Table(blank(GAME, seats, cards, **{**given, **settings}))


def played(seats: int, seed: int, **settings: Any) -> Match:
    """A match played to its end; like people, tumblers rarely buy dear dice."""
    match = start(seats, seed, **settings)
    luck = Luck.of(f"tests {seed}")
    while match.waiting is not None:
        asked = match.waiting.seats()
        seat = asked[luck.below(len(asked))]
        options = match.legal_actions(seat)
        about = match.waiting.about
        k = luck.below(2 if about == "buy" and len(options) > 1 else len(options))
        match.play(seat, options.nth(k))
    return match


def drawn(table: "Table") -> list[str]:
    """The table as a terminal shows it to a spectator, in English."""
    return draw(table.match.view(None), words_for("en", GAME.key))


class Table(kit.Table):
    def gears(self, seat: int) -> int:
        return int(self.view()["players"][seat]["gears"])

    def cubes(self, seat: int) -> int:
        return int(self.view()["players"][seat]["cubes"])

    def markers(self, seat: int) -> int:
        return int(self.view()["players"][seat]["markers"])

    def bet(self, key: str, seat: int | None = None) -> dict[str, Any]:
        """A bet as a viewer sees it."""
        table = self.match.view(seat)["table"]
        for card in table["cards"]:
            for bet in card["bets"]:
                if bet["bet"] == key:
                    found: dict[str, Any] = bet
                    return found
        raise AssertionError(f"{key} is not in play")

    def stack(self, key: str) -> list[int | str]:
        """Who lies on a bet, from the bottom."""
        return [marker["rival"] or marker["seat"] for marker in self.bet(key)["markers"]]

    def level(self, key: str) -> tuple[int, int]:
        """Numbered dice and skulls on a level."""
        for level in self.view()["board"]:
            if level["level"] == key:
                return level["numbered"], level["skulls"]
        raise AssertionError(key)

    # Doing.

    def clock(self) -> Self:
        return self.says(CLOCK, "time-up")

    @property
    def tumbler(self) -> int:
        return int(self.view()["tumbler"])

    def buys(self, dice: int) -> Self:
        return self.says(self.tumbler, f"buy {dice}")

    def rolls(self, faces: str) -> Self:
        """Close the betting window if one is open, and let the dice fall like this."""
        waiting = self.match.waiting
        assert waiting is not None
        if waiting.about == "bets":
            self.says(self.tumbler, "roll")
        while self.match.waiting is not None and self.match.waiting.about == "bet":
            self.says(self.match.waiting.seats()[0], "pass")
        waiting = self.match.waiting
        assert isinstance(waiting, Chance)
        assert waiting.about == "roll"
        shown = faces.split()
        assert len(shown) == self.view()["pool"], f"the pool is {self.view()['pool']} dice"
        self.match.resolve_chance(ROLLS[len(shown)].index([shown.count(face) for face in FACES]))
        return self

    def places(self, what: str) -> Self:
        return self.says(self.tumbler, f"place {what}")

    def goes_on(self) -> Self:
        return self.says(self.tumbler, "go-on")

    def stops(self) -> Self:
        return self.says(self.tumbler, "stop")

    def draws(self, outcome: int, order: list[int] | None = None) -> Self:
        """Let luck decide something of the set-up."""
        self.match.resolve_chance(outcome, order)
        return self

    def given(self, **changes: Any) -> Self:
        """Change the position; the rest of the supply follows the gears."""
        if "gears" in changes and "supply" not in changes:
            data = self.match.to_json()
            changes["supply"] = data["supply"] + sum(data["gears"]) - sum(changes["gears"])
        return super().given(**changes)


def decided_by_luck(match: Match) -> list[int]:
    """The outcomes of luck in a record."""
    assert match.record is not None
    return [entry.number for entry in match.record.entries if entry.seat == LUCK]


def run_turn(table: Table, dice: int, *steps: str) -> Table:
    """A whole turn of the tumbler: "roll -> placement" steps joined by going on; "stop" and rerolls as said.

    >>> run_turn(sit(2), 3, "3 3 3 -> nose 3-0").view()["tumbler"]
    1
    """
    table.buys(dice)
    for step in steps:
        roll, _, answer = step.partition(" -> ")
        if table.about_of(table.tumbler) == "check":
            table.goes_on()
        table.rolls(roll)
        if answer in ("spend-cube", "pick-nose", "accept-bust"):
            table.says(table.tumbler, answer)
        elif answer.endswith(", stop"):
            table.places(answer.removesuffix(", stop"))
            table.stops()
        elif answer:
            table.places(answer)
    return table


def piled(*dice: int) -> tuple[str, ...]:
    """The steps of a turn that places so many numbered dice on each level from the lower jaw up, and all its dice.

    >>> piled(0, 0, 2, 0, 1)
    ('3 3 1 -> nose 2-0', '5 -> gem 1-0')
    """
    pool = sum(dice)
    steps: list[str] = []
    for level, number in enumerate(dice):
        if number:
            roll = " ".join([FACES[level]] * number + ["1"] * (pool - number))
            steps.append(f"{roll} -> {LEVELS[level]} {number}-0")
            pool -= number
    return tuple(steps)


def overrule(table: Table, bet: str) -> Table:
    """Seat 2 clashes with seat 1 on a bet, and the tumbler lets 2 go below 1, who may take the marker back."""
    table.says(2, f"bet {bet} first").says(2, f"confirm {bet} second").says(2, f"dispute {bet}")
    return table.says(0, f"swap-order {bet} second")
