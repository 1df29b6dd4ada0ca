"""Earlier moments of a game that still runs, for those who saw them, and why a bot moved as it did.

A viewer gets the view that seat had then, which is never more than it knows now. A bot's reason is told only as far
as the viewer could follow it: from worlds the viewer could not rule out before the move, and only if the move could
be seen at all.
"""

import asyncio
from collections import OrderedDict

from undercroft.bots import Chair, make_bot
from undercroft.bots.search import judgement
from undercroft.engine.errors import UndercroftError
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.server.history.answers import PastMoment, Reason
from undercroft.server.history.timeline import Timeline
from undercroft.server.service.live_table import LiveTable
from undercroft.server.table.log import BOT, BOT_FAILED, OVER
from undercroft.server.table.plans import Person
from undercroft.server.table.projection import moment_of
from undercroft.server.table.refusals import Refused
from undercroft.server.table.state import TableState
from undercroft.server.thinking.bots import CHANCE

KEPT = 32
"""Tables whose past stays laid out."""
HIDDEN = "why-hidden"
"""The words for a reason the viewer could not follow."""
CHANCE_ANSWERED = "why-chance"
"""The words for an answer that no bot has thought about."""
WORLDS = 8
"""How many worlds are tried until two agree about a reason."""


class Past:
    """What has been, at the tables of this process."""

    def __init__(self) -> None:
        self._reels: OrderedDict[str, tuple[int, Timeline]] = OrderedDict()
        self._busy = asyncio.Lock()

    async def moment(self, room: LiveTable, person: Person | None, seat: int | None, line: int) -> PastMoment:
        """What a seat of this person (None: a spectator) saw after a line."""
        async with room.lock:
            facts = await viewed(room, person, seat)
            lines = [facts.began, *(number for number, _ in facts.moves)]
            if line not in lines:
                raise Refused("no-such-step")
            reel = self._reel(room.id, facts)
        step = lines.index(line)
        async with self._busy:
            match = await asyncio.to_thread(reel.at, step)
        shown = moment_of(match, seat, line)
        # What was asked then is no longer to be answered.
        shown.question = None
        return PastMoment(
            line=line,
            move=step,
            moves=len(lines) - 1,
            before=lines[step - 1] if step > 0 else None,
            after=lines[step + 1] if step + 1 < len(lines) else None,
            moment=shown,
        )

    async def reason(self, room: LiveTable, person: Person | None, seat: int | None, line: int) -> Reason:
        """Why a bot answered as it did in a line, as far as this viewer could follow."""
        async with room.lock:
            facts = await viewed(room, person, seat)
            step = next((i for i, (number, _) in enumerate(facts.moves) if number == line), None)
            if step is None:
                raise Refused("no-such-step")
            reel = self._reel(room.id, facts)
            entry = reel.record.entries[facts.moves[step][1]]
            if entry.seat < 0 or facts.holders[entry.seat].kind != BOT:
                raise Refused("no-reason")
            if left_to_chance(facts, line):
                return Reason(line, entry.seat, CHANCE_ANSWERED, {})
            over = facts.state == OVER
        viewer = entry.seat if over else -1 if seat is None else seat
        async with self._busy:
            before = await asyncio.to_thread(reel.at, step)
            found = await asyncio.to_thread(reason_for, before, entry.seat, entry.number, viewer)
        key, args = found if found is not None else (HIDDEN, {})
        return Reason(line, entry.seat, key, args)

    def _reel(self, table: str, facts: TableState) -> Timeline:
        """The game so far. What is taken back is no part of it; what is added later is."""
        record = facts.record
        assert record is not None
        assert facts.game is not None
        epoch, reel = self._reels.get(table, (-1, None))
        if reel is None or epoch != facts.epoch:
            reel = Timeline(facts.game, record.upto(0), [])
        # The new lists begin like the old ones, so a thread that walks through the reel may go on.
        reel.record.entries = list(record.entries)
        reel.bounds = [*(at for _, at in facts.moves), len(record.entries)]
        self._reels[table] = (facts.epoch, reel)
        self._reels.move_to_end(table)
        while len(self._reels) > KEPT:
            self._reels.popitem(last=False)
        return reel


async def viewed(room: LiveTable, person: Person | None, seat: int | None) -> TableState:
    """The facts of a room, if this person may look through these eyes. Needs the lock."""
    await room.load()
    facts = room.facts
    if seat is not None and seat not in facts.seats_of(person.id if person is not None else None):
        raise Refused("not-your-seat", number=seat + 1)
    if facts.match is None:
        raise Refused("not-running")
    return facts


def left_to_chance(facts: TableState, line: int) -> bool:
    """Whether chance answered in this line, because a bot failed."""
    told = (each.row for each in facts.told if each.number == line)
    return any(row.key == BOT_FAILED and row.args["instead"] == CHANCE for row in told)


def reason_for(before: Match, seat: int, number: int, viewer: int) -> judgement.Reason | None:
    """Why a bot gave this answer: what two worlds the viewer cannot rule out agree on, or None."""
    bot = make_bot("adept", before.game)
    if viewer == seat:
        return bot.explain(Chair(before, seat), number)
    if not was_seen(before, seat, number, viewer):
        return None
    said: list[judgement.Reason] = []
    for i in range(WORLDS):
        world = before.imagine(viewer, Luck.of(i))
        if number not in world.legal_actions(seat):
            continue
        reason = bot.explain(Chair(world, seat), number)
        if reason in said:
            return reason
        said.append(reason)
    return None


def was_seen(before: Match, seat: int, number: int, viewer: int) -> bool:
    """Whether the viewer could tell this answer from every other one the seat could have given."""
    seen = after(before, seat, number, viewer)
    return all(after(before, seat, other, viewer) != seen for other in before.legal_actions(seat) if other != number)


def after(before: Match, seat: int, number: int, viewer: int) -> object:
    """What the viewer sees and hears when an answer is given, before luck has a say."""
    clone = before.copy(recording=True)
    clone.pause_at_chance = True
    try:
        played = clone.play(seat, number)
    except UndercroftError:
        return None
    heard = [event.to_json() for event in played.events if event.reaches(viewer)]
    return clone.view(None if viewer < 0 else viewer)["table"], heard
