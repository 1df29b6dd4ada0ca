"""What a page may ask of the tables on its device. Every call gives one piece of JSON, an `Outcome`:

    {"keep": [...], "tell": [[viewer, message]], "answer": {"status", "body"}, "missing": [kind, id], "wait": [id, ms]}

Whoever holds it stores what is to be kept, then tells and answers. Where storing fails it tells nobody and lets the
table be forgotten. What is `missing` it looks for in its store, loads it, and asks again.
"""

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from undercroft.engine.serialize import Json
from undercroft.server.history.answers import ReplayLine
from undercroft.server.history.finished import FinishedGame, finished_game
from undercroft.server.history.looking_back import Timelines
from undercroft.server.local import routes
from undercroft.server.local.codec import read, read_command, read_line, text_of
from undercroft.server.local.local_table import PREFIX, Kept, KeptReplay, LocalTable
from undercroft.server.table import log
from undercroft.server.table.commands import Mute, Person
from undercroft.server.table.news import Message, Refusal, Saved
from undercroft.server.table.refusals import KEYS, Refused
from undercroft.server.table.surroundings import new_id, now

logger = logging.getLogger("undercroft.server")

PAUSE = 350
"""Milliseconds a bot waits before it answers, so that people can follow."""


class Missing(Exception):
    """Something that may be in the store, and is not in memory."""

    def __init__(self, kind: str, id: str) -> None:
        super().__init__(kind, id)
        self.kind = kind
        self.id = id


@dataclass
class Answer:
    """What a request is answered."""

    status: int
    body: object


@dataclass
class Outcome:
    """What came of a call."""

    keep: list[Kept] = field(default_factory=list)
    tell: list[tuple[int, Message]] = field(default_factory=list)
    answer: Answer | None = None
    missing: tuple[str, str] | None = None
    wait: tuple[str, int] | None = None
    """The table that goes on by itself next, and in how many milliseconds."""


