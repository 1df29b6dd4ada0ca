"""What is true at a table after the entries of its log. One more entry makes another state; no state ever changes."""

from bisect import bisect_left
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import NamedTuple

from undercroft import games, lessons
from undercroft.engine.faces import bit
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.record import Record
from undercroft.engine.serialize import Json
from undercroft.lessons.progress import Heard, Progress
from undercroft.server.table import log
from undercroft.server.table.log import BOT, CLOSED, GATHERING, HUMAN, OVER, RUNNING, Holder, LogEntry, TablePhase
from undercroft.server.table.members import Members
from undercroft.server.table.news import ChatLine, UndoKind
from undercroft.server.table.recording import entries_of, follow, luck_of, record_of, replayed
from undercroft.server.table.series import Series
from undercroft.server.table.staging import Staging

CHAT_KEPT = 200
"""Things said last, which whoever comes is told; the log keeps all."""


@dataclass(frozen=True)
class Vote:
    """An open wish to take back."""

    seat: int
    keep: int
    needed: tuple[int, ...]
    """The seats that must agree."""
    agreed: tuple[int, ...] = ()


STAGED = 4
"""So many answers are kept ready to be shown beat by beat; who is further behind sees only where they led."""


class LoggedEvent(NamedTuple):
    """An event, with the log entry it came with."""

    number: int
    row: log.EventRow


