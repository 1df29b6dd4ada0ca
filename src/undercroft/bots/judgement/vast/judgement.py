"""Vast: how many rounds every role is from winning, and what speaks for an answer. One file per role."""

from math import log
from typing import ClassVar, Final

from undercroft.bots.judgement.vast.cave import CaveSense
from undercroft.bots.judgement.vast.dragon import DragonSense
from undercroft.bots.judgement.vast.facts import OPEN, facts_of
from undercroft.bots.judgement.vast.goblins import GoblinsSense
from undercroft.bots.judgement.vast.knight import KnightSense
from undercroft.bots.judgement.vast.map import Scene, SceneCache
from undercroft.bots.judgement.vast.role import PLAY_IT, Sense
from undercroft.bots.judgement.vast.thief import ThiefSense
from undercroft.bots.search.judgement import Judgement, best_of, chances
from undercroft.bots.search.reasons import Fact
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.outcome import Outcome
from undercroft.engine.state import State
from undercroft.games.vast.actions import DONE, END_TURN
from undercroft.games.vast.cards import CAVE
from undercroft.games.vast.roles.cave.actions import USE_OMEN
from undercroft.games.vast.roles.cave.tiles import PlaceTreasure
from undercroft.games.vast.roles.cave.turn import CaveTurn
from undercroft.games.vast.roles.dragon.actions import SURFACE
from undercroft.games.vast.roles.dragon.turn import DragonTurn
from undercroft.games.vast.roles.goblins.actions import AMBUSH_WITH, APPEAR, HIDE, LIE_LOW, LURK, TRIBE_ATTACK
from undercroft.games.vast.roles.goblins.activation import TribeActivation
from undercroft.games.vast.roles.goblins.monsters import AssignMonsters
from undercroft.games.vast.roles.goblins.turn import ActivateTribes
from undercroft.games.vast.roles.goblins.war import ChooseWarCard
from undercroft.games.vast.roles.knight.actions import ATTACK, BOMB_DRAGON, FIGHT_GOBLINS, PLACE_CUBE
from undercroft.games.vast.roles.knight.turn import KnightTurn
from undercroft.games.vast.roles.thief.actions import BACKSTAB, HIDE_LOOT, PICKPOCKET
from undercroft.games.vast.roles.thief.turn import ThiefTurn
from undercroft.games.vast.state import Vast

LEAD: Final = 2.6
"""A lead of so many rounds makes winning e times as likely."""
LUCKIER: Final = (1.0, -1.6, -0.5, 1.7, -0.6)
"""By how many rounds each role does better than it looks: what wins and losses of adepts taught."""
HASTE: Final = 0.15
"""What an own round counts besides the lead it gives, for every seat short of five: who is far ahead must finish."""
SHRINKING: Final = 1.2
"""Rounds a Collapse takes for every Crystal tile where nobody plays the Cave."""
GROWING: Final[list[float]] = [9.0, 9.0, 4.5, 6.0, 8.0]
"""Tiles that come onto the map in a round, by the seats at the table."""
MANY: Final = 24
"""How many answers a glance plays at most, the rest it leaves to the hints."""
FEW: Final = 6
"""How many ways to go on a glance follows up."""
FEWER: Final = 4
"""How many answers are tried out at each question while a whole turn is played."""
FOLLOW: Final = 12
"""How many answers a deed may take until it is done."""
IDLE: Final = 1.0
"""What it costs to begin a deed and then to do nothing, in rounds: it looks foolish."""
SURE: Final = 4
"""In how many worlds a fact must hold."""
NIL: Final = 0.0001
"""What a lost game counts for, so that it has a logarithm."""
WORST: Final = 9.2
"""And that logarithm."""
NERVE: Final = 0.15
"""Rounds by which the bold like a fight or a prize better, and the cautious to keep out of harm's way."""
BOLD: Final = (
    ATTACK,
    BOMB_DRAGON,
    FIGHT_GOBLINS,
    TRIBE_ATTACK,
    AMBUSH_WITH,
    APPEAR,
    PICKPOCKET,
    BACKSTAB,
    SURFACE,
    USE_OMEN,
)
CAREFUL: Final = (LIE_LOW, HIDE, HIDE_LOOT, LURK, PLACE_CUBE, END_TURN)
LET_BE: Final = (DONE.of(), END_TURN.of())
"""What is always tried: many small deeds must not crowd out doing none of them."""
BETWEEN_DEEDS: Final = (
    KnightTurn,
    ChooseWarCard,
    AssignMonsters,
    ActivateTribes,
    TribeActivation,
    DragonTurn,
    CaveTurn,
    PlaceTreasure,
    ThiefTurn,
)
"""Who asks between deeds, where a position can be judged as it stands."""


