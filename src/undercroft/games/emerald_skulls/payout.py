"""The Payout Phase: the tumbler, then every bet by card number, until the gears are gone."""

from typing import Final

from undercroft.engine.outcome import Outcome, places_by
from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.emerald_skulls.actions import PAYOUT, TAKE
from undercroft.games.emerald_skulls.bets import BET_INDEX, BET_KEYS, BETS, SKULL, came_true
from undercroft.games.emerald_skulls.cards import (
    CUBES,
    MOST_PLACES,
    jackpot_gears,
    jackpots_met,
    tumbler_cubes,
    tumbler_gears,
)
from undercroft.games.emerald_skulls.state import (
    VRAX,
    Table,
    jackpot_bets,
    line_at,
    name_of,
    worth_of,
)

NORMAL: Final = 0


class PayOut(Procedure):
    """Everything is paid from the supply; the turn or the game ends with it. Rules: ES-044, ES-074, ES-075."""

    PHASE = "payout"
    STEPS = ("choose_payout", "pay_tumbler", "settle_bets", "end_turn")

    def __init__(self, out: int) -> None:
        super().__init__()
        self.out = out

    def choose_payout(self, g: Table) -> Waiting | None:
        """Asked only where a jackpot is met; the richest choice stands first. Rules: ES-084, ES-212, ES-244."""
        choices = payouts(g, self.out)
        if len(choices) > 1:
            return Ask("payout", g.tumbler, [TAKE.of(choice) for choice in choices])
        self.answer = TAKE.of(NORMAL)
        return None

    def pay_tumbler(self, g: Table) -> None:
        """Cubes are never short, gears may be. Rules: ES-076, ES-090, ES-226."""
        choice = TAKE.a(self.answer)
        cubes = tumbler_cubes(g.book.cards, self.out, g.board) if choice == NORMAL else 0
        gears = g.pay(g.tumbler, payout_gears(g, self.out, choice))
        g.cubes[g.tumbler] += cubes
        g.tumbling[g.tumbler] += gears
        if g.emitting:
            if choice != NORMAL:
                g.emit("jackpot-taken", {"seat": g.tumbler, "payout": PAYOUT.values[choice], "gears": gears})
            else:
                g.emit("tumbler-paid", {"seat": g.tumbler, "gears": gears, "cubes": cubes})

    def settle_bets(self, g: Table) -> None:
        """Card by card, bet by bet, from the bottom of each stack. Rules: ES-085, ES-086, ES-087, ES-227."""
        left = g.rolled[SKULL]
        for position in range(len(g.lines)):
            markers = g.heights[position]
            if markers == 0:
                continue
            line = line_at(g, position)
            true = came_true(BETS[line.bet], self.out, g.board, left, g.picks)
            for place in range(markers):
                if g.supply == 0:
                    return
                owner = g.markers[position * MOST_PLACES + place]
                if not true:
                    if g.emitting:
                        g.emit("bet-lost", {"seat": name_of(owner), "bet": BET_KEYS[line.bet]})
                elif line.sign == CUBES:
                    g.cubes[owner] += line.pays[place]
                    if g.emitting:
                        won = {"seat": owner, "bet": BET_KEYS[line.bet], "cubes": line.pays[place]}
                        g.emit("bet-won-cubes", {**won})
                else:
                    pay_bet(g, owner, line.bet, worth_of(g, position, place))

    def end_turn(self, g: Table) -> None:
        """An empty supply ends the game; alone, so does an empty deck. Rules: ES-089, ES-092, ES-189, ES-225."""
        if g.supply == 0 and g.emitting:
            g.emit("supply-empty", {})
        if g.book.solo and (g.supply == 0 or not g.deck):
            finish_alone(g)
        elif g.supply == 0:
            finish(g)

    def explain(self, g: Table, seat: int) -> dict[str, object]:
        choices = payouts(g, self.out)
        jackpots = [payout_gears(g, self.out, choice) for choice in choices if choice != NORMAL]
        return {
            "preselected": PAYOUT.values[choices[0]],
            "gears": payout_gears(g, self.out, choices[0]),
            "normal": payout_gears(g, self.out, NORMAL),
            "cubes": tumbler_cubes(g.book.cards, self.out, g.board),
            "jackpots": jackpots,
            "count": len(jackpots),
            "pays": {str(TAKE.of(choice)): min(payout_gears(g, self.out, choice), g.supply) for choice in choices},
        }


