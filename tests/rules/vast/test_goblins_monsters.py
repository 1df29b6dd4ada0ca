"""Monsters: drawing, assigning, and what each of them does for its Tribe."""

import pytest

from undercroft.games.vast import cards
from undercroft.games.vast.cards import BONES, EYE, FANGS, GOBLINS
from undercroft.games.vast.roles.goblins.losses import LosePopulation, Scatter

from .goblin_scenes import TRIBES, GoblinScene, StandIn


def drawing(war: str, *monsters: str, bones: int = 4) -> GoblinScene:
    """A scene in the phase Assign Monsters, with these Monsters drawn."""
    scene = GoblinScene()
    scene.people(bones=bones)
    scene.stack_war(war)
    scene.stack_monsters(*monsters)
    return scene


def in_discards(scene: GoblinScene) -> list[str]:
    return [cards.MONSTERS[scene.g.faces.face[card]] for card in scene.g.monster_discards]


# Assigning.


@pytest.mark.rule("VA-B028", "VA-B009")
def test_fangs_and_eye_hold_one_monster_and_bones_two() -> None:
    scene = drawing("desperation", "golem", "gnome", "wisp")
    scene.turn("goblins")
    scene.say("assign-monster golem bones", "assign-monster gnome bones")
    assert set(scene.offered(verb="assign-monster")) == {"assign-monster wisp fangs", "assign-monster wisp eye"}
    scene.say("assign-monster wisp eye")
    assert [scene.monsters(tribe) for tribe in TRIBES] == [[], ["golem", "gnome"], ["wisp"]]
    assert scene.where_is("bones") == "hidden"


@pytest.mark.rule("VA-B029", "VA-B033")
def test_a_held_monster_may_make_room_for_a_new_one() -> None:
    scene = drawing("desperation", "golem", "gnome", "wisp", bones=2)
    scene.give("fangs", "ogre")
    scene.give("eye", "troll")
    scene.turn("goblins")
    assert scene.offered(verb="assign-monster") == []
    scene.say("dismiss-monster ogre")
    assert set(scene.offered(verb="assign-monster")) == {
        f"assign-monster {monster} {tribe}" for monster in ("golem", "gnome", "wisp") for tribe in ("fangs", "bones")
    }
    scene.say("assign-monster golem fangs", "done")
    assert [scene.monsters(tribe) for tribe in TRIBES] == [["golem"], [], ["troll"]]
    assert "ogre" in in_discards(scene)


@pytest.mark.rule("VA-B029", "VA-B030")
def test_monsters_that_find_no_tribe_are_discarded() -> None:
    scene = drawing("desperation", "golem", "gnome", "wisp")
    scene.give("fangs", "ogre")
    scene.turn("goblins")
    scene.say("assign-monster golem eye", "done")
    assert scene.monsters("fangs") == ["ogre"]
    assert sorted(in_discards(scene)) == ["gnome", "wisp"]
    assert scene.board.monsters_drawn == []


@pytest.mark.rule("VA-B031")
def test_no_more_monsters_than_bones_has_goblins() -> None:
    scene = drawing("desperation", "golem", "gnome", "wisp", bones=1)
    scene.turn("goblins")
    scene.say("assign-monster golem fangs")
    assert scene.offered(verb="assign-monster") == []


@pytest.mark.rule("VA-B032")
def test_monsters_stay_when_bones_shrinks_but_no_new_one_comes() -> None:
    scene = drawing("desperation", "golem", "gnome", "wisp", bones=2)
    scene.give("fangs", "ogre")
    scene.give("eye", "troll")
    scene.give("bones", "blob")
    scene.turn("goblins")
    assert [scene.monsters(tribe) for tribe in TRIBES] == [["ogre"], ["blob"], ["troll"]]
    assert scene.offered(verb="assign-monster") == []
    scene.say("dismiss-monster blob")
    assert scene.offered(verb="assign-monster") == []
    scene.say("dismiss-monster ogre")
    assert scene.offered(verb="assign-monster") != []


