"""One Tribe's activation: it moves, then takes one action. Rule: VA-B075 to VA-B109"""

from typing import ClassVar

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import DONE, MOVE, STAY
from undercroft.games.vast.cards import (
    BONES,
    CAVE,
    DRAGON,
    DRAGON_PIECE,
    FANGS,
    GOBLINS,
    KNIGHT_PIECE,
)
from undercroft.games.vast.cavern.dice import RollDragonDie
from undercroft.games.vast.cavern.geometry import STEP, on_table
from undercroft.games.vast.cavern.moving import Enter, Push
from undercroft.games.vast.cavern.paths import (
    bordering_spaces,
    dark_cells,
    others_at,
    sheltered,
    shows_centre,
    unoccupied,
    visible,
)
from undercroft.games.vast.cavern.reach import push_reach
from undercroft.games.vast.domains import GEM, SPACE
from undercroft.games.vast.roles.goblins.actions import (
    APPEAR,
    BURROW,
    EXPLORE,
    HEW,
    HIDE,
    JUMP,
    LURE,
    LURK,
    PLUNDER,
    PLUNDER_DRAGON,
    PLUNDER_GEM,
    SPECIAL,
    STAGGER,
    TRIBE_ATTACK,
    TRIBE_FLARE,
    TUNNEL,
)
from undercroft.games.vast.roles.goblins.attacks import (
    HewCrystal,
    StrikeDragon,
    StrikeKnight,
    StrikeThief,
    can_hew,
    meetings,
    targets,
)
from undercroft.games.vast.roles.goblins.board import (
    GNOME,
    UNDERWORM,
    WISP,
    change_rage,
    go_home,
    holds,
    index,
    lurks,
    mine,
    name,
    revealed,
    seat,
    strength,
    tell_place,
)
from undercroft.games.vast.roles.goblins.losses import Scatter
from undercroft.games.vast.roles.goblins.marching import (
    TribeMarch,
    burrows,
    destinations,
    first_steps_of_lurker,
    last_steps,
    spared_steps,
    tiles_available,
    ways_of,
)
from undercroft.games.vast.roles.goblins.monsters import AssignMonsters
from undercroft.games.vast.roles.goblins.secrets import DrawSecrets
from undercroft.games.vast.state import IN_SUPPLY, Vast
from undercroft.games.vast.tokens import gems_at, return_gem
from undercroft.games.vast.variants.flare import Flare


def can_be_activated(g: Vast, piece: int) -> bool:
    """Once a turn, and only with Population. Rule: VA-B075, VA-B080"""
    board = mine(g)
    return not board.activated >> piece & 1 and board.population[index(piece)] > 0


