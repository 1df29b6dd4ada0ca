"""The one way to say no: a key and arguments for the words `refusal-<key>`."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from undercroft.engine.errors import BadInput, UndercroftError
from undercroft.engine.game import Game

RefusalKey = Literal[
    "bad-message",
    "bad-input",
    "bad-record",
    "no-identity",
    "not-host",
    "not-your-seat",
    "foreign-origin",
    "no-csrf-token",
    "no-such-table",
    "unreadable-table",
    "no-such-replay",
    "no-such-page",
    "wrong-method",
    "no-such-game",
    "no-such-link",
    "identity-here",
    "no-such-seat",
    "no-such-step",
    "no-such-level",
    "other-rules",
    "not-running",
    "not-gathering",
    "not-over",
    "no-campaign",
    "campaign-over",
    "campaign-decides",
    "removed",
    "table-locked",
    "table-closed",
    "seen-hands",
    "not-hot-seat",
    "no-request",
    "no-such-person",
    "not-yourself",
    "silenced",
    "says-too-much",
    "not-waited-for",
    "reminded-already",
    "seat-taken",
    "seat-vacant",
    "seats-open",
    "not-asked",
    "stale-decision",
    "not-an-option",
    "nothing-to-undo",
    "not-in-a-lesson",
    "lesson-answer",
    "read-first",
    "no-such-lesson",
    "no-vote",
    "vote-open",
    "not-a-voter",
    "still-here",
    "hints-off",
    "no-hint",
    "no-reason",
    "too-large",
    "too-many",
    "too-many-tables",
    "too-many-records",
    "too-many-lines",
    "too-slow",
    "engine-failure",
    "server-failure",
    "not-stored",
    "unstorable",
    "restart",
]
"""Every key."""

KEYS: dict[RefusalKey, int] = {
    "bad-message": 400,
    "bad-input": 422,
    "bad-record": 422,
    "no-identity": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "foreign-origin": 403,
    "no-csrf-token": 403,
    "no-such-table": 404,
    "unreadable-table": 500,
    "no-such-replay": 404,
    "no-such-page": 404,
    "wrong-method": 405,
    "no-such-game": 404,
    "no-such-link": 404,
    "identity-here": 409,
    "no-such-seat": 422,
    "no-such-step": 422,
    "no-such-level": 422,
    "other-rules": 409,
    "not-running": 409,
    "not-gathering": 409,
    "not-over": 409,
    "no-campaign": 409,
    "campaign-over": 409,
    "campaign-decides": 409,
    "removed": 403,
    "table-locked": 403,
    "table-closed": 409,
    "seen-hands": 409,
    "not-hot-seat": 409,
    "no-request": 409,
    "no-such-person": 404,
    "not-yourself": 409,
    "silenced": 403,
    "says-too-much": 429,
    "not-waited-for": 409,
    "reminded-already": 409,
    "seat-taken": 409,
    "seat-vacant": 409,
    "seats-open": 409,
    "not-asked": 409,
    "stale-decision": 409,
    "not-an-option": 409,
    "nothing-to-undo": 409,
    "not-in-a-lesson": 409,
    "lesson-answer": 409,
    "read-first": 409,
    "no-such-lesson": 404,
    "no-vote": 409,
    "vote-open": 409,
    "not-a-voter": 409,
    "still-here": 409,
    "hints-off": 409,
    "no-hint": 409,
    "no-reason": 409,
    "too-large": 413,
    "too-many": 429,
    "too-many-tables": 409,
    "too-many-records": 409,
    "too-many-lines": 429,
    "too-slow": 429,
    "engine-failure": 500,
    "server-failure": 500,
    "not-stored": 503,
    "unstorable": 422,
    "restart": 503,
}
"""The HTTP status of every key. 400: it is not what the address reads; 422: it is, and does not fit."""


class Refused(UndercroftError):
    """Something is not done, and nothing has changed."""

    def __init__(self, key: RefusalKey, unfit: "Unfit | None" = None, **args: object) -> None:
        self.key = key
        self.unfit = unfit
        self.args_for_words = args
        super().__init__(key)


class Unfit(NamedTuple):
    """Why what was asked for does not fit: `key` and `args` for the words `unfit-<key>`."""

    key: str
    game: str | None
    args: Mapping[str, object]


def unfit(key: str, game: Game | None = None, refusal: RefusalKey = "bad-input", **args: object) -> Refused:
    """What was asked for does not fit; the words `unfit-<key>` say why, in every language."""
    return Refused(refusal, Unfit(key, game.key if game is not None else None, args))


def unfit_by(bad: UndercroftError, game: Game | None = None, refusal: RefusalKey = "bad-input") -> Refused:
    """The same for something the engine or a game refused; without a key there is only English."""
    if isinstance(bad, BadInput) and bad.key:
        return Refused(refusal, Unfit(bad.key, game.key if game is not None else None, bad.args_for_words))
    return Refused(refusal, reason=str(bad), reason_en=str(bad), reason_ru=str(bad))
