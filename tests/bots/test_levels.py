"""Bots answer lawfully, decide by what they know, and can say why."""

import pytest

from undercroft import games
from undercroft.bots import LEVELS, TEMPERS, Budget, Chair, make_bot
from undercroft.bots.judgement import judgement_of
from undercroft.bots.levels import Expert
from undercroft.bots.search.tree import Search
from undercroft.engine.errors import BadInput, IllegalAnswer
from undercroft.engine.game import Game
from undercroft.engine.laws import a_bot_decides_by_what_it_knows
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.words import LANGUAGES, Words

BUDGET = Budget(iterations=12)
TABLES = [(key, table) for key in games.all_keys() for table in ("smallest", "largest")]


def seats_of(game: Game, table: str) -> int:
    return game.least_seats if table == "smallest" else game.most_seats


def played_by(game: Game, seats: int, level: str, seed: int, most: int) -> Match:
    """A match in which bots of this level have answered up to `most` questions."""
    match = Match.start(game, seats=seats, seed=seed)
    bots = [make_bot(level, game) for _ in range(seats)]
    luck = Luck.of(seed)
    for _ in range(most):
        if match.waiting is None:
            break
        seat = match.next_seat()
        match.play(seat, bots[seat].decide(Chair(match, seat), luck, BUDGET))
    return match


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("key", "table"), TABLES)
def test_law_13_a_bot_decides_by_what_it_knows(key: str, table: str, level: str) -> None:
    game = games.find(key)
    match = Match.start(game, seats=seats_of(game, table), seed=5)
    luck = Luck.of(f"law 13 {key} {table}")

    def decide(world: Match, seat: int, own: Luck) -> int:
        return make_bot(level, game).decide(Chair(world, seat), own, BUDGET)

    player = make_bot("adept", game)
    for number in range(60):
        if match.waiting is None:
            break
        if number % 3 == 0:
            a_bot_decides_by_what_it_knows(match, decide, luck)
        seat = match.next_seat()
        match.play(seat, player.decide(Chair(match, seat), luck))


@pytest.mark.parametrize(("key", "table"), TABLES)
@pytest.mark.parametrize("level", ["novice", "adept"])
def test_a_game_among_bots_ends_with_an_outcome(key: str, table: str, level: str) -> None:
    game = games.find(key)
    match = played_by(game, seats_of(game, table), level, 3, game.max_decisions + 1)
    assert match.outcome is not None


@pytest.mark.parametrize(("key", "table"), TABLES)
def test_an_expert_always_gives_a_legal_answer(key: str, table: str) -> None:
    game = games.find(key)
    match = played_by(game, seats_of(game, table), "expert", 8, 40)
    assert match.record is not None
    assert match.record.entries


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_luck_gives_the_same_answer(level: str) -> None:
    game = games.find("goblin-vaults")
    match = played_by(game, 3, "random", 4, 9)
    seat = match.next_seat()
    answers = {make_bot(level, game).decide(Chair(match, seat), Luck.of(77), Budget(iterations=60)) for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize(("key", "table"), TABLES)
def test_every_answer_can_be_explained_in_every_language(key: str, table: str) -> None:
    game = games.find(key)
    match = Match.start(game, seats=seats_of(game, table), seed=12)
    luck = Luck.of(12)
    bot = make_bot("adept", game)
    languages = [Words(language, game) for language in LANGUAGES]
    asked = 0
    while match.waiting is not None and asked < 30:
        seat = match.next_seat()
        chair = Chair(match, seat)
        for number in chair.options()[:3]:
            reason = bot.explain(chair, number)
            assert reason.facts or len(chair.options()) > 1
            for words in languages:
                for facts in (reason.facts, reason.against):
                    assert words.facts(facts)
        match.play(seat, bot.decide(chair, luck))
        asked += 1


@pytest.mark.parametrize(("key", "table"), TABLES)
def test_an_explanation_names_nothing_the_seat_does_not_know(key: str, table: str) -> None:
    game = games.find(key)
    judgement = make_bot("adept", game).judgement
    for decisions in (1, 14):
        match = played_by(game, seats_of(game, table), "adept", 6, decisions)
        if match.waiting is None:
            break
        seat = match.next_seat()
        chair = Chair(match, seat)
        worlds = [chair.imagine(Luck.of(seed)) for seed in range(6)]
        for number in chair.options():
            said = [judgement.facts([world], seat, number) for world in worlds]
            sure = [[fact for fact in facts if "worlds" not in fact.args] for facts in said]
            assert all(facts == sure[0] for facts in sure)


def test_a_chair_that_is_not_asked_cannot_decide() -> None:
    game = games.find("goblin-vaults")
    match = played_by(game, 3, "random", 4, 3)
    idle = next(seat for seat in range(3) if not match.legal_actions(seat).numbers)
    for level in LEVELS:
        with pytest.raises(IllegalAnswer):
            make_bot(level, game).decide(Chair(match, idle), Luck.of(1), BUDGET)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadInput, match="known: random, novice, adept, expert"):
        make_bot("grandmaster", "goblin-vaults")


