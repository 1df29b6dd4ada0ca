"""A procedure: a few ids and numbers, and named steps in the order of the rulebook.

The engine keeps the program counter. A step either acts (`-> None`) or asks (returns a `Waiting`, such as an
`Ask`, and changes nothing); one that may do both is annotated `-> Waiting | None`. Whatever comes back (a seat's
answer, luck's outcome, the result of a called procedure) lies in `answer` when the next step runs.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from undercroft.engine.arrays import vec
from undercroft.engine.serialize import clone, fields
from undercroft.engine.waiting import FINISHED, Waiting

OwnState = Any
"""The state of a procedure's own game, whose class only that game knows."""
Step = Callable[[Any, OwnState], Waiting | None]
"""A method of a procedure, given the state of its game. `Any`: which classes, only the game knows."""

NO_ASIDES: Final = 0
INTERRUPTING: Final = 1
"""Something is half done: only asides that may interrupt it."""
ALL_ASIDES: Final = 2


NO_ANSWERS: Final[list[int]] = []
"""What a procedure holds before it has asked; it is replaced and never written to, and so shared."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Procedure:
    """Base of all procedures. A subclass lists STEPS and defines a method for each."""

    STEPS: ClassVar[tuple[str, ...]] = ()
    ASIDES: ClassVar[int] = ALL_ASIDES
    """Which asides may be used next to its questions: NO_ASIDES, INTERRUPTING or ALL_ASIDES."""

    PHASE: ClassVar[str] = ""
    """The phase of the game it makes up; without one it belongs to its caller's."""

    def __init__(self) -> None:
        self.pc: int = 0
        self.answer: int = -1
        self.who: int = -1
        """The seat whose answer it is."""
        self.answers: list[int] = NO_ANSWERS
        """After `AskEach`, the answer of every seat by seat number; after `Shuffle`, the permutation."""
        self.result: int = -1
        """What the caller finds in its `answer` when this procedure has ended."""

    def run_step(self, pc: int, g: OwnState) -> Waiting | None:
        """Run a step; `FINISHED` after the last. `setup.py` gives compiled procedures one that calls steps directly."""
        return self.run_named_step(pc, g)

    def run_named_step(self, pc: int, g: OwnState) -> Waiting | None:
        """Run a step that is found by its name."""
        steps = steps_of(self)
        return steps[pc](self, g) if pc < len(steps) else FINISHED

    def again(self) -> None:
        """Run the current step once more (after whatever it called)."""
        self.pc -= 1

    def goto(self, step: str) -> None:
        """Go on with the named step."""
        self.pc = step_number(self, step)

    def end(self, result: int = -1) -> None:
        """Skip the remaining steps."""
        self.result = result
        self.pc = 1_000_000

    def copy_base_into(self, clone: "Procedure") -> None:
        """Give a fresh clone this procedure's place and answers (for hand-written `copy`)."""
        clone.pc = self.pc
        clone.answer = self.answer
        clone.who = self.who
        if self.answers:
            clone.answers = self.answers.copy()
        clone.result = self.result

    # `Any`: each subclass knows its own class.

    def blank(self) -> Any:
        """Another of the same class, with no field set but `answers`."""
        kind: Any = type(self)  # `__new__` of a class known only now
        made = kind.__new__(kind)
        made.answers = NO_ANSWERS
        return made

    def copy(self) -> "Procedure":
        """A clone that shares nothing. Override where search copies often (docs/decisions/0006-copies.md)."""
        made: Procedure = self.blank()
        self.copy_base_into(made)
        for name in own_fields(self):
            setattr(made, name, clone(getattr(self, name)))
        return made

    def explain(self, g: OwnState, seat: int) -> dict[str, object]:
        """Arguments for the words of the open question, as this seat may know them."""
        return {}

    def room_for_asides(self) -> int:
        """ASIDES, unless the step that asks knows better."""
        return self.ASIDES

    def may_say(self, g: OwnState, seat: int) -> vec[i64]:
        """What this seat may answer, where the step that asks leaves it to be worked out on demand."""
        raise NotImplementedError

    def stale_answers(self, g: OwnState, seat: int) -> list[int]:
        """Answers of an open window that come too late: they are heard, for they may have been on their way, but
        change nothing, and so nobody is to be shown them."""
        return []


_BASE: Final = ("pc", "answer", "who", "answers", "result")
"""What `copy_base_into` copies."""
_OWN: Final[dict[type, list[str]]] = {}


def own_fields(procedure: Procedure) -> list[str]:
    """The names of the fields a subclass has added."""
    kind = type(procedure)
    found = _OWN.get(kind)
    if found is None:
        found = [name for name in fields(procedure)[0] if name not in _BASE]
        if not hasattr(procedure, "__dict__"):
            # An interpreted class may add fields later; a compiled one cannot.
            _OWN[kind] = found
    return found


_STEPS: Final[dict[type, list[Step]]] = {}


def steps_of(procedure: Procedure) -> list[Step]:
    """The steps of a procedure as plain functions, looked up once per class."""
    kind = type(procedure)
    found = _STEPS.get(kind)
    if found is None:
        found = [getattr(kind, name) for name in procedure.STEPS]
        _STEPS[kind] = found
    return found


_NUMBERS: Final[dict[type, dict[str, int]]] = {}


def step_number(procedure: Procedure, step: str) -> int:
    kind = type(procedure)
    numbers = _NUMBERS.get(kind)
    if numbers is None:
        numbers = {name: i for i, name in enumerate(procedure.STEPS)}
        _NUMBERS[kind] = numbers
    number = numbers.get(step)
    if number is None:
        raise ValueError(f"{kind.__name__} has no step {step!r}; its steps are {', '.join(procedure.STEPS)}")
    return number
