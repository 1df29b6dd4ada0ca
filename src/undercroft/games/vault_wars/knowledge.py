"""What each seat knows about cards it cannot see: kept exactly, and re-dealt for imagined worlds.

Items have no ids here. Every group that lies face down is shuffled by the rules (Secret Items after each peek,
a deck, a pile), so no card could be followed anyway. What remains of a look is that some faces are *known
to be in* a zone, places unknown: "a Ruby and a Junk are among these five". When cards leave a zone unseen, the
knowledge spreads: a note says the faces are *among* several zones, with so much room in each.

Logically a note promises "at least these": whoever knows of a Ruby in a pile and sees a Ruby sold from it
no longer knows whether another one is left. Rules: VW-045, VW-156, VW-163.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.engine.luck import Luck

DECK: Final = 0
SUNK: Final = 1
"""Cards put under the Item Deck; they are drawn last."""
SECRET: Final = 2
PILE: Final = 3
"""PILE + p is the Item Pile of player p."""


@mypyc_attr(serializable=True)
class Among:
    """A viewer knows that these faces lie somewhere in these zones. Never changed once made."""

    def __init__(self, viewer: int, faces: tuple[int, ...], room: tuple[int, ...]) -> None:
        self.viewer = viewer
        self.faces = faces
        self.room = room
        """At most so many of them in each zone."""


def without(faces: tuple[int, ...], face: int) -> tuple[int, ...]:
    """The faces less one of this kind; the very same where there is none."""
    for place in range(len(faces)):
        if faces[place] == face:
            return faces[:place] + faces[place + 1 :]
    return faces


def changed(room: tuple[int, ...], zone: int, by: int) -> tuple[int, ...]:
    left = list(room)
    left[zone] = max(left[zone] + by, 0)
    return tuple(left)


@mypyc_attr(serializable=True)
class Knowledge:
    """What every seat knows of the items' zones."""

    def __init__(self, viewers: int, players: int) -> None:
        self.viewers = viewers
        self.zones = PILE + players
        self.known: list[tuple[int, ...]] = [()] * (viewers * (PILE + players))
        """The faces known to be in a zone, by viewer * zones + zone."""
        self.among: list[Among] = []

    def copy(self) -> "Knowledge":
        clone = Knowledge.__new__(Knowledge)
        clone.viewers = self.viewers
        clone.zones = self.zones
        clone.known = self.known.copy()
        clone.among = self.among.copy() if self.among else []
        return clone

    def of(self, viewer: int, zone: int) -> tuple[int, ...]:
        """The faces this viewer knows to be in a zone; a spectator (-1) knows of none."""
        return self.known[viewer * self.zones + zone] if viewer >= 0 else ()

    def add(self, viewer: int, zone: int, faces: tuple[int, ...]) -> None:
        """Cards this viewer knows come to a zone."""
        self.known[viewer * self.zones + zone] += faces

    def leaves(self, viewer: int, zone: int, face: int, left: int, lone: bool) -> None:
        """This viewer sees a card leave a zone of which `left` cards remain: one promise of that face less.

        Only of a lone face (the game has one copy) it is certain that it was the promised card.
        """
        at = viewer * self.zones + zone
        known = self.known[at]
        rest = without(known, face)
        found = rest is not known
        if found:
            self.known[at] = rest
        for i in range(len(self.among) - 1, -1, -1):
            note = self.among[i]
            if note.viewer != viewer or not note.room[zone]:
                continue
            faces = note.faces
            room = note.room
            if not found:
                faces = without(faces, face)
                found = faces is not note.faces
                if found and lone:
                    room = changed(room, zone, -1)
            if room[zone] > left:
                room = changed(room, zone, left - room[zone])
            if faces is not note.faces or room is not note.room:
                self._settle(i, faces, room)

    def looked(self, viewer: int, zone: int, faces: list[int]) -> None:
        """This viewer looks at several cards of a zone at once; they may be ones it knew of."""
        at = viewer * self.zones + zone
        known = self.known[at]
        for face in faces:
            if faces.count(face) > known.count(face):
                known += (face,)
                for i in range(len(self.among)):
                    note = self.among[i]
                    if note.viewer == viewer and note.room[zone] and face in note.faces:
                        self._settle(i, without(note.faces, face), note.room)
                        break
        self.known[at] = known

    def moves(self, viewer: int, start: int, goal: int, count: int, size: int) -> None:
        """Some of the `size` cards of a zone go to another zone, and this viewer does not see which."""
        first = viewer * self.zones + start
        known = self.known[first]
        if known:
            self.known[first] = ()
            if count == size:
                self.known[viewer * self.zones + goal] += known
        for i in range(len(self.among) - 1, -1, -1):
            note = self.among[i]
            if note.viewer == viewer and note.room[start]:
                room = list(note.room)
                there = room[start]
                room[start] = min(there, size - count)
                room[goal] += min(there, count)
                self._settle(i, note.faces, tuple(room))
        if known and count < size:
            room = [0] * self.zones
            room[start] = min(len(known), size - count)
            room[goal] = min(len(known), count)
            self.among.append(Among(viewer, known, tuple(room)))

    def _settle(self, index: int, faces: tuple[int, ...], room: tuple[int, ...]) -> None:
        """Replace a note; one that speaks of a single zone is plain knowledge of it."""
        viewer = self.among[index].viewer
        zones = [zone for zone in range(self.zones) if room[zone]]
        if not faces or not zones:
            self.among.pop(index)
        elif len(zones) == 1:
            self.among.pop(index)
            self.known[viewer * self.zones + zones[0]] += faces
        else:
            self.among[index] = Among(viewer, faces, room)


