"""The Dragon as a bundle."""

from collections.abc import Mapping
from typing import ClassVar

from undercroft.engine.game import WhyNot
from undercroft.engine.observation import Observation
from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Shuffle
from undercroft.games.vast.cards import DRAGON, DRAGON_DATA, EVENT, FOREST, TERRAIN_OF
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.cavern.paths import others_at
from undercroft.games.vast.role import Board, Role
from undercroft.games.vast.roles.dragon.actions import CLAIM_SLOTH
from undercroft.games.vast.roles.dragon.board import (
    ALL_CARDS,
    GREED,
    HUNGER,
    ROOM,
    TOP_EATEN,
    DragonBoard,
    armor,
    cell_of,
    mine,
    spirit,
)
from undercroft.games.vast.roles.dragon.damage import (
    DiscardPowers,
    DragonRobbed,
    DragonSpored,
    DragonStruck,
    DrawPowers,
    draw_powers,
)
from undercroft.games.vast.roles.dragon.moving import DragonEntered
from undercroft.games.vast.roles.dragon.observe import observe_dragon
from undercroft.games.vast.roles.dragon.sloth import claim, claims, return_options
from undercroft.games.vast.roles.dragon.turn import DragonTurn, shuffle_powers
from undercroft.games.vast.roles.dragon.view import dragon_view
from undercroft.games.vast.roles.dragon.why import why_not_dragon
from undercroft.games.vast.state import Vast


