"""Positions in which advice was once wrong or said nothing, as people met them at the table."""

from collections.abc import Iterator

import pytest

from undercroft import games
from undercroft.bots import Chair, Reason, make_bot
from undercroft.bots.judgement import judgement_of
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.server.history.looking_back import facts_for
from undercroft.words import LANGUAGES, Words

CARDS = [key for key in games.all_keys() if key != "vast"]


def hinted(key: str, seed: int, most: int, about: str = "") -> Iterator[tuple[Match, int, int, Reason]]:
    """Decisions of a game played by its hints, with their reasons."""
    game = games.find(key)
    match = Match.start(game, seats=3, seed=seed)
    bot = make_bot("adept", game)
    luck = Luck.of(seed)
    told = 0
    while match.waiting is not None and told < most:
        seat = match.next_seat()
        chair = Chair(match, seat)
        number = bot.decide(chair, luck)
        if len(chair.options()) > 1 and about in ("", match.waiting.about):
            told += 1
            yield match, seat, number, bot.explain(chair, number)
        match.play(seat, number)


@pytest.mark.parametrize("key", CARDS)
def test_every_hint_says_something_that_can_be_counted(key: str) -> None:
    game = games.find(key)
    languages = [Words(language, game) for language in LANGUAGES]
    bare = told = 0
    for _, _, _, reason in hinted(key, 3, 40):
        told += 1
        bare += not reason.facts
        for words in languages:
            said = words.facts(reason.facts) + words.facts(reason.against)
            assert "best of" not in said
            assert "лучш" not in said
    assert bare <= told // 20


def test_a_card_that_scores_less_now_is_told_with_what_it_leaves_open() -> None:
    """The first hint of a game was a card of 1 point beside two of 4, and nobody said why."""
    game = games.find("goblin-vaults")
    chair = Chair(Match.start(game, seats=3, seed=4), 0)
    bot = make_bot("expert", game)
    lesser = 0
    for number in chair.options()[:16]:
        reason = bot.explain(chair, number)
        mine = {fact.kind: fact.args.get("points") for fact in reason.facts}
        other = {fact.kind: fact.args.get("points") for fact in reason.against}
        if mine.get("gv-scores") != other.get("gv-scores"):
            lesser += 1
            assert "gv-next" in mine
    assert lesser > 3


def test_an_underbid_is_told_as_what_it_is() -> None:
    """It showed "+5" though it could not win the lot."""
    told = 0
    for seed in range(6):
        for match, seat, number, reason in hinted("goblin-vaults", seed, 30, "bid"):
            question = match.question(seat)
            assert question is not None
            kinds = [fact.kind for fact in reason.facts]
            if number in question["args"]["underbids"]:
                told += 1
                assert "gv-underbid" in kinds
                assert "gv-lot" not in kinds
            else:
                assert "gv-underbid" not in kinds
    assert told > 3


def test_a_bid_is_told_with_what_the_vault_may_hold_and_what_a_pass_would_mean() -> None:
    """It said "worth about 2 points" of a bid of all gold."""
    for _, _, number, reason in hinted("vault-wars", 2, 12, "bid"):
        kinds = {fact.kind for fact in reason.facts}
        assert kinds & {"vw-may-hold", "vw-holds"}
        assert reason.instead >= 0
        assert {fact.kind for fact in [*reason.facts, *reason.against]} & {"vw-ends", "vw-goes-on"}
        assert number != reason.instead


@pytest.mark.parametrize("key", CARDS)
def test_in_a_running_game_nobody_hears_what_a_bot_would_pay_or_hopes_for(key: str) -> None:
    """Price ceilings were printed in a live auction."""
    judgement = judgement_of(games.find(key))
    heard = 0
    for match, seat, number, _ in hinted(key, 4, 30):
        for fact in facts_for(match, seat, number, (seat + 1) % 3):
            heard += 1
            assert judgement.told_to_all(fact.kind)
            assert "worlds" not in fact.args
    assert heard
    closed = {"gv-wins", "gv-next", "gv-given-up", "gv-trumps", "vw-may-hold", "vw-holds", "vw-loses", "vw-keeps"}
    if key != "emerald-skulls":
        assert not any(judgement.told_to_all(kind) for kind in closed)


def test_who_shows_junk_to_store_it_does_not_throw_it_away() -> None:
    """It said to show four Junk, and then to throw them away one by one."""
    game = games.find("vault-wars")
    for seed in range(5):
        for match, seat, number, _ in hinted("vault-wars", seed, 12, "storage"):
            choice = match.view(seat)["table"]["choice"]
            if choice["shown"]:
                assert game.actions.text(number) != "throw junk"
