"""Final scoring: tokens, tiers, factions, the fourteen goals, and who wins."""

import pytest

from tests.rules.goblin_vaults.table import GAME, Table, Vault, lay_out
from undercroft.engine.outcome import Outcome


def scored(vault: Vault, *goals: str, faction: str = "blue", warden: str = "", gears: int = 3) -> dict[str, int]:
    """The score sheet of a vault. Five players sit there, so that any suit may be in it."""
    others = [key for key in ("blue", "green", "yellow", "red", "purple") if key != faction]
    used = [card.strip("[]") for chamber in vault.values() for card in chamber]
    spare = [f"{suit}-{value}" for suit in ("lanterns", "skulls", "potions") for value in (10, 9, 8)]
    free = [card for card in spare if card not in used]
    table = lay_out(
        seats=5,
        vaults=[vault],
        goals=goals or ("cluster",),
        factions=(faction, *others),
        gears=(gears,),
        block=free[:3],
        warden=warden or free[3],
    )
    return table.seat(0).score


# Tokens, tiers, factions.


@pytest.mark.rule("GV-084")
@pytest.mark.parametrize("gears", [0, 1, 4])
def test_each_gear_token_is_worth_one(gears: int) -> None:
    assert scored({}, gears=gears)["tokens"] == gears


@pytest.mark.rule("GV-085", "GV-086", "GV-087")
@pytest.mark.parametrize(
    ("card", "tier"),
    [("tomes-1", 1), ("tomes-2", 2), ("tomes-7", 3)],
)
@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_card_in_the_tier_of_its_icon_is_worth_that_tiers_number(card: str, tier: int, place: int) -> None:
    """The other cards of the chamber lie face down and count for nothing."""
    blanks = ["[crowns-1]", "[crowns-2]", "[crowns-3]"]
    for chamber in (1, 4):
        cards = [*blanks[: place - 1], card]
        assert scored({chamber: cards})["tiers"] == (tier if place == tier else 0)


@pytest.mark.rule("GV-088")
def test_each_card_of_the_own_faction_is_worth_two_in_any_position() -> None:
    vault = {1: ["tomes-5", "tomes-1", "crowns-4"], 3: ["tomes-9"]}
    assert scored(vault, faction="blue")["faction"] == 6
    assert scored(vault, faction="green")["faction"] == 2
    assert scored(vault, faction="red")["faction"] == 0
    assert scored({2: ["tomes-5", "coins-1"]}, faction="red")["faction"] == 2


@pytest.mark.rule("GV-088")
def test_everyone_counts_the_icons_of_the_own_faction() -> None:
    vaults: list[Vault] = [
        {1: ["tomes-5", "tomes-1"]},
        {1: ["crowns-4"], 2: ["crowns-5", "tomes-10"]},
        {3: ["tomes-9"]},
    ]
    table = lay_out(vaults=vaults, factions=("blue", "green", "yellow"))
    assert [seat.score["faction"] for seat in table.seats] == [2, 4, 0]


@pytest.mark.rule("GV-089")
def test_every_goal_in_play_is_scored_by_every_player() -> None:
    vaults: list[Vault] = [
        {1: ["tomes-1", "tomes-2", "crowns-3"]},
        {1: ["tomes-4", "tomes-5", "crowns-7"]},
        {2: ["crowns-4", "crowns-5", "crowns-6"]},
    ]
    table = lay_out(round=4, vaults=vaults, goals=("cluster", "tome-library", "gimnaxs-reign", "paired-coffers"))
    sheets = [{key: seat.score[key] for key in ("cluster", "tome-library", "gimnaxs-reign")} for seat in table.seats]
    assert sheets == [
        {"cluster": 9, "tome-library": 5, "gimnaxs-reign": 3},
        {"cluster": 0, "tome-library": 5, "gimnaxs-reign": 3},
        {"cluster": 9, "tome-library": 0, "gimnaxs-reign": 3},
    ]
    assert all(seat.score["paired-coffers"] == 0 for seat in table.seats), "every goal has its line"


# Blanks.


