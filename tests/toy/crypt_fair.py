"""Crypt Fair: a tiny game that goes through every kind of waiting the engine knows.

Three acts, each a miniature of something hard in a real game:

1. *Betting* (as in Emerald Skulls): an open window; order of arrival is the order of the stack; the clock may close it.
2. *Peeking* (as in Vault Wars): each seat in turn sees two of five hidden relics at random, they are shuffled again
   and passed on; then everyone secretly names a relic.
3. *Exploring* (as in Vast): the explorer reveals a chamber; the keeper decides where its door leads; the explorer
   braces; the raider may ambush; the explorer may evade; a collapse ends the turn from deep inside. A potion
   may be drunk at any question during one's own turn.
"""

from collections.abc import Mapping
from typing import Annotated, Any, TypedDict

from undercroft.engine.actions import Actions, Domain
from undercroft.engine.contract import EventType, QuestionType, Seat
from undercroft.engine.faces import Faces
from undercroft.engine.game import Game
from undercroft.engine.outcome import Outcome, places_by
from undercroft.engine.procedure import Procedure
from undercroft.engine.settings import Setting
from undercroft.engine.state import State
from undercroft.engine.waiting import Ask, AskAny, AskEach, Chance, Shuffle, Waiting

RELICS = ("bell", "cup", "idol", "ring", "skull")
RELIC = Domain("relic", RELICS)
STAKE = Domain("stake", ("even", "odd"))
DOOR = Domain("door", ("left", "right"))

ACTIONS = Actions()
BET = ACTIONS.verb("bet", STAKE)
READY = ACTIONS.verb("ready")
CLOSE = ACTIONS.verb("close")
NAME = ACTIONS.verb("name", RELIC)
LEAD = ACTIONS.verb("lead", DOOR)
BRACE = ACTIONS.verb("brace")
RUSH = ACTIONS.verb("rush")
AMBUSH = ACTIONS.verb("ambush")
LIE_LOW = ACTIONS.verb("lie-low")
EVADE = ACTIONS.verb("evade")
STAND = ACTIONS.verb("stand")
DRINK = ACTIONS.verb("drink")


Relic = Annotated[str, RELIC]
Stake = Annotated[str, STAKE]

QUESTIONS = (
    QuestionType("bets"),
    QuestionType("name"),
    QuestionType("lead"),
    QuestionType("brace", decline=RUSH),
    QuestionType("ambush", decline=LIE_LOW),
    QuestionType("evade", decline=STAND),
)
EVENTS = (
    EventType("bet", seat=Seat, stake=Stake),
    EventType("closed"),
    EventType("rolled", face=int),
    EventType("peeked", "one", relics=list[Relic]),
    EventType("named", relics=list[Relic]),
    EventType("rested", seat=Seat),
    EventType("collapsed"),
    EventType("drank", seat=Seat),
)


class FairView(TypedDict):
    stacks: list[list[Seat]]
    points: list[int]
    potions: list[int]
    explored: int
    seen: list[Relic]
    noted: list[Relic]


class Fair(State):
    """The whole fair."""

    def __init__(self, seats: int, chambers: int) -> None:
        super().__init__(seats, Faces([0, 1, 2, 3, 4], [0] * 5))
        self.chambers = chambers
        self.relics = [0, 1, 2, 3, 4]
        self.stacks: list[list[int]] = [[], []]
        self.points = [0] * seats
        self.potions = [1] * seats
        self.explored = 0
        self.turn = -1

    def view(self, seat: int) -> FairView:
        return {
            "stacks": [list(stack) for stack in self.stacks],
            "points": list(self.points),
            "potions": list(self.potions),
            "explored": self.explored,
            "seen": [
                RELICS[face] for face in sorted(self.faces.known(card, seat) for card in self.relics) if face >= 0
            ],
            "noted": [RELICS[face] for face in self.faces.noted(self.relics, seat)],
        }

    def asides(self, seat: int, interrupting: bool) -> list[int]:
        return [DRINK.of()] if seat == self.turn and self.potions[seat] else []

    def use_aside(self, seat: int, action: int) -> Procedure:
        return DrinkPotion(seat)

    def census(self) -> dict[str, int]:
        return {"relics": len(self.relics)}


class HoldFair(Procedure):
    """The three acts and the count."""

    STEPS = ("bet", "peek", "explore", "count")

    def bet(self, g: Fair) -> None:
        g.call(Betting(g.seats))

    def peek(self, g: Fair) -> None:
        g.call(Peeking())

    def explore(self, g: Fair) -> None:
        if g.explored < g.chambers:
            self.again()
            g.call(ExploreTurn(g.explored % g.seats))

    def count(self, g: Fair) -> None:
        places = places_by([(points,) for points in g.points])
        winners = [seat for seat in range(g.seats) if places[seat] == 1]
        g.finish(Outcome("fair-over", places, [{"points": points} for points in g.points], winners))


class Betting(Procedure):
    """Bets arrive in any order until all are ready or the clock closes the window; then a die is rolled."""

    STEPS = ("window", "arrive", "roll", "pay")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.ready = [0] * seats

    def window(self, g: Fair) -> Waiting | None:
        asked = [seat for seat in range(g.seats) if not self.ready[seat]]
        if not asked:
            self.goto("roll")
            return None
        options = []
        for seat in asked:
            free = [stake for stake in (0, 1) if seat not in g.stacks[stake]]
            options.append([READY.of()] + [BET.of(stake) for stake in free])
        return AskAny("bets", asked, options, CLOSE.of())

    def arrive(self, g: Fair) -> None:
        if CLOSE.has(self.answer):
            g.emit("closed", {})
            return
        if READY.has(self.answer):
            self.ready[self.who] = 1
        else:
            g.stacks[BET.a(self.answer)].append(self.who)
            g.emit("bet", {"seat": self.who, "stake": STAKE.values[BET.a(self.answer)]})
        self.goto("window")

    def roll(self, g: Fair) -> Chance:
        return Chance("die", [1] * 6)

    def pay(self, g: Fair) -> None:
        stack = g.stacks[self.answer % 2]
        for place, seat in enumerate(stack):
            g.points[seat] += max(3 - place, 1)
        g.emit("rolled", {"face": self.answer + 1})


