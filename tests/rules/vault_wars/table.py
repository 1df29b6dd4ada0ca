"""Vault Wars for tests: a position is laid out by name, and luck does what the test says.

    table = at_auction("paupers-trunk", deck=["ruby", "junk", "junk"])
    table.says(0, "reveal junk")
    table.says(0, "open-at 3")
    assert table.asked == ("bid", [1])

Positions are made from a real match by editing the JSON of its state. Luck is held and decided by the test:
a peek sees the first Secret Items, a shuffle changes nothing, unless `table.luck` says otherwise.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Self

from tests.kit import table as kit
from tests.kit.table import arranged, spelt
from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.waiting import CHANCE, SHUFFLE, Shuffle
from undercroft.games.vault_wars.state import Table as State

GAME = games.find("vault-wars")
VERBS = GAME.actions.by_key
ITEMS = VERBS["sell"].domains[0].values
VAULTS = VERBS["play"].domains[0].values
HEROES = VERBS["choose-hero"].domains[0].values
WORKERS = VERBS["hire"].domains[0].values
PLAIN_VAULTS = ("alchemists-cabinet", "paladins-coffer", "wizards-tower", "dragons-hoard", "rangers-cache")
COPIES = {"junk": 33, "dragon-egg": 6, "ruby": 3, "emerald": 3, "diamond": 3}
COPIES |= {"ornate-bow": 2, "broad-axe": 2, "obsidian-sword": 2}

Hands = Sequence[Sequence[str]]


def start(seats: int = 3, seed: int = 1, cards: Mapping[str, Any] | None = None, **settings: Any) -> "Table":
    """A fresh match with luck of its own."""
    return Table(Match.start(GAME, spelt(settings), seats=seats, seed=seed, cards=cards))


def played(seats: int, seed: int, **settings: Any) -> "Table":
    """A match played to its end at random."""
    return start(seats, seed, **settings).play_out(Luck.of(f"tests {seed}"))


def lay_out(
    *,
    seats: int = 3,
    round: int = 1,
    gold: Sequence[int] = (),
    piles: Hands = (),
    equipped: Hands = (),
    tokens: Sequence[int] = (),
    heroes: Hands = (),
    vaults: Hands = (),
    workers: Hands | None = None,
    market: Sequence[str] = (),
    worker_deck: Sequence[str] = (),
    worker_discard: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    rest_of_deck: bool = True,
    trash: Sequence[str] = (),
    sunk: Sequence[str] = (),
    bidding_deck: Sequence[str] | None = None,
    cards: Mapping[str, Any] | None = None,
    stack: Sequence[dict[str, Any]] | None = None,
    played_vaults: Sequence[str] = (),
    visited: Sequence[bool] = (),
    last_priority: Sequence[int] = (),
    open_gold: bool = False,
    **settings: object,
) -> "Table":
    """A table at the beginning of a round (or wherever `stack` says), exactly as named.

    The deck is given from the top; the items named nowhere lie below it unless `rest_of_deck` is False.
    """
    given: dict[str, object] = {"draft": False, "workers": workers is not None}
    given["gold"] = "open" if open_gold else "hidden"
    given |= spelt(settings)
    match = Match.start(GAME, given, seats=seats, seed=1, cards=cards)
    data = json.loads(json.dumps(match.to_json()))
    players = 3 if seats == 2 else seats

    def numbers(keys: Sequence[str], values: Sequence[str]) -> list[int]:
        return [values.index(key) for key in keys]

    def hands(given: Hands, values: Sequence[str]) -> list[list[int]]:
        return [numbers(given[i], values) if i < len(given) else [] for i in range(players)]

    data["round"] = round
    if gold:
        data["gold"] = [*gold, *[20] * (players - len(gold))]
        data["bank"] = -sum(data["gold"])
    data["piles"] = hands(piles, ITEMS)
    data["equipped"] = hands(equipped, ITEMS)
    data["tokens"] = [*tokens, *[0] * (players - len(tokens))]
    if heroes:
        data["heroes"] = hands(heroes, HEROES)
        held = [hero for pair in data["heroes"] for hero in pair]
        data["spare_heroes"] = [hero for hero in range(len(HEROES)) if hero not in held]
    if vaults:
        data["vaults"] = hands(vaults, VAULTS)
    data["trash"] = numbers(trash, ITEMS)
    data["sunk"] = numbers(sunk, ITEMS)
    top = numbers(deck or [], ITEMS)
    if bidding_deck is not None:
        spare = sorted(data["bidding_deck"])
        first = numbers(bidding_deck, ITEMS)
        for face in first:
            spare.remove(face)
        data["bidding_deck"] = [*spare, *reversed(first)]
    data["deck"] = unnamed(data, top) if rest_of_deck else []
    data["deck"] += list(reversed(top))
    if workers is not None:
        data["workers"] = hands(workers, WORKERS)
        data["market"] = numbers(market, WORKERS)
        data["worker_deck"] = list(reversed(numbers(worker_deck, WORKERS)))
        data["worker_discard"] = numbers(worker_discard, WORKERS)
    if played_vaults:
        data["played"] = numbers(played_vaults, VAULTS)
        data["order"] = sorted(range(players), key=lambda player: data["played"][player])
    if visited:
        data["visited"] = list(visited)
    if last_priority:
        data["last_priority"] = list(last_priority)
    if stack is not None:
        after = {"GetPaid": 5, "EndOfRound": 6, "Score": 8}[stack[0]["$"]]
        data["stack"] = [frame("PlayGame", pc=after), *stack]
    return Table(arranged(match, data))


def unnamed(data: dict[str, Any], top: Sequence[int]) -> list[int]:
    """All items that are named nowhere else, in a fixed order."""
    left: list[int] = []
    for face, key in enumerate(ITEMS):
        left += [face] * COPIES.get(key, 1)
    named = [*top, *data["trash"], *data["sunk"], *data["bidding_deck"]]
    named += [face for zone in ("piles", "equipped") for pile in data[zone] for face in pile]
    for face in named:
        if face in left:
            left.remove(face)
    return left


def frame(name: str, *, pc: int = 0, **fields: Any) -> dict[str, Any]:
    """A procedure as JSON."""
    plain = {"answer": -1, "answers": [], "pc": pc, "result": -1, "who": -1}
    if name == "PlayGame":
        fields.setdefault("auctions", 0)
    return {"$": name, **plain, **fields}


def at_auction(vault: str, *, deck: Sequence[str], master: int = 0, seats: int = 3, **given: Any) -> "Table":
    """The first auction of a round is that of this vault, with this deck; the luck of peeks is held."""
    others = [key for key in PLAIN_VAULTS if key != vault]
    players = 3 if seats == 2 else seats
    hands = [[others[player]] for player in range(players)]
    hands[master] = [vault]
    cards: dict[str, Any] = dict(given.pop("cards", {}))
    cards["vault"] = [*cards.get("vault", []), {"key": vault, "priority": 1}]
    table = lay_out(seats=seats, vaults=hands, deck=deck, cards=merged(cards), **given)
    for seat in range(seats):
        table.says(seat, f"play {hands[seat][0]}")
    return table


def merged(cards: dict[str, Any]) -> dict[str, Any]:
    """One entry per vault key."""
    entries: dict[str, dict[str, Any]] = {}
    for entry in cards["vault"]:
        entries[entry["key"]] = {**entries.get(entry["key"], {}), **entry}
    return {**cards, "vault": list(entries.values())}


def at_equipping(**given: Any) -> "Table":
    """Phase III begins."""
    seats = given.get("seats", 3)
    given.setdefault("played_vaults", VAULTS[: 3 if seats == 2 else seats])
    stack = [frame("GetPaid", pc=1), frame("EquipItems", pc=1, willing=[True] * seats)]
    return lay_out(stack=stack, **given)


def at_sale(**given: Any) -> "Table":
    """Everybody has equipped what they want; the sale begins (with the powers before it)."""
    table = at_equipping(**given)
    while table.about == "equip":
        table.says(table.seats_asked[0], "decline")
    return table


def at_storage(**given: Any) -> "Table":
    """Phase IV begins, after everybody has declined the first visit; somebody must have a pile."""
    table = at_loan(**given)
    while table.about == "loan":
        table.says(table.seats_asked[0], "decline")
    return table


def at_loan(**given: Any) -> "Table":
    """The first window of the Loan Shark."""
    return lay_out(stack=[frame("GetPaid", pc=4), frame("VisitLoanShark")], **given)


def at_scoring(**given: Any) -> "Table":
    """The game is over but for the heroes."""
    given.setdefault("heroes", [["ranger", "stoneguard"], ["barbarian", "paladin"], ["rogue", "arcanist"]])
    table = lay_out(stack=[frame("Score")], **given)
    return table


def score_of(pile: Sequence[str], hero: str = "beastmaster", **given: Any) -> dict[str, int]:
    """The score sheet of player 0 with this pile and this hero, read off a finished game."""
    other = "rogue" if hero != "rogue" else "ranger"
    spare = [key for key in HEROES if key not in (hero, other)]
    given.setdefault("heroes", [[hero, other], spare[:2], spare[2:4]])
    given.setdefault("gold", [0, 0, 0])
    table = at_scoring(piles=[pile], **given)
    table.says(0, f"choose-hero {hero}")
    table.finish()
    outcome = table.match.outcome
    assert outcome is not None
    return outcome.scores[0]


class Table(kit.Table):
    """What a test sees and does."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.luck: list[int | list[int]] = []
        """What luck decides next; then always the first outcome and the given order."""

    # Doing.

    def answered(self) -> None:
        self.settle()

    def settle(self) -> None:
        """Decide whatever is left to luck."""
        while self.match.waiting is not None and self.match.waiting.kind in (CHANCE, SHUFFLE):
            wish = self.luck.pop(0) if self.luck else None
            waiting = self.match.waiting
            if isinstance(waiting, Shuffle):
                order = wish if isinstance(wish, list) else list(range(waiting.count))
                self.match.resolve_chance(-1, order)
            else:
                self.match.resolve_chance(wish if isinstance(wish, int) else 0)

    def passes(self, *seats: int) -> Self:
        for seat in seats:
            self.says(seat, "pass")
        return self

    def quietly(self, until: str) -> Self:
        """Everybody declines, passes and keeps until this is asked."""
        for _ in range(200):
            if self.about == until or self.match.waiting is None:
                return self
            self.do_least()
        raise AssertionError(f"{until} is never asked")

    def do_least(self) -> None:
        """The first seat that is asked does as little as possible."""
        seat = self.seats_asked[0]
        quiet = ("decline", "pass", "open-at 0", "finish-sale 0", "store", "keep-own")
        options = self.offered(seat)
        self.says(seat, next((text for text in quiet if text in options), options[0]))

    def finish(self) -> Self:
        while self.match.waiting is not None:
            self.do_least()
        return self

    # Seeing.

    @property
    def state(self) -> State:
        state = self.match.state
        assert isinstance(state, State)
        return state

    def player(self, player: int, viewer: int | None = None) -> dict[str, Any]:
        """A player as its owner sees it (the Mysterious Bidder: as seat 0 does), or as `viewer` does."""
        eyes = viewer if viewer is not None else player if player < self.match.state.seats else 0
        found = self.view(eyes)["players"][player]
        assert isinstance(found, dict)
        return found

    def gold(self, player: int) -> int:
        amount = self.player(player)["gold"]
        assert isinstance(amount, int)
        return amount

    def pile(self, player: int) -> list[str]:
        items = self.player(player)["items"]
        assert isinstance(items, list)
        return items

    @property
    def auction(self) -> dict[str, Any]:
        """The running auction as a spectator sees it."""
        found = self.view(None)["auction"]
        assert isinstance(found, dict)
        return found
