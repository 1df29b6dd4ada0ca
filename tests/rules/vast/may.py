"""How each "may" of Vast is declined; see `tests/rules/test_may.py`."""

from collections.abc import Callable, Iterator

from tests.kit.may import May, Seating
from tests.rules.vast import (
    test_cave,
    test_cave_cards,
    test_dragon_powers,
    test_dragon_sloth,
    test_dragon_terrain,
    test_goblins_activation,
    test_goblins_damage,
    test_goblins_monsters,
    test_goblins_secrets,
    test_knight,
    test_knight_equipment,
    test_knight_events,
    test_meetings,
    test_thief,
)
from undercroft.engine.match import Match
from undercroft.games.vast.cards import ROLE_SETS
from undercroft.games.vast.cavern.paths import is_pit
from undercroft.games.vast.state import Vast

KNIGHT = "knight-turn"
TRIBE = "tribe-acts"
OFFERED: dict[str, May] = {
    # The Knight.
    "VA-K007": May(KNIGHT, "smash-crystal take-treasure shoot flare", "end-turn"),
    "VA-K008": May(KNIGHT, "place-cube"),
    "VA-K014": May("", "place-cube"),
    "VA-K024": May(KNIGHT, "move"),
    "VA-K042": May("brace", "place-cube", "ready"),
    "VA-K045": May("brace", "place-cube", "ready"),
    "VA-K047": May(KNIGHT, "take-treasure"),
    "VA-K048": May(KNIGHT, "smash-crystal"),
    "VA-K062": May(KNIGHT, "attack"),
    "VA-K064": May(KNIGHT, "take-treasure"),
    "VA-K065": May(KNIGHT, "smash-crystal"),
    "VA-K066": May(KNIGHT, "take-treasure take-gem"),
    "VA-K072": May("", "show-treasure"),
    "VA-K073": May("", "show-sidequest"),
    "VA-K075": May("", "show-sidequest"),
    "VA-K097": May(KNIGHT, "bomb-dragon"),
    "VA-K102": May(KNIGHT, "bomb-wall"),
    "VA-K112": May(KNIGHT, "ready-javelin"),
    "VA-K116": May("swing-axe", "yes", "no"),
    "VA-K126": May("keep-treasure", "keep-treasure", "decline-treasure"),
    "VA-K127": May("rest-for-health", "yes", "no"),
    "VA-K128": May("discard-for-health", "yes", "no"),
    "VA-C080": May("keep-treasure", "keep-treasure", "decline-treasure"),
    "VA-C090": May("rest-for-health", "yes", "no"),
    "VA-V018": May("keep-treasure", "keep-treasure", "decline-treasure"),
    "VA-V136": May("brace", "place-cube", "ready"),
    "VA-V143": May("brace-monster", "place-cube", "ready"),
    "VA-V144": May("choose-ambusher", "draw-monster", "fight-goblins"),
    # The Goblins.
    "VA-B022": May("refuse-discs", "refuse-discs", "done"),
    "VA-B029": May("assign-monsters", "dismiss-monster assign-monster", "done"),
    "VA-B041": May("gnome-jump", "jump", "stay"),
    "VA-B042": May(TRIBE, "lure-knight", "done"),
    "VA-B043": May("use-beetles", "yes", "no"),
    "VA-B045": May(TRIBE, "burrow", "done"),
    "VA-B056": May("", "play-secret play-secret-on hex"),
    "VA-B057": May("use-tunnels", "tunnel", "stay"),
    "VA-B064": May("redraw-secret", "redraw-secret", "done"),
    "VA-B069": May("use-trap", "yes", "no"),
    "VA-B072": May("activate-tribes", "play-secret-on", "end-turn"),
    "VA-B075": May("activate-tribes", "activate", "end-turn"),
    "VA-B076": May(TRIBE, "move", "done"),
    "VA-B084": May(TRIBE, "tribe-attack plunder-treasure plunder-gem explore hide special-action appear", "done"),
    "VA-B088": May(TRIBE, "tribe-attack", "done"),
    "VA-B096": May(TRIBE, "plunder-dragon", "done"),
    "VA-B102": May(TRIBE, "lurk", "done"),
    "VA-B103": May(TRIBE, "hide move", "done"),
    "VA-B106": May("ambush", "ambush", "lie-low"),
    "VA-B108": May("ambush", "ambush", "lie-low"),
    "VA-B112": May("activate-tribes", "activate", "end-turn"),
    "VA-V130": May(TRIBE, "tribe-flare", "done"),
    "VA-V162": May(TRIBE, "tribe-attack", "done"),
    # The Dragon.
    "VA-D016": May("dragon-turn", "move"),
    "VA-D031": May(KNIGHT, "attack"),
    "VA-D041": May("use-trap", "yes", "no"),
    "VA-D049": May("push-piece", "stay"),
    "VA-D065": May("shriek", "reroll", "no"),
    "VA-D087": May("gather-treasure", "gather-treasure", "done"),
    "VA-D091": May("be-greedy", "claim-sloth", "done"),
    "VA-D092": May("place-gem", "place-gem", "done"),
    "VA-D113": May("surface", "surface", "no"),
    "VA-R041": May("dragon-ride", "move", "stay"),
    # The Cave.
    "VA-C026": May("", "use-omen"),
    "VA-L031": May("hatred", "shed-hatred"),
    # The Thief.
    "VA-T009": May("thief-turn", "loot-treasure pick-lock hide-loot", "end-turn"),
    "VA-T012": May("thief-turn", "move"),
    "VA-T015": May("peeked", "reveal", "done"),
    "VA-T040": May("sticky-fingers", "yes", "no"),
    "VA-T042": May("steal-treasure", "steal-treasure steal-hidden-treasure", "no"),
    "VA-T043": May("steal-secret", "steal-secret steal-hidden-secret", "no"),
    "VA-T049": May("thief-turn", "pick-lock"),
    "VA-T056": May("thief-turn", "backstab"),
    "VA-T057": May("grab-treasure", "point", "no"),
    "VA-T071": May("evade", "move", "stay"),
    "VA-T074": May("thief-turn", "loot-treasure"),
    "VA-T085": May("grab-treasure", "point", "no"),
    "VA-V058": May(KNIGHT, "flare"),
    "VA-V093": May("thief-turn", "thief-flare"),
}
PERMITTED: dict[str, str] = {
    "set up before the game": "VA-D003",
    "looking, at any time": "VA-G103 VA-C016 VA-C086",
    "which one, where or how many, of what is done anyway": """
        VA-G033 VA-G038 VA-G077 VA-K040 VA-B023 VA-B040 VA-B060 VA-B116 VA-C010 VA-C012 VA-C025 VA-C051 VA-C055
        VA-D060 VA-D071 VA-D080 VA-D093 VA-T067 VA-R002 VA-V125 VA-X018 VA-X020 VA-X021 VA-X072""",
    "when or on what condition, of something that is declined by doing another thing": """
        VA-K025 VA-K028 VA-K034 VA-K050 VA-K051 VA-K059 VA-K063 VA-K076 VA-K090 VA-K117 VA-B028 VA-B032 VA-B033
        VA-B081 VA-B082 VA-B083 VA-D019 VA-D038 VA-C094 VA-T011 VA-T013 VA-T016 VA-T021 VA-R013 VA-R016 VA-R018
        VA-R022 VA-R029 VA-R033""",
    "what can be so, not what somebody does": """
        VA-G009 VA-G019 VA-G029 VA-G088 VA-G095 VA-G096 VA-G109 VA-G110 VA-G111 VA-B036 VA-T084 VA-R032""",
}


