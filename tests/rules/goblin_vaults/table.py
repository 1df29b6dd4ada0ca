"""Goblin Vaults for tests: positions are laid out by name, and what players own is read off views.

    table = lay_out(seats=3, warden="coins-9", hands=[["tomes-9"], ["coins-4"], ["crowns-2"]])
    table.is_asked(0, "bid")
    table.bids(0, "tomes-9", "left")
    assert table.lot("left").winning == "tomes-9"

`lay_out` starts a real match, walks it to a Warden Phase, edits the JSON of its state and restores it, so that a
round begins exactly as named. `deal` decides the luck of a fresh match instead, for tests of the set-up.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from tests.kit import table as kit
from tests.kit.table import arranged, blank, spelt
from undercroft import games
from undercroft.engine.events import Event
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

GAME = games.find("goblin-vaults")
SUITS = ("coins", "crowns", "lanterns", "potions", "skulls", "tomes")
FACTIONS = ("blue", "green", "yellow", "red", "purple")
POSITIONS = ("left", "middle", "right")
GOALS = GAME.categories[GAME.categories.index("cluster") :]
LOOT = tuple(f"{suit}-{value}" for suit in SUITS for value in range(1, 11))
EVERYBODY = (1 << 20) - 1

Vault = Mapping[int, Sequence[str]]
"""Cards by chamber 1 to 4, from tier 1 down; a card in brackets lies face down: "[tomes-3]"."""


def start(seats: int, seed: int = 1, **settings: object) -> "Table":
    """A fresh match with luck of its own."""
    return Table(Match.start(GAME, spelt(settings), seats=seats, seed=seed))


def played(seats: int, seed: int, **settings: object) -> "Table":
    """A match played to its end at random."""
    return start(seats, seed, **settings).play_out(Luck.of(f"tests {seed}"))


def suit_of(card: str) -> str:
    return card.strip("[]").split("-")[0]


def suits_for(seats: int, named: Sequence[str]) -> list[str]:
    """The suits of the named cards, filled up to as many as this table uses."""
    wanted = list(dict.fromkeys(named))
    room = 4 if seats <= 3 else seats + 1
    assert len(wanted) <= room, f"{seats} players use {room} suits, the test names {wanted}"
    return sorted((wanted + [suit for suit in SUITS if suit not in wanted])[:room])


def goals_for(suits: Sequence[str]) -> list[str]:
    """Cluster and the first sides of two suits in play, where a test does not care."""
    return ["cluster", *[GOALS[2 + 2 * SUITS.index(suit)] for suit in suits[:2]]]


def lay_out(
    *,
    seats: int = 3,
    round: int = 1,
    first: int = 0,
    warden: str = "coins-9",
    block: Sequence[str] = ("coins-1", "coins-2", "coins-3"),
    hands: Sequence[Sequence[str] | None] = (),
    vaults: Sequence[Vault] = (),
    gears: Sequence[int] = (),
    supply: int | None = None,
    tokens: Mapping[str, int] | None = None,
    goals: Sequence[str] = (),
    factions: Sequence[str] = FACTIONS,
    glavrun_deck: Sequence[str] = (),
    glavrun_pile: Sequence[str] = (),
    glavrun_factions: Sequence[str] = (),
    glavrun_gears: int | None = None,
    level: str = "medium",
) -> "Table":
    """A table at the start of a round. Whatever is not named is filled with cards nobody has named.

    `tokens` lie on the named cards; tokens not named anywhere are in the supply, or on a card at the bottom of the
    loot deck if `supply` says so (no rule looks there). Glavrun's deck is given top card first.
    """
    before = Match.start(
        GAME,
        {"level": level, "suits": suits_for(seats, _suits_named(locals())), "first-player": "1"},
        seats=seats,
        seed=1,
        recording=False,
    )
    while before.waiting is None or before.waiting.about != "swap":
        seat = before.next_seat()
        before.play(seat, before.legal_actions(seat).nth(0))
    data = before.to_json()
    cards = _Cards(list(before.view(None)["table"]["suits"]))
    named_goals = list(goals) or goals_for(cards.suits)

    data["round"] = round - 1
    data["first"] = -1 if seats == 1 else (first - 1) % seats
    data["basic_goal"] = GOALS.index(named_goals[0])
    data["suit_goals"] = sorted(GOALS.index(goal) for goal in named_goals[1:])
    data["factions"] = [FACTIONS.index(faction) for faction in factions[:seats]]
    count = {1: 2, 2: 1}.get(seats, 0)
    others = [faction for faction in FACTIONS if faction not in factions[:seats]]
    data["glavrun_factions"] = sorted(FACTIONS.index(key) for key in (glavrun_factions or others)[:count])

    data["warden"] = cards.take(warden, EVERYBODY)
    data["block"] = [cards.take(card, EVERYBODY) for card in block]
    data["bids"] = [[], [], []]
    data["bidders"] = [[], [], []]
    data["vaults"] = []
    data["face_down"] = []
    for seat in range(seats):
        data["vaults"].append(_vault(cards, vaults[seat] if seat < len(vaults) else {}, seat, data["face_down"]))
    data["glavrun_pile"] = [cards.take(card, EVERYBODY) for card in glavrun_pile]
    data["hands"] = [
        [cards.take(card, 1 << seat) for card in (hands[seat] if seat < len(hands) else None) or []]
        for seat in range(seats)
    ]
    deck = [cards.take(card, 0) for card in glavrun_deck]
    for seat in range(seats):
        if seat >= len(hands) or hands[seat] is None:
            data["hands"][seat] = [cards.any(1 << seat) for _ in range(10 - round)]
    left = {1: 18 - 2 * (round - 1), 2: 10 - (round - 1)}.get(seats, 0)
    data["glavrun_deck"] = [*deck, *[cards.any(0) for _ in range(left - len(deck))]][::-1]
    data["deck"] = [card for card in range(len(cards.faces)) if not cards.taken[card]]

    data["faces"]["face"] = cards.faces
    data["faces"]["seen"] = cards.seen
    data["faces"]["pool"] = [0] * len(cards.faces)
    data["tokens"] = [0] * len(cards.faces)
    for card, number in (tokens or {}).items():
        data["tokens"][cards.id_of(card)] = number
    data["gears"] = [gears[seat] if seat < len(gears) else 3 for seat in range(seats)]
    data["glavrun_gears"] = (10 if seats == 1 else 0) if glavrun_gears is None else glavrun_gears
    rest = 26 - sum(data["gears"]) - sum(data["tokens"]) - data["glavrun_gears"]
    data["supply"] = rest if supply is None else supply
    data["tokens"][data["deck"][0]] += rest - data["supply"]
    assert rest >= data["supply"] >= 0, "there are only 26 gear tokens"

    return Table(arranged(before, data, holding=False)).says(max(data["first"], 0), "decline")


def _suits_named(given: Mapping[str, Any]) -> list[str]:
    cards = [given["warden"], *given["block"], *(given["tokens"] or {}), *given["glavrun_deck"], *given["glavrun_pile"]]
    for hand in given["hands"]:
        cards += hand or []
    for vault in given["vaults"]:
        cards += [card for chamber in vault.values() for card in chamber]
    goals = [(GOALS.index(goal) - 2) // 2 for goal in given["goals"][1:]]
    return [suit_of(card) for card in cards] + [SUITS[suit] for suit in goals]


class _Cards:
    """The loot cards of some suits, each to be put in one place."""

    def __init__(self, suits: list[str]) -> None:
        self.suits = suits
        self.faces = [SUITS.index(suit) * 10 + value for suit in suits for value in range(10)]
        self.seen = [0] * len(self.faces)
        self.taken = [False] * len(self.faces)

    def id_of(self, card: str) -> int:
        return self.faces.index(LOOT.index(card))

    def take(self, card: str, seen: int) -> int:
        number = self.id_of(card)
        assert not self.taken[number], f"the test puts the {card} in two places"
        self.taken[number] = True
        self.seen[number] = seen
        return number

    def any(self, seen: int) -> int:
        return self.take(LOOT[self.faces[self.taken.index(False)]], seen)


def _vault(cards: _Cards, chambers: Vault, seat: int, face_down: list[int]) -> list[int]:
    cells = [-1] * 12
    for chamber, named in chambers.items():
        for tier, card in enumerate(named):
            hidden = card.startswith("[")
            number = cards.take(card.strip("[]"), 1 << seat if hidden else EVERYBODY)
            cells[(chamber - 1) * 3 + tier] = number
            if hidden:
                face_down.append(number)
    return cells


def deal(
    *,
    seats: int,
    order: Sequence[str],
    goals: Sequence[str],
    suits: Sequence[str],
    factions: Sequence[str] = FACTIONS,
    first: int = 0,
) -> "Table":
    """A fresh match whose luck is decided: goals, suits, the order of the loot deck (top first), factions."""
    match = blank(
        GAME,
        seats,
        basic_goal=goals[0],
        suit_goals=list(goals[1:]),
        suit_goal_count=len(goals) - 1,
        suits=list(suits),
        first_player=str(first + 1),
    )
    loot = [f"{suit}-{value}" for suit in sorted(suits) for value in range(1, 11)]
    top_first = [loot.index(card) for card in order]
    match.resolve_chance(-1, [number for number in range(len(loot)) if number not in top_first] + top_first[::-1])
    match.resolve_chance(-1, [FACTIONS.index(faction) for faction in factions])
    return Table(match)


class Bid:
    """A bid as everybody sees it."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.bidder = data["bidder"]
        """A seat; None for Glavrun."""
        self.card: str = data["card"]
        self.gears: int = data["gears"]
        self.leads: bool = data["leads"]


