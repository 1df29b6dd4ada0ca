"""Hidden information as one table: which face each card carries, and who has seen it.

Zones and procedures hold card ids. A face shows up in a view only for those who have seen it. Cards are
dealt from *pools* (one per kind of card back): what a seat has not seen may be any arrangement of the
pool's unseen faces, which is what `redeal` deals.

A shuffle takes away the places but not the knowledge: what was seen on a card becomes a *note*
about the group it was shuffled into ("a Ruby and a Junk are among these five").
"""

from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.engine.luck import Luck

EVERYBODY: Final = (1 << 20) - 1
"""A mask of all seats and of spectators."""
SPECTATOR: Final = 1 << 19
"""The bit of whoever only watches."""


def bit(seat: int) -> int:
    """The mask of one seat; a spectator has seat -1."""
    return SPECTATOR if seat < 0 else 1 << seat


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Note:
    """Some viewers know that these faces are among these cards, places unknown."""

    def __init__(self, viewers: int, cards: list[int], faces: list[int]) -> None:
        self.viewers = viewers
        self.cards = cards
        self.faces = faces


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Faces:
    """The faces of all cards of a game, by card id."""

    def __init__(self, faces: list[int], pools: list[int]) -> None:
        self.face = faces
        self.pool = pools
        """The pool of each card; constant, shared between copies."""
        self.seen: list[int] = [0] * len(faces)
        self.notes: list[Note] = []
        self.reveal_count: int = 0
        """Grows whenever a card is shown to anybody who had not seen it."""

    def copy(self) -> "Faces":
        clone = Faces.__new__(Faces)
        # A game that keeps no cards here shares the empty lists.
        clone.face = self.face.copy() if self.face else self.face
        clone.pool = self.pool
        clone.seen = self.seen.copy() if self.seen else self.seen
        clone.notes = self.notes.copy() if self.notes else []
        clone.reveal_count = self.reveal_count
        return clone

    def known(self, card: int, seat: int) -> int:
        """The face of a card if this seat (or spectator) has seen it, else -1."""
        return self.face[card] if self.seen[card] & bit(seat) else -1

    def show(self, card: int) -> None:
        """Turn a card up: everybody has seen it."""
        if self.seen[card] != EVERYBODY:
            self.seen[card] = EVERYBODY
            self.reveal_count += 1

    def show_to(self, card: int, seat: int) -> None:
        """One seat looks at a card."""
        mask = self.seen[card] | (1 << seat)
        if mask != self.seen[card]:
            self.seen[card] = mask
            self.reveal_count += 1

    def shuffle(self, cards: list[int], order: list[int]) -> None:
        """Shuffle a group: card i of the group gets the face of card order[i]; places are forgotten.

        What a viewer had seen on one of these cards becomes a note about the group.
        """
        for note in self.notes:
            if any(card in note.cards for card in cards):
                self._widen(note, cards)
        for seat in range(20):
            mask = 1 << seat
            remembered = [self.face[card] for card in cards if self.seen[card] & mask]
            if remembered:
                self._remember(mask, sorted(cards), remembered)
        faces = [self.face[card] for card in cards]
        for i in range(len(cards)):
            self.face[cards[i]] = faces[order[i]]
            self.seen[cards[i]] = 0

    def noted(self, cards: list[int], seat: int) -> list[int]:
        """The faces this seat knows to be among exactly these cards, without knowing the places."""
        mask = bit(seat)
        wanted = sorted(cards)
        for note in self.notes:
            if note.viewers & mask and note.cards == wanted:
                return sorted(note.faces)
        return []

    def _widen(self, note: Note, cards: list[int]) -> None:
        """A noted group was shuffled together with other cards: the note now speaks of all of them."""
        index = self.notes.index(note)
        merged = sorted(set(note.cards) | set(cards))
        self.notes[index] = Note(note.viewers, merged, note.faces)

    def _remember(self, mask: int, cards: list[int], faces: list[int]) -> None:
        """Merge what one viewer saw into its note about the group, keeping the larger count of each face."""
        for i in range(len(self.notes)):
            note = self.notes[i]
            if note.cards == cards and note.viewers == mask:
                together = note.faces.copy()
                for face in faces:
                    missing = faces.count(face) - together.count(face)
                    for _ in range(missing):
                        together.append(face)
                self.notes[i] = Note(mask, cards, together)
                return
        self.notes.append(Note(mask, cards, faces))

    def redeal(self, seat: int, luck: Luck) -> None:
        """Deal everything this seat has not seen anew, respecting what it knows about groups.

        Afterwards no view of this seat has changed, and every arrangement it cannot rule out is possible.
        """
        mask = bit(seat)
        hidden: dict[int, list[int]] = {}
        for card in range(len(self.face)):
            if not self.seen[card] & mask:
                hidden.setdefault(self.pool[card], []).append(card)
        notes = [note for note in self.notes if note.viewers & mask]
        for pool in sorted(hidden):
            self._redeal_pool(hidden[pool], notes, mask, luck)

    def _redeal_pool(self, cards: list[int], notes: list[Note], mask: int, luck: Luck) -> None:
        # Sorted, so that the same luck deals the same world whatever the true one is (law 13).
        loose = sorted(self.face[card] for card in cards)
        free = cards.copy()
        luck.shuffle(free)
        for note in notes:
            owed = note.faces.copy()
            for card in note.cards:
                if card not in free and self.face[card] in owed:
                    owed.remove(self.face[card])
            for face in owed:
                if face not in loose:
                    continue
                for card in free:
                    if card in note.cards:
                        self.face[card] = face
                        free.remove(card)
                        loose.remove(face)
                        break
        luck.shuffle(loose)
        for i in range(len(free)):
            self.face[free[i]] = loose[i]
