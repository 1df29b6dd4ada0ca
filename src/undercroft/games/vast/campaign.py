"""The campaign: a series of matches in which whoever wins climbs a level. Rule: VA-L050 to VA-L054"""

from collections.abc import Sequence
from typing import Final

from undercroft.engine.campaign import Campaign, CampaignFacts
from undercroft.engine.errors import BadInput
from undercroft.engine.settings import Settings
from undercroft.games.vast.cards import LEVELS, ROLE_SETS, ROLES

FACTS: Final = CampaignFacts(
    ROLES, [key.split("-") for key in ROLE_SETS], LEVELS, ["roles", *[f"{role}-level" for role in ROLES]]
)


class YourVastness(Campaign):
    """The first to win at Expert takes the title. Rule: VA-L050"""

    def __init__(self, players: Sequence[str]) -> None:
        if not 1 <= len(players) <= len(ROLES) or len(set(players)) != len(players):
            raise BadInput("a campaign has one to five different players", "campaign-players")
        super().__init__(players)

    def settings(self, casting: dict[str, str]) -> Settings:
        """Every role has the level of who plays it. Rule: VA-L051"""
        if self.champion is not None:
            raise BadInput(f"the campaign is over: {self.champion} is Your Vastness", "campaign-over")
        roles = [role for role in ROLES if role in casting]
        if sorted(casting.values()) != sorted(self.levels) or len(roles) != len(casting):
            raise BadInput("every player of the campaign must be cast in a role of its own", "campaign-cast")
        key = "-".join(roles)
        if key not in ROLE_SETS:
            raise BadInput(f"{key} is not one of the playable role sets", "campaign-roles")
        chosen: Settings = {"roles": key}
        for role in roles:
            chosen[f"{role}-level"] = LEVELS[self.levels[casting[role]]]
        return chosen

    def seats(self, casting: dict[str, str]) -> list[str]:
        """Roles sit in turn order."""
        return [casting[role] for role in ROLES if role in casting]

    def finished(self, casting: dict[str, str], ending: str, winners: Sequence[int]) -> None:
        """A match is over: its winner climbs, nobody falls. Rule: VA-L051 to VA-L054"""
        self.settings(casting)
        players = self.seats(casting)
        victors = [players[seat] for seat in winners]
        self.games.append({"casting": dict(casting), "ending": ending, "winners": victors})
        for name in victors:
            if self.levels[name] < len(LEVELS) - 1:
                self.levels[name] += 1
            else:
                self.champion = name
