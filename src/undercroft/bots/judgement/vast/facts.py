"""What is true of an answer in Vast: what it changes at once, how far it leads, whose Strength meets whose.

Everything here follows from what lies open on the table, or from what the seat that is asked knows itself.
"""

from typing import Final

from undercroft.bots.judgement.vast.map import FAR, Scene
from undercroft.bots.judgement.vast.own_facts import (
    cave_facts,
    dragon_facts,
    from_entrance,
    goblin_facts,
    knight_facts,
    places,
    power_cost,
    thief_facts,
    tribe_facts,
    turning_facts,
)
from undercroft.bots.search.reasons import Fact
from undercroft.engine.match import Match
from undercroft.games.vast.actions import (
    CHOOSE_PIECE,
    END_TURN,
    MOVE,
    ORIENT,
    POINT,
    PUSH,
    SLIDE,
)
from undercroft.games.vast.cards import (
    CAVE,
    CELL_COUNT,
    DRAGON,
    DRAGON_PIECE,
    FANGS,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    THIEF,
    THIEF_PIECE,
    TILE_COUNT,
    TRIBES,
)
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.domains import PIECE
from undercroft.games.vast.roles.cave.actions import (
    ADD_EVENT,
    CARRY_TREASURE,
    SLIDE_ROCKS,
    TURN_TILE,
)
from undercroft.games.vast.roles.dragon.actions import FINISH_POWERS
from undercroft.games.vast.roles.dragon.board import DragonBoard
from undercroft.games.vast.roles.goblins.actions import (
    ACTIVATE,
    AMBUSH_WITH,
    APPEAR,
    TRIBE_ATTACK,
    TUNNEL,
)
from undercroft.games.vast.roles.goblins.activation import can_be_activated
from undercroft.games.vast.roles.goblins.board import (
    GoblinsBoard,
)
from undercroft.games.vast.roles.knight.actions import ATTACK, BOMB_DRAGON, READY
from undercroft.games.vast.roles.knight.board import (
    KnightBoard,
    attack_strength,
    encounters_left,
    movement,
    perception,
    strength,
)
from undercroft.games.vast.roles.thief.actions import CLIMB
from undercroft.games.vast.roles.thief.board import (
    ThiefBoard,
    gems_carried,
    steps_left,
)
from undercroft.games.vast.state import Vast

NEAR: Final = 3
"""Tiles at which another piece is worth a word."""
WALKS: Final = {
    "knight-turn": KNIGHT_PIECE,
    "thief-turn": THIEF_PIECE,
    "dragon-turn": DRAGON_PIECE,
    "wing": DRAGON_PIECE,
}
"""Who walks where the answer is a step."""
TELLING: Final = (
    "stashed",
    "wakefulness",
    "buried",
    "health",
    "grit",
    "rage",
    "loot",
    "gathered",
    "strength",
    "fangs",
    "bones",
    "eye",
    "secrets",
    "treasures",
    "eaten",
    "encounters",
    "steps",
    "powers",
    "hero-cubes",
    "action-cubes",
)
"""What an answer may change, the most telling first."""
OPEN: Final = ("va-change", "va-strengths", "va-unspent", "va-apart", "va-no-room", "va-war", "va-odds", "va-turns-up")
"""Facts about what lies open before everybody, and tell nobody's plan."""


def facts_of(scene: Scene, world: Match, seat: int, number: int, aim: str) -> list[Fact]:
    """Everything worth saying of an answer, the most telling first."""
    g = scene.g
    role = g.book.role_at(seat)
    waiting = world.waiting
    about = "" if waiting is None else waiting.about
    found: list[Fact] = []
    found.extend(comparisons(g, role, number))
    found.extend(ways(scene, role, about, number, aim))
    found.extend(places(scene, number))
    if role == GOBLINS:
        found.extend(goblin_facts(g, about, number))
    elif role == CAVE:
        found.extend(cave_facts(g, number))
    elif role == KNIGHT:
        found.extend(knight_facts(g, number))
    elif role == DRAGON:
        found.extend(dragon_facts(g, number))
    elif role == THIEF:
        found.extend(thief_facts(g, number))
    if ORIENT.has(number):
        found.extend(turning_facts(g, ORIENT.a(number)))
    if END_TURN.has(number) or FINISH_POWERS.has(number):
        found.extend(ending_facts(scene, role))
    elif not (turns_up(g, about, number) or READY.has(number)):
        found.extend(changes(world, seat, role, number))
    return found or plain_facts(scene, role, about, number)


