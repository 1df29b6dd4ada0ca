"""Campaigns: opening one, casting its next game, and the list of mine."""

from typing import Any

import msgspec

from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game
from undercroft.server.table import log
from undercroft.server.table.commands import Cast
from undercroft.server.table.opening import NewTable
from undercroft.server.table.refusals import Refused, unfit_by
from undercroft.server.table.series import player_keys
from undercroft.server.table.state import TableState


def opening_casting(game: Game, wish: NewTable) -> dict[str, str] | None:
    """Who plays which role in the first game of a campaign; None where no campaign is wished."""
    if not wish.campaign:
        return None
    facts = game.campaign_facts
    if facts is None:
        raise Refused("no-campaign")
    if wish.preset is not None or any(key in wish.options for key in facts.decides):
        raise Refused("campaign-decides")
    return facts.usual(player_keys(wish.seats))


def cast(facts: TableState, command: Cast) -> log.Configured:
    """The line that gives the players of a campaign their roles for the next game."""
    series = facts.series
    if series is None:
        raise Refused("no-campaign")
    casting = {role: str(player) for role, player in command.casting.items()}
    try:
        series.campaign.settings(casting)
    except BadInput as bad:
        raise unfit_by(bad, facts.game) from None
    return log.Configured(facts.setup, series.recast(facts.holders, casting), casting)


def index_row(table: str, facts: TableState) -> dict[str, Any] | None:
    """What the list of campaigns shows of a table; None where it has none."""
    series = facts.series
    if series is None:
        return None
    players = series.players(facts.holders)
    return {
        "table": table,
        "players": msgspec.json.encode(players).decode(),
        "games": len(series.games),
        "champion": series.info(facts.holders).champion,
    }
