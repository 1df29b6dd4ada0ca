"""The state of Goblin Vaults, and the questions one can ask about it."""

from collections.abc import Mapping
from typing import ClassVar, Final

from undercroft.engine.faces import Faces
from undercroft.engine.luck import Luck
from undercroft.engine.observation import Observation
from undercroft.engine.settings import Settings, choice_of
from undercroft.engine.state import State
from undercroft.games.goblin_vaults.cards import Cards

GLAVRUN: Final = 9
"""Glavrun's place among bidders; she is no seat."""
TOKENS: Final = 26
"""Rule: GV-009."""
ROUNDS: Final = 9
EMPTY: Final = -1
BLANK: Final = -2
"""A face-down card as scoring sees it. Rule: GV-083."""


class Book:
    """Which numbers and extras are in force for this match, chosen once."""

    def __init__(self, cards: Cards, seats: int, settings: Settings) -> None:
        self.cards: Final = cards
        self.seats: Final = seats
        self.settings: Final = settings
        self.suits: Final = 4 if seats <= 3 else seats + 1
        """How many suits are used. Rules: GV-019, GV-020, GV-021."""
        self.glavrun_deck: Final = 18 if seats == 1 else 10 if seats == 2 else 0
        """Rules: GV-025, GV-100."""
        self.glavrun_factions: Final = 2 if seats == 1 else 1 if seats == 2 else 0
        """As many as she has markers, hence bids in a round. Rules: GV-029, GV-101."""
        self.glavrun_tokens: Final = 10 if seats == 1 else 0
        """Rule: GV-102."""
        self.glavrun_scores: Final = seats == 1
        self.icon_worth: Final = {"easy": 2, "medium": 3, "hard": 4}[choice_of(settings, "level")]
        """What each of Glavrun's faction icons is worth to her. Rules: GV-114, GV-115, GV-116."""


