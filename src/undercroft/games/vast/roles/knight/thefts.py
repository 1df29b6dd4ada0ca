"""What the Thief takes from her. Rule: VA-T042, VA-T044, VA-K023"""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Chance, Waiting
from undercroft.games.vast.actions import NO
from undercroft.games.vast.cards import THIEF
from undercroft.games.vast.domains import TREASURE
from undercroft.games.vast.roles.knight.actions import STEAL_TREASURE, STEAL_UNSEEN
from undercroft.games.vast.roles.knight.board import mine
from undercroft.games.vast.roles.knight.items import lose_treasure
from undercroft.games.vast.state import Vast


class Pickpocketed(Procedure):
    """The Thief may pick a face-up Treasure card or a random face-down one; it goes under the deck."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pick", "lose")

    def __init__(self) -> None:
        super().__init__()
        self.card = -1

    def choose(self, g: Vast) -> Waiting | None:
        board = mine(g)
        options = sorted(STEAL_TREASURE.of(g.faces.face[card]) for card in board.up)
        if board.down:
            options.append(STEAL_UNSEEN.of())
        return Ask("steal-treasure", g.seat(THIEF), [*options, NO.of()])

    def pick(self, g: Vast) -> Waiting | None:
        if self.answer == NO.of():
            self.end()
            return None
        board = mine(g)
        if STEAL_TREASURE.has(self.answer):
            wanted = STEAL_TREASURE.a(self.answer)
            self.card = next(card for card in board.up if g.faces.face[card] == wanted)
            return None
        if len(board.down) == 1:
            self.card = board.down[0]
            return None
        return Chance.even("random-treasure", len(board.down))

    def lose(self, g: Vast) -> None:
        card = self.card if self.card >= 0 else mine(g).down[self.answer]
        seen = card in mine(g).up
        lose_treasure(g, card)
        g.treasure_deck.insert(0, card)
        if seen and g.emitting:
            g.emit("treasure-stolen", {"treasure": TREASURE.values[g.faces.face[card]]})
        elif not seen:
            g.emit("hidden-treasure-stolen", {})
