"""The Goblins' board, and pure questions about it."""

from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.games.vast.cards import (
    EYE,
    FANGS,
    GOBLINS,
    GOBLINS_DATA,
    MONSTERS,
    MONSTERS_DATA,
    SECRETS,
    WAR_DATA,
)
from undercroft.games.vast.domains import PIECE, SECRET, TRIBE
from undercroft.games.vast.role import Board
from undercroft.games.vast.state import Vast

MOST_POPULATION: Final = [int(entry["population-limit"]) for entry in GOBLINS_DATA["tribe"]]
SLOTS: Final = [int(entry["monster-slots"]) for entry in GOBLINS_DATA["tribe"]]
OWN_DISCS: Final = [int(entry["strength-discs"]) for entry in GOBLINS_DATA["tribe"]]
FIRST_RAGE: Final = int(GOBLINS_DATA["rage"]["start"])
LEAST_RAGE: Final = int(GOBLINS_DATA["rage"]["least"])
MOST_RAGE: Final = int(GOBLINS_DATA["rage"]["most"])
HAND_LIMIT: Final = int(GOBLINS_DATA["secrets"]["hand-limit"])
SCATTER_LOSS: Final = int(GOBLINS_DATA["scatter"]["population"])
STRENGTH_TO_SMASH: Final = int(GOBLINS_DATA["crystals"]["strength-to-smash"])

WAR_DISCS: Final = [[int(entry["fangs"]), int(entry["bones"]), int(entry["eye"])] for entry in WAR_DATA["war"]]
WAR_MONSTERS: Final = [int(entry["monsters"]) for entry in WAR_DATA["war"]]
WAR_SECRETS: Final = [int(entry["secrets"]) for entry in WAR_DATA["war"]]
WAR_RAGE: Final = [int(entry["rage"]) for entry in WAR_DATA["war"]]

MONSTER_DISCS: Final = [int(entry["strength-discs"]) for entry in MONSTERS_DATA["monster"]]
PET_FROG: Final = MONSTERS.index("pet-frog")
GOLEM: Final = MONSTERS.index("golem")
GNOME: Final = MONSTERS.index("gnome")
WISP: Final = MONSTERS.index("wisp")
BEETLES: Final = MONSTERS.index("bright-beetles")
UNDERWORM: Final = MONSTERS.index("underworm")
BLOB: Final = MONSTERS.index("blob")

SECRET_TUNNELS: Final = SECRETS.index("secret-tunnels")
CAVE_IN: Final = SECRETS.index("cave-in")
POISON: Final = SECRETS.index("poison")
LEADER: Final = SECRETS.index("leader")
GOBLIN_RUBY: Final = SECRETS.index("goblin-ruby")
BLIND_FURY: Final = SECRETS.index("blind-fury")
FIRE_BOMBER: Final = SECRETS.index("fire-bomber")
BOMB: Final = 2
"""The Strength a Fire Bomber adds."""
HEX: Final = SECRETS.index("hex")
TRAP: Final = SECRETS.index("trap")
HIDING_SPOTS: Final = SECRETS.index("hiding-spots")


