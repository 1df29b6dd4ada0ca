"""The Dragon's board as a seat may see it."""

from undercroft.games.vast.cards import DRAGON, GEMS, SLOTH_BOXES, SYMBOL_CARDS
from undercroft.games.vast.roles.dragon.board import ROOM, TOP_EATEN, armor, mine, spirit
from undercroft.games.vast.roles.dragon.contract import DragonView
from undercroft.games.vast.state import Vast


def dragon_view(g: Vast, seat: int) -> DragonView:
    """Only his hand is secret; a level may have raised his Health. Rule: VA-D011, VA-L045"""
    board = mine(g)
    own = seat == g.seat(DRAGON)
    hand: list[str | None] = []
    for symbol in sorted(SYMBOL_CARDS[g.faces.face[card]] for card in board.hand):
        hand.append(symbol if own else None)
    return {
        "health": board.health,
        "most_health": g.book.dragon_health,
        "wakefulness": board.wake,
        "wakes_at": g.book.wakes_at,
        "armor": armor(g),
        "spirit": spirit(g),
        "sloth": {SLOTH_BOXES[box]: board.boxes[box] for box in range(len(ROOM))},
        "sloth_room": {SLOTH_BOXES[box]: ROOM[box] for box in range(len(ROOM))},
        "eaten": board.eaten,
        "most_eaten": TOP_EATEN,
        "awake": board.awake,
        "surfaced": board.surfaced,
        "hand": hand,
        "deck": len(board.deck),
        "discards": sorted(SYMBOL_CARDS[g.faces.face[card]] for card in board.discards),
        "treasures": board.stored,
        "shriek": board.shriek,
        "shriek_turns": board.shriek_turns,
        "gems_spent": [GEMS[gem] for gem in range(3) if board.gems_spent >> gem & 1],
    }
