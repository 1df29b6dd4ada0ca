"""The names of hidden cards; see `tests/server/canaries.py`."""

from undercroft.engine.match import Match
from undercroft.games.vault_wars.cards import HEROES, ITEMS, TYPES
from undercroft.games.vault_wars.knowledge import PILE
from undercroft.games.vault_wars.state import Table

WORDS = (set(ITEMS) - set(TYPES)) | set(HEROES)
"""Junk is also a type of items, which vaults and heroes speak of."""


def known_words(match: Match, seat: int) -> set[str]:
    state = match.state
    assert isinstance(state, Table)
    items = {*state.open, *state.trash, *state.bidding_shown, *state.bidding_aside}
    items |= {face for worn in state.equipped for face in worn}
    heroes: set[int] = {hero for hero in state.hero if hero >= 0}
    if seat >= 0:
        items |= set(state.piles[seat])
        heroes |= set(state.heroes[seat])
        for zone in range(PILE + len(state.piles)):
            items |= set(state.knowledge.of(seat, zone))
    return {ITEMS[face] for face in items} | {HEROES[hero] for hero in heroes}
