"""JSON to the data classes of a table, and back; a log written here reads the same as one written by a server."""

import json
import types
import typing
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, cast

from undercroft.server.table.commands import COMMANDS, AnyCommand, LeftOut
from undercroft.server.table.log import KINDS, LogEntry
from undercroft.server.table.refusals import Refused

T = TypeVar("T")


def _plain(value: object) -> object:
    """What `json` cannot write by itself."""
    if is_dataclass(value):
        kind: type = type(value)
        return {name: getattr(value, name) for name in _names(kind)}
    raise TypeError(f"{type(value).__name__} does not travel")


def text_of(value: object) -> str:
    """Anything that travels, as JSON."""
    return json.dumps(value, default=_plain, ensure_ascii=False, separators=(",", ":"))


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


@cache
def _hints(kind: type) -> Mapping[str, Any]:
    return typing.get_type_hints(kind)


def read(value: object, kind: type[T]) -> T:
    """A value of JSON as this type. Raises `ValueError` where it does not fit."""
    return cast(T, _read(value, kind))


# `Any`: a type as it is written, which may be a class, a union or a generic alias.
def _read(value: object, hint: Any) -> object:
    if hint is Any or hint is object:
        return value
    if hint is None or hint is type(None):
        return _fitting(value, value is None, "null")
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return _read_union(value, args)
    if origin is typing.Literal:
        return _fitting(value, value in args, "one of its words")
    if origin is list:
        return [_read(each, args[0]) for each in _list(value)]
    if origin is tuple:
        return tuple([_read(each, kind) for each, kind in zip(_list(value), args, strict=True)])
    if origin in (dict, Mapping):
        return {key: _read(each, args[1]) for key, each in _object(value).items()}
    if hint is float:
        return _fitting(value, isinstance(value, int | float) and not isinstance(value, bool), "a number")
    if hint in (int, str, bool):
        return _fitting(value, type(value) is hint, f"of type {hint.__name__}")
    if is_dataclass(hint):
        return _read_fields(_object(value), cast(type, hint))
    if isinstance(hint, type) and issubclass(hint, tuple):
        named: Any = hint
        return named(*[_read(each, kind) for each, kind in zip(_list(value), _hints(named).values(), strict=True)])
    raise ValueError("it is of no type that travels")


def _read_union(value: object, args: tuple[Any, ...]) -> object:
    for each in args:
        if each is not LeftOut:
            try:
                return _read(value, each)
            except ValueError:
                continue
    raise ValueError("a value in it does not fit")


def _read_fields(found: Mapping[str, object], kind: type) -> object:
    hints, given = _hints(kind), {}
    for each in fields(kind):
        if not each.init:
            continue
        if each.name in found:
            given[each.name] = _read(found[each.name], hints[each.name])
        elif each.default is MISSING and each.default_factory is MISSING:
            raise ValueError(f"{each.name} is missing")
    unknown = found.keys() - set(_names(kind))
    if unknown:
        raise ValueError(f"nobody knows its {min(unknown)}")
    return kind(**given)


def _fitting(value: object, fits: bool, what: str) -> object:
    if not fits:
        raise ValueError(f"a value in it is not {what}")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError("a value in it is not a list")
    return value


def _object(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise ValueError("a value in it is not an object")
    return value


# The log.


def line_of(entry: LogEntry) -> str:
    """A log entry as it is kept."""
    return text_of(entry)


def read_line(text: str) -> LogEntry:
    """A log entry that was kept."""
    found = json.loads(text)
    body = read(found["body"], KINDS[found["body"]["kind"]])
    return LogEntry(found["number"], found["at"], body, found["person"], found["command"])


# Commands.

KINDS_OF_COMMANDS: dict[str, type[AnyCommand]] = {
    typing.get_type_hints(each)["type"].__args__[0]: each for each in COMMANDS
}


def read_command(found: object) -> AnyCommand:
    """What somebody wants. Raises `Refused`."""
    try:
        wish = _object(found)
        kind = KINDS_OF_COMMANDS[str(wish.get("type"))]
        return read(wish, kind)
    except (ValueError, KeyError) as wrong:
        raise Refused("bad-message", reason=str(wrong)) from None


def read_body(found: object, kind: type[T]) -> T:
    """The body of a request. Raises `Refused`."""
    try:
        return read(found, kind)
    except ValueError as wrong:
        raise Refused("bad-message", reason=str(wrong)) from None
