"""What the Knight must face, and in which order, when several things meet on one tile."""

import pytest

from tests.rules.vast.scenes import Scene
from tests.rules.vast.test_knight import board, meet, rich
from tests.rules.vast.test_knight_cards import infested
from tests.rules.vast.test_knight_cubes import halls
from undercroft.games.vast.cards import DRAGON, DRAGON_PIECE, GOBLINS, KNIGHT, SECRETS, SIDEQUESTS, THIEF
from undercroft.games.vast.roles.dragon.board import mine as dragon_board
from undercroft.games.vast.roles.goblins.board import mine as goblins_board
from undercroft.games.vast.roles.knight.board import MOVEMENT, PERCEPTION, STRENGTH
from undercroft.games.vast.roles.knight.sidequests import holds
from undercroft.games.vast.roles.thief.board import mine as thief_board


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
    keys = scene.keys_heard()
    assert keys.index("event-played") < keys.index("knight-attacked")
    assert (board(scene).encounters, board(scene).grit) == (1, 0)


@pytest.mark.rule("VA-K034", "VA-K035")
def test_behind_a_beaten_monster_token_the_event_token_waits_in_the_same_encounter() -> None:
    scene = infested("c", "ogre")
    scene.say("move 0,0", "end-turn")
    while scene.role_asked[1] != "knight-turn":
        scene.answer_all(scene.role_asked[1])
    scene.g.event[scene.cell("0,-1")] = 1
    scene.event_on_top("cave-bread")
    board(scene).pool = 0
    board(scene).on[STRENGTH] = 3
    scene.again()
    scene.say("move 0,-1")
    scene.roll("around")
    assert scene.heard("event-played")[-1] == {"happening": "cave-bread"}
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


@pytest.mark.rule("VA-K028", "VA-K038", "VA-K081")
def test_a_dark_tile_is_turned_up_and_paid_before_the_tribe_on_it_is_attacked() -> None:
    scene, _ = meet(GOBLINS, "fangs", might=0)
    scene.lay("0,-1", "treasure-room", shape="hall")
    scene.put("fangs", "0,-1")
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    keys = scene.keys_heard()
    order = ["tile-revealed", "tile-laid", "grit-gained", "knight-attacked"]
    places = [len(keys) - 1 - keys[::-1].index(key) for key in order]
    assert places == sorted(places)


@pytest.mark.rule("VA-K030")
def test_nothing_on_the_neighbouring_tile_is_hers_to_attack_or_take() -> None:
    scene = halls("knight-goblins-dragon-cave-thief")
    cell = scene.cell("1,0")
    scene.g.treasure[cell] = scene.g.crystal[cell] = 1
    scene.g.gem[0] = cell
    dragon_board(scene.g).surfaced = True
    for piece in ("fangs", "dragon", "thief"):
        scene.put(piece, "1,0")
    scene.turn("knight")
    board(scene).on[STRENGTH] = board(scene).on[PERCEPTION] = 3
    scene.again()
    assert {text.split()[0] for text in scene.offered()} == {"move", "place-cube", "end-turn"}
    scene.put("knight", "1,0")
    scene.again()
    assert {"attack", "smash-crystal", "take-treasure", "take-gem"} <= {text.split()[0] for text in scene.offered()}
    assert set(scene.offered(verb="attack")) == {"attack fangs", "attack dragon", "attack thief"}


@pytest.mark.rule("VA-K033", "VA-K031")
def test_an_encounter_she_has_left_does_not_wait_for_her() -> None:
    scene = halls()
    scene.g.treasure[scene.cell("1,0")] = 2
    scene.turn("knight")
    board(scene).on[MOVEMENT] = 1
    board(scene).on[PERCEPTION] = 1
    scene.again()
    scene.say("move 1,0", "take-treasure", "keep-treasure", "move 2,0", "move 1,0")
    assert board(scene).encounters == 1
    scene.say("take-treasure", "keep-treasure")
    assert board(scene).encounters == 2


@pytest.mark.rule("VA-K036")
def test_an_event_token_brings_no_terrain() -> None:
    scene = Scene("knight", terrain=True)
    scene.clear()
    cell = scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.seal()
    scene.g.event[cell] = 1
    scene.event_on_top("cave-bread")
    scene.turn("knight")
    scene.say("move 1,0")
    assert scene.heard("event-played") == [{"happening": "cave-bread"}]
    assert scene.role_asked == ("knight", "knight-turn")
    assert scene.heard("terrain-laid") == []


@pytest.mark.rule("VA-K040", "VA-K096")
def test_through_a_rockslide_the_new_tile_need_only_lead_to_the_entrance() -> None:
    scene = halls(spaces="0,-1 1,-1")
    cell = scene.lay("1,0", "treasure-room", shape="tunnel")
    scene.seal()
    scene.g.map.rockslides.append(1)
    scene.turn("knight")
    scene.say("place-cube ancient-map", "move 1,0")
    scene.answer_all("fill-edge")
    assert scene.is_lit("1,0")
    assert scene.g.map.walls[cell] == 0b1010, "its north side leads home; wall meets Rockslide where she came in"