@pytest.mark.rule("GV-083")
def test_a_face_down_card_scores_nothing_by_itself() -> None:
    """Every card lies in the tier of its icon, two are of the own faction, and all are coins."""
    chambers = {1: ["coins-2", "coins-3", "coins-1"], 2: ["coins-10"]}
    hidden = {number: [f"[{card}]" for card in cards] for number, cards in chambers.items()}
    for vault, points in ((chambers, (7, 4, 8, 6)), (hidden, (0, 0, 0, 0))):
        sheet = scored(vault, "cluster", "heavy-purse", "paired-coffers", faction="blue")
        assert (sheet["tiers"], sheet["faction"], sheet["heavy-purse"], sheet["paired-coffers"]) == points


@pytest.mark.rule("GV-147", "GV-175")
def test_a_blank_keeps_its_position() -> None:
    run = {1: ["tomes-1", "tomes-2", "tomes-3"]}
    assert scored(run, "cluster")["cluster"] == 9
    for low in range(1, 9):
        for blank in range(3):
            cards = [f"tomes-{low}", f"tomes-{low + 1}", f"tomes-{low + 2}"]
            cards[blank] = f"[{cards[blank]}]"
            for chamber in (cards, cards[::-1]):
                assert scored({1: chamber}, "cluster")["cluster"] == 0, "a blank breaks any run"
    below_a_blank = scored({1: ["[crowns-1]", "tomes-2"]})
    assert below_a_blank["tiers"] == 2, "the card below a blank lies in tier 2"
    above_a_blank = scored({1: ["lanterns-3", "[tomes-2]"]}, "cluster", "last-light")
    assert above_a_blank["last-light"] == 0, "a blank counts as a card"


@pytest.mark.rule("GV-188")
def test_a_blank_can_be_first_or_last_but_is_nothing_in_a_comparison() -> None:
    assert scored({1: ["lanterns-3"]}, "cluster", "last-light")["last-light"] == 3
    assert scored({1: ["lanterns-3", "[tomes-2]"]}, "cluster", "last-light")["last-light"] == 0
    assert scored({1: ["[tomes-2]", "lanterns-3"]}, "cluster", "last-light")["last-light"] == 3
    assert scored({1: ["[tomes-2]", "skulls-3"]}, "cluster", "bone-gate")["bone-gate"] == 0
    assert scored({1: ["crowns-3", "[tomes-9]"]}, "cluster", "gimnaxs-reign")["gimnaxs-reign"] == 3
    assert scored({1: ["crowns-3", "[tomes-1]"]}, "cluster", "buried-crowns")["buried-crowns"] == 3
    for potion in ("potions-3", "potions-10"):
        assert scored({1: ["[tomes-1]", potion]}, "cluster", "rising-fumes")["rising-fumes"] == 0
    for brew in (["tomes-1", "coins-2", "[potions-3]"], ["potions-3", "coins-2", "[crowns-1]"]):
        assert scored({1: brew}, "cluster", "three-part-brew")["three-part-brew"] == 0


# Highest and lowest.


@pytest.mark.rule("GV-090", "GV-176")
@pytest.mark.parametrize(
    ("chamber", "highest", "lowest"),
    [
        (["crowns-7", "tomes-7"], 0, 0),
        (["crowns-7", "tomes-7", "tomes-9"], 0, 0),
        (["crowns-7", "tomes-5", "coins-5"], 3, 0),
        (["crowns-7", "tomes-9", "coins-9"], 0, 3),
        (["crowns-7", "tomes-5", "coins-7"], 0, 0),
        (["crowns-7", "crowns-8", "tomes-8"], 0, 3),
        (["crowns-1", "coins-1"], 0, 0),
        (["crowns-2", "coins-1"], 3, 0),
    ],
)
def test_cards_that_share_the_highest_or_lowest_value_do_not_qualify(
    chamber: list[str], highest: int, lowest: int
) -> None:
    for order in (chamber, chamber[::-1]):
        assert scored({2: order}, "cluster", "gimnaxs-reign")["gimnaxs-reign"] == highest
        assert scored({2: order}, "cluster", "buried-crowns")["buried-crowns"] == lowest


