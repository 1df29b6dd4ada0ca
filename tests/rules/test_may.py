"""Every "may" of the books is a question, or one of several answers: whoever may do a thing may also leave it.

In `tests/rules/<game>/may.py`, `OFFERED` says of each rule how its "may" is said and how it is declined. Games
played by somebody curious, who says what has been said least, meet every one of them (but for `RARE`), and whenever the
thing is offered, declining must be offered too, where there is something to decline (`nothing_to_decline`).
`PERMITTED` are the other rules with the word: they leave nothing to decline, and say why. A game whose ledger has no
"may" needs no such file.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.kit.every import ALL, ROOT, own_module
from tests.kit.may import May, Seating, is_declinable, is_offered
from undercroft import games
from undercroft.engine.actions import Actions
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

LEDGERS = ROOT / "docs" / "rules"
LISTS = {key: module for key in ALL if (module := own_module(key, "may"))}
OFFERED: dict[str, tuple[str, May]] = {
    rule: (key, may) for key, lists in LISTS.items() for rule, may in lists.OFFERED.items()
}
RARE = {rule for lists in LISTS.values() for rule in getattr(lists, "RARE", {})}


def permitted() -> list[str]:
    return [rule for lists in LISTS.values() for rules in lists.PERMITTED.values() for rule in rules.split()]


def test_every_rule_with_a_may_is_a_question_or_says_why_it_is_none() -> None:
    found = set()
    for path in LEDGERS.glob("*.md"):
        for line in path.read_text(encoding="utf-8").splitlines():
            rule = re.match(r"- \*\*(\S+)\*\*", line)
            if rule and re.search(r"\bmay\b(?! not\b| never\b)", line.split("*Check:*")[0]):
                found.add(rule[1])
    listed = [*OFFERED, *permitted()]
    assert len(listed) == len(set(listed)), "a rule stands in one place"
    missing = sorted(found - set(listed))
    assert not missing, f"in OFFERED or PERMITTED of tests/rules/<game>/may.py should stand {', '.join(missing)}"
    assert set(permitted()) - found == set(), "no longer a may"


def tables() -> Iterator[tuple[str, dict[str, Any], int, int]]:
    """Tables to play at: game, settings, seats, seed."""
    for key, lists in LISTS.items():
        game = games.find(key)
        settings = getattr(lists, "SETTINGS", {})
        some = range(max(game.least_seats, 2), min(game.most_seats, 5) + 1)
        every: list[Seating] = [(settings, seats) for seats in some]
        for seed in range(3):
            for chosen, seats in lists.tables(seed) if hasattr(lists, "tables") else every:
                yield key, chosen, seats, seed


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
        skipped = getattr(LISTS[key], "nothing_to_decline", None)
        for _ in range(limit):
            if match.waiting is None:
                break
            if skipped is None or not skipped(match):
                for seat in match.waiting.seats():
                    yield key, match.waiting.about, [match.game.actions.text(n) for n in match.legal_actions(seat)]
            seat = match.waiting.seats()[luck.below(len(match.waiting.seats()))]
            numbers = match.legal_actions(seat).numbers
            kinds = [kind_of(match.game.actions, number) for number in numbers]
            kind = min(sorted(set(kinds)), key=lambda kind: (said[key, kind] // 4, luck.below(100)))
            said[key, kind] += 1
            chosen = [numbers[i] for i in range(len(numbers)) if kinds[i] == kind]
            match.play(seat, chosen[luck.below(len(chosen))])


def test_whatever_may_be_done_may_be_declined() -> None:
    met: Counter[str] = Counter()
    forced: dict[str, str] = {}
    for key, about, answers in played():
        for rule, (game, may) in OFFERED.items():
            if game == key and is_offered(may, about, answers):
                met[rule] += 1
                if not is_declinable(may, answers):
                    forced.setdefault(rule, f"{about} offers only {answers[:9]}")
    assert forced == {}
    assert set(OFFERED) - set(met) - RARE == set(), "never met"
