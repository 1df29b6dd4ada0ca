"""The server, put together. `create_app` makes it, `serve` runs it."""

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from socket import AF_INET, AF_INET6, create_server
from tempfile import TemporaryDirectory

import msgspec
import uvicorn
from litestar import Litestar, Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from undercroft import __version__
from undercroft.engine.errors import BadInput
from undercroft.server.history.replays import Replays
from undercroft.server.service.health import Health
from undercroft.server.service.people import People
from undercroft.server.service.tables import Tables
from undercroft.server.settings import Settings
from undercroft.server.storage.database import address, check_file, make_ready
from undercroft.server.storage.lock import only_server
from undercroft.server.storage.store import Store, StoreDown
from undercroft.server.table.refusals import KEYS, Refused
from undercroft.server.table.surroundings import new_seed
from undercroft.server.wire import catalogue, routes, socket
from undercroft.server.wire.api_page import ApiPage
from undercroft.server.wire.bodies import Problem
from undercroft.server.wire.door import CountedSocket, Door, PatientHttp, raise_limit
from undercroft.server.wire.guard import guarded, of_these_hosts, person_of
from undercroft.server.wire.journal import with_headers_and_journal, write_journal
from undercroft.server.wire.metrics import AllProcesses, metrics_route, registry_of
from undercroft.server.wire.openapi import SCHEMES, StrictStructs
from undercroft.server.wire.refusals import args_of, text_of
from undercroft.server.wire.site import HEADERS, STRICTLY_HTTPS, site_routes

logger = logging.getLogger("undercroft.server")

BODY_LIMIT = 64 * 1024


def problem(refused: Refused) -> Response[Problem]:
    status = KEYS[refused.key]
    body = Problem(status, refused.key, args_of(refused), text_of(refused))
    seconds = refused.args_for_words.get("seconds")
    return Response(body, status_code=status, headers={} if seconds is None else {"retry-after": str(seconds)})


def on_refused(_: Request[object, object, State], refused: Refused) -> Response[Problem]:
    return problem(refused)


def on_store_down(_: Request[object, object, State], __: StoreDown) -> Response[Problem]:
    return problem(Refused("not-stored"))


def on_bad_body(_: Request[object, object, State], bad: msgspec.DecodeError) -> Response[Problem]:
    return problem(Refused("bad-message", reason=str(bad)[:200]))


def on_http(_: Request[object, object, State], bad: HTTPException) -> Response[Problem]:
    """Litestar's own refusals, in our words."""
    if isinstance(bad, PermissionDeniedException):
        return problem(Refused("no-csrf-token"))
    if bad.status_code == 404:
        return problem(Refused("no-such-page"))
    if bad.status_code == 405:
        answer = problem(Refused("wrong-method"))
        answer.headers.update(bad.headers or {})
        return answer
    if bad.status_code == 413:
        return problem(Refused("too-large"))
    if bad.status_code < 500:
        reasons = bad.extra if isinstance(bad.extra, list) else []
        told = "; ".join(str(each.get("message", "")) for each in reasons if isinstance(each, dict))
        return problem(Refused("bad-message", reason=(told or bad.detail)[:200]))
    if isinstance(bad.__cause__, msgspec.ValidationError):
        # Litestar blames itself for a field that bears the name of something it provides, such as `person`.
        return problem(Refused("bad-message", reason=str(bad.__cause__)[:200]))
    return on_failure(_, bad)


def on_failure(_: Request[object, object, State], bad: Exception) -> Response[Problem]:
    logger.error("request failed", exc_info=bad)
    return problem(Refused("server-failure"))


class Server(Litestar):
    """The application and its tables."""

    tables: Tables
    door: Door


