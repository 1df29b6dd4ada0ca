"""The Knight as a bundle: what the table and the other roles ask her."""

from collections.abc import Mapping
from typing import ClassVar

from undercroft.engine.game import WhyNot
from undercroft.engine.observation import Observation
from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Shuffle
from undercroft.games.vast import victory
from undercroft.games.vast.cards import (
    DRAGON,
    DRAGON_PIECE,
    FIRST_SIDEQUEST,
    FOREST,
    KNIGHT,
    KNIGHT_DATA,
    KNIGHT_PIECE,
    SIDEQUESTS,
    TERRAIN_OF,
    TOKENS_DATA,
    TREASURES,
)
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.cavern.paths import others_at
from undercroft.games.vast.role import Board, NoEffect, Role
from undercroft.games.vast.roles.knight.actions import (
    DRINK_POTION,
    ITEM,
    PLACE_CUBE,
    READY_JAVELIN,
    SHOW_SIDEQUEST,
    SHOW_TREASURE,
)
from undercroft.games.vast.roles.knight.board import (
    ITEM_COUNT,
    SHIELD,
    KnightBoard,
    cubes,
    mine,
    perception,
    room,
    shielded,
    strength,
)
from undercroft.games.vast.roles.knight.encounter import ProvokedAttack
from undercroft.games.vast.roles.knight.grit import KnightStruck, LoseGrit, Poisoned, gain_grit
from undercroft.games.vast.roles.knight.infestation import AmbushFight, Infested
from undercroft.games.vast.roles.knight.items import can_drink, can_ready_javelin, drink
from undercroft.games.vast.roles.knight.observe import observe_knight
from undercroft.games.vast.roles.knight.sidequests import ShowSidequest, draw_sidequest, holds
from undercroft.games.vast.roles.knight.turn import KnightTurn
from undercroft.games.vast.roles.knight.view import knight_view
from undercroft.games.vast.roles.knight.why import why_not_knight
from undercroft.games.vast.set_up import mix
from undercroft.games.vast.state import Vast
from undercroft.games.vast.tokens import events_matter


