"""The database: SQLite by default, PostgreSQL for several processes; the same statements for both.

Log entries of different tables that arrive together are committed together, which is what lets a disk that must be
waited for serve many tables. `append` returns only when the log entry is durable.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Engine,
    Executable,
    Row,
    Table,
    bindparam,
    cast,
    create_engine,
    delete,
    event,
    extract,
    func,
    insert,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DisconnectionError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from undercroft.engine.serialize import Json
from undercroft.server.fairness.asker import ASKER
from undercroft.server.fairness.queue import FairQueue
from undercroft.server.storage import schema
from undercroft.server.storage.codec import read_body, read_snapshot, text_of
from undercroft.server.storage.condition import Condition
from undercroft.server.storage.database import PATIENCE, address, is_down, is_unstorable, why
from undercroft.server.storage.migrations import migrate
from undercroft.server.storage.rows import Append, CampaignRow, Replay, ReplayRow, StoredReplay, TableRow
from undercroft.server.table.commands import Person
from undercroft.server.table.log import CLOSED, OVER, LogEntry, Snapshot
from undercroft.server.table.refusals import Refused
from undercroft.server.table.surroundings import new_seed, now

logger = logging.getLogger("undercroft.server")

LARGE_POOL, SMALL_POOL = 12, 5
"""Connections to PostgreSQL, and to a file."""
BATCH = 200
"""So many log entries at most share one commit."""
PROBE = 64 * 1024
"""Bytes that are written to see whether a disk has room again; less may find a place in a file it has already."""
SLEEPING = 1000
"""So many tables nobody runs are named at once."""
_CLOCK_OF_DATABASE = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
"""Unix milliseconds, as PostgreSQL has them."""


LISTED = 200
"""So many tables at most are in one list."""
ENDED = (OVER, CLOSED)


class Conflict(Exception):
    """Another process has written this log entry, or the command has been stored before."""


class StoreDown(Exception):
    """The database did not answer; whether the log entry was stored is unknown until it does."""


class Store:
    """All reading and writing."""

    def __init__(self, database: str, lease: float = 10.0) -> None:
        self.lease_ms = int(lease * 1000)
        """How long a process may care for the bots and clocks of a table before others may take over."""
        self.address = address(database)
        self.postgresql = self.address.startswith("postgresql")
        self._sync: Engine | None = None
        self._thread = ThreadPoolExecutor(1, "store")
        self.engine = self._open_engine()
        # Whoever asks for much waits for a connection behind whoever asks for little.
        self._turns = FairQueue(LARGE_POOL if self.postgresql else SMALL_POOL)
        self.process = new_seed(6)
        self.condition = Condition()
        self._queue: asyncio.Queue[Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    def _open_engine(self) -> AsyncEngine:
        """The way to the database; SQLite gets a second one for its commits."""
        if self.postgresql:
            engine = create_async_engine(
                self.address,
                pool_size=LARGE_POOL,
                max_overflow=4,
                pool_timeout=PATIENCE,
                connect_args={"timeout": PATIENCE, "command_timeout": 15},
            )
            event.listen(engine.sync_engine, "checkout", _check_open)
            return engine
        engine = create_async_engine(self.address, poolclass=AsyncAdaptedQueuePool, pool_size=SMALL_POOL)
        event.listen(engine.sync_engine, "connect", _be_durable)
        self._sync = create_engine(self.address.replace("+aiosqlite", ""))
        event.listen(self._sync, "connect", _be_durable)
        return engine

    @property
    def kind(self) -> str:
        return "postgresql" if self.postgresql else "sqlite"

    async def open(self) -> None:
        """Migrate and begin to write."""
        await migrate(self.engine)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Finish what was begun."""
        if self._writer is not None:
            while not self._queue.empty():
                await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()
        self._thread.shutdown()
        if self._sync is not None:
            self._sync.dispose()

    # Writing.

    async def append(self, job: Append) -> None:
        """Store a log entry durably. Raises `Conflict` or `StoreDown`."""
        job.done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(job)
        await job.done

    async def _write(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            while len(jobs) < BATCH and not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            jobs.sort(key=lambda job: job.table)
            try:
                await self._commit(jobs)
            except asyncio.CancelledError:
                for job in jobs:
                    _fail(job, StoreDown("stopping"))
                raise
            except Exception as bad:
                if len(jobs) == 1:
                    _fail(jobs[0], self._verdict(bad))
                else:
                    await self._commit_one_by_one(jobs)
            else:
                self.condition.note_stored(len(jobs))
                for job in jobs:
                    _succeed(job)

    async def _commit_one_by_one(self, jobs: list[Append]) -> None:
        """What one of them has spoilt is stored without it. A database that is down is not asked again for each."""
        down: StoreDown | None = None
        for at, job in enumerate(jobs):
            if down is not None:
                _fail(job, down)
                continue
            try:
                await self._commit([job])
            except asyncio.CancelledError:
                for left in jobs[at:]:
                    _fail(left, StoreDown("stopping"))
                raise
            except Exception as bad:
                verdict = self._verdict(bad)
                _fail(job, verdict)
                down = verdict if isinstance(verdict, StoreDown) else None
            else:
                self.condition.note_stored(1)
                _succeed(job)

    def _verdict(self, bad: Exception) -> Exception:
        """What became of a log entry that could not be stored; the operator is told, unless it is daily business."""
        if isinstance(bad, Conflict):
            return bad
        if isinstance(bad, IntegrityError):
            return Conflict(str(bad.orig)[:100])
        if is_unstorable(bad):
            logger.error("unstorable", extra={"why": why(bad)})
            return Refused("unstorable")
        self.condition.note_failed("not stored", why(bad))
        return StoreDown(type(bad).__name__)

    async def _commit(self, jobs: list[Append]) -> None:
        """One transaction. SQLite gets a thread of its own and one visit to it per commit."""
        if self._sync is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(_write_all, jobs)
        else:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_in_thread, jobs)

    def _commit_in_thread(self, jobs: list[Append]) -> None:
        assert self._sync is not None
        with self._sync.begin() as connection:
            _write_all(connection, jobs)

    # Reading tables.

    async def log(self, table: str, after: int = 0) -> list[LogEntry]:
        """The log of a table, in order."""
        c = schema.lines.c
        query = (
            select(c.number, c.at, c.body, c.person, c.command)
            .where(c.table == table, c.number > after)
            .order_by(c.number)
        )
        return [
            LogEntry(number, at, read_body(body), person, command)
            for number, at, body, person, command in await self._rows(query)
        ]

    async def snapshot(self, table: str, upto: int) -> Snapshot | None:
        """The newest snapshot of a table."""
        c = schema.snapshots.c
        query = select(c.body).where(c.table == table, c.number <= upto).order_by(c.number.desc()).limit(1)
        rows = await self._rows(query)
        return read_snapshot(rows[0][0]) if rows else None

    async def tables_of(self, person: str) -> list[TableRow]:
        """The tables of a person: first those where something can still happen, the latest first."""
        c = schema.tables.c
        mine = select(schema.sitters.c.table).where(schema.sitters.c.person == person)
        query = (
            select(c.id, c.game, c.name, c.state, c.summary)
            .where(c.id.in_(mine))
            .order_by(c.state.in_(ENDED), c.changed.desc())
            .limit(LISTED)
        )
        return [TableRow(*row) for row in await self._rows(query)]

    async def public_tables(self) -> list[TableRow]:
        """The tables anybody may find, the latest first."""
        c = schema.tables.c
        query = (
            select(c.id, c.game, c.name, c.state, c.summary)
            .where(c.public.is_(True), c.state.not_in(ENDED))
            .order_by(c.changed.desc())
            .limit(LISTED)
        )
        return [TableRow(*row) for row in await self._rows(query)]

    async def unfinished(self, person: str) -> int:
        """How many tables a person belongs to whose game is not over."""
        c, s = schema.tables.c, schema.sitters.c
        query = (
            select(func.count())
            .select_from(schema.tables.join(schema.sitters, s.table == c.id))
            .where(s.person == person, c.state.not_in(ENDED))
        )
        return int((await self._rows(query))[0][0])

    async def campaigns_of(self, person: str) -> list[CampaignRow]:
        """The campaigns a person has a seat in, the latest first."""
        c, t = schema.campaigns.c, schema.tables.c
        mine = select(schema.sitters.c.table).where(schema.sitters.c.person == person)
        query = (
            select(t.id, t.game, t.name, t.state, t.summary, c.players, c.games, c.champion)
            .join_from(schema.campaigns, schema.tables, c.table == t.id)
            .where(t.id.in_(mine))
            .order_by(t.changed.desc())
            .limit(100)
        )
        return [CampaignRow(*row) for row in await self._rows(query)]

    async def sleeping(self) -> list[str]:
        """Running tables whose bots or clocks nobody cares for."""
        c = schema.tables.c
        query = (
            select(c.id)
            .where(c.state == "running", c.wake.is_not(None), self._is_free(c.leased))
            .order_by(c.wake)
            .limit(SLEEPING)
        )
        return [str(row[0]) for row in await self._rows(query)]

    async def newest(self, tables: Sequence[str]) -> list[tuple[str, int]]:
        """The number of the last log entry of each of these tables."""
        c = schema.tables.c
        return [(str(row[0]), int(row[1])) for row in await self._rows(select(c.id, c.last).where(c.id.in_(tables)))]

    async def channel(self) -> Any:  # asyncpg has no types
        """A connection of its own, for notices between processes that share a PostgreSQL."""
        import asyncpg

        return await asyncpg.connect(self.address.replace("+asyncpg", ""))

    async def lease(self, table: str) -> bool:
        """Whether this process may care for the bots and clocks of a table for the next seconds."""
        if not self.postgresql:
            return True
        c = schema.tables.c
        query = (
            update(schema.tables)
            .where(c.id == table, or_(c.runner == self.process, self._is_free(c.leased)))
            .values(runner=self.process, leased=_CLOCK_OF_DATABASE + self.lease_ms)
        )
        async with self._begin() as connection:
            return (await connection.execute(query)).rowcount == 1

    def _is_free(self, leased: ColumnElement[int]) -> ColumnElement[bool]:
        """Whether a lease is over. All processes ask one clock; one that reaches too far is of before it was set."""
        if not self.postgresql:
            return true()
        return or_(leased < _CLOCK_OF_DATABASE, leased > _CLOCK_OF_DATABASE + self.lease_ms)

    async def unlease(self) -> None:
        """Give every lease back."""
        if self.postgresql:
            await self.execute(update(schema.tables).where(schema.tables.c.runner == self.process).values(leased=0))

    # Replays.

    async def add_replay(self, replay: Replay) -> None:
        async with self._begin() as connection:
            await connection.run_sync(_write_replay, replay)

    async def imported(self, person: str) -> int:
        """How many records a person has added."""
        c, p = schema.replays.c, schema.players.c
        query = (
            select(func.count())
            .select_from(schema.replays.join(schema.players, p.replay == c.id))
            .where(p.person == person, c.table.is_(None))
        )
        return int((await self._rows(query))[0][0])

    async def replay(self, id: str) -> StoredReplay | None:
        c = schema.replays.c
        rows = await self._rows(select(c.game, c.names, c.finished, c.seed, c.record).where(c.id == id))
        return StoredReplay(*rows[0]) if rows else None

    async def replays_of(self, person: str) -> list[ReplayRow]:
        c = schema.replays.c
        mine = select(schema.players.c.replay).where(schema.players.c.person == person)
        query = (
            select(c.id, c.game, c.seats, c.names, c.finished, c.winners, c.ending)
            .where(c.id.in_(mine))
            .order_by(c.finished.desc())
            .limit(200)
        )
        return [ReplayRow(*row) for row in await self._rows(query)]

    # People.

    async def add_person(self, id: str, name: str, digest: str) -> None:
        async with self._begin() as connection:
            await connection.execute(insert(schema.people), {"id": id, "name": name, "created": now()})
            await connection.execute(insert(schema.keys), {"digest": digest, "person": id, "created": now()})

    async def rename(self, id: str, name: str) -> None:
        await self.execute(update(schema.people).where(schema.people.c.id == id).values(name=name))

    async def add_key(self, digest: str, person: str) -> None:
        await self.execute(insert(schema.keys).values(digest=digest, person=person, created=now()))

    async def drop_key(self, digest: str) -> None:
        await self.execute(delete(schema.keys).where(schema.keys.c.digest == digest))

    async def person_of(self, digest: str) -> Person | None:
        """Who holds the key with this digest."""
        return await self._person(schema.keys, digest)

    async def drop_other_keys(self, person: str, digest: str) -> None:
        """Only the device with this key keeps the identity."""
        c = schema.keys.c
        await self.execute(delete(schema.keys).where(c.person == person, c.digest != digest))

    async def _person(self, keys: Table, digest: str) -> Person | None:
        p, a = schema.people.c, schema.aliases.c
        query = (
            select(p.id, p.name, a.other)
            .join_from(keys, schema.people, keys.c.person == p.id)
            .outerjoin(schema.aliases, a.person == p.id)
            .where(keys.c.digest == digest)
            .order_by(a.other)
        )
        rows = await self._rows(query)
        if not rows:
            return None
        return Person(str(rows[0][0]), str(rows[0][1]), tuple(str(row[2]) for row in rows if row[2] is not None))

    async def add_link(self, digest: str, person: str, expires: int) -> None:
        """A personal link; the one made before it is void."""
        async with self._begin() as connection:
            await connection.execute(delete(schema.links).where(schema.links.c.person == person))
            row = {"digest": digest, "person": person, "expires": expires}
            await connection.execute(insert(schema.links), row)

    async def link_of(self, digest: str) -> Person | None:
        """Whose personal link this is, if it is still good."""
        rows = await self._rows(select(schema.links.c.expires).where(schema.links.c.digest == digest))
        return await self._person(schema.links, digest) if rows and rows[0][0] > now() else None

    async def drop_links(self, person: str) -> None:
        await self.execute(delete(schema.links).where(schema.links.c.person == person))

    async def use_link(self, link: str, key: str, one: Person | None, person: Person) -> bool:
        """Give a device its key for a link, once; `one` is who this device was before, and so the same person."""
        async with self._begin() as connection:
            used = await connection.execute(delete(schema.links).where(schema.links.c.digest == link))
            if used.rowcount != 1:
                return False
            await connection.execute(insert(schema.keys), {"digest": key, "person": person.id, "created": now()})
            also = {person.id, *person.also}
            fresh = [] if one is None else [other for other in (one.id, *one.also) if other not in also]
            pairs = [pair for other in fresh for pair in ((person.id, other), (other, person.id))]
            if pairs:
                await connection.execute(insert(schema.aliases), [{"person": a, "other": b} for a, b in pairs])
        return True

    async def running_tables_of(self, person: str) -> list[str]:
        """Running tables where a person sits, may come back or asks for a seat."""
        t, s = schema.tables.c, schema.sitters.c
        query = (
            select(t.id)
            .join_from(schema.sitters, schema.tables, s.table == t.id)
            .where(s.person == person, t.state.not_in(ENDED))
        )
        return [str(row[0]) for row in await self._rows(query)]

    async def muted_by(self, person: str) -> set[str]:
        query = select(schema.mutes.c.muted).where(schema.mutes.c.person == person)
        return {str(row[0]) for row in await self._rows(query)}

    async def mute(self, person: str, other: str, muted: bool) -> None:
        c = schema.mutes.c
        async with self._begin() as connection:
            await connection.execute(delete(schema.mutes).where(c.person == person, c.muted == other))
            if muted:
                await connection.execute(insert(schema.mutes), {"person": person, "muted": other})

    # Small things.

    async def secret(self) -> str:
        """The installation's secret for safety tokens, made once."""
        rows = await self._rows(select(schema.facts.c.value).where(schema.facts.c.key == "secret"))
        if rows:
            return str(rows[0][0])
        with contextlib.suppress(IntegrityError):
            await self.execute(insert(schema.facts).values(key="secret", value=new_seed()))
        return await self.secret()

    async def probe(self) -> None:
        """Try whether anything can be stored; after trouble, as much as several moves. Raises `StoreDown`."""
        filler = "." * (PROBE if self.condition.trouble is not None else 0)
        async with self._begin() as connection:
            key = {"key": "probe"}
            await connection.execute(delete(schema.facts).where(schema.facts.c.key == key["key"]))
            await connection.execute(insert(schema.facts), {**key, "value": f"{now()}{filler}"})
        self.condition.note_stored(0)

    async def execute(self, statement: Executable) -> None:
        async with self._begin() as connection:
            await connection.execute(statement)

    async def _rows(self, query: Executable) -> Sequence[Row[*tuple[Any, ...]]]:  # columns say nothing of their types
        async with self._begin() as connection:
            return (await connection.execute(query)).all()

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; raises `StoreDown` where the database does not answer."""
        try:
            async with self._turns.turn(ASKER.get().name), self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except Exception as bad:
            if is_down(bad):
                self.condition.note_failed("database failed", why(bad))
                raise StoreDown(type(bad).__name__) from None
            raise


def _write_all(connection: Connection, jobs: list[Append]) -> None:
    """All log entries of a batch, and what belongs to them."""
    connection.execute(insert(schema.lines), [_entry_row(job) for job in jobs])
    fresh = [job for job in jobs if job.game is not None]
    if fresh:
        connection.execute(
            insert(schema.tables),
            [{"id": job.table, "game": job.game, "leased": 0, **job.listed} for job in fresh],
        )
    known = [{"at_table": job.table, **job.listed} for job in jobs if job.game is None]
    if known:
        connection.execute(_LISTED_UPDATE, known)
        _check_not_pruned(connection, {job.table for job in jobs if job.game is None})
    for job in jobs:
        _write_attachments(connection, job)


def _check_not_pruned(connection: Connection, tables: set[str]) -> None:
    """A table that was pruned while it lay in memory takes no more log entries."""
    c = schema.tables.c
    there = connection.execute(select(func.count()).select_from(schema.tables).where(c.id.in_(sorted(tables)))).scalar()
    if there != len(tables):
        raise Conflict("a table is gone")


def _write_attachments(connection: Connection, job: Append) -> None:
    if job.snapshot is not None:
        row = {"table": job.table, "number": job.snapshot.number, "body": text_of(job.snapshot)}
        # Whoever takes back and plays again all day leaves one snapshot behind, not one for every time.
        connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table == job.table))
        connection.execute(insert(schema.snapshots), row)
    if job.sitters is not None:
        connection.execute(delete(schema.sitters).where(schema.sitters.c.table == job.table))
        rows = [{"table": job.table, "person": person} for person in sorted(job.sitters)]
        if rows:
            connection.execute(insert(schema.sitters), rows)
    if job.campaign is not None:
        connection.execute(delete(schema.campaigns).where(schema.campaigns.c.table == job.table))
        connection.execute(insert(schema.campaigns), job.campaign)
    if job.replay is not None:
        _write_replay(connection, job.replay)


def _write_replay(connection: Connection, replay: Replay) -> None:
    connection.execute(insert(schema.replays), replay.row)
    rows = [{"replay": replay.row["id"], "person": person} for person in sorted(set(replay.people))]
    if rows:
        connection.execute(insert(schema.players), rows)


_LISTED_UPDATE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("at_table"))
    .values(
        name=bindparam("name"),
        public=bindparam("public"),
        state=bindparam("state"),
        summary=bindparam("summary"),
        last=bindparam("last"),
        changed=bindparam("changed"),
        wake=bindparam("wake"),
    )
)


def _check_open(connection: DBAPIConnection, _: object, __: object) -> None:
    """Take no connection that is known to be lost. To ask PostgreSQL (`pool_pre_ping`) would cost three statements."""
    # `Any`: asyncpg has no types.
    driver: Any = connection.driver_connection
    if driver.is_closed():
        raise DisconnectionError


def _be_durable(connection: DBAPIConnection, _: object) -> None:
    """WAL, and wait for the disk at every commit."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _entry_row(job: Append) -> Json:
    entry = job.entry
    return {
        "table": job.table,
        "number": entry.number,
        "person": entry.person,
        "command": entry.command,
        "at": entry.at,
        "body": text_of(entry.body),
    }


def _fail(job: Append, why: Exception) -> None:
    if job.done is not None and not job.done.done():
        job.done.set_exception(why)


def _succeed(job: Append) -> None:
    if job.done is not None and not job.done.done():
        job.done.set_result(None)
