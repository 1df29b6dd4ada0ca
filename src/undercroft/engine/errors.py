"""What can go wrong at a door. Each carries one clear sentence for a person."""


class UndercroftError(Exception):
    """Something a person asked for cannot be done; nothing has changed."""


class BadInput(UndercroftError):
    """An unknown game, seat count, setting, language or file.

    The sentence is English; with a key, the words `unfit-<key>` say the same in every language.
    """

    def __init__(self, text: str, key: str = "", args: dict[str, object] | None = None) -> None:
        super().__init__(text)
        self.key = key
        self.args_for_words: dict[str, object] = args if args is not None else {}


class BadCards(BadInput):
    """A card file that cannot be used; names file, entry and reason."""


class IllegalAnswer(UndercroftError):
    """An answer that is not among the options of the open question."""


class BrokenGame(BadInput):
    """A game whose code cannot be imported; names file and line."""


class BrokenRecord(BadInput):
    """A record that is truncated, edited, or of other rules."""


class LawBroken(Exception):
    """A law of the engine does not hold: always a bug, never a player's mistake."""