class LocalServer:
    """The tables of a device."""

    def __init__(self, person: str, name: str, pause: int = PAUSE) -> None:
        self.me = Person(person, name)
        self.pause = pause
        self.tables: dict[str, LocalTable] = {}
        self.replays: dict[str, KeptReplay] = {}
        self.timelines = Timelines()
        self.hints = routes.Hints()
        self._games: dict[str, FinishedGame] = {}
        self._lines: dict[int, str] = {}
        """The table each viewer looks at."""
        self._outcome = Outcome()

    # What the holder calls.

    def rename(self, name: str) -> None:
        """The person has another name from now on."""
        self.me = Person(self.me.id, name)

    def load_table(self, id: str, lines: list[str]) -> str:
        """A table as it was kept; no lines: there is none."""
        return self._do(lambda: self._load_table(id, lines))

    def load_replay(self, id: str, text: str | None) -> str:
        """A finished game as it was kept; None: there is none."""
        return self._do(lambda: self._load_replay(id, text))

    def forget(self, id: str) -> str:
        """What memory holds of a table is not what is kept; whoever looked at it comes back. Gives the viewers."""
        self.tables.pop(id, None)
        viewers = [viewer for viewer, table in self._lines.items() if table == id]
        for viewer in viewers:
            del self._lines[viewer]
        return json.dumps(viewers)

    def call(self, method: str, address: str, body: str | None) -> str:
        """A request, as over HTTP."""
        return self._do(lambda: self._call(method, address, body))

    def enter(self, viewer: int, table: str, since: int | None) -> str:
        """A line begins, as over a WebSocket."""
        return self._do(lambda: self._enter(viewer, table, since))

    def hear(self, viewer: int, text: str) -> str:
        """A command on a line."""
        return self._do(lambda: self._hear(viewer, text))

    def leave(self, viewer: int) -> str:
        """A line ends."""
        return self._do(lambda: self._leave(viewer))

    def go_on(self, table: str) -> str:
        """Let a bot answer or the clock strike, if it is time."""
        return self._do(lambda: self.table(table).go_on())

    def _do(self, work: Callable[[], None]) -> str:
        found = self._outcome = Outcome()
        try:
            work()
        except Missing as missing:
            found.missing = (missing.kind, missing.id)
        except Refused as refused:
            found.answer = problem(refused)
        except Exception:
            logger.exception("call failed")
            found.answer = problem(Refused("server-failure"))
        told: list[tuple[int, Message]] = []
        for table in self.tables.values():
            found.keep += table.kept
            table.kept = []
            told += table.news(self.me, ())
        # First the news, so that whoever hears "saved" knows what it led to.
        found.tell = told + found.tell
        found.wait = self._next()
        return text_of(found)

    def _next(self) -> tuple[str, int] | None:
        waits = [(wait, id) for id, table in self.tables.items() if (wait := table.wait(self.pause)) is not None]
        return (min(waits)[1], min(waits)[0]) if waits else None

    # Tables and games.

    def table(self, id: str) -> LocalTable:
        if id not in self.tables:
            raise Missing("table", id)
        return self.tables[id]

    def add(self, body: log.Opened) -> str:
        """A new table; its id."""
        table = LocalTable(PREFIX + new_id())
        table.open(self.me, body)
        self.tables[table.id] = table
        return table.id

    def _load_table(self, id: str, lines: list[str]) -> None:
        table = LocalTable(id)
        table.read([read_line(line) for line in lines])
        self.tables[id] = table

    def replay(self, id: str) -> KeptReplay:
        if id not in self.replays:
            raise Missing("replay", id)
        return self.replays[id]

    def finished(self, id: str) -> FinishedGame:
        """A finished game, laid out."""
        kept = self.replay(id)
        if id not in self._games:
            # One at a time is enough for one reader, and memory is dear on a phone.
            self._games = {id: finished_game(kept.record)}
        return self._games[id]

    def add_replay(self, game: FinishedGame) -> str:
        """A game somebody brings; its id."""
        record, outcome = game.record, game.outcome
        id = PREFIX + new_id()
        names = [""] * record.seats
        line = ReplayLine(id, record.game, record.seats, names, now(), list(outcome.winners), outcome.ending)
        kept = KeptReplay(line, None, record.text(game.game.actions))
        self.replays = {id: kept}
        self._games = {id: game}
        self._outcome.keep.append(Kept(replay=kept))
        return id

    def _load_replay(self, id: str, text: str | None) -> None:
        if text is None:
            raise Refused("no-such-replay")
        self.replays = {id: read(json.loads(text), KeptReplay)}

    # Requests and lines.

    def _call(self, method: str, address: str, body: str | None) -> None:
        content = json.loads(body) if body is not None else None
        self._outcome.answer = Answer(200, routes.answer(self, method, address, content))

    def _enter(self, viewer: int, id: str, since: int | None) -> None:
        table = self.table(id)
        self._lines[viewer] = id
        self._outcome.tell.append((viewer, table.enter(viewer, self.me, (), since)))

    def _hear(self, viewer: int, text: str) -> None:
        id = self._lines.get(viewer)
        if id is None:
            return
        found = json.loads(text)
        command = found.get("command")
        try:
            wish = read_command(found)
            if isinstance(wish, Mute):
                raise Refused("bad-message", reason="nobody else is here")
            number = self.table(id).perform(self.me, wish)
            self._outcome.tell.append((viewer, Saved(wish.command, number)))
        except Refused as refused:
            self._outcome.tell.append((viewer, Refusal(command, refused.key, args_of(refused), refused.key)))

    def _leave(self, viewer: int) -> None:
        id = self._lines.pop(viewer, None)
        if id in self.tables:
            self.tables[id].here.viewers.pop(viewer, None)


def args_of(refused: Refused) -> Json:
    """Arguments for the words `refusal-<key>`; what does not fit is told as `unfit`, for the page to put into words."""
    unfit = refused.unfit
    if unfit is None:
        return dict(refused.args_for_words)
    return {**unfit.args, "unfit": unfit.key, "game": unfit.game}


def problem(refused: Refused) -> Answer:
    """A refusal as the answer to a request."""
    status = KEYS[refused.key]
    body = {"status": status, "key": refused.key, "args": args_of(refused), "detail": refused.key}
    return Answer(status, body)
