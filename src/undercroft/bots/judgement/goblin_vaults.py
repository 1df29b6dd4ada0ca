"""Goblin Vaults: what a vault will be worth, what a bid wins, and what a gear buys."""

from typing import Final

from undercroft.bots.search.judgement import Judgement, Reason, best_of, chances
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.outcome import Outcome
from undercroft.engine.state import State
from undercroft.games.goblin_vaults.cards import (
    COINS,
    CROWNS,
    GOALS,
    LANTERNS,
    LOOT,
    POSITIONS,
    POTIONS,
    SKULLS,
    TOMES,
)
from undercroft.games.goblin_vaults.says import BID, DECLINE, DRAW, MOVE, START, STASH, STORE, SWAP
from undercroft.games.goblin_vaults.scheme import SchemePhase
from undercroft.games.goblin_vaults.scoring import glavrun_sheet
from undercroft.games.goblin_vaults.table import (
    BLANK,
    EMPTY,
    GLAVRUN,
    ROUNDS,
    Table,
    height,
    matches_warden,
    strength,
    to_beat,
    visible_cells,
)
from undercroft.games.goblin_vaults.vault import won_card
from undercroft.games.goblin_vaults.warden import move

CLUSTER: Final = GOALS.index("cluster")
TWIN_LOCKS: Final = GOALS.index("twin-locks")
HEAVY_PURSE: Final = GOALS.index("heavy-purse")
PAIRED_COFFERS: Final = GOALS.index("paired-coffers")
GIMNAXS_REIGN: Final = GOALS.index("gimnaxs-reign")
BURIED_CROWNS: Final = GOALS.index("buried-crowns")
LIT_STAIRWELL: Final = GOALS.index("lit-stairwell")
LAST_LIGHT: Final = GOALS.index("last-light")
THREE_PART_BREW: Final = GOALS.index("three-part-brew")
RISING_FUMES: Final = GOALS.index("rising-fumes")
BONE_GATE: Final = GOALS.index("bone-gate")
OSSUARY: Final = GOALS.index("ossuary")
TOME_LIBRARY: Final = GOALS.index("tome-library")
READING_ROOMS: Final = GOALS.index("reading-rooms")

GLIMPSE: Final = 7
"""How many bids a playout considers."""