# The Dragon.


@pytest.mark.rule("VA-K055", "VA-K001", "VA-D030")
@pytest.mark.parametrize(("health", "ending"), [(2, ""), (1, "dragon-slain")])
def test_a_hit_costs_the_dragon_one_health_and_the_last_one_wins_the_game(health: int, ending: str) -> None:
    scene = halls("knight-dragon")
    his = dragon_board(scene.g)
    his.arrived, his.surfaced, his.health = True, True, health
    scene.put("dragon", "1,0")
    scene.turn("knight")
    board(scene).on[STRENGTH] = 3
    scene.again()
    scene.say("move 1,0")
    assert his.health == health - 1
    assert scene.ending == ending


@pytest.mark.rule("VA-K057", "VA-K053")
def test_in_the_collapse_too_she_needs_strength_against_his_armor() -> None:
    scene, _ = meet(DRAGON, "dragon", above=0, hide=2)
    scene.g.collapsing = True
    scene.say("move 1,0")
    assert "attack dragon" not in scene.offered()
    scene.say("place-cube strength")
    assert "attack dragon" in scene.offered()


@pytest.mark.rule("VA-K058")
@pytest.mark.parametrize(("cubes", "face", "hits"), [(1, "around", 0), (1, "centre", 1), (2, "", 1)])
def test_provoked_she_hits_with_more_strength_or_the_centre_of_the_die(cubes: int, face: str, hits: int) -> None:
    scene, straw = meet(DRAGON, "dragon", hide=2)
    board(scene).on[STRENGTH] = cubes
    board(scene).javelin_ready = True
    scene.g.active = DRAGON
    procedure = scene.g.book.roles[KNIGHT].provoked(scene.g, 0)
    assert procedure is not None
    scene.g.call(procedure)
    scene.again()
    if face:
        scene.roll(face)
    assert len(straw.suffered) == hits
    assert board(scene).javelin_ready, "a shown Javelin waits for her own turn"


@pytest.mark.rule("VA-K074", "VA-K058")
def test_a_provoked_hit_completes_no_sidequest() -> None:
    scene, straw = meet(DRAGON, "dragon", hide=0)
    scene.g.active = DRAGON
    procedure = scene.g.book.roles[KNIGHT].provoked(scene.g, 0)
    assert procedure is not None
    scene.g.call(procedure)
    scene.again()
    assert len(straw.suffered) == 1
    assert not holds(scene.g, SIDEQUESTS.index("daring"))


# Tribes.


def tribes(roles: str = "knight-goblins", **people: int) -> Scene:
    """Real Tribes on 1,0 with these Populations, and a Knight of Strength 3 beside them."""
    scene = halls(roles)
    for tribe, count in people.items():
        goblins_board(scene.g).population[("fangs", "bones", "eye").index(tribe)] = count
        scene.put(tribe, "1,0")
    scene.turn("knight")
    board(scene).on[STRENGTH] = 2
    scene.again()
    return scene


@pytest.mark.rule("VA-K061", "VA-K059")
@pytest.mark.parametrize(("bones", "eye", "enters"), [(1, 4, False), (4, 1, False), (2, 2, True)])
def test_she_must_be_stronger_than_each_tribe_by_itself(bones: int, eye: int, enters: bool) -> None:
    scene = tribes(bones=bones, eye=eye)
    assert ("1,0" in scene.spaces("move")) is enters


@pytest.mark.rule("VA-K061", "VA-K051")
@pytest.mark.parametrize(("wake", "enters"), [(0, True), (13, False)])
def test_beside_a_tribe_she_must_also_match_a_surfaced_dragons_armor(wake: int, enters: bool) -> None:
    scene = tribes("knight-goblins-dragon", fangs=1)
    his = dragon_board(scene.g)
    his.surfaced, his.wake = True, wake
    scene.put("dragon", "1,0")
    scene.again()
    armor = scene.g.book.roles[DRAGON].armor(scene.g, DRAGON_PIECE)
    assert (armor <= 3) is enters
    assert ("1,0" in scene.spaces("move")) is enters


@pytest.mark.rule("VA-K062")
def test_rats_that_cut_her_off_spare_the_tribe_on_the_tile() -> None:
    scene, straw = meet(GOBLINS, "fangs", might=0)
    scene.lay("0,-1", "event", shape="hall")
    scene.put("fangs", "0,-1")
    scene.event_on_top("rats")
    rich(scene, placed=True)
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    scene.say("give-cube movement")
    assert straw.suffered == []
    assert scene.where("fangs") == scene.where("knight") == "0,-1"
    assert scene.role_asked[1] == "lay-dark-tile"


