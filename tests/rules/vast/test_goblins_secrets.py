"""Secrets: the hand, and what each card does."""

import pytest

from undercroft.games.vast import cards
from undercroft.games.vast.cards import BONES, EYE, FANGS, GOBLINS, KNIGHT_PIECE
from undercroft.games.vast.roles.goblins.losses import LosePopulation, Scatter

from .goblin_scenes import GoblinScene, StandIn


def discards(scene: GoblinScene) -> list[str]:
    return [cards.SECRETS[scene.g.faces.face[card]] for card in scene.board.secret_discards]


# The hand.


@pytest.mark.rule("VA-B055")
def test_a_sixth_secret_forces_a_discard_and_face_up_ones_count() -> None:
    scene = GoblinScene()
    scene.hold("hex", "poison", "leader")
    scene.face_up("trap")
    scene.stack_war("fear")
    scene.stack_secrets("cave-in", "blind-fury")
    scene.turn("goblins")
    scene.say("choose-war fear", "done", "done")
    assert scene.role_asked == ("goblins", "discard-secret")
    assert set(scene.offered()) == {
        f"discard-secret {name}" for name in ("hex", "poison", "leader", "trap", "cave-in", "blind-fury")
    }
    scene.say("discard-secret hex")
    assert scene.hand() == ["blind-fury", "cave-in", "leader", "poison"]
    assert scene.secrets_up() == ["trap"]
    assert discards(scene) == ["hex"]
    assert scene.role_asked == ("goblins", "activate-tribes")


@pytest.mark.rule("VA-B005")
def test_the_secrets_deck_is_made_anew_only_when_it_has_run_out() -> None:
    scene = GoblinScene()
    board = scene.board
    board.secret_discards = board.secret_deck[:-1]
    board.secret_deck = board.secret_deck[-1:]
    for card in board.secret_discards:
        scene.g.faces.show(card)
    scene.stack_war("fear")
    scene.turn("goblins")
    scene.say("done", "done")
    assert scene.role_asked == ("luck", "secrets")
    assert len(board.hand) == 1
    scene.order()
    assert len(board.hand) == 2
    assert board.secret_discards == []


@pytest.mark.rule("VA-B056")
def test_secrets_are_played_in_their_own_turn_only() -> None:
    scene = GoblinScene()
    scene.lay("1,0")
    scene.people(fangs=3, eye=2)
    scene.hold("hex", "secret-tunnels")
    scene.turn("knight")
    scene.say("move 1,0")
    while scene.role_asked[0] == "knight":
        assert not [text for text in scene.offered() if text.startswith(("hex", "play-secret"))]
        scene.say(scene.offered()[-1])
    scene.stack_war("hate")
    scene.turn("goblins")
    assert scene.role_asked == ("goblins", "choose-war")
    assert {"hex knight", "play-secret secret-tunnels"} <= set(scene.offered())
    scene.say("hex knight")
    assert scene.role_asked == ("goblins", "choose-war")
    assert discards(scene) == ["hex"]


@pytest.mark.rule("VA-B056")
def test_no_secret_is_played_in_the_middle_of_laying_a_tile() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(eye=2)
    scene.hold("cave-in", "hex")
    scene.activation()
    assert scene.offered(verb="hex") == ["hex knight"]
    scene.say("end-turn")
    scene.order()
    assert scene.role_asked == ("goblins", "lay-dark-tile")
    assert {text.split()[0] for text in scene.offered()} == {"lay"}


# Secret Tunnels.


@pytest.mark.rule("VA-B057", "VA-B058")
def test_secret_tunnels_put_a_revealed_tribe_on_a_free_dark_tile() -> None:
    scene = GoblinScene()
    scene.corridor(3)
    scene.lay("0,1", symbol="eye")
    scene.lay("0,-1", symbol="bones")
    scene.lay("3,1", symbol="bones")
    scene.g.treasure[scene.cell("0,-1")] = 1
    scene.people(fangs=2, bones=2)
    scene.put("fangs", "3,0")
    scene.hold("secret-tunnels")
    scene.activation()
    scene.say("play-secret secret-tunnels", "activate fangs")
    assert scene.role_asked == ("goblins", "use-tunnels")
    assert scene.spaces("tunnel") == {"0,1", "3,1"}
    scene.say("tunnel 3,1")
    assert scene.where_is("fangs") == "3,1"
    assert scene.board.exits == 0
    assert scene.offered(verb="move") == []
    assert scene.offered(verb="explore") == []
    assert {"hide", "special-action"} <= set(scene.offered())
    scene.say("special-action")
    assert scene.rage == 2
    scene.say("activate bones")
    assert scene.role_asked[1] == "tribe-acts"


