"""What Emerald Skulls states of an answer: counted dice by dice, or played out by the rules again and again."""

from functools import lru_cache
from itertools import product
from typing import Any

from tests.facts.claims import Check, Claim
from undercroft.bots.judgement import judgement_of
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

PLAYED = 25
"""How often a turn is played out to check an average; only one statement in eight is, for it takes long."""

ENOUGH = 40
"""With so many gears in the supply everybody is paid."""


def outcomes(claim: Claim) -> list[tuple[int, bool, bool]]:
    """What came of the turn after the answer: gears for the tumbler, a Bust Out, and whether the own bet came true."""
    return played_out(Key(claim))


class Key:
    """A claim as a key: the same answer at the same table is played out once for all that is said of it."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.key = (id(claim.match), claim.answers, claim.seat, claim.number)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self.key == other.key


@lru_cache(maxsize=8)
def played_out(key: Key) -> list[tuple[int, bool, bool]]:
    claim = key.claim
    judgement = judgement_of(claim.match.game)
    luck = Luck.of(f"played {claim.seat} {claim.number}")
    found = []
    for _ in range(PLAYED):
        world = claim.match.imagine(claim.seat, luck).copy(recording=True)
        state: Any = world.state
        tumbler = state.tumbler
        told = list(world.play(claim.seat, claim.number).events)
        while world.waiting is not None and not any(event.key == "out" for event in told):
            told += play_on(world, judgement, tumbler)
        if world.waiting is not None and world.waiting.about == "payout":
            told += world.play(tumbler, world.legal_actions(tumbler).nth(0)).events
        gears = paid_in(told)
        bust = any(event.key == "out" and event.args["out"] == "bust" for event in told)
        bet = claim.option.get("bet")
        won = any(event.key in ("bet-won", "bet-won-cubes") and event.args["bet"] == bet for event in told)
        found.append((gears, bust, won))
    return found


def paid_in(told: list[Any]) -> int:
    """The tumbler's payout among these events."""
    return sum(int(event.args["gears"]) for event in told if event.key in ("tumbler-paid", "jackpot-taken"))


def play_on(world: Match, judgement: Any, tumbler: int) -> list[Any]:
    """One more answer: bettors lay nothing more, and the tumbler plays for the most."""
    assert world.waiting is not None
    asked = world.waiting.seats()
    verbs = world.game.actions
    for seat in asked:
        numbers = world.numbers(seat)
        quiet = [number for number in numbers if verbs.verb_of(number).key in ("ready", "pass", "withdraw", "roll")]
        if seat != tumbler and quiet:
            return list(world.play(seat, quiet[-1]).events)
    if tumbler not in asked:
        # Only the clock, or somebody who is ready, is left to speak.
        seat = world.next_seat()
        return list(world.play(seat, world.legal_actions(seat).nth(0)).events)
    numbers = world.numbers(tumbler)
    rolls = [number for number in numbers if verbs.verb_of(number).key == "roll"]
    number = rolls[0] if rolls else judgement.pick(world, tumbler, numbers, Luck.of(1))
    return list(world.play(tumbler, number).events)


def seldom(claim: Claim) -> bool:
    """Whether this is one of the few statements that are played out."""
    return (claim.answers + claim.number) % 8 == 0


def close(found: list[float], stated: float, rounding: float) -> bool:
    """Whether an average of what was played out is as stated, but for luck."""
    mean = sum(found) / len(found)
    spread = (sum((each - mean) ** 2 for each in found) / len(found)) ** 0.5
    return bool(abs(mean - stated) <= 4.5 * (spread + rounding) / len(found) ** 0.5 + rounding)


def average(claim: Claim) -> bool:
    price = prices(claim)[int(claim.option["pool"][0])] if claim.verb == "buy" else 0
    if claim.args["price"] != price:
        return False
    found = [gears - price for gears, _, _ in outcomes(claim)] if seldom(claim) else []
    return not found or close([float(each) for each in found], claim.args["gears"], 1.0)


