"""The Goblins as a bundle: what the table and the other roles ask them."""

from collections.abc import Mapping
from typing import ClassVar

from undercroft.engine.game import WhyNot
from undercroft.engine.observation import Observation
from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Shuffle
from undercroft.games.vast.cards import (
    DRAGON,
    FIRST_SECRET,
    FIRST_WAR,
    GOBLINS,
    KNIGHT,
    LAKE,
    MONSTERS,
    RIVER,
    SECRETS,
    TERRAIN_OF,
    WAR,
)
from undercroft.games.vast.role import Board, NoEffect, Role
from undercroft.games.vast.roles.goblins.attacks import GoblinAmbush, LootDrop, StrikeDragon, can_strike_dragon
from undercroft.games.vast.roles.goblins.board import (
    TRAP,
    GoblinsBoard,
    card_up,
    discard_secret,
    has_up,
    index,
    mine,
    monsters_assigned,
    perception,
    revealed,
    strength,
)
from undercroft.games.vast.roles.goblins.damage import (
    TribeClawed,
    TribeHissed,
    TribeHurt,
    TribeSpored,
    TribeStruck,
    sporable,
)
from undercroft.games.vast.roles.goblins.losses import LosePopulation, Scatter
from undercroft.games.vast.roles.goblins.observe import observe_goblins
from undercroft.games.vast.roles.goblins.secrets import PlaySecret, SecretStolen, TrapOffered, playable
from undercroft.games.vast.roles.goblins.turn import GoblinsTurn
from undercroft.games.vast.roles.goblins.view import goblins_view
from undercroft.games.vast.roles.goblins.why import why_not_goblins
from undercroft.games.vast.set_up import mix
from undercroft.games.vast.state import Vast


