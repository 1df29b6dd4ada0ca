"""Playing: answers, the clock, taking back, and the start of a game."""

from collections.abc import Iterable

from undercroft.engine.errors import UndercroftError
from undercroft.engine.events import Event
from undercroft.engine.faces import EVERYBODY
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.record import Record
from undercroft.engine.settings import number_of
from undercroft.engine.waiting import CLOCK, AskAny
from undercroft.lessons.playing import play as play_lesson
from undercroft.lessons.playing import start as start_lesson
from undercroft.server.table import log
from undercroft.server.table.commands import Answer, Person, Undo
from undercroft.server.table.commands import Vote as VoteCommand
from undercroft.server.table.conditions import asked, gathering, hosting, own_seat, running
from undercroft.server.table.learning import check_answer
from undercroft.server.table.log import VACANT
from undercroft.server.table.members import own_seats
from undercroft.server.table.plan import Plan
from undercroft.server.table.recording import entries_of, entry_rows
from undercroft.server.table.refusals import Refused, unfit_by
from undercroft.server.table.state import TableState, Vote
from undercroft.server.table.surroundings import Surroundings

LEAST_WINDOW = 3
"""Seconds a window with a clock stays open at least."""
WINDOW_OPTION = "window"
"""The setting by which a game lets the host choose."""
WINDOW = 5
"""Seconds it stays open where the game has no setting of its own."""


def plan_answer(table: TableState, person: Person, command: Answer, around: Surroundings) -> Plan:
    running(table)
    own_seat(table, person, command.seat)
    match = asked(table, command.seat, command.decision)
    if command.n not in match.legal_actions(command.seat):
        raise Refused("not-an-option")
    check_answer(table, command.seat, match.game.actions.text(command.n))
    return _move(table, match, command.seat, command.n, around)


def plan_bot_answer(
    table: TableState, seat: int, decision: int, n: int, instead: str | None, around: Surroundings
) -> Plan:
    """A bot's answer; `instead` is the level that gave it where the bot itself failed, which everybody is told."""
    match = running(table)
    if seat not in table.bots_to_move() or table.decision(seat) != decision:
        raise Refused("stale-decision")
    plan = _move(table, match, seat, n, around)
    if instead is not None:
        assert isinstance(plan.body, log.Moved)
        plan.body.told.insert(0, log.EventRow(log.BOT_FAILED, {"seat": seat, "instead": instead}, EVERYBODY))
    return plan


def plan_clock(table: TableState, deadline: int, around: Surroundings) -> Plan:
    """The clock closes the window that had this deadline."""
    match = running(table)
    waiting = match.waiting
    if table.deadline != deadline or not isinstance(waiting, AskAny) or waiting.closing < 0:
        raise Refused("stale-decision")
    return _move(table, match, CLOCK, waiting.closing, around)


def _move(table: TableState, before: Match, seat: int, n: int, around: Surroundings) -> Plan:
    """Play an answer on a copy and write down all that followed from it."""
    match = before.copy(recording=True)
    record = match.record
    assert record is not None
    progress = table.progress
    played = match.play(seat, n) if progress is None else play_lesson(match, progress.lesson, seat, n)
    body = log.Moved(
        seat=seat,
        entries=entry_rows(match.game, played.entries),
        luck=match.luck.to_json(),
        told=event_rows(played.events),
        print=record.fingerprints.get(len(record.entries)),
        deadline=_closing_time(table, match, table.deadline if played.same_window else None, around),
        replay=around.new_id() if match.outcome is not None else None,
        result=_result_of(match),
    )
    return Plan(body, match)


def _result_of(match: Match) -> log.Result | None:
    """How the game ended, if it did."""
    outcome = match.outcome
    return log.Result(outcome.ending, list(outcome.winners)) if outcome is not None else None


def _closing_time(table: TableState, match: Match, running: int | None, around: Surroundings) -> int | None:
    """When the clock closes the open window; a window that stays open keeps its time. No clock hurries a learner."""
    waiting = match.waiting
    if not isinstance(waiting, AskAny) or waiting.closing < 0 or table.progress is not None:
        return None
    if running is not None:
        return running
    return around.now() + _seconds_of_window(match) * 1000


def _seconds_of_window(match: Match) -> int:
    seconds = number_of(match.settings, WINDOW_OPTION) if WINDOW_OPTION in match.settings else WINDOW
    return max(seconds, LEAST_WINDOW)