@pytest.mark.rule("VA-B058")
def test_secret_tunnels_come_too_late_once_a_tribe_is_activated() -> None:
    scene = GoblinScene()
    scene.corridor(3)
    scene.lay("3,1", symbol="bones")
    scene.people(fangs=4, bones=2)
    scene.put("fangs", "3,0")
    scene.put("bones", "2,0")
    scene.hold("secret-tunnels")
    scene.activation()
    scene.say("activate fangs", "move 2,0", "play-secret secret-tunnels")
    assert scene.role_asked[1] == "tribe-acts"
    assert scene.offered(verb="tunnel") == []
    scene.say("done", "activate bones")
    assert scene.spaces("tunnel") == {"3,1"}


@pytest.mark.rule("VA-B057", "VA-B058")
def test_neither_gnome_nor_cave_in_moves_a_tribe_from_its_tunnel() -> None:
    scene = GoblinScene()
    scene.corridor(3)
    scene.lay("3,1", symbol="bones")
    scene.lay("0,1", symbol="bones")
    scene.people(fangs=2, eye=2)
    scene.give("fangs", "gnome")
    scene.put("fangs", "3,0")
    scene.hold("secret-tunnels", "cave-in")
    scene.activation()
    scene.say("play-secret secret-tunnels", "activate fangs", "tunnel 3,1")
    scene.g.treasure[scene.cell("3,1")] = 1
    scene.again()
    scene.say("plunder-treasure")
    assert scene.role_asked == ("goblins", "activate-tribes")
    scene.say("play-secret cave-in")
    assert "3,1" not in scene.spaces("remove")
    assert "0,1" in scene.spaces("remove")


@pytest.mark.rule("VA-B057", "VA-G090")
@pytest.mark.parametrize("tunnelled", [True, False])
def test_the_collapse_at_the_end_of_the_turn_spares_a_tribe_in_its_tunnel(tunnelled: bool) -> None:
    scene = GoblinScene()
    scene.corridor(3)
    scene.lay("0,1")
    scene.lay("0,-1")
    scene.people(fangs=2)
    scene.put("knight", "1,0")
    scene.put("fangs", "3,0")
    scene.hold("secret-tunnels")
    scene.g.tiles_out.extend(scene.g.tiles)
    scene.g.tiles.clear()
    scene.g.collapsing = True
    scene.activation()
    scene.say("play-secret secret-tunnels", "activate fangs", "tunnel 0,1" if tunnelled else "stay", "done")
    scene.order()
    assert scene.role_asked == ("goblins", "collapse-tile")
    assert scene.spaces("remove") == ({"3,0", "0,-1"} if tunnelled else {"3,0", "0,1", "0,-1"})


@pytest.mark.rule("VA-B057")
def test_others_move_a_tribe_from_its_tunnel_in_their_own_turns() -> None:
    from undercroft.games.vast.cavern.moving import Push

    scene = GoblinScene()
    scene.corridor(3)
    scene.lay("3,1", symbol="bones")
    scene.people(fangs=2)
    scene.put("fangs", "3,0")
    scene.hold("secret-tunnels")
    scene.activation()
    scene.say("play-secret secret-tunnels", "activate fangs", "tunnel 3,1", "done")
    scene.order()
    scene.answer_all("lay-dark-tile")
    scene.answer_all("past-plunder")
    assert scene.role_asked[0] == "knight"
    scene.happens(Push(cards.KNIGHT, FANGS, 1, 1))
    assert "3,0" in scene.spaces("push")


# Cave-In.


@pytest.mark.rule("VA-B059", "VA-B009", "VA-G067")
def test_a_cave_in_takes_up_to_x_tiles_but_not_those_it_must_spare() -> None:
    scene = GoblinScene()
    scene.corridor(3)
    scene.lay("0,1")
    scene.lay("0,-1")
    scene.put("knight", "1,0")
    scene.g.crystal[scene.cell("3,0")] = 1
    scene.people(eye=2)
    scene.hold("cave-in")
    scene.activation()
    scene.say("play-secret cave-in")
    assert scene.role_asked == ("goblins", "cave-in")
    assert scene.spaces("remove") == {"2,0", "0,1", "0,-1"}
    scene.say("remove 0,1")
    assert set(scene.offered()) == {"remove 2,0", "remove 0,-1", "done"}
    scene.say("remove 0,-1")
    scene.settle()
    assert len(scene.heard("tile-removed")) == 2
    assert {args["space"] for args in scene.heard("tile-removed")} == {"0,1", "0,-1"}


