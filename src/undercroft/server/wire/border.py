"""The border: every text from outside passes here once, so that nothing behind it meets what it cannot hold or show.

What people write for people is cleaned: a mark that turns the line around, a letter nobody sees, a tower of accents.
Everything else is a word between programs; one with such a sign in it is refused, and so is what is too deep, too
long or too large to be meant in earnest.
"""

import unicodedata
from collections.abc import Mapping
from urllib.parse import parse_qsl

import msgspec
import regex
from litestar import Request
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.utils.scope.state import ScopeState

from undercroft.server.table.refusals import Refused, unfit

DEEPEST = 8
"""Lists and objects inside one another."""
PARTS = 2_000
"""Values of one message."""
LONGEST = 2_000
"""Signs of one text."""
LONGEST_KEY = 64
LONGEST_VALUE = 200
FIELDS = 20
"""Keys and values of a query."""
LARGEST = 2**53
"""The largest number a JSON reader in a browser can tell from the next."""
DIGITS = 15
NAME, SAID = 40, 500
"""Letters of a name, and of what is said at once, as people count them."""
NAME_SIGNS = 80
"""Signs a name may need for its letters; the database keeps no more."""
ACCENTS = 4
"""Accents on one letter; no language needs more."""

BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5"), " ")
"""Letters that are drawn as nothing at all."""
JOINERS = "\u200c\u200d"
"""They join the parts of an emoji, and the letters of some scripts: welcome between two signs, nowhere else."""
ACCENT = ("Mn", "Me")
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")
LETTER = regex.compile(r"\X")


# What people write.


def cleaned(text: str) -> str:
    """A text as it may be shown in one line; empty where there is nothing to see."""
    signs: list[str] = []
    accents = 0
    for sign in unicodedata.normalize("NFC", text.translate(BLANKS)):
        kind = unicodedata.category(sign)
        if kind in ACCENT:
            accents += 1
            if accents > ACCENTS or not signs or signs[-1] == " ":
                continue
        elif sign in JOINERS:
            if not signs or signs[-1] == " " or signs[-1] in JOINERS:
                continue
        elif kind[0] == "Z" or sign in "\t\n\r\v\f":
            sign = " "
        elif kind in UNSEEN:
            continue
        else:
            accents = 0
        signs.append(sign)
    return " ".join("".join(signs).rstrip(JOINERS + " ").split())


def letters(text: str) -> int:
    """How long a text is to a reader: an emoji of seven signs is one letter."""
    return len(LETTER.findall(text))


def name_of(text: str) -> str:
    """A name. Raises `Refused`."""
    name = cleaned(text)
    if not name:
        raise unfit("empty-name")
    if len(name) > NAME_SIGNS or letters(name) > NAME:
        raise unfit("too-long", most=NAME)
    return name


def said_in(text: str) -> str:
    """What somebody says. Raises `Refused`."""
    said = cleaned(text)
    if not said:
        raise unfit("nothing-to-read")
    if letters(said) > SAID:
        raise unfit("too-long", most=SAID)
    return said


# What programs write.


def bad(reason: str) -> Refused:
    return Refused("bad-message", reason=reason)


def read(content: bytes | str) -> object:
    """A JSON message, clean in all its parts. Raises `Refused`."""
    try:
        found = msgspec.json.decode(content)
    except RecursionError:
        raise bad(f"it is nested more than {DEEPEST} deep") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise bad(str(wrong)[:200]) from None
    return _Reader().clean(found, "", 0)


class _Reader:
    """Goes through one message and counts its parts."""

    def __init__(self) -> None:
        self.parts = 0

    def clean(self, value: object, field: str, depth: int) -> object:
        """A value of the message, in the nearest field that has a name."""
        self.parts += 1
        if self.parts > PARTS:
            raise bad(f"it has more than {PARTS} parts")
        if isinstance(value, str):
            return _text(value, field)
        if isinstance(value, int | float):
            if not -LARGEST <= value <= LARGEST:
                raise bad("a number in it is too large")
            return value
        if isinstance(value, Mapping | list) and depth >= DEEPEST:
            raise bad(f"it is nested more than {DEEPEST} deep")
        if isinstance(value, Mapping):
            return {_key(key): self.clean(each, key, depth + 1) for key, each in value.items()}
        if isinstance(value, list):
            return [self.clean(each, field, depth + 1) for each in value]
        return value


def _text(text: str, field: str) -> str:
    if len(text) > LONGEST:
        raise unfit("too-long", most=SAID) if field == "text" else bad("a text in it is too long")
    if field in ("name", "names"):
        return name_of(text)
    if field == "text":
        return said_in(text)
    return word(text)


def _key(key: str) -> str:
    if len(key) > LONGEST_KEY:
        raise bad("a key in it is too long")
    return word(key)


def word(text: str) -> str:
    """A word between programs, as it is."""
    if not text.isprintable():
        raise bad("a sign in it cannot be printed")
    return text


# HTTP.

A_FILE = "file"
"""In the `opt` of a route: its body is a file, which the route checks by itself."""


def at_the_border(app: ASGIApp) -> ASGIApp:
    """Clean the address and the body of every request before anybody reads them."""

    async def border(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            if not scope["path"].isprintable():
                raise Refused("no-such-page")
            check_query(scope["query_string"])
            if scope["method"] not in ("GET", "HEAD", "OPTIONS") and A_FILE not in scope["route_handler"].opt:
                body = await Request[object, object, State](scope, receive).body()
                # What the request holds as its body from here on.
                ScopeState.from_scope(scope).body = msgspec.json.encode(read(body)) if body else body
        await app(scope, receive, send)

    return border


def check_query(query: bytes) -> None:
    """Refuse what no honest client puts behind the question mark."""
    try:
        found = parse_qsl(query.decode(), keep_blank_values=True, errors="strict", max_num_fields=FIELDS)
    except ValueError:
        raise bad("its query cannot be read") from None
    for key, value in found:
        if len(_key(key)) and len(word(value)) > LONGEST_VALUE:
            raise bad(f"{key} is too long")
        if value.lstrip("+-").isdigit() and len(value) > DIGITS:
            raise bad(f"{key} is too large")
