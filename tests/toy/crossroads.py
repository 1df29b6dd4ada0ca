"""Crossroads: a game so small that one sees by eye what a search should answer.

The first seat takes one of many doors, the second goes left or right, a storm may come, and it is over. Which of two
lanterns burns, nobody has seen. Who likes which end is up to the judgement of the test.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

from undercroft.engine.actions import Actions, Domain
from undercroft.engine.contract import QuestionType
from undercroft.engine.faces import Faces
from undercroft.engine.game import Game
from undercroft.engine.outcome import Outcome
from undercroft.engine.procedure import Procedure
from undercroft.engine.settings import Setting
from undercroft.engine.state import State
from undercroft.engine.waiting import Ask, Chance

DOOR = Domain("door", tuple(str(door) for door in range(100)))
SIDE = Domain("side", ("left", "right"))

ACTIONS = Actions()
ENTER = ACTIONS.verb("enter", DOOR)
TURN = ACTIONS.verb("turn", SIDE)


class RoadView(TypedDict):
    door: int
    side: int
    storm: int


class Road(State):
    """Where everybody has gone."""

    def __init__(self, seats: int, doors: int) -> None:
        super().__init__(seats, Faces([0, 1], [0] * 2))
        self.doors = doors
        self.lanterns = [0, 1]
        self.door = -1
        self.side = -1
        self.storm = -1

    def view(self, seat: int) -> RoadView:
        return {"door": self.door, "side": self.side, "storm": self.storm}

    def burns(self) -> int:
        """The lantern that burns."""
        return self.faces.face[self.lanterns[0]]


class Walk(Procedure):
    """One walk."""

    STEPS = ("light", "lit", "choose", "enter", "face", "turn", "wait", "end_here")

    def light(self, g: Road) -> Chance:
        return Chance("lantern", [1, 1])

    def lit(self, g: Road) -> None:
        if self.answer:
            g.faces.face.reverse()

    def choose(self, g: Road) -> Ask:
        return Ask("door", 0, [ENTER.of(door) for door in range(g.doors)])

    def enter(self, g: Road) -> None:
        g.door = ENTER.a(self.answer)

    def face(self, g: Road) -> Ask:
        return Ask("side", 1, [TURN.of(0), TURN.of(1)])

    def turn(self, g: Road) -> None:
        g.side = TURN.a(self.answer)

    def wait(self, g: Road) -> Chance:
        return Chance("storm", [1] * 10)

    def end_here(self, g: Road) -> None:
        g.storm = self.answer
        g.finish(Outcome("over", [1] * g.seats, [{"points": 0}] * g.seats, list(range(g.seats))))


class Crossroads(Game):
    """Crossroads, for two or three."""

    def __init__(self) -> None:
        super().__init__("crossroads", "1", (2, 3), ACTIONS)
        self.settings = (Setting.number("doors", 2, 100, 2),)
        self.register(Road, Walk)
        self.declare((QuestionType("door"), QuestionType("side")), (), RoadView)
        self.categories = ("points",)
        self.endings = ("over",)
        self.max_decisions = 5

    def new(self, seats: int, settings: dict[str, Any], cards: Mapping[str, Any] | None) -> State:
        road = Road(seats, settings["doors"])
        road.call(Walk())
        return road


GAME = Crossroads()
