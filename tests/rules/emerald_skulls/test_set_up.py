"""Set-up."""

import pytest

from tests.rules.emerald_skulls.table import GAME, drawn, sit, start
from undercroft.engine.errors import BadInput
from undercroft.games.emerald_skulls.cards import ADVANCED_KEYS


@pytest.mark.rule("ES-016")
def test_the_board_is_drawn_in_the_middle_between_players_and_bets() -> None:
    lines = drawn(sit(3))
    board = lines.index("Skull board:")
    assert lines.count("Skull board:") == 1
    players = [i for i, line in enumerate(lines) if "0 gears, 0 cubes, 2 markers" in line]
    bets = [i for i, line in enumerate(lines) if "Pick n' Bust" in line or "Empty n' Shiny" in line]
    assert (len(players), len(bets)) == (3, 2)
    assert max(players) < board < min(bets)


@pytest.mark.rule("ES-017", "ES-024")
def test_all_dice_start_in_the_supply_and_nobody_owns_gears_or_cubes() -> None:
    table = sit(4)
    assert table.view()["spare_dice"] == 7
    assert [(player["gears"], player["cubes"]) for player in table.view()["players"]] == [(0, 0)] * 4


@pytest.mark.rule("ES-018")
def test_all_eight_standard_bets_can_be_chosen_from_the_start() -> None:
    table = sit(2).buys(3)
    bets = [text.split()[1] for text in table.offered(1) if text.startswith("bet ")]
    assert sorted(bets) == sorted(
        [
            "pick-n-bust",
            "mad-nargash",
            "grim-grin",
            "emerald-skull",
            "busted-fowl",
            "final-jewel",
            "empty-hands",
            "empty-n-shiny",
        ]
    )


@pytest.mark.rule("ES-019", "ES-119")
def test_advanced_cards_can_be_chosen_and_replace_the_standard_ones() -> None:
    match = start(3, betting_cards="advanced")
    kinds = [card["kind"] for card in match.view(None)["table"]["cards"]]
    assert "standard" not in kinds
    assert set(kinds) == {"jackpot", "side", "out"}
    with pytest.raises(BadInput, match="sides"):
        start(3, sides=["6a"])


@pytest.mark.rule("ES-021", "ES-022")
@pytest.mark.parametrize(("seats", "gears"), [(2, 80), (3, 120), (4, 160), (5, 200), (6, 240)])
def test_the_supply_is_forty_gears_per_player(seats: int, gears: int) -> None:
    assert sit(seats).view()["supply"] == gears


@pytest.mark.rule("ES-023", "ES-236")
@pytest.mark.parametrize(("seats", "gears"), [(7, 280), (8, 320)])
def test_the_expansion_changes_seats_markers_and_gears_but_neither_dice_nor_payouts(seats: int, gears: int) -> None:
    table = sit(seats)
    small = sit(2)
    assert table.view()["supply"] == gears
    assert len(table.view()["players"]) == seats
    assert all(player["markers"] == 2 for player in table.view()["players"])
    assert table.view()["spare_dice"] == 7
    assert table.view()["payouts"] == small.view()["payouts"]
    assert table.view()["prices"] == small.view()["prices"]
    assert [card["bets"] for card in table.view()["cards"]] == [card["bets"] for card in small.view()["cards"]]
    assert GAME.choose(seats, {})["expansion"], "so many players bring the expansion along"


@pytest.mark.rule("ES-122", "ES-196")
def test_one_to_six_play_seven_and_eight_need_the_expansion_and_nine_are_too_many() -> None:
    for seats in range(1, 7):
        assert start(seats, expansion=False).state.seats == seats
    for seats in (7, 8):
        with pytest.raises(BadInput, match="expansion"):
            start(seats, expansion=False)
        assert start(seats, expansion=True).state.seats == seats
    for seats in (0, 9):
        with pytest.raises(BadInput, match="seats"):
            start(seats, expansion=True)


@pytest.mark.rule("ES-197")
def test_the_first_tumbler_is_drawn_by_lot_or_named_by_the_host() -> None:
    drawn = {start(3, seed).view(None)["table"]["tumbler"] for seed in range(30)}
    assert drawn == {0, 1, 2}
    for name in (1, 2, 3):
        assert {start(3, seed, first_tumbler=str(name)).next_seat() for seed in range(5)} == {name - 1}
    with pytest.raises(BadInput, match="first-tumbler"):
        start(3, first_tumbler="4")


@pytest.mark.rule("ES-120", "ES-121", "ES-122")
@pytest.mark.parametrize(
    ("seats", "mix"),
    [
        (2, (2, 2, 2)),
        (3, (2, 2, 2)),
        (4, (2, 2, 2)),
        (5, (2, 2, 4)),
        (6, (2, 2, 4)),
        (7, (3, 3, 4)),
        (8, (3, 3, 4)),
    ],
)
def test_the_recommended_mix_of_advanced_cards(seats: int, mix: tuple[int, int, int]) -> None:
    cards = start(seats, betting_cards="advanced").view(None)["table"]["cards"]
    kinds = [card["kind"] for card in cards]
    assert (kinds.count("jackpot"), kinds.count("side"), kinds.count("out")) == mix


@pytest.mark.rule("ES-075", "ES-221")
def test_advanced_sides_are_drawn_by_lot_never_both_sides_of_a_card_or_named_by_the_host() -> None:
    seen: set[str] = set()
    for seed in range(60):
        cards = start(4, seed, betting_cards="advanced").view(None)["table"]["cards"]
        numbers = [card["number"] for card in cards]
        assert len(set(numbers)) == 6
        assert numbers == sorted(numbers)
        seen.update(card["card"] for card in cards)
    assert seen == set(ADVANCED_KEYS)
    named = start(4, betting_cards="advanced", sides=["28b", "6a"]).view(None)["table"]["cards"]
    assert [card["card"] for card in named] == ["6a", "28b"]
    with pytest.raises(BadInput, match="sides"):
        start(4, betting_cards="advanced", sides=["6a", "6b"])


@pytest.mark.rule("ES-221")
def test_the_host_says_how_many_cards_of_each_kind_are_drawn() -> None:
    seen: set[str] = set()
    for seed in range(20):
        cards = start(3, seed, betting_cards="advanced", jackpot_cards="0", side_cards="3").view(None)["table"]["cards"]
        assert [card["kind"] for card in cards] == ["side"] * 3 + ["out"] * 2, "Out cards as recommended"
        assert len({card["number"] for card in cards}) == 5
        seen.update(card["card"] for card in cards if card["kind"] == "side")
    assert len(seen) == 8, "sides by lot"
    named = start(3, betting_cards="advanced", sides=["14a"], side_cards="2", out_cards="1").view(None)["table"][
        "cards"
    ]
    assert [card["kind"] for card in named] == ["side", "side", "out"], "named ones are in, the rest is drawn"
    assert "14a" in [card["card"] for card in named]
    for wrong in (
        {"side_cards": "1"},
        {"betting_cards": "advanced", "jackpot_cards": "0", "side_cards": "0", "out_cards": "0"},
        {"betting_cards": "advanced", "sides": ["14a", "16a"], "side_cards": "1"},
    ):
        with pytest.raises(BadInput):
            start(3, **wrong)


@pytest.mark.rule("ES-049")
def test_the_very_first_turn_is_played_with_three_dice() -> None:
    for seats in (1, 2, 8):
        match = start(seats, first_tumbler="1")
        assert [GAME.actions.text(number) for number in match.legal_actions(0)] == ["buy 3"]
