"""A table of Vast arranged by hand; its seats go by the names of their roles.

    scene = Scene("knight")
    scene.clear()
    scene.lay("1,0", "crystal", shape="hall")          # Dark; lit=True turns it up
    scene.turn("knight")
    scene.say("move 1,0")
    scene.is_asked("knight", "knight-turn")

Arranging touches the state; everything after `turn` goes through `Match`. Luck waits for `roll`, `luck` or `order` when
`holding` is set, otherwise the seed decides.
"""

from typing import Any

from tests.kit import table as kit
from tests.kit.table import Who, spelt
from undercroft.engine.match import Match
from undercroft.engine.waiting import CHANCE, SHUFFLE, Chance, Shuffle
from undercroft.games.vast import cards
from undercroft.games.vast.cards import ROLES, TILE_SHAPE, TILE_SYMBOL, TILE_TYPE, TILE_WALLS, TYPES
from undercroft.games.vast.cavern.map import DARK, LIT
from undercroft.games.vast.cavern.paths import forsake_open_edges
from undercroft.games.vast.domains import DIE, PIECE, SPACE
from undercroft.games.vast.game import GAME
from undercroft.games.vast.state import Vast
from undercroft.games.vast.turn import PlayGame, Rounds, Turn

SIDES = ("north", "east", "south", "west")