class VastJudgement(Judgement):
    """Weighs in rounds."""

    HAS_TEMPER: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.senses: Final[list[Sense]] = [KnightSense(), GoblinsSense(), DragonSense(), CaveSense(), ThiefSense()]
        self.scenes: Final = SceneCache()
        self.temperature = 0.25
        self.samples = 1
        self.noise = 1.5
        self.horizon = 0
        self.boldness = 0.0
        self.explore = 0.15
        self.others_in_tree = False
        self.side_by_side = 4
        self.doubt = 0.006
        self.searcher = -1
        self.until = 0
        """Whose walk it is, and the turn at whose beginning it is judged."""

    # Positions.

    def values(self, state: State) -> list[float]:
        """Between each seat's chance and its logarithm, so that who is far behind still sees what helps."""
        assert isinstance(state, Vast)
        if state.outcome is not None:
            return self.result(state.outcome, state.seats)
        scene = self.scenes.scene(state)
        shares = self.judge(state, [self.senses[role].prospects(scene) for role in state.book.playing])
        return [0.5 * share + 0.5 * (1.0 + log(NIL + share) / WORST) for share in shares]

    def standing(self, state: State, seat: int) -> float:
        """Where a seat stands, in rounds: 0 has won."""
        assert isinstance(state, Vast)
        if state.outcome is not None:
            return LEAD * log(NIL + self.result(state.outcome, state.seats)[seat])
        needed = self.needed(self.scenes.scene(state))
        return self.lead(state, needed[seat], self.judge(state, needed)[seat])

    def lead(self, g: Vast, needed: float, share: float) -> float:
        """The same from the rounds a seat needs and its chance."""
        return LEAD * log(NIL + share) - HASTE * (5 - g.seats) * max(0.0, needed)

    def needed(self, scene: Scene) -> list[float]:
        """The rounds each seat needs to win."""
        return [self.senses[role].rounds(scene) for role in scene.g.book.playing]

    def judge(self, g: Vast, needed: list[float]) -> list[float]:
        """Each seat's chance where the game goes on; where nobody plays the Cave, it may bury them all."""
        if g.seats == 1:
            return [1.0 / (1.0 + 0.1 * max(0.0, needed[0]))]
        ahead = [LUCKIER[g.book.playing[i]] - needed[i] for i in range(len(needed))]
        if not g.book.has(CAVE):
            ahead.append(-self.to_the_end(g))
        return chances(ahead, LEAD)[: g.seats]

    def to_the_end(self, g: Vast) -> float:
        """Rounds until the Cave has fallen in by itself."""
        return len(g.tiles) / GROWING[g.seats] + SHRINKING * (g.book.crystal_tiles_to_end - g.crystal_tiles_gone)

    def result(self, outcome: Outcome, seats: int) -> list[float]:
        worth = [0.0] * seats
        for seat in outcome.winners:
            worth[seat] = 1.0
        return worth

    def begin(self, state: State, seat: int) -> None:
        assert isinstance(state, Vast)
        self.searcher = seat
        # Everybody's next turn, the searcher's too: what a threat is worth shows when it is carried out.
        self.until = state.turns + 1 + state.seats

    def quiet(self, state: State) -> bool:
        """When so many turns have passed."""
        assert isinstance(state, Vast)
        return state.turns >= self.until

    # Answers.

    def worth_a_thought(self, world: Match, seat: int, numbers: list[int]) -> list[int]:
        """No turn is let pass unused while something looks better: over a few walks that may seem to gain by luck."""
        g = world.state
        assert isinstance(g, Vast)
        sense = self.senses[g.book.role_at(seat)]
        scene = self.scenes.scene(g)
        wasted = [number for number in numbers if sense.wastes_the_turn(scene, number)]
        if not wasted or numbers[best_of(self.weighed(world, seat, numbers, MANY, True))] in wasted:
            return numbers
        return [number for number in numbers if number not in wasted]

    def weigh(self, world: Match, seat: int, numbers: list[int]) -> list[float]:
        found = self.weighed(world, seat, numbers, MANY, True)
        if self.temper:
            for i in range(len(numbers)):
                found[i] += self.temper * NERVE * daring(numbers[i])
        return found

    def weighed(self, world: Match, seat: int, numbers: list[int], most: int, through: bool) -> list[float]:
        """Rounds gained, by hints where the role knows the question, else by playing the most promising answers."""
        g = world.state
        assert isinstance(g, Vast)
        sense = self.senses[g.book.role_at(seat)]
        scene = self.look(g)
        sense.prepare(scene)
        waiting = world.waiting
        if waiting is not None and sense.knows(scene, waiting.about):
            return [sense.hint(scene, number) for number in numbers]
        now = self.lead(g, scene.needed[seat], scene.share[g.book.role_at(seat)])
        found: list[float] = []
        if through and waiting is not None and sense.takes_a_turn(waiting.about):
            return [self.turn_played(world, seat, number) for number in numbers]
        hints = [sense.hint(scene, number) for number in numbers]
        guesses = [sense.guess(scene, number) for number in numbers]
        least = -1.0e9
        likes = hints
        open_ones = [i for i in range(len(numbers)) if guesses[i] == PLAY_IT]
        if len(open_ones) > most:
            if not through:
                likes = [sense.lean(scene, number) for number in numbers]
            least = sorted([likes[i] for i in open_ones], reverse=True)[most - 1]
        tries = 0
        for i in range(len(numbers)):
            if guesses[i] != PLAY_IT:
                found.append(now + guesses[i])
            elif (likes[i] < least or tries >= most) and numbers[i] not in LET_BE:
                found.append(now + hints[i] - 1.0)
            else:
                tries += 1
                found.append(self.tried(world, seat, numbers[i], through) + hints[i])
        return found

    def look(self, g: Vast) -> Scene:
        """A position with everybody's chances."""
        scene = self.scenes.scene(g)
        scene.needed = self.needed(scene)
        shares = self.judge(g, scene.needed)
        for at in range(len(shares)):
            scene.share[g.book.playing[at]] = shares[at]
        return scene

    def tried(self, world: Match, seat: int, number: int, through: bool) -> float:
        """What comes of an answer, or of the whole deed it begins, in rounds."""
        clone = world.copy()
        clone.play(seat, number)
        if not through:
            return self.standing(clone.state, seat)
        g = clone.state
        assert isinstance(g, Vast)
        waiting = clone.waiting
        if waiting is not None and self.senses[g.book.role_at(seat)].begins(number):
            return self.begun(clone, seat, clone.numbers(seat))
        self.follow(clone, seat)
        return self.standing(clone.state, seat)

    def begun(self, world: Match, seat: int, numbers: list[int]) -> float:
        """What comes of the best of these deeds, in rounds; less than nothing where it is to do none."""
        if not numbers:
            return self.standing(world.state, seat) - IDLE
        weights = self.weighed(world, seat, numbers, MANY, True)
        best = best_of(weights)
        return weights[best] - (IDLE if numbers[best] in LET_BE else 0.0)

    def turn_played(self, world: Match, seat: int, number: int) -> float:
        """What comes of an answer once the turn is over, in rounds."""
        clone = world.copy()
        clone.play(seat, number)
        g = clone.state
        assert isinstance(g, Vast)
        turn = g.turns
        while clone.waiting is not None and g.turns == turn:
            asked = clone.waiting.seats()[0]
            numbers = clone.numbers(asked)
            if len(numbers) == 1:
                clone.play(asked, numbers[0])
            elif asked == seat:
                clone.play(asked, numbers[best_of(self.weighed(clone, asked, numbers, FEWER, False))])
            else:
                clone.play(asked, self.by_hints(clone, asked, numbers))
        return self.standing(g, seat)

    def follow(self, world: Match, seat: int) -> None:
        """Answer what a deed still asks: the own questions well, those of others by their hints."""
        g = world.state
        assert isinstance(g, Vast)
        turn = g.turns
        for _ in range(FOLLOW):
            waiting = world.waiting
            if waiting is None or g.turns > turn or isinstance(g.stack[-1], BETWEEN_DEEDS):
                return
            asked = waiting.seats()[0]
            numbers = world.numbers(asked)
            if len(numbers) == 1:
                world.play(asked, numbers[0])
            elif asked == seat:
                world.play(asked, self.best_next(world, seat, numbers))
            else:
                world.play(asked, self.by_hints(world, asked, numbers))

    def best_next(self, world: Match, seat: int, numbers: list[int]) -> int:
        """The answer with the best position right after it, among the few most promising."""
        g = world.state
        assert isinstance(g, Vast)
        sense = self.senses[g.book.role_at(seat)]
        scene = self.scenes.scene(g)
        sense.prepare(scene)
        hints = [sense.hint(scene, number) for number in numbers]
        least = sorted(hints, reverse=True)[min(FEW, len(hints)) - 1]
        best = numbers[0]
        most = -1.0e9
        tries = 0
        for i in range(len(numbers)):
            if hints[i] < least or tries >= FEW:
                continue
            tries += 1
            clone = world.copy()
            clone.play(seat, numbers[i])
            worth = self.standing(clone.state, seat) + hints[i]
            if worth > most:
                most = worth
                best = numbers[i]
        return best

    def by_hints(self, world: Match, seat: int, numbers: list[int]) -> int:
        """Whatever the role likes best at first sight; nothing is tried out."""
        g = world.state
        assert isinstance(g, Vast)
        sense = self.senses[g.book.role_at(seat)]
        scene = self.scenes.scene(g)
        sense.prepare(scene)
        return numbers[best_of([sense.lean(scene, number) for number in numbers])]

    def pick(self, world: Match, seat: int, numbers: list[int], luck: Luck) -> int:
        """The searcher plays its turn on with an eye to where every answer leads, the others by their hints."""
        if seat == self.searcher:
            g = world.state
            assert isinstance(g, Vast)
            assert world.waiting is not None
            sense = self.senses[g.book.role_at(seat)]
            through = sense.follows_up(world.waiting.about)
            return numbers[best_of(self.weighed(world, seat, numbers, sense.breadth, through))]
        return self.by_hints(world, seat, numbers)

    # Words.

    def facts(self, worlds: list[Match], seat: int, number: int) -> list[Fact]:
        """What is so in each of a few worlds: all of it lies open, so they differ only where luck has a hand in it."""
        g = worlds[0].state
        assert isinstance(g, Vast)
        aim = self.senses[g.book.role_at(seat)].aim(self.look(g))
        found = self.facts_in(worlds[0], seat, number, aim)
        for world in worlds[1:SURE]:
            again = self.facts_in(world, seat, number, aim)
            found = [fact for fact in found if fact in again]
        return found

    def facts_in(self, world: Match, seat: int, number: int, aim: str) -> list[Fact]:
        """The same in one world."""
        g = world.state
        assert isinstance(g, Vast)
        return facts_of(self.scenes.scene(g), world, seat, number, aim)

    def told_to_all(self, kind: str) -> bool:
        return kind in OPEN


def daring(number: int) -> int:
    """1 for an answer that seeks a fight or a prize, -1 for one that keeps out of harm's way, else 0."""
    for verb in BOLD:
        if verb.has(number):
            return 1
    for verb in CAREFUL:
        if verb.has(number):
            return -1
    return 0


JUDGEMENT: Final = VastJudgement()