def test_a_chair_does_not_hand_out_the_match() -> None:
    match = Match.start(games.find("goblin-vaults"), seats=2, seed=1)
    chair = Chair(match, 0)
    open_names = [name for name in dir(chair) if not name.startswith("_")]
    assert all(getattr(chair, name) is not match for name in open_names)
    assert all(getattr(chair, name) is not match.state for name in open_names)
    assert chair.imagine(Luck.of(1)).state is not match.state


def test_a_budget_of_time_is_kept() -> None:
    import time

    game = games.find("goblin-vaults")
    match = Match.start(game, seats=4, seed=1)
    started = time.perf_counter()
    make_bot("expert", game).decide(Chair(match, 0), Luck.of(1), Budget(seconds=0.2))
    assert time.perf_counter() - started < 0.6


def test_a_second_answer_in_the_same_turn_builds_on_the_first_search() -> None:
    game = games.find("goblin-vaults")
    for seed in range(40):
        match = Match.start(game, seats=2, seed=seed)
        expert = Expert(game, judgement_of(game))
        luck = Luck.of(seed)
        while match.waiting is not None and match.waiting.about != "bid":
            seat = match.next_seat()
            match.play(seat, match.legal_actions(seat).nth(0))
        seat = match.next_seat()
        match.play(seat, expert.decide(Chair(match, seat), luck, Budget(iterations=300)))
        if match.waiting is None or match.waiting.about != "warden-action":
            continue
        chair = Chair(match, seat)
        fresh = Search(expert.judgement, seat, luck)
        assert expert.search is not None
        assert fresh.go_on_from(expert.search, expert.answer, chair.options())
        assert fresh.root.choices[seat].visits > 0
        assert expert.decide(chair, luck, BUDGET) in chair.options()
        return
    pytest.fail("no bid earned a warden action")


def test_a_search_does_not_build_on_an_unrelated_one() -> None:
    game = games.find("goblin-vaults")
    match = played_by(game, 3, "random", 4, 9)
    seat = match.next_seat()
    first = Search(judgement_of(game), seat, Luck.of(1))
    answer = first.run(Chair(match, seat).imagine, BUDGET)
    other = Search(judgement_of(game), (seat + 1) % 3, Luck.of(1))
    assert not other.go_on_from(first, answer, [1, 2, 3])


@pytest.mark.parametrize("key", games.all_keys())
def test_a_temper_is_a_matter_of_taste_not_of_level(key: str) -> None:
    game = games.find(key)
    assert {make_bot(f"adept:{temper}", game).level for temper in TEMPERS} == {"adept"}
    with pytest.raises(BadInput, match="known: cautious, even, bold"):
        make_bot("adept:furious", game)


@pytest.mark.parametrize("key", games.all_keys())
def test_the_bold_and_the_cautious_differ_somewhere(key: str) -> None:
    game = games.find(key)
    if not make_bot("adept:bold", game).judgement.HAS_TEMPER:
        pytest.skip("temper makes no difference in this game yet")
    for seed in range(12):
        match = Match.start(game, seats=game.most_seats, seed=seed)
        luck = Luck.of(seed)
        for _ in range(120):
            if match.waiting is None:
                break
            seat = match.next_seat()
            chair = Chair(match, seat)
            bold, cautious = (
                make_bot(f"adept:{temper}", game).decide(chair, luck.copy()) for temper in ("bold", "cautious")
            )
            if bold != cautious:
                return
            match.play(seat, bold)
    pytest.fail("they always answer alike")
