"""Setting the table. Rule: VA-G006 to VA-G012, VA-L026, VA-L027, VA-L034, VA-L035, VA-L046, VA-L047"""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Shuffle, Waiting
from undercroft.games.vast import cards
from undercroft.games.vast.cards import (
    AMBUSH,
    CRYSTAL,
    EVENT,
    FIRST_EVENT,
    FIRST_MONSTER,
    FIRST_TREASURE,
    KNIGHT,
    ROLE_COUNT,
    THIEF,
    TREASURE_ROOM,
    VAULT,
)
from undercroft.games.vast.cavern.geometry import CENTRE, STEP
from undercroft.games.vast.cavern.laying import lay_dark
from undercroft.games.vast.state import Vast

STARTERS = 3
"""`pile` of tiles dealt before Crystals and Vaults were mixed in (or left out unseen)."""
LEFT_OUT = 4
"""`pile` of tiles a Cave level takes out, so many of each type."""


class SetUp(Procedure):
    """Tiles, decks, then each role in turn order."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "shuffle_tiles",
        "leave_out",
        "shuffle_crystals",
        "leave_out_crystals",
        "shuffle_vaults",
        "leave_out_vaults",
        "deal_piles",
        "share_tiles",
        "share_crystals",
        "deal_crystals",
        "share_vaults",
        "deal_vaults",
        "shuffle_pile",
        "stack_pile",
        "shuffle_events",
        "stack_events",
        "shuffle_treasures",
        "stack_treasures",
        "shuffle_monsters",
        "stack_monsters",
        "set_up_role",
    )

    def __init__(self) -> None:
        super().__init__()
        self.common: list[int] = [
            cell for cell in range(1, cards.TILE_COUNT) if _is(cell, AMBUSH, EVENT, TREASURE_ROOM)
        ]
        self.crystals: list[int] = [cell for cell in range(1, cards.TILE_COUNT) if _is(cell, CRYSTAL, CRYSTAL, CRYSTAL)]
        self.vaults: list[int] = [cell for cell in range(1, cards.TILE_COUNT) if _is(cell, VAULT, VAULT, VAULT)]
        self.piles: list[list[int]] = [[], [], []]
        self.next = 0

    def shuffle_tiles(self, g: Vast) -> Shuffle:
        """The Ambush, Event and Treasure Room tiles. Rule: VA-G008, VA-G009"""
        return Shuffle("tiles", len(self.common))

    def leave_out(self, g: Vast) -> None:
        """A Cave level takes some of each type away, the Collapse variant some unseen; four start by the Entrance."""
        mix(g, self.common, self.answers)
        g.faces.show(0)
        for kind in (AMBUSH, EVENT, TREASURE_ROOM):
            alike = [cell for cell in self.common if g.type_of(cell) == kind]
            self.common = take_out(g, self.common, alike[: g.book.removed_per_type], LEFT_OUT)
        self.common = take_out(g, self.common, self.common[: g.book.tiles_left_out], STARTERS)
        for side in range(4):
            cell = self.common.pop()
            g.pile[cell] = STARTERS
            lay_dark(g, cell, CENTRE + STEP[side])

    def shuffle_crystals(self, g: Vast) -> Shuffle:
        return Shuffle("crystals", len(self.crystals))

    def leave_out_crystals(self, g: Vast) -> None:
        mix(g, self.crystals, self.answers)
        self.crystals = take_out(g, self.crystals, self.crystals[: g.book.removed_per_type], LEFT_OUT)

    def shuffle_vaults(self, g: Vast) -> Shuffle:
        return Shuffle("vaults", len(self.vaults))

    def leave_out_vaults(self, g: Vast) -> None:
        """Without a Thief no Vault is in the game. Rule: VA-G007, VA-V006"""
        mix(g, self.vaults, self.answers)
        count = g.book.removed_per_type if g.book.has(THIEF) else len(self.vaults)
        self.vaults = take_out(g, self.vaults, self.vaults[:count], LEFT_OUT)
        if not g.book.has(THIEF):
            for cell in range(1, cards.TILE_COUNT):
                if g.type_of(cell) == VAULT:
                    g.faces.show(cell)

    def deal_piles(self, g: Vast) -> Shuffle:
        """Three piles, as even as possible; which is larger is luck. Rule: VA-G010, VA-G011"""
        return Shuffle("piles", 3)

    def share_tiles(self, g: Vast) -> None:
        self._share(self.common, g)

    def share_crystals(self, g: Vast) -> Shuffle:
        return Shuffle("piles", 3)

    def deal_crystals(self, g: Vast) -> None:
        self._share(self.crystals, g)

    def share_vaults(self, g: Vast) -> Shuffle:
        return Shuffle("piles", 3)

    def deal_vaults(self, g: Vast) -> None:
        self._share(self.vaults, g)

    def _share(self, cells: list[int], g: Vast) -> None:
        for i in range(len(cells)):
            pile = self.answers[i % 3]
            self.piles[pile].append(cells[i])
            g.pile[cells[i]] = pile

    def shuffle_pile(self, g: Vast) -> Shuffle:
        return Shuffle("pile", len(self.piles[self.next]))

    def stack_pile(self, g: Vast) -> None:
        """Each pile is shuffled and put on the stack. Rule: VA-G010"""
        pile = self.piles[self.next]
        mix(g, pile, self.answers)
        g.tiles = g.tiles + pile
        self.next += 1
        if self.next < 3:
            self.goto("shuffle_pile")
        else:
            self.next = 0

    def shuffle_events(self, g: Vast) -> Waiting | None:
        """Only a Knight uses Events and Treasure cards. Rule: VA-G005, VA-C006"""
        if not g.book.has(KNIGHT):
            self.goto("shuffle_monsters")
            return None
        return Shuffle("events", len(cards.EVENT_CARDS))

    def stack_events(self, g: Vast) -> None:
        g.event_deck = list(range(FIRST_EVENT, FIRST_TREASURE))
        mix(g, g.event_deck, self.answers)

    def shuffle_treasures(self, g: Vast) -> Shuffle:
        return Shuffle("treasures", len(cards.TREASURES))

    def stack_treasures(self, g: Vast) -> None:
        g.treasure_deck = list(range(FIRST_TREASURE, FIRST_TREASURE + len(cards.TREASURES)))
        mix(g, g.treasure_deck, self.answers)

    def shuffle_monsters(self, g: Vast) -> Waiting | None:
        """The Goblins need Monsters, and so does their Infestation."""
        if not g.book.has(cards.GOBLINS) and not g.book.infestation:
            self.goto("set_up_role")
            return None
        return Shuffle("monsters", len(cards.MONSTERS))

    def stack_monsters(self, g: Vast) -> None:
        g.monster_deck = list(range(FIRST_MONSTER, FIRST_MONSTER + len(cards.MONSTERS)))
        mix(g, g.monster_deck, self.answers)

    def set_up_role(self, g: Vast) -> None:
        if self.next == ROLE_COUNT:
            return
        bundle = g.book.roles[self.next]
        self.next += 1
        self.again()
        if bundle.present:
            procedure = bundle.set_up(g)
            if procedure is not None:
                g.call(procedure)


def _is(cell: int, a: int, b: int, c: int) -> bool:
    return cards.TILE_TYPE[cell] in (a, b, c)


def mix(g: Vast, cards: list[int], order: list[int]) -> None:
    """Shuffle cards nobody has seen: card i gets the face of card order[i]."""
    found = [g.faces.face[card] for card in cards]
    for i in range(len(cards)):
        g.faces.face[cards[i]] = found[order[i]]


def take_out(g: Vast, cells: list[int], out: list[int], pile: int) -> list[int]:
    """Leave tiles out of the game, unseen; the rest."""
    for cell in out:
        g.tiles_out.append(cell)
        g.pile[cell] = pile
    return [cell for cell in cells if cell not in out]