class Peeking(Procedure):
    """Two at random, shuffled again, passed on; then everyone names the relic believed to lie first."""

    STEPS = ("draw", "look", "mix", "pass_on", "name", "reveal")

    def __init__(self) -> None:
        super().__init__()
        self.holder = 0

    def draw(self, g: Fair) -> Shuffle:
        return Shuffle("peek", 5)

    def look(self, g: Fair) -> None:
        for place in self.answers[:2]:
            g.faces.show_to(g.relics[place], self.holder)
        g.emit_to(
            self.holder,
            "peeked",
            {"relics": [RELICS[g.faces.face[g.relics[place]]] for place in sorted(self.answers[:2])]},
        )

    def mix(self, g: Fair) -> Shuffle:
        return Shuffle("mix", 5)

    def pass_on(self, g: Fair) -> None:
        g.faces.shuffle(g.relics, self.answers)
        self.holder += 1
        if self.holder < g.seats:
            self.goto("draw")

    def name(self, g: Fair) -> AskEach:
        return AskEach("name", list(range(g.seats)), [[NAME.of(relic) for relic in range(5)] for _ in range(g.seats)])

    def reveal(self, g: Fair) -> None:
        for card in g.relics[:1]:
            g.faces.show(card)
        for seat in range(g.seats):
            if NAME.a(self.answers[seat]) == g.faces.face[g.relics[0]]:
                g.points[seat] += 2
        g.emit("named", {"relics": [RELICS[NAME.a(answer)] for answer in self.answers]})


class ExploreTurn(Procedure):
    """One chamber. Nothing in here knows that anyone else is asked."""

    STEPS = ("begin", "reveal", "rest", "end_turn")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def begin(self, g: Fair) -> None:
        g.turn = self.seat
        g.explored += 1

    def reveal(self, g: Fair) -> None:
        g.call(RevealChamber(self.seat))

    def rest(self, g: Fair) -> None:
        g.points[self.seat] += 1
        g.emit("rested", {"seat": self.seat})

    def end_turn(self, g: Fair) -> None:
        g.turn = -1


class RevealChamber(Procedure):
    """The keeper, on the explorer's left, leads the door; a right-hand door may collapse."""

    STEPS = ("lead", "enter", "brace", "meet", "suffer")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def lead(self, g: Fair) -> Ask:
        return Ask("lead", (self.seat + 1) % g.seats, [LEAD.of(0), LEAD.of(1)])

    def enter(self, g: Fair) -> None:
        if LEAD.a(self.answer) == 1:
            g.call(Collapse())

    def brace(self, g: Fair) -> Ask:
        return Ask("brace", self.seat, [BRACE.of(), RUSH.of()])

    def meet(self, g: Fair) -> None:
        g.call(Ambush(self.seat, BRACE.has(self.answer)))

    def suffer(self, g: Fair) -> None:
        g.points[self.seat] -= self.answer


class Ambush(Procedure):
    """The raider, two to the left, may strike; the result is the damage."""

    STEPS = ("strike", "react", "evade", "hurt")

    def __init__(self, seat: int, braced: bool) -> None:
        super().__init__()
        self.seat = seat
        self.braced = braced

    def strike(self, g: Fair) -> Ask:
        return Ask("ambush", (self.seat + 2) % g.seats, [LIE_LOW.of(), AMBUSH.of()])

    def react(self, g: Fair) -> None:
        if LIE_LOW.has(self.answer):
            self.end(0)

    def evade(self, g: Fair) -> Ask:
        return Ask("evade", self.seat, [EVADE.of(), STAND.of()])

    def hurt(self, g: Fair) -> None:
        self.end(0 if EVADE.has(self.answer) else 1 if self.braced else 2)


class Collapse(Procedure):
    """The ceiling may come down: the turn is over, however deep in it we are."""

    STEPS = ("tremble", "fall")

    def tremble(self, g: Fair) -> Chance:
        return Chance("tremor", [3, 1])

    def fall(self, g: Fair) -> None:
        if self.answer == 1:
            g.emit("collapsed", {})
            turn = g.unwind(ExploreTurn)
            turn.goto("end_turn")


class DrinkPotion(Procedure):
    """An aside: it changes the state, then the interrupted question is put afresh."""

    STEPS = ("drink",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def drink(self, g: Fair) -> None:
        g.potions[self.seat] -= 1
        g.points[self.seat] += 1
        g.emit("drank", {"seat": self.seat})


class CryptFair(Game):
    """Crypt Fair, 3 or 4 players."""

    def __init__(self) -> None:
        super().__init__("crypt-fair", "1", (3, 4), ACTIONS)
        self.settings = (Setting.number("chambers", 1, 6, 4),)
        self.register(Fair, HoldFair, Betting, Peeking, ExploreTurn, RevealChamber, Ambush, Collapse, DrinkPotion)
        self.declare(QUESTIONS, EVENTS, FairView)
        self.categories = ("points",)
        self.endings = ("fair-over",)
        self.max_decisions = 60

    def new(self, seats: int, settings: dict[str, Any], cards: Mapping[str, Any] | None) -> State:
        fair = Fair(seats, settings["chambers"])
        fair.call(HoldFair())
        return fair


GAME = CryptFair()
