"""Scenes with the Dragon: open rooms, cards in his hand, and his turn begun where the test wants him."""

from typing import Any

from undercroft.engine.procedure import Procedure
from undercroft.games.vast import cards
from undercroft.games.vast.cards import DRAGON, GOBLINS, KNIGHT
from undercroft.games.vast.roles.dragon.board import DragonBoard, mine
from undercroft.games.vast.roles.goblins.board import GoblinsBoard
from undercroft.games.vast.roles.knight.board import STRENGTH, KnightBoard
from undercroft.games.vast.state import IN_SUPPLY

from .scenes import SIDES, Scene

PHASES = ("gather-treasure", "be-greedy", "place-gem", "keep-still", "claim-sloth")
FACES_OF_REVEAL = ("reveal-next", "orient-tile", "fill-edge")


class Lair(Scene):
    """A row of Lit rooms without walls, and the Dragon under or on one of them."""

    def __init__(self, roles: str = "knight-dragon", rooms: str = "1,0 2,0 3,0 4,0", **settings: Any) -> None:
        super().__init__(roles, **settings)
        self.clear()
        self.g.map.walls[0] = 0
        for space in rooms.split():
            self.room(space)
        self.seal()

    @property
    def board(self) -> DragonBoard:
        return mine(self.g)

    @property
    def knight(self) -> KnightBoard:
        board = self.g.boards[KNIGHT]
        assert isinstance(board, KnightBoard)
        return board

    @property
    def goblins(self) -> GoblinsBoard:
        board = self.g.boards[GOBLINS]
        assert isinstance(board, GoblinsBoard)
        return board

    # Arranging.

    def room(self, space: str, kind: str = "ambush") -> int:
        """A Lit tile without walls."""
        cell = self.lay(space, kind, lit=True)
        self.g.map.walls[cell] = 0
        self.seal()
        return cell

    def dark(self, spaces: str, kind: str = "ambush", shape: str = "") -> None:
        """Dark tiles on these spaces."""
        for space in spaces.split():
            self.lay(space, kind, shape)

    def wall(self, space: str, side: str) -> None:
        self.g.map.walls[self.cell(space)] |= 1 << SIDES.index(side)

    def treasures(self, space: str, count: int) -> None:
        """Treasure tokens from the supply onto a tile."""
        self.g.treasure[self.cell(space)] += count
        self.g.treasures_left -= count

    def crystal(self, space: str) -> None:
        """The Crystal token of a Crystal tile."""
        self.g.crystal[self.cell(space)] = 1
        self.g.crystals_left -= 1

    def gem(self, name: str, space: str = "") -> None:
        """A Gem on a tile, or back with the Dragon."""
        self.g.gem[cards.GEMS.index(name)] = self.cell(space) if space else IN_SUPPLY

    def hold(self, *symbols: str) -> None:
        """Exactly these Power cards are in his hand."""
        board = self.board
        board.deck.extend(board.hand)
        board.deck.extend(board.discards)
        board.hand = []
        board.discards = []
        for symbol in symbols:
            card = self.card_on_top(board.deck, cards.SYMBOL_CARDS.index(symbol))
            board.deck.remove(card)
            self.g.faces.show_to(card, self.g.seat(DRAGON))
            board.hand.append(card)

    def awaken(self, wake: int = 11, surfaced: bool = True) -> None:
        """So many cubes on Wakefulness, and him awake."""
        self.wakefulness(wake)
        self.board.awake = True
        self.board.surfaced = surfaced

    def wakefulness(self, wake: int) -> None:
        """So many cubes on Wakefulness, taken from Greed, Hunger, then Pride."""
        board = self.board
        boxes = [4, 4, 4, 1, 1]
        for _ in range(wake):
            boxes[next(box for box in range(5) if boxes[box])] -= 1
        board.boxes = boxes
        board.wake = wake

    def strengthen(self, cubes: int) -> None:
        """Cubes on the Knight's Strength track."""
        self.knight.on[STRENGTH] = cubes

    def people(self, fangs: int = 0, bones: int = 0, eye: int = 0) -> None:
        self.goblins.population = [fangs, bones, eye]

    def begin(self, at: str = "1,0", *symbols: str) -> None:
        """His turn begins on this space with these cards."""
        self.board.arrived = True
        self.put("dragon", at)
        self.hold(*symbols)
        self.turn("dragon")
        self.match._heard()

    def happens(self, procedure: Procedure | None) -> None:
        """Somebody does this to somebody in the middle of whatever goes on."""
        assert procedure is not None
        self.g.call(procedure)
        self.match._advance()
        self.match._heard()

    # Playing.

    def use(self, power: str, gems: str = "no-gem") -> None:
        self.say(f"use-power {power} {gems}")

    def rest(self) -> None:
        """No more powers, and nothing in the phases up to the new hand."""
        if self.role_asked == ("dragon", "dragon-turn"):
            self.say("finish-powers")
        while self.role_asked in [("dragon", about) for about in PHASES]:
            self.say("done")
        if self.role_asked == ("luck", "powers"):
            self.order()

    def until(self, about: str) -> None:
        """Decline everything until this is asked."""
        if about != "dragon-turn" and self.role_asked == ("dragon", "dragon-turn"):
            self.say("finish-powers")
        while self.role_asked[1] != about:
            assert self.role_asked in [("dragon", phase) for phase in PHASES], f"{self.role_asked} instead of {about}"
            self.say("done")

    def uncover(self) -> None:
        """Turn up and fill in whatever way comes first."""
        for _ in range(60):
            if self.role_asked[1] not in FACES_OF_REVEAL:
                return
            self.say(self.offered()[0])

    # Looking.

    def powers(self) -> set[str]:
        """The powers he could pay for and aim now."""
        return {text.split()[1] for text in self.offered() if text.startswith(("use-power", "use-any-power"))}

    def hand(self) -> list[str]:
        return sorted(cards.SYMBOL_CARDS[self.g.faces.face[card]] for card in self.board.hand)

    def dragon(self, role: str = "dragon") -> dict[str, Any]:
        """His board as a role sees it."""
        found: dict[str, Any] = self.view(role)["boards"]["dragon"]
        return found
