"""What a command would add to a table. Every rule of the house is here; every no is a `Refused`.

A plan looks at the facts and changes nothing, with one exception: a move is tried on the match itself, so whoever
asks for a plan must store it, or forget the room and read it anew.
"""

import secrets
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import UNSET

from undercroft import bots
from undercroft.engine.errors import BadInput, UndercroftError
from undercroft.engine.events import Event
from undercroft.engine.faces import EVERYBODY
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.record import Record
from undercroft.engine.waiting import CLOCK, AskAny
from undercroft.server.table import campaigns, log
from undercroft.server.table.bot_names import bot_name
from undercroft.server.table.commands import (
    Answer,
    AnyCommand,
    Cast,
    Configure,
    Rematch,
    Replace,
    Say,
    SetBot,
    Sit,
    Stand,
    Start,
    Undo,
    Vote,
)
from undercroft.server.table.inputs import new_id, now
from undercroft.server.table.log import BOT, GATHERING, HUMAN, OVER, RUNNING, VACANT, Holder
from undercroft.server.table.refusals import Refused, unfit, unfit_by
from undercroft.server.table.state import TableState, entries_of, entry_rows

STAND_IN = "adept"
"""The level of a bot that stands in for a leaver."""
LEAST_WINDOW = 3
"""Seconds a window with a clock stays open at least."""
WINDOW_OPTION = "window"
"""The setting by which a game lets the host choose."""
WINDOW = 5
"""Seconds it stays open where the game has no setting of its own."""


class Person:
    """Who wants something."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


class Plan:
    """The body of the next line, and the match after it where that is another object."""

    def __init__(self, body: log.Body, match: Match | None = None) -> None:
        self.body = body
        self.match = match


def plan(facts: TableState, person: Person, command: AnyCommand, away: Callable[[str], bool]) -> Plan:
    """The plan of a command; `away` tells whether a person has been gone for a while."""
    if isinstance(command, Answer):
        return plan_answer(facts, person, command)
    if isinstance(command, Say):
        return plan_say(facts, person, command)
    if isinstance(command, Undo):
        return plan_undo(facts, person, command)
    if isinstance(command, Vote):
        return plan_vote(facts, person, command)
    if isinstance(command, Sit):
        return plan_sit(facts, person, command)
    if isinstance(command, Stand):
        return plan_stand(facts, person, command)
    if isinstance(command, SetBot):
        return plan_bot(facts, person, command)
    if isinstance(command, Replace):
        return plan_replace(facts, person, command, away)
    if isinstance(command, Configure):
        return plan_configure(facts, person, command)
    if isinstance(command, Cast):
        return plan_cast(facts, person, command)
    if isinstance(command, Start):
        return plan_start(facts, person)
    if isinstance(command, Rematch):
        return plan_rematch(facts, person)
    raise Refused("bad-message", reason="mute is no matter of the table")


# Playing.


def plan_answer(facts: TableState, person: Person, command: Answer) -> Plan:
    match = running(facts)
    own_seat(facts, person, command.seat)
    waiting = match.waiting
    if waiting is None or not waiting.numbers(command.seat):
        raise Refused("not-asked")
    if command.decision != facts.decision(command.seat):
        raise Refused("stale-decision")
    if command.n not in waiting.numbers(command.seat):
        raise Refused("not-an-option")
    return move(facts, command.seat, command.n)


def plan_bot_answer(facts: TableState, seat: int, decision: int, n: int, instead: str | None = None) -> Plan:
    """A bot's answer; `instead` is the level that gave it where the bot itself failed, which everybody is told."""
    running(facts)
    if seat not in facts.bots_to_move() or facts.decision(seat) != decision:
        raise Refused("stale-decision")
    plan = move(facts, seat, n)
    if instead is not None:
        assert isinstance(plan.body, log.Moved)
        plan.body.told.insert(0, log.EventRow(log.BOT_FAILED, {"seat": seat, "instead": instead}, EVERYBODY))
    return plan


