"""What is true of an answer in Vast: what it changes at once, how far it leads, whose Strength meets whose.

Everything here follows from what lies open on the table, or from what the seat that is asked knows itself.
"""

from typing import Final

from undercroft.bots.judgement.vast.cave import in_line
from undercroft.bots.judgement.vast.goblins import overflow
from undercroft.bots.judgement.vast.map import FAR, Scene
from undercroft.bots.judgement.vast.role import beside
from undercroft.bots.search.reasons import Fact
from undercroft.engine.match import Match
from undercroft.games.vast.actions import DONE, END_TURN, LAY, LAY_TILE, MOVE, ORIENT, PUT_TREASURE, REMOVE
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
    TILE_TYPE,
    TILE_WALLS,
    TRIBES,
    TYPES,
)
from undercroft.games.vast.cavern.geometry import STEP
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.domains import PIECE, TRIBE
from undercroft.games.vast.roles.cave.actions import PAY_MARK, USE_OMEN
from undercroft.games.vast.roles.cave.board import CaveBoard, price
from undercroft.games.vast.roles.dragon.actions import FINISH_POWERS, PLACE_GEM
from undercroft.games.vast.roles.dragon.board import DragonBoard
from undercroft.games.vast.roles.goblins.actions import ACTIVATE, AMBUSH_WITH, APPEAR, CHOOSE_WAR, REFUSE, TRIBE_ATTACK
from undercroft.games.vast.roles.goblins.activation import can_be_activated
from undercroft.games.vast.roles.goblins.board import (
    MOST_POPULATION,
    WAR_DISCS,
    WAR_MONSTERS,
    WAR_RAGE,
    WAR_SECRETS,
    GoblinsBoard,
)
from undercroft.games.vast.roles.goblins.war import PopulateTribes
from undercroft.games.vast.roles.knight.actions import ATTACK, BOMB_DRAGON, KEEP, READY, TAKE_TREASURE
from undercroft.games.vast.roles.knight.board import (
    KnightBoard,
    attack_strength,
    encounters_left,
    movement,
    perception,
    strength,
)
from undercroft.games.vast.roles.thief.actions import ASSIGN, CLIMB, PICK_LOCK, PICKPOCKET
from undercroft.games.vast.roles.thief.board import (
    LOCK_PICKING_KIT,
    PLUS_STEALTH,
    ThiefBoard,
    gems_carried,
    stealth,
    steps_left,
)
from undercroft.games.vast.roles.thief.taking import ROLLS
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
    elif role == DRAGON and PLACE_GEM.has(number):
        found.append(Fact("va-gems", {"count": 1 + sum(1 for cell in g.gem if cell >= 0)}))
    elif role == THIEF:
        found.extend(thief_facts(g, number))
    if ORIENT.has(number):
        found.extend(turning_facts(g, ORIENT.a(number)))
    if END_TURN.has(number) or FINISH_POWERS.has(number):
        found.extend(ending_facts(scene, role))
    elif not (turns_up(g, about, number) or READY.has(number)):
        found.extend(changes(world, seat, role, number))
    return found


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


# One role's own.


def goblin_facts(g: Vast, about: str, number: int) -> list[Fact]:
    if CHOOSE_WAR.has(number):
        face = CHOOSE_WAR.a(number)
        discs = WAR_DISCS[face]
        args: dict[str, object] = {
            "fangs": discs[0],
            "bones": discs[1],
            "eye": discs[2],
            "monsters": WAR_MONSTERS[face],
            "secrets": WAR_SECRETS[face],
            "rage": WAR_RAGE[face],
        }
        return [Fact("va-war", args)]
    asked = g.stack[-1]
    if about != "refuse-discs" or not isinstance(asked, PopulateTribes):
        return []
    if not (REFUSE.has(number) or DONE.has(number)):
        return []
    board = g.boards[GOBLINS]
    assert isinstance(board, GoblinsBoard)
    crowded = [i for i in range(3) if overflow(g, i)]
    if REFUSE.has(number):
        crowded = [i for i in crowded if i == REFUSE.a(number)]
    if not crowded:
        return [Fact("va-room", {})] if DONE.has(number) else []
    i = crowded[0]
    return [
        Fact(
            "va-no-room",
            {"tribe": TRIBE.values[i], "wanted": board.population[i] + asked.discs[i], "most": MOST_POPULATION[i]},
        )
    ]


