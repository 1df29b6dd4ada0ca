"""Goblins, Dragon, Thief and Cave at one table: the roles as they really play."""

import pytest

from undercroft.engine.laws import walk
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.vast import cards
from undercroft.games.vast.game import GAME
from undercroft.games.vast.roles.cave.board import CaveBoard
from undercroft.games.vast.roles.dragon.board import DragonBoard
from undercroft.games.vast.roles.thief.board import ThiefBoard

from .goblin_scenes import GoblinScene


def dragon_of(scene: GoblinScene) -> DragonBoard:
    board = scene.g.boards[cards.DRAGON]
    assert isinstance(board, DragonBoard)
    return board


def thief_of(scene: GoblinScene) -> ThiefBoard:
    board = scene.g.boards[cards.THIEF]
    assert isinstance(board, ThiefBoard)
    return board


def dragons_turn(scene: GoblinScene, space: str, *symbols: str) -> None:
    """His turn begins under this space with these Power cards."""
    board = dragon_of(scene)
    board.arrived = True
    scene.put("dragon", space)
    board.deck.extend(board.hand)
    board.hand = []
    for symbol in symbols:
        card = scene.card_on_top(board.deck, cards.SYMBOL_CARDS.index(symbol))
        board.deck.remove(card)
        scene.g.faces.show_to(card, scene.g.seat(cards.DRAGON))
        board.hand.append(card)
    scene.turn("dragon")


@pytest.mark.rule("VA-B049", "VA-D047", "VA-D048", "VA-X053")
def test_the_dragons_claw_scatters_and_eats_a_tribe() -> None:
    scene = GoblinScene("knight-goblins-dragon")
    scene.corridor(2)
    scene.people(fangs=2)
    scene.put("fangs", "2,0")
    dragons_turn(scene, "1,0", "claw")
    scene.say("use-power claw no-gem")
    scene.roll("diamond")
    scene.say("choose-piece fangs")
    assert scene.where_is("fangs") == "hidden"
    assert scene.population("fangs") == 0
    assert dragon_of(scene).eaten == 2
    assert scene.rage == 2


@pytest.mark.rule("VA-B071", "VA-D041")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_trap_against_the_claw_saves_all_tribes_at_once(answer: str) -> None:
    scene = GoblinScene("knight-goblins-dragon")
    scene.corridor(2)
    scene.people(fangs=2, eye=2)
    scene.put("fangs", "2,0")
    scene.put("eye", "2,0")
    scene.face_up("trap")
    dragons_turn(scene, "1,0", "claw")
    scene.say("use-power claw no-gem")
    scene.roll("diamond")
    assert scene.role_asked == ("goblins", "use-trap")
    scene.say(answer)
    while scene.role_asked[1] in ("claw-next", "push-piece"):
        scene.say(scene.offered()[-1])
    saved = answer == "yes"
    assert scene.board.population == ([2, 0, 2] if saved else [0, 0, 0])
    assert dragon_of(scene).eaten == (0 if saved else 4)
    assert scene.rage == (1 if saved else 3)
    assert scene.secrets_up() == ([] if saved else ["trap"])


@pytest.mark.rule("VA-B071", "VA-D041")
def test_a_trap_against_the_claw_saves_nobody_but_tribes() -> None:
    scene = GoblinScene("goblins-dragon-thief")
    scene.corridor(3)
    scene.people(fangs=2)
    scene.put("fangs", "3,0")
    scene.put("thief", "3,0")
    scene.face_up("trap")
    dragons_turn(scene, "2,0", "claw")
    scene.say("use-power claw no-gem")
    scene.roll("diamond")
    scene.say("yes")
    assert scene.population("fangs") == 2
    assert scene.where("thief") is None


@pytest.mark.rule("VA-B071", "VA-D041")
@pytest.mark.parametrize(("power", "cards"), [("hiss", 2), ("scratch", 3)])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_trap_helps_against_hiss_and_scratch(power: str, cards: int, answer: str) -> None:
    scene = GoblinScene("knight-goblins-dragon")
    scene.corridor(2)
    scene.people(fangs=3)
    scene.put("fangs", "2,0")
    scene.face_up("trap")
    dragons_turn(scene, "2,0", *["claw"] * cards)
    scene.say(f"use-power {power} no-gem")
    if power == "hiss":
        scene.say("choose-piece fangs")
    assert scene.role_asked == ("goblins", "use-trap")
    scene.say(answer)
    saved = answer == "yes"
    assert (scene.where_is("fangs") == "2,0") is saved
    assert (scene.population("fangs") == 3) is saved
    assert (dragon_of(scene).eaten == 0) is saved
    assert scene.rage == (1 if saved else 2)