class KnightRole(Role):
    """What the table asks the Knight."""

    def __init__(self) -> None:
        super().__init__(KNIGHT, True)

    def board(self) -> Board:
        return KnightBoard()

    def set_up(self, g: Vast) -> Procedure | None:
        return SetUpKnight()

    def takes_turn(self, g: Vast) -> bool:
        return not mine(g).dead

    def turn(self, g: Vast) -> Procedure:
        return KnightTurn()

    # At any time of her turn.

    def asides(self, g: Vast, interrupting: bool) -> list[int]:
        """Cubes, Treasures, Sidequests, at any time. Rule: VA-K014, VA-K072, VA-K073"""
        board = mine(g)
        if board.cut_off:
            return []
        options: list[int] = []
        if board.pool > 0:
            # Once the Monster is seen it is too late for the Shield (VA-K106).
            late = isinstance(g.stack[-1], AmbushFight)
            options.extend(PLACE_CUBE.of(i) for i in range(ITEM_COUNT) if room(g, i) and not (late and i == SHIELD))
        options.extend(sorted(SHOW_TREASURE.of(g.faces.face[card]) for card in board.down))
        if can_ready_javelin(g):
            options.append(READY_JAVELIN.of())
        if can_drink(g):
            options.append(DRINK_POTION.of())
        options.extend(
            sorted(SHOW_SIDEQUEST.of(g.faces.face[card]) for card in board.quests if holds(g, g.faces.face[card]))
        )
        return options

    def use_aside(self, g: Vast, action: int) -> Procedure:
        if SHOW_SIDEQUEST.has(action):
            return ShowSidequest(SHOW_SIDEQUEST.a(action))
        return KnightAside(action)

    # Seeing.

    def view(self, g: Vast, seat: int) -> Mapping[str, object]:
        return knight_view(g, seat)

    def observe(self, g: Vast, seat: int, into: Observation) -> None:
        observe_knight(g, seat, into)

    def why_not(self, g: Vast, about: str, domain: str, value: str) -> WhyNot | None:
        return why_not_knight(g, about, domain, value)

    def census(self, g: Vast) -> dict[str, int]:
        board = mine(g)
        if g.turns == 0:
            return {"hero-cubes": 7, "sidequests": 10 - len(g.book.sidequests_removed)}
        return {
            "hero-cubes": cubes(board) + board.discarded + board.poisoned + sum(board.on_grit),
            "sidequests": len(board.quests) + len(board.quest_deck) + len(board.quests_out),
        }

    # Goals.

    def goal_reached(self, g: Vast) -> str:
        """Slay the Dragon, or smash Crystals and then leave. Rule: VA-K001, VA-K002"""
        if g.book.goal[KNIGHT] == "slay-dragon":
            return "dragon-slain" if g.book.roles[DRAGON].fallen(g) else ""
        return "knight-escaped" if mine(g).escaped else ""

    def fallen(self, g: Vast) -> bool:
        return mine(g).dead

    def lonely_number(self, g: Vast) -> int:
        """Her available and placed cubes. Rule: VA-V167, VA-V171"""
        return cubes(mine(g))

    # Statistics.

    def strength(self, g: Vast, piece: int) -> int:
        return strength(mine(g), g.active == KNIGHT)

    def perception(self, g: Vast, piece: int) -> int:
        return perception(mine(g))

    # Being moved.

    def can_be_moved(self, g: Vast, piece: int) -> bool:
        return not shielded(mine(g))

    def may_be_put(self, g: Vast, piece: int, cell: int) -> bool:
        """Not onto Dark tiles or onto other players. Rule: VA-G082"""
        return g.map.light[cell] != DARK and not others_at(g, cell, KNIGHT)

    def push_stops(self, g: Vast, piece: int, cell: int) -> bool:
        """She stops on an Event token that still means something. Rule: VA-G083, VA-K122"""
        return g.event[cell] > 0 and events_matter(g)

    def minds(self, g: Vast, piece: int, cell: int) -> bool:
        """Also the Entrance, if poisoned cubes or freedom wait there."""
        if cell == 0 and (mine(g).poisoned > 0 or self._may_escape(g)):
            return True
        return super().minds(g, piece, cell)

    def entered(self, g: Vast, piece: int, cell: int, forced: bool) -> Procedure | None:
        """The Entrance gives poisoned cubes back, and is her way out. Rule: VA-B061, VA-B115, VA-K002, VA-K003"""
        if cell != 0:
            return None
        board = mine(g)
        board.pool += board.poisoned
        board.poisoned = 0
        if self._may_escape(g):
            board.escaped = True
            victory.check(g)
        return None

    def _may_escape(self, g: Vast) -> bool:
        return g.book.goal[KNIGHT] == "crystals-and-escape" and g.smashed[KNIGHT] >= g.book.crystal_goal

    def burned(self, g: Vast, piece: int) -> Procedure | None:
        return LoseGrit(int(KNIGHT_DATA["losses"]["flame-wall"]))

    # Being attacked.

    def struck(self, g: Vast, piece: int, attacker: int, damage: int) -> Procedure:
        return KnightStruck(damage)

    def clawed(self, g: Vast, piece: int) -> Procedure:
        """The Dragon may shove her one space. Rule: VA-D049"""
        from undercroft.games.vast.cavern.moving import Push

        return Push(DRAGON, KNIGHT_PIECE, 0, 1)

    def scratched(self, g: Vast, piece: int) -> Procedure:
        return LoseGrit(int(KNIGHT_DATA["losses"]["scratch"]))

    def can_be_pickpocketed(self, g: Vast, piece: int) -> bool:
        """Rule: VA-T042"""
        board = mine(g)
        return bool(board.up or board.down)

    def pickpocketed(self, g: Vast, piece: int) -> Procedure:
        from undercroft.games.vast.roles.knight.thefts import Pickpocketed

        return Pickpocketed()

    def backstabbed(self, g: Vast, piece: int, injury: int) -> Procedure:
        return LoseGrit(int(KNIGHT_DATA["losses"]["backstab"][injury - 1]))

    def can_be_hexed(self, g: Vast) -> bool:
        """Rule: VA-B116, VA-R029"""
        return not mine(g).dead and TERRAIN_OF[g.at[KNIGHT_PIECE]] != FOREST

    def hexed(self, g: Vast, x: int) -> Procedure:
        return LoseGrit(x)

    def can_be_spored(self, g: Vast) -> bool:
        """Spores must bite, and do not reach into the Mushroom Forest. Rule: VA-C044, VA-R030"""
        board = mine(g)
        return not board.dead and board.grit > 0 and TERRAIN_OF[g.at[KNIGHT_PIECE]] != FOREST

    def spored(self, g: Vast) -> Procedure:
        return LoseGrit(int(KNIGHT_DATA["losses"]["spores"]))

    def provoked(self, g: Vast, piece: int) -> Procedure | None:
        """Rule: VA-D023, VA-D025"""
        if strength(mine(g), g.active == KNIGHT) >= g.book.roles[DRAGON].armor(g, DRAGON_PIECE):
            return ProvokedAttack()
        return None

    def loot_drop(self, g: Vast, piece: int, level: int) -> Procedure:
        """Rule: VA-T075"""
        gain_grit(g, level)
        return NoEffect(1)

    def lose_grit(self, g: Vast, amount: int) -> Procedure:
        return LoseGrit(amount)

    def poisoned(self, g: Vast, cubes: int) -> Procedure:
        return Poisoned(cubes)

    def infested(self, g: Vast) -> Procedure:
        return Infested()

    def reveals_tile(self, g: Vast, cell: int) -> None:
        """Vantage Point and Flare: 1 Grit for each tile. Rule: VA-K132, VA-V132"""
        gain_grit(g, 1)


