"""Goblin Vaults: what a vault will be worth, what a bid wins, and what a gear buys."""

from typing import ClassVar, Final

from undercroft.bots.judgement.goblin_vaults.appraisal import Appraisal
from undercroft.bots.judgement.goblin_vaults.reasons import OPEN, facts, later_bidders
from undercroft.bots.search.judgement import Judgement, best_of, chances
from undercroft.bots.search.reasons import Fact
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.outcome import Outcome
from undercroft.engine.state import State
from undercroft.games.goblin_vaults.actions import BID, DECLINE, DRAW, MOVE, START, STASH, STORE, SWAP
from undercroft.games.goblin_vaults.scoring import glavrun_sheet
from undercroft.games.goblin_vaults.state import (
    BLANK,
    GLAVRUN,
    ROUNDS,
    Table,
    height,
    matches_warden,
    strength,
    to_beat,
)
from undercroft.games.goblin_vaults.vault import won_card
from undercroft.games.goblin_vaults.warden import move

GLIMPSE: Final = 7
"""How many bids a playout considers."""


class GoblinVaultsJudgement(Judgement):
    """Weighs in gears."""

    HAS_TEMPER: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.temperature = 1.0
        self.samples = 1
        self.noise = 1.6
        self.horizon = 0
        self.boldness = 0.1

    # Positions.

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        if state.outcome is not None:
            return self.result(state.outcome, state.seats)
        totals = [self.prospect(state, seat) for seat in range(state.seats)]
        left = ROUNDS - state.round
        if state.seats == 1:
            hers = float(sum(glavrun_sheet(state).values())) + 2.2 * (left + 0.5)
            return [chances([totals[0], hers], 2.0 + 0.6 * left)[0]]
        return chances(totals, 2.0 + 0.5 * left)

    def result(self, outcome: Outcome, seats: int) -> list[float]:
        """Winning counts; among wins and losses a few gears more are a little better."""
        totals = [float(total) for total in outcome.totals()]
        if seats == 1:
            hers = float(sum(outcome.others["glavrun"].values()))
            return [0.85 * (1.0 if outcome.winners else 0.0) + 0.15 * chances([totals[0], hers], 4.0)[0]]
        soft = chances(totals, 4.0)
        share = 1.0 / max(1, len(outcome.winners))
        return [0.85 * (share if seat in outcome.winners else 0.0) + 0.15 * soft[seat] for seat in range(seats)]

    def prospect(self, g: Table, seat: int) -> float:
        """Gears at the end, as far as one can say: vault, tokens, and the use of the hand."""
        appraisal = Appraisal(g, seat)
        worth = appraisal.total() + g.gears[seat]
        left = len(g.hands[seat])
        if g.gears[seat] == 0 and left > 1:
            worth -= 1.0
        for card in g.hands[seat]:
            worth += 0.12 * g.book.cards.value[g.faces.face[card]]
        return worth

    def quiet(self, state: State) -> bool:
        """Bids on the block must be resolved first."""
        assert isinstance(state, Table)
        return not (state.bids[0] or state.bids[1] or state.bids[2])

    # Answers.

    def weigh(self, world: Match, seat: int, numbers: list[int]) -> list[float]:
        g = world.state
        assert isinstance(g, Table)
        first = numbers[0]
        appraisal = Appraisal(g, seat)
        if BID.has(first):
            return self.weigh_bids(g, seat, numbers, appraisal)
        if START.has(first):
            return [self.weigh_start(g, appraisal, number) for number in numbers]
        if STORE.has(first):
            card = g.faces.face[won_card(g, seat)]
            return [appraisal.gain(card, STORE.a(number)) for number in numbers]
        if STASH.has(first):
            return [self.weigh_stash(g, appraisal, number) for number in numbers]
        if SWAP.has(numbers[-1]):
            return [self.weigh_swap(g, seat, number) for number in numbers]
        return [self.weigh_action(g, seat, appraisal, number) for number in numbers]

    def pick(self, world: Match, seat: int, numbers: list[int], luck: Luck) -> int:
        """As `weigh`, but a bidder considers only a few bids."""
        if BID.has(numbers[0]) and len(numbers) > GLIMPSE:
            few = [numbers[luck.below(len(numbers))] for _ in range(GLIMPSE)]
            return few[best_of(self.weigh(world, seat, few))]
        if MOVE.has(numbers[-1]) and len(numbers) > GLIMPSE:
            few = [numbers[luck.below(len(numbers))] for _ in range(GLIMPSE)]
            few.append(numbers[0])
            return few[best_of(self.weigh(world, seat, few))]
        return numbers[best_of(self.weigh(world, seat, numbers))]

    def weigh_start(self, g: Table, appraisal: Appraisal, number: int) -> float:
        """The first card: good in the vault, no great loss to the hand."""
        face = START.a(number)
        return appraisal.gain(face, START.b(number)) - 0.25 * g.book.cards.value[face]

    def weigh_stash(self, g: Table, appraisal: Appraisal, number: int) -> float:
        face = STASH.a(number)
        return appraisal.gain(BLANK, STASH.b(number)) - 0.2 * g.book.cards.value[face] - 0.3 * appraisal.best_gain(face)

    def weigh_bids(self, g: Table, seat: int, numbers: list[int], appraisal: Appraisal) -> list[float]:
        prizes = [appraisal.best_gain(g.faces.face[card]) + g.tokens[card] for card in g.block]
        wanted = [self.wanted_by_others(g, seat, position) for position in range(3)]
        beats = [to_beat(g, position) for position in range(3)]
        own: dict[int, float] = {}
        action = 0.0
        later = later_bidders(g, seat)
        found: list[float] = []
        for number in numbers:
            face = BID.a(number)
            position = BID.b(number)
            if face not in own:
                own[face] = appraisal.best_gain(face)
            kept = own[face]
            force = strength(g, face)
            worth = 0.0
            if force > beats[position]:
                hold = self.holds(g, seat, force, later, wanted[position])
                worth += hold * (prizes[position] + self.denial(g, wanted[position])) + (1.0 - hold) * kept
            else:
                worth += kept - 1.0 - (0.6 if g.gears[seat] == 1 else 0.0)
            if matches_warden(g, face):
                worth += 0.9
            # A strong card is worth keeping for a better prize, above all to the cautious.
            worth -= (0.16 - 0.04 * self.temper) * g.book.cards.value[face] + (0.5 if force > 100 else 0.0)
            found.append(worth + action)
        return found

    def wanted_by_others(self, g: Table, seat: int, position: int) -> float:
        """What the lot is worth to the other player who wants it most: faction, tier and tokens at a glance."""
        card = g.block[position]
        face = g.faces.face[card]
        cards = g.book.cards
        most = 0.0
        for other in range(g.seats):
            if other == seat:
                continue
            worth = float(g.tokens[card])
            if cards.faction[face] == g.factions[other]:
                worth += 2.0
            vault = g.vaults[other]
            tier = cards.tier[face]
            for chamber in range(4):
                if height(vault, chamber) == tier:
                    worth += tier + 1.0
                    break
            if worth > most:
                most = worth
        return most

    def denial(self, g: Table, wanted: float) -> float:
        """What keeping a lot from the others is worth."""
        if g.seats == 1:
            return 0.0
        return 0.4 * wanted / (g.seats - 1)

    def holds(self, g: Table, seat: int, force: int, later: list[int], wanted: float) -> float:
        """How likely a leading bid is to stay ahead of those who bid later."""
        hold = 1.0
        for other in later:
            if other == GLAVRUN:
                stronger = (10.0 - force) / 10.0 if force <= 10 else 0.0
                hold *= 1.0 - 0.33 * stronger
                continue
            able = 0.0
            for card in g.hands[other]:
                if strength(g, g.faces.face[card]) > force:
                    able += 1.0
            if able > 0.0:
                eager = min(0.75, 0.2 + 0.06 * able + 0.05 * wanted)
                hold *= 1.0 - eager
        return hold

    def weigh_action(self, g: Table, seat: int, appraisal: Appraisal, number: int) -> float:
        """A move for what it improves, a draw for the hope of a better card."""
        if DECLINE.has(number):
            return 0.0
        if DRAW.has(number):
            face = DRAW.a(number)
            keeps = appraisal.best_gain(face) * 0.5 + 0.16 * g.book.cards.value[face]
            return 2.3 + 0.3 * self.temper - keeps
        if MOVE.has(number):
            before = appraisal.total()
            cells = appraisal.cells.copy()
            move(appraisal.cells, MOVE.a(number), MOVE.b(number))
            after = appraisal.total()
            for place in range(12):
                appraisal.cells[place] = cells[place]
            return after - before - 0.1
        return 0.0

    def weigh_swap(self, g: Table, seat: int, number: int) -> float:
        """A warden that fits the own hand, in suit and in faction."""
        card = g.warden
        if SWAP.has(number):
            card = g.block[SWAP.a(number)]
        cards = g.book.cards
        face = g.faces.face[card]
        worth = 0.0
        for mine in g.hands[seat]:
            held = g.faces.face[mine]
            if cards.suit[held] == cards.suit[face]:
                worth += 0.8
            if cards.faction[held] == cards.faction[face]:
                worth += 0.5
        return worth - (0.1 if SWAP.has(number) else 0.0)

    # Words.

    def facts(self, worlds: list[Match], seat: int, number: int) -> list[Fact]:
        return facts(worlds, seat, number)

    def told_to_all(self, kind: str) -> bool:
        return kind in OPEN


JUDGEMENT: Final = GoblinVaultsJudgement()