@pytest.mark.rule("VA-B005")
def test_the_monster_deck_is_made_anew_only_when_it_has_run_out() -> None:
    scene = drawing("desperation", "golem")
    g = scene.g
    g.monster_discards = g.monster_deck[:-1]
    g.monster_deck = g.monster_deck[-1:]
    for card in g.monster_discards:
        g.faces.show(card)
    scene.turn("goblins")
    assert [scene.g.faces.face[card] for card in scene.board.monsters_drawn] == [cards.MONSTERS.index("golem")]
    assert scene.role_asked == ("luck", "monsters")
    scene.order()
    assert len(scene.board.monsters_drawn) == 3
    assert g.monster_discards == []
    assert len(g.monster_deck) == 7


# Strength.


@pytest.mark.rule("VA-B034", "VA-B037", "VA-B038", "VA-B039")
@pytest.mark.parametrize("monster", ["ogre", "troll", "flame-giant"])
def test_three_monsters_bring_a_strength_disc_that_goes_with_them(monster: str) -> None:
    scene = GoblinScene()
    scene.people(fangs=2, bones=2, eye=2)
    scene.give("fangs", monster)
    assert [scene.strength(tribe) for tribe in TRIBES] == [4, 2, 2]
    scene.stack_war("hate")
    scene.turn("goblins")
    scene.say("done")
    assert scene.role_asked == ("goblins", "activate-tribes")
    assert scene.population("fangs") == 4
    assert scene.strength("fangs") == 6
    scene.happens(Scatter(FANGS))
    assert scene.monsters("fangs") == []
    assert scene.strength("fangs") == 3


@pytest.mark.rule("VA-B035")
def test_fangs_never_lose_their_own_disc() -> None:
    scene = GoblinScene()
    scene.people(fangs=2)
    scene.activation()
    scene.happens(Scatter(FANGS))
    assert scene.population("fangs") == 0
    assert scene.strength("fangs") == 1


@pytest.mark.rule("VA-B036")
def test_a_pet_frog_swallows_what_is_too_much() -> None:
    scene = GoblinScene()
    scene.people(fangs=3, bones=1, eye=1)
    scene.give("fangs", "pet-frog")
    scene.stack_war("thirst")
    scene.turn("goblins")
    scene.say("done", "done")
    assert scene.population("fangs") == 4
    assert scene.role_asked == ("goblins", "activate-tribes")


@pytest.mark.rule("VA-B036")
def test_the_frogs_tribe_may_scatter_for_another_and_knows_no_malaise() -> None:
    scene = GoblinScene()
    scene.people(fangs=3, bones=4, eye=1)
    scene.give("fangs", "pet-frog")
    scene.stack_war("hate")
    scene.turn("goblins")
    scene.say("done")
    assert "scatter fangs" in scene.offered()
    scene.board.rage = 0
    scene.people(fangs=2, bones=2)
    assert (scene.strength("fangs"), scene.strength("bones")) == (3, 1)


# Moving.


@pytest.mark.rule("VA-B040", "VA-B076")
def test_only_a_golem_walks_through_walls_and_rockslides() -> None:
    for golem in (False, True):
        scene = GoblinScene()
        scene.lay("1,0", shape="hall", lit=True)
        scene.lay("2,0", shape="tunnel", lit=True)
        scene.lay("1,1", shape="hall", lit=True)
        scene.g.map.rockslides.append(scene.cell("1,0") * 4 + 2)
        scene.people(bones=1)
        scene.put("bones", "1,0")
        if golem:
            scene.give("bones", "golem")
        scene.knight_strength(3)
        scene.activation()
        scene.say("activate bones")
        assert scene.spaces("move") == ({"2,0", "1,1"} if golem else set())


@pytest.mark.rule("VA-B041", "VA-B100")
def test_a_gnome_finds_a_dark_tile_of_any_symbol() -> None:
    for gnome in (False, True):
        scene = GoblinScene()
        scene.lay("1,0", symbol="eye")
        scene.lay("0,1", symbol="bones")
        scene.lay("-1,0", symbol="eye")
        scene.people(eye=2)
        if gnome:
            scene.give("eye", "gnome")
        scene.activation()
        scene.say("activate eye")
        assert scene.spaces("appear") == ({"1,0", "0,1", "-1,0"} if gnome else {"1,0", "-1,0"})


