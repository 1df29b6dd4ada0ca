"""How a table looked on the way: between the beats of what an answer led to.

A frame is told as what to change in the view that the same message brings, so that a viewer needs nothing else.
"""

import logging
from collections.abc import Iterator, Mapping

from undercroft.engine.match import Match
from undercroft.engine.record import Entry
from undercroft.engine.state import Frame as EngineFrame
from undercroft.engine.state import State
from undercroft.server.table.news import Change, Frame

log = logging.getLogger(__name__)

MOST = 60
"""Of one answer so many frames are told, the last ones."""


class Staging:
    """What one answer led to, beat by beat. Worked out once, when the first viewer wants it."""

    def __init__(self, number: int, before: Match, entries: list[Entry]) -> None:
        self.number = number
        """The log entry of the answer."""
        self.before = before
        self.entries = entries
        self._frames: list[EngineFrame] | None = None

    @property
    def frames(self) -> list[EngineFrame]:
        if self._frames is None:
            self._frames = self.before.frames(self.entries)[-MOST:]
        return self._frames

    def after(self, told: list[bool], event: int) -> State | None:
        """How it stood after the beat of an event, of those marked in `told`; None where that is the end."""
        return next((state for events, state in self._heard(told) if events > event), None)

    def seen(self, seat: int | None, told: list[bool], end: Mapping[str, object]) -> list[Frame]:
        """The frames of a seat (None: a spectator), which heard the events marked in `told` and sees `end` now."""
        try:
            return [frame_of(events, state, seat, end) for events, state in self._heard(told)]
        except Exception:
            # The way there is an ornament: no table stands still for want of it.
            log.exception("no frames of log entry %s", self.number)
            return []

    def _heard(self, told: list[bool]) -> list[tuple[int, State]]:
        """How it stood after so many events that a viewer heard; what it did not hear belongs to the beat before."""
        found = {sum(told[: frame.events]): frame.state for frame in self.frames}
        return [(events, state) for events, state in found.items() if 0 < events < sum(told)]


def frame_of(events: int, state: State, seat: int | None, end: Mapping[str, object]) -> Frame:
    """How a seat saw this state, as what to change in what it sees now."""
    return Frame(events, list(changes(end, state.view(-1 if seat is None else seat))))


def changes(base: object, other: object, path: str = "") -> Iterator[Change]:
    """What to change in one piece of JSON data to get another, as a JSON Patch (RFC 6902).

    A list of another length is replaced as a whole.
    """
    if isinstance(base, Mapping) and isinstance(other, Mapping):
        for key, value in other.items():
            at = f"{path}/{pointer(key)}"
            if key in base:
                yield from changes(base[key], value, at)
            else:
                yield Change("add", at, value)
        for key in base:
            if key not in other:
                yield Change("remove", f"{path}/{pointer(key)}", None)
    elif isinstance(base, list) and isinstance(other, list) and len(base) == len(other):
        for i in range(len(base)):
            yield from changes(base[i], other[i], f"{path}/{i}")
    elif base != other or type(base) is not type(other):
        yield Change("replace", path, other)


def pointer(key: object) -> str:
    """A key as a part of a JSON pointer (RFC 6901)."""
    return str(key).replace("~", "~0").replace("/", "~1")