@pytest.mark.rule("VA-B059")
def test_a_cave_in_may_stop_early() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.lay("0,1")
    scene.people(eye=4)
    scene.hold("cave-in")
    scene.activation()
    scene.say("play-secret cave-in", "remove 0,1", "done")
    scene.settle()
    assert len(scene.heard("tile-removed")) == 1


@pytest.mark.rule("VA-B060", "VA-G096", "VA-G111")
def test_a_cave_in_moves_their_own_tribe_off_first() -> None:
    scene = GoblinScene()
    scene.corridor(3)
    scene.people(fangs=3, eye=2)
    scene.put("fangs", "2,0")
    scene.hold("cave-in")
    scene.activation()
    scene.say("play-secret cave-in", "remove 2,0")
    assert "3,0" in scene.spaces("remove")
    scene.say("remove 3,0")
    scene.settle()
    assert scene.where_is("fangs") == "1,0"
    assert scene.population("fangs") == 3


@pytest.mark.rule("VA-G111", "VA-B060")
def test_a_tile_a_tribe_cannot_leave_is_no_target() -> None:
    scene = GoblinScene()
    scene.lay("0,1", shape="tunnel", lit=True, facing="east")
    scene.lay("1,0", shape="hall", lit=True)
    scene.people(fangs=3, eye=2)
    scene.put("fangs", "0,1")
    scene.hold("cave-in")
    scene.activation()
    scene.say("play-secret cave-in")
    assert scene.spaces("remove") == {"1,0"}


@pytest.mark.rule("VA-G111", "VA-B060")
def test_a_tribe_does_not_leave_its_tile_over_another_one_that_caves_in() -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.lay("0,1", shape="hall", lit=True)
    scene.put("knight", "0,1")
    scene.people(fangs=3, eye=2)
    scene.put("fangs", "2,0")
    scene.hold("cave-in")
    scene.activation()
    scene.say("play-secret cave-in", "remove 2,0")
    assert "1,0" not in scene.spaces("remove")


@pytest.mark.rule("VA-B074")
@pytest.mark.parametrize("eye", [0, 1])
def test_without_the_eye_cave_in_and_hex_cannot_be_played(eye: int) -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(fangs=1, eye=eye)
    scene.hold("cave-in", "hex")
    scene.activation()
    assert ("hex knight" in scene.offered()) is (eye > 0)
    assert ("play-secret cave-in" in scene.offered()) is (eye > 0)


# Poison.


@pytest.mark.rule("VA-B061", "VA-B062")
@pytest.mark.parametrize(("people", "due"), [(2, 1), (3, 2)])
def test_poison_takes_one_cube_or_two_after_a_clear_win(people: int, due: int) -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(eye=people)
    scene.put("eye", "1,0")
    scene.hold("poison")
    scene.knight.pool = 4
    scene.activation()
    scene.say("activate eye", "move 0,0")
    assert scene.role_asked == ("goblins", "poison")
    assert scene.where_is("eye") == "0,0"
    assert scene.knight.health == 6
    scene.say("play-secret poison")
    for _ in range(due):
        assert scene.role_asked == ("knight", "poisoned-cube")
        scene.say("give-unplaced-cube")
    assert scene.knight.poisoned == due
    assert scene.where_is("eye") == "hidden"


@pytest.mark.rule("VA-B062")
def test_poison_leaves_her_two_cubes() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(eye=4)
    scene.put("eye", "1,0")
    scene.hold("poison")
    scene.knight.pool = 3
    scene.activation()
    scene.say("activate eye", "move 0,0", "play-secret poison", "give-unplaced-cube")
    assert scene.role_asked[1] != "poisoned-cube"
    assert scene.knight.poisoned == 1


@pytest.mark.rule("VA-B062", "VA-G101")
def test_the_poison_question_betrays_nothing() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(eye=4)
    scene.put("eye", "1,0")
    scene.hold("leader")
    scene.activation()
    scene.say("activate eye", "move 0,0")
    assert scene.role_asked == ("goblins", "poison")
    assert scene.offered() == ["no"]


@pytest.mark.rule("VA-B115", "VA-B061")
def test_poisoned_cubes_come_back_only_by_a_new_entry_onto_the_entrance() -> None:
    from undercroft.games.vast.cavern.moving import Enter

    scene = GoblinScene()
    scene.corridor(2)
    scene.people(eye=2)
    scene.put("eye", "1,0")
    scene.hold("poison")
    scene.knight.pool = 3
    scene.activation()
    scene.say("activate eye", "move 0,0", "play-secret poison", "give-unplaced-cube")
    assert (scene.knight.pool, scene.knight.poisoned) == (2, 1)
    scene.happens(Enter(KNIGHT_PIECE, scene.cell("1,0"), True))
    assert scene.knight.poisoned == 1
    scene.happens(Enter(KNIGHT_PIECE, 0, True))
    assert (scene.knight.pool, scene.knight.poisoned) == (3, 0)


