"""What Emerald Skulls says to the outside: questions, events, and what a seat sees."""

from typing import Annotated, Final, Literal, TypedDict

from undercroft.engine.actions import Domain
from undercroft.engine.contract import EventType, QuestionType, Seat
from undercroft.engine.observation import Field
from undercroft.games.emerald_skulls.actions import BET_ON, LEVEL, OUT, PASS, PAYOUT, PLACE_IN_STACK, SIDE
from undercroft.games.emerald_skulls.cards import CardKind, Per, Sign

Bet = Annotated[str, BET_ON]
Level = Annotated[str, LEVEL]
Out = Annotated[str, OUT]
Payout = Annotated[str, PAYOUT]
Place = Annotated[str, PLACE_IN_STACK]
Side = Annotated[str, SIDE]
Pays = dict[str, int]
"""Gears by the number of the answer that brings them."""
Rival = Literal["vrax", "kur"]
"""Who bets against you in Solitary Mode."""
Answer = Literal["yes", "no"]
Colour = Literal["red", "blue", "purple", "green", "yellow", "orange", "white", "black"]
FACE: Final = Domain("face", ("1", "2", "3", "4", "5", "skull"))
Face = Literal["1", "2", "3", "4", "5", "skull"]
"""What a die shows."""

PHASE: Final = Domain("phase", ("set-up", "buy", "bets", "tumble", "payout", "over"))
Phase = Annotated[str, PHASE]

QUESTIONS: Final = (
    QuestionType("buy", "ES-045", "ES-046", "ES-049"),
    QuestionType(
        "bets",
        "ES-052",
        "ES-055",
        "ES-056",
        "ES-059",
        "ES-123",
        "ES-230",
        "ES-231",
        "ES-232",
        "ES-233",
        role=Literal["bettor", "hovering", "tumbler"],
        markers=int,
        seconds=int,
    ),
    QuestionType("bet", "ES-055", "ES-056", "ES-059", "ES-123", "ES-234", decline=PASS, markers=int),
    QuestionType("doubt", "ES-170", "ES-235", markers=int),
    QuestionType(
        "place", "ES-034", "ES-035", "ES-038", "ES-040", "ES-064", "ES-162", "ES-205", fits=Answer, reroll=Answer
    ),
    QuestionType("check", "ES-067", "ES-203", fits=Answer, reroll=Answer),
    QuestionType(
        "payout",
        "ES-084",
        "ES-212",
        "ES-244",
        preselected=Payout,
        gears=int,
        normal=int,
        cubes=int,
        jackpots=list[int],
        count=int,
        pays=Pays,
    ),
)

EVENTS: Final = (
    EventType("cards-laid", beat="step", side=list[Side]),
    EventType("turn-began", beat="round", subject=("seat",), seat=Seat, supply=int),
    EventType("dice-bought", beat="step", subject=("seat",), seat=Seat, dice=int, gears=int),
    EventType("bet-laid", beat="quick", subject=("bet",), seat=Seat | Rival, bet=Bet, place=Place),
    EventType("bet-hopeless", "one", seat=Seat, bet=Bet),
    EventType("bet-worthless", "one", seat=Seat, bet=Bet),
    EventType("bet-clashed", "one", seat=Seat, bet=Bet, place=Place),
    EventType("bet-closed", "one", seat=Seat, bet=Bet),
    EventType("bet-lapsed", "one", seat=Seat, bet=Bet),
    EventType("bet-withdrawn", beat="quick", subject=("bet",), seat=Seat, bet=Bet),
    EventType("bet-yielded", beat="quick", subject=("bet",), seat=Seat, other=Seat, bet=Bet),
    EventType("order-disputed", beat="quick", subject=("bet",), seat=Seat, other=Seat, bet=Bet),
    EventType("order-kept", beat="quick", subject=("bet",), seat=Seat, other=Seat, bet=Bet),
    EventType("order-swapped", beat="quick", subject=("bet",), seat=Seat, other=Seat, bet=Bet),
    EventType("bettor-ready", seat=Seat),
    EventType("bettor-not-ready", seat=Seat),
    EventType("time-up", beat="step"),
    EventType("rolled", beat="step", subject=("seat",), seat=Seat, roll=str),
    EventType("placed", beat="quick", subject=("level",), seat=Seat, level=Level, dice=int, skulls=int),
    EventType("cube-spent", beat="step", subject=("seat",), seat=Seat, dice=int),
    EventType("nose-picked", beat="step", seat=Seat, picks=int, dice=int),
    EventType("out", beat="climax", subject=("seat",), seat=Seat, out=Out),
    EventType("tumbler-paid", beat="step", subject=("seat",), seat=Seat, gears=int, cubes=int),
    EventType("jackpot-taken", beat="climax", subject=("seat",), seat=Seat, payout=Payout, gears=int),
    EventType("bet-won", beat="step", subject=("bet", "seat"), seat=Seat | Rival, bet=Bet, gears=int, due=int),
    EventType("bet-won-cubes", beat="step", subject=("bet", "seat"), seat=Seat, bet=Bet, cubes=int),
    EventType("bet-lost", beat="quick", subject=("bet",), seat=Seat | Rival, bet=Bet),
    EventType("supply-empty", beat="step"),
    EventType("leftovers", beat="step", gears=int),
)


