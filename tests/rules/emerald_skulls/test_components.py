"""What lies on the table. Nothing of it appears or vanishes."""

import pytest

from tests.rules.emerald_skulls.table import GAME, drawn, played, run_turn, sit
from undercroft.engine.laws import components_are_conserved
from undercroft.engine.match import Match
from undercroft.games.emerald_skulls.bets import BET_KEYS
from undercroft.games.emerald_skulls.cards import ADVANCED_KEYS, shipped_cards, shipped_data

AID = [
    {"out": "chicken", "gears": [1, 1, 0, 2, 0], "cubes": [0, 0, 1, 0, 0], "skulls_pay": False},
    {"out": "gem", "gears": [1, 1, 0, 2, 3], "cubes": [0, 0, 1, 0, 0], "skulls_pay": True},
    {"out": "run", "gears": [1, 2, 0, 5, 0], "cubes": [0, 0, 1, 0, 0], "skulls_pay": False},
    {"out": "double", "gears": [1, 2, 0, 5, 5], "cubes": [0, 0, 1, 0, 0], "skulls_pay": True},
]
"""What one die pays from the lower jaw to the gem."""


@pytest.mark.rule("ES-001")
def test_players_take_turns_and_each_turn_ends_with_exactly_one_out_of_five() -> None:
    match = played(3, 2)
    turns = [int(str(event.args["seat"])) for event in match.history().events if event.key == "turn-began"]
    outs = [event.args for event in match.history().events if event.key == "out"]
    assert [out["seat"] for out in outs] == turns
    assert turns == [(turns[0] + i) % 3 for i in range(len(turns))]
    assert {out["out"] for out in outs} == {"bust", "chicken", "gem", "run", "double"}


@pytest.mark.rule("ES-002")
def test_all_who_are_not_the_tumbler_bet_and_earn_gears_for_a_true_bet() -> None:
    table = sit(4).buys(3).says(1, "bet empty-hands first").says(2, "bet final-jewel first")
    table.says(3, "bet empty-hands second").rolls("3 3 3").places("nose 3-0")
    assert [table.gears(seat) for seat in (1, 2, 3)] == [2, 0, 1]


@pytest.mark.rule("ES-004")
def test_there_is_one_board_with_five_levels_for_everybody() -> None:
    table = run_turn(sit(3), 3, "1 2 3 -> nose 1-0")
    boards = [table.match.view(seat)["table"]["board"] for seat in (0, 1, 2, None)]
    assert all(board == boards[0] for board in boards)
    assert [level["number"] for level in boards[0]] == [1, 2, 3, 4, 5]


@pytest.mark.rule("ES-005")
def test_placed_dice_pool_and_supply_are_always_seven() -> None:
    table = sit(2).given(gears=[3, 0])
    table.buys(5)
    view = table.view()
    assert (view["pool"], view["spare_dice"]) == (5, 2)
    table.rolls("1 1 2 3 4").places("lower-jaw 2-0")
    view = table.view()
    placed = sum(level["numbered"] + level["skulls"] for level in view["board"])
    assert (placed, view["pool"], view["spare_dice"]) == (2, 3, 2)


@pytest.mark.rule("ES-006", "ES-020")
@pytest.mark.parametrize("seats", [2, 6, 8])
def test_everybody_has_two_markers_of_a_colour_of_their_own(seats: int) -> None:
    players = sit(seats).view()["players"]
    assert [player["markers"] for player in players] == [2] * seats
    assert len({player["colour"] for player in players}) == seats


@pytest.mark.rule("ES-007", "ES-228")
def test_only_totals_of_gears_count_and_they_are_never_changed_by_anything_but_payments() -> None:
    assert 60 * 1 + 12 * 5 + 12 * 10 == sit(6).view()["supply"] == 240
    match = played(2, 3)
    assert sum(match.state.census().values()) == sum(Match.start(GAME, seats=2, seed=3).state.census().values())
    components_are_conserved(match, {"dice": 7, "gears": 80, "markers": 4})
    assert all(isinstance(player["gears"], int) for player in match.view(None)["table"]["players"])
    assert run_turn(sit(2), 3, "1 2 3 -> lower-jaw 1-0, stop").gears(0) == 1


