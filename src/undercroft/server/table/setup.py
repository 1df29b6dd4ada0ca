"""What the host decides before a start, what follows an end, and talk."""

from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game
from undercroft.engine.serialize import Json
from undercroft.engine.settings import number_of
from undercroft.server.table import log
from undercroft.server.table.commands import LEFT_OUT, Cast, Configure, Person, Say
from undercroft.server.table.conditions import gathering, hosting
from undercroft.server.table.log import HUMAN, OVER, Holder
from undercroft.server.table.plan import Plan
from undercroft.server.table.playing import LEAST_WINDOW, WINDOW_OPTION
from undercroft.server.table.refusals import Refused, unfit, unfit_by
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import Surroundings

TALK_WINDOW = 10_000
"""Milliseconds in which one person may say `TALK_OF_ONE` lines, and all onlookers `TALK_OF_ONLOOKERS`."""
TALK_OF_ONE = 8
TALK_OF_ONLOOKERS = 24


def plan_configure(table: TableState, person: Person, command: Configure) -> Plan:
    hosting(table, person)
    gathering(table)
    assert table.game is not None
    old = table.setup
    if table.series is not None:
        table.series.refuse_to_decide(command, old.options)
    count = len(table.holders) if command.seats is LEFT_OUT else command.seats
    preset = old.preset if command.preset is LEFT_OUT else command.preset
    if table.origin is not None and (
        command.seats is not LEFT_OUT or command.options is not LEFT_OUT or command.preset is not LEFT_OUT
    ):
        raise unfit("keeps-options")
    if command.options is LEFT_OUT and command.preset is LEFT_OUT:
        options = choose(table.game, count, None, old.options)
    else:
        given = {} if command.options is LEFT_OUT else command.options
        options = choose(table.game, count, preset, given)
    holders = table.holders[:count] + [Holder()] * (count - len(table.holders))
    if any(holder.kind == HUMAN for holder in table.holders[count:]):
        raise Refused("seat-taken", number=count + 1)
    setup = log.Setup(
        old.name if command.name is LEFT_OUT else command.name,
        old.public if command.public is LEFT_OUT else command.public,
        options,
        preset,
        old.hints if command.hints is LEFT_OUT else command.hints,
        old.hot_seat if command.hot_seat is LEFT_OUT else command.hot_seat,
        old.patience if command.patience is LEFT_OUT else command.patience,
    )
    return Plan(log.Configured(setup, holders))


def plan_cast(table: TableState, person: Person, command: Cast) -> Plan:
    hosting(table, person)
    gathering(table)
    series = table.series
    if series is None:
        raise Refused("no-campaign")
    casting = {role: str(player) for role, player in command.casting.items()}
    try:
        series.campaign.settings(casting)
    except BadInput as bad:
        raise unfit_by(bad, table.game) from None
    return Plan(log.Configured(table.setup, series.recast(table.holders, casting), casting))


def choose(game: Game, seats: int, preset: str | None, given: Json) -> Json:
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
        if setting.key == WINDOW_OPTION and number_of(options, WINDOW_OPTION) < LEAST_WINDOW:
            value = str(options[setting.key])
            raise unfit("option-between", game, option=setting.key, value=value, low=LEAST_WINDOW, high=setting.high)
    return options


def plan_rematch(table: TableState, person: Person) -> Plan:
    if table.phase != OVER:
        raise Refused("not-over")
    if table.series is not None and table.series.over:
        raise Refused("campaign-over")
    if not table.seats_of(person.id) and table.host != person.id:
        raise Refused("not-your-seat", number=1)
    return Plan(log.Rematched())


def plan_say(table: TableState, person: Person, command: Say, around: Surroundings) -> Plan:
    if person.is_one_of(table.members.silenced):
        raise Refused("silenced")
    seats = table.seats_of(person.id)
    _check_talk(table, person, bool(seats), around.now())
    text = command.text.strip()
    if not text:
        raise unfit("nothing-to-read")
    return Plan(log.Said(person.name, seats[0] if seats else None, text))


def _check_talk(table: TableState, person: Person, sits: bool, now: int) -> None:
    """One person says no more than a reader can follow, and onlookers together leave the players a word."""
    own = others = 0
    for line in table.chat:
        if now - TALK_WINDOW < line.at <= now:
            own += line.person == person.id
            others += line.seat is None
    if own >= TALK_OF_ONE or (not sits and others >= TALK_OF_ONLOOKERS):
        raise Refused("says-too-much")
