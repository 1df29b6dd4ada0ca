"""Scenes with the Cave: a short row of halls, exactly these Omen tokens, exactly these tiles in its hand."""

from typing import Any

from tests.rules.vast.scenes import Scene
from undercroft.games.vast import cards
from undercroft.games.vast.cards import CAVE, CRYSTAL, OMEN_SYMBOLS
from undercroft.games.vast.roles.cave.board import CaveBoard, mine


def board(scene: Scene) -> CaveBoard:
    return mine(scene.g)


def table(roles: str = "knight-cave", **settings: Any) -> Scene:
    """A row of Lit halls with the Knight on the Entrance."""
    scene = Scene(roles, **settings)
    scene.clear()
    for space in ("1,0", "2,0"):
        scene.lay(space, "ambush", shape="hall", lit=True)
    if roles.startswith("knight"):
        scene.put("knight", "0,0")
    scene.seal()
    return scene


def corridor(roles: str, length: int) -> Scene:
    """So many Lit halls in a row to the east of the Entrance; the Knight stands on that."""
    scene = Scene(roles)
    scene.clear()
    for x in range(1, length + 1):
        scene.lay(f"{x},0", shape="hall", lit=True)
    scene.seal()
    return scene


def rich(scene: Scene, *marks: str) -> None:
    """The Cave's turn, with exactly these Omen tokens."""
    scene.turn("cave")
    while scene.role_asked == ("luck", "omen-token"):
        scene.luck(next(i for i in range(6) if board(scene).bag[i]))
    hold(scene, *marks)


def hold(scene: Scene, *marks: str) -> None:
    """Exactly these Omen tokens, in the middle of the Cave's turn."""
    hers = board(scene)
    for i in range(6):
        hers.bag[i] += hers.marks[i]
        hers.marks[i] = 0
    for mark in marks:
        hers.marks[OMEN_SYMBOLS.index(mark)] += 1
        hers.bag[OMEN_SYMBOLS.index(mark)] -= 1
    scene.again()


def hand(scene: Scene, *kinds: str) -> None:
    """Exactly these tiles in the Cave's hand."""
    g = scene.g
    g.tiles = g.hand + g.tiles
    g.hand = []
    for kind in kinds:
        cell = scene.find(kind)
        g.tiles.remove(cell)
        g.hand.append(cell)
        g.faces.show_to(cell, g.seat(CAVE))


def scene_tile(scene: Scene) -> str:
    """The first tile of the hand the Cave may lay on its own turn."""
    crystals = [cell for cell in scene.g.hand if scene.g.type_of(cell) == CRYSTAL]
    face = min(scene.g.face(cell) for cell in (crystals or scene.g.hand))
    return f"lay-tile {cards.TILES[face]}"


def no_tiles_left(scene: Scene, *kept: int) -> None:
    """Every tile of stack and hand leaves the game, but for those kept in the hand."""
    g = scene.g
    g.tiles_out.extend(cell for cell in g.tiles + g.hand if cell not in kept)
    g.tiles = []
    g.hand = list(kept)
    for cell in kept:
        g.faces.show_to(cell, g.seat(CAVE))


def fill_up(scene: Scene) -> None:
    """The Cave fills open edges in whatever way comes first."""
    while scene.role_asked[1] in ("fill-edge", "choose-tile"):
        scene.answer_all(scene.role_asked[1])


def walk_into_an_event(scene: Scene, space: str) -> None:
    """The Knight steps onto this tile up to where an Event card is due."""
    scene.turn("knight")
    scene.say(f"move {space}")
    fill_up(scene)
    scene.answer_all("face-event")
