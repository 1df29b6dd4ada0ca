"""Role sets with Goblins: who holds which card, who wins how."""

import pytest

from undercroft.games.vast import victory
from undercroft.games.vast.cards import CAVE, DRAGON, GOBLINS, KNIGHT, ROLES, THIEF
from undercroft.games.vast.domains import ROLE

from .goblin_scenes import GoblinScene, StandIn
from .scenes import Scene

EVERYBODY = "knight-goblins-dragon-cave-thief"


def holders_of_flare(scene: GoblinScene) -> list[str]:
    return [ROLES[role] for role in range(len(ROLES)) if scene.g.book.flare[role]]


def collapse(scene: GoblinScene) -> None:
    """Enough Crystal tiles are gone."""
    scene.g.crystal_tiles_gone = scene.g.book.crystal_tiles_to_end
    assert victory.check(scene.g)


def only_strength_three_hews(scene: GoblinScene) -> None:
    """Two Tribes stand at a Crystal: Strength 2 cannot attack it, Strength 3 can."""
    scene.corridor(1)
    scene.g.crystal[scene.cell("1,0")] = 1
    scene.people(bones=2, eye=3)
    scene.put("bones", "1,0")
    scene.put("eye", "1,0")
    scene.activation()
    scene.say("activate bones")
    assert scene.offered(verb="hew-crystal") == []
    scene.say("done", "activate eye")
    assert scene.offered(verb="hew-crystal") == ["hew-crystal"]


@pytest.mark.rule("VA-V033", "VA-V038", "VA-V068", "VA-V060", "VA-V172", "VA-V025", "VA-V026")
@pytest.mark.parametrize(
    "roles",
    [
        "knight-goblins",
        "knight-goblins-dragon",
        "knight-goblins-cave",
        "knight-goblins-thief",
        "knight-goblins-cave-thief",
        "knight-goblins-dragon-cave",
        EVERYBODY,
    ],
)
def test_wherever_a_knight_plays_the_goblins_win_by_her_death(roles: str) -> None:
    scene = GoblinScene(roles)
    assert scene.g.book.goal[GOBLINS] == "slay-knight"
    scene.corridor(1)
    scene.people(bones=4)
    scene.put("bones", "1,0")
    scene.knight.health = 1
    scene.activation()
    scene.say("activate bones", "move 0,0")
    assert scene.ending == "knight-slain"
    assert scene.winners == ["goblins"]


@pytest.mark.rule("VA-V050", "VA-V063", "VA-V087", "VA-V173", "VA-V085", "VA-V049")
@pytest.mark.parametrize(
    "roles", ["goblins-dragon", "goblins-dragon-cave", "goblins-dragon-thief", "goblins-dragon-cave-thief"]
)
def test_without_a_knight_ash_dragon_lets_the_goblins_kill_the_dragon(roles: str) -> None:
    scene = GoblinScene(roles)
    assert scene.g.book.ash_dragon
    assert scene.view()["cards"]["ash_dragon"] is True
    dragon = scene.stand_in(StandIn("dragon", armor=1))
    scene.corridor(2)
    scene.people(bones=4)
    scene.put("bones", "2,0")
    scene.put("dragon", "2,0")
    scene.activation()
    scene.say("activate bones")
    dragon.dead = True
    scene.say("tribe-attack dragon")
    assert dragon.hits == 1
    assert victory.check(scene.g)
    assert scene.ending == "dragon-slain"
    assert scene.winners == ["goblins"]


@pytest.mark.rule("VA-V091", "VA-V094", "VA-V116", "VA-V064")
@pytest.mark.parametrize("roles", ["goblins", "goblins-cave", "goblins-thief", "goblins-cave-thief"])
def test_with_neither_knight_nor_dragon_five_crystals_win(roles: str) -> None:
    scene = GoblinScene(roles)
    scene.corridor(2)
    scene.g.crystal[scene.cell("2,0")] = 1
    scene.g.smashed[GOBLINS] = 3
    scene.people(fangs=3, bones=3)
    for tribe in ("fangs", "bones"):
        scene.put(tribe, "2,0")
    scene.activation()
    scene.say("activate fangs", "hew-crystal")
    if scene.role_asked[1] == "tribe-acts":
        scene.say("done")
    scene.say("activate bones", "hew-crystal")
    assert scene.ending == ""
    assert scene.g.smashed[GOBLINS] == 4
    scene.g.smashed[GOBLINS] = 5
    assert victory.check(scene.g)
    assert scene.ending == "crystals-smashed"
    assert scene.winners == ["goblins"]


@pytest.mark.rule("VA-V069", "VA-V089", "VA-V096", "VA-V060", "VA-V063", "VA-V116", "VA-V035")
@pytest.mark.parametrize(
    "roles",
    [
        "knight-goblins",
        "goblins-dragon",
        "goblins-thief",
        "knight-goblins-thief",
        "goblins-dragon-thief",
        "goblins",
        "knight-goblins-dragon",
    ],
)
def test_without_a_cave_player_everybody_loses_when_the_cave_collapses(roles: str) -> None:
    scene = GoblinScene(roles)
    collapse(scene)
    assert scene.ending == "cave-collapsed"
    assert scene.winners == []


