"""Vast: how far every role is from winning, and what speaks for an answer. One file per role, `vast_<role>.py`."""

from typing import Final

from undercroft.bots.judgement.vast_cave import CaveSense
from undercroft.bots.judgement.vast_dragon import DragonSense
from undercroft.bots.judgement.vast_goblins import GoblinsSense
from undercroft.bots.judgement.vast_knight import KnightSense
from undercroft.bots.judgement.vast_role import Sense
from undercroft.bots.judgement.vast_thief import ThiefSense
from undercroft.bots.search.judgement import Judgement, Reason, best_of, chances
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.outcome import Outcome
from undercroft.engine.state import State
from undercroft.games.vast.state import Vast

SHARPNESS: Final = 0.12
"""A lead in progress that makes winning e times as likely."""
GLIMPSE: Final = 5
"""How many answers a playout looks at."""


class VastJudgement(Judgement):
    """Weighs in progress."""

    def __init__(self) -> None:
        super().__init__()
        self.senses: Final[list[Sense]] = [KnightSense(), GoblinsSense(), DragonSense(), CaveSense(), ThiefSense()]
        self.warmth = 0.02
        self.glances = 1
        self.slips = 1.5
        self.horizon = 0
        self.boldness = 0.1
        self.explore = 0.6
        self.others_in_tree = False
        self.since = 0
        """The turn in which the search stands."""

    # Positions.

    def values(self, state: State) -> list[float]:
        """Each seat's chance; a leader grows at the cost of all others."""
        assert isinstance(state, Vast)
        if state.outcome is not None:
            return self.result(state.outcome, state.seats)
        if state.seats == 1:
            return [min(1.0, self.senses[state.book.playing[0]].progress(state))]
        ahead = [self.senses[role].progress(state) for role in state.book.playing]
        return chances(ahead, SHARPNESS)

    def result(self, outcome: Outcome, seats: int) -> list[float]:
        worth = [0.0] * seats
        for seat in outcome.winners:
            worth[seat] = 1.0
        return worth

    def begin(self, state: State) -> None:
        assert isinstance(state, Vast)
        self.since = state.turns

    def quiet(self, state: State) -> bool:
        """When the turn has passed on."""
        assert isinstance(state, Vast)
        return state.turns > self.since

    # Answers.

    def weigh(self, world: Match, seat: int, numbers: list[int]) -> list[float]:
        g = world.state
        assert isinstance(g, Vast)
        sense = self.senses[g.book.role_at(seat)]
        sense.prepare(g)
        waiting = world.waiting
        if waiting is not None and sense.knows(g, waiting.about):
            return [sense.hint(g, number) for number in numbers]
        hints = [sense.hint(g, number) for number in numbers]
        found: list[float] = []
        for i in range(len(numbers)):
            twin = world.copy()
            twin.play(seat, numbers[i])
            found.append(self.values(twin.state)[seat] + hints[i])
        return found

    def pick(self, world: Match, seat: int, numbers: list[int], luck: Luck) -> int:
        """Whatever the role's hints like best among a few answers; nothing is tried out."""
        g = world.state
        assert isinstance(g, Vast)
        sense = self.senses[g.book.role_at(seat)]
        sense.prepare(g)
        waiting = world.waiting
        few = numbers
        if len(numbers) > GLIMPSE and not (waiting is not None and sense.knows(g, waiting.about)):
            few = [numbers[luck.below(len(numbers))] for _ in range(GLIMPSE)]
        return few[best_of([sense.hint(g, number) for number in few])]

    # Words.

    def explain(self, world: Match, seat: int, number: int, others: list[int]) -> Reason:
        g = world.state
        assert isinstance(g, Vast)
        if len(others) == 1:
            return "why-only", {}
        key, args = self.senses[g.book.role_at(seat)].explain(g, number)
        if key:
            return key, args
        return "why-best", {"count": len(others)}


JUDGEMENT: Final = VastJudgement()