def plain_facts(scene: Scene, role: int, about: str, number: int) -> list[Fact]:
    """What can be said of an answer of which nothing better is known: where it is, and what is at hand for it."""
    g = scene.g
    for verb in (PUSH, POINT, CARRY_TREASURE, SLIDE, SLIDE_ROCKS, TURN_TILE, ADD_EVENT, TUNNEL, MOVE, APPEAR):
        if verb.has(number):
            return from_entrance(scene, g.map.cell(verb.a(number)))
    if CHOOSE_PIECE.has(number):
        piece = CHOOSE_PIECE.a(number)
        steps = scene.walk(0)[g.at[piece]] if g.at[piece] >= 0 else FAR
        return [Fact("va-piece-from-entrance", {"piece": PIECE.values[piece], "steps": steps})] if steps < FAR else []
    held = measures(g, role)
    if role == GOBLINS and about == "tribe-acts":
        board = g.boards[GOBLINS]
        assert isinstance(board, GoblinsBoard)
        return tribe_facts(g, board.acting - FANGS) if board.acting >= 0 else []
    if role == KNIGHT and g.active == KNIGHT:
        args: dict[str, object] = {"steps": held["steps"], "encounters": held["encounters"]}
        return [Fact("va-to-go-on", {**args, "cubes": held["hero-cubes"]})]
    if role == THIEF and g.active == THIEF:
        return [Fact("va-thief-goes-on", {"steps": held["steps"], "cubes": held["action-cubes"]})]
    if role == DRAGON:
        return power_cost(g, number) or [Fact("va-powers-held", {"count": held["powers"]})]
    return []


# What it changes.


def measures(g: Vast, role: int) -> dict[str, int]:
    """The numbers on a role's board that an answer may change."""
    board = g.boards[role]
    if isinstance(board, KnightBoard):
        found = {
            "health": board.health,
            "grit": board.grit,
            "strength": strength(board, g.active == KNIGHT),
            "hero-cubes": board.pool,
        }
        if g.active == KNIGHT:
            found["encounters"] = max(0, encounters_left(board))
            found["steps"] = max(0, movement(board) - board.steps)
        return found
    if isinstance(board, GoblinsBoard):
        return {
            "rage": board.rage,
            "fangs": board.population[0],
            "bones": board.population[1],
            "eye": board.population[2],
            "secrets": len(board.hand),
        }
    if isinstance(board, DragonBoard):
        return {
            "wakefulness": board.wake,
            "eaten": board.eaten,
            "gathered": board.stored,
            "powers": len(board.hand),
        }
    if isinstance(board, ThiefBoard):
        return {
            "stashed": board.stashed,
            "loot": board.carried + len(gems_carried(g)),
            "action-cubes": board.cubes,
            "steps": max(0, steps_left(board)),
        }
    return {"buried": g.crystal_tiles_gone, "treasures": sum(g.treasure)}


def changes(world: Match, seat: int, role: int, number: int) -> list[Fact]:
    """What is different on the own board once the answer is given, before luck and others have a say."""
    g = world.state
    assert isinstance(g, Vast)
    before = measures(g, role)
    hidden = unseen(g)
    turn = g.turns
    clone = world.copy()
    clone.pause_at_chance = True
    clone.play(seat, number)
    after_it = clone.state
    assert isinstance(after_it, Vast)
    # What nobody has seen may do anything; and the next player's turn is no doing of this answer.
    if after_it.turns != turn or unseen(after_it) != hidden or after_it.outcome is not None:
        return []
    after = measures(after_it, role)
    return [
        Fact("va-change", {"what": what, "before": before[what], "after": after[what]})
        for what in TELLING
        if what in before and before[what] != after[what]
    ]


def unseen(g: Vast) -> list[int]:
    """The Dark tiles on the map, and how much of the stack and of each deck is left."""
    left = [len(g.tiles), len(g.event_deck), len(g.treasure_deck), len(g.monster_deck)]
    return left + [cell for cell in range(TILE_COUNT) if g.map.pos[cell] >= 0 and g.map.light[cell] == DARK]


