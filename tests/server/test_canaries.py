"""The names of hidden cards, the seed and the luck to come never reach anybody who may not know them.

`test_secrets.py` shows that hidden things change no byte; here the bytes are searched for the things themselves: all
messages on every socket, HTTP answers, errors, the log, and whatever can be asked about the past of a running game.
"""

import asyncio
import json
import logging
import random
import re
from typing import Any

import pytest

from tests.server import canaries
from tests.server.running import InThread
from tests.server.test_secrets import everything_heard, leave, step, table_of
from undercroft import games
from undercroft.engine.faces import bit
from undercroft.engine.match import Match
from undercroft.server.client import Client
from undercroft.server.table.state import TableState
from undercroft.server.wire.journal import JsonLines

STEPS = 32
LOOK_EVERY = 8


def words_in(text: str) -> set[str]:
    return set(re.findall(r'"([a-z0-9-]+)"', text))


def printed_always(key: str, seats: int) -> set[str]:
    """Words a spectator is shown whatever was dealt, and those that name a question or an event as well as a card."""
    game = games.find(key)
    shown = [Match.start(game, seats=seats, seed=seed).view(None) for seed in range(8)]
    reference = set.intersection(*[words_in(json.dumps(view)) for view in shown])
    return reference | {*game.questions, *game.events, *(verb.key for verb in game.actions.verbs)}


def told_words(state: TableState, seat: int) -> set[str]:
    """What the rules themselves have told this seat, or let it choose from."""
    texts = [json.dumps(line.row.args) for line in state.events if line.row.audience & bit(seat)]
    assert state.match is not None
    texts.append(json.dumps(state.match.question(seat)) if seat >= 0 else "")
    return words_in(" ".join(texts))


async def the_past(client: Client, table: str, seat: int | None, state: TableState) -> list[str]:
    """What can be asked about a running game's past, and about it as if it were over."""
    mine = "" if seat is None else f"&seat={seat}"
    lines = [state.began, *(number for number, _ in state.moves[-3:])]
    paths = [f"/api/tables/{table}/past?entry={line}{mine}" for line in lines]
    paths += [f"/api/tables/{table}/reason?entry={line}{mine}" for line in lines]
    paths += [f"/api/replays/{table}{rest}" for rest in ("", "/moments", "/record")]
    paths += ["/api/replays", f"/api/tables/{table}/odds", f"/api/tables/{table}/moment?seat=7"]
    return [(await client.http.get(path)).text for path in paths]


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """The log of this server, as it is written and as it was meant."""
    ours = [record for record in caplog.records if record.name.startswith(("undercroft", "uvicorn", "litestar"))]
    return "\n".join(JsonLines().format(record) + str(record.args) + record.getMessage() for record in ours)


@pytest.mark.parametrize("key", games.all_keys())
def test_no_canary_is_ever_heard_by_somebody_who_may_not_know_it(
    small: InThread, key: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    seats = 3
    reference = printed_always(key, seats)
    birds = canaries.all_words(key) - reference

    async def play() -> int:
        clients, table, lines = await table_of(small.address, key, seats)
        for line in lines:
            line.heard = []
        watcher = Client(small.address)
        watching = await watcher.join(table).__aenter__()
        watching.heard = []
        everybody = [*lines, watching]
        luck = random.Random(key)
        known: list[set[str]] = [set() for _ in everybody]
        searched = 0
        for turn in range(STEPS):
            state = small.tables.live[table].state
            match = state.match
            assert match is not None
            for viewer in range(seats + 1):
                seat = viewer if viewer < seats else -1
                known[viewer] |= canaries.known_words(match, seat) | told_words(state, seat)
            if turn % LOOK_EVERY == LOOK_EVERY - 1:
                for viewer, client in enumerate([*clients, watcher]):
                    own = viewer if viewer < seats else None
                    texts = await everything_heard(client, small.address, table, own)
                    texts += await the_past(client, table, own, state)
                    heard = everybody[viewer].heard
                    assert heard is not None
                    texts += heard
                    heard.clear()
                    searched += look_for(texts, birds - known[viewer], state)
                everywhere = birds.difference(*known)
                look_for([logged(caplog)], everywhere, state)
            if not await step(lines, luck):
                break
        await watching.close()
        await leave([*clients, watcher], lines)
        return searched

    searched = asyncio.run(play())
    assert searched > 500


def look_for(texts: list[str], secrets: set[str], state: TableState) -> int:
    """Search for hidden words, the seed and the luck to come; how many things were looked for."""
    luck = [str(word) for word in state.luck if word > 1_000_000]
    for text in texts:
        leaked = words_in(text) & secrets
        assert not leaked, [(word, text[max(0, text.index(f'"{word}"') - 80) :][:160]) for word in leaked]
        assert state.seed not in text
        assert not any(word in text for word in luck), text[:200]
    return len(texts) * (len(secrets) + len(luck) + 1)


def test_a_canary_would_be_found(small: InThread) -> None:
    """The search itself can fail: a seat's own hand is full of words that would be leaks on another's socket."""

    async def play() -> None:
        clients, table, lines = await table_of(small.address, "goblin-vaults", 3)
        state: Any = small.tables.live[table].state
        secret_to_one = canaries.known_words(state.match, 0) - canaries.known_words(state.match, 1)
        texts = await everything_heard(clients[0], small.address, table, 0)
        with pytest.raises(AssertionError):
            look_for(texts, secret_to_one, state)
        await leave(clients, lines)

    asyncio.run(play())
