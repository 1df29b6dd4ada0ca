"""Activating Tribes: marching, acting, lurking, hiding."""

import pytest

from undercroft.games.vast import cards
from undercroft.games.vast.cards import GOBLINS, KNIGHT, TILES
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.state import CARRIED

from .goblin_scenes import GoblinScene, StandIn

# Activating and moving.


@pytest.mark.rule("VA-B075", "VA-B080", "VA-B084")
def test_each_tribe_with_goblins_is_activated_once_in_any_order() -> None:
    scene = GoblinScene()
    scene.corridor(3)
    scene.people(fangs=2, eye=2)
    scene.put("fangs", "3,0")
    scene.activation()
    assert set(scene.offered()) == {"activate fangs", "activate eye", "end-turn"}
    scene.say("activate eye", "done")
    assert set(scene.offered()) == {"activate fangs", "end-turn"}
    scene.say("activate fangs", "move 2,0")
    assert scene.offered(verb="move") == []
    scene.say("special-action")
    assert scene.role_asked == ("luck", "war")


@pytest.mark.rule("VA-B076", "VA-B117")
def test_a_tribe_reaches_every_tile_that_no_wall_keeps_it_from() -> None:
    scene = GoblinScene()
    scene.corridor(3, lit=False)
    scene.lay("3,1", shape="hall")
    scene.lay("4,0", shape="tunnel", lit=True)
    scene.lay("3,-1", shape="tunnel", lit=True, facing="east")
    scene.people(bones=1)
    scene.put("bones", "2,0")
    scene.knight_strength(3)
    scene.activation()
    scene.say("activate bones")
    assert scene.spaces("move") == {"1,0", "3,0", "3,1"}
    scene.say("move 3,1")
    assert scene.population("bones") == 1


@pytest.mark.rule("VA-B077")
@pytest.mark.parametrize(("to", "left"), [("6,0", 4), ("5,0", 3), ("4,0", 3), ("3,0", 2), ("2,0", 2), ("1,0", 1)])
def test_every_second_lit_tile_left_costs_a_goblin(to: str, left: int) -> None:
    scene = GoblinScene()
    scene.corridor(7)
    scene.people(bones=4)
    scene.put("bones", "7,0")
    scene.activation()
    scene.say("activate bones", f"move {to}")
    assert scene.population("bones") == left


@pytest.mark.rule("VA-B078")
def test_dark_tiles_in_between_do_not_reset_the_count() -> None:
    scene = GoblinScene()
    scene.lay("1,0", shape="hall", lit=True)
    scene.lay("2,0", shape="hall")
    scene.lay("3,0", shape="hall", lit=True)
    scene.lay("4,0", shape="hall")
    scene.people(bones=3)
    scene.put("bones", "1,0")
    scene.activation()
    scene.say("activate bones", "move 2,0")
    assert scene.population("bones") == 3
    scene = GoblinScene()
    scene.lay("1,0", shape="hall", lit=True)
    scene.lay("2,0", shape="hall")
    scene.lay("3,0", shape="hall", lit=True)
    scene.lay("4,0", shape="hall")
    scene.people(bones=3)
    scene.put("bones", "1,0")
    scene.activation()
    scene.say("activate bones", "move 4,0")
    assert scene.population("bones") == 2


@pytest.mark.rule("VA-B078", "VA-B117")
def test_a_lit_tile_counts_once_however_often_it_is_left() -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.lay("3,0", shape="hall")
    scene.people(eye=3)
    scene.put("eye", "2,0")
    scene.hold("trap", "goblin-ruby")
    scene.activation()
    scene.say("activate eye", "move 3,0", "play-secret trap", "move 2,0", "play-secret goblin-ruby", "move 3,0")
    assert scene.population("eye") == 3
    assert scene.offered(verb="move") == []


@pytest.mark.rule("VA-B117")
def test_the_way_of_least_loss_is_taken() -> None:
    scene = GoblinScene()
    for space in ("1,0", "2,0", "3,0"):
        scene.lay(space, shape="hall", lit=True)
    for space in ("1,1", "2,1", "3,1"):
        scene.lay(space)
    scene.people(bones=2)
    scene.put("bones", "1,1")
    scene.activation()
    scene.say("activate bones", "move 3,0")
    assert scene.population("bones") == 2
    assert scene.board.exits == 0


@pytest.mark.rule("VA-B117")
def test_what_one_tribe_left_behind_costs_the_next_one_nothing() -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.people(bones=3, eye=3)
    scene.put("bones", "1,0")
    scene.put("eye", "2,0")
    scene.activation()
    scene.say("activate bones", "move 0,0")
    assert scene.board.exits == 1
    scene.say("activate eye", "move 1,0")
    assert scene.population("eye") == 3
    assert scene.board.exits == 1


@pytest.mark.rule("VA-B117")
def test_the_way_of_least_loss_prefers_the_dark_tile_of_two_ways_round_a_corner() -> None:
    scene = GoblinScene()
    scene.lay("1,0", shape="hall", lit=True)
    scene.lay("2,-1", shape="hall", lit=True)
    for space in ("2,0", "3,0", "3,-1"):
        scene.lay(space)
    scene.people(bones=2)
    scene.put("bones", "1,0")
    scene.hold("trap")
    scene.activation()
    scene.say("activate bones", "move 2,0", "play-secret trap", "move 3,-1")
    assert scene.population("bones") == 2


