"""The search: one tree of answers, grown by playing through one imagined world after another.

Every iteration imagines a fresh world and walks down the tree with it. The tree is open-loop: chance and hidden
cards belong to the world, not to the tree, so a node gathers what is true on average. Each seat steers by its own
gain (max^n). Under a sealed question all seats choose independently of one another, and only then the tree goes
on; in an open window luck says who speaks first.

Where chance outweighs what one answer changes, a game asks for answers to be compared `side_by_side`: each world is
then walked once with every promising answer, the same dice and cards for all, and no tree grows below.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final

from undercroft.bots.search.budget import Budget
from undercroft.bots.search.judgement import Judgement, softmax
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.waiting import ANY, ASK, CLOCK, EACH, AskAny, Several, Waiting

UNLIKELY: Final = 0.05
"""An answer that looks as poor as this need not have been tried."""


class Arm:
    """One answer of one seat at one place of the tree."""

    def __init__(self, number: int, prior: float) -> None:
        self.number: Final = number
        self.prior: Final = prior
        self.visits: int = 0
        self.total: float = 0.0
        """The sum of what the answering seat got; side by side, of what it gained over the best-looking answer."""
        self.squares: float = 0.0
        """The sum of the squares of these gains."""


class Choice:
    """What one seat can answer at a node, over all worlds seen there."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.visits: int = 0
        self.total: float = 0.0


class Node:
    """A place in the tree, reached by a sequence of answers."""

    def __init__(self) -> None:
        self.choices: dict[int, Choice] = {}
        """By seat."""
        self.children: dict[int, Node] = {}
        """By what was answered; see `Search._answer`."""
        self.visits: int = 0