class Appraisal:
    """What one seat's vault is worth, counting what it can still become."""

    def __init__(self, g: Table, seat: int) -> None:
        self.cards: Final = g.book.cards
        self.faction: Final = g.factions[seat]
        self.goals: Final = [g.basic_goal, *g.suit_goals]
        self.cells: Final = visible_cells(g, seat)
        self.crossing: Final = [
            goal for goal in self.goals if goal in (HEAVY_PURSE, PAIRED_COFFERS, LIT_STAIRWELL, OSSUARY)
        ]
        """Goals that look across chambers."""
        left = ROUNDS - g.round + 1
        room = max(self.cells.count(EMPTY), 1)
        self.fill: Final = min(1.0, left / room)
        """How likely an empty cell is to be filled."""

    def total(self) -> float:
        """The whole vault."""
        cells = self.cells
        worth = self.across(cells)
        for chamber in range(4):
            worth += self.chamber(cells[chamber * 3], cells[chamber * 3 + 1], cells[chamber * 3 + 2])
        return worth

    def gain(self, face: int, chamber: int) -> float:
        """What storing this card in this chamber adds; no room: nothing."""
        cells = self.cells
        start = chamber * 3
        one = cells[start]
        two = cells[start + 1]
        three = cells[start + 2]
        before = self.chamber(one, two, three)
        if one == EMPTY:
            after = self.chamber(face, two, three)
            place = start
        elif two == EMPTY:
            after = self.chamber(one, face, three)
            place = start + 1
        elif three == EMPTY:
            after = self.chamber(one, two, face)
            place = start + 2
        else:
            return -99.0
        worth = after - before
        if self.crossing:
            worth -= self.across(cells)
            cells[place] = face
            worth += self.across(cells)
            cells[place] = EMPTY
        return worth

    def best_gain(self, face: int) -> float:
        """What storing this card in its best chamber adds."""
        best = -99.0
        for chamber in range(4):
            gain = self.gain(face, chamber)
            if gain > best:
                best = gain
        return best

    def best_chamber(self, face: int) -> int:
        """Where this card adds most."""
        return best_of([self.gain(face, chamber) for chamber in range(4)])

    def merit(self, face: int, chamber: int) -> Reason:
        """What speaks most for this card in this chamber: its tier, its faction, or a goal."""
        cells = self.cells
        start = chamber * 3
        if EMPTY not in cells[start : start + 3]:
            return "", {}
        place = cells.index(EMPTY, start)
        tier = place - start
        found: Reason = "", {}
        most = 0.9
        if self.cards.tier[face] == tier:
            most = tier + 1.0
            found = "-tier", {"tier": tier + 1}
        if self.cards.faction[face] == self.faction and most < 2.0:
            most = 2.0
            found = "-faction", {}
        before = cells[start : start + 3]
        after = before.copy()
        after[tier] = face
        for goal in self.goals:
            gained = self.goal_in(goal, after, tier + 1) - self.goal_in(goal, before, tier)
            if goal in self.crossing:
                gained -= self.across_one(goal, cells)
                cells[place] = face
                gained += self.across_one(goal, cells)
                cells[place] = EMPTY
            if gained > most:
                most = gained
                found = "-goal", {"goals": GOALS[goal]}
        return found

    # One chamber by itself.

    def chamber(self, one: int, two: int, three: int) -> float:
        """Points and prospects of a chamber."""
        cards = self.cards
        faces = [one, two, three]
        count = 0
        worth = 0.0
        for tier in range(3):
            cell = faces[tier]
            if cell == EMPTY:
                worth += 0.4 * (tier + 1) * self.fill
                continue
            count += 1
            if cell >= 0:
                if cards.tier[cell] == tier:
                    worth += tier + 1.0
                if cards.faction[cell] == self.faction:
                    worth += 2.0
        for goal in self.goals:
            worth += self.goal_in(goal, faces, count)
        return worth

    def goal_in(self, goal: int, faces: list[int], count: int) -> float:
        """What a goal pays, or may pay, for a chamber."""
        pays = self.cards.rewards[goal]
        if goal == CLUSTER:
            return self.cluster(faces, count, pays[0])
        if goal == TWIN_LOCKS:
            return self.twins(faces, count, pays)
        if goal == GIMNAXS_REIGN:
            return self.extreme(faces, count, pays[0], True)
        if goal == BURIED_CROWNS:
            return self.extreme(faces, count, pays[0], False)
        if goal == LAST_LIGHT:
            last = faces[count - 1] if count else EMPTY
            lit = last >= 0 and self.cards.suit[last] == LANTERNS
            if count == 3:
                return pays[0] if lit else 0.0
            return pays[0] * (0.75 if lit else 0.35 * self.fill)
        if goal == BONE_GATE:
            if count == 0:
                return pays[0] * 0.4 * self.fill
            return pays[0] if faces[0] >= 0 and self.cards.suit[faces[0]] == SKULLS else 0.0
        if goal == THREE_PART_BREW:
            return self.brew(faces, count, pays[0])
        if goal == RISING_FUMES:
            return self.fumes(faces, count, pays[0])
        if goal in (TOME_LIBRARY, READING_ROOMS):
            return self.tomes(faces, count, pays, goal == TOME_LIBRARY)
        return 0.0

    def cluster(self, faces: list[int], count: int, pays: int) -> float:
        value = self.cards.value
        if count == 0:
            return 0.10 * pays * self.fill
        if faces[0] < 0:
            return 0.0
        if count == 1:
            return 0.13 * pays * self.fill
        if faces[1] < 0:
            return 0.0
        step = value[faces[1]] - value[faces[0]]
        if step not in (1, -1):
            return 0.0
        following = value[faces[1]] + step
        if count == 2:
            return (0.42 * pays * self.fill) if 1 <= following <= 10 else 0.0
        return pays if faces[2] >= 0 and value[faces[2]] == following else 0.0

    def twins(self, faces: list[int], count: int, pays: list[int]) -> float:
        values = [self.cards.value[face] for face in faces if face >= 0]
        different = len(set(values))
        if different < len(values):
            if different == 1 and len(values) == 3:
                return pays[1]
            return pays[0] + (0.12 * (pays[1] - pays[0]) * self.fill if count == 2 else 0.0)
        if count == 3:
            return 0.0
        return pays[0] * self.fill * (0.42 if count == 2 else 0.36 if count == 1 else 0.25)

    def extreme(self, faces: list[int], count: int, pays: int, highest: bool) -> float:
        cards = self.cards
        best = -1
        alone = False
        for cell in faces:
            if cell < 0:
                continue
            difference = 1 if best < 0 else cards.value[cell] - cards.value[best]
            if best >= 0 and not highest:
                difference = -difference
            if difference > 0:
                best = cell
                alone = True
            elif difference == 0:
                alone = False
        crowned = best >= 0 and alone and cards.suit[best] == CROWNS
        if count == 3:
            return pays if crowned else 0.0
        safe = 0.5
        if best >= 0:
            safe = (cards.value[best] - 0.5) / 10.0 if highest else (10.5 - cards.value[best]) / 10.0
        if crowned:
            return pays * (0.45 + 0.55 * safe)
        return pays * 0.45 * (1.0 - safe) * self.fill

    def brew(self, faces: list[int], count: int, pays: int) -> float:
        suits = [self.cards.suit[face] for face in faces if face >= 0]
        if len(suits) < count or len(set(suits)) < count:
            return 0.0
        potion = POTIONS in suits
        if count == 3:
            return pays if potion else 0.0
        if count == 2:
            return pays * self.fill * (0.75 if potion else 0.35)
        return pays * self.fill * (0.55 if potion else 0.35)

    def fumes(self, faces: list[int], count: int, pays: int) -> float:
        cards = self.cards
        worth = 0.0
        for tier in (1, 2):
            here = faces[tier]
            before = faces[tier - 1]
            if before == EMPTY:
                worth += 0.15 * pays * self.fill
            elif here == EMPTY:
                if before >= 0:
                    worth += 0.4 * pays * self.fill * (10 - cards.value[before]) / 10.0
            elif here >= 0 and before >= 0 and cards.suit[here] == POTIONS and cards.value[here] > cards.value[before]:
                worth += pays
        return worth

    def tomes(self, faces: list[int], count: int, pays: list[int], library: bool) -> float:
        tomes = 0
        for face in faces:
            if face >= 0 and self.cards.suit[face] == TOMES:
                tomes += 1
        room = 3 - count
        if library:
            if tomes >= 2:
                return pays[tomes - 2] + (0.35 * (pays[1] - pays[0]) * self.fill if tomes == 2 and room else 0.0)
            if tomes == 1:
                return pays[0] * self.fill * (0.0, 0.4, 0.6)[room]
            return pays[0] * self.fill * (0.0, 0.0, 0.15, 0.25)[room]
        if tomes == 1:
            return pays[0] * (1.0 if room == 0 else 0.88)
        return pays[0] * self.fill * (0.5 if tomes == 0 and room else 0.0)

    # Across chambers.

    def across(self, cells: list[int]) -> float:
        """Points and prospects of the goals that look across chambers."""
        worth = 0.0
        for goal in self.crossing:
            worth += self.across_one(goal, cells)
        return worth

    def across_one(self, goal: int, cells: list[int]) -> float:
        cards = self.cards
        pays = cards.rewards[goal]
        if goal == HEAVY_PURSE:
            coins = 0
            for cell in cells:
                if cell >= 0 and cards.suit[cell] == COINS:
                    coins += cards.value[cell]
            return min(coins / pays[0], pays[1] + 0.0)
        if goal == PAIRED_COFFERS:
            return self.coffers(cells, pays[0])
        if goal == LIT_STAIRWELL:
            return self.stairwell(cells, pays)
        return self.bones(cells, pays[0])

    def in_tier(self, cells: list[int], tier: int, suit: int) -> int:
        """How many cards of a suit lie in a tier; none but room for some: -1."""
        count = 0
        room = False
        for chamber in range(4):
            cell = cells[chamber * 3 + tier]
            if cell == EMPTY:
                room = True
            elif cell >= 0 and self.cards.suit[cell] == suit:
                count += 1
        return -1 if count == 0 and room else count

    def coffers(self, cells: list[int], pays: int) -> float:
        worth = 0.0
        for tier in range(3):
            coins = self.in_tier(cells, tier, COINS)
            if coins >= 2:
                worth += pays
            elif coins == 1:
                if EMPTY in (cells[tier], cells[3 + tier], cells[6 + tier], cells[9 + tier]):
                    worth += 0.4 * pays * self.fill
            elif coins == -1:
                worth += 0.12 * pays * self.fill
        return worth

    def stairwell(self, cells: list[int], pays: list[int]) -> float:
        lit = 0
        open_tiers = 0
        for tier in range(3):
            lanterns = self.in_tier(cells, tier, LANTERNS)
            if lanterns > 0:
                lit += 1
            elif lanterns < 0:
                open_tiers += 1
        worth = float(pays[lit - 1]) if lit else 0.0
        if open_tiers and lit < 3:
            worth += 0.5 * self.fill * (pays[lit] - worth)
        return worth

    def bones(self, cells: list[int], pays: int) -> float:
        cards = self.cards
        worth = 0.0
        for place in range(12):
            cell = cells[place]
            if cell < 0 or cards.suit[cell] != SKULLS:
                continue
            touches = False
            room = False
            tier = place % 3
            for beside in (place - 1 if tier > 0 else -1, place + 1 if tier < 2 else -1, place - 3, place + 3):
                if 0 <= beside < 12:
                    other = cells[beside]
                    if other == EMPTY:
                        room = True
                    elif other >= 0 and cards.suit[other] == SKULLS:
                        touches = True
            if touches:
                worth += pays
            elif room:
                worth += 0.6 * pays * self.fill
        return worth


