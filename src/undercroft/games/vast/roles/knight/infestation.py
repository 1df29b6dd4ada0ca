"""Ambushes when nobody plays the Goblins: the Infestation card and the Monsters' Ambush lines. Rule: VA-V136"""

from typing import ClassVar, Final

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Chance, Shuffle, Waiting
from undercroft.games.vast.actions import MOVE, POINT
from undercroft.games.vast.cards import (
    BRIDGE,
    CAVE,
    KNIGHT,
    KNIGHT_PIECE,
    MONSTERS,
    MONSTERS_DATA,
    ROLE_SETS_DATA,
    TILE_COUNT,
)
from undercroft.games.vast.cavern.dice import RollDragonDie
from undercroft.games.vast.cavern.geometry import DIAGONAL, STEP, on_table
from undercroft.games.vast.cavern.moving import Enter
from undercroft.games.vast.cavern.paths import is_pit, shows_centre, unoccupied
from undercroft.games.vast.domains import MONSTER, SPACE
from undercroft.games.vast.roles.knight.actions import DRAW_MONSTER, FIGHT_GOBLINS, READY
from undercroft.games.vast.roles.knight.board import DEED_FEARLESS, cell_of, mine, strength
from undercroft.games.vast.roles.knight.grit import KnightStruck, LoseGrit
from undercroft.games.vast.roles.knight.items import lose_treasure
from undercroft.games.vast.roles.knight.sidequests import FEARLESS, in_hand, may_prepare
from undercroft.games.vast.set_up import mix
from undercroft.games.vast.state import Vast

AMBUSH_STRENGTH: Final[list[int]] = [int(entry["ambush-strength"]) for entry in MONSTERS_DATA["monster"]]
OGRE: Final = MONSTERS.index("ogre")
TROLL: Final = MONSTERS.index("troll")
GOLEM: Final = MONSTERS.index("golem")
GNOME: Final = MONSTERS.index("gnome")
WISP: Final = MONSTERS.index("wisp")
BEETLES: Final = MONSTERS.index("bright-beetles")
UNDERWORM: Final = MONSTERS.index("underworm")
BLOB: Final = MONSTERS.index("blob")
FLAME_GIANT: Final = MONSTERS.index("flame-giant")
TOKENS: Final = [OGRE, TROLL]
"""The Monsters with a token: 0 the Ogre, 1 the Troll."""


