"""The Event cards, one by one, as they befall the Knight."""

import pytest

from tests.rules.vast.test_knight import board
from tests.rules.vast.test_knight_cubes import halls


@pytest.mark.rule("VA-K106", "VA-K014", "VA-K107", "VA-K105")
@pytest.mark.parametrize(("shield", "grit"), [(True, 10), (False, 9)])
def test_once_an_event_tile_is_seen_she_may_raise_the_shield_before_the_card_is_drawn(shield: bool, grit: int) -> None:
    scene = halls()
    scene.turn("knight")
    board(scene).grit = 10
    scene.lay("0,-1", "event", shape="hall")
    scene.event_on_top("rats")
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    assert scene.asked() == ("knight", "face-event")
    assert scene.told("event-played") == []
    if shield:
        scene.say("place-cube shield")
    scene.say("ready")
    assert board(scene).grit == grit, "2 or 1 for the Rats, and 1 gained for the tile"


@pytest.mark.rule("VA-K122", "VA-K106")
def test_an_event_tile_without_cards_asks_nothing_and_does_nothing() -> None:
    scene = halls()
    scene.turn("knight")
    scene.g.events_out.extend(scene.g.event_deck)
    scene.g.event_deck = []
    scene.lay("0,-1", "event", shape="hall")
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    assert scene.asked() == ("knight", "knight-turn")
    assert scene.told("event-played") == []
    assert (board(scene).grit, board(scene).encounters) == (1, 1)
