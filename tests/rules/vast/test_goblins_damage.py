"""What others do to the Tribes, Terrain included, and random games with Goblins."""

import pytest

from undercroft.engine.laws import walk
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.vast.cards import BONES, EYE, FANGS, GOBLINS
from undercroft.games.vast.cavern.moving import Enter, Push
from undercroft.games.vast.game import GAME
from undercroft.games.vast.roles.knight.board import BOW, DEED_EAGLE_EYED

from .goblin_scenes import GoblinScene, StandIn

# The Knight.


@pytest.mark.rule("VA-B049", "VA-B110", "VA-B111", "VA-K059", "VA-K060")
def test_the_knights_attack_scatters_every_tribe_there_and_each_adds_rage() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(bones=2, eye=2)
    scene.put("bones", "1,0")
    scene.put("eye", "1,0")
    scene.turn("knight")
    scene.knight.pool = 4
    scene.knight_strength(3)
    scene.again()
    scene.say("move 1,0")
    assert scene.board.population == [0, 0, 0]
    assert [scene.where_is(tribe) for tribe in ("bones", "eye")] == ["hidden", "hidden"]
    assert scene.rage == 3


@pytest.mark.rule("VA-B049", "VA-K085", "VA-K103", "VA-K104")
@pytest.mark.parametrize(("strength", "left", "where"), [(1, 2, "2,0"), (2, 1, "2,0"), (3, 0, "hidden")])
def test_a_shot_costs_goblins_and_scatters_only_an_emptied_tribe(strength: int, left: int, where: str) -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.people(bones=2)
    scene.give("bones", "ogre")
    scene.put("bones", "2,0")
    scene.turn("knight")
    scene.knight.pool = 5
    scene.knight.on[BOW] = 1
    scene.knight_strength(strength)
    scene.again()
    scene.say("shoot bones")
    assert bool(scene.knight.deeds & DEED_EAGLE_EYED) is (left < 2)
    assert scene.population("bones") == left
    assert scene.where_is("bones") == where
    assert (scene.monsters("bones") == []) is (left == 0)
    assert scene.rage == 2


@pytest.mark.rule("VA-K104", "VA-B043")
def test_a_shot_that_hurts_nobody_does_not_startle_the_beetles() -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.people(bones=2)
    scene.give("bones", "bright-beetles")
    scene.put("bones", "2,0")
    scene.turn("knight")
    scene.knight.on[BOW] = 1
    scene.again()
    scene.say("shoot bones")
    assert scene.role_asked[1] != "use-beetles"
    assert scene.rage == 2


@pytest.mark.rule("VA-B111", "VA-G107")
def test_bones_with_two_monsters_drops_one_of_the_goblins_choice() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(bones=1)
    scene.give("bones", "wisp", "golem")
    scene.put("bones", "1,0")
    scene.turn("knight")
    scene.knight.pool = 4
    scene.knight_strength(3)
    scene.again()
    scene.say("move 1,0")
    assert scene.role_asked == ("goblins", "drop-monster")
    assert set(scene.offered()) == {"dismiss-monster wisp", "dismiss-monster golem"}
    scene.say("dismiss-monster wisp")
    assert scene.monsters("bones") == ["golem"]
    assert scene.population("bones") == 0


# The Dragon.


@pytest.mark.rule("VA-B049", "VA-D047", "VA-D048", "VA-X053")
def test_claw_scatters_feeds_and_enrages() -> None:
    scene = GoblinScene("knight-goblins-dragon")
    dragon = scene.stand_in(StandIn("dragon"))
    scene.people(fangs=2, eye=1)
    scene.lay("1,0")
    scene.put("fangs", "1,0")
    scene.activation()
    role = scene.g.book.roles[GOBLINS]
    scene.happens(role.clawed(scene.g, FANGS))
    scene.happens(role.clawed(scene.g, EYE))
    assert dragon.eaten == [2, 1]
    assert scene.rage == 3
    assert scene.where_is("fangs") == "hidden"


@pytest.mark.rule("VA-B113")
def test_scratch_wipes_a_tribe_out() -> None:
    scene = GoblinScene("knight-goblins-dragon")
    dragon = scene.stand_in(StandIn("dragon"))
    scene.people(fangs=4)
    scene.give("fangs", "golem")
    scene.activation()
    scene.happens(scene.g.book.roles[GOBLINS].scratched(scene.g, FANGS))
    assert scene.population("fangs") == 0
    assert scene.monsters("fangs") == []
    assert dragon.eaten == [4]
    assert scene.rage == 2


