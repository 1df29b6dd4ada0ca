"""The campaign of a table: a series of games there, folded from its log like everything else.

The log entry that ends a game carries its result, so a game is taken in exactly once, whoever reads the log and however
often. Players are known by numbers, which they keep when people, bots and seats change.
"""

from undercroft.engine.campaign import Campaign
from undercroft.engine.game import Game
from undercroft.engine.serialize import Json
from undercroft.server.table import log
from undercroft.server.table.commands import LEFT_OUT, Configure
from undercroft.server.table.log import Holder
from undercroft.server.table.news import CampaignGame, CampaignInfo, CampaignPlayer
from undercroft.server.table.refusals import Refused


def player_keys(count: int) -> list[str]:
    """The names under which a campaign knows its players."""
    return [str(number) for number in range(1, count + 1)]


class Series:
    """A campaign, who plays which role in its next or current game, and the games behind it."""

    def __init__(self, game: Game, campaign: Campaign, casting: dict[str, str], games: list[CampaignGame]) -> None:
        facts = game.campaign_facts
        assert facts is not None
        self.game = game
        self.facts = facts
        self.campaign = campaign
        self.casting = casting
        self.games = games

    @staticmethod
    def begin(game: Game, casting: dict[str, str]) -> "Series":
        """Before the first game."""
        return Series(game, game.campaign(player_keys(len(casting))), casting, [])

    def cast(self, casting: dict[str, str]) -> "Series":
        """With other roles in the next game."""
        return Series(self.game, self.campaign, casting, self.games)

    @property
    def over(self) -> bool:
        return self.campaign.champion is not None

    def after(self, replay: str, result: log.Result, holders: list[Holder]) -> "Series":
        """When a game of the series has ended."""
        keys = player_keys(len(holders))
        campaign = self.game.campaign(keys)
        campaign.follow(self.campaign.to_json())
        campaign.finished(self.casting, result.ending, result.winners)
        seats = campaign.seats(self.casting)
        game = CampaignGame(
            replay=replay,
            casting={role: int(player) for role, player in self.casting.items()},
            names=[holders[seats.index(key)].name for key in keys],
            levels=[self.campaign.levels[key] for key in keys],
            ending=result.ending,
            winners=[int(seats[seat]) for seat in result.winners],
        )
        return Series(self.game, campaign, self.casting, [*self.games, game])

    def options(self, chosen: Json) -> Json:
        """All options of the next game: what the campaign decides overrules what the host chose."""
        return dict(chosen) if self.over else {**chosen, **self.campaign.settings(self.casting)}

    def recast(self, holders: list[Holder], casting: dict[str, str]) -> list[Holder]:
        """Everybody takes the seat of their new role."""
        by_player = dict(zip(self.campaign.seats(self.casting), holders, strict=True))
        return [by_player[player] for player in self.campaign.seats(casting)]

    def refuse_to_decide(self, command: Configure, options: Json) -> None:
        """Players, roles and levels follow from the campaign; nobody sets them by hand."""
        wanted = {} if command.options is LEFT_OUT else command.options
        now = self.options(options)
        moved = [key for key in self.facts.decides if key in wanted and wanted[key] != now.get(key)]
        if command.seats is not LEFT_OUT or moved or (command.preset is not LEFT_OUT and command.preset is not None):
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
