"""His turn: assign Stat tokens, then move and act. Rules: VA-T006 to VA-T012"""

from itertools import permutations
from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import END_TURN
from undercroft.games.vast.cards import MAGMA, TERRAIN_OF, THIEF, THIEF_PIECE
from undercroft.games.vast.cavern.moving import MoveOff
from undercroft.games.vast.cavern.paths import PITS, is_pit
from undercroft.games.vast.domains import PIECE
from undercroft.games.vast.roles.thief.actions import (
    ASSIGN,
    BACKSTAB,
    HIDE_LOOT,
    LOOT_GEM,
    LOOT_GEM_SAFELY,
    LOOT_TREASURE,
    PEEK,
    PICK_LOCK,
    PICKPOCKET,
    THIEF_FLARE,
)
from undercroft.games.vast.roles.thief.board import (
    MOST_CUBES,
    THIEVERY,
    cell_of,
    lay_tokens,
    mine,
    stat,
    stealth,
    steps_left,
    tokens,
)
from undercroft.games.vast.roles.thief.dying import ThiefDies
from undercroft.games.vast.roles.thief.moving import (
    PeekUnder,
    climb_options,
    peek_options,
    step,
    step_options,
    what_is_left,
)
from undercroft.games.vast.roles.thief.taking import (
    HideLoot,
    LootGem,
    LootTreasure,
    PickLock,
    PickPocket,
    StabInTheBack,
    backstab_options,
    hide_options,
    lock_options,
    loot_options,
    pickpocket_options,
)
from undercroft.games.vast.state import Vast
from undercroft.games.vast.variants.flare import Flare

ENTRANCE_CELL = 0


class ThiefTurn(Procedure):
    """Assign, then move and act in any order until he stops or dies. Rule: VA-T006, VA-T009, VA-T082"""

    STEPS: ClassVar[tuple[str, ...]] = (
        "appear",
        "assign",
        "take_cubes",
        "act",
        "carry_out",
        "stop",
        "burn",
        "climb_out",
    )

    def appear(self, g: Vast) -> None:
        """At first, and after a death, he is put on the Entrance; that is no entry. Rule: VA-T004, VA-T081"""
        board = mine(g)
        board.steps = 0
        board.settled = False
        board.left_terrain = False
        board.riding = False
        board.targets = 0
        board.locks_tried = []
        board.rerolled = False
        if cell_of(g) < 0:
            g.at[THIEF_PIECE] = ENTRANCE_CELL
            g.emit("thief-appeared", {})

    def assign(self, g: Vast) -> Waiting | None:
        """One token each for Movement, Stealth and Thievery. Rule: VA-T007, VA-T070"""
        options = sorted({ASSIGN.of(a - 2, b - 2, c - 2) for a, b, c in permutations(tokens(mine(g)))})
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask("assign-stats", g.seat(THIEF), options)

    def take_cubes(self, g: Vast) -> None:
        board = mine(g)
        values = [ASSIGN.a(self.answer) + 2, ASSIGN.b(self.answer) + 2, ASSIGN.c(self.answer) + 2]
        lay_tokens(board, values)
        board.cubes = min(MOST_CUBES, stat(board, THIEVERY))
        if g.emitting:
            named = {"movement": values[0], "stealth": values[1], "thievery": values[2]}
            g.emit("stats-assigned", {**named})

    def act(self, g: Vast) -> Waiting | None:
        if cell_of(g) < 0:
            self.goto("stop")
            return None
        options = turn_options(g)
        board = mine(g)
        if options == [END_TURN.of()] and board.cubes == 0 and steps_left(board) <= 0:
            # Neither Movement nor cubes are left: the turn is over (VA-T009).
            self.answer = END_TURN.of()
            return None
        return Ask("thief-turn", g.seat(THIEF), options)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {**what_is_left(g), "compared": meetings(g)}

    def carry_out(self, g: Vast) -> None:
        if END_TURN.has(self.answer):
            return
        self.goto("act")
        procedure = deed(g, self.answer)
        mine(g).riding = False
        g.call(procedure)

    def stop(self, g: Vast) -> None:
        """Unspent cubes go; the Stat tokens stay. Rule: VA-T008, VA-T010"""
        mine(g).cubes = 0

    def burn(self, g: Vast) -> None:
        """Whoever rests on Magma burns. Rule: VA-R027, VA-R028"""
        here = cell_of(g)
        if here >= 0 and TERRAIN_OF[here] == MAGMA:
            g.call(ThiefDies(-1))

    def climb_out(self, g: Vast) -> None:
        """No turn ends on a Pit. Rule: VA-R039"""
        here = cell_of(g)
        if here >= 0 and is_pit(here):
            g.call(MoveOff(THIEF, THIEF_PIECE, PITS, False))


def meetings(g: Vast) -> dict[str, object]:
    """What his Stealth beats, for those he may rob or stab. Rule: VA-T019, VA-T020"""
    found: dict[str, object] = {}
    for option in [*pickpocket_options(g), *backstab_options(g)]:
        piece = PICKPOCKET.a(option) if PICKPOCKET.has(option) else BACKSTAB.a(option)
        found[PIECE.values[piece]] = {"yours": stealth(g), "theirs": g.role_of(piece).wariness(g, piece)}
    return found


def turn_options(g: Vast) -> list[int]:
    """Moves and actions in any order. Rule: VA-T009, VA-T012"""
    options = step_options(g)
    options.extend(climb_options(g))
    options.extend(peek_options(g))
    options.extend(loot_options(g))
    options.extend(pickpocket_options(g))
    options.extend(lock_options(g))
    options.extend(backstab_options(g))
    options.extend(hide_options(g))
    if g.book.flare[THIEF] and mine(g).cubes:
        options.append(THIEF_FLARE.of())
    if not is_pit(cell_of(g)) or not options:
        options.append(END_TURN.of())
    return options


def deed(g: Vast, action: int) -> Procedure:
    """The procedure of an action of his turn."""
    if PEEK.has(action):
        return PeekUnder()
    if LOOT_TREASURE.has(action):
        return LootTreasure()
    if LOOT_GEM.has(action):
        return LootGem(LOOT_GEM.a(action), False)
    if LOOT_GEM_SAFELY.has(action):
        return LootGem(LOOT_GEM_SAFELY.a(action), True)
    if PICKPOCKET.has(action):
        return PickPocket(PICKPOCKET.a(action), PICKPOCKET.b(action))
    if PICK_LOCK.has(action):
        return PickLock(PICK_LOCK.a(action))
    if BACKSTAB.has(action):
        return StabInTheBack(BACKSTAB.a(action), BACKSTAB.b(action))
    if HIDE_LOOT.has(action):
        return HideLoot(HIDE_LOOT.a(action))
    if THIEF_FLARE.has(action):
        mine(g).cubes -= 1
        return Flare(THIEF, cell_of(g))
    return step(g, action)