def turns_up(g: Vast, about: str, number: int) -> bool:
    """Whether it is a step of the Knight's that turns up a Dark tile."""
    if about != "knight-turn" or not MOVE.has(number):
        return False
    cell = g.map.cell(MOVE.a(number))
    return 0 <= cell < TILE_COUNT and g.map.light[cell] == DARK


# How far it leads.


def ways(scene: Scene, role: int, about: str, number: int, aim: str) -> list[Fact]:
    """The way to what the role is after, before and after a step."""
    g = scene.g
    if not (MOVE.has(number) or CLIMB.has(number) or APPEAR.has(number)):
        return []
    pos = MOVE.a(number) if MOVE.has(number) else CLIMB.a(number) if CLIMB.has(number) else APPEAR.a(number)
    cell = g.map.cell(pos)
    piece = WALKS.get(about, -1)
    goblins = g.boards[GOBLINS]
    if about == "tribe-acts" and isinstance(goblins, GoblinsBoard):
        piece = goblins.acting
    if piece < 0 or cell < 0:
        return []
    found: list[Fact] = []
    if turns_up(g, about, number):
        found.append(Fact("va-turns-up", {}))
    under = underground(g, role)
    for goal in [aim, *([] if role != DRAGON or aim == "entrance" else ["treasure"])]:
        after = way_to(scene, cell, goal, under)
        before = way_to(scene, g.at[piece], goal, under) if g.at[piece] >= 0 else FAR
        if goal and after < FAR and (before < FAR or g.at[piece] < 0) and before != after:
            shown = -1 if g.at[piece] < 0 else before
            found.append(Fact("va-way", {"goal": goal, "before": shown, "after": after}))
    return found


def underground(g: Vast, role: int) -> bool:
    """Whether the role digs: then no wall counts."""
    board = g.boards[DRAGON]
    return role == DRAGON and isinstance(board, DragonBoard) and not board.surfaced


def way_to(scene: Scene, cell: int, goal: str, under: bool) -> int:
    """Steps from a cell to the nearest of what is wanted, as if nobody stood in the way."""
    steps = scene.crawl(cell) if under else scene.walk(cell)
    return min([steps[other] for other in goal_cells(scene.g, goal)], default=FAR)


def goal_cells(g: Vast, goal: str) -> list[int]:
    """Where on the map it is."""
    laid = [cell for cell in range(CELL_COUNT) if g.map.pos[cell] >= 0]
    gems = [cell for cell in g.gem if cell >= 0]
    if goal == "entrance":
        return [0]
    if goal == "crystal":
        return [cell for cell in laid if g.crystal[cell]]
    if goal == "treasure":
        return [cell for cell in laid if g.treasure[cell]]
    if goal == "gem":
        return gems
    if goal == "dark":
        return [cell for cell in laid if cell < TILE_COUNT and g.map.light[cell] == DARK]
    if goal == "loot":
        return [*[cell for cell in laid if g.treasure[cell] or g.vault[cell]], *gems]
    if goal == "tribe":
        return [g.at[piece] for piece in TRIBES if g.at[piece] >= 0]
    for piece, name in ((KNIGHT_PIECE, "knight"), (DRAGON_PIECE, "dragon"), (THIEF_PIECE, "thief")):
        if goal == name and g.at[piece] >= 0:
            return [g.at[piece]]
    return []


# Whose Strength meets whose.


def comparisons(g: Vast, role: int, number: int) -> list[Fact]:
    """What will be compared."""
    yours = -1
    theirs = -1
    against = KNIGHT_PIECE
    if role == KNIGHT and (ATTACK.has(number) or BOMB_DRAGON.has(number)):
        against = DRAGON_PIECE if BOMB_DRAGON.has(number) else ATTACK.a(number)
        yours, theirs = knights_odds(g, against, BOMB_DRAGON.has(number))
    elif role == GOBLINS and (TRIBE_ATTACK.has(number) or AMBUSH_WITH.has(number) or ACTIVATE.has(number)):
        board = g.boards[GOBLINS]
        assert isinstance(board, GoblinsBoard)
        piece = board.acting
        if AMBUSH_WITH.has(number) or ACTIVATE.has(number):
            piece = FANGS + (AMBUSH_WITH.a(number) if AMBUSH_WITH.has(number) else ACTIVATE.a(number))
        if TRIBE_ATTACK.has(number):
            against = TRIBE_ATTACK.a(number)
        if piece < 0 or (ACTIVATE.has(number) and g.book.goal[GOBLINS] != "slay-knight"):
            return []
        yours, theirs = tribes_odds(g, piece, against)
    if yours < 0 or theirs < 0:
        return []
    return [Fact("va-strengths", {"yours": yours, "theirs": theirs, "piece": PIECE.values[against]})]