def plan_clock(facts: TableState, deadline: int) -> Plan:
    """The clock closes the window that had this deadline."""
    waiting = running(facts).waiting
    if facts.deadline != deadline or not isinstance(waiting, AskAny) or waiting.closing < 0:
        raise Refused("stale-decision")
    return move(facts, CLOCK, waiting.closing)


def move(facts: TableState, seat: int, n: int) -> Plan:
    """Play an answer and write down all that followed from it."""
    match = facts.match
    assert match is not None
    assert match.record is not None
    played = match.play(seat, n)
    deadline = window(match, facts.deadline if played.same_window else None)
    body = log.Moved(
        seat=seat,
        entries=entry_rows(match.game, played.entries),
        luck=match.luck.to_json(),
        told=told_rows(played.events),
        print=match.record.fingerprints.get(len(match.record.entries)),
        deadline=deadline,
        replay=new_id() if match.outcome is not None else None,
        result=result_of(match),
    )
    return Plan(body)


def result_of(match: Match) -> log.Result | None:
    """How the game ended, if it did."""
    outcome = match.outcome
    return log.Result(outcome.ending, list(outcome.winners)) if outcome is not None else None


def window(match: Match, running: int | None) -> int | None:
    """When the clock closes the open window; a window that stays open keeps its time."""
    waiting = match.waiting
    if not isinstance(waiting, AskAny) or waiting.closing < 0:
        return None
    if running is not None:
        return running
    seconds = int(match.settings.get(WINDOW_OPTION, WINDOW))
    return now() + max(seconds, LEAST_WINDOW) * 1000


def told_rows(events: Iterable[Event]) -> list[log.EventRow]:
    """Events as a line keeps them."""
    return [log.EventRow(event.key, event.args, event.audience) for event in events]


# Taking back.


def plan_undo(facts: TableState, person: Person, command: Undo) -> Plan:
    match = running(facts)
    own_seat(facts, person, command.seat)
    if facts.vote is not None:
        raise Refused("vote-open")
    last = facts.last_move(command.seat)
    if last is None or match.waiting is None:
        raise Refused("nothing-to-undo")
    free = match.undoable(command.seat)
    if free > 0 or not facts.others(command.seat):
        keep = last[1]
        if command.all and free > 1:
            keep = facts.start_of_turn(free)
        return take_back(facts, command.seat, keep)
    return Plan(log.UndoAsked(command.seat, last[1], facts.others(command.seat)))


def plan_vote(facts: TableState, person: Person, command: Vote) -> Plan:
    running(facts)
    vote = facts.vote
    if vote is None:
        raise Refused("no-vote")
    asker = facts.holders[vote.seat].person == person.id
    if asker and not command.agree:
        return Plan(log.Voted(person.id, False))
    if person.id not in vote.needed or person.id in vote.agreed:
        raise Refused("not-a-voter")
    if command.agree and len(vote.agreed) + 1 == len(vote.needed):
        return take_back(facts, vote.seat, vote.keep)
    return Plan(log.Voted(person.id, command.agree))


def take_back(facts: TableState, seat: int, keep: int) -> Plan:
    """The match as it was before entry `keep`; the lines from there on are folded."""
    match = facts.match
    assert match is not None
    first = next(number for number, at in facts.moves if at >= keep)
    earlier = match.taken_back(keep)
    body = log.TakenBack(seat, keep, first, facts.number, earlier.luck.to_json(), window(earlier, None))
    return Plan(body, earlier)


# Seats.


def plan_sit(facts: TableState, person: Person, command: Sit) -> Plan:
    holder = holder_of(facts, command.seat)
    if facts.state == OVER:
        raise Refused("not-running")
    mine = holder.kept_for == person.id
    free = holder.kind == VACANT or (
        facts.state == RUNNING and holder.kind == BOT and (mine or holder.open or holder.kept_for is None)
    )
    if not free:
        raise Refused("seat-taken", number=command.seat + 1)
    name = command.name or (holder.kept_name if mine else None) or person.name
    return seated(facts, command.seat, Holder(HUMAN, name, person.id))


