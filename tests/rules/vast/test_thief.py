"""The Thief: his board, his turn, what he takes, how he brings it home and how he dies."""

from typing import Any

import pytest

from tests.rules.vast.scenes import SIDES, Scene
from undercroft.engine.errors import IllegalAnswer
from undercroft.games.vast import cards
from undercroft.games.vast.cards import DRAGON, DRAGON_PIECE, KNIGHT_PIECE, LEVELS, THIEF_PIECE, UPGRADES
from undercroft.games.vast.cavern.geometry import STEP
from undercroft.games.vast.cavern.moving import Enter
from undercroft.games.vast.roles.dragon.board import GREED, ROOM, DragonBoard
from undercroft.games.vast.roles.goblins.board import GoblinsBoard
from undercroft.games.vast.roles.knight.board import PERCEPTION
from undercroft.games.vast.roles.thief.board import ThiefBoard, mine
from undercroft.games.vast.roles.thief.contract import ThiefView
from undercroft.games.vast.state import CARRIED, IN_SUPPLY


class Heist(Scene):
    """A small cave around the Entrance, with the Thief in it."""

    def __init__(self, roles: str = "thief", rooms: str = "1,0 2,0 3,0 4,0 5,0", **settings: Any) -> None:
        super().__init__(roles, **settings)
        self.clear()
        self.g.map.walls[0] = 0
        for space in rooms.split():
            self.room(space)
        self.seal()

    @property
    def board(self) -> ThiefBoard:
        return mine(self.g)

    def room(self, space: str, kind: str = "ambush") -> int:
        """A Lit tile without walls."""
        cell = self.lay(space, kind, lit=True)
        self.g.map.walls[cell] = 0
        self.seal()
        return cell

    def wall(self, space: str, side: str) -> None:
        cell = self.cell(space)
        self.g.map.walls[cell] |= 1 << SIDES.index(side)

    def begin(self, stats: str = "4 3 2", at: str = "") -> None:
        """His turn begins, and he assigns Movement, Stealth and Thievery."""
        if at:
            self.put("thief", at)
        self.turn("thief")
        self.say(f"assign-stats {stats}")

    def own(self, *upgrades: str) -> None:
        for upgrade in upgrades:
            self.board.upgrades[UPGRADES.index(upgrade)] = 1

    def verbs(self) -> set[str]:
        return {text.split()[0] for text in self.offered()}

    def thief(self) -> ThiefView:
        found: ThiefView = self.view("thief")["boards"]["thief"]
        return found


# Board and turn.


@pytest.mark.rule("VA-T002", "VA-T003", "VA-T005", "VA-T010")
def test_the_board_starts_as_printed() -> None:
    heist = Heist()
    assert cards.THIEF_DATA["stats"]["tokens"] == [2, 3, 4]
    assert cards.THIEF_DATA["stats"]["cubes"] == 5
    assert cards.TOKENS_DATA["thief"]["vault"] == 6
    assert heist.board.level == 3
    assert cards.THIEF_DATA["loot-drop"]["levels"] == [3, 2, 1, 0]
    assert set(UPGRADES) == {
        "movement",
        "stealth",
        "thievery",
        "sticky-fingers",
        "lock-picking-kit",
        "climbing-gear",
        "hand-crossbow",
        "unnatural-evasion",
        "two-to-three",
        "three-to-four",
        "all-four",
    }
    heist.begin("2 3 4")
    assert heist.board.cubes == 4
    heist.say("end-turn")
    assert heist.board.cubes == 0


@pytest.mark.rule("VA-T004", "VA-T081")
def test_he_appears_at_the_entrance_right_before_his_turn() -> None:
    heist = Heist("knight-thief")
    assert heist.where("thief") is None
    heist.turn("thief")
    assert heist.where("thief") == "0,0"


@pytest.mark.rule("VA-T006", "VA-T007")
def test_the_three_tokens_go_one_each_to_the_three_statistics() -> None:
    heist = Heist()
    heist.turn("thief")
    assert heist.role_asked == ("thief", "assign-stats")
    assert len(heist.offered(verb="assign-stats")) == 6
    heist.say("assign-stats 2 4 3")
    assert heist.role_asked == ("thief", "thief-turn")
    view = heist.thief()
    assert (view["movement"], view["stealth"], view["thievery"], view["cubes"]) == (2, 4, 3, 3)


@pytest.mark.rule("VA-T008")
def test_his_stealth_stays_until_his_next_turn() -> None:
    heist = Heist("knight-thief")
    heist.begin("2 4 3")
    heist.say("end-turn")
    heist.turn("knight")
    assert heist.thief()["stealth"] == 4


@pytest.mark.rule("VA-T009", "VA-T011", "VA-T012")
def test_moves_and_actions_alternate_and_neither_alone_ends_the_turn() -> None:
    heist = Heist()
    heist.begin("2 3 4")
    heist.say("move 1,0", "hide-loot 1", "move 2,0")
    assert heist.offered(verb="move") == [], "two steps are all his Movement"
    assert "hide-loot 1" in heist.offered(), "cubes are left"
    assert heist.where("thief") == "2,0"


@pytest.mark.rule("VA-T013", "VA-T014", "VA-T038")
def test_he_enters_lit_dark_and_shared_tiles_but_passes_no_wall() -> None:
    heist = Heist("knight-thief", rooms="1,0")
    heist.lay("0,1")
    heist.room("-1,0")
    heist.room("0,-1")
    heist.put("knight", "-1,0")
    heist.wall("0,-1", "south")
    heist.begin("4 3 2")
    assert heist.spaces("move") == {"1,0", "0,1", "-1,0"}
    assert heist.spaces("climb") == {"0,-1"}
    heist.say("move 1,0")
    assert heist.offered(verb="climb") == [], "a Climb never leads onto an open space"


