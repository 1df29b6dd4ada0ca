"""The table of the thirty role sets, row by row: cards, goals, cubes and decks as everybody sees them."""

from typing import Any, NamedTuple

import pytest

from tests.rules.vast.scenes import Scene
from tests.rules.vast.test_combinations import stash
from undercroft.games.vast.cards import DRAGON, KNIGHT, ROLE_SETS, SIDEQUESTS
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.roles.cave.board import mine as cave_board
from undercroft.games.vast.roles.dragon.board import HUNGER
from undercroft.games.vast.roles.dragon.board import mine as dragon_board
from undercroft.games.vast.roles.dragon.damage import DragonSpored
from undercroft.games.vast.roles.knight.board import mine as knight_board

STANDARD = {
    "knight": "slay-dragon",
    "goblins": "slay-knight",
    "dragon": "wake-and-leave",
    "cave": "collapse",
    "thief": "stash",
}


class Row(NamedTuple):
    """What a role set changes; everything else is as in the full game."""

    roles: str
    rules: tuple[str, ...]
    knight: str = "slay-dragon"
    goblins: str = "slay-knight"
    past_plunder: str | None = None
    flare: tuple[str, ...] = ()
    infestation: str | None = None
    ambush_winner: str | None = None
    """Who wins when an Ambush kills the Knight; "nobody" if only she loses, "plays-on" if the others go on."""
    ash_dragon: bool = False
    awake: int = 0
    locked: bool = False
    sidequests: int = 10

    @property
    def playing(self) -> list[str]:
        return self.roles.split("-")

    @property
    def goals(self) -> dict[str, str]:
        changed = STANDARD | {"knight": self.knight, "goblins": self.goblins}
        return {role: changed[role] for role in self.playing}


