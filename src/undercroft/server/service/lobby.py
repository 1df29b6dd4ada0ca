"""The lists of tables and campaigns."""

import msgspec
from msgspec import Struct

from undercroft.server.storage.rows import TableRow
from undercroft.server.storage.store import Store
from undercroft.server.table.commands import Person
from undercroft.server.table.log import CLOSED, TablePhase
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
    reminded: bool = False
    """Whether somebody there reminds me that they wait."""
    lesson: str | None = None
    """The lesson that is learnt there."""


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
    own = await store.tables_of(me) if me is not None else []
    public = await store.public_tables()
    known = {row.id for row in own}
    tables = [_line(row, me, True) for row in own]
    tables += [_line(row, me, False) for row in public if row.id not in known]
    return Lobby(Me(me, person.name if person is not None else ""), tables)


def _line(row: TableRow, me: str | None, yours: bool) -> TableLine:
    summary = msgspec.json.decode(row.summary)
    waiting = summary["waiting"]
    return TableLine(
        id=row.id,
        game=row.game,
        name=row.name,
        seats=summary["seats"],
        taken=summary["taken"],
        state=CLOSED if summary.get("learnt") else row.state,
        waiting=[shown for _, shown in waiting],
        yours=yours,
        your_turn=me is not None and any(who == me for who, _ in waiting),
        campaign=summary.get("campaign", False),
        reminded=me is not None and me in summary.get("reminded", ()),
        lesson=summary.get("learns"),
    )


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
