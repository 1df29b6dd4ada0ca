"""Fluent messages as written: which arguments each of them uses, and which ones a game gives it."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tests.kit.every import other_settings, played_at_random
from tests.records.kept import names, replayed
from undercroft import games
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match


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


@cache
def declared_arguments(key: str) -> dict[str, set[str]]:
    """By message, the arguments that every event, question and answer of a game brings.

    Collected from games played at random and from kept records; what neither ever tells is not listed.
    """
    game = games.find(key)
    given: dict[str, set[str]] = {}

    def note(message: str, args: Mapping[str, object]) -> None:
        names = set(args) | {f"{name}_key" for name, value in args.items() if isinstance(value, str | int)}
        given[message] = given.get(message, names) & names

    def note_events(match: Match) -> None:
        for _, event in match.log:
            note(f"event-{event.key}", event.args)

    for seats in range(game.least_seats, game.most_seats + 1):
        for seed, settings in enumerate(({}, other_settings(game, seats))):
            match = Match.start(game, settings, seats=seats, seed=seed)
            for seat in played_at_random(match, Luck.of(seed)):
                question = match.question(seat)
                assert question is not None
                note(f"question-{question['about']}", question["args"])
            note_events(match)
    for name in names(key):
        note_events(replayed(key, name)[0])
    for verb in game.actions.verbs:
        note(f"action-{verb.key}", dict.fromkeys(verb.names, ""))
    for ending in game.endings:
        note(f"ending-{ending}", {})
    for category in game.categories:
        note(f"category-{category}", {})
    return given