class TableState:
    """A table, folded from its log."""

    def __init__(self) -> None:
        self.number = 0
        """The last log entry."""
        self.game: Game | None = None
        self.setup = log.Setup("", False, {}, None)
        self.origin: log.Origin | None = None
        self.series: Series | None = None
        """The campaign, at a table that has one."""
        self.host: str | None = None
        self.holders: list[Holder] = []
        self.phase: TablePhase = GATHERING
        self.matches = 0
        self.vote: Vote | None = None
        self.members = Members()
        self.replays: list[str] = []
        self.commands: dict[tuple[str, str], int] = {}
        """The log entry of every command, by person and command id."""
        self.events: list[LoggedEvent] = []
        """What happened in the current game."""
        self.undone: list[tuple[int, int, int]] = []
        """First and last log entry taken back, and the one that did it."""
        self.chat: list[ChatLine] = []
        self.seated: dict[str, int] = {}
        """The last log entry that gave a person a seat or took one."""
        self.table_changed = 0
        self.match_changed = 0
        self.match: Match | None = None
        self.record: Record | None = None
        self.seed = ""
        self.luck: list[int] = []
        self.moves: list[tuple[int, int]] = []
        """Log entry and first record entry of every answer that stands."""
        self.answered_by: dict[int, str] = {}
        """The person who gave an answer, by log entry; bots and clocks have none."""
        self.epoch = 0
        """The log entry that started the current game, or was the last to take answers back."""
        self.began = 0
        """The log entry that started the current game."""
        self.deadline: int | None = None
        self.snapshot_at = 0
        self.outdated: log.Started | None = None
        """How the current game began, where today's rules cannot play it; then there is no match and no record."""
        self.raw: list[log.EntryRow] = []
        """The entries of such a game, as they were written."""
        self.progress: Progress | None = None
        """How far the learner is, where this table is for a lesson."""
        self.left: log.RulesChanged | None = None
        """The game that could not go on, until the next one starts."""
        self.staged: list[Staging] = []
        """The last answers of the current game, to be shown beat by beat."""

    @property
    def learns(self) -> str | None:
        """The lesson that is learnt at this table."""
        return self.progress.lesson.key if self.progress is not None else None

    @property
    def is_learnt(self) -> bool:
        """Whether this table's lesson is over: nobody comes back to it."""
        return self.progress is not None and (self.progress.is_over or self.phase in (OVER, CLOSED))

    # Following the log.

    @staticmethod
    def of(entries: Sequence[LogEntry], snapshot: log.Snapshot | None = None) -> "TableState":
        """The table after these log entries; a snapshot saves playing again what lies before it."""
        table = TableState()
        for entry in entries:
            table._note(entry, None)
        if table.record is not None:
            assert table.game is not None
            if snapshot is None or snapshot.number < table.epoch:
                table._put(replayed(table.game, table.record, table.luck))
            else:
                table._put(table._restored(snapshot, entries))
                table.snapshot_at = snapshot.number
        return table

    def after(self, entry: LogEntry, match: Match | None = None) -> "TableState":
        """The table with one more log entry; `match` is the one after it, where that is known already."""
        if match is None:
            match = self._match_after(entry.body)
        table = copy(self)
        table.holders = self.holders.copy()
        table.replays = self.replays.copy()
        table.commands = self.commands.copy()
        table.events = self.events.copy()
        table.undone = self.undone.copy()
        table.chat = self.chat.copy()
        table.seated = self.seated.copy()
        table.moves = self.moves.copy()
        table.answered_by = self.answered_by.copy()
        table._note(entry, match)
        if match is not None:
            table._put(match)
        return table

    def _put(self, match: Match) -> None:
        self.match = match
        self.record = match.record

    def _match_after(self, body: log.Body) -> Match | None:
        """The match after a log entry; None where it stays the same."""
        if isinstance(body, log.Moved):
            assert self.match is not None
            match = self.match.copy(recording=True)
            follow(match, body)
            return match
        if isinstance(body, log.Started):
            assert self.game is not None
            return replayed(self.game, record_of(self.game, len(self.holders), body), body.luck)
        if isinstance(body, log.TakenBack):
            assert self.game is not None
            assert self.record is not None
            return replayed(self.game, self.record.upto(body.keep), body.luck)
        return None

    def _restored(self, snapshot: log.Snapshot, entries: Sequence[LogEntry]) -> Match:
        """The match from a snapshot and what was played after it."""
        record = self.record
        assert record is not None
        assert self.game is not None
        moved = (entry.body for entry in entries if entry.number > snapshot.number)
        later = [body for body in moved if isinstance(body, log.Moved)]
        kept = record.upto(len(record.entries) - sum(len(body.entries) for body in later))
        luck = luck_of(self.luck)
        match = Match.from_snapshot(self.game, kept, snapshot.state, luck, snapshot.decisions)
        for body in later:
            follow(match, body)
        return match.copy(recording=True)

    def _note(self, entry: LogEntry, match: Match | None) -> None:
        """Take in an entry. Without a match the record is extended; the match is made when all entries are read."""
        body = entry.body
        self.number = entry.number
        if entry.person is not None and entry.command is not None:
            self.commands[(entry.person, entry.command)] = entry.number
        before = self.members
        self.members = before.after(entry)
        if (before.reminders, before.missed) != (self.members.reminders, self.members.missed):
            self.table_changed = entry.number
        if isinstance(body, log.Moved):
            if entry.person is not None:
                self.answered_by[entry.number] = entry.person
            self._note_move(entry.number, body, match)
        elif isinstance(body, log.Said):
            assert entry.person is not None
            self.chat.append(ChatLine(entry.number, entry.person, body.name, body.seat, body.text, entry.at))
            del self.chat[:-CHAT_KEPT]
        else:
            self.table_changed = entry.number
            self._note_change(entry, body)

    def _note_move(self, number: int, body: log.Moved, match: Match | None) -> None:
        if self.outdated is not None:
            self.raw += body.entries
            self._end(number, body)
            return
        record = self.record
        assert record is not None
        assert self.game is not None
        self.match_changed = number
        self.moves.append((number, len(record.entries)))
        if match is not None and self.match is not None and match.record is not None:
            entries = match.record.entries[len(record.entries) :]
            self.staged = [*self.staged[1 - STAGED :], Staging(number, self.match.copy(), entries)]
        if match is None:
            record.entries += entries_of(self.game, body.entries, len(record.entries))
            if body.print is not None:
                record.fingerprints[len(record.entries)] = body.print
        self.luck = body.luck
        self.events += [LoggedEvent(number, row) for row in body.told]
        self.deadline = body.deadline
        if self.vote is not None:
            self.vote = None
            self.table_changed = number
        self._learn(number, body)
        self._end(number, body)

    def _learn(self, number: int, body: log.Moved) -> None:
        """Where this answer has brought the learner."""
        if self.progress is None:
            return
        told = [Heard(row.key, row.args) for row in body.told if row.audience & bit(self.progress.lesson.seat)]
        self.progress = self.progress.answered(body.seat, str(body.entries[0][1]), told)
        self.table_changed = number

    def _end(self, number: int, body: log.Moved | log.Started) -> None:
        """Where this entry has ended the game."""
        if body.replay is None:
            return
        self.phase = OVER
        self.replays.append(body.replay)
        if self.series is not None and body.result is not None:
            self.series = self.series.after(body.replay, body.result, self.holders)
        self.table_changed = number
        self.deadline = None

    def _note_change(self, entry: LogEntry, body: log.Body) -> None:
        number = entry.number
        if isinstance(body, log.Opened):
            self.game = games.find(body.game)
            self.host = body.host
            self.setup = body.setup
            self.holders = list(body.holders)
            self.origin = body.origin
            self.series = Series.begin(self.game, body.casting) if body.casting is not None else None
            if body.lesson is not None:
                self.progress = Progress(lessons.find(body.game, body.lesson))
        elif isinstance(body, log.Configured):
            self.setup = body.setup
            self.holders = list(body.holders)
            if self.series is not None and body.casting is not None:
                self.series = self.series.cast(body.casting)
                self.seated.update(dict.fromkeys(self.people(), number))
        elif isinstance(body, log.Seated):
            self._note_seated(entry, body)
        elif isinstance(body, log.Removed):
            self._note_removed(number, body)
        elif isinstance(body, log.HostPassed):
            self.host = body.host
        elif isinstance(body, log.Closed):
            self.phase = CLOSED
            self.vote = None
            self.deadline = None
        elif isinstance(body, log.Started):
            self._note_start(entry, body)
        elif isinstance(body, log.UndoAsked):
            seats = body.seats
            if seats is None:
                seats = [seat for person in body.needed for seat in self.seats_of(person)]
            self.vote = Vote(body.seat, body.keep, tuple(seats))
        elif isinstance(body, log.Voted):
            self._note_vote(body)
        elif isinstance(body, log.TakenBack):
            self._note_taken_back(number, body)
        elif isinstance(body, log.RulesChanged):
            self._forget_game()
            self.left = body
        elif isinstance(body, log.MomentRead):
            assert self.progress is not None
            self.progress = self.progress.read()
            if self.progress.is_over and self.phase == RUNNING:
                self.phase = CLOSED
        elif isinstance(body, log.Rematched):
            self.phase = GATHERING
            self.origin = None
            if self.progress is not None:
                self.progress = Progress(self.progress.lesson)

    def _note_seated(self, entry: LogEntry, body: log.Seated) -> None:
        before, now = self.holders[body.seat], body.holder
        for person in (before.person, now.person):
            if person is not None:
                self.seated[person] = entry.number
        self.holders[body.seat] = now
        if body.host != self.host:
            away = self.host if now.kept_for == self.host and not now.open else None
            self.members = replace(self.members, host_away=away)
        self.host = body.host
        self.members = self.members.seated(entry, body.seat, before, now, self.phase == RUNNING)
        # Whoever voted or was to vote may have left: ask anew. Who comes back to their seat votes like the others.
        if now.person is None or before.kept_for != now.person:
            self.vote = None

    def _note_removed(self, number: int, body: log.Removed) -> None:
        self.seated[body.person] = number
        self.holders = list(body.holders)
        self.host = body.host
        self.vote = None

    def _note_start(self, entry: LogEntry, body: log.Started) -> None:
        assert self.game is not None
        number = entry.number
        self.members = self.members.started(number, entry.at, self.holders)
        self.answered_by = {}
        self.phase = RUNNING
        self.matches += 1
        self.match_changed = self.began = self.epoch = self.snapshot_at = number
        self.events = [LoggedEvent(number, row) for row in body.told]
        self.undone = []
        self.vote = None
        self.seed = body.seed
        self.luck = body.luck
        self.deadline = body.deadline
        self.left = None
        self.moves = []
        if self.game.plays(body.version):
            self.outdated = None
            self.record = record_of(self.game, len(self.holders), body)
        else:
            self.outdated = body
            self.raw = list(body.entries)
            self.match = self.record = self.deadline = None
            self.events = []
        self.staged = []
        self._end(number, body)

    def _note_vote(self, body: log.Voted) -> None:
        vote = self.vote
        if vote is not None and body.agree:
            seats = body.seats
            if seats is None:
                seats = [seat for seat in self.seats_of(body.person) if seat in vote.needed]
            self.vote = Vote(vote.seat, vote.keep, vote.needed, (*vote.agreed, *seats))
        else:
            self.vote = None

    def _forget_game(self) -> None:
        """As before a game."""
        self.phase = GATHERING
        self.outdated = self.match = self.record = self.origin = self.vote = self.deadline = None
        self.raw, self.moves, self.events, self.undone = [], [], [], []

    def _note_taken_back(self, number: int, body: log.TakenBack) -> None:
        if self.outdated is not None:
            del self.raw[body.keep :]
            return
        assert self.record is not None
        self.vote = None
        self.match_changed = self.epoch = number
        self.undone.append((body.first, body.last, number))
        self.moves = [move for move in self.moves if move[1] < body.keep]
        self.staged = []
        self.luck = body.luck
        self.deadline = body.deadline
        self.record = self.record.upto(body.keep)

    # Questions about the table.

    def options(self) -> Json:
        """The options of the next game, or of the one that is played."""
        return self.setup.options if self.series is None else self.series.options(self.setup.options)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats this person may answer for."""
        if person is None:
            return []
        return [i for i, holder in enumerate(self.holders) if holder.kind == HUMAN and holder.person == person]

    def people(self) -> list[str]:
        """Everybody who holds a seat, once each, in seat order."""
        found: list[str] = []
        for holder in self.holders:
            if holder.kind == HUMAN and holder.person is not None and holder.person not in found:
                found.append(holder.person)
        return found

    def asked(self) -> list[int]:
        """The seats whose answer is awaited."""
        if self.phase != RUNNING or self.match is None or self.match.waiting is None:
            return []
        return list(self.match.waiting.seats())

    def decision(self, seat: int) -> int:
        """The id of the question open to a seat: the number of the log entry that put it.

        Whatever is taken back puts all open questions anew, so that no answer to an earlier one fits them.
        """
        assert self.match is not None
        before = bisect_left(self.moves, self.match.decision(seat), key=lambda move: move[1])
        return max(self.epoch, self.moves[before - 1][0] if before else 0)

    def just_answered(self, seat: int) -> int:
        """What this seat has answered with the last log entry; -1 if that is anything else."""
        last = self.last_move(seat)
        if last is None or last[0] != self.number:
            return -1
        assert self.record is not None
        return self.record.entries[last[1]].number

    def last_move(self, seat: int) -> tuple[int, int] | None:
        """Log entry and record entry of the last answer of a seat that stands."""
        assert self.record is not None
        for number, at in reversed(self.moves):
            if self.record.entries[at].seat == seat:
                return number, at
        return None

    def players(self) -> set[tuple[str | None, str]]:
        """The people who play: also those a bot stands in for, and all who share a device under their own names."""
        return {player for holder in self.holders if (player := _player(holder)) is not None}

    def alone(self, seat: int) -> bool:
        """Whether nobody plays but the player of this seat."""
        return self.players() <= {_player(self.holders[seat])}

    def must_agree(self, seat: int, keep: int, now: int | None = None) -> list[int]:
        """The seats of other players without whom this one may not go back to the first `keep` record entries.

        Who is away must agree where an own decision would go, until the patience of the table has passed.
        """
        assert self.record is not None
        decided = {
            (self.record.entries[move].seat, self.answered_by.get(number))
            for number, move in self.moves
            if move >= keep
        }
        found: list[int] = []
        for other, holder in enumerate(self.holders):
            if _player(holder) in (None, _player(self.holders[seat])):
                continue
            if holder.kind == HUMAN or ((other, holder.kept_for) in decided and not self._waited_for(other, now)):
                found.append(other)
        return found

    def _waited_for(self, seat: int, now: int | None) -> bool:
        """Whether an absent player has been waited for as long as the host has set."""
        absence, patience = self.members.absences.get(seat), self.setup.patience
        if now is None or absence is None or patience is None:
            return False
        return now - absence.at >= patience * 60_000

    def undo_kind(self, seat: int) -> tuple[UndoKind, int]:
        """Whether a seat may take back freely, by consent ("ask"), or not at all; and how many answers at once."""
        match = self.match
        if self.phase != RUNNING or match is None or match.waiting is None or self.last_move(seat) is None:
            return "no", 0
        if self.progress is not None:
            # A lesson knows one way only.
            return "no", 0
        free = match.undoable(seat)
        if free > 0:
            keep = self.start_of_turn(free)
            return "free", sum(1 for _, at in self.moves if at >= keep)
        last = self.last_move(seat)
        assert last is not None
        return ("ask", 0) if self.must_agree(seat, last[1]) else ("anew", 1)

    def start_of_turn(self, free: int) -> int:
        """The first of so many free entries; what a table began with stays."""
        assert self.record is not None
        return max(len(self.record.entries) - free, self.moves[0][1])

    def unplayable(self) -> log.Started | None:
        """How a game began that cannot go on, or be looked at, under today's rules; a campaign that is won stays."""
        return None if self.series is not None and self.series.over else self.outdated

    def hints(self) -> bool:
        """Whether a bot may be asked for advice: as the host says, else where nobody plays against a person."""
        return len(self.players()) <= 1 if self.setup.hints is None else self.setup.hints

    def bots_to_move(self) -> list[int]:
        """Seats of bots that are asked; none while people vote."""
        if self.vote is not None:
            return []
        progress = self.progress
        return [
            seat
            for seat in self.asked()
            if self.holders[seat].kind == BOT and (progress is None or progress.may_answer(seat))
        ]

    def scripted_answer(self, seat: int) -> int | None:
        """What a lesson has this seat answer now; None where nothing is written down."""
        scripted = self.progress.next_scripted if self.progress is not None else None
        if scripted is None or scripted.seat != seat or self.game is None:
            return None
        return self.game.actions.parse(scripted.answer)


def _player(holder: Holder) -> tuple[str | None, str] | None:
    """Who plays at a seat: a person, under the name they have there; None for a bot that stands in for nobody."""
    if holder.kind == HUMAN:
        return holder.person, holder.name
    return (holder.kept_for, holder.kept_name or holder.name) if holder.kept_for is not None else None
