"""A game of Vast whose luck is chosen from the first shuffle on, through `Match` alone.

    table = Stacked("knight-cave", starters=("a01", "e03", "a02", "a05"), stack=("t05",), treasures=("javelin",))

Every shuffle of the set-up is answered with an order that brings the wished cards to the top, the first one uppermost;
the rest stays as printed. Afterwards luck waits for `roll`, `luck` and `order` as in every scene.
"""

from collections.abc import Sequence

from tests.rules.vast.scenes import Scene
from undercroft.engine.match import Match
from undercroft.engine.record import Record
from undercroft.engine.waiting import Shuffle
from undercroft.games.vast import cards
from undercroft.games.vast.game import GAME
from undercroft.games.vast.set_up import SetUp
from undercroft.games.vast.state import Vast

NAMES: dict[str, Sequence[str]] = {
    "events": [cards.EVENTS[card] for card in cards.EVENT_CARDS],
    "treasures": cards.TREASURES,
    "monsters": cards.MONSTERS,
    "sidequests": cards.SIDEQUESTS,
    "war": cards.WAR,
    "secrets": cards.SECRETS,
    "powers": [cards.SYMBOL_CARDS[card] for card in cards.POWER_CARDS],
}
"""The cards of each deck as they lie before they are shuffled."""


class Stacked(Scene):
    """A table where luck does as it is told."""

    def __init__(self, roles: str, starters: Sequence[str], stack: Sequence[str], **tops: Sequence[str]) -> None:
        seats = len(roles.split("-"))
        settings = GAME.choose(seats, {"roles": roles})
        self.match = Match.replay(GAME, Record(GAME.key, GAME.version, seats, settings, None, ""))
        state = self.match.state
        assert isinstance(state, Vast)
        self.g = state
        self.starters = starters
        """The tiles north, east, south and west of the Entrance."""
        self.stack = stack
        """The first tiles of the stack, the uppermost first."""
        self.tops = tops
        while isinstance(self.match.waiting, Shuffle):
            self.order(*self.wished(self.match.waiting))

    def wished(self, shuffle: Shuffle) -> list[int]:
        """The order that puts the wished cards where they are wanted."""
        procedure = self.g.stack[-1]
        if shuffle.about == "tiles":
            assert isinstance(procedure, SetUp)
            return self._tiles([cards.TILES[self.g.face(cell)] for cell in procedure.common])
        if shuffle.about == "pile":
            assert isinstance(procedure, SetUp)
            names = [cards.TILES[self.g.face(cell)] for cell in procedure.piles[procedure.next]]
            return on_top(names, [tile for tile in self.stack if tile in names])
        if shuffle.about not in NAMES:
            return list(range(shuffle.count))
        return on_top(NAMES[shuffle.about], self.tops.get(shuffle.about, ()))

    def _tiles(self, names: list[str]) -> list[int]:
        """Starters are dealt from the top; every third tile from the bottom goes to the uppermost pile."""
        wanted = {len(names) - 1 - i: tile for i, tile in enumerate(self.starters)}
        wanted.update({2 + 3 * i: tile for i, tile in enumerate(self.stack)})
        rest = iter([tile for tile in names if tile not in wanted.values()])
        return [names.index(wanted[i] if i in wanted else next(rest)) for i in range(len(names))]


def on_top(names: Sequence[str], wished: Sequence[str]) -> list[int]:
    """An order with these cards last, which is uppermost; alike ones count as one wish each."""
    picked: list[int] = []
    for name in reversed(wished):
        picked.append(next(i for i in range(len(names)) if names[i] == name and i not in picked))
    return [i for i in range(len(names)) if i not in picked] + picked
