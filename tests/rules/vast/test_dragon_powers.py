"""The Dragon's fourteen powers: what they cost, what they reach, what they do."""

import pytest

from undercroft.engine.errors import IllegalAnswer
from undercroft.engine.waiting import Chance
from undercroft.games.vast import cards
from undercroft.games.vast.cards import DRAGON, KNIGHT_PIECE, POWERS, THIEF, TYPES, UPGRADES
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.roles.knight.board import SHIELD
from undercroft.games.vast.roles.thief.board import ThiefBoard
from undercroft.games.vast.state import CARRIED, IN_SUPPLY
from undercroft.games.vast.variants.terrain import lay_terrain

from .dragon_scenes import Lair

COSTS = {
    "claw": "claw",
    "flame": "flame",
    "wing": "wing",
    "hiss": "claw claw",
    "slither": "claw flame",
    "swat": "claw wing",
    "scorch": "flame flame",
    "burn": "flame wing",
    "slap": "wing wing",
    "shriek": "any any",
    "scratch": "claw claw claw",
    "flame-wall": "flame flame flame",
    "smash": "any any any",
    "wrath": "any any any any",
}
ALL_ROLES = "knight-goblins-dragon-thief"


def everything(*symbols: str) -> Lair:
    """A lair in which every power has a target."""
    lair = Lair(ALL_ROLES, rooms="2,0 2,1 1,1 1,-1")
    lair.room("1,0", "crystal")
    lair.crystal("1,0")
    lair.dark("3,0")
    lair.people(fangs=3)
    lair.put("fangs", "1,0")
    lair.put("knight", "2,0")
    lair.treasures("1,1", 1)
    lair.board.boxes[4] = 0
    lair.board.wake = 1
    lair.begin("1,0", *symbols)
    return lair


def thief_of(lair: Lair) -> ThiefBoard:
    board = lair.g.boards[THIEF]
    assert isinstance(board, ThiefBoard)
    return board


# Paying.


@pytest.mark.rule(
    "VA-D032", "VA-D034", "VA-D046", "VA-D052", "VA-D053", "VA-D054", "VA-D057", "VA-D059", "VA-D061", "VA-D062",
    "VA-D063", "VA-D064", "VA-D067", "VA-D070", "VA-D075", "VA-D077",
)  # fmt: skip
@pytest.mark.parametrize("power", POWERS)
def test_each_power_costs_its_symbols_and_nothing_less(power: str) -> None:
    cost = COSTS[power].replace("any", "wing").split()
    lair = everything(*cost)
    assert power in lair.powers()
    short = everything(*cost[1:])
    assert power not in short.powers(), "one symbol is missing"
    option = next(text for text in lair.offered() if text.split()[1:2] == [power])
    lair.say(option)
    assert lair.hand() == []
    assert lair.dragon()["discards"] == sorted(cost)


@pytest.mark.rule("VA-D032")
def test_the_wrong_symbols_do_not_pay() -> None:
    lair = everything("flame", "flame", "claw")
    assert "burn" not in lair.powers(), "no Wing"
    with pytest.raises(IllegalAnswer):
        lair.use("burn")


@pytest.mark.rule("VA-D034", "VA-D075", "VA-D076")
def test_any_symbols_pay_a_question_mark_and_smash_takes_only_the_token() -> None:
    lair = everything("claw", "flame", "wing")
    grit, smashed = lair.knight.grit, lair.g.crystals_smashed
    lair.say("use-any-power smash 1 1 no-gem")
    assert lair.hand() == []
    assert lair.g.crystal[lair.cell("1,0")] == 0
    assert TYPES[lair.g.type_of(lair.cell("1,0"))] == "crystal", "the tile stays what it is"
    assert lair.g.crystals_smashed == smashed + 1
    assert lair.g.crystals_lost == 1, "out of the game"
    assert lair.last_heard("crystal-smashed") == {"token": "crystal", "space": "1,0"}
    assert (lair.knight.grit, lair.g.smashed) == (grit, [0] * 5)


@pytest.mark.rule("VA-D034")
def test_he_chooses_which_symbols_pay_a_question_mark() -> None:
    lair = everything("claw", "claw", "claw", "flame", "wing", "wing")
    assert {
        "use-any-power smash 3 0 no-gem",
        "use-any-power smash 2 1 no-gem",
        "use-any-power smash 2 0 no-gem",
        "use-any-power smash 1 1 no-gem",
        "use-any-power smash 1 0 no-gem",
        "use-any-power smash 0 1 no-gem",
    } == {text for text in lair.offered() if text.startswith("use-any-power smash")}


@pytest.mark.rule("VA-D033", "VA-D046")
def test_a_power_is_used_as_often_as_he_can_pay() -> None:
    lair = Lair("knight-dragon")
    lair.begin("4,0", "claw", "claw")
    for _ in range(2):
        lair.use("claw")
        lair.roll("corners")
    assert lair.powers() == set()