@pytest.mark.rule("VA-B117", "VA-D072")
def test_the_way_of_least_loss_goes_round_a_flame_wall() -> None:
    scene = GoblinScene()
    for space in ("1,0", "2,0", "3,0", "1,1", "2,1", "3,1"):
        scene.lay(space)
    scene.g.flame_wall = scene.cell("2,0")
    scene.people(bones=2)
    scene.put("bones", "1,0")
    scene.activation()
    scene.say("activate bones", "move 3,0")
    assert scene.population("bones") == 2


@pytest.mark.rule("VA-B079", "VA-B081")
def test_a_dying_tribe_does_not_stagger_into_the_knight() -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.people(bones=1)
    scene.put("bones", "2,0")
    scene.activation()
    scene.say("activate bones", "move 1,0")
    assert scene.spaces("stagger") == {"2,0"}


@pytest.mark.rule("VA-B079", "VA-B043")
def test_beetles_may_save_a_staggering_tribe_which_then_walks_on() -> None:
    scene = GoblinScene()
    scene.corridor(4)
    scene.people(bones=1)
    scene.give("bones", "bright-beetles")
    scene.put("bones", "4,0")
    scene.knight_strength(3)
    scene.activation()
    scene.say("activate bones", "move 3,0", "stagger 2,0", "yes")
    assert scene.where_is("bones") == "2,0"
    assert scene.population("bones") == 1
    assert "1,0" in scene.spaces("move")


@pytest.mark.rule("VA-B045", "VA-B117")
def test_a_tribe_walks_burrows_and_walks_on() -> None:
    scene = GoblinScene()
    for space in ("1,0", "2,0", "3,1", "4,1"):
        scene.lay(space)
    scene.people(bones=2)
    scene.give("bones", "underworm")
    scene.put("bones", "1,0")
    scene.activation()
    scene.say("activate bones", "move 2,0", "burrow 3,1")
    assert scene.offered(verb="burrow") == [], "once in its movement, though 2,0 lies within reach"
    scene.say("move 4,1")
    assert scene.where_is("bones") == "4,1"
    assert scene.offered(verb="move") == []


@pytest.mark.rule("VA-B079", "VA-B110", "VA-B084")
def test_a_tribe_that_loses_its_last_goblin_on_the_way_scatters_without_an_action() -> None:
    scene = GoblinScene()
    scene.corridor(3)
    scene.people(bones=1, eye=1)
    scene.put("bones", "3,0")
    scene.give("bones", "blob")
    scene.activation()
    scene.say("activate bones")
    assert scene.spaces("move") == {"2,0"}
    scene.say("move 2,0")
    assert scene.spaces("stagger") == {"1,0", "3,0"}
    scene.say("stagger 1,0")
    assert scene.where_is("bones") == "hidden"
    assert scene.population("bones") == 0
    assert scene.monsters("bones") == []
    assert scene.role_asked == ("goblins", "activate-tribes")


@pytest.mark.rule("VA-B080", "VA-B109")
def test_hidden_tribes_cannot_move_and_empty_ones_cannot_even_reveal() -> None:
    scene = GoblinScene()
    scene.lay("1,0", symbol="bones")
    scene.people(bones=1)
    scene.activation()
    assert scene.offered(verb="activate") == ["activate bones"]
    scene.say("activate bones")
    assert set(scene.offered()) == {"appear 1,0", "done"}


@pytest.mark.rule("VA-B081")
@pytest.mark.parametrize(("strength", "enters"), [(1, True), (2, False)])
def test_only_a_stronger_tribe_enters_the_knights_tile_counting_what_it_lost(strength: int, enters: bool) -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.people(bones=3)
    scene.put("bones", "2,0")
    scene.knight_strength(strength)
    scene.activation()
    scene.say("activate bones")
    assert ("0,0" in scene.spaces("move")) is enters


@pytest.mark.rule("VA-B086")
def test_a_tribe_does_not_walk_past_the_knight_but_may_leave_her_tile() -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.lay("-1,0", shape="hall", lit=True)
    scene.people(bones=4, eye=4)
    scene.put("bones", "2,0")
    scene.put("eye", "0,0")
    scene.activation()
    scene.say("activate bones")
    assert scene.spaces("move") == {"1,0", "0,0"}
    scene.say("done", "activate eye")
    assert scene.spaces("move") == {"1,0", "2,0", "-1,0"}