# Leader.


@pytest.mark.rule("VA-B063")
def test_a_leader_stops_the_scatter_but_not_the_trimming() -> None:
    scene = GoblinScene()
    scene.people(fangs=4, bones=3)
    scene.hold("leader")
    scene.stack_war("hate")
    scene.turn("goblins")
    assert "play-secret leader" not in scene.offered()
    scene.say("choose-war hate", "done")
    assert "play-secret leader" in scene.offered()
    scene.say("play-secret leader")
    assert scene.board.population == [4, 4, 2]
    assert scene.heard("tribe-scattered") == []
    assert discards(scene) == ["leader"]


# Goblin Ruby.


@pytest.mark.rule("VA-B064", "VA-T024")
def test_the_ruby_lowers_every_perception() -> None:
    scene = GoblinScene()
    scene.people(fangs=2, bones=1)
    scene.hold("goblin-ruby")
    scene.activation()
    assert scene.perception("fangs") == 3
    scene.say("play-secret goblin-ruby")
    assert scene.secrets_up() == ["goblin-ruby"]
    assert (scene.perception("fangs"), scene.perception("bones"), scene.perception("eye")) == (2, 1, 0)


@pytest.mark.rule("VA-B064", "VA-B065")
def test_the_ruby_exchanges_one_drawn_card_a_turn() -> None:
    scene = GoblinScene()
    scene.face_up("goblin-ruby")
    scene.people(bones=2)
    scene.stack_war("pain", "desolation")
    scene.stack_monsters("ogre", "troll")
    scene.turn("goblins")
    assert set(scene.offered()) == {"choose-war pain", "redraw-war pain"}
    scene.say("redraw-war pain")
    assert scene.heard("war-chosen") == [{"war": "desolation"}]
    scene.say("done")
    assert scene.role_asked[1] == "assign-monsters"
    assert scene.offered(verb="redraw-monster") == []
    scene.say("done")
    assert scene.role_asked[1] == "activate-tribes"
    assert len(scene.board.hand) == 1


@pytest.mark.rule("VA-B064")
def test_the_ruby_exchanges_a_monster_right_after_the_draw() -> None:
    scene = GoblinScene()
    scene.face_up("goblin-ruby")
    scene.people(bones=1)
    scene.stack_war("desolation")
    scene.stack_monsters("ogre", "troll")
    scene.turn("goblins")
    scene.say("choose-war desolation", "done")
    assert "redraw-monster ogre" in scene.offered()
    scene.say("redraw-monster ogre")
    assert "assign-monster troll fangs" in scene.offered()
    assert "assign-monster ogre fangs" not in scene.offered()
    assert scene.offered(verb="redraw-monster") == []


@pytest.mark.rule("VA-B064")
def test_the_ruby_acts_right_after_the_draw_or_not_at_all() -> None:
    scene = GoblinScene()
    scene.face_up("goblin-ruby")
    scene.people(bones=4)
    scene.stack_war("desperation")
    scene.turn("goblins")
    scene.say("choose-war desperation")
    assert len(scene.offered(verb="redraw-monster")) == 3
    scene.say(scene.offered(verb="assign-monster")[0])
    assert scene.offered(verb="redraw-monster") == []


@pytest.mark.rule("VA-B065")
def test_a_redrawn_monster_does_not_come_back_from_the_reshuffled_discards() -> None:
    scene = GoblinScene()
    scene.face_up("goblin-ruby")
    scene.people(bones=1)
    scene.stack_war("desolation")
    scene.stack_monsters("ogre")
    g = scene.g
    g.monster_discards, g.monster_deck = g.monster_deck[:2], g.monster_deck[-1:]
    scene.turn("goblins")
    scene.say("choose-war desolation", "done", "redraw-monster ogre")
    assert scene.role_asked == ("luck", "monsters")
    scene.order()
    assert [cards.MONSTERS[g.faces.face[card]] for card in g.monster_discards] == ["ogre"]
    assert "ogre" not in [cards.MONSTERS[g.faces.face[card]] for card in g.monster_deck + scene.board.monsters_drawn]


@pytest.mark.rule("VA-B064")
def test_the_ruby_exchanges_once_a_turn_and_is_fresh_in_the_next() -> None:
    scene = GoblinScene()
    scene.face_up("goblin-ruby")
    scene.corridor(2)
    scene.people(eye=2)
    scene.put("eye", "2,0")
    scene.stack_war("spite")
    scene.turn("goblins")
    scene.say("choose-war spite", "done")
    scene.say(scene.offered(verb="redraw-secret")[0])
    scene.say("activate eye", "special-action")
    assert scene.role_asked == ("goblins", "activate-tribes")
    scene.say("end-turn")
    scene.order()
    scene.turn("goblins")
    assert scene.offered(verb="redraw-war") != []