@pytest.mark.rule("VA-D035", "VA-D036")
def test_a_gem_on_the_map_lends_its_symbol_once_a_turn_and_stays() -> None:
    lair = Lair("knight-dragon")
    lair.gem("claw", "4,0")
    lair.begin("2,0", "wing")
    assert "claw" in lair.powers()
    lair.say("use-power claw claw")
    lair.roll("corners")
    assert lair.g.gem[0] == lair.cell("4,0")
    assert lair.hand() == ["wing"], "the Gem paid alone"
    assert lair.powers() == {"wing"}, "and cannot pay again this turn"
    assert lair.dragon("knight")["gems_spent"] == ["claw"]
    lair.rest()
    assert lair.dragon()["gems_spent"] == [], "fresh again when his turn is over"
    lair.begin("2,0", "wing")
    assert "use-power swat claw" not in lair.offered(), "nothing to swat"
    assert "use-power claw claw" in lair.offered()


@pytest.mark.rule("VA-D035")
def test_gem_and_card_pay_together() -> None:
    lair = Lair("knight-dragon")
    lair.dark("3,1")
    lair.gem("flame", "4,0")
    lair.begin("2,0", "wing")
    assert lair.offered(verb="use-power") == ["use-power flame flame", "use-power wing no-gem", "use-power burn flame"]
    assert lair.offered(verb="use-any-power") == ["use-any-power shriek 0 0 flame"]


@pytest.mark.rule("VA-D037", "VA-T059")
def test_a_gem_in_the_thiefs_bag_still_serves_him() -> None:
    lair = Lair("dragon-thief")
    lair.g.gem[1] = CARRIED
    lair.begin("2,0")
    assert "use-power flame flame" in lair.offered()
    lair.g.gem[1] = IN_SUPPLY
    lair.again()
    assert lair.powers() == set(), "one in his own supply does not"


@pytest.mark.rule("VA-D038")
def test_powers_with_a_target_need_one_and_blind_ones_do_not() -> None:
    full = ["claw"] * 4 + ["flame"] * 4 + ["wing"] * 4
    lair = Lair("goblins-dragon", rooms="")
    lair.board.boxes, lair.board.wake = [4, 4, 4, 1, 1], 0
    lair.begin("0,0", *full)
    assert lair.powers() == {"claw", "flame", "scorch", "shriek", "wrath"}
    rich = everything(*full)
    assert rich.powers() == set(POWERS)


# Rolls, Shriek and Trap.


@pytest.mark.rule("VA-D039", "VA-D040", "VA-D046", "VA-D050", "VA-D051")
def test_claw_reaches_across_walls_whatever_the_thiefs_stealth_and_pays_cards() -> None:
    lair = Lair("dragon-thief")
    lair.wall("1,0", "east")
    lair.put("thief", "2,0")
    thief = thief_of(lair)
    thief.stats = [4, 5, 4]
    thief.level = 2
    lair.begin("1,0", "claw")
    lair.use("claw")
    lair.roll("cross")
    assert lair.where("thief") is None
    assert len(lair.board.hand) == 2
    assert lair.role_asked == ("dragon", "dragon-turn")
    lair.hold("wing", "wing")
    lair.again()
    assert "wing" in lair.powers(), "usable in the same turn"


@pytest.mark.rule("VA-D051")
def test_the_discards_refill_an_empty_pile() -> None:
    lair = Lair("dragon-thief")
    lair.put("thief", "1,0")
    thief_of(lair).level = 3
    lair.begin("1,0", "claw")
    board = lair.board
    board.discards.extend(board.deck[:-1])
    for card in board.discards:
        lair.g.faces.show(card)
    board.deck = board.deck[-1:]
    left = board.deck[0]
    lair.use("claw")
    lair.roll("centre")
    assert lair.role_asked == ("luck", "powers")
    lair.order()
    assert len(board.hand) == 3
    assert left in board.hand, "what was left of the pile is drawn first"
    assert len(board.hand) + len(board.deck) + len(board.discards) == 18


@pytest.mark.rule("VA-D050")
def test_unnatural_evasion_can_save_the_thief_from_claw() -> None:
    lair = Lair("dragon-thief")
    lair.put("thief", "1,0")
    thief_of(lair).upgrades[UPGRADES.index("unnatural-evasion")] = 1
    lair.begin("1,0", "claw")
    lair.use("claw")
    lair.roll("centre")
    assert lair.role_asked == ("luck", "evasion")
    lair.luck(3)
    lair.say("stay")
    assert lair.where("thief") == "1,0"
    assert lair.board.hand == []


@pytest.mark.rule("VA-D042", "VA-D046")
@pytest.mark.parametrize(
    ("face", "hit"),
    [("cross", ["knight", "thief"]), ("centre", ["thief"]), ("diamond", ["knight"]), ("saltire", ["thief"])],
)
def test_claw_strikes_the_tiles_under_the_marks_and_his_own_with_the_centre(face: str, hit: list[str]) -> None:
    lair = Lair("knight-dragon-thief")
    lair.put("knight", "2,0")
    lair.put("thief", "1,0")
    lair.begin("1,0", "claw")
    lair.use("claw")
    lair.roll(face)
    if len(hit) == 2:
        assert lair.role_asked == ("dragon", "claw-next")
        assert lair.spaces("choose-piece") == set(hit)
        lair.say("choose-piece thief")
    assert (lair.role_asked == ("dragon", "push-piece")) is ("knight" in hit)
    assert (lair.where("thief") is None) is ("thief" in hit)


