"""Looking back at a game that still runs: its earlier moments, for those who saw them, and why a bot moved as it did.

A viewer gets the view that seat had then, which is never more than it knows now. While a game runs, a bot's reason is
what any onlooker may guess: facts that hold in every world the viewer could not rule out before the move, and only if
the move could be seen at all. After the game it is the bot's own.
"""

from collections import Counter, OrderedDict
from itertools import islice
from typing import NamedTuple

from undercroft.bots import Chair, Fact, make_bot
from undercroft.bots.judgement import judgement_of
from undercroft.engine.errors import UndercroftError
from undercroft.engine.faces import bit
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.server.history.answers import PastMoment, Reason
from undercroft.server.history.timeline import Timeline
from undercroft.server.table.log import BOT, BOT_FAILED, CHANCE, OVER
from undercroft.server.table.news import SeatView
from undercroft.server.table.projection import moment_of, seen_events
from undercroft.server.table.refusals import Refused
from undercroft.server.table.state import TableState
from undercroft.server.thinking.answers import facts_told

KEPT = 32
"""Tables whose past stays laid out."""
HIDDEN = "why-hidden"
"""The words where nothing may be told: what a bot has in mind stays with it."""
CHANCE_ANSWERED = "why-chance"
"""The words for an answer that no bot has thought about."""
OWN = "why-own"
"""The words before a bot's own reason, told after the game."""
GUESS = "why-guess"
"""The words before what an onlooker may guess."""
MISSED = 24
"""So many answers are shown to somebody who was away, the last ones."""
MOST_ROUNDS = 60
"""Of so many rounds it is told how they began, the last ones."""
WORLDS = 8
"""How many worlds the viewer cannot rule out must agree about a fact."""
TRIES = 40
"""How many are imagined to find so many in which the answer is possible."""


class Timelines:
    """The running games somebody has looked back at, laid out."""

    def __init__(self) -> None:
        self._timelines: OrderedDict[str, tuple[int, Timeline]] = OrderedDict()

    def of(self, id: str, table: TableState) -> Timeline:
        """The game so far. What is taken back is no part of it; what is added later is."""
        record = table.record
        assert record is not None
        assert table.game is not None
        epoch, timeline = self._timelines.get(id, (-1, None))
        if timeline is None or epoch != table.epoch:
            timeline = Timeline(table.game, record.upto(0), [])
        # The new lists begin like the old ones, so a thread that walks through the timeline may go on.
        timeline.record.entries = list(record.entries)
        timeline.bounds = [*(at for _, at in table.moves), len(record.entries)]
        self._timelines[id] = (table.epoch, timeline)
        self._timelines.move_to_end(id)
        while len(self._timelines) > KEPT:
            self._timelines.popitem(last=False)
        return timeline


def numbers_of(table: TableState) -> list[int]:
    """The log entries after which there is a moment to look at."""
    return [table.began, *(number for number, _ in table.moves)]


def past_moment(
    table: TableState, timeline: Timeline, seat: int | None, number: int, event: int | None = None
) -> PastMoment:
    """What a seat (None: a spectator) saw after a log entry, or after an event of it."""
    numbers = numbers_of(table)
    if number not in numbers:
        raise Refused("no-such-step")
    step = numbers.index(number)
    shown = moment_of(timeline.at(step), seat, number)
    # What was asked then is no longer to be answered.
    shown.question = None
    if event is not None and step > 0:
        between = timeline.staging(step).after(heard(table, number, seat), event)
        if between is not None:
            shown.table = between.view(-1 if seat is None else seat)
            shown.waiting = shown.outcome = None
    return PastMoment(
        entry=number,
        move=step,
        moves=len(numbers) - 1,
        before=numbers[step - 1] if step > 0 else None,
        after=numbers[step + 1] if step + 1 < len(numbers) else None,
        moment=shown,
    )


def missed_steps(table: TableState, since: int) -> list[int]:
    """The steps of the game after a log entry, the last of them."""
    return [step for step, (number, _) in enumerate(table.moves, 1) if number > since][-MISSED:]


