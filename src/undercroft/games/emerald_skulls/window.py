"""Allow Bets as an open window: whoever is ready bets, and arrival is the order of the stack.

Goblin etiquette lives here: the locked roll, markers that came too late, yielding, and disputes the tumbler decides.
"""

from typing import Final

from mypy_extensions import i64

from undercroft.engine.arrays import append, vec
from undercroft.engine.waiting import CLOCK, AskAny, to_list, to_vec
from undercroft.games.emerald_skulls.actions import (
    BET,
    CONFIRM,
    DISPUTE,
    KEEP_ORDER,
    NOT_READY,
    PLACE_IN_STACK,
    READY,
    ROLL,
    SWAP_ORDER,
    TIME_UP,
    WITHDRAW,
    YIELD,
)
from undercroft.games.emerald_skulls.bets import MARKERS
from undercroft.games.emerald_skulls.betting import NOWHERE, PendingBets, bettors, can_bet, key_at
from undercroft.games.emerald_skulls.cards import MOST_PLACES
from undercroft.games.emerald_skulls.state import Table, is_free_for, line_at, place_of, position_of

SAY_READY: Final = READY.of()
EVERYWHERE: Final = -1
"""All bits of a mask."""
MOST_YIELDS: Final = 2
"""A stack holds three markers, so nobody needs to yield more often in one window for each marker laid in it."""


def is_late(g: Table, answer: int) -> bool:
    """Whether an answer names a place that was taken meanwhile: heard, but no longer worth showing. Rule: ES-231."""
    if BET.has(answer):
        return BET.b(answer) < g.heights[position_of(g, BET.a(answer))]
    return CONFIRM.has(answer) and CONFIRM.b(answer) < g.heights[position_of(g, CONFIRM.a(answer))]


def put(values: list[int], seat: int, value: int) -> list[int]:
    """The same values but for this seat's."""
    changed = values.copy()
    changed[seat] = value
    return changed


