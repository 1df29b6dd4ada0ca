"""The campaign of a table: a series of games there, folded from its lines like everything else.

The line that ends a game carries its result, so a game is taken in exactly once, whoever reads the lines and however
often. Players are known by numbers, which they keep when people, bots and seats change.
"""

from typing import Any

from msgspec import UNSET

from undercroft.engine.game import Game
from undercroft.server.table import log
from undercroft.server.table.commands import Configure
from undercroft.server.table.log import Holder
from undercroft.server.table.news import CampaignGame, CampaignInfo, CampaignPlayer
from undercroft.server.table.refusals import Refused


def player_keys(count: int) -> list[str]:
    """The names under which a campaign knows its players."""
    return [str(number) for number in range(1, count + 1)]


class Series:
    """A campaign, who plays which role in its next or current game, and the games behind it."""

    def __init__(self, game: Game, casting: dict[str, str]) -> None:
        facts = game.campaign_facts
        assert facts is not None
        self.facts = facts
        self.campaign = game.campaign(player_keys(len(casting)))
        self.casting = casting
        self.games: list[CampaignGame] = []

    @property
    def over(self) -> bool:
        return self.campaign.champion is not None

    def take_in(self, replay: str, result: log.Result, holders: list[Holder]) -> None:
        """A game of the series has ended."""
        levels = [self.campaign.levels[key] for key in player_keys(len(holders))]
        self.campaign.finished(self.casting, result.ending, result.winners)
        seats = self.campaign.seats(self.casting)
        self.games.append(
            CampaignGame(
                replay=replay,
                casting={role: int(player) for role, player in self.casting.items()},
                names=[holders[seats.index(key)].name for key in player_keys(len(holders))],
                levels=levels,
                ending=result.ending,
                winners=[int(seats[seat]) for seat in result.winners],
            )
        )

    def options(self, chosen: dict[str, Any]) -> dict[str, Any]:
        """All options of the next game: what the campaign decides overrules what the host chose."""
        return dict(chosen) if self.over else {**chosen, **self.campaign.settings(self.casting)}

    def recast(self, holders: list[Holder], casting: dict[str, str]) -> list[Holder]:
        """Everybody takes the seat of their new role."""
        by_player = dict(zip(self.campaign.seats(self.casting), holders, strict=True))
        return [by_player[player] for player in self.campaign.seats(casting)]

    def refuse_to_decide(self, command: Configure, options: dict[str, Any]) -> None:
        """Players, roles and levels follow from the campaign; nobody sets them by hand."""
        wanted = {} if command.options is UNSET else command.options
        now = self.options(options)
        moved = [key for key in self.facts.decides if key in wanted and wanted[key] != now.get(key)]
        if command.seats is not UNSET or moved or (command.preset is not UNSET and command.preset is not None):
            raise Refused("campaign-decides")

    def players(self, holders: list[Holder]) -> list[CampaignPlayer]:
        """Everybody with their level and the role they are cast in."""
        seats = self.campaign.seats(self.casting)
        role_of = {player: role for role, player in self.casting.items()}
        found: list[CampaignPlayer] = []
        for key in player_keys(len(holders)):
            seat = seats.index(key)
            holder = holders[seat]
            found.append(
                CampaignPlayer(
                    player=int(key),
                    seat=seat,
                    role=role_of[key],
                    kind=holder.kind,
                    name=holder.name,
                    level=self.campaign.levels[key],
                )
            )
        return found

    def info(self, holders: list[Holder]) -> CampaignInfo:
        """The campaign as everybody at the table may know it."""
        champion = self.campaign.champion
        return CampaignInfo(
            players=self.players(holders),
            levels=list(self.facts.levels),
            champion=None if champion is None else int(champion),
            games=list(self.games),
        )
