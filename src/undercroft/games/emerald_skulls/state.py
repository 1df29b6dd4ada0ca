"""The state of Emerald Skulls, and the questions one can ask about it."""

from collections.abc import Mapping
from typing import ClassVar, Final

from undercroft.engine.faces import Faces
from undercroft.engine.observation import Observation
from undercroft.engine.serialize import Json
from undercroft.engine.settings import Settings, choice_of, number_of, several_of
from undercroft.engine.state import State
from undercroft.games.emerald_skulls.actions import BET
from undercroft.games.emerald_skulls.bets import (
    BETS,
    DICE,
    MARKERS,
    PLENTY,
    Prospect,
    can_come_true,
)
from undercroft.games.emerald_skulls.cards import (
    KINDS,
    MOST_PLACES,
    PLUS,
    SIDE_KEYS,
    STANDARD,
    TIMES,
    Cards,
    Line,
    Side,
)
from undercroft.games.emerald_skulls.contract import Colour

NOBODY: Final = -1
VRAX: Final = 8
KUR: Final = 9
"""The opposition's places among bettors; they are no seats."""

COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "purple", "green", "yellow", "orange", "white", "black")
SOLO_COLOUR: Final[Colour] = "blue"
"""Red and yellow are kept for the opposition. Rule: ES-182."""


class Book:
    """Which numbers and ways are in force for this match, chosen once."""

    def __init__(self, cards: Cards, seats: int, settings: Settings) -> None:
        self.cards: Final = cards
        self.seats: Final = seats
        self.solo: Final = seats == 1
        self.advanced: Final = settings["betting-cards"] == "advanced"
        self.in_turn: Final = settings["betting"] == "in-turn"
        self.seconds: Final = number_of(settings, "window")
        """How long the roll stays locked while bettors think. Rule: ES-233."""
        self.sides: Final[list[int]] = [SIDE_KEYS.index(key) for key in several_of(settings, "sides")]
        """What the host chose to play with; empty: luck decides. Rule: ES-221."""
        self.counts: Final[list[int]] = self._counts(settings)
        """How many cards of each kind are in play, by kind; -1: those that are named."""
        first = choice_of(settings, "first-tumbler")
        self.first: Final = NOBODY if first == "random" else int(first) - 1
        self.opposition_cards: Final = number_of(settings, "opposition-cards")
        self.opposition_gears: Final = number_of(settings, "opposition-gears")
        self.lines: Final[list[Line]] = [line for side in cards.sides for line in side.lines]
        """Every bet of every card side."""
        self.line_side: Final[list[int]] = [line.side for line in self.lines]
        self.line_places: Final[list[int]] = [len(line.pays) for line in self.lines]
        self.stops: Final[list[int]] = [side.stop - 1 if side.stop else PLENTY for side in cards.sides]
        """The level from which on a card side takes no more bets."""
        self.say_first: Final[list[int]] = [BET.of(line.bet, 0) for line in self.lines]
        """The answer "bet on this line, first place"; the numbers of the other places follow it."""
        self.bettors: Final = [[(tumbler + i) % seats for i in range(1, seats)] for tumbler in range(seats)]
        """Who bets while each seat tumbles, clockwise from the tumbler's left. Rule: ES-234."""
        self.first_line: Final[list[int]] = []
        """Where the bets of a card side begin among `lines`."""
        at = 0
        for side in cards.sides:
            self.first_line.append(at)
            at += len(side.lines)

    def _counts(self, settings: Settings) -> list[int]:
        """The host's numbers; else only what the host names, or the recommended mix. Rules: ES-120, ES-122, ES-221."""
        counts = [NOBODY]
        for kind in range(STANDARD + 1, len(KINDS)):
            chosen = choice_of(settings, f"{KINDS[kind]}-cards")
            if chosen != "recommended":
                counts.append(int(chosen))
            else:
                counts.append(NOBODY if self.sides else self.cards.mix[self.seats][kind - 1])
        return counts


