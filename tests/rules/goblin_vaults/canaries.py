"""The names of hidden cards; see `tests/server/canaries.py`."""

from undercroft.engine.match import Match
from undercroft.games.goblin_vaults.cards import LOOT

WORDS = set(LOOT)


def known_words(match: Match, seat: int) -> set[str]:
    faces = match.state.faces
    return {LOOT[faces.face[card]] for card in range(len(faces.face)) if faces.known(card, seat) >= 0}
