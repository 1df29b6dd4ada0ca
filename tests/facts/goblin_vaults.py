"""What Goblin Vaults states of an answer, checked through the views and by playing on."""

from collections.abc import Iterator
from typing import Any

from tests.facts.claims import Check, Claim
from undercroft.engine.match import Match


def points(match: Match, seat: int) -> int:
    """What a vault scores now, without tokens."""
    score = match.view(seat)["table"]["players"][seat]["score"]
    return sum(number for category, number in score.items() if category != "tokens")


def force(table: Any, card: str) -> int:
    """The strength of a card as printed and seen."""
    facts = table["cards"]
    value = int(facts[card]["value"])
    return value + 100 if facts[card]["suit"] == facts[table["warden"]]["suit"] else value


def best(table: Any, position: str) -> int:
    """The strength to beat at a position."""
    lot = next(lot for lot in table["lots"] if lot["position"] == position)
    return max((force(table, bid["card"]) for bid in lot["bids"]), default=0)


def hand(claim: Claim) -> list[str]:
    return list(claim.table["players"][claim.seat]["known"])


def scored(match: Match, seat: int, face: int) -> int:
    """What a card would score at once in the best chamber, as the score sheet of the view has it."""
    before = points(match, seat)
    found = []
    for chamber in range(4):
        clone = match.copy()
        state: Any = clone.state
        vault = state.vaults[seat]
        free = [place for place in range(chamber * 3, chamber * 3 + 3) if vault[place] < 0]
        if free:
            vault[free[0]] = state.faces.face.index(face)
            found.append(points(clone, seat) - before)
    return max(found, default=0)


def face_of(claim: Claim, card: str) -> int:
    """The number of a card's face."""
    return claim.match.game.domains["card"].values.index(card)


def followed(claim: Claim) -> Match:
    """The match after the answer, and after everybody else's who is asked the same at the same time."""
    clone = claim.after()
    if claim.verb in ("start", "store"):
        assert claim.match.waiting is not None
        while clone.waiting is not None and clone.waiting.about == claim.match.waiting.about:
            seat = clone.next_seat()
            clone.play(seat, clone.legal_actions(seat).nth(0))
    return clone


def changes(claim: Claim) -> bool:
    return bool(points(followed(claim), claim.seat) - points(claim.match, claim.seat) == claim.args["points"])


def unseen(claim: Claim) -> list[int]:
    """The faces this seat has seen nowhere."""
    seen = set(claim.table["cards"])
    state: Any = claim.match.state
    values = claim.match.game.domains["card"].values
    return [face for face in state.faces.face if values[face] not in seen]


def scores_next(claim: Claim) -> bool:
    """The average over every card not seen, in the vault as the answer leaves it."""
    match = claim.match if claim.verb in ("draw", "decline") else followed(claim)
    faces = unseen(claim)
    average = sum(scored(match, claim.seat, face) for face in faces) / max(1, len(faces))
    return bool(abs(average - claim.args["points"]) <= 0.0501)


def later(table: Any, seat: int) -> Iterator[int]:
    """Who bids after this seat."""
    seats = len(table["players"])
    turn = (seat - (table["first"] or 0)) % seats
    for after in range(turn + 1, seats):
        yield ((table["first"] or 0) + after) % seats


def closes(table: Any) -> bool:
    """Whether Glavrun bids after everybody."""
    return len(table["players"]) == 1


def unbeaten(claim: Claim, world: Match) -> bool:
    """Whether nobody who bids later holds a stronger card in this world."""
    table = world.view(claim.seat)["table"]
    mine = force(table, claim.option["card"])
    for other in later(table, claim.seat):
        theirs = world.view(other)["table"]
        if any(force(theirs, card) > mine for card in theirs["players"][other]["known"]):
            return False
    if closes(table):
        state: Any = world.state
        face = state.faces.face[state.glavrun_deck[-1]]
        cards = state.book.cards
        position = ("left", "middle", "right")[cards.position[face]]
        trump = cards.suit[face] == cards.suit[state.faces.face[state.warden]]
        return not (position == claim.option["position"] and cards.value[face] + 100 * trump > mine)
    return True


def leads(claim: Claim) -> bool:
    return force(claim.table, claim.option["card"]) > best(claim.table, claim.option["position"])


def lot_of(claim: Claim) -> Any:
    return next(lot for lot in claim.table["lots"] if lot["position"] == claim.option["position"])


def lot_scores(claim: Claim) -> bool:
    lot = lot_of(claim)
    worth = scored(claim.match, claim.seat, face_of(claim, lot["card"]))
    return bool((lot["card"], lot["gears"], worth) == (claim.args["card"], claim.args["gears"], claim.args["points"]))


def extreme(claim: Claim, highest: bool) -> bool:
    forces = [force(claim.table, card) for card in hand(claim)]
    return force(claim.table, claim.option["card"]) == (max(forces) if highest else min(forces))


def warden_of(claim: Claim) -> str:
    """The warden card as the answer leaves it."""
    return str(lot_of(claim)["card"] if claim.verb == "swap" else claim.table["warden"])


def like_warden(claim: Claim, what: str) -> bool:
    facts = claim.table["cards"]
    like = [card for card in hand(claim) if facts[card][what] == facts[warden_of(claim)][what]]
    return bool(len(like) == claim.args["count"])


def underbids(claim: Claim) -> bool:
    after = claim.after().view(claim.seat)["table"]["players"][claim.seat]["gears"]
    return bool(not leads(claim) and after == claim.args["gears"])


CHECKS: dict[str, Check] = {
    "gv-underbid": underbids,
    "gv-wins-sure": lambda claim: leads(claim) and not list(later(claim.table, claim.seat)) and not closes(claim.table),
    "gv-wins": lambda claim: leads(claim) and claim.counts(lambda world: unbeaten(claim, world)),
    "gv-lot": lot_scores,
    "gv-rival": lambda claim: (
        scored(claim.match, claim.args["seat"], face_of(claim, lot_of(claim)["card"])) == claim.args["points"]
    ),
    "gv-kept": lambda claim: (
        scored(claim.match, claim.seat, face_of(claim, claim.option["card"])) == claim.args["points"]
    ),
    "gv-action": lambda claim: (claim.after().waiting or claim.match.waiting).about == "warden-action",  # type: ignore[union-attr]
    "gv-strongest": lambda claim: extreme(claim, True),
    "gv-weakest": lambda claim: extreme(claim, False),
    "gv-scores": changes,
    "gv-next": scores_next,
    "gv-given-up": lambda claim: (
        scored(claim.match, claim.seat, face_of(claim, claim.option["card"])) == claim.args["points"]
    ),
    "gv-trumps": lambda claim: like_warden(claim, "suit"),
    "gv-actions": lambda claim: like_warden(claim, "faction"),
    "gv-nothing": lambda claim: points(claim.after(), claim.seat) == points(claim.match, claim.seat),
}
