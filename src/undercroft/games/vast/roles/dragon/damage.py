"""What others do to the Dragon. Rule: VA-D024, VA-D030, VA-D098, VA-T045, VA-T055, VA-C042"""

from typing import ClassVar

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Shuffle, Waiting
from undercroft.games.vast import victory
from undercroft.games.vast.cards import DRAGON
from undercroft.games.vast.domains import SLOTH
from undercroft.games.vast.roles.dragon.actions import DISCARD_POWER, RETURN_SLOTH
from undercroft.games.vast.roles.dragon.board import GREED, cards_by_symbol, discard, mine
from undercroft.games.vast.roles.dragon.sloth import return_options
from undercroft.games.vast.set_up import mix
from undercroft.games.vast.state import Vast


class DragonStruck(Procedure):
    """A hit costs Health; at 0 he is dead. Result 1. Rule: VA-K055, VA-D030, VA-V162"""

    STEPS: ClassVar[tuple[str, ...]] = ("suffer",)

    def __init__(self, damage: int) -> None:
        super().__init__()
        self.damage = damage

    def suffer(self, g: Vast) -> None:
        board = mine(g)
        board.health = max(0, board.health - self.damage)
        if g.emitting:
            g.emit("dragon-hurt", {"amount": self.damage, "health": board.health})
        self.result = 1
        if board.health == 0:
            victory.check(g)


class DiscardPowers(Procedure):
    """He discards so many Power cards of his choice, all if he has too few. Result 1 if any. Rule: VA-D098, VA-K110"""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "choose", "drop")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def begin(self, g: Vast) -> None:
        board = mine(g)
        self.result = 1 if self.count > 0 and board.hand else 0
        if len(board.hand) <= self.count:
            while board.hand:
                discard(g, g.faces.face[board.hand[0]])
            self.end(self.result)

    def choose(self, g: Vast) -> Waiting | None:
        """Which cards is his choice. Rule: VA-G107"""
        if self.count == 0:
            self.end(self.result)
            return None
        cards = cards_by_symbol(g)
        options = [DISCARD_POWER.of(symbol) for symbol in range(3) if cards[symbol]]
        return Ask("discard-power", g.seat(DRAGON), options)

    def drop(self, g: Vast) -> None:
        discard(g, DISCARD_POWER.a(self.answer))
        self.count -= 1
        self.goto("choose")


class DrawPowers(Procedure):
    """The Loot Drop of a Thief he killed: Power cards, at once. Rule: VA-D051, VA-T078"""

    STEPS: ClassVar[tuple[str, ...]] = ("reshuffle", "restack", "draw")

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def reshuffle(self, g: Vast) -> Waiting | None:
        board = mine(g)
        if len(board.deck) >= self.count or not board.discards:
            self.goto("draw")
            return None
        return Shuffle("powers", len(board.discards))

    def restack(self, g: Vast) -> None:
        board = mine(g)
        for card in board.discards:
            g.faces.seen[card] = 0
        mix(g, board.discards, self.answers)
        board.deck = board.discards + board.deck
        board.discards = []

    def draw(self, g: Vast) -> None:
        draw_powers(g, self.count)
        self.end(1)


def draw_powers(g: Vast, count: int) -> None:
    """From the deck into his hand, seen by him alone."""
    board = mine(g)
    for _ in range(min(count, len(board.deck))):
        card = board.deck.pop()
        board.hand.append(card)
        g.faces.show_to(card, g.seat(DRAGON))


class DragonSpored(Procedure):
    """One Wakefulness cube goes back to a Sloth box of his choice. Rule: VA-C042"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "give")
    ASIDES: ClassVar[int] = NO_ASIDES

    def choose(self, g: Vast) -> Waiting | None:
        options = return_options(g)
        if not options:
            self.end(0)
            return None
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask("return-sloth", g.seat(DRAGON), options)

    def give(self, g: Vast) -> None:
        box = RETURN_SLOTH.a(self.answer)
        grow_sleepy(g, box)
        self.end(1)


class DragonRobbed(Procedure):
    """The Thief's hand in his hoard: a Wakefulness cube back to Greed. Rule: VA-T045"""

    STEPS: ClassVar[tuple[str, ...]] = ("give",)

    def give(self, g: Vast) -> None:
        grow_sleepy(g, GREED)
        self.end(1)


def grow_sleepy(g: Vast, box: int) -> None:
    """A cube leaves Wakefulness; once awake he stays awake. Rule: VA-D112"""
    board = mine(g)
    board.wake -= 1
    board.boxes[box] += 1
    if g.emitting:
        g.emit("sloth-returned", {"box": SLOTH.values[box], "wakefulness": board.wake})
