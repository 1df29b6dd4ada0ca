"""A whole game to read: one line a decision, and below it what came of it."""

from undercroft.engine.match import Match
from undercroft.engine.record import Record
from undercroft.engine.waiting import LUCK
from undercroft.words import Words


def playthrough(record: Record, words: Words) -> list[str]:
    """Every answer of a record in words, and the events that it, and luck after it, brought about."""
    assert words.game is not None
    match = Match.replay(words.game, record, 0)
    happened = match.history().events
    lines: list[str] = []
    for entry in record.entries:
        lines += [f"    {words.event(event)}" for event in happened]
        if entry.seat >= 0:
            lines.append(f"{words.seat(entry.seat)}: {words.action(entry.number)}")
        elif entry.seat != LUCK:
            lines.append(words.action(entry.number))
        happened = match.repeat(entry).events
    return lines + [f"    {words.event(event)}" for event in happened]