class DragonRole(Role):
    """What the table asks the Dragon."""

    def __init__(self) -> None:
        super().__init__(DRAGON, True)

    def board(self) -> Board:
        return DragonBoard()

    def set_up(self, g: Vast) -> Procedure | None:
        return SetUpDragon()

    def turn(self, g: Vast) -> Procedure:
        return DragonTurn()

    def asides(self, g: Vast, interrupting: bool) -> list[int]:
        """Sloth conditions he has met. Rule: VA-D108"""
        return [] if interrupting else claims(g)

    def use_aside(self, g: Vast, action: int) -> Procedure:
        return ClaimSloth(CLAIM_SLOTH.a(action))

    def view(self, g: Vast, seat: int) -> Mapping[str, object]:
        return dragon_view(g, seat)

    def observe(self, g: Vast, seat: int, into: Observation) -> None:
        observe_dragon(g, seat, into)

    def why_not(self, g: Vast, about: str, domain: str, value: str) -> WhyNot | None:
        return why_not_dragon(g, about, domain, value)

    def census(self, g: Vast) -> dict[str, int]:
        board = mine(g)
        if g.turns == 0:
            return {"sloth": sum(ROOM), "powers": len(ALL_CARDS)}
        return {
            "sloth": board.wake + sum(board.boxes),
            "powers": len(board.hand) + len(board.deck) + len(board.discards),
            "treasures": board.stored,
        }

    def goal_reached(self, g: Vast) -> str:
        """Rule: VA-D001"""
        return "dragon-left" if mine(g).left else ""

    def fallen(self, g: Vast) -> bool:
        board = mine(g)
        return board.arrived and board.health == 0

    def lonely_number(self, g: Vast) -> int:
        return spirit(g)

    # Statistics.

    def armor(self, g: Vast, piece: int) -> int:
        return armor(g)

    def wariness(self, g: Vast, piece: int) -> int:
        """Rule: VA-T020"""
        return armor(g)

    def on_surface(self, g: Vast, piece: int) -> bool:
        return mine(g).surfaced

    # Being moved.

    def may_be_put(self, g: Vast, piece: int, cell: int) -> bool:
        """Onto Dark tiles only underground. Rule: VA-G086"""
        if others_at(g, cell, DRAGON):
            return False
        return not mine(g).surfaced or g.map.light[cell] != DARK

    def pushable(self, g: Vast, piece: int, cell: int, side: int) -> bool:
        """Through walls only underground. Rule: VA-G086"""
        beyond = g.map.beside(cell, side)
        if beyond < 0 or (mine(g).surfaced and g.map.walled(cell, side)):
            return False
        return self.may_be_put(g, piece, beyond)

    def minds(self, g: Vast, piece: int, cell: int) -> bool:
        """The Flame Wall is his own; the Entrance is his way out. Rule: VA-D072, VA-D117"""
        return cell == 0 and mine(g).surfaced

    def entered(self, g: Vast, piece: int, cell: int, forced: bool) -> Procedure | None:
        return DragonEntered(cell) if mine(g).surfaced else None

    # Being attacked.

    def struck(self, g: Vast, piece: int, attacker: int, damage: int) -> Procedure:
        return DragonStruck(damage)

    def can_be_shot(self, g: Vast, piece: int) -> bool:
        return cell_of(g) >= 0

    def shot(self, g: Vast, piece: int, strength: int, perception: int) -> Procedure:
        """The Enchanted Bow: Power cards equal to her Strength minus 1, at most 3. Rule: VA-K110"""
        return DiscardPowers(max(0, min(3, strength - 1)))

    def can_be_pickpocketed(self, g: Vast, piece: int) -> bool:
        """Rule: VA-T045, VA-T046"""
        board = mine(g)
        return board.wake > 0 and board.boxes[GREED] < ROOM[GREED]

    def pickpocketed(self, g: Vast, piece: int) -> Procedure:
        return DragonRobbed()

    def backstabbed(self, g: Vast, piece: int, injury: int) -> Procedure:
        """Rule: VA-T055"""
        return DiscardPowers(injury)

    def can_be_hexed(self, g: Vast) -> bool:
        """Rule: VA-B116, VA-R029"""
        return cell_of(g) < 0 or TERRAIN_OF[cell_of(g)] != FOREST

    def hexed(self, g: Vast, x: int) -> Procedure:
        return DiscardPowers(x)

    def can_be_spored(self, g: Vast) -> bool:
        """Rule: VA-C044, VA-R030"""
        sheltered = cell_of(g) >= 0 and TERRAIN_OF[cell_of(g)] == FOREST
        return mine(g).wake > 0 and bool(return_options(g)) and not sheltered

    def spored(self, g: Vast) -> Procedure:
        return DragonSpored()

    def loot_drop(self, g: Vast, piece: int, level: int) -> Procedure:
        """Rule: VA-D051, VA-T078"""
        return DrawPowers(level)

    def eat(self, g: Vast, goblins: int) -> None:
        """Rule: VA-D004, VA-D048"""
        board = mine(g)
        board.eaten = min(TOP_EATEN, board.eaten + goblins)
        if g.emitting and goblins:
            g.emit("goblins-eaten", {"amount": goblins, "eaten": board.eaten})

    def reveals_tile(self, g: Vast, cell: int) -> None:
        """An Event tile makes him proud, with or without its token. Rule: VA-D100, VA-D123"""
        if g.type_of(cell) == EVENT:
            mine(g).event_revealed = True


class ClaimSloth(Procedure):
    """A met condition moves its cube. Rule: VA-D099 to VA-D108"""

    STEPS: ClassVar[tuple[str, ...]] = ("move",)

    def __init__(self, box: int) -> None:
        super().__init__()
        self.box = box

    def move(self, g: Vast) -> None:
        claim(g, self.box)


class SetUpDragon(Procedure):
    """Cubes in their boxes (some awake by variant), Health, a hand of three. Rule: VA-D002 to VA-D007, VA-V041"""

    STEPS: ClassVar[tuple[str, ...]] = ("shuffle", "deal")

    def shuffle(self, g: Vast) -> Shuffle:
        return Shuffle("powers", len(ALL_CARDS))

    def deal(self, g: Vast) -> None:
        board = mine(g)
        board.health = g.book.dragon_health
        board.boxes[HUNGER] -= g.book.hunger_awake
        board.wake = g.book.hunger_awake
        shuffle_powers(g, self.answers)
        draw_powers(g, int(DRAGON_DATA["hand"]["start"]))
