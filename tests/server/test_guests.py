"""Guests at a running server: sent away, waited for, in their halls, and with personal links."""

import asyncio
from typing import Any

import pytest

from tests.server.running import InThread, answer_first, first, meet, table_of_two
from undercroft.server.client import Client, RefusedByServer
from undercroft.server.service import connections, people
from undercroft.server.storage import store


async def refused(work: Any) -> str:
    """The key with which something is refused."""
    with pytest.raises(RefusedByServer) as found:
        await work
    return str(found.value.key)


def test_a_removed_guest_is_sent_away_everywhere_and_the_others_play_on(served: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(served.address)
        async with ada, boris, ada.join(table) as one, boris.join(table) as two:
            await one.do("start")
            await meet(one, two)
            person = one.table["seats"][1]["person"]
            await one.do("remove", person=person)
            await two.until(lambda: two.gone == "removed")
            for path in (f"/api/tables/{table}", f"/api/tables/{table}/moment"):
                assert await refused(boris.ask("GET", path)) == "removed"
            wish = {"type": "sit", "command": "again", "seat": 1}
            assert await refused(boris.ask("POST", f"/api/tables/{table}/commands", wish)) == "removed"
            assert all(line["id"] != table for line in (await boris.ask("GET", "/api/lobby"))["tables"])
            await one.until(lambda: one.table["seats"][1]["kind"] == "bot")
            await answer_first(one, 0)

    asyncio.run(play())


def test_closing_a_table_is_told_to_everybody_and_keeps_what_was_played(small: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address, public=True)
        async with ada, boris, Client(small.address) as clara, ada.join(table) as one, boris.join(table) as two:
            await one.do("start")
            await answer_first(one, one.table["mine"][0])
            await one.do("close")
            await two.until(lambda: two.table["state"] == "closed")
            assert two.question() is None
            assert await refused(two.do("say", text="Oh")) == "table-closed"
            assert (await boris.ask("GET", f"/api/tables/{table}/past?entry={one.number - 1}"))["move"] >= 0  # type: ignore[operator]
            assert [line["state"] for line in (await boris.ask("GET", "/api/lobby"))["tables"]] == ["closed"]
            assert (await clara.ask("GET", "/api/lobby"))["tables"] == []

    asyncio.run(play())


def test_a_locked_private_table_lets_no_onlooker_in(small: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, Client(small.address) as clara, ada.join(table) as one:
            async with clara.join(table) as watching:
                await one.do("lock", locked=True)
                await watching.until(lambda: watching.gone == "table-locked")
            assert await refused(clara.ask("GET", f"/api/tables/{table}/odds")) == "table-locked"
            async with boris.join(table) as two:
                assert two.table["mine"] == [1]

    asyncio.run(play())


def test_who_answers_over_http_is_here(small: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the old server a bot replaced somebody who had given nine answers in 33 seconds."""
    monkeypatch.setattr(connections, "AWAY", 1.5)

    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, ada.join(table) as one:
            await one.do("start")
            for _ in range(4):
                await asyncio.sleep(0.6)
                await boris.ask("GET", f"/api/tables/{table}/moment?seat=1")
                assert await refused(one.do("replace", seat=1)) == "still-here"
            assert (await boris.ask("GET", f"/api/tables/{table}"))["seats"][1]["here"]
            await asyncio.sleep(2.0)
            await one.do("replace", seat=1)

    asyncio.run(play())


def test_no_number_of_public_tables_pushes_an_own_table_out_of_the_hall(
    small: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LISTED", 3)

    async def play() -> None:
        async with Client(small.address) as ada, Client(small.address) as boris:
            await ada.be("Ada")
            await boris.be("Boris")
            mine = await ada.open_table(game="goblin-vaults", seats=2)
            for _ in range(5):
                await boris.open_table(game="goblin-vaults", seats=2, public=True)
            tables = (await ada.ask("GET", "/api/lobby"))["tables"]
            assert [line["yours"] for line in tables] == [True, False, False, False]
            assert tables[0]["id"] == mine

    asyncio.run(play())


def test_who_is_reminded_finds_it_in_the_hall(small: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris, ada.join(table) as one:
            await one.do("start")
            while one.asked():
                await one.answer(0, first(one, 0)["options"][0]["n"])
                await one.until(lambda: not one.asked() or one.question(0) is not None)
            await one.do("nudge", seat=1)
            (line,) = (await boris.ask("GET", "/api/lobby"))["tables"]
            assert line["your_turn"]
            assert line["reminded"]

    asyncio.run(play())


# Personal links.


async def link_of(client: Client) -> str:
    return str((await client.ask("POST", "/api/me/link"))["token"])


async def adopt(client: Client, token: str, **more: bool) -> Any:
    return await client.ask("POST", "/api/me/adopt", {"token": token, **more})


def test_a_personal_link_opens_once_and_only_the_latest_one_does(served: InThread) -> None:
    async def play() -> None:
        async with Client(served.address) as ada, Client(served.address) as one, Client(served.address) as two:
            me = await ada.be("Ada")
            older, newer = await link_of(ada), await link_of(ada)
            assert await refused(adopt(one, older)) == "no-such-link"
            assert (await adopt(one, newer))["id"] == me
            assert await refused(adopt(two, newer)) == "no-such-link"
            assert await refused(adopt(two, str(ada.http.cookies.get("undercroft")))) == "no-such-link"

    asyncio.run(play())


def test_a_personal_link_expires_and_can_be_revoked(small: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Client(small.address) as ada, Client(small.address) as phone:
            await ada.be("Ada")
            token = await link_of(ada)
            await ada.ask("POST", "/api/me/unlink")
            assert await refused(adopt(phone, token)) == "no-such-link"
            monkeypatch.setattr(people, "LINK_LASTS", -1)
            assert await refused(adopt(phone, await link_of(ada))) == "no-such-link"

    asyncio.run(play())


def test_a_device_is_asked_before_it_forgets_who_it_was(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada, Client(small.address) as boris:
            me, other = await ada.be("Ada"), await boris.be("Boris")
            token = await link_of(ada)
            assert await refused(adopt(boris, token)) == "identity-here"
            assert (await boris.ask("GET", "/api/me"))["id"] == other
            assert (await adopt(boris, token, replace=True))["id"] == me
            await ada.ask("POST", "/api/me/only-here")
            assert (await boris.ask("GET", "/api/me"))["id"] is None
            assert (await ada.ask("GET", "/api/me"))["id"] == me

    asyncio.run(play())


def test_nobody_becomes_somebody_they_play_against(small: InThread) -> None:
    async def play() -> None:
        ada, boris, table = await table_of_two(small.address)
        async with ada, boris:
            await ada.ask("POST", f"/api/tables/{table}/commands", {"type": "start", "command": "s"})
            assert await refused(adopt(boris, await link_of(ada), replace=True)) == "seen-hands"

    asyncio.run(play())


def test_what_a_device_has_seen_as_somebody_else_counts_as_seen(small: InThread) -> None:
    async def play() -> None:
        async with Client(small.address) as ada, Client(small.address) as boris, Client(small.address) as clara:
            for client, name in ((ada, "Ada"), (boris, "Boris"), (clara, "Clara")):
                await client.be(name)
            table = await ada.open_table(game="goblin-vaults", seats=3, bots={"2": "random"})
            address = f"/api/tables/{table}/commands"
            await boris.ask("POST", address, {"type": "sit", "command": "a", "seat": 1})
            await ada.ask("POST", address, {"type": "start", "command": "b"})
            await boris.ask("POST", address, {"type": "stand", "command": "c", "seat": 1, "give_up": True})
            await adopt(boris, await link_of(clara), replace=True)
            wish = {"type": "sit", "command": "d", "seat": 2}
            assert await refused(boris.ask("POST", address, wish)) == "seen-hands"

    asyncio.run(play())
