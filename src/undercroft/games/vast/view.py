"""What one seat can see of the table, built field by field. Rule: VA-G101 to VA-G103"""

from collections.abc import Mapping
from typing import cast

from undercroft.games.vast import cards
from undercroft.games.vast.cavern.map import DARK, LIT
from undercroft.games.vast.contract import (
    BoardsView,
    CardsView,
    EdgeView,
    PieceView,
    TileView,
    VastView,
)
from undercroft.games.vast.domains import DIRECTION, PIECE, SPACE
from undercroft.games.vast.state import CARRIED, IN_SUPPLY, Vast


def table_view(g: Vast, seat: int) -> VastView:
    """The map, the pieces, the supplies, and each role's board as this seat may see it."""
    return {
        "set": g.book.key,
        "roles": [cards.ROLES[role] for role in g.book.playing],
        "turn": cards.ROLES[g.active] if g.active >= 0 else None,
        "round": g.rounds,
        "collapsing": g.collapsing,
        "tiles": [tile_view(g, seat, cell) for cell in g.map.cells()],
        "bombs": [edge_view(g, edge) for edge in g.map.bombs],
        "rockslides": [edge_view(g, edge) for edge in g.map.rockslides],
        "pieces": pieces_view(g),
        "supply": {
            "treasure": g.treasures_left,
            "crystal": g.crystals_left,
            "event": g.events_left,
            "vault": g.vaults_left,
            "rockslide": g.rockslides_left,
        },
        "gems": {cards.GEMS[i]: _gem(g, i) for i in range(3)},
        "stack": len(g.tiles),
        "hand": len(g.hand),
        "decks": {
            "event": len(g.event_deck),
            "treasure": len(g.treasure_deck),
            "monster": len(g.monster_deck),
            "monster_discards": [cards.MONSTERS[g.faces.face[card]] for card in g.monster_discards],
            "events_played": [cards.EVENTS[g.faces.face[card]] for card in g.events_out],
        },
        "crystal_tiles_gone": g.crystal_tiles_gone,
        "crystal_tiles_to_end": g.book.crystal_tiles_to_end,
        "crystals_smashed": g.crystals_smashed,
        "tiles_revealed": g.tiles_revealed,
        "goals": {cards.ROLES[role]: g.book.goal[role] for role in g.book.playing},
        "cards": cards_view(g),
        "boards": boards_view(g, seat),
    }


def boards_view(g: Vast, seat: int) -> BoardsView:
    boards: dict[str, Mapping[str, object]] = {}
    for role in g.book.playing:
        boards[cards.ROLES[role]] = g.book.roles[role].view(g, seat)
    return cast(BoardsView, boards)


def cards_view(g: Vast) -> CardsView:
    book = g.book
    return {
        "past_plunder": cards.ROLES[book.past_plunder] if book.past_plunder >= 0 else None,
        "flare": [cards.ROLES[role] for role in range(cards.ROLE_COUNT) if book.flare[role]],
        "infestation": book.infestation or None,
        "ash_dragon": book.ash_dragon,
        "alone_in_the_dark": book.alone,
    }


def tile_view(g: Vast, seat: int, cell: int) -> TileView:
    """One square of the map. A Dark tile shows its symbol, and more only to who has looked under it."""
    pos = g.map.pos[cell]
    walls = [DIRECTION.values[side] for side in range(4) if g.map.walled(cell, side)]
    seen: TileView = {"space": SPACE.values[pos], "walls": walls}
    terrain = cards.TERRAIN_OF[cell]
    if terrain >= 0:
        seen["terrain"] = cards.TERRAINS[terrain]
        seen["part"] = cell - cards.TERRAIN_FIRST[terrain]
    else:
        face = g.faces.known(cell, seat)
        seen["lit"] = g.map.light[cell] == LIT
        if g.map.light[cell] == DARK:
            seen["symbol"] = cards.SYMBOLS[g.book.symbol[g.face(cell)]]
        if face >= 0:
            seen["tile"] = cards.TILES[face]
            seen["type"] = cards.TYPES[cards.TILE_TYPE[face]]
        if g.map.light[cell] == LIT:
            seen["facing"] = DIRECTION.values[g.map.facing[cell]]
    tokens = tokens_view(g, cell)
    if tokens:
        seen["tokens"] = tokens
    return seen


def tokens_view(g: Vast, cell: int) -> dict[str, int]:
    """The tokens on a square, by kind."""
    found: dict[str, int] = {}
    if g.treasure[cell]:
        found["treasure"] = g.treasure[cell]
    if g.crystal[cell]:
        found["crystal"] = 1
    if g.event[cell]:
        found["event"] = 1
    if g.vault[cell]:
        found["vault"] = 1
    for i in range(3):
        if g.gem[i] == cell:
            found[f"gem-{cards.GEMS[i]}"] = 1
    if g.flame_wall == cell:
        found["flame-wall"] = 1
    for i in range(2):
        if g.monster_token[i] == cell:
            found[("ogre", "troll")[i]] = 1
    return found


def pieces_view(g: Vast) -> dict[str, PieceView]:
    """Where the pieces of the roles in the game are; None off the map."""
    found: dict[str, PieceView] = {}
    for role in g.book.playing:
        for piece in g.book.roles[role].pieces:
            cell = g.at[piece]
            where: str | None = None
            if cell >= 0:
                where = SPACE.values[g.map.pos[cell]]
            elif g.lurking[piece] >= 0:
                where = SPACE.values[g.lurking[piece]]
            found[PIECE.values[piece]] = {"space": where, "lurking": g.lurking[piece] >= 0}
    return found


def edge_view(g: Vast, edge: int) -> EdgeView:
    return {"space": SPACE.values[g.map.pos[edge // 4]], "side": DIRECTION.values[edge % 4]}


def _gem(g: Vast, gem: int) -> str:
    where = g.gem[gem]
    if where == IN_SUPPLY:
        return "supply"
    if where == CARRIED:
        return "carried"
    return SPACE.values[g.map.pos[where]]