@pytest.mark.rule("VA-B064", "VA-B065")
def test_the_ruby_exchanges_a_secret_and_never_gets_the_same_back() -> None:
    scene = GoblinScene()
    scene.face_up("goblin-ruby")
    board = scene.board
    scene.stack_secrets("hex")
    board.secret_discards = board.secret_deck[:2]
    for card in board.secret_discards:
        scene.g.faces.show(card)
    board.hand = board.secret_deck[2:4]
    board.secret_deck = board.secret_deck[-1:]
    scene.stack_war("spite")
    scene.turn("goblins")
    scene.say("choose-war spite", "done")
    assert scene.role_asked == ("goblins", "redraw-secret")
    scene.say("redraw-secret hex")
    assert scene.role_asked == ("luck", "secrets")
    scene.order()
    assert "hex" not in scene.hand()
    assert discards(scene) == ["hex"]


@pytest.mark.rule("VA-B065")
def test_the_ruby_is_lost_only_when_a_population_falls_to_nothing() -> None:
    scene = GoblinScene()
    scene.face_up("goblin-ruby")
    scene.people(fangs=3, bones=2)
    scene.activation()
    scene.happens(Scatter(FANGS))
    scene.happens(Scatter(EYE))
    assert scene.secrets_up() == ["goblin-ruby"]
    scene.happens(Scatter(BONES))
    assert scene.secrets_up() == []
    assert discards(scene) == ["goblin-ruby"]


# Blind Fury and Fire Bomber.


@pytest.mark.rule("VA-B066")
@pytest.mark.parametrize("fury", [False, True])
def test_blind_fury_makes_lit_tiles_free(fury: bool) -> None:
    scene = GoblinScene()
    scene.corridor(7)
    scene.people(bones=4)
    scene.put("bones", "7,0")
    scene.put("eye", "7,0")
    scene.people(bones=4, eye=1)
    scene.hold("blind-fury")
    scene.activation()
    scene.say(f"play-secret-on blind-fury {'bones' if fury else 'eye'}", "activate bones", "move 1,0")
    assert scene.population("bones") == (4 if fury else 1)


@pytest.mark.rule("VA-B066", "VA-B067")
def test_fury_and_bomber_end_with_the_turn() -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.people(bones=2)
    scene.put("bones", "2,0")
    scene.hold("blind-fury", "fire-bomber", "secret-tunnels")
    scene.activation()
    scene.say("play-secret-on blind-fury bones", "play-secret-on fire-bomber bones", "play-secret secret-tunnels")
    assert scene.strength("bones") == 4
    scene.say("end-turn")
    scene.order()
    assert scene.strength("bones") == 2
    shown = scene.view()["boards"]["goblins"]
    assert (shown["blind_fury"], shown["fire_bomber"], shown["secret_tunnels"]) == ([], [], False)


def fangs_and_bones(count: int, secret: str) -> GoblinScene:
    """Two Tribes of this Population at the end of a long corridor, and a Secret in hand."""
    scene = GoblinScene()
    scene.corridor(7)
    scene.people(fangs=count, bones=count)
    for tribe in ("fangs", "bones"):
        scene.put(tribe, "7,0")
    scene.hold(secret)
    scene.activation()
    return scene


@pytest.mark.rule("VA-B066")
def test_blind_fury_drawn_again_in_the_same_turn_leaves_the_first_tribe_furious() -> None:
    scene = fangs_and_bones(4, "blind-fury")
    scene.say("play-secret-on blind-fury bones")
    scene.hold_again("blind-fury")
    scene.again()
    scene.say("play-secret-on blind-fury fangs", "activate bones", "move 1,0")
    assert scene.population("bones") == 4


@pytest.mark.rule("VA-B067")
def test_a_fire_bomber_drawn_again_in_the_same_turn_adds_two_more_wherever_it_goes() -> None:
    scene = fangs_and_bones(1, "fire-bomber")
    before = scene.strength("fangs")
    for tribe, fangs, bones in (("bones", 0, 2), ("fangs", 2, 2), ("fangs", 4, 2)):
        scene.say(f"play-secret-on fire-bomber {tribe}")
        assert (scene.strength("fangs") - before, scene.strength("bones")) == (fangs, 1 + bones)
        scene.hold_again("fire-bomber")
        scene.again()


