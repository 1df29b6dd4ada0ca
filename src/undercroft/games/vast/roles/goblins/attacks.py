"""Tribes strike: the Knight, the Thief, the Dragon, a Crystal, or from an Ambush.

Rule: VA-B085 to VA-B093, VA-K042 to VA-K046
"""

from typing import ClassVar

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast import victory
from undercroft.games.vast.actions import NO
from undercroft.games.vast.cards import (
    AMBUSH,
    DRAGON,
    DRAGON_PIECE,
    FANGS,
    FOREST,
    GOBLINS,
    KNIGHT,
    KNIGHT_DATA,
    KNIGHT_PIECE,
    TERRAIN_OF,
    THIEF_PIECE,
    TRIBES,
)
from undercroft.games.vast.cavern.map import LIT
from undercroft.games.vast.cavern.paths import neighbours
from undercroft.games.vast.domains import PIECE
from undercroft.games.vast.roles.goblins.actions import AMBUSH_WITH, LIE_LOW, PLAY_SECRET, TAKE_RAGE, TAKE_SECRETS
from undercroft.games.vast.roles.goblins.board import (
    BLOB,
    POISON,
    STRENGTH_TO_SMASH,
    bare_strength,
    change_rage,
    discard_secret,
    holds,
    in_hand,
    index,
    mine,
    name,
    perception,
    revealed,
    seat,
    strength,
)
from undercroft.games.vast.roles.goblins.losses import LosePopulation, Scatter
from undercroft.games.vast.roles.goblins.secrets import DrawSecrets
from undercroft.games.vast.state import Vast
from undercroft.games.vast.tokens import smash_crystal


def knights_strength(g: Vast) -> int:
    return g.book.roles[KNIGHT].strength(g, KNIGHT_PIECE)


def targets(g: Vast, piece: int) -> list[int]:
    """The pieces this Tribe could attack where it stands. Rule: VA-B085, VA-B088, VA-B089, VA-V162 to VA-V164"""
    here = g.at[piece]
    found: list[int] = []
    if g.at[KNIGHT_PIECE] == here and strength(g, piece) > knights_strength(g):
        found.append(KNIGHT_PIECE)
    if g.at[DRAGON_PIECE] == here and can_strike_dragon(g, piece):
        found.append(DRAGON_PIECE)
    if g.at[THIEF_PIECE] == here and perception(g, piece) > g.role_of(THIEF_PIECE).stealth(g, THIEF_PIECE):
        found.append(THIEF_PIECE)
    return found


def meetings(g: Vast, piece: int) -> dict[str, object]:
    """What a Tribe's Strength would meet on its tile, its Perception for the Thief. Rule: VA-B085, VA-B089, VA-V163"""
    found: dict[str, object] = {}
    for target in targets(g, piece):
        might = strength(g, piece)
        theirs = knights_strength(g)
        if target == DRAGON_PIECE:
            theirs = g.role_of(target).armor(g, target)
        elif target == THIEF_PIECE:
            might = perception(g, piece)
            theirs = max(0, g.role_of(target).stealth(g, target))
        found[PIECE.values[target]] = {"yours": might, "theirs": theirs}
    return found


def against_knight(g: Vast, pieces: list[int]) -> dict[str, object]:
    """Each Tribe's Strength and hers. Rule: VA-K044, VA-B088"""
    if not g.book.has(KNIGHT) or g.at[KNIGHT_PIECE] < 0:
        return {}
    return {name(piece): {"yours": strength(g, piece), "theirs": knights_strength(g)} for piece in pieces}


def can_strike_dragon(g: Vast, piece: int) -> bool:
    """Only with Ash Dragon, and only when stronger than his Armor. Rule: VA-V162, VA-V163"""
    return g.book.ash_dragon and strength(g, piece) > g.book.roles[DRAGON].armor(g, DRAGON_PIECE)


def can_hew(g: Vast, piece: int) -> bool:
    """Whether this Tribe may attack the Crystal on its tile. Rule: VA-B091, VA-L018"""
    return g.crystal[g.at[piece]] > 0 and strength(g, piece) >= STRENGTH_TO_SMASH


