"""The bots of Vault Wars mean what they say and waste no gold."""

from collections.abc import Iterator
from typing import Any

import pytest

from undercroft import games
from undercroft.bots import Chair, make_bot
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

GAME = games.find("vault-wars")


def decisions(seed: int, seats: int = 3) -> Iterator[tuple[Match, int, int, str, dict[str, Any]]]:
    """Every real choice in a game among adepts: the match before it, the seat, its answer and what it says about it."""
    match = Match.start(GAME, seats=seats, seed=seed)
    bot = make_bot("adept", GAME)
    luck = Luck.of(seed)
    while match.waiting is not None:
        seat = match.next_seat()
        chair = Chair(match, seat)
        answer = bot.decide(chair, luck)
        if len(chair.options()) > 1:
            key, args = bot.explain(chair, answer).facts[0]
            yield match, seat, answer, key, args
        match.play(seat, answer)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_bid_stays_within_what_the_bot_says_the_vault_is_worth(seed: int) -> None:
    raises = passes = 0
    for match, seat, answer, key, args in decisions(seed):
        if match.waiting is None or match.waiting.about != "bid":
            continue
        question = match.question(seat)
        assert question is not None
        if GAME.actions.to_json(answer)["verb"] == "pass":
            assert key == "vw-pass"
            assert args["limit"] < question["args"]["least"]
            passes += 1
        else:
            assert key == "vw-raise"
            assert question["args"]["least"] <= args["gold"] <= args["limit"]
            raises += 1
    assert raises > 10
    assert passes > 5


def test_nobody_pays_to_store_junk_that_no_hero_wants() -> None:
    stored = 0
    for match, seat, answer, _, _ in decisions(3):
        if GAME.actions.to_json(answer)["verb"] != "store":
            continue
        mine = match.view(seat)["table"]["players"][seat]
        if all(hero["hero"] != "scavenger" for hero in mine["heroes"]):
            assert mine["items"]
            assert "junk" not in mine["items"]
            stored += 1
    assert stored > 3