@pytest.mark.rule("VA-T015", "VA-T016")
def test_he_may_peek_where_his_movement_ends_and_that_is_final() -> None:
    heist = Heist("knight-thief", rooms="1,0")
    dark = heist.lay("0,1", "crystal")
    heist.begin("4 3 2")
    assert heist.offered(verb="peek") == [], "the Entrance is Lit"
    heist.say("move 0,1", "peek")
    assert heist.role_asked == ("thief", "peeked")
    assert heist.g.faces.known(dark, heist.g.seat(4)) >= 0
    assert heist.g.faces.known(dark, heist.g.seat(0)) < 0, "only he has seen it"
    heist.say("done")
    assert heist.is_dark("0,1")
    assert heist.offered(verb="move") == []
    assert "hide-loot 1" in heist.offered()


@pytest.mark.rule("VA-T015", "VA-T017", "VA-G043")
def test_what_he_reveals_must_link_to_the_entrance_if_it_can_and_gets_its_token() -> None:
    heist = Heist(rooms="1,0")
    cell = heist.lay("0,1", "crystal")
    openings = cards.TILE_WALLS[heist.g.faces.face[cell]]
    heist.begin("4 3 2")
    heist.say("move 0,1", "peek", "reveal 0,1")
    linking = {facing for facing in range(4) if not openings[facing] & 1}
    if heist.role_asked[1] == "orient-tile":
        offered = {SIDES.index(facing) for facing in heist.spaces("orient")}
        assert offered == linking, "the north side leads to the Entrance"
        heist.say(heist.offered(verb="orient")[0])
    assert not heist.g.map.walls[cell] & 1
    while heist.role_asked[1] != "thief-turn":
        heist.say(heist.offered()[0])
    assert heist.g.crystal[cell] == 1


@pytest.mark.rule("VA-T018")
def test_an_ambush_tile_he_reveals_never_triggers() -> None:
    heist = Heist("knight-goblins-thief", rooms="1,0")
    heist.lay("0,1", "ambush")
    heist.begin("4 3 2")
    heist.say("move 0,1", "peek", "reveal 0,1")
    heist.g.boards[1].population = [4, 4, 4]  # type: ignore[attr-defined]
    while heist.role_asked[1] in ("orient-tile", "fill-edge", "lay-dark"):
        heist.say(heist.offered()[0])
    assert heist.role_asked == ("thief", "thief-turn"), "not upon him"
    heist.turn("knight")
    heist.say("move 0,1")
    assert heist.role_asked == ("knight", "knight-turn"), "and not upon her when she walks in"
    assert heist.g.boards[0].health == 7  # type: ignore[attr-defined]


# Stealth.


@pytest.mark.rule("VA-T019", "VA-T023")
@pytest.mark.parametrize(("carried", "possible"), [(2, True), (3, False)])
def test_his_stealth_must_be_strictly_above_her_perception(carried: int, possible: bool) -> None:
    heist = Heist("knight-thief")
    heist.put("knight", "1,0")
    heist.board.carried = carried
    heist.begin("2 4 3", at="1,0")
    assert heist.thief()["stealth"] == 4 - carried
    assert ("backstab knight 1" in heist.offered()) == possible


@pytest.mark.rule("VA-T023")
@pytest.mark.parametrize(("cubes", "possible"), [(1, True), (2, False)])
def test_her_cubes_open_her_eyes_for_him(cubes: int, possible: bool) -> None:
    heist = Heist("knight-thief")
    heist.put("knight", "1,0")
    heist.g.boards[0].on[PERCEPTION] = cubes  # type: ignore[attr-defined]
    heist.begin("2 3 4", at="1,0")
    assert ("backstab knight 1" in heist.offered()) == possible


@pytest.mark.rule("VA-T021", "VA-T026", "VA-K063")
@pytest.mark.parametrize(("carried", "finds"), [(3, False), (4, True), (6, True)])
def test_the_knight_finds_him_with_more_perception_than_his_stealth_in_an_encounter(carried: int, finds: bool) -> None:
    heist = Heist("knight-thief")
    heist.board.stats = [2, 4, 3]
    heist.board.carried = carried
    heist.put("thief", "1,0")
    heist.put("knight", "1,0")
    heist.turn("knight")
    assert ("attack thief" in heist.offered()) == finds
    heist.g.boards[0].encounters = 1  # type: ignore[attr-defined]
    heist.again()
    assert "attack thief" not in heist.offered(), "without an Encounter she finds nobody"


@pytest.mark.rule("VA-T020", "VA-T030")
def test_against_the_dragon_armor_counts_even_underground() -> None:
    heist = Heist("dragon-thief")
    heist.g.at[DRAGON_PIECE] = heist.cell("1,0")
    armor = heist.g.role_of(DRAGON_PIECE).armor(heist.g, DRAGON_PIECE)
    heist.begin("2 4 3", at="1,0")
    assert not heist.g.role_of(DRAGON_PIECE).on_surface(heist.g, DRAGON_PIECE)
    assert ("backstab dragon 1" in heist.offered()) == (armor < 4)
    heist.board.carried = 4 - armor
    heist.again()
    assert "backstab dragon 1" not in heist.offered(), "equal is not enough"


@pytest.mark.rule("VA-T022", "VA-T031", "VA-T078")
def test_claw_and_scratch_reach_him_whatever_his_stealth() -> None:
    heist = Heist("dragon-thief")
    heist.put("thief", "1,0")
    heist.board.stats = [2, 4, 3]
    for doom in ("clawed", "scratched"):
        heist.put("thief", "1,0")
        procedure = getattr(heist.g.role_of(5), doom)(heist.g, 5)
        assert type(procedure).__name__ == "ThiefStruck"
        assert procedure.attacker == DRAGON_PIECE