@pytest.mark.rule("GV-146")
def test_the_wardens_suit_means_nothing_to_a_goal() -> None:
    vault = {1: ["crowns-3", "tomes-8"]}
    assert scored(vault, "cluster", "gimnaxs-reign", warden="crowns-1")["gimnaxs-reign"] == 0
    assert scored(vault, "cluster", "buried-crowns", warden="crowns-1")["buried-crowns"] == 3
    vault = {1: ["crowns-8", "tomes-3"]}
    assert scored(vault, "cluster", "gimnaxs-reign", warden="tomes-1")["gimnaxs-reign"] == 3
    assert scored(vault, "cluster", "buried-crowns", warden="tomes-1")["buried-crowns"] == 0


@pytest.mark.rule("GV-146")
def test_a_tie_in_another_chamber_does_not_matter() -> None:
    assert scored({1: ["crowns-7"], 2: ["tomes-7"]}, "cluster", "gimnaxs-reign")["gimnaxs-reign"] == 3


@pytest.mark.rule("GV-146")
def test_a_blank_is_neither_a_rival_nor_a_tie() -> None:
    for blank in ("[tomes-7]", "[tomes-9]", "[tomes-2]"):
        for chamber in (["crowns-7", blank], [blank, "crowns-7"]):
            assert scored({1: chamber}, "cluster", "gimnaxs-reign")["gimnaxs-reign"] == 3
            assert scored({1: chamber}, "cluster", "buried-crowns")["buried-crowns"] == 3


@pytest.mark.rule("GV-189")
def test_the_only_open_card_is_highest_and_lowest_and_an_empty_chamber_scores_no_goal() -> None:
    assert scored({1: ["crowns-1"]}, "cluster", "gimnaxs-reign")["gimnaxs-reign"] == 3
    assert scored({1: ["crowns-10"]}, "cluster", "buried-crowns")["buried-crowns"] == 3
    for goal in GAME.categories[GAME.categories.index("twin-locks") + 1 :]:
        for vault in ({}, {1: ["[crowns-1]", "[tomes-1]", "[coins-1]"], 2: ["[skulls-1]"]}):
            sheet = scored(vault, "twin-locks", goal)
            assert (sheet[goal], sheet["twin-locks"]) == (0, 0)


# The fourteen goals.


@pytest.mark.rule("GV-094", "GV-148", "GV-186")
@pytest.mark.parametrize(
    ("chamber", "gears"),
    [
        (["tomes-1", "coins-2", "tomes-3"], 9),
        (["tomes-3", "coins-2", "tomes-1"], 9),
        (["tomes-4", "coins-5", "skulls-6"], 9),
        (["tomes-6", "coins-5", "skulls-4"], 9),
        (["coins-1", "tomes-2", "tomes-3"], 9),
        (["tomes-3", "tomes-2", "coins-1"], 9),
        (["tomes-1", "coins-3", "tomes-5"], 0),
        (["tomes-4", "coins-6", "tomes-5"], 0),
        (["tomes-4", "coins-5", "tomes-5"], 0),
        (["tomes-4", "coins-5", "crowns-4"], 0),
        (["tomes-10", "coins-1", "crowns-2"], 0),
        (["tomes-4", "coins-5"], 0),
    ],
)
def test_cluster(chamber: list[str], gears: int) -> None:
    for place in (1, 4):
        assert scored({place: chamber}, "cluster")["cluster"] == gears


@pytest.mark.rule("GV-094")
def test_every_cluster_pays() -> None:
    vault = {1: ["tomes-1", "coins-2", "tomes-3"], 2: ["coins-9", "tomes-8", "coins-7"]}
    assert scored(vault, "cluster")["cluster"] == 18


@pytest.mark.rule("GV-095", "GV-149", "GV-186")
@pytest.mark.parametrize(
    ("vault", "gears"),
    [
        ({1: ["tomes-1", "tomes-5"], 2: ["tomes-2", "tomes-4", "tomes-9"]}, 14),
        ({1: ["tomes-1", "crowns-2", "tomes-5"]}, 5),
        ({1: ["tomes-1", "crowns-2"], 2: ["tomes-5"]}, 0),
        ({1: ["crowns-1", "crowns-2", "crowns-5"]}, 0),
        ({1: ["tomes-1", "[tomes-3]", "tomes-5"]}, 5),
    ],
)
def test_tome_library(vault: Vault, gears: int) -> None:
    assert scored(vault, "cluster", "tome-library")["tome-library"] == gears


