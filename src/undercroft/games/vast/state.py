"""The state of Vast: the map, what lies and stands on it, the common decks, and the five boards."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.faces import Faces
from undercroft.engine.luck import Luck
from undercroft.engine.observation import Observation
from undercroft.engine.procedure import Procedure
from undercroft.engine.state import State
from undercroft.games.vast import cards
from undercroft.games.vast.book import Book
from undercroft.games.vast.cards import CELL_COUNT, PIECE_COUNT, ROLE_COUNT, ROLE_OF_PIECE
from undercroft.games.vast.cavern.map import CaveMap
from undercroft.games.vast.role import Board, Role

IN_SUPPLY: Final = -1
"""A Gem that lies on no tile and waits with the Dragon."""
CARRIED: Final = -2
"""A Gem in the Thief's unstashed box."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Vast(State):
    """Everything that changes while a game of Vast is played."""

    SHARED: ClassVar[tuple[str, ...]] = ("book",)

    def __init__(self, seats: int, book: Book) -> None:
        super().__init__(seats, Faces(cards.all_faces(), cards.POOLS))
        self.book = book
        self.map: CaveMap = CaveMap()
        self.boards: list[Board] = [bundle.board() for bundle in book.roles]
        # Pieces.
        self.at: list[int] = [-1] * PIECE_COUNT
        """The cell each piece stands on, -1 off the map."""
        self.lurking: list[int] = [-1] * PIECE_COUNT
        """The position of a lurking Tribe, -1 otherwise."""
        # Tokens on cells.
        self.treasure: list[int] = [0] * CELL_COUNT
        self.crystal: list[int] = [0] * CELL_COUNT
        self.event: list[int] = [0] * CELL_COUNT
        self.vault: list[int] = [0] * CELL_COUNT
        self.gem: list[int] = [IN_SUPPLY, IN_SUPPLY, IN_SUPPLY]
        """Where the Claw, Flame and Wing Gem are: a cell, IN_SUPPLY or CARRIED."""
        self.flame_wall: int = -1
        self.monster_token: list[int] = [-1, -1]
        """The cells of the Ogre and the Troll token."""
        self.monster_card: list[int] = [-1, -1]
        """The cards beside those tokens."""
        # Supplies.
        tokens = cards.TOKENS_DATA
        thief = book.has(cards.THIEF)
        knight = book.has(cards.KNIGHT)
        self.treasures_left: int = int(tokens["cave"]["treasure-with-thief" if thief else "treasure"])
        self.crystals_left: int = int(tokens["cave"]["crystal"])
        self.events_left: int = int(tokens["cave"]["event"]) if knight else 0
        self.vaults_left: int = int(tokens["thief"]["vault"]) if thief else 0
        self.rockslides_left: int = int(tokens["cave"]["rockslide"])
        # Tiles and common decks: the top is the end of the list.
        self.tiles: list[int] = []
        self.hand: list[int] = []
        """The Cave's hand of tiles."""
        self.tiles_out: list[int] = []
        """Tiles that have left the game, or never were in it."""
        self.pile: list[int] = [0] * cards.TILE_COUNT
        """Which third of the stack (0, 1, 2) a tile came from, for re-dealing; see `redeal`."""
        self.event_deck: list[int] = []
        self.events_out: list[int] = []
        self.treasure_deck: list[int] = []
        self.treasures_out: list[int] = []
        self.monster_deck: list[int] = []
        self.monster_discards: list[int] = []
        # Time and counters.
        self.active: int = -1
        """The role whose turn it is."""
        self.turns: int = 0
        self.rounds: int = 0
        self.collapsing: bool = False
        self.burned: int = 0
        """Pieces (as bits) that the Flame Wall has burned this turn."""
        self.forsaken: list[int] = []
        """Open edges that stay open because no tile was left."""
        self.terrain_out: list[bool] = [False] * len(cards.TERRAINS)
        """Terrain tiles that are on the map or gone for good."""
        self.terrain_laid: bool = False
        """Whether Terrain was placed this round."""
        self.tiles_revealed: int = 0
        self.crystal_tiles_revealed: int = 0
        self.crystal_tiles_gone: int = 0
        self.crystals_smashed: int = 0
        """Crystals smashed by anyone, for any reason."""
        self.crystals_lost: int = 0
        """Crystal tokens that left the game unsmashed or smashed for nobody's goal."""
        self.smashed: list[int] = [0] * ROLE_COUNT
        """Crystal tokens on a role's Smashed Crystals space."""
        self.stealth_penalty: int = 0
        """Hex on the Thief: until the Goblins' next turn. Rule: VA-T027"""

    def role_of(self, piece: int) -> Role:
        """The bundle a piece belongs to."""
        return self.book.roles[ROLE_OF_PIECE[piece]]

    def seat(self, role: int) -> int:
        """The seat that plays a role, -1 if nobody does."""
        return self.book.seat_of[role]

    def face(self, cell: int) -> int:
        """The face of a Cave tile, whoever may know it."""
        return self.faces.face[cell]

    def type_of(self, cell: int) -> int:
        """The type of a Cave tile, -1 for Terrain."""
        if cell >= cards.TILE_COUNT:
            return -1
        return cards.TILE_TYPE[self.faces.face[cell]]

    # What the engine asks.

    def copy(self) -> "Vast":
        clone = Vast.__new__(Vast)
        self.copy_base_into(clone)
        clone.book = self.book
        clone.map = self.map.copy()
        clone.boards = [board.copy() for board in self.boards]
        clone.at = self.at.copy()
        clone.lurking = self.lurking.copy()
        clone.treasure = self.treasure.copy()
        clone.crystal = self.crystal.copy()
        clone.event = self.event.copy()
        clone.vault = self.vault.copy()
        clone.gem = self.gem.copy()
        clone.flame_wall = self.flame_wall
        clone.monster_token = self.monster_token.copy()
        clone.monster_card = self.monster_card.copy()
        clone.treasures_left = self.treasures_left
        clone.crystals_left = self.crystals_left
        clone.events_left = self.events_left
        clone.vaults_left = self.vaults_left
        clone.rockslides_left = self.rockslides_left
        clone.tiles = self.tiles.copy()
        clone.hand = self.hand.copy()
        clone.tiles_out = self.tiles_out.copy()
        clone.pile = self.pile.copy()
        clone.event_deck = self.event_deck.copy()
        clone.events_out = self.events_out.copy()
        clone.treasure_deck = self.treasure_deck.copy()
        clone.treasures_out = self.treasures_out.copy()
        clone.monster_deck = self.monster_deck.copy()
        clone.monster_discards = self.monster_discards.copy()
        clone.active = self.active
        clone.turns = self.turns
        clone.rounds = self.rounds
        clone.collapsing = self.collapsing
        clone.burned = self.burned
        clone.forsaken = self.forsaken.copy()
        clone.terrain_out = self.terrain_out.copy()
        clone.terrain_laid = self.terrain_laid
        clone.tiles_revealed = self.tiles_revealed
        clone.crystal_tiles_revealed = self.crystal_tiles_revealed
        clone.crystal_tiles_gone = self.crystal_tiles_gone
        clone.crystals_smashed = self.crystals_smashed
        clone.crystals_lost = self.crystals_lost
        clone.smashed = self.smashed.copy()
        clone.stealth_penalty = self.stealth_penalty
        return clone

    def view(self, seat: int) -> dict[str, object]:
        from undercroft.games.vast.view import table_view

        return dict(table_view(self, seat))

    def observe(self, seat: int, into: Observation) -> None:
        from undercroft.games.vast.observe import observe

        observe(self, seat, into)

    def asides(self, seat: int, interrupting: bool) -> list[int]:
        role = self.book.role_at(seat)
        if role != self.active:
            return []
        return self.book.roles[role].asides(self, interrupting)

    def use_aside(self, seat: int, action: int) -> Procedure:
        return self.book.roles[self.book.role_at(seat)].use_aside(self, action)

    def redeal(self, seat: int, luck: Luck) -> None:
        from undercroft.games.vast.redeal import redeal

        redeal(self, seat, luck)

    def census(self) -> dict[str, int]:
        from undercroft.games.vast.census import census

        return census(self)
