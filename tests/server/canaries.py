"""The names of hidden cards as canaries: for every game, which of them a seat has had no chance to know so far.

This is the one place of the server's tests that knows the games by name.
"""

from typing import Any

from undercroft.engine.match import Match
from undercroft.games.goblin_vaults.cards import LOOT
from undercroft.games.vast import cards as vast
from undercroft.games.vault_wars.cards import HEROES, ITEMS, TYPES
from undercroft.games.vault_wars.knowledge import PILE

VAST_NAMES = (
    *vast.TILES,
    *(vast.EVENTS[i] for i in vast.EVENT_CARDS),
    *vast.TREASURES,
    *vast.SIDEQUESTS,
    *vast.WAR,
    *vast.MONSTERS,
    *vast.SECRETS,
)
"""By card id. Powers of the Dragon are three symbols that everybody's board shows."""


def known_words(match: Match, seat: int) -> set[str]:
    """The names of all cards this seat (-1: a spectator) may know in this moment."""
    state: Any = match.state
    faces = state.faces
    if match.game.key == "goblin-vaults":
        return {LOOT[faces.face[card]] for card in range(len(faces.face)) if faces.known(card, seat) >= 0}
    if match.game.key == "vast":
        return {name_of(faces.face[card], card) for card in range(len(VAST_NAMES)) if faces.known(card, seat) >= 0}
    if match.game.key == "vault-wars":
        return known_in_vault_wars(state, seat)
    return set()


def name_of(face: int, card: int) -> str:
    """The name of the face a card of Vast carries."""
    first = max(start for start in STARTS if start <= card)
    return KINDS[STARTS.index(first)][face]


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


def known_in_vault_wars(state: Any, seat: int) -> set[str]:
    items = {*state.open, *state.trash, *state.bidding_shown, *(face for worn in state.equipped for face in worn)}
    heroes: set[int] = {hero for hero in state.hero if hero >= 0}
    if seat >= 0:
        items |= set(state.piles[seat])
        heroes |= set(state.heroes[seat])
        for zone in range(PILE + len(state.piles)):
            items |= set(state.knowledge.of(seat, zone))
    return {ITEMS[face] for face in items} | {HEROES[hero] for hero in heroes}


def all_words(key: str) -> set[str]:
    """The names of all cards that can be hidden. Junk is also a type of items, which vaults and heroes speak of."""
    items = set(ITEMS) - set(TYPES)
    return {"goblin-vaults": set(LOOT), "vast": set(VAST_NAMES), "vault-wars": items | set(HEROES)}.get(key, set())