@pytest.mark.rule("VA-B067")
def test_a_fire_bomber_adds_two_and_takes_the_tribe_along() -> None:
    scene = GoblinScene()
    scene.corridor(1)
    scene.people(bones=4)
    scene.put("bones", "1,0")
    scene.hold("fire-bomber")
    scene.knight_strength(4)
    scene.activation()
    scene.say("activate bones")
    assert scene.spaces("move") == set()
    scene.say("play-secret-on fire-bomber bones")
    assert scene.strength("bones") == 6
    assert scene.strength("eye") == 0, "no other Tribe"
    scene.say("move 0,0")
    assert scene.knight.health == 6
    assert scene.population("bones") == 0


@pytest.mark.rule("VA-B067", "VA-B110")
def test_a_fire_bomber_against_the_thief_ends_the_tribe_too() -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.stand_in(StandIn("thief", stealth=1, level=0))
    scene.corridor(2)
    scene.people(bones=3)
    scene.put("bones", "2,0")
    scene.put("thief", "2,0")
    scene.hold("fire-bomber")
    scene.activation()
    scene.say("play-secret-on fire-bomber bones", "activate bones", "tribe-attack thief")
    assert scene.population("bones") == 0
    assert scene.where_is("bones") == "hidden"


@pytest.mark.rule("VA-B067", "VA-B092")
def test_a_fire_bomber_goes_off_when_the_crystal_breaks_whoever_came_second() -> None:
    for bomber in ("fangs", "bones"):
        scene = GoblinScene()
        scene.corridor(2)
        scene.g.crystal[scene.cell("2,0")] = 1
        scene.people(fangs=4, bones=4)
        for tribe in ("fangs", "bones"):
            scene.put(tribe, "2,0")
        scene.hold("fire-bomber")
        scene.activation()
        scene.say(f"play-secret-on fire-bomber {bomber}", "activate fangs", "hew-crystal")
        assert scene.population("fangs") == 4, "a lone blow does not set it off"
        scene.say("activate bones", "hew-crystal")
        assert scene.population("fangs") == (0 if bomber == "fangs" else 2)
        assert scene.population("bones") == (0 if bomber == "bones" else 2)


@pytest.mark.rule("VA-B067", "VA-V162")
def test_a_fire_bomber_goes_off_under_the_dragon_too() -> None:
    scene = GoblinScene("goblins-dragon")
    dragon = scene.stand_in(StandIn("dragon", armor=3))
    scene.corridor(2)
    scene.people(bones=4)
    scene.put("bones", "2,0")
    scene.put("dragon", "2,0")
    scene.hold("fire-bomber")
    scene.activation()
    scene.say("play-secret-on fire-bomber bones", "activate bones", "tribe-attack dragon")
    assert dragon.hits == 1
    assert scene.population("bones") == 0


# Hex.


@pytest.mark.rule("VA-B068", "VA-B116")
def test_hex_names_any_other_living_role_even_off_the_map() -> None:
    scene = GoblinScene("knight-goblins-dragon-cave-thief")
    others = [scene.stand_in(StandIn(role, stealth=5)) for role in ("dragon", "cave", "thief")]
    scene.people(eye=3)
    scene.hold("hex")
    scene.activation()
    assert scene.where("thief") is None
    assert set(scene.offered(verb="hex")) == {"hex knight", "hex dragon", "hex cave", "hex thief"}
    others[0].hexable = False
    scene.again()
    assert "hex dragon" not in scene.offered()
    scene.say("hex thief")
    assert [role.hexes for role in others] == [[], [], [3]]


@pytest.mark.rule("VA-B068")
def test_hex_costs_the_knight_as_much_grit_as_the_eye_has_goblins() -> None:
    scene = GoblinScene()
    scene.people(eye=3)
    scene.knight.grit = 4
    scene.hold("hex")
    scene.activation()
    scene.say("hex knight")
    assert scene.knight.grit == 1


@pytest.mark.rule("VA-B068", "VA-T027")
def test_a_hexed_thief_recovers_when_the_goblins_turn_comes() -> None:
    scene = GoblinScene("knight-goblins-thief")
    scene.g.stealth_penalty = 3
    scene.turn("goblins")
    assert scene.g.stealth_penalty == 0


@pytest.mark.rule("VA-B116", "VA-R029")
def test_the_mushroom_forest_shelters_from_hex_and_wisp() -> None:
    scene = GoblinScene()
    scene.terrain("mushroom-forest", "1,0")
    scene.put("knight", "1,0")
    scene.lay("3,0", shape="hall", lit=True)
    scene.people(eye=3)
    scene.give("eye", "wisp")
    scene.put("eye", "3,0")
    scene.hold("hex")
    scene.activation()
    assert scene.offered(verb="hex") == []
    scene.say("activate eye")
    assert scene.offered(verb="lure-knight") == []


# Trap.


