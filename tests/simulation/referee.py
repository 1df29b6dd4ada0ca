"""What must hold after every step, found out from the stored log alone.

The referee follows the log as another process would, and holds against it every message at the moment it is sent,
and everything a guest knows after having read one.
"""

import json
import re
from collections.abc import Callable
from typing import Any

from tests.server import canaries
from tests.simulation.database import Database
from tests.simulation.process import Run
from undercroft import games
from undercroft.engine.faces import bit
from undercroft.engine.match import Match
from undercroft.engine.serialize import Json
from undercroft.server.storage.codec import encode, read_body, read_snapshot
from undercroft.server.table.log import RUNNING, LogEntry
from undercroft.server.table.projection import Projection, moment, seen_events
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import Surroundings

VOLATILE = ("here", "lag", "thinking")
"""What is told of a seat and not stored."""
EXCUSED = 2.0
"""Seconds after a failure of the database in which a process may tell people that it cannot store."""
FAULTS = ("server-failure", "engine-failure")
UNASKED = ("not-asked", "stale-decision", "not-an-option", "not-running", "not-your-seat")
"""Refusals of an answer that follow from the log alone."""


class Broken(Exception):
    """A promise of the server is broken."""


class Watched:
    """One table, as the log tells it."""

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []
        self.states: list[TableState] = []
        """The table after each entry of its log."""
        self.commands: dict[tuple[str, str], int] = {}
        self.known: dict[int, set[str]] = {}
        """Words of hidden cards a seat (-1: a spectator) has had a chance to know in this game."""
        self.began = 0
        self.at: list[float] = []

    @property
    def now(self) -> TableState:
        return self.states[-1]


