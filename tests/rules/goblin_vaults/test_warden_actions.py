"""Warden actions: move a card of one's vault, or exchange a hand card with the loot deck.

The warden card is the 9 of coins (purple); the 8 of tomes is purple too, so bidding it earns the action.
"""

import pytest

from tests.rules.goblin_vaults.table import Table, Vault, events, lay_out, start
from undercroft.engine.luck import Luck

ABC = ["tomes-1", "tomes-2", "tomes-3"]


def acting(vault: Vault | None = None, hand: tuple[str, ...] = ("tomes-9", "tomes-7"), round_: int = 1) -> Table:
    """Seat 0 has just earned a warden action."""
    table = lay_out(round=round_, hands=[["tomes-8", *hand]], vaults=[vault or {}])
    table.bids(0, "tomes-8", "left")
    table.is_asked(0, "warden-action")
    return table


@pytest.mark.rule("GV-058")
@pytest.mark.parametrize("answer", ["move 1-1 2-1", "draw tomes-9", "decline"])
def test_one_move_or_one_draw_or_nothing_and_then_it_is_the_next_players_turn(answer: str) -> None:
    table = acting({1: ["tomes-1"]})
    table.says(0, answer)
    table.is_not_asked(0)
    table.is_asked(1, "bid")


@pytest.mark.rule("GV-058")
def test_declining_changes_nothing() -> None:
    table = acting({1: ABC})
    hand, vault, deck = table.seat(0).hand, table.seat(0).vault, table.view(0)["deck_known"]
    told = table.says(0, "decline").told
    assert [event.key for event in told] == ["action-declined"]
    assert (table.seat(0).hand, table.seat(0).vault, table.view(0)["deck_known"]) == (hand, vault, deck)


@pytest.mark.rule("GV-059")
def test_a_card_moves_to_a_different_position_of_the_same_vault() -> None:
    table = lay_out(
        hands=[["tomes-8"]],
        vaults=[{1: ["tomes-1"]}, {2: ["tomes-2"]}],
    )
    table.bids(0, "tomes-8", "left")
    assert table.moves_offered(0, "1-1") == ["2-1", "3-1", "4-1"], "not where it lies"
    assert table.moves_offered(0, "2-1") == [], "a neighbour's card is not mine to move"
    table.refuses(0, "move 1-1 1-1")
    table.says(0, "move 1-1 3-1")
    assert table.seat(0).vault == {3: ["tomes-1"]}
    assert table.seat(1).vault == {2: ["tomes-2"]}


@pytest.mark.rule("GV-059", "GV-060", "GV-061")
def test_any_card_of_the_vault_may_move_to_any_place_with_room() -> None:
    table = acting({1: ["crowns-1"], 2: ["tomes-6", "tomes-5"], 4: ABC})
    elsewhere = ["1-1", "1-2", "2-1", "2-2", "2-3", "3-1"]
    assert table.moves_offered(0, "4-1") == [*elsewhere, "4-2", "4-3"]
    assert table.moves_offered(0, "4-2") == [*elsewhere, "4-1", "4-3"]
    assert table.moves_offered(0, "4-3") == [*elsewhere, "4-1", "4-2"]
    assert table.moves_offered(0, "2-2") == ["1-1", "1-2", "2-1", "3-1"]
    assert table.moves_offered(0, "1-1") == ["2-1", "2-2", "2-3", "3-1"]


@pytest.mark.rule("GV-060", "GV-139")
def test_no_card_moves_into_another_full_chamber_and_cards_do_not_trade_places() -> None:
    table = acting({1: ABC, 2: ["tomes-5"]})
    assert [to for to in table.moves_offered(0, "2-1") if to.startswith("1")] == []
    table.refuses(0, "move 2-1 1-3")


@pytest.mark.rule("GV-061")
def test_no_tier_is_skipped() -> None:
    table = acting({1: ["tomes-1", "tomes-2"], 2: ["tomes-5"]})
    assert table.moves_offered(0, "1-2") == ["1-1", "2-1", "2-2", "3-1", "4-1"]
    for to in ("2-3", "3-2", "3-3"):
        table.refuses(0, f"move 1-2 {to}")


@pytest.mark.rule("GV-062")
@pytest.mark.parametrize(
    ("move", "left", "arrived"),
    [
        ("move 1-1 2-1", ["tomes-2", "tomes-3"], ["tomes-1", "tomes-5", "tomes-6"]),
        ("move 1-1 2-2", ["tomes-2", "tomes-3"], ["tomes-5", "tomes-1", "tomes-6"]),
        ("move 1-1 2-3", ["tomes-2", "tomes-3"], ["tomes-5", "tomes-6", "tomes-1"]),
        ("move 1-2 2-2", ["tomes-1", "tomes-3"], ["tomes-5", "tomes-2", "tomes-6"]),
        ("move 1-3 2-1", ["tomes-1", "tomes-2"], ["tomes-3", "tomes-5", "tomes-6"]),
    ],
)
def test_gaps_close_behind_a_moved_card_and_open_where_it_arrives(
    move: str, left: list[str], arrived: list[str]
) -> None:
    table = acting({1: ABC, 2: ["tomes-5", "tomes-6"]})
    told = table.says(0, move).told
    assert table.seat(0).vault == {1: left, 2: arrived}
    _, place, to = move.split()
    assert [event.args for event in events(told, "moved")] == [{"seat": 0, "place": place, "to": to}]


