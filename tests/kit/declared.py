"""Law 14 in every rule test: whatever a test brings about, events and questions fit their declarations.

Random games reach the rare ones seldom; the rule tests reach nearly all of them.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from undercroft.engine.events import Event
from undercroft.engine.laws import event_is_declared, question_is_declared
from undercroft.engine.match import Match
from undercroft.engine.waiting import Waiting

REACHED: set[str] = set()
"""What the tests of this process have brought about, such as "vast question orient-tile"."""


@contextmanager
def watched() -> Iterator[None]:
    """Check all that recorded matches ask and tell."""
    heard, number_questions = Match._heard, Match._number_questions

    def hear(match: Match) -> list[Event]:
        events = heard(match)
        for event in events:
            REACHED.add(f"{match.game.key} event {event.key}")
            event_is_declared(match.game, event)
        return events

    def number(match: Match, waiting: Waiting, seat: int, same_window: bool) -> None:
        number_questions(match, waiting, seat, same_window)
        REACHED.add(f"{match.game.key} question {waiting.about}")
        for asked in waiting.seats():
            question_is_declared(match, asked)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "_heard", hear)
        patch.setattr(Match, "_number_questions", number)
        yield