@pytest.mark.rule("VA-D049", "VA-D045")
def test_a_clawed_knight_may_be_shoved_one_space_and_is_hit_once() -> None:
    lair = Lair("knight-dragon", rooms="1,0 2,0 3,0 4,0 2,1 2,-1")
    lair.put("knight", "2,0")
    lair.wall("2,0", "north")
    lair.begin("1,0", "claw")
    grit, health = lair.knight.grit, lair.knight.health
    lair.use("claw")
    lair.roll("around")
    assert set(lair.offered()) == {"stay", "push 2,1", "push 3,0"}, "no wall, no other piece, one space"
    lair.say("push 2,1")
    assert lair.where("knight") == "2,1"
    assert lair.role_asked == ("dragon", "dragon-turn"), "2,1 was hit too, but she was not on it then"
    assert (lair.knight.grit, lair.knight.health) == (grit, health)


@pytest.mark.rule("VA-D049", "VA-D063")
def test_a_shield_keeps_the_knight_in_place() -> None:
    lair = Lair("knight-dragon")
    lair.put("knight", "2,0")
    lair.knight.on[SHIELD] = 1
    lair.begin("1,0", "claw", "wing", "wing")
    assert "slap" not in lair.powers()
    lair.use("claw")
    lair.roll("diamond")
    assert lair.role_asked == ("dragon", "dragon-turn")
    assert lair.where("knight") == "2,0"


@pytest.mark.rule("VA-D041", "VA-D125", "VA-D065")
def test_a_rolled_power_is_paid_rolled_rerolled_trapped_and_then_felt() -> None:
    lair = Lair(ALL_ROLES)
    lair.people(fangs=3, bones=3)
    lair.put("fangs", "1,0")
    lair.put("bones", "2,0")
    lair.put("thief", "1,0")
    lair.put("knight", "4,0")
    thief_of(lair).upgrades[UPGRADES.index("unnatural-evasion")] = 1
    trap = lair.card_on_top(lair.goblins.secret_deck, cards.SECRETS.index("trap"))
    lair.goblins.secret_deck.remove(trap)
    lair.goblins.up.append(trap)
    lair.g.faces.show(trap)
    lair.board.shriek = True
    lair.begin("1,0", "claw")
    prompts = []
    lair.use("claw")
    assert lair.hand() == [], "paid before the roll"
    prompts.append(lair.role_asked)
    lair.roll("corners")
    prompts.append(lair.role_asked)
    lair.say("reroll")
    prompts.append(lair.role_asked)
    lair.roll("cross")
    prompts.append(lair.role_asked)
    assert lair.role_asked[0] == "goblins"
    lair.say("yes")
    prompts.append(lair.role_asked)
    lair.luck(0)
    assert [prompt[0] for prompt in prompts] == ["luck", "dragon", "luck", "goblins", "luck"]
    assert prompts[1][1] == "shriek"
    assert prompts[4][1] == "evasion"
    assert lair.goblins.population[:2] == [3, 3], "the Trap spared every Tribe"
    assert lair.where("thief") is None, "but nobody else"
    assert lair.board.eaten == 0


@pytest.mark.rule("VA-D064", "VA-D065", "VA-D066")
def test_the_shriek_token_waits_for_a_roll_of_his_own() -> None:
    lair = Lair("knight-dragon")
    lair.begin("3,0", "claw", "claw", "flame", "claw")
    lair.say("use-any-power shriek 1 1 no-gem")
    assert lair.dragon("knight")["shriek"]
    assert "shriek" not in lair.powers(), "the token hides the cost"
    lair.rest()
    lair.begin("3,0", "claw", "claw", "claw")
    assert lair.board.shriek, "it stays from turn to turn"
    lair.use("claw")
    lair.roll("corners")
    lair.say("no")
    lair.use("claw")
    lair.roll("corners")
    lair.say("reroll")
    assert lair.dragon("knight")["shriek"] is False
    lair.roll("centre")
    assert lair.role_asked == ("dragon", "dragon-turn"), "the new face stands"
    lair.use("claw")
    lair.roll("corners")
    assert lair.role_asked == ("dragon", "dragon-turn"), "no token, no second chance"


@pytest.mark.rule("VA-D066", "VA-D094")
def test_a_roll_of_another_player_offers_no_reroll() -> None:
    lair = Lair("knight-dragon")
    lair.board.shriek = True
    lair.board.arrived = True
    lair.put("dragon", "4,0")
    lair.gem("wing", "1,0")
    lair.put("knight", "0,0")
    lair.turn("knight")
    lair.say("move 1,0", "take-gem wing")
    assert lair.role_asked == ("luck", "dragon-die")
    lair.roll("centre")
    assert lair.role_asked[0] == "knight"
    assert lair.board.shriek
    assert lair.g.gem[2] == IN_SUPPLY


# Fire.


