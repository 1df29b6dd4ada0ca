"""Old defects, and some that could be made any day, put back to see that a life finds them.

python -m tests.simulation.defects [NAME ...]     tell the first seed that catches each of them
"""

import argparse
import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from sqlalchemy import or_, update
from sqlalchemy.exc import IntegrityError

from tests.simulation.life import Report, live
from undercroft.server.service.live_table import LiveTable
from undercroft.server.service.runners import Runners
from undercroft.server.storage import schema, store
from undercroft.server.storage.rows import Append
from undercroft.server.storage.store import Store, StoreDown
from undercroft.server.table.news import SeatView
from undercroft.server.table.projection import Projection
from undercroft.server.table.respond import Step
from undercroft.server.table.surroundings import now

MOST = 200
"""Lives after which a defect counts as not found."""


@contextmanager
def shared_commit() -> Iterator[None]:
    """One text the database refuses fails all tables that are stored in the same moment."""
    commit, one_by_one = Store._commit, Store._commit_one_by_one
    reasons: dict[Store, Exception] = {}

    async def remembering(self: Store, jobs: list[Append]) -> None:
        try:
            await commit(self, jobs)
        except Exception as bad:
            reasons[self] = bad
            raise

    async def together(self: Store, jobs: list[Append]) -> None:
        if isinstance(reasons[self], IntegrityError):
            await one_by_one(self, jobs)
            return
        for job in jobs:
            store._fail(job, StoreDown("shared"))

    with patch.object(Store, "_commit", remembering), patch.object(Store, "_commit_one_by_one", together):
        yield


@contextmanager
def told_before_stored() -> Iterator[None]:
    """A table tells its viewers first and stores afterwards."""

    async def eager(self: LiveTable, step: Step) -> None:
        self.state = step.after
        for viewer in self.connections.viewers:
            viewer.wake()
        try:
            await self.store.append(Append(self.id, step.entry, step.after))
        except BaseException:
            self.loaded = False
            raise

    with patch.object(LiveTable, "_store", eager):
        yield


@contextmanager
def double_answer() -> Iterator[None]:
    """A command that is sent again is carried out again, and answered anew."""
    carry_out = LiveTable._carry_out

    async def forgetful(self: LiveTable, respond: Any, _: Any = None, saved: Any = None) -> int:
        return await carry_out(self, respond, None, saved)

    with patch.object(LiveTable, "_carry_out", forgetful):
        yield


@contextmanager
def spinning_runner() -> Iterator[None]:
    """While people vote and a window is open, the table's runner begins and ends without a pause."""

    def restless(self: Runners, live: LiveTable) -> None:
        if live.state.vote is not None and live.state.deadline is not None:
            self._tasks.pop(live.id, None)
            self._wakeups[live.id] = wakeup = asyncio.Event()
            wakeup.set()
            self._tasks[live.id] = asyncio.create_task(self._run(live))
        else:
            ensure(self, live)

    ensure = Runners.ensure_running
    with patch.object(Runners, "ensure_running", restless):
        yield


@contextmanager
def endless_lease() -> Iterator[None]:
    """A lease that a process with a wrong clock gave itself holds for as long as it says."""

    async def lease(self: Store, table: str) -> bool:
        c = schema.tables.c
        free = or_(c.runner == self.process, c.leased < now())
        until = now() + self.lease_ms
        query = update(schema.tables).where(c.id == table, free).values(runner=self.process, leased=until)
        async with self._begin() as connection:
            return (await connection.execute(query)).rowcount == 1

    with patch.object(Store, "lease", lease):
        yield


@contextmanager
def open_hand() -> Iterator[None]:
    """Who only watches sees what the first seat sees."""

    def generous(self: Projection, seats: list[int], since: int) -> list[SeatView]:
        return [self.view(seat, since) for seat in seats or [0]]

    with patch.object(Projection, "_views", generous):
        yield


@contextmanager
def refused_unseen() -> Iterator[None]:
    """A process refuses a command without looking whether another one has stored what makes it proper."""

    async def never(_: LiveTable) -> bool:
        return False

    with patch.object(LiveTable, "_is_behind", never):
        yield


@contextmanager
def silent_reload() -> Iterator[None]:
    """What a table reads anew, because another process was quicker, is news to nobody who watches it."""
    load = LiveTable._load

    async def silent(self: LiveTable) -> None:
        with patch.object(self, "on_change", lambda _: None):
            await load(self)

    with patch.object(LiveTable, "_load", silent):
        yield


DEFECTS: dict[str, Callable[[], Any]] = {
    "shared-commit": shared_commit,
    "told-before-stored": told_before_stored,
    "double-answer": double_answer,
    "spinning-runner": spinning_runner,
    "endless-lease": endless_lease,
    "open-hand": open_hand,
    "refused-unseen": refused_unseen,
    "silent-reload": silent_reload,
}


def first_to_find(name: str, first: int = 1, most: int = MOST) -> Report | None:
    """The first life that does not survive a defect."""
    for seed in range(first, first + most):
        with DEFECTS[name]():
            report = live(seed)
        if report.failure is not None:
            return report
    return None


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation.defects", description="Which seeds find what.")
    parser.add_argument("names", nargs="*", default=list(DEFECTS))
    for name in parser.parse_args().names:
        found = first_to_find(name)
        print(f"{name}: " + (f"seed {found.seed}: {found.failure}" if found else f"not in {MOST} lives"), flush=True)


if __name__ == "__main__":
    main()