class Table(State):
    """Everything on the table."""

    SHARED: ClassVar[tuple[str, ...]] = ("book",)

    def __init__(self, book: Book) -> None:
        cards = len(book.cards.opposition) if book.solo else 0
        super().__init__(book.seats, Faces(list(range(cards)), [0] * cards))
        seats = book.seats
        self.book = book
        self.sides: list[int] = []
        """The card sides in play, by rising number."""
        self.lines: list[int] = []
        """The bets in play, in the order they are settled. Rules: ES-075, ES-085."""
        self.where: list[int] = []
        """The position of each bet among those in play; a bet is on one card only."""
        self.markers: list[int] = []
        """Who lies at each place of each bet, three places per bet, from the bottom. Rule: ES-058."""
        self.heights: list[int] = []
        """How many markers lie on each bet."""
        self.laid: list[int] = [NOBODY] * (MARKERS * seats)
        """The bets on which each seat's two markers lie."""
        self.supply = 0
        self.gears: list[int] = [0] * seats
        self.cubes: list[int] = [0] * seats
        self.in_hand: list[int] = [MARKERS] * seats
        """Betting markers not in use."""
        self.tumbler = NOBODY
        self.turns = 0
        self.last_turn: list[int] = [0] * seats
        """The number of each seat's last turn as tumbler; 0: none yet."""
        self.board: list[int] = [0] * 10
        self.floor = 0
        """The lowest open level; it never sinks within a turn. Rule: ES-207."""
        self.pool = 0
        self.rolled: list[int] = [0] * 6
        """The faces of the last roll still in the pool."""
        self.spare_dice = DICE
        self.picks = 0
        self.rolls = 0
        self.tumbling: list[int] = [0] * seats
        """Gears won as tumbler, for the score sheet."""
        self.betting: list[int] = [0] * seats
        self.spent: list[int] = [0] * seats
        self.deck: list[int] = []
        """The opposition deck; the last card is the top."""
        self.revealed = NOBODY
        """The opposition card of this turn."""
        self.opposition = 0
        """The gears of Vrax and Kur. Rule: ES-180."""

    def copy(self) -> "Table":
        clone = Table.__new__(Table)
        self.copy_base_into(clone)
        clone.book = self.book
        clone.sides = self.sides
        clone.lines = self.lines
        clone.where = self.where
        clone.markers = self.markers.copy()
        clone.heights = self.heights.copy()
        clone.laid = self.laid.copy()
        clone.supply = self.supply
        clone.gears = self.gears.copy()
        clone.cubes = self.cubes.copy()
        clone.in_hand = self.in_hand.copy()
        clone.tumbler = self.tumbler
        clone.turns = self.turns
        clone.last_turn = self.last_turn.copy()
        clone.board = self.board.copy()
        clone.floor = self.floor
        clone.pool = self.pool
        clone.rolled = self.rolled
        clone.spare_dice = self.spare_dice
        clone.picks = self.picks
        clone.rolls = self.rolls
        clone.tumbling = self.tumbling.copy()
        clone.betting = self.betting.copy()
        clone.spent = self.spent.copy()
        clone.deck = self.deck.copy()
        clone.revealed = self.revealed
        clone.opposition = self.opposition
        return clone

    def view(self, seat: int) -> Mapping[str, object]:
        from undercroft.games.emerald_skulls.view import view_of

        return view_of(self, seat)

    def observe(self, seat: int, into: Observation) -> None:
        from undercroft.games.emerald_skulls.observe import observe

        observe(self, seat, into)

    def odds(self) -> Json | None:
        from undercroft.games.emerald_skulls.turn_odds import odds_of

        found = odds_of(self)
        return None if found is None else dict(found)

    def census(self) -> dict[str, int]:
        """Rules: ES-005, ES-006, ES-021."""
        laid = len([owner for owner in self.markers if 0 <= owner < self.seats])
        return {
            "dice": self.spare_dice + self.pool + sum(self.board),
            "gears": self.supply + sum(self.gears) + self.opposition,
            "markers": sum(self.in_hand) + laid + self.picks,
        }

    # The few verbs that write.

    def pay(self, owner: int, gears: int) -> int:
        """Pay from the supply as far as it reaches; what was paid. Rules: ES-074, ES-090."""
        paid = min(gears, self.supply)
        self.supply -= paid
        if owner >= VRAX:
            self.opposition += paid
        else:
            self.gears[owner] += paid
        return paid

    def lay_marker(self, position: int, owner: int) -> int:
        """Put a marker on top of a bet's stack; its place, counted from 0. Rule: ES-058."""
        place = self.heights[position]
        self.markers[position * MOST_PLACES + place] = owner
        self.heights[position] = place + 1
        if owner < VRAX:
            self.in_hand[owner] -= 1
            first = owner * MARKERS
            self.laid[first if self.laid[first] < 0 else first + 1] = position
        return place

    def take_marker(self, position: int, owner: int) -> None:
        """Take a marker back out of a stack; what lay above it sinks."""
        base = position * MOST_PLACES
        for above in range(place_of(self, position, owner), MOST_PLACES - 1):
            self.markers[base + above] = self.markers[base + above + 1]
        self.markers[base + MOST_PLACES - 1] = NOBODY
        self.heights[position] -= 1
        self.in_hand[owner] += 1
        first = owner * MARKERS
        self.laid[first if self.laid[first] == position else first + 1] = NOBODY

    def clear(self) -> None:
        """All markers go home and all dice into the supply. Rules: ES-089, ES-246."""
        self.markers = [NOBODY] * (MOST_PLACES * len(self.lines))
        self.heights = [0] * len(self.lines)
        self.laid = [NOBODY] * (MARKERS * self.seats)
        self.in_hand = [MARKERS] * self.seats
        self.board = [0] * 10
        self.floor = 0
        self.pool = 0
        self.rolled = [0] * 6
        self.spare_dice = DICE
        self.picks = 0
        self.rolls = 0


