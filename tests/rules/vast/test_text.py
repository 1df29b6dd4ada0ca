"""The table in plain text: whole games of every role set can be read in 80 columns, in both languages."""

import re

import pytest

from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games import find
from undercroft.games.vast.cards import ROLE_SETS
from undercroft.games.vast.textmap import map_lines
from undercroft.terminal.drawing import draw
from undercroft.words import words_for

VAST = find("vast")


@pytest.mark.parametrize("roles", ROLE_SETS)
def test_a_table_fits_the_page_in_both_languages(roles: str) -> None:
    seats = roles.count("-") + 1
    match = Match.start(VAST, {"roles": roles, "terrain": True}, seats=seats, seed=5, recording=False)
    while match.waiting is not None:
        for language in ("en", "ru"):
            for seat in (0, seats - 1):
                lines = draw(match.view(seat), words_for(language, "vast"))
                assert max(map(len, lines)) <= 80
                unsaid = [line for line in lines if re.search(r"\b(board|table|role|side|tribe-is|item)-[a-z]", line)]
                assert not unsaid, "a key without words"
        match.playout(Luck.of(5), 150)


def test_the_map_at_the_start_shows_the_entrance_and_the_knight() -> None:
    match = Match.start(VAST, {"roles": "knight-goblins"}, seats=2, seed=1)
    picture = "\n".join(map_lines(match.view(None)["table"]))
    assert "K@" in picture, "the Knight stands on the Entrance"
    assert "..." in picture, "Dark tiles are dotted"


def test_a_viewer_reads_question_marks_where_a_hand_is_not_his() -> None:
    match = Match.start(VAST, {"roles": "goblins-cave"}, seats=2, seed=1)
    words = words_for("en", "vast")
    own = "\n".join(draw(match.view(1), words))
    foreign = "\n".join(draw(match.view(0), words))
    assert "tiles in hand: ?" not in own
    assert "tiles in hand: ?" in foreign
