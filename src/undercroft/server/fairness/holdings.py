"""How many of something each guest holds open at the same time."""

from collections import Counter


class Holdings:
    """Things held by name."""

    def __init__(self) -> None:
        self._held: Counter[str] = Counter()

    def take(self, name: str, most: int) -> bool:
        """Hold one more, unless that would be more than this."""
        if self._held[name] >= most:
            return False
        self._held[name] += 1
        return True

    def give_back(self, name: str) -> None:
        self._held[name] -= 1
        if self._held[name] <= 0:
            del self._held[name]

    @property
    def all(self) -> int:
        return self._held.total()
