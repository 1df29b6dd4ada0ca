"""Who decides: the one who suffers chooses the loss, and questions off turn go to whom they concern."""

from collections.abc import Callable

import pytest

from tests.rules.vast.cave_scenes import board as cave_board
from tests.rules.vast.dragon_scenes import Lair
from tests.rules.vast.goblin_scenes import GoblinScene
from tests.rules.vast.scenes import Scene
from undercroft.engine.errors import IllegalAnswer
from undercroft.engine.procedure import Procedure
from undercroft.games.vast import cards
from undercroft.games.vast.cards import BONES, CAVE, DRAGON, FANGS, GOBLINS, KNIGHT, KNIGHT_PIECE, THIEF, THIEF_PIECE
from undercroft.games.vast.roles.dragon.board import mine as dragon_board
from undercroft.games.vast.roles.knight.board import ENCHANTED_BOW, FIRST_TREASURE, STRENGTH
from undercroft.games.vast.roles.knight.board import mine as knight_board
from undercroft.games.vast.roles.thief.board import mine as thief_board
from undercroft.games.vast.state import Vast

EVERYBODY = "knight-goblins-dragon-cave-thief"


def full_table() -> GoblinScene:
    """Everybody has something to lose, in more than one way."""
    scene = GoblinScene(EVERYBODY)
    scene.corridor(5)
    scene.seal()
    for piece, space in (("knight", "0,0"), ("fangs", "1,0"), ("bones", "2,0"), ("dragon", "3,0"), ("thief", "4,0")):
        scene.put(piece, space)
    scene.people(fangs=3, bones=3, eye=2)
    scene.give("bones", "underworm", "ogre")
    scene.give("fangs", "bright-beetles")
    scene.knight.grit = 12
    scene.knight.pool = 0
    scene.knight.on[STRENGTH] = 2
    scene.knight.on[0] = 1
    scene.knight.on_grit = [0, 1, 1, 1, 1]
    cave_board(scene).marks = [1, 1, 0, 0, 0, 0]
    cave_board(scene).bag = [5, 5, 6, 6, 6, 6]
    dragon = dragon_board(scene.g)
    dragon.arrived, dragon.wake, dragon.boxes = True, 2, [3, 4, 3, 1, 1]
    thief = thief_board(scene.g)
    for upgrade in ("climbing-gear", "hand-crossbow"):
        thief.upgrades[cards.UPGRADES.index(upgrade)] = 1
    return scene


def hexed(role: int) -> Callable[[Vast], Procedure]:
    return lambda g: g.book.roles[role].hexed(g, 2 if role == DRAGON else 1)


def spored(role: int) -> Callable[[Vast], Procedure]:
    return lambda g: g.book.roles[role].spored(g)


LOSSES: list[tuple[str, str, Callable[[Vast], Procedure]]] = [
    ("knight", "return-cube", lambda g: g.book.roles[KNIGHT].hexed(g, 8)),
    ("knight", "poisoned-cube", lambda g: g.book.roles[KNIGHT].poisoned(g, 1)),
    ("goblins", "drop-monster", lambda g: g.role_of(BONES).struck(g, BONES, KNIGHT_PIECE, 1)),
    ("goblins", "use-beetles", lambda g: g.role_of(FANGS).shot(g, FANGS, 3, 3)),
    ("goblins", "spores-tribe", spored(GOBLINS)),
    ("dragon", "discard-power", hexed(DRAGON)),
    ("dragon", "return-sloth", spored(DRAGON)),
    ("cave", "discard-omen", hexed(CAVE)),
    ("thief", "lose-upgrade", spored(THIEF)),
]


@pytest.mark.rule("VA-G106", "VA-G107")
@pytest.mark.parametrize(("role", "about", "loss"), LOSSES, ids=[about for _, about, _ in LOSSES])
def test_who_suffers_chooses_and_everybody_waits(role: str, about: str, loss: Callable[[Vast], Procedure]) -> None:
    scene = full_table()
    scene.turn("knight" if role == "thief" else "thief")
    scene.knight.cut_off = False
    scene.happens(loss(scene.g))
    assert scene.role_asked == (role, about)
    answers = scene.offered()
    assert len(answers) > 1
    asked = scene.g.seat(cards.ROLES.index(role))
    before = scene.match.fingerprint()
    for seat in range(5):
        if seat != asked:
            assert len(scene.match.legal_actions(seat)) == 0
            with pytest.raises(IllegalAnswer):
                scene.match.play(seat, next(iter(scene.match.legal_actions(asked))))
    assert scene.match.fingerprint() == before, "play waits"
    scene.say(answers[-1])
    assert scene.match.fingerprint() != before


@pytest.mark.rule("VA-G107")
def test_the_thief_steps_where_he_likes_when_he_evades() -> None:
    scene = full_table()
    thief_board(scene.g).upgrades[cards.UPGRADES.index("unnatural-evasion")] = 1
    scene.turn("knight")
    scene.happens(scene.g.role_of(THIEF_PIECE).struck(scene.g, THIEF_PIECE, KNIGHT_PIECE, 1))
    assert scene.role_asked[0] == "luck"
    scene.luck(5)
    assert scene.role_asked[0] == "thief"


@pytest.mark.rule("VA-G107", "VA-G038")
def test_on_the_dragons_turn_the_cave_says_which_tile_goes_where() -> None:
    lair = Lair("dragon-cave", rooms="1,0")
    lair.dark("2,0", shape="hall")
    lair.begin("1,0", "flame")
    lair.use("flame")
    lair.roll("diamond")
    assert lair.role_asked == ("cave", "fill-edge")
    lair.say(lair.offered()[0])
    assert lair.role_asked == ("cave", "choose-tile")


# Precedence.


def archer(distance: int) -> Scene:
    """The Knight with the Enchanted Bow, the Dragon so far away behind a wall, a Dark tile and a gap."""
    scene = Scene("knight-dragon")
    scene.clear()
    scene.lay("1,0", shape="tunnel", lit=True)
    scene.lay("2,0")
    scene.lay(f"{distance},0", "treasure-room", shape="hall", lit=True)
    scene.seal()
    scene.put("dragon", f"{distance},0")
    dragon_board(scene.g).arrived = True
    card = scene.treasure_on_top("enchanted-bow")
    scene.g.treasure_deck.remove(card)
    scene.g.faces.show(card)
    knight_board(scene.g).up.append(card)
    scene.turn("knight")
    knight_board(scene.g).on[FIRST_TREASURE + ENCHANTED_BOW] = 1
    scene.again()
    return scene


@pytest.mark.rule("VA-G104")
@pytest.mark.parametrize(("distance", "reached"), [(4, True), (5, True), (6, False)])
def test_the_words_of_a_card_beat_the_rules_of_sight(distance: int, reached: bool) -> None:
    assert (archer(distance).offered(verb="shoot-enchanted") != []) is reached