class MarkerView(TypedDict):
    seat: Seat | None
    rival: Rival | None
    """Vrax or Kur in Solitary Mode."""


class JackpotView(TypedDict):
    gears: int
    per: Per


class BetView(TypedDict):
    bet: Bet
    pays: list[int]
    sign: Sign
    kicker_of: Bet | None
    jackpot: JackpotView | None
    confidence: str
    markers: list[MarkerView]
    """From the bottom of the stack."""
    opposing: int
    next: int | None
    """What the next marker would be paid as things stand; None: the bet is closed."""
    possible: bool
    """Whether it can still come true in this turn."""
    open: bool
    """Whether the viewer could lay a marker here in a betting window."""


class CardView(TypedDict):
    card: Side
    number: int
    kind: CardKind
    title: str
    stop: int | None
    stopped: bool
    bets: list[BetView]


class LevelView(TypedDict):
    level: Level
    number: int
    holds: int
    numbered: int
    skulls: int
    open: bool


class SeatView(TypedDict):
    seat: Seat
    colour: Colour
    gears: int
    cubes: int
    markers: int
    """In hand, of `most_markers`."""
    tumbler: bool
    ready: bool


class PriceView(TypedDict):
    """What so many dice cost."""

    dice: int
    gears: int


class PayoutView(TypedDict):
    out: Out
    gears: list[int]
    """For one die on each level, lower jaw to gem."""
    cubes: list[int]
    skulls_pay: bool


class NowView(TypedDict):
    """What the tumbler would get by stopping with the board as it is, whether or not that is a choice now."""

    gears: int
    cubes: int


class OppositionView(TypedDict):
    gears: int
    deck: int
    card: int | None
    """The number of the opposition card revealed this turn."""


class WindowView(TypedDict):
    unlocked: bool
    seconds: int
    in_turn: bool


class ChanceView(TypedDict):
    key: str
    chance: float


class DiceOddsView(TypedDict):
    """What so many dice would hold."""

    dice: int
    gears: float
    """To be expected, less the price."""
    bust: float


class OddsView(TypedDict):
    """The odds of the running turn, asked for, not in the view. Nothing is sampled, but the tumbler is assumed to do
    what is worth most in gears, with a cube counted as 1.8 of them, and to plan with three cubes at most.
    """

    outs: list[ChanceView]
    bets: list[ChanceView]
    gears: float
    """To be expected as the tumbler's payout, by going on where stopping is a choice."""
    cubes: float
    dead_roll: float | None
    """The chance that the next roll has nothing to place; None where no roll comes next."""
    stop: int | None
    """The gears of stopping now, where the tumbler has the choice."""
    dice: list[DiceOddsView]
    """While dice are bought, each affordable number of them; the rest of the odds is of the best."""


class EmeraldSkullsView(TypedDict):
    phase: Phase
    turn: int
    tumbler: Seat | None
    supply: int
    players: list[SeatView]
    most_markers: int
    """How many markers everybody has. Rule: ES-024."""
    board: list[LevelView]
    floor: Level
    pool: int
    rolled: list[Face]
    """The faces of the last roll still in the pool."""
    spare_dice: int
    picks: int
    rolls: int
    cards: list[CardView]
    prices: list[PriceView]
    """Rule: ES-011."""
    payouts: list[PayoutView]
    if_stopped: NowView
    window: WindowView | None
    opposition: OppositionView | None


def observation(seats: int) -> list[Field]:
    """What a seat sees as numbers. Markers are 1 where they lie; gears, cubes and dice are counts."""
    return [
        Field("phase", PHASE),
        Field("turn"),
        Field("supply"),
        Field("tumbler", seats),
        Field("gears", seats),
        Field("cubes", seats),
        Field("markers-in-hand", seats),
        Field("ready", seats),
        Field("numbered-dice", LEVEL),
        Field("skull-dice", LEVEL),
        Field("floor", LEVEL),
        Field("pool"),
        Field("rolled", FACE),
        Field("spare-dice"),
        Field("picks"),
        Field("rolls"),
        Field("sides", SIDE),
        # Vrax and Kur lie behind the seats.
        Field("markers", BET_ON, PLACE_IN_STACK, seats + 2),
        Field("unlocked"),
        Field("in-turn"),
        Field("opposition-gears"),
        Field("opposition-deck"),
        Field("opposition-card"),
    ]