@pytest.mark.rule("VA-T025", "VA-T026", "VA-T059", "VA-C020")
def test_every_carried_token_lowers_his_stealth_even_below_nothing() -> None:
    heist = Heist("dragon-thief")
    heist.begin("4 2 3")
    heist.board.carried = 2
    heist.g.gem[0] = CARRIED
    assert heist.thief()["stealth"] == -1
    assert heist.g.book.roles[4].carried_treasures(heist.g) == 2, "they still count as lying on the map"


@pytest.mark.rule("VA-C019", "VA-C020", "VA-T059")
@pytest.mark.parametrize(("carried", "stashed", "tokens"), [(0, 0, 1), (1, 0, 2), (4, 0, 4), (0, 4, 1)])
def test_what_he_carries_gives_the_cave_omens_and_what_he_has_stashed_does_not(
    carried: int, stashed: int, tokens: int
) -> None:
    heist = Heist("cave-thief")
    heist.board.carried = carried
    heist.board.stashed = stashed
    before = len(heist.heard("omen-drawn"))
    heist.turn("cave")
    while heist.role_asked == ("luck", "omen-token"):
        heist.luck(0)
    assert len(heist.heard("omen-drawn")) - before == tokens


@pytest.mark.rule("VA-T028", "VA-T029")
def test_each_piece_is_a_target_once_a_turn_and_tribes_are_separate_pieces() -> None:
    heist = Heist("goblins-thief")
    board = heist.g.boards[1]
    for tribe in ("fangs", "bones"):
        heist.put(tribe, "1,0")
    board.population = [2, 2, 1]  # type: ignore[attr-defined]
    heist.begin("2 4 3", at="1,0")
    assert {"fangs", "bones"} <= heist.spaces("backstab")
    heist.say("backstab fangs 1")
    heist.settle()
    assert heist.where("fangs") == "1,0", "hurt, but still there"
    assert "fangs" not in heist.spaces("backstab") | heist.spaces("pickpocket")
    assert "bones" in heist.spaces("backstab")


@pytest.mark.rule("VA-T028", "VA-T029")
def test_a_failed_theft_uses_its_target_up_until_his_next_turn() -> None:
    heist = laden_knight()
    heist.say("pickpocket knight 1")
    heist.luck(0)
    assert heist.offered(verb="pickpocket") == []
    assert heist.offered(verb="backstab") == []
    heist.begin("2 3 4", at="1,0")
    assert heist.offered(verb="pickpocket") != []


# Actions.


@pytest.mark.rule("VA-T033", "VA-T059")
def test_loot_takes_a_treasure_for_a_cube() -> None:
    heist = Heist()
    heist.g.treasure[heist.cell("1,0")] = 1
    heist.begin("2 3 4", at="1,0")
    heist.say("loot-treasure")
    assert (heist.board.carried, heist.board.cubes) == (1, 3)
    assert heist.g.treasure[heist.cell("1,0")] == 0


@pytest.mark.rule("VA-T033", "VA-T082")
def test_a_gem_for_one_cube_is_a_gamble_with_the_dragon_die() -> None:
    for face in range(6):
        heist = Heist("dragon-thief")
        heist.g.gem[1] = heist.cell("1,0")
        heist.begin("2 3 4", at="1,0")
        heist.say("loot-gem flame")
        heist.match.resolve_chance(face)
        if cards.DIE_CENTRE[face]:
            assert heist.where("thief") is None
            assert heist.role_asked[0] != "thief" or heist.role_asked[1] != "thief-turn"
            assert heist.g.gem[1] == heist.cell("1,0")
        else:
            assert heist.g.gem[1] == CARRIED
            assert heist.board.cubes == 3


@pytest.mark.rule("VA-T079")
def test_a_gem_that_kills_him_pays_nobody() -> None:
    heist = Heist("knight-dragon-thief")
    heist.g.gem[1] = heist.cell("1,0")
    hand = hand_of_dragon(heist)
    heist.begin("2 3 4", at="1,0")
    heist.say("loot-gem flame")
    heist.roll("centre")
    assert heist.where("thief") is None
    assert heist.g.boards[0].grit == 0  # type: ignore[attr-defined]
    assert hand_of_dragon(heist) == hand


@pytest.mark.rule("VA-T034")
def test_a_gem_for_two_cubes_is_safe() -> None:
    heist = Heist("dragon-thief")
    heist.g.gem[2] = heist.cell("1,0")
    heist.begin("2 3 4", at="1,0")
    heist.say("loot-gem-safely wing")
    assert heist.role_asked == ("thief", "thief-turn")
    assert heist.g.gem[2] == CARRIED
    assert heist.board.cubes == 2


@pytest.mark.rule("VA-T035", "VA-T036", "VA-T037", "VA-T038")
@pytest.mark.parametrize(("gear", "cost"), [(False, 2), (True, 1)])
def test_a_climb_costs_cubes_and_its_step(gear: bool, cost: int) -> None:
    heist = Heist()
    if gear:
        heist.own("climbing-gear")
    heist.wall("1,0", "west")
    heist.g.map.walls[0] |= 1 << SIDES.index("east")
    heist.begin("3 2 4")
    heist.say("climb 1,0")
    assert heist.where("thief") == "1,0", "two walls back to back are one"
    assert (heist.board.cubes, heist.thief()["steps"]) == (4 - cost, 2)


