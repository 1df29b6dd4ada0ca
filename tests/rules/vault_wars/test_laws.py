"""The laws on Vault Wars: every table size, several option sets, and many random games."""

from collections import Counter
from typing import Any

import pytest

from tests.rules.vault_wars.table import GAME, ITEMS
from undercroft.engine.laws import components_are_conserved, some_seat, walk, words_exist
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.vault_wars.reading import shipped_cards
from undercroft.lab.simulate import Task, run
from undercroft.terminal.drawing import draw
from undercroft.words import Words

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
OPTIONS: list[dict[str, Any]] = [
    {},
    {"workers": True},
    {"draft": False, "gold": "open", "standing-orders": True},
    {"workers": True, "standing-orders": True, "ask": "everyone"},
]


@ALL_SEATS
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_all_laws_hold(seats: int, options: dict[str, Any]) -> None:
    walk(Match.start(GAME, options, seats=seats, seed=seats), Luck.of("laws"), every=9)


@ALL_SEATS
@pytest.mark.parametrize("options", OPTIONS[:3], ids=str)
def test_fifty_random_games_end_lawfully(seats: int, options: dict[str, Any]) -> None:
    result = run(Task("vault-wars", seats, 1000, 50, GAME.choose(seats, options), ("random",), None))
    assert result["failures"] == []
    assert result["finished"] == 50
    assert set(result["endings"]) <= set(GAME.endings)


@ALL_SEATS
@pytest.mark.rule("VW-017", "VW-173", "VW-200", "VW-212")
def test_gold_and_every_single_card_are_conserved_at_every_decision(seats: int) -> None:
    match = Match.start(GAME, {"workers": True}, seats=seats, seed=11)
    luck = Luck.of(11)
    at_start = match.state.census()
    assert at_start == {"items": 73, "vaults": 16, "workers": 12, "heroes": 10, "gold": 0}
    box = Counter({face: count for face, count in enumerate(shipped_cards().copies) if count})
    while match.waiting is not None:
        seat = some_seat(match.waiting, luck)
        numbers = match.waiting.numbers(seat)
        match.play(seat, numbers[luck.below(len(numbers))])
        components_are_conserved(match, at_start)
        state: Any = match.state
        faces = [*state.deck, *state.sunk, *state.secret, *state.open, *state.trash]
        faces += [*state.bidding_deck, *state.bidding_shown, *state.bidding_aside]
        faces += [face for pile in (*state.piles, *state.equipped) for face in pile]
        assert Counter(faces) == box
        assert min(state.gold) >= 0
    assert len(ITEMS) == 27


@ALL_SEATS
def test_no_question_offers_more_than_about_a_hundred_answers(seats: int) -> None:
    most = 0
    for seed in range(8):
        match = Match.start(GAME, {"workers": True}, seats=seats, seed=seed, recording=False)
        luck = Luck.of(seed)
        while match.waiting is not None:
            seat = match.next_seat()
            options = match.legal_actions(seat)
            most = max(most, len(options))
            match.play(seat, options.nth(luck.below(len(options))))
    assert most <= 130


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_has_words_and_they_speak_of_everything(language: str) -> None:
    words = Words(language, GAME)
    words_exist(GAME, words.has)
    match = Match.start(GAME, {"workers": True}, seats=2, seed=5)
    luck = Luck.of("words")
    while match.waiting is not None:
        seat = match.next_seat()
        question = match.question(seat)
        assert question is not None
        told = [words.question(question["about"], question["args"])]
        told += [words.option(option) for option in question["options"][:3]]
        assert not [text for text in told if "{" in text or not text]
        options = match.legal_actions(seat)
        match.play(seat, options.nth(luck.below(len(options))))
    for event in match.history().events:
        assert "{" not in words.event(event)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_terminal_draws_every_moment_within_eighty_columns(language: str, seats: int) -> None:
    words = Words(language, GAME)
    match = Match.start(GAME, {"workers": True, "standing-orders": True}, seats=seats, seed=6)
    luck = Luck.of("terminal")
    while match.waiting is not None:
        for viewer in (None, 0, 1):
            lines = draw(match.view(viewer), words)
            assert lines
            assert max(len(line) for line in lines) <= 80
            assert not [line for line in lines if "{" in line or "item-" in line or "vault-" in line]
        seat = match.next_seat()
        options = match.legal_actions(seat)
        match.play(seat, options.nth(luck.below(len(options))))
    assert draw(match.view(0), words)


@ALL_SEATS
def test_random_play_ends_within_the_stated_bound(seats: int) -> None:
    longest = 0
    for seed in range(10):
        match = Match.start(GAME, {"workers": True, "ask": "everyone"}, seats=seats, seed=seed, recording=False)
        longest = max(longest, match.playout(Luck.of(seed)))
    assert longest < GAME.max_decisions
