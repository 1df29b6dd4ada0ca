"""The settings of a game: declared once, validated at the door, shown to players."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypedDict

from undercroft.engine.errors import BadInput

SettingValue = bool | int | str | list[str]
"""A flag, a number, a choice, or several of them."""
Settings = dict[str, SettingValue]
"""All settings of a match, validated; `flag_of` and the like read one in its own type."""

CHOICE: Final = "choice"
FLAG: Final = "flag"
NUMBER: Final = "number"
SEVERAL: Final = "several"
SettingKind = Literal["choice", "flag", "number", "several"]


class SettingView(TypedDict):
    """A setting as a client sees it."""

    key: str
    kind: SettingKind
    default: SettingValue
    choices: list[str]
    low: int
    high: int
    rules: list[str]
    when: dict[str, list[str]]
    """It matters only where these other settings have one of these values."""


class Setting:
    """One thing a host can choose. Use the makers below."""

    def __init__(
        self,
        key: str,
        kind: SettingKind,
        default: SettingValue,
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        rules: tuple[str, ...] = (),
    ) -> None:
        self.key: Final = key
        self.kind: Final[SettingKind] = kind
        self.default: Final = default
        self.choices: Final = choices
        self.low: Final = low
        self.high: Final = high
        self.rules: Final = rules
        self.names_seat = False
        self.when: dict[str, list[str]] = {}
        """It matters only where these other settings have one of these values; elsewhere it need not be shown."""

    @staticmethod
    def choice(key: str, choices: tuple[str, ...], default: str, *rules: str) -> "Setting":
        """One of a few words."""
        return Setting(key, CHOICE, default, choices, rules=rules)

    @staticmethod
    def seat(key: str, most: int, *rules: str) -> "Setting":
        """One of the players by number, counted from 1, or let luck decide."""
        setting = Setting.choice(key, ("random", *[str(number + 1) for number in range(most)]), "random", *rules)
        setting.names_seat = True
        return setting

    @staticmethod
    def flag(key: str, default: bool, *rules: str) -> "Setting":
        """Yes or no."""
        return Setting(key, FLAG, default, rules=rules)

    @staticmethod
    def number(key: str, low: int, high: int, default: int, *rules: str) -> "Setting":
        """A whole number in a range."""
        return Setting(key, NUMBER, default, low=low, high=high, rules=rules)

    @staticmethod
    def several(key: str, choices: tuple[str, ...], *rules: str) -> "Setting":
        """Any number of different words, in any order; empty means: let luck decide."""
        return Setting(key, SEVERAL, [], choices, rules=rules)

    def only_with(self, key: str, values: list[str]) -> "Setting":
        """The same setting, which matters only with these values of another."""
        self.when[key] = values
        return self

    def read(self, value: object) -> SettingValue:
        """The value in its own type, from JSON or from the command line."""
        if self.kind == FLAG:
            return self._flag(value)
        if self.kind == NUMBER:
            return self._number(value)
        if self.kind == SEVERAL:
            return self._several(value)
        if not isinstance(value, str) or value not in self.choices:
            raise self._not_a_choice(value)
        return value

    def _not_a_choice(self, value: object) -> BadInput:
        choices = ", ".join(self.choices)
        args: dict[str, object] = {"option": self.key, "value": str(value)[:40], "choices": choices}
        return BadInput(f"option {self.key}: {value!r} is not one of {choices}", "option-choice", args)

    def _flag(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        word = str(value).lower()
        if word in ("yes", "true", "on", "1"):
            return True
        if word in ("no", "false", "off", "0"):
            return False
        args: dict[str, object] = {"option": self.key, "value": word[:40]}
        raise BadInput(f"option {self.key}: {value!r} is neither yes nor no", "option-flag", args)

    def _number(self, value: object) -> int:
        try:
            if isinstance(value, bool) or not isinstance(value, (int, str)):
                raise ValueError
            number = int(value)
        except ValueError:
            wrong: dict[str, object] = {"option": self.key, "value": str(value)[:40]}
            raise BadInput(f"option {self.key}: {value!r} is not a whole number", "option-number", wrong) from None
        if not self.low <= number <= self.high:
            args: dict[str, object] = {"option": self.key, "value": str(value)[:40], "low": self.low, "high": self.high}
            text = f"option {self.key}: {number} is not between {self.low} and {self.high}"
            raise BadInput(text, "option-between", args)
        return number

    def _several(self, value: object) -> list[str]:
        if not isinstance(value, str | list | tuple):
            raise self._not_a_choice(value)
        words = [word for word in value.split(",") if word] if isinstance(value, str) else list(value)
        for word in words:
            if word not in self.choices:
                raise self._not_a_choice(word)
        if len(set(words)) != len(words):
            raise BadInput(f"option {self.key} names something twice", "option-twice", {"option": self.key})
        return [str(word) for word in words]

    def check_seat(self, value: SettingValue, seats: int) -> None:
        """Refuse a player who is not at the table."""
        if self.names_seat and isinstance(value, str) and value != "random" and int(value) > seats:
            raise BadInput(
                f"option {self.key}: there is no player {value} at a table of {seats}",
                "no-such-player",
                {"option": self.key, "player": int(value), "seats": seats},
            )

    def to_json(self) -> SettingView:
        """The setting as a client sees it."""
        return {
            "key": self.key,
            "kind": self.kind,
            "default": self.default,
            "choices": list(self.choices),
            "low": self.low,
            "high": self.high,
            "rules": list(self.rules),
            "when": dict(self.when),
        }


def read_pairs(texts: Iterable[str]) -> dict[str, str]:
    """Options as people write them, `key=value` each."""
    chosen: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"option {text!r} must look like key=value")
        if key in chosen:
            raise BadInput(f"option {key} is given twice")
        chosen[key] = value
    return chosen


def validated(settings: tuple[Setting, ...], given: Mapping[str, object]) -> dict[str, SettingValue]:
    """All settings with their values; unknown keys and bad values are refused."""
    known = {setting.key: setting for setting in settings}
    for key in given:
        if key not in known:
            names = ", ".join(sorted(known)) or "none"
            raise BadInput(f"there is no option {key!r}; known: {names}", "no-option", {"value": str(key)[:40]})
    chosen: dict[str, SettingValue] = {}
    for setting in settings:
        value = given.get(setting.key, setting.default)
        chosen[setting.key] = setting.read(value)
    return chosen


def flag_of(settings: Settings, key: str) -> bool:
    """The value of a flag."""
    value = settings[key]
    assert isinstance(value, bool)
    return value


def number_of(settings: Settings, key: str) -> int:
    """The value of a number."""
    value = settings[key]
    assert isinstance(value, int)
    return value


def choice_of(settings: Settings, key: str) -> str:
    """The chosen word."""
    value = settings[key]
    assert isinstance(value, str)
    return value


def several_of(settings: Settings, key: str) -> list[str]:
    """The chosen words."""
    value = settings[key]
    assert isinstance(value, list)
    return value