def plan_stand(facts: TableState, person: Person, command: Stand) -> Plan:
    holder = holder_of(facts, command.seat)
    if holder.kind != HUMAN:
        raise Refused("seat-vacant", number=command.seat + 1)
    if holder.person != person.id and (facts.host != person.id or facts.state != GATHERING):
        raise Refused("not-your-seat", number=command.seat + 1)
    if facts.state != RUNNING:
        return seated(facts, command.seat, Holder())
    return seated(facts, command.seat, stand_in(holder, True))


def plan_replace(facts: TableState, person: Person, command: Replace, away: Callable[[str], bool]) -> Plan:
    running(facts)
    holder = holder_of(facts, command.seat)
    if not facts.seats_of(person.id):
        raise Refused("not-your-seat", number=command.seat + 1)
    if holder.kind != HUMAN or holder.person is None:
        raise Refused("seat-vacant", number=command.seat + 1)
    if not away(holder.person):
        raise Refused("still-here", name=holder.name)
    return seated(facts, command.seat, stand_in(holder, False))


def stand_in(holder: Holder, open: bool) -> Holder:
    """A bot that plays on in somebody's name."""
    return Holder(BOT, holder.name, None, STAND_IN, holder.person, holder.name, open)


def plan_hand_back(facts: TableState, person: Person, seat: int) -> Plan:
    """Who was replaced while away has come back."""
    holder = holder_of(facts, seat)
    if holder.kept_for != person.id or holder.open:
        raise Refused("seat-taken", number=seat + 1)
    return seated(facts, seat, Holder(HUMAN, holder.kept_name or person.name, person.id))


def plan_bot(facts: TableState, person: Person, command: SetBot) -> Plan:
    holder = holder_of(facts, command.seat)
    hosting(facts, person)
    if holder.kind == HUMAN:
        raise Refused("seat-taken", number=command.seat + 1)
    if facts.state == OVER or (facts.state == RUNNING and command.level is None):
        raise Refused("not-gathering")
    if command.level is None:
        return seated(facts, command.seat, Holder())
    check_level(command.level)
    if holder.kind == BOT and holder.name:
        level = Holder(BOT, holder.name, None, command.level, holder.kept_for, holder.kept_name, holder.open)
        return seated(facts, command.seat, level)
    return seated(facts, command.seat, bot_holder(command.level, facts.holders))


def bot_holder(level: str, others: Iterable[Holder]) -> Holder:
    """A bot at a seat, with a name nobody else at the table has."""
    return Holder(BOT, bot_name([holder.name for holder in others]), None, level)


def check_level(level: str) -> None:
    if level not in bots.LEVELS:
        raise Refused("no-such-level")


def seated(facts: TableState, seat: int, holder: Holder) -> Plan:
    """A seat changes hands; if the host has none left, another person becomes host."""
    after = list(facts.holders)
    after[seat] = holder
    people = [each.person for each in after if each.kind == HUMAN and each.person is not None]
    host = facts.host
    if people and host not in people:
        host = people[0]
    return Plan(log.Seated(seat, holder, host))


# The table.


def plan_configure(facts: TableState, person: Person, command: Configure) -> Plan:
    hosting(facts, person)
    gathering(facts)
    assert facts.game is not None
    old = facts.setup
    if facts.series is not None:
        facts.series.refuse_to_decide(command, old.options)
    count = len(facts.holders) if command.seats is UNSET else command.seats
    preset = old.preset if command.preset is UNSET else command.preset
    if facts.origin is not None and (
        command.seats is not UNSET or command.options is not UNSET or command.preset is not UNSET
    ):
        raise unfit("keeps-options")
    if command.options is UNSET and command.preset is UNSET:
        options = choose(facts.game, count, None, old.options)
    else:
        given = {} if command.options is UNSET else command.options
        options = choose(facts.game, count, preset, given)
    holders = facts.holders[:count] + [Holder()] * (count - len(facts.holders))
    if any(holder.kind == HUMAN for holder in facts.holders[count:]):
        raise Refused("seat-taken", number=count + 1)
    setup = log.Setup(
        old.name if command.name is UNSET else command.name,
        old.public if command.public is UNSET else command.public,
        options,
        preset,
        old.hints if command.hints is UNSET else command.hints,
    )
    return Plan(log.Configured(setup, holders))


