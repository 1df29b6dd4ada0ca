"""The Warden Phase, the passing of the first player marker and the end of the game."""

import pytest

from tests.kit.every import played_at_random
from tests.rules.goblin_vaults.table import Table, events, lay_out, start
from undercroft.engine.luck import Luck

POSITIONS = ("left", "middle", "right")
CROWNS = ("crowns-1", "crowns-2", "crowns-4")


def resolved(round_: int = 1, first: int = 0, seats: int = 3, **more: object) -> Table:
    """Three players (or more, or fewer) have bid on the left card and stored what they got."""
    table = lay_out(
        seats=seats,
        round=round_,
        first=first,
        block=CROWNS,
        hands=[["tomes-9"], ["tomes-7"], ["tomes-6"], ["tomes-5"], ["tomes-3"]][:seats],
        **more,  # type: ignore[arg-type]
    )
    for _ in range(seats):
        seat = table.seat(table.match.next_seat())
        seat.bids(seat.hand[0], "left")
    table.everyone_stores()
    return table


@pytest.mark.rule("GV-079")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("round_", [1, 5, 8])
def test_the_first_player_alone_decides_about_the_warden_card(first: int, round_: int) -> None:
    table = resolved(round_, first)
    table.is_asked(first, "swap", offered=["swap left", "swap middle", "swap right", "decline"])
    for other in table.seats:
        if other.number != first:
            other.is_not_asked()


@pytest.mark.rule("GV-079", "GV-174")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("position", "place"), [("left", 0), ("middle", 1), ("right", 2)])
def test_the_warden_card_and_a_block_card_trade_places(position: str, place: int, seats: int) -> None:
    table = resolved(seats=seats)
    block, warden = table.block, table.warden
    told = table.says(0, f"swap {position}").told
    assert table.warden == block[place]
    assert events(told, "swapped")[0].args == {"seat": 0, "card": block[place], "position": position}
    block[place] = warden
    assert table.block == block


@pytest.mark.rule("GV-079")
def test_the_warden_card_may_stay() -> None:
    table = resolved()
    block = table.block
    told = table.says(0, "decline").told
    assert (table.warden, table.block) == ("coins-9", block)
    assert events(told, "warden-kept")[0].args == {"seat": 0, "card": "coins-9"}


@pytest.mark.rule("GV-080")
def test_gears_travel_with_the_cards_that_trade_places() -> None:
    table = resolved(tokens={"coins-9": 2})
    assert (table.lot("middle").card, table.lot("middle").gears) == ("crowns-2", 1)
    assert table.view()["warden_gears"] == 2
    table.says(0, "swap middle")
    assert (table.warden, table.view()["warden_gears"]) == ("crowns-2", 1)
    assert (table.lot("middle").card, table.lot("middle").gears) == ("coins-9", 2)


@pytest.mark.rule("GV-081", "GV-143")
def test_the_game_ends_after_round_9_without_asking_for_a_swap() -> None:
    table = resolved(9)
    assert table.match.waiting is None
    outcome = table.match.outcome
    assert outcome is not None
    assert table.heard("game-over") == [{"ending": outcome.ending, "winners": outcome.winners}]
    assert all(seat.hand == [] for seat in table.seats)
    assert table.keys_heard("swapped", "warden-kept")[-1] == "warden-kept", "the one before the round"
    assert len(table.heard("swapped", "warden-kept")) == 1


@pytest.mark.rule("GV-081")
def test_the_game_goes_on_after_round_8() -> None:
    table = resolved(8)
    table.says(0, "decline")
    assert table.match.outcome is None
    assert table.round == 9


@pytest.mark.rule("GV-082")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_marker_goes_one_seat_clockwise_each_round(seats: int) -> None:
    table = start(seats, 2)
    luck = Luck.of(2)
    holders: dict[int, set[int]] = {}
    for _ in played_at_random(table.match, luck):
        if table.round:
            holders.setdefault(table.round, set()).add(table.view()["first"])
    start_seat = next(iter(holders[1]))
    assert holders == {number: {(start_seat + number - 1) % seats} for number in range(1, 10)}
    assert [event["seat"] for event in table.heard("first-player")] == [(start_seat + n) % seats for n in range(9)]


@pytest.mark.rule("GV-144")
def test_gears_left_on_block_and_warden_card_score_for_nobody() -> None:
    table = resolved(9, gears=(3, 3, 3), tokens={"coins-9": 4}, goals=("cluster",))
    outcome = table.match.outcome
    assert outcome is not None
    left = sum(table.lot(at).gears for at in POSITIONS) + table.view()["warden_gears"]
    assert left == 4 + 2 + 2, "four on the warden card, two free block cards, two underbids on the winning bid"
    held = [seat.gears for seat in table.seats]
    assert [sheet["tokens"] for sheet in outcome.scores] == held == [3, 2, 2]
    assert sum(held) + left + table.supply == 26