ESCAPE = "crystals-and-escape"
SMASH = "smash-crystals"
TWO_AND_THE_THIEF = ("VA-V053", "VA-V054", "VA-V055", "VA-V057")
TABLE = [
    Row("knight-goblins-dragon-cave-thief", ("VA-V025",)),
    Row("knight-goblins-dragon-cave", ("VA-V026",)),
    Row("knight-goblins-dragon-thief", ("VA-V027", "VA-V028", "VA-V029"), past_plunder="dragon"),
    Row("knight-goblins-cave-thief", ("VA-V027", "VA-V028", "VA-V172"), knight=ESCAPE, flare=("knight",)),
    Row(
        "knight-dragon-cave-thief",
        ("VA-V027", "VA-V028", "VA-V030"),
        infestation="a",
        ambush_winner="plays-on",
        awake=2,
        locked=True,
    ),
    Row("goblins-dragon-cave-thief", ("VA-V027", "VA-V028", "VA-V173"), goblins="slay-dragon", ash_dragon=True),
    Row("knight-goblins-dragon", ("VA-V031", "VA-V032", "VA-V033", "VA-V034"), past_plunder="dragon"),
    Row("knight-goblins-cave", ("VA-V036", "VA-V037", "VA-V038", "VA-V039"), knight=ESCAPE, flare=("knight",)),
    Row(
        "knight-dragon-cave",
        ("VA-V040", "VA-V041", "VA-V044", "VA-V045", "VA-V046", "VA-V047"),
        infestation="a",
        ambush_winner="plays-on",
        awake=2,
        locked=True,
    ),
    Row("goblins-dragon-cave", ("VA-V049", "VA-V050", "VA-V051", "VA-V052"), goblins="slay-dragon", ash_dragon=True),
    Row("knight-goblins-thief", (*TWO_AND_THE_THIEF, "VA-V060"), knight=ESCAPE, flare=("thief",)),
    Row(
        "knight-dragon-thief",
        (*TWO_AND_THE_THIEF, "VA-V061"),
        flare=("thief",),
        infestation="a",
        ambush_winner="dragon",
        awake=2,
    ),
    Row(
        "knight-cave-thief",
        (*TWO_AND_THE_THIEF, "VA-V058", "VA-V059", "VA-V062"),
        knight=ESCAPE,
        flare=("knight", "thief"),
        infestation="b",
        ambush_winner="cave",
    ),
    Row(
        "goblins-dragon-thief",
        (*TWO_AND_THE_THIEF, "VA-V063"),
        goblins="slay-dragon",
        flare=("thief",),
        ash_dragon=True,
    ),
    Row("goblins-cave-thief", (*TWO_AND_THE_THIEF, "VA-V058", "VA-V064"), goblins=SMASH, flare=("goblins", "thief")),
    Row("dragon-cave-thief", (*TWO_AND_THE_THIEF, "VA-V065"), flare=("thief",), awake=2, locked=True),
    Row("knight-goblins", ("VA-V066", "VA-V067", "VA-V068"), knight=ESCAPE, past_plunder="goblins"),
    Row(
        "knight-dragon",
        ("VA-V070", "VA-V071", "VA-V072", "VA-V073", "VA-V074"),
        past_plunder="dragon",
        infestation="a",
        ambush_winner="dragon",
        awake=2,
    ),
    Row(
        "knight-cave",
        ("VA-V076", "VA-V077", "VA-V078", "VA-V079"),
        knight=ESCAPE,
        flare=("knight",),
        infestation="b",
        ambush_winner="cave",
        sidequests=8,
    ),
    Row(
        "knight-thief",
        ("VA-V080", "VA-V081", "VA-V082", "VA-V083"),
        knight=ESCAPE,
        flare=("thief",),
        infestation="c",
        ambush_winner="thief",
    ),
    Row(
        "goblins-dragon",
        ("VA-V085", "VA-V086", "VA-V087", "VA-V088"),
        goblins="slay-dragon",
        past_plunder="goblins",
        ash_dragon=True,
    ),
    Row("goblins-cave", ("VA-V090", "VA-V091", "VA-V092"), goblins=SMASH, flare=("goblins",)),
    Row("goblins-thief", ("VA-V093", "VA-V094", "VA-V095"), goblins=SMASH, flare=("goblins", "thief")),
    Row("dragon-cave", ("VA-V097", "VA-V098", "VA-V099"), awake=2, locked=True),
    Row("dragon-thief", ("VA-V100", "VA-V101", "VA-V102", "VA-V103"), flare=("thief",), ash_dragon=True),
    Row("cave-thief", ("VA-V105", "VA-V107", "VA-V108"), flare=("thief",)),
    Row(
        "knight",
        ("VA-V110", "VA-V111", "VA-V112", "VA-V113", "VA-V114"),
        knight=ESCAPE,
        infestation="b",
        ambush_winner="nobody",
        sidequests=8,
    ),
    Row("goblins", ("VA-V115", "VA-V116"), goblins=SMASH, flare=("goblins",)),
    Row("dragon", ("VA-V117", "VA-V118", "VA-V119"), awake=2),
    Row("thief", ("VA-V120", "VA-V121"), flare=("thief",)),
]


def each(chosen: list[Row]) -> pytest.MarkDecorator:
    """These rows one after the other, each citing its own rules."""
    return pytest.mark.parametrize(
        "row", [pytest.param(row, id=row.roles, marks=pytest.mark.rule(*row.rules)) for row in chosen]
    )


def rows(*played: str) -> pytest.MarkDecorator:
    """The rows in which all of these roles are played."""
    return each([row for row in TABLE if set(played) <= set(row.playing)])


def test_the_table_has_a_row_for_every_role_set() -> None:
    assert [row.roles for row in TABLE] == list(ROLE_SETS)


@rows()
def test_cards_goals_and_decks_of_a_role_set(row: Row) -> None:
    seen = Scene(row.roles).view()
    assert seen["cards"] == {
        "past_plunder": row.past_plunder,
        "flare": list(row.flare),
        "infestation": row.infestation,
        "ash_dragon": row.ash_dragon,
        "alone_in_the_dark": len(row.playing) == 1,
    }
    assert seen["goals"] == row.goals
    assert (seen["decks"]["event"], seen["decks"]["treasure"]) == ((15, 7) if "knight" in row.playing else (0, 0))
    assert seen["decks"]["monster"] == (10 if "goblins" in row.playing or row.infestation else 0)


