"""Choosing a War card, and populating the Tribes. Rule: VA-B010 to VA-B027"""

from typing import ClassVar, Final

from undercroft.engine.procedure import ALL_ASIDES, NO_ASIDES, Procedure, step_number
from undercroft.engine.waiting import Ask, Shuffle, Waiting
from undercroft.games.vast.actions import DONE
from undercroft.games.vast.cards import FANGS, FIRST_WAR, TRIBES
from undercroft.games.vast.cards import WAR as WAR_NAMES
from undercroft.games.vast.domains import WAR
from undercroft.games.vast.roles.goblins.actions import CHOOSE_WAR, PLAY_SECRET, REDRAW_WAR, REFUSE, SCATTER
from undercroft.games.vast.roles.goblins.board import (
    LEADER,
    MOST_POPULATION,
    PET_FROG,
    WAR_DISCS,
    change_rage,
    discard_secret,
    holds,
    in_hand,
    index,
    mine,
    name,
    revealed,
    ruby_ready,
    seat,
    set_population,
)
from undercroft.games.vast.roles.goblins.losses import Scatter
from undercroft.games.vast.set_up import mix
from undercroft.games.vast.state import Vast

WAR_CARDS: Final = list(range(FIRST_WAR, FIRST_WAR + len(WAR_NAMES)))
"""The ids of all War cards."""


class ChooseWarCard(Procedure):
    """As many War cards as Rage, of which one is chosen. Rule: VA-B010, VA-B064"""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "choose", "settle")

    def draw(self, g: Vast) -> None:
        board = mine(g)
        for _ in range(board.rage):
            self._draw_one(g)

    def _draw_one(self, g: Vast) -> None:
        board = mine(g)
        card = board.war_deck.pop()
        board.war_drawn.append(card)
        g.faces.show(card)
        if g.emitting:
            g.emit("war-drawn", {"war": WAR.values[g.faces.face[card]]})

    def choose(self, g: Vast) -> Waiting | None:
        board = mine(g)
        faces = sorted(g.faces.face[card] for card in board.war_drawn)
        options = [CHOOSE_WAR.of(face) for face in faces]
        if ruby_ready(g):
            options.extend(REDRAW_WAR.of(face) for face in faces)
        if len(options) == 1 and not board.hand:
            self.answer = options[0]
            return None
        return Ask("choose-war", seat(g), options)

    def settle(self, g: Vast) -> None:
        board = mine(g)
        redraw = REDRAW_WAR.has(self.answer)
        face = REDRAW_WAR.a(self.answer) if redraw else CHOOSE_WAR.a(self.answer)
        card = next(card for card in board.war_drawn if g.faces.face[card] == face)
        board.war_drawn.remove(card)
        if redraw:
            board.ruby_used = True
            board.war_discards.append(card)
            g.emit("ruby-used", {})
            self._draw_one(g)
            self.goto("choose")
            return
        board.war = card
        board.war_discards.extend(board.war_drawn)
        board.war_drawn = []
        if g.emitting:
            g.emit("war-chosen", {"war": WAR.values[face]})


class PopulateTribes(Procedure):
    """Refuse discs, add the rest, trim to 4, one Tribe scatters. Rule: VA-B021 to VA-B027"""

    STEPS: ClassVar[tuple[str, ...]] = ("offer_refusal", "refuse", "add", "overcrowded", "scatter")

    def __init__(self, face: int) -> None:
        super().__init__()
        self.discs: list[int] = WAR_DISCS[face].copy()
        self.refused: int = 0
        """Tribes (as bits by place) that have refused discs."""

    def room_for_asides(self) -> int:
        """Between the trimming and the scattering there is none for Secrets but the Leader. Rule: VA-B063"""
        return NO_ASIDES if self.pc == step_number(self, "overcrowded") else ALL_ASIDES

    def offer_refusal(self, g: Vast) -> Waiting | None:
        """1 Rage for each Tribe that takes fewer discs. Rule: VA-B022, VA-B023"""
        options: list[int] = []
        if mine(g).rage > 0:
            for i in range(3):
                if not self.refused >> i & 1:
                    options.extend(REFUSE.of(i, count - 1) for count in range(1, self.discs[i] + 1))
        if not options:
            self.goto("add")
            return None
        options.append(DONE.of())
        return Ask("refuse-discs", seat(g), options)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"fangs": self.discs[0], "bones": self.discs[1], "eye": self.discs[2]}

    def refuse(self, g: Vast) -> None:
        if DONE.has(self.answer):
            return
        tribe = REFUSE.a(self.answer)
        count = REFUSE.b(self.answer) + 1
        self.refused |= 1 << tribe
        self.discs[tribe] -= count
        if g.emitting:
            g.emit("discs-refused", {"tribe": name(FANGS + tribe), "amount": count})
        change_rage(g, -1)
        self.goto("offer_refusal")

    def add(self, g: Vast) -> None:
        """All discs at once, then down to 4; the Pet Frog's surplus is no surplus.

        Rule: VA-B021, VA-B024, VA-B026, VA-B036
        """
        board = mine(g)
        crowded = False
        for piece in TRIBES:
            i = index(piece)
            if self.discs[i] == 0:
                continue
            wanted = board.population[i] + self.discs[i]
            most = MOST_POPULATION[i]
            if wanted > most and not holds(g, piece, PET_FROG):
                crowded = True
            set_population(g, piece, min(most, wanted))
            if g.emitting:
                g.emit("tribe-grew", {"tribe": name(piece), "amount": board.population[i]})
        if not crowded:
            self.end()

    def overcrowded(self, g: Vast) -> Waiting | None:
        """One revealed Tribe scatters, a hidden one if none is revealed, none under a Leader.

        Rule: VA-B024, VA-B025, VA-B027, VA-B063
        """
        pieces = [piece for piece in TRIBES if revealed(g, piece)] or list(TRIBES)
        options = [SCATTER.of(index(piece)) for piece in pieces]
        if in_hand(g, LEADER):
            options.append(PLAY_SECRET.of(LEADER))
        if len(options) == 1 and not mine(g).hand:
            self.answer = options[0]
            return None
        return Ask("overpopulation", seat(g), options)

    def scatter(self, g: Vast) -> None:
        if PLAY_SECRET.has(self.answer):
            play_leader(g)
            return
        g.call(Scatter(FANGS + SCATTER.a(self.answer)))


def play_leader(g: Vast) -> None:
    """Rule: VA-B063"""
    card = next(card for card in mine(g).hand if g.faces.face[card] == LEADER)
    discard_secret(g, card)
    g.emit("leader-rose", {})


class ShuffleWar(Procedure):
    """All War cards become one deck again. Rule: VA-B004"""

    STEPS: ClassVar[tuple[str, ...]] = ("shuffle", "stack")

    def shuffle(self, g: Vast) -> Shuffle:
        return Shuffle("war", len(WAR_CARDS))

    def stack(self, g: Vast) -> None:
        board = mine(g)
        board.war_deck = WAR_CARDS.copy()
        board.war_drawn = []
        board.war_discards = []
        board.war = -1
        for card in board.war_deck:
            g.faces.seen[card] = 0
        mix(g, board.war_deck, self.answers)
