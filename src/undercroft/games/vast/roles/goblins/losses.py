"""Losing Population, and scattering. Rule: VA-B043, VA-B110, VA-B111"""

from typing import ClassVar

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import NO, YES
from undercroft.games.vast.domains import TRIBE
from undercroft.games.vast.roles.goblins.actions import DISMISS
from undercroft.games.vast.roles.goblins.board import (
    BEETLES,
    SCATTER_LOSS,
    discard_monster,
    go_home,
    holds,
    index,
    mine,
    name,
    seat,
    set_population,
)
from undercroft.games.vast.state import Vast


class LosePopulation(Procedure):
    """A Tribe loses Population other than by scattering; at 0 it scatters. Result: how many.

    Rule: VA-B043, VA-B079, VA-B110

    `spared` gives Bright Beetles up unasked: the Tribe goes where it could not go without them. `scattered` is a Tribe
    that has scattered just now and does not do so twice.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("offer_beetles", "lose", "report")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, piece: int, amount: int, spared: bool = False, scattered: bool = False) -> None:
        super().__init__()
        self.piece = piece
        self.amount = amount
        self.spared = spared
        self.scattered = scattered

    def offer_beetles(self, g: Vast) -> Waiting | None:
        """Bright Beetles may be given up to lose one less. Rule: VA-B043, VA-G107"""
        if min(self.amount, mine(g).population[index(self.piece)]) <= 0:
            self.end(0)
            return None
        if not holds(g, self.piece, BEETLES):
            self.answer = NO.of()
            return None
        if self.spared:
            self.answer = YES.of()
            return None
        return Ask("use-beetles", seat(g), [YES.of(), NO.of()])

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"tribe": name(self.piece), "amount": self.amount}

    def lose(self, g: Vast) -> None:
        board = mine(g)
        before = board.population[index(self.piece)]
        self.amount = min(self.amount, before)
        if YES.has(self.answer):
            cards = board.held[index(self.piece)]
            discard_monster(g, next(card for card in cards if g.faces.face[card] == BEETLES))
            self.amount -= 1
        if self.amount == 0:
            return
        set_population(g, self.piece, before - self.amount)
        if g.emitting:
            g.emit("population-lost", {"tribe": name(self.piece), "amount": self.amount})
        if before == self.amount and not self.scattered:
            g.call(Scatter(self.piece))

    def report(self, g: Vast) -> None:
        self.end(self.amount)


class Scatter(Procedure):
    """The piece goes to the board, Population falls by 2, a Monster is discarded. Result: Population lost.

    Rule: VA-B111

    `wiped` is Scratch: all Population goes instead (VA-B113). `spared` lets Bright Beetles save one; only Hiding
    Spots, which no Monster helps, leaves it out (VA-B072).
    """

    STEPS: ClassVar[tuple[str, ...]] = ("flee", "choose_monster", "drop", "report")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, piece: int, wiped: bool = False, spared: bool = True) -> None:
        super().__init__()
        self.piece = piece
        self.wiped = wiped
        self.spared = spared
        self.lost = 0

    def flee(self, g: Vast) -> None:
        before = mine(g).population[index(self.piece)]
        loss = before if self.wiped else SCATTER_LOSS
        if self.spared and holds(g, self.piece, BEETLES):
            loss -= 1
        self.lost = min(before, max(0, loss))
        go_home(g, self.piece)
        set_population(g, self.piece, before - self.lost)
        if g.emitting:
            g.emit("tribe-scattered", {"tribe": name(self.piece), "amount": self.lost})

    def choose_monster(self, g: Vast) -> Waiting | None:
        """Bones with two Monsters gives up one. Rule: VA-B111, VA-G107"""
        cards = mine(g).held[index(self.piece)]
        if not cards:
            self.goto("report")
            return None
        if len(cards) == 1:
            self.answer = DISMISS.of(g.faces.face[cards[0]])
            return None
        return Ask("drop-monster", seat(g), sorted(DISMISS.of(g.faces.face[card]) for card in cards))

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"tribe": TRIBE.values[index(self.piece)]}

    def drop(self, g: Vast) -> None:
        face = DISMISS.a(self.answer)
        discard_monster(g, next(card for card in mine(g).held[index(self.piece)] if g.faces.face[card] == face))

    def report(self, g: Vast) -> None:
        self.end(self.lost)
