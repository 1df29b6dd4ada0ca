"""Why a thing cannot be chosen now, for whoever clicks on it. Reads what its seat knows and changes nothing."""

from undercroft.engine.game import WhyNot
from undercroft.games.goblin_vaults.actions import CARD, CHAMBER, PLACE, POSITION
from undercroft.games.goblin_vaults.state import EMPTY, Table, height, strength, to_beat

HAND_RULE = {"bid": "GV-051", "stash": "GV-056", "starting-card": "GV-031", "warden-action": "GV-064"}
"""The questions a hand card can answer, each with its rule."""


def why_not(g: Table, seat: int, about: str, domain: str, value: str) -> WhyNot | None:
    """The reason in a key and its arguments, with the rule; None where the question's own rules say all."""
    if about == "store" and domain not in (CHAMBER.key, PLACE.key):
        return "chamber-first", {}, "GV-038"
    if about == "swap" and domain != POSITION.key:
        return "swap-block-only", {}, "GV-079"
    if domain == CARD.key and value in CARD.index and about in HAND_RULE:
        return why_not_card(g, seat, about, value)
    if domain == POSITION.key and value in POSITION.index and about == "bid" and g.gears[seat] == 0:
        return ("no-gears", {}, "GV-055") if g.bids[POSITION.index[value]] else None
    if domain in (CHAMBER.key, PLACE.key):
        return why_not_there(g, seat, about, value)
    return None


def why_not_card(g: Table, seat: int, about: str, value: str) -> WhyNot | None:
    """A card that is not one's own, or one that cannot lead anywhere and cannot be paid for."""
    face = CARD.index[value]
    if face not in [g.faces.face[card] for card in g.hands[seat]]:
        return "not-in-hand", {"card": value}, HAND_RULE[about]
    if about == "bid" and g.gears[seat] == 0 and all(strength(g, face) <= to_beat(g, i) for i in range(3)):
        return "cannot-lead", {"card": value}, "GV-055"
    return None


def why_not_there(g: Table, seat: int, about: str, value: str) -> WhyNot | None:
    """A chamber or a place of one's own vault."""
    if about in ("bid", "swap"):
        return "vault-later", {}, "GV-067"
    chamber = int(value[:1]) - 1 if value[:1] in ("1", "2", "3", "4") else -1
    if chamber < 0:
        return None
    if height(g.vaults[seat], chamber) == 3:
        return "chamber-full", {"chamber": value[:1]}, "GV-060" if about == "warden-action" else "GV-036"
    if value in PLACE.index and about == "warden-action" and g.vaults[seat][PLACE.index[value]] == EMPTY:
        return "no-hole", {}, "GV-061"
    return None
