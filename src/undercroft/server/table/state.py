"""What is true at a table after its lines so far. Following a line is all that ever changes it."""

from typing import Any

from undercroft import games
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.record import Entry, Record, read_entry
from undercroft.server.table import log
from undercroft.server.table.log import BOT, GATHERING, HUMAN, OVER, RUNNING, Holder, LogEntry
from undercroft.server.table.news import ChatLine
from undercroft.server.table.series import Series

EPOCH = 100_000
"""Decision ids of different games, and of different attempts at one, never meet."""


class Vote:
    """An open wish to take back."""

    def __init__(self, seat: int, keep: int, needed: list[str]) -> None:
        self.seat = seat
        self.keep = keep
        self.needed = needed
        self.agreed: list[str] = []


class LoggedEvent:
    """A told line and who may read it."""

    def __init__(self, number: int, row: log.EventRow) -> None:
        self.number = number
        self.row = row


class TableState:
    """A table, folded from its lines. `match` may be missing while lines are read; see `rebuild`."""

    def __init__(self) -> None:
        self.number = 0
        self.game: Game | None = None
        self.setup = log.Setup("", False, {}, None)
        self.origin: log.Origin | None = None
        self.series: Series | None = None
        """The campaign, at a table that has one."""
        self.host: str | None = None
        self.holders: list[Holder] = []
        self.state = GATHERING
        self.matches = 0
        self.vote: Vote | None = None
        self.replays: list[str] = []
        self.commands: dict[tuple[str, str], int] = {}
        self.told: list[LoggedEvent] = []
        """What was told in the current game."""
        self.undone: list[tuple[int, int, int]] = []
        """First and last line taken back, and the line that did it."""
        self.chat: list[ChatLine] = []
        self.seated: dict[str, int] = {}
        """The last line that gave a person a seat or took one."""
        self.table_changed = 0
        self.match_changed = 0
        self.match: Match | None = None
        self.record: Record | None = None
        self.seed = ""
        self.luck: list[int] = []
        self.moves: list[tuple[int, int]] = []
        """LogEntry number and first entry of every answer that stands."""
        self.epoch = 0
        self.began = 0
        """The line that started the current game."""
        self.deadline: int | None = None
        self.snapshot_at = 0

    # Following.

    def note(self, line: LogEntry) -> None:
        """Everything a line changes but the match itself."""
        body = line.body
        self.number = line.number
        if line.person is not None and line.command is not None:
            self.commands[(line.person, line.command)] = line.number
        if isinstance(body, log.Moved):
            self._note_move(line.number, body)
        elif isinstance(body, log.Said):
            assert line.person is not None
            self.chat.append(ChatLine(line.number, line.person, body.name, body.seat, body.text, line.at))
        else:
            self.table_changed = line.number
            self._note_change(line.number, body)

    def _note_move(self, number: int, body: log.Moved) -> None:
        record = self.record
        assert record is not None
        assert self.game is not None
        self.match_changed = number
        if self.match is None:
            # Lines are being read; the match is built when all are known.
            at = len(record.entries)
            record.entries += entries_of(self.game, body.entries, at)
            if body.print is not None:
                record.fingerprints[len(record.entries)] = body.print
        else:
            at = len(record.entries) - len(body.entries)
        self.moves.append((number, at))
        self.luck = body.luck
        self.told += [LoggedEvent(number, row) for row in body.told]
        self.deadline = body.deadline
        if self.vote is not None:
            self.vote = None
            self.table_changed = number
        self._end(number, body)

    def _end(self, number: int, body: log.Moved | log.Started) -> None:
        """Where this line has ended the game."""
        if body.replay is None:
            return
        self.state = OVER
        self.replays.append(body.replay)
        if self.series is not None and body.result is not None:
            self.series.take_in(body.replay, body.result, self.holders)
        self.table_changed = number
        self.deadline = None

    def _note_change(self, number: int, body: log.Body) -> None:
        if isinstance(body, log.Opened):
            self.game = games.find(body.game)
            self.host = body.host
            self.setup = body.setup
            self.holders = list(body.holders)
            self.origin = body.origin
            self.series = Series(self.game, body.casting) if body.casting is not None else None
        elif isinstance(body, log.Configured):
            self.setup = body.setup
            self.holders = list(body.holders)
            if self.series is not None and body.casting is not None:
                self.series.casting = body.casting
                self.seated.update(dict.fromkeys(self.people(), number))
        elif isinstance(body, log.Seated):
            for person in (self.holders[body.seat].person, body.holder.person):
                if person is not None:
                    self.seated[person] = number
            self.holders[body.seat] = body.holder
            self.host = body.host
            # Whoever voted or was to vote may have left: ask anew.
            self.vote = None
        elif isinstance(body, log.Started):
            self._note_start(number, body)
        elif isinstance(body, log.UndoAsked):
            self.vote = Vote(body.seat, body.keep, list(body.needed))
        elif isinstance(body, log.Voted):
            self._note_vote(body)
        elif isinstance(body, log.TakenBack):
            self._note_taken_back(number, body)
        elif isinstance(body, log.Rematched):
            self.state = GATHERING
            self.origin = None

    def _note_start(self, number: int, body: log.Started) -> None:
        assert self.game is not None
        self.state = RUNNING
        self.matches += 1
        self.match_changed = self.began = self.epoch = self.snapshot_at = number
        self.told = [LoggedEvent(number, row) for row in body.told]
        self.undone = []
        self.vote = None
        self.seed = body.seed
        self.luck = body.luck
        self.deadline = body.deadline
        self.match = None
        self.record = Record(
            self.game.key, body.version, len(self.holders), dict(body.settings), body.cards, body.commitment
        )
        self.record.entries = entries_of(self.game, body.entries, 0)
        self.record.fingerprints = {int(at): mark for at, mark in body.prints.items()}
        self.moves = []
        self._end(number, body)

    def _note_vote(self, body: log.Voted) -> None:
        if self.vote is not None and body.agree:
            self.vote.agreed.append(body.person)
        else:
            self.vote = None

    def _note_taken_back(self, number: int, body: log.TakenBack) -> None:
        record = self.record
        assert record is not None
        self.vote = None
        self.match_changed = self.epoch = number
        self.undone.append((body.first, body.last, number))
        self.moves = [move for move in self.moves if move[1] < body.keep]
        self.luck = body.luck
        self.deadline = body.deadline
        self.match = None
        self.record = record.upto(body.keep)

    # The match.

    def put(self, match: Match) -> None:
        """This is the match of the lines so far. What it told is in the lines, so a copy without a log stays."""
        self.match = match.copy(recording=True)
        self.record = self.match.record

    def rebuild(self, snapshot: log.Snapshot | None, moved: list[tuple[int, log.Moved]]) -> None:
        """Make the match of all lines noted so far: from a snapshot if it fits, else from the record."""
        record = self.record
        assert record is not None
        assert self.game is not None
        if snapshot is None or snapshot.number < self.epoch:
            match = Match.replay(self.game, record, check=False)
            match.resume(luck_of(self.luck))
            self.put(match)
            return
        later = [body for number, body in moved if number > snapshot.number]
        kept = len(record.entries) - sum(len(body.entries) for body in later)
        self.put(
            Match.from_snapshot(self.game, record.upto(kept), snapshot.state, luck_of(self.luck), snapshot.decisions)
        )
        self.snapshot_at = snapshot.number
        for body in later:
            self.follow(body)

    def follow(self, body: log.Moved) -> None:
        """Play what a line says, luck included."""
        match = self.match
        assert match is not None
        assert match.record is not None
        match.pause_at_chance = True
        for row in body.entries:
            match.repeat(read_entry(row[:2], match.game.actions, len(match.record.entries)))
        match.resume(luck_of(body.luck))
        if body.print is not None:
            match.record.fingerprints[len(match.record.entries)] = body.print

    # Questions about the table.

    def options(self) -> dict[str, Any]:
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
        if self.state != RUNNING or self.match is None or self.match.waiting is None:
            return []
        return list(self.match.waiting.seats())

    def decision(self, seat: int) -> int:
        """The id of the question open to a seat, unlike that of any other question of this table."""
        assert self.match is not None
        return self.epoch * EPOCH + self.match.decision(seat)

    def just_answered(self, seat: int) -> int:
        """What this seat has answered with the table's last line; -1 if that line is anything else."""
        last = self.last_move(seat)
        if last is None or last[0] != self.number:
            return -1
        assert self.record is not None
        return self.record.entries[last[1]].number

    def last_move(self, seat: int) -> tuple[int, int] | None:
        """LogEntry and entry of the last answer of a seat that stands."""
        assert self.record is not None
        for number, at in reversed(self.moves):
            if self.record.entries[at].seat == seat:
                return number, at
        return None

    def others(self, seat: int) -> list[str]:
        """The other people at the table."""
        me = self.holders[seat].person
        return [person for person in self.people() if person != me]

    def undo_kind(self, seat: int) -> tuple[str, int]:
        """Whether a seat may take back freely, by consent ("ask"), or not at all; and how many answers at once."""
        match = self.match
        if self.state != RUNNING or match is None or match.waiting is None or self.last_move(seat) is None:
            return "no", 0
        free = match.undoable(seat)
        if free > 0:
            keep = self.start_of_turn(free)
            return "free", sum(1 for _, at in self.moves if at >= keep)
        return ("ask", 0) if self.others(seat) else ("free", 1)

    def start_of_turn(self, free: int) -> int:
        """The first of so many free entries; what a table began with stays."""
        assert self.record is not None
        return max(len(self.record.entries) - free, self.moves[0][1])

    def hints(self) -> bool:
        """Whether a bot may be asked for advice: as the host says, else where nobody plays against a person."""
        return len(self.people()) <= 1 if self.setup.hints is None else self.setup.hints

    def bots_to_move(self) -> list[int]:
        """Seats of bots that are asked; none while people vote."""
        if self.vote is not None:
            return []
        return [seat for seat in self.asked() if self.holders[seat].kind == BOT]


def luck_of(words: list[int]) -> Luck:
    return Luck(words[0], words[1], words[2], words[3])


def entries_of(game: Game, rows: list[log.EntryRow], at: int) -> list[Entry]:
    """Entries as lines keep them."""
    found: list[Entry] = []
    for i in range(len(rows)):
        bare = read_entry(rows[i][:2], game.actions, at + i)
        found.append(Entry(bare.seat, bare.number, bare.outcome, rows[i][2], rows[i][3]))
    return found


def entry_rows(game: Game, entries: list[Entry]) -> list[log.EntryRow]:
    """Entries for a line."""
    return [[*entry.to_json(game.actions), entry.asked, entry.reveal_count] for entry in entries]
