"""The vault: four chambers of three tiers, and how cards come to lie there."""

import pytest

from tests.rules.goblin_vaults.table import GAME, Table, lay_out, played, start
from undercroft.engine.errors import BadInput
from undercroft.engine.luck import Luck
from undercroft.terminal.drawing import draw
from undercroft.words import Words


def seat_0_wins(vault: dict[int, list[str]], prize: str = "coins-1") -> Table:
    """Seat 0 has won a card and must store it; the others have bid elsewhere."""
    table = lay_out(
        vaults=[vault],
        hands=[["tomes-9"], ["tomes-7"], ["tomes-6"]],
        block=(prize, "crowns-1", "crowns-2"),
    )
    table.bids(0, "tomes-9", "left")
    table.bids(1, "tomes-7", "middle")
    table.bids(2, "tomes-6", "right")
    table.is_asked(0, "store")
    return table


def stored(table: Table, chamber: int) -> list[str]:
    table.says(1, "store 1")
    table.says(2, "store 1")
    table.says(0, f"store {chamber}")
    return table.seat(0).chamber(chamber)


@pytest.mark.rule("GV-035")
def test_only_the_place_a_card_lies_in_counts() -> None:
    table = lay_out(
        warden="crowns-4",
        hands=[["tomes-9"]],
        vaults=[{1: ["tomes-2", "tomes-10"]}],
        factions=("red", "green", "yellow"),
        goals=("twin-locks",),
    )
    assert table.seat(0).score["tiers"] == 0, "a tier 2 icon in tier 1, a tier 1 icon in tier 2"
    table.bids(0, "tomes-9", "left")
    table.says(0, "move 1-1 1-2")
    assert table.seat(0).score["tiers"] == 1 + 2


@pytest.mark.rule("GV-036", "GV-038")
def test_a_full_chamber_takes_no_fourth_card() -> None:
    table = seat_0_wins({1: ["tomes-1", "tomes-2", "tomes-3"], 3: ["tomes-4", "tomes-5"]})
    table.is_asked(0, "store", offered=["store 2", "store 3", "store 4"])
    table.refuses(0, "store 1")


@pytest.mark.rule("GV-036", "GV-188")
def test_a_blank_fills_a_chamber_as_any_card_does() -> None:
    table = seat_0_wins({1: ["tomes-1", "[tomes-2]", "[tomes-3]"], 3: ["[tomes-4]", "tomes-5"]})
    table.is_asked(0, "store", offered=["store 2", "store 3", "store 4"])
    assert stored(table, 3) == ["[tomes-4]", "tomes-5", "coins-1"]


@pytest.mark.rule("GV-038")
def test_an_empty_vault_offers_all_four_chambers() -> None:
    seat_0_wins({}).is_asked(0, "store", offered=["store 1", "store 2", "store 3", "store 4"])


@pytest.mark.rule("GV-037")
def test_a_vault_has_four_chambers_of_three_tiers() -> None:
    assert GAME.domains["place"].values == tuple(f"{chamber}-{tier}" for chamber in "1234" for tier in "123")
    vault = {1: ["tomes-1", "tomes-2", "tomes-3"], 4: ["tomes-4", "tomes-5", "tomes-6"]}
    table = lay_out(vaults=[vault])
    shown = table.seat(0).seen_by(1)["vault"]
    assert [len(chamber) for chamber in shown] == [3, 0, 0, 3]


@pytest.mark.rule("GV-039", "GV-040", "GV-041", "GV-165")
@pytest.mark.parametrize(
    ("before", "prize", "tier"),
    [([], "coins-2", 1), (["tomes-1"], "coins-3", 2), (["tomes-1", "tomes-2"], "coins-1", 3)],
)
def test_a_new_card_takes_the_first_free_tier(before: list[str], prize: str, tier: int) -> None:
    """The prize bears the icon of the tier it should come to, so its points tell where it lies."""
    table = seat_0_wins({2: before} if before else {}, prize)
    points = table.seat(0).score["tiers"]
    assert stored(table, 2) == [*before, prize]
    assert table.seat(0).score["tiers"] == points + tier


@pytest.mark.rule("GV-165")
def test_the_tier_is_not_chosen_when_a_card_is_stored() -> None:
    store = GAME.actions.by_key["store"]
    assert store.names == ("chamber",)
    assert [domain.values for domain in store.domains] == [("1", "2", "3", "4")]
    with pytest.raises(BadInput, match="takes 1 arguments"):
        GAME.actions.parse("store 2 3")


@pytest.mark.rule("GV-166")
def test_any_card_may_lie_in_any_tier() -> None:
    table = seat_0_wins({2: ["tomes-1", "tomes-2"]}, prize="coins-2")
    assert table.view()["cards"]["coins-2"]["tier"] == 1
    assert stored(table, 2) == ["tomes-1", "tomes-2", "coins-2"], "a tier 1 icon in tier 3"


@pytest.mark.rule("GV-042")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_vault_card_stays_readable_under_the_ones_below(language: str) -> None:
    vault = {1: ["tomes-1", "coins-10", "tomes-3"], 2: ["tomes-4", "tomes-5", "tomes-6"], 4: ["coins-7"]}
    table = lay_out(vaults=[vault])
    words = Words(language, GAME)
    for viewer in (None, 0, 1, 2):
        view = table.match.view(viewer)
        lines = "\n".join(draw(view, words))
        for cards in vault.values():
            for card in cards:
                facts = view["table"]["cards"][card]
                icons = words.say(f"faction-{facts['faction']}")[:2] + str(facts["tier"])
                assert f"{words.say('card-' + card)} {icons}" in lines, "suit, value, faction and tier icon"


@pytest.mark.rule("GV-042")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_two_letters_tell_the_factions_apart(language: str) -> None:
    words = Words(language, GAME)
    letters = {words.say(f"faction-{faction}")[:2] for faction in GAME.domains["faction"].values}
    assert len(letters) == 5


@pytest.mark.rule("GV-043", "GV-167")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_nothing_but_a_move_action_changes_where_a_card_lies(seats: int) -> None:
    moved = 0
    for seed in range(6):
        table = start(seats, seed)
        luck = Luck.of(seed)
        while table.match.waiting is not None:
            seat = table.match.next_seat()
            options = table.match.legal_actions(seat)
            answer = options.nth(luck.below(len(options)))
            before = [player["vault"] for player in table.view()["players"]]
            table.match.play(seat, answer)
            after = [player["vault"] for player in table.view()["players"]]
            if GAME.actions.text(answer).startswith("move"):
                moved += 1
                before[seat] = after[seat] = []
            for old, new in zip(before, after, strict=True):
                for chamber in range(len(old)):
                    assert new[chamber][: len(old[chamber])] == old[chamber]
    assert moved


@pytest.mark.rule("GV-135")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_finished_vault_holds_ten_cards(seats: int) -> None:
    for seed in range(5):
        table = played(seats, seed)
        for seat in table.seats:
            assert sum(len(cards) for cards in seat.vault.values()) == 10
            assert seat.hand == []
