"""HTTP: identity, lists, tables, replays. The routes translate; deciding is done elsewhere."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, TypeVar, Union

from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.types import ASGIApp

from undercroft import __version__
from undercroft.server.history.answers import PastMoment, Reason, ReplayInfo, ReplayLine, ReplayMoments
from undercroft.server.history.replays import Replays
from undercroft.server.service.health import Health
from undercroft.server.service.live_table import LiveTable
from undercroft.server.service.lobby import CampaignLine, Lobby, Me, campaigns_of, lobby_of
from undercroft.server.service.people import COOKIE, YEAR, People
from undercroft.server.service.tables import Tables
from undercroft.server.settings import Settings
from undercroft.server.storage.codec import encode
from undercroft.server.table.catalogue import Catalogue
from undercroft.server.table.commands import AnyCommand, Person
from undercroft.server.table.conditions import admitted, own_view, viewing
from undercroft.server.table.news import SeatView, TableInfo
from undercroft.server.table.opening import NewTable, opened
from undercroft.server.table.refusals import Refused
from undercroft.server.table.state import TableState
from undercroft.server.thinking.answers import Finality, Hint, Odds, WhyNot
from undercroft.server.thinking.final import finality
from undercroft.server.thinking.why_not import why_not
from undercroft.server.wire import catalogue
from undercroft.server.wire.bodies import (
    Adopt,
    Alive,
    Done,
    GoOn,
    HintWish,
    Imported,
    NewName,
    Opened,
    PersonalLink,
    Readiness,
)
from undercroft.server.wire.border import A_FILE, at_the_border
from undercroft.server.wire.guard import COST
from undercroft.server.wire.limits import plain, strict
from undercroft.server.wire.messages import STRICT_COMMANDS
from undercroft.server.wire.openapi import KNOWN, WithRecord, answers, declared, telling_methods

T = TypeVar("T")
Asked = Request[object, object, State]
TheTables = NamedDependency[Tables]
ThePeople = NamedDependency[People]
TheReplays = NamedDependency[Replays]
TheSettings = NamedDependency[Settings]
Somebody = NamedDependency[Person | None]
if TYPE_CHECKING:
    WishedTable = NewTable
    WishedCommand = AnyCommand
else:
    # What is read is stricter than what the table knows; see `limits`.
    WishedTable = strict(NewTable)
    WishedCommand = Union[STRICT_COMMANDS]  # noqa: UP007 (made at run time)
THING = r"^[a-z][!-~]*$"
RECORD_LIMIT = 4 * 1024 * 1024


def known(person: Person | None) -> Person:
    if person is None:
        raise Refused("no-identity")
    return person


async def entered(tables: Tables, table: str, person: Person | None) -> LiveTable:
    """A table, for somebody who may be there; whoever asks counts as being there."""
    live = await tables.find(table)
    admitted(await live.current(), person)
    live.connections.hear(person)
    return live


async def current(tables: Tables, table: str, person: Person | None) -> TableState:
    """A table as it is stored now, for somebody who may be there."""
    return await (await entered(tables, table, person)).current()


def with_cookie(body: T, token: str, settings: TheSettings) -> Response[T]:
    """An answer that also gives this device an identity."""
    cookie = Cookie(
        key=COOKIE, value=token, httponly=True, samesite="lax", secure=settings.https, max_age=YEAR, path="/"
    )
    return Response(body, cookies=[cookie])


# What there is.


@get("/live", opt={COST: 0})
async def live() -> Alive:
    """Whether this process answers at all; if it does not, start it anew."""
    return Alive("ok")


@get("/ready", responses=answers(Readiness, 503), opt={COST: 0})
async def ready(tables: TheTables, health: NamedDependency[Health]) -> Response[Readiness]:
    """Whether moves can be stored here; if not (503), send people elsewhere and look into the log."""
    return readiness(tables, health)


def readiness(tables: Tables, health: Health) -> Response[Readiness]:
    troubles = health.troubles()
    body = Readiness(
        "unwell" if troubles else "ok", __version__, tables.store.kind, len(tables.live), tables.sockets, troubles
    )
    return Response(body, status_code=503 if troubles else 200)


@get("/health", responses=answers(Readiness, 503), opt={COST: 0})
async def get_health(tables: TheTables, health: NamedDependency[Health]) -> Response[Readiness]:
    """The same as `/api/ready`, by the name it had."""
    return readiness(tables, health)


@get("/games", opt={COST: 3})
async def list_games() -> Catalogue:
    """All games with their options, presets and actions."""
    return await asyncio.to_thread(catalogue.catalogue)


@get("/games/{game:str}/rulebook/{language:str}", opt={COST: 3}, media_type="text/markdown; charset=utf-8")
async def get_rulebook(game: FromPath[str], language: FromPath[str]) -> str:
    """The rulebook of a game."""
    return catalogue.rulebook(game, language)


# Who I am.


@get("/me")
async def get_me(person: Somebody) -> Me:
    """Who this device is."""
    return Me(person.id, person.name) if person is not None else Me(None, "")


@put("/me")
async def put_me(
    data: JSONBody[NewName], person: Somebody, people: ThePeople, tables: TheTables, settings: TheSettings
) -> Response[Me]:
    """Choose a name; creates the guest if there is none."""
    if person is not None:
        renamed = await people.rename(person, data.name)
        return Response(Me(renamed.id, renamed.name))
    tables.budgets.spend("newcomers")
    created, token = await people.create(data.name)
    return with_cookie(Me(created.id, created.name), token, settings)


@post("/me/link", security=KNOWN, status_code=200)
async def make_link(person: Somebody, people: ThePeople) -> PersonalLink:
    """A token that carries my identity to another device, once, as `/me#<token>`; an earlier one is void."""
    return PersonalLink(*await people.link(known(person)))


@post("/me/unlink", security=KNOWN, status_code=200)
async def revoke_link(person: Somebody, people: ThePeople) -> Me:
    """My personal link is void, if it has not been opened yet."""
    await people.revoke(known(person))
    return Me(known(person).id, known(person).name)


@post("/me/only-here", security=KNOWN, status_code=200)
async def forget_others(request: Asked, person: Somebody, people: ThePeople) -> Me:
    """All my other devices forget who they are."""
    await people.forget_others(known(person), request.cookies.get(COOKIE) or "")
    await people.revoke(known(person))
    return Me(known(person).id, known(person).name)


@post("/me/adopt", status_code=200)
async def adopt(data: JSONBody[Adopt], person: Somebody, people: ThePeople, settings: TheSettings) -> Response[Me]:
    """Become, on this device, the person of a personal link; who this device was is replaced only when asked for."""
    found, token = await people.adopt(data.token, person, data.replace)
    return with_cookie(Me(found.id, found.name), token, settings)


@post("/me/forget", status_code=200)
async def forget(request: Asked, people: ThePeople) -> Response[Me]:
    """This device forgets who it is."""
    token = request.cookies.get(COOKIE)
    if token:
        await people.forget(token)
    answer = Response(Me(None, ""))
    answer.delete_cookie(COOKIE)
    return answer


# Tables.


@get("/lobby", opt={COST: 3})
async def get_lobby(tables: TheTables, person: Somebody) -> Lobby:
    """My tables and the public ones."""
    return await lobby_of(tables.store, person)


@get("/campaigns", opt={COST: 3})
async def list_campaigns(tables: TheTables, person: Somebody) -> list[CampaignLine]:
    """The campaigns I play in, the latest first."""
    return await campaigns_of(tables.store, person.id) if person is not None else []


@post("/tables", security=KNOWN)
async def open_table(data: JSONBody[WishedTable], tables: TheTables, person: Somebody) -> Opened:
    """Open a table."""
    return Opened(await tables.add(known(person), opened(known(person), plain(data))))


@get("/tables/{table:str}")
async def get_table(table: FromPath[str], tables: TheTables, person: Somebody) -> TableInfo:
    """What everybody may know about a table."""
    shown = await (await entered(tables, table, person)).projection()
    return shown.info(person.id if person is not None else None)


@post("/tables/{table:str}/commands", security=KNOWN, status_code=200)
async def command(table: FromPath[str], data: JSONBody[WishedCommand], tables: TheTables, person: Somebody) -> Done:
    """Carry out a command, as over the WebSocket."""
    return Done(await tables.perform(await entered(tables, table, person), person, plain(data)))


@get("/tables/{table:str}/moment", responses=answers(SeatView))
async def get_moment(
    table: FromPath[str],
    tables: TheTables,
    person: Somebody,
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
) -> Response[bytes]:
    """What one of my seats, or a spectator, sees now."""
    shown = await (await entered(tables, table, person)).projection()
    own_view(shown.table, person, seat)
    return Response(encode(shown.view(seat, since)), media_type="application/json")


@post("/tables/{table:str}/hint", security=KNOWN, opt={COST: 10}, status_code=200)
async def hint(table: FromPath[str], data: JSONBody[HintWish], tables: TheTables, person: Somebody) -> Hint:
    """What an expert would answer to the open question of one of my seats, where hints are allowed."""
    state = await current(tables, table, person)
    return await tables.advice.hint(table, state, known(person), data.seat, data.decision)


@get("/tables/{table:str}/odds", opt={COST: 3})
async def get_odds(table: FromPath[str], tables: TheTables, person: Somebody) -> Odds:
    """The exact odds of a running game as it stands, where the game can work them out."""
    return await tables.advice.odds(table, await current(tables, table, person))


@get("/tables/{table:str}/final", opt={COST: 3})
async def get_finality(
    table: FromPath[str],
    tables: TheTables,
    person: Somebody,
    seat: FromQuery[int],
    decision: FromQuery[int],
    n: FromQuery[int],
) -> Finality:
    """Whether this answer of one of my seats could not be taken back freely."""
    state = await current(tables, table, person)
    viewing(state, person, seat)
    return finality(state, seat, decision, n)


@get("/tables/{table:str}/why", opt={COST: 2})
async def get_why_not(
    table: FromPath[str],
    tables: TheTables,
    person: Somebody,
    seat: FromQuery[int],
    thing: Annotated[str, QueryParameter(pattern=THING, max_length=120)],
) -> WhyNot:
    """Why a thing (`domain:value`, such as `card:tomes-9`) cannot be chosen by one of my seats now."""
    state = await current(tables, table, person)
    viewing(state, person, seat)
    return why_not(state, seat, thing)


@get("/tables/{table:str}/past")
async def get_past(
    table: FromPath[str],
    tables: TheTables,
    person: Somebody,
    entry: FromQuery[int],
    seat: FromQuery[int | None] = None,
    event: FromQuery[int | None] = None,
) -> PastMoment:
    """What one of my seats, or a spectator, saw after a log entry, or after its event of this index."""
    return await tables.past.moment(table, await current(tables, table, person), person, seat, entry, event)


@get("/tables/{table:str}/missed", responses=answers(list[SeatView]), opt={COST: 5})
async def get_missed(
    table: FromPath[str], tables: TheTables, person: Somebody, since: FromQuery[int], seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """What one of my seats, or a spectator, would have been shown since a log entry: a view an answer, at most 24."""
    found = await tables.past.missed(table, await current(tables, table, person), person, seat, since)
    return Response(encode(found), media_type="application/json")


@get("/tables/{table:str}/rounds", responses=answers(list[SeatView]), opt={COST: 10})
async def get_rounds(
    table: FromPath[str], tables: TheTables, person: Somebody, seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """How a finished game stood for one of my seats, or for a spectator, whenever a round began; the last 60 rounds."""
    found = await tables.past.rounds(table, await current(tables, table, person), person, seat)
    return Response(encode(found), media_type="application/json")


@get("/tables/{table:str}/reason")
async def get_reason(
    table: FromPath[str], tables: TheTables, person: Somebody, entry: FromQuery[int], seat: FromQuery[int | None] = None
) -> Reason:
    """Why a bot answered as it did in an entry of the log, as far as this viewer could follow."""
    return await tables.past.reason(table, await current(tables, table, person), person, seat, entry)


# Replays.


@get("/replays", opt={COST: 3})
async def list_replays(replays: TheReplays, person: Somebody) -> list[ReplayLine]:
    """Finished games I sat at, newest first."""
    return await replays.of(person.id) if person is not None else []


@get("/replays/{replay:str}")
async def get_replay(replay: FromPath[str], replays: TheReplays) -> ReplayInfo:
    """A finished game."""
    return await replays.info(replay)


@get("/replays/{replay:str}/moments")
async def get_moments(
    replay: FromPath[str],
    replays: TheReplays,
    seat: FromQuery[int | None] = None,
    first: Annotated[int, QueryParameter(ge=0)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=50)] = 20,
) -> ReplayMoments:
    """Moments of a finished game, as one seat or (without a seat) a spectator saw them."""
    return await replays.moments(replay, seat, first, count)


@get("/replays/{replay:str}/record", responses=answers(dict))
async def get_record(replay: FromPath[str], replays: TheReplays) -> Response[str]:
    """The record of a finished game, as a file."""
    game, text = await replays.record(replay)
    name = f'attachment; filename="{game}-{replay}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})


@post(
    "/replays",
    security=KNOWN,
    operation_class=WithRecord,
    request_max_body_size=RECORD_LIMIT,
    opt={A_FILE: True, COST: 20},
)
async def import_record(request: Asked, replays: TheReplays, person: Somebody) -> Imported:
    """Add a game by its record, which is checked by playing it through."""
    return Imported(await replays.add(known(person), await request.body()))


@post("/replays/{replay:str}/continue", security=KNOWN)
async def go_on(
    replay: FromPath[str], data: JSONBody[GoOn], replays: TheReplays, tables: TheTables, person: Somebody
) -> Opened:
    """A new table that plays on from a moment of a finished game, against bots."""
    body = await replays.continued(replay, known(person), data.step, data.seat, data.level)
    return Opened(await tables.add(known(person), body))


def api(guard: Callable[[ASGIApp], ASGIApp]) -> Router:
    """All routes under /api, behind a guard."""
    return Router(
        "/api",
        middleware=[guard, telling_methods, at_the_border],
        route_handlers=declared(
            [
                live,
                ready,
                get_health,
                list_games,
                get_rulebook,
                get_me,
                put_me,
                make_link,
                revoke_link,
                forget_others,
                adopt,
                forget,
                get_lobby,
                list_campaigns,
                open_table,
                get_table,
                command,
                get_moment,
                hint,
                get_odds,
                get_finality,
                get_why_not,
                get_past,
                get_missed,
                get_rounds,
                get_reason,
                list_replays,
                get_replay,
                get_moments,
                get_record,
                import_record,
                go_on,
            ]
        ),
    )
