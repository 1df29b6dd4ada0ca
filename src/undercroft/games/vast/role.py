"""A role as a bundle: everything the table asks a role about itself, and its part of the state.

Shared code and other roles talk to a role only through these methods, reached by the Book. A role nobody plays is a
bundle too. Methods in the past participle say what something means to the one who suffers it; they return a
procedure, and the caller finds its result in `answer` afterwards.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from undercroft.engine.game import WhyNot
from undercroft.engine.observation import Observation
from undercroft.engine.procedure import Procedure
from undercroft.games.vast.cards import ROLE_OF_PIECE, ROLES

if TYPE_CHECKING:
    from undercroft.games.vast.state import Vast


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Board:
    """A role's own part of the state: ints and short lists of ints."""

    def copy(self) -> "Board":
        """A clone that shares nothing; override where a board has fields."""
        from undercroft.engine.serialize import clone

        made = clone(self)
        assert isinstance(made, Board)
        return made


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class NoEffect(Procedure):
    """What happens when nothing happens; hands back a result."""

    STEPS: ClassVar[tuple[str, ...]] = ("finish",)

    def __init__(self, result: int = 0) -> None:
        super().__init__()
        self.outcome = result

    def finish(self, g: "Vast") -> None:
        self.result = self.outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class Role:
    """The bundle. The defaults describe a role that is not there, or that an effect cannot touch."""

    def __init__(self, index: int, present: bool) -> None:
        self.index = index
        self.key = ROLES[index]
        self.present = present
        self.pieces: list[int] = [piece for piece in range(len(ROLE_OF_PIECE)) if ROLE_OF_PIECE[piece] == index]

    # The board and the turn.

    def board(self) -> Board:
        """Its part of the state before set-up."""
        return Board()

    def set_up(self, g: "Vast") -> Procedure | None:
        """What its set-up leaves to luck: shuffles and opening hands."""
        return None

    def takes_turn(self, g: "Vast") -> bool:
        return self.present

    def turn(self, g: "Vast") -> Procedure:
        """Its turn; `Turn` runs it and does what every turn's end asks."""
        raise AssertionError(f"nobody plays the {self.key}")

    def turn_begins(self, g: "Vast") -> None:
        """Somebody's turn begins: what was for the one before, its closing included, is over."""

    def asides(self, g: "Vast", interrupting: bool) -> list[int]:
        """What it may do in its own turn next to a question, though something is half done if `interrupting`."""
        return []

    def use_aside(self, g: "Vast", action: int) -> Procedure:
        raise AssertionError(f"the {self.key} has no asides")

    def view(self, g: "Vast", seat: int) -> Mapping[str, object]:
        """Its board as this seat may see it, field by field."""
        return {}

    def observe(self, g: "Vast", seat: int, into: Observation) -> None:
        """Write its board as this seat may see it: the FIELDS of its contract."""
        raise AssertionError(f"the {self.key} is not played")

    def why_not(self, g: "Vast", about: str, domain: str, value: str) -> WhyNot | None:
        """Why its player cannot choose a thing in answer to this question; None where the rules must do."""
        return None

    def goal_reached(self, g: "Vast") -> str:
        """The key of the ending it has reached, or nothing. Rule: VA-G003"""
        return ""

    def fallen(self, g: "Vast") -> bool:
        """Whether it has lost its last Health. Rule: VA-K001, VA-B087"""
        return False

    def heir(self, g: "Vast") -> int:
        """Who wins when this role, which nobody plays, reaches an ending: a seat, -1 for nobody."""
        return -1

    def tiles_returned(self, g: "Vast") -> None:
        """Tiles have come back to the stack (the Cave refills its hand). Rule: VA-G051"""

    def carried_treasures(self, g: "Vast") -> int:
        """Treasure tokens it carries that still count as being on the map. Rule: VA-C020, VA-T059"""
        return 0

    def lonely_number(self, g: "Vast") -> int:
        """Its number on Alone in the Dark. Rule: VA-V167"""
        return 0

    def census(self, g: "Vast") -> dict[str, int]:
        """Components it holds, for the law that none is ever lost or made."""
        return {}

    # Statistics. Others compare with these; 0 where a role has no such thing.

    def strength(self, g: "Vast", piece: int) -> int:
        return 0

    def perception(self, g: "Vast", piece: int) -> int:
        return 0

    def armor(self, g: "Vast", piece: int) -> int:
        return 0

    def stealth(self, g: "Vast", piece: int) -> int:
        return 0

    def population(self, g: "Vast", piece: int) -> int:
        return 0

    def monsters(self, g: "Vast", piece: int) -> int:
        """How many Monsters a Tribe has."""
        return 0

    def defence(self, g: "Vast", piece: int) -> int:
        """The Strength the Knight must beat to enter (a Trap adds to it). Rule: VA-B070"""
        return self.strength(g, piece)

    def wariness(self, g: "Vast", piece: int) -> int:
        """What the Thief's Stealth must beat to rob or stab this piece. Rule: VA-T019, VA-T020"""
        return self.perception(g, piece)

    def attack_over(self, g: "Vast", piece: int) -> None:
        """An attack or theft that tested against this piece has been resolved (a Trap is spent)."""

    def on_surface(self, g: "Vast", piece: int) -> bool:
        return True

    # Being moved.

    def can_be_moved(self, g: "Vast", piece: int) -> bool:
        """Whether effects of other players can move it at all. Rule: VA-K105"""
        return True

    def may_be_put(self, g: "Vast", piece: int, cell: int) -> bool:
        """Whether forced movement may take it onto this cell, from whatever side. Rule: VA-G082 to VA-G087"""
        from undercroft.games.vast.cavern.paths import others_at

        return not others_at(g, cell, self.index)

    def pushable(self, g: "Vast", piece: int, cell: int, side: int) -> bool:
        """Whether a push may carry it from `cell` over this side; walls stop most. Rule: VA-G082 to VA-G087"""
        beyond = g.map.beside(cell, side)
        return beyond >= 0 and not g.map.walled(cell, side) and self.may_be_put(g, piece, beyond)

    def push_stops(self, g: "Vast", piece: int, cell: int) -> bool:
        """Whether a push ends on this cell. Rule: VA-G083"""
        return False

    def minds(self, g: "Vast", piece: int, cell: int) -> bool:
        """Whether entering this cell would do something to the piece: then the way of a push is chosen. Rule: VA-G094

        The default: the Flame Wall, on a first entry in a turn. Rule: VA-D073
        """
        return cell == g.flame_wall and not g.burned >> piece & 1

    def entered(self, g: "Vast", piece: int, cell: int, forced: bool) -> Procedure | None:
        """It has just come onto this cell, by its own move or by a push."""
        return None

    def burned(self, g: "Vast", piece: int) -> Procedure | None:
        """It stepped into the Flame Wall for the first time this turn. Rule: VA-D072"""
        return None

    def soaked(self, g: "Vast", piece: int) -> Procedure | None:
        """It entered the Lake or the River. Rule: VA-R024, VA-R036"""
        return None

    # Being attacked, shot, robbed and cursed.

    def struck(self, g: "Vast", piece: int, attacker: int, damage: int) -> Procedure:
        """An attack succeeds against this piece; result 1 if it had its effect, 0 if it was evaded.

        `attacker` is a piece, or -1 for Goblins nobody plays.
        """
        return NoEffect(0)

    def can_be_shot(self, g: "Vast", piece: int) -> bool:
        return False

    def shot(self, g: "Vast", piece: int, strength: int, perception: int) -> Procedure:
        """The Knight's bow (a Tribe) or Enchanted Bow (Dragon, Thief) is shot at it; result 1 if that had an effect."""
        return NoEffect(0)

    def clawed(self, g: "Vast", piece: int) -> Procedure:
        return NoEffect(0)

    def scratched(self, g: "Vast", piece: int) -> Procedure:
        return NoEffect(0)

    def hissed(self, g: "Vast", piece: int) -> Procedure:
        return NoEffect(0)

    def ignores_power(self, g: "Vast") -> Procedure:
        """A Dragon power is about to touch its pieces: result 1 if it is ignored (Trap). Rule: VA-B071"""
        return NoEffect(0)

    def wrath(self, g: "Vast", piece: int) -> Procedure | None:
        """Wrath takes the tile under it; None if it is moved off like anything else. Rule: VA-D078"""
        return None

    def can_be_pickpocketed(self, g: "Vast", piece: int) -> bool:
        return False

    def pickpocketed(self, g: "Vast", piece: int) -> Procedure:
        return NoEffect(0)

    def backstabbed(self, g: "Vast", piece: int, injury: int) -> Procedure:
        """`injury` is 1 light, 2 moderate, 3 heavy."""
        return NoEffect(0)

    def can_be_hexed(self, g: "Vast") -> bool:
        return False

    def hexed(self, g: "Vast", x: int) -> Procedure:
        return NoEffect(0)

    def can_be_spored(self, g: "Vast") -> bool:
        return False

    def spored(self, g: "Vast") -> Procedure:
        return NoEffect(0)

    def provoked(self, g: "Vast", piece: int) -> Procedure | None:
        """The surfaced Dragon enters its space; None if it does not attack him. Rule: VA-D023, VA-D026"""
        return None

    def loot_drop(self, g: "Vast", piece: int, level: int) -> Procedure:
        """This piece killed the Thief: what the Loot Drop Level pays. Rule: VA-T075 to VA-T078"""
        return NoEffect(0)

    # Only the Knight has Grit and cubes; the others answer with nothing.

    def lose_grit(self, g: "Vast", amount: int) -> Procedure:
        return NoEffect(0)

    def poisoned(self, g: "Vast", cubes: int) -> Procedure:
        return NoEffect(0)

    def infested(self, g: "Vast") -> Procedure:
        """An Ambush with nobody playing the Goblins. Rule: VA-V136"""
        return NoEffect(0)

    def reveals_tile(self, g: "Vast", cell: int) -> None:
        """It has turned up a Dark tile other than by the Knight's own entry (Grit by Flare, Pride by Flame)."""

    def revealer(self, g: "Vast") -> int:
        """The piece that turns up Dark tiles in its turn, -1 if it has none. Rule: VA-R006"""
        return self.pieces[0] if self.pieces else -1

    # The Goblins, or who stands in for them.

    def ambush(self, g: "Vast") -> Procedure:
        """An Ambush tile or card: what the Goblins make of it. Result 1 if the Knight lost Health."""
        return NoEffect(0)

    # The Dragon.

    def eat(self, g: "Vast", goblins: int) -> None:
        """Population lost to his claws. Rule: VA-D048"""

    # The Cave, or who stands in for it.

    def fill(self, g: "Vast", by: int) -> Procedure:
        """Lay Dark tiles at the open edges; `by` is the role that opened them. Rule: VA-G037"""
        raise AssertionError("only the Cave and its stand-in fill edges")

    def supply(self, g: "Vast", by: int, pos: int) -> Procedure:
        """Lay one Dark tile on this position. Result: its cell, -1 if there is none left. Rule: VA-C017"""
        raise AssertionError("only the Cave and its stand-in supply tiles")

    def choose_event(self, g: "Vast") -> Procedure:
        """Result: the face of the Event card the Knight must resolve, -1 if none is left. Rule: VA-K041"""
        raise AssertionError("only the Cave and its stand-in choose Events")

    def choose_treasure(self, g: "Vast") -> Procedure:
        """Result: the Treasure card (an id) the Knight gets, -1 if none is left. Rule: VA-K068"""
        raise AssertionError("only the Cave and its stand-in choose Treasures")

    def deep_and_dark(self, g: "Vast") -> Procedure | None:
        """The Event of that name; None if the Knight gets a Treasure card instead. Rule: VA-K126"""
        return None

    def close_turn(self, g: "Vast", role: int) -> Procedure | None:
        """What the Cave Reference card asks at the end of this role's turn. Rule: VA-G053, VA-G054"""
        return None

    def places_terrain(self, g: "Vast", by: int) -> int:
        """The role that picks and places Terrain when `by` revealed an Event tile. Rule: VA-R005"""
        return by
