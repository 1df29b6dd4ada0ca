"""What Vault Wars says to the outside: questions, events, and what a seat sees."""

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from undercroft.engine.actions import Domain
from undercroft.engine.contract import EventType, QuestionType, Seat
from undercroft.engine.observation import Field
from undercroft.games.vault_wars.actions import DECLINE, HERO, ITEM, KEEP_OWN, PASS, VAULT, WORKER
from undercroft.games.vault_wars.cards import MOST_WORKERS, TYPES

Hero = Annotated[str, HERO]
Item = Annotated[str, ITEM]
Vault = Annotated[str, VAULT]
Worker = Annotated[str, WORKER]
ItemType = Annotated[str, Domain("type", TYPES)]
Bidder = Seat | Literal["mysterious"]
"""The Mysterious Bidder bids but is no seat."""

PHASE: Final = Domain("phase", ("set-up", "prepare", "auction", "get-paid", "end-of-round", "scoring"))
Phase = Annotated[str, PHASE]

QUESTIONS: Final = (
    QuestionType("draft", "VW-022", "VW-154"),
    QuestionType("prepare", "VW-027", "VW-028"),
    QuestionType("vaults-revealed", "VW-218", "VW-197", "VW-217", decline=DECLINE),
    QuestionType("hire", "VW-029", "VW-031", "VW-188", decline=DECLINE),
    QuestionType("dismiss", "VW-032", "VW-189"),
    QuestionType("fortune", "VW-217", "VW-193", decline=DECLINE, vault=Vault),
    QuestionType("put-under", "VW-217", vault=Vault),
    QuestionType("reveal", "VW-041", "VW-042", "VW-167", vault=Vault, number=int, count=int),
    QuestionType("armory", "VW-062", "VW-215", vault=Vault, number=int, count=int),
    QuestionType("cupboard", "VW-062", "VW-142", "VW-215", vault=Vault),
    QuestionType("own-item", "VW-062", "VW-215", decline=KEEP_OWN, vault=Vault),
    QuestionType("workshop", "VW-062", "VW-143", "VW-215", vault=Vault, number=int, count=int),
    QuestionType("troll", "VW-062", "VW-145", "VW-215", vault=Vault),
    QuestionType("peek-more", "VW-044", "VW-217", decline=DECLINE, vault=Vault),
    QuestionType("before-bidding", "VW-218", "VW-193", "VW-217", decline=DECLINE),
    QuestionType("opening-bid", "VW-048", "VW-049", "VW-157", vault=Vault),
    QuestionType(
        "bid",
        "VW-051",
        "VW-049",
        "VW-054",
        "VW-222",
        decline=PASS,
        vault=Vault,
        gold=int,
        seat=Bidder,
        least=int,
        forced=int,
        final=int,
    ),
    QuestionType(
        "sealed-bid",
        "VW-062",
        "VW-049",
        "VW-215",
        decline=PASS,
        vault=Vault,
        gold=int,
        seat=Seat,
        least=int,
        forced=int,
        final=int,
    ),
    QuestionType(
        "take-vault",
        "VW-062",
        "VW-215",
        decline=DECLINE,
        vault=Vault,
        gold=int,
        seat=Seat,
        least=int,
        forced=int,
        final=int,
    ),
    QuestionType("price", "VW-217", "VW-218", decline=DECLINE),
    QuestionType("take-secret", "VW-217", "VW-218", decline=DECLINE),
    QuestionType("equip", "VW-063", "VW-068", "VW-069", "VW-168", decline=DECLINE),
    QuestionType("before-selling", "VW-218", "VW-217", decline=DECLINE),
    QuestionType("take-from-trash", "VW-217", "VW-079"),
    QuestionType("porter", "VW-217", "VW-070", decline=DECLINE),
    QuestionType("sell", "VW-070", "VW-073", "VW-074", "VW-079", "VW-169", finished=int),
    QuestionType("versatilist", "VW-195", decline=DECLINE),
    QuestionType("loan", "VW-081", "VW-082", "VW-083", "VW-176", decline=DECLINE),
    QuestionType("storage", "VW-088", "VW-089", "VW-090", "VW-177", finished=int),
    QuestionType("hero", "VW-184"),
)

