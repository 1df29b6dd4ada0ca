"""Drawing Monsters and assigning them to Tribes. Rule: VA-B028 to VA-B033, VA-B109"""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Shuffle, Waiting
from undercroft.games.vast.actions import DONE
from undercroft.games.vast.cards import BONES
from undercroft.games.vast.domains import MONSTER, TRIBE
from undercroft.games.vast.roles.goblins.actions import ASSIGN, DISMISS, REDRAW_MONSTER
from undercroft.games.vast.roles.goblins.board import (
    SLOTS,
    discard_monster,
    index,
    mine,
    monsters_assigned,
    ruby_ready,
    seat,
)
from undercroft.games.vast.state import Vast


class TakeMonster(Procedure):
    """The top Monster; only an empty deck is made anew from its discards. Result: the card, -1 if none.

    Rule: VA-B005, VA-B065

    `without` is a card just discarded for another, which may not come back at once; -1 if none.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("look", "restack", "take")

    def __init__(self, without: int = -1) -> None:
        super().__init__()
        self.without = without

    def look(self, g: Vast) -> Waiting | None:
        if g.monster_deck:
            self.goto("take")
            return None
        count = len(self._back(g))
        if count == 0:
            self.end(-1)
            return None
        return Shuffle("monsters", count)

    def _back(self, g: Vast) -> list[int]:
        return [card for card in g.monster_discards if card != self.without]

    def restack(self, g: Vast) -> None:
        cards = self._back(g)
        g.monster_discards = [card for card in g.monster_discards if card == self.without]
        g.faces.shuffle(cards, self.answers)
        g.monster_deck = cards

    def take(self, g: Vast) -> None:
        card = g.monster_deck.pop()
        g.faces.show(card)
        mine(g).monsters_drawn.append(card)
        if g.emitting:
            g.emit("goblins-drew-monster", {"monster": MONSTER.values[g.faces.face[card]]})
        self.end(card)


class AssignMonsters(Procedure):
    """Draw Monsters, give them to Tribes with room, discard the rest. Rule: VA-B028 to VA-B033"""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "assign", "settle")

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.fresh = True
        """Nothing has been assigned yet, so the Ruby may still act."""

    def draw(self, g: Vast) -> None:
        if self.count > 0 and (g.monster_deck or g.monster_discards):
            self.count -= 1
            g.call(TakeMonster())
            self.again()

    def assign(self, g: Vast) -> Waiting | None:
        board = mine(g)
        if not board.monsters_drawn:
            self.end()
            return None
        drawn = sorted(g.faces.face[card] for card in board.monsters_drawn)
        options: list[int] = []
        if monsters_assigned(board) < board.population[index(BONES)]:
            for face in drawn:
                options.extend(ASSIGN.of(face, i) for i in range(3) if len(board.held[i]) < SLOTS[i])
        held = sorted(g.faces.face[card] for cards in board.held for card in cards)
        options.extend(DISMISS.of(face) for face in held)
        if self.fresh and ruby_ready(g):
            options.extend(REDRAW_MONSTER.of(face) for face in drawn)
        options.append(DONE.of())
        if len(options) == 1 and not board.hand:
            self.answer = options[0]
            return None
        return Ask("assign-monsters", seat(g), options)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        board = mine(g)
        room = max(0, board.population[index(BONES)] - monsters_assigned(board))
        return {
            "monster": [MONSTER.values[g.faces.face[card]] for card in board.monsters_drawn],
            "room": room,
        }

    def settle(self, g: Vast) -> None:
        board = mine(g)
        if DONE.has(self.answer):
            self._discard_rest(g)
            return
        if REDRAW_MONSTER.has(self.answer):
            board.ruby_used = True
            card = self._drawn(g, REDRAW_MONSTER.a(self.answer))
            board.monsters_drawn.remove(card)
            g.emit("ruby-used", {})
            discard_monster(g, card)
            g.call(TakeMonster(card))
        elif ASSIGN.has(self.answer):
            self.fresh = False
            card = self._drawn(g, ASSIGN.a(self.answer))
            tribe = ASSIGN.b(self.answer)
            board.monsters_drawn.remove(card)
            board.held[tribe].append(card)
            if g.emitting:
                g.emit(
                    "monster-assigned", {"monster": MONSTER.values[g.faces.face[card]], "tribe": TRIBE.values[tribe]}
                )
        else:
            self.fresh = False
            face = DISMISS.a(self.answer)
            discard_monster(g, next(c for cards in board.held for c in cards if g.faces.face[c] == face))
        self.goto("assign")

    def _drawn(self, g: Vast, face: int) -> int:
        return next(card for card in mine(g).monsters_drawn if g.faces.face[card] == face)

    def _discard_rest(self, g: Vast) -> None:
        """Nothing is kept in hand. Rule: VA-B030"""
        board = mine(g)
        rest = board.monsters_drawn
        board.monsters_drawn = []
        for card in rest:
            discard_monster(g, card)
