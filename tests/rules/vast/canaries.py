"""The names of hidden cards; see `tests/server/canaries.py`."""

from undercroft.engine.match import Match
from undercroft.games.vast import cards as vast

NAMES = (
    *vast.TILES,
    *(vast.EVENTS[i] for i in vast.EVENT_CARDS),
    *vast.TREASURES,
    *vast.SIDEQUESTS,
    *vast.WAR,
    *vast.MONSTERS,
    *vast.SECRETS,
)
"""By card id. Powers of the Dragon are three symbols that everybody's board shows."""
STARTS = (
    0,
    vast.FIRST_EVENT,
    vast.FIRST_TREASURE,
    vast.FIRST_SIDEQUEST,
    vast.FIRST_WAR,
    vast.FIRST_MONSTER,
    vast.FIRST_SECRET,
)
KINDS = (vast.TILES, vast.EVENTS, vast.TREASURES, vast.SIDEQUESTS, vast.WAR, vast.MONSTERS, vast.SECRETS)
WORDS = set(NAMES)


def name_of(face: int, card: int) -> str:
    """The name of the face a card of Vast carries."""
    first = max(start for start in STARTS if start <= card)
    return KINDS[STARTS.index(first)][face]


def known_words(match: Match, seat: int) -> set[str]:
    faces = match.state.faces
    return {name_of(faces.face[card], card) for card in range(len(NAMES)) if faces.known(card, seat) >= 0}
