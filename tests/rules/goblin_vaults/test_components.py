"""What is in the box: cards, goals, factions, tokens and the score sheet."""

import json
from collections import Counter
from typing import Any

import pytest

from tests.kit.every import played_at_random
from tests.rules.goblin_vaults.table import GAME, LOOT, SUITS, lay_out, played, start
from undercroft.engine.errors import BadInput, IllegalAnswer
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.goblin_vaults.text import goal_text
from undercroft.lab.catalogue import entries_of
from undercroft.terminal.drawing import score_sheet
from undercroft.terminal.plain import LineGame
from undercroft.terminal.sitting import Sitting
from undercroft.words import Words
from undercroft.words.rulebook import paragraphs

SHIPPED = {
    table: [entry for entry in entries_of("goblin-vaults") if entry["table"] == table]
    for table in ("card", "goal", "faction")
}


def facts_in_the_file(table: str) -> dict[str, dict[str, Any]]:
    """What the card data says of each card or goal, by its key."""
    return {entry["key"]: json.loads(entry["facts"]) for entry in SHIPPED[table]}


def facts_of_all_cards() -> dict[str, dict[str, Any]]:
    """What everybody can read on the 60 cards, gathered from the hands of five players."""
    facts: dict[str, dict[str, Any]] = {}
    for seed in range(20):
        table = start(5, seed)
        for seat in range(5):
            facts.update(table.view(seat)["cards"])
    return facts


@pytest.mark.rule("GV-001")
def test_a_gear_spent_is_a_gear_less_on_the_score() -> None:
    table = lay_out(hands=[["tomes-9"], ["tomes-7"]], goals=("cluster",))
    table.bids(0, "tomes-9", "left")
    before = sum(table.seat(1).score.values())
    table.bids(1, "tomes-7", "left")
    assert sum(table.seat(1).score.values()) == before - 1


@pytest.mark.rule("GV-001")
def test_the_final_total_is_the_sum_of_gears_from_all_categories() -> None:
    outcome = played(4, 3).match.outcome
    assert outcome is not None
    for seat in range(4):
        assert outcome.totals()[seat] == sum(outcome.scores[seat].values())


@pytest.mark.rule("GV-002")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_game_is_nine_rounds_and_the_highest_total_wins(seats: int) -> None:
    for seed in range(6):
        table = played(seats, seed)
        assert [event["round"] for event in table.heard("round-began")] == list(range(1, 10))
        assert (table.round, table.view()["rounds"]) == (9, 9)
        outcome = table.match.outcome
        assert outcome is not None
        if seats > 1:
            best = max(outcome.totals())
            assert all(outcome.totals()[winner] == best for winner in outcome.winners)
            assert outcome.winners


@pytest.mark.rule("GV-003")
def test_there_are_sixty_different_loot_cards() -> None:
    assert len({entry["key"] for entry in SHIPPED["card"]}) == len(SHIPPED["card"]) == 60
    table = start(5)
    assert sorted(table.state.faces.face) == list(range(60)), "five players use all of them, each once"


@pytest.mark.rule("GV-004")
def test_the_basic_goal_is_one_card_with_two_sides() -> None:
    sides = {table.view()["goals"][0]["goal"] for table in (start(3, seed) for seed in range(30))}
    assert sides == {"cluster", "twin-locks"}
    assert all(table.view()["goals"][0]["suit"] is None for table in (start(3, 1), start(3, 2)))


@pytest.mark.rule("GV-007")
def test_each_suit_has_one_goal_card_with_two_sides() -> None:
    sides: dict[str, set[str]] = {suit: set() for suit in SUITS}
    for seed in range(60):
        for goal in start(5, seed, suit_goal_count=6).view()["goals"][1:]:
            sides[goal["suit"]].add(goal["goal"])
    assert all(len(found) == 2 for found in sides.values())
    assert len(set.union(*sides.values())) == 12
    printed = {key: facts.get("suit") for key, facts in facts_in_the_file("goal").items()}
    assert all(printed[goal] == suit for suit, found in sides.items() for goal in found), "each with its own suit"