class Referee:
    """Sees everything that is stored and everything that is told."""

    def __init__(self, database: Database, fail: Callable[[BaseException], None], time: Callable[[], float]) -> None:
        self.database = database
        self.tables: dict[str, Watched] = {}
        self.words: dict[str, set[str]] = {}
        self.checks = 0
        self.promises = 0
        self._fail = fail
        self._time = time
        self._row = 0
        self._answers: dict[tuple[str, str], tuple[int, Json]] = {}
        """Answers by person and command, and how many entries the log had when each was sent first."""
        self._moments: dict[tuple[str, int, int | None], Any] = {}
        self._seen_words: dict[str, tuple[set[str], set[str]]] = {}

    # What is stored.

    def committed(self) -> None:
        """A transaction is done: read what is new."""
        query = 'SELECT rowid, "table", number, at, body, person, command FROM lines WHERE rowid > ? ORDER BY rowid'
        try:
            for row, table, number, at, body, person, command in self.database.read(query, self._row):
                self._row = row
                self._follow(table, LogEntry(number, at, read_body(body), person, command))
        except Broken as broken:
            self._fail(broken)
        except Exception as bad:
            self._fail(Broken(f"the log cannot be followed: {bad!r}"))

    def _follow(self, id: str, entry: LogEntry) -> None:
        table = self.tables.setdefault(id, Watched())
        self._must(entry.number == len(table.entries) + 1, f"table {id[:4]}: entry {entry.number} is out of order")
        if entry.person is not None and entry.command is not None:
            command = (entry.person, entry.command)
            self._must(command not in table.commands, f"command {command} is stored twice")
            table.commands[command] = entry.number
        table.entries.append(entry)
        table.states.append(table.now.after(entry) if table.states else TableState.of([entry]))
        table.at.append(self._time())
        self._learn(table)
        self.checks += 1

    def _learn(self, table: Watched) -> None:
        """Who may know what from now on."""
        state = table.now
        if state.match is None or state.game is None:
            return
        if state.began != table.began:
            table.began = state.began
            table.known = {}
        if state.match_changed != state.number:
            return
        fresh = [event for event in state.events if event.number == state.number]
        for seat in (*range(len(state.holders)), -1):
            known = table.known.setdefault(seat, set())
            known |= canaries.known_words(state.match, seat)
            told = [event.row.args for event in fresh if event.row.audience & bit(seat)]
            known |= words_in(json.dumps(told))
            if seat >= 0:
                known |= words_in(json.dumps(state.match.question(seat)))

    # What is told.

    def told(self, owner: Run, id: str, person: str | None, text: str) -> None:
        """A process sends a message: nothing in it may be more than what is stored."""
        try:
            self._check_message(owner, id, person, text)
        except Broken as broken:
            self._fail(broken)

    def answered(self, id: str, person: str | None, command: str, number: int) -> None:
        """A process says that a command is stored."""
        try:
            stored = self.tables[id].commands.get((person or "", command))
            self._must(stored == number, f"{command} is acknowledged as entry {number} and stored as {stored}")
            self.promises += 1
        except Broken as broken:
            self._fail(broken)

    def wished(self, id: str, person: str | None, fields: Json) -> None:
        """Somebody sends a command for the first time."""
        if fields["type"] == "answer" and id in self.tables:
            self._answers[person or "", fields["command"]] = len(self.tables[id].states), fields

    def refused(self, owner: Run, id: str, person: str | None, command: str | None, key: str) -> None:
        """A process says that a command is not done."""
        try:
            table = self.tables.get(id)
            stored = table.commands.get((person or "", command or "")) if table is not None else None
            self._must(stored is None, f"{command} is refused ({key}) although it is stored as entry {stored}")
            self._must(key not in FAULTS, f"{command} is refused with {key}")
            if key == "not-stored":
                self.excused(owner)
            if key in UNASKED and table is not None and (person or "", command or "") in self._answers:
                first, fields = self._answers[person or "", command or ""]
                meanwhile = table.states[first - 1 :]
                proper = all(is_proper(state, person, fields) for state in meanwhile)
                self._must(not proper, f"{command} is refused ({key}) although it was proper all the time")
        except Broken as broken:
            self._fail(broken)

    def excused(self, owner: Run) -> None:
        """A process says that it could not store: then the database has said no to it."""
        failed = self.database.failures.get(owner)
        excuse = not owner.ready or (failed is not None and self._time() - failed < EXCUSED)
        self._must(excuse, f"{owner} says that it cannot store, and nothing is wrong")

    def _check_message(self, owner: Run, id: str, person: str | None, text: str) -> None:
        message = json.loads(text)
        kind = message["type"]
        self.checks += 1
        if kind in ("welcome", "update"):
            stored = len(self.tables[id].entries)
            self._must(message["number"] <= stored, f"entry {message['number']} is told and {stored} are stored")
            self._look_for_secrets(id, person, text, message["number"])
        elif kind == "saved":
            self.answered(id, person, message["command"], message["number"])
        elif kind == "refused":
            self.refused(owner, id, person, message["command"], message["key"])
        elif kind == "gone":
            self._must(message["key"] not in FAULTS, f"a line is closed with {message['key']}")
            if message["key"] == "not-stored":
                self.excused(owner)

    def _look_for_secrets(self, id: str, person: str | None, text: str, number: int) -> None:
        table = self.tables[id]
        state = table.states[number - 1]
        # When a game is over everything may be known, to the last card.
        if state.game is None or state.match is None or table.now.phase != RUNNING:
            return
        self._must(state.seed not in text, "the seed of a game is told")
        self._must(not any(str(word) in text for word in state.luck if word > 1_000_000), "luck to come is told")
        if state.began != table.began:
            return
        seats = table.now.seats_of(person) + state.seats_of(person)
        known = set().union(*(table.known.get(seat, set()) for seat in (*seats, -1)))
        leaked = (words_in(text) & self._hidden_words(state.game.key)) - known
        where = [text[max(text.index(f'"{word}"') - 60, 0) :][:100] for word in sorted(leaked)[:2]]
        self._must(not leaked, f"{sorted(leaked)} are told to {person}, who may not know them: {where}")

    def _hidden_words(self, key: str) -> set[str]:
        """Names of cards that nothing but a card bears, and that are not printed where everybody sees them."""
        if key not in self.words:
            game = games.find(key)
            seats = game.least_seats
            views = [Match.start(game, seats=max(seats, 2), seed=seed).view(None) for seed in range(8)]
            always = set.intersection(*[words_in(json.dumps(view)) for view in views])
            always |= {*game.questions, *game.events, *(verb.key for verb in game.actions.verbs)}
            self.words[key] = canaries.all_words(key) - always
        return self.words[key]

    # What is known.

    def no_way_back(self, person: str | None, before: int, after: int) -> None:
        """Nobody is shown a table as it was before what they have seen."""
        if after < before:
            self._fail(Broken(f"{person} knew entry {before} and is shown entry {after}"))

    def compare(self, id: str, person: str | None, line: Any) -> None:
        """What a guest has made of all messages is what a fresh look at the stored log would show."""
        try:
            self._compare(id, person, line)
        except Broken as broken:
            self._fail(broken)

    def _compare(self, id: str, person: str | None, line: Any) -> None:
        state = self.tables[id].states[line.number - 1]
        seats: list[int | None] = [*state.seats_of(person)] or [None]
        where = f"{person} at entry {line.number}"
        self.checks += 1
        if state.match is not None:
            self._must(set(line.views) == set(seats), f"{where} sees as {list(line.views)} instead of {seats}")
            for seat in seats:
                expected, shown = (
                    self._moment(id, line.number, seat),
                    {**(line.views[seat] or {}), "number": line.number},
                )
                if expected != shown:
                    self._must(False, f"{where} sees another moment as seat {seat}: {difference(expected, shown)}")
                self._compare_events(state, seat, line, where)
        info = json.loads(encode(Projection(id, state, Surroundings()).info(person)))
        self._must(steady(info) == steady(line.table), f"{where}: {difference(steady(info), steady(line.table))}")
        chat = [each.number for each in state.chat]
        heard = [each["number"] for each in line.chat]
        self._must(heard == chat, f"{where} has heard {heard} of what was said in {chat}")

    def _compare_events(self, state: TableState, seat: int | None, line: Any, where: str) -> None:
        told = [
            (each["number"], each["key"], each["undone"] or any(a <= each["number"] <= b for a, b in line.undone))
            for each in line.events.get(seat, [])
        ]
        expected = [(each.number, each.key, each.undone) for each in seen_events(state, seat, 0)]
        self._must(told == expected, f"{where} was told {told[-3:]} as seat {seat} instead of {expected[-3:]}")

    def _moment(self, id: str, number: int, seat: int | None) -> Any:
        key = (id, number, seat)
        if key not in self._moments:
            found = json.loads(encode(moment(self.tables[id].states[number - 1], seat)))
            self._moments[key] = found
        return self._moments[key]

    # What stays.

    def finish(self) -> None:
        """The whole log, read anew, leads to the same tables; lists and replays fit it."""
        for id, table in self.tables.items():
            snapshots = self.database.read(
                'SELECT body FROM snapshots WHERE "table" = ? ORDER BY number DESC LIMIT 1', id
            )
            afresh = [TableState.of(table.entries)]
            if snapshots:
                afresh.append(TableState.of(table.entries, read_snapshot(snapshots[0][0])))
            for again in afresh:
                for seat in (*range(len(again.holders)), None):
                    same = encode(moment(again, seat)) == encode(moment(table.now, seat))
                    self._must(same, f"table {id[:4]} is another one when its log is read anew")
            row = self.database.read("SELECT last, state FROM tables WHERE id = ?", id)
            self._must(row == [(table.now.number, table.now.phase)], f"table {id[:4]} is listed as {row}")
            for replay in table.now.replays:
                count = self.database.read("SELECT count(*) FROM replays WHERE id = ?", replay)
                self._must(count == [(1,)], f"the replay {replay} is kept {count} times")

    def _must(self, holds: bool, otherwise: str) -> None:
        if not holds:
            raise Broken(otherwise)


def is_proper(state: TableState, person: str | None, fields: Json) -> bool:
    """Whether an answer is one to the open question of a seat of this person."""
    seat = fields["seat"]
    if state.phase != RUNNING or state.match is None or seat not in state.seats_of(person):
        return False
    asked = seat in state.asked() and state.decision(seat) == fields["decision"]
    return asked and fields["n"] in state.match.legal_actions(seat)


def words_in(text: str) -> set[str]:
    return set(re.findall(r'"([a-z0-9-]+)"', text))


def steady(info: Json) -> Json:
    """What is told of a table, without what is not stored."""
    seats = [{key: value for key, value in seat.items() if key not in VOLATILE} for seat in info["seats"]]
    requests = [{**each, "near": []} for each in info["requests"]]
    return {**info, "seats": seats, "requests": requests, "watching": 0}


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first place where two JSON values differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}):
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (mine, yours) in enumerate(zip(one, other, strict=True)):
            if mine != yours:
                return difference(mine, yours, f"{path}[{i}]")
    return f"{path}: {str(one)[:80]} is {str(other)[:80]}"
