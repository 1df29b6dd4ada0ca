"""What each viewer of a table is shown. The only place where anything leaves a match."""

import logging
from collections.abc import Collection

from undercroft.engine.faces import bit
from undercroft.engine.match import Match
from undercroft.server.table.bot_names import temper_of
from undercroft.server.table.learning import lesson_info
from undercroft.server.table.log import BOT, BOT_FAILED, CLOSED
from undercroft.server.table.news import (
    ChatLine,
    Frame,
    LeftGame,
    Missed,
    Moment,
    Presence,
    SeatInfo,
    SeatRequestInfo,
    SeatView,
    SeenEvent,
    TableInfo,
    TimedQuestion,
    TimedWaiting,
    Update,
    VoteInfo,
    Welcome,
)
from undercroft.server.table.staging import frame_of
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import Surroundings

logger = logging.getLogger("undercroft.server")


def moment_of(match: Match, seat: int | None, number: int) -> Moment:
    """What a seat (None: a spectator) may see of a match: to look at, for nothing can be taken back from here."""
    view = match.view(seat)
    waiting, question = view["waiting"], view["question"]
    return Moment(
        number=number,
        game=view["game"],
        seats=view["seats"],
        seat=seat,
        table=view["table"],
        waiting=None if waiting is None else TimedWaiting(**waiting, deadline=None),
        question=None if question is None else TimedQuestion(**question, deadline=None),
        outcome=view["outcome"],
        undo="no",
        restart=0,
    )


def moment(table: TableState, seat: int | None) -> Moment | None:
    """Everything a seat (None: a spectator) may see now."""
    if table.match is None:
        return None
    found = moment_of(table.match, seat, table.number)
    if found.waiting is not None:
        found.waiting["deadline"] = table.deadline
    if table.phase == CLOSED or (table.progress is not None and table.progress.waits_to_be_read):
        found.waiting = found.question = None
    if found.question is not None and seat is not None:
        found.question["decision"] = table.decision(seat)
        found.question["deadline"] = table.deadline
    if seat is not None:
        found.undo, found.restart = table.undo_kind(seat)
    return found


def seen_events(table: TableState, seat: int | None, since: int) -> list[SeenEvent]:
    """What a seat was told after log entry `since`."""
    mask = bit(-1 if seat is None else seat)
    found: list[SeenEvent] = []
    for event in reversed(table.events):
        if event.number <= since:
            break
        if event.row.audience & mask:
            undone = any(first <= event.number <= last for first, last, _ in table.undone)
            found.append(SeenEvent(event.number, event.row.key, event.row.args, undone))
    found.reverse()
    return found


def frames(table: TableState, seat: int | None, since: int) -> list[Frame]:
    """How the answers after log entry `since` looked on the way, as far as they are kept ready."""
    staged = [each for each in table.staged if each.number > since]
    # Who is told everything has seen nothing yet, so nothing of it is news.
    if table.match is None or not staged or since < table.began:
        return []
    mask = bit(-1 if seat is None else seat)
    rows = [event for event in table.events if event.number > since]
    end = table.match.state.view(-1 if seat is None else seat)
    found: list[Frame] = []
    for each in staged:
        heard = sum(bool(row.audience & mask) for number, row in rows if number < each.number)
        if found or heard:
            found.append(frame_of(heard, each.before.state, seat, end))
        mine = [row for number, row in rows if number == each.number]
        own = [row for row in mine if row.key != BOT_FAILED]
        # What is told of a bot that failed stands before what it did.
        heard += len(mine) - len(own)
        shown = each.seen(seat, [bool(row.audience & mask) for row in own], end)
        found += [Frame(heard + frame.events, frame.changes) for frame in shown]
    last = sum(bool(row.audience & mask) for _, row in rows)
    # The end is the moment itself.
    return [frame for frame in found if frame.events < last]


def vote_info(table: TableState) -> VoteInfo | None:
    vote = table.vote
    if vote is None:
        return None
    needed = [seat for seat in vote.needed if seat not in vote.agreed]
    first = next((number for number, at in table.moves if at >= vote.keep), table.number)
    return VoteInfo(vote.seat, table.holders[vote.seat].name, list(vote.agreed), needed, first)


def requests(table: TableState, person: str | None, around: Surroundings) -> list[SeatRequestInfo]:
    """Who asks for a seat, for the host; what one has asked oneself, for everybody else."""
    hosting = person is not None and table.host == person
    found: list[SeatRequestInfo] = []
    for each in table.members.requests:
        if hosting or each.person.id == person:
            neighbours = around.neighbours(each.person.id) if hosting else set()
            near = [holder.name for holder in table.holders if holder.person in neighbours]
            found.append(SeatRequestInfo(each.seat, each.person.id, each.person.name, near))
    return found


def missed(table: TableState, person: str | None) -> list[Missed]:
    """What happened at the seats of somebody who has come back."""
    found: list[Missed] = []
    record = table.record
    for each in table.members.missed.get(person or "", ()):
        assert record is not None
        own = [number for number, at in table.moves if record.entries[at].seat == each.seat]
        answers = sum(1 for number in own if each.first < number < each.last)
        taken_back = sum(1 for _, _, by in table.undone if each.first < by < each.last)
        found.append(Missed(each.seat, each.first, each.last, answers, taken_back))
    return found


def chat(table: TableState, since: int, muted: Collection[str]) -> list[ChatLine]:
    """What was written after `since`, without those the reader has muted."""
    found: list[ChatLine] = []
    for line in reversed(table.chat):
        if line.number <= since:
            break
        if line.person not in muted:
            found.append(line)
    found.reverse()
    return found