@pytest.mark.rule("VA-K062")
@pytest.mark.parametrize(("role", "piece"), [(GOBLINS, "fangs"), (DRAGON, "dragon")])
def test_if_her_strength_no_longer_suffices_both_stay(role: int, piece: str) -> None:
    scene, straw = meet(role, piece, might=0, hide=0)
    scene.lay("0,-1", "treasure-room", shape="hall")
    scene.put(piece, "0,-1")
    scene.again()
    scene.say("move 0,-1")
    assert scene.role_asked[1] == "fill-edge"
    straw.might = straw.hide = 9
    scene.answer_all("fill-edge")
    assert straw.suffered == []
    assert scene.where(piece) == "0,-1"
    assert scene.role_asked == ("knight", "knight-turn")


# Ambushes.


def ambushed(**people: int) -> Scene:
    """The Knight has just revealed an Ambush tile; hidden Tribes have these Populations."""
    scene = halls("knight-goblins")
    for tribe, count in people.items():
        goblins_board(scene.g).population[("fangs", "bones", "eye").index(tribe)] = count
    scene.lay("0,-1", "ambush", shape="hall")
    scene.turn("knight")
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    return scene


@pytest.mark.rule("VA-K044", "VA-K045", "VA-K042", "VA-K043")
def test_after_her_the_goblins_decide_and_only_one_tribe_attacks() -> None:
    scene = ambushed(fangs=3, bones=3, eye=1)
    assert scene.role_asked == ("knight", "brace")
    scene.say("ready")
    assert scene.role_asked == ("goblins", "ambush")
    assert scene.offered() == ["ambush fangs", "ambush bones", "lie-low"], "Strength 1 against 1 is not enough"
    scene.say("ambush fangs")
    assert board(scene).health == 6
    assert scene.role_asked == ("knight", "knight-turn")


@pytest.mark.rule("VA-K046")
def test_an_ambush_lets_the_goblins_play_no_poison() -> None:
    scene = ambushed(fangs=3)
    goblins = goblins_board(scene.g)
    poison = scene.card_on_top(goblins.secret_deck, SECRETS.index("poison"))
    goblins.secret_deck.remove(poison)
    goblins.hand.append(poison)
    board(scene).pool = 3
    scene.say("ready", "ambush fangs")
    assert (board(scene).health, board(scene).pool) == (6, 3)
    assert scene.role_asked == ("knight", "knight-turn")


@pytest.mark.rule("VA-K046", "VA-K132")
def test_an_ambush_tile_seen_from_a_vantage_point_stays_harmless() -> None:
    scene = halls("knight-goblins")
    goblins_board(scene.g).population = [4, 4, 4]
    scene.lay("0,-1", "event", shape="hall")
    scene.lay("1,-1", "ambush", shape="hall")
    scene.event_on_top("vantage-point")
    scene.turn("knight")
    scene.say("move 0,-1")
    while scene.role_asked[1] in ("fill-edge", "face-event", "reveal-next", "orient-tile"):
        scene.answer_all(scene.role_asked[1])
    assert scene.is_lit("1,-1")
    assert scene.role_asked == ("knight", "knight-turn")
    assert board(scene).health == 7


# Vaults and the Thief.


@pytest.mark.rule("VA-K049")
def test_a_vault_is_nothing_to_her() -> None:
    scene, _ = meet(THIEF, "thief", space="2,0")
    scene.g.vault[scene.cell("1,0")] = 1
    board(scene).on[STRENGTH] = 3
    scene.again()
    scene.say("move 1,0")
    assert {text.split()[0] for text in scene.offered()} == {"place-cube", "end-turn"}


@pytest.mark.rule("VA-K064", "VA-K029", "VA-K088")
@pytest.mark.parametrize("level", [0, 3])
def test_what_a_killed_thief_drops_she_takes_in_the_same_encounter(level: int) -> None:
    scene = halls("knight-thief")
    scene.put("thief", "1,0")
    his = thief_board(scene.g)
    his.carried, his.level, his.stats = 1, level, [4, 2, 3]
    scene.turn("knight")
    board(scene).on[PERCEPTION] = 2
    scene.again()
    scene.say("move 1,0", "attack thief")
    assert scene.where("thief") is None
    assert board(scene).grit == level
    scene.say("take-treasure", "keep-treasure")
    assert board(scene).encounters == 1
    assert len(board(scene).down) == 1


# What a revealed tile holds.


@pytest.mark.rule("VA-K047", "VA-K048", "VA-K029", "VA-K037")
@pytest.mark.parametrize(("kind", "deed"), [("treasure-room", "take-treasure"), ("crystal", "smash-crystal")])
def test_what_a_revealed_tile_holds_she_may_take_in_the_same_encounter_or_leave(kind: str, deed: str) -> None:
    scene = halls()
    cell = scene.lay("0,-1", kind, shape="hall")
    scene.turn("knight")
    board(scene).on[STRENGTH] = 2
    scene.again()
    scene.say("move 0,-1")
    scene.answer_all("fill-edge")
    tokens = scene.g.treasure if kind == "treasure-room" else scene.g.crystal
    assert tokens[cell] == 1, "nothing is taken unasked"
    assert board(scene).grit == 1
    assert {deed, "end-turn"} <= set(scene.offered())
    scene.say(deed)
    scene.answer_all("keep-treasure")
    assert (tokens[cell], board(scene).encounters) == (0, 1)
