"""Every question names its rules, and an unlit thing says why it cannot be chosen."""

import pytest

from tests.kit.every import ALL, FINISHED, known_rules, played_at_random
from undercroft import games
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.lab.fuzz import random_match
from undercroft.words import LANGUAGES, Words
from undercroft.words.rulebook import paragraphs

GIVING_REASONS = [key for key in ALL if type(games.find(key)).why_not is not Game.why_not]
"""The games that say why; the others leave it to the rules behind the question."""


@pytest.mark.parametrize("key", FINISHED)
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


@pytest.mark.parametrize("key", GIVING_REASONS)
def test_a_reason_has_a_rule_of_the_ledger_and_words_in_every_language(key: str) -> None:
    game = games.find(key)
    words = [Words(language, game) for language in LANGUAGES]
    met: set[str] = set()
    for seed in range(6):
        luck = Luck.of(seed)
        match = random_match(game, luck, seed)
        for turn, seat in enumerate(played_at_random(match, luck, 150)):
            things = unlit(match, seat)
            for i in range(turn % 37, len(things), 37):
                found = match.why_not(seat, *things[i])
                if found is None:
                    continue
                reason, args, rule = found
                met.add(reason)
                assert rule in known_rules(), f"{reason} names {rule}, which is in no ledger"
                for each in words:
                    assert each.say(f"why-not-{reason}", **each.arguments(args))
    assert met, "random games meet no reason"


@pytest.mark.parametrize("key", GIVING_REASONS)
def test_a_reason_is_the_same_in_every_world_the_seat_cannot_rule_out(key: str) -> None:
    luck = Luck.of(9)
    match = random_match(games.find(key), luck, 9)
    for turn, seat in enumerate(played_at_random(match, luck, 25)):
        other = match.imagine(seat, Luck.of(turn))
        things = unlit(match, seat)
        for i in range(turn % 7, len(things), 7):
            assert match.why_not(seat, *things[i]) == other.why_not(seat, *things[i])


def test_nonsense_and_seats_that_are_not_asked_get_no_reason() -> None:
    match = Match.start(games.find("vault-wars"), {"draft": False}, seats=3, seed=1)
    assert match.why_not(0, "item", "no-such-thing") is None
    assert match.why_not(0, "nonsense", "") is None
    assert match.why_not(7, "item", "junk") is None