@pytest.mark.rule("VA-T035", "VA-T036")
@pytest.mark.parametrize(("stats", "able"), [("3 2 4", True), ("2 3 4", False)])
def test_a_climb_takes_a_step_be_it_the_last(stats: str, able: bool) -> None:
    heist = Heist()
    heist.wall("3,0", "west")
    heist.begin(stats)
    heist.say("move 1,0", "move 2,0")
    assert heist.spaces("climb") == ({"3,0"} if able else set())


@pytest.mark.rule("VA-T014", "VA-T035", "VA-T037", "VA-R022", "VA-R040")
@pytest.mark.parametrize(("gear", "cost"), [(False, 3), (True, 2)])
def test_he_climbs_across_an_impassable_space_but_never_onto_it(gear: bool, cost: int) -> None:
    heist = Heist(rooms="2,0")
    if gear:
        heist.own("climbing-gear")
    heist.g.map.lay(cards.CANYON_WEST, heist.g.map.pos[0] + STEP[1])
    heist.begin("3 2 4")
    assert "1,0" not in heist.spaces("move") | heist.spaces("climb")
    assert heist.spaces("climb-across") == {"2,0"}
    heist.say("climb-across 2,0")
    assert heist.where("thief") == "2,0"
    assert (heist.board.cubes, heist.thief()["steps"]) == (4 - cost, 1)
    poor = Heist(rooms="2,0")
    poor.g.map.lay(cards.CANYON_WEST, poor.g.map.pos[0] + STEP[1])
    poor.begin("3 4 2")
    assert poor.offered(verb="climb-across") == []


@pytest.mark.rule("VA-T039", "VA-T041", "VA-T042")
@pytest.mark.parametrize(("cubes", "least"), [(1, 4), (2, 2)])
def test_a_pocket_opens_on_a_roll_that_falls_with_the_cubes(cubes: int, least: int) -> None:
    for roll in range(1, 7):
        heist = laden_knight()
        supply = heist.g.treasures_left
        heist.say(f"pickpocket knight {cubes}")
        heist.luck(roll - 1)
        while heist.role_asked[1] == "steal-treasure":
            heist.say(heist.offered()[0])
        assert (heist.board.carried == 1) == (roll >= least)
        assert heist.g.treasures_left == supply - (roll >= least)


@pytest.mark.rule("VA-T039")
def test_three_cubes_need_no_roll() -> None:
    heist = laden_knight()
    heist.say("pickpocket knight 3")
    assert heist.role_asked[0] == "thief"
    heist.answer_all("steal-treasure")
    assert heist.board.carried == 1


def laden_knight() -> Heist:
    """The Knight carries a Treasure card, and the Thief stands beside her."""
    heist = Heist("knight-thief")
    heist.put("knight", "1,0")
    knight = heist.g.boards[0]
    card = heist.g.treasure_deck.pop()
    heist.g.faces.show(card)
    knight.up.append(card)  # type: ignore[attr-defined]
    heist.begin("2 3 4", at="1,0")
    return heist


@pytest.mark.rule("VA-T042")
def test_a_knight_without_treasure_cards_is_no_target_for_his_fingers() -> None:
    heist = Heist("knight-thief")
    heist.put("knight", "1,0")
    heist.begin("2 3 4", at="1,0")
    assert heist.offered(verb="pickpocket") == []
    assert heist.offered(verb="backstab") != []


@pytest.mark.rule("VA-T040")
def test_sticky_fingers_roll_again_once_a_turn() -> None:
    heist = laden_knight()
    heist.own("sticky-fingers")
    heist.say("pickpocket knight 1")
    heist.luck(0)
    assert heist.role_asked == ("thief", "sticky-fingers")
    heist.say("yes")
    heist.luck(1)
    assert heist.role_asked == ("thief", "thief-turn"), "the second failure stands"
    assert heist.board.carried == 0


@pytest.mark.rule("VA-T040")
def test_without_sticky_fingers_a_failure_stands_and_with_them_each_turn_has_its_reroll() -> None:
    heist = laden_knight()
    heist.say("pickpocket knight 1")
    heist.luck(0)
    assert heist.role_asked == ("thief", "thief-turn")
    heist.own("sticky-fingers")
    for _ in range(2):
        heist.begin("2 3 4", at="1,0")
        heist.say("pickpocket knight 1")
        heist.luck(0)
        assert heist.role_asked == ("thief", "sticky-fingers")
        heist.say("yes")
        heist.luck(0)


@pytest.mark.rule("VA-T042")
def test_of_two_face_down_treasure_cards_luck_picks_the_one_he_steals() -> None:
    heist = laden_knight()
    knight = heist.g.boards[0]
    hidden = [heist.g.treasure_deck.pop(), heist.g.treasure_deck.pop()]
    knight.down.extend(hidden)  # type: ignore[attr-defined]
    heist.say("pickpocket knight 3")
    assert "steal-hidden-treasure" in heist.offered()
    heist.say("steal-hidden-treasure")
    assert heist.role_asked == ("luck", "random-treasure")
    heist.luck(1)
    assert heist.g.treasure_deck[0] == hidden[1], "under the deck"


@pytest.mark.rule("VA-T042")
def test_he_may_leave_the_knight_her_treasure_cards() -> None:
    heist = laden_knight()
    knight = heist.g.boards[0]
    cards_left = len(knight.up) + len(knight.down)  # type: ignore[attr-defined]
    heist.say("pickpocket knight 3", "no")
    assert len(knight.up) + len(knight.down) == cards_left  # type: ignore[attr-defined]
    assert heist.board.carried == 1, "the token is his all the same"
    assert heist.role_asked == ("thief", "thief-turn")


