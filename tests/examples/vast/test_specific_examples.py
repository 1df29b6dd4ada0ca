"""The book's three specific examples: the map as in the ledger's test layouts, then the card, power or omen itself."""

import pytest

from tests.rules.vast.dragon_scenes import Lair
from tests.rules.vast.goblin_scenes import GoblinScene
from tests.rules.vast.scenes import Scene
from undercroft.games.vast.cards import OMEN_SYMBOLS
from undercroft.games.vast.roles.cave.board import mine as cave_board


def spaces(scene: Scene) -> set[str]:
    return {tile["space"] for tile in scene.view()["tiles"]}


def filled(scene: Scene) -> set[str]:
    """Where the Cave lays Dark tiles now, taking whatever comes first."""
    before = spaces(scene)
    while scene.role_asked[1] in ("fill-edge", "choose-tile"):
        scene.answer_all(scene.role_asked[1], 1)
    return spaces(scene) - before


# Example 1: Cave-In.


def cave_in(collapsing: bool = False) -> GoblinScene:
    """Two tiles go, two are cut off."""
    scene = GoblinScene("knight-goblins-cave")
    for space in ("1,0", "2,0", "0,1", "0,2", "1,2", "2,1", "2,2", "3,2"):
        cell = scene.lay(space, "ambush" if space in ("1,2", "2,1") else "", lit=True)
        scene.g.map.walls[cell] = 0
    scene.seal()
    scene.people(eye=2)
    scene.hold("cave-in")
    scene.activation()
    scene.g.collapsing = collapsing
    scene.say("play-secret cave-in", "remove 1,2", "remove 2,1")
    scene.settle()
    return scene


@pytest.mark.rule("VA-X017", "VA-G073", "VA-G080")
def test_example_1_the_cave_in_cuts_two_tiles_off() -> None:
    scene = cave_in()
    assert spaces(scene) == {"0,0", "1,0", "2,0", "0,1", "0,2", "2,2", "3,2"}
    assert scene.role_asked == ("goblins", "slide-part"), "who split the map rejoins it, before any edge is filled"


@pytest.mark.rule("VA-X018", "VA-G074", "VA-G077", "VA-C076")
@pytest.mark.parametrize(
    ("direction", "lands", "fills"),
    [("west", {"1,2", "2,2"}, {"1,1", "2,1"}), ("north", {"2,1", "3,1"}, {"1,1", "1,2"})],
)
def test_example_1_the_pair_slides_left_or_up_and_the_cave_fills(
    direction: str, lands: set[str], fills: set[str]
) -> None:
    scene = cave_in()
    pair = [text for text in scene.offered(verb="slide") if text.split()[1] == "2,2"]
    assert pair == ["slide 2,2 north", "slide 2,2 west"]
    scene.say(f"slide 2,2 {direction}")
    assert lands <= spaces(scene)
    assert scene.role_asked[0] == "cave"
    assert filled(scene) == fills


@pytest.mark.rule("VA-X018", "VA-G070")
def test_example_1_in_the_collapse_no_edge_is_filled() -> None:
    scene = cave_in(collapsing=True)
    scene.say("slide 2,2 north")
    assert scene.role_asked[0] == "goblins"
    assert filled(scene) == set()


# Example 2: Wrath.


def wrath(collapsing: bool = False) -> Lair:
    """The Dragon in the middle of the map uses Wrath; the die shows the centre and the diagonals."""
    lair = Lair("knight-dragon-cave", rooms="")
    lair.g.map.shift([0], 2)
    for space in ("2,1", "2,2", "2,3", "2,4", "3,2", "4,2", "1,1"):
        lair.room(space, "ambush")
    lair.wall("3,2", "west")
    lair.g.forsaken = []
    lair.seal()
    lair.put("knight", "2,4")
    lair.begin("2,2", *["claw"] * 4)
    lair.g.collapsing = collapsing
    lair.say("use-any-power wrath 4 0 no-gem")
    lair.roll("saltire")
    return lair


@pytest.mark.rule("VA-X019", "VA-X071", "VA-D042", "VA-D077")
def test_example_2_wrath_takes_the_tiles_under_white_marks_alone() -> None:
    lair = wrath()
    assert lair.role_asked == ("dragon", "move-off"), "the Dragon himself steps off first"
    assert lair.spaces("push") == {"2,1", "3,2", "2,3"}
    lair.say("push 2,3")
    lair.settle()
    assert [args["space"] for args in lair.heard("tile-removed")] == ["1,1", "2,2"]
    assert spaces(lair) == {"2,0", "2,1", "2,3", "2,4", "3,2", "4,2"}


@pytest.mark.rule("VA-X020", "VA-X072", "VA-X073", "VA-G077", "VA-G109")
@pytest.mark.parametrize(("collapsing", "fills"), [(False, {"1,1"}), (True, set())])
def test_example_2_one_slide_joins_three_parts_and_one_edge_is_filled(collapsing: bool, fills: set[str]) -> None:
    lair = wrath(collapsing)
    lair.say("push 2,3")
    lair.settle()
    assert lair.role_asked == ("dragon", "slide-part")
    assert lair.spaces("slide") == {"2,0", "2,3", "3,2"}, "any of the three"
    lair.say("slide 3,2 west")
    assert spaces(lair) >= {"2,0", "2,1", "2,2", "3,2", "2,3", "2,4"}
    assert filled(lair) == fills
    assert lair.role_asked == ("dragon", "dragon-turn")


# Example 3: Giant Bats.


def bats(*farther: str) -> Scene:
    """The Cave has used Giant Bats on the Knight; the book's map may go on farther."""
    scene = Scene("knight-dragon-cave")
    scene.clear()
    for space in ("1,0", "2,0", "3,0", "0,1", "0,2", "0,-1", *farther):
        scene.lay(space, shape="hall", lit=True)
    scene.lay("1,-1", shape="tunnel", lit=True, facing="east")
    scene.lay("-1,0")
    scene.seal()
    scene.g.event[scene.cell("0,1")] = 1
    scene.put("knight", "0,0")
    scene.put("dragon", "0,-1")
    hers = cave_board(scene.g)
    hers.marks[OMEN_SYMBOLS.index("bat")] = 1
    hers.bag[OMEN_SYMBOLS.index("bat")] = 5
    scene.turn("cave")
    scene.luck(OMEN_SYMBOLS.index("bat"))
    scene.say("use-omen giant-bats", "choose-piece knight")
    return scene


@pytest.mark.rule("VA-X021", "VA-X074", "VA-X075", "VA-X076", "VA-C029")
def test_example_3_the_bats_may_carry_the_knight_to_four_spaces() -> None:
    scene = bats()
    assert scene.role_asked == ("cave", "push-piece")
    assert scene.offered() == ["push 1,0", "push 2,0", "push 3,0", "push 0,1"], "and she cannot be left where she is"
    scene.say("push 3,0")
    assert scene.where("knight") == "3,0"


@pytest.mark.rule("VA-X074", "VA-C029")
def test_example_3_a_fourth_space_would_be_out_of_reach() -> None:
    assert bats("4,0").spaces("push") == {"1,0", "2,0", "3,0", "0,1"}


@pytest.mark.rule("VA-X022", "VA-X075", "VA-G083", "VA-G084")
def test_example_3_carried_to_the_event_token_she_resolves_it_on_her_next_turn() -> None:
    scene = bats()
    scene.say("push 0,1")
    assert (scene.where("knight"), scene.role_asked[0]) == ("0,1", "cave"), "and no farther"
    scene.turn("knight")
    assert scene.role_asked == ("knight", "face-event")
