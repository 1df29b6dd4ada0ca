"""The bots of Vault Wars mean what they say and waste no gold."""

from collections.abc import Iterator
from typing import Any

import pytest

from undercroft import games
from undercroft.bots import Chair, make_bot
from undercroft.bots.judgement.vault_wars.bids import Offer
from undercroft.bots.judgement.vault_wars.worth import Worth
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

GAME = games.find("vault-wars")


def decisions(seed: int, seats: int = 3) -> Iterator[tuple[Match, int, int]]:
    """Every real choice in a game among adepts: the match before it, the seat, and its answer."""
    match = Match.start(GAME, seats=seats, seed=seed)
    bot = make_bot("adept", GAME)
    luck = Luck.of(seed)
    while match.waiting is not None:
        seat = match.next_seat()
        chair = Chair(match, seat)
        answer = bot.decide(chair, luck)
        if len(chair.options()) > 1:
            yield match, seat, answer
        match.play(seat, answer)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_bid_stays_within_what_the_vault_is_worth_to_the_bidder(seed: int) -> None:
    raises = passes = 0
    for match, seat, answer in decisions(seed):
        if match.waiting is None or match.waiting.about != "bid":
            continue
        question = match.question(seat)
        assert question is not None
        g: Any = match.state
        limit = Offer(g, Worth(g), seat).limit()
        if GAME.actions.to_json(answer)["verb"] == "pass":
            assert limit < question["args"]["least"]
            passes += 1
        else:
            assert question["args"]["least"] == int(GAME.actions.named(answer)["gold"]) <= limit
            raises += 1
    assert raises > 10
    assert passes > 5


@pytest.mark.parametrize("seed", [1, 2])
def test_an_expert_never_thinks_of_a_bid_far_above_what_the_vault_is_worth(seed: int) -> None:
    """No all-in over a bid of 5 for two expected points, and no 13 of 16 gold for known Junk."""
    bot = make_bot("expert", GAME)
    looked = 0
    for match, seat, _ in decisions(seed):
        about = match.waiting.about if match.waiting is not None else ""
        if about in ("bid", "opening-bid", "sealed-bid"):
            g: Any = match.state
            numbers = match.legal_actions(seat).numbers
            considered = bot.judgement.worth_a_thought(match.copy(), seat, numbers)
            limit = Offer(g, Worth(g), seat).limit()
            for number in considered:
                assert int(GAME.actions.named(number).get("gold", 0)) <= 1 + limit * 6 // 5
            looked += 1
    assert looked > 15


def test_nobody_pays_to_store_junk_that_no_hero_wants() -> None:
    stored = 0
    for match, seat, answer in decisions(3):
        if GAME.actions.to_json(answer)["verb"] != "store":
            continue
        mine = match.view(seat)["table"]["players"][seat]
        if all(hero["hero"] != "scavenger" for hero in mine["heroes"]):
            assert mine["items"]
            assert "junk" not in mine["items"]
            stored += 1
    assert stored > 3
