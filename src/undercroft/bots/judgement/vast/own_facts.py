"""What is true of an answer only one role can give in Vast, and of where a tile or a token would lie."""

from undercroft.bots.judgement.vast.cave import in_line
from undercroft.bots.judgement.vast.goblins import overflow
from undercroft.bots.judgement.vast.map import FAR, Scene
from undercroft.bots.judgement.vast.role import beside
from undercroft.bots.search.reasons import Fact
from undercroft.games.vast.actions import (
    DONE,
    LAY,
    LAY_TILE,
    PUT_TREASURE,
    REMOVE,
    REVEAL,
)
from undercroft.games.vast.cards import (
    CAVE,
    DRAGON,
    EVENT_CARDS,
    GOBLINS,
    KNIGHT,
    THIEF,
    TILE_TYPE,
    TILE_WALLS,
    TYPES,
)
from undercroft.games.vast.cavern.geometry import STEP
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.domains import PIECE, TRIBE
from undercroft.games.vast.roles.cave.actions import (
    GIVE_TREASURE,
    PAY_MARK,
    PLAY_EVENT,
    USE_OMEN,
)
from undercroft.games.vast.roles.cave.board import CaveBoard, price
from undercroft.games.vast.roles.dragon.actions import PLACE_GEM, USE_POWER
from undercroft.games.vast.roles.dragon.board import PRICES, DragonBoard
from undercroft.games.vast.roles.goblins.actions import ASSIGN as ASSIGN_MONSTER
from undercroft.games.vast.roles.goblins.actions import (
    CHOOSE_WAR,
    REFUSE,
    SCATTER,
)
from undercroft.games.vast.roles.goblins.board import (
    MOST_POPULATION,
    WAR_DISCS,
    WAR_MONSTERS,
    WAR_RAGE,
    WAR_SECRETS,
    GoblinsBoard,
)
from undercroft.games.vast.roles.goblins.war import PopulateTribes
from undercroft.games.vast.roles.knight.actions import KEEP, READY, SHOW_TREASURE, TAKE_TREASURE
from undercroft.games.vast.roles.knight.board import (
    FIRST_TREASURE,
    ROOM,
    KnightBoard,
    perception,
    strength,
)
from undercroft.games.vast.roles.thief.actions import ASSIGN, PICK_LOCK, PICKPOCKET
from undercroft.games.vast.roles.thief.board import (
    LOCK_PICKING_KIT,
    PLUS_STEALTH,
    ThiefBoard,
    gems_carried,
    stealth,
)
from undercroft.games.vast.roles.thief.taking import ROLLS
from undercroft.games.vast.state import Vast


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
    if ASSIGN_MONSTER.has(number):
        return tribe_facts(g, ASSIGN_MONSTER.b(number))
    if SCATTER.has(number):
        return tribe_facts(g, SCATTER.a(number))
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
    if SHOW_TREASURE.has(number):
        return [Fact("va-face-down", {"count": len(board.down), "cubes": board.pool})]
    if READY.has(number):
        args: dict[str, object] = {"strength": strength(board, g.active == KNIGHT), "perception": perception(board)}
        return [Fact("va-ready", {**args, "cubes": board.pool})]
    if KEEP.has(number):
        return [Fact("va-keeps-card", {"count": len(board.up) + len(board.down)})]
    return []


def dragon_facts(g: Vast, number: int) -> list[Fact]:
    if PLACE_GEM.has(number):
        return [Fact("va-gems", {"count": 1 + sum(1 for cell in g.gem if cell >= 0)})]
    return []


def power_cost(g: Vast, number: int) -> list[Fact]:
    """How many cards a power costs, less what Gems lend."""
    board = g.boards[DRAGON]
    if not USE_POWER.has(number) or not isinstance(board, DragonBoard):
        return []
    gems = USE_POWER.b(number)
    lent = (gems & 1) + (gems >> 1 & 1) + (gems >> 2 & 1)
    return [Fact("va-power-cost", {"cards": PRICES[USE_POWER.a(number)] - lent, "held": len(board.hand)})]


def cave_facts(g: Vast, number: int) -> list[Fact]:
    board = g.boards[CAVE]
    assert isinstance(board, CaveBoard)
    held = sum(board.marks)
    if LAY_TILE.has(number):
        return [Fact("va-lays", {"type": TYPES[TILE_TYPE[LAY_TILE.a(number)]]})]
    if GIVE_TREASURE.has(number):
        return [Fact("va-room-for-cubes", {"count": ROOM[FIRST_TREASURE + GIVE_TREASURE.a(number)]})]
    if PLAY_EVENT.has(number):
        return event_facts(g, PLAY_EVENT.a(number))
    if USE_OMEN.has(number):
        return [Fact("va-price", {"price": price(board, USE_OMEN.a(number)), "held": held})]
    if PAY_MARK.has(number):
        return [Fact("va-of-these", {"count": board.marks[PAY_MARK.a(number)]})]
    return [Fact("va-keeps-omens", {"count": held})] if DONE.has(number) else []


def event_facts(g: Vast, event: int) -> list[Fact]:
    """How often the deck holds an Event at first, and how many cards are left in it."""
    return [Fact("va-event", {"copies": EVENT_CARDS.count(event), "of": len(EVENT_CARDS), "left": len(g.event_deck)})]


def places(scene: Scene, number: int) -> list[Fact]:
    """Where a tile or a token would lie, whoever lays it or takes it away."""
    g = scene.g
    if LAY.has(number):
        row = in_line(g, LAY.a(number))
        found = [Fact("va-touches", {"count": beside(g, LAY.a(number))})]
        return [*found, Fact("va-row", {"count": row})] if row > 2 else found
    if REMOVE.has(number):
        return [Fact("va-touches", {"count": beside(g, REMOVE.a(number))})]
    if REVEAL.has(number):
        return [Fact("va-touches", {"count": beside(g, REVEAL.a(number))})]
    if PUT_TREASURE.has(number):
        return from_entrance(scene, g.map.cell(PUT_TREASURE.a(number)))
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


def from_entrance(scene: Scene, cell: int) -> list[Fact]:
    """How far a space is from the Entrance, if a way leads there."""
    steps = scene.walk(0)[cell] if cell >= 0 else FAR
    return [Fact("va-from-entrance", {"steps": steps})] if steps < FAR else []


def tribe_facts(g: Vast, tribe: int) -> list[Fact]:
    """How many Goblins and Monsters a Tribe has."""
    board = g.boards[GOBLINS]
    assert isinstance(board, GoblinsBoard)
    args: dict[str, object] = {
        "tribe": TRIBE.values[tribe],
        "goblins": board.population[tribe],
        "monsters": len(board.held[tribe]),
    }
    return [Fact("va-tribe", args)]
