"""A window in which every seat makes a choice of several cards in secret, at its own pace.

Each seat adds to its choice until it finishes; nothing is shown before the last one has, and until then everybody may
choose anew, though not for ever. (A choice of many cards asked in one question would have thousands of answers.)
"""

from typing import Final

from undercroft.engine.luck import Luck
from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import AskAny, Waiting
from undercroft.games.vault_wars.actions import REVISE
from undercroft.games.vault_wars.state import Table

SECOND_THOUGHTS: Final = 3
"""How often a seat may choose anew in one window, so that it ends. Rule: VW-228."""


class Choosing(Procedure):
    """Base of Sell and Storage. STEPS of a subclass contain prepare, offer, ask, take."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[list[int]] = []
        """What each player has chosen so far."""
        self.finished: list[bool] = []
        self.offers: list[list[int]] = []
        """What each seat may say next; made anew only for the seat that spoke."""
        self.revised: list[int] = []
        """How often each seat has chosen anew."""
        self.sealed = True
        """Whether the choices are still secret."""

    def copy_choices_into(self, clone: "Choosing") -> None:
        self.copy_base_into(clone)
        clone.chosen = [faces.copy() for faces in self.chosen]
        clone.finished = self.finished.copy()
        clone.offers = self.offers.copy()
        clone.revised = self.revised.copy()
        clone.sealed = self.sealed

    def about(self) -> str:
        raise NotImplementedError

    def has_chosen(self, seat: int) -> bool:
        """Whether this seat, not yet finished, has said anything that it could take back."""
        return bool(self.chosen[seat])

    def choices(self, g: Table, seat: int) -> list[int]:
        """What this seat may say next."""
        raise NotImplementedError

    def choose(self, g: Table, seat: int, answer: int) -> None:
        """Take one answer; sets `finished` when it was the last."""
        raise NotImplementedError

    def prepare(self, g: Table) -> None:
        """Whoever has cards in the pile is asked; their number is known to all. Rules: VW-156, VW-227."""
        self.chosen = [[] for _ in range(g.book.players)]
        self.revised = [0] * g.seats
        self.finished = [not g.piles[player] for player in range(g.book.players)]
        if g.book.mysterious >= 0:
            self.finished[g.book.mysterious] = True

    def offer(self, g: Table) -> None:
        self.offers = [self.offers_to(g, seat) for seat in range(g.seats)]

    def offers_to(self, g: Table, seat: int) -> list[int]:
        """What a seat may say next, or that it wants to choose anew. Rule: VW-228."""
        if not g.piles[seat]:
            return []
        offers = [] if self.finished[seat] else self.choices(g, seat)
        if self.revised[seat] < SECOND_THOUGHTS and (self.finished[seat] or self.has_chosen(seat)):
            offers.append(REVISE.of())
        return offers

    def ask(self, g: Table) -> Waiting | None:
        asked = [seat for seat in range(g.seats) if not self.finished[seat]]
        if not asked:
            self.answer = -1
            return None
        others = [seat for seat in range(g.seats) if self.finished[seat] and self.offers[seat]]
        return AskAny(
            self.about(), asked, [self.offers[seat] for seat in asked], others=others, afterthought=REVISE.of()
        )

    def take(self, g: Table) -> None:
        if self.answer >= 0:
            seat = self.who
            if REVISE.has(self.answer):
                self.forget(seat)
                self.revised[seat] += 1
            else:
                self.choose(g, seat, self.answer)
            self.offers[seat] = self.offers_to(g, seat)
            self.goto("ask")

    def explain(self, g: Table, seat: int) -> dict[str, object]:
        """Whether nobody waits for this seat any more."""
        return {"finished": 1 if self.finished[seat] else 0}

    def open(self, g: Table) -> None:
        """Everybody sees what was chosen, be it nothing."""
        self.sealed = False
        g.note_reveal()

    def resample(self, g: Table, seat: int, luck: Luck) -> None:
        """Make up what the others have chosen, in a world where their cards have been dealt anew."""
        for other in range(g.seats if self.sealed else 0):
            if other == seat or not g.piles[other]:
                continue
            done = self.finished[other]
            self.forget(other)
            while done and not self.finished[other]:
                choices = self.choices(g, other)
                self.choose(g, other, choices[luck.below(len(choices))])
            if self.offers:
                self.offers[other] = self.offers_to(g, other)

    def forget(self, player: int) -> None:
        """Let a player begin the choice anew."""
        self.chosen[player] = []
        self.finished[player] = False
