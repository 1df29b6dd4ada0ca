"""What the Knight must face, and in which order, when several things meet on one tile."""

import pytest

from tests.rules.vast.test_knight import board, meet
from tests.rules.vast.test_knight_cards import infested
from undercroft.games.vast.facts import DRAGON, GOBLINS
from undercroft.games.vast.roles.knight.board import STRENGTH


@pytest.mark.rule("VA-K062", "VA-K036")
def test_an_event_token_she_starts_on_does_not_force_an_attack_on_the_tribe_beside_her() -> None:
    scene, straw = meet(GOBLINS, "fangs", space="0,0", might=0)
    scene.g.event[0] = 1
    scene.event_on_top("cave-bread")
    scene.turn("knight")
    scene.say("ready")
    assert straw.suffered == []
    assert "1,0" not in scene.spaces("move"), "the Event took her only Encounter"
    scene.say("attack fangs")
    assert straw.suffered == [("struck", 1, 1)]
    assert board(scene).encounters == 1, "the Event's Encounter goes on"


@pytest.mark.rule("VA-K036", "VA-K035", "VA-K034")
def test_an_event_token_is_resolved_before_the_tribe_on_its_tile_in_the_same_encounter() -> None:
    scene, straw = meet(GOBLINS, "fangs", might=0)
    scene.g.event[scene.cell("1,0")] = 1
    scene.event_on_top("cave-bread")
    scene.say("move 1,0")
    assert straw.suffered == [("struck", 1, 1)]
    keys = scene.keys()
    assert keys.index("event-played") < keys.index("knight-attacked")
    assert (board(scene).encounters, board(scene).grit) == (1, 0)


@pytest.mark.rule("VA-K034", "VA-K035")
def test_behind_a_beaten_monster_token_the_event_token_waits_in_the_same_encounter() -> None:
    scene = infested("c", "ogre")
    scene.say("move 0,0", "end-turn")
    while scene.asked()[1] != "knight-turn":
        scene.answer_all(scene.asked()[1])
    scene.g.event[scene.cell("0,-1")] = 1
    scene.event_on_top("cave-bread")
    board(scene).pool = 0
    board(scene).on[STRENGTH] = 3
    scene.again()
    scene.say("move 0,-1")
    scene.roll("around")
    assert scene.told("event-played")[-1] == {"happening": "cave-bread"}
    assert scene.g.event[scene.cell("0,-1")] == 0
    assert board(scene).encounters == 1


@pytest.mark.rule("VA-K034", "VA-K051")
@pytest.mark.parametrize(("face", "blows"), [("around", 1), ("centre", 0)])
def test_behind_a_beaten_monster_token_the_surfaced_dragon_waits_too(face: str, blows: int) -> None:
    scene, straw = meet(DRAGON, "dragon", hide=1)
    ogre = scene.monster_on_top("ogre")
    scene.g.monster_deck.remove(ogre)
    scene.g.monster_token[0] = scene.cell("1,0")
    scene.g.monster_card[0] = ogre
    board(scene).pool = 0
    board(scene).on[STRENGTH] = 3
    scene.again()
    scene.say("move 1,0")
    scene.roll(face)
    scene.answer_all("retreat")
    assert len(straw.suffered) == blows
    assert board(scene).encounters == 1