class OpenWindow(PendingBets):
    """Whoever is ready bets; arrival is the order of the stack. Rules: ES-052, ES-054, ES-175, ES-230, ES-233.

    The roll is locked until every bettor with a bet left to make is ready, or the clock has run; after that the
    tumbler alone decides. Who is ready may think again as long as the dice are held. Rules: ES-168, ES-169.
    """

    PHASE = "bets"
    STEPS = ("open", "ask", "hear")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.unlocked = 0
        self.heights: list[int] = []
        """The stacks as everybody saw them when the window opened."""
        self.ready: list[int] = [0] * seats
        self.clashed: list[int] = [NOWHERE] * seats
        """Where each seat was overtaken and may still dispute the order."""
        self.pleas: list[int] = [NOWHERE] * seats
        """Where each seat disputes the order and the tumbler has not ruled."""
        self.bound: list[int] = [EVERYWHERE] * seats
        """The bets (positions as bits) on which a marker of each seat stays; not where it lost a clash."""
        self.yields: list[int] = [0] * seats

    def copy(self) -> "OpenWindow":
        clone = OpenWindow(0)
        self.copy_bets_into(clone)
        clone.unlocked = self.unlocked
        clone.heights = self.heights
        clone.ready = self.ready.copy()
        # What seldom changes is replaced by `put`, never written to, and so shared.
        clone.clashed = self.clashed
        clone.pleas = self.pleas
        clone.bound = self.bound
        clone.yields = self.yields
        return clone

    def open(self, g: Table) -> None:
        self.heights = g.heights.copy()
        self.unlocked = 1 if g.book.seconds == 0 else 0

    def ask(self, g: Table) -> AskAny:
        asked: list[int] = []
        ready: list[int] = []
        others = bettors(g)
        for seat in others:
            if self.has_something_to_say(g, seat):
                asked.append(seat)
            elif self.ready[seat] and self.has_more_to_say(g, seat):
                ready.append(seat)
        locked = self.is_locked(g, others)
        if not locked or self.rulings(g, others):
            asked.append(g.tumbler)
        return AskAny("bets", asked, None, TIME_UP.of() if locked else -1, ready, NOT_READY.of())

    def may_say(self, g: Table, seat: int) -> vec[i64]:
        if seat == g.tumbler:
            others = bettors(g)
            numbers = to_vec(self.rulings(g, others))
            if not self.is_locked(g, others):
                numbers = append(numbers, ROLL.of())
            return numbers
        return self.options_of(g, seat)

    def hear(self, g: Table) -> None:
        answer = self.answer
        seat = self.who
        self.goto("ask")
        if ROLL.has(answer):
            self.close(g)
        elif seat == CLOCK:
            self.unlocked = 1
            if g.emitting:
                g.emit("time-up", {})
        elif READY.has(answer):
            self.ready[seat] = 1
            if g.emitting:
                g.emit("bettor-ready", {"seat": seat})
        elif NOT_READY.has(answer):
            self.ready[seat] = 0
            if g.emitting:
                g.emit("bettor-not-ready", {"seat": seat})
        elif BET.has(answer):
            self.arrive(g, seat, position_of(g, BET.a(answer)), BET.b(answer))
        elif CONFIRM.has(answer):
            self.arrive(g, seat, self.pending_bet[seat], CONFIRM.b(answer))
        elif WITHDRAW.has(answer):
            self.withdraw(g, seat, position_of(g, WITHDRAW.a(answer)))
        else:
            self.settle_order(g, seat, answer)

    # What is offered.

    def has_something_to_say(self, g: Table, seat: int) -> bool:
        """Whether a bettor may say anything but that it is ready, or that it withdraws."""
        hovering = self.pending_bet[seat]
        if hovering >= 0:
            return self.heights[hovering] <= self.last_place(g, hovering)
        if self.ready[seat]:
            return False
        if g.in_hand[seat] > 0:
            for position in range(len(g.lines)):
                if self.heights[position] <= self.last_place(g, position) and is_free_for(g, position, seat):
                    return True
        return len(self.courtesies(g, seat)) > 0

    def options_of(self, g: Table, seat: int) -> vec[i64]:
        """What a bettor may say; who is ready can only take that back. Rules: ES-052, ES-175."""
        numbers = vec[i64]()
        hovering = self.pending_bet[seat]
        if hovering >= 0:
            bet = line_at(g, hovering).bet
            for place in self.places_seen(g, hovering):
                numbers = append(numbers, CONFIRM.of(bet, place))
            return append(numbers, WITHDRAW.of(bet))
        if self.ready[seat]:
            return numbers
        if g.in_hand[seat] > 0:
            numbers = self.bets_for(g, seat)
        for number in self.courtesies(g, seat):
            numbers = append(numbers, number)
        return append(numbers, SAY_READY)

    def has_more_to_say(self, g: Table, seat: int) -> bool:
        """Whether somebody who is ready would have anything to do instead."""
        return can_bet(g, seat) or len(self.courtesies(g, seat)) > 0

    def bets_for(self, g: Table, seat: int) -> vec[i64]:
        """Every bet this player may say, also at places only just taken.

        A bettor may not have seen yet who came first within this window. Rule: ES-231.
        """
        numbers = vec[i64]()
        lines = g.lines
        seen = self.heights
        for position in range(len(lines)):
            lowest = seen[position]
            last = self.last_place(g, position)
            if lowest <= last and is_free_for(g, position, seat):
                first = g.book.say_first[lines[position]]
                for place in range(lowest, last + 1):
                    numbers = append(numbers, first + place)
        return numbers

    def places_seen(self, g: Table, position: int) -> list[int]:
        """The free place of a bet, and those taken within this window."""
        return list(range(self.heights[position], self.last_place(g, position) + 1))

    def last_place(self, g: Table, position: int) -> int:
        """The free place of a bet; where none is left, the last."""
        free = g.heights[position]
        last = g.book.line_places[g.lines[position]] - 1
        return free if free < last else last

    def courtesies(self, g: Table, seat: int) -> list[int]:
        """Yield, dispute, or take back a marker that did not get its place. Rules: ES-172, ES-173, ES-174, ES-232."""
        numbers: list[int] = []
        if g.in_hand[seat] == MARKERS:
            return numbers
        fresh = self.fresh_bets(g, seat)
        for position in fresh:
            place = place_of(g, position, seat)
            if self.yields[seat] < MOST_YIELDS * len(fresh) and place + 1 < g.heights[position]:
                numbers.append(YIELD.of(line_at(g, position).bet))
            if self.clashed[seat] == position and place > self.heights[position]:
                numbers.append(DISPUTE.of(line_at(g, position).bet))
            if not self.bound[seat] >> position & 1:
                numbers.append(WITHDRAW.of(line_at(g, position).bet))
        return numbers

    def fresh_bets(self, g: Table, seat: int) -> list[int]:
        """Where this seat has laid a marker within this window."""
        fresh: list[int] = []
        for marker in range(MARKERS):
            position = g.laid[seat * MARKERS + marker]
            if position < 0 or g.heights[position] <= self.heights[position]:
                continue
            if place_of(g, position, seat) >= self.heights[position]:
                fresh.append(position)
        return fresh

    def rulings(self, g: Table, others: list[int]) -> list[int]:
        """The disputes the tumbler may decide. Rule: ES-174."""
        numbers: list[int] = []
        for seat in others:
            position = self.pleas[seat]
            if position >= 0:
                place = place_of(g, position, seat)
                if place > self.heights[position]:
                    bet = line_at(g, position).bet
                    numbers += [KEEP_ORDER.of(bet, place), SWAP_ORDER.of(bet, place)]
        return numbers

    def is_locked(self, g: Table, others: list[int]) -> bool:
        """Rules: ES-168, ES-233."""
        if not self.unlocked:
            for seat in others:
                if self.pending_bet[seat] >= 0 or (not self.ready[seat] and can_bet(g, seat)):
                    return True
        return False

    # What happens.

    def arrive(self, g: Table, seat: int, position: int, place: int) -> None:
        """A bet arrives; if somebody came first, the bet is pending, or the marker comes back where no place is left.

        Rules: ES-173, ES-230, ES-231.
        """
        now = g.heights[position]
        if place == now:
            self.offer(g, seat, position)
            return
        if now < len(line_at(g, position).pays):
            self.pending_bet[seat] = position
            self.clashed = put(self.clashed, seat, position)
            if g.emitting:
                free = PLACE_IN_STACK.values[now]
                g.emit_to(seat, "bet-clashed", {"seat": seat, "bet": key_at(g, position), "place": free})
            return
        self.release(seat)
        self.clashed = put(self.clashed, seat, NOWHERE)
        if g.emitting:
            g.emit_to(seat, "bet-closed", {"seat": seat, "bet": key_at(g, position)})

    def withdraw(self, g: Table, seat: int, position: int) -> None:
        """Take back a hovering marker, or one that did not get its place. Rules: ES-170, ES-173."""
        if self.pending_bet[seat] >= 0:
            self.release(seat)
            self.clashed = put(self.clashed, seat, NOWHERE)
            return
        g.take_marker(position, seat)
        self.bound = put(self.bound, seat, self.bound[seat] | 1 << position)
        if self.clashed[seat] == position:
            self.clashed = put(self.clashed, seat, NOWHERE)
        if self.pleas[seat] == position:
            self.pleas = put(self.pleas, seat, NOWHERE)
        g.faces.reveal_count += 1
        if g.emitting:
            g.emit("bet-withdrawn", {"seat": seat, "bet": key_at(g, position)})

    def settle_order(self, g: Table, seat: int, answer: int) -> None:
        """Yields, disputes and rulings: the only ways two neighbours of this window change places. Rule: ES-232."""
        if YIELD.has(answer):
            position = position_of(g, YIELD.a(answer))
            self.yields = put(self.yields, seat, self.yields[seat] + 1)
            other = self.swap(g, position, place_of(g, position, seat))
            self.let_withdraw(seat, position)
            self.tell_order(g, "bet-yielded", position, seat, other)
        elif DISPUTE.has(answer):
            position = position_of(g, DISPUTE.a(answer))
            self.clashed = put(self.clashed, seat, NOWHERE)
            self.pleas = put(self.pleas, seat, position)
            below = g.markers[position * MOST_PLACES + place_of(g, position, seat) - 1]
            self.tell_order(g, "order-disputed", position, seat, below)
        elif KEEP_ORDER.has(answer):
            position = position_of(g, KEEP_ORDER.a(answer))
            place = KEEP_ORDER.b(answer)
            claimant = g.markers[position * MOST_PLACES + place]
            self.pleas = put(self.pleas, claimant, NOWHERE)
            self.let_withdraw(claimant, position)
            below = g.markers[position * MOST_PLACES + place - 1]
            self.tell_order(g, "order-kept", position, below, claimant)
        else:
            position = position_of(g, SWAP_ORDER.a(answer))
            claimant = self.swap(g, position, SWAP_ORDER.b(answer) - 1)
            below = g.markers[position * MOST_PLACES + SWAP_ORDER.b(answer)]
            self.let_withdraw(below, position)
            self.pleas = put(self.pleas, claimant, NOWHERE)
            self.tell_order(g, "order-swapped", position, claimant, below)

    def swap(self, g: Table, position: int, place: int) -> int:
        """The marker at this place and the one above it change places; return the owner of the upper one."""
        base = position * MOST_PLACES + place
        lower = g.markers[base]
        upper = g.markers[base + 1]
        g.markers[base] = upper
        g.markers[base + 1] = lower
        g.faces.reveal_count += 1
        return upper

    def let_withdraw(self, seat: int, position: int) -> None:
        """Who ends up behind another in a clash may take the marker back and think again. Rule: ES-173"""
        self.bound = put(self.bound, seat, self.bound[seat] & ~(1 << position))
        self.ready[seat] = 0

    def tell_order(self, g: Table, key: str, position: int, seat: int, other: int) -> None:
        if g.emitting:
            g.emit(key, {"seat": seat, "other": other, "bet": key_at(g, position)})

    def close(self, g: Table) -> None:
        """The dice leave the hand: a bet still pending was not laid. Rule: ES-053."""
        for seat in range(g.seats):
            if self.pending_bet[seat] >= 0 and g.emitting:
                g.emit_to(seat, "bet-lapsed", {"seat": seat, "bet": key_at(g, self.pending_bet[seat])})
        g.faces.reveal_count += 1
        self.end()

    def explain(self, g: Table, seat: int) -> dict[str, object]:
        role = "ready" if self.ready[seat] else "bettor"
        if seat == g.tumbler:
            role = "tumbler"
        elif self.pending_bet[seat] >= 0:
            role = "hovering"
        return {"role": role, "markers": g.in_hand[seat], "seconds": g.book.seconds}

    def stale_answers(self, g: Table, seat: int) -> list[int]:
        return [] if seat == g.tumbler else [n for n in to_list(self.options_of(g, seat)) if is_late(g, n)]