@pytest.mark.rule("VA-B081", "VA-B082", "VA-B085")
@pytest.mark.parametrize(("armor", "enters"), [(1, True), (2, False)])
def test_the_dragons_armor_keeps_weaker_tribes_out_and_others_share_his_tile(armor: int, enters: bool) -> None:
    scene = GoblinScene("knight-goblins-dragon")
    dragon = scene.stand_in(StandIn("dragon", armor=armor))
    scene.corridor(4, lit=False)
    scene.people(bones=2)
    scene.put("bones", "4,0")
    scene.put("dragon", "3,0")
    scene.knight_strength(3)
    scene.activation()
    scene.say("activate bones")
    assert scene.spaces("move") == ({"1,0", "2,0", "3,0"} if enters else set())
    if enters:
        scene.say("move 3,0")
        assert scene.offered(verb="tribe-attack") == []
        assert dragon.hits == 0
        assert scene.where_is("bones") == "3,0"
        assert scene.g.book.roles[GOBLINS].provoked(scene.g, 2) is None


@pytest.mark.rule("VA-B083")
def test_the_thief_and_other_tribes_keep_nobody_out() -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.stand_in(StandIn("thief", stealth=5))
    scene.corridor(3, lit=False)
    scene.people(bones=1, eye=4)
    scene.put("bones", "1,0")
    scene.put("eye", "2,0")
    scene.put("thief", "3,0")
    scene.activation()
    scene.say("activate bones")
    assert {"2,0", "3,0"} <= scene.spaces("move")


@pytest.mark.rule("VA-B084")
def test_what_a_tribe_may_do_depends_on_where_it_is() -> None:
    scene = GoblinScene()
    scene.lay("1,0", symbol="fangs")
    scene.lay("2,0", symbol="fangs")
    scene.people(fangs=1, bones=1, eye=1)
    scene.put("fangs", "1,0")
    scene.lurk("eye", "0,1")
    scene.activation()
    scene.say("activate fangs")
    assert {"explore 1,1", "hide", "special-action", "move 2,0"} <= set(scene.offered())
    scene.say("done", "activate eye")
    assert set(scene.offered()) == {"hide", "done"}
    scene.say("done", "activate bones")
    assert {text.split()[0] for text in scene.offered()} == {"lurk", "done"}


# Attacking.


@pytest.mark.rule("VA-B086", "VA-B051", "VA-B085", "VA-B110", "VA-B111")
def test_entering_the_knights_tile_is_an_attack_and_ends_the_activation() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(bones=4, eye=1)
    scene.give("bones", "golem")
    scene.put("bones", "1,0")
    scene.board.rage = 2
    scene.activation()
    scene.say("activate bones", "move 0,0")
    assert scene.knight.health == 6
    assert scene.where_is("bones") == "hidden"
    assert scene.population("bones") == 2
    assert scene.monsters("bones") == []
    assert scene.rage == 1
    assert scene.role_asked == ("goblins", "activate-tribes")


@pytest.mark.rule("VA-B086", "VA-B088")
def test_an_attack_goes_health_blob_poison_scatter_rage() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(bones=4, eye=1)
    scene.give("bones", "blob")
    scene.put("bones", "1,0")
    scene.hold("poison")
    scene.knight.grit = 4
    scene.knight.pool = 4
    scene.activation()
    since = len(scene.match.history().events)
    scene.say("activate bones", "move 0,0", "play-secret poison", "give-unplaced-cube", "give-unplaced-cube")
    keys = [event.key for event in scene.match.history().events[since:]]
    wanted = ["tribe-attacked", "health-lost", "grit-lost", "cube-poisoned", "tribe-scattered", "rage-fell"]
    places = [keys.index(key) for key in wanted]
    assert places == sorted(places)


@pytest.mark.rule("VA-B088", "VA-B085")
@pytest.mark.parametrize(("people", "attacks"), [(2, True), (1, False)])
def test_a_tribe_that_already_shares_her_tile_may_attack_if_stronger(people: int, attacks: bool) -> None:
    scene = GoblinScene()
    scene.people(bones=people)
    scene.put("bones", "0,0")
    scene.activation()
    scene.say("activate bones")
    assert scene.offered(verb="tribe-attack") == (["tribe-attack knight"] if attacks else [])
    if attacks:
        scene.say("tribe-attack knight")
        assert scene.knight.health == 6


@pytest.mark.rule("VA-B085")
def test_a_tribe_strikes_nobody_on_another_tile() -> None:
    scene = GoblinScene("knight-goblins-dragon-cave-thief")
    scene.stand_in(StandIn("dragon"))
    scene.stand_in(StandIn("thief"))
    scene.g.book.ash_dragon = True
    scene.corridor(2)
    scene.people(bones=4)
    scene.put("bones", "2,0")
    for piece in ("knight", "dragon", "thief"):
        scene.put(piece, "1,0")
    scene.activation()
    scene.say("activate bones")
    assert scene.offered(verb="tribe-attack") == []
    for piece in ("knight", "dragon", "thief"):
        scene.put(piece, "2,0")
    scene.again()
    assert len(scene.offered(verb="tribe-attack")) == 3


@pytest.mark.rule("VA-B087", "VA-B001", "VA-V068")
def test_the_goblins_win_when_her_last_health_is_gone() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(bones=4)
    scene.put("bones", "1,0")
    scene.knight.health = 1
    scene.activation()
    scene.say("activate bones", "move 0,0")
    assert scene.ending == "knight-slain"
    assert scene.winners == ["goblins"]