@pytest.mark.rule("ES-008", "ES-107")
def test_four_standard_cards_offer_eight_bets_and_three_jackpots() -> None:
    cards = sit(2).view()["cards"]
    assert [card["number"] for card in cards] == [1, 2, 3, 4]
    assert [len(card["bets"]) for card in cards] == [2, 2, 2, 2]
    jackpots = [bet["bet"] for card in cards for bet in card["bets"] if bet["jackpot"]]
    assert jackpots == ["mad-nargash", "grim-grin", "emerald-skull"]


@pytest.mark.rule("ES-009", "ES-010", "ES-198")
def test_twelve_advanced_cards_have_two_sides_each_four_of_every_kind() -> None:
    sides = [side for side in shipped_cards().sides if side.kind]
    assert len(sides) == len(ADVANCED_KEYS) == 24
    for kind, numbers in ((1, [6, 8, 10, 12]), (2, [14, 16, 18, 20]), (3, [22, 24, 26, 28])):
        mine = [side for side in sides if side.kind == kind]
        assert sorted({side.number for side in mine}) == numbers
        assert sorted(side.key[-1] for side in mine) == ["a"] * 4 + ["b"] * 4


PRICES = [{"dice": 3 + more, "gears": gears} for more, gears in enumerate([0, 1, 3, 6, 10])]


@pytest.mark.rule("ES-011")
def test_the_aid_with_prices_and_payouts_is_in_every_view_of_every_phase() -> None:
    table = sit(2)
    phases = set()
    for step in ("buy", "bets", "tumble", "payout"):
        view = table.match.view(1)["table"]
        phases.add(view["phase"])
        assert view["prices"] == PRICES
        assert view["payouts"] == AID
        if step == "buy":
            table.buys(3)
        elif step == "bets":
            table.rolls("5 ☠ ☠")
        elif step == "tumble":
            table.places("gem 0-1")
    assert phases == {"buy", "bets", "tumble", "payout"}
    over = played(2, 3).view(1)["table"]
    assert over["phase"] == "over"
    assert (over["prices"], over["payouts"]) == (PRICES, AID)


@pytest.mark.rule("ES-011")
def test_the_aid_on_a_terminal_names_costs_outs_and_payouts() -> None:
    text = " ".join(" ".join(drawn(sit(2))).split())
    assert "3 dice for free, 4 dice for 1 gear, 5 dice for 3 gears, 6 dice for 6 gears, 7 dice for 10 gears" in text
    assert "Bust Out (nothing could be placed): –" in text
    assert "Chicken Out (stopped after placing, dice left): 1, 1, cube, 2, –; skulls do not pay" in text
    assert "Gem Out (a die lies on the gem): 1, 1, cube, 2, 3; skulls pay" in text
    assert "Run Out (all dice are placed): 1, 2, cube, 5, –; skulls do not pay" in text
    assert "Double Out (a gem, and all dice are placed): 1, 2, cube, 5, 5; skulls pay" in text


@pytest.mark.rule("ES-012", "ES-166")
def test_cubes_are_not_limited_by_the_24_of_the_box() -> None:
    table = sit(2).given(cubes=[24, 24])
    run_turn(table, 3, "1 3 3 -> nose 2-0, stop")
    assert table.cubes(0) == 26


@pytest.mark.rule("ES-013", "ES-184")
def test_the_opposition_deck_is_ten_cards_whose_order_nobody_knows() -> None:
    table = sit(1)
    order = [3, 1, 4, 0, 5, 9, 2, 6, 8, 7]
    table.draws(-1, order)
    view = table.match.view(0)["table"]["opposition"]
    assert view == {"gears": 40, "deck": 10, "card": None}
    other = sit(1).draws(-1, order[::-1])
    assert other.match.view(0) == table.match.view(0)
    table.buys(3)
    assert table.view()["opposition"]["card"] == order[9] + 1


@pytest.mark.rule("ES-013")
def test_with_more_players_there_is_no_opposition() -> None:
    assert sit(2).view()["opposition"] is None


