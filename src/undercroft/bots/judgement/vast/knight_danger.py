"""What may hurt the Knight before her next turn, and what a wound would cost her."""

from math import exp
from typing import Final

from undercroft.bots.judgement.vast.map import FAR, Scene
from undercroft.games.vast import cards
from undercroft.games.vast.cards import (
    DRAGON,
    FANGS,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    TILE_COUNT,
    TRIBES,
)
from undercroft.games.vast.cavern.map import DARK
from undercroft.games.vast.roles.dragon.board import DragonBoard
from undercroft.games.vast.roles.goblins.board import GoblinsBoard
from undercroft.games.vast.roles.goblins.board import strength as tribe_strength
from undercroft.games.vast.roles.knight.board import cell_of, mine, strength
from undercroft.games.vast.roles.knight.events import Ambush
from undercroft.games.vast.roles.knight.infestation import AMBUSH_STRENGTH, TOKENS, AmbushFight, FightToken
from undercroft.games.vast.state import Vast

LYING_IN_WAIT: Final = {"a": 2, "b": 3, "c": 3}
"""The Strength of those who ambush her where nobody plays the Goblins; of Monsters a typical one."""
PLAIN: Final = ("a", "b")
"""The lines of the Infestation where she knows it before."""
CALM: Final = -3
UNSEEN: Final = -2
"""Nobody ambushes her; a Monster does that she has not seen yet."""
WORSE: Final = 0.2
"""How often an Event is an Ambush."""
DEATH: Final = 8.0
"""What she loses when an Ambush kills her, in rounds."""
COMING: Final = 0.6
"""How likely a hidden Tribe comes when it may ambush her."""
SPENT: Final = 0.2
"""What each cube costs that she places in vain, in rounds."""
LAST: Final = 0.6
LASTING: Final = 0.25
"""How slowly Health loses its worth: at the end, and more for each Crystal or blow that she still needs."""


class Unseen:
    """What an unseen tile may be, which everybody can tell from those that have been found."""

    def __init__(self, g: Vast) -> None:
        unseen = [cell for cell in range(TILE_COUNT) if g.map.pos[cell] >= 0 and g.map.light[cell] == DARK]
        unseen.extend(g.tiles)
        unseen.extend(g.hand)
        ambushes = 0.0
        self.all: Final = Count()
        self.of_pile: Final[dict[int, Count]] = {}
        self.of_symbol: Final[dict[int, Count]] = {}
        for cell in unseen:
            kind = g.type_of(cell)
            if kind == cards.AMBUSH:
                ambushes += 1.0
            elif kind == cards.EVENT:
                ambushes += WORSE
            crystal = kind == cards.CRYSTAL
            self.all.add(crystal)
            self.of_pile.setdefault(g.pile[cell], Count()).add(crystal)
            self.of_symbol.setdefault(g.book.symbol[g.face(cell)], Count()).add(crystal)
        self.ambush: Final = ambushes / max(1, len(unseen))
        """How likely it holds an Ambush, or leads to one."""

    def crystal(self, g: Vast, cell: int) -> float:
        """How likely a Dark tile is a Crystal tile: every third of the stack and every symbol has three of them."""
        overall = self.all.share()
        if overall == 0.0:
            return 0.0
        pile = self.of_pile[g.pile[cell]].share()
        return min(1.0, pile * self.of_symbol[g.book.symbol[g.face(cell)]].share() / overall)


class Count:
    """Crystal tiles among others."""

    def __init__(self) -> None:
        self.tiles: int = 0
        self.crystals: int = 0

    def add(self, crystal: bool) -> None:
        self.tiles += 1
        if crystal:
            self.crystals += 1

    def share(self) -> float:
        return self.crystals / max(1, self.tiles)