class Lot:
    """A block card with the bids on it."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.position: str = data["position"]
        self.card: str = data["card"]
        self.gears: int = data["gears"]
        self.bids = [Bid(bid) for bid in data["bids"]]

    @property
    def winning(self) -> str | None:
        """The card that leads."""
        return next((bid.card for bid in self.bids if bid.leads), None)

    def bid(self, card: str) -> Bid:
        return next(bid for bid in self.bids if bid.card == card)


class Player(kit.Seat):
    """A player and what is owned."""

    table: "Table"

    def bids(self, card: str, position: str) -> "Table":
        return self.table.bids(self.number, card, position)

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """This player's part of somebody's view."""
        found: dict[str, Any] = self.table.view(viewer)["players"][self.number]
        return found

    @property
    def gears(self) -> int:
        return int(self.seen_by(None)["gears"])

    @property
    def hand(self) -> list[str]:
        return list(self.seen_by(self.number)["known"])

    @property
    def faction(self) -> str:
        return str(self.seen_by(None)["faction"])

    def chamber(self, number: int) -> list[str]:
        """The cards of a chamber from tier 1 down, as the owner sees them; face-down ones in brackets."""
        cells = self.seen_by(self.number)["vault"][number - 1]
        return [f"[{cell['card']}]" if cell["face_down"] else cell["card"] for cell in cells]

    @property
    def vault(self) -> dict[int, list[str]]:
        """The chambers that hold something."""
        return {number: self.chamber(number) for number in range(1, 5) if self.chamber(number)}

    @property
    def score(self) -> dict[str, int]:
        """The score sheet, as it would be now."""
        return dict(self.seen_by(None)["score"])


class Table(kit.Table):
    def seat(self, number: int) -> Player:
        return Player(self, number)

    @property
    def seats(self) -> list[Player]:
        return [Player(self, number) for number in range(self.match.state.seats)]

    def bids(self, seat: int, card: str, position: str) -> Self:
        return self.says(seat, f"bid {card} {position}")

    def moves_offered(self, seat: int, place: str) -> list[str]:
        """Where the card at this place of the vault may be moved."""
        return [text.split()[2] for text in self.offered(seat, "move") if text.split()[1] == place]

    def lot(self, position: str) -> Lot:
        return Lot(next(lot for lot in self.view()["lots"] if lot["position"] == position))

    @property
    def block(self) -> list[str]:
        return [lot["card"] for lot in self.view()["lots"]]

    @property
    def warden(self) -> str:
        return str(self.view()["warden"])

    @property
    def supply(self) -> int:
        return int(self.view()["supply"])

    @property
    def round(self) -> int:
        return int(self.view()["round"])

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    @property
    def glavrun(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view()["glavrun"]
        return found

    @property
    def state(self) -> Any:
        """What no view shows: for tests of hidden things."""
        return self.match.state

    @property
    def gear_tokens(self) -> int:
        """All tokens anyone can see, and those on cards nobody can."""
        return int(self.match.state.census()["gear tokens"])

    def everyone_stores(self, chamber: int = 1) -> Self:
        """Everybody who must store a card puts it into this chamber."""
        assert self.about == "store"
        for seat in self.seats_asked:
            self.says(seat, f"store {chamber}")
        return self


def events(told: Sequence[Event], *keys: str) -> list[Event]:
    return [event for event in told if event.key in keys]