class Table(State):
    """Everything on the table. Zones hold card ids; `faces` knows what is on them."""

    SHARED: ClassVar[tuple[str, ...]] = ("book",)

    def __init__(self, book: Book) -> None:
        super().__init__(book.seats, Faces([], []))
        seats = book.seats
        self.book = book
        self.basic_goal = -1
        self.suit_goals: list[int] = []
        self.suits: list[int] = []
        """The suits in play."""
        self.deck: list[int] = []
        """The loot deck; the last card is the top."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.vaults: list[list[int]] = [[EMPTY] * 12 for _ in range(seats)]
        """Card ids by chamber * 3 + tier. Rules: GV-036, GV-037."""
        self.face_down: list[int] = []
        """Vault cards lying face down."""
        self.block: list[int] = []
        self.warden = EMPTY
        self.bids: list[list[int]] = [[], [], []]
        """The bid cards at each position, in order of bidding."""
        self.bidders: list[list[int]] = [[], [], []]
        self.tokens: list[int] = []
        """Gear tokens lying on each card, by card id."""
        self.gears: list[int] = [0] * seats
        self.supply = TOKENS
        self.factions: list[int] = [-1] * seats
        self.first = -1
        """Who holds the first player marker; -1 in solo."""
        self.round = 0
        self.glavrun_deck: list[int] = []
        self.glavrun_pile: list[int] = []
        self.glavrun_factions: list[int] = []
        self.glavrun_gears = 0

    def copy(self) -> "Table":
        clone = Table.__new__(Table)
        self.copy_base_into(clone)
        clone.book = self.book
        clone.basic_goal = self.basic_goal
        clone.suit_goals = self.suit_goals
        clone.suits = self.suits
        clone.deck = self.deck.copy()
        clone.hands = [hand.copy() for hand in self.hands]
        clone.vaults = [vault.copy() for vault in self.vaults]
        clone.face_down = self.face_down.copy()
        clone.block = self.block.copy()
        clone.warden = self.warden
        clone.bids = [bids.copy() for bids in self.bids]
        clone.bidders = [bidders.copy() for bidders in self.bidders]
        clone.tokens = self.tokens.copy()
        clone.gears = self.gears.copy()
        clone.supply = self.supply
        clone.factions = self.factions
        clone.first = self.first
        clone.round = self.round
        clone.glavrun_deck = self.glavrun_deck.copy()
        clone.glavrun_pile = self.glavrun_pile.copy()
        clone.glavrun_factions = self.glavrun_factions
        clone.glavrun_gears = self.glavrun_gears
        return clone

    def view(self, seat: int) -> Mapping[str, object]:
        from undercroft.games.goblin_vaults.view import view_of

        return view_of(self, seat)

    def observe(self, seat: int, into: Observation) -> None:
        from undercroft.games.goblin_vaults.observe import observe

        observe(self, seat, into)

    def census(self) -> dict[str, int]:
        """Rules: GV-003, GV-009."""
        cards = len(self.deck) + len(self.block) + len(self.glavrun_deck) + len(self.glavrun_pile)
        cards += sum(len(hand) for hand in self.hands) + sum(len(bids) for bids in self.bids)
        cards += sum(12 - vault.count(EMPTY) for vault in self.vaults) + (self.warden != EMPTY)
        tokens = self.supply + sum(self.gears) + sum(self.tokens) + self.glavrun_gears
        if not self.tokens:
            return {"gear tokens": tokens}
        return {"gear tokens": tokens, "loot cards": cards - len(self.tokens)}

    def redeal(self, seat: int, luck: Luck) -> None:
        """Everybody sees whether who has no gears is asked for a bid or for a card to stash; a new hand agrees."""
        from undercroft.games.goblin_vaults.scheme import TakeTurn

        turn = self.stack[-1] if self.stack else None
        if not isinstance(turn, TakeTurn) or turn.seat == seat or self.gears[turn.seat]:
            super().redeal(seat, luck)
            return
        beats = turn.beats(self)
        super().redeal(seat, luck)
        turn.resample(self, seat, beats, luck)

    # The few verbs that write.

    def give_from_supply(self, wanted: int) -> int:
        """Take tokens from the supply; 26 is a hard limit. Rule: GV-132."""
        given = min(wanted, self.supply)
        self.supply -= given
        return given

    def hand_card(self, seat: int, face: int) -> int:
        """Take the card with this face out of a hand."""
        hand = self.hands[seat]
        for i in range(len(hand)):
            if self.faces.face[hand[i]] == face:
                return hand.pop(i)
        raise AssertionError("an offered card must be in the hand")

    def store(self, seat: int, card: int, chamber: int) -> None:
        """Add a card to a chamber, at its next free tier. Rules: GV-039, GV-040, GV-041."""
        self.vaults[seat][chamber * 3 + height(self.vaults[seat], chamber)] = card


def height(vault: list[int], chamber: int) -> int:
    """How many cards a chamber holds; they always fill tiers from the top."""
    start = chamber * 3
    if vault[start] == EMPTY:
        return 0
    if vault[start + 1] == EMPTY:
        return 1
    if vault[start + 2] == EMPTY:
        return 2
    return 3


def open_chambers(vault: list[int]) -> list[int]:
    """The chambers that still have room. Rules: GV-036, GV-038."""
    return [chamber for chamber in range(4) if vault[chamber * 3 + 2] == EMPTY]


def strength(g: Table, face: int) -> int:
    """How strong a card is: by value, but the warden's suit beats all. Rules: GV-044, GV-045."""
    cards = g.book.cards
    value = cards.value[face]
    if cards.suit[face] == cards.suit[g.faces.face[g.warden]]:
        value += 100
    return value


def leading(g: Table, position: int) -> int:
    """The index of the winning bid at a position, -1 without bids; on equality the earlier. Rules: GV-052, GV-126."""
    best = -1
    most = 0
    bids = g.bids[position]
    for i in range(len(bids)):
        force = strength(g, g.faces.face[bids[i]])
        if force > most:
            most = force
            best = i
    return best


def to_beat(g: Table, position: int) -> int:
    """The strength of the winning bid at a position; 0 without bids."""
    lead = leading(g, position)
    return 0 if lead < 0 else strength(g, g.faces.face[g.bids[position][lead]])


def matches_warden(g: Table, face: int) -> bool:
    """Whether a bid earns a warden action. Rule: GV-057."""
    cards = g.book.cards
    return cards.faction[face] == cards.faction[g.faces.face[g.warden]]


def visible_cells(g: Table, seat: int) -> list[int]:
    """A vault as scoring sees it: faces, BLANK and EMPTY by chamber * 3 + tier. Rules: GV-083, GV-147."""
    cells = []
    for card in g.vaults[seat]:
        if card == EMPTY:
            cells.append(EMPTY)
        elif card in g.face_down:
            cells.append(BLANK)
        else:
            cells.append(g.faces.face[card])
    return cells
