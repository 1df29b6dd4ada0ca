"""A campaign: a series of matches whose players carry something from one to the next.

A game that has one subclasses `Campaign` and gives its facts. A campaign is plain data that a client or a server can
keep; it makes the settings of the next match and takes in its outcome, but never touches a running match.
"""

from collections.abc import Sequence
from typing import Final, TypedDict

from mypy_extensions import mypyc_attr

from undercroft.engine.errors import BadInput
from undercroft.engine.serialize import Json
from undercroft.engine.settings import Settings


class CampaignFactsView(TypedDict):
    """The facts of a campaign as a client gets them."""

    roles: list[str]
    casts: list[list[str]]
    levels: list[str]
    decides: list[str]


class CampaignFacts:
    """What a client needs to know to offer a game's campaign."""

    def __init__(
        self, roles: Sequence[str], casts: Sequence[Sequence[str]], levels: Sequence[str], decides: Sequence[str]
    ) -> None:
        self.roles: Final = tuple(roles)
        """The roles there are, in seat order."""
        self.casts: Final = tuple(tuple(cast) for cast in casts)
        """Roles that can be played together; the first of each size is the usual one."""
        self.levels: Final = tuple(levels)
        """The rungs of the ladder, easiest first."""
        self.decides: Final = tuple(decides)
        """The settings that follow from the campaign, whatever a host would like."""

    def usual(self, players: Sequence[str]) -> dict[str, str]:
        """The casting to begin with: the usual roles, dealt in the order of the players."""
        cast = next((cast for cast in self.casts if len(cast) == len(players)), ())
        return dict(zip(cast, players, strict=False))

    def to_json(self) -> CampaignFactsView:
        """As a client gets it."""
        return {
            "roles": list(self.roles),
            "casts": [list(cast) for cast in self.casts],
            "levels": list(self.levels),
            "decides": list(self.decides),
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign:
    """Players with their levels, and what was played. A casting names the player of each role."""

    def __init__(self, players: Sequence[str]) -> None:
        self.levels: dict[str, int] = dict.fromkeys(players, 0)
        self.games: list[Json] = []
        self.champion: str | None = None
        """Whoever has taken the title; the campaign is over then."""

    def settings(self, casting: dict[str, str]) -> Settings:
        """The settings of the next match; raises `BadInput` where the casting does not fit."""
        raise NotImplementedError

    def seats(self, casting: dict[str, str]) -> list[str]:
        """The players in seat order."""
        raise NotImplementedError

    def finished(self, casting: dict[str, str], ending: str, winners: Sequence[int]) -> None:
        """A match with this casting is over; winners are seats."""
        raise NotImplementedError

    def to_json(self) -> Json:
        """The campaign as JSON."""
        return {"levels": dict(self.levels), "games": list(self.games), "champion": self.champion}

    def follow(self, data: object) -> None:
        """Play through what `to_json` wrote, game by game, so that it cannot be edited into nonsense."""
        try:
            if not isinstance(data, dict):
                raise TypeError
            for game in data["games"]:
                if not isinstance(game["ending"], str):
                    raise TypeError
                seats = self.seats(game["casting"])
                self.finished(game["casting"], game["ending"], [seats.index(name) for name in game["winners"]])
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadInput("a stored campaign cannot be read") from None
        if self.to_json() != data:
            raise BadInput("a stored campaign does not follow from its games")