@pytest.mark.rule("GV-096", "GV-150", "GV-186")
@pytest.mark.parametrize(
    ("vault", "gears"),
    [
        ({1: ["crowns-7", "tomes-5"]}, 3),
        ({1: ["crowns-7", "tomes-7"]}, 0),
        ({1: ["tomes-8", "crowns-7"]}, 0),
        ({1: ["crowns-7"], 2: ["crowns-3", "crowns-8"], 3: ["tomes-4"]}, 6),
    ],
)
def test_gimnaxs_reign(vault: Vault, gears: int) -> None:
    assert scored(vault, "cluster", "gimnaxs-reign")["gimnaxs-reign"] == gears


@pytest.mark.rule("GV-150")
def test_gimnaxs_reign_is_the_goal_of_the_crowns() -> None:
    table = lay_out(goals=("cluster", "gimnaxs-reign", "tome-library"))
    suits = {goal["goal"]: goal["suit"] for goal in table.view()["goals"]}
    assert suits == {"cluster": None, "gimnaxs-reign": "crowns", "tome-library": "tomes"}


@pytest.mark.rule("GV-186")
@pytest.mark.parametrize(
    ("goal", "vault", "gears"),
    [
        ("twin-locks", {1: ["tomes-2", "coins-2", "crowns-5"], 2: ["tomes-7", "coins-7"]}, 8),
        ("twin-locks", {1: ["tomes-2", "coins-2", "crowns-2"]}, 9),
        ("twin-locks", {1: ["tomes-2"], 2: ["coins-2"], 3: ["coins-5", "crowns-6"]}, 0),
        ("twin-locks", {1: ["coins-1", "tomes-1"]}, 4),
        ("heavy-purse", {1: ["coins-8", "coins-7"]}, 7),
        ("heavy-purse", {1: ["coins-1", "coins-3"]}, 2),
        ("heavy-purse", {1: ["coins-10", "coins-9", "coins-8"]}, 12),
        ("heavy-purse", {1: ["coins-1"], 2: ["tomes-10"]}, 0),
        ("paired-coffers", {1: ["coins-1", "coins-5"], 2: ["coins-2", "coins-6"], 3: ["coins-3"]}, 12),
        ("paired-coffers", {1: ["coins-1", "coins-5", "coins-6"]}, 0),
        ("paired-coffers", {1: ["tomes-1", "tomes-2", "coins-1"], 4: ["tomes-3", "tomes-4", "coins-2"]}, 6),
        ("paired-coffers", {1: ["tomes-1", "coins-1"], 2: ["tomes-2", "coins-2"]}, 6),
        ("paired-coffers", {1: ["coins-1"], 2: ["coins-2"], 3: ["coins-3"], 4: ["coins-4"]}, 6),
        ("buried-crowns", {1: ["crowns-2", "tomes-5"], 2: ["tomes-1", "crowns-3"], 3: ["crowns-4"]}, 6),
        ("buried-crowns", {1: ["crowns-2", "tomes-5"], 2: ["coins-9", "crowns-3"], 3: ["tomes-1", "crowns-8"]}, 6),
        ("lit-stairwell", {1: ["lanterns-1"], 2: ["lanterns-2"]}, 2),
        ("lit-stairwell", {1: ["lanterns-1", "tomes-1", "lanterns-2"]}, 5),
        ("lit-stairwell", {1: ["lanterns-1", "tomes-1", "lanterns-2"], 4: ["tomes-2", "lanterns-3"]}, 10),
        ("lit-stairwell", {1: ["tomes-1"]}, 0),
        ("last-light", {1: ["lanterns-1"], 2: ["lanterns-2", "tomes-2"], 3: ["tomes-1", "tomes-3", "lanterns-4"]}, 6),
        ("last-light", {1: ["lanterns-1", "tomes-2"], 2: ["lanterns-2", "coins-1"], 3: ["coins-2", "lanterns-3"]}, 3),
        ("three-part-brew", {1: ["potions-1", "coins-1", "tomes-1"], 2: ["tomes-2", "tomes-3", "potions-3"]}, 3),
        ("three-part-brew", {1: ["crowns-1", "coins-1", "tomes-1"], 2: ["potions-3", "coins-2"]}, 0),
        ("three-part-brew", {1: ["potions-1", "coins-1", "tomes-1"], 2: ["crowns-1"]}, 3),
        (
            "three-part-brew",
            {1: ["coins-2", "potions-2"], 2: ["tomes-2"], 3: ["potions-4", "tomes-4"], 4: ["coins-4"]},
            0,
        ),
        ("rising-fumes", {1: ["coins-4", "potions-6", "potions-7"]}, 6),
        ("rising-fumes", {1: ["potions-7", "potions-6"], 2: ["coins-4", "potions-4"], 3: ["potions-5"]}, 0),
        ("rising-fumes", {1: ["coins-4", "tomes-6"], 2: ["potions-1", "skulls-9"]}, 0),
        ("rising-fumes", {1: ["coins-1", "potions-2"]}, 3),
        ("bone-gate", {1: ["skulls-1", "skulls-2"], 2: ["skulls-3"], 3: ["tomes-1", "skulls-4"]}, 6),
        ("ossuary", {1: ["skulls-1", "skulls-2"], 3: ["skulls-3"]}, 6),
        ("ossuary", {1: ["skulls-1"], 2: ["skulls-2"], 3: ["tomes-2", "skulls-3"]}, 6),
        ("ossuary", {1: ["tomes-1", "tomes-2", "skulls-1"], 2: ["skulls-2"]}, 0),
        ("ossuary", {1: ["skulls-1"], 4: ["skulls-2"]}, 0),
        ("ossuary", {3: ["tomes-1", "skulls-1"], 4: ["tomes-2", "skulls-2"]}, 6),
        ("reading-rooms", {1: ["tomes-1"], 2: ["coins-1", "tomes-2"], 3: ["tomes-4", "tomes-5"]}, 6),
    ],
)
def test_the_reconstructed_goals(goal: str, vault: Vault, gears: int) -> None:
    goals = (goal,) if goal == "twin-locks" else ("cluster", goal)
    assert scored(vault, *goals)[goal] == gears


