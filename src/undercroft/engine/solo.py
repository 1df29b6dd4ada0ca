"""A way to play a game alone: its settings, and those that decide how hard it is."""

from collections.abc import Mapping, Sequence
from typing import Final

from undercroft.engine.settings import SettingValue


class SoloMode:
    """One way to play alone. Its words are `solo-<key>`, its name, and `solo-<key>-about`, what must be beaten."""

    def __init__(
        self, key: str, settings: Mapping[str, SettingValue] | None = None, difficulty: Sequence[str] = ()
    ) -> None:
        self.key: Final = key
        self.settings: Final[dict[str, SettingValue]] = dict(settings or {})
        """What makes it this mode and no other."""
        self.difficulty: Final = tuple(difficulty)
        """The keys of the settings that decide how hard it is."""
