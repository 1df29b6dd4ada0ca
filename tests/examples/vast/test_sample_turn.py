"""The book's sample round, played from the Knight's first step to her second turn.

The book prints the Dragon before the Goblins and fills edges after resolving Events; the order of play is ours
(VA-X004, VA-X058), the end states are the book's, with its slips corrected (VA-X015, VA-X063).
"""

import pytest

from tests.rules.vast.scenes import Scene
from undercroft.games.vast import facts
from undercroft.games.vast.facts import BONES, DRAGON, EYE, FANGS, GOBLINS, KNIGHT_PIECE, THIEF_PIECE
from undercroft.games.vast.roles.cave.board import mine as cave_board
from undercroft.games.vast.roles.dragon.board import ALL_CARDS
from undercroft.games.vast.roles.dragon.board import mine as dragon_board
from undercroft.games.vast.roles.goblins.board import mine as goblins_board
from undercroft.games.vast.roles.knight.board import mine as knight_board
from undercroft.games.vast.roles.thief.board import mine as thief_board

ROLES = "knight-goblins-dragon-cave-thief"


def hand(scene: Scene, *wishes: tuple[str, str]) -> None:
    """Exactly these tiles (type, shape) in the Cave's hand."""
    g = scene.g
    g.tiles = g.hand + g.tiles
    g.hand = []
    for kind, shape in wishes:
        cell = scene.find(kind, shape)
        g.tiles.remove(cell)
        g.hand.append(cell)
        g.faces.show_to(cell, g.seat(facts.CAVE))


def quest(scene: Scene, name: str) -> None:
    """Put a Sidequest into the Knight's hand of three."""
    hers = knight_board(scene.g)
    wanted = facts.SIDEQUESTS.index(name)
    if any(scene.g.faces.face[card] == wanted for card in hers.quests):
        return
    card = next(card for card in hers.quest_deck if scene.g.faces.face[card] == wanted)
    hers.quest_deck.remove(card)
    hers.quest_deck.insert(0, hers.quests.pop())
    hers.quests.append(card)
    scene.g.faces.show_to(card, 0)


@pytest.fixture(scope="module")
def opening() -> Scene:
    """The table as the sample begins: an Event tile to the east, an Ambush to the west."""
    scene = Scene(ROLES)
    scene.clear()
    scene.lay("1,0", "event", shape="tunnel")
    scene.lay("-1,0", "ambush", shape="hall")
    scene.lay("0,-1", symbol="fangs", kind="ambush")
    scene.lay("0,1", symbol="eye", kind="ambush")
    scene.seal()
    hand(scene, ("treasure-room", "hall"), ("event", "hall"), ("event", "side"))
    scene.treasure_on_top("heroic-boots")
    scene.treasure_on_top("javelin")
    for name in ("rats", "light", "deep-and-dark"):
        scene.event_on_top(name)
    quest(scene, "daring")
    scene.turn("knight")
    return scene


@pytest.mark.rule("VA-X001", "VA-X002", "VA-X003", "VA-X004", "VA-X005", "VA-X006", "VA-X007")
def test_knight_turn_1(opening: Scene) -> None:
    scene = opening
    hers = knight_board(scene.g)
    view = scene.view("knight")["boards"]["knight"]
    assert (view["movement"], view["perception"], view["strength"]) == (1, 1, 1)
    scene.say("move 1,0")
    # One further open side: the Cave lays a hand tile there and draws back to three.
    assert scene.asked() == ("cave", "choose-tile")
    room = next(face for face in scene.offered("lay-tile") if face.split()[1].startswith("t"))
    scene.say(room)
    assert len(scene.g.hand) == 3
    assert scene.asked() == ("cave", "choose-event")
    scene.say("play-event deep-and-dark")
    scene.luck(4)
    scene.luck(5)
    assert sum(cave_board(scene.g).marks) == 2
    assert len(scene.g.event_deck) == 14
    assert (hers.grit, hers.steps, hers.encounters) == (1, 1, 1)
    scene.say("place-cube perception", "place-cube movement", "move 2,0")
    while scene.asked()[1] in ("fill-edge", "choose-tile"):
        scene.answer_all(scene.asked()[1])
    assert hers.grit == 2
    scene.say("take-treasure", "give-treasure javelin", "keep-treasure")
    assert (hers.encounters, hers.steps, hers.grit) == (2, 2, 2)
    assert len(scene.g.treasure_deck) == 6
    assert scene.view("knight")["boards"]["knight"]["face-down-treasures"] == ["javelin"]
    # One step left, but no Encounter and no cube: the turn is over.
    assert scene.offered() == ["show-treasure javelin", "end-turn"] or set(scene.offered()) == {
        "end-turn",
        "show-treasure javelin",
    }
    scene.say("end-turn")


@pytest.mark.rule("VA-X008", "VA-X009", "VA-X010", "VA-X058")
def test_goblin_turn_1(opening: Scene) -> None:
    scene = opening
    assert scene.view()["turn"] == "goblins"
    board = goblins_board(scene.g)
    board.population[:] = [2, 2, 1]
    ogre = scene.monster_on_top("ogre")
    scene.g.monster_deck.remove(ogre)
    scene.g.faces.show(ogre)
    board.held[1].append(ogre)
    goblins = scene.g.book.roles[GOBLINS]
    assert [goblins.strength(scene.g, piece) for piece in (FANGS, BONES, EYE)] == [3, 3, 1]
    scene.put("fangs", "0,-1")
    scene.put("eye", "0,1")
    assert scene.where("bones") is None