def knights_odds(g: Vast, against: int, with_bomb: bool) -> tuple[int, int]:
    """Her Strength and the Dragon's Armor or a Tribe's Strength; her Perception and the Thief's Stealth."""
    board = g.boards[KNIGHT]
    assert isinstance(board, KnightBoard)
    if against == THIEF_PIECE:
        return perception(board), max(0, g.book.roles[THIEF].stealth(g, THIEF_PIECE))
    if against == DRAGON_PIECE:
        return attack_strength(g, with_bomb), g.book.roles[DRAGON].armor(g, DRAGON_PIECE)
    return attack_strength(g), g.role_of(against).defence(g, against)


def tribes_odds(g: Vast, piece: int, against: int) -> tuple[int, int]:
    """A Tribe's Strength and the Knight's or the Dragon's Armor; its Perception and the Thief's Stealth."""
    goblins = g.book.roles[GOBLINS]
    if against == THIEF_PIECE:
        return goblins.perception(g, piece), max(0, g.book.roles[THIEF].stealth(g, THIEF_PIECE))
    if against == DRAGON_PIECE:
        return goblins.strength(g, piece), g.book.roles[DRAGON].armor(g, DRAGON_PIECE)
    return goblins.strength(g, piece), g.book.roles[KNIGHT].strength(g, KNIGHT_PIECE)


# What it leaves.


def ending_facts(scene: Scene, role: int) -> list[Fact]:
    """What stays unused, and who is near, when a turn ends."""
    g = scene.g
    found: list[Fact] = []
    held = measures(g, role)
    steps = held.get("steps", 0)
    cubes = held.get("hero-cubes", 0) + held.get("action-cubes", 0)
    if role == KNIGHT:
        found.extend(stronger_tribes(g))
    piece = {KNIGHT: KNIGHT_PIECE, DRAGON: DRAGON_PIECE, THIEF: THIEF_PIECE}.get(role, -1)
    if piece >= 0 and role != KNIGHT and g.at[piece] >= 0:
        for other in (KNIGHT_PIECE, DRAGON_PIECE):
            if other != piece and g.at[other] >= 0 and apart_by_air(g, piece, other) <= NEAR:
                args: dict[str, object] = {"piece": PIECE.values[other], "tiles": apart_by_air(g, piece, other)}
                found.append(Fact("va-apart", args))
    goblins = g.boards[GOBLINS]
    if role == GOBLINS and isinstance(goblins, GoblinsBoard):
        ready = [piece for piece in TRIBES if can_be_activated(g, piece)]
        found.append(Fact("va-tribes-left", {"count": len(ready)}))
    if role in (KNIGHT, THIEF):
        found.append(Fact("va-unspent", {"steps": steps, "cubes": cubes}))
    return found


def stronger_tribes(g: Vast) -> list[Fact]:
    """How many Tribes on the map are stronger than the Knight with the cubes that lie on her board."""
    if not g.book.has(GOBLINS):
        return []
    board = g.boards[KNIGHT]
    assert isinstance(board, KnightBoard)
    yours = strength(board, False)
    shown = [g.book.roles[GOBLINS].strength(g, piece) for piece in TRIBES if g.at[piece] >= 0]
    count = sum(1 for theirs in shown if theirs > yours)
    return [Fact("va-stronger", {"count": count, "shown": len(shown), "yours": yours})] if shown else []


def apart_by_air(g: Vast, a: int, b: int) -> int:
    """Tiles between two pieces, diagonals counting one."""
    here = g.map.pos[g.at[a]]
    there = g.map.pos[g.at[b]]
    return max(abs(here % 64 - there % 64), abs(here // 64 - there // 64))
