"""A table on this device, and whoever looks at it."""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import chain

from undercroft.engine.errors import IllegalAnswer
from undercroft.engine.serialize import Json
from undercroft.server.history.answers import ReplayLine
from undercroft.server.local.bots import answers_of
from undercroft.server.local.codec import line_of
from undercroft.server.table import log
from undercroft.server.table.changed_rules import plan_rules_changed, record_as_played
from undercroft.server.table.commands import AnyCommand, Person
from undercroft.server.table.log import CLOSED, RUNNING, VACANT, LogEntry
from undercroft.server.table.news import Message
from undercroft.server.table.playing import plan_bot_answer, plan_clock
from undercroft.server.table.projection import Projection
from undercroft.server.table.refusals import Refused
from undercroft.server.table.respond import Step, respond, step
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import Surroundings, new_id

logger = logging.getLogger("undercroft.server")

PREFIX = "local-"
"""How the id of a table or a game on this device begins; no server gives such a one."""


@dataclass
class KeptReplay:
    """A finished game as it is kept."""

    line: ReplayLine
    seed: str | None
    record: str


@dataclass
class Kept:
    """What must be kept before anybody hears of it."""

    table: str | None = None
    number: int = 0
    line: str = ""
    """The log entry of this number."""
    listed: Json | None = None
    """What a list of tables shows."""
    campaign: Json | None = None
    """What a list of campaigns shows, at a table that has one."""
    replay: KeptReplay | None = None


@dataclass
class Viewer:
    """Somebody's line to a table."""

    sent: int
    seats: list[int]


@dataclass
class Here(Surroundings):
    """A table on the only device there is: whoever looks at it is here."""

    viewers: dict[int, Viewer] = field(default_factory=dict)
    thinking: set[int] = field(default_factory=set)

    def new_id(self) -> str:
        return PREFIX + new_id()

    def lag_of(self, person: str | None) -> tuple[bool, int | None]:
        return person is not None and bool(self.viewers), None