@pytest.mark.rule("VA-B041", "VA-B094")
def test_after_plundering_the_gnome_may_slip_away_to_any_free_dark_tile() -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.lay("0,1", symbol="bones")
    scene.lay("0,-1", symbol="bones")
    scene.g.treasure[scene.cell("0,-1")] = 1
    scene.g.treasure[scene.cell("2,0")] = 1
    scene.people(eye=2)
    scene.give("eye", "gnome")
    scene.put("eye", "2,0")
    scene.activation()
    scene.say("activate eye", "plunder-treasure")
    assert scene.role_asked == ("goblins", "gnome-jump")
    assert scene.spaces("jump") == {"0,1"}
    scene.say("jump 0,1")
    assert scene.where_is("eye") == "0,1"
    assert scene.population("eye") == 2


@pytest.mark.rule("VA-B041", "VA-B095")
@pytest.mark.parametrize(("face", "jumps"), [("around", True), ("centre", False)])
def test_a_trapped_gem_leaves_the_gnome_no_time(face: str, jumps: bool) -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.lay("0,1", symbol="bones")
    scene.g.gem[0] = scene.cell("2,0")
    scene.people(eye=2)
    scene.give("eye", "gnome")
    scene.put("eye", "2,0")
    scene.activation()
    scene.say("activate eye", "plunder-gem claw")
    scene.roll(face)
    assert (scene.role_asked[1] == "gnome-jump") is jumps
    assert scene.rage == (2 if jumps else 1)


@pytest.mark.rule("VA-B041", "VA-B097")
@pytest.mark.parametrize(("face", "jumps"), [("around", True), ("centre", False)])
def test_the_gnome_slips_away_from_the_plundered_dragon_too(face: str, jumps: bool) -> None:
    scene = GoblinScene("knight-goblins-dragon")
    scene.stand_in(StandIn("dragon", armor=1))
    scene.corridor(2)
    scene.lay("0,1", symbol="bones")
    scene.people(eye=2)
    scene.give("eye", "gnome")
    scene.put("eye", "2,0")
    scene.put("dragon", "2,0")
    scene.activation()
    scene.say("activate eye", "plunder-dragon")
    scene.roll(face)
    assert (scene.role_asked[1] == "gnome-jump") is jumps


@pytest.mark.rule("VA-B042")
def test_a_wisp_leads_a_visible_knight_three_spaces_before_the_action() -> None:
    scene = GoblinScene()
    scene.corridor(3)
    scene.lay("0,1", shape="hall", lit=True)
    scene.lay("0,2", shape="hall", lit=True)
    scene.lay("0,3", shape="hall", lit=True)
    scene.lay("0,4", shape="hall", lit=True)
    scene.people(eye=4)
    scene.give("eye", "wisp")
    scene.put("eye", "3,0")
    scene.activation()
    scene.say("activate eye", "lure-knight")
    assert scene.role_asked == ("goblins", "push-piece")
    assert scene.spaces("push") == {"1,0", "2,0", "0,1", "0,2", "0,3"}
    scene.say("push 2,0")
    assert scene.where("knight") == "2,0"
    assert scene.offered(verb="lure-knight") == [], "once a turn, however well it sees her"
    assert "hide" in scene.offered()


@pytest.mark.rule("VA-B042")
def test_a_wisp_needs_to_see_her_and_her_shield_keeps_her() -> None:
    from undercroft.games.vast.roles.knight.board import SHIELD

    scene = GoblinScene()
    scene.corridor(2)
    scene.lay("1,1", shape="hall", lit=True)
    scene.lay("0,-1", shape="hall", lit=True)
    scene.people(eye=4)
    scene.give("eye", "wisp")
    scene.put("eye", "1,1")
    scene.activation()
    scene.say("activate eye")
    assert scene.offered(verb="lure-knight") == []
    scene.say("move 1,0")
    assert scene.offered(verb="lure-knight") == ["lure-knight"]
    scene.knight.on[SHIELD] = 1
    scene.again()
    assert scene.offered(verb="lure-knight") == []


@pytest.mark.rule("VA-B042", "VA-B117")
def test_after_the_wisp_the_tribe_may_walk_on() -> None:
    scene = GoblinScene()
    scene.corridor(3)
    scene.lay("0,1", shape="hall", lit=True)
    scene.people(eye=4)
    scene.give("eye", "wisp")
    scene.put("eye", "3,0")
    scene.activation()
    scene.say("activate eye", "move 2,0")
    assert scene.offered(verb="move") == []
    scene.say("lure-knight", "push 0,1")
    assert "0,0" in scene.spaces("move")


