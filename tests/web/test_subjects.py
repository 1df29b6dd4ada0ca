"""What an event is about is declared by arguments that name things a board can draw."""

import pytest

from undercroft.engine.contract import EventType, Seat


def test_a_subject_is_an_argument_that_names_a_thing() -> None:
    assert EventType("won", beat="step", subject=("seat",), seat=Seat).subject == ("seat",)


@pytest.mark.parametrize("subject", ["card", "count"])
def test_a_subject_that_names_nothing_is_refused(subject: str) -> None:
    with pytest.raises(ValueError, match=subject):
        EventType("won", beat="step", subject=(subject,), seat=Seat, count=int)