class Infested(Procedure):
    """One Ambush by line A, B or C. Result 1 if she lost Health. Rule: VA-V136 to VA-V144"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "draw", "fight", "report")

    def choose(self, g: Vast) -> Waiting | None:
        """With Fearless in hand she may meet a Monster on lines A and B. Rule: VA-V144"""
        if g.book.infestation == "c":
            self.answer = DRAW_MONSTER.of()
            return None
        # Asked already: then also in the thoughts of a spectator, who cannot know that she holds Fearless.
        asked = FIGHT_GOBLINS.has(self.answer)
        self.answer = FIGHT_GOBLINS.of()
        if not g.monster_deck and not g.monster_discards:
            return None
        options = [FIGHT_GOBLINS.of()]
        if in_hand(g, FEARLESS):
            options.append(DRAW_MONSTER.of())
        elif g.seats == 1 and not asked:
            return None
        # With rivals at the table the question is always put: its absence would tell them what she holds.
        return Ask("choose-ambusher", g.seat(KNIGHT), options)

    def draw(self, g: Vast) -> None:
        if DRAW_MONSTER.has(self.answer) and (g.monster_deck or g.monster_discards):
            g.call(DrawMonster())
        else:
            self.answer = -1

    def fight(self, g: Vast) -> None:
        g.call(AmbushFight(self.answer))

    def report(self, g: Vast) -> None:
        self.end(self.answer)


class DrawMonster(Procedure):
    """The top Monster card; discards are reshuffled when the deck is empty. Result: the card. Rule: VA-V139, VA-V145"""

    STEPS: ClassVar[tuple[str, ...]] = ("reshuffle", "restack", "draw")

    def reshuffle(self, g: Vast) -> Waiting | None:
        if g.monster_deck:
            self.goto("draw")
            return None
        return Shuffle("monsters", len(g.monster_discards))

    def restack(self, g: Vast) -> None:
        g.monster_deck = g.monster_discards
        g.monster_discards = []
        for card in g.monster_deck:
            g.faces.seen[card] = 0
        mix(g, g.monster_deck, self.answers)

    def draw(self, g: Vast) -> None:
        card = g.monster_deck.pop()
        g.faces.show(card)
        if g.emitting:
            g.emit("monster-drawn", {"monster": MONSTER.values[g.faces.face[card]]})
        self.end(card)


class AmbushFight(Procedure):
    """Compare, roll if equal, wound and Monster text if she is beaten. Rule: VA-V140 to VA-V143, VA-V152, VA-V153

    `card` is the Monster card, -1 for plain Goblins.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("prepare", "brace", "compare", "roll", "wound", "text", "tidy")

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card
        self.strength = 0
        self.keeps = False
        """Whether the card stays out of the discards."""

    def prepare(self, g: Vast) -> None:
        board = mine(g)
        if self.card < 0:
            self.strength = int(ROLE_SETS_DATA["infestation"][g.book.infestation])
            return
        self.strength = AMBUSH_STRENGTH[g.faces.face[self.card]]
        if board.beetles >= 0:
            if self.strength > 0:
                self.strength += 1
            g.monster_discards.append(board.beetles)
            board.beetles = -1

    def brace(self, g: Vast) -> Waiting | None:
        """Having seen the Monster she may still add cubes. Rule: VA-V143"""
        if self.card < 0 or not may_prepare(g):
            return None
        return Ask("brace-monster", g.seat(KNIGHT), [READY.of()])

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        if self.card < 0:
            return {}
        return {"monster": MONSTER.values[g.faces.face[self.card]], "strength": max(0, self.strength)}

    def compare(self, g: Vast) -> None:
        hers = strength(mine(g), g.active == KNIGHT)
        if self.strength >= 0 and hers > self.strength:
            self._unhurt(g)
        elif self.strength < 0 or hers == self.strength:
            g.call(RollDragonDie(KNIGHT))
        else:
            self.goto("wound")

    def roll(self, g: Vast) -> None:
        if not shows_centre(self.answer):
            self._unhurt(g)

    def _unhurt(self, g: Vast) -> None:
        """An Ambush against a Monster without losing Health is fearless. Rule: VA-K081, VA-V140"""
        g.emit("ambush-beaten", {})
        if self.card >= 0:
            mine(g).deeds |= DEED_FEARLESS
            g.monster_discards.append(self.card)
        self.end(0)

    def wound(self, g: Vast) -> None:
        self.result = 1
        g.emit("ambushed", {})
        g.call(KnightStruck(1))

    def text(self, g: Vast) -> None:
        if self.card < 0 or mine(g).dead:
            return
        procedure = ambush_text(g, g.faces.face[self.card], self.card)
        if procedure is not None:
            g.call(procedure)

    def tidy(self, g: Vast) -> None:
        """The card is discarded unless its text keeps it out. Rule: VA-V145, VA-V157"""
        board = mine(g)
        kept = (board.golem, board.beetles, g.monster_card[0], g.monster_card[1])
        if self.card >= 0 and self.card not in kept:
            g.monster_discards.append(self.card)
        self.end(1)


def ambush_text(g: Vast, monster: int, card: int) -> Procedure | None:
    """What a Monster's Ambush line does to a beaten Knight. Rule: VA-V147 to VA-V156"""
    board = mine(g)
    if monster == OGRE:
        return Retreat(0, card, cell_of(g))
    if monster == TROLL:
        return PlaceTroll(card)
    if monster == GOLEM:
        board.golem = card
    elif monster == GNOME:
        return LoseRandomTreasure()
    elif monster == BEETLES:
        board.beetles = card
    elif monster == UNDERWORM:
        return Underworm()
    elif monster == BLOB:
        return LoseGrit(5)
    elif monster == FLAME_GIANT and strength(board, g.active == KNIGHT) <= 3:
        return KnightStruck(1)
    return None


