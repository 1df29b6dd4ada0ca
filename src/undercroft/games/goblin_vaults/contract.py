"""What Goblin Vaults says to the outside: questions, events, and what a seat sees."""

from typing import Annotated, Final, Literal, TypedDict

from undercroft.engine.actions import Domain
from undercroft.engine.contract import EventType, QuestionType, Seat
from undercroft.engine.observation import Field
from undercroft.games.goblin_vaults.actions import CARD, CHAMBER, DECLINE, FACTION, GOAL, PLACE, POSITION
from undercroft.games.goblin_vaults.cards import SUITS

Card = Annotated[str, CARD]
Chamber = Annotated[str, CHAMBER]
Faction = Annotated[str, FACTION]
Goal = Annotated[str, GOAL]
Place = Annotated[str, PLACE]
Position = Annotated[str, POSITION]
SUIT: Final = Domain("suit", SUITS)
Suit = Annotated[str, SUIT]

PHASE: Final = Domain("phase", ("set-up", "scheme", "vault", "warden", "scoring"))
Phase = Annotated[str, PHASE]
Score = dict[str, int]
"""Points by category."""
Gains = dict[str, int]
"""Points by the number of the answer that brings them."""

Beaten = Literal["value", "trump", "earlier"]
"""Why another bid won: its value, the trump suit, or because it was there before."""
# In the events of a lot, `by` is the card that wins it, and `beaten` how many other bids it beats.

QUESTIONS: Final = (
    QuestionType("starting-card", "GV-031", "GV-124", gains=Gains),
    QuestionType(
        "bid",
        "GV-051",
        "GV-053",
        "GV-054",
        "GV-055",
        underbids=list[int],
        actions=list[Card],
        prizes=dict[str, int],
        kept=dict[Card, int],
        blanks=dict[str, int],
    ),
    QuestionType(
        "stash",
        "GV-056",
        "GV-130",
        underbids=list[int],
        actions=list[Card],
        prizes=dict[str, int],
        kept=dict[Card, int],
        blanks=dict[str, int],
    ),
    QuestionType("warden-action", "GV-057", "GV-058", "GV-059", "GV-064", decline=DECLINE, gains=Gains),
    QuestionType("store", "GV-038", "GV-039", "GV-072", "GV-074", card=Card, gains=Gains),
    QuestionType("swap", "GV-079", "GV-080", decline=DECLINE),
)

EVENTS: Final = (
    EventType("goals-laid", beat="quick", subject=("goals",), goals=list[Goal]),
    EventType("faction-dealt", beat="quick", subject=("seat",), seat=Seat, faction=Faction),
    EventType("started", beat="step", subject=("seat", "card"), seat=Seat, card=Card, chamber=Chamber),
    EventType("first-player", seat=Seat),
    EventType("round-began", beat="round", round=int),
    EventType("bid-placed", beat="step", subject=("seat", "card"), seat=Seat, card=Card, position=Position),
    EventType("underbid", beat="step", subject=("seat", "card"), seat=Seat, card=Card),
    EventType("glavrun-bid", beat="step", subject=("card",), card=Card, position=Position),
    EventType("glavrun-underbid", beat="step", subject=("card",), card=Card, count=int),
    EventType("stashed", "others", beat="step", subject=("seat",), seat=Seat, chamber=Chamber, count=int),
    EventType("stashed-own", "one", beat="step", subject=("card",), seat=Seat, chamber=Chamber, count=int, card=Card),
    EventType("moved", beat="step", subject=("seat",), seat=Seat, place=Place, to=Place),
    EventType("drew", "others", beat="step", subject=("seat",), seat=Seat),
    EventType("drew-own", "one", beat="step", subject=("drawn",), seat=Seat, card=Card, drawn=Card),
    EventType("action-declined", beat="step", subject=("seat",), seat=Seat),
    EventType("unsold", beat="step", subject=("card",), card=Card, position=Position, count=int),
    EventType(
        "won",
        beat="step",
        subject=("seat", "card"),
        seat=Seat,
        card=Card,
        count=int,
        chamber=Chamber,
        by=Card,
        beaten=int,
    ),
    EventType("kept", subject=("card",), seat=Seat, card=Card, count=int, chamber=Chamber, by=Card, why=Beaten),
    EventType(
        "glavrun-won",
        beat="step",
        subject=("card",),
        card=Card,
        count=int,
        keeper=Literal["glavrun", "supply"],
        by=Card,
        beaten=int,
    ),
    EventType(
        "glavrun-kept",
        subject=("card",),
        card=Card,
        count=int,
        keeper=Literal["glavrun", "supply"],
        by=Card,
        why=Beaten,
    ),
    EventType("swapped", beat="step", subject=("seat", "card"), seat=Seat, card=Card, position=Position),
    EventType("warden-kept", beat="step", subject=("card",), seat=Seat, card=Card),
)


class BidView(TypedDict):
    bidder: Seat | None
    """A seat, or None for Glavrun."""
    card: Card
    gears: int
    leads: bool


class LotView(TypedDict):
    position: Position
    card: Card
    gears: int
    bids: list[BidView]


class CellView(TypedDict):
    card: Card | None
    """The card's key; None where the viewer may not know it."""
    face_down: bool


class SeatView(TypedDict):
    seat: Seat
    faction: Faction | None
    gears: int
    hand: int
    """How many cards are in the hand."""
    known: list[Card]
    """Those of them the viewer knows; for the viewer's own seat all."""
    vault: list[list[CellView]]
    """Four chambers, each from tier 1 down."""
    score: Score
    """What the vault would score now, by category."""


class GoalView(TypedDict):
    goal: Goal
    suit: Suit | None
    rewards: list[int]


class GlavrunView(TypedDict):
    deck: int
    pile: list[Card]
    factions: list[Faction]
    gears: int
    score: Score | None


class CardView(TypedDict):
    """What is printed on a loot card."""

    suit: Suit
    value: int
    faction: Faction
    tier: int
    block: Position


class GoblinVaultsView(TypedDict):
    round: int
    rounds: int
    phase: Phase
    turn: Seat | None
    """The seat whose turn it is in the Scheme Phase."""
    first: Seat | None
    goals: list[GoalView]
    suits: list[Suit]
    lots: list[LotView]
    warden: Card | None
    warden_gears: int
    deck: int
    deck_known: list[Card | None]
    """The loot deck from top to bottom, with the cards the viewer knows."""
    supply: int
    players: list[SeatView]
    glavrun: GlavrunView | None
    cards: dict[Card, CardView]
    """Printed facts of every card named in this view."""


def observation(seats: int) -> list[Field]:
    """What a seat sees as numbers. Cards are 1 where they lie; gears and counts are numbers."""
    return [
        Field("round"),
        Field("phase", PHASE),
        Field("turn", seats),
        Field("first", seats),
        Field("goals", GOAL),
        Field("suits", SUIT),
        Field("deck"),
        Field("supply"),
        Field("gears", seats),
        Field("hand-sizes", seats),
        Field("factions", seats, FACTION),
        Field("hands", seats, CARD),
        Field("block", POSITION, CARD),
        # Glavrun bids behind the seats.
        Field("bids", POSITION, seats + 1, CARD),
        Field("leading", CARD),
        Field("warden", CARD),
        # Gear tokens on the cards of the block, on bids and on the warden.
        Field("gears-on-cards", CARD),
        Field("vaults", seats, PLACE, CARD),
        Field("face-down", seats, PLACE),
        Field("known-in-deck", CARD),
        Field("glavrun-pile", CARD),
        Field("glavrun-factions", FACTION),
        Field("glavrun-deck"),
        Field("glavrun-gears"),
    ]