EVENTS: Final = (
    EventType("mysterious-heroes", heroes=list[Hero]),
    EventType("heroes-dealt", "one", heroes=list[Hero]),
    EventType("drafted", "one", vault=Vault),
    EventType("market-laid", workers=list[Worker]),
    EventType("round-began", beat="round", round=int, rounds=int),
    EventType("vault-revealed", beat="step", subject=("vault", "seat"), seat=Bidder, vault=Vault),
    EventType(
        "vaults-swapped", beat="step", subject=("vault", "seat"), seat=Seat, other=Bidder, vault=Vault, given=Vault
    ),
    EventType("hired", beat="step", subject=("worker", "seat"), seat=Seat, worker=Worker, gold=int),
    EventType("hired-nobody", beat="quick", subject=("seat",), seat=Seat),
    EventType("dismissed", beat="step", subject=("worker", "seat"), seat=Seat, worker=Worker),
    EventType("market-cleared", workers=list[Worker]),
    EventType("auction-began", beat="turn", subject=("vault", "seat"), seat=Bidder, vault=Vault),
    EventType("items-drawn", beat="quick", subject=("seat",), seat=Bidder, count=int),
    EventType("items-seen", "one", beat="step", subject=("items",), items=list[Item]),
    EventType("trash-shuffled", count=int),
    EventType("items-sunk", seat=Bidder, count=int),
    EventType("items-revealed", beat="step", subject=("items",), seat=Bidder, items=list[Item]),
    EventType("items-dealt", seat=Seat),
    EventType("item-dealt", "one", item=Item),
    EventType("own-item-revealed", beat="step", subject=("item", "seat"), seat=Seat, item=Item),
    EventType("own-item-kept", beat="step", subject=("seat",), seat=Seat),
    EventType("cupboard-shown", beat="step", subject=("seat",), seat=Seat, other=Seat),
    EventType("peeked", "one", beat="step", subject=("items", "seat"), seat=Seat, items=list[Item]),
    EventType("peeked-some", "others", beat="quick", subject=("seat",), seat=Seat, count=int),
    EventType("item-shuffled-back", seat=Bidder),
    EventType("artifact-used", beat="step", subject=("item", "seat"), seat=Seat, item=Item),
    EventType("worker-used", beat="step", subject=("worker", "seat"), seat=Seat, worker=Worker),
    EventType("bidder-distracted", beat="step", subject=("seat",), seat=Seat, other=Bidder),
    EventType("bids-guarded", seat=Seat, gold=int),
    EventType("secret-revealed", beat="step", subject=("item",), item=Item),
    EventType("opened-at", beat="quick", subject=("seat",), seat=Bidder, gold=int),
    EventType("raised", beat="quick", subject=("seat",), seat=Bidder, gold=int),
    EventType("passed", beat="quick", subject=("seat",), seat=Bidder),
    EventType("sealed-bid-shown", beat="step", subject=("seat",), seat=Seat, gold=int),
    EventType("bidding-card", beat="step", subject=("item",), item=Item, gold=int),
    EventType("bidding-deck-shuffled", count=int),
    EventType("vault-taken", beat="step", subject=("seat",), seat=Seat, gold=int),
    EventType("auction-won", beat="climax", subject=("vault", "seat"), seat=Bidder, vault=Vault, gold=int),
    EventType("price-lowered", beat="step", subject=("seat",), seat=Seat, gold=int),
    EventType("paid", beat="quick", subject=("seat",), seat=Bidder, other=Bidder, gold=int),
    EventType("paid-bank", beat="quick", subject=("seat",), seat=Bidder, gold=int),
    EventType("bank-added", seat=Bidder, gold=int),
    EventType("commission", beat="step", subject=("seat",), seat=Seat, gold=int),
    EventType("secret-taken", beat="step", subject=("seat",), seat=Seat),
    EventType("secret-gained", "one", item=Item),
    EventType("runner-up-gift", beat="step", subject=("seat",), seat=Seat),
    EventType("items-won", beat="quick", subject=("seat",), seat=Bidder, count=int),
    EventType("items-taken", "one", beat="climax", subject=("items",), items=list[Item]),
    EventType("equipped", beat="step", subject=("item", "seat"), seat=Seat, item=Item),
    EventType("swapped", beat="step", subject=("item", "seat"), seat=Seat, item=Item, taken=Item),
    EventType("sold", beat="step", subject=("seat",), seat=Bidder, items=list[Item], count=int, gold=int),
    EventType("sold-nothing", beat="quick", subject=("seat",), seat=Seat),
    EventType("bought", beat="step", subject=("item", "seat"), seat=Seat, item=Item, gold=int),
    EventType("borrowed", beat="step", subject=("seat",), seat=Bidder, had=int, gold=int),
    EventType("borrowed-clean", beat="step", subject=("worker", "seat"), seat=Seat, had=int, gold=int, worker=Worker),
    EventType("thrown-away", beat="step", subject=("seat",), seat=Seat, items=list[Item], count=int),
    EventType("junk-shown", seat=Seat, count=int),
    EventType("stored", beat="quick", subject=("seat",), seat=Seat, count=int, gold=int),
    EventType("hero-chosen", beat="climax", subject=("hero", "seat"), seat=Bidder, hero=Hero),
)