def length_of_window(table: TableState) -> int:
    """How many seconds a window with a clock stays open at this table."""
    return _seconds_of_window(running(table))


def event_rows(events: Iterable[Event]) -> list[log.EventRow]:
    """Events for the log."""
    return [log.EventRow(event.key, event.args, event.audience) for event in events]


def plan_undo(table: TableState, person: Person, command: Undo, around: Surroundings) -> Plan:
    match = running(table)
    own_seat(table, person, command.seat)
    if table.vote is not None:
        raise Refused("vote-open")
    if table.progress is not None:
        raise Refused("nothing-to-undo")
    last = table.last_move(command.seat)
    if last is None or match.waiting is None:
        raise Refused("nothing-to-undo")
    free = match.undoable(command.seat)
    needed = [] if free > 0 else table.must_agree(command.seat, last[1], around.now())
    if needed:
        return Plan(log.UndoAsked(command.seat, last[1], [], needed))
    keep = table.start_of_turn(free) if command.all and free > 1 else last[1]
    return _take_back(table, match, command.seat, keep, around)


def plan_vote(table: TableState, person: Person, command: VoteCommand, around: Surroundings) -> Plan:
    match = running(table)
    vote = table.vote
    if vote is None:
        raise Refused("no-vote")
    asker = table.holders[vote.seat].person == person.id
    if asker and not command.agree:
        return Plan(log.Voted(person.id, False))
    seats = _votes(table, vote, person, command.seat, asker)
    if not seats:
        raise Refused("not-a-voter")
    if command.agree and {*vote.agreed, *seats} >= {*vote.needed}:
        return _take_back(table, match, vote.seat, vote.keep, around)
    return Plan(log.Voted(person.id, command.agree, seats))


def _votes(table: TableState, vote: Vote, person: Person, seat: int | None, asker: bool) -> list[int]:
    """The seats a person votes for now. Who shares a device with the asker must say for which seat."""
    if seat is None and asker:
        return []
    own = own_seats(table.holders, [person.id])
    return [each for each in vote.needed if each in own and each not in vote.agreed and seat in (None, each)]


def _take_back(table: TableState, match: Match, seat: int, keep: int, around: Surroundings) -> Plan:
    """The match as it was before record entry `keep`; the log entries from there on are folded."""
    first = next(number for number, at in table.moves if at >= keep)
    earlier = match.taken_back(keep).copy(recording=True)
    closing = _closing_time(table, earlier, None, around)
    return Plan(log.TakenBack(seat, keep, first, table.number, earlier.luck.to_json(), closing), earlier)


def plan_start(table: TableState, person: Person, around: Surroundings) -> Plan:
    """Begin a game, from the set-up or from a moment of an earlier one."""
    gathering(table)
    hosting(table, person)
    if any(holder.kind == VACANT for holder in table.holders):
        raise Refused("seats-open")
    game = table.game
    assert game is not None
    seed = around.new_seed()
    try:
        match = _first_match(table, game, seed)
    except UndercroftError as bad:
        raise unfit_by(bad, game) from None
    record = match.record
    assert record is not None
    body = log.Started(
        version=record.version,
        settings=record.settings,
        commitment=record.commitment,
        seed=seed,
        entries=entry_rows(game, record.entries),
        luck=match.luck.to_json(),
        told=event_rows(match.history().events),
        prints={str(at): mark for at, mark in record.fingerprints.items()},
        cards=dict(record.cards) if record.cards is not None else None,
        deadline=_closing_time(table, match, None, around),
        replay=around.new_id() if match.outcome is not None else None,
        result=_result_of(match),
    )
    return Plan(body, match.copy(recording=True))


def _first_match(table: TableState, game: Game, seed: str) -> Match:
    origin, seats = table.origin, len(table.holders)
    if table.progress is not None:
        return start_lesson(table.progress.lesson)
    if origin is None:
        return Match.start(game, table.options(), seats=seats, seed=seed)
    record = Record(game.key, origin.version, seats, dict(origin.settings), origin.cards, origin.commitment)
    record.entries = entries_of(game, [[*row, 0, 0] for row in origin.entries], 0)
    match = Match.replay(game, record, check=False)
    match.resume(Luck.of(seed))
    return match