@pytest.mark.rule("VA-B045", "VA-B046")
def test_an_underworm_digs_up_to_two_tiles_along_one_diagonal() -> None:
    scene = GoblinScene()
    scene.lay("1,0", shape="hall", lit=True)
    scene.lay("2,0", shape="tunnel", lit=True)
    scene.lay("2,1", shape="hall", lit=True)
    scene.lay("3,2", shape="hall", lit=True)
    scene.lay("4,3", shape="hall", lit=True)
    scene.lay("3,1", shape="hall", lit=True)
    scene.people(eye=1)
    scene.give("eye", "underworm")
    scene.put("eye", "1,0")
    scene.knight_strength(3)
    scene.activation()
    scene.say("activate eye")
    assert scene.spaces("burrow") == {"2,1", "3,2"}
    scene.say("burrow 3,2")
    assert scene.where_is("eye") == "3,2"
    assert scene.board.exits == 1
    assert scene.population("eye") == 1
    assert scene.offered(verb="burrow") == []
    assert scene.spaces("stagger") == {"3,1"}


@pytest.mark.rule("VA-B046")
def test_an_underworm_under_the_knights_feet_is_an_attack() -> None:
    for strong in (1, 2):
        scene = GoblinScene()
        scene.lay("1,1", shape="hall")
        scene.lay("1,0", shape="hall")
        scene.people(eye=strong)
        scene.give("eye", "underworm")
        scene.put("eye", "1,1")
        scene.activation()
        scene.say("activate eye")
        assert scene.spaces("burrow") == ({"0,0"} if strong == 2 else set())
    scene.say("burrow 0,0")
    assert scene.knight.health == 6
    assert scene.where_is("eye") == "hidden"


# Losing and hurting.


@pytest.mark.rule("VA-B043")
def test_bright_beetles_save_one_goblin_whenever_the_tribe_scatters() -> None:
    scene = GoblinScene()
    scene.people(bones=3)
    scene.give("bones", "bright-beetles")
    scene.activation()
    scene.happens(Scatter(BONES))
    assert scene.population("bones") == 2
    assert scene.monsters("bones") == []


@pytest.mark.rule("VA-B043", "VA-G107")
@pytest.mark.parametrize(("answer", "left", "kept"), [("yes", 2, False), ("no", 1, True)])
def test_bright_beetles_may_be_given_up_against_another_loss(answer: str, left: int, kept: bool) -> None:
    scene = GoblinScene()
    scene.people(bones=3)
    scene.give("bones", "bright-beetles")
    scene.activation()
    scene.happens(LosePopulation(BONES, 2))
    assert scene.role_asked == ("goblins", "use-beetles")
    scene.say(answer)
    assert scene.population("bones") == left
    assert (scene.monsters("bones") == ["bright-beetles"]) is kept


@pytest.mark.rule("VA-B043", "VA-B081")
@pytest.mark.parametrize(("strength", "enters"), [(2, True), (3, False)])
def test_bright_beetles_may_save_the_goblin_a_tribe_needs_against_the_knight(strength: int, enters: bool) -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.people(eye=3)
    scene.give("eye", "bright-beetles")
    scene.put("eye", "2,0")
    scene.knight.pool = 4
    scene.knight_strength(strength)
    scene.activation()
    scene.say("activate eye", "move 1,0")
    assert scene.spaces("move") == ({"0,0"} if enters else set())
    if enters:
        scene.say("move 0,0")
        assert scene.knight.health == 6
        assert scene.population("eye") == 1, "the Beetles were given up on the way and saved nobody from scattering"
        assert in_discards(scene) == ["bright-beetles"]


@pytest.mark.rule("VA-B043", "VA-B045")
def test_bright_beetles_may_save_the_last_goblin_for_the_underworm() -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.lay("2,1", shape="hall")
    scene.people(bones=1)
    scene.give("bones", "bright-beetles", "underworm")
    scene.put("bones", "2,0")
    scene.knight_strength(3)
    scene.activation()
    scene.say("activate bones", "move 1,0", "burrow 2,1", "yes")
    assert scene.where_is("bones") == "2,1"
    assert scene.population("bones") == 1
    assert scene.monsters("bones") == ["underworm"]