class Projection:
    """A table as its viewers see it. A moment is made once for all who share it."""

    def __init__(self, id: str, table: TableState, around: Surroundings) -> None:
        self.id = id
        self.table = table
        self.around = around
        self._moments: dict[int | None, Moment | None] = {}
        self._frames: dict[tuple[int | None, int], list[Frame]] = {}
        self._failed: set[int | None] = set()
        """Seats whose view the game's own code fails to make."""

    def moment(self, seat: int | None) -> Moment | None:
        """Everything a seat (None: a spectator) may see now."""
        if seat not in self._moments:
            self._moments[seat] = moment(self.table, seat)
        return self._moments[seat]

    def frames(self, seat: int | None, since: int) -> list[Frame]:
        """How the last answers after log entry `since` looked on the way; made once for all who share it."""
        key = (seat, since)
        if key not in self._frames:
            try:
                self._frames[key] = frames(self.table, seat, since)
            except Exception:
                # The way there is an ornament: the moment is shown without it.
                self._note("frames failed", seat)
                self._frames[key] = []
        return self._frames[key]

    def view(self, seat: int | None, since: int) -> SeatView:
        """What a seat sees, and what it was told after log entry `since`.

        A fault in the game's code keeps the moment from this seat alone: everybody else has theirs.
        """
        events = seen_events(self.table, seat, since)
        if seat not in self._failed:
            try:
                return SeatView(seat, self.moment(seat), events, self.frames(seat, since))
            except Exception:
                self._failed.add(seat)
                self._note("view failed", seat)
        return SeatView(seat, None, events, failed=True)

    def _note(self, what: str, seat: int | None) -> None:
        """Tell the operator of the fault that is being handled."""
        facts = {"table": self.id, "entry": self.table.number, "seat": seat}
        logger.exception(what, extra={**facts, "game": self.table.game.key if self.table.game is not None else None})

    def _views(self, seats: list[int], since: int) -> list[SeatView]:
        """One view per seat, or a spectator's."""
        return [self.view(seat, since) for seat in seats] or [self.view(None, since)]

    def presence(self) -> Presence:
        """Who is here now."""
        return Presence(self._seats(), self.around.onlookers(self.table))

    def _seats(self) -> list[SeatInfo]:
        found: list[SeatInfo] = []
        reminders = self.table.members.reminders
        for seat, holder in enumerate(self.table.holders):
            here, lag = self.around.lag_of(holder.person)
            found.append(
                SeatInfo(
                    seat=seat,
                    kind=holder.kind,
                    name=holder.name,
                    person=holder.person,
                    level=holder.level,
                    temper=temper_of(holder.name) if holder.kind == BOT else None,
                    here=here,
                    lag=lag,
                    kept_for=holder.kept_name if holder.kept_for is not None else None,
                    released=holder.open,
                    thinking=seat in self.around.thinking,
                    reminded_by=reminder.name if (reminder := reminders.get(seat)) is not None else None,
                )
            )
        return found

    def info(self, person: str | None) -> TableInfo:
        """What everybody may know about a table, and what is the receiver's own."""
        table = self.table
        assert table.game is not None
        return TableInfo(
            id=self.id,
            game=table.game.key,
            name=table.setup.name,
            public=table.setup.public,
            state=table.phase,
            host=table.host,
            options=table.options(),
            preset=table.setup.preset,
            seats=self._seats(),
            mine=table.seats_of(person),
            hosting=person is not None and table.host == person,
            hints=table.hints(),
            watching=self.around.onlookers(table),
            match=table.matches,
            vote=vote_info(table),
            replays=table.replays,
            campaign=table.series.info(table.holders) if table.series is not None else None,
            left=LeftGame(table.left.version, table.left.replay) if table.left is not None else None,
            kept=[
                seat for seat, holder in enumerate(table.holders) if person is not None and holder.kept_for == person
            ],
            hot_seat=table.setup.hot_seat,
            patience=table.setup.patience,
            locked=table.members.locked,
            silenced=sorted(table.members.silenced),
            requests=requests(table, person, self.around),
            missed=missed(table, person),
            lesson=lesson_info(table.progress) if table.progress is not None else None,
        )

    def welcome(self, person: str | None, muted: Collection[str], since: int | None) -> Welcome:
        """The first message of a connection; `since` is the last log entry it knows."""
        table = self.table
        oldest = max(table.began, table.seated.get(person or "", 0))
        fresh = since is None or since < oldest or since > table.number
        after = 0 if since is None or fresh else since
        return Welcome(
            number=table.number,
            fresh=fresh,
            table=self.info(person),
            views=self._views(table.seats_of(person), after),
            chat=chat(table, after, muted),
            undone=[(first, last) for first, last, by in table.undone if by > after],
            muted=sorted(muted),
            now=self.around.now(),
        )

    def update(self, person: str | None, muted: Collection[str], since: int, seats_before: list[int]) -> Update:
        """What the log entries after `since` changed for one viewer."""
        table = self.table
        seats = table.seats_of(person)
        fresh = since < table.began or seats != seats_before
        views: list[SeatView] = []
        # A change of seats may change who must agree to taking back, so it concerns the moment too.
        if fresh or table.match_changed > since or (table.match is not None and table.table_changed > since):
            views = self._views(seats, 0 if fresh else since)
        return Update(
            number=table.number,
            fresh=fresh,
            views=views,
            table=self.info(person) if table.table_changed > since else None,
            chat=chat(table, since, muted),
            undone=[(first, last) for first, last, by in table.undone if by > since],
        )