@pytest.mark.rule("VA-B069", "VA-B070", "VA-T024")
@pytest.mark.parametrize("deed", ["pickpocket bones 1", "backstab bones 1"])
def test_the_thief_must_outwit_a_trap_and_uses_it_up(deed: str) -> None:
    for people, deceived in ((2, True), (3, False)):
        scene = GoblinScene("knight-goblins-thief")
        scene.corridor(2)
        scene.people(bones=people)
        scene.put("bones", "2,0")
        scene.put("thief", "2,0")
        scene.face_up("trap")
        scene.hold("hex")
        thief_of(scene).upgrades[cards.UPGRADES.index("stealth")] = 1
        scene.turn("thief")
        scene.say("assign-stats 2 4 3")
        assert (deed in scene.offered()) is deceived, "Stealth 5 against Perception 4 or 5"
        assert scene.secrets_up() == ["trap"]
        if deceived:
            scene.say(deed)
            if deed.startswith("pickpocket"):
                scene.luck(0)
            assert scene.secrets_up() == []


@pytest.mark.rule("VA-B114", "VA-D078", "VA-D079", "VA-G096")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_trap_against_wrath_moves_the_tribe_instead_of_scattering_it(answer: str) -> None:
    scene = GoblinScene("knight-goblins-dragon")
    scene.corridor(3)
    scene.lay("3,1", shape="hall", lit=True)
    scene.people(fangs=4)
    scene.put("fangs", "3,0")
    scene.face_up("trap")
    dragons_turn(scene, "2,0", "claw", "claw", "claw", "claw")
    scene.say("use-any-power wrath 4 0 no-gem")
    scene.roll("diamond")
    scene.say(answer)
    scene.settle()
    saved = answer == "yes"
    assert (scene.where_is("fangs") == "hidden") is not saved
    assert scene.population("fangs") == (4 if saved else 2)
    assert scene.rage == 1
    assert dragon_of(scene).eaten == 0


@pytest.mark.rule("VA-D054", "VA-B043", "VA-B044")
def test_beetles_given_up_against_hiss_feed_nobody() -> None:
    scene = GoblinScene("knight-goblins-dragon")
    scene.corridor(3)
    scene.people(bones=3)
    scene.give("bones", "bright-beetles")
    scene.put("bones", "3,0")
    dragons_turn(scene, "1,0", "claw", "claw")
    scene.say("use-power hiss no-gem", "choose-piece bones")
    assert scene.role_asked == ("goblins", "use-beetles")
    scene.say("yes")
    assert scene.population("bones") == 3
    assert scene.where_is("bones") == "hidden"
    assert dragon_of(scene).eaten == 0
    assert scene.rage == 2


@pytest.mark.rule("VA-V162", "VA-V163", "VA-V164", "VA-V161", "VA-V087")
def test_a_tribe_wears_the_ash_dragon_down_even_underground() -> None:
    scene = GoblinScene("goblins-dragon")
    scene.corridor(2)
    scene.people(bones=3, eye=2)
    for piece in ("bones", "eye", "dragon"):
        scene.put(piece, "2,0")
    dragon_of(scene).health = 1
    dragon_of(scene).arrived = True
    assert scene.g.book.roles[cards.DRAGON].armor(scene.g, cards.DRAGON_PIECE) == 2
    scene.activation()
    scene.say("activate eye")
    assert scene.offered(verb="tribe-attack") == []
    scene.say("done", "activate bones", "tribe-attack dragon")
    assert scene.ending == "dragon-slain"
    assert scene.winners == ["goblins"]


