"""How a game ended: places, scores by category, and which ending it was."""

from typing import TypedDict

from mypy_extensions import mypyc_attr


class OutcomeView(TypedDict):
    """How a game ended, for a client; see `Outcome`."""

    ending: str
    places: list[int]
    scores: list[dict[str, int]]
    totals: list[int]
    winners: list[int]
    others: dict[str, dict[str, int]]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Outcome:
    """The result of a finished match.

    `places[seat]` is 1 for winners; seats that share a place are tied. `scores[seat]` maps categories to points
    in the order of the score sheet. `winners` may be empty where a game can be lost by everyone.
    """

    def __init__(
        self,
        ending: str,
        places: list[int],
        scores: list[dict[str, int]],
        winners: list[int],
        others: dict[str, dict[str, int]] | None = None,
    ) -> None:
        self.ending = ending
        self.places = places
        self.scores = scores
        self.winners = winners
        self.others: dict[str, dict[str, int]] = others or {}
        """Score sheets of opponents that are no seats, such as an automa."""

    def total(self, seat: int) -> int:
        return sum(self.scores[seat].values())

    def totals(self) -> list[int]:
        return [sum(sheet.values()) for sheet in self.scores]

    def to_json(self) -> OutcomeView:
        return {
            "ending": self.ending,
            "places": self.places,
            "scores": self.scores,
            "totals": self.totals(),
            "winners": self.winners,
            "others": self.others,
        }


def places_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from comparable keys, highest first; equal keys share a place.

    >>> places_by([(5, 1), (7, 0), (5, 1)])
    [2, 1, 2]
    """
    return [1 + sum(1 for other in keys if other > key) for key in keys]