def deal(knowledge: Knowledge, viewer: int, pool: list[int], sizes: list[int], luck: Luck) -> list[list[int]]:
    """Fill hidden zones of these sizes from a pool, keeping every promise to the viewer.

    Depends only on what the viewer knows, never on where the cards really are.
    """
    pool = sorted(pool)
    zones: list[list[int]] = []
    for zone in range(knowledge.zones):
        faces = list(knowledge.of(viewer, zone))[: sizes[zone]]
        zones.append(faces)
        for face in faces:
            pool.remove(face)
    notes = [note for note in knowledge.among if note.viewer == viewer]
    for note in sorted(notes, key=_spread):
        left = list(note.room)
        for face in note.faces:
            weights = [min(left[zone], sizes[zone] - len(zones[zone])) for zone in range(knowledge.zones)]
            if sum(weights) == 0:
                weights = [sizes[zone] - len(zones[zone]) for zone in range(knowledge.zones)]
            if sum(weights) == 0 or face not in pool:
                continue
            zone = luck.weighted(weights)
            left[zone] = max(left[zone] - 1, 0)
            zones[zone].append(face)
            pool.remove(face)
    luck.shuffle(pool)
    for zone in range(knowledge.zones):
        while len(zones[zone]) < sizes[zone]:
            zones[zone].append(pool.pop())
        luck.shuffle(zones[zone])
    return zones


def _spread(note: Among) -> tuple[int, tuple[int, ...]]:
    return sum(1 for room in note.room if room), note.faces


def resample(knowledge: Knowledge, viewer: int, zones: list[list[int]], luck: Luck) -> None:
    """Make up what the other seats know in an imagined world, as much of it as they know in this one."""
    for other in range(knowledge.viewers):
        if other == viewer:
            continue
        rest: list[list[int]] = []
        for zone in range(knowledge.zones):
            at = other * knowledge.zones + zone
            faces = zones[zone].copy()
            luck.shuffle(faces)
            count = min(len(knowledge.known[at]), len(faces))
            knowledge.known[at] = tuple(faces[:count])
            rest.append(faces[count:])
        for i in range(len(knowledge.among)):
            note = knowledge.among[i]
            if note.viewer == other:
                loose: list[int] = []
                origin: list[int] = []
                for zone in range(knowledge.zones):
                    few = rest[zone][: note.room[zone]]
                    loose.extend(few)
                    origin.extend([zone] * len(few))
                taken: list[int] = []
                for pick in luck.permutation(len(loose))[: len(note.faces)]:
                    taken.append(loose[pick])
                    rest[origin[pick]].remove(loose[pick])
                knowledge.among[i] = Among(other, tuple(taken), note.room)