@pytest.mark.rule("VA-T043", "VA-T047")
def test_a_tribe_is_robbed_for_a_face_up_secret_too_and_only_success_makes_it_rage() -> None:
    heist = Heist("goblins-thief")
    goblins = heist.g.boards[1]
    assert isinstance(goblins, GoblinsBoard)
    goblins.population = [2, 0, 0]
    heist.put("fangs", "1,0")
    heist.begin("2 4 3", at="1,0")
    assert heist.offered(verb="pickpocket") == [], "no Secret, no target"
    goblins.up.append(goblins.secret_deck.pop())
    heist.g.faces.show(goblins.up[0])
    heist.again()
    heist.say("pickpocket fangs 1")
    heist.luck(0)
    assert (goblins.rage, len(goblins.up)) == (1, 1)
    heist.begin("2 4 3", at="1,0")
    heist.say("pickpocket fangs 3", "no")
    assert (goblins.rage, len(goblins.up)) == (2, 1), "he may leave them their Secrets"
    heist.board.carried = 0
    heist.begin("2 4 3", at="1,0")
    heist.say("pickpocket fangs 3")
    heist.answer_all("steal-secret", 1)
    assert (goblins.rage, len(goblins.up)) == (3, 0)
    assert heist.where("fangs") == "1,0"


@pytest.mark.rule("VA-T045", "VA-T046")
@pytest.mark.parametrize(("wake", "room_in_greed", "possible"), [(2, 1, True), (0, 1, False), (2, 0, False)])
def test_the_dragon_loses_wakefulness_to_greed_and_is_no_target_otherwise(
    wake: int, room_in_greed: int, possible: bool
) -> None:
    heist = Heist("dragon-thief")
    heist.g.at[DRAGON_PIECE] = heist.cell("1,0")
    dragon = heist.g.boards[DRAGON]
    assert isinstance(dragon, DragonBoard)
    dragon.wake = wake
    dragon.boxes[GREED] = ROOM[GREED] - room_in_greed
    heist.begin("2 4 3", at="1,0")
    assert ("pickpocket dragon 3" in heist.offered()) == possible
    if possible:
        heist.say("pickpocket dragon 3")
        assert (dragon.wake, dragon.boxes[GREED]) == (wake - 1, ROOM[GREED])
        assert heist.board.carried == 1


@pytest.mark.rule("VA-T048", "VA-T049")
@pytest.mark.parametrize(("cubes", "least"), [(1, 4), (2, 2), (3, 0)])
def test_a_vault_opens_like_a_pocket_and_is_tried_once_a_turn(cubes: int, least: int) -> None:
    for roll in range(1, 7):
        heist = vault()
        heist.say(f"pick-lock {cubes}")
        if least:
            heist.luck(roll - 1)
        opened = roll >= least
        assert (heist.board.carried == 1) == opened
        assert (heist.g.vault[heist.cell("1,0")] == 0) == opened
        assert heist.offered(verb="pick-lock") == []


@pytest.mark.rule("VA-T049")
def test_a_lock_that_held_may_be_tried_again_next_turn() -> None:
    heist = vault()
    heist.say("pick-lock 1")
    heist.luck(0)
    assert heist.offered(verb="pick-lock") == []
    heist.begin("2 3 4", at="1,0")
    assert heist.offered(verb="pick-lock") != []


@pytest.mark.rule("VA-T050")
def test_the_kit_opens_for_one_cube_less() -> None:
    heist = vault()
    heist.own("lock-picking-kit")
    heist.again()
    assert heist.offered(verb="pick-lock") == ["pick-lock 0", "pick-lock 1", "pick-lock 2"]
    heist.say("pick-lock 2")
    assert heist.board.carried == 1, "two cubes are worth three: no roll"


def vault() -> Heist:
    heist = Heist()
    heist.g.vaults_left -= 1
    heist.g.vault[heist.cell("1,0")] = 1
    heist.begin("2 3 4", at="1,0")
    return heist


@pytest.mark.rule("VA-T051", "VA-T052")
@pytest.mark.parametrize(("cubes", "grit"), [(1, 1), (2, 3), (3, 5)])
def test_a_backstab_costs_the_knight_grit_without_a_roll(cubes: int, grit: int) -> None:
    heist = Heist("knight-thief")
    heist.put("knight", "1,0")
    heist.g.boards[0].grit = 6  # type: ignore[attr-defined]
    heist.begin("2 3 4", at="1,0")
    heist.say(f"backstab knight {cubes}")
    assert heist.g.boards[0].grit == 6 - grit  # type: ignore[attr-defined]
    assert heist.board.cubes == 4 - cubes


@pytest.mark.rule("VA-T055")
def test_a_backstab_makes_the_dragon_discard_cards() -> None:
    heist = Heist("dragon-thief")
    heist.g.at[DRAGON_PIECE] = heist.cell("1,0")
    heist.begin("2 4 3", at="1,0")
    before = hand_of_dragon(heist)
    assert before >= 2
    heist.say("backstab dragon 2")
    while heist.role_asked[0] == "dragon":
        heist.say(heist.offered()[0])
    assert hand_of_dragon(heist) == before - 2


def hand_of_dragon(heist: Heist) -> int:
    return len(heist.g.boards[2].hand)  # type: ignore[attr-defined]


@pytest.mark.rule("VA-T056")
def test_the_hand_crossbow_reaches_three_spaces_in_a_straight_line_of_sight() -> None:
    for space, possible in (("3,0", True), ("4,0", False)):
        heist = Heist("knight-thief")
        heist.put("knight", space)
        heist.begin("2 3 4")
        assert heist.offered(verb="backstab") == []
        heist.own("hand-crossbow")
        heist.again()
        assert ("backstab knight 1" in heist.offered()) == possible
    blocked = Heist("knight-thief")
    blocked.put("knight", "2,0")
    blocked.own("hand-crossbow")
    blocked.wall("1,0", "east")
    blocked.begin("2 3 4")
    assert blocked.offered(verb="backstab") == []