class GoblinVaultsJudgement(Judgement):
    """Weighs in gears."""

    def __init__(self) -> None:
        super().__init__()
        self.warmth = 1.0
        self.glances = 1
        self.slips = 1.6
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
        later = self.later_bidders(g, seat)
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
            # A strong card is worth keeping for a better prize.
            worth -= 0.16 * g.book.cards.value[face] + (0.5 if force > 100 else 0.0)
            found.append(worth + action)
        return found

    def later_bidders(self, g: Table, seat: int) -> list[int]:
        """Who still bids in this round after this seat."""
        for procedure in g.stack:
            if isinstance(procedure, SchemePhase):
                first = max(g.first, 0)
                later = [(first + turn) % g.seats for turn in range(procedure.turns, g.seats)]
                if g.book.glavrun_factions == 2:
                    later.append(GLAVRUN)
                return [bidder for bidder in later if bidder != seat]
        return []

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
            return 2.3 - keeps
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

    def explain(self, world: Match, seat: int, number: int, others: list[int]) -> Reason:
        g = world.state
        assert isinstance(g, Table)
        if len(others) == 1:
            return "why-only", {}
        appraisal = Appraisal(g, seat)
        if BID.has(number):
            return self.explain_bid(g, seat, number, appraisal)
        if START.has(number):
            return "why-gv-start", {"card": LOOT[START.a(number)], "chamber": str(START.b(number) + 1)}
        if STORE.has(number):
            face = g.faces.face[won_card(g, seat)]
            gain = round(appraisal.gain(face, STORE.a(number)))
            why, more = appraisal.merit(face, STORE.a(number))
            args: dict[str, object] = {"card": LOOT[face], "chamber": str(STORE.a(number) + 1), "worth": max(gain, 0)}
            args.update(more)
            return f"why-gv-store{why}", args
        if STASH.has(number):
            return "why-gv-stash", {"card": LOOT[STASH.a(number)]}
        if SWAP.has(number):
            return "why-gv-swap", {"card": LOOT[g.faces.face[g.block[SWAP.a(number)]]]}
        if DRAW.has(number):
            return "why-gv-draw", {"card": LOOT[DRAW.a(number)]}
        if MOVE.has(number):
            worth = round(self.weigh_action(g, seat, appraisal, number))
            return ("why-gv-move", {"worth": worth}) if worth > 0 else ("why-gv-move-little", {})
        return "why-gv-decline", {}

    def explain_bid(self, g: Table, seat: int, number: int, appraisal: Appraisal) -> Reason:
        face = BID.a(number)
        position = BID.b(number)
        prize = g.block[position]
        args: dict[str, object] = {
            "card": LOOT[face],
            "position": POSITIONS[position],
            "prize": LOOT[g.faces.face[prize]],
        }
        if strength(g, face) > to_beat(g, position):
            won = g.faces.face[prize]
            args["worth"] = max(round(appraisal.best_gain(won)) + g.tokens[prize], 0)
            why, more = appraisal.merit(won, appraisal.best_chamber(won))
            args.update(more)
            return f"why-gv-bid{why or '-lead'}", args
        args["worth"] = max(round(appraisal.best_gain(face)), 0)
        args["gears"] = g.gears[seat] - 1
        return "why-gv-bid-under", args


JUDGEMENT: Final = GoblinVaultsJudgement()
