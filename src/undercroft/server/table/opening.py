"""Opening a table: with the first people and bots, or from a moment of a finished game."""

from dataclasses import dataclass, field

from undercroft import games
from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game
from undercroft.engine.record import Record
from undercroft.engine.serialize import Json
from undercroft.server.table import log
from undercroft.server.table.commands import Person
from undercroft.server.table.learning import opened_for_lesson
from undercroft.server.table.log import HUMAN, Holder
from undercroft.server.table.refusals import Refused
from undercroft.server.table.seats import STAND_IN, bot_holder, check_level
from undercroft.server.table.series import player_keys
from undercroft.server.table.setup import choose


@dataclass(frozen=True)
class NewTable:
    """A table to open. `options` are laid over the preset."""

    game: str
    seats: int
    name: str | None = None
    options: Json = field(default_factory=dict)
    preset: str | None = None
    public: bool = False
    sit: list[int] = field(default_factory=lambda: [0])
    """Seats I take at once; several make a hot-seat table."""
    names: list[str] = field(default_factory=list)
    """Names for those seats, where they differ from mine."""
    bots: dict[str, str] = field(default_factory=dict)
    """Bots by seat number: {"1": "adept"}."""
    hints: bool | None = None
    """See `configure`."""
    campaign: bool = False
    """Open a campaign: a series of games at this table, whose levels follow from who has won."""
    lesson: str | None = None
    """Learn this lesson of the game; it decides everything else."""


def opened(person: Person, wish: NewTable) -> log.Opened:
    """The first log entry of a new table."""
    try:
        game = games.find(wish.game)
    except BadInput:
        raise Refused("no-such-game") from None
    if wish.lesson is not None:
        return opened_for_lesson(person, game, wish.lesson)
    casting = _casting(game, wish)
    options = choose(game, wish.seats, wish.preset, wish.options)
    holders = [Holder()] * wish.seats
    for i, seat in enumerate(wish.sit):
        if seat >= wish.seats:
            raise Refused("no-such-seat", number=seat + 1)
        name = wish.names[i] if i < len(wish.names) else person.name
        holders[seat] = Holder(HUMAN, name, person.id)
    for word, level in wish.bots.items():
        if not (word.isascii() and word.isdigit()) or int(word) >= wish.seats:
            raise Refused("no-such-seat", number=word[:8])
        check_level(level)
        if holders[int(word)].kind == HUMAN:
            raise Refused("seat-taken", number=int(word) + 1)
        holders[int(word)] = bot_holder(level, holders)
    setup = log.Setup(wish.name or person.name, wish.public, options, wish.preset, wish.hints, len(wish.sit) > 1)
    return log.Opened(game.key, person.id, setup, holders, None, casting)


def _casting(game: Game, wish: NewTable) -> dict[str, str] | None:
    """Who plays which role in the first game of a campaign; None where no campaign is wished."""
    if not wish.campaign:
        return None
    facts = game.campaign_facts
    if facts is None:
        raise Refused("no-campaign")
    if wish.preset is not None or any(key in wish.options for key in facts.decides):
        raise Refused("campaign-decides")
    return facts.usual(player_keys(wish.seats))


def opened_from(person: Person, game: Game, record: Record, keep: int, seat: int, level: str | None) -> log.Opened:
    """The first log entry of a table that goes on after `keep` entries of a record, against bots."""
    if seat >= record.seats:
        raise Refused("no-such-seat", number=seat + 1)
    level = level or STAND_IN
    check_level(level)
    holders = [Holder()] * record.seats
    holders[seat] = Holder(HUMAN, person.name, person.id)
    for other in range(record.seats):
        if other != seat:
            holders[other] = bot_holder(level, holders)
    origin = log.Origin(
        record.version,
        record.settings,
        dict(record.cards) if record.cards is not None else None,
        record.commitment,
        [entry.to_json(game.actions) for entry in record.entries[:keep]],
    )
    return log.Opened(record.game, person.id, log.Setup(person.name, False, record.settings, None), holders, origin)