@pytest.mark.rule("VA-T057")
def test_with_an_empty_supply_he_grabs_a_token_from_the_map() -> None:
    heist = vault()
    heist.g.treasures_left = 0
    heist.g.treasure[heist.cell("3,0")] = 1
    heist.g.treasure[heist.cell("4,0")] = 1
    heist.say("pick-lock 3")
    assert heist.role_asked == ("thief", "grab-treasure")
    heist.say("point 4,0")
    assert heist.board.carried == 1
    assert heist.g.treasure[heist.cell("4,0")] == 0
    assert heist.last_heard("token-taken") == {"token": "treasure", "space": "4,0"}
    content = vault()
    content.g.treasures_left = 0
    content.g.treasure[content.cell("3,0")] = 1
    content.say("pick-lock 3", "no")
    assert (content.board.carried, content.g.treasure[content.cell("3,0")]) == (0, 1), "even the only one"
    assert content.role_asked == ("thief", "thief-turn")
    bare = vault()
    bare.g.treasures_left = 0
    bare.say("pick-lock 3")
    assert bare.board.carried == 0


@pytest.mark.rule("VA-T058")
def test_hidden_loot_lowers_the_loot_drop_level_to_nothing_at_most() -> None:
    heist = Heist()
    heist.begin("2 3 4")
    assert heist.offered(verb="hide-loot") == ["hide-loot 1", "hide-loot 2", "hide-loot 3"]
    heist.say("hide-loot 2")
    assert (heist.board.level, heist.board.cubes) == (1, 2)
    assert heist.offered(verb="hide-loot") == ["hide-loot 1"]


# Stashing and upgrades.


def homecoming(carried: int = 1, **settings: Any) -> Heist:
    """He stands beside the Entrance with loot."""
    heist = Heist("thief", **settings)
    heist.g.treasures_left -= carried
    heist.board.carried = carried
    heist.begin("4 3 2", at="1,0")
    return heist


@pytest.mark.rule("VA-T060", "VA-T061", "VA-T064", "VA-T066", "VA-T086")
def test_he_stashes_on_entering_the_entrance_and_moves_on() -> None:
    heist = homecoming(2)
    heist.board.level = 1
    heist.say("move 0,0")
    assert heist.role_asked == ("thief", "choose-upgrade")
    heist.say("buy-upgrade movement")
    assert heist.board.level == 3
    assert heist.role_asked == ("thief", "choose-upgrade"), "one token after the other, each with its own choice"
    with pytest.raises(IllegalAnswer):
        heist.say("buy-upgrade movement")
    heist.say("buy-upgrade stealth")
    assert (heist.board.stashed, heist.board.carried) == (2, 0)
    assert heist.role_asked == ("thief", "thief-turn")
    assert heist.thief()["movement"] == 5, "the upgrade works at once"
    heist.say("move 1,0")


@pytest.mark.rule("VA-T062")
def test_what_he_gains_on_the_entrance_waits_for_his_next_entry() -> None:
    heist = Heist()
    heist.g.treasure[0] = 1
    heist.begin("4 3 2")
    heist.say("loot-treasure")
    assert (heist.board.carried, heist.board.stashed) == (1, 0)
    heist.say("move 1,0", "move 0,0")
    assert heist.board.stashed == 1


@pytest.mark.rule("VA-T062")
def test_being_pushed_onto_the_entrance_is_an_entry() -> None:
    heist = homecoming(1)
    heist.g.call(Enter(THIEF_PIECE, 0, True))
    heist.again()
    assert heist.board.stashed == 1


@pytest.mark.rule("VA-T063")
def test_a_stashed_gem_goes_back_and_a_treasure_stands_in_for_it() -> None:
    heist = Heist("dragon-thief")
    heist.g.gem[0] = CARRIED
    supply = heist.g.treasures_left
    heist.begin("4 3 2", at="1,0")
    heist.say("move 0,0")
    assert heist.g.gem[0] == IN_SUPPLY
    assert heist.g.treasures_left == supply - 1
    assert heist.board.stashed == 1


@pytest.mark.rule("VA-T057", "VA-T085")
def test_a_gem_stays_with_him_if_no_treasure_token_is_left() -> None:
    heist = Heist("dragon-thief")
    heist.g.gem[0] = CARRIED
    heist.g.treasures_left = 0
    heist.begin("4 3 2", at="1,0")
    heist.say("move 0,0")
    assert heist.g.gem[0] == CARRIED
    assert heist.board.stashed == 0
    heist.g.treasure[heist.cell("3,0")] = 1
    heist.say("move 1,0", "move 0,0", "no")
    assert (heist.g.gem[0], heist.board.stashed) == (CARRIED, 0), "he may leave the map alone"
    heist.begin("4 3 2", at="1,0")
    heist.say("move 0,0", "point 3,0")
    assert heist.g.gem[0] == IN_SUPPLY, "one that lies on the map will do"
    assert heist.g.treasure[heist.cell("3,0")] == 0
    assert heist.board.stashed == 1


@pytest.mark.rule("VA-T086")
def test_he_stashes_in_his_own_order() -> None:
    heist = Heist("dragon-thief")
    heist.g.gem[0] = CARRIED
    heist.board.carried = 1
    heist.begin("4 3 2", at="1,0")
    heist.say("move 0,0")
    assert set(heist.offered()) == {"stash-treasure", "stash-gem claw"}


@pytest.mark.rule("VA-T001", "VA-T086", "VA-L040")
def test_the_sixth_stashed_token_wins_at_once() -> None:
    heist = homecoming(2)
    heist.board.stashed = 5
    heist.say("move 0,0")
    assert (heist.ending, heist.winners) == ("thief-stashed", ["thief"])
    assert heist.board.stashed == 6