@pytest.mark.rule("VA-B049", "VA-D054", "VA-D055")
@pytest.mark.parametrize(("people", "monsters"), [(3, ["golem"]), (1, [])])
def test_hiss_sends_a_tribe_home_and_scatters_it_only_at_nothing(people: int, monsters: list[str]) -> None:
    scene = GoblinScene("knight-goblins-dragon")
    dragon = scene.stand_in(StandIn("dragon"))
    scene.lay("1,0")
    scene.people(fangs=people)
    scene.give("fangs", "golem")
    scene.put("fangs", "1,0")
    scene.activation()
    scene.happens(scene.g.book.roles[GOBLINS].hissed(scene.g, FANGS))
    assert scene.population("fangs") == people - 1
    assert scene.where_is("fangs") == "hidden"
    assert scene.monsters("fangs") == monsters
    assert dragon.eaten == [1]
    assert scene.rage == 2


@pytest.mark.rule("VA-D072", "VA-D073", "VA-D074")
def test_the_flame_wall_costs_one_goblin_a_turn_and_no_rage() -> None:
    scene = GoblinScene()
    scene.corridor(2, lit=False)
    scene.people(bones=3)
    scene.put("bones", "2,0")
    scene.g.flame_wall = scene.cell("1,0")
    scene.activation()
    scene.say("activate bones", "move 1,0")
    assert scene.population("bones") == 2
    assert scene.rage == 1
    scene.happens(Enter(BONES, scene.cell("2,0"), True))
    scene.happens(Enter(BONES, scene.cell("1,0"), True))
    assert scene.population("bones") == 2


# The Cave.


@pytest.mark.rule("VA-B049", "VA-C041", "VA-C044")
def test_spores_lull_one_tribe_of_the_goblins_choice_down_to_one() -> None:
    scene = GoblinScene()
    scene.people(fangs=4, bones=1, eye=2)
    scene.lay("1,0")
    scene.put("fangs", "1,0")
    scene.activation()
    role = scene.g.book.roles[GOBLINS]
    assert role.can_be_spored(scene.g)
    scene.happens(role.spored(scene.g))
    assert set(scene.offered()) == {"lull-tribe fangs", "lull-tribe eye"}
    scene.say("lull-tribe fangs")
    assert scene.population("fangs") == 1
    assert scene.where_is("fangs") == "1,0"
    assert scene.rage == 2
    scene.people(fangs=1, bones=1, eye=1)
    assert not role.can_be_spored(scene.g)


@pytest.mark.rule("VA-R030")
def test_spores_do_not_reach_into_the_mushroom_forest() -> None:
    scene = GoblinScene()
    scene.terrain("mushroom-forest", "1,0")
    scene.people(fangs=4)
    scene.put("fangs", "1,0")
    assert not scene.g.book.roles[GOBLINS].can_be_spored(scene.g)


@pytest.mark.rule("VA-G085")
def test_pushed_tribes_heed_walls_and_strangers_and_lose_nobody() -> None:
    scene = GoblinScene()
    scene.corridor(4)
    scene.lay("4,1", shape="hall", lit=True)
    scene.lay("1,1", shape="tunnel", lit=True, facing="east")
    scene.people(bones=2, eye=1)
    scene.put("bones", "1,0")
    scene.put("eye", "2,0")
    scene.activation()
    scene.happens(Push(GOBLINS, BONES, 1, 3))
    assert scene.spaces("push") == {"2,0", "3,0", "4,0"}
    scene.say("push 4,0")
    assert scene.where_is("bones") == "4,0"
    assert scene.population("bones") == 2


# The Thief.


@pytest.mark.rule("VA-B049", "VA-T053", "VA-T054")
@pytest.mark.parametrize(("injury", "left"), [(1, 2), (2, 1), (3, 0)])
def test_a_backstab_costs_goblins_and_one_rage_up(injury: int, left: int) -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.lay("1,0")
    scene.people(bones=3)
    scene.put("bones", "1,0")
    scene.activation()
    scene.happens(scene.g.book.roles[GOBLINS].backstabbed(scene.g, BONES, injury))
    assert scene.population("bones") == left
    assert scene.where_is("bones") == ("hidden" if left == 0 else "1,0")
    assert scene.rage == 2


