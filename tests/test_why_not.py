"""Every question names its rules, and an unlit thing says why it cannot be chosen."""

import re
from collections import Counter
from pathlib import Path

import pytest

from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.words import LANGUAGES, Words
from undercroft.words.rulebook import paragraphs

LEDGERS = Path(__file__).resolve().parent.parent / "docs" / "rules"
REASONS = {
    "goblin-vaults": {"not-in-hand", "chamber-first", "vault-later", "chamber-full"},
    "emerald-skulls": {"tumbler-never-bets", "one-marker-a-bet", "level-below", "no-die", "dice-not-now"},
    "vault-wars": {"not-in-pile", "cannot-equip", "bid-in-gold", "vault-when-preparing", "hero-at-the-end"},
}
"""Reasons random games are certain to meet."""


@pytest.mark.parametrize("key", games.all_keys())
def test_every_question_names_rules_that_the_rulebooks_explain(key: str) -> None:
    game = games.find(key)
    for language in LANGUAGES:
        explained = set().union(*(paragraph.rules for paragraph in paragraphs(key, language)))
        for about, question in game.questions.items():
            assert question.rules, f"{about} names no rule"
            assert set(question.rules) <= explained, f"{about} in {language}: {set(question.rules) - explained}"


def unlit(match: Match, seat: int) -> list[tuple[str, str]]:
    """Everything the game can name that no answer of this seat names."""
    actions = match.game.actions
    verbs = [actions.to_json(number) for number in match.legal_actions(seat)]
    lit = {
        (domain.key, str(option["args"][name]))  # type: ignore[index]
        for option in verbs
        for name, domain in zip(
            actions.by_key[str(option["verb"])].names, actions.by_key[str(option["verb"])].domains, strict=True
        )
    }
    domains = {domain.key: domain for verb in actions.verbs for domain in verb.domains if len(domain.values) <= 80}
    return [(key, value) for key, domain in domains.items() for value in domain.values if (key, value) not in lit]


@pytest.mark.parametrize("key", sorted(REASONS))
def test_a_reason_has_a_rule_of_the_ledger_and_words_in_every_language(key: str) -> None:
    game = games.find(key)
    ledger = (LEDGERS / f"{key}.md").read_text(encoding="utf-8")
    words = [Words(language, game) for language in LANGUAGES]
    met: Counter[str] = Counter()
    for seed in range(4):
        options = {"workers": True} if key == "vault-wars" else {}
        match = Match.start(game, options, seats=3, seed=seed)
        luck = Luck.of(seed)
        for turn in range(100):
            seat = match.next_seat()
            if match.waiting is None:
                break
            things = unlit(match, seat)
            for i in range(turn % 37, len(things), 37):
                found = match.why_not(seat, *things[i])
                if found is None:
                    continue
                reason, args, rule = found
                met[reason] += 1
                assert re.search(rf"\*\*{rule}\*\*", ledger), rule
                for each in words:
                    text = each.say(f"why-not-{reason}", **each.arguments(args))
                    assert text != f"why-not-{reason}", f"{reason} has no words in {each.language}"
                    assert "{" not in text, text
            numbers = match.legal_actions(seat).numbers
            match.play(seat, numbers[luck.below(len(numbers))])
    assert REASONS[key] <= set(met), f"never met: {REASONS[key] - set(met)}; met {dict(met)}"


@pytest.mark.parametrize("key", sorted(REASONS))
def test_a_reason_is_the_same_in_every_world_the_seat_cannot_rule_out(key: str) -> None:
    match = Match.start(games.find(key), seats=3, seed=9)
    luck = Luck.of(9)
    for turn in range(25):
        seat = match.next_seat()
        if match.waiting is None:
            break
        other = match.imagine(seat, Luck.of(turn))
        things = unlit(match, seat)
        for i in range(turn % 7, len(things), 7):
            assert match.why_not(seat, *things[i]) == other.why_not(seat, *things[i])
        numbers = match.legal_actions(seat).numbers
        match.play(seat, numbers[luck.below(len(numbers))])


def test_nonsense_and_seats_that_are_not_asked_get_no_reason() -> None:
    match = Match.start(games.find("vault-wars"), {"draft": False}, seats=3, seed=1)
    assert match.why_not(0, "item", "no-such-thing") is None
    assert match.why_not(0, "nonsense", "") is None
    assert match.why_not(7, "item", "junk") is None