@pytest.mark.rule("GV-186")
@pytest.mark.parametrize(
    ("goal", "chamber", "gears"),
    [
        ("cluster", ["tomes-1", "coins-2", "tomes-3"], 9),
        ("twin-locks", ["tomes-2", "coins-2"], 4),
        ("tome-library", ["tomes-1", "tomes-2"], 5),
        ("reading-rooms", ["coins-1", "tomes-1"], 3),
        ("gimnaxs-reign", ["crowns-2", "tomes-1"], 3),
        ("buried-crowns", ["tomes-5", "crowns-2"], 3),
        ("heavy-purse", ["tomes-1", "tomes-2", "coins-8"], 4),
        ("lit-stairwell", ["tomes-1", "tomes-2", "lanterns-1"], 2),
        ("last-light", ["tomes-1", "lanterns-1"], 3),
        ("three-part-brew", ["potions-1", "coins-1", "tomes-1"], 3),
        ("rising-fumes", ["coins-4", "tomes-2", "potions-6"], 3),
        ("bone-gate", ["skulls-1", "tomes-1"], 3),
        ("ossuary", ["tomes-1", "skulls-1", "skulls-2"], 6),
    ],
)
def test_a_goal_pays_the_same_in_each_of_the_four_chambers(goal: str, chamber: list[str], gears: int) -> None:
    goals = (goal,) if goal in ("cluster", "twin-locks") else ("cluster", goal)
    assert [scored({place: chamber}, *goals)[goal] for place in (1, 2, 3, 4)] == [gears] * 4