@pytest.mark.rule("VA-B089", "VA-T021")
@pytest.mark.parametrize(("stealth", "attacks"), [(2, True), (3, False)])
def test_a_tribe_must_notice_the_thief_to_attack_him(stealth: int, attacks: bool) -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.stand_in(StandIn("thief", stealth=stealth))
    scene.corridor(2)
    scene.people(bones=2)
    scene.put("bones", "2,0")
    scene.put("thief", "2,0")
    scene.activation()
    scene.say("activate bones")
    assert scene.offered(verb="tribe-attack") == (["tribe-attack thief"] if attacks else [])


@pytest.mark.rule("VA-B090", "VA-B050", "VA-T076", "VA-T077")
@pytest.mark.parametrize(("choice", "rage", "secrets"), [("take-secrets", 0, 3), ("take-rage", 3, 0)])
def test_a_killed_thief_costs_one_rage_and_pays_secrets_or_rage(choice: str, rage: int, secrets: int) -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.stand_in(StandIn("thief", stealth=1, level=3))
    scene.corridor(2)
    scene.people(bones=2)
    scene.put("bones", "2,0")
    scene.put("thief", "2,0")
    scene.activation()
    scene.say("activate bones", "tribe-attack thief")
    assert scene.role_asked == ("goblins", "loot-drop")
    assert scene.rage == 0
    scene.say(choice)
    assert (scene.rage, len(scene.board.hand)) == (rage, secrets)
    assert scene.where_is("bones") == "2,0"
    assert scene.population("bones") == 2


@pytest.mark.rule("VA-B090", "VA-T073", "VA-T079")
@pytest.mark.parametrize(("level", "evades", "rage"), [(0, False, 1), (-1, False, 1), (3, True, 2)])
def test_a_poor_thief_still_costs_rage_and_an_evasive_one_none(level: int, evades: bool, rage: int) -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.stand_in(StandIn("thief", stealth=1, level=level, evades=evades))
    scene.corridor(2)
    scene.people(bones=2, eye=1)
    scene.put("bones", "2,0")
    scene.put("thief", "2,0")
    scene.board.rage = 2
    scene.activation()
    scene.say("activate bones", "tribe-attack thief")
    assert scene.role_asked == ("goblins", "activate-tribes")
    assert scene.rage == rage


def at_crystal(roles: str, **people: int) -> GoblinScene:
    scene = GoblinScene(roles)
    scene.corridor(2)
    scene.g.crystal[scene.cell("2,0")] = 1
    scene.g.crystals_left -= 1
    scene.people(**people)
    for tribe in people:
        scene.put(tribe, "2,0")
    scene.board.rage = 3
    scene.activation()
    return scene


@pytest.mark.rule("VA-B091", "VA-B085", "VA-L018")
def test_a_crystal_needs_two_tribes_of_strength_three() -> None:
    scene = at_crystal("knight-goblins", fangs=2, bones=2, eye=3)
    scene.say("activate bones")
    assert scene.offered(verb="hew-crystal") == []
    scene.say("done", "activate fangs", "hew-crystal")
    assert scene.g.crystal[scene.cell("2,0")] == 1
    scene.say("activate eye", "hew-crystal")
    assert scene.g.crystal[scene.cell("2,0")] == 0


@pytest.mark.rule("VA-B092", "VA-B051", "VA-K003")
def test_a_smashed_crystal_goes_to_the_knight_and_both_tribes_scatter() -> None:
    scene = at_crystal("knight-goblins", fangs=3, bones=3)
    scene.say("activate fangs", "hew-crystal", "activate bones", "hew-crystal")
    assert scene.g.smashed[KNIGHT] == 1
    assert scene.g.smashed[GOBLINS] == 0
    assert scene.board.population == [1, 1, 0]
    assert [scene.where_is(tribe) for tribe in ("fangs", "bones")] == ["hidden", "hidden"]
    assert scene.rage == 2
    assert scene.knight.grit == 0


@pytest.mark.rule("VA-B092", "VA-B001", "VA-V116", "VA-L017")
def test_without_a_knight_the_goblins_keep_their_crystals_and_win_with_five() -> None:
    scene = at_crystal("goblins", fangs=3, bones=3)
    scene.g.smashed[GOBLINS] = 4
    scene.say("activate fangs", "hew-crystal", "done", "activate bones", "hew-crystal")
    assert scene.ending == "crystals-smashed"
    assert scene.winners == ["goblins"]
    easy = GoblinScene("goblins", goblins_level="easy")
    assert easy.g.book.goblin_crystal_goal == 4


@pytest.mark.rule("VA-B091", "VA-B093")
def test_a_lone_attack_on_a_crystal_changes_nothing() -> None:
    scene = at_crystal("knight-goblins", fangs=3, bones=3)
    scene.say("activate fangs", "hew-crystal")
    assert scene.board.population == [3, 3, 0]
    assert scene.rage == 3
    assert scene.where_is("fangs") == "2,0"
    scene.say("end-turn")
    scene.order()
    assert scene.board.crystal_at == [-1, -1, -1]
    assert scene.g.crystal[scene.cell("2,0")] == 1