@pytest.mark.rule("VA-B049", "VA-T043", "VA-T047")
def test_a_pickpocket_takes_a_secret_face_up_or_hidden() -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.lay("1,0")
    scene.people(bones=3)
    scene.put("bones", "1,0")
    role = scene.g.book.roles[GOBLINS]
    assert not role.can_be_pickpocketed(scene.g, BONES)
    scene.hold("hex", "poison")
    scene.face_up("trap")
    assert role.can_be_pickpocketed(scene.g, BONES)
    scene.activation()
    scene.happens(role.pickpocketed(scene.g, BONES))
    assert scene.role_asked == ("thief", "steal-secret")
    assert set(scene.offered()) == {"steal-secret trap", "steal-hidden-secret", "no"}
    scene.say("steal-secret trap")
    assert scene.secrets_up() == []
    assert scene.where_is("bones") == "1,0"
    assert scene.rage == 2
    scene.happens(role.pickpocketed(scene.g, BONES))
    scene.say("steal-hidden-secret")
    assert scene.role_asked == ("luck", "random-secret")
    scene.luck(1)
    assert scene.hand() == ["hex"]
    assert scene.rage == 3


# Terrain.


@pytest.mark.rule("VA-R024")
@pytest.mark.parametrize(("to", "left"), [("2,0", 3), ("3,0", 3), ("4,0", 2)])
def test_the_lake_costs_a_goblin_on_entry_and_its_spaces_count_as_lit(to: str, left: int) -> None:
    scene = GoblinScene()
    scene.lay("1,0", shape="hall")
    scene.lay("4,0", shape="hall")
    scene.terrain("lake", "2,0")
    scene.people(bones=4)
    scene.put("bones", "1,0")
    scene.activation()
    scene.say("activate bones", f"move {to}")
    assert scene.population("bones") == left


@pytest.mark.rule("VA-R024", "VA-B079", "VA-B117")
def test_the_last_goblin_drowns_only_if_told_to() -> None:
    scene = GoblinScene()
    scene.lay("1,0", shape="hall")
    scene.terrain("lake", "2,0")
    scene.lay("1,1", shape="hall")
    scene.people(bones=1)
    scene.put("bones", "1,0")
    scene.activation()
    scene.say("activate bones")
    assert scene.spaces("move") == {"1,1"}
    scene.say("stagger 2,0")
    assert scene.where_is("bones") == "hidden"
    assert scene.population("bones") == 0


@pytest.mark.rule("VA-B045", "VA-R021", "VA-R032")
def test_the_underworm_surfaces_in_no_pit_and_no_chasm() -> None:
    scene = GoblinScene()
    scene.lay("1,0", shape="hall")
    scene.lay("0,2", shape="hall")
    scene.terrain("pit-1", "2,1")
    scene.terrain("canyon", "-2,1", facing=0)
    scene.lay("2,-1", shape="hall")
    scene.people(bones=1)
    scene.give("bones", "underworm")
    scene.put("bones", "1,0")
    scene.activation()
    scene.say("activate bones")
    assert scene.spaces("burrow") == {"2,-1"}


@pytest.mark.rule("VA-R037")
def test_the_lake_costs_a_pushed_tribe_too() -> None:
    scene = GoblinScene()
    scene.terrain("lake", "1,0")
    scene.lay("3,0", shape="hall", lit=True)
    scene.people(bones=2)
    scene.put("bones", "3,0")
    scene.activation()
    scene.happens(Push(GOBLINS, BONES, 1, 1))
    scene.say("push 2,0")
    assert scene.population("bones") == 1


@pytest.mark.rule("VA-R026", "VA-R028")
def test_magma_costs_a_goblin_for_each_space_left_and_the_tribe_that_stays() -> None:
    scene = GoblinScene()
    scene.terrain("magma", "1,0")
    scene.lay("3,0", shape="hall")
    scene.people(bones=4, eye=2)
    scene.put("bones", "1,0")
    scene.knight_strength(3)
    scene.put("eye", "2,1")
    scene.activation()
    scene.say("activate bones", "move 3,0")
    assert scene.population("bones") == 2
    scene.say("done", "end-turn")
    assert scene.population("eye") == 0
    assert scene.where_is("eye") == "hidden"


@pytest.mark.rule("VA-R036", "VA-R035")
@pytest.mark.parametrize(("start", "to", "left"), [("1,1", "1,0", 3), ("1,1", "4,0", 3), ("4,1", "2,0", 1)])
def test_the_river_costs_a_goblin_on_entry_and_one_for_each_space_upstream(start: str, to: str, left: int) -> None:
    scene = GoblinScene()
    scene.terrain("river", "1,0")
    scene.lay("1,1", shape="hall")
    scene.lay("4,1", shape="hall")
    scene.people(bones=4)
    scene.put("bones", start)
    scene.activation()
    scene.say("activate bones", f"move {to}")
    assert scene.population("bones") == left


