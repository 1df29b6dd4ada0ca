"""TypeScript of what games and server say, made from the Python declarations.

    python tools/generate_types.py           write web/src/lib/generated/<game>.ts, match.ts and messages.ts
    python tools/generate_types.py --check   say which files are out of date, and fail if any is

A game's file holds its view, its questions as a union by `about`, its events as a union by `key`, its verbs, and the
things they name; all of it from what the game declares. Messages are the types of
`undercroft.server.wire.types`.
"""

import json
import sys
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from textwrap import fill
from typing import Any

from generated_files import command

from undercroft import games
from undercroft.engine.actions import Domain
from undercroft.engine.contract import Beat, MatchView, OptionView, QuestionView, WaitingView
from undercroft.engine.game import Game
from undercroft.engine.outcome import OutcomeView
from undercroft.server.table.commands import Command, LeftOut
from undercroft.server.table.news import Message
from undercroft.server.wire.types import is_from_client, is_message, literals_in, named_literals, parts_of, wire_types

OUT = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "generated"
PLAIN: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
LONGEST_UNION = 80
"""Domains with more values than this, such as the spaces of a map, are plain strings."""


class Writer:
    """One file of TypeScript: what is named on the way is written down once, in alphabetical order."""

    def __init__(self, literals: Mapping[Any, str] | None = None) -> None:
        self.parts: dict[str, str] = {}
        self.literals = literals or {}
        """Unions of words that have a name of their own."""

    def text(self, source: str) -> str:
        head = f"// Made by tools/generate_types.py from {source}. Do not edit.\n\n"
        return head + "\n".join(self.parts[name] for name in sorted(self.parts))

    def type_of(self, hint: Any) -> str:
        """One Python type as TypeScript."""
        if hint in PLAIN:
            return PLAIN[hint]
        if hint is Any or hint is object:
            return "unknown"
        if typing.is_typeddict(hint) or is_message(hint):
            self.shape(hint)
            return str(hint.__name__)
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Literal and hint in self.literals:
            return self.words(self.literals[hint], args)
        if origin is typing.Annotated and isinstance(args[1], Domain):
            return self.domain(args[1]) if args[0] is str else PLAIN[args[0]]
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type_of(each) for each in args if each is not LeftOut))
        if origin is typing.Literal:
            return " | ".join(f"'{each}'" if isinstance(each, str) else str(each).lower() for each in args)
        if origin in (typing.Required, typing.NotRequired, typing.Annotated):
            return self.type_of(args[0])
        if origin in (list, set, frozenset) or (origin is tuple and len(args) == 2 and args[1] is Ellipsis):
            inner = self.type_of(args[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is tuple:
            return "[" + ", ".join(self.type_of(each) for each in args) + "]"
        if origin is dict or origin is Mapping:
            key = "number" if args[0] is int else "string"
            return f"Record<{key}, {self.type_of(args[1])}>"
        if hint in (dict, list):
            return "unknown"
        raise TypeError(f"a contract may not contain {hint!r}")

    def domain(self, domain: Domain) -> str:
        """The union of the values a domain lists."""
        return self.words(camel(domain.key), domain.values if len(domain.values) <= LONGEST_UNION else ())

    def words(self, name: str, values: Iterable[str]) -> str:
        """A named union of words; without values, any word."""
        union = " | ".join(f"'{value}'" for value in values) or "string"
        wrapped = fill(union, 96, subsequent_indent="  ", break_on_hyphens=False)
        self.parts[name] = f"export type {name} = {wrapped};\n"
        return name

    def shape(self, shape: Any) -> None:
        """A TypedDict or a struct as an interface."""
        if shape.__name__ in self.parts:
            return
        self.parts[shape.__name__] = ""
        lines = self.message_fields(shape) if is_message(shape) else self.dict_fields(shape)
        self.parts[shape.__name__] = f"export interface {shape.__name__} {{\n" + "\n".join(lines) + "\n}\n"

    def dict_fields(self, shape: Any) -> list[str]:
        hints = typing.get_type_hints(shape, include_extras=True)
        return [self.field(name, hint, name in shape.__optional_keys__) for name, hint in hints.items()]

    def message_fields(self, shape: Any) -> list[str]:
        """A message: its tag first; what a client may leave out is optional."""
        tag, fields = parts_of(shape)
        hints = typing.get_type_hints(shape, include_extras=True)
        found = [f"  type: '{tag}';"] if tag is not None else []
        optional = is_from_client(shape)
        return found + [self.field(name, hints[name], optional and not needed) for name, needed in fields.items()]

    def field(self, name: str, hint: Any, optional: bool) -> str:
        return f"  {name if name.isidentifier() else repr(name)}{'?' if optional else ''}: {self.type_of(hint)};"

    def args(self, declared: Mapping[str, Any]) -> str:
        """The arguments of a question or event."""
        optional = [typing.get_origin(hint) is typing.NotRequired for hint in declared.values()]
        fields = [self.field(*pair, left).strip() for pair, left in zip(declared.items(), optional, strict=True)]
        line = f"{{ {' '.join(fields)} }}" if fields else "Record<string, never>"
        return line if len(line) < 80 else "{\n      " + "\n      ".join(fields) + "\n    }"

    def printed(self, facts: Callable[[], Mapping[str, Any]]) -> None:
        """What is printed, as a constant of its own type."""
        kind = self.type_of(typing.get_type_hints(facts, include_extras=True)["return"])
        text = json.dumps(facts(), indent=1, ensure_ascii=False)
        self.parts["PRINTED"] = f"/** What is printed on boards and cards. */\nexport const PRINTED: {kind} = {text};\n"

    def union(self, name: str, comment: str, members: Iterable[str]) -> None:
        lines = "".join(f"\n  | {each}" for each in members)
        self.parts[name] = f"/** {comment} */\nexport type {name} ={lines};\n"

    def constant(self, name: str, kind: str, comment: str, entries: Iterable[str]) -> None:
        body = "".join(f"  {each},\n" for each in entries)
        self.parts[name] = f"/** {comment} */\nexport const {name}: {kind} = {{\n{body}}};\n"


def camel(key: str) -> str:
    return "".join(part.capitalize() for part in key.split("-"))


def message_types() -> str:
    """Everything that travels between the server and a client, and the unions of both directions."""
    writer = Writer(named_literals())
    for shape in wire_types().values():
        writer.shape(shape)
    sent = [name for name, shape in wire_types().items() if issubclass(shape, Message)]
    writer.union("ServerMessage", "Whatever the server says over the WebSocket.", sent)
    commands = [name for name, shape in wire_types().items() if issubclass(shape, Command)]
    writer.union("AnyCommand", "Whatever a person can want.", commands)
    return writer.text("undercroft.server.wire.types")


def match_types() -> str:
    """What every game's match looks like to a client."""
    writer = Writer()
    for shape in (MatchView, OptionView, OutcomeView, QuestionView, WaitingView):
        writer.shape(shape)
    return writer.text("undercroft.engine.contract")


def domains_of(game: Game) -> dict[str, str]:
    """Every argument of every verb, event and question, and the domain it is taken from."""
    found = {name: domain.key for name, domain in game.domains.items()}
    for verb in game.actions.verbs:
        found.update({verb.names[i]: verb.domains[i].key for i in range(len(verb.domains))})
    return dict(sorted(found.items()))


def game_types(game: Game) -> str:
    """A game's contract."""
    shapes = [shape for shape in (game.view, game.odds) if shape is not None]
    writer = Writer(literals_in(*(sys.modules[shape.__module__] for shape in shapes)))
    for shape in shapes:
        writer.shape(shape)
    if game.printed is not None:
        writer.printed(game.printed)
    events = [f"{{ key: '{event.key}'; args: {writer.args(event.args)} }}" for event in game.events.values()]
    writer.union("Event", "Everything that can happen.", events)
    asked = [f"{{ about: '{each.about}'; args: {writer.args(each.args)} }}" for each in game.questions.values()]
    writer.union("Question", "Everything a seat can be asked.", asked)
    writer.union("Verb", "Everything a seat can answer.", [f"'{verb.key}'" for verb in game.actions.verbs])
    writer.words("Beat", typing.get_args(Beat))
    beats = [f"'{event.key}': '{event.beat}'" for event in game.events.values() if event.beat is not None]
    kind = "Partial<Record<Event['key'], Beat>>"
    writer.constant("BEATS", kind, "The events that are shown on their own, and how.", beats)
    told = [f"'{event.key}': {list(event.subject)!r}" for event in game.events.values() if event.subject]
    kind = "Partial<Record<Event['key'], readonly string[]>>"
    writer.constant("SUBJECTS", kind, "The arguments whose things an event is about.", told)
    writer.words("Category", game.categories)
    lines = f"export const CATEGORIES: readonly Category[] = {list(game.categories)!r};\n"
    writer.parts["CATEGORIES"] = "/** The lines of a score sheet in their order. */\n" + lines
    named = [f"'{name}': '{key}'" for name, key in domains_of(game).items()]
    writer.constant("DOMAINS", "Record<string, string>", "Argument to domain.", named)
    rules = [f"'{each.about}': {list(each.rules)!r}" for each in game.questions.values()]
    writer.constant("QUESTION_RULES", "Record<Question['about'], string[]>", "The rules behind a question.", rules)
    declines = [f"'{each.about}': '{each.decline.key}'" for each in game.questions.values() if each.decline is not None]
    kind = "Partial<Record<Question['about'], Verb>>"
    writer.constant("DECLINES", kind, "The answer that says no to a whole question.", declines)
    return writer.text(f"the contract of {game.key}")


def generated() -> dict[str, str]:
    """File name to text."""
    found = {f"{key}.ts": game_types(games.find(key)) for key in games.all_keys()}
    return {"match.ts": match_types(), "messages.ts": message_types(), **found}


if __name__ == "__main__":
    sys.exit(command(__doc__, OUT, generated()))