@pytest.mark.rule("GV-006")
def test_there_are_five_different_factions() -> None:
    assert len({entry["key"] for entry in SHIPPED["faction"]}) == 5
    dealt = {seat.faction for seat in start(5).seats}
    assert len(dealt) == 5
    names = {Words("en", GAME).say(f"faction-{faction}") for faction in dealt}
    assert len(names) == 5


@pytest.mark.rule("GV-005")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_question_has_its_rules_at_hand(language: str) -> None:
    for about in GAME.questions:
        wanted = set(GAME.questions[about].rules)
        assert any(paragraph.rules & wanted for paragraph in paragraphs("goblin-vaults", language)), about


@pytest.mark.rule("GV-005")
def test_the_summary_opens_in_every_phase_and_changes_nothing() -> None:
    match = Match.start(GAME, {}, seats=1, seed=2)
    written: list[str] = []
    summaries: dict[str, str] = {}
    why = False
    before = 0

    def read(_: str) -> str:
        nonlocal why, before
        why = not why
        if why:
            before = len(written)
            return "why"
        assert "  " in written[-1], "the summary stands above the next question"
        summaries.setdefault(match.view(0)["table"]["phase"], "\n".join(written[before:]))
        return "1"

    LineGame(Sitting(match, Words("en", GAME), [0], None, Luck.of(1)), read, written.append).play()
    assert set(summaries) == {"set-up", "scheme", "vault", "warden"}
    for summary in summaries.values():
        assert "(GV-" in summary, "what `why` brings up cites rules"
    assert match.outcome is not None


@pytest.mark.rule("GV-008")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_score_sheet_lists_every_category_for_every_player(language: str) -> None:
    table = played(3, 5)
    words = Words(language, GAME)
    outcome = table.match.outcome
    assert outcome is not None
    goals = [goal["goal"] for goal in table.view()["goals"]]
    for seat in range(3):
        assert list(outcome.scores[seat]) == ["tokens", "tiers", "faction", *goals]
    lines = score_sheet(table.match.view(None), words)
    for category in ("tokens", "tiers", "faction", *goals):
        line = next(line for line in lines if line.startswith(words.say(f"category-{category}")))
        assert line.split()[-3:] == [str(outcome.scores[seat][category]) for seat in range(3)]
    total = next(line for line in lines if line.startswith(words.say("total")))
    assert total.split()[-3:] == [str(number) for number in outcome.totals()]


@pytest.mark.rule("GV-003", "GV-009", "GV-144")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_token_lies_somewhere_and_there_are_always_26(seats: int) -> None:
    table = start(seats, 4)
    luck = Luck.of(4)
    while True:
        view = table.view()
        on_cards = sum(lot["gears"] + sum(bid["gears"] for bid in lot["bids"]) for lot in view["lots"])
        held = sum(player["gears"] for player in view["players"])
        hers = view["glavrun"]["gears"] if view["glavrun"] else 0
        assert view["supply"] + on_cards + view["warden_gears"] + held + hers == 26
        assert table.state.census() == {"gear tokens": 26, "loot cards": 0}, "nor is a card lost"
        if table.match.waiting is None:
            break
        seat = table.match.next_seat()
        options = table.match.legal_actions(seat)
        table.match.play(seat, options.nth(luck.below(len(options))))


@pytest.mark.rule("GV-010")
def test_with_one_marker_nobody_bids_twice_in_a_round() -> None:
    table = lay_out(hands=[["tomes-9", "tomes-8"], None, None])
    table.bids(0, "tomes-9", "left")
    table.is_not_asked(0)
    with pytest.raises(IllegalAnswer):
        table.bids(0, "tomes-8", "middle")