class EquipFacts(TypedDict):
    """What an item does once equipped."""

    effect: str
    amount: int
    trash: bool
    """Whether it goes to the Trash when used."""


class PrintedItem(TypedDict):
    gold: int
    vp: int
    types: list[ItemType]
    set: str | None
    equip: NotRequired[EquipFacts]


class PrintedVault(TypedDict):
    priority: int
    items: int
    reveal: int
    peek: int
    rule: str


class PrintedHero(TypedDict):
    types: list[ItemType]
    vp: int
    per: int


class PrintedWorker(TypedDict):
    effect: str
    amount: int


class HeroView(TypedDict):
    hero: Hero
    bonus: int
    """What it would give now."""


class PlayerView(TypedDict):
    seat: int
    mysterious: bool
    """The Mysterious Bidder is no seat, but sits third."""
    gold: int | None
    """None where the table keeps gold secret."""
    tokens: int
    visited: bool
    """Has been to the Loan Shark in this round."""
    pile: int
    """How many cards are in the Item Pile."""
    items: list[Item] | None
    """The pile, for its owner; for everybody at the end."""
    known: list[Item]
    """What the viewer knows to be in the pile (at least), places unknown."""
    equipped: list[Item]
    heroes: list[HeroView] | None
    hero: Hero | None
    """The hero that scores, once chosen."""
    vaults: int
    """How many unplayed vaults are in hand."""
    hand: list[Vault] | None
    """Which ones, for their owner."""
    workers: list[Worker]
    played: Vault | None
    """The vault of this round, until it is sold."""
    score: dict[str, int] | None
    """The score sheet, at the end."""
    sheet: dict[str, int | None]
    """What it would say now: all of it, with the better hero, for the owner; None where only the owner can tell."""
    corruption_next: int
    """What the tokens would cost after one more visit to the Loan Shark."""
    fee: int | None
    """What storing the whole pile would cost now with no Junk shown, for the owner."""


class BidView(TypedDict):
    seat: int
    gold: int | None
    """None for a pass."""


class AppraisalView(TypedDict):
    """Points the vault adds to the viewer's score if all of it is kept, as far as the viewer can know."""

    certain: bool
    """Whether the viewer has seen every item; then low, high and average are the same."""
    low: int
    """Nine in ten vaults that look like this one add at least so much."""
    high: int
    """Nine in ten add at most so much."""
    average: float
    gold: float
    """What its items sell for on average, apart from all others."""


class AuctionView(TypedDict):
    master: int
    vault: Vault
    open: list[Item]
    secret: int
    known: list[Item]
    """Secret Items the viewer knows of, places unknown."""
    peeking: int | None
    """The bidder who holds the Secret Items."""
    bids: list[BidView]
    high: int | None
    leader: int | None
    turn: int | None
    guard: list[int]
    """By how much a bid over each player's must be higher."""
    distracted: list[int]
    """Bidders who must pass at their first chance."""
    out: list[int]
    order: int | None
    """The viewer's standing order."""
    picks: list[Item]
    """What the viewer has picked so far."""
    winner: int | None
    price: int
    appraisal: AppraisalView | None
    """For every seat, until it is won."""


class NoteView(TypedDict):
    items: list[Item]
    places: list[str]
    """Zones these items may lie in: deck, secret, pile-0, ..."""