@pytest.mark.rule("VA-B069", "VA-B070")
def test_a_trap_keeps_a_knight_out_who_would_otherwise_win_by_one() -> None:
    scene = GoblinScene()
    scene.corridor(2)
    scene.people(bones=2)
    scene.put("bones", "1,0")
    scene.face_up("trap")
    scene.turn("knight")
    scene.knight.pool = 4
    scene.knight_strength(3)
    scene.again()
    assert scene.offered(verb="move") == []
    assert scene.secrets_up() == ["trap"]
    scene.knight_strength(4)
    scene.again()
    scene.say("move 1,0")
    assert scene.where_is("bones") == "hidden"
    assert scene.secrets_up() == []
    assert discards(scene) == ["trap"]


@pytest.mark.rule("VA-B069", "VA-B070")
def test_a_trap_sharpens_the_eyes_for_the_thief_only() -> None:
    scene = GoblinScene()
    scene.people(bones=2)
    scene.face_up("trap")
    role = scene.g.book.roles[GOBLINS]
    assert role.wariness(scene.g, BONES) == 4
    assert role.defence(scene.g, BONES) == 3
    assert (scene.perception("bones"), scene.strength("bones")) == (3, 2)
    role.attack_over(scene.g, BONES)
    assert role.wariness(scene.g, BONES) == 3


@pytest.mark.rule("VA-B070")
def test_shots_ambushes_and_claws_neither_feel_nor_spend_a_trap() -> None:
    scene = GoblinScene("knight-goblins-dragon")
    scene.stand_in(StandIn("dragon"))
    scene.people(fangs=4, bones=4, eye=1)
    scene.face_up("trap")
    scene.lay("1,0")
    scene.put("fangs", "1,0")
    scene.activation()
    role = scene.g.book.roles[GOBLINS]
    scene.happens(role.shot(scene.g, FANGS, 2, 1))
    scene.happens(role.clawed(scene.g, FANGS))
    scene.happens(role.ambush(scene.g))
    assert "ambush eye" not in scene.offered()
    scene.say("ambush bones")
    assert scene.secrets_up() == ["trap"]


@pytest.mark.rule("VA-B069", "VA-B071", "VA-D041")
@pytest.mark.parametrize(("answer", "result"), [("yes", 1), ("no", 0)])
def test_a_trap_may_be_given_up_against_a_dragon_power(answer: str, result: int) -> None:
    scene = GoblinScene("knight-goblins-dragon")
    scene.people(fangs=4)
    scene.face_up("trap")
    scene.activation()
    scene.g.active = cards.DRAGON
    scene.happens(scene.g.book.roles[GOBLINS].ignores_power(scene.g))
    assert scene.role_asked == ("goblins", "use-trap")
    scene.say(answer)
    assert scene.secrets_up() == ([] if result else ["trap"])
    assert (scene.heard("trap-sprung") != []) is bool(result)


@pytest.mark.rule("VA-B114", "VA-D078", "VA-D079")
def test_against_wrath_a_trap_means_moving_off_instead_of_scattering() -> None:
    from undercroft.games.vast.cavern.removing import RemoveBatch

    for given_up in (False, True):
        scene = GoblinScene("knight-goblins-dragon")
        scene.stand_in(StandIn("dragon"))
        scene.corridor(2)
        scene.people(fangs=4)
        scene.put("fangs", "2,0")
        scene.face_up("trap")
        scene.activation()
        scene.happens(scene.g.book.roles[GOBLINS].ignores_power(scene.g))
        scene.say("yes" if given_up else "no")
        scene.happens(RemoveBatch(cards.DRAGON, [scene.cell("2,0")], True))
        assert scene.where_is("fangs") == ("1,0" if given_up else "hidden")
        assert scene.population("fangs") == (4 if given_up else 2)
        assert scene.rage == 1


@pytest.mark.rule("VA-B114", "VA-D072")
def test_a_trap_does_nothing_against_a_flame_wall_that_already_burns() -> None:
    scene = GoblinScene("knight-goblins-dragon")
    scene.corridor(3, lit=False)
    scene.g.flame_wall = scene.cell("2,0")
    scene.people(fangs=4)
    scene.put("fangs", "3,0")
    scene.face_up("trap")
    scene.activation()
    scene.say("activate fangs", "move 2,0")
    assert scene.population("fangs") == 3
    assert scene.secrets_up() == ["trap"]