@pytest.mark.rule("VA-B068", "VA-B116")
def test_hex_on_dragon_and_cave_costs_cards_and_omens_of_their_own_choice() -> None:
    scene = GoblinScene("knight-goblins-dragon-cave")
    scene.people(eye=2)
    scene.hold("hex")
    scene.activation()
    before = len(dragon_of(scene).hand)
    assert {"hex knight", "hex dragon"} <= set(scene.offered())
    scene.say("hex dragon")
    while scene.role_asked[0] == "dragon":
        scene.say(scene.offered()[0])
    assert len(dragon_of(scene).hand) == before - 2
    cave = scene.g.boards[cards.CAVE]
    assert isinstance(cave, CaveBoard)
    cave.marks = [2, 2, 0, 0, 0, 0]
    cave.bag = [4, 4, 6, 6, 6, 6]
    scene.hold_again("hex")
    scene.again()
    scene.say("hex cave")
    assert scene.role_asked == ("cave", "discard-omen")
    while scene.role_asked[0] == "cave":
        scene.say(scene.offered()[-1])
    assert cave.marks == [2, 0, 0, 0, 0, 0]


@pytest.mark.rule("VA-B116")
def test_hex_finds_a_thief_of_stealth_five_on_and_off_the_map() -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.corridor(2)
    scene.people(eye=2)
    thief_of(scene).stats = [2, 4, 3]
    thief_of(scene).upgrades[cards.UPGRADES.index("stealth")] = 1
    scene.hold("hex")
    scene.activation()
    assert "hex thief" in scene.offered()
    scene.put("thief", "2,0")
    scene.again()
    scene.say("hex thief")
    assert scene.g.book.roles[cards.THIEF].stealth(scene.g, cards.THIEF_PIECE) == 3


@pytest.mark.rule("VA-B068", "VA-T027", "VA-B089")
def test_a_hexed_thief_is_easier_to_notice_until_the_goblins_turn() -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.corridor(2)
    scene.people(bones=3, eye=2)
    scene.put("bones", "2,0")
    scene.put("thief", "2,0")
    thief_of(scene).stats = [2, 4, 3]
    scene.hold("hex")
    scene.activation()
    scene.say("activate bones")
    assert scene.offered(verb="tribe-attack") == []
    scene.say("hex thief")
    assert scene.offered(verb="tribe-attack") == ["tribe-attack thief"]
    scene.say("done", "end-turn")
    scene.order()
    scene.turn("goblins")
    assert scene.g.book.roles[cards.THIEF].stealth(scene.g, cards.THIEF_PIECE) == 4


@pytest.mark.rule("VA-B068", "VA-T027")
def test_a_hex_that_comes_back_into_the_hand_weighs_on_the_thief_twice() -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.corridor(2)
    scene.people(eye=2)
    scene.put("eye", "2,0")
    thief_of(scene).stats = [2, 4, 3]
    scene.hold("hex")
    scene.board.secret_deck, kept = [], scene.board.secret_deck
    scene.activation()
    scene.say("hex thief", "activate eye", "special-action")
    scene.order()
    scene.say("hex thief")
    scene.board.secret_deck.extend(kept)
    assert scene.g.book.roles[cards.THIEF].stealth(scene.g, cards.THIEF_PIECE) == 0


@pytest.mark.rule("VA-B090", "VA-T074", "VA-T076", "VA-T077")
def test_a_tribe_kills_the_thief_and_takes_secrets() -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.corridor(2)
    scene.people(bones=3)
    scene.put("bones", "2,0")
    scene.put("thief", "2,0")
    board = thief_of(scene)
    board.stats = [4, 3, 2]
    board.carried = 1
    scene.g.treasures_left -= 1
    scene.activation()
    scene.say("activate bones", "tribe-attack thief")
    assert scene.where("thief") is None
    assert scene.g.treasure[scene.cell("2,0")] == 1
    assert scene.rage == 0
    scene.say("take-secrets")
    assert len(scene.board.hand) == 3
    assert scene.rage == 0
    assert scene.where_is("bones") == "2,0"


@pytest.mark.rule("VA-B117", "VA-B003")
@pytest.mark.parametrize(
    "roles", ["goblins-dragon", "goblins-thief", "knight-goblins-cave", "knight-goblins-dragon-cave-thief"]
)
def test_random_games_of_goblins_with_everybody_end(roles: str) -> None:
    for seed in range(2):
        match = Match.start(GAME, {"roles": roles}, seats=len(roles.split("-")), seed=seed, recording=False)
        match.playout(Luck.of(seed), 20_000)
        assert match.outcome is not None


@pytest.mark.slow
@pytest.mark.rule("VA-G101")
def test_the_laws_hold_with_all_five_roles() -> None:
    match = Match.start(GAME, {"roles": "knight-goblins-dragon-cave-thief"}, seats=5, seed=3)
    assert walk(match, Luck.of(4), every=40) > 50