def create_app(settings: Settings | None = None) -> Server:
    """The whole server as an ASGI application."""
    chosen = settings or Settings()
    store = Store(chosen.database, chosen.lease)
    tables = Tables(chosen, store)
    people = People(store, tables)
    health = Health(tables)
    door = Door(chosen, tables.budgets)
    figures = registry_of(health, door)
    everybody = AllProcesses(Path(chosen.figures), figures) if chosen.figures else None
    replays = Replays(store, tables.workshop, chosen.imports_each)
    safety = CSRFConfig(secret=chosen.secret or new_seed(), cookie_secure=chosen.https)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        with only_server(chosen.database):
            async with open_tables():
                yield

    @asynccontextmanager
    async def open_tables() -> AsyncIterator[None]:
        await tables.open()
        health.open()
        if not chosen.secret:
            safety.secret = await store.secret()
        # Games are read while nobody waits for them; the first guest would otherwise.
        reading = asyncio.create_task(asyncio.to_thread(catalogue.catalogue))
        counting = asyncio.create_task(everybody.keep_writing()) if everybody is not None else None
        logger.info("open", extra={"database": store.kind})
        try:
            yield
        finally:
            reading.cancel()
            if counting is not None:
                counting.cancel()
            await health.close()
            await tables.close()
            logger.info("closed")

    app = Server(
        route_handlers=[
            routes.api(guarded(tables.budgets, people)),
            socket.at_table,
            metrics_route(figures, everybody, chosen),
            *site_routes(chosen.site, tables.budgets),
        ],
        lifespan=[life],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "people": Provide(lambda: people, sync_to_thread=False),
            "replays": Provide(lambda: replays, sync_to_thread=False),
            "settings": Provide(lambda: chosen, sync_to_thread=False),
            "health": Provide(lambda: health, sync_to_thread=False),
            "person": Provide(person_of, sync_to_thread=False),
        },
        csrf_config=safety,
        plugins=[StrictStructs()],
        exception_handlers={
            Refused: on_refused,
            StoreDown: on_store_down,
            msgspec.DecodeError: on_bad_body,
            HTTPException: on_http,
            Exception: on_failure,
        },
        request_max_body_size=BODY_LIMIT,
        openapi_config=OpenAPIConfig(
            title="Undercroft",
            version=__version__,
            path="/api/docs",
            components=SCHEMES,
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json"), ApiPage()],
        ),
        logging_config=None,
    )
    headers = (*HEADERS, STRICTLY_HTTPS) if chosen.https else HEADERS
    app.asgi_handler = with_headers_and_journal(of_these_hosts(app.asgi_handler, chosen.hosts), headers)
    app.tables = tables
    app.door = door
    return app


def app_from_environment() -> Server:
    """What every worker process runs."""
    write_journal()
    app = create_app(Settings.from_environment())
    tune_gc()
    return app


def tune_gc() -> None:
    """Keep the pauses of this process short: the slowest of a hundred moves waits for them."""
    # All that is loaded by now stays; looking through it for garbage again and again would only take time.
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    # The thread that commits should not wait long for its turn.
    sys.setswitchinterval(0.001)


def check(host: str, port: int, database: str, workers: int) -> None:
    """Refuse what cannot work before anything starts, and make the database ready."""
    if workers > 1 and not address(database).startswith("postgresql"):
        raise BadInput("several processes need PostgreSQL: give a postgresql:// URL as the database")
    check_file(database)
    try:
        create_server((host, port), family=AF_INET6 if ":" in host else AF_INET).close()
    except OSError as bad:
        # The rest of what asyncio says repeats the address.
        reason = str(bad.strerror or bad).partition(" (")[0]
        raise BadInput(f"nobody can be served at {host}:{port}: {reason}") from None
    with only_server(database):
        make_ready(database)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "undercroft.sqlite",
    workers: int = 1,
    settings: Settings | None = None,
    when_ready: Callable[[], None] = lambda: None,
) -> None:
    """Migrate the database and serve until told to stop; `when_ready` is called when nothing stands in the way."""
    chosen = settings or Settings()
    chosen.database = database
    check(host, port, database, workers)
    when_ready()
    raise_limit()
    with ExitStack() as stack:
        if workers > 1:
            chosen.figures = stack.enter_context(TemporaryDirectory(prefix="undercroft-figures-"))
        chosen.to_environment()
        write_journal()
        uvicorn.run(
            "undercroft.server.wire.app:app_from_environment",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            log_config=None,
            access_log=False,
            server_header=False,
            http=PatientHttp,
            ws=CountedSocket,
            ws_max_size=socket.FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=5,
            proxy_headers=chosen.behind_proxy,
            forwarded_allow_ips="127.0.0.1",
        )
