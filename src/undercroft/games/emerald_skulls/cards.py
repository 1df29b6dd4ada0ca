"""What is printed: betting cards, prices, payouts, jackpots and opposition cards (facts in data/*.toml)."""

from functools import cache
from pathlib import Path
from typing import Final, Literal

from undercroft.engine.card_data import CONFIDENCES, CardData, CardRow, entries, overlaid, read_tables
from undercroft.engine.serialize import Json
from undercroft.games.emerald_skulls.bets import (
    BET_INDEX,
    BET_KEYS,
    BETS,
    BUST,
    CHICKEN,
    RUN,
    SKULL,
    came_true,
    skulls_on,
)

CardKind = Literal["standard", "jackpot", "side", "out"]
KINDS: Final[tuple[CardKind, ...]] = ("standard", "jackpot", "side", "out")
STANDARD: Final = 0
Sign = Literal["flat", "plus", "times", "cubes"]
SIGNS: Final[tuple[Sign, ...]] = ("flat", "plus", "times", "cubes")
PLUS: Final = 1
TIMES: Final = 2
CUBES: Final = 3
Per = Literal["once", "skull", "tooth"]
PER: Final[tuple[Per, ...]] = ("once", "skull", "tooth")

NUMBERS: Final = (1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28)
SIDE_KEYS: Final = tuple(
    [str(number) for number in NUMBERS[:4]] + [f"{number}{side}" for number in NUMBERS[4:] for side in ("a", "b")]
)
"""Standard cards 1 to 4, and both sides of the twelve advanced cards. Rules: ES-008, ES-198."""
ADVANCED_KEYS: Final = SIDE_KEYS[4:]
STANDARD_BETS: Final = BET_KEYS[:8]
MOST_PLACES: Final = 3
"""No bet has more payouts than this."""
FEWEST_DICE: Final = 3
DATA: Final = Path(__file__).parent / "data"
NAMED_BY: Final[dict[str, tuple[str, ...]]] = {
    "card": ("key",),
    "opposition": ("key",),
    "level": ("level",),
    "jackpot": ("bet",),
}
"""What an owner's card file may correct."""


class Line:
    """One bet of one card side."""

    def __init__(self, side: int, bet: int, pays: list[int], sign: int, group: int, confidence: str) -> None:
        self.side: Final = side
        self.bet: Final = bet
        self.pays: Final = pays
        """For the first bettor, the second, the third. Rule: ES-087."""
        self.sign: Final = sign
        self.group: Final = group
        """The bet this one stands with when opposing bets are counted: itself, or the base of a kicker."""
        self.confidence: Final = confidence


class Side:
    """One side of a betting card."""

    def __init__(self, key: str, number: int, kind: int, title: str, stop: int, lines: list[Line]) -> None:
        self.key: Final = key
        self.number: Final = number
        self.kind: Final = kind
        self.title: Final = title
        self.stop: Final = stop
        """No more bets once a die lies on this level (1 to 5) or above; 0: no stop. Rule: ES-124."""
        self.lines: Final = lines
        """In the order they are settled. Rules: ES-085, ES-243."""


class Cards:
    """All printed facts."""

    def __init__(self) -> None:
        self.sides: list[Side] = []
        self.prices: list[int] = [0] * 8
        """Gears by number of dice. Rule: ES-046."""
        self.pays: list[list[int]] = [[0] * 5 for _ in range(5)]
        """Gears of one die by level and out. Rule: ES-194."""
        self.gives: list[list[int]] = [[0] * 5 for _ in range(5)]
        """Cubes of one die by level and out."""
        self.jackpots: list[int] = [0] * len(BETS)
        """Gears of the tumbler's jackpot by bet; 0 without one."""
        self.jackpot_per: list[int] = [0] * len(BETS)
        self.opposition: list[list[list[int]]] = []
        """The bets of Vrax and Kur by card and number of dice (less three). Rule: ES-245."""
        self.gears_per_player = 0
        self.solo_supply = 0
        self.solo_opposition = 0
        self.mix: list[list[int]] = [[0, 0, 0] for _ in range(9)]
        """Jackpot, Side and Out cards by number of players. Rules: ES-120, ES-121, ES-122."""