@pytest.mark.rule("GV-010")
def test_in_a_whole_round_everybody_has_exactly_one_bid() -> None:
    table = start(5, 8)
    luck = Luck.of(8)
    rounds = 0
    for _ in played_at_random(table.match, luck):
        if table.about == "store" and len(table.seats_asked) == 5:
            bidders = [bid["bidder"] for lot in table.view()["lots"] for bid in lot["bids"]]
            assert sorted(bidders) == [0, 1, 2, 3, 4]
            rounds += 1
    assert rounds


@pytest.mark.rule("GV-012")
def test_a_loot_card_shows_suit_value_faction_tier_and_block_icon() -> None:
    facts = facts_of_all_cards()
    assert sorted(facts) == sorted(LOOT)
    for key, card in facts.items():
        assert key == f"{card['suit']}-{card['value']}"
        assert card["faction"] in ("blue", "green", "yellow", "red", "purple")
        assert card["tier"] in (1, 2, 3)
        assert card["block"] in ("left", "middle", "right")
    assert facts == facts_in_the_file("card"), "and they are those of the card data"


@pytest.mark.rule("GV-013")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_goal_shows_suit_name_requirement_reward_and_sample(language: str) -> None:
    words = Words(language, GAME)
    printed = facts_in_the_file("goal")
    shown: set[str] = set()
    for seed in range(60):
        for goal in start(5, seed, suit_goal_count=6).view()["goals"]:
            shown.add(goal["goal"])
            assert words.has(f"goal-{goal['goal']}")
            assert words.has(f"goal-{goal['goal']}-sample")
            assert goal_text(goal, words, "sample")
            requirement = goal_text(goal, words)
            for number in goal["rewards"] if goal["goal"] != "heavy-purse" else goal["rewards"][1:]:
                assert str(number) in requirement, "the text says what the goal pays"
            assert goal["suit"] == printed[goal["goal"]].get("suit")
    assert len(shown) == 14


@pytest.mark.rule("GV-120")
def test_each_suit_has_one_card_of_each_value_from_1_to_10() -> None:
    facts = facts_of_all_cards()
    values = {
        suit: sorted(int(str(card["value"])) for card in facts.values() if card["suit"] == suit) for suit in SUITS
    }
    assert values == {suit: list(range(1, 11)) for suit in SUITS}


@pytest.mark.rule("GV-120")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_cards_are_left_in_the_loot_deck(seats: int) -> None:
    assert start(seats).view()["deck"] == 6


@pytest.mark.rule("GV-121")
def test_one_to_five_can_play() -> None:
    for seats in (1, 2, 3, 4, 5):
        assert len(start(seats).seats) == seats
    for seats in (0, 6):
        with pytest.raises(BadInput, match=f"1 to 5 seats, not for {seats}"):
            start(seats)


@pytest.mark.rule("GV-185")
def test_icons_are_spread_evenly_over_the_reconstructed_cards() -> None:
    cards = facts_of_all_cards()
    assert cards == facts_in_the_file("card"), "the icons are those of the card data"
    facts = cards.values()
    assert set(Counter(str(card["faction"]) for card in facts).values()) == {12}
    assert set(Counter(str(card["tier"]) for card in facts).values()) == {20}
    assert set(Counter(str(card["block"]) for card in facts).values()) == {20}
    assert {entry["confidence"] for entry in SHIPPED["card"]} == {"reconstructed"}


@pytest.mark.rule("GV-185")
@pytest.mark.parametrize(
    ("kind", "icon", "times"),
    [
        ("suit", "faction", {2}),
        ("suit", "tier", {3, 4}),
        ("suit", "block", {3, 4}),
        ("value", "tier", {2}),
        ("value", "block", {2}),
        ("tier", "faction", {4}),
        ("block", "faction", {4}),
        ("tier", "block", {6, 7, 8}),
    ],
)
def test_no_suit_value_or_icon_is_favoured_by_another_icon(kind: str, icon: str, times: set[int]) -> None:
    """The balance of the reconstructed table: a card that lost its icon to another one would show here."""
    met = Counter((card[kind], card[icon]) for card in facts_in_the_file("card").values())
    assert set(met.values()) == times
