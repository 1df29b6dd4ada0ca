"""What is asked over HTTP on a server, by the same addresses and with the same answers."""

import json
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, unquote

from undercroft.engine.errors import BrokenRecord
from undercroft.engine.serialize import Json
from undercroft.server.history.finished import imported_game
from undercroft.server.history.looking_back import (
    missed,
    missed_steps,
    past_moment,
    reason_for,
    round_start,
    round_starts,
)
from undercroft.server.local.bots import hint_of
from undercroft.server.local.codec import read_body, read_command
from undercroft.server.table.commands import Mute
from undercroft.server.table.conditions import asked, own_seat, own_view, running, viewing
from undercroft.server.table.opening import NewTable, opened, opened_from
from undercroft.server.table.refusals import Refused
from undercroft.server.thinking.answers import Hint, Odds
from undercroft.server.thinking.final import finality
from undercroft.server.thinking.why_not import why_not

if TYPE_CHECKING:
    from undercroft.server.local.local_server import LocalServer

Query = Mapping[str, str]
Handler = Callable[["LocalServer", str, Query, object], object]

MOST_MOMENTS = 50


def answer(server: "LocalServer", method: str, address: str, body: object) -> object:
    """The answer to a request. Raises `Refused`."""
    path, _, query = address.partition("?")
    for verb, pattern, handler in ROUTES:
        found = re.fullmatch(pattern, path)
        if verb == method and found is not None:
            id = unquote(found[1]) if found.groups() else ""
            return handler(server, id, dict(parse_qsl(query)), body)
    raise Refused("no-such-page")


def _whole(query: Query, key: str) -> int:
    found = _whole_or_none(query, key)
    if found is None:
        raise Refused("bad-message", reason=f"{key} is missing")
    return found


def _whole_or_none(query: Query, key: str) -> int | None:
    try:
        return int(query[key]) if key in query else None
    except ValueError:
        raise Refused("bad-message", reason=f"{key} is no whole number") from None


# Tables.


def open_table(server: "LocalServer", _: str, __: Query, body: object) -> object:
    return {"id": server.add(opened(server.me, read_body(body, NewTable)))}


def table_info(server: "LocalServer", id: str, _: Query, __: object) -> object:
    return server.table(id).projection().info(server.me.id)


def command(server: "LocalServer", id: str, _: Query, body: object) -> object:
    wish = read_command(body)
    if isinstance(wish, Mute):
        raise Refused("bad-message", reason="nobody else is here")
    return {"number": server.table(id).perform(server.me, wish)}


def moment(server: "LocalServer", id: str, query: Query, _: object) -> object:
    shown = server.table(id).projection()
    seat = _whole_or_none(query, "seat")
    own_view(shown.table, server.me, seat)
    return shown.view(seat, _whole_or_none(query, "since") or 0)


def hint(server: "LocalServer", id: str, _: Query, body: object) -> object:
    found = body if isinstance(body, dict) else {}
    seat, decision = found.get("seat"), found.get("decision")
    if not isinstance(seat, int) or not isinstance(decision, int):
        raise Refused("bad-message", reason="seat or decision is missing")
    state = server.table(id).state
    running(state)
    own_seat(state, server.me, seat)
    if not state.hints():
        raise Refused("hints-off")
    match = asked(state, seat, decision)
    return server.hints.of((id, seat, decision), lambda: hint_of(match, seat, decision))


class Hints:
    """The last hint: who asks twice gets the same answer."""

    def __init__(self) -> None:
        self._key: tuple[str, int, int] | None = None
        self._hint: Hint | None = None

    def of(self, key: tuple[str, int, int], make: Callable[[], Hint]) -> Hint:
        if key != self._key or self._hint is None:
            self._key, self._hint = key, make()
        return self._hint


def odds(server: "LocalServer", id: str, _: Query, __: object) -> object:
    state = server.table(id).state
    return Odds(state.number, running(state).odds())


def final(server: "LocalServer", id: str, query: Query, _: object) -> object:
    state, seat = server.table(id).state, _whole(query, "seat")
    viewing(state, server.me, seat)
    return finality(state, seat, _whole(query, "decision"), _whole(query, "n"))


def why(server: "LocalServer", id: str, query: Query, _: object) -> object:
    state, seat = server.table(id).state, _whole(query, "seat")
    viewing(state, server.me, seat)
    return why_not(state, seat, query.get("thing", ""))