def name_of(owner: int) -> int | str:
    """How events name the owner of a marker."""
    return owner if owner < VRAX else "vrax" if owner == VRAX else "kur"


# Bets in play. A position is an index into `g.lines`.


def line_at(g: Table, position: int) -> Line:
    return g.book.lines[g.lines[position]]


def side_at(g: Table, position: int) -> Side:
    return g.book.cards.sides[line_at(g, position).side]


def position_of(g: Table, bet: int) -> int:
    """Where a bet lies among those in play."""
    return g.where[bet]


def place_of(g: Table, position: int, owner: int) -> int:
    """Where a player's marker lies in a stack; -1: not there."""
    base = position * MOST_PLACES
    for place in range(MOST_PLACES):
        if g.markers[base + place] == owner:
            return place
    return -1


def is_free_for(g: Table, position: int, seat: int) -> bool:
    """Whether this player's markers leave the bet open to them, and no stop number shuts the card.

    Rules: ES-056, ES-123, ES-124, ES-222.
    """
    one = NOBODY
    two = NOBODY
    if seat >= 0:
        one = g.laid[seat * MARKERS]
        two = g.laid[seat * MARKERS + 1]
    if not g.book.advanced:
        return one != position and two != position
    sides = g.book.line_side
    side = sides[g.lines[position]]
    if g.floor >= g.book.stops[side]:
        return False
    return (one < 0 or sides[g.lines[one]] != side) and (two < 0 or sides[g.lines[two]] != side)


def opposing(g: Table, position: int) -> int:
    """Markers on the same card outside the group of this bet. Rules: ES-126, ES-128, ES-219."""
    line = line_at(g, position)
    found = 0
    for other in range(len(g.lines)):
        if g.heights[other]:
            rival = line_at(g, other)
            if rival.side == line.side and rival.group != line.group:
                found += g.heights[other]
    return found


def worth_of(g: Table, position: int, place: int) -> int:
    """What the marker at this place would be paid if the bet came true now. Rules: ES-087, ES-127, ES-220."""
    line = line_at(g, position)
    pays = line.pays[place]
    if line.sign == PLUS:
        return pays + opposing(g, position)
    if line.sign == TIMES:
        return pays * opposing(g, position)
    return pays


def prospect(g: Table) -> Prospect:
    """How far the running turn can still go."""
    return Prospect(g.board, g.floor, g.pool, g.cubes[g.tumbler], g.picks)


def is_possible(g: Table, position: int, ahead: Prospect) -> bool:
    return can_come_true(BETS[line_at(g, position).bet], ahead)


def jackpot_bets(g: Table) -> list[int]:
    """Bets in play whose card offers the tumbler a jackpot. Rule: ES-213."""
    cards = g.book.cards
    return [line_at(g, p).bet for p in range(len(g.lines)) if cards.jackpots[line_at(g, p).bet]]