def reason_for(table: TableState, timeline: Timeline, seat: int | None, number: int) -> Reason:
    """Why a bot answered as it did in a log entry, as far as this viewer could follow."""
    step = next((i for i, (at, _) in enumerate(table.moves) if at == number), None)
    if step is None:
        raise Refused("no-such-step")
    entry = timeline.record.entries[table.moves[step][1]]
    if entry.seat < 0 or table.holders[entry.seat].kind != BOT:
        raise Refused("no-reason")
    if left_to_chance(table, number):
        return Reason(number, entry.seat, CHANCE_ANSWERED, [])
    over = table.phase == OVER
    if not over and not table.hints():
        raise Refused("hints-off")
    before = timeline.at(step)
    if over:
        facts = own_facts(before, entry.seat, entry.number)
    else:
        facts = facts_for(before, entry.seat, entry.number, -1 if seat is None else seat)
    if not facts:
        return Reason(number, entry.seat, HIDDEN, [])
    return Reason(number, entry.seat, OWN if over else GUESS, facts_told(facts))


def missed(table: TableState, timeline: Timeline, step: int, seat: int | None) -> SeatView:
    """What a seat would have been shown of one answer."""
    number = table.moves[step - 1][0]
    shown = moment_of(timeline.at(step), seat, number)
    shown.question = None
    told = [event for event in seen_events(table, seat, number - 1) if event.number == number]
    return SeatView(seat, shown, told, timeline.staging(step).seen(seat, heard(table, number, seat), shown.table))


class RoundStart(NamedTuple):
    """Where a round began: after which log entry and step, and which event told it, of those heard there."""

    number: int
    step: int
    event: int


def round_starts(table: TableState, seat: int | None) -> list[RoundStart]:
    """Where the rounds of a finished game began, the last of them. Nothing while the game goes on."""
    if table.phase != OVER or table.game is None:
        return []
    begins = {key for key, event in table.game.events.items() if event.beat == "round"}
    numbers = numbers_of(table)
    mask = bit(-1 if seat is None else seat)
    heard_there: Counter[int] = Counter()
    found: list[RoundStart] = []
    for number, row in table.events:
        if row.key == BOT_FAILED or not row.audience & mask:
            continue
        if row.key in begins and number in numbers:
            found.append(RoundStart(number, numbers.index(number), heard_there[number]))
        heard_there[number] += 1
    return found[-MOST_ROUNDS:]


def round_start(table: TableState, timeline: Timeline, start: RoundStart, seat: int | None) -> SeatView:
    """How it stood for a seat when a round had begun, with the event that began it."""
    number, step, event = start
    shown = moment_of(timeline.at(step), seat, number)
    between = timeline.staging(step).after(heard(table, number, seat), event) if step > 0 else None
    if between is not None:
        shown.table = between.view(-1 if seat is None else seat)
    shown.question = shown.waiting = shown.outcome = None
    told = [each for each in seen_events(table, seat, number - 1) if each.number == number]
    return SeatView(seat, shown, told[event : event + 1])


def heard(table: TableState, number: int, seat: int | None) -> list[bool]:
    """Which events of a log entry this seat (None: a spectator) was told."""
    mask = bit(-1 if seat is None else seat)
    rows = (event.row for event in table.events if event.number == number)
    return [bool(row.audience & mask) for row in rows if row.key != BOT_FAILED]


def left_to_chance(table: TableState, number: int) -> bool:
    """Whether chance answered in this log entry, because a bot failed."""
    rows = (event.row for event in table.events if event.number == number)
    return any(row.key == BOT_FAILED and row.args["instead"] == CHANCE for row in rows)


def own_facts(before: Match, seat: int, number: int) -> list[Fact]:
    """What a bot knew when it gave this answer."""
    return make_bot("adept", before.game).explain(Chair(before, seat), number).facts


def facts_for(before: Match, seat: int, number: int, viewer: int) -> list[Fact]:
    """What an onlooker may guess about a bot's answer: facts that hold in every world the viewer cannot rule out.

    So they tell nothing it could not work out; and never what the bot has in mind (`Judgement.told_to_all`).
    """
    judgement = judgement_of(before.game)
    imagined = (before.imagine(viewer, Luck.of(i)) for i in range(TRIES))
    worlds = list(islice((world for world in imagined if number in world.legal_actions(seat)), WORLDS))
    if not worlds:
        return []
    # Seen in truth alone is not enough: where a seat had no choice, saying so would tell that it had none.
    if not all(was_seen(world, seat, number, viewer) for world in (before, *worlds)):
        return []
    told = [judgement.facts([world], seat, number) for world in worlds]
    return [fact for fact in told[0] if judgement.told_to_all(fact.kind) and all(fact in other for other in told)]


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
