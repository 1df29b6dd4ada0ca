"""Set-up: goals, suits, deal, factions, starting cards and the first player."""

import json
from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from tests.kit.every import played_at_random
from tests.rules.goblin_vaults.table import FACTIONS, GAME, LOOT, SUITS, Table, deal, lay_out, played, start, suit_of
from undercroft.engine.errors import BadInput
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

ALL_SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


def everyone_starts(table: Table, chamber: int = 1) -> None:
    """Everybody opens with the first card of the hand."""
    for seat in table.seats:
        seat.says(f"start {seat.hand[0]} {chamber}")


def goal_keys(table: Table) -> list[str]:
    return [goal["goal"] for goal in table.view()["goals"]]


@pytest.mark.rule("GV-014")
def test_the_basic_goal_lies_on_a_random_side() -> None:
    sides = [goal_keys(start(3, seed))[0] for seed in range(200)]
    assert 80 <= sides.count("cluster") <= 120
    assert set(sides) == {"cluster", "twin-locks"}


@pytest.mark.rule("GV-014")
@pytest.mark.parametrize("side", ["cluster", "twin-locks"])
def test_the_host_may_choose_the_side_of_the_basic_goal(side: str) -> None:
    assert {goal_keys(start(3, seed, basic_goal=side))[0] for seed in range(8)} == {side}


@pytest.mark.rule("GV-015", "GV-018")
@ALL_SEATS
def test_the_first_game_is_cluster_tome_library_and_gimnaxs_reign(seats: int) -> None:
    for seed in range(8):
        table = Table(Match.start(GAME, GAME.presets["first-game"], seats=seats, seed=seed))
        assert sorted(goal_keys(table)) == ["cluster", "gimnaxs-reign", "tome-library"]


@pytest.mark.rule("GV-016")
@ALL_SEATS
def test_two_suit_goals_are_in_play(seats: int) -> None:
    drawn = set()
    for seed in range(60):
        goals = start(seats, seed).view()["goals"]
        suits = [goal["suit"] for goal in goals[1:]]
        assert len(set(suits)) == len(suits) == 2
        drawn.update(suits)
    assert drawn == set(SUITS), "any of the six can be drawn"


@pytest.mark.rule("GV-016")
def test_every_suit_goal_card_is_drawn_as_often_as_the_others() -> None:
    drawn = Counter(goal["suit"] for seed in range(240) for goal in start(3, seed).view()["goals"][1:])
    assert sum(drawn.values()) == 480
    assert all(60 <= drawn[suit] <= 100 for suit in SUITS), drawn


@pytest.mark.rule("GV-017")
def test_the_sides_of_the_suit_goals_are_independent() -> None:
    seen = set()
    for seed in range(80):
        goals = goal_keys(start(3, seed))
        seen.add(tuple(GAME.categories.index(goal) % 2 for goal in goals))
    assert seen == set(product((0, 1), repeat=3))