@pytest.mark.rule("VA-D052", "VA-D043", "VA-D119", "VA-D042", "VA-G100")
def test_flame_reveals_the_dark_tiles_hit_and_none_that_it_adds() -> None:
    lair = Lair("knight-dragon", rooms="1,0")
    lair.dark("2,0", shape="hall")
    lair.dark("1,1", "event", "hall")
    lair.dark("3,0")
    lair.begin("1,0", "flame")
    lair.use("flame")
    lair.roll("around")
    assert lair.role_asked == ("dragon", "reveal-next")
    assert lair.spaces("reveal") == {"2,0", "1,1"}
    lair.say("reveal 1,1")
    assert lair.is_lit("1,1")
    assert lair.is_lit("2,0")
    assert lair.role_asked == ("dragon", "fill-edge"), "filled only after the last flip, by him as there is no Cave"
    lair.uncover()
    assert lair.role_asked == ("dragon", "dragon-turn")
    assert lair.is_dark("2,1"), "under a mark, but laid after the roll"
    assert lair.is_dark("2,-1")
    assert lair.is_dark("3,0"), "never under a mark"


@pytest.mark.rule("VA-D119")
def test_in_the_collapse_no_edge_is_filled() -> None:
    lair = Lair("knight-dragon", rooms="1,0")
    lair.dark("2,0", shape="hall")
    lair.g.collapsing = True
    lair.begin("1,0", "flame")
    count = len(lair.g.map.cells())
    lair.use("flame")
    lair.roll("diamond")
    assert lair.is_lit("2,0")
    assert lair.role_asked == ("dragon", "dragon-turn")
    assert len(lair.g.map.cells()) == count


@pytest.mark.rule("VA-D119")
def test_the_cave_fills_the_edges_he_opens() -> None:
    lair = Lair("dragon-cave", rooms="1,0")
    lair.dark("2,0", shape="hall")
    lair.begin("1,0", "flame")
    lair.use("flame")
    lair.roll("diamond")
    assert lair.role_asked[0] == "cave"


@pytest.mark.rule("VA-D118")
def test_a_tile_must_be_turned_towards_the_entrance_if_it_can() -> None:
    lair = Lair("knight-dragon", rooms="1,0 2,0")
    lair.dark("2,1", shape="dead-end")
    lair.begin("2,0", "flame")
    lair.use("flame")
    lair.roll("diamond")
    assert lair.is_lit("2,1")
    assert not lair.g.map.walled(lair.cell("2,0"), 2), "its one opening looks at 2,0"


def two_flips() -> Lair:
    """He is about to flip 2,0, which borders a Lit room, and 2,1, which borders only that."""
    lair = Lair("knight-dragon", rooms="1,0")
    lair.dark("2,0", shape="side")
    lair.dark("2,1", "treasure-room", shape="corner")
    lair.begin("1,0", "flame")
    lair.use("flame")
    lair.roll("around")
    return lair


@pytest.mark.rule("VA-D118", "VA-D119")
def test_he_flips_in_his_own_order_and_one_tile_may_link_the_next() -> None:
    lair = two_flips()
    assert lair.role_asked == ("dragon", "reveal-next")
    assert lair.spaces("reveal") == {"2,0", "2,1"}
    lair.say("reveal 2,0")
    assert lair.role_asked == ("dragon", "orient-tile")
    assert len(lair.offered(verb="orient")) == 3, "every way but the one with its wall to the west"
    lair.say(next(text for text in lair.offered(verb="orient") if not side_walls(lair, text) & 4))
    assert len(lair.offered(verb="orient")) == 2, "over 2,0 the second must open to the north"


@pytest.mark.rule("VA-D118")
def test_a_tile_he_flips_first_need_not_wait_for_its_link() -> None:
    lair = two_flips()
    lair.say("reveal 2,1")
    assert len(lair.offered(verb="orient")) == 4, "alone it links to nothing, so any way will do"


def side_walls(lair: Lair, orient: str) -> int:
    """The walls the tile on 2,0 would show."""
    return cards.TILE_WALLS[lair.g.face(lair.cell("2,0"))][("north", "east", "south", "west").index(orient.split()[1])]


@pytest.mark.rule("VA-D061")
def test_scorch_reveals_all_around_but_never_his_own_tile() -> None:
    lair = Lair("knight-dragon", rooms="1,0")
    lair.dark("2,0 2,1 1,1 4,0", "ambush")
    lair.begin("2,0", "flame", "flame")
    lair.use("scorch")
    lair.uncover()
    assert lair.is_lit("2,1")
    assert lair.is_lit("1,1")
    assert lair.is_dark("2,0")
    assert lair.is_dark("4,0")


@pytest.mark.rule("VA-D062", "VA-D124", "VA-D120")
def test_burn_reveals_one_tile_anywhere_and_the_knight_gains_nothing() -> None:
    lair = Lair("knight-dragon", rooms="1,0 2,0 3,0 4,0")
    lair.dark("5,0", "event", "hall")
    lair.dark("0,1", "event", "hall")
    lair.put("knight", "4,0")
    lair.begin("0,0", "flame", "wing")
    grit = lair.knight.grit
    lair.use("burn")
    assert lair.spaces("point") == {"5,0", "0,1"}
    lair.say("point 5,0")
    lair.uncover()
    assert lair.is_lit("5,0")
    assert lair.is_dark("0,1")
    assert lair.g.event[lair.cell("5,0")] == 1, "an Event token lies there"
    assert lair.knight.grit == grit
    lair.turn("knight")
    lair.say("move 5,0")
    assert lair.knight.encounters == 1, "which costs her an Encounter"
    assert lair.g.event[lair.cell("5,0")] == 0