@pytest.mark.rule("VA-B114")
def test_a_trap_spent_on_one_power_does_not_help_against_the_next() -> None:
    scene = GoblinScene("knight-goblins-dragon")
    scene.people(fangs=4)
    scene.face_up("trap")
    scene.activation()
    role = scene.g.book.roles[GOBLINS]
    scene.happens(role.ignores_power(scene.g))
    scene.say("yes")
    assert role.wrath(scene.g, FANGS) is None
    scene.happens(role.ignores_power(scene.g))
    assert scene.role_asked[1] != "use-trap"
    assert role.wrath(scene.g, FANGS) is not None


# Hiding Spots.


def spots(people: dict[str, int], ambush: str = "1,1", lit: bool = True) -> GoblinScene:
    scene = GoblinScene()
    scene.lay("1,0", "treasure-room", shape="tunnel", lit=True)
    scene.lay(ambush, "ambush", lit=lit)
    scene.put("knight", "1,0")
    scene.people(**people)
    scene.hold("hiding-spots")
    return scene


@pytest.mark.rule("VA-B072", "VA-B073", "VA-B075")
def test_hiding_spots_let_a_hidden_tribe_strike_next_to_a_lit_ambush_tile() -> None:
    scene = spots({"fangs": 1, "bones": 2, "eye": 1})
    scene.give("bones", "bright-beetles", "blob")
    scene.hold("poison")
    scene.knight.grit = 4
    scene.activation()
    assert set(scene.offered(verb="play-secret-on")) == {
        "play-secret-on hiding-spots fangs",
        "play-secret-on hiding-spots bones",
    }
    scene.say("play-secret-on hiding-spots bones", "dismiss-monster blob")
    assert scene.knight.health == 6
    assert scene.knight.grit == 4
    assert scene.population("bones") == 0
    assert scene.rage == 0
    assert scene.hand() == ["poison"]
    assert "activate bones" not in scene.offered()


@pytest.mark.rule("VA-B072")
@pytest.mark.parametrize(("knight", "strikes"), [("1,1", True), ("1,0", True), ("0,0", False), ("2,0", False)])
def test_hiding_spots_need_the_knight_on_or_next_to_the_ambush_tile(knight: str, strikes: bool) -> None:
    scene = spots({"bones": 2})
    scene.lay("2,0", "treasure-room", lit=True)
    scene.put("knight", knight)
    scene.activation()
    assert (scene.offered(verb="play-secret-on") != []) is strikes


@pytest.mark.rule("VA-B072")
def test_hiding_spots_reach_the_knight_on_the_entrance() -> None:
    scene = spots({"bones": 2}, ambush="0,1")
    scene.put("knight", "0,0")
    scene.activation()
    assert scene.offered(verb="play-secret-on") == ["play-secret-on hiding-spots bones"]


@pytest.mark.rule("VA-B073", "VA-B075")
def test_hiding_spots_take_the_tribes_one_activation() -> None:
    scene = spots({"bones": 4})
    scene.activation()
    scene.say("play-secret-on hiding-spots bones")
    assert scene.population("bones") == 2
    assert scene.offered(verb="activate") == []
    spent = spots({"bones": 4, "eye": 1})
    spent.activation()
    assert spent.offered(verb="play-secret-on") == ["play-secret-on hiding-spots bones"]
    spent.say("activate bones", "done")
    assert spent.offered(verb="play-secret-on") == []


@pytest.mark.rule("VA-B073")
def test_hiding_spots_ignore_walls_monsters_and_dark_tiles() -> None:
    scene = spots({"bones": 1}, ambush="2,0")
    scene.give("bones", "ogre")
    scene.activation()
    assert scene.g.map.walled(scene.cell("1,0"), 1)
    assert scene.offered(verb="play-secret-on") == []
    scene.people(bones=2)
    scene.again()
    assert scene.offered(verb="play-secret-on") == ["play-secret-on hiding-spots bones"]
    dark = spots({"bones": 2}, lit=False)
    dark.activation()
    assert dark.offered(verb="play-secret-on") == []


@pytest.mark.rule("VA-B073", "VA-B052")
def test_malaise_counts_for_hiding_spots() -> None:
    scene = spots({"bones": 2})
    scene.board.rage = 0
    scene.activation()
    assert scene.offered(verb="play-secret-on") == []


@pytest.mark.rule("VA-B072")
def test_revealed_tribes_have_no_use_for_hiding_spots() -> None:
    scene = spots({"bones": 2})
    scene.lay("0,1")
    scene.put("bones", "0,1")
    scene.activation()
    assert scene.offered(verb="play-secret-on") == []


@pytest.mark.rule("VA-B065", "VA-B110")
def test_losing_the_last_goblin_costs_the_ruby_too() -> None:
    scene = GoblinScene()
    scene.face_up("goblin-ruby")
    scene.people(bones=1)
    scene.activation()
    scene.happens(LosePopulation(BONES, 3))
    assert scene.secrets_up() == []