# What the tumbler is paid.


def skulls_pay(out: int) -> bool:
    """Rules: ES-077, ES-078."""
    return out not in (BUST, CHICKEN, RUN)


def tumbler_gears(cards: Cards, out: int, board: list[int]) -> int:
    """The normal payout in gears. Rules: ES-076, ES-079, ES-080, ES-082, ES-083."""
    wild = skulls_pay(out)
    gears = 0
    for level in range(5):
        gears += cards.pays[level][out] * (board[level] + (board[level + SKULL] if wild else 0))
    return gears


def tumbler_cubes(cards: Cards, out: int, board: list[int]) -> int:
    """The normal payout in cubes. Rules: ES-081, ES-210, ES-211."""
    wild = skulls_pay(out)
    cubes = 0
    for level in range(5):
        cubes += cards.gives[level][out] * (board[level] + (board[level + SKULL] if wild else 0))
    return cubes


def jackpot_gears(cards: Cards, bet: int, board: list[int]) -> int:
    """What a jackpot pays on this board. Rules: ES-109, ES-110, ES-111, ES-214, ES-215."""
    gears = cards.jackpots[bet]
    per = cards.jackpot_per[bet]
    if per == 1:
        return gears * skulls_on(board)
    if per == 2:
        return gears * (board[0] + board[1])
    return gears


def jackpots_met(cards: Cards, bets: list[int], out: int, board: list[int], picks: int) -> list[int]:
    """Which of these bets offer the tumbler a jackpot now. Rules: ES-084, ES-212."""
    return [bet for bet in bets if cards.jackpots[bet] and came_true(BETS[bet], out, board, 0, picks)]


# Reading.


@cache
def shipped_data() -> Json:
    """The card data this project ships."""
    return read_tables(DATA, "standard", "jackpot", "side", "out", "opposition", "tumbler")


@cache
def shipped_cards() -> Cards:
    return printed(None)


def printed(own: CardData | None) -> Cards:
    """The printed facts, with an owner's corrections."""
    data = shipped_data() if own is None else overlaid(shipped_data(), own, NAMED_BY)
    cards = Cards()
    _read_sides(cards, entries(data, "card"))
    _read_levels(cards, entries(data, "level"))
    _read_jackpots(cards, entries(data, "jackpot"))
    _read_opposition(cards, entries(data, "opposition"))
    _read_numbers(cards, data)
    return cards


def _read_sides(cards: Cards, found: list[CardRow]) -> None:
    """The betting cards, in card order. Rules: ES-014, ES-015, ES-242, ES-243."""
    read = {entry.data["key"]: entry for entry in found}
    for key in SIDE_KEYS:
        entry = read[key]
        number = int(key.rstrip("ab"))
        kind = entry.one_of("kind", KINDS)
        if kind != NUMBERS.index(number) // 4:
            raise entry.fail(f"kind must be {KINDS[NUMBERS.index(number) // 4]}, not {KINDS[kind]}")
        stop = entry.number("stop", 2, 5) if "stop" in entry.data else 0
        title = entry.data.get("title", "")
        if not isinstance(title, str):
            raise entry.fail(f"title must be a word, not {title!r}")
        lines = _read_lines(entry, len(cards.sides))
        cards.sides.append(Side(key, number, kind, title, stop, lines))


def _read_lines(card: CardRow, side: int) -> list[Line]:
    bets = card.data.get("bet")
    if not isinstance(bets, list) or not 2 <= len(bets) <= 4 or not all(isinstance(bet, dict) for bet in bets):
        raise card.fail("needs two to four [[card.bet]] entries")
    keys = [bet.get("bet") for bet in bets]
    lines = []
    for i in range(len(bets)):
        entry = CardRow({"file": card.place, **bets[i]}, "bet", i)
        bet = entry.one_of("bet", BET_KEYS)
        if keys.count(keys[i]) > 1:
            raise entry.fail("is on the card twice")
        pays = entry.numbers("pays", 1, 99)
        if not 1 <= len(pays) <= MOST_PLACES:
            raise entry.fail(f"pays must hold one to {MOST_PLACES} numbers")
        if sorted(pays, reverse=True) != pays:
            raise entry.fail("pays must not rise from one bettor to the next")
        sign = entry.one_of("sign", SIGNS)
        group = bet
        if "kicker_of" in entry.data:
            base = entry.text("kicker_of")
            if base not in keys or base == keys[i]:
                raise entry.fail(f"kicker_of must name another bet of this card, not {base!r}")
            group = BET_INDEX[base]
        confidence = CONFIDENCES[entry.one_of("confidence", CONFIDENCES)]
        lines.append(Line(side, bet, pays, sign, group, confidence))
    _check_bets(card, lines)
    return lines


