"""Putting tokens down and taking them up; supplies never go below nothing. Rule: VA-G019, VA-G020"""

from undercroft.games.vast.cards import CRYSTAL, EVENT, KNIGHT, TREASURE_ROOM, VAULT
from undercroft.games.vast.domains import GEM, SPACE
from undercroft.games.vast.state import IN_SUPPLY, Vast


def tell_token(g: Vast, key: str, token: str, cell: int) -> None:
    """Tell everybody that a token came or went."""
    if g.emitting:
        g.emit(key, {"token": token, "space": SPACE.values[g.map.pos[cell]]})


def put_treasure(g: Vast, cell: int) -> None:
    """A Treasure token from the supply; nothing if none is left. Rule: VA-C057"""
    if g.treasures_left == 0:
        return
    g.treasures_left -= 1
    g.treasure[cell] += 1
    tell_token(g, "token-placed", "treasure", cell)


def put_event(g: Vast, cell: int) -> None:
    """An Event token, unless it would do nothing. Rule: VA-G044, VA-G045"""
    if not events_matter(g) or g.events_left == 0 or g.event[cell]:
        return
    g.events_left -= 1
    g.event[cell] = 1
    tell_token(g, "token-placed", "event", cell)


def take_event(g: Vast, cell: int) -> None:
    g.event[cell] = 0
    g.events_left += 1
    tell_token(g, "token-taken", "event", cell)


def events_matter(g: Vast) -> bool:
    """Whether Events still do anything: a living Knight and a card left. Rule: VA-G045, VA-K122"""
    return g.book.roles[KNIGHT].takes_turn(g) and bool(g.event_deck)


def put_crystal(g: Vast, cell: int) -> None:
    if g.crystals_left == 0:
        return
    g.crystals_left -= 1
    g.crystal[cell] = 1
    tell_token(g, "token-placed", "crystal", cell)


def put_vault(g: Vast, cell: int) -> None:
    if g.vaults_left == 0:
        return
    g.vaults_left -= 1
    g.vault[cell] = 1
    tell_token(g, "token-placed", "vault", cell)


def put_tokens_of_type(g: Vast, cell: int, entered: bool) -> None:
    """What a revealed tile receives; the Knight's own entry resolves an Event instead. Rule: VA-G043, VA-G044"""
    kind = g.type_of(cell)
    if kind == TREASURE_ROOM:
        put_treasure(g, cell)
    elif kind == CRYSTAL:
        put_crystal(g, cell)
    elif kind == VAULT:
        put_vault(g, cell)
    elif kind == EVENT and not entered:
        put_event(g, cell)


def return_gem(g: Vast, gem: int) -> None:
    """A Gem goes back to the Dragon. Rule: VA-D094"""
    g.gem[gem] = IN_SUPPLY
    if g.emitting:
        g.emit("gem-returned", {"gem": GEM.values[gem]})


def gems_at(g: Vast, cell: int) -> list[int]:
    """The Gems lying on a cell."""
    return [gem for gem in range(3) if g.gem[gem] == cell]


def smash_crystal(g: Vast, cell: int, keeper: int) -> None:
    """A Crystal token is smashed; `keeper` is the role whose Smashed space gets it, -1 if it leaves the game.

    Rule: VA-K065, VA-B092, VA-D075, VA-D076
    """
    g.crystal[cell] = 0
    g.crystals_smashed += 1
    if keeper >= 0:
        g.smashed[keeper] += 1
    else:
        g.crystals_lost += 1
    tell_token(g, "crystal-smashed", "crystal", cell)


def sweep(g: Vast, cell: int) -> None:
    """The tokens of a vanishing tile go back to their supplies; Crystals help nobody. Rule: VA-G065, VA-G066"""
    g.treasures_left += g.treasure[cell]
    g.treasure[cell] = 0
    g.crystals_left += g.crystal[cell]
    g.crystal[cell] = 0
    g.events_left += g.event[cell]
    g.event[cell] = 0
    g.vaults_left += g.vault[cell]
    g.vault[cell] = 0
    for gem in gems_at(g, cell):
        return_gem(g, gem)
    if g.flame_wall == cell:
        g.flame_wall = -1