class SetUpKnight(Procedure):
    """Health, cubes, Bombs, three Sidequests, and her piece on the Entrance. Rule: VA-K004 to VA-K006"""

    STEPS: ClassVar[tuple[str, ...]] = ("shuffle", "deal")

    def _deck(self, g: Vast) -> list[int]:
        return [FIRST_SIDEQUEST + i for i in range(len(SIDEQUESTS)) if i not in g.book.sidequests_removed]

    def shuffle(self, g: Vast) -> Shuffle:
        return Shuffle("sidequests", len(self._deck(g)))

    def deal(self, g: Vast) -> None:
        board = mine(g)
        board.health = g.book.knight_health
        board.most_health = g.book.knight_health
        board.pool = int(KNIGHT_DATA["cubes"]["start"])
        board.bombs = int(TOKENS_DATA["knight"]["bomb"])
        board.quest_deck = self._deck(g)
        mix(g, board.quest_deck, self.answers)
        for card in range(FIRST_SIDEQUEST, FIRST_SIDEQUEST + len(SIDEQUESTS)):
            if card not in board.quest_deck:
                g.faces.show(card)
        for _ in range(int(KNIGHT_DATA["sidequests"]["hand"])):
            draw_sidequest(g)
        g.at[KNIGHT_PIECE] = 0


class KnightAside(Procedure):
    """A cube placed, a Treasure shown, the Javelin readied, the potion drunk."""

    STEPS: ClassVar[tuple[str, ...]] = ("do_it",)

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action = action

    def do_it(self, g: Vast) -> None:
        board = mine(g)
        if PLACE_CUBE.has(self.action):
            item = PLACE_CUBE.a(self.action)
            board.pool -= 1
            board.on[item] += 1
            if g.emitting:
                g.emit("cube-placed", {"item": ITEM.values[item]})
        elif SHOW_TREASURE.has(self.action):
            self._show(g, SHOW_TREASURE.a(self.action))
        elif READY_JAVELIN.has(self.action):
            board.javelin_ready = True
            board.javelin_turn = True
            g.emit("javelin-readied", {})
        else:
            drink(g)

    def _show(self, g: Vast, treasure: int) -> None:
        board = mine(g)
        card = next(card for card in board.down if g.faces.face[card] == treasure)
        board.down.remove(card)
        board.up.append(card)
        g.faces.show(card)
        if g.emitting:
            g.emit("treasure-shown", {"treasure": TREASURES[treasure]})
