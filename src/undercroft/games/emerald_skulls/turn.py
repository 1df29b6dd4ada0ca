"""A turn: Buy Dice, Tumble, Payout. Rule: ES-042."""

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Chance, Waiting
from undercroft.games.emerald_skulls.actions import (
    ACCEPT_BUST,
    BUY,
    GO_ON,
    NUMBERED,
    PICK_NOSE,
    PLACE,
    PLACE_IN_STACK,
    SKULLS,
    SPEND_CUBE,
    STOP,
    laid,
)
from undercroft.games.emerald_skulls.bets import (
    BET_KEYS,
    BUST,
    CHICKEN,
    DICE,
    DOUBLE,
    GEM,
    GEM_LEVEL,
    LEVELS,
    MARKERS,
    NOSE,
    OUTS,
    RUN,
    SKULL,
    on_level,
)
from undercroft.games.emerald_skulls.betting import BetInTurn, nobody_can_bet
from undercroft.games.emerald_skulls.cards import FEWEST_DICE
from undercroft.games.emerald_skulls.dice import ROLLS, SUMS, WEIGHTS, room, signs
from undercroft.games.emerald_skulls.payout import PayOut
from undercroft.games.emerald_skulls.set_up import SetUp
from undercroft.games.emerald_skulls.state import KUR, VRAX, Table, name_of, position_of
from undercroft.games.emerald_skulls.window import OpenWindow


class PlayGame(Procedure):
    """Turn after turn until the gears are gone."""

    PHASE = "buy"
    STEPS = ("set_up", "take_turn", "next_turn")

    def copy(self) -> "PlayGame":
        clone = PlayGame()
        self.copy_base_into(clone)
        return clone

    def set_up(self, g: Table) -> None:
        g.call(SetUp())

    def take_turn(self, g: Table) -> None:
        """The player to the left, alone always you. Until then markers and dice lie where the payout found them.

        Rules: ES-089, ES-178.
        """
        if g.turns > 0:
            g.tumbler = (g.tumbler + 1) % g.seats
        g.turns += 1
        g.last_turn[g.tumbler] = g.turns
        if g.emitting:
            g.emit("turn-began", {"seat": g.tumbler, "supply": g.supply})
        g.clear()
        g.call(Turn())

    def next_turn(self, g: Table) -> None:
        self.goto("take_turn")


class Turn(Procedure):
    """One player's turn as tumbler."""

    STEPS = ("buy", "pay_for_dice", "opposition_bets", "tumble", "pay_out")

    def copy(self) -> "Turn":
        clone = Turn()
        self.copy_base_into(clone)
        return clone

    def buy(self, g: Table) -> Ask:
        """Three dice are free, more cost gears one must own. Rules: ES-045, ES-046, ES-049, ES-185."""
        prices = g.book.cards.prices
        affordable = [dice for dice in range(FEWEST_DICE, DICE + 1) if prices[dice] <= g.gears[g.tumbler]]
        return Ask("buy", g.tumbler, [BUY.of(dice - FEWEST_DICE) for dice in affordable])

    def pay_for_dice(self, g: Table) -> None:
        """Rules: ES-047, ES-048."""
        dice = BUY.a(self.answer) + FEWEST_DICE
        price = g.book.cards.prices[dice]
        g.gears[g.tumbler] -= price
        g.spent[g.tumbler] += price
        g.supply += price
        g.pool = dice
        g.spare_dice -= dice
        if g.emitting:
            g.emit("dice-bought", {"seat": g.tumbler, "dice": dice, "gears": price})

    def opposition_bets(self, g: Table) -> None:
        """Alone: the top card says where Vrax, then Kur, lay a marker, by the dice bought.

        Rules: ES-186, ES-237, ES-238, ES-245.
        """
        if g.book.solo:
            g.revealed = g.deck.pop()
            g.faces.show(g.revealed)
            bets = g.book.cards.opposition[g.faces.face[g.revealed]][g.pool - FEWEST_DICE]
            for rival in (VRAX, KUR):
                bet = bets[rival - VRAX]
                place = PLACE_IN_STACK.values[g.lay_marker(position_of(g, bet), rival)]
                if g.emitting:
                    g.emit("bet-laid", {"seat": name_of(rival), "bet": BET_KEYS[bet], "place": place})

    def tumble(self, g: Table) -> None:
        g.call(Tumble())

    def pay_out(self, g: Table) -> None:
        g.call(PayOut(self.answer))