def plan_cast(facts: TableState, person: Person, command: Cast) -> Plan:
    hosting(facts, person)
    gathering(facts)
    return Plan(campaigns.cast(facts, command))


def choose(game: Game, seats: int, preset: str | None, given: dict[str, Any]) -> dict[str, Any]:
    """All options of a game: the host's over the preset's over the default ones."""
    if preset is not None and preset not in game.presets:
        raise unfit("no-preset", preset=preset)
    chosen = dict(game.presets[preset]) if preset is not None else {}
    chosen.update(given)
    try:
        options = game.choose(seats, chosen)
    except BadInput as bad:
        raise unfit_by(bad, game) from None
    for setting in game.settings:
        if setting.key == WINDOW_OPTION and options[setting.key] < LEAST_WINDOW:
            value = str(options[setting.key])
            raise unfit("option-between", game, option=setting.key, value=value, low=LEAST_WINDOW, high=setting.high)
    return options


def plan_start(facts: TableState, person: Person) -> Plan:
    gathering(facts)
    hosting(facts, person)
    if any(holder.kind == VACANT for holder in facts.holders):
        raise Refused("seats-open")
    return start(facts)


def start(facts: TableState) -> Plan:
    """Begin a game, from the set-up or from a moment of an earlier one."""
    game = facts.game
    assert game is not None
    seed = secrets.token_hex(32)
    origin = facts.origin
    try:
        if origin is None:
            match = Match.start(game, facts.options(), seats=len(facts.holders), seed=seed)
        else:
            match = Match.replay(game, origin_record(game, len(facts.holders), origin), check=False)
            match.resume(Luck.of(seed))
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
        told=told_rows(match.history().events),
        prints={str(at): mark for at, mark in record.fingerprints.items()},
        cards=dict(record.cards) if record.cards is not None else None,
        deadline=window(match, None),
        replay=new_id() if match.outcome is not None else None,
        result=result_of(match),
    )
    return Plan(body, match)


def origin_record(game: Game, seats: int, origin: log.Origin) -> Record:
    record = Record(game.key, origin.version, seats, dict(origin.settings), origin.cards, origin.commitment)
    record.entries = entries_of(game, [[*row, 0, 0] for row in origin.entries], 0)
    return record


def plan_rematch(facts: TableState, person: Person) -> Plan:
    if facts.state != OVER:
        raise Refused("not-over")
    if facts.series is not None and facts.series.over:
        raise Refused("campaign-over")
    if not facts.seats_of(person.id) and facts.host != person.id:
        raise Refused("not-your-seat", number=1)
    return Plan(log.Rematched())


def plan_say(facts: TableState, person: Person, command: Say) -> Plan:
    seats = facts.seats_of(person.id)
    text = "".join(sign for sign in command.text if sign.isprintable()).strip()
    if not text:
        raise unfit("nothing-to-read")
    return Plan(log.Said(person.name, seats[0] if seats else None, text))


# Conditions.


def running(facts: TableState) -> Match:
    if facts.state != RUNNING or facts.match is None:
        raise Refused("not-running")
    return facts.match


def gathering(facts: TableState) -> None:
    if facts.state != GATHERING:
        raise Refused("not-gathering")


def hosting(facts: TableState, person: Person) -> None:
    if facts.host != person.id:
        raise Refused("not-host")


def holder_of(facts: TableState, seat: int) -> Holder:
    if not 0 <= seat < len(facts.holders):
        raise Refused("no-such-seat", number=seat + 1)
    return facts.holders[seat]


def own_seat(facts: TableState, person: Person, seat: int) -> None:
    holder = holder_of(facts, seat)
    if holder.kind != HUMAN or holder.person != person.id:
        raise Refused("not-your-seat", number=seat + 1)