def past(server: "LocalServer", id: str, query: Query, _: object) -> object:
    state, seat = server.table(id).state, _whole_or_none(query, "seat")
    viewing(state, server.me, seat)
    timeline = server.timelines.of(id, state)
    return past_moment(state, timeline, seat, _whole(query, "entry"), _whole_or_none(query, "event"))


def missed_views(server: "LocalServer", id: str, query: Query, _: object) -> object:
    state, seat = server.table(id).state, _whole_or_none(query, "seat")
    viewing(state, server.me, seat)
    timeline = server.timelines.of(id, state)
    return [missed(state, timeline, step, seat) for step in missed_steps(state, _whole(query, "since"))]


def round_views(server: "LocalServer", id: str, query: Query, _: object) -> object:
    state, seat = server.table(id).state, _whole_or_none(query, "seat")
    viewing(state, server.me, seat)
    timeline = server.timelines.of(id, state)
    return [round_start(state, timeline, start, seat) for start in round_starts(state, seat)]


def reason(server: "LocalServer", id: str, query: Query, _: object) -> object:
    state, seat = server.table(id).state, _whole_or_none(query, "seat")
    viewing(state, server.me, seat)
    return reason_for(state, server.timelines.of(id, state), seat, _whole(query, "entry"))


def running_record(server: "LocalServer", id: str, _: Query, __: object) -> object:
    """The record of the game that is played, as far as it has come; it is on this device anyway."""
    match = server.table(id).state.match
    if match is None or match.record is None:
        raise Refused("not-running")
    return match.record.to_json(match.game.actions)


# Replays.


def replay(server: "LocalServer", id: str, _: Query, __: object) -> object:
    kept = server.replay(id)
    return _finished(server, id).info(id, kept.line.names, kept.line.finished, kept.seed)


def _finished(server: "LocalServer", id: str):  # type: ignore[no-untyped-def]
    try:
        return server.finished(id)
    except BrokenRecord as bad:
        raise Refused("other-rules", version="") from bad


def moments(server: "LocalServer", id: str, query: Query, _: object) -> object:
    first, count = _whole_or_none(query, "first") or 0, _whole_or_none(query, "count") or 20
    return _finished(server, id).moments(_whole_or_none(query, "seat"), first, min(count, MOST_MOMENTS))


def record(server: "LocalServer", id: str, _: Query, __: object) -> object:
    found: Json = json.loads(server.replay(id).record)
    return found


def import_record(server: "LocalServer", _: str, __: Query, body: object) -> object:
    return {"id": server.add_replay(imported_game(json.dumps(body).encode()))}


def go_on(server: "LocalServer", id: str, _: Query, body: object) -> object:
    found = body if isinstance(body, dict) else {}
    step, seat, level = found.get("step"), found.get("seat"), found.get("level")
    game = _finished(server, id)
    if not isinstance(step, int) or not 0 <= step < game.steps:
        raise Refused("no-such-step")
    if not isinstance(seat, int):
        raise Refused("bad-message", reason="seat is missing")
    body_of_table = opened_from(server.me, game.game, game.record, game.starts[step], seat, level)
    return {"id": server.add(body_of_table)}


ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("POST", r"/api/tables", open_table),
    ("GET", r"/api/tables/([^/]+)", table_info),
    ("POST", r"/api/tables/([^/]+)/commands", command),
    ("GET", r"/api/tables/([^/]+)/moment", moment),
    ("POST", r"/api/tables/([^/]+)/hint", hint),
    ("GET", r"/api/tables/([^/]+)/odds", odds),
    ("GET", r"/api/tables/([^/]+)/final", final),
    ("GET", r"/api/tables/([^/]+)/why", why),
    ("GET", r"/api/tables/([^/]+)/past", past),
    ("GET", r"/api/tables/([^/]+)/missed", missed_views),
    ("GET", r"/api/tables/([^/]+)/rounds", round_views),
    ("GET", r"/api/tables/([^/]+)/reason", reason),
    ("GET", r"/api/tables/([^/]+)/record", running_record),
    ("GET", r"/api/replays/([^/]+)", replay),
    ("GET", r"/api/replays/([^/]+)/moments", moments),
    ("GET", r"/api/replays/([^/]+)/record", record),
    ("POST", r"/api/replays", import_record),
    ("POST", r"/api/replays/([^/]+)/continue", go_on),
)
"""Who answers which address; what is missing here a page finds in its own store, or not at all on a device."""