def prices(claim: Claim) -> dict[int, int]:
    return {each["dice"]: each["gears"] for each in claim.table["prices"]}


def bust(claim: Claim) -> bool:
    found = [float(bust) for _, bust, _ in outcomes(claim)] if seldom(claim) else []
    return not found or close(found, claim.args["percent"] / 100, 0.12)


def likely(claim: Claim) -> bool:
    if claim.option["bet"] != claim.args["bet"]:
        return False
    pending = claim.verb == "bet" and claim.after().waiting is not None and doubted(claim)
    # Where gears may run out, a bet can come true and win nothing.
    paid = claim.table["supply"] >= ENOUGH
    found = [float(won) for _, _, won in outcomes(claim)] if seldom(claim) and paid and not pending else []
    return not found or close(found, claim.args["percent"] / 100, 0.12)


def doubted(claim: Claim) -> bool:
    """Whether the marker is not laid yet, because the bettor is asked again."""
    return bool(claim.after().view(claim.seat)["table"]["players"][claim.seat]["markers"] == mine(claim)["markers"])


def mine(claim: Claim) -> Any:
    return claim.table["players"][claim.seat]


def dead(claim: Claim) -> bool:
    """Every way the dice can fall, one by one."""
    state: Any = claim.match.state
    levels = claim.table["board"]
    room = [level["holds"] - level["numbered"] - level["skulls"] for level in levels]
    fits = [room[level] > 0 and level >= state.floor for level in range(5)]
    nothing = total = 0
    for rolled in product(range(6), repeat=state.pool):
        total += 1
        nothing += not any(fits) or not any(face == 5 or fits[face] for face in rolled)
    return bool(abs(100 * nothing / total - claim.args["percent"]) <= 0.51)


def sure(claim: Claim) -> bool:
    """Played: the tumbler's gears rise by so much, whatever the dice might have done."""
    clone = claim.match.copy(recording=True)
    clone.pause_at_chance = True
    told = list(clone.play(claim.seat, claim.number).events)
    if clone.waiting is not None and clone.waiting.about == "payout":
        normal = [n for n in clone.numbers(claim.seat) if clone.game.actions.named(n)["payout"] == "normal"]
        told += clone.play(claim.seat, normal[0]).events
    return bool(paid_in(told) == claim.args["gears"])


def stands(claim: Claim) -> bool:
    """The answer leads to the choice to stop, with so many dice left and so much to take."""
    after = claim.after()
    table = after.view(claim.seat)["table"]
    if after.waiting is None or after.waiting.about != "check":
        return False
    return bool((table["pool"], table["if_stopped"]["gears"]) == (claim.args["dice"], claim.args["gears"]))


def bet_of(claim: Claim) -> Any:
    bets = [bet for card in claim.table["cards"] for bet in card["bets"]]
    return next(bet for bet in bets if bet["bet"] == claim.option["bet"])


def mean(claim: Claim) -> bool:
    """What it pays times how likely it is, as the odds on the board have it."""
    odds: Any = claim.match.odds()
    chance = next(bet["chance"] for bet in odds["bets"] if bet["key"] == claim.option["bet"])
    return bool(abs(chance * bet_of(claim)["next"] - claim.args["gears"]) <= 0.051)


CHECKS: dict[str, Check] = {
    "es-average": average,
    "es-bust": bust,
    "es-dead": dead,
    "es-sure": sure,
    "es-stand": stands,
    "es-cubes": lambda claim: claim.args["count"] == mine(claim)["cubes"] - 1,
    "es-pays": sure,
    "es-likely": likely,
    "es-bet-pays": lambda claim: bet_of(claim)["next"] == claim.args["gears"],
    "es-bet-cubes": lambda claim: bet_of(claim)["next"] == claim.args["count"],
    "es-mean": mean,
    "es-markers": lambda claim: mine(claim)["markers"] == claim.args["count"],
}