@pytest.mark.rule("VA-L038", "VA-L039", "VA-L040", "VA-L041", "VA-L042")
@pytest.mark.parametrize(("level", "goal", "bare"), list(zip(LEVELS, (4, 5, 6, 7, 8), (0, 0, 0, 1, 2), strict=True)))
def test_levels_change_the_goal_and_leave_the_first_tokens_without_upgrade(level: str, goal: int, bare: int) -> None:
    heist = homecoming(goal, thief_level=level)
    assert heist.thief()["goal"] == goal
    heist.say("move 0,0")
    while not heist.ending:
        heist.say(heist.offered(verb="buy-upgrade")[0])
    assert sum(heist.board.upgrades) == goal - bare - 1
    assert heist.board.stashed == goal


@pytest.mark.rule("VA-T065", "VA-T074", "VA-T080", "VA-T081")
def test_death_drops_what_he_carries_but_never_what_he_stashed() -> None:
    heist = Heist("knight-thief")
    heist.board.stashed = 3
    heist.board.carried = 2
    heist.g.gem[2] = CARRIED
    heist.board.level = 1
    heist.put("thief", "2,0")
    heist.g.call(heist.g.role_of(5).struck(heist.g, 5, -1, 1))
    heist.again()
    assert heist.where("thief") is None
    assert heist.g.treasure[heist.cell("2,0")] == 2
    assert heist.g.gem[2] == heist.cell("2,0")
    assert (heist.board.stashed, heist.board.carried, heist.board.level) == (3, 0, 1)
    heist.turn("thief")
    assert heist.where("thief") == "0,0"


@pytest.mark.rule("VA-T068")
def test_plus_one_upgrades_add_one_up_to_five() -> None:
    heist = Heist()
    heist.own("movement", "stealth", "thievery")
    heist.begin("4 3 2")
    view = heist.thief()
    assert (view["movement"], view["stealth"], view["thievery"], view["cubes"]) == (5, 4, 3, 3)


@pytest.mark.rule("VA-T069", "VA-T070")
def test_flip_upgrades_are_taken_left_to_right_and_raise_the_tokens() -> None:
    heist = homecoming(1)
    heist.say("move 0,0")
    assert "buy-upgrade two-to-three" in heist.offered()
    assert "buy-upgrade three-to-four" not in heist.offered()
    read = []
    for upgrade in ("two-to-three", "three-to-four", "all-four"):
        fresh = Heist()
        fresh.own(*UPGRADES[8 : UPGRADES.index(upgrade) + 1])
        fresh.turn("thief")
        if upgrade == "all-four":
            assert fresh.role_asked == ("thief", "thief-turn"), "assigning no longer matters"
            assert fresh.thief()["tokens"] == [4, 4, 4]
        else:
            read.append(sorted(int(word) for word in fresh.offered(verb="assign-stats")[0].split()[1:]))
    assert read == [[3, 3, 4], [3, 4, 4]]


@pytest.mark.rule("VA-T066", "VA-T070")
def test_a_flip_upgrade_turns_the_assigned_token_at_once() -> None:
    heist = homecoming(3)
    heist.say("move 0,0", "buy-upgrade two-to-three")
    assigned = [heist.thief()["tokens"]]
    heist.say("buy-upgrade three-to-four")
    assigned.append(heist.thief()["tokens"])
    heist.say("buy-upgrade all-four")
    assigned.append(heist.thief()["tokens"])
    assert [sorted(tokens) for tokens in assigned] == [[3, 3, 4], [3, 4, 4], [4, 4, 4]]
    assert heist.thief()["movement"] == 4


@pytest.mark.rule("VA-T067", "VA-T070")
def test_a_flip_upgrade_lost_to_spores_turns_the_assigned_token_back() -> None:
    heist = Heist("cave-thief")
    heist.own("two-to-three")
    heist.begin("4 3 3")
    assert heist.thief()["stealth"] == 3
    heist.board.upgrades[UPGRADES.index("two-to-three")] = 0
    assert sorted(heist.thief()["tokens"]) == [2, 3, 4]


@pytest.mark.rule("VA-T009", "VA-X070")
def test_with_neither_movement_nor_cubes_his_turn_is_over() -> None:
    heist = Heist()
    heist.begin("4 3 2")
    heist.say("hide-loot 2", "move 1,0", "move 0,0", "move 1,0")
    assert heist.role_asked == ("thief", "thief-turn"), "Movement alone keeps it going"
    heist.say("move 0,0")
    assert heist.role_asked[1] != "thief-turn"


@pytest.mark.rule("VA-T067", "VA-T084", "VA-C043")
def test_spores_take_an_upgrade_but_no_token_and_flips_go_right_to_left() -> None:
    heist = Heist("cave-thief")
    heist.own("two-to-three", "three-to-four")
    heist.board.stashed = 2
    role = heist.g.book.roles[4]
    assert heist.where("thief") is None
    assert role.can_be_spored(heist.g), "Spores target the player, not the piece"
    heist.g.call(role.spored(heist.g))
    heist.again()
    assert heist.board.upgrades[UPGRADES.index("three-to-four")] == 0
    assert heist.board.upgrades[UPGRADES.index("two-to-three")] == 1
    assert heist.board.stashed == 2


# Evasion and death.


def struck(heist: Heist, attacker: int = -1) -> None:
    heist.g.call(heist.g.role_of(5).struck(heist.g, 5, attacker, 1))
    heist.again()