@rows("knight")
def test_the_knights_sidequests_in_a_role_set(row: Row) -> None:
    scene = Scene(row.roles)
    hers = scene.view()["boards"]["knight"]
    assert hers["sidequest_deck"] + len(hers["sidequests"]) == row.sidequests
    cards = knight_board(scene.g).quest_deck + knight_board(scene.g).quests
    missing = set(SIDEQUESTS) - {SIDEQUESTS[scene.g.faces.face[card]] for card in cards}
    assert missing == (set() if row.sidequests == 10 else {"daring", "eagle-eyed"})


@rows("knight")
def test_whether_the_knight_may_use_the_flare_in_a_role_set(row: Row) -> None:
    scene = Scene(row.roles)
    scene.turn("knight")
    assert bool(scene.offered(verb="flare")) is ("knight" in row.flare)


@rows("thief")
def test_whether_the_thief_may_use_the_flare_in_a_role_set(row: Row) -> None:
    scene = Scene(row.roles)
    scene.turn("thief")
    scene.say("assign-stats 4 3 2")
    assert bool(scene.offered(verb="thief-flare")) is ("thief" in row.flare)


@rows("dragon")
def test_the_dragons_cubes_in_a_role_set(row: Row) -> None:
    his = Scene(row.roles).view()["boards"]["dragon"]
    assert (his["wakefulness"], his["sloth"]["hunger"]) == (row.awake, 4 - row.awake)


@rows("dragon", "cave")
def test_which_boxes_spores_can_fill_in_a_role_set(row: Row) -> None:
    scene = Scene(row.roles)
    his = dragon_board(scene.g)
    his.wake, his.boxes = 4, [3, 2, 3, 1, 1]
    scene.turn("cave")
    scene.g.call(DragonSpored())
    scene.again()
    assert scene.role_asked == ("dragon", "return-sloth")
    assert ("hunger" in scene.spaces("return-sloth")) is not row.locked
    his.wake, his.boxes[HUNGER] = 5, 1
    scene.again()
    assert "hunger" in scene.spaces("return-sloth"), "only the first two spaces are locked"


def killed_by_an_ambush(row: Row) -> Scene:
    """She walks into it with one Health left."""
    scene = Scene(row.roles)
    scene.clear()
    scene.lay("1,0", "ambush", shape="hall")
    scene.seal()
    if row.infestation == "c":
        scene.monster_on_top("ogre")
    knight_board(scene.g).health = 1
    scene.turn("knight")
    scene.say("move 1,0")
    while scene.role_asked[1] in ("fill-edge", "choose-tile", "brace", "choose-ambusher", "brace-monster"):
        scene.say(scene.offered()[0])
    assert scene.view()["boards"]["knight"]["dead"]
    return scene


@each([row for row in TABLE if row.infestation])
def test_what_an_ambush_that_kills_the_knight_decides_in_a_role_set(row: Row) -> None:
    scene = killed_by_an_ambush(row)
    if row.ambush_winner == "plays-on":
        assert scene.ending == ""
        assert scene.where("knight") is None
    else:
        assert scene.ending == "knight-ambushed"
        assert scene.winners == ([] if row.ambush_winner == "nobody" else [row.ambush_winner])


@pytest.mark.rule("VA-V048")
@each([row for row in TABLE if row.ambush_winner == "plays-on"])
def test_where_the_others_play_on_they_take_turns_without_her(row: Row) -> None:
    scene = killed_by_an_ambush(row)
    assert scene.view()["boards"]["knight"]["grit"] == 0, "the tile that killed her gives none"
    scene.match.pause_at_chance = False
    began = scene.heard("turn-began")[:-1]
    for _ in range(400):
        taken = scene.heard("turn-began")[len(began) :]
        if len(taken) >= 8:
            break
        scene.say(scene.offered()[-1])
    order = row.playing[1:]
    assert [told["role"] for told in taken] == [order[i % len(order)] for i in range(8)]


