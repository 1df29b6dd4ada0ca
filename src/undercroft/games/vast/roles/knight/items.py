"""Equipment and Treasure cards. Rule: VA-K095 to VA-K120"""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask
from undercroft.games.vast.cards import BONES, CAVE, DRAGON_PIECE, EYE, FANGS, KNIGHT, THIEF_PIECE
from undercroft.games.vast.cavern.geometry import OPPOSITE
from undercroft.games.vast.cavern.paths import lines_distance, sheltered, visible
from undercroft.games.vast.domains import DIRECTION, PIECE, SPACE, TREASURE
from undercroft.games.vast.roles.knight.actions import BOMB_WALL, DECLINE, KEEP, SHOOT, SHOOT_ENCHANTED
from undercroft.games.vast.roles.knight.board import (
    BOMB,
    BOW,
    DEED_EAGLE_EYED,
    ENCHANTED_BOW,
    FIRST_TREASURE,
    JAVELIN,
    ON_WALL,
    POTION,
    UNUSED,
    cell_of,
    cubes,
    has_up,
    javelin_counts,
    mine,
    perception,
    strength,
)
from undercroft.games.vast.roles.knight.grit import FEWEST, gain_grit, heal
from undercroft.games.vast.state import Vast


class GainTreasure(Procedure):
    """A Treasure card is hers, face down, unless she declines it for 5 Grit. Rule: VA-K068 to VA-K071"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "look", "decide", "settle")

    def __init__(self, for_token: bool) -> None:
        super().__init__()
        self.for_token = for_token
        self.card = -1

    def choose(self, g: Vast) -> None:
        g.call(g.book.roles[CAVE].choose_treasure(g))

    def look(self, g: Vast) -> None:
        self.card = self.answer
        if self.card < 0:
            if self.for_token:
                gain_grit(g, 5)
            self.end()
            return
        g.faces.show_to(self.card, g.seat(KNIGHT))

    def decide(self, g: Vast) -> Ask:
        return Ask("keep-treasure", g.seat(KNIGHT), [KEEP.of(), DECLINE.of()])

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        if self.card < 0 or g.faces.known(self.card, seat) < 0:
            return {}
        return {"treasure": TREASURE.values[g.faces.face[self.card]]}

    def settle(self, g: Vast) -> None:
        if KEEP.has(self.answer):
            mine(g).down.append(self.card)
            g.emit("treasure-kept", {})
            return
        g.treasures_out.append(self.card)
        g.faces.show(self.card)
        if g.emitting:
            g.emit("treasure-declined", {"treasure": TREASURE.values[g.faces.face[self.card]]})
        gain_grit(g, 5)


def lose_treasure(g: Vast, card: int) -> None:
    """A Treasure card leaves her; a cube on it waits for her next Pick Up. Rule: VA-K023"""
    board = mine(g)
    if card in board.up:
        board.up.remove(card)
        item = FIRST_TREASURE + g.faces.face[card]
        board.aside += board.on[item]
        board.on[item] = 0
        if g.faces.face[card] == JAVELIN:
            board.javelin_ready = False
    else:
        board.down.remove(card)


def card_up(g: Vast, treasure: int) -> int:
    """The id of a face-up Treasure she owns."""
    return next(card for card in mine(g).up if g.faces.face[card] == treasure)


def spend_javelin(g: Vast) -> None:
    """After the attack it leaves the game, hit or miss. Rule: VA-K112, VA-K113"""
    board = mine(g)
    if not javelin_counts(board):
        return
    board.javelin_ready = False
    board.javelin_turn = True
    card = card_up(g, JAVELIN)
    board.up.remove(card)
    g.treasures_out.append(card)
    g.emit("javelin-thrown", {})


def can_drink(g: Vast) -> bool:
    """The cube on the Potion Kit must be one she can spare. Rule: VA-K021, VA-K119"""
    board = mine(g)
    return board.on[FIRST_TREASURE + POTION] > 0 and cubes(board) > FEWEST and board.health < board.most_health


def drink(g: Vast) -> None:
    """Rule: VA-K119"""
    board = mine(g)
    board.on[FIRST_TREASURE + POTION] = 0
    board.discarded += 1
    card = card_up(g, POTION)
    board.up.remove(card)
    g.treasures_out.append(card)
    g.emit("potion-drunk", {})
    heal(g, 2)


def can_ready_javelin(g: Vast) -> bool:
    """Not in a turn in which the Bomb was used. Rule: VA-K114"""
    board = mine(g)
    return has_up(g, JAVELIN) and not board.javelin_ready and board.bomb_used == UNUSED


def bombable(g: Vast) -> list[int]:
    """Sides of her tile she could open now. Rule: VA-K098, VA-K099, VA-K102"""
    board = mine(g)
    if board.on[BOMB] == 0 or board.bomb_used != UNUSED or board.bombs == 0 or board.javelin_turn:
        return []
    return [BOMB_WALL.of(side) for side in range(4) if g.map.walled(cell_of(g), side)]


class BombWall(Procedure):
    """A wall of her tile is gone for good; before the Collapse the edge is filled. Rule: VA-K098, VA-K099, VA-K102"""

    STEPS: ClassVar[tuple[str, ...]] = ("blast", "fill")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def blast(self, g: Vast) -> None:
        board = mine(g)
        cell = cell_of(g)
        board.bomb_used = ON_WALL
        board.bombs -= 1
        beyond = g.map.beside(cell, self.side)
        for edge in (cell * 4 + self.side, beyond * 4 + OPPOSITE[self.side]):
            if edge in g.map.rockslides:
                g.map.rockslides.remove(edge)
                g.rockslides_left += 1
        g.map.bombs.append(cell * 4 + self.side)
        if g.emitting:
            g.emit("wall-bombed", {"space": SPACE.values[g.map.pos[cell]], "direction": DIRECTION.values[self.side]})

    def fill(self, g: Vast) -> None:
        if not g.collapsing:
            g.call(g.book.roles[CAVE].fill(g, KNIGHT))


def bow_targets(g: Vast) -> list[int]:
    """Visible Tribes at any range. Rule: VA-K103"""
    board = mine(g)
    if board.on[BOW] == 0 or board.bow_used:
        return []
    here = cell_of(g)
    return [
        SHOOT.of(piece)
        for piece in (FANGS, BONES, EYE)
        if g.at[piece] >= 0
        and g.role_of(piece).can_be_shot(g, piece)
        and visible(g, here, g.at[piece])
        and not sheltered(g, here, g.at[piece])
    ]


def enchanted_targets(g: Vast) -> list[int]:
    """The Dragon or the Thief, at most 5 spaces away in a cardinal line, past anything. Rule: VA-K109"""
    board = mine(g)
    if board.on[FIRST_TREASURE + ENCHANTED_BOW] == 0 or board.enchanted_used:
        return []
    here = cell_of(g)
    return [
        SHOOT_ENCHANTED.of(piece)
        for piece in (DRAGON_PIECE, THIEF_PIECE)
        if g.at[piece] >= 0
        and g.role_of(piece).can_be_shot(g, piece)
        and 0 <= lines_distance(g, here, g.at[piece]) <= 5
        and not sheltered(g, here, g.at[piece])
    ]


class ShootBow(Procedure):
    """A shot with either bow; no Encounter, no attack. Rule: VA-K103, VA-K104, VA-K110, VA-K111"""

    STEPS: ClassVar[tuple[str, ...]] = ("shoot", "boast")

    def __init__(self, piece: int, enchanted: bool) -> None:
        super().__init__()
        self.piece = piece
        self.enchanted = enchanted

    def shoot(self, g: Vast) -> None:
        board = mine(g)
        if self.enchanted:
            board.enchanted_used = True
        else:
            board.bow_used = True
        if g.emitting:
            g.emit("shot", {"piece": PIECE.values[self.piece]})
        power = strength(board, True)
        g.call(g.role_of(self.piece).shot(g, self.piece, power, perception(board)))

    def boast(self, g: Vast) -> None:
        if self.answer == 1:
            mine(g).deeds |= DEED_EAGLE_EYED