class StrikeKnight(Procedure):
    """Health, then Blob and Poison, then the Tribe scatters, then Rage falls. Rule: VA-B086 to VA-B088

    `plain` is an Ambush or Hiding Spots, which no Monster or other Secret joins (VA-K046, VA-B072); `alone` leaves
    even Bright Beetles out (Hiding Spots).
    """

    STEPS: ClassVar[tuple[str, ...]] = ("strike", "blob", "offer_poison", "poison", "scatter", "blow_up", "cool_down")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, piece: int, plain: bool, alone: bool = False) -> None:
        super().__init__()
        self.piece = piece
        self.plain = plain
        self.alone = alone
        self.margin = 0

    def strike(self, g: Vast) -> None:
        self.margin = strength(g, self.piece) - knights_strength(g)
        if g.emitting:
            g.emit("tribe-attacked", {"tribe": name(self.piece), "piece": PIECE.values[KNIGHT_PIECE]})
        g.call(g.book.roles[KNIGHT].struck(g, KNIGHT_PIECE, self.piece, 1))

    def blob(self, g: Vast) -> None:
        """Rule: VA-B047"""
        if not self.plain and holds(g, self.piece, BLOB):
            g.call(g.book.roles[KNIGHT].lose_grit(g, int(KNIGHT_DATA["losses"]["blob"])))

    def offer_poison(self, g: Vast) -> Waiting | None:
        """Asked whenever there is a hand, so that the question tells nobody anything. Rule: VA-B061, VA-B062"""
        if self.plain or not mine(g).hand:
            self.goto("scatter")
            return None
        options = [PLAY_SECRET.of(POISON)] if in_hand(g, POISON) else []
        options.append(NO.of())
        return Ask("poison", seat(g), options)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"tribe": name(self.piece), "cubes": self._cubes()}

    def _cubes(self) -> int:
        return 2 if self.margin >= 2 else 1

    def poison(self, g: Vast) -> None:
        if not PLAY_SECRET.has(self.answer):
            return
        discard_secret(g, next(card for card in mine(g).hand if g.faces.face[card] == POISON))
        g.emit("knight-poisoned", {})
        g.call(g.book.roles[KNIGHT].poisoned(g, self._cubes()))

    def scatter(self, g: Vast) -> None:
        g.call(Scatter(self.piece, False, not self.alone))

    def blow_up(self, g: Vast) -> None:
        """Rule: VA-B067"""
        if not self.plain:
            burn_out(g, self.piece, True)

    def cool_down(self, g: Vast) -> None:
        change_rage(g, -1)
        self.end(1)


def burn_out(g: Vast, piece: int, scattered: bool) -> None:
    """After an Attack action the Fire Bomber's Tribe loses everybody; Beetles may save one. Rule: VA-B043, VA-B067"""
    left = mine(g).population[index(piece)]
    if mine(g).bombers[index(piece)] == 0 or left == 0:
        return
    if g.emitting:
        g.emit("bomber-exploded", {"tribe": name(piece)})
    g.call(LosePopulation(piece, left, False, scattered))


class StrikeThief(Procedure):
    """The Thief dies unless he evades; Rage falls, the Tribe stays. Rule: VA-B089, VA-B090, VA-T073, VA-T077"""

    STEPS: ClassVar[tuple[str, ...]] = ("strike", "cool_down", "blow_up")

    def __init__(self, piece: int) -> None:
        super().__init__()
        self.piece = piece

    def strike(self, g: Vast) -> None:
        mine(g).rage_due = True
        if g.emitting:
            g.emit("tribe-attacked", {"tribe": name(self.piece), "piece": PIECE.values[THIEF_PIECE]})
        g.call(g.role_of(THIEF_PIECE).struck(g, THIEF_PIECE, self.piece, 1))

    def cool_down(self, g: Vast) -> None:
        """If his death paid a Loot Drop, the Rage has been paid before it."""
        board = mine(g)
        if board.rage_due and self.answer == 1:
            change_rage(g, -1)
        board.rage_due = False

    def blow_up(self, g: Vast) -> None:
        """A Tribe without Population scatters. Rule: VA-B067, VA-B110"""
        burn_out(g, self.piece, False)


class LootDrop(Procedure):
    """First the Rage of the attack, then Secrets or Rage as the Loot Drop Level says.

    Rule: VA-B090, VA-T076, VA-T077
    """

    STEPS: ClassVar[tuple[str, ...]] = ("cool_down", "choose", "take")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def cool_down(self, g: Vast) -> None:
        board = mine(g)
        if board.rage_due:
            board.rage_due = False
            change_rage(g, -1)
        if self.level <= 0:
            self.end(0)

    def choose(self, g: Vast) -> Ask:
        return Ask("loot-drop", seat(g), [TAKE_SECRETS.of(), TAKE_RAGE.of()])

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"level": self.level}

    def take(self, g: Vast) -> None:
        if TAKE_RAGE.has(self.answer):
            change_rage(g, self.level)
        else:
            g.call(DrawSecrets(self.level))
        self.end(1)