class LocalTable:
    """One table. What it adds to its log lies in `kept` until somebody takes it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.here = Here()
        self.state = TableState()
        self.kept: list[Kept] = []

    # Its log.

    def read(self, entries: list[LogEntry]) -> None:
        """Follow what was kept of it. A game whose rules have changed meanwhile is closed with a word."""
        if not entries:
            raise Refused("no-such-table")
        self.state = TableState.of(entries)
        if self.state.unplayable() is not None:
            before = self.state
            made = step(before, plan_rules_changed(before, self.here), self.here)
            body = made.entry.body
            assert isinstance(body, log.RulesChanged)
            left = None
            if before.phase == RUNNING and body.replay is not None:
                left = self._replay(body.replay, made.entry.at, before, record_as_played(before))
            self._take(made, left)

    def open(self, person: Person, body: log.Opened) -> None:
        entry = LogEntry(1, self.here.now(), body, person.id, None)
        self._take(Step(entry, self.state.after(entry)))

    def perform(self, person: Person, command: AnyCommand) -> int:
        """Carry out a command, once; the number of its log entry. Raises `Refused`."""
        known = self.state.commands.get((person.id, command.command))
        if known is not None:
            return known
        return self._carry_out(lambda: respond(self.state, person, command, self.here))

    def go_on(self) -> None:
        """Let one bot answer, or the clock strike, if that is what everybody waits for."""
        bots = self.state.bots_to_move()
        self.here.thinking.clear()
        if bots:
            self._let_bot(bots[0])
        elif self.state.phase == RUNNING and self.state.vote is None:
            deadline = self.state.deadline
            if deadline is not None and deadline <= self.here.now():
                self._carry_out(lambda: step(self.state, plan_clock(self.state, deadline, self.here), self.here))

    def _let_bot(self, seat: int) -> None:
        state = self.state
        assert state.match is not None
        decision = state.decision(seat)
        scripted = state.scripted_answer(seat)
        written = [] if scripted is None else [(scripted, None)]
        for answer, instead in chain(written, answers_of(state.match, seat, state.holders[seat])):
            try:
                plan = plan_bot_answer(state, seat, decision, answer, instead, self.here)
                self._take(step(state, plan, self.here))
                return
            except Exception:
                # The rules stumbled over this answer; perhaps another one leads on.
                logger.exception("rules failed", extra={"table": self.id, "line": state.number})

    def wait(self, pause: int) -> int | None:
        """Milliseconds after which it goes on by itself; None where people are waited for, or nobody looks."""
        state = self.state
        if not self.here.viewers or state.phase != RUNNING:
            return None
        if state.bots_to_move():
            return pause
        if state.deadline is None or state.vote is not None:
            return None
        return max(0, state.deadline - self.here.now())

    def _carry_out(self, respond: Callable[[], Step]) -> int:
        try:
            made = respond()
        except Refused:
            raise
        except IllegalAnswer:
            raise Refused("not-an-option") from None
        except Exception:
            logger.exception("rules failed", extra={"table": self.id, "line": self.state.number})
            raise Refused("engine-failure") from None
        self._take(made)
        return self.state.number

    def _take(self, made: Step, left: KeptReplay | None = None) -> None:
        self.state = made.after
        entry, state = made.entry, made.after
        replay = left
        if isinstance(entry.body, log.Started | log.Moved) and entry.body.replay is not None:
            assert state.match is not None
            assert state.match.record is not None
            record = state.match.record.text(state.match.game.actions)
            replay = self._replay(entry.body.replay, entry.at, state, record)
        line = line_of(entry)
        self.kept.append(Kept(self.id, entry.number, line, self.listed(entry.at), self._campaign(entry.at), replay))

    # What lists show.

    def listed(self, at: int) -> Json:
        """A line of the list of tables, and when it was last changed."""
        state = self.state
        assert state.game is not None
        waiting = [state.holders[seat] for seat in state.asked()]
        return {
            "id": self.id,
            "game": state.game.key,
            "name": state.setup.name,
            "seats": len(state.holders),
            "taken": sum(1 for holder in state.holders if holder.kind != VACANT),
            "state": CLOSED if state.is_learnt else state.phase,
            "waiting": [holder.name for holder in waiting],
            "yours": True,
            "your_turn": any(holder.person is not None for holder in waiting),
            "campaign": state.series is not None,
            "reminded": False,
            "lesson": state.learns,
            "changed": at,
        }

    def _campaign(self, at: int) -> Json | None:
        series, state = self.state.series, self.state
        if series is None or state.game is None:
            return None
        info = series.info(state.holders)
        return {
            "id": self.id,
            "game": state.game.key,
            "name": state.setup.name,
            "state": state.phase,
            "players": info.players,
            "games": len(info.games),
            "champion": info.champion,
            "your_turn": any(state.holders[seat].person is not None for seat in state.asked()),
        }

    def _replay(self, id: str, at: int, state: TableState, record: str) -> KeptReplay:
        assert state.game is not None
        outcome = state.match.outcome if state.match is not None else None
        winners, ending = (list(outcome.winners), outcome.ending) if outcome is not None else ([], "")
        names = [holder.name for holder in state.holders]
        line = ReplayLine(id, state.game.key, len(names), names, at, winners, ending)
        return KeptReplay(line, state.seed if outcome is not None else None, record)

    # Its viewers.

    def projection(self) -> Projection:
        return Projection(self.id, self.state, self.here)

    def enter(self, viewer: int, person: Person, muted: Iterable[str], since: int | None) -> Message:
        """Somebody begins to look; what they are told first."""
        self.here.viewers[viewer] = Viewer(self.state.number, self.state.seats_of(person.id))
        return self.projection().welcome(person.id, set(muted), since)

    def news(self, person: Person, muted: Iterable[str]) -> list[tuple[int, Message]]:
        """What has changed for each viewer since the last time."""
        found: list[tuple[int, Message]] = []
        shown, state = self.projection(), self.state
        for id, viewer in self.here.viewers.items():
            if state.number > viewer.sent:
                found.append((id, shown.update(person.id, set(muted), viewer.sent, viewer.seats)))
                viewer.sent, viewer.seats = state.number, state.seats_of(person.id)
        bots = set(state.bots_to_move()[:1]) if self.here.viewers else set()
        if bots != self.here.thinking:
            self.here.thinking = bots
            found += [(id, self.projection().presence()) for id in self.here.viewers]
        return found
