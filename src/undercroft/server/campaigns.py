"""Campaigns: opening one, casting its next game, and the list of mine."""

from typing import Any

import msgspec

from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game
from undercroft.server import lines as log
from undercroft.server import messages as say
from undercroft.server.facts import Facts
from undercroft.server.refusals import Refused, unfit_by
from undercroft.server.series import player_keys
from undercroft.server.store import Store


def opening_casting(game: Game, wish: say.NewTable) -> dict[str, str] | None:
    """Who plays which role in the first game of a campaign; None where no campaign is wished."""
    if not wish.campaign:
        return None
    facts = game.campaign_facts
    if facts is None:
        raise Refused("no-campaign")
    if wish.preset is not None or any(key in wish.options for key in facts.decides):
        raise Refused("campaign-decides")
    return facts.usual(player_keys(wish.seats))


def cast(facts: Facts, command: say.Cast) -> log.Configured:
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


def index_row(table: str, facts: Facts) -> dict[str, Any] | None:
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


async def campaigns_of(store: Store, person: str) -> list[say.CampaignLine]:
    """The campaigns a person plays in, the latest first."""
    found: list[say.CampaignLine] = []
    for row in await store.campaigns_of(person):
        summary = msgspec.json.decode(row.summary)
        found.append(
            say.CampaignLine(
                id=row.id,
                game=row.game,
                name=row.name,
                state=row.state,
                players=msgspec.json.decode(row.players, type=list[say.CampaignPlayer]),
                games=row.games,
                champion=row.champion,
                yourTurn=any(who == person for who, _ in summary["waiting"]),
            )
        )
    return found