class TribeActivation(Procedure):
    """A Tribe moves and acts; then it is another one's turn. Rule: VA-B075, VA-B084"""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "offer_tunnels", "tunnel", "choose", "carry_out", "finish")

    def __init__(self, piece: int) -> None:
        super().__init__()
        self.piece = piece
        self.shown = False
        """It has been on the map (or lurking) in this activation; once gone from there, it is done."""
        self.stopped = False
        """It moves no further."""
        self.acted = False
        self.leapt = False
        """It has stepped off Terrain onto an open space. Rule: VA-R014"""
        self.burrowed = False

    def begin(self, g: Vast) -> None:
        board = mine(g)
        board.activated |= 1 << self.piece
        board.acting = self.piece
        board.exits = 0
        board.left = []
        board.walked = False
        self.shown = revealed(g, self.piece) or lurks(g, self.piece)
        if g.emitting:
            g.emit("tribe-activated", {"tribe": name(self.piece)})

    def offer_tunnels(self, g: Vast) -> Waiting | None:
        """Secret Tunnels, before any step. Rule: VA-B057, VA-B058"""
        spaces = jump_targets(g) if mine(g).tunnels and revealed(g, self.piece) else []
        if not spaces:
            self.goto("choose")
            return None
        return Ask("use-tunnels", seat(g), [*[TUNNEL.of(pos) for pos in spaces], STAY.of()])

    def tunnel(self, g: Vast) -> None:
        if not TUNNEL.has(self.answer):
            return
        mine(g).tunnelled |= 1 << self.piece
        self.stopped = True
        put(g, self.piece, TUNNEL.a(self.answer))

    def choose(self, g: Vast) -> Waiting | None:
        here = revealed(g, self.piece) or lurks(g, self.piece)
        if here:
            self.shown = True
        elif self.shown:
            self.goto("finish")
            return None
        options = self._options(g)
        if not options:
            self.goto("finish")
            return None
        options.append(DONE.of())
        return Ask("tribe-acts", seat(g), options)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        compared = meetings(g, self.piece) if revealed(g, self.piece) else {}
        return {
            "tribe": name(self.piece),
            "amount": mine(g).population[index(self.piece)],
            "compared": compared,
        }

    def _options(self, g: Vast) -> list[int]:
        if revealed(g, self.piece):
            options = [] if self.acted else self._moves(g)
            options.extend(self._helpers(g))
            if not self.acted:
                options.extend(actions_of(g, self.piece))
            return options
        if self.acted:
            return []
        if lurks(g, self.piece):
            cells = first_steps_of_lurker(g, self.piece)
            return [*[MOVE.of(pos) for pos in sorted(g.map.pos[cell] for cell in cells)], HIDE.of()]
        spaces = reveal_spaces(g, self.piece)
        if spaces:
            return [APPEAR.of(pos) for pos in spaces]
        return [LURK.of(pos) for pos in bordering_spaces(g)]

    def _moves(self, g: Vast) -> list[int]:
        """A destination, the Underworm's diagonal, or a step that costs the last Goblin or the Bright Beetles.

        Rule: VA-B117, VA-B043, VA-B045, VA-B079
        """
        if self.stopped:
            return []
        ways = ways_of(g, self.piece, not self.leapt)
        options: list[int] = []
        if not mine(g).walked:
            options.extend(MOVE.of(pos) for pos in sorted(destinations(g, ways)))
        if holds(g, self.piece, UNDERWORM) and not self.burrowed:
            options.extend(BURROW.of(pos) for pos in sorted(g.map.pos[cell] for cell in burrows(g, self.piece)))
        options.extend(STAGGER.of(pos) for pos in sorted(g.map.pos[cell] for cell in last_steps(g, self.piece, ways)))
        options.extend(MOVE.of(pos) for pos in sorted(g.map.pos[cell] for cell in spared_steps(g, self.piece, ways)))
        return options

    def _helpers(self, g: Vast) -> list[int]:
        """Wisp before the action, Flare at any time on the map. Rule: VA-B042, VA-V129, VA-V130"""
        board = mine(g)
        options: list[int] = []
        if not self.acted and holds(g, self.piece, WISP) and not board.wisp_used and can_lure(g, self.piece):
            options.append(LURE.of())
        if g.book.flare[GOBLINS] and not board.flared >> self.piece & 1:
            options.append(TRIBE_FLARE.of())
        return options

    def carry_out(self, g: Vast) -> None:
        action = self.answer
        if DONE.has(action):
            return
        board = mine(g)
        self.goto("choose")
        if MOVE.has(action):
            self._move(g, MOVE.a(action))
        elif BURROW.has(action):
            self.burrowed = True
            board.walked = False
            g.call(TribeMarch(self.piece, [g.map.cell(BURROW.a(action))]))
        elif STAGGER.has(action):
            board.walked = False
            g.call(TribeMarch(self.piece, [g.map.cell(STAGGER.a(action))]))
        elif LURE.has(action):
            board.wisp_used = True
            board.walked = False
            g.call(Push(GOBLINS, KNIGHT_PIECE, 1, 3))
        elif TRIBE_FLARE.has(action):
            board.flared |= 1 << self.piece
            self.stopped = self.stopped or board.walked
            g.call(Flare(GOBLINS, g.at[self.piece]))
        else:
            self.acted = True
            procedure = deed(g, self.piece, action)
            if procedure is not None:
                g.call(procedure)

    def _move(self, g: Vast, pos: int) -> None:
        """A march on the map, or the one step of a lurking Tribe, which leaves no action. Rule: VA-B103"""
        if lurks(g, self.piece):
            self.acted = True
            self.stopped = True
            g.call(Enter(self.piece, g.map.cell(pos), False))
            return
        ways = ways_of(g, self.piece, not self.leapt)
        node = destinations(g, ways).get(pos, -1)
        way = ways.way(node) if node != -1 else [g.map.cell(pos)]
        mine(g).walked = way[-1] >= 0
        self.leapt = self.leapt or way[-1] < 0
        g.call(TribeMarch(self.piece, way))

    def finish(self, g: Vast) -> None:
        mine(g).acting = -1


