"""What anything a client sends may look like at most: the table's plain types, made strict for reading."""

import dataclasses
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, UNSET, Meta, Struct, UnsetType, defstruct, field, structs

from undercroft.engine.serialize import Json
from undercroft.server.table.commands import LEFT_OUT, LeftOut
from undercroft.server.wire import border

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=border.NAME_SIGNS)]
Text = Annotated[str, Meta(min_length=1, max_length=border.LONGEST)]
SeatNumber = Annotated[int, Meta(ge=0, le=19)]
PlayerNumber = Annotated[int, Meta(ge=1, le=20)]
Level = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[!-~]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Number = Annotated[int, Meta(ge=-border.LARGEST, le=border.LARGEST)]
SeatKey = Annotated[str, Meta(pattern=r"^[0-9]{1,2}$")]
Token = Annotated[str, Meta(min_length=16, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]

BY_FIELD: Json = {
    "bots": Annotated[dict[SeatKey, Level], Meta(max_length=20)],
    "casting": Annotated[dict[Key, PlayerNumber], Meta(max_length=20)],
    "command": CommandId,
    "decision": Number,
    "game": Key,
    "lesson": Key,
    "level": Level,
    "moment": Number,
    "n": Number,
    "name": Name,
    "names": Annotated[list[Name], Meta(max_length=20)],
    "options": Annotated[dict[Key, Any], Meta(max_length=100)],
    "person": Key,
    "preset": Key,
    "seat": SeatNumber,
    "seats": Annotated[int, Meta(ge=1, le=20)],
    "sit": Annotated[list[SeatNumber], Meta(max_length=20)],
    "text": Text,
}

_plain: dict[type, type] = {}
"""The plain type of each strict one."""


# `Any` in what follows: types are made of types at run time, which no checker can follow.


def strict(plain: Any) -> type[Struct]:
    """A struct that reads what a plain type holds, refuses anything else, and knows its `type` by a tag."""
    hints = get_type_hints(plain)
    fields = {each.name: each for each in dataclasses.fields(plain)}
    tag = str(fields.pop("type").default) if "type" in fields else None
    made = defstruct(
        plain.__name__,
        [(name, _strict(name, hints[name]), _default(each)) for name, each in fields.items()],
        namespace={"__doc__": plain.__doc__},
        tag=tag,
        tag_field=None if tag is None else "type",
        forbid_unknown_fields=True,
        kw_only=True,
    )
    _plain[made] = plain
    return made


def plain(read: Any) -> Any:
    """The plain value of what a strict type has read."""
    given = {key: value for key, value in structs.asdict(read).items() if value is not UNSET}
    return _plain[type(read)](**given)


def _strict(name: str, hint: Any) -> Any:
    choices = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    found = [
        UnsetType if each is LeftOut else each if each is type(None) else BY_FIELD.get(name, each) for each in choices
    ]
    return Union[tuple(found)]  # noqa: UP007 (made at run time)


def _default(each: "dataclasses.Field[Any]") -> Any:
    if each.default_factory is not dataclasses.MISSING:
        return field(default_factory=each.default_factory)
    if each.default is dataclasses.MISSING:
        return NODEFAULT
    return UNSET if each.default is LEFT_OUT else each.default