class Scene(kit.Table):
    """One match of a role set such as "knight" or "knight-goblins-cave"."""

    def __init__(self, roles: str = "knight", seed: int = 1, holding: bool = True, **settings: Any) -> None:
        chosen = {**spelt(settings), "roles": roles}
        super().__init__(Match.start(GAME, chosen, seats=len(roles.split("-")), seed=seed))
        self.match.pause_at_chance = holding
        state = self.match.state
        assert isinstance(state, Vast)
        self.g = state

    def seat_number(self, who: Who) -> int:
        return who if isinstance(who, int) else self.g.seat(ROLES.index(who))

    # Arranging.

    def clear(self) -> None:
        """Only the Entrance stays on the map; all other tiles go under the stack, Dark and forgotten."""
        g = self.g
        for cell in g.map.cells():
            if cell != 0:
                g.map.lift(cell)
                g.faces.seen[cell] = 0
                g.tiles.insert(0, cell)
        for piece in range(len(g.at)):
            if g.at[piece] > 0:
                g.at[piece] = -1
        for tokens in (g.treasure, g.crystal, g.event, g.vault):
            for cell in range(len(tokens)):
                tokens[cell] = 0

    def lay(
        self,
        space: str,
        kind: str = "",
        shape: str = "",
        lit: bool = False,
        facing: str = "north",
        symbol: str = "",
    ) -> int:
        """Lay a tile of this type, shape and symbol from the stack; its cell."""
        g = self.g
        cell = self.find(kind, shape, symbol)
        g.tiles.remove(cell)
        g.map.lay(cell, SPACE.index[space])
        if lit:
            self.light(cell, facing)
        return cell

    def find(self, kind: str = "", shape: str = "", symbol: str = "") -> int:
        """A tile of the stack that fits; without wishes one that is neither Crystal, Event nor Ambush if possible."""
        g = self.g
        for cell in g.tiles:
            face = g.faces.face[cell]
            if kind and TYPES[TILE_TYPE[face]] != kind:
                continue
            if shape and TILE_SHAPE[face] != shape:
                continue
            if symbol and cards.SYMBOLS[TILE_SYMBOL[face]] != symbol:
                continue
            return cell
        raise AssertionError(f"no {kind} {shape} {symbol} tile is left in the stack")

    def light(self, cell: int, facing: str = "north") -> None:
        """Turn a laid tile up without any effect."""
        g = self.g
        turned = SIDES.index(facing)
        g.faces.show(cell)
        g.map.turn_up(cell, turned, TILE_WALLS[g.faces.face[cell]][turned])

    def seal(self) -> None:
        """Leave the edges that are open now unfilled, so that only new ones call for tiles."""
        forsake_open_edges(self.g)

    def top(self, *kinds: str) -> None:
        """Put tiles of these types on top of the stack, the first one uppermost."""
        g = self.g
        chosen = []
        for kind in kinds:
            cell = next(c for c in g.tiles if TYPES[g.type_of(c)] == kind and c not in chosen)
            chosen.append(cell)
        g.tiles = [c for c in g.tiles if c not in chosen] + list(reversed(chosen))

    def put(self, piece: str, space: str) -> None:
        """Stand a piece somewhere, without effects."""
        cell = self.cell(space)
        assert cell >= 0, f"no tile lies on {space}"
        self.g.at[PIECE.index[piece]] = cell

    def card_on_top(self, deck: list[int], face: int) -> int:
        """Bring a card with this face to the top of a deck; its id."""
        card = next(c for c in deck if self.g.faces.face[c] == face)
        deck.remove(card)
        deck.append(card)
        return card

    def event_on_top(self, name: str) -> int:
        return self.card_on_top(self.g.event_deck, cards.EVENTS.index(name))

    def treasure_on_top(self, name: str) -> int:
        return self.card_on_top(self.g.treasure_deck, cards.TREASURES.index(name))

    def monster_on_top(self, name: str) -> int:
        return self.card_on_top(self.g.monster_deck, cards.MONSTERS.index(name))

    def turn(self, role: str) -> None:
        """Begin this role's turn now."""
        g = self.g
        index = ROLES.index(role)
        place = g.book.playing.index(index)
        whole = PlayGame()
        whole.pc = 2
        rounds = Rounds()
        rounds.next = (place + 1) % len(g.book.playing)
        g.stack.clear()
        g.stack.extend([whole, rounds, Turn(index)])
        self.match._advance()
        self.match._heard()

    def again(self) -> None:
        """Ask the open question afresh after something was rearranged by hand."""
        self.match._advance()
        self.match._heard()

    # Looking.

    def cell(self, space: str) -> int:
        return self.g.map.cell(SPACE.index[space])

    def where(self, piece: str) -> str | None:
        """The space a piece stands on."""
        cell = self.g.at[PIECE.index[piece]]
        return None if cell < 0 else SPACE.values[self.g.map.pos[cell]]

    def is_lit(self, space: str) -> bool:
        return self.g.map.light[self.cell(space)] == LIT

    def is_dark(self, space: str) -> bool:
        return self.cell(space) >= 0 and self.g.map.light[self.cell(space)] == DARK

    @property
    def role_asked(self) -> tuple[str, str]:
        """Which role is asked about what; luck and nobody are roles too."""
        waiting = self.match.waiting
        if waiting is None:
            return ("nobody", "")
        if waiting.kind in (CHANCE, SHUFFLE):
            return ("luck", waiting.about)
        return (ROLES[self.g.book.role_at(self.match.next_seat())], waiting.about)

    def spaces(self, verb: str) -> set[str]:
        """The first argument of every option with this verb."""
        return {text.split()[1] for text in self.offered(verb=verb)}

    @property
    def ending(self) -> str:
        return self.match.outcome.ending if self.match.outcome else ""

    @property
    def winners(self) -> list[str]:
        assert self.match.outcome is not None
        return [ROLES[self.g.book.role_at(seat)] for seat in self.match.outcome.winners]

    # Playing.

    def roll(self, face: str) -> None:
        """The Dragon die shows this face."""
        assert isinstance(self.match.waiting, Chance), f"{self.role_asked} is asked, not luck"
        self.match.resolve_chance(DIE.index[face])

    def luck(self, outcome: int) -> None:
        """Luck decides for an outcome (a die of six shows outcome + 1)."""
        assert isinstance(self.match.waiting, Chance), f"{self.role_asked} is asked, not luck"
        self.match.resolve_chance(outcome)

    def answer_all(self, about: str, limit: int = 40) -> None:
        """Answer this question with its first option as long as it is asked."""
        for _ in range(limit):
            if self.role_asked[1] != about:
                return
            self.match.play(self.match.next_seat(), next(iter(self.match.legal_actions(self.match.next_seat()))))

    def order(self, *places: int) -> None:
        """Luck shuffles into this order; as it lies without arguments."""
        waiting = self.match.waiting
        assert isinstance(waiting, Shuffle), f"{self.role_asked} is asked, not luck"
        self.match.resolve_chance(-1, list(places) or list(range(waiting.count)))

    def settle(self, limit: int = 50) -> None:
        """Let luck shuffle as it lies wherever a shuffle is waiting."""
        for _ in range(limit):
            if not isinstance(self.match.waiting, Shuffle):
                return
            self.order()
