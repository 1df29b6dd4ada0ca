"""Fluent messages as written: which arguments each of them uses, and which ones a game gives it."""

import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from undercroft import games


@cache
def entries(path: Path) -> dict[str, ast.Message | ast.Term]:
    """The messages and terms of a .ftl file; a file with a mistake in it has none."""
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands there twice"
            found[entry.id.name] = entry
        assert not isinstance(entry, ast.Junk), f"{path}: cannot be read: {(entry.content or '')[:80]!r}"
    return found


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node of a message and all below it, in every variant."""
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from nodes(each)


def variables(paths: Iterable[Path]) -> dict[str, set[str]]:
    """By message, the arguments it uses itself or in a message it refers to; as for `Words`, later files win."""
    found = {key: entry for path in paths for key, entry in entries(path).items()}

    def used(key: str) -> set[str]:
        names: set[str] = set()
        for node in nodes(found[key]):
            if isinstance(node, ast.VariableReference):
                names.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                names |= used(node.id.name)
        return names

    return {key: used(key) for key, entry in found.items() if isinstance(entry, ast.Message)}


def declared_arguments(key: str) -> dict[str, set[str]]:
    """By message, the arguments that every event, question and answer of a game always brings."""
    game = games.find(key)
    declared: dict[str, Mapping[str, Any]] = {}
    declared |= {f"question-{about}": question.args for about, question in game.questions.items()}
    declared |= {f"event-{event_key}": event.args for event_key, event in game.events.items()}
    declared |= {f"action-{verb.key}": dict.fromkeys(verb.names, str) for verb in game.actions.verbs}
    declared |= {f"ending-{ending}": {} for ending in game.endings}
    declared |= {f"category-{category}": {} for category in game.categories}
    return {message: set(brought(args)) for message, args in declared.items()}


def brought(args: Mapping[str, Any]) -> Iterator[str]:
    """The names under which words find arguments of these types: a word or a number has its raw key beside it."""
    for name, hint in args.items():
        if typing.get_origin(hint) is typing.NotRequired:
            continue
        yield name
        if is_plain(hint):
            yield f"{name}_key"
        yield f"{name}_is_you"


def is_plain(hint: Any) -> bool:
    """Whether values of this type are words or numbers."""
    if typing.get_origin(hint) is typing.Annotated:
        return is_plain(typing.get_args(hint)[0])
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return all(is_plain(each) for each in typing.get_args(hint))
    return hint in (str, int, bool) or typing.get_origin(hint) is typing.Literal