class MarketView(TypedDict):
    worker: Worker
    price: int


class BiddingDeckView(TypedDict):
    deck: int
    shown: list[Item]
    total: int
    aside: list[Item]
    """Turned up in earlier auctions."""


class ChoiceView(TypedDict):
    items: list[Item]
    """What the viewer has chosen so far, to sell or to throw away."""
    limit: int
    gold: int
    """Income or fee as chosen so far."""
    shown: int
    finished: bool


class PricesView(TypedDict):
    """The printed player aid."""

    armor_gold: list[int]
    """What one, two or three kinds of armor sold together bring."""
    gem_points: list[int]
    """What one, two or three kinds of gems are worth together."""
    egg_size: int
    egg_points: int
    egg_loose: int
    """What an egg outside a full clutch is worth."""
    storage_fee: int
    junk_per_fee: int
    loan_below: int
    loan_gold: int
    corruption: list[int]
    """What each token costs when one has one, two, or more."""
    gold_per_point: int


class VaultWarsView(TypedDict):
    round: int
    rounds: int
    phase: Phase
    open_gold: bool
    players: list[PlayerView]
    order: list[int]
    """Players by rising Priority of this round's vaults."""
    auction: AuctionView | None
    deck: int
    deck_known: list[Item]
    """Items the viewer knows to be in the deck, places unknown."""
    under_deck: int
    under_known: list[Item]
    trash: list[Item]
    used: list[Vault]
    market: list[MarketView]
    worker_deck: int
    worker_discard: list[Worker]
    bidding: BiddingDeckView | None
    draft: list[Vault] | None
    """The hand the viewer is drafting from."""
    choice: ChoiceView | None
    notes: list[NoteView]
    prices: PricesView
    items: dict[Item, PrintedItem]
    """Printed facts of the items named in this view."""
    vaults: dict[Vault, PrintedVault]
    heroes: dict[Hero, PrintedHero]
    workers: dict[Worker, PrintedWorker]
    names: dict[str, str]
    """Names an owner's card file gives."""


def observation(seats: int) -> list[Field]:
    """What a seat sees as numbers. Items and workers are counts, vaults and heroes 1 where they are.

    The Mysterious Bidder comes behind the seats.
    """
    players = 3 if seats == 2 else seats
    return [
        Field("round"),
        Field("rounds"),
        Field("phase", PHASE),
        Field("gold", players),
        # Whether the viewer may know it; gold that is secret is 0.
        Field("gold-known", players),
        Field("tokens", players),
        Field("visited", players),
        Field("pile-sizes", players),
        # The viewer's pile, and what is known to be in the others'.
        Field("piles", players, ITEM),
        Field("equipped", players, ITEM),
        Field("heroes", players, HERO),
        Field("scoring-hero", players, HERO),
        Field("vault-counts", players),
        Field("hand", VAULT),
        Field("played", players, VAULT),
        Field("workers", players, WORKER),
        # Who auctions first, second, ...
        Field("order", players, players),
        Field("master", players),
        Field("vault", VAULT),
        Field("open", ITEM),
        Field("secret"),
        Field("secret-known", ITEM),
        Field("peeking", players),
        # The last bid of each in the running auction, and whether the last word was a pass.
        Field("bids", players),
        Field("passed", players),
        Field("leader", players),
        Field("high"),
        Field("on-turn", players),
        Field("guard", players),
        Field("distracted", players),
        Field("left", players),
        Field("standing-order"),
        Field("picks", ITEM),
        Field("winner", players),
        Field("price"),
        Field("deck"),
        Field("deck-known", ITEM),
        Field("under-deck"),
        Field("under-known", ITEM),
        Field("trash", ITEM),
        # What is known to lie in one of several places.
        Field("known-somewhere", ITEM),
        Field("used", VAULT),
        # By price.
        Field("market", MOST_WORKERS, WORKER),
        Field("worker-deck"),
        Field("worker-discard", WORKER),
        Field("bidding-deck"),
        Field("bidding-shown", ITEM),
        Field("bidding-total"),
        Field("bidding-aside", ITEM),
        Field("draft", VAULT),
        # What the viewer has chosen to sell or to throw away, and whether that is finished.
        Field("chosen", ITEM),
        Field("junk-shown"),
        Field("finished"),
    ]
