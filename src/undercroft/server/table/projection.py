"""What one viewer is shown. The only place where anything leaves a match."""

from typing import Any

import msgspec

from undercroft.engine.faces import bit
from undercroft.engine.match import Match
from undercroft.server.service.live_table import LiveTable
from undercroft.server.table.news import (
    ChatLine,
    Moment,
    SeatInfo,
    SeatView,
    SeenEvent,
    TableInfo,
    TimedQuestion,
    TimedWaiting,
    Update,
    VoteInfo,
    Welcome,
)
from undercroft.server.table.state import TableState

encode = msgspec.json.Encoder().encode


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


def moment(facts: TableState, seat: int | None) -> Moment | None:
    """Everything a seat (None: a spectator) may see now."""
    if facts.match is None:
        return None
    found = moment_of(facts.match, seat, facts.number)
    if found.waiting is not None:
        found.waiting["deadline"] = facts.deadline
    if found.question is not None and seat is not None:
        found.question["decision"] = facts.decision(seat)
        found.question["deadline"] = facts.deadline
    if seat is not None:
        found.undo, found.restart = facts.undo_kind(seat)
    return found


def told(facts: TableState, seat: int | None, since: int) -> list[SeenEvent]:
    """What a seat was told in the lines after `since`."""
    mask = bit(-1 if seat is None else seat)
    found: list[SeenEvent] = []
    for line in reversed(facts.told):
        if line.number <= since:
            break
        if line.row.audience & mask:
            undone = any(first <= line.number <= last for first, last, _ in facts.undone)
            found.append(SeenEvent(line.number, line.row.key, line.row.args, undone))
    found.reverse()
    return found


def eye(room: LiveTable, seat: int | None, since: int) -> SeatView:
    """What a seat sees, and what it was told after `since`; moments are encoded once for all who share them."""
    found = room.moments.get(seat)
    if found is None:
        found = encode(moment(room.facts, seat))
        room.moments[seat] = found
    # A raw message is written as it is; the type says what a reader will find.
    raw: Any = msgspec.Raw(found)
    return SeatView(seat, raw, told(room.facts, seat, since))


def eyes(room: LiveTable, seats: list[int], since: int) -> list[SeatView]:
    """One eye per seat, or a spectator's."""
    if not seats:
        return [eye(room, None, since)]
    return [eye(room, seat, since) for seat in seats]


def seat_infos(room: LiveTable) -> list[SeatInfo]:
    found: list[SeatInfo] = []
    for seat, holder in enumerate(room.facts.holders):
        here, lag = room.lag_of(holder.person)
        found.append(
            SeatInfo(
                seat=seat,
                kind=holder.kind,
                name=holder.name,
                person=holder.person,
                level=holder.level,
                here=here,
                lag=lag,
                kept_for=holder.kept_name if holder.kept_for is not None else None,
                thinking=seat in room.thinking,
            )
        )
    return found


def vote_info(facts: TableState) -> VoteInfo | None:
    vote = facts.vote
    if vote is None:
        return None
    agreed = [seat for person in vote.agreed for seat in facts.seats_of(person)]
    needed = [seat for person in vote.needed if person not in vote.agreed for seat in facts.seats_of(person)]
    first = next((number for number, at in facts.moves if at >= vote.keep), facts.number)
    return VoteInfo(vote.seat, facts.holders[vote.seat].name, agreed, needed, first)


def table_info(room: LiveTable, person: str | None) -> TableInfo:
    """What everybody may know about a table, and what is the receiver's own."""
    facts = room.facts
    assert facts.game is not None
    return TableInfo(
        id=room.id,
        game=facts.game.key,
        name=facts.setup.name,
        public=facts.setup.public,
        state=facts.state,
        host=facts.host,
        options=facts.options(),
        preset=facts.setup.preset,
        seats=seat_infos(room),
        mine=facts.seats_of(person),
        hosting=person is not None and facts.host == person,
        hints=facts.hints(),
        watching=room.onlookers(),
        match=facts.matches,
        vote=vote_info(facts),
        replays=facts.replays,
        campaign=facts.series.info(facts.holders) if facts.series is not None else None,
    )


def chat(facts: TableState, since: int, muted: set[str]) -> list[ChatLine]:
    """What was written after `since`, without those the reader has muted."""
    found: list[ChatLine] = []
    for line in reversed(facts.chat):
        if line.number <= since:
            break
        if line.person not in muted:
            found.append(line)
    found.reverse()
    return found


def welcome(room: LiveTable, person: str | None, muted: set[str], since: int | None, now: int) -> Welcome:
    """The first message of a connection."""
    facts = room.facts
    seats = facts.seats_of(person)
    fresh = since is None or since < max(facts.began, facts.seated.get(person or "", 0)) or since > facts.number
    after = 0 if since is None or fresh else since
    return Welcome(
        number=facts.number,
        fresh=fresh,
        table=table_info(room, person),
        eyes=eyes(room, seats, after),
        chat=chat(facts, after, muted),
        undone=[(first, last) for first, last, by in facts.undone if by > after],
        muted=sorted(muted),
        now=now,
    )


def update(room: LiveTable, person: str | None, muted: set[str], since: int, seats_before: list[int]) -> Update:
    """What the lines after `since` changed for one viewer."""
    facts = room.facts
    seats = facts.seats_of(person)
    fresh = since < facts.began or seats != seats_before
    seen: list[SeatView] = []
    # A change of seats may change who must agree to taking back, so it concerns the moment too.
    if fresh or facts.match_changed > since or (facts.match is not None and facts.table_changed > since):
        seen = eyes(room, seats, 0 if fresh else since)
    return Update(
        number=facts.number,
        fresh=fresh,
        eyes=seen,
        table=table_info(room, person) if facts.table_changed > since else None,
        chat=chat(facts, since, muted),
        undone=[(first, last) for first, last, by in facts.undone if by > since],
    )