def retreats(g: Vast) -> list[int]:
    """Adjacent unoccupied spaces that are not Dark, not behind walls, not Pits. Rule: VA-V148, VA-V174"""
    here = cell_of(g)
    found: list[int] = []
    for side in range(4):
        beyond = g.map.beside(here, side)
        if beyond < 0 or g.map.is_dark(beyond) or g.map.walled(here, side) or g.map.impassable(beyond):
            continue
        if not is_pit(beyond) and unoccupied(g, beyond):
            found.append(beyond)
    return found


class Retreat(Procedure):
    """She leaves the space to the Monster, if there is a way out. Rule: VA-V148, VA-V159, VA-V160"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "go")

    def __init__(self, which: int, card: int, cell: int) -> None:
        super().__init__()
        self.which = which
        self.card = card
        self.cell = cell

    def choose(self, g: Vast) -> Waiting | None:
        spaces = [g.map.pos[cell] for cell in retreats(g)]
        if not spaces:
            self.end(0)
            return None
        return Ask("retreat", g.seat(KNIGHT), [MOVE.of(pos) for pos in spaces])

    def go(self, g: Vast) -> None:
        g.monster_token[self.which] = self.cell
        g.monster_card[self.which] = self.card
        mine(g).encounter = -1
        if g.emitting:
            token = ("ogre", "troll")[self.which]
            g.emit("token-placed", {"token": token, "space": SPACE.values[g.map.pos[self.cell]]})
        g.call(Enter(KNIGHT_PIECE, g.map.cell(MOVE.a(self.answer)), True))
        self.end(1)


class PlaceTroll(Procedure):
    """The Canyon comes if it is not there yet, and the Troll stands on its bridge. Rule: VA-V149, VA-V160, VA-V175"""

    STEPS: ClassVar[tuple[str, ...]] = ("canyon", "stand")

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def canyon(self, g: Vast) -> None:
        if g.map.pos[BRIDGE] < 0 and not g.collapsing and not g.terrain_out[0]:
            from undercroft.games.vast.variants.terrain import PlaceCanyon

            g.call(PlaceCanyon(g.book.roles[CAVE].places_terrain(g, KNIGHT), cell_of(g)))

    def stand(self, g: Vast) -> None:
        if g.map.pos[BRIDGE] < 0 or g.monster_token[1] >= 0:
            return
        g.monster_token[1] = BRIDGE
        g.monster_card[1] = self.card
        if g.emitting:
            g.emit("token-placed", {"token": "troll", "space": SPACE.values[g.map.pos[BRIDGE]]})


class LoseRandomTreasure(Procedure):
    """The Gnome takes a Treasure card at random; it leaves the game. Rule: VA-V151"""

    STEPS: ClassVar[tuple[str, ...]] = ("pick", "lose")

    def pick(self, g: Vast) -> Waiting | None:
        board = mine(g)
        count = len(board.up) + len(board.down)
        if count == 0:
            self.end()
            return None
        return Chance.even("random-treasure", count)

    def lose(self, g: Vast) -> None:
        board = mine(g)
        card = (board.up + board.down)[self.answer]
        lose_treasure(g, card)
        g.faces.show(card)
        g.treasures_out.append(card)
        g.emit("treasure-lost", {})


class Underworm(Procedure):
    """She is dragged diagonally to a Dark tile and reveals it in the same Encounter. Rule: VA-V154, VA-V176"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "lay", "drag", "reveal")

    def __init__(self) -> None:
        super().__init__()
        self.pos = -1

    def choose(self, g: Vast) -> Waiting | None:
        spaces = worm_spaces(g)
        if not spaces:
            self.end()
            return None
        if len(spaces) > 1:
            return Ask("underworm", g.seat(KNIGHT), [POINT.of(pos) for pos in spaces])
        self.answer = POINT.of(spaces[0])
        return None

    def lay(self, g: Vast) -> None:
        self.pos = POINT.a(self.answer)
        if g.map.cell(self.pos) < 0:
            g.call(g.book.roles[CAVE].supply(g, KNIGHT, self.pos))

    def drag(self, g: Vast) -> None:
        cell = g.map.cell(self.pos)
        if cell < 0:
            self.end()
            return
        g.call(Enter(KNIGHT_PIECE, cell, True))

    def reveal(self, g: Vast) -> None:
        from undercroft.games.vast.roles.knight.encounter import RevealEncounter

        here = cell_of(g)
        if here >= 0 and g.map.is_dark(here):
            g.call(RevealEncounter(here, -1, False))


