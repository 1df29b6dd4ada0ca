"""The end of the game."""

import pytest

from tests.rules.vault_wars.table import Table, at_scoring, score_of

HEROES = [["ranger", "stoneguard"], ["barbarian", "paladin"], ["dragon-knight", "arcanist"]]


def scored(**given: object) -> Table:
    """A finished game in which everyone lets the better hero score."""
    given.setdefault("gold", [0, 0, 0])
    given.setdefault("heroes", HEROES)
    table = at_scoring(**given)
    return table.finish()


def totals(table: Table) -> list[int]:
    assert table.match.outcome is not None
    return table.match.outcome.totals()


@pytest.mark.rule("VW-094")
def test_the_items_of_the_pile_give_their_points() -> None:
    sheet = score_of(["broad-axe", "obsidian-sword", "elven-helm", "junk"])
    assert sheet["items"] == 2 + 3 + 1 + 0


@pytest.mark.rule("VW-094", "VW-214")
@pytest.mark.parametrize(
    ("gems", "points"),
    [
        (["ruby"], 1),
        (["ruby", "emerald"], 3),
        (["ruby", "emerald", "diamond"], 6),
        (["ruby", "ruby", "emerald"], 3 + 1),
        (["ruby", "ruby", "emerald", "emerald"], 3 + 3),
        (["ruby", "ruby", "emerald", "diamond"], 6 + 1),
        (["ruby"] * 3, 3),
    ],
)
def test_gems_count_by_collections_of_different_ones(gems: list[str], points: int) -> None:
    assert score_of(gems)["gems"] == points


@pytest.mark.rule("VW-098", "VW-182", "VW-214")
@pytest.mark.parametrize(("eggs", "points"), [(0, 0), (1, -1), (2, -2), (3, 9), (4, 8), (5, 7), (6, 18)])
def test_three_dragon_eggs_hatch_and_loose_ones_cost(eggs: int, points: int) -> None:
    assert score_of(["dragon-egg"] * eggs, hero="ranger")["eggs"] == points


@pytest.mark.rule("VW-010", "VW-095")
def test_only_the_chosen_hero_scores() -> None:
    heroes = [["barbarian", "court-jeweler"], ["ranger", "stoneguard"], ["paladin", "arcanist"]]
    for hero, bonus in (("barbarian", 4), ("court-jeweler", 2)):
        table = at_scoring(piles=[["broad-axe", "ornate-bow", "ruby"]], heroes=heroes, gold=[0, 0, 0])
        table.says(0, f"choose-hero {hero}")
        table.finish()
        assert table.match.outcome is not None
        assert table.match.outcome.scores[0]["hero"] == bonus


@pytest.mark.rule("VW-184")
def test_the_better_hero_is_proposed_first_and_both_are_shown_at_the_end() -> None:
    heroes = [["barbarian", "court-jeweler"], ["ranger", "stoneguard"], ["paladin", "arcanist"]]
    table = at_scoring(piles=[["broad-axe", "ruby", "emerald"]], heroes=heroes)
    assert table.offered(0) == ["choose-hero court-jeweler", "choose-hero barbarian"]
    assert table.view(1)["players"][0]["heroes"] is None
    table.finish()
    shown = [entry["hero"] for entry in table.view(1)["players"][0]["heroes"]]
    assert sorted(shown) == ["barbarian", "court-jeweler"]
    assert table.view(1)["players"][0]["hero"] == "court-jeweler"


@pytest.mark.rule("VW-018", "VW-095")
def test_only_a_hero_of_ones_own_can_be_chosen() -> None:
    table = at_scoring(heroes=HEROES)
    table.refuses(0, "choose-hero barbarian")


@pytest.mark.rule("VW-216")
@pytest.mark.parametrize(
    ("hero", "pile", "bonus"),
    [
        ("ranger", ["ornate-bow", "elven-helm", "elven-lantern", "ruby"], 6),
        ("stoneguard", ["broad-axe", "dwarven-shield", "rune-forge"], 6),
        ("dragon-knight", ["obsidian-sword", "dragon-helm", "dragonscale-purse", "dragon-egg"], 6),
        ("barbarian", ["runed-warhammer"], 2),
        ("paladin", ["elven-helm", "dwarven-helm", "broad-axe"], 4),
        ("court-jeweler", ["ruby", "ruby", "diamond"], 6),
        ("arcanist", ["spyglass", "moonlit-dagger"], 4),
        ("beastmaster", ["dragon-egg", "dragon-egg"], 4),
        ("scavenger", ["junk"] * 7, 4),
        ("rogue", ["ruby", "spyglass", "broad-axe"], 2),
    ],
)
def test_every_hero_pays_for_what_it_wants(hero: str, pile: list[str], bonus: int) -> None:
    assert score_of(pile, hero=hero)["hero"] == bonus


@pytest.mark.rule("VW-216")
def test_an_item_of_several_wanted_types_counts_once() -> None:
    cards = {"hero": [{"key": "rogue", "types": ["weapon", "artifact"]}]}
    assert score_of(["runed-warhammer"], hero="rogue", cards=cards)["hero"] == 1


