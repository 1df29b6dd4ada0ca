"""Every "may" of the books is a question, or one of several answers: whoever may do a thing may also leave it.

`OFFERED` says of each rule how its "may" is said and how it is declined. Games played by somebody curious, who says
what has been said least, meet every one of them, and whenever the thing is offered, declining must be offered too.
`PERMITTED` are the other rules with the word: they leave nothing to decline, and say why.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

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
from tests.rules.vast.scenes import Scene
from undercroft import games
from undercroft.engine.actions import Actions
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.vast.cards import ROLE_SETS
from undercroft.games.vast.cavern.paths import is_pit
from undercroft.games.vast.state import Vast

LEDGERS = Path(__file__).resolve().parents[2] / "docs" / "rules"


class May(NamedTuple):
    """In this question (any, if empty) these verbs are a "may"; declining is an answer that begins so.

    Without a refusal any other verb will do: the thing is one of several to do.
    """

    about: str
    verbs: str
    refusal: str = ""


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
    # Goblin Vaults.
    "GV-057": May("warden-action", "move draw", "decline"),
    "GV-058": May("warden-action", "move draw", "decline"),
    "GV-078": May("warden-action", "move draw", "decline"),
    "GV-079": May("swap", "swap", "decline"),
    # Emerald Skulls.
    "ES-052": May("bets", "bet", "ready"),
    "ES-064": May("place", "spend-cube pick-nose"),
    "ES-084": May("payout", "take", "take normal"),
    "ES-160": May("place", "spend-cube"),
    "ES-170": May("bets", "confirm", "withdraw"),
    "ES-172": May("bets", "yield", "ready"),
    "ES-173": May("bets", "confirm", "withdraw"),
    "ES-208": May("place", "pick-nose"),
    "ES-209": May("place", "spend-cube pick-nose"),
    "ES-231": May("bets", "confirm", "withdraw"),
    "ES-232": May("bets", "yield", "ready"),
    # Vault Wars.
    "VW-007": May("sell", "sell", "finish-sale 0"),
    "VW-008": May("equip", "equip", "decline"),
    "VW-029": May("hire", "hire", "decline"),
    "VW-054": May("bid", "raise", "pass"),
    "VW-063": May("equip", "equip", "decline"),
    "VW-064": May("", "use send send-to"),
    "VW-068": May("equip", "equip", "decline"),
    "VW-073": May("sell", "finish-sale", "finish-sale 0"),
    "VW-081": May("loan", "visit", "decline"),
    "VW-086": May("loan", "visit", "decline"),
    "VW-090": May("storage", "show-junk"),
    "VW-093": May("loan", "visit", "decline"),
    "VW-150": May("loan", "visit", "decline"),
    "VW-176": May("loan", "visit", "decline"),
    "VW-191": May("", "send send-to"),
    "VW-193": May("", "use send send-to"),
    "VW-219": May("price", "use send", "decline"),
    "VW-220": May("versatilist", "buy", "decline"),
    "VW-221": May("before-selling", "give", "decline"),
    "VW-228": May("", "revise"),
}
PERMITTED: dict[str, str] = {
    "set up before the game": """GV-034 GV-122 GV-123 ES-019 ES-197 ES-221 ES-233 VW-016 VW-023 VW-155 VA-D003""",
    "looking, at any time": "VA-G103 VA-C016 VA-C086 VW-018 VW-078 VW-080 VW-156",
    "which one, where or how many, of what is done anyway": """
        VA-G033 VA-G038 VA-G077 VA-K040 VA-B023 VA-B040 VA-B060 VA-B116 VA-C010 VA-C012 VA-C025 VA-C051 VA-C055 VA-D060
        VA-D071 VA-D080 VA-D093 VA-T067 VA-R002 VA-V125 VA-X018 VA-X020 VA-X021 VA-X072 GV-038 GV-134 GV-140 ES-037
        ES-039 ES-041 ES-201 VW-161 VW-189 VW-226""",
    "when or on what condition, of something that is declined by doing another thing": """
        VA-K025 VA-K028 VA-K034 VA-K050 VA-K051 VA-K059 VA-K063 VA-K076 VA-K090 VA-K117 VA-B028 VA-B032 VA-B033 VA-B081
        VA-B082 VA-B083 VA-D019 VA-D038 VA-C094 VA-T011 VA-T013 VA-T016 VA-T021 VA-R013 VA-R016 VA-R018 VA-R022 VA-R029
        VA-R033 GV-156 ES-053 ES-056 ES-123 VW-203""",
    "what can be so, not what somebody does": """
        VA-G009 VA-G019 VA-G029 VA-G088 VA-G095 VA-G096 VA-G109 VA-G110 VA-G111
        VA-B036 VA-T084 VA-R032 GV-130 GV-131 GV-159
        GV-167 GV-187 ES-142 ES-175 ES-216 ES-235 VW-006 VW-049 VW-171 VW-185""",
}


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


def permitted() -> list[str]:
    return [rule for rules in PERMITTED.values() for rule in rules.split()]


def test_every_rule_with_a_may_is_a_question_or_says_why_it_is_none() -> None:
    found = set()
    for path in LEDGERS.glob("*.md"):
        for line in path.read_text(encoding="utf-8").splitlines():
            rule = re.match(r"- \*\*(\S+)\*\*", line)
            if rule and re.search(r"\bmay\b(?! not\b| never\b)", line.split("*Check:*")[0]):
                found.add(rule[1])
    listed = [*OFFERED, *permitted()]
    assert len(listed) == len(set(listed)), "a rule stands in one place"
    assert found - set(listed) == set()
    assert set(permitted()) - found == set(), "no longer a may"


def tables() -> Iterator[tuple[str, dict[str, Any], int, int]]:
    """Tables to play at: game, settings, seats, seed."""
    for seed in range(3):
        for roles in ROLE_SETS:
            levels = {"cave-level": "hard"} if "cave" in roles else {}
            yield "vast", {"roles": roles, "terrain": seed == 0, **levels}, len(roles.split("-")), seed
        for seats in (2, 3, 4, 5):
            yield "vault-wars", {"workers": True}, seats, seed
            yield "goblin-vaults", {}, min(seats, 4), seed
            yield "emerald-skulls", {}, seats, seed


def must_climb_out(match: Match) -> bool:
    """Nobody stops on a Pit: whoever is there must go on. Rule: VA-R032"""
    return isinstance(match.state, Vast) and any(cell >= 0 and is_pit(cell) for cell in match.state.at)


def kind_of(actions: Actions, number: int) -> str:
    """An answer without its numbers and spaces: of these kinds the curious tries all."""
    verb = actions.verb_of(number)
    values = verb.arguments(number)
    named = [domain.values[values[i]] for i, domain in enumerate(verb.domains) if not domain.literal]
    return " ".join([verb.key, *named])


def played(limit: int = 700) -> Iterator[tuple[str, str, list[str]]]:
    """Every question of these games: the game, what it is about, and the answers of one seat as text."""
    said: Counter[tuple[str, str]] = Counter()
    for key, settings, seats, seed in tables():
        match = Match.start(games.find(key), settings, seats=seats, seed=seed)
        luck = Luck.of(f"{key} {seed}")
        for _ in range(limit):
            if match.waiting is None:
                break
            if not must_climb_out(match):
                for seat in match.waiting.seats():
                    yield key, match.waiting.about, [match.game.actions.text(n) for n in match.legal_actions(seat)]
            seat = match.waiting.seats()[luck.below(len(match.waiting.seats()))]
            numbers = match.legal_actions(seat).numbers
            kinds = [kind_of(match.game.actions, number) for number in numbers]
            kind = min(sorted(set(kinds)), key=lambda kind: (said[key, kind] // 4, luck.below(100)))
            said[key, kind] += 1
            chosen = [numbers[i] for i in range(len(numbers)) if kinds[i] == kind]
            match.play(seat, chosen[luck.below(len(chosen))])


def is_offered(may: May, about: str, answers: list[str]) -> bool:
    return may.about in ("", about) and any(answer.split()[0] in may.verbs.split() for answer in answers)


def is_declinable(may: May, answers: list[str]) -> bool:
    if may.refusal:
        return any(answer.startswith(may.refusal) for answer in answers)
    return any(answer.split()[0] not in may.verbs.split() for answer in answers)


def test_whatever_may_be_done_may_be_declined() -> None:
    met: Counter[str] = Counter()
    forced: dict[str, str] = {}
    by_game = {"VA": "vast", "GV": "goblin-vaults", "ES": "emerald-skulls", "VW": "vault-wars"}
    for key, about, answers in played():
        for rule, may in OFFERED.items():
            if by_game[rule[:2]] == key and is_offered(may, about, answers):
                met[rule] += 1
                if not is_declinable(may, answers):
                    forced.setdefault(rule, f"{about} offers only {answers[:9]}")
    assert forced == {}
    assert set(OFFERED) - set(met) - set(RARE) == set(), "never met"


@pytest.mark.parametrize("rule", RARE)
def test_what_may_rarely_be_done_may_be_declined_too(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    say = Scene.say

    def watched(scene: Scene, *sentences: str) -> None:
        for sentence in sentences:
            if is_offered(OFFERED[rule], scene.role_asked[1], scene.offered()):
                asked.append(scene.offered())
            say(scene, sentence)

    monkeypatch.setattr(Scene, "say", watched)
    RARE[rule]()
    assert asked, "the scene comes to that question"
    assert all(is_declinable(OFFERED[rule], answers) for answers in asked)