class StrikeDragon(Procedure):
    """Ash Dragon: his Health falls, the Tribe scatters, Rage falls. Rule: VA-V162, VA-D026"""

    STEPS: ClassVar[tuple[str, ...]] = ("strike", "scatter", "blow_up", "cool_down")

    def __init__(self, piece: int) -> None:
        super().__init__()
        self.piece = piece

    def strike(self, g: Vast) -> None:
        if g.emitting:
            g.emit("tribe-attacked", {"tribe": name(self.piece), "piece": PIECE.values[DRAGON_PIECE]})
        g.call(g.book.roles[DRAGON].struck(g, DRAGON_PIECE, self.piece, 1))

    def scatter(self, g: Vast) -> None:
        g.call(Scatter(self.piece))

    def blow_up(self, g: Vast) -> None:
        burn_out(g, self.piece, True)

    def cool_down(self, g: Vast) -> None:
        change_rage(g, -1)
        self.end(1)


class HewCrystal(Procedure):
    """Two Tribes smash a Crystal together; the first one's attack is only noted. Rule: VA-B091 to VA-B093"""

    STEPS: ClassVar[tuple[str, ...]] = (
        "hew",
        "scatter_partner",
        "scatter",
        "blow_up_partner",
        "blow_up",
        "cool_down",
    )

    def __init__(self, piece: int) -> None:
        super().__init__()
        self.piece = piece
        self.partner = -1

    def hew(self, g: Vast) -> None:
        board = mine(g)
        here = g.at[self.piece]
        for other in TRIBES:
            if other != self.piece and board.crystal_at[index(other)] == here and g.at[other] == here:
                self.partner = other
        if self.partner < 0:
            board.crystal_at[index(self.piece)] = here
            if g.emitting:
                g.emit("crystal-hewn", {"tribe": name(self.piece)})
            self.end(0)
            return
        smash_crystal(g, here, KNIGHT if g.book.has(KNIGHT) else GOBLINS)
        victory.check(g)

    def scatter_partner(self, g: Vast) -> None:
        g.call(Scatter(self.partner))

    def scatter(self, g: Vast) -> None:
        g.call(Scatter(self.piece))

    def blow_up_partner(self, g: Vast) -> None:
        burn_out(g, self.partner, True)

    def blow_up(self, g: Vast) -> None:
        burn_out(g, self.piece, True)

    def cool_down(self, g: Vast) -> None:
        change_rage(g, -1)
        self.end(1)


# From hiding.


class GoblinAmbush(Procedure):
    """One hidden Tribe that is stronger may strike the Knight. Result 1 if she lost Health.

    Rule: VA-K042 to VA-K046, VA-B106, VA-B108
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "spring")
    ASIDES: ClassVar[int] = NO_ASIDES

    def choose(self, g: Vast) -> Waiting | None:
        options = [AMBUSH_WITH.of(index(piece)) for piece in ambushers(g)]
        if not options:
            self.end(0)
            return None
        options.append(LIE_LOW.of())
        return Ask("ambush", seat(g), options)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"compared": against_knight(g, ambushers(g))}

    def spring(self, g: Vast) -> None:
        if LIE_LOW.has(self.answer):
            g.emit("goblins-lay-low", {})
            self.end(0)
            return
        g.call(StrikeKnight(FANGS + AMBUSH_WITH.a(self.answer), True))
        self.end(1)


def ambushers(g: Vast) -> list[int]:
    """Hidden Tribes, lurking ones included, with more Strength than she has. Rule: VA-K044, VA-B106"""
    hers = knights_strength(g)
    board = mine(g)
    return [
        piece
        for piece in TRIBES
        if not revealed(g, piece) and board.population[index(piece)] > 0 and strength(g, piece) > hers
    ]


def near_ambush_tile(g: Vast) -> bool:
    """Whether she is on or next to a Lit Ambush tile and not in the Mushroom Forest. Rule: VA-B072, VA-B073, VA-R029"""
    here = g.at[KNIGHT_PIECE]
    if here < 0 or TERRAIN_OF[here] == FOREST:
        return False
    return any(g.map.light[cell] == LIT and g.type_of(cell) == AMBUSH for cell in [here, *neighbours(g, here)])


def spot_users(g: Vast) -> list[int]:
    """Tribes that Hiding Spots would let strike now. Rule: VA-B072, VA-B073"""
    if not near_ambush_tile(g):
        return []
    board = mine(g)
    hers = knights_strength(g)
    return [
        piece
        for piece in TRIBES
        if not revealed(g, piece)
        and not board.activated >> piece & 1
        and board.population[index(piece)] > 0
        and bare_strength(g, piece) > hers
    ]
