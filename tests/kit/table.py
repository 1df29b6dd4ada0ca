"""A table that speaks in prompts: seats are asked, offered and told things, and answer in the words of a record.

    table.is_asked(0, "bid", offered=["bid tomes-9 left", "bid tomes-9 right"])
    table.refuses(1, "bid coins-4 left")
    table.says(0, "bid tomes-9 left")
    assert table.heard("bid-placed") == [{"seat": 0, "card": "tomes-9", "position": "left"}]

Each game's folder adds how a position is laid out and what is read off its views. A spectator is the seat None.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

import pytest

from undercroft.engine.errors import BadInput, IllegalAnswer
from undercroft.engine.events import Event
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.record import Record
from undercroft.engine.waiting import CHANCE

Who = int | str
"""A seat by its number, or by a name the game has for it, such as a role."""
ANYONE: Final = -2
"""For `heard`: whatever was told, no matter to whom."""


def spelt(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings as keyword arguments spell them: `standing_orders` stands for the setting standing-orders."""
    return {key.replace("_", "-"): value for key, value in settings.items()}


def blank(game: Game, seats: int, cards: Mapping[str, Any] | None = None, **settings: Any) -> Match:
    """A match that waits for its luck: nothing has been decided yet."""
    record = Record(game.key, game.version, seats, game.choose(seats, spelt(settings)), cards, "")
    return Match.replay(game, record, check=False)


def arranged(before: Match, data: dict[str, Any], holding: bool = True) -> Match:
    """A match of the same settings in the state this JSON describes; luck waits for the test while `holding`."""
    record = Record(before.game.key, before.game.version, before.state.seats, before.settings, before.cards, "")
    match = Match.from_snapshot(before.game, record, data, Luck.of(1), [0] * before.state.seats)
    match.pause_at_chance = holding
    return match


class Table:
    """A match under the hand of a test."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: list[Event] = []
        """What the last answer brought about."""

    def seat_number(self, who: Who) -> int:
        """The number of a seat; a game whose seats have names looks them up here."""
        assert isinstance(who, int)
        return who

    # Asking.

    @property
    def about(self) -> str:
        """What anybody (or luck) is asked; "over" when nobody is asked any more."""
        return self.match.waiting.about if self.match.waiting else "over"

    @property
    def seats_asked(self) -> list[int]:
        return list(self.match.waiting.seats()) if self.match.waiting else []

    @property
    def asked(self) -> tuple[str, list[int]]:
        """The open question and who is asked."""
        return self.about, self.seats_asked

    @property
    def in_chance(self) -> bool:
        """Whether luck must decide something next."""
        return self.match.waiting is not None and self.match.waiting.kind >= CHANCE

    def about_of(self, seat: Who) -> str | None:
        """What this seat is asked."""
        question = self.match.question(self.seat_number(seat))
        return None if question is None else str(question["about"])

    def offered(self, seat: Who | None = None, verb: str = "") -> list[str]:
        """The answers a seat (else the first that is asked) may give, as text; only those of one verb if named."""
        actions = self.match.game.actions
        numbers = self.match.legal_actions(self.match.next_seat() if seat is None else self.seat_number(seat))
        texts = [actions.text(number) for number in numbers]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def is_asked(self, seat: Who, about: str, offered: Sequence[str] | None = None) -> None:
        """Fail unless this question is open to this seat, with exactly these answers where they are given."""
        assert self.about_of(seat) == about, f"seat {seat} is asked {self.about_of(seat)}, not {about}"
        if offered is not None:
            assert sorted(self.offered(seat)) == sorted(offered)

    def is_not_asked(self, seat: Who) -> None:
        assert self.about_of(seat) is None, f"seat {seat} is asked {self.about_of(seat)}"
        assert self.offered(seat) == []

    # Answering.

    def says(self, seat: Who, *answers: str) -> Self:
        """Answer as a record keeps it, such as "bid tomes-9 left"; several answers one after the other."""
        for answer in answers:
            self.told = self.match.play(self.seat_number(seat), self.match.game.actions.parse(answer)).events
            self.answered()
        return self

    def say(self, *answers: str) -> Self:
        """The same for whoever is asked."""
        for answer in answers:
            self.says(self.match.next_seat(), answer)
        return self

    def refuses(self, seat: Who, answer: str) -> None:
        """Fail unless the answer is refused and nothing changes."""
        before = self.match.fingerprint()
        with pytest.raises((IllegalAnswer, BadInput)):
            self.match.play(self.seat_number(seat), self.match.game.actions.parse(answer))
        assert self.match.fingerprint() == before

    def answered(self) -> None:
        """Called after every answer: a game may decide here what is left to luck."""

    def play_out(self, luck: Luck) -> Self:
        """Play to the end at random."""
        while self.match.waiting is not None:
            seat = self.match.next_seat()
            numbers = self.match.legal_actions(seat)
            self.match.play(seat, numbers.nth(luck.below(len(numbers))))
        return self

    # Hearing and seeing.

    def _events(self, seat: Who | None) -> list[Event]:
        if seat == ANYONE:
            return self.match.history().events
        return self.match.events(None if seat is None else self.seat_number(seat))

    def heard(self, *keys: str, seat: Who | None = ANYONE) -> list[dict[str, Any]]:
        """The arguments of every event of these kinds so far, or of those a seat was told."""
        return [dict(event.args) for event in self._events(seat) if event.key in keys]

    def last_heard(self, key: str, seat: Who | None = ANYONE) -> dict[str, Any]:
        found = self.heard(key, seat=seat)
        assert found, f"nobody told seat {seat} about {key}"
        return found[-1]

    def keys_heard(self, *keys: str, seat: Who | None = ANYONE) -> list[str]:
        """What has happened so far, in order; only events of these kinds if any are named."""
        return [event.key for event in self._events(seat) if event.key in keys or not keys]

    def view(self, seat: Who | None = None) -> dict[str, Any]:
        """The table as a seat sees it."""
        found: dict[str, Any] = self.match.view(None if seat is None else self.seat_number(seat))["table"]
        return found

    # Arranging.

    def given(self, **changes: Any) -> Self:
        """Change fields of the position while somebody is asked; luck waits for the test from here on."""
        self.match = arranged(self.match, {**self.match.to_json(), **changes})
        return self


class Seat:
    """One seat of a table, for tests that give players a name: `ada = table.seat(0)`, `ada.says("pass")`."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    def offered(self) -> list[str]:
        return self.table.offered(self.number)

    def is_asked(self, about: str, offered: Sequence[str] | None = None) -> None:
        self.table.is_asked(self.number, about, offered)

    def is_not_asked(self) -> None:
        self.table.is_not_asked(self.number)

    def says(self, *answers: str) -> Table:
        return self.table.says(self.number, *answers)