@pytest.mark.rule("VA-B043", "VA-B067")
@pytest.mark.parametrize(("answer", "left", "where"), [("yes", 1, "2,0"), ("no", 0, "hidden")])
def test_bright_beetles_may_save_one_goblin_from_the_fire_bomber(answer: str, left: int, where: str) -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.stand_in(StandIn("thief", stealth=1, level=0))
    scene.corridor(2)
    scene.people(eye=3)
    scene.give("eye", "bright-beetles")
    scene.put("eye", "2,0")
    scene.put("thief", "2,0")
    scene.hold("fire-bomber")
    scene.activation()
    scene.say("play-secret-on fire-bomber eye", "activate eye", "tribe-attack thief")
    assert scene.role_asked == ("goblins", "use-beetles")
    scene.say(answer)
    assert scene.population("eye") == left
    assert scene.where_is("eye") == where
    assert scene.monsters("eye") == []


@pytest.mark.rule("VA-B043", "VA-B067")
def test_beetles_that_survive_a_bombers_attack_save_a_goblin_once_more() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(bones=4)
    scene.give("bones", "bright-beetles", "golem")
    scene.put("bones", "1,0")
    scene.hold("fire-bomber")
    scene.activation()
    scene.say("play-secret-on fire-bomber bones", "activate bones", "move 0,0", "dismiss-monster golem")
    assert scene.population("bones") == 3
    scene.say("yes")
    assert scene.population("bones") == 1
    assert scene.monsters("bones") == []


@pytest.mark.rule("VA-B044", "VA-D048", "VA-B113")
def test_with_beetles_the_dragon_eats_one_goblin_less() -> None:
    scene = GoblinScene("goblins-dragon")
    dragon = scene.stand_in(StandIn("dragon"))
    scene.people(bones=4, eye=4)
    scene.give("bones", "bright-beetles")
    scene.activation()
    role = scene.g.book.roles[GOBLINS]
    scene.happens(role.clawed(scene.g, EYE))
    scene.happens(role.scratched(scene.g, BONES))
    assert dragon.eaten == [2, 3]
    assert scene.population("bones") == 1
    scene.people(bones=4)
    scene.give("bones", "blob")
    scene.g.monster_deck.append(scene.g.monster_discards.pop())
    scene.give("bones", "bright-beetles")
    scene.happens(role.clawed(scene.g, BONES))
    scene.say("dismiss-monster blob")
    assert dragon.eaten == [2, 3, 1]


@pytest.mark.rule("VA-B047", "VA-K046")
def test_a_blob_costs_five_grit_with_the_attack_action_only() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(bones=4, eye=4)
    scene.give("bones", "blob")
    scene.put("bones", "1,0")
    scene.knight.grit = 4
    scene.activation()
    scene.say("activate bones", "move 0,0")
    assert scene.knight.grit == 0
    scene.people(bones=4)
    scene.g.monster_deck.append(scene.g.monster_discards.pop())
    scene.give("bones", "blob")
    scene.knight.grit = 4
    scene.happens(scene.g.book.roles[GOBLINS].ambush(scene.g))
    scene.say("ambush bones")
    assert scene.knight.health == 5
    assert scene.knight.grit == 4


@pytest.mark.rule("VA-B047", "VA-K105")
def test_her_shield_turns_the_blobs_bite_into_one() -> None:
    from undercroft.games.vast.roles.knight.board import SHIELD

    scene = GoblinScene()
    scene.corridor(1)
    scene.people(bones=4)
    scene.give("bones", "blob")
    scene.put("bones", "1,0")
    scene.knight.grit = 4
    scene.knight.on[SHIELD] = 1
    scene.knight.pool -= 1
    scene.activation()
    scene.say("activate bones", "move 0,0")
    assert scene.knight.grit == 3


@pytest.mark.rule("VA-B048")
def test_ambush_lines_of_monsters_sleep_while_goblins_play() -> None:
    scene = GoblinScene()
    scene.people(bones=2)
    scene.give("bones", "flame-giant")
    scene.activation()
    scene.happens(scene.g.book.roles[GOBLINS].ambush(scene.g))
    scene.say("ambush bones")
    assert scene.knight.health == 6
    assert in_discards(scene) == ["flame-giant"]
    scene.people(bones=1)
    scene.give("bones", "pet-frog")
    scene.happens(scene.g.book.roles[GOBLINS].ambush(scene.g))
    assert scene.role_asked[1] != "ambush"
