"""Warden actions, and the Warden Phase in which the warden card may change."""

from typing import Final

from mypy_extensions import i64

from undercroft.engine.arrays import append, vec
from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.goblin_vaults.actions import DECLINE, DRAW, MOVE, PLACE, SWAP
from undercroft.games.goblin_vaults.cards import LOOT, POSITIONS
from undercroft.games.goblin_vaults.scoring import gain
from undercroft.games.goblin_vaults.state import EMPTY, ROUNDS, Table, height, visible_cells


class WardenAction(Procedure):
    """One move or one draw, or neither. Rule: GV-058."""

    STEPS = ("choose", "carry_out")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> "WardenAction":
        clone = WardenAction(self.seat)
        self.copy_base_into(clone)
        return clone

    def explain(self, g: Table, seat: int) -> dict[str, object]:
        """How many points each move would gain."""
        gains: dict[str, int] = {}
        for number in moves(g.vaults[self.seat]):
            cells = visible_cells(g, self.seat)
            move(cells, MOVE.a(number), MOVE.b(number))
            gains[str(number)] = gain(g, self.seat, cells)
        return {"gains": gains}

    def choose(self, g: Table) -> Ask:
        """Rule: GV-066 (an empty hand offers no draw)."""
        numbers = append(vec[i64](), DECLINE.of())
        for card in g.hands[self.seat]:
            numbers = append(numbers, DRAW.of(g.faces.face[card]))
        for number in moves(g.vaults[self.seat]):
            numbers = append(numbers, number)
        return Ask.among("warden-action", self.seat, numbers)

    def carry_out(self, g: Table) -> None:
        answer = self.answer
        if MOVE.has(answer):
            origin = MOVE.a(answer)
            target = MOVE.b(answer)
            move(g.vaults[self.seat], origin, target)
            if g.emitting:
                g.emit("moved", {"seat": self.seat, "place": PLACE.values[origin], "to": PLACE.values[target]})
        elif DRAW.has(answer):
            exchange(g, self.seat, DRAW.a(answer))
        elif g.emitting:
            g.emit("action-declined", {"seat": self.seat})


def moves(vault: list[int]) -> list[int]:
    """Every move of one card to another position that leaves no hole.

    Rules: GV-059, GV-060, GV-061, GV-138, GV-139, GV-140.
    """
    return MOVES[((height(vault, 0) * 4 + height(vault, 1)) * 4 + height(vault, 2)) * 4 + height(vault, 3)]


def _moves_at(heights: list[int]) -> list[int]:
    """The same, by how many cards each chamber holds: nothing else matters."""
    numbers = []
    for origin in range(12):
        if origin % 3 >= heights[origin // 3]:
            continue
        for chamber in range(4):
            if chamber == origin // 3:
                for tier in range(heights[chamber]):
                    if tier != origin % 3:
                        numbers.append(MOVE.of(origin, chamber * 3 + tier))
            elif heights[chamber] < 3:
                for tier in range(heights[chamber] + 1):
                    numbers.append(MOVE.of(origin, chamber * 3 + tier))
    return numbers


MOVES: Final = [_moves_at([index // 64, index // 16 % 4, index // 4 % 4, index % 4]) for index in range(256)]
"""The moves for all heights of the four chambers, the first chamber's height counting most."""


def move(vault: list[int], origin: int, target: int) -> None:
    """Take the card out, close the gap, open one where it arrives. Rules: GV-062, GV-063."""
    card = vault[origin]
    start = origin // 3 * 3
    for place in range(origin, start + 2):
        vault[place] = vault[place + 1]
    vault[start + 2] = EMPTY
    start = target // 3 * 3
    for place in range(start + 2, target, -1):
        vault[place] = vault[place - 1]
    vault[target] = card


def exchange(g: Table, seat: int, face: int) -> None:
    """A hand card goes under the loot deck, unseen, and its top card into the hand. Rules: GV-064, GV-065, GV-142."""
    card = g.hand_card(seat, face)
    g.deck.insert(0, card)
    drawn = g.deck.pop()
    g.hands[seat].append(drawn)
    g.faces.show_to(drawn, seat)
    if g.emitting:
        g.emit_to(seat, "drew-own", {"seat": seat, "card": LOOT[face], "drawn": LOOT[g.faces.face[drawn]]})
        g.emit_except(seat, "drew", {"seat": seat})


SWAPS: Final = [DECLINE.of(), *[SWAP.of(position) for position in range(3)]]
"""Keep the warden card, or exchange it with one of the block."""


class WardenPhase(Procedure):
    """The first player may exchange the warden card; in solo the player always decides. Rules: GV-079, GV-111."""

    PHASE = "warden"
    STEPS = ("choose", "swap")

    def copy(self) -> "WardenPhase":
        clone = WardenPhase()
        self.copy_base_into(clone)
        return clone

    def choose(self, g: Table) -> Waiting | None:
        """Rule: GV-143 (after the last round a swap would change nothing)."""
        if g.round == ROUNDS:
            self.end()
            return None
        return Ask("swap", max(g.first, 0), SWAPS)

    def swap(self, g: Table) -> None:
        """The two cards trade places with the tokens that lie on them. Rules: GV-080, GV-174."""
        answer = self.answer
        seat = max(g.first, 0)
        if SWAP.has(answer):
            position = SWAP.a(answer)
            old = g.warden
            g.warden = g.block[position]
            g.block[position] = old
            if g.emitting:
                named = {"card": LOOT[g.faces.face[g.warden]], "position": POSITIONS[position]}
                g.emit("swapped", {"seat": seat, **named})
        elif g.emitting:
            g.emit("warden-kept", {"seat": seat, "card": LOOT[g.faces.face[g.warden]]})