@pytest.mark.rule("VA-X050", "VA-X051", "VA-X052", "VA-X053", "VA-X054", "VA-X055", "VA-X056", "VA-X057")
def test_dragon_turn_1(opening: Scene) -> None:
    scene = opening
    his = dragon_board(scene.g)
    his.deck = list(ALL_CARDS)
    his.hand = []
    for symbol in range(3):
        card = next(card for card in his.deck if scene.g.faces.face[card] == symbol)
        his.deck.remove(card)
        his.hand.append(card)
        scene.g.faces.show_to(card, scene.g.seat(DRAGON))
    scene.turn("dragon")
    assert scene.where("dragon") == scene.where("knight") == "2,0"
    scene.say("move 0,0")
    assert scene.where("dragon") == "0,0"
    assert scene.match.outcome is None
    revealed = scene.g.tiles_revealed
    scene.say("use-power flame no-gem")
    scene.roll("centre")
    assert len(his.hand) == 2
    assert scene.g.tiles_revealed == revealed
    rage = goblins_board(scene.g).rage
    scene.say("use-power claw no-gem")
    scene.roll("diamond")
    if scene.asked()[1] == "claw-next":
        scene.say("choose-piece fangs")
        # The Eye stands on the other side in this layout; it is struck as well.
        scene.answer_all("claw-next")
    assert scene.where("fangs") is None
    assert goblins_board(scene.g).population[0] == 0
    assert goblins_board(scene.g).rage > rage
    assert his.eaten >= 2
    his.eaten = 2
    scene.say("claim-sloth hunger")
    assert (his.eaten, his.boxes[1], his.wake) == (0, 3, 1)
    assert scene.view()["boards"]["dragon"]["armor"] == 1
    scene.say("use-power wing no-gem", "move -1,0")
    assert his.hand == []
    assert scene.where("dragon") == "-1,0"
    scene.say("finish-powers")
    while scene.asked()[0] == "dragon":
        scene.say("done")
    scene.order()
    assert (len(his.hand), len(his.deck)) == (3, 15)


@pytest.mark.rule("VA-X059")
def test_the_caves_tokens_wait_for_its_turn(opening: Scene) -> None:
    assert sum(cave_board(opening.g).marks) == 2


@pytest.mark.rule("VA-X065", "VA-X066", "VA-X067", "VA-X068", "VA-X069", "VA-X070")
def test_thief_turn_1(opening: Scene) -> None:
    scene = opening
    his = thief_board(scene.g)
    scene.turn("thief")
    assert scene.where("thief") == "0,0"
    scene.say("assign-stats 4 3 2")
    thief = scene.g.book.roles[4]
    assert (thief.stealth(scene.g, THIEF_PIECE), his.cubes) == (3, 2)
    scene.say("move 1,0", "move 2,0")
    assert scene.g.book.roles[0].perception(scene.g, KNIGHT_PIECE) == 2
    scene.say("pickpocket knight 2")
    scene.luck(5)
    # Her only Treasure card is the face-down Javelin.
    scene.answer_all("steal-treasure")
    assert facts.TREASURES[scene.g.faces.face[scene.g.treasure_deck[0]]] == "javelin"
    assert his.carried == 1
    assert thief.stealth(scene.g, THIEF_PIECE) == 2
    scene.say("move 1,0", "move 0,0")
    scene.answer_all("stash-loot")
    scene.say("buy-upgrade sticky-fingers")
    assert (his.stashed, his.carried, his.level) == (1, 0, 3)
    assert thief.stealth(scene.g, THIEF_PIECE) == 3
    # Neither Movement nor cubes are left.
    assert scene.asked() == ("knight", "knight-turn") or scene.offered() == ["end-turn"]


@pytest.mark.rule("VA-X011", "VA-X012", "VA-X013", "VA-X014", "VA-X015", "VA-X016")
def test_knight_turn_2(opening: Scene) -> None:
    scene = opening
    hers = knight_board(scene.g)
    goblins = goblins_board(scene.g)
    goblins.rage = 2
    goblins.population[:] = [0, 2, 0]
    scene.g.at[EYE] = -1
    scene.turn("knight")
    assert hers.pool == 2
    scene.say("place-cube movement", "move 1,0", "move 0,0", "move -1,0")
    while scene.asked()[1] in ("fill-edge", "choose-tile"):
        scene.answer_all(scene.asked()[1])
    assert (hers.steps, hers.encounters) == (3, 1)
    assert scene.asked() == ("knight", "brace")
    scene.say("ready")
    assert scene.asked() == ("goblins", "ambush")
    scene.say("ambush bones")
    assert hers.health == 6
    assert goblins.population[1] == 0
    assert goblins.rage == 1
    assert "ogre" in scene.view()["decks"]["monster-discards"]
    scene.say("place-cube bomb", "bomb-dragon")
    assert scene.asked() == ("luck", "dragon-die")
    scene.roll("centre")
    assert dragon_board(scene.g).health == 4
    scene.say("show-sidequest daring")
    # The book prints 6; 2 + 1 for the tile + 4 is 7.
    assert hers.grit == 7
    assert len(hers.quests) == 3
    assert hers.pool == 1
    scene.say("place-cube strength")
    scene.say("end-turn")
    assert scene.view()["turn"] == "goblins"
    assert scene.g.book.roles[0].strength(scene.g, KNIGHT_PIECE) == 2