class Tumble(Procedure):
    """Allow Bets, Roll, Place, Check, until an out; the out is the result. Rules: ES-043, ES-051."""

    PHASE = "tumble"
    STEPS = ("allow_bets", "roll", "see_roll", "place", "do_place", "check", "do_check")

    def copy(self) -> "Tumble":
        clone = Tumble()
        self.copy_base_into(clone)
        return clone

    def allow_bets(self, g: Table) -> None:
        """Before every roll, also before a reroll; alone there are none. Rules: ES-052, ES-099, ES-103, ES-187."""
        if not nobody_can_bet(g):
            g.call(BetInTurn(g.seats) if g.book.in_turn else OpenWindow(g.seats))

    def roll(self, g: Table) -> Chance:
        """All dice of the pool. Rules: ES-062, ES-195."""
        return Chance("roll", WEIGHTS[g.pool], SUMS[g.pool])

    def see_roll(self, g: Table) -> None:
        g.rolled = ROLLS[g.pool][self.answer]
        g.rolls += 1
        if g.emitting:
            g.emit("rolled", {"seat": g.tumbler, "roll": signs(g.rolled)})

    def place(self, g: Table) -> Waiting | None:
        """Place dice, or reroll; accept the bust only where nothing fits. Rules: ES-033, ES-064, ES-162, ES-205."""
        numbers = placements(g)
        stuck = not numbers
        numbers += rerolls(g)
        if not numbers:
            out_of(g, BUST)
            self.end(BUST)
            return None
        if stuck:
            numbers.append(ACCEPT_BUST.of())
        return Ask("place", g.tumbler, numbers)

    def explain(self, g: Table, seat: int) -> dict[str, object]:
        """Whether the roll fits anywhere, and whether the tumbler could reroll."""
        return {"fits": "yes" if placements(g) else "no", "reroll": "yes" if rerolls(g) else "no"}

    def do_place(self, g: Table) -> None:
        answer = self.answer
        if PLACE.has(answer):
            dice = PLACE.b(answer)
            place_dice(g, PLACE.a(answer), NUMBERED[dice], SKULLS[dice])
        elif ACCEPT_BUST.has(answer):
            out_of(g, BUST)
            self.end(BUST)
        else:
            if SPEND_CUBE.has(answer):
                spend_cube(g)
            else:
                pick_nose(g)
            self.goto("allow_bets")

    def check(self, g: Table) -> Waiting | None:
        """Double before Gem before Run; otherwise stop or go on. Rules: ES-067, ES-203, ES-204."""
        out = ended_by(g)
        if out < 0:
            return Ask("check", g.tumbler, [STOP.of(), GO_ON.of()])
        out_of(g, out)
        self.end(out)
        return None

    def is_checking(self) -> bool:
        """Whether the tumbler is asked to stop or go on."""
        return self.STEPS[self.pc] == "check"

    def do_check(self, g: Table) -> None:
        """Rules: ES-067, ES-071, ES-072."""
        if STOP.has(self.answer):
            out_of(g, CHICKEN)
            self.end(CHICKEN)
        else:
            self.goto("allow_bets")


def placements(g: Table) -> list[int]:
    """Every legal placement: one level from the floor up, its numbers and skulls, as many as fit.

    Rules: ES-031, ES-034, ES-035, ES-036, ES-037, ES-038, ES-039, ES-040.
    """
    numbers: list[int] = []
    skulls = g.rolled[SKULL]
    for level in range(g.floor, GEM_LEVEL + 1):
        free = room(g.board, level)
        for numbered in range(min(g.rolled[level], free) + 1):
            for wild in range(min(skulls, free - numbered) + 1):
                if numbered + wild > 0:
                    numbers.append(PLACE.of(level, laid(numbered, wild)))
    return numbers


def rerolls(g: Table) -> list[int]:
    """The reroll actions the tumbler could take now. Rules: ES-096, ES-100, ES-105."""
    numbers: list[int] = []
    if g.cubes[g.tumbler] > 0:
        numbers.append(SPEND_CUBE.of())
    if g.board[NOSE] > 0 and g.picks < MARKERS:
        numbers.append(PICK_NOSE.of())
    return numbers


def place_dice(g: Table, level: int, numbered: int, wild: int) -> None:
    """Rule: ES-063."""
    g.board[level] += numbered
    g.board[level + SKULL] += wild
    g.floor = level
    g.pool -= numbered + wild
    left = g.rolled.copy()
    left[level] -= numbered
    left[SKULL] -= wild
    g.rolled = left
    if g.emitting:
        g.emit("placed", {"seat": g.tumbler, "level": LEVELS[level], "dice": numbered + wild, "skulls": wild})


def spend_cube(g: Table) -> None:
    """One cube back, one die more if there is one. Rules: ES-096, ES-097, ES-098, ES-160."""
    g.cubes[g.tumbler] -= 1
    more = min(1, g.spare_dice)
    g.spare_dice -= more
    g.pool += more
    g.rolled = [0] * 6
    if g.emitting:
        g.emit("cube-spent", {"seat": g.tumbler, "dice": g.pool})


def pick_nose(g: Table) -> None:
    """A marker beside level 3 for a nose die back in the pool; the floor stays.

    Rules: ES-100, ES-101, ES-102, ES-104, ES-105, ES-106.
    """
    g.in_hand[g.tumbler] -= 1
    g.picks += 1
    g.board[NOSE] -= 1
    g.pool += 1
    g.rolled = [0] * 6
    if g.emitting:
        g.emit("nose-picked", {"seat": g.tumbler, "picks": g.picks, "dice": g.pool})


def ended_by(g: Table) -> int:
    """The out a placement has led to, -1 if the tumbler may choose. Rules: ES-068, ES-069, ES-070, ES-204."""
    if on_level(g.board, GEM_LEVEL):
        return GEM if g.pool else DOUBLE
    return -1 if g.pool else RUN


def out_of(g: Table, out: int) -> None:
    if g.emitting:
        g.emit("out", {"seat": g.tumbler, "out": OUTS[out]})
