"""The command line of the server: serve, backup, restore, check, prune."""

import asyncio
import re
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from undercroft.engine.errors import BadInput
from undercroft.server.settings import Settings, default_site

DATABASE = Annotated[
    str,
    typer.Option(
        envvar="UNDERCROFT_DATABASE", help="A file for SQLite, or a postgresql:// URL. Made if it does not exist."
    ),
]

ORIGIN = re.compile(r"https?://[^/?#\s]+")
"""What a browser calls the place of a page: no path, not even a slash at its end."""


def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen at.")] = 8000,
    database: DATABASE = "undercroft.sqlite",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one needs PostgreSQL.")] = 1,
    site: Annotated[Path | None, typer.Option(help="Folder of the built web client.")] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin that may connect, such as https://play.example.org.")
    ] = None,
    https: Annotated[bool, typer.Option(help="People reach this server by https (cookies insist on it).")] = False,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="A proxy on this machine names the guests (X-Forwarded-For).")
    ] = False,
    allowed_host: Annotated[
        list[str] | None, typer.Option(help="A name people reach the server by; others are refused.")
    ] = None,
    bot_seconds: Annotated[float, typer.Option(min=0.05, max=600, help="How long an expert bot may think.")] = 1.0,
    bot_pause: Annotated[float, typer.Option(min=0, max=60, help="How long bots wait before they answer.")] = 0.6,
    bot_processes: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 1,
    open: Annotated[bool, typer.Option("--open", help="Open the table room in a browser.")] = False,
) -> None:
    """Serve tables over HTTP and WebSocket until stopped."""
    from undercroft.server.wire.app import serve as run

    settings = Settings(
        site=str(site) if site is not None else default_site(),
        origins=origin or [],
        https=https,
        behind_proxy=behind_proxy,
        hosts=allowed_host or [],
        bot_seconds=bot_seconds,
        bot_pause=bot_pause,
        bot_processes=bot_processes,
    )
    if site is not None and not (site / "index.html").is_file():
        raise BadInput(f"{site} holds no built web client: there is no index.html in it")
    if not host:
        raise BadInput("--host needs an address; 0.0.0.0 is for everybody")
    for one in origin or []:
        if not ORIGIN.fullmatch(one):
            raise BadInput(f"--origin {one!r} must look like https://play.example.org")
    where = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}/"

    def announce() -> None:
        typer.echo(f"Undercroft is at {where} (stop with Ctrl-C)", err=True)
        if open:
            threading.Timer(1.5, webbrowser.open, [where]).start()

    run(host, port, database, workers, settings, announce)


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write.")],
    database: DATABASE = "undercroft.sqlite",
) -> None:
    """Write everything a server knows into one file, while it runs."""
    from undercroft.server.storage.backup import write_backup

    rows = write_backup(database, target)
    typer.echo(f"{counted(rows)} written to {target}")


def restore(
    source: Annotated[Path, typer.Argument(help="A file written by backup.")],
    database: DATABASE = "undercroft.sqlite",
) -> None:
    """Fill an empty database from a backup. Works between SQLite and PostgreSQL."""
    from undercroft.server.storage.backup import read_backup

    rows = read_backup(database, source)
    typer.echo(f"{counted(rows)} restored")


def check(database: DATABASE = "undercroft.sqlite") -> None:
    """Look at every table and replay of a database, and say in one line what is wrong with each."""
    from undercroft.server.history.check import examine
    from undercroft.server.storage.database import check_file, file_of, sentence

    file = file_of(database)
    if file is not None and not file.is_file():
        raise BadInput(f"there is no database {file}")
    check_file(database)
    with sentence(database, "read"):
        found = asyncio.run(examine(database))
    for fault in found.faults:
        typer.echo(fault)
    typer.echo(f"{found.tables} tables, {found.entries} log entries, {found.replays} replays", err=True)
    if found.faults:
        raise typer.Exit(1)


def prune(
    database: DATABASE = "undercroft.sqlite",
    finished_days: Annotated[float, typer.Option(min=1, help="Days a table is kept after its game.")] = 90,
    gathering_days: Annotated[float, typer.Option(min=1, help="Days a table is kept whose game never began.")] = 30,
) -> None:
    """Remove tables nobody has touched for long, and old talk. Replays stay. The server does it once a day."""
    from undercroft.server.storage.database import file_of, open_engine, sentence
    from undercroft.server.storage.prune import Pruned
    from undercroft.server.storage.prune import prune as remove

    async def removed() -> Pruned:
        engine = open_engine(database)
        try:
            return await remove(engine, Settings(keep_finished_days=finished_days, keep_gathering_days=gathering_days))
        finally:
            await engine.dispose()

    file = file_of(database)
    if file is not None and not file.is_file():
        raise BadInput(f"there is no database {file}")
    with sentence(database, "pruned"):
        gone = asyncio.run(removed())
    typer.echo(
        f"removed: {gone.finished} tables whose game is over, {gone.never_begun} whose game never began, "
        f"{gone.lessons} of lessons nobody came back to, {gone.said} old lines of talk"
    )


def counted(rows: int) -> str:
    return "1 row" if rows == 1 else f"{rows} rows"


def add_to(app: typer.Typer) -> None:
    """Give the command line the server's commands."""
    app.command()(serve)
    app.command()(backup)
    app.command()(restore)
    app.command()(check)
    app.command()(prune)
