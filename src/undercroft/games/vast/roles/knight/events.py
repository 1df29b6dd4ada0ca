"""The Event cards as she resolves them. Rule: VA-K121 to VA-K133"""

from typing import ClassVar, Final

from undercroft.engine.procedure import NO_ASIDES, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import NO, YES
from undercroft.games.vast.cards import CAVE, EVENTS, GOBLINS, KNIGHT
from undercroft.games.vast.cavern.paths import surrounding
from undercroft.games.vast.cavern.revealing import Reveal
from undercroft.games.vast.domains import EVENT
from undercroft.games.vast.roles.knight.actions import READY
from undercroft.games.vast.roles.knight.board import cell_of, cubes, mine
from undercroft.games.vast.roles.knight.grit import FEWEST, LoseGrit, heal
from undercroft.games.vast.roles.knight.items import GainTreasure
from undercroft.games.vast.roles.knight.sidequests import may_prepare
from undercroft.games.vast.state import Vast

AMBUSH_CARD: Final = EVENTS.index("ambush")
RATS: Final = EVENTS.index("rats")
DEEP_AND_DARK: Final = EVENTS.index("deep-and-dark")
FRESH_AIR: Final = EVENTS.index("fresh-air")
FRESH_WATER: Final = EVENTS.index("fresh-water")
LIGHT: Final = EVENTS.index("light")
CAVE_BREAD: Final = EVENTS.index("cave-bread")
VANTAGE_POINT: Final = EVENTS.index("vantage-point")


class ResolveEvent(Procedure):
    """The Cave chooses a card (or the top one comes), and she carries it out. Rule: VA-K041, VA-K121"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "resolve")

    def choose(self, g: Vast) -> None:
        g.call(g.book.roles[CAVE].choose_event(g))

    def resolve(self, g: Vast) -> None:
        event = self.answer
        if event < 0:
            return
        if g.emitting:
            g.emit("event-played", {"happening": EVENT.values[event]})
        procedure = effect(g, event)
        if procedure is not None:
            g.call(procedure)


def effect(g: Vast, event: int) -> Procedure | None:
    """What an Event card does."""
    if event == AMBUSH_CARD:
        return Ambush()
    if event == RATS:
        return LoseGrit(2)
    if event == DEEP_AND_DARK:
        return g.book.roles[CAVE].deep_and_dark(g) or GainTreasure(False)
    if event in (FRESH_AIR, FRESH_WATER):
        return Rest(False)
    if event == LIGHT:
        return Rest(True)
    if event == CAVE_BREAD:
        eat_bread(g)
        return None
    return VantagePoint()


class Ambush(Procedure):
    """She may add cubes first; then the Goblins strike, or who stands in for them. Rule: VA-K042 to VA-K046"""

    STEPS: ClassVar[tuple[str, ...]] = ("brace", "spring")

    def brace(self, g: Vast) -> Waiting | None:
        return Ask("brace", g.seat(KNIGHT), [READY.of()]) if may_prepare(g) else None

    def spring(self, g: Vast) -> None:
        mine(g).ambushes += 1
        g.call(g.book.roles[GOBLINS].ambush(g))


class Rest(Procedure):
    """Fresh Air, Fresh Water, Light: an unplaced cube for Health, if she likes. Rule: VA-K127 to VA-K129"""

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "pay")
    ASIDES: ClassVar[int] = NO_ASIDES

    def __init__(self, discard: bool) -> None:
        super().__init__()
        self.discard = discard

    def offer(self, g: Vast) -> Waiting | None:
        board = mine(g)
        if board.pool == 0 or board.health == board.most_health or (self.discard and cubes(board) <= FEWEST):
            self.end()
            return None
        about = "discard-for-health" if self.discard else "rest-for-health"
        return Ask(about, g.seat(KNIGHT), [YES.of(), NO.of()])

    def pay(self, g: Vast) -> None:
        if NO.has(self.answer):
            return
        board = mine(g)
        board.pool -= 1
        if self.discard:
            board.discarded += 1
        else:
            board.aside += 1
        heal(g, 2 if self.discard else 1)


def eat_bread(g: Vast) -> None:
    """A discarded cube comes back, or else the highest one on the Grit track. Rule: VA-K130, VA-K131"""
    board = mine(g)
    if board.discarded > 0:
        board.discarded -= 1
        board.pool += 1
        g.emit("cube-found", {})
        return
    for i in range(len(board.on_grit) - 1, -1, -1):
        if board.on_grit[i]:
            board.on_grit[i] = 0
            board.pool += 1
            g.emit("cube-found", {})
            return


class VantagePoint(Procedure):
    """Every Dark tile around her is revealed, 1 Grit each. Rule: VA-K132, VA-K133"""

    STEPS: ClassVar[tuple[str, ...]] = ("look",)

    def look(self, g: Vast) -> None:
        dark = [cell for cell in surrounding(g, cell_of(g)) if g.map.is_dark(cell)]
        if dark:
            g.call(Reveal(KNIGHT, dark))
