"""Sliding the parts of a split map together. Rule: VA-G073 to VA-G080, VA-G109"""

from typing import ClassVar

from undercroft.engine.procedure import INTERRUPTING, Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import SLIDE, SLIDE_ROUND
from undercroft.games.vast.cavern.geometry import STEP, on_table
from undercroft.games.vast.cavern.laying import dismiss_lurkers, uncover_lurkers
from undercroft.games.vast.cavern.paths import parts, rest_of, slide_distance
from undercroft.games.vast.domains import DIRECTION, SPACE
from undercroft.games.vast.state import Vast


class Rejoin(Procedure):
    """Whoever split the map slides parts until it is one again. Rule: VA-G074, VA-C076"""

    STEPS: ClassVar[tuple[str, ...]] = ("look", "slide", "look_around")
    ASIDES: ClassVar[int] = INTERRUPTING

    def __init__(self, role: int) -> None:
        super().__init__()
        self.role = role

    def look(self, g: Vast) -> Waiting | None:
        found = parts(g)
        options = [] if len(found) == 1 else slides(g, found) or round_slides(g, found)
        if not options:
            self.goto("look_around")
            return None
        return Ask("slide-part", g.seat(self.role), options)

    def slide(self, g: Vast) -> None:
        if SLIDE.has(self.answer):
            part = part_at(g, SLIDE.a(self.answer))
            direction = SLIDE.b(self.answer)
            by = slide_distance(g, part, rest_of(g, part), direction) * STEP[direction]
        else:
            part = part_at(g, SLIDE_ROUND.a(self.answer))
            direction = SLIDE_ROUND.b(self.answer)
            by = round_offset(g, part, direction, SLIDE_ROUND.c(self.answer))
        if g.emitting:
            g.emit("map-slid", {"space": name(g, part), "direction": DIRECTION.values[direction]})
        g.map.shift(part, by)
        uncover_lurkers(g)
        self.goto("look")

    def look_around(self, g: Vast) -> None:
        """Now that the map is one again, who lurks beside nothing goes home. Rule: VA-G079"""
        dismiss_lurkers(g)


def name(g: Vast, part: list[int]) -> str:
    return SPACE.values[first_pos(g, part)]


def first_pos(g: Vast, part: list[int]) -> int:
    """A part is named by its first square in reading order."""
    return min(g.map.pos[cell] for cell in part)


def part_at(g: Vast, pos: int) -> list[int]:
    """The part that holds this square."""
    cell = g.map.cell(pos)
    for part in parts(g):
        if cell in part:
            return part
    raise AssertionError("a slide names a part of the map")


def slides(g: Vast, found: list[list[int]]) -> list[int]:
    """Every part and direction that meets another part. Rule: VA-G077, VA-G109"""
    options: list[int] = []
    for part in found:
        rest = rest_of(g, part)
        first = first_pos(g, part)
        for direction in range(4):
            if slide_distance(g, part, rest, direction) > 0:
                options.append(SLIDE.of(first, direction))
    return options


def round_slides(g: Vast, found: list[list[int]]) -> list[int]:
    """Slides with two legs and the fewest spaces, where no straight one meets anything. Rule: VA-G078"""
    best = 1000
    options: list[int] = []
    for part in found:
        for first in range(4):
            for second in ((first + 1) % 4, (first + 3) % 4):
                length = _round_length(g, part, first, second)
                if 0 < length <= best:
                    if length < best:
                        options = []
                    best = length
                    options.append(SLIDE_ROUND.of(first_pos(g, part), first, second))
    return options


def _round_leg(g: Vast, part: list[int], first: int, second: int) -> int:
    """How far the first leg goes so that both together are shortest; 0 if it never helps."""
    best = 1000
    leg = 0
    rest = rest_of(g, part)
    for far in range(1, 62):
        start = far * STEP[first]
        if not all(on_table(g.map.pos[cell] + start) for cell in part):
            break
        then = slide_distance(g, part, rest, second, start)
        if then > 0 and far + then < best:
            best = far + then
            leg = far
    return leg


def _round_length(g: Vast, part: list[int], first: int, second: int) -> int:
    leg = _round_leg(g, part, first, second)
    if leg == 0:
        return -1
    return leg + slide_distance(g, part, rest_of(g, part), second, leg * STEP[first])


def round_offset(g: Vast, part: list[int], first: int, second: int) -> int:
    """What a slide with two legs adds to every position."""
    leg = _round_leg(g, part, first, second)
    then = slide_distance(g, part, rest_of(g, part), second, leg * STEP[first])
    return leg * STEP[first] + then * STEP[second]
