"""The campaign: a series of matches in which whoever wins climbs a level. Rule: VA-L050 to VA-L054

A campaign is plain data that a client or server can keep: players by name, their levels, and what was played. It makes
the settings of the next match and takes in its outcome; it never touches a running match.
"""

from collections.abc import Sequence
from typing import Any

from undercroft.engine.errors import BadInput
from undercroft.games.vast.facts import LEVELS, ROLE_SETS, ROLES


class Campaign:
    """Your Vastness: the first to win at Expert."""

    def __init__(self, players: Sequence[str]) -> None:
        if not 1 <= len(players) <= 5 or len(set(players)) != len(players):
            raise BadInput("a campaign has one to five different players")
        self.levels: dict[str, int] = dict.fromkeys(players, 0)
        self.games: list[dict[str, Any]] = []
        self.champion: str | None = None
        """Whoever has taken the title; the campaign is over then."""

    def settings(self, casting: dict[str, str]) -> dict[str, Any]:
        """The settings of the next match; `casting` names the player of each role. Rule: VA-L051"""
        if self.champion is not None:
            raise BadInput(f"the campaign is over: {self.champion} is Your Vastness")
        roles = [role for role in ROLES if role in casting]
        if sorted(casting.values()) != sorted(self.levels) or len(roles) != len(casting):
            raise BadInput("every player of the campaign must be cast in a role of its own")
        key = "-".join(roles)
        if key not in ROLE_SETS:
            raise BadInput(f"{key} is not one of the playable role sets")
        chosen: dict[str, Any] = {"roles": key}
        for role in roles:
            chosen[f"{role}-level"] = LEVELS[self.levels[casting[role]]]
        return chosen

    def seats(self, casting: dict[str, str]) -> list[str]:
        """The players in seat order."""
        return [casting[role] for role in ROLES if role in casting]

    def finished(self, casting: dict[str, str], ending: str, winners: Sequence[int]) -> None:
        """A match is over: its winner climbs, nobody falls. Rule: VA-L051 to VA-L054"""
        self.settings(casting)
        players = self.seats(casting)
        victors = [players[seat] for seat in winners]
        self.games.append({"casting": dict(casting), "ending": ending, "winners": victors})
        for name in victors:
            if self.levels[name] == len(LEVELS) - 1:
                self.champion = name
            else:
                self.levels[name] += 1

    # Keeping.

    def plain(self) -> dict[str, Any]:
        """The campaign as JSON."""
        return {"levels": dict(self.levels), "games": list(self.games), "champion": self.champion}

    @staticmethod
    def from_plain(data: dict[str, Any]) -> "Campaign":
        """What `plain` wrote, replayed game by game so that it cannot be edited into nonsense."""
        kept = Campaign(list(data["levels"]))
        for game in data["games"]:
            seats = kept.seats(game["casting"])
            kept.finished(game["casting"], game["ending"], [seats.index(name) for name in game["winners"]])
        if kept.plain() != data:
            raise BadInput("a stored campaign does not follow from its games")
        return kept