def tables(seed: int) -> Iterator[Seating]:
    for roles in ROLE_SETS:
        levels = {"cave-level": "hard"} if "cave" in roles else {}
        yield {"roles": roles, "terrain": seed == 0, **levels}, len(roles.split("-"))


def nothing_to_decline(match: Match) -> bool:
    """Nobody stops on a Pit: whoever is there must go on. Rule: VA-R032"""
    return isinstance(match.state, Vast) and any(cell >= 0 and is_pit(cell) for cell in match.state.at)


def rested() -> None:
    test_cave_cards.test_she_may_pay_a_cube_for_health("fresh-air", "rest-for-health", 4, "aside")


RARE: dict[str, Callable[[], None]] = {
    "VA-B041": test_goblins_monsters.test_after_plundering_the_gnome_may_slip_away_to_any_free_dark_tile,
    "VA-B042": test_goblins_monsters.test_after_the_wisp_the_tribe_may_walk_on,
    "VA-B043": test_goblins_activation.test_beetles_may_save_a_staggering_tribe_which_then_walks_on,
    "VA-B064": test_goblins_secrets.test_the_ruby_exchanges_once_a_turn_and_is_fresh_in_the_next,
    "VA-B072": test_goblins_secrets.test_hiding_spots_take_the_tribes_one_activation,
    "VA-B088": test_goblins_activation.test_with_ash_dragon_a_stronger_tribe_may_strike_the_dragon,
    "VA-B096": test_goblins_activation.test_the_dragon_himself_is_plundered_only_when_no_gem_is_out,
    "VA-C090": rested,
    "VA-D031": test_knight.test_in_the_collapse_she_needs_no_bomb_but_still_attacks_once,
    "VA-D113": test_dragon_sloth.test_he_may_stay_below,
    "VA-K062": test_knight.test_a_tribe_she_starts_with_may_be_left_alone,
    "VA-K097": test_knight.test_the_underground_dragon_is_attacked_once_a_turn_and_only_with_the_bomb,
    "VA-K116": test_knight_equipment.test_she_may_keep_the_axes_cube_and_place_none_after_the_hit,
    "VA-K127": rested,
    "VA-K128": lambda: test_knight_events.test_light_is_optional_and_costs_the_cube_for_good("no", 3, 0),
    "VA-L031": test_cave.test_a_paid_hatred_may_remove_a_hatred_token,
    "VA-R041": test_dragon_terrain.test_drifting_he_meets_whoever_stands_in_the_river,
    "VA-T040": test_thief.test_sticky_fingers_roll_again_once_a_turn,
    "VA-T042": test_thief.test_he_may_leave_the_knight_her_treasure_cards,
    "VA-T043": test_goblins_damage.test_a_pickpocket_takes_a_secret_face_up_or_hidden,
    "VA-T057": test_thief.test_with_an_empty_supply_he_grabs_a_token_from_the_map,
    "VA-T071": test_dragon_powers.test_unnatural_evasion_can_save_the_thief_from_claw,
    "VA-T085": test_thief.test_a_gem_stays_with_him_if_no_treasure_token_is_left,
    "VA-V143": lambda: test_meetings.test_a_troll_that_wounds_her_never_lets_her_across(False),
    "VA-V162": test_goblins_activation.test_with_ash_dragon_a_stronger_tribe_may_strike_the_dragon,
}
"""Tests that come to what the curious games hardly ever meet."""