ASPECTS: Final[dict[str, tuple[str, ...]]] = {
    "14a": ("skulls",),
    "14b": ("skulls",),
    "16a": ("picks",),
    "16b": ("eyes",),
    "18a": ("noses",),
    "18b": ("noses",),
    "20a": ("more", "same"),
    "20b": ("teeth",),
}
"""What each Side card is about: the first word of its bets. Rule: ES-118."""


def _check_bets(card: CardRow, lines: list[Line]) -> None:
    """A Side card may have other lines of its aspect than ours; what the other cards ask is printed and stays."""
    key = card.data["key"]
    if key in ASPECTS:
        for line in lines:
            if BET_KEYS[line.bet].split("-")[0] not in ASPECTS[key]:
                raise card.fail(f"{BET_KEYS[line.bet]} is no bet of this Side card")
        return
    for entry in shipped_data()["card"]:
        if entry["key"] == key:
            wanted = [bet["bet"] for bet in entry["bet"]]
            if sorted(wanted) != sorted([BET_KEYS[line.bet] for line in lines]):
                raise card.fail(f"must offer the bets {', '.join(wanted)}")


def _read_levels(cards: Cards, found: list[CardRow]) -> None:
    """What one die pays on a Chicken, Gem, Run and Double Out; nothing on a Bust Out. Rules: ES-076, ES-194."""
    for entry in found:
        level = entry.number("level", 1, 5) - 1
        gears = entry.numbers("gears", 0, 99)
        cubes = entry.numbers("cubes", 0, 9) if "cubes" in entry.data else [0, 0, 0, 0]
        if len(gears) != 4 or len(cubes) != 4:
            raise entry.fail("gears and cubes are four numbers: Chicken, Gem, Run and Double Out")
        cards.pays[level] = [0, *gears]
        cards.gives[level] = [0, *cubes]


def _read_jackpots(cards: Cards, found: list[CardRow]) -> None:
    for entry in found:
        bet = entry.one_of("bet", BET_KEYS)
        cards.jackpots[bet] = entry.number("gears", 1, 99)
        cards.jackpot_per[bet] = entry.one_of("per", PER)


def _read_opposition(cards: Cards, found: list[CardRow]) -> None:
    """Ten cards, five pool sizes, a bet for Vrax and one for Kur. Rules: ES-013, ES-245."""
    for entry in found:
        bets = []
        for dice in range(FEWEST_DICE, 8):
            named = entry.data.get(f"dice_{dice}")
            if not isinstance(named, list) or len(named) != 2:
                raise entry.fail(f"dice_{dice} must name the bet of Vrax and the bet of Kur")
            for bet in named:
                if bet not in STANDARD_BETS:
                    raise entry.fail(f"dice_{dice}: {bet!r} is not a standard bet")
            bets.append([BET_INDEX[bet] for bet in named])
        cards.opposition.append(bets)


def _read_numbers(cards: Cards, data: Json) -> None:
    """Prices, supply and the mix of advanced cards; these are printed and cannot be overridden."""
    for dice in range(FEWEST_DICE, 8):
        cards.prices[dice] = data["prices"][f"dice_{dice}"]
    cards.gears_per_player = data["supply"]["gears_per_player"]
    cards.solo_supply = data["supply"]["solo_supply"]
    cards.solo_opposition = data["supply"]["solo_opposition"]
    for mix in data["mix"]:
        for players in range(mix["players"][0], mix["players"][1] + 1):
            cards.mix[players] = [mix[kind] for kind in KINDS[1:]]