@pytest.mark.rule("VA-B093")
def test_the_first_tribe_must_still_be_there() -> None:
    from undercroft.games.vast.cards import FANGS
    from undercroft.games.vast.roles.goblins.losses import Scatter

    scene = at_crystal("knight-goblins", fangs=3, bones=3)
    scene.say("activate fangs", "hew-crystal")
    scene.happens(Scatter(FANGS))
    scene.say("activate bones", "hew-crystal")
    assert scene.g.crystal[scene.cell("2,0")] == 1
    assert scene.population("bones") == 3


@pytest.mark.rule("VA-B093")
def test_the_first_tribe_has_shown_its_strength_with_its_own_action() -> None:
    scene = at_crystal("knight-goblins", fangs=3, bones=3)
    scene.say("activate fangs", "hew-crystal")
    scene.people(fangs=1, bones=3)
    scene.again()
    assert scene.strength("fangs") == 2
    scene.say("activate bones", "hew-crystal")
    assert scene.g.crystal[scene.cell("2,0")] == 0


# Ash Dragon.


@pytest.mark.rule("VA-V162", "VA-V163", "VA-V164", "VA-B085", "VA-B051")
def test_with_ash_dragon_a_stronger_tribe_may_strike_the_dragon() -> None:
    scene = GoblinScene("goblins-dragon")
    dragon = scene.stand_in(StandIn("dragon", armor=2))
    scene.corridor(2)
    scene.people(bones=3, eye=2)
    scene.put("bones", "2,0")
    scene.put("eye", "2,0")
    scene.put("dragon", "2,0")
    scene.board.rage = 2
    scene.activation()
    scene.say("activate eye")
    assert scene.offered(verb="tribe-attack") == []
    scene.say("done", "activate bones", "tribe-attack dragon")
    assert dragon.hits == 1
    assert scene.population("bones") == 1
    assert scene.where_is("bones") == "hidden"
    assert scene.rage == 1


@pytest.mark.rule("VA-D026")
def test_a_surfacing_dragon_provokes_only_a_stronger_tribe() -> None:
    scene = GoblinScene("goblins-dragon")
    dragon = scene.stand_in(StandIn("dragon", armor=2))
    scene.people(bones=3, eye=2)
    scene.activation()
    role = scene.g.book.roles[GOBLINS]
    assert role.provoked(scene.g, 3) is None
    scene.happens(role.provoked(scene.g, 2))
    assert dragon.hits == 1


# Plundering.


@pytest.mark.rule("VA-B094", "VA-B050")
def test_plundering_a_treasure_raises_rage_and_returns_one_token() -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.g.treasure[scene.cell("2,0")] = 2
    before = scene.g.treasures_left
    scene.people(eye=1, bones=1)
    scene.put("eye", "2,0")
    scene.activation()
    scene.say("activate eye", "plunder-treasure")
    assert scene.rage == 2
    assert scene.g.treasure[scene.cell("2,0")] == 1
    assert scene.g.treasures_left == before + 1
    assert scene.role_asked == ("goblins", "activate-tribes")


@pytest.mark.rule("VA-B095", "VA-B050", "VA-G097", "VA-G098")
@pytest.mark.parametrize(
    ("face", "trapped"), [("centre", True), ("cross", True), ("saltire", True), ("around", False), ("corners", False)]
)
def test_a_plundered_gem_is_a_trap_on_the_centre(face: str, trapped: bool) -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.g.gem[1] = scene.cell("2,0")
    scene.people(eye=3)
    scene.put("eye", "2,0")
    scene.activation()
    scene.say("activate eye", "plunder-gem flame")
    scene.roll(face)
    assert scene.g.gem[1] == -1
    assert scene.population("eye") == (1 if trapped else 3)
    assert scene.where_is("eye") == ("hidden" if trapped else "2,0")
    assert scene.rage == (1 if trapped else 2)


@pytest.mark.rule("VA-B096", "VA-B097")
def test_the_dragon_himself_is_plundered_only_when_no_gem_is_out() -> None:
    scene = GoblinScene("knight-goblins-dragon")
    scene.stand_in(StandIn("dragon", armor=2))
    scene.corridor(3)
    scene.people(eye=3)
    scene.put("eye", "2,0")
    scene.put("dragon", "2,0")
    scene.g.gem[0] = scene.cell("3,0")
    scene.activation()
    scene.say("activate eye")
    assert scene.offered(verb="plunder-dragon") == []
    scene.g.gem[0] = CARRIED
    scene.again()
    assert scene.offered(verb="plunder-dragon") == []
    scene.g.gem[0] = -1
    scene.put("dragon", "3,0")
    scene.again()
    assert scene.offered(verb="plunder-dragon") == [], "he must be on the Tribe's tile"
    scene.put("dragon", "2,0")
    scene.again()
    scene.say("plunder-dragon")
    scene.roll("around")
    assert scene.rage == 2
    assert scene.g.gem == [-1, -1, -1]
    assert scene.where_is("eye") == "2,0"


