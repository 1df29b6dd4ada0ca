"""How a rule with a "may" is said and declined, for the lists `tests/rules/<game>/may.py`."""

from typing import Any, NamedTuple

Seating = tuple[dict[str, Any], int]
"""Settings and seats."""


class May(NamedTuple):
    """In this question (any, if empty) these verbs are a "may"; declining is an answer that begins so.

    Without a refusal any other verb will do: the thing is one of several to do.
    """

    about: str
    verbs: str
    refusal: str = ""


def is_offered(may: May, about: str, answers: list[str]) -> bool:
    return may.about in ("", about) and any(answer.split()[0] in may.verbs.split() for answer in answers)


def is_declinable(may: May, answers: list[str]) -> bool:
    if may.refusal:
        return any(answer.startswith(may.refusal) for answer in answers)
    return any(answer.split()[0] not in may.verbs.split() for answer in answers)