@pytest.mark.rule("VA-T071", "VA-T073")
@pytest.mark.parametrize("roll", [3, 4])
def test_unnatural_evasion_saves_him_on_a_four(roll: int) -> None:
    heist = Heist("knight-thief")
    heist.own("unnatural-evasion")
    heist.put("thief", "2,0")
    heist.wall("1,0", "east")
    struck(heist)
    heist.luck(roll - 1)
    if roll < 4:
        assert heist.where("thief") is None
        return
    assert heist.role_asked == ("thief", "evade")
    assert set(heist.offered()) == {"stay", "move 3,0"}, "no wall, no open space"
    heist.say("move 3,0")
    assert heist.where("thief") == "3,0"


@pytest.mark.rule("VA-T072")
@pytest.mark.parametrize("doom", ["clawed", "scratched"])
def test_claw_and_scratch_are_attacks_he_may_evade(doom: str) -> None:
    heist = Heist("dragon-thief")
    heist.own("unnatural-evasion")
    heist.put("thief", "2,0")
    heist.g.call(getattr(heist.g.role_of(THIEF_PIECE), doom)(heist.g, THIEF_PIECE))
    heist.again()
    assert heist.role_asked == ("luck", "evasion")
    heist.luck(3)
    assert heist.where("thief") == "2,0"


@pytest.mark.rule("VA-T071", "VA-T073")
def test_only_the_first_attack_of_a_turn_can_be_evaded() -> None:
    heist = Heist("knight-thief")
    heist.own("unnatural-evasion")
    heist.put("thief", "2,0")
    struck(heist)
    heist.luck(5)
    heist.say("stay")
    heist.put("thief", "2,0")
    struck(heist)
    assert heist.where("thief") is None
    heist.g.turns += 1
    heist.put("thief", "2,0")
    struck(heist)
    assert heist.role_asked == ("luck", "evasion"), "it renews with every player's turn"


@pytest.mark.rule("VA-T072", "VA-T083", "VA-D074")
def test_a_flame_wall_kills_without_evasion_before_he_can_stash() -> None:
    heist = Heist("dragon-thief")
    heist.own("unnatural-evasion")
    heist.board.carried = 1
    heist.g.flame_wall = 0
    hand = hand_of_dragon(heist)
    heist.begin("4 3 2", at="1,0")
    heist.say("move 0,0")
    assert heist.where("thief") is None
    assert heist.board.stashed == 0
    assert heist.g.treasure[0] == 1
    assert hand_of_dragon(heist) == hand
    heist.turn("thief")
    assert heist.where("thief") == "0,0", "reappearing there is no entry"


@pytest.mark.rule("VA-T032", "VA-T072", "VA-K111")
def test_a_shot_needs_perception_above_his_stealth_and_allows_no_evasion() -> None:
    heist = Heist("knight-thief")
    heist.own("unnatural-evasion")
    heist.put("thief", "2,0")
    heist.board.stats = [2, 3, 4]
    thief = heist.g.role_of(5)
    assert type(thief.shot(heist.g, 5, 3, 3)).__name__ == "NoEffect"
    grit = heist.g.boards[0].grit  # type: ignore[attr-defined]
    heist.g.call(thief.shot(heist.g, 5, 3, 4))
    heist.again()
    assert heist.where("thief") is None
    assert heist.g.boards[0].grit == grit + 3  # type: ignore[attr-defined]


@pytest.mark.rule("VA-T031", "VA-T075", "VA-T080")
@pytest.mark.parametrize("level", [0, 2, 3])
def test_killed_by_the_knight_he_pays_her_grit_by_his_level(level: int) -> None:
    heist = Heist("knight-thief")
    heist.put("thief", "2,0")
    heist.board.level = level
    grit = heist.g.boards[0].grit  # type: ignore[attr-defined]
    struck(heist, KNIGHT_PIECE)
    assert heist.where("thief") is None
    assert heist.g.boards[0].grit == grit + level  # type: ignore[attr-defined]
    assert heist.board.level == level


@pytest.mark.rule("VA-T078")
def test_killed_by_the_dragon_he_pays_power_cards() -> None:
    heist = Heist("dragon-thief")
    heist.put("thief", "2,0")
    hand = hand_of_dragon(heist)
    heist.board.level = 2
    heist.g.call(heist.g.role_of(5).clawed(heist.g, 5))
    heist.again()
    heist.settle()
    assert hand_of_dragon(heist) == hand + 2


@pytest.mark.rule("VA-T082", "VA-T084")
def test_a_death_in_his_own_turn_ends_it_and_nobody_can_attack_him_until_he_returns() -> None:
    heist = Heist("goblins-thief")
    heist.g.flame_wall = heist.cell("1,0")
    heist.begin("4 3 2")
    heist.say("move 1,0")
    assert heist.role_asked[1] != "thief-turn"
    assert heist.board.cubes == 0
    assert not heist.g.role_of(5).can_be_shot(heist.g, 5)
    assert heist.where("thief") is None


@pytest.mark.rule("VA-R027", "VA-R028")
def test_he_burns_if_he_ends_his_turn_on_magma() -> None:
    heist = Heist(rooms="2,0")
    magma = cards.TERRAIN_FIRST[cards.MAGMA]
    heist.g.map.lay(magma, heist.g.map.pos[0] + STEP[1])
    heist.begin("4 3 2")
    heist.say("move 1,0")
    assert heist.where("thief") == "1,0"
    heist.say("end-turn")
    assert heist.where("thief") is None


@pytest.mark.rule("VA-V131")
def test_his_flare_costs_a_cube_each_time() -> None:
    heist = Heist("thief")
    heist.begin("2 3 4")
    heist.say("thief-flare")
    heist.match.resolve_chance(0)
    while heist.role_asked[1] in ("reveal-next", "orient-tile", "fill-edge", "lay-dark"):
        heist.say(heist.offered()[0])
    assert heist.board.cubes == 3
    assert "thief-flare" in heist.offered()
