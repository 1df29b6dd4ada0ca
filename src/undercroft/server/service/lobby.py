"""The lists of tables and campaigns."""

import msgspec
from msgspec import Struct

from undercroft.server.storage.store import Store
from undercroft.server.table.commands import Person
from undercroft.server.table.log import TablePhase
from undercroft.server.table.news import CampaignPlayer


class Me(Struct):
    """Who I am; without an identity both fields are empty."""

    id: str | None
    name: str


class TableLine(Struct):
    """A table in the list."""

    id: str
    game: str
    name: str
    seats: int
    taken: int
    state: TablePhase
    waiting: list[str]
    yours: bool
    your_turn: bool
    campaign: bool = False
    """Whether its games belong to a campaign."""


class CampaignLine(Struct):
    """A campaign in the list of mine; its link is that of its table."""

    id: str
    game: str
    name: str
    state: TablePhase
    players: list[CampaignPlayer]
    games: int
    champion: int | None
    your_turn: bool


class Lobby(Struct):
    me: Me
    tables: list[TableLine]


async def lobby_of(store: Store, person: Person | None) -> Lobby:
    """The tables of a person, and the public ones."""
    me = person.id if person is not None else None
    tables: list[TableLine] = []
    for id, game, name, state, text in await store.listed(me):
        summary = msgspec.json.decode(text)
        waiting = summary["waiting"]
        tables.append(
            TableLine(
                id=id,
                game=game,
                name=name,
                seats=summary["seats"],
                taken=summary["taken"],
                state=state,
                waiting=[shown for _, shown in waiting],
                yours=me is not None and me in summary["people"],
                your_turn=me is not None and any(who == me for who, _ in waiting),
                campaign=summary.get("campaign", False),
            )
        )
    return Lobby(Me(me, person.name if person is not None else ""), tables)


async def campaigns_of(store: Store, person: str) -> list[CampaignLine]:
    """The campaigns a person plays in, the latest first."""
    found: list[CampaignLine] = []
    for row in await store.campaigns_of(person):
        summary = msgspec.json.decode(row.summary)
        found.append(
            CampaignLine(
                id=row.id,
                game=row.game,
                name=row.name,
                state=row.state,
                players=msgspec.json.decode(row.players, type=list[CampaignPlayer]),
                games=row.games,
                champion=row.champion,
                your_turn=any(who == person for who, _ in summary["waiting"]),
            )
        )
    return found