@mypyc_attr(serializable=True)
class GoblinsBoard(Board):
    """Rage, three Tribes, three decks, and what this turn has brought so far."""

    def __init__(self) -> None:
        self.rage: int = FIRST_RAGE
        self.population: list[int] = [0, 0, 0]
        self.held: list[list[int]] = [[], [], []]
        """The Monster cards of each Tribe."""
        # War cards.
        self.war_deck: list[int] = []
        self.war_drawn: list[int] = []
        self.war_discards: list[int] = []
        self.war: int = -1
        """The chosen card of this turn."""
        # Monsters and Secrets; the Monster deck belongs to the table.
        self.monsters_drawn: list[int] = []
        self.secret_deck: list[int] = []
        self.secret_discards: list[int] = []
        self.hand: list[int] = []
        self.up: list[int] = []
        """Secrets that stay face up."""
        # This turn.
        self.activated: int = 0
        """Tribes (pieces as bits) that have been activated."""
        self.acting: int = -1
        """The Tribe that is being activated."""
        self.exits: int = 0
        """Lit tiles the acting Tribe has left."""
        self.left: list[int] = []
        """Which ones; each counts once. Rule: VA-B078"""
        self.walked: bool = False
        """The acting Tribe has made its move, and nothing has happened since that would let it go on."""
        self.tunnels: bool = False
        self.tunnelled: int = 0
        """Tribes (as bits) that Secret Tunnels has moved: nothing else moves them this turn."""
        self.furious: int = 0
        """Tribes (as bits) with Blind Fury."""
        self.bombers: list[int] = [0, 0, 0]
        """How often each Tribe has got the Fire Bomber: a Secret drawn again can be played again."""
        self.ruby_used: bool = False
        self.wisp_used: bool = False
        self.flared: int = 0
        """Tribes (as bits) that have used Flare."""
        self.crystal_at: list[int] = [-1, -1, -1]
        """The cell whose Crystal each Tribe has attacked this turn. Rule: VA-B093"""
        self.rage_due: bool = False
        """A struck Thief still has to cost his Rage. Rule: VA-T077"""
        self.trap_sprung: bool = False
        """Trap was given up against the Dragon power under way. Rule: VA-B114"""

    def copy(self) -> "GoblinsBoard":
        clone = GoblinsBoard.__new__(GoblinsBoard)
        clone.rage = self.rage
        clone.population = self.population.copy()
        clone.held = [cards.copy() for cards in self.held]
        clone.war_deck = self.war_deck.copy()
        clone.war_drawn = self.war_drawn.copy()
        clone.war_discards = self.war_discards.copy()
        clone.war = self.war
        clone.monsters_drawn = self.monsters_drawn.copy()
        clone.secret_deck = self.secret_deck.copy()
        clone.secret_discards = self.secret_discards.copy()
        clone.hand = self.hand.copy()
        clone.up = self.up.copy()
        clone.activated = self.activated
        clone.acting = self.acting
        clone.exits = self.exits
        clone.left = self.left.copy()
        clone.walked = self.walked
        clone.tunnels = self.tunnels
        clone.tunnelled = self.tunnelled
        clone.furious = self.furious
        clone.bombers = self.bombers.copy()
        clone.ruby_used = self.ruby_used
        clone.wisp_used = self.wisp_used
        clone.flared = self.flared
        clone.crystal_at = self.crystal_at.copy()
        clone.rage_due = self.rage_due
        clone.trap_sprung = self.trap_sprung
        return clone


def mine(g: Vast) -> GoblinsBoard:
    """Their board."""
    board = g.boards[GOBLINS]
    assert isinstance(board, GoblinsBoard)
    return board


def seat(g: Vast) -> int:
    """Who plays them."""
    return g.seat(GOBLINS)


def index(piece: int) -> int:
    """A Tribe's place in the lists of the board: 0 Fangs, 1 Bones, 2 Eye."""
    return piece - FANGS


def name(piece: int) -> str:
    """A Tribe's key for events."""
    return TRIBE.values[piece - FANGS]


# Where a Tribe is.


def revealed(g: Vast, piece: int) -> bool:
    """Whether it stands on the map. Rule: VA-B100"""
    return g.at[piece] >= 0


def lurks(g: Vast, piece: int) -> bool:
    """Whether it lies in wait on an open space; it still counts as hidden. Rule: VA-B102"""
    return g.lurking[piece] >= 0


def go_home(g: Vast, piece: int) -> None:
    """The piece goes back to the board."""
    g.at[piece] = -1
    g.lurking[piece] = -1


# Statistics.


def holds(g: Vast, piece: int, monster: int) -> bool:
    """Whether a Tribe has this Monster."""
    return any(g.faces.face[card] == monster for card in mine(g).held[index(piece)])


def monsters_assigned(board: GoblinsBoard) -> int:
    """The Monsters of all Tribes together. Rule: VA-B031"""
    return len(board.held[0]) + len(board.held[1]) + len(board.held[2])