class GoblinsRole(Role):
    """What the table asks the Goblins."""

    def __init__(self) -> None:
        super().__init__(GOBLINS, True)

    def board(self) -> Board:
        return GoblinsBoard()

    def set_up(self, g: Vast) -> Procedure | None:
        return SetUpGoblins()

    def turn(self, g: Vast) -> Procedure:
        return GoblinsTurn()

    def turn_begins(self, g: Vast) -> None:
        """Rule: VA-B057"""
        mine(g).tunnelled = 0

    # At any time of their turn.

    def asides(self, g: Vast, interrupting: bool) -> list[int]:
        """Secrets, next to their own questions. Elsewhere (turning a tile, sliding a part) something is half done

        that a Cave-In must not pull away. Rule: VA-B056
        """
        return playable(g) if mine(g).hand and not interrupting else []

    def use_aside(self, g: Vast, action: int) -> Procedure:
        return PlaySecret(action)

    # Seeing.

    def view(self, g: Vast, seat: int) -> Mapping[str, object]:
        return goblins_view(g, seat)

    def observe(self, g: Vast, seat: int, into: Observation) -> None:
        observe_goblins(g, seat, into)

    def why_not(self, g: Vast, about: str, domain: str, value: str) -> WhyNot | None:
        return why_not_goblins(g, about, domain, value)

    def census(self, g: Vast) -> dict[str, int]:
        board = mine(g)
        if g.turns == 0:
            return {"war": len(WAR), "monsters": len(MONSTERS), "secrets": len(SECRETS)}
        war = len(board.war_deck) + len(board.war_drawn) + len(board.war_discards) + (1 if board.war >= 0 else 0)
        monsters = len(g.monster_deck) + len(g.monster_discards) + len(board.monsters_drawn) + monsters_assigned(board)
        secrets = len(board.secret_deck) + len(board.secret_discards) + len(board.hand) + len(board.up)
        return {"war": war, "monsters": monsters, "secrets": secrets}

    # Goals.

    def goal_reached(self, g: Vast) -> str:
        """Slay the Knight, else the Dragon, else smash Crystals. Rule: VA-B001, VA-B087, VA-L017"""
        goal = g.book.goal[GOBLINS]
        if goal == "slay-knight":
            return "knight-slain" if g.book.roles[KNIGHT].fallen(g) else ""
        if goal == "slay-dragon":
            return "dragon-slain" if g.book.roles[DRAGON].fallen(g) else ""
        return "crystals-smashed" if g.smashed[GOBLINS] >= g.book.goblin_crystal_goal else ""

    def lonely_number(self, g: Vast) -> int:
        """The largest Tribe. Rule: VA-V167"""
        return max(mine(g).population)

    # Statistics.

    def strength(self, g: Vast, piece: int) -> int:
        return strength(g, piece)

    def perception(self, g: Vast, piece: int) -> int:
        return perception(g, piece)

    def population(self, g: Vast, piece: int) -> int:
        return mine(g).population[index(piece)]

    def monsters(self, g: Vast, piece: int) -> int:
        return len(mine(g).held[index(piece)])

    def defence(self, g: Vast, piece: int) -> int:
        """Trap adds 1 when the Knight tests for entering. Rule: VA-B069, VA-B070"""
        return strength(g, piece) + (1 if has_up(g, TRAP) else 0)

    def wariness(self, g: Vast, piece: int) -> int:
        """Trap adds 1 when the Thief tests for targeting. Rule: VA-B069, VA-B070"""
        return perception(g, piece) + (1 if has_up(g, TRAP) else 0)

    def attack_over(self, g: Vast, piece: int) -> None:
        """The attack that met a Trap uses it up. Rule: VA-B069, VA-B070"""
        if has_up(g, TRAP):
            discard_secret(g, card_up(g, TRAP))

    # Being moved.

    def pushable(self, g: Vast, piece: int, cell: int, side: int) -> bool:
        """Nothing else moves a Tribe in the turn in which Secret Tunnels have. Rule: VA-B057"""
        return not mine(g).tunnelled >> piece & 1 and super().pushable(g, piece, cell, side)

    def minds(self, g: Vast, piece: int, cell: int) -> bool:
        """Also water. Rule: VA-R037"""
        return TERRAIN_OF[cell] in (LAKE, RIVER) or super().minds(g, piece, cell)

    def burned(self, g: Vast, piece: int) -> Procedure | None:
        """Rule: VA-D072, VA-D074"""
        return LosePopulation(piece, 1)

    def soaked(self, g: Vast, piece: int) -> Procedure | None:
        """Rule: VA-R024, VA-R036, VA-R037"""
        return LosePopulation(piece, 1)

    # Being attacked.

    def struck(self, g: Vast, piece: int, attacker: int, damage: int) -> Procedure:
        return TribeStruck(piece)

    def can_be_shot(self, g: Vast, piece: int) -> bool:
        """Hidden Tribes are no target. Rule: VA-B108"""
        return revealed(g, piece)

    def shot(self, g: Vast, piece: int, strength: int, perception: int) -> Procedure:
        """Rule: VA-K103, VA-K104"""
        return TribeHurt(piece, strength - 1)

    def clawed(self, g: Vast, piece: int) -> Procedure:
        return TribeClawed(piece, False)

    def scratched(self, g: Vast, piece: int) -> Procedure:
        return TribeClawed(piece, True)

    def hissed(self, g: Vast, piece: int) -> Procedure:
        return TribeHissed(piece)

    def ignores_power(self, g: Vast) -> Procedure:
        """Rule: VA-B071"""
        mine(g).trap_sprung = False
        return TrapOffered() if has_up(g, TRAP) else NoEffect(0)

    def wrath(self, g: Vast, piece: int) -> Procedure | None:
        """It scatters, unless Trap was given up against this power. Rule: VA-D078, VA-D079, VA-B114"""
        return None if mine(g).trap_sprung else Scatter(piece)

    def can_be_pickpocketed(self, g: Vast, piece: int) -> bool:
        """A revealed Tribe, while the Goblins have a Secret to lose. Rule: VA-T043"""
        board = mine(g)
        return revealed(g, piece) and bool(board.hand or board.up)

    def pickpocketed(self, g: Vast, piece: int) -> Procedure:
        return SecretStolen()

    def backstabbed(self, g: Vast, piece: int, injury: int) -> Procedure:
        """Rule: VA-T053, VA-T054"""
        return TribeHurt(piece, injury)

    def can_be_spored(self, g: Vast) -> bool:
        return bool(sporable(g))

    def spored(self, g: Vast) -> Procedure:
        return TribeSpored()

    def provoked(self, g: Vast, piece: int) -> Procedure | None:
        """Only with Ash Dragon, and only a stronger Tribe. Rule: VA-D026, VA-B082"""
        return StrikeDragon(piece) if can_strike_dragon(g, piece) else None

    def loot_drop(self, g: Vast, piece: int, level: int) -> Procedure:
        return LootDrop(level)

    def revealer(self, g: Vast) -> int:
        """The Tribe that lights a Flare. Rule: VA-V129"""
        return mine(g).acting

    def ambush(self, g: Vast) -> Procedure:
        return GoblinAmbush()


class SetUpGoblins(Procedure):
    """Tribes at home, Rage 1, War and Secrets shuffled apart. Rule: VA-B002"""

    STEPS: ClassVar[tuple[str, ...]] = ("shuffle_war", "stack_war", "shuffle_secrets", "stack_secrets")

    def shuffle_war(self, g: Vast) -> Shuffle:
        return Shuffle("war", len(WAR))

    def stack_war(self, g: Vast) -> None:
        board = mine(g)
        board.war_deck = list(range(FIRST_WAR, FIRST_WAR + len(WAR)))
        mix(g, board.war_deck, self.answers)

    def shuffle_secrets(self, g: Vast) -> Shuffle:
        return Shuffle("secrets", len(SECRETS))

    def stack_secrets(self, g: Vast) -> None:
        board = mine(g)
        board.secret_deck = list(range(FIRST_SECRET, FIRST_SECRET + len(SECRETS)))
        mix(g, board.secret_deck, self.answers)