def payouts(g: Table, out: int) -> list[int]:
    """What the tumbler may take, what pays most first; on a tie, also of a short supply, the normal payout.

    A jackpot of no gears, for teeth of skulls only, is no choice.

    Rule: ES-244.
    """
    met = jackpots_met(g.book.cards, jackpot_bets(g), out, g.board, g.picks)
    choices = [NORMAL]
    for bet in met:
        if jackpot_gears(g.book.cards, bet, g.board) > 0:
            choices.append(PAYOUT.index[BET_KEYS[bet]])
    if len(choices) > 1:
        order = sorted([(-min(payout_gears(g, out, choice), g.supply), choice) for choice in choices])
        choices = [choice for _, choice in order]
    return choices


def payout_gears(g: Table, out: int, choice: int) -> int:
    """What a choice is worth, whatever the supply can pay."""
    if choice == NORMAL:
        return tumbler_gears(g.book.cards, out, g.board)
    return jackpot_gears(g.book.cards, BET_INDEX[PAYOUT.values[choice]], g.board)


def pay_bet(g: Table, owner: int, bet: int, gears: int) -> None:
    """Rules: ES-090, ES-188, ES-240."""
    paid = g.pay(owner, gears)
    if owner < VRAX:
        g.betting[owner] += paid
    if g.emitting:
        g.emit("bet-won", {"seat": name_of(owner), "bet": BET_KEYS[bet], "gears": paid, "due": gears})


def sheets(g: Table) -> list[dict[str, int]]:
    """Where each player's gears came from."""
    return [{"tumbling": g.tumbling[seat], "bets": g.betting[seat], "dice": -g.spent[seat]} for seat in range(g.seats)]


def recency(g: Table, seat: int) -> int:
    """Who was tumbler later ranks higher. Rules: ES-094, ES-229.

    Ruling: among those who never tumbled, whoever's turn would have come sooner ranks higher.
    """
    if g.last_turn[seat] > 0:
        return g.last_turn[seat]
    return -((seat - g.tumbler) % g.seats)


def finish(g: Table) -> None:
    """Most gears, then most cubes, then the later tumbler. Rules: ES-003, ES-092, ES-093, ES-094, ES-229."""
    places = places_by([(g.gears[seat], g.cubes[seat], recency(g, seat)) for seat in range(g.seats)])
    winners = [seat for seat in range(g.seats) if places[seat] == 1]
    most = max(g.gears)
    ties = [seat for seat in range(g.seats) if g.gears[seat] == most]
    cubes = max([g.cubes[seat] for seat in ties])
    still = [seat for seat in ties if g.cubes[seat] == cubes]
    ending = "most-gears" if len(ties) == 1 else "most-cubes" if len(still) == 1 else "last-tumbler"
    g.finish(Outcome(ending, places, sheets(g), winners))


def finish_alone(g: Table) -> None:
    """What is left goes to Vrax and Kur, who win on equality. Rules: ES-190, ES-191."""
    if g.supply and g.emitting:
        g.emit("leftovers", {"gears": g.supply})
    g.opposition += g.supply
    g.supply = 0
    won = g.gears[0] > g.opposition
    ending = "cashed-out" if won else "outsmarted"
    places = [1 if won else 2]
    g.finish(Outcome(ending, places, sheets(g), [0] if won else [], {"vrax-and-kur": {"gears": g.opposition}}))