@pytest.mark.rule("GV-187")
def test_one_card_may_count_for_its_tier_its_faction_and_several_goals() -> None:
    sheet = scored({1: ["tomes-6", "tomes-5", "coins-4"]}, "cluster", "tome-library", faction="blue")
    assert sheet["cluster"] == 9
    assert sheet["tome-library"] == 5
    assert (sheet["tiers"], sheet["faction"]) == (1 + 2, 2)


# Who wins.


def ended(gears: tuple[int, int, int], vaults: list[Vault]) -> Outcome:
    """The last round is played: each seat wins a card that is worth nothing to it."""
    table = lay_out(
        round=9,
        warden="lanterns-1",
        block=("coins-1", "coins-8", "coins-9"),
        hands=[["lanterns-8"], ["lanterns-3"], ["lanterns-4"]],
        vaults=vaults,
        gears=gears,
        goals=("cluster",),
        factions=("blue", "green", "yellow"),
    )
    for seat, position in zip(table.seats, ("left", "middle", "right"), strict=True):
        seat.bids(seat.hand[0], position)
    table.everyone_stores(4)
    outcome = table.match.outcome
    assert outcome is not None
    return outcome


BLUE: Vault = {1: ["lanterns-2"]}
GREEN: Vault = {1: ["coins-4"]}
TWO_GREEN: Vault = {1: ["coins-4"], 2: ["coins-6"]}


@pytest.mark.rule("GV-091")
def test_the_highest_total_wins() -> None:
    outcome = ended((1, 4, 2), [BLUE, {}, {}])
    assert outcome.totals() == [3, 4, 2]
    assert outcome.winners == [1]
    assert outcome.places == [2, 1, 3]
    assert outcome.ending == "highest-total"


@pytest.mark.rule("GV-092", "GV-177")
def test_on_equal_totals_the_tied_player_with_most_gear_tokens_wins() -> None:
    outcome = ended((5, 3, 6), [BLUE, TWO_GREEN, {}])
    assert outcome.totals() == [7, 7, 6]
    assert outcome.winners == [0], "the third player has most tokens, but is not tied"
    assert outcome.places == [1, 2, 3]
    assert outcome.ending == "most-tokens"


@pytest.mark.rule("GV-093")
def test_if_tokens_are_equal_too_the_tied_players_win_together() -> None:
    outcome = ended((5, 5, 6), [BLUE, GREEN, {}])
    assert outcome.totals() == [7, 7, 6]
    assert outcome.winners == [0, 1]
    assert outcome.places == [1, 1, 3]
    assert outcome.ending == "shared-victory"


def test_the_table_helper_scores_what_it_lays_out() -> None:
    """A guard for this file: an empty vault scores tokens alone."""
    table: Table = lay_out(goals=("cluster",))
    assert table.seat(0).score == {"tokens": 3, "tiers": 0, "faction": 0, "cluster": 0}


@pytest.mark.rule("GV-186", "GV-094")
@pytest.mark.parametrize(
    ("vault", "goal", "scores"),
    [
        ({1: ["coins-1", "tomes-2", "crowns-3"]}, "cluster", True),
        ({1: ["crowns-3", "tomes-2", "coins-1"]}, "cluster", True),
        ({1: ["coins-1", "tomes-1"]}, "twin-locks", True),
        ({1: ["coins-1"], 2: ["coins-5"]}, "paired-coffers", True),
        ({1: ["coins-1", "potions-2", "tomes-3"]}, "three-part-brew", True),
        ({1: ["coins-1", "potions-2"]}, "rising-fumes", True),
        ({1: ["coins-1", "crowns-2"]}, "buried-crowns", False),
    ],
)
def test_the_lowest_coin_counts_like_any_other_card(vault: Vault, goal: str, scores: bool) -> None:
    assert (scored(vault, goal)[goal] > 0) is scores


@pytest.mark.rule("GV-085")
def test_the_lowest_coin_has_a_tier_like_any_other_card() -> None:
    assert scored({1: ["[crowns-1]", "[crowns-2]", "coins-1"]})["tiers"] == 3


@pytest.mark.rule("GV-186")
def test_the_lowest_coin_helps_to_fill_the_heavy_purse() -> None:
    assert scored({1: ["coins-1", "coins-5"]}, "heavy-purse")["heavy-purse"] == (1 + 5) // 2
