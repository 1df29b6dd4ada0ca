"""What a question tells about the points its answers would bring: the board shows it before one chooses."""

import pytest

from tests.kit.every import played_at_random
from tests.rules.goblin_vaults.table import FACTIONS, GAME, Table, lay_out, start
from undercroft.engine.luck import Luck


def points(table: Table, seat: int) -> int:
    """What the vault of a seat scores now, without tokens."""
    score = table.match.view(seat)["table"]["players"][seat]["score"]
    return sum(number for category, number in score.items() if category != "tokens")


@pytest.mark.rule("GV-031", "GV-059", "GV-072", "GV-074", "GV-084")
def test_the_points_a_question_promises_are_the_points_the_answer_brings() -> None:
    """Followed through a game of three: every promise of every store, start and move is tried out."""
    luck = Luck.of(5)
    table = start(3, 5)
    kept: set[str] = set()
    for _ in played_at_random(table.match, luck):
        for seat in table.seats_asked:
            question = table.match.question(seat)
            assert question is not None
            for number, promised in question["args"].get("gains", {}).items():
                clone = Table(table.match.copy())
                before = points(clone, seat)
                clone.match.play(seat, int(number))
                while clone.match.waiting is not None and clone.match.waiting.about == question["about"]:
                    other = clone.match.next_seat()
                    clone.match.play(other, clone.match.legal_actions(other).nth(0))
                assert points(clone, seat) - before == promised, GAME.actions.text(int(number))
                kept.add(GAME.actions.text(int(number)).split()[0])
    assert kept == {"start", "store", "move"}


@pytest.mark.rule("GV-072")
def test_a_bidder_is_told_what_each_block_card_is_worth_to_the_own_vault() -> None:
    table = lay_out(hands=[["tomes-7"], ["tomes-6"], ["tomes-9"]], tokens={"coins-1": 2})
    question = table.match.question(0)
    assert question is not None
    prizes = question["args"]["prizes"]
    assert sorted(prizes) == ["left", "middle", "right"]
    table.bids(0, "tomes-7", "left")
    table.bids(1, "tomes-6", "middle")
    table.bids(2, "tomes-9", "right")
    asked = table.match.question(0)
    assert asked is not None
    assert table.lot("left").gears == 2
    assert max(asked["args"]["gains"].values()) + 2 == prizes["left"]


@pytest.mark.rule("GV-054", "GV-074")
def test_a_bidder_is_told_what_a_bid_that_cannot_win_brings_home() -> None:
    table = lay_out(hands=[["tomes-7"], ["tomes-6"], ["tomes-9"]], gears=[3, 3, 3])
    table.bids(0, "tomes-7", "left")
    question = table.match.question(1)
    assert question is not None
    assert [GAME.actions.text(number) for number in question["args"]["underbids"]] == ["bid tomes-6 left"]
    promised = question["args"]["kept"]["tomes-6"]
    table.bids(1, "tomes-6", "left")
    table.bids(2, "tomes-9", "right")
    asked = table.match.question(1)
    assert asked is not None
    assert asked["args"]["card"] == "tomes-6"
    assert max(asked["args"]["gains"].values()) == promised


@pytest.mark.rule("GV-083", "GV-188")
def test_a_bidder_is_told_what_a_face_down_card_would_cost_in_each_chamber() -> None:
    vault = {1: ["lanterns-3"], 2: ["tomes-1", "tomes-2", "tomes-3"], 3: ["tomes-5", "lanterns-4"]}
    table = lay_out(vaults=[vault], goals=("cluster", "last-light"))
    question = table.match.question(0)
    assert question is not None
    assert question["args"]["blanks"] == {"1": -3, "3": -3, "4": 0}, "the lanterns would no longer be last"


@pytest.mark.rule("GV-084", "GV-088")
def test_a_card_of_the_own_faction_is_promised_two_points_more() -> None:
    """The coins-1 on the left is a card of the red faction."""
    promised = {}
    for own in ("red", "blue"):
        factions = [own, *[key for key in FACTIONS if key != own]]
        question = lay_out(hands=[["tomes-7"], ["tomes-6"], ["tomes-9"]], factions=factions).match.question(0)
        assert question is not None
        promised[own] = question["args"]["prizes"]["left"]
    assert promised["red"] == promised["blue"] + 2