@pytest.mark.rule("GV-019", "GV-020", "GV-021")
@pytest.mark.parametrize(("seats", "suits"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_the_loot_deck_has_ten_cards_of_each_suit_in_play(seats: int, suits: int) -> None:
    table = start(seats, 3)
    view = table.view()
    dealt = sum(player["hand"] for player in view["players"]) + (view["glavrun"]["deck"] if view["glavrun"] else 0)
    assert len(view["suits"]) == suits
    assert dealt + len(view["lots"]) + 1 + view["deck"] == suits * 10
    used = Counter(suit_of(LOOT[face]) for face in table.state.faces.face)
    assert used == dict.fromkeys(view["suits"], 10)


@pytest.mark.rule("GV-019", "GV-020", "GV-022")
@pytest.mark.parametrize(("seats", "suits"), [(1, 4), (2, 4), (3, 4), (4, 5)])
def test_the_host_cannot_name_more_suits_than_the_table_uses(seats: int, suits: int) -> None:
    assert start(seats, suits=SUITS[:suits]).view()["suits"] == [*SUITS[:suits]]
    with pytest.raises(BadInput, match=f"{seats} players use {suits} suits, not {suits + 1}"):
        start(seats, suits=SUITS[: suits + 1])


@pytest.mark.rule("GV-022")
@ALL_SEATS
def test_the_suits_of_the_goals_are_in_play(seats: int) -> None:
    for seed in range(40):
        for count in (2, 3, 4):
            view = start(seats, seed, suit_goal_count=count).view()
            assert {goal["suit"] for goal in view["goals"][1:]} <= set(view["suits"])


@pytest.mark.rule("GV-022", "GV-122", "GV-178")
@pytest.mark.parametrize("named", [["coins"], ["coins", "tomes"], ["coins", "tomes", "skulls"]])
def test_named_suits_and_drawn_goals_share_the_table(named: list[str]) -> None:
    for seed in range(20):
        view = start(3, seed, suits=named, suit_goal_count=3).view()
        assert set(named) <= set(view["suits"])
        assert len(view["suits"]) == 4
        assert {goal["suit"] for goal in view["goals"][1:]} <= set(view["suits"])


@pytest.mark.rule("GV-023")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_card_of_an_unused_suit_ever_appears(seats: int) -> None:
    table = start(seats, 7)
    used = table.view()["suits"]
    faces = [LOOT[face] for face in table.state.faces.face]
    assert sorted(faces) == sorted(f"{suit}-{value}" for suit in used for value in range(1, 11))
    ended = played(seats, 7)
    for seat in range(seats):
        assert {card["suit"] for card in ended.view(seat)["cards"].values()} <= set(used)


@pytest.mark.rule("GV-023")
def test_the_loot_deck_is_shuffled() -> None:
    hands = {tuple(start(3, seed, suits=["coins", "crowns", "skulls", "tomes"]).seat(0).hand) for seed in range(20)}
    assert len(hands) == 20


@pytest.mark.rule("GV-024")
@ALL_SEATS
def test_everyone_has_a_secret_hand_of_ten(seats: int) -> None:
    table = start(seats, 2)
    for seat in table.seats:
        assert len(set(seat.hand)) == 10
        for viewer in [None, *[other for other in range(seats) if other != seat.number]]:
            seen = seat.seen_by(viewer)
            assert seen["hand"] == 10
            assert seen["known"] == []


@pytest.mark.rule("GV-026", "GV-027")
@ALL_SEATS
def test_three_open_cards_form_the_block(seats: int) -> None:
    table = start(seats, 6)
    view = table.view(None)
    assert [lot["position"] for lot in view["lots"]] == ["left", "middle", "right"]
    assert len(set(table.block)) == 3
    for luck in (1, 2, 3):
        world = Table(table.match.imagine(0, Luck.of(luck)))
        assert (world.block, world.warden) == (table.block, table.warden), "nobody can think other cards lie there"


@pytest.mark.rule("GV-027")
@ALL_SEATS
def test_the_warden_card_is_open_and_the_loot_deck_is_not(seats: int) -> None:
    table = start(seats, 6)
    assert table.warden in LOOT
    assert table.warden not in table.block
    for viewer in [None, *range(seats)]:
        view = table.view(viewer)
        assert view["deck_known"] == [None] * view["deck"]


@pytest.mark.rule("GV-024", "GV-026", "GV-027")
def test_hands_block_warden_and_deck_come_off_the_shuffled_cards_in_this_order() -> None:
    order = [f"{suit}-{value}" for suit in ("tomes", "coins", "crowns", "skulls") for value in range(1, 11)]
    table = deal(
        seats=3,
        order=order,
        goals=("cluster", "tome-library", "gimnaxs-reign"),
        suits=("coins", "crowns", "skulls", "tomes"),
    )
    assert sorted(table.seat(0).hand) == sorted(order[:10])
    assert sorted(table.seat(1).hand) == sorted(order[10:20])
    assert sorted(table.seat(2).hand) == sorted(order[20:30])
    assert table.block == order[30:33]
    assert table.warden == order[33]


@pytest.mark.rule("GV-028")
@ALL_SEATS
def test_factions_are_random_different_and_public(seats: int) -> None:
    firsts = set()
    for seed in range(40):
        table = start(seats, seed)
        factions = [seat.faction for seat in table.seats]
        assert len(set(factions)) == seats
        assert set(factions) <= set(FACTIONS)
        firsts.add(factions[0])
    assert firsts == set(FACTIONS)


@pytest.mark.rule("GV-030")
@pytest.mark.parametrize(("seats", "supply"), [(2, 20), (3, 17), (4, 14), (5, 11)])
def test_everyone_starts_with_three_gears_and_the_rest_is_supply(seats: int, supply: int) -> None:
    table = start(seats)
    assert [seat.gears for seat in table.seats] == [3] * seats
    assert table.supply == supply


@pytest.mark.rule("GV-031")
def test_starting_cards_are_picked_in_secret_and_shown_together() -> None:
    table = start(3, 4)
    before = [table.match.view(viewer) for viewer in (None, 1, 2)]
    pick = table.seat(0).hand[3]
    assert table.says(0, f"start {pick} 2").told == []
    after = [table.match.view(viewer) for viewer in (None, 1, 2)]
    assert [view["table"] for view in after] == [view["table"] for view in before], "nobody sees the first pick"
    assert table.seat(0).vault == {}
    table.says(2, f"start {table.seat(2).hand[0]} 1")
    assert table.seat(2).vault == {}
    told = table.says(1, f"start {table.seat(1).hand[0]} 1").told
    assert [event.key for event in told][:3] == ["started", "started", "started"]
    assert told[0].args == {"seat": 0, "card": pick, "chamber": "2"}
    assert table.seat(0).vault == {2: [pick]}
    assert table.seat(0).seen_by(None)["vault"][1] == [{"card": pick, "face_down": False}], "face up"
    for seat in table.seats:
        assert len(seat.hand) == 9
        assert sum(len(chamber) for chamber in seat.vault.values()) == 1


@pytest.mark.rule("GV-032", "GV-123")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_luck_gives_the_first_player_marker_to_any_seat(seats: int) -> None:
    holders = set()
    for seed in range(60):
        table = start(seats, seed)
        assert table.view()["first"] is None, "step 10 comes last"
        everyone_starts(table)
        holders.add(table.view()["first"])
    assert holders == set(range(seats))


@pytest.mark.rule("GV-123")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_host_may_name_the_most_goblin_like_player(seat: int) -> None:
    table = start(4, 1, first_player=str(seat + 1))
    everyone_starts(table)
    assert table.view()["first"] == seat
    table.is_asked(seat, "bid")


@pytest.mark.rule("GV-123")
def test_a_player_who_is_not_at_the_table_cannot_be_first() -> None:
    with pytest.raises(BadInput, match="no player 4 at a table of 3"):
        start(3, first_player="4")


@pytest.mark.rule("GV-011")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_is_one_first_player_marker(seats: int) -> None:
    table = lay_out(seats=seats, first=seats - 1)
    holders = [seat for seat in range(seats) if table.view()["first"] == seat]
    assert holders == [seats - 1]
    table.is_asked(holders[0], "bid")


@pytest.mark.rule("GV-033")
@ALL_SEATS
def test_goals_block_warden_and_factions_are_known_before_the_first_pick(seats: int) -> None:
    table = start(seats, 9)
    for seat in table.seats:
        seat.is_asked("starting-card")
        view = table.view(seat.number)
        assert view["phase"] == "set-up"
        assert len(view["goals"]) == 3
        assert len(view["lots"]) == 3
        assert view["warden"] is not None
        assert all(player["faction"] for player in view["players"])
        assert all(player["gears"] == 3 for player in view["players"])
    assert [event["goals"] for event in table.heard("goals-laid")] == [goal_keys(table)]
    assert [(event["seat"], event["faction"]) for event in table.heard("faction-dealt")] == [
        (seat.number, seat.faction) for seat in table.seats
    ]


@pytest.mark.rule("GV-034")
@pytest.mark.parametrize(("seats", "most"), [(1, 4), (2, 4), (3, 4), (4, 5), (5, 6)])
def test_there_may_be_one_suit_goal_for_each_suit_in_play(seats: int, most: int) -> None:
    for count in range(2, most + 1):
        view = start(seats, 3, suit_goal_count=count).view()
        suits = [goal["suit"] for goal in view["goals"][1:]]
        assert len(set(suits)) == len(suits) == count
    if most < 6:
        with pytest.raises(BadInput, match=f"at most {most} suit goals"):
            start(seats, 3, suit_goal_count=most + 1)


@pytest.mark.rule("GV-034")
@ALL_SEATS
def test_the_advanced_set_up_has_four_suit_goals(seats: int) -> None:
    table = Table(Match.start(GAME, GAME.presets["advanced"], seats=seats, seed=3))
    assert len(goal_keys(table)) == 1 + 4


@pytest.mark.rule("GV-034")
@pytest.mark.parametrize(("preset", "goals", "least"), [("five-goals", 5, 4), ("six-goals", 6, 5)])
def test_presets_lay_out_a_goal_for_more_suits_where_there_are_so_many(preset: str, goals: int, least: int) -> None:
    for seats in range(1, 6):
        if seats < least:
            with pytest.raises(BadInput, match="suit goals"):
                Match.start(GAME, GAME.presets[preset], seats=seats, seed=3)
        else:
            table = Table(Match.start(GAME, GAME.presets[preset], seats=seats, seed=3))
            assert len(goal_keys(table)) == 1 + goals


@pytest.mark.rule("GV-016", "GV-017", "GV-034")
def test_the_host_may_fix_the_suits_of_the_goals_and_leave_the_sides_to_luck() -> None:
    seen = set()
    for seed in range(30):
        goals = start(3, seed, goal_suits=["tomes", "coins"]).view()["goals"][1:]
        assert {goal["suit"] for goal in goals} == {"tomes", "coins"}
        seen.add(tuple(goal["goal"] for goal in goals))
    assert len(seen) == 4, "every pair of sides"
    named = start(3, 1, goal_suits=["tomes", "coins"], suit_goals=["reading-rooms"]).view()["goals"][1:]
    assert "reading-rooms" in [goal["goal"] for goal in named]
    assert {goal["suit"] for goal in named} == {"tomes", "coins"}, "a goal that is named counts for its suit"
    with pytest.raises(BadInput, match="suit-goal-count is 2"):
        start(3, goal_suits=["tomes", "coins", "skulls"])
    with pytest.raises(BadInput, match="must be in play"):
        start(3, goal_suits=["tomes"], suits=["coins", "crowns", "skulls", "potions"])
    with pytest.raises(BadInput, match="together name more than 4 suits"):
        start(3, goal_suits=["tomes", "potions"], suits=["coins", "crowns", "skulls"])


@pytest.mark.rule("GV-034")
def test_only_one_side_of_a_suit_goal_can_be_in_play() -> None:
    with pytest.raises(BadInput, match="only one of its sides"):
        start(3, suit_goals=["tome-library", "reading-rooms"])


@pytest.mark.rule("GV-178")
def test_a_goal_of_an_absent_suit_is_refused() -> None:
    with pytest.raises(BadInput, match="the suit of every suit goal must be in play"):
        start(3, suits=["coins", "crowns", "skulls", "potions"], suit_goals=["tome-library"])
    with pytest.raises(BadInput, match="together name more than 4 suits"):
        start(3, suits=["coins", "crowns", "skulls"], suit_goals=["tome-library", "last-light"])


@pytest.mark.rule("GV-034", "GV-178")
def test_the_host_may_name_a_goal_for_every_suit_in_play() -> None:
    goals = ["heavy-purse", "gimnaxs-reign", "ossuary", "tome-library"]
    suits = ["coins", "crowns", "skulls", "tomes"]
    view = start(3, suits=suits, suit_goals=goals, suit_goal_count=4).view()
    assert [goal["goal"] for goal in view["goals"][1:]] == goals
    assert [goal["suit"] for goal in view["goals"][1:]] == view["suits"] == suits


@pytest.mark.rule("GV-122")
def test_the_seed_draws_the_other_suits_unless_the_host_names_them() -> None:
    drawn = [tuple(start(3, seed).view()["suits"]) for seed in range(30)]
    assert drawn == [tuple(start(3, seed).view()["suits"]) for seed in range(30)], "same seed, same suits"
    assert len(set(drawn)) > 8
    goals = ["heavy-purse", "gimnaxs-reign"]
    others = {tuple(start(3, seed, suit_goals=goals).view()["suits"][2:]) for seed in range(60)}
    assert others == set(combinations(("lanterns", "potions", "skulls", "tomes"), 2)), "any two of the other four"
    chosen = ["crowns", "lanterns", "skulls", "tomes"]
    assert {tuple(start(3, seed, suits=chosen).view()["suits"]) for seed in range(10)} == {tuple(chosen)}


@pytest.mark.rule("GV-124")
@pytest.mark.parametrize("chamber", [1, 2, 3, 4])
def test_the_starting_card_takes_tier_1_of_the_picked_chamber(chamber: int) -> None:
    table = start(3, 5)
    for seat in table.seats:
        facts = table.view(seat.number)["cards"]
        pick = next(card for card in seat.hand if facts[card]["tier"] == 1)
        seat.says(f"start {pick} {chamber}")
    for seat in table.seats:
        assert [len(cards) for cards in seat.vault.values()] == [len(seat.chamber(chamber))] == [1]
        assert seat.score["tiers"] == 1, "its icon says tier 1, and there it lies"


@pytest.mark.rule("GV-124")
def test_chamber_1_is_offered_first_for_each_starting_card() -> None:
    seat = start(3, 5).seat(0)
    offered = [text.split()[1:] for text in seat.offered()]
    assert len(offered) == 40
    for card in seat.hand:
        assert next(chamber for named, chamber in offered if named == card) == "1"


@pytest.mark.rule("GV-163")
def test_the_starting_card_lies_face_up() -> None:
    table = start(2, 5)
    picks = [seat.hand[0] for seat in table.seats]
    everyone_starts(table)
    for seat, pick in zip(table.seats, picks, strict=True):
        assert seat.seen_by(None)["vault"][0] == [{"card": pick, "face_down": False}]


@pytest.mark.rule("GV-125")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_opponents_view_has_nothing_secret_and_everything_public(seats: int) -> None:
    table = start(seats, 8)
    everyone_starts(table)
    state = table.state
    for viewer in [None, *range(seats)]:
        text = json.dumps(table.match.view(viewer))
        secret = [card for seat in range(seats) if seat != viewer for card in state.hands[seat]]
        secret += [*state.deck, *state.glavrun_deck]
        for card in secret:
            assert f'"{LOOT[state.faces.face[card]]}"' not in text
        view = table.view(viewer)
        for seat in table.seats:
            public = view["players"][seat.number]
            assert public["hand"] == 9
            assert public["gears"] == 3
            assert public["faction"] == seat.faction
            assert [[cell["card"] for cell in chamber] for chamber in public["vault"]] == [
                seat.chamber(number) for number in (1, 2, 3, 4)
            ]
        assert view["deck"] == 6
        assert view["supply"] == table.supply


@pytest.mark.rule("GV-125")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_bids_and_glavruns_open_things_are_seen_by_everybody(seats: int) -> None:
    table = start(seats, 8)
    luck = Luck.of(8)

    def keys(cards: list[int]) -> list[str]:
        return [LOOT[table.state.faces.face[card]] for card in cards]

    for _ in played_at_random(table.match, luck):
        state = table.state
        if table.about == "store":
            for viewer in [None, *range(seats)]:
                view = table.view(viewer)
                assert [[bid["card"] for bid in lot["bids"]] for lot in view["lots"]] == [*map(keys, state.bids)]
                known = -1 if viewer is None else viewer
                assert all(state.faces.known(card, known) >= 0 for bids in state.bids for card in bids)
                assert [[bid["gears"] for bid in lot["bids"]] for lot in view["lots"]] == [
                    [state.tokens[card] for card in bids] for bids in state.bids
                ]
                if hers := view["glavrun"]:
                    assert hers["pile"] == keys(state.glavrun_pile)
                    assert (hers["deck"], hers["gears"]) == (len(state.glavrun_deck), state.glavrun_gears)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"basic_goal": "clusters"}, "'clusters' is not one of random, cluster, twin-locks"),
        ({"suit_goal_count": 1}, "1 is not between 2 and 6"),
        ({"suit_goal_count": "many"}, "not a whole number"),
        ({"suit_goals": ["cluster"]}, "'cluster' is not one of"),
        ({"suit_goals": ["last-light", "last-light"]}, "names something twice"),
        ({"suit_goals": ["last-light", "ossuary", "tome-library"]}, "name 3 goals, but suit-goal-count is 2"),
        ({"suits": ["gems"]}, "'gems' is not one of"),
        ({"suits": ["coins", "crowns", "lanterns", "skulls", "tomes"]}, "3 players use 4 suits, not 5"),
        ({"level": "brutal"}, "'brutal' is not one of easy, medium, hard"),
        ({"first_player": "goblin"}, "'goblin' is not one of"),
        ({"colour": "red"}, "no option 'colour'"),
    ],
)
def test_settings_that_do_not_fit_are_refused_with_a_sentence(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        start(3, **settings)