@pytest.mark.rule("VA-D121")
def test_an_ambush_tile_he_reveals_ambushes_nobody_ever() -> None:
    lair = Lair("knight-goblins-dragon", rooms="1,0")
    lair.people(fangs=5)
    lair.dark("2,0", "ambush", "hall")
    lair.put("knight", "1,0")
    lair.begin("1,0", "flame")
    lair.use("flame")
    lair.roll("diamond")
    lair.uncover()
    assert lair.role_asked == ("dragon", "dragon-turn")
    assert lair.where("fangs") is None
    lair.turn("knight")
    lair.say("move 2,0")
    assert lair.role_asked == ("knight", "knight-turn"), "nobody is asked about an Ambush, not even to brace for it"
    assert lair.knight.health == lair.knight.most_health


@pytest.mark.rule("VA-D122")
@pytest.mark.parametrize("kind", ["treasure-room", "crystal", "vault"])
def test_tiles_he_reveals_get_their_tokens(kind: str) -> None:
    lair = Lair("dragon-thief", rooms="1,0")
    lair.dark("2,0", kind, "side" if kind == "vault" else "hall")
    lair.begin("1,0", "flame")
    lair.use("flame")
    lair.roll("diamond")
    lair.uncover()
    g, cell = lair.g, lair.cell("2,0")
    found = {"treasure-room": g.treasure[cell], "crystal": g.crystal[cell], "vault": g.vault[cell]}
    assert found == {name: int(name == kind) for name in found}


@pytest.mark.rule("VA-D070", "VA-D071", "VA-D039")
def test_a_flame_wall_burns_on_a_visible_neighbour_until_his_next_turn() -> None:
    lair = Lair("knight-dragon", rooms="1,0 1,1 2,2")
    lair.dark("2,0")
    lair.room("1,-1")
    lair.wall("1,0", "north")
    lair.put("knight", "1,1")
    lair.begin("1,0", *["flame"] * 6)
    lair.use("flame-wall")
    assert lair.spaces("point") == {"0,0", "1,1", "2,0"}, "Entrance, occupied, Dark; not past the wall"
    lair.say("point 2,0")
    assert lair.g.flame_wall == lair.cell("2,0")
    lair.use("flame-wall")
    lair.say("point 0,0")
    assert lair.g.flame_wall == 0, "there is only one token"
    lair.rest()
    assert lair.g.flame_wall == 0
    lair.begin("1,0")
    assert lair.g.flame_wall == -1


@pytest.mark.rule("VA-D072", "VA-D073", "VA-D074")
def test_the_flame_wall_burns_who_enters_but_not_him() -> None:
    lair = Lair("knight-dragon-thief", rooms="1,0 2,0")
    lair.g.flame_wall = lair.cell("2,0")
    lair.put("knight", "1,0")
    lair.knight.grit = 8
    lair.turn("knight")
    lair.say("move 2,0")
    assert lair.knight.grit == 3
    lair.put("thief", "1,0")
    lair.turn("thief")
    lair.say("assign-stats 4 3 2", "move 2,0")
    assert lair.where("thief") is None
    lair.begin("1,0")
    lair.g.flame_wall = lair.cell("2,0")
    lair.say("move 2,0")
    assert lair.board.health == 5
    assert lair.board.hand == []


# Hiss, Scratch, Slap, Swat, Slither.


@pytest.mark.rule("VA-D054", "VA-D056", "VA-D048")
def test_hiss_chooses_among_tribes_on_the_map_alone() -> None:
    lair = Lair("knight-goblins-dragon")
    lair.people(fangs=3, bones=3, eye=3)
    lair.put("fangs", "4,0")
    lair.put("bones", "3,0")
    lair.g.lurking[3] = SPACE.index["1,1"]
    lair.begin("0,0", "claw", "claw")
    lair.use("hiss")
    assert lair.spaces("choose-piece") == {"fangs", "bones"}, "a lurking Tribe counts as hidden"
    lair.say("choose-piece bones")
    assert lair.where("bones") is None
    assert lair.goblins.population == [3, 2, 3]
    assert lair.board.eaten == 1


@pytest.mark.rule("VA-D056")
def test_no_roll_strikes_a_lurking_tribe() -> None:
    lair = Lair("knight-goblins-dragon", rooms="1,0")
    lair.people(eye=3)
    lair.g.lurking[3] = SPACE.index["1,1"]
    lair.begin("1,0", "claw", "claw", "claw", "claw")
    assert "scratch" not in lair.powers()
    lair.use("claw")
    lair.roll("around")
    assert lair.goblins.population[2] == 3
    assert lair.g.lurking[3] >= 0