class Search:
    """One search for one seat. `best` is the answer, `root` the tree with all counts."""

    def __init__(self, judgement: Judgement, seat: int, luck: Luck) -> None:
        self.judgement: Final = judgement
        self.seat: Final = seat
        self.luck: Final = luck
        self.dice: Luck = luck
        """What playouts draw from."""
        self.root: Node = Node()
        self.iterations: int = 0
        self.seconds: float = 0.0
        self.path: list[Choice] = []
        self.taken: list[Arm] = []
        self.movers: list[int] = []
        self.legal: list[int] = []
        """What may really be answered, and is worth a thought; a tree taken over may know other answers too."""

    def run(self, imagine: Callable[[Luck], Match], budget: Budget) -> int:
        """Search until the budget is used up; the best answer."""
        start = perf_counter()
        compares = self.judgement.side_by_side > 1
        if (compares or self.judgement.samples > 1) and self.seat not in self.root.choices:
            self._glance(imagine)
        while True:
            if budget.iterations and self.iterations >= budget.iterations:
                break
            if budget.seconds and self.iterations and perf_counter() - start >= budget.seconds:
                break
            world = self._world(imagine)
            if compares:
                self.compare(world)
                if self._settled():
                    break
            else:
                self.iterate(world)
        self.seconds += perf_counter() - start
        return self.best()

    def _worth(self, number: int) -> bool:
        """Whether an answer may be given and is worth a thought."""
        return not self.legal or number in self.legal

    def _world(self, imagine: Callable[[Luck], Match]) -> Match:
        """An imagined world; one that explains badly what the others did is mostly dropped for another."""
        judgement = self.judgement
        world = imagine(self.luck)
        for _ in range(judgement.max_rejections):
            likely = judgement.likelihood(world.state, self.seat)
            if likely >= 1.0 or self.luck.below(1000) < likely * 1000.0:
                break
            world = imagine(self.luck)
        return world

    def _glance(self, imagine: Callable[[Luck], Match]) -> None:
        """Judge the own answers over several worlds before the search begins, where one world says too little."""
        judgement = self.judgement
        numbers: list[int] = []
        sums: list[float] = []
        for _ in range(judgement.samples):
            world = self._world(imagine)
            world.reopen()
            waiting = world.waiting
            assert waiting is not None
            if not numbers:
                numbers = world.numbers(self.seat)
                sums = [0.0] * len(numbers)
            weights = judgement.ponder(world, self.seat, numbers)
            for i in range(len(numbers)):
                sums[i] += weights[i] / judgement.samples
        choice = Choice()
        self.root.choices[self.seat] = choice
        self._meet(choice, numbers, sums)

    def go_on_from(self, earlier: "Search", answer: int, numbers: list[int]) -> bool:
        """Take over what an earlier search found below its answer, if it is about the same choice.

        Only where the same seat is asked again at once; what others did in between is not in the tree.
        """
        child = earlier.root.children.get(answer)
        if child is None or earlier.seat != self.seat:
            return False
        choice = child.choices.get(self.seat)
        if choice is None:
            return False
        known = 0
        for number in numbers:
            if number in choice.arms:
                known += 1
        if 2 * known < len(numbers):
            return False
        self.root = child
        return True

    def best(self) -> int:
        """The most visited answer, of equals the better; of answers compared side by side the one with most gain."""
        arms = self.root.choices[self.seat].arms.values()
        legal = [arm for arm in arms if self._worth(arm.number)]
        best = legal[0]
        if self.judgement.side_by_side > 1:
            best = likeliest(legal)
            most = 0.0
            for arm in legal:
                gain = self._gain(arm, -1.0)
                if gain > most:
                    most = gain
                    best = arm
            return best.number
        for arm in legal:
            if (arm.visits, arm.total) > (best.visits, best.total):
                best = arm
        return best.number

    def counts(self) -> dict[int, int]:
        """How often each answer was tried."""
        return {arm.number: arm.visits for arm in self.root.choices[self.seat].arms.values()}

    def worth(self) -> float:
        """What the searching seat expects."""
        choice = self.root.choices[self.seat]
        return choice.total / choice.visits if choice.visits else 0.0

    def iterate(self, world: Match) -> None:
        """Walk one world down the tree, add a node, play on, and remember what came of it."""
        self.iterations += 1
        self.path = []
        self.taken = []
        self.movers = []
        if world.waiting is not None and world.waiting.kind == EACH:
            world.reopen()
        self.judgement.begin(world.state, self.seat)
        self._descend(world)
        self._play_on(world)
        values = self.judgement.values(world.state)
        for i in range(len(self.path)):
            value = values[self.movers[i]]
            choice = self.path[i]
            choice.visits += 1
            choice.total += value
            arm = self.taken[i]
            arm.visits += 1
            arm.total += value

    def compare(self, world: Match) -> None:
        """Walk one world with the answer that looks best and with a few others; they differ by nothing else.

        An answer's total is then what it gained over the one that looked best.
        """
        if world.waiting is not None and world.waiting.kind == EACH:
            world.reopen()
        assert world.waiting is not None
        self.judgement.begin(world.state, self.seat)
        seed = self.luck.below(1 << 30)
        choice = self.root.choices[self.seat]
        left = [choice.arms[number] for number in world.numbers(self.seat) if self._worth(number)]
        measure = likeliest(left)
        base = self._try(world, measure, seed)
        choice.visits += 1
        choice.total += base
        measure.visits += 1
        left.remove(measure)
        for _ in range(self.judgement.side_by_side - 1):
            if left:
                arm = self._promising(left)
                left.remove(arm)
                gain = self._try(world, arm, seed) - base
                arm.visits += 1
                arm.total += gain
                arm.squares += gain * gain

    def _try(self, world: Match, arm: Arm, seed: int) -> float:
        """What comes of an answer in this world with these dice."""
        self.iterations += 1
        self.dice = Luck.of(seed)
        clone = world.copy()
        clone.play(self.seat, arm.number)
        self._play_on(clone)
        return self.judgement.values(clone.state)[self.seat]

    def _promising(self, arms: list[Arm]) -> Arm:
        """The answer most worth another look."""
        curious = self.judgement.explore * sqrt(self.iterations + 1.0)
        best = arms[0]
        most = -1.0e9
        for arm in arms:
            score = arm.total / (arm.visits + 4.0) + curious * arm.prior / (1.0 + arm.visits)
            if score > most:
                most = score
                best = arm
        return best

    def _gain(self, arm: Arm, errors: float) -> float:
        """The mean gain of an answer and so many standard errors: what was tried rarely cannot win by luck."""
        if arm.visits < 3:
            return errors
        mean = arm.total / arm.visits
        spread = max(arm.squares / arm.visits - mean * mean, 0.0)
        return mean + errors * sqrt((spread + self.judgement.doubt) / arm.visits)

    def _settled(self) -> bool:
        """Whether no other answer can be expected to overtake the one that looked best."""
        arms = [arm for arm in self.root.choices[self.seat].arms.values() if self._worth(arm.number)]
        measure = likeliest(arms)
        for arm in arms:
            if arm is measure or (not arm.visits and arm.prior < UNLIKELY):
                continue
            if self._gain(arm, 2.0) > 0.0:
                return False
        return True

    def _descend(self, world: Match) -> None:
        node = self.root
        depth = 0
        while depth < self.judgement.depth:
            waiting = world.waiting
            if waiting is None:
                return
            depth += 1
            fresh = node.visits == 0 and node is not self.root
            node.visits += 1
            if fresh:
                return
            key = self._answer(world, waiting, node)
            child = node.children.get(key)
            if child is None:
                child = Node()
                node.children[key] = child
            node = child

    def _answer(self, world: Match, waiting: Waiting, node: Node) -> int:
        """Answer the open question by the tree; what was answered, as a key for the child."""
        if waiting.kind == ASK:
            seat = waiting.seats()[0]
            return self._choose(world, node, seat, world.numbers(seat))
        if waiting.kind == ANY:
            seat = self.seat if node is self.root else speaker(waiting, self.luck)
            numbers = world.numbers(seat)
            if seat == CLOCK:
                world.play(CLOCK, numbers[0])
                return -1 - numbers[0]
            return self._choose(world, node, seat, numbers) * 16 + seat
        assert isinstance(waiting, Several)
        key = 0
        asked = waiting.asked
        options = waiting.options
        for i in range(len(asked)):
            # Everyone chooses by the same node: nobody knows what the others have answered.
            number = self._choose(world, node, asked[i], options[i])
            if asked[i] == self.seat or len(asked) <= 2:
                key = key * 1_000_003 + number
        return key

    def _choose(self, world: Match, node: Node, seat: int, numbers: list[int]) -> int:
        judgement = self.judgement
        if len(numbers) == 1:
            world.play(seat, numbers[0])
            return numbers[0]
        if seat != self.seat and not judgement.others_in_tree:
            number = judgement.pick(world, seat, numbers, self.luck)
            world.play(seat, number)
            return 0
        choice = node.choices.get(seat)
        if choice is None:
            choice = Choice()
            node.choices[seat] = choice
        arm = self._select(world, choice, seat, numbers)
        self.path.append(choice)
        self.taken.append(arm)
        self.movers.append(seat)
        world.play(seat, arm.number)
        return arm.number

    def _select(self, world: Match, choice: Choice, seat: int, numbers: list[int]) -> Arm:
        """The legal answer that promises most, among the best-looking few (progressive widening)."""
        arms = choice.arms
        legal: list[Arm] = []
        for number in numbers:
            arm = arms.get(number)
            if arm is None:
                self._look(world, choice, seat, numbers)
                arm = arms[number]
            legal.append(arm)
        judgement = self.judgement
        root = sqrt(choice.visits)
        room = 3 + int(judgement.widen * root)
        expected = choice.total / choice.visits if choice.visits else 0.5
        curious = judgement.explore * sqrt(choice.visits + 1.0)
        least = 0.0
        ties = len(legal)
        if len(legal) > room:
            priors = sorted([arm.prior for arm in legal], reverse=True)
            least = priors[room - 1]
            ties = room - priors.index(least)
        best = legal[0]
        most = -1.0e9
        for arm in legal:
            if arm.prior == least:
                ties -= 1
            if (arm.prior < least or (arm.prior == least and ties < 0)) and not arm.visits:
                continue
            mean = arm.total / arm.visits if arm.visits else expected
            score = mean + curious * arm.prior / (1.0 + arm.visits)
            if score > most:
                most = score
                best = arm
        return best

    def _look(self, world: Match, choice: Choice, seat: int, numbers: list[int]) -> None:
        """Meet answers for the first time: how good do they look?"""
        self._meet(choice, numbers, self.judgement.ponder(world, seat, numbers))

    def _meet(self, choice: Choice, numbers: list[int], weights: list[float]) -> None:
        shares = softmax(weights, self.judgement.temperature)
        evenly = 1.0 / len(numbers)
        for i in range(len(numbers)):
            number = numbers[i]
            if number not in choice.arms:
                choice.arms[number] = Arm(number, 0.9 * shares[i] + 0.1 * evenly)

    def _play_on(self, world: Match) -> None:
        """A playout: quick answers until the position can be judged."""
        judgement = self.judgement
        luck = self.dice
        made = 0
        while True:
            waiting = world.waiting
            if waiting is None:
                return
            if made >= judgement.horizon and judgement.quiet(world.state):
                return
            seat = speaker(waiting, luck)
            numbers = world.numbers(seat)
            if len(numbers) == 1:
                number = numbers[0]
            elif judgement.boldness > 0.0 and luck.below(1000) < judgement.boldness * 1000.0:
                number = numbers[luck.below(len(numbers))]
            else:
                number = judgement.pick(world, seat, numbers, luck)
            world.play(seat, number)
            made += 1


def likeliest(arms: list[Arm]) -> Arm:
    """The answer that looked best at first sight."""
    best = arms[0]
    for arm in arms:
        if arm.prior > best.prior:
            best = arm
    return best


def speaker(waiting: Waiting, luck: Luck) -> int:
    """Who answers next. In an open window luck decides, and now and then its time is over."""
    if isinstance(waiting, AskAny):
        if waiting.closing >= 0 and luck.below(8) == 0:
            return CLOCK
        return waiting.asked[luck.below(len(waiting.asked))]
    return waiting.seats()[0]