@pytest.mark.rule("VA-B096", "VA-B097")
def test_plundering_the_dragon_needs_more_strength_than_his_armor() -> None:
    scene = GoblinScene("knight-goblins-dragon")
    scene.stand_in(StandIn("dragon", armor=3))
    scene.corridor(3)
    scene.people(eye=3, bones=4)
    scene.put("eye", "2,0")
    scene.put("bones", "2,0")
    scene.put("dragon", "2,0")
    scene.activation()
    scene.say("activate eye")
    assert scene.offered(verb="plunder-dragon") == []
    scene.say("done", "activate bones", "plunder-dragon")
    scene.roll("centre")
    assert scene.population("bones") == 2
    assert scene.where_is("bones") == "hidden"


# Exploring.


@pytest.mark.rule("VA-B098", "VA-V019")
def test_exploring_lays_a_dark_tile_and_moves_onto_it() -> None:
    scene = GoblinScene()
    scene.lay("1,0", symbol="eye")
    scene.people(eye=1)
    scene.put("eye", "1,0")
    top = scene.g.tiles[-1]
    scene.activation()
    scene.say("activate eye")
    assert scene.spaces("explore") == {"1,1", "1,-1", "2,0"}
    scene.say("explore 1,1")
    assert scene.where_is("eye") == "1,1"
    assert scene.is_dark("1,1")
    assert scene.cell("1,1") == top
    assert scene.population("eye") == 1


@pytest.mark.rule("VA-B098", "VA-B099")
def test_no_exploring_from_lit_tiles_or_without_tiles() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.lay("0,1", symbol="eye")
    scene.people(eye=1, bones=1)
    scene.put("bones", "1,0")
    scene.put("eye", "0,1")
    scene.activation()
    scene.say("activate bones")
    assert scene.offered(verb="explore") == []
    scene.say("done")
    scene.say("activate eye")
    assert scene.offered(verb="explore") != []
    scene.g.tiles_out.extend(scene.g.tiles)
    scene.g.tiles.clear()
    scene.again()
    assert scene.offered(verb="explore") == []


@pytest.mark.rule("VA-B098", "VA-B099", "VA-C017")
def test_with_a_cave_player_the_cave_picks_the_tile_to_explore() -> None:
    scene = GoblinScene("knight-goblins-cave")
    scene.lay("1,0", symbol="eye")
    scene.people(eye=1)
    scene.put("eye", "1,0")
    crystal = scene.find("crystal")
    scene.g.tiles.remove(crystal)
    scene.g.tiles.append(scene.g.hand[0])
    scene.g.hand[0] = crystal
    scene.g.faces.show_to(crystal, scene.g.seat(cards.CAVE))
    scene.activation()
    scene.say("activate eye", "explore 2,0")
    assert scene.role_asked[0] == "cave"
    assert {TILES[scene.g.face(cell)] for cell in scene.g.hand} == scene.spaces("lay-tile")
    chosen = next(cell for cell in scene.g.hand if cell != crystal)
    scene.say(f"lay-tile {TILES[scene.g.face(chosen)]}")
    assert scene.where_is("eye") == "2,0"
    assert scene.cell("2,0") == chosen


# Revealing, lurking, hiding.


@pytest.mark.rule("VA-B100", "VA-B101", "VA-B102")
def test_a_hidden_tribe_appears_on_dark_tiles_of_its_symbol_without_strangers() -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.stand_in(StandIn("thief"))
    for space in ("1,0", "0,1", "-1,0"):
        scene.lay(space, symbol="bones")
    scene.lay("0,-1", symbol="eye")
    scene.lay("2,0", symbol="bones", lit=True)
    scene.put("thief", "1,0")
    scene.put("eye", "0,1")
    scene.g.treasure[scene.cell("0,1")] = 1
    scene.people(bones=1, eye=1)
    scene.activation()
    scene.say("activate bones")
    assert set(scene.offered()) == {"appear 0,1", "appear -1,0", "done"}
    scene.say("appear 0,1")
    assert scene.where_is("bones") == "0,1"
    assert scene.role_asked == ("goblins", "activate-tribes")


@pytest.mark.rule("VA-B102", "VA-B101")
def test_without_such_a_tile_a_tribe_lurks_beside_the_map() -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.stand_in(StandIn("thief"))
    scene.lay("1,0", symbol="eye")
    scene.put("thief", "1,0")
    scene.people(eye=1)
    scene.activation()
    scene.say("activate eye")
    assert scene.offered(verb="appear") == []
    assert scene.spaces("lurk") == {"0,1", "0,-1", "-1,0", "1,1", "1,-1", "2,0"}
    scene.say("lurk 0,1")
    assert scene.where_is("eye") == "lurking"
    assert scene.view()["boards"]["goblins"]["tribes"]["eye"]["where"] == "lurking"
    assert scene.offered(verb="activate") == []


