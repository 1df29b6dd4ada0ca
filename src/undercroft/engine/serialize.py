"""State as plain data: clones, JSON and fingerprints, without a line of code per class.

Works on compiled and interpreted classes alike. Only ints, strings, booleans, None, lists, tuples, dicts
and the classes a game has registered may appear in a state; anything else is refused loudly. `Any` stands for one of
them: which, only whoever asked can say.

A class whose fields are not all its own names the others in `SHARED`, beside them: constant tables, what can be
worked out anew. Clones share them and JSON leaves them out; a subclass adds to what its bases name. Fields named in
`HISTORY` say how the game came here, not where it stands: fingerprints leave them out.

Kinds are asked for as tuples, `isinstance(value, (int, str))`: compiled, `int | str` is put together at every call.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from undercroft.engine.errors import BrokenRecord

Json = dict[str, Any]
"""An object as JSON has it, where no TypedDict says more. `Any`: only whoever reads a key knows what it should hold."""

_FIELDS: Final[dict[tuple[type, int], tuple[list[str], list[str]]]] = {}


def fields(thing: object) -> tuple[list[str], list[str]]:
    """The names of a thing's own attributes and of its shared ones, in a fixed order.

    Remembered per class and number of attributes.
    """
    own = getattr(thing, "__dict__", None)
    key = (type(thing), len(own) if own else 0)
    found = _FIELDS.get(key)
    if found is None:
        names = set(getattr(type(thing), "__mypyc_attrs__", ()))
        names.update(own or ())
        shared = {name for kind in type(thing).__mro__ for name in getattr(kind, "SHARED", ())}
        ordered = sorted(name for name in names if not name.startswith("__"))
        found = ([name for name in ordered if name not in shared], [name for name in ordered if name in shared])
        _FIELDS[key] = found
    return found


def clone(value: object) -> Any:
    """A deep copy of plain data; the slow but always complete way."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, list):
        return [clone(item) for item in value]
    if isinstance(value, tuple):
        return tuple([clone(item) for item in value])
    if isinstance(value, dict):
        return {key: clone(item) for key, item in value.items()}
    kind: Any = type(value)  # `__new__` of a class known only now
    made = kind.__new__(kind)
    own, shared = fields(value)
    for name in own:
        setattr(made, name, clone(getattr(value, name)))
    for name in shared:
        setattr(made, name, getattr(value, name))
    return made


def to_data(value: object) -> Any:
    """Data that JSON can hold and `from_data` can read."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, list):
        return [to_data(item) for item in value]
    if isinstance(value, tuple):
        return {"$": "tuple", "of": [to_data(item) for item in value]}
    if isinstance(value, dict):
        return {"$": "dict", "of": [[to_data(key), to_data(item)] for key, item in value.items()]}
    if isinstance(value, (float, set, frozenset, bytes)) or callable(value):
        raise TypeError(f"{type(value).__name__} may not be part of a state")
    content: Json = {"$": type(value).__name__}
    for name in fields(value)[0]:
        content[name] = to_data(getattr(value, name))
    return content


def from_data(data: object, kinds: Mapping[str, type]) -> Any:
    """What `to_data` wrote, given the classes by name."""
    if data is None or isinstance(data, (int, str)):
        return data
    if isinstance(data, list):
        return [from_data(item, kinds) for item in data]
    if not isinstance(data, dict) or "$" not in data:
        raise BrokenRecord("a stored state holds something no state can hold")
    name = data["$"]
    if name == "tuple":
        return tuple([from_data(item, kinds) for item in data["of"]])
    if name == "dict":
        return {from_data(key, kinds): from_data(item, kinds) for key, item in data["of"]}
    kind: Any = kinds.get(name)  # `__new__` of a class known only now
    if kind is None:
        raise BrokenRecord(f"a stored state names {name!r}, which these rules do not know")
    made = kind.__new__(kind)
    for field, content in data.items():
        if field != "$":
            setattr(made, field, from_data(content, kinds))
    return made


def canonical(value: object) -> str:
    """One text for one value."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def fingerprint(value: object) -> str:
    """A short digest of a state, the same under other names of classes and fields.

    The fields of an object count as a bag of values, and those that hold nothing (None, False, -1, empty) do not
    count, so that renaming a field, or adding one that old games leave empty, keeps every record valid.
    """
    return hashlib.sha256(_values(value).encode()).hexdigest()[:16]


_NOTHING: Final = ("", "-1", '""', "[]", "{}")


def _values(value: object) -> str:
    if value is None or value is False:
        return ""
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, str):
        return json.dumps(value)
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([_values(item) for item in value]) + "]"
    if isinstance(value, dict):
        pairs = sorted([_values(key) + ":" + _values(item) for key, item in value.items()])
        return "{" + ",".join(pairs) + "}"
    history = getattr(type(value), "HISTORY", ())
    found = [_values(getattr(value, name)) for name in fields(value)[0] if name not in history]
    return "{" + ",".join(sorted([each for each in found if each not in _NOTHING])) + "}"
