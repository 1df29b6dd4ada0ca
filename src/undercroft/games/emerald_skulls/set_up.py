"""Set-up: gears, betting cards, the opposition of Solitary Mode, and the first tumbler."""

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Chance, Shuffle, Waiting
from undercroft.games.emerald_skulls.bets import BETS
from undercroft.games.emerald_skulls.cards import KINDS, SIDE_KEYS, STANDARD
from undercroft.games.emerald_skulls.state import NOBODY, Table


class SetUp(Procedure):
    """From an empty table to the first turn. Rules: ES-016, ES-017, ES-020, ES-024, ES-181."""

    PHASE = "set-up"
    STEPS = (
        "count_gears",
        "choose_cards",
        "draw_side",
        "take_side",
        "lay_cards",
        "shuffle_opposition",
        "build_deck",
        "draw_first",
        "begin",
    )

    def count_gears(self, g: Table) -> None:
        """Forty for each player; alone, eighty and a purse for Vrax and Kur.

        Rules: ES-021, ES-022, ES-023, ES-183, ES-193, ES-239.
        """
        if g.book.solo:
            g.supply = g.book.cards.solo_supply
            g.opposition = g.book.opposition_gears
        else:
            g.supply = g.book.cards.gears_per_player * g.seats

    def choose_cards(self, g: Table) -> None:
        """The four standard cards, or what the host named of the advanced ones. Rules: ES-018, ES-119, ES-221."""
        if not g.book.advanced:
            g.sides = [0, 1, 2, 3]
        else:
            g.sides = sorted(g.book.sides)

    def draw_side(self, g: Table) -> Waiting | None:
        """Jackpot, Side and Out cards in the chosen numbers, sides by lot; never both sides of a card.

        Rules: ES-120, ES-121, ES-122, ES-221.
        """
        sides = g.book.cards.sides
        if not g.book.advanced:
            self.goto("lay_cards")
            return None
        numbers = [sides[side].number for side in g.sides]
        for kind in range(STANDARD + 1, len(KINDS)):
            have = len([side for side in g.sides if sides[side].kind == kind])
            if have < g.book.counts[kind]:
                weights = [1 if side.kind == kind and side.number not in numbers else 0 for side in sides]
                return Chance("side", weights)
        self.goto("lay_cards")
        return None

    def take_side(self, g: Table) -> None:
        g.sides = sorted([*g.sides, self.answer])
        self.goto("draw_side")

    def lay_cards(self, g: Table) -> None:
        """By rising number, each with its bets from left to right or top to bottom. Rules: ES-075, ES-085."""
        lines = []
        for side in g.sides:
            first = g.book.first_line[side]
            lines += list(range(first, first + len(g.book.cards.sides[side].lines)))
        g.lines = lines
        g.where = [NOBODY] * len(BETS)
        for position in range(len(lines)):
            g.where[g.book.lines[lines[position]].bet] = position
        g.clear()
        if g.emitting:
            g.emit("cards-laid", {"side": [SIDE_KEYS[side] for side in g.sides]})

    def shuffle_opposition(self, g: Table) -> Waiting | None:
        """Rule: ES-184."""
        if g.book.solo:
            return Shuffle("opposition", len(g.book.cards.opposition))
        self.goto("draw_first")
        return None

    def build_deck(self, g: Table) -> None:
        """Fewer cards make it harder. Rule: ES-192."""
        every = list(range(len(g.book.cards.opposition)))
        g.faces.shuffle(every, self.answers)
        g.deck = every[: g.book.opposition_cards]

    def draw_first(self, g: Table) -> Waiting | None:
        """Drawn by lot, or named by the host. Rule: ES-197."""
        if g.book.first == NOBODY and not g.book.solo:
            return Chance.even("first-tumbler", g.seats)
        self.answer = max(g.book.first, 0)
        return None

    def begin(self, g: Table) -> None:
        g.tumbler = self.answer
