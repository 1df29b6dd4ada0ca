"""A command and the log of a table so far give one new log entry, and the table after it.

Every no is a `Refused`. Nothing given is changed: whoever cannot store the entry simply keeps the table it had.
"""

from typing import NamedTuple

from undercroft.server.table.commands import (
    Admit,
    Answer,
    AnyCommand,
    Cast,
    Close,
    Configure,
    Lock,
    MomentRead,
    Mute,
    Nudge,
    PassHost,
    Person,
    Release,
    Rematch,
    Remove,
    Replace,
    Say,
    SetBot,
    Silence,
    Sit,
    Stand,
    Start,
    Undo,
    Vote,
)
from undercroft.server.table.conditions import admitted
from undercroft.server.table.hosting import (
    plan_close,
    plan_lock,
    plan_nudge,
    plan_pass_host,
    plan_remove,
    plan_silence,
)
from undercroft.server.table.learning import plan_moment_read
from undercroft.server.table.log import CLOSED, LogEntry
from undercroft.server.table.plan import Plan
from undercroft.server.table.playing import plan_answer, plan_start, plan_undo, plan_vote
from undercroft.server.table.refusals import Refused
from undercroft.server.table.seats import plan_admit, plan_bot, plan_release, plan_replace, plan_sit, plan_stand
from undercroft.server.table.setup import plan_cast, plan_configure, plan_rematch, plan_say
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import Surroundings


class Step(NamedTuple):
    """A new log entry, and the table after it."""

    entry: LogEntry
    after: TableState


def respond(table: TableState, person: Person, command: AnyCommand, around: Surroundings) -> Step:
    """The next step of a table. Raises `Refused`; a command that is in the log already is the caller's to find."""
    return step(table, plan_of(table, person, command, around), around, person.id, command.command)


def plan_of(table: TableState, person: Person, command: AnyCommand, around: Surroundings) -> Plan:
    admitted(table, person)
    if table.phase == CLOSED:
        raise Refused("table-closed")
    match command:
        case Answer():
            return plan_answer(table, person, command, around)
        case Undo():
            return plan_undo(table, person, command, around)
        case Vote():
            return plan_vote(table, person, command, around)
        case Start():
            return plan_start(table, person, around)
        case Sit():
            return plan_sit(table, person, command)
        case Stand():
            return plan_stand(table, person, command)
        case SetBot():
            return plan_bot(table, person, command)
        case Replace():
            return plan_replace(table, person, command, around)
        case Release():
            return plan_release(table, person, command)
        case Nudge():
            return plan_nudge(table, person, command, around)
        case Admit():
            return plan_admit(table, person, command)
        case Remove():
            return plan_remove(table, person, command)
        case PassHost():
            return plan_pass_host(table, person, command)
        case Lock():
            return plan_lock(table, person, command)
        case Silence():
            return plan_silence(table, person, command)
        case Close():
            return plan_close(table, person, command)
        case Configure():
            return plan_configure(table, person, command)
        case Cast():
            return plan_cast(table, person, command)
        case MomentRead():
            return plan_moment_read(table, person, command)
        case Rematch():
            return plan_rematch(table, person)
        case Say():
            return plan_say(table, person, command, around)
        case Mute():
            raise Refused("bad-message", reason="mute is no matter of the table")


def step(
    table: TableState, plan: Plan, around: Surroundings, person: str | None = None, command: str | None = None
) -> Step:
    """What a plan comes to."""
    entry = LogEntry(table.number + 1, around.now(), plan.body, person, command)
    return Step(entry, table.after(entry, plan.match))