# What a Tribe can do.


def actions_of(g: Vast, piece: int) -> list[int]:
    """The actions of a revealed Tribe. Rule: VA-B084"""
    here = g.at[piece]
    options = [TRIBE_ATTACK.of(target) for target in targets(g, piece)]
    if can_hew(g, piece) and mine(g).crystal_at[index(piece)] != here:
        options.append(HEW.of())
    if g.treasure[here]:
        options.append(PLUNDER.of())
    options.extend(PLUNDER_GEM.of(gem) for gem in gems_at(g, here))
    if can_plunder_dragon(g, piece):
        options.append(PLUNDER_DRAGON.of())
    options.extend(explorable(g, piece))
    options.append(HIDE.of())
    options.append(SPECIAL.of())
    return options


def deed(g: Vast, piece: int, action: int) -> Procedure | None:
    """The procedure of an action."""
    if TRIBE_ATTACK.has(action):
        return attack(piece, TRIBE_ATTACK.a(action))
    if HEW.has(action):
        return HewCrystal(piece)
    if PLUNDER.has(action):
        return PlunderTreasure(piece)
    if PLUNDER_GEM.has(action):
        return PlunderGem(piece, PLUNDER_GEM.a(action))
    if PLUNDER_DRAGON.has(action):
        return PlunderGem(piece, -1)
    if EXPLORE.has(action):
        return Explore(piece, EXPLORE.a(action))
    if SPECIAL.has(action):
        return special(g, piece)
    if APPEAR.has(action):
        put(g, piece, APPEAR.a(action))
    elif LURK.has(action):
        g.lurking[piece] = LURK.a(action)
        tell_place(g, "tribe-lurks", piece, SPACE.values[LURK.a(action)])
    else:
        hide(g, piece)
    return None


def attack(piece: int, target: int) -> Procedure:
    if target == KNIGHT_PIECE:
        return StrikeKnight(piece, False)
    if target == DRAGON_PIECE:
        return StrikeDragon(piece)
    return StrikeThief(piece)


def put(g: Vast, piece: int, pos: int) -> None:
    """A Tribe is put on a tile; nothing is entered."""
    g.at[piece] = g.map.cell(pos)
    g.lurking[piece] = -1
    tell_place(g, "tribe-appeared", piece, SPACE.values[pos])


def hide(g: Vast, piece: int) -> None:
    """Population and Monsters stay. Rule: VA-B107"""
    go_home(g, piece)
    if g.emitting:
        g.emit("tribe-hid", {"tribe": name(piece)})


def special(g: Vast, piece: int) -> Procedure | None:
    """Fangs rage, Bones tame a Monster, Eye learn a Secret. Rule: VA-B109"""
    if g.emitting:
        g.emit("special-action", {"tribe": name(piece)})
    if piece == FANGS:
        change_rage(g, 1)
        return None
    if piece == BONES:
        return AssignMonsters(1)
    return DrawSecrets(1)


def reveal_spaces(g: Vast, piece: int) -> list[int]:
    """Dark tiles with the Tribe's symbol (any with a Gnome) and nobody else's piece. Rule: VA-B041, VA-B100, VA-B101"""
    gnome = holds(g, piece, GNOME)
    cells = [
        cell
        for cell in dark_cells(g)
        if (gnome or g.book.symbol[g.face(cell)] == index(piece)) and not others_at(g, cell, GOBLINS)
    ]
    return sorted(g.map.pos[cell] for cell in cells)


def jump_targets(g: Vast) -> list[int]:
    """Unoccupied Dark tiles. Rule: VA-B041, VA-B057"""
    return sorted(g.map.pos[cell] for cell in dark_cells(g) if unoccupied(g, cell))


