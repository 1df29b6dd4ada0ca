"""Every type that travels between the server and a client, for whoever writes them down in another language."""

import dataclasses
from types import ModuleType
from typing import Any, Literal, get_origin

from msgspec import Struct, structs

from undercroft.server.history import answers as history
from undercroft.server.service import lobby
from undercroft.server.table import catalogue, commands, log, news, opening, refusals
from undercroft.server.thinking import answers as thinking
from undercroft.server.wire import bodies, messages

BASES = (commands.Command, commands.Person, news.Message)
MODULES: tuple[ModuleType, ...] = (commands, opening, news, history, lobby, thinking, bodies, catalogue, messages)


def wire_types() -> dict[str, type]:
    """All of them by name."""
    return {
        name: value
        for module in MODULES
        for name, value in vars(module).items()
        if is_message(value) and value.__module__ == module.__name__ and value not in BASES and name[0] != "_"
    }


def named_literals() -> dict[object, str]:
    """The names of unions of words, such as the keys of refusals."""
    return literals_in(*MODULES, log, refusals)


def literals_in(*modules: ModuleType) -> dict[object, str]:
    """The names that modules give to unions of words."""
    return {value: name for module in modules for name, value in vars(module).items() if get_origin(value) is Literal}


def is_message(value: object) -> bool:
    """Whether this is a type that can be written down."""
    return isinstance(value, type) and (issubclass(value, Struct) or dataclasses.is_dataclass(value))


def is_from_client(value: type) -> bool:
    """Whether it is read here, so that a client may leave out what has a default."""
    if issubclass(value, Struct):
        return value.__struct_config__.forbid_unknown_fields
    return issubclass(value, commands.Command | opening.NewTable)


# `Any`: a struct or a data class, which have no common type.
def parts_of(value: Any) -> tuple[str | None, dict[str, bool]]:
    """The `type` by which a message is told from others, and whether each of its fields must be given."""
    if issubclass(value, Struct):
        tag = value.__struct_config__.tag
        return (None if tag is None else str(tag)), {each.name: each.required for each in structs.fields(value)}
    fields = {each.name: each for each in dataclasses.fields(value)}
    tag = fields.pop("type").default if "type" in fields else None
    missing = dataclasses.MISSING
    required = {name: each.default is missing and each.default_factory is missing for name, each in fields.items()}
    return None if tag is None else str(tag), required
