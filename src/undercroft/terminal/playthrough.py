"""A whole game to read: one line a decision, and below it what came of it."""

from undercroft.engine.match import Match
from undercroft.engine.waiting import CLOCK
from undercroft.words import Words


def playthrough(match: Match, words: Words) -> list[str]:
    """Every answer of a recorded match in words, and the events it (and luck after it) brought about."""
    record = match.record
    assert record is not None, "a quiet match has no history"
    came_of: list[list[str]] = [[] for _ in range(len(record.entries) + 1)]
    for at, event in match.log:
        came_of[at].append(f"    {words.event(event)}")
    lines = came_of[0]
    for i, entry in enumerate(record.entries):
        if entry.seat >= 0:
            lines.append(f"{words.seat(entry.seat)}: {words.action(entry.number)}")
        elif entry.seat == CLOCK:
            lines.append(words.action(entry.number))
        lines += came_of[i + 1]
    return lines