class Danger:
    """Who could strike her, and how strong she must be to be safe."""

    def __init__(self, scene: Scene) -> None:
        g = scene.g
        self.attackers: Final = attackers(scene, cell_of(g))
        """The Strength with which each revealed Tribe could reach her."""
        self.ambusher: int = LYING_IN_WAIT.get(g.book.infestation, 0)
        """The Strength of the strongest hidden Tribe, or of what lies in wait where nobody plays the Goblins."""
        goblins = g.boards[GOBLINS]
        if isinstance(goblins, GoblinsBoard):
            for piece in TRIBES:
                if g.at[piece] < 0 and goblins.population[piece - FANGS] > 0:
                    self.ambusher = max(self.ambusher, tribe_strength(g, piece))
        self.safe: int = CALM
        self.even: int = CALM
        """While she is being ambushed, the Strength at which she is safe, and the one at which the die decides."""
        self.brace(g)

    def brace(self, g: Vast) -> None:
        """Whoever ambushes her: hidden Tribes must be stronger than she is, all others she must beat, or be lucky."""
        asked = g.stack[-1]
        if isinstance(asked, AmbushFight):
            self.safe = asked.strength + 1
        elif isinstance(asked, FightToken):
            self.safe = AMBUSH_STRENGTH[TOKENS[asked.which]] + 1
        elif isinstance(asked, Ambush) and not g.book.infestation:
            # A hidden Tribe may come or not, so this must be worth its cubes.
            lack = self.ambusher - strength(mine(g), True)
            self.safe = self.ambusher if COMING * wound(g) > SPENT * lack else CALM
        elif isinstance(asked, Ambush):
            self.safe = self.ambusher + 1 if g.book.infestation in PLAIN else UNSEEN
        self.even = self.safe - 1 if g.book.infestation else self.safe
        # In the Collapse the same holds for the others, for she has few turns left to be hurt in.
        if hurried(g) and wound(g) < SPENT * (self.safe - strength(mine(g), True)):
            self.safe = CALM

    def peril(self, g: Vast, might: int) -> float:
        """What the Goblins' next blows cost her at this Strength, in rounds."""
        hits = 0
        for attacker in self.attackers:
            if attacker > might:
                hits += 1
        health = mine(g).health
        if hits >= health:
            return 8.0
        return hits * (0.35 + 0.25 * max(0, 3 - health + hits))

    def hurt(self, g: Vast, might: int) -> float:
        """The chance that an Ambush hurts her at this Strength; the Monsters' differ."""
        if might == self.ambusher:
            return 0.5
        odd = 0.0 if g.book.infestation in PLAIN else 0.2
        return 1.0 - odd if might < self.ambusher else odd


def wound(g: Vast) -> float:
    """What a lost Health costs her, in rounds: more the less she has, and the longer it must last."""
    ahead = dragon_health(g) if g.book.goal[KNIGHT] == "slay-dragon" else g.book.crystal_goal - g.smashed[KNIGHT]
    lasts = LAST + LASTING * max(0, ahead)
    health = mine(g).health
    return DEATH * (exp((1 - health) / lasts) - exp(-health / lasts))


def hurried(g: Vast) -> bool:
    """Whether the Collapse leaves her two or three turns for what she still needs."""
    return g.collapsing and g.book.goal[KNIGHT] != "slay-dragon"


def attackers(scene: Scene, prey: int) -> list[int]:
    """The Strength with which each revealed Tribe could reach a cell."""
    g = scene.g
    found: list[int] = []
    goblins = g.boards[GOBLINS]
    if not isinstance(goblins, GoblinsBoard):
        return found
    exits = scene.march(prey)
    for piece in TRIBES:
        if g.at[piece] < 0:
            continue
        lost = exits[g.at[piece]] // 2
        if exits[g.at[piece]] < FAR and lost < goblins.population[piece - FANGS]:
            found.append(tribe_strength(g, piece) - lost)
    return found


def strikers(scene: Scene, cell: int) -> int:
    """How many Tribes could strike the Knight if she stood there."""
    if cell < 0:
        return 0
    guard = scene.g.book.roles[KNIGHT].strength(scene.g, KNIGHT_PIECE)
    return sum(1 for might in attackers(scene, cell) if might > guard)


def dragon_health(g: Vast) -> int:
    """The Dragon's Health; as printed where nobody plays him."""
    board = g.boards[DRAGON]
    return board.health if isinstance(board, DragonBoard) and board.arrived else g.book.dragon_health
