"""What is in the box, and an owner's own card data."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.rules.vault_wars.table import GAME, HEROES, ITEMS, VAULTS, WORKERS, at_auction, played, start
from undercroft.engine.card_data import read_own, read_toml
from undercroft.engine.errors import BadCards, BadInput
from undercroft.games.vault_wars.cards import EFFECTS, TYPES
from undercroft.games.vault_wars.reading import printed, shipped_cards, shipped_data

DATA = Path(__file__).parents[3] / "src/undercroft/games/vault_wars/data"
CARDS = shipped_cards()


@pytest.mark.rule("VW-003", "VW-152", "VW-215")
def test_a_vault_states_items_reveals_peeks_and_priority() -> None:
    table = at_auction("paladins-coffer", deck=["junk"] * 5)
    facts = table.view(1)["vaults"]["paladins-coffer"]
    assert (facts["items"], facts["reveal"], facts["peek"]) == (5, 2, 1)
    assert facts["priority"] == 1  # at_auction moves it to the front; the data says 8
    assert CARDS.priority[VAULTS.index("paladins-coffer")] == 8


@pytest.mark.rule("VW-153", "VW-215")
def test_sixteen_vaults_have_sixteen_different_priorities() -> None:
    assert sorted(CARDS.priority) == list(range(1, 17))
    assert [CARDS.priority[VAULTS.index(key)] for key in ("paupers-trunk", "troll-cave", "dragons-hoard")] == [1, 9, 16]


@pytest.mark.rule("VW-212")
def test_there_are_73_items_and_21_of_them_form_the_bidding_deck() -> None:
    assert sum(CARDS.copies) == 73
    assert sum(CARDS.bidding_deck) == 21
    assert CARDS.copies[ITEMS.index("junk")] == 33


PRINTED_VAULTS = {
    "paupers-trunk": (1, 3, 1, 1),
    "squires-footlocker": (2, 3, 0, 1),
    "thiefs-safe": (3, 4, 1, 1),
    "rangers-cache": (4, 4, 2, 1),
    "alchemists-cabinet": (5, 4, 1, 1),
    "gilded-cupboard": (6, 4, 1, 2),
    "armory-locker": (7, 4, 1, 1),
    "paladins-coffer": (8, 5, 2, 1),
    "troll-cave": (9, 5, 1, 1),
    "smugglers-hold": (10, 5, 1, 1),
    "gamblers-den": (11, 5, 0, 2),
    "wizards-tower": (12, 5, 1, 2),
    "nobles-gallery": (13, 5, 1, 1),
    "pirates-chest": (14, 5, 0, 1),
    "guild-masters-workshop": (15, 6, 1, 1),
    "dragons-hoard": (16, 6, 1, 2),
}
"""Priority, items drawn, items opened, items peeked at."""

PRINTED_ITEMS = {
    "junk": (33, 0, 0, "junk"),
    "dragon-egg": (6, 3, 0, "egg"),
    "ruby": (3, 4, 0, "gem"),
    "emerald": (3, 5, 0, "gem"),
    "diamond": (3, 6, 0, "gem"),
    "ornate-bow": (2, 5, 2, "weapon elven"),
    "broad-axe": (2, 6, 2, "weapon dwarven"),
    "obsidian-sword": (2, 7, 3, "weapon dragon"),
    "dwarven-helm": (1, 2, 1, "armor dwarven helm"),
    "dwarven-chestplate": (1, 2, 1, "armor dwarven chestplate"),
    "dwarven-shield": (1, 2, 1, "armor dwarven shield"),
    "elven-helm": (1, 2, 1, "armor elven helm"),
    "elven-chestplate": (1, 2, 1, "armor elven chestplate"),
    "elven-shield": (1, 2, 1, "armor elven shield"),
    "dragon-helm": (1, 2, 1, "armor dragon helm"),
    "dragon-chestplate": (1, 2, 1, "armor dragon chestplate"),
    "dragon-shield": (1, 2, 1, "armor dragon shield"),
    "spyglass": (1, 3, 1, "artifact"),
    "whetstone": (1, 3, 1, "artifact"),
    "rune-forge": (1, 5, 2, "artifact dwarven"),
    "elven-lantern": (1, 3, 1, "artifact elven"),
    "dragonscale-purse": (1, 4, 2, "artifact dragon"),
    "dragonfire-crucible": (1, 4, 2, "artifact dragon"),
    "merchants-scales": (1, 4, 2, "artifact"),
    "auctioneers-gavel": (1, 5, 2, "artifact"),
    "runed-warhammer": (1, 4, 2, "weapon artifact dwarven"),
    "moonlit-dagger": (1, 4, 2, "weapon artifact elven"),
}
"""Copies, gold, points, types."""


PRINTED_ARTIFACTS = {
    "spyglass": ("peek-plus", 1, False),
    "whetstone": ("sell-bonus-type", 2, False),
    "rune-forge": ("sell-bonus-armor-set", 3, False),
    "elven-lantern": ("reveal-random-secret", 1, True),
    "dragonscale-purse": ("discount-win", 5, True),
    "dragonfire-crucible": ("sell-junk", 2, False),
    "merchants-scales": ("sell-limit-plus", 2, False),
    "auctioneers-gavel": ("am-commission", 2, False),
    "runed-warhammer": ("min-raise-vs-me", 3, True),
    "moonlit-dagger": ("take-random-secret", 3, True),
}
"""What it does, the number on it, and whether it has the Trash keyword."""

PRINTED_WORKERS = {
    "versatilist": ("buy-sold-item", 0),
    "apprentice": ("swap-with-trash", 0),
    "bouncer": ("min-raise-vs-me", 5),
    "brewmaster": ("swap-vaults", 0),
    "street-performer": ("target-skips-first-bid", 0),
    "lazy-peon": ("no-storage-fees", 0),
    "mixologist": ("peek-plus", 2),
    "lookout": ("reveal-random-secret", 1),
    "porter": ("sell-limit-plus", 2),
    "bookkeeper": ("clean-loan", 8),
    "haggler": ("discount-win", 3),
    "fortune-teller": ("draw-plus-bottom", 1),
}


@pytest.mark.rule("VW-108", "VW-217")
def test_every_artifact_and_worker_does_what_the_card_data_says() -> None:
    artifacts = {
        ITEMS[face]: (EFFECTS[CARDS.effect[face]], CARDS.amount[face], CARDS.one_use[face])
        for face in range(len(ITEMS))
        if CARDS.effect[face]
    }
    assert artifacts == PRINTED_ARTIFACTS
    effects = [EFFECTS[effect] for effect in CARDS.worker_effect]
    assert dict(zip(WORKERS, zip(effects, CARDS.worker_amount, strict=True), strict=True)) == PRINTED_WORKERS


@pytest.mark.rule("VW-003", "VW-215")
def test_every_vault_has_the_numbers_of_the_card_data() -> None:
    numbers = zip(CARDS.priority, CARDS.drawn, CARDS.reveal, CARDS.peek, strict=True)
    assert dict(zip(VAULTS, numbers, strict=True)) == PRINTED_VAULTS


@pytest.mark.rule("VW-005", "VW-212")
def test_every_item_has_the_copies_values_and_types_of_the_card_data() -> None:
    types = [" ".join(word for i, word in enumerate(TYPES) if bits >> i & 1) for bits in CARDS.types]
    facts = zip(CARDS.copies, CARDS.gold, CARDS.vp, types, strict=True)
    assert dict(zip(ITEMS, facts, strict=True)) == PRINTED_ITEMS


@pytest.mark.rule("VW-005", "VW-006", "VW-009")
def test_items_carry_gold_points_and_types() -> None:
    facts = at_auction("paupers-trunk", deck=["broad-axe", "junk", "ruby"]).view(0)["items"]
    assert (facts["broad-axe"]["gold"], facts["broad-axe"]["vp"]) == (6, 2)
    assert facts["broad-axe"]["types"] == ["weapon", "dwarven"]
    assert (facts["junk"]["gold"], facts["junk"]["vp"]) == (0, 0)


@pytest.mark.rule("VW-006", "VW-212")
def test_the_types_are_spread_as_the_card_data_counts_them() -> None:
    def count(word: str) -> int:
        bit = 1 << TYPES.index(word)
        return sum(CARDS.copies[face] for face in range(len(ITEMS)) if CARDS.types[face] & bit)

    counts = {word: count(word) for word in ("weapon", "armor", "gem", "artifact", "egg", "elven", "dwarven", "dragon")}
    assert counts == {
        "weapon": 8,
        "armor": 9,
        "gem": 9,
        "artifact": 10,
        "egg": 6,
        "elven": 7,
        "dwarven": 7,
        "dragon": 7,
    }


@pytest.mark.rule("VW-008", "VW-069")
def test_artifacts_and_only_artifacts_carry_the_equip_keyword() -> None:
    artifact = 1 << TYPES.index("artifact")
    for face in range(len(ITEMS)):
        assert (CARDS.effect[face] != 0) == bool(CARDS.types[face] & artifact), ITEMS[face]


@pytest.mark.rule("VW-010", "VW-216")
def test_ten_heroes_each_want_something() -> None:
    assert len(HEROES) == 10
    assert all(CARDS.hero_types)
    assert CARDS.hero_per[HEROES.index("scavenger")] == 3


@pytest.mark.rule("VW-014", "VW-217")
def test_twelve_workers_wait_outside_unless_the_expansion_is_on() -> None:
    assert sum(CARDS.worker_copies) == len(WORKERS) == 12
    assert start(3, draft=False).view(0)["market"] == []
    assert len(start(3, draft=False, workers=True).view(0)["market"]) == 5


@pytest.mark.rule("VW-012", "VW-173")
def test_gold_is_one_total_and_the_bank_never_runs_out() -> None:
    table = played(5, 3, workers=True)
    census = table.match.state.census()
    assert census["gold"] == 0  # players and bank together always hold what they held
    assert isinstance(table.player(0)["gold"], int)


@pytest.mark.rule("VW-012")
def test_coins_of_one_five_and_ten_stand_for_gold() -> None:
    table = start(3, cards=own(numbers={"start_ones": 3, "start_fives": 1, "start_tens": 2}), draft=False)
    assert table.gold(0) == 3 + 5 + 20


@pytest.mark.rule("VW-151")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_one_or_six_players_are_refused(seats: int) -> None:
    with pytest.raises(BadInput, match="2 to 5 seats"):
        start(seats)


@pytest.mark.rule("VW-001", "VW-002", "VW-038")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 5), (4, 4), (5, 3)])
def test_the_game_ends_when_every_vault_has_been_auctioned_by_its_owner(seats: int, rounds: int) -> None:
    table = played(seats, 2)
    began = [str(event.args["seat"]) for event in table.match.events(None) if event.key == "auction-began"]
    assert len(began) == seats * rounds
    for first in range(0, len(began), seats):
        assert sorted(began[first : first + seats]) == [str(seat) for seat in range(seats)]
    assert table.match.outcome is not None
    assert len(table.view(None)["used"]) == seats * rounds


def test_every_entry_of_the_card_data_names_source_and_confidence() -> None:
    for name in ("items", "vaults", "heroes", "workers", "numbers"):
        data = read_toml(DATA / f"{name}.toml")
        entries = [entry for table in data.values() if isinstance(table, list) for entry in table]
        entries += [table for table in data.values() if isinstance(table, dict)]
        for entry in entries:
            assert entry["source"]
            assert entry["confidence"] in ("printed", "reported", "inferred", "reconstructed")


def test_players_are_told_what_is_reconstructed() -> None:
    assert GAME.reconstructed == ("items", "vaults", "heroes", "workers", "sets")


# An owner's own cards.


def own(**tables: Any) -> dict[str, Any]:
    return {"file": "mine.toml", **tables}


def test_an_owner_can_correct_single_numbers_and_names() -> None:
    cards = own(
        item=[{"key": "ruby", "gold": 9, "name": "Blood Ruby"}],
        numbers={"start_ones": 0},
        armor_set={"gold": [1, 5, 12]},
    )
    table = start(3, cards=cards, draft=False)
    assert table.gold(0) == 15
    assert table.view(0)["names"] == {"ruby": "Blood Ruby"}
    made = printed(cards)
    assert made.gold[ITEMS.index("ruby")] == 9
    assert made.gold[ITEMS.index("emerald")] == CARDS.gold[ITEMS.index("emerald")]
    assert made.armor_gold == [1, 5, 12]


def test_an_owners_crucible_may_bring_nothing() -> None:
    equip = {"effect": "sell-junk", "junk_per_gold": 1, "max_gold": 0, "trash": False}
    made = printed(own(item=[{"key": "dragonfire-crucible", "equip": equip}]))
    face = ITEMS.index("dragonfire-crucible")
    assert (made.amount[face], made.second[face]) == (1, 0)


def test_a_match_with_own_cards_can_be_replayed() -> None:
    from undercroft.engine.match import Match
    from undercroft.engine.record import read_record

    match = Match.start(GAME, {}, seats=3, seed=5, cards=own(vault=[{"key": "troll-cave", "items": 6}]))
    assert match.record is not None
    again = Match.replay(GAME, read_record(match.record.to_json(GAME.actions), GAME.actions))
    assert again.fingerprint() == match.fingerprint()


@pytest.mark.parametrize(
    ("cards", "complaint"),
    [
        (own(item=[{"key": "rubie"}]), "mine.toml: item rubie: key must be one of"),
        (own(item=[{"key": ["ruby"]}]), "mine.toml: item ['ruby']: key must be one of"),
        (own(item=[{"key": "ruby"}, {"key": "ruby"}]), "mine.toml: item ruby is there twice"),
        (
            own(item=[{"key": "ruby", "gold": -1}]),
            "mine.toml: item ruby: gold must be a whole number from 0 to 99, not -1",
        ),
        (own(item=[{"key": "ruby", "types": ["shiny"]}]), "mine.toml: item ruby: types: 'shiny' is not one of"),
        (own(item=[{"key": "spyglass", "equip": {"effect": "fly", "trash": False}}]), "effect must be one of"),
        (
            own(item=[{"key": "spyglass", "equip": {"effect": "peek-plus", "extra": 1, "trash": True}}]),
            "cannot have the Trash keyword",
        ),
        (
            own(
                item=[
                    {
                        "key": "dragonfire-crucible",
                        "equip": {"effect": "sell-junk", "junk_per_gold": 0, "max_gold": 2, "trash": False},
                    }
                ]
            ),
            "junk_per_gold must be at least 1",
        ),
        (own(vault=[{"key": "smugglers-hold", "two_player": True}]), "no rules for two players"),
        (own(vault=[{"key": "troll-cave", "two_player": False}]), "two players need 12 vaults"),
        (own(vault=[{"key": "troll-cave", "reveal": 9}]), "reveal must be a whole number from 0 to 5"),
        (own(hero=[{"key": "ranger", "per": 0}]), "per must be a whole number from 1"),
        (own(worker=[{"key": "porter", "effect": "sing"}]), "effect must be one of"),
        (own(numbers={"loan": 3}), "there is no field 'loan'"),
        (own(numbers=[1]), "numbers must be a table"),
        (own(item=[{"key": "ruby", "price": 3}]), "mine.toml: item ruby: there is no field 'price'"),
        (own(spells=[{}]), "unknown table 'spells'"),
        (own(bidding_deck={"ruby": 4}), "ruby must be a whole number from 0 to 3"),
        (own(bidding_deck={"sock": 1}), "[bidding_deck]: there is no field 'sock'"),
        (own(corruption={"each": [-1]}), "each must hold three numbers"),
        (own(item="ruby"), "needs [[item]] entries"),
    ],
)
def test_bad_card_data_is_refused_with_file_entry_and_reason(cards: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadCards, match=re.escape(complaint)):
        start(3, cards=cards)


def test_a_card_file_of_ones_own_is_read(tmp_path: Path) -> None:
    file = tmp_path / "my-vault-wars.toml"
    file.write_text('[[item]]\nkey = "ruby"\ngold = 7\n')
    assert printed(read_own(file)).gold[ITEMS.index("ruby")] == 7
    file.write_text('[[item]]\nkey = "ruby"\ngold = "much"\n')
    with pytest.raises(BadCards, match=r"my-vault-wars.toml: item ruby: gold must be"):
        printed(read_own(file))


def test_the_shipped_data_is_not_changed_by_an_owners_file() -> None:
    before = shipped_data()["item"][2]["gold"]
    printed(own(item=[{"key": "ruby", "gold": 50}]))
    assert shipped_data()["item"][2]["gold"] == before
