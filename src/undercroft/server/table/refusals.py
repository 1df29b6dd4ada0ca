"""The one way to say no: a key and arguments for the words `refusal-<key>`."""

from collections.abc import Mapping
from typing import NamedTuple

from undercroft.engine.errors import BadInput, UndercroftError
from undercroft.engine.game import Game

KEYS = {
    "bad-message": 400,
    "bad-input": 400,
    "bad-record": 400,
    "no-identity": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "foreign-origin": 403,
    "no-csrf-token": 403,
    "no-such-table": 404,
    "no-such-replay": 404,
    "no-such-page": 404,
    "no-such-game": 404,
    "no-such-link": 404,
    "no-such-seat": 400,
    "no-such-step": 400,
    "no-such-level": 400,
    "not-running": 409,
    "not-gathering": 409,
    "not-over": 409,
    "no-campaign": 409,
    "campaign-over": 409,
    "campaign-decides": 409,
    "seat-taken": 409,
    "seat-vacant": 409,
    "seats-open": 409,
    "not-asked": 409,
    "stale-decision": 409,
    "not-an-option": 409,
    "nothing-to-undo": 409,
    "no-vote": 409,
    "vote-open": 409,
    "not-a-voter": 409,
    "still-here": 409,
    "hints-off": 409,
    "no-hint": 409,
    "no-reason": 409,
    "too-large": 413,
    "too-many": 429,
    "too-slow": 429,
    "engine-failure": 500,
    "server-failure": 500,
    "not-stored": 503,
    "restart": 503,
}
"""Every key, and how it is numbered on the web."""


class Refused(UndercroftError):
    """Something is not done, and nothing has changed."""

    def __init__(self, key: str, unfit: "Unfit | None" = None, **args: object) -> None:
        assert key in KEYS, key
        self.key = key
        self.unfit = unfit
        self.args_for_words = args
        super().__init__(key)


class Unfit(NamedTuple):
    """Why what was asked for does not fit: `key` and `args` for the words `unfit-<key>`."""

    key: str
    game: str | None
    args: Mapping[str, object]


def unfit(key: str, game: Game | None = None, refusal: str = "bad-input", **args: object) -> Refused:
    """What was asked for does not fit; the words `unfit-<key>` say why, in every language."""
    return Refused(refusal, Unfit(key, game.key if game is not None else None, args))


def unfit_by(bad: UndercroftError, game: Game | None = None, refusal: str = "bad-input") -> Refused:
    """The same for something the engine or a game refused; without a key there is only English."""
    if isinstance(bad, BadInput) and bad.key:
        return Refused(refusal, Unfit(bad.key, game.key if game is not None else None, bad.args_for_words))
    return Refused(refusal, reason=str(bad), reason_en=str(bad), reason_ru=str(bad))