@pytest.mark.rule("VA-D067", "VA-D069", "VA-D047", "VA-D004")
def test_scratch_takes_one_kind_of_victim_and_empties_all_tribes_there() -> None:
    lair = Lair(ALL_ROLES)
    lair.people(fangs=3, bones=2, eye=4)
    lair.put("fangs", "1,0")
    lair.put("bones", "1,0")
    lair.put("eye", "2,0")
    lair.put("knight", "1,0")
    lair.put("thief", "1,0")
    lair.begin("1,0", "claw", "claw", "claw")
    rage, grit = lair.goblins.rage, lair.knight.grit
    lair.use("scratch")
    assert lair.role_asked == ("dragon", "scratch")
    assert set(lair.offered()) == {"choose-role knight", "choose-role goblins", "choose-role thief"}
    lair.say("choose-role goblins")
    assert lair.goblins.population == [0, 0, 4], "the Eye was elsewhere"
    assert lair.where("fangs") is None
    assert lair.board.eaten == 5
    assert lair.goblins.rage == rage + 2
    assert lair.knight.grit == grit
    assert lair.where("thief") == "1,0"


@pytest.mark.rule("VA-D067", "VA-D051", "VA-D068")
@pytest.mark.parametrize("victim", ["knight", "thief"])
def test_scratch_on_the_knight_or_the_thief(victim: str) -> None:
    lair = Lair(ALL_ROLES)
    lair.put("knight", "1,0")
    lair.put("thief", "1,0")
    lair.knight.grit = 8
    thief_of(lair).level = 1
    lair.begin("1,0", "claw", "claw", "claw")
    lair.use("scratch")
    lair.say(f"choose-role {victim}")
    assert lair.knight.grit == (3 if victim == "knight" else 8)
    assert (lair.where("thief") is None) is (victim == "thief")
    assert len(lair.board.hand) == (1 if victim == "thief" else 0)


@pytest.mark.rule("VA-D004", "VA-D048")
def test_his_belly_holds_seven() -> None:
    lair = Lair("knight-goblins-dragon")
    lair.board.eaten = 6
    lair.people(fangs=3)
    lair.put("fangs", "1,0")
    lair.begin("1,0", "claw", "claw", "claw")
    lair.use("scratch")
    assert lair.board.eaten == 7


@pytest.mark.rule("VA-D063")
@pytest.mark.parametrize(("space", "possible"), [("2,0", True), ("1,0", False), ("2,1", False), ("3,0", False)])
def test_slap_needs_the_knight_on_an_adjacent_tile(space: str, possible: bool) -> None:
    lair = Lair("knight-dragon", rooms="1,0 2,0 3,0 4,0 5,0 2,1 2,2")
    lair.put("knight", space)
    lair.wall("1,0", "east")
    lair.begin("1,0", "wing", "wing")
    assert ("slap" in lair.powers()) is possible, "a wall between them does not matter"
    if possible:
        lair.use("slap")
        assert lair.spaces("push") == {"3,0", "4,0", "5,0", "2,1", "2,2"}, "one to three spaces, never past the wall"
        lair.say("push 2,2")
        assert lair.where("knight") == "2,2"


@pytest.mark.rule("VA-D059", "VA-D060")
def test_swat_sends_a_token_from_an_adjacent_tile_up_to_five_spaces() -> None:
    lair = Lair("knight-dragon", rooms="1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0 3,1")
    lair.treasures("1,0", 1)
    lair.treasures("2,0", 1)
    lair.treasures("4,0", 1)
    lair.gem("wing", "2,0")
    lair.put("knight", "4,0")
    lair.begin("1,0", "claw", "wing", "claw", "wing")
    lair.use("swat")
    assert set(lair.offered()) == {"swat-treasure 2,0", "swat-gem wing"}, "neither his own tile nor two tiles away"
    lair.say("swat-gem wing")
    assert lair.spaces("push") == {"0,0", "3,0", "3,1", "5,0", "6,0", "7,0"}, "not onto a player, not six spaces"
    lair.say("push 3,1")
    assert lair.g.gem[2] == lair.cell("3,1")
    lair.use("swat")
    lair.say("swat-treasure 2,0", "push 7,0")
    assert lair.g.treasure[lair.cell("7,0")] == 1
    assert lair.g.treasure[lair.cell("2,0")] == 0


@pytest.mark.rule("VA-D059")
def test_swat_reaches_no_diagonal_tile() -> None:
    lair = Lair("knight-dragon", rooms="1,0 2,0 2,1")
    lair.treasures("2,1", 1)
    lair.begin("1,0", "claw", "wing")
    assert "swat" not in lair.powers()
    lair.treasures("2,0", 1)
    lair.again()
    assert "swat" in lair.powers()


@pytest.mark.rule("VA-D125", "VA-D045", "VA-G107")
def test_claw_strikes_its_victims_in_the_dragons_order() -> None:
    lair = Lair(ALL_ROLES)
    lair.people(fangs=3, bones=3)
    lair.put("knight", "1,0")
    lair.put("fangs", "1,0")
    lair.put("bones", "1,0")
    lair.begin("1,0", "claw")
    lair.use("claw")
    lair.roll("centre")
    assert lair.role_asked == ("dragon", "claw-next")
    assert lair.spaces("choose-piece") == {"knight", "fangs", "bones"}
    lair.say("choose-piece bones", "choose-piece fangs")
    assert [args["tribe"] for args in lair.heard("tribe-scattered")] == ["bones", "fangs"]
    assert lair.role_asked == ("dragon", "push-piece"), "the Knight is left"