@pytest.mark.rule("VA-V048")
@each([row for row in TABLE if row.ambush_winner == "plays-on"])
def test_where_the_others_play_on_nothing_touches_the_dead_knight(row: Row) -> None:
    scene = killed_by_an_ambush(row)
    tile = scene.lay("3,0", "event", shape="hall")
    waiting = scene.lay("4,0", "event", shape="hall", lit=True)
    scene.g.event[waiting] = 1
    scene.seal()
    knight_board(scene.g).grit = 9
    scene.turn("cave")
    scene.match.pause_at_chance = False
    scene.again()
    cave_board(scene.g).marks = [9] * len(cave_board(scene.g).marks)
    scene.again()
    offered = scene.offered(verb="use-omen")
    assert "use-omen hatred" in offered, "the Cave can pay"
    assert "use-omen soporific-spores" not in offered, "the Dragon's cubes are locked, and she is gone"
    scene.g.call(Reveal(DRAGON, [tile]))
    scene.again()
    while scene.role_asked[1] in ("orient-tile", "fill-edge", "choose-tile"):
        scene.say(scene.offered()[0])
    assert scene.is_lit("3,0")
    assert (scene.g.event[tile], scene.g.event[waiting]) == (0, 1), "none is added, and one lying there stays"


def comes_home(roles: str, crystals: int, **settings: Any) -> Scene:
    """The Knight steps onto the Entrance with so many Crystals smashed."""
    scene = Scene(roles, **settings)
    scene.clear()
    scene.lay("1,0", "ambush", shape="hall", lit=True)
    scene.seal()
    scene.put("knight", "1,0")
    scene.g.smashed[KNIGHT] = crystals
    scene.turn("knight")
    scene.say("move 0,0")
    return scene


@each([row for row in TABLE if row.knight == ESCAPE])
def test_how_many_crystals_let_the_knight_escape_in_a_role_set(row: Row) -> None:
    needed = 6 if row.roles == "knight-thief" else 5
    assert comes_home(row.roles, needed - 1).ending == ""
    scene = comes_home(row.roles, needed)
    assert (scene.ending, scene.winners) == ("knight-escaped", ["knight"])


@each([row for row in TABLE if "knight" in row.playing and row.knight != ESCAPE])
def test_where_she_must_slay_the_dragon_crystals_do_not_let_her_escape(row: Row) -> None:
    assert comes_home(row.roles, 9).ending == ""


@pytest.mark.rule("VA-V082", "VA-V083")
@pytest.mark.parametrize("agreed", [5, 6])
def test_knight_and_thief_race_for_the_agreed_number(agreed: int) -> None:
    chosen = {"knight_against_thief": str(agreed)}
    assert comes_home("knight-thief", agreed - 1, **chosen).ending == ""
    assert comes_home("knight-thief", agreed, **chosen).winners == ["knight"]
    assert stash("knight-thief", agreed - 2, **chosen).ending == ""
    assert stash("knight-thief", agreed - 1, **chosen).winners == ["thief"]


@rows("thief")
def test_six_in_the_stash_win_in_a_role_set(row: Row) -> None:
    assert stash(row.roles, 4).ending == ""
    assert stash(row.roles, 5).winners == ["thief"]


def optional_treasure(row: Row) -> bool:
    """Against one or two others and the Thief the Cave may skip the phase."""
    return "thief" in row.playing and len(row.playing) <= 3


@pytest.mark.rule("VA-V056", "VA-V106")
@rows("cave")
def test_whether_placing_treasure_may_be_skipped_in_a_role_set(row: Row) -> None:
    scene = Scene(row.roles, holding=False)
    scene.turn("cave")
    while scene.role_asked[1] in ("omens", "shape-cave", "choose-tile"):
        scene.say(scene.offered()[-1 if scene.role_asked[1] == "omens" else 0])
    assert scene.role_asked == ("cave", "place-treasure")
    assert ("skip-treasure" in scene.offered()) is optional_treasure(row)


@pytest.mark.rule("VA-V056", "VA-V106")
@rows("cave", "thief")
def test_a_treasure_room_gets_its_token_in_every_role_set(row: Row) -> None:
    scene = Scene(row.roles)
    scene.clear()
    scene.lay("1,0", "treasure-room", shape="hall")
    scene.seal()
    scene.turn("thief")
    scene.say("assign-stats 4 3 2", "move 1,0", "peek", "reveal 1,0")
    while scene.role_asked[1] in ("orient-tile", "fill-edge", "choose-tile"):
        scene.say(scene.offered()[0])
    assert scene.g.treasure[scene.cell("1,0")] == 1