@pytest.mark.rule("VA-B103", "VA-B104")
def test_a_lurking_tribe_steps_onto_one_tile_and_does_no_more() -> None:
    scene = GoblinScene()
    scene.corridor(3)
    scene.lay("0,1", shape="hall", lit=True)
    scene.people(bones=1, eye=1)
    scene.lurk("bones", "1,1")
    scene.activation()
    scene.say("activate bones")
    assert set(scene.offered()) == {"move 1,0", "move 0,1", "hide", "done"}
    scene.say("move 1,0")
    assert scene.where_is("bones") == "1,0"
    assert scene.role_asked == ("goblins", "activate-tribes")


@pytest.mark.rule("VA-B103", "VA-B107")
def test_a_lurking_tribe_may_hide() -> None:
    scene = GoblinScene()
    scene.people(bones=1, eye=1)
    scene.lurk("bones", "1,0")
    scene.activation()
    scene.say("activate bones", "hide")
    assert scene.where_is("bones") == "hidden"
    assert scene.population("bones") == 1


@pytest.mark.rule("VA-B104")
def test_a_lurking_tribe_heeds_walls_armor_and_the_knight() -> None:
    scene = GoblinScene("knight-goblins-dragon")
    scene.stand_in(StandIn("dragon", armor=3))
    scene.lay("1,0", shape="hall", lit=True)
    scene.lay("2,1", shape="tunnel", lit=True)
    scene.lay("1,2", shape="hall", lit=True)
    scene.put("dragon", "1,2")
    scene.put("knight", "1,0")
    scene.people(bones=3)
    scene.lurk("bones", "1,1")
    scene.activation()
    scene.say("activate bones")
    assert scene.offered(verb="move") == []
    scene.people(bones=4)
    scene.again()
    assert scene.offered(verb="move") == ["move 1,2"]


@pytest.mark.rule("VA-B103", "VA-R021", "VA-R032")
def test_a_lurking_tribe_steps_onto_no_pit_and_no_end_of_the_canyon() -> None:
    scene = GoblinScene()
    scene.lay("1,0", shape="hall", lit=True)
    scene.terrain("canyon", "2,-1", facing=1)
    scene.lay("0,1", shape="hall", lit=True)
    scene.terrain("pit-1", "0,2")
    scene.people(bones=2, eye=2)
    scene.lurk("bones", "1,1")
    scene.lurk("eye", "1,2")
    scene.activation()
    scene.say("activate bones")
    assert scene.spaces("move") == {"1,0", "0,1"}
    scene.say("done", "activate eye")
    assert scene.spaces("move") == set()


@pytest.mark.rule("VA-B105")
def test_a_tile_under_a_lurking_tribe_reveals_it() -> None:
    from undercroft.games.vast.cavern.laying import lay_dark

    scene = GoblinScene()
    scene.people(bones=1)
    scene.lurk("bones", "1,0")
    lay_dark(scene.g, scene.g.tiles.pop(), SPACE.index["1,0"])
    assert scene.where_is("bones") == "1,0"
    scene.lurk("eye", "0,2")
    scene.terrain("lake", "0,1")
    assert scene.where_is("eye") == "0,2"


@pytest.mark.rule("VA-B106", "VA-B108", "VA-K042", "VA-K043", "VA-K044")
def test_hidden_and_lurking_tribes_ambush_the_knight() -> None:
    scene = GoblinScene()
    scene.lay("1,0", "ambush", shape="hall")
    scene.lay("0,1")
    scene.people(fangs=1, bones=1, eye=3)
    scene.lurk("eye", "0,2")
    scene.put("fangs", "0,1")
    scene.board.rage = 2
    scene.turn("knight")
    scene.say("move 1,0")
    while scene.role_asked[1] != "ambush":
        scene.say("ready" if "ready" in scene.offered() else scene.offered()[0])
    assert scene.role_asked == ("goblins", "ambush")
    assert scene.offered() == ["ambush eye", "lie-low"]
    scene.say("ambush eye")
    assert scene.knight.health == 6
    assert scene.where_is("eye") == "hidden"
    assert scene.population("eye") == 1
    assert scene.rage == 1


@pytest.mark.rule("VA-K044", "VA-B106")
def test_the_goblins_may_lie_low() -> None:
    scene = GoblinScene()
    scene.people(eye=3)
    scene.give("fangs", "ogre")
    scene.activation()
    scene.happens(scene.g.book.roles[GOBLINS].ambush(scene.g))
    assert scene.strength("fangs") == 2
    assert scene.offered() == ["ambush eye", "lie-low"], "an Ogre without Goblins ambushes nobody"
    scene.say("lie-low")
    assert (scene.knight.health, scene.population("eye"), scene.rage) == (7, 3, 1)


@pytest.mark.rule("VA-X012")
def test_the_worked_example_of_an_ambush() -> None:
    scene = GoblinScene()
    scene.people(bones=2)
    scene.give("bones", "ogre")
    scene.board.rage = 2
    scene.activation()
    scene.knight_strength(2)
    scene.happens(scene.g.book.roles[GOBLINS].ambush(scene.g))
    assert scene.offered(verb="ambush") == ["ambush bones"]
    scene.knight_strength(1)
    scene.say("ambush bones")
    assert (scene.knight.health, scene.population("bones"), scene.rage) == (6, 0, 1)
    assert scene.monsters("bones") == []