@mypyc_attr(serializable=True)
class Passed:
    """A viewer knows that these vaults are in these hands: so many in each, exactly."""

    def __init__(self, viewer: int, vaults: tuple[int, ...], room: tuple[int, ...]) -> None:
        self.viewer = viewer
        self.vaults = vaults
        self.room = room
        """By player, then by passing hand of the draft."""


@mypyc_attr(serializable=True)
class DraftMemory:
    """What every seat remembers of the vaults it passed on. Rules: VW-022, VW-154."""

    def __init__(self) -> None:
        self.notes: list[Passed] = []

    def copy(self) -> "DraftMemory":
        clone = DraftMemory()
        clone.notes = self.notes.copy()
        return clone

    def sees(self, viewer: int, hand: int, vaults: list[int]) -> None:
        """A passing hand comes to this viewer, who sees what is left of it."""
        for i in range(len(self.notes)):
            note = self.notes[i]
            if note.viewer == viewer and note.room[hand]:
                left = tuple([vault for vault in note.vaults if vault not in vaults])
                self.notes[i] = Passed(viewer, left, changed(note.room, hand, -note.room[hand]))
        self._tidy()

    def passes(self, viewer: int, hand: int, vaults: list[int], hands: int) -> None:
        """This viewer hands the rest on."""
        if vaults:
            self.notes.append(Passed(viewer, tuple(sorted(vaults)), changed((0,) * hands, hand, len(vaults))))

    def taken(self, taker: int, hand: int) -> None:
        """Somebody takes a vault out of a passing hand, unseen by the others."""
        for i in range(len(self.notes)):
            note = self.notes[i]
            if note.viewer != taker and note.room[hand]:
                room = list(note.room)
                room[hand] -= 1
                room[taker] += 1
                self.notes[i] = Passed(note.viewer, note.vaults, tuple(room))

    def shown(self, player: int, vault: int) -> None:
        """A vault is played: whoever knew of it knows now where it was."""
        for i in range(len(self.notes)):
            note = self.notes[i]
            left = without(note.vaults, vault)
            if left is not note.vaults:
                self.notes[i] = Passed(note.viewer, left, changed(note.room, player, -1))
        self._tidy()

    def _tidy(self) -> None:
        self.notes = [note for note in self.notes if note.vaults]

    def deal(self, viewer: int, pool: list[int], hands: list[list[int]], hidden: list[bool], luck: Luck) -> list[int]:
        """Fill the hidden hands anew from the pool; what is left over lies in the box."""
        pool = sorted(pool)
        filled: list[list[int]] = [[] for _ in hands]
        for note in self.notes:
            if note.viewer == viewer:
                vaults = list(note.vaults)
                luck.shuffle(vaults)
                for hand in range(len(hands)):
                    for _ in range(note.room[hand]):
                        vault = vaults.pop()
                        pool.remove(vault)
                        filled[hand].append(vault)
        luck.shuffle(pool)
        for hand in range(len(hands)):
            if hidden[hand]:
                while len(filled[hand]) < len(hands[hand]):
                    filled[hand].append(pool.pop())
                hands[hand][:] = sorted(filled[hand])
        return pool

    def resample(self, viewer: int, hands: list[list[int]], luck: Luck) -> None:
        """Make up what the others remember in an imagined world."""
        used: dict[int, list[int]] = {}
        for i in range(len(self.notes)):
            note = self.notes[i]
            if note.viewer == viewer:
                continue
            vaults: list[int] = []
            taken = used.setdefault(note.viewer, [])
            for hand in range(len(hands)):
                free = [vault for vault in hands[hand] if vault not in taken]
                luck.shuffle(free)
                vaults.extend(free[: note.room[hand]])
                taken.extend(free[: note.room[hand]])
            self.notes[i] = Passed(note.viewer, tuple(sorted(vaults)), note.room)
