"""TypeScript types of every game's view and of the server's messages, made from the Python ones.

    python tools/generate_types.py           write web/src/lib/generated/<game>.ts and messages.ts
    python tools/generate_types.py --check   say which files are out of date, and fail if any is

A view is described by TypedDicts in `undercroft.games.<game>.view` (a module or a package). Next to the types stand
the domains of all arguments, so that the client can tell which things an answer names. Messages are the types of
`undercroft.server.wire.types`.
"""

import argparse
import importlib
import pkgutil
import sys
import types
import typing
from pathlib import Path
from typing import Any

import undercroft.games
from undercroft.engine.game import Game
from undercroft.server.table.commands import LeftOut
from undercroft.server.wire.types import is_from_client, is_message, parts_of, wire_types

OUT = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "generated"
PLAIN: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


def typescript(hint: Any, seen: dict[str, Any]) -> str:
    """One Python type as TypeScript; TypedDicts met on the way are put into `seen`."""
    if hint in PLAIN:
        return PLAIN[hint]
    if hint is Any or hint is object:
        return "unknown"
    if typing.is_typeddict(hint) or is_message(hint):
        if hint.__name__ not in seen:
            seen[hint.__name__] = hint
        return str(hint.__name__)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(typescript(each, seen) for each in args if each is not LeftOut))
    if origin is typing.Literal:
        return " | ".join(f"'{each}'" if isinstance(each, str) else str(each).lower() for each in args)
    if origin in (typing.Required, typing.NotRequired, typing.Annotated):
        return typescript(args[0], seen)
    if origin in (list, set, frozenset) or (origin is tuple and len(args) == 2 and args[1] is Ellipsis):
        inner = typescript(args[0], seen)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is tuple:
        return "[" + ", ".join(typescript(each, seen) for each in args) + "]"
    if origin is dict:
        key = "number" if args[0] is int else "string"
        return f"Record<{key}, {typescript(args[1], seen)}>"
    if hint in (dict, list):
        return "unknown"
    raise TypeError(f"a view may not contain {hint!r}")


def interface(shape: Any, seen: dict[str, Any]) -> str:
    optional = shape.__optional_keys__
    lines = [
        f"  {name if name.isidentifier() else repr(name)}{'?' if name in optional else ''}: {typescript(hint, seen)};"
        for name, hint in typing.get_type_hints(shape).items()
    ]
    return f"export interface {shape.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def message_interface(shape: Any, seen: dict[str, Any]) -> str:
    """A message: its tag first; what a client may leave out is optional."""
    tag, fields = parts_of(shape)
    lines = [f"  type: '{tag}';"] if tag is not None else []
    hints = typing.get_type_hints(shape, include_extras=True)
    for name, required in fields.items():
        optional = is_from_client(shape) and not required
        lines.append(f"  {name}{'?' if optional else ''}: {typescript(hints[name], seen)};")
    return f"export interface {shape.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def message_types() -> str:
    """Everything that travels between the server and a client."""
    seen: dict[str, Any] = dict(wire_types())
    head = "// Made by tools/generate_types.py from undercroft.server.wire.types. Do not edit.\n\n"
    return head + "\n".join(message_interface(seen[name], seen) for name in sorted(seen))


def shapes_of(module: types.ModuleType) -> dict[str, Any]:
    """The TypedDicts a view module (or the modules of a view package) defines."""
    modules = [module]
    if hasattr(module, "__path__"):
        modules += [
            importlib.import_module(f"{module.__name__}.{each.name}") for each in pkgutil.iter_modules(module.__path__)
        ]
    found: dict[str, Any] = {}
    for each in modules:
        for name, value in vars(each).items():
            if typing.is_typeddict(value) and value.__module__ == each.__name__:
                found[name] = value
    return found


def domains_of(game: Game) -> dict[str, str]:
    """Every argument of every verb, event and question, and the domain it is taken from."""
    found = {name: domain.key for name, domain in game.domains.items()}
    for verb in game.actions.verbs:
        found.update({verb.names[i]: verb.domains[i].key for i in range(len(verb.domains))})
    return dict(sorted(found.items()))


def text_of(package: str, game: Game, module: types.ModuleType) -> str:
    seen = shapes_of(module)
    done: dict[str, str] = {}
    while len(done) < len(seen):
        for name in [name for name in seen if name not in done]:
            done[name] = interface(seen[name], seen)
    domains = "".join(f"  '{name}': '{key}',\n" for name, key in domains_of(game).items())
    rules = "".join(
        f"  '{about}': [{', '.join(repr(rule) for rule in found)}],\n"
        for about, found in sorted(game.question_rules.items())
    )
    verbs = "".join(f"  '{verb.key}',\n" for verb in game.actions.verbs)
    head = f"// Made by tools/generate_types.py from undercroft.games.{package}.view. Do not edit.\n\n"
    return (
        head
        + "\n".join(done[name] for name in sorted(done))
        + f"\n/** Argument to domain. */\nexport const DOMAINS: Record<string, string> = {{\n{domains}}};\n"
        + "\n/** The rules behind a question. */\n"
        + f"export const QUESTION_RULES: Record<string, string[]> = {{\n{rules}}};\n"
        + f"\nexport const VERBS: string[] = [\n{verbs}];\n"
    )


def generated() -> dict[str, str]:
    """File name to text: the messages, and every game's view."""
    return {"messages.ts": message_types(), **view_types()}


def view_types() -> dict[str, str]:
    """File name to text, for every game that has a view."""
    found: dict[str, str] = {}
    for each in pkgutil.iter_modules(undercroft.games.__path__):
        name = f"undercroft.games.{each.name}"
        try:
            game = importlib.import_module(f"{name}.game").GAME
            view = importlib.import_module(f"{name}.view")
        except ModuleNotFoundError as missing:
            if missing.name is None or not missing.name.startswith(name):
                raise
            continue
        found[f"{game.key}.ts"] = text_of(each.name, game, view)
    return found


def stale(out: Path = OUT) -> list[str]:
    """The files that differ from what would be generated now."""
    return [
        name
        for name, text in generated().items()
        if not (out / name).exists() or (out / name).read_text(encoding="utf-8") != text
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    if parser.parse_args().check:
        old = stale()
        for name in old:
            print(f"web/src/lib/generated/{name} is out of date: run python tools/generate_types.py")
        return 1 if old else 0
    OUT.mkdir(parents=True, exist_ok=True)
    for name, text in generated().items():
        (OUT / name).write_text(text, encoding="utf-8")
        print(f"web/src/lib/generated/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