@pytest.mark.rule("VA-D125", "VA-D080", "VA-G093")
def test_wrath_moves_pieces_in_turn_order() -> None:
    lair = Lair("knight-dragon-thief", rooms="1,0 2,0 1,1 2,1 1,-1")
    lair.put("thief", "1,0")
    lair.put("knight", "1,0")
    lair.begin("1,0", *["claw"] * 4)
    lair.say("use-any-power wrath 4 0 no-gem")
    lair.roll("centre")
    order = []
    while lair.role_asked == ("dragon", "move-off"):
        order.append(lair.match.question(lair.g.seat(DRAGON))["args"]["piece"])  # type: ignore[index]
        lair.say(lair.offered()[0])
    assert order == ["knight", "dragon", "thief"]


@pytest.mark.rule("VA-G098", "VA-G099", "VA-D044")
def test_the_six_faces_of_the_die_are_equally_likely() -> None:
    lair = Lair("knight-dragon")
    lair.begin("1,0", "claw")
    lair.use("claw")
    assert isinstance(lair.match.waiting, Chance)
    assert lair.match.waiting.weights == [1] * 6


@pytest.mark.rule("VA-D057", "VA-D058", "VA-D104")
def test_slither_moves_cubes_between_boxes_with_room_and_is_no_condition() -> None:
    lair = Lair("dragon-thief")
    lair.board.boxes, lair.board.wake = [3, 4, 3, 0, 1], 3
    lair.treasures("1,0", 1)
    lair.begin("1,0", "claw", "flame")
    lair.use("slither")
    offered = set(lair.offered())
    assert "slither hunger greed" in offered
    assert "slither pride-event pride-still" in offered
    assert "slither greed hunger" not in offered, "Hunger is full"
    assert "slither pride-event pride-gem" not in offered, "so is its last box"
    assert not [text for text in offered if text.startswith("slither pride-still")], "and that one is empty"
    lair.say("slither hunger greed")
    assert (lair.board.boxes, lair.board.wake) == ([4, 3, 3, 0, 1], 3)
    lair.say("finish-powers", "gather-treasure", "claim-sloth greed")
    assert (lair.board.boxes[0], lair.board.wake) == (3, 4), "the track had still its cube for the turn"


# Wrath.


@pytest.mark.rule("VA-D077", "VA-D082", "VA-D085")
def test_wrath_before_the_collapse_buries_tiles_and_takes_crystals_with_their_tokens() -> None:
    lair = Lair("knight-dragon", rooms="")
    plain = lair.room("1,1")
    crystal = lair.room("3,1", "crystal")
    for space in ("1,0", "2,0", "3,0"):
        lair.room(space)
    lair.crystal("3,1")
    lair.put("knight", "3,1")
    stack, crystals = len(lair.g.tiles), lair.g.crystals_left
    lair.begin("2,0", *["wing"] * 4)
    lair.say("use-any-power wrath 0 0 no-gem")
    lair.roll("corners")
    assert lair.where("knight") == "3,0", "she is moved off, not hurt"
    assert lair.g.crystal_tiles_gone == 1
    assert lair.g.tiles_out[-1] == crystal
    assert lair.g.crystals_left == crystals + 1, "its token is back and helps nobody"
    assert (lair.g.smashed, lair.g.crystals_smashed) == ([0] * 5, 0)
    assert lair.g.tiles[0] == plain, "the other tile is under the stack"
    assert lair.g.faces.seen[plain] == 0
    lair.answer_all("fill-edge")
    assert lair.is_dark("1,1")
    assert lair.is_dark("3,1")
    assert len(lair.g.tiles) == stack + 1 - 2


@pytest.mark.rule("VA-D077")
def test_wrath_spares_the_entrance() -> None:
    lair = Lair("knight-dragon", rooms="1,0 2,0 0,1")
    lair.put("knight", "0,0")
    lair.begin("1,0", *["claw"] * 4)
    lair.say("use-any-power wrath 4 0 no-gem")
    lair.roll("diamond")
    assert lair.cell("0,0") == 0
    assert lair.where("knight") == "0,0"


@pytest.mark.rule("VA-D081")
def test_a_piece_that_cannot_leave_keeps_its_tile() -> None:
    lair = Lair("knight-dragon", rooms="1,0 2,0 3,0")
    lair.put("knight", "2,0")
    for side in ("north", "east", "south", "west"):
        lair.wall("2,0", side)
    lair.begin("1,0", *["claw"] * 4)
    lair.say("use-any-power wrath 4 0 no-gem")
    lair.roll("diamond")
    assert lair.where("knight") == "2,0"
    assert lair.g.map.cell(SPACE.index["2,0"]) == lair.g.at[KNIGHT_PIECE]