def strength_with(g: Vast, piece: int, population: int) -> int:
    """The Strength a Tribe would have with this Population.

    Rule: VA-B006, VA-B008, VA-B034, VA-B036, VA-B052, VA-B067
    """
    board = mine(g)
    value = population + OWN_DISCS[index(piece)]
    frog = False
    for card in board.held[index(piece)]:
        value += MONSTER_DISCS[g.faces.face[card]]
        if g.faces.face[card] == PET_FROG:
            frog = True
    if board.rage == 0 and not frog:
        value -= 1
    value += BOMB * board.bombers[index(piece)]
    return max(0, value)


def strength(g: Vast, piece: int) -> int:
    return strength_with(g, piece, mine(g).population[index(piece)])


def bare_strength(g: Vast, piece: int) -> int:
    """Without Monsters and other Secrets, for Hiding Spots. Rule: VA-B073"""
    board = mine(g)
    value = board.population[index(piece)] + OWN_DISCS[index(piece)]
    return max(0, value - 1 if board.rage == 0 else value)


def perception(g: Vast, piece: int) -> int:
    """Population plus 1, one less under the Goblin Ruby. Rule: VA-B007, VA-B064"""
    value = mine(g).population[index(piece)] + 1
    return value - 1 if has_up(g, GOBLIN_RUBY) else value


# Secrets.


def has_up(g: Vast, secret: int) -> bool:
    """Whether this Secret lies face up."""
    return any(g.faces.face[card] == secret for card in mine(g).up)


def in_hand(g: Vast, secret: int) -> bool:
    return any(g.faces.face[card] == secret for card in mine(g).hand)


def eye_population(g: Vast) -> int:
    """The X of Cave-In and Hex. Rule: VA-B009, VA-B059, VA-B068"""
    return mine(g).population[index(EYE)]


def ruby_ready(g: Vast) -> bool:
    """Whether a card just drawn may be redrawn. Rule: VA-B064"""
    return has_up(g, GOBLIN_RUBY) and not mine(g).ruby_used


def discard_secret(g: Vast, card: int) -> None:
    """A Secret leaves the hand or the table; discards are open. Rule: VA-G102"""
    board = mine(g)
    if card in board.hand:
        board.hand.remove(card)
    else:
        board.up.remove(card)
    board.secret_discards.append(card)
    g.faces.show(card)
    if g.emitting:
        g.emit("secret-discarded", {"secret": SECRET.values[g.faces.face[card]]})


def card_up(g: Vast, secret: int) -> int:
    """The card of a face-up Secret."""
    return next(card for card in mine(g).up if g.faces.face[card] == secret)


# Changing Rage and Population.


def change_rage(g: Vast, by: int) -> None:
    """Within 0 and 3; what is too much is lost. Rule: VA-B053"""
    board = mine(g)
    before = board.rage
    board.rage = min(MOST_RAGE, max(LEAST_RAGE, before + by))
    if g.emitting and board.rage != before:
        g.emit("rage-rose" if by > 0 else "rage-fell", {"amount": abs(board.rage - before), "rage": board.rage})


def set_population(g: Vast, piece: int, value: int) -> None:
    """A Tribe that falls to 0 costs the Goblin Ruby. Rule: VA-B065"""
    board = mine(g)
    before = board.population[index(piece)]
    board.population[index(piece)] = value
    if before > 0 and value == 0 and has_up(g, GOBLIN_RUBY):
        discard_secret(g, card_up(g, GOBLIN_RUBY))


def discard_monster(g: Vast, card: int) -> None:
    """A Monster leaves its Tribe, and its Strength disc with it. Rule: VA-B034"""
    for cards in mine(g).held:
        if card in cards:
            cards.remove(card)
    g.monster_discards.append(card)
    if g.emitting:
        g.emit("monster-dismissed", {"monster": MONSTERS[g.faces.face[card]]})


def tell_place(g: Vast, key: str, piece: int, space: str) -> None:
    """Tell everybody where a Tribe is now."""
    if g.emitting:
        g.emit(key, {"tribe": name(piece), "piece": PIECE.values[piece], "space": space})
