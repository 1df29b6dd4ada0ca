"""A fault in the code that shows a game harms only whoever would have been shown it."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.running import InThread, answer_first, table_of_two
from undercroft.engine.match import Match
from undercroft.server.client import Client, RefusedByServer, TableLine
from undercroft.server.storage import schema
from undercroft.server.table import projection
from undercroft.server.table.news import Moment

BLIND = 1
"""The seat whose view cannot be made."""


class Fault:
    """A view that raises, from the second answer on, until it is mended."""

    def __init__(self, show: Callable[[Match, int | None, int], Moment]) -> None:
        self.show = show
        self.broken = True

    def __call__(self, match: Match, seat: int | None, number: int) -> Moment:
        if self.broken and seat == BLIND:
            raise IndexError("no such Goblin")
        return self.show(match, seat, number)


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> Fault:
    found = Fault(projection.moment_of)
    monkeypatch.setattr(projection, "moment_of", found)
    return found


def failed(line: TableLine) -> bool:
    return bool(line.failed)


def run(play: Any) -> None:
    asyncio.run(asyncio.wait_for(play, 40))


@pytest.mark.usefixtures("fault")
def test_the_others_play_on_beside_a_view_that_raises(small: InThread, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address, "goblin-vaults")
        async with ada.join(table) as host, boris.join(table) as guest, Client(small.address).join(table) as watching:
            await host.do("start")
            await host.until(lambda: host.asked())
            await guest.until(lambda: failed(guest))
            assert guest.moment() is None
            await answer_first(host, 0)
            for line in (host, guest, watching):
                await line.until(lambda line=line: line.number == host.number)
                assert line.reconnects == 0
            assert watching.moment(None) is not None
            assert failed(guest)
            assert not failed(host)

    with caplog.at_level(logging.ERROR, "undercroft.server"):
        run(play())
    told = [record for record in caplog.records if record.getMessage() == "view failed"]
    assert {vars(record)["seat"] for record in told} == {BLIND}
    entries = [vars(record)["entry"] for record in told]
    assert len(entries) == len(set(entries)), "each moment is noted once"


@pytest.mark.usefixtures("fault")
def test_whoever_sees_nothing_may_let_a_bot_play(small: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address, "goblin-vaults")
        async with ada.join(table) as host, boris.join(table) as guest:
            await host.do("start")
            await guest.until(lambda: failed(guest))
            await guest.do("stand", seat=BLIND)
            await guest.until(lambda: guest.views.get(None) is not None)
            await host.until(lambda: host.table["seats"][BLIND]["kind"] == "bot")
            # The bot needs no view: the host's questions come again.
            for _ in range(3):
                await answer_first(host, 0)
                await host.until(lambda: host.asked() or host.over)

    run(play())


def test_who_comes_back_is_told_and_sees_again_once_the_fault_is_gone(small: InThread, fault: Fault) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address, "goblin-vaults")
        async with ada.join(table) as host:
            await host.do("start")
            async with boris.join(table) as guest:
                assert failed(guest)
            seen = await boris.ask("GET", f"/api/tables/{table}/moment?seat={BLIND}")
            assert seen["moment"] is None
            assert seen["failed"]
            fault.broken = False
            await answer_first(host, 0)
            async with boris.join(table) as guest:
                assert not failed(guest)
                assert guest.moment() is not None

    run(play())


def test_frames_that_raise_leave_the_moment(small: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    def raising(*_: object) -> None:
        raise IndexError("no such beat")

    monkeypatch.setattr(projection, "frames", raising)

    async def play() -> None:
        ada, _, table = await table_of_two(small.address, "goblin-vaults")
        async with ada.join(table) as host:
            await host.do("start")
            before = host.number or 0
            await answer_first(host, 0)
            await host.until(lambda: (host.number or 0) > before)
            assert not failed(host)
            assert host.moment() is not None

    run(play())


def test_a_log_that_cannot_be_read_harms_its_own_table_alone(small: InThread, caplog: pytest.LogCaptureFixture) -> None:
    """Nor does it keep the server from waking other tables."""
    store = small.tables.store

    async def play() -> None:
        async with Client(small.address) as ada:
            await ada.be("Ada")
            wish = {"game": "goblin-vaults", "seats": 2, "bots": {"1": "novice"}}
            spoilt, whole = [await ada.open_table(**wish) for _ in range(2)]
            for table in (spoilt, whole):
                async with ada.join(table) as line:
                    await line.do("start")
            body = '{"kind": "said", "name": 3}'
            harm = update(schema.lines).where(schema.lines.c.table == spoilt, schema.lines.c.number == 2)
            await asyncio.to_thread(small.inside, store.execute(harm.values(body=body)))
            asleep = update(schema.tables).where(schema.tables.c.id == spoilt).values(wake=1, leased=0)
            await asyncio.to_thread(small.inside, store.execute(asleep))
            small.tables.live.clear()
            async with ada.join(spoilt) as line:
                assert line.gone == "unreadable-table"
            with pytest.raises(RefusedByServer, match="unreadable-table"):
                await ada.ask("GET", f"/api/tables/{spoilt}")
            async with ada.join(whole) as line:
                await answer_first(line, 0)
            await asyncio.to_thread(small.inside, small.tables._wake_sleeping())

    with caplog.at_level(logging.ERROR, "undercroft.server"):
        run(play())
    told = {record.getMessage() for record in caplog.records}
    assert told == {"table cannot be read"}