@pytest.mark.rule("VA-D080", "VA-D081", "VA-G095")
@pytest.mark.parametrize("choice", ["push 1,0", "stay"])
def test_a_piece_that_cannot_get_clear_goes_as_near_to_safety_as_it_can_or_stays(choice: str) -> None:
    lair = Lair("knight-dragon", rooms="1,0 2,0 3,0 1,-1 2,-1 3,-1")
    lair.wall("1,0", "west")
    lair.put("knight", "3,-1")
    lair.begin("2,0", *["claw"] * 4)
    lair.say("use-any-power wrath 4 0 no-gem")
    lair.roll("around")
    assert lair.role_asked == ("dragon", "seek-refuge")
    assert lair.offered() == ["push 1,0", "stay"], "next to the Entrance, over other tiles that vanish"
    lair.say(choice)
    refuge = "1,0" if choice.startswith("push") else "3,-1"
    assert lair.where("knight") == refuge
    gone = {args["space"] for args in lair.heard("tile-removed")}
    assert gone == {"1,-1", "2,-1", "3,-1", "1,0", "3,0"} - {refuge}, "an occupied tile stays"


@pytest.mark.rule("VA-D080", "VA-D081")
def test_who_can_get_clear_of_wrath_has_no_refuge_to_choose() -> None:
    lair = Lair("knight-dragon", rooms="1,0 2,0 3,0 1,-1 2,-1 3,-1")
    lair.put("knight", "3,-1")
    lair.begin("2,0", *["claw"] * 4)
    lair.say("use-any-power wrath 4 0 no-gem")
    lair.roll("around")
    assert lair.where("knight") == "0,0", "four steps to the only tile that stays free"


@pytest.mark.rule("VA-D086", "VA-D080", "VA-D101")
@pytest.mark.parametrize("face", ["centre", "corners"])
def test_driven_off_by_his_own_wrath_he_has_moved(face: str) -> None:
    lair = Lair("dragon-thief", rooms="1,0 2,0 3,0 2,1")
    lair.begin("2,0", *["claw"] * 4)
    lair.say("use-any-power wrath 4 0 no-gem")
    lair.roll(face)
    if face == "centre":
        assert lair.role_asked == ("dragon", "move-off")
        assert lair.spaces("push") == {"1,0", "3,0", "2,1"}
        lair.say("push 1,0")
        lair.settle()
        lair.answer_all("fill-edge")
    lair.answer_all("slide-part")
    assert lair.role_asked == ("dragon", "dragon-turn")
    lair.say("finish-powers", "done")
    assert (lair.role_asked[1] == "keep-still") is (face == "corners")


@pytest.mark.rule("VA-D080")
def test_wrath_moves_pieces_in_turn_order_past_other_doomed_tiles() -> None:
    lair = Lair("knight-dragon-thief", rooms="1,0 2,0 3,0 4,0 5,0 2,1 2,2")
    lair.put("knight", "2,0")
    lair.put("thief", "2,0")
    lair.begin("2,0", *["claw"] * 4)
    lair.say("use-any-power wrath 4 0 no-gem")
    lair.roll("cross")
    assert lair.spaces("push") == {"0,0", "4,0", "2,2"}, "the nearest safe spaces, past doomed ones"
    lair.say("push 0,0")
    assert lair.where("knight") == "0,0"
    assert lair.spaces("push") == {"4,0", "2,2"}
    lair.say("push 4,0")
    assert lair.where("dragon") == "4,0"
    moved = [event["piece"] for event in lair.heard("piece-moved")]
    first = [moved.index(name) for name in ("knight", "dragon", "thief")]
    assert first == sorted(first)


@pytest.mark.rule("VA-D041", "VA-R042", "VA-B114")
def test_a_tribe_elsewhere_on_terrain_hit_by_wrath_may_use_its_trap() -> None:
    lair = Lair("knight-goblins-dragon", rooms="1,0")
    lay_terrain(lair.g, cards.LAKE, SPACE.index["2,0"], 0)
    lair.people(fangs=4)
    lair.put("fangs", "3,1")
    trap = lair.card_on_top(lair.goblins.secret_deck, cards.SECRETS.index("trap"))
    lair.goblins.secret_deck.remove(trap)
    lair.goblins.up.append(trap)
    lair.g.faces.show(trap)
    lair.begin("1,0", *["claw"] * 4)
    lair.say("use-any-power wrath 4 0 no-gem")
    lair.roll("diamond")
    assert lair.role_asked[0] == "goblins"


# The Mushroom Forest.


@pytest.mark.rule("VA-R029")
def test_nothing_of_his_reaches_into_the_mushroom_forest() -> None:
    lair = Lair(ALL_ROLES, rooms="1,0")
    lay_terrain(lair.g, cards.FOREST, SPACE.index["2,0"], 0)
    lair.people(fangs=4)
    for name in ("knight", "fangs", "thief"):
        lair.put(name, "2,0")
    lair.begin("1,0", "claw", "claw", "claw", "wing", "wing")
    assert "hiss" not in lair.powers()
    assert "slap" not in lair.powers()
    lair.use("claw")
    lair.roll("around")
    assert lair.role_asked == ("dragon", "dragon-turn")
    assert lair.where("thief") == "2,0"
    assert lair.goblins.population[0] == 4