def knight_facts(g: Vast, number: int) -> list[Fact]:
    board = g.boards[KNIGHT]
    assert isinstance(board, KnightBoard)
    if TAKE_TREASURE.has(number):
        return [Fact("va-treasure-deck", {"count": len(g.treasure_deck)})]
    if KEEP.has(number):
        return [Fact("va-keeps-card", {"count": len(board.up) + len(board.down)})]
    return []


def cave_facts(g: Vast, number: int) -> list[Fact]:
    board = g.boards[CAVE]
    assert isinstance(board, CaveBoard)
    held = sum(board.marks)
    if LAY_TILE.has(number):
        return [Fact("va-lays", {"type": TYPES[TILE_TYPE[LAY_TILE.a(number)]]})]
    if USE_OMEN.has(number):
        return [Fact("va-price", {"price": price(board, USE_OMEN.a(number)), "held": held})]
    if PAY_MARK.has(number):
        return [Fact("va-of-these", {"count": board.marks[PAY_MARK.a(number)]})]
    return [Fact("va-keeps-omens", {"count": held})] if DONE.has(number) else []


def places(scene: Scene, number: int) -> list[Fact]:
    """Where a tile or a token would lie, whoever lays it or takes it away."""
    g = scene.g
    if LAY.has(number):
        row = in_line(g, LAY.a(number))
        found = [Fact("va-touches", {"count": beside(g, LAY.a(number))})]
        return [*found, Fact("va-row", {"count": row})] if row > 2 else found
    if REMOVE.has(number):
        return [Fact("va-touches", {"count": beside(g, REMOVE.a(number))})]
    if PUT_TREASURE.has(number):
        steps = scene.walk(0)[g.map.cell(PUT_TREASURE.a(number))]
        return [Fact("va-from-entrance", {"steps": steps})] if steps < FAR else []
    return []


def thief_facts(g: Vast, number: int) -> list[Fact]:
    board = g.boards[THIEF]
    assert isinstance(board, ThiefBoard)
    if ASSIGN.has(number):
        hidden = ASSIGN.b(number) + 2 + board.upgrades[PLUS_STEALTH]
        hidden = min(5, hidden) - board.carried - len(gems_carried(g)) - g.stealth_penalty
        return [Fact("va-hidden", {"stealth": hidden, "loot": board.carried + len(gems_carried(g))})]
    cubes = -1
    if PICK_LOCK.has(number):
        cubes = PICK_LOCK.a(number) + board.upgrades[LOCK_PICKING_KIT]
    elif PICKPOCKET.has(number):
        cubes = PICKPOCKET.b(number)
    if cubes < 1:
        return []
    roll = ROLLS[min(cubes, len(ROLLS)) - 1]
    found = [Fact("va-odds", {"faces": 6 if roll == 0 else 7 - roll})]
    if PICKPOCKET.has(number):
        piece = PICKPOCKET.a(number)
        args: dict[str, object] = {"yours": stealth(g), "theirs": g.role_of(piece).wariness(g, piece)}
        found.append(Fact("va-strengths", {**args, "piece": PIECE.values[piece]}))
    return found


def turning_facts(g: Vast, facing: int) -> list[Fact]:
    """How many open sides of the tile would lead to tiles, and how many into the open."""
    asked = g.stack[-1]
    if not isinstance(asked, Reveal) or asked.cell < 0:
        return []
    walls = TILE_WALLS[g.face(asked.cell)][facing]
    joined = 0
    outside = 0
    for side in range(4):
        if not walls >> side & 1:
            if g.map.pos[asked.cell] + STEP[side] in g.map.cell_at:
                joined += 1
            else:
                outside += 1
    return [Fact("va-opens", {"joined": joined, "outside": outside})]
