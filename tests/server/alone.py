"""Tables without database, sockets or event loop, as a simulation holds them."""

from collections.abc import Callable
from typing import Any

from undercroft.server.storage.codec import encode
from undercroft.server.table.commands import Answer, AnyCommand, Person, Sit, Start
from undercroft.server.table.log import LogEntry
from undercroft.server.table.opening import NewTable, opened
from undercroft.server.table.projection import Projection
from undercroft.server.table.respond import Step, respond
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import Surroundings

ADA, BORIS = Person("ada", "Ada"), Person("boris", "Boris")


class Still(Surroundings):
    """A place where time passes, and people are away, only when a test says so, and chance is known."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1_000
        self.away: set[str] = set()

    def now(self) -> int:
        return self.time

    def is_away(self, person: str, acted: int) -> bool:
        return person in self.away

    def new_id(self) -> str:
        return "an-id"

    def new_seed(self) -> str:
        return "a seed"


class Alone:
    """A table and its log, as a simulation holds them."""

    def __init__(self, game: str, seats: int = 2, **wish: Any) -> None:
        self.around = Still()
        self.log = [LogEntry(1, 0, opened(ADA, NewTable(game, seats, **wish)), ADA.id)]
        self.state = TableState.of(self.log)

    def does(self, person: Person, make: Callable[..., AnyCommand], /, **fields: Any) -> None:
        self.take(respond(self.state, person, make(command=f"c{len(self.log)}", **fields), self.around))

    def take(self, step: Step) -> None:
        self.log.append(step.entry)
        self.state = step.after

    def answers(self, seat: int, n: int | None = None, decision: int | None = None) -> None:
        match = self.state.match
        assert match is not None
        person = ADA if self.state.holders[seat].person == ADA.id else BORIS
        found = match.legal_actions(seat).nth(0) if n is None else n
        self.does(person, Answer, seat=seat, decision=decision or self.state.decision(seat), n=found)

    def shown(self, person: Person) -> bytes:
        return encode(Projection("t", self.state, self.around).welcome(person.id, (), None))


def table_of_two(game: str, **wish: Any) -> Alone:
    table = Alone(game, **wish)
    table.does(BORIS, Sit, seat=1)
    table.does(ADA, Start)
    return table