@pytest.mark.rule("GV-062")
def test_no_move_leaves_a_hole_or_loses_a_card() -> None:
    vault = {1: ABC, 2: ["tomes-5", "tomes-6"], 4: ["crowns-1"]}
    for move in [text for text in acting(vault).offered(0) if text.startswith("move")]:
        table = acting(vault)
        table.says(0, move)
        cards = [card for chamber in table.seat(0).vault.values() for card in chamber]
        assert sorted(cards) == sorted([*ABC, "tomes-5", "tomes-6", "crowns-1"])
        for chamber in range(4):
            free = [place < 0 for place in table.state.vaults[0][chamber * 3 : chamber * 3 + 3]]
            assert free == sorted(free), f"{move} leaves a hole in chamber {chamber + 1}"
        assert table.seat(0).vault != vault, move


@pytest.mark.rule("GV-138")
@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("move 1-3 1-1", ["tomes-3", "tomes-1", "tomes-2"]),
        ("move 1-1 1-3", ["tomes-2", "tomes-3", "tomes-1"]),
        ("move 1-1 1-2", ["tomes-2", "tomes-1", "tomes-3"]),
    ],
)
def test_a_card_may_move_inside_its_chamber(move: str, after: list[str]) -> None:
    table = acting({1: ABC})
    table.says(0, move)
    assert table.seat(0).vault == {1: after}


@pytest.mark.rule("GV-138")
def test_inside_a_chamber_of_two_there_is_no_third_tier() -> None:
    table = acting({1: ["tomes-1", "tomes-2"]})
    assert [to for to in table.moves_offered(0, "1-1") if to.startswith("1")] == ["1-2"]
    table.refuses(0, "move 1-1 1-3")


@pytest.mark.rule("GV-140")
def test_face_down_cards_move_and_shift_and_stay_face_down() -> None:
    table = acting({1: ["[tomes-1]", "tomes-2"], 2: ["[tomes-3]"]})
    table.says(0, "move 1-1 2-1")
    assert table.seat(0).vault == {1: ["tomes-2"], 2: ["[tomes-1]", "[tomes-3]"]}
    assert table.seat(0).seen_by(1)["vault"][1] == [{"card": None, "face_down": True}] * 2


@pytest.mark.rule("GV-064", "GV-065")
def test_a_draw_puts_a_hand_card_under_the_deck_and_takes_the_top_one() -> None:
    table = acting()
    deck = table.state.deck
    top, second = deck[-1], deck[-2]
    size = len(deck)
    assert [text for text in table.offered(0) if text.startswith("draw")] == ["draw tomes-9", "draw tomes-7"]
    table.says(0, "draw tomes-7")
    hand = table.state.hands[0]
    assert top in hand, "the top card is in the hand now"
    assert "tomes-7" not in table.seat(0).hand
    assert len(table.seat(0).hand) == 2
    after = table.state.deck
    assert len(after) == size
    assert after[-1] == second, "the next card is on top"
    assert table.view(0)["deck_known"][-1] == "tomes-7", "who put it there knows the last card"
    for viewer in (None, 1, 2):
        assert table.view(viewer)["deck_known"] == [None] * size, "face down"


@pytest.mark.rule("GV-142")
def test_the_discard_is_chosen_before_the_new_card_is_seen_and_both_stay_secret() -> None:
    table = acting()
    top = table.state.deck[-1]
    assert table.view(0)["deck_known"][0] is None, "the top card is not known while choosing"
    told = table.says(0, "draw tomes-7").told
    drawn = next(card for card in table.seat(0).hand if card not in ("tomes-9", "tomes-7"))
    assert table.state.faces.known(top, 0) >= 0
    for viewer in (-1, 1, 2):
        heard = " ".join(str(event.to_json()) for event in told if event.reaches(viewer))
        assert "drew" in heard
        assert "tomes-7" not in heard
        assert drawn not in heard
        assert table.seat(0).seen_by(None if viewer < 0 else viewer)["known"] == []
    assert events(told, "drew-own")[0].args == {"seat": 0, "card": "tomes-7", "drawn": drawn}


@pytest.mark.rule("GV-142")
@pytest.mark.parametrize(("seats", "size"), [(1, 8), (2, 6), (3, 6), (4, 6), (5, 6)])
def test_the_loot_deck_never_changes_its_size(seats: int, size: int) -> None:
    draws = 0
    for seed in range(4):
        table = start(seats, seed)
        luck = Luck.of(seed)
        while table.match.waiting is not None:
            assert table.view()["deck"] == size
            seat = table.seat(table.match.next_seat())
            offered = seat.offered()
            wish = [text for text in offered if text.startswith("draw")] or offered
            draws += wish is not offered
            seat.says(wish[luck.below(len(wish))])
    assert draws


@pytest.mark.rule("GV-057", "GV-066", "GV-170")
def test_an_empty_hand_offers_a_move_but_no_draw() -> None:
    table = acting({1: ["tomes-1"]}, hand=(), round_=9)
    table.is_asked(0, "warden-action", offered=["decline", "move 1-1 2-1", "move 1-1 3-1", "move 1-1 4-1"])


@pytest.mark.rule("GV-170")
@pytest.mark.parametrize("round_", range(1, 9))
def test_in_rounds_1_to_8_a_draw_is_offered_for_each_card_left_in_hand(round_: int) -> None:
    purple = "tomes-8"
    table = lay_out(round=round_)
    hand = table.seat(0).hand
    assert len(hand) == 10 - round_
    table = lay_out(round=round_, hands=[[purple, *[card for card in hand if card != purple][1:]]])
    table.bids(0, purple, "left")
    draws = [text for text in table.offered(0) if text.startswith("draw")]
    assert len(draws) == len(table.seat(0).hand) == 9 - round_
    assert draws
