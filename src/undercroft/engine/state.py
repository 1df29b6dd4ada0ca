"""The state of a game: a stack of procedures, a table of faces, and the game's own fields.

A game subclasses `State`, adds fields of ints and short lists of ints, and answers the questions at the end
of this file about itself. Rules live in procedures; the state only remembers.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from undercroft.engine.actions import contains
from undercroft.engine.arrays import vec
from undercroft.engine.errors import IllegalAnswer
from undercroft.engine.events import Event
from undercroft.engine.faces import EVERYBODY, Faces, bit
from undercroft.engine.luck import Luck
from undercroft.engine.observation import Observation
from undercroft.engine.outcome import Outcome
from undercroft.engine.procedure import INTERRUPTING, Procedure
from undercroft.engine.serialize import Json
from undercroft.engine.waiting import Ask, AskAny, Waiting, to_list


class Frame:
    """How it stood when `events` events had been told, the last of them a beat or what belongs to it."""

    def __init__(self, events: int, state: "State") -> None:
        self.events: Final = events
        self.state: Final = state


class Frames:
    """Collects how a game stands after each beat."""

    def __init__(self, beats: frozenset[str]) -> None:
        self.beats: Final = beats
        self.found: Final[list[Frame]] = []

    def told(self, state: "State") -> None:
        """An event was told; a beat among them begins a frame."""
        if state.events[-1].key in self.beats:
            self.found.append(Frame(len(state.events), state.copy()))

    def stepped(self, state: "State") -> None:
        """What else a step did belongs to the last beat."""
        if self.found:
            self.found[-1] = Frame(len(state.events), state.copy())


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """Everything that changes while a game is played, as plain data."""

    SHARED: ClassVar[tuple[str, ...]] = ("emitting", "events", "frames")
    """Fields that are no part of the game: see `serialize`. A game adds its own, such as its book of constants."""
    HISTORY: ClassVar[tuple[str, ...]] = ("reveals",)
    """Fields that say how the game came here, not where it stands: kept, but no part of a fingerprint."""

    def __init__(self, seats: int, faces: Faces) -> None:
        self.seats: int = seats
        self.faces: Faces = faces
        self.stack: list[Procedure] = []
        self.outcome: Outcome | None = None
        self.reveals: int = 0
        """How often something has become known that is on no card of `faces`."""
        self.emitting: bool = False
        """Whether anybody listens; steps build events only then."""
        self.events: list[Event] = []
        self.frames: Frames | None = None
        """Keeps how it stood after each beat, where somebody wants to see that."""

    def reveal_count(self) -> int:
        """How often anybody has learned anything: the barrier no undo may cross."""
        return self.faces.reveal_count + self.reveals

    # The verbs of every procedure.

    def note_reveal(self) -> None:
        """Somebody has learned something, if only that another cannot or will not act: no undo goes back beyond this.

        Cards of `faces` that are shown note it themselves.
        """
        self.reveals += 1

    def call(self, procedure: Procedure) -> None:
        """Run this procedure next; the caller goes on afterwards."""
        self.stack.append(procedure)

    def finish(self, outcome: Outcome) -> None:
        """The game is over, and everybody is told so by the event `game-over`."""
        self.outcome = outcome
        self.emit("game-over", {"ending": outcome.ending, "winners": outcome.winners})
        self.stack.clear()

    def unwind(self, kind: type) -> Procedure:
        """Drop every procedure above the nearest one of this kind, and return that one."""
        while self.stack:
            top = self.stack[-1]
            if isinstance(top, kind):
                return top
            self.stack.pop()
        raise AssertionError(f"no {kind.__name__} is under way")

    def emit(self, key: str, args: dict[str, object]) -> None:
        """Tell everybody what happened, once it has. Guard with `if g.emitting:` on the hot path."""
        if self.emitting:
            self._tell(Event(key, args))

    def emit_to(self, seat: int, key: str, args: dict[str, object]) -> None:
        """Tell one seat."""
        if self.emitting:
            self._tell(Event(key, args, bit(seat)))

    def emit_except(self, seat: int, key: str, args: dict[str, object]) -> None:
        """Tell everybody but one seat."""
        if self.emitting:
            self._tell(Event(key, args, EVERYBODY & ~bit(seat)))

    def _tell(self, event: Event) -> None:
        self.events.append(event)
        if self.frames is not None:
            self.frames.told(self)

    def offer_asides(self, waiting: Waiting) -> None:
        """Put the asides that the asking procedure leaves room for next to its question."""
        if isinstance(waiting, Ask):
            room = self.stack[-1].room_for_asides()
            if room:
                waiting.offer_beside(self.asides(waiting.seat, room == INTERRUPTING))

    def answers(self, waiting: Waiting, seat: int) -> list[int]:
        """What this seat may answer to the open question, worked out now if nobody has wanted to know before."""
        if isinstance(waiting, AskAny) and waiting.on_demand and contains(seat, waiting.asked):
            return to_list(self.options(waiting, seat))
        return waiting.numbers(seat)

    def options(self, waiting: AskAny, seat: int) -> vec[i64]:
        """The same for a seat that a window asks on demand, as machine numbers."""
        if waiting.known_seat != seat:
            # Copies share the question, but only as long as they stand where it was asked.
            waiting.known = self.stack[-1].may_say(self, seat)
            waiting.known_seat = seat
        return waiting.known

    def phase(self) -> str:
        """The phase of the game, read off the stack; empty where no procedure names one."""
        for i in range(len(self.stack) - 1, -1, -1):
            if self.stack[i].PHASE:
                return self.stack[i].PHASE
        return ""

    def copy_base_into(self, clone: "State") -> None:
        """Give a fresh clone the engine's part of this state (for hand-written `copy`)."""
        clone.seats = self.seats
        clone.faces = self.faces.copy()
        clone.stack = [procedure.copy() for procedure in self.stack]
        clone.outcome = self.outcome
        clone.reveals = self.reveals
        clone.emitting = False
        clone.events = []
        clone.frames = None

    # What a game answers about itself.

    def copy(self) -> "State":
        """A clone that shares nothing but constants. Override where speed counts; see `copy_base_into`."""
        from undercroft.engine.serialize import clone

        made = clone(self)
        assert isinstance(made, State)
        made.emitting = False
        made.events = []
        made.frames = None
        return made

    def view(self, seat: int) -> Mapping[str, object]:
        """What this seat (-1: a spectator) can see, built field by field."""
        raise NotImplementedError

    def observe(self, seat: int, into: Observation) -> None:
        """Write what this seat can see as numbers, in the order of the layout that the game declares."""
        raise NotImplementedError

    def odds(self) -> Json | None:
        """The chances of what may come, from what everybody can see; None where the game computes none.

        Expensive: computed on request, and no part of a view.
        """
        return None

    def asides(self, seat: int, interrupting: bool) -> list[int]:
        """What this seat may do next to a question put to it; when `interrupting`, though something is half done."""
        return []

    def use_aside(self, seat: int, action: int) -> Procedure:
        """The procedure that carries out an aside."""
        raise IllegalAnswer("this game has no asides")

    def redeal(self, seat: int, luck: Luck) -> None:
        """Turn this state into a world the seat cannot rule out. Override to re-deal more than faces."""
        self.faces.redeal(seat, luck)

    def redeal_countable(self, seat: int, luck: Luck) -> None:
        """Deal anew what this seat is not shown but could have counted, such as secret gold.

        Imagined worlds keep it, for a bot may count. The law of undo does not: nothing may depend on it that a seat
        is shown for an answer it can take back.
        """

    def census(self) -> dict[str, int]:
        """How many components of each kind exist; no entry may ever change it."""
        return {}