@pytest.mark.rule("VA-B107")
def test_hiding_keeps_goblins_and_monsters() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(bones=3)
    scene.give("bones", "ogre", "wisp")
    scene.put("bones", "1,0")
    scene.activation()
    scene.say("activate bones", "hide")
    assert scene.where_is("bones") == "hidden"
    assert scene.population("bones") == 3
    assert scene.monsters("bones") == ["ogre", "wisp"]


@pytest.mark.rule("VA-B108")
def test_hidden_tribes_are_no_targets() -> None:
    from undercroft.games.vast.roles.knight.board import BOW

    for hidden in (False, True):
        scene = GoblinScene()
        scene.corridor(2)
        scene.people(bones=3)
        scene.hold("trap")
        if not hidden:
            scene.put("bones", "2,0")
        scene.turn("knight")
        scene.knight.on[BOW] = 1
        scene.again()
        assert (scene.offered(verb="shoot") == []) is hidden
        assert scene.g.book.roles[GOBLINS].can_be_pickpocketed(scene.g, 2) is not hidden


# Special actions.


@pytest.mark.rule("VA-B109", "VA-B050")
def test_the_three_special_actions() -> None:
    scene = GoblinScene()
    scene.corridor(3)
    scene.people(fangs=1, bones=2, eye=1)
    for tribe in ("fangs", "bones", "eye"):
        scene.put(tribe, "3,0")
    scene.stack_monsters("golem")
    scene.activation()
    scene.say("activate fangs", "special-action")
    assert scene.rage == 2
    scene.say("activate bones", "special-action")
    assert scene.role_asked == ("goblins", "assign-monsters")
    scene.say("assign-monster golem eye")
    assert scene.monsters("eye") == ["golem"]
    scene.say("activate eye", "special-action")
    assert len(scene.board.hand) == 1


@pytest.mark.rule("VA-B109", "VA-B031")
def test_bones_draws_a_monster_for_nothing_when_there_is_no_room() -> None:
    scene = GoblinScene()
    scene.corridor(3)
    scene.people(bones=1, eye=1)
    scene.put("bones", "3,0")
    scene.give("fangs", "ogre")
    scene.activation()
    scene.say("activate bones", "special-action")
    assert scene.offered(verb="assign-monster") == []
    scene.say("done")
    assert len(scene.g.monster_discards) == 1


# Flare.


@pytest.mark.rule("VA-V129", "VA-V130", "VA-V090")
def test_each_tribe_may_light_one_flare_without_spending_its_action() -> None:
    scene = GoblinScene("goblins")
    scene.lay("1,0", symbol="eye")
    scene.lay("0,1", symbol="bones")
    scene.lay("0,-1", symbol="bones")
    scene.people(bones=2, eye=2)
    scene.put("bones", "0,1")
    scene.put("eye", "0,-1")
    scene.activation()
    scene.say("activate bones", "tribe-flare")
    scene.roll("centre")
    while scene.role_asked[1] != "tribe-acts":
        scene.say(scene.offered()[0])
    assert scene.is_lit("0,1")
    assert not scene.is_lit("1,0")
    assert scene.offered(verb="tribe-flare") == []
    assert scene.offered(verb="move") != []
    assert "special-action" in scene.offered()
    scene.say("done", "activate eye")
    assert scene.offered(verb="tribe-flare") == ["tribe-flare"]
    scene.say("done")
    scene.turn("goblins")
    while scene.role_asked[1] != "activate-tribes":
        scene.say(scene.offered()[-1])
    scene.say("activate bones")
    assert scene.offered(verb="tribe-flare") == ["tribe-flare"], "and again in their next turn"


@pytest.mark.rule("VA-R006", "VA-V129")
def test_terrain_comes_near_the_tribe_that_lit_the_flare() -> None:
    scene = GoblinScene("goblins", terrain=True)
    scene.corridor(6)
    scene.lay("7,0", "event", symbol="bones")
    scene.seal()
    scene.people(fangs=2, bones=2)
    scene.put("fangs", "0,0")
    scene.put("bones", "7,0")
    scene.activation()
    scene.say("activate bones", "tribe-flare")
    scene.roll("centre")
    while scene.role_asked[1] != "choose-terrain":
        scene.say(scene.offered()[0])
    scene.say("choose-terrain lake")
    near = {abs(int(space.split(",")[0]) - 7) + abs(int(space.split(",")[1])) for space in scene.spaces("lay-terrain")}
    assert min(near) <= 2, "beside the Bones, not beside the Fangs at the Entrance"


@pytest.mark.rule("VA-V129")
def test_a_flare_after_moving_ends_the_move_and_needs_a_tribe_on_the_map() -> None:
    scene = GoblinScene("goblins")
    scene.corridor(3)
    scene.people(bones=4, eye=1)
    scene.put("bones", "3,0")
    scene.activation()
    scene.say("activate bones", "move 2,0", "tribe-flare")
    scene.roll("centre")
    assert scene.offered(verb="move") == []
    assert "hide" in scene.offered()
    scene.say("done", "activate eye")
    assert scene.offered(verb="tribe-flare") == []
