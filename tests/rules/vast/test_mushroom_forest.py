"""The Mushroom Forest: nothing reaches into it, and whoever stands in it reaches nobody but on the own space."""

from typing import Any

import pytest

from undercroft.games.vast import cards
from undercroft.games.vast.actions import CHOOSE_PIECE, CHOOSE_ROLE
from undercroft.games.vast.cards import DRAGON, GOBLINS, KNIGHT, THIEF, UPGRADES
from undercroft.games.vast.domains import PIECE, SPACE
from undercroft.games.vast.roles.cave.omens import bat_options, spore_victims
from undercroft.games.vast.roles.dragon.board import mine as dragon_board
from undercroft.games.vast.roles.knight.board import BOW, ENCHANTED_BOW, FIRST_TREASURE
from undercroft.games.vast.roles.thief.board import mine as thief_board
from undercroft.games.vast.variants.terrain import lay_terrain

from .dragon_scenes import Lair
from .goblin_scenes import GoblinScene
from .scenes import Scene

EVERYBODY = "knight-goblins-dragon-cave-thief"
FROM_AND_AT = [
    ("1,0", "2,0", False),
    ("2,0", "1,0", False),
    ("2,0", "3,0", False),
    ("2,0", "2,0", True),
    ("1,0", "4,0", True),
]
"""Into the Forest, out of it, within it; on one space of it, and through it."""


def grown(scene: Scene) -> Any:
    """Rooms at 1,0 and 4,0 with the Forest between them, on 2,0 to 3,1."""
    scene.g.map.walls[0] = 0
    for space in ("1,0", "4,0"):
        scene.lay(space, "ambush", shape="hall", lit=True)
    lay_terrain(scene.g, cards.FOREST, SPACE.index["2,0"], 0)
    scene.seal()
    return scene


def glade() -> GoblinScene:
    scene: GoblinScene = grown(GoblinScene(EVERYBODY))
    scene.g.at[PIECE.index["dragon"]] = 0
    return scene


@pytest.mark.rule("VA-R029", "VA-R015")
@pytest.mark.parametrize(("start", "there", "may"), FROM_AND_AT)
def test_bows_and_the_crossbow(start: str, there: str, may: bool) -> None:
    scene = glade()
    scene.people(fangs=2)
    scene.put("fangs", there)
    scene.put("thief", there)
    scene.put("knight", start)
    scene.turn("knight")
    scene.knight.on[BOW] = scene.knight.on[FIRST_TREASURE + ENCHANTED_BOW] = 1
    scene.again()
    assert ("shoot fangs" in scene.offered()) is may
    assert ("shoot-enchanted thief" in scene.offered()) is may
    scene.put("thief", start)
    scene.put("knight", there)
    thief_board(scene.g).upgrades[UPGRADES.index("hand-crossbow")] = 1
    scene.turn("thief")
    scene.say("assign-stats 2 4 3")
    assert ("backstab knight 1" in scene.offered()) is may


@pytest.mark.rule("VA-R029")
@pytest.mark.parametrize(("start", "there", "may"), FROM_AND_AT)
def test_the_wisp(start: str, there: str, may: bool) -> None:
    scene = glade()
    scene.people(eye=3)
    scene.give("eye", "wisp")
    scene.put("eye", start)
    scene.put("knight", there)
    scene.activation()
    scene.say("activate eye")
    assert ("lure-knight" in scene.offered()) is may


def lair() -> Lair:
    found: Lair = grown(Lair(EVERYBODY, rooms="0,1"))
    found.put("knight", "4,0")
    return found


@pytest.mark.rule("VA-R029")
@pytest.mark.parametrize(("start", "there", "may"), FROM_AND_AT)
def test_hiss(start: str, there: str, may: bool) -> None:
    scene = lair()
    scene.people(fangs=2)
    scene.put("fangs", there)
    scene.begin(start, "claw", "claw")
    assert ("hiss" in scene.powers()) is may


@pytest.mark.rule("VA-R029")
@pytest.mark.parametrize(("start", "there", "may"), [*FROM_AND_AT[:3], ("1,0", "0,0", True)])
def test_slap(start: str, there: str, may: bool) -> None:
    scene = lair()
    scene.put("knight", there)
    scene.begin(start, "wing", "wing")
    assert ("slap" in scene.powers()) is may


@pytest.mark.rule("VA-R029")
@pytest.mark.parametrize(("start", "there", "may"), [*FROM_AND_AT[:4], ("1,0", "0,0", True)])
def test_claw(start: str, there: str, may: bool) -> None:
    scene = lair()
    scene.people(fangs=3)
    scene.put("fangs", there)
    scene.begin(start, "claw")
    scene.use("claw")
    scene.roll("centre" if start == there else "around")
    assert (scene.where("fangs") is None) is may


@pytest.mark.rule("VA-R029")
@pytest.mark.parametrize(("where", "may"), [("4,0", True), ("3,0", False)])
def test_hex_and_hiding_spots_and_giant_bats(where: str, may: bool) -> None:
    scene = glade()
    for name in ("knight", "dragon", "thief"):
        scene.put(name, where)
    scene.people(fangs=5, eye=2)
    scene.hold("hex", "hiding-spots")
    scene.activation()
    hexes = ["hex knight", "hex dragon", "hex cave", "hex thief"]
    assert scene.offered(verb="hex") == (hexes if may else ["hex cave"])
    assert ("play-secret-on hiding-spots fangs" in scene.offered()) is may
    scene.put("thief", "0,0")
    scene.put("dragon", "0,0")
    assert (CHOOSE_PIECE.of(PIECE.index["knight"]) in bat_options(scene.g)) is may
    scene.put("knight", "0,0")
    scene.put("fangs", where)
    assert (CHOOSE_PIECE.of(PIECE.index["fangs"]) in bat_options(scene.g)) is may


@pytest.mark.rule("VA-R030")
@pytest.mark.parametrize(("where", "may"), [("1,0", True), ("3,0", False)])
def test_spores(where: str, may: bool) -> None:
    scene = glade()
    scene.knight.grit = 3
    dragon_board(scene.g).wake = 1
    dragon_board(scene.g).boxes = [4, 4, 3, 1, 1]
    thief_board(scene.g).upgrades[0] = 1
    scene.people(fangs=2)
    for name in ("knight", "fangs", "dragon", "thief"):
        scene.put(name, where)
    scene.turn("cave")
    victims = [CHOOSE_ROLE.of(role) for role in (KNIGHT, GOBLINS, DRAGON, THIEF)]
    assert spore_victims(scene.g) == (victims if may else [])
    scene.people(fangs=2, eye=2)
    assert CHOOSE_ROLE.of(GOBLINS) in spore_victims(scene.g), "a Tribe outside can be chosen"
    scene.happens(scene.g.book.roles[GOBLINS].spored(scene.g))
    if may:
        assert scene.offered() == ["lull-tribe fangs", "lull-tribe eye"]
    else:
        assert (scene.population("fangs"), scene.population("eye")) == (2, 1)


@pytest.mark.rule("VA-R030", "VA-R018")
def test_the_forest_itself_is_not_safe() -> None:
    scene = lair()
    scene.put("knight", "3,1")
    scene.begin("1,0", "claw", "claw", "flame", "flame", "wing", "wing")
    scene.say(next(text for text in scene.offered(verb="use-any-power") if "wrath" in text))
    scene.roll("around")
    scene.answer_all("move-off")
    scene.settle()
    assert all(scene.cell(space) < cards.TILE_COUNT for space in ("2,0", "3,0", "2,1", "3,1"))
    assert not scene.g.terrain_out[cards.FOREST]