@pytest.mark.rule("VW-096", "VW-185")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (27, 2)])
def test_ten_gold_are_a_point_rounded_down(gold: int, points: int) -> None:
    assert score_of([], gold=[gold, 0, 0])["gold"] == points


@pytest.mark.rule("VW-065", "VW-097", "VW-183")
def test_equipped_items_give_neither_points_nor_bonus() -> None:
    sheet = score_of([], hero="stoneguard", equipped=[["rune-forge", "runed-warhammer"]])
    assert sum(sheet.values()) == 0


@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        pytest.param(0, 0, marks=pytest.mark.rule("VW-013")),
        pytest.param(1, -2, marks=pytest.mark.rule("VW-013", "VW-099")),
        pytest.param(2, -6, marks=pytest.mark.rule("VW-100")),
        pytest.param(3, -12, marks=pytest.mark.rule("VW-101")),
        pytest.param(4, -16, marks=pytest.mark.rule("VW-101")),
    ],
)
def test_corruption_costs_more_the_more_there_is(tokens: int, points: int) -> None:
    assert score_of([], tokens=[tokens, 0, 0])["corruption"] == points


@pytest.mark.rule("VW-185")
def test_a_total_may_be_negative() -> None:
    assert sum(score_of(["dragon-egg"], hero="ranger", tokens=[2, 0, 0]).values()) == -7


@pytest.mark.rule("VW-185")
def test_negative_totals_are_ranked_like_any_others() -> None:
    table = scored(tokens=[2, 1, 3], last_priority=[16, 1, 12])
    assert totals(table) == [-6, -2, -12]
    assert table.match.outcome is not None
    assert table.match.outcome.places == [2, 1, 3]
    assert table.match.outcome.ending == "most-points"


@pytest.mark.rule("VW-002", "VW-102")
def test_the_highest_total_wins() -> None:
    table = scored(piles=[["broad-axe"], ["obsidian-sword", "ruby"], []])
    assert table.match.outcome is not None
    assert table.match.outcome.winners == [1]
    assert table.match.outcome.ending == "most-points"
    assert table.match.outcome.places == [2, 1, 3]


@pytest.mark.rule("VW-103")
def test_a_tie_goes_to_fewer_tokens() -> None:
    table = scored(gold=[20, 0, 0], tokens=[1, 0, 2], last_priority=[16, 3, 9])
    assert totals(table)[:2] == [0, 0]
    assert table.match.outcome is not None
    assert table.match.outcome.winners == [1]
    assert table.match.outcome.ending == "tie-break"


@pytest.mark.rule("VW-104", "VW-186")
def test_a_further_tie_goes_to_the_higher_last_priority() -> None:
    table = scored(last_priority=[3, 15, 9])
    assert table.match.outcome is not None
    assert table.match.outcome.winners == [1]
    assert table.match.outcome.places == [3, 1, 2]


@pytest.mark.rule("VW-104", "VW-186")
def test_the_last_priority_is_that_of_the_last_rounds_vault() -> None:
    from tests.rules.vault_wars.table import lay_out

    vaults = [["paupers-trunk"], ["alchemists-cabinet"], ["rangers-cache"]]
    given = {"round": 5, "gold": [0, 0, 0], "deck": ["junk"] * 11, "heroes": HEROES, "last_priority": [16, 2, 15]}
    table = lay_out(vaults=vaults, **given)  # type: ignore[arg-type]
    for seat in range(3):
        table.says(seat, f"play {vaults[seat][0]}")
    while table.match.waiting is not None:
        seat = table.seats_asked[0]
        throw = [text for text in table.offered(seat) if text.startswith("throw")]
        if throw and "store" not in table.offered(seat):
            table.says(seat, throw[0])
        else:
            table.do_least()
    assert totals(table) == [0, 0, 0]
    assert table.match.outcome is not None
    assert table.match.outcome.winners == [1]


def test_piles_are_laid_open_at_the_end() -> None:
    table = scored(piles=[["broad-axe"], ["ruby"], []])
    assert table.view(2)["players"][0]["items"] == ["broad-axe"]
    assert table.view(None)["players"][1]["items"] == ["ruby"]


@pytest.mark.rule("VW-094", "VW-095")
def test_everyone_sees_on_the_way_what_the_own_sheet_would_say_and_nobody_elses() -> None:
    table = at_scoring(gold=[9, 0, 0], heroes=HEROES, piles=[["elven-helm", "ruby", "dragon-egg"], ["junk"], []])
    before = table.view(0)["players"]
    of_pile = ("items", "gems", "eggs", "hero")
    assert before[1]["sheet"] == dict.fromkeys(of_pile) | {"gold": None, "corruption": 0}
    assert before[2]["sheet"] == dict.fromkeys(of_pile, 0) | {"gold": None, "corruption": 0}  # an empty pile is open
    assert [player["fee"] is None for player in before] == [False, True, True]
    after = table.finish().view(0)["players"]
    assert before[0]["sheet"] == after[0]["score"]
    assert [player["sheet"] for player in after] == [player["score"] for player in after]
