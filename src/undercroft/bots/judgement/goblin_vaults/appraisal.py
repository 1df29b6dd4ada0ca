"""What a vault of Goblin Vaults is worth, counting what it can still become."""

from typing import Final

from undercroft.games.goblin_vaults.cards import COINS, CROWNS, GOALS, LANTERNS, POTIONS, SKULLS, TOMES
from undercroft.games.goblin_vaults.scoring import extreme
from undercroft.games.goblin_vaults.state import EMPTY, ROUNDS, Table, visible_cells

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
            return self.twin_locks(faces, count, pays)
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

    def twin_locks(self, faces: list[int], count: int, pays: list[int]) -> float:
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
        best, alone = extreme(cards, faces, highest)
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