@pytest.mark.rule("ES-014")
def test_a_standard_card_has_a_number_two_bets_their_payouts_and_descriptions() -> None:
    table = sit(2)
    text = " ".join(" ".join(drawn(table)).split())
    for condition in ("a nose picked, then a Bust Out", "Run Out with teeth only", "Double Out with a Full Skull"):
        assert f"({condition})" in text
    jackpots = {
        bet["bet"]: bet["jackpot"]["gears"] for card in table.view()["cards"] for bet in card["bets"] if bet["jackpot"]
    }
    assert jackpots == {"mad-nargash": 5, "grim-grin": 3, "emerald-skull": 30}
    for number, card in enumerate(table.view()["cards"], 1):
        assert (card["card"], card["number"]) == (str(number), number)
        assert len(card["bets"]) == 2
        assert card["kind"] == "standard"
        assert card["stop"] is None
        for bet in card["bets"]:
            assert len(bet["pays"]) in (2, 3)
            assert bet["sign"] == "flat"
            assert bet["kicker_of"] is None


@pytest.mark.rule("ES-015", "ES-118", "ES-143", "ES-147", "ES-243")
def test_an_advanced_side_has_main_and_opposing_bets_and_some_have_kickers_jackpots_and_stop_numbers() -> None:
    kickers = {}
    stops = {}
    for side in shipped_cards().sides[4:]:
        groups = {line.group for line in side.lines}
        assert len(groups) >= 2, side.key
        for line in side.lines:
            if line.group != line.bet:
                kickers[side.key] = (BET_KEYS[line.bet], BET_KEYS[line.group])
        if side.stop:
            stops[side.key] = side.stop
    assert kickers == {
        "6b": ("nargashs-gamble", "mad-nargash"),
        "8b": ("legendary-emerald-skull", "emerald-skull"),
        "10b": ("gnarled-face", "scarred-face"),
        "12b": ("toothless-tumble", "fractured-tusks"),
        "14b": ("skulls-0", "skulls-even"),
        "18b": ("noses-0", "noses-even"),
        "22b": ("wild-crystal", "final-jewel"),
        "24b": ("broken-limbs", "feeble-fingers"),
        "26b": ("ocular-skull", "empty-n-shiny"),
        "28b": ("pick-n-bust", "dragul-bust"),
    }
    assert stops == {"16b": 4, "18a": 4, "18b": 4, "20a": 3, "20b": 3}


@pytest.mark.rule("ES-015")
def test_an_advanced_side_in_play_shows_number_description_kicker_jackpot_and_stop_number() -> None:
    table = sit(2, betting_cards="advanced", sides=["10b", "18b"])
    face, noses = table.view()["cards"]
    assert (face["card"], face["number"], face["stop"]) == ("10b", 10, None)
    assert (noses["card"], noses["number"], noses["stop"]) == ("18b", 18, 4)
    shown = {bet["bet"]: (bet["kicker_of"], bet["jackpot"] and bet["jackpot"]["gears"]) for bet in face["bets"]}
    assert shown == {"scarred-face": (None, 20), "denied-visage": (None, None), "gnarled-face": ("scarred-face", 25)}
    assert [bet["kicker_of"] for bet in noses["bets"]] == [None, None, "noses-even"]
    text = " ".join(" ".join(drawn(table)).split())
    assert "Gnarled Face (Double Out, exactly one die on each level) 15/10/8" in text
    assert "kicker of Scarred Face · jackpot 25" in text
    assert "18b Perfect Proportions, Side card, stops at level 4" in text


@pytest.mark.rule("ES-243", "ES-245")
def test_every_entry_of_the_card_data_names_its_source_and_how_sure_it_is() -> None:
    data = shipped_data()
    assert len(data["card"]) == 28
    assert len(data["opposition"]) == 10
    for table in ("card", "opposition", "level", "jackpot", "mix"):
        for entry in data[table]:
            assert entry["source"], entry
            assert entry["confidence"] in ("printed", "reported", "inferred", "reconstructed")
    for card in data["card"]:
        for bet in card["bet"]:
            assert bet["source"]
            assert bet["confidence"] in ("printed", "reported", "reconstructed")