@pytest.mark.rule("VA-V039", "VA-V052", "VA-V092", "VA-V172", "VA-V173")
@pytest.mark.parametrize(
    "roles",
    [
        "knight-goblins-cave",
        "goblins-dragon-cave",
        "goblins-cave",
        "knight-goblins-cave-thief",
        "goblins-dragon-cave-thief",
    ],
)
def test_a_cave_player_wins_by_the_collapse(roles: str) -> None:
    scene = GoblinScene(roles)
    collapse(scene)
    assert scene.winners == ["cave"]


@pytest.mark.rule("VA-V066", "VA-V086", "VA-V063", "VA-V060", "VA-V031", "VA-V029")
@pytest.mark.parametrize(
    ("roles", "holder"),
    [
        ("knight-goblins", "goblins"),
        ("goblins-dragon", "goblins"),
        ("knight-goblins-dragon", "dragon"),
        ("knight-goblins-dragon-thief", "dragon"),
        ("knight-goblins-thief", None),
        ("goblins-dragon-thief", None),
        ("knight-goblins-cave", None),
        (EVERYBODY, None),
    ],
)
def test_who_holds_past_plunder(roles: str, holder: str | None) -> None:
    scene = GoblinScene(roles)
    assert scene.view()["cards"]["past_plunder"] == holder


@pytest.mark.rule("VA-V036", "VA-V060", "VA-V063", "VA-V064", "VA-V090", "VA-V093", "VA-V115", "VA-V172", "VA-V173")
@pytest.mark.parametrize(
    ("roles", "holders"),
    [
        ("knight-goblins-cave", ["knight"]),
        ("knight-goblins-thief", ["thief"]),
        ("goblins-dragon-thief", ["thief"]),
        ("goblins-cave-thief", ["goblins", "thief"]),
        ("goblins-cave", ["goblins"]),
        ("goblins-thief", ["goblins", "thief"]),
        ("goblins", ["goblins"]),
        ("knight-goblins-cave-thief", ["knight"]),
        ("goblins-dragon-cave-thief", []),
        ("knight-goblins", []),
        (EVERYBODY, []),
    ],
)
def test_who_may_light_a_flare(roles: str, holders: list[str]) -> None:
    scene = GoblinScene(roles)
    assert holders_of_flare(scene) == holders
    scene.corridor(1)
    scene.people(bones=4)
    scene.put("bones", "1,0")
    scene.activation()
    scene.say("activate bones")
    assert (scene.offered(verb="tribe-flare") != []) is ("goblins" in holders)


@pytest.mark.rule("VA-V122", "VA-V125", "VA-V066")
def test_the_goblins_put_past_plunder_after_their_last_tile() -> None:
    scene = GoblinScene()
    scene.lay("1,0")
    scene.people(bones=1)
    scene.put("bones", "1,0")
    scene.activation()
    scene.say("end-turn")
    scene.order()
    assert scene.role_asked == ("goblins", "lay-dark-tile")
    scene.say("lay 0,1")
    assert scene.role_asked == ("goblins", "past-plunder")
    assert scene.spaces("put-treasure") == {"0,1"}
    scene.say("put-treasure 0,1")
    assert scene.g.treasure[scene.cell("0,1")] == 1
    assert scene.role_asked[0] == "knight"


@pytest.mark.rule("VA-L012", "VA-L013", "VA-L014", "VA-L015", "VA-L016", "VA-L017", "VA-L018")
@pytest.mark.parametrize(
    ("level", "knight", "dragon", "crystals"),
    [("easiest", 5, 3, 4), ("easy", 6, 4, 4), ("standard", 7, 5, 5), ("hard", 8, 6, 6), ("expert", 9, 7, 6)],
)
def test_the_goblins_level_sets_whom_they_must_wear_down(level: str, knight: int, dragon: int, crystals: int) -> None:
    assert GoblinScene("knight-goblins", goblins_level=level).knight.health == knight
    assert GoblinScene("goblins-dragon", goblins_level=level).g.book.dragon_health == dragon
    alone = GoblinScene("goblins", goblins_level=level)
    assert alone.g.book.goblin_crystal_goal == crystals
    only_strength_three_hews(alone)


@pytest.mark.rule("VA-L018")
@pytest.mark.parametrize("knight", ["easiest", "expert"])
def test_the_knights_level_does_not_change_how_strong_a_tribe_must_be_to_smash(knight: str) -> None:
    only_strength_three_hews(GoblinScene("knight-goblins", knight_level=knight))


@pytest.mark.rule("VA-G001", "VA-V003")
def test_the_goblins_come_after_the_knight_and_before_the_dragon() -> None:
    scene = GoblinScene(EVERYBODY)
    assert [ROLE.values[role] for role in scene.g.book.playing] == ["knight", "goblins", "dragon", "cave", "thief"]
    assert scene.g.book.playing == [KNIGHT, GOBLINS, DRAGON, CAVE, THIEF]


@pytest.mark.rule("VA-G001", "VA-V003")
@pytest.mark.parametrize("roles", [EVERYBODY, "goblins-dragon-thief"])
def test_the_turns_go_round_in_that_order(roles: str) -> None:
    scene = Scene(roles, holding=False)
    for _ in range(300):
        if scene.g.turns > 6:
            break
        scene.say(scene.offered()[-1])
    order = roles.split("-")
    assert [told["role"] for told in scene.heard("turn-began")] == [order[i % len(order)] for i in range(7)]