def worm_spaces(g: Vast) -> list[int]:
    """The nearest Dark tiles on her diagonals, else open spaces there that border a tile. Rule: VA-V176"""
    here = g.map.pos[cell_of(g)]
    for far in range(1, 62):
        found = []
        for step in DIAGONAL:
            cell = g.map.cell(here + far * step)
            if 0 <= cell < TILE_COUNT and g.map.is_dark(cell) and on_table(here + far * step):
                found.append(here + far * step)
        if found:
            return found
    if g.collapsing or not (g.tiles or g.hand):
        return []
    for far in range(1, 62):
        found = []
        for step in DIAGONAL:
            pos = here + far * step
            if on_table(pos) and g.map.cell(pos) < 0 and any(pos + side in g.map.cell_at for side in STEP):
                found.append(pos)
        if found:
            return found
    return []


class FightToken(Procedure):
    """She meets an Ogre or Troll token: an Ambush at its Strength. Rule: VA-V157, VA-V159, VA-V178"""

    STEPS: ClassVar[tuple[str, ...]] = ("brace", "compare", "roll", "wound", "retreat", "go")

    def __init__(self, which: int, origin: int) -> None:
        super().__init__()
        self.which = which
        self.origin = origin

    def brace(self, g: Vast) -> Waiting | None:
        return Ask("brace-monster", g.seat(KNIGHT), [READY.of()]) if may_prepare(g) else None

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        monster = TOKENS[self.which]
        return {"monster": MONSTER.values[monster], "strength": AMBUSH_STRENGTH[monster]}

    def compare(self, g: Vast) -> None:
        board = mine(g)
        board.ambushes += 1
        hers = strength(board, True)
        needed = AMBUSH_STRENGTH[TOKENS[self.which]]
        if hers > needed:
            self._beaten(g)
        elif hers == needed:
            g.call(RollDragonDie(KNIGHT))
        else:
            self.goto("wound")

    def roll(self, g: Vast) -> None:
        if not shows_centre(self.answer):
            self._beaten(g)

    def _beaten(self, g: Vast) -> None:
        """Not wounded: the token goes and she stays."""
        g.monster_token[self.which] = -1
        g.monster_discards.append(g.monster_card[self.which])
        g.monster_card[self.which] = -1
        mine(g).deeds |= DEED_FEARLESS
        g.emit("ambush-beaten", {})
        self.end(0)

    def wound(self, g: Vast) -> None:
        g.emit("ambushed", {})
        g.call(KnightStruck(1))

    def retreat(self, g: Vast) -> Waiting | None:
        if mine(g).dead:
            self.end(1)
            return None
        # Off the Troll's bridge only back: the other way would be across (VA-V149).
        cells = [] if TOKENS[self.which] == TROLL else retreats(g)
        spaces = [g.map.pos[cell] for cell in cells or [self.origin]]
        if len(spaces) == 1:
            self.answer = MOVE.of(spaces[0])
            return None
        return Ask("retreat", g.seat(KNIGHT), [MOVE.of(pos) for pos in spaces])

    def go(self, g: Vast) -> None:
        mine(g).encounter = -1
        g.call(Enter(KNIGHT_PIECE, g.map.cell(MOVE.a(self.answer)), True))
        self.end(1)