@pytest.mark.rule("VA-R021", "VA-R023")
def test_the_bridge_counts_as_lit_and_the_canyons_ends_stop_a_tribe() -> None:
    scene = GoblinScene()
    scene.lay("1,0", shape="hall", lit=True)
    scene.terrain("canyon", "2,-1", facing=1)
    scene.lay("3,0", shape="hall", lit=True)
    scene.people(bones=3)
    scene.put("bones", "1,0")
    scene.knight_strength(4)
    scene.activation()
    scene.say("activate bones")
    assert scene.spaces("move") == {"2,0", "3,0"}
    scene.say("move 3,0")
    assert scene.population("bones") == 2


@pytest.mark.rule("VA-R032", "VA-R033")
def test_a_tribe_goes_in_at_one_pit_and_out_at_another() -> None:
    scene = GoblinScene()
    scene.lay("1,0", shape="hall")
    scene.terrain("pit-1", "2,0")
    scene.lay("3,0", shape="hall")
    scene.lay("0,1", shape="hall")
    scene.terrain("pit-2", "0,2")
    scene.people(bones=3)
    scene.put("bones", "3,0")
    scene.put("knight", "0,0")
    scene.knight_strength(4)
    scene.g.collapsing = True
    scene.activation()
    scene.say("activate bones")
    assert scene.spaces("move") == {"0,1", "1,0"}
    scene.say("move 0,1")
    assert scene.where_is("bones") == "0,1"
    lone = GoblinScene()
    lone.lay("1,0", shape="hall")
    lone.terrain("pit-1", "2,0")
    lone.people(bones=3)
    lone.put("bones", "1,0")
    lone.knight_strength(4)
    lone.activation()
    lone.say("activate bones")
    assert lone.offered(verb="move") == []


@pytest.mark.rule("VA-R032", "VA-R039", "VA-B105")
@pytest.mark.parametrize("walled", [False, True])
def test_a_tribe_that_a_pit_has_uncovered_does_not_stay_there_at_the_end_of_its_turn(walled: bool) -> None:
    scene = GoblinScene()
    scene.lay("1,0", shape="hall")
    scene.lay("3,0", shape="tunnel" if walled else "hall", lit=True)
    scene.people(bones=3)
    scene.lurk("bones", "2,0")
    scene.terrain("pit-1", "2,0")
    assert scene.where_is("bones") == "2,0"
    scene.activation()
    scene.say("end-turn")
    if not walled:
        assert scene.role_asked == ("goblins", "move-off")
        assert scene.spaces("push") == {"1,0", "3,0"}
        scene.say("push 3,0")
    assert scene.where_is("bones") == ("1,0" if walled else "3,0")
    assert scene.population("bones") == 3
    assert scene.role_asked == ("luck", "war")


@pytest.mark.rule("VA-R013", "VA-R014")
def test_a_tribe_may_step_off_terrain_onto_an_open_space_once() -> None:
    scene = GoblinScene()
    scene.lay("1,0", shape="hall")
    scene.terrain("mushroom-forest", "2,0")
    scene.people(bones=3)
    scene.put("bones", "1,0")
    scene.knight_strength(4)
    scene.activation()
    scene.say("activate bones")
    assert {"2,-1", "3,2", "4,0"} <= scene.spaces("move")
    assert "1,-1" not in scene.spaces("move")
    assert set(scene.view()["boards"]["goblins"]["reach"]) == scene.spaces("move"), "what each march costs is shown"
    scene.say("move 2,-1")
    assert scene.where_is("bones") == "2,-1"
    assert scene.is_dark("2,-1")
    assert "2,1" in scene.spaces("move")
    assert "3,2" not in scene.spaces("move")
    again = GoblinScene()
    again.lay("1,0", shape="hall")
    again.terrain("mushroom-forest", "2,0")
    again.people(bones=3)
    again.put("bones", "1,0")
    again.g.collapsing = True
    again.activation()
    again.say("activate bones")
    assert "2,-1" not in again.spaces("move")


# Whole games.


@pytest.mark.rule("VA-B117", "VA-V069")
@pytest.mark.parametrize("roles", ["knight-goblins", "goblins"])
def test_random_games_with_goblins_come_to_an_end(roles: str) -> None:
    for seed in range(5):
        match = Match.start(GAME, {"roles": roles}, seats=len(roles.split("-")), seed=seed, recording=False)
        made = match.playout(Luck.of(seed), 20_000)
        assert match.outcome is not None, f"seed {seed} goes on after {made} decisions"


@pytest.mark.rule("VA-G101")
@pytest.mark.parametrize(("roles", "terrain"), [("knight-goblins", False), ("goblins", True)])
def test_the_laws_hold_in_games_with_goblins(roles: str, terrain: bool) -> None:
    match = Match.start(GAME, {"roles": roles, "terrain": terrain}, seats=len(roles.split("-")), seed=11)
    assert walk(match, Luck.of(5), every=12) > 20