def can_lure(g: Vast, piece: int) -> bool:
    """Whether the Wisp can move the Knight: she is visible and free to go somewhere. Rule: VA-B042, VA-K105, VA-R029"""
    here = g.at[piece]
    there = g.at[KNIGHT_PIECE]
    if there < 0 or sheltered(g, here, there) or not visible(g, here, there):
        return False
    return g.role_of(KNIGHT_PIECE).can_be_moved(g, KNIGHT_PIECE) and bool(push_reach(g, KNIGHT_PIECE, 3).cells)


def explorable(g: Vast, piece: int) -> list[int]:
    """Open spaces next to a Dark tile the Tribe stands on, while there are tiles. Rule: VA-B098, VA-B099, VA-B058"""
    here = g.at[piece]
    if not g.map.is_dark(here) or not tiles_available(g) or mine(g).tunnelled >> piece & 1:
        return []
    spaces = sorted(g.map.pos[here] + step for step in STEP)
    return [EXPLORE.of(pos) for pos in spaces if pos not in g.map.cell_at and on_table(pos)]


def can_plunder_dragon(g: Vast, piece: int) -> bool:
    """The Dragon himself, when no Gem is out and his Armor is weaker. Rule: VA-B096, VA-B097"""
    if g.at[DRAGON_PIECE] != g.at[piece] or any(where != IN_SUPPLY for where in g.gem):
        return False
    return strength(g, piece) > g.book.roles[DRAGON].armor(g, DRAGON_PIECE)


class PlunderTreasure(Procedure):
    """A Treasure token for 1 Rage. Rule: VA-B094"""

    STEPS: ClassVar[tuple[str, ...]] = ("take",)

    def __init__(self, piece: int) -> None:
        super().__init__()
        self.piece = piece

    def take(self, g: Vast) -> None:
        g.treasure[g.at[self.piece]] -= 1
        g.treasures_left += 1
        if g.emitting:
            g.emit("treasure-plundered", {"tribe": name(self.piece)})
        change_rage(g, 1)
        g.call(GnomeJump(self.piece))


class PlunderGem(Procedure):
    """Roll: the centre scatters the Tribe, otherwise Rage +1; a Gem goes back either way. Rule: VA-B095 to VA-B097

    `gem` is -1 when the Dragon himself is plundered.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "settle")

    def __init__(self, piece: int, gem: int) -> None:
        super().__init__()
        self.piece = piece
        self.gem = gem

    def roll(self, g: Vast) -> None:
        if g.emitting:
            args: dict[str, object] = {"tribe": name(self.piece)}
            if self.gem < 0:
                g.emit("dragon-plundered", args)
            else:
                args["gem"] = GEM.values[self.gem]
                g.emit("gem-plundered", args)
        g.call(RollDragonDie(GOBLINS))

    def settle(self, g: Vast) -> None:
        if self.gem >= 0:
            return_gem(g, self.gem)
        if shows_centre(self.answer):
            g.call(Scatter(self.piece))
            return
        change_rage(g, 1)
        g.call(GnomeJump(self.piece))


class GnomeJump(Procedure):
    """After plundering, the Gnome's Tribe may go to any unoccupied Dark tile. Rule: VA-B041, VA-B058"""

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "jump")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, piece: int) -> None:
        super().__init__()
        self.piece = piece

    def offer(self, g: Vast) -> Waiting | None:
        spaces = jump_targets(g) if holds(g, self.piece, GNOME) else []
        if not spaces or mine(g).tunnelled >> self.piece & 1:
            self.end()
            return None
        return Ask("gnome-jump", seat(g), [*[JUMP.of(pos) for pos in spaces], STAY.of()])

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"tribe": name(self.piece)}

    def jump(self, g: Vast) -> None:
        if JUMP.has(self.answer):
            put(g, self.piece, JUMP.a(self.answer))


class Explore(Procedure):
    """A new Dark tile, and the Tribe goes onto it. Rule: VA-B098, VA-B099, VA-V019"""

    STEPS: ClassVar[tuple[str, ...]] = ("supply", "enter")

    def __init__(self, piece: int, pos: int) -> None:
        super().__init__()
        self.piece = piece
        self.pos = pos

    def supply(self, g: Vast) -> None:
        g.call(g.book.roles[CAVE].supply(g, GOBLINS, self.pos))

    def enter(self, g: Vast) -> None:
        if self.answer >= 0:
            g.call(Enter(self.piece, self.answer, False))
