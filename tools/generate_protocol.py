"""What travels and what each game says, as pages for whoever writes another client: made from types and contracts.

python tools/generate_protocol.py           write docs/protocol/messages.md and <game>.md
python tools/generate_protocol.py --check   say which pages are out of date, and fail if any is
"""

import ast
import inspect
import sys
import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from textwrap import fill
from typing import Any

from generated_files import command

from undercroft import games
from undercroft.engine.actions import Domain
from undercroft.engine.contract import GAME_OVER, OptionView
from undercroft.engine.game import Game
from undercroft.engine.outcome import OutcomeView
from undercroft.server.table.commands import LeftOut
from undercroft.server.table.refusals import KEYS
from undercroft.server.wire.types import is_from_client, is_message, parts_of, wire_types
from undercroft.words import words_for

OUT = Path(__file__).resolve().parent.parent / "docs" / "protocol"
PLAIN: dict[Any, str] = {int: "int", float: "number", str: "text", bool: "bool", type(None): "null", None: "null"}
SHOWN = 40
"""Domains with more values than this show the first few."""
TOLD = {"everybody": "everybody", "one": "one seat", "others": "all but one seat"}
HEAD = """# {name}: what a client is told and asked

Made by `tools/generate_protocol.py` from the game's contract; [protocol.md](../protocol.md) tells what carries it.
The words are in the game's `words` folder: `question-<about>`, `action-<verb>`, `event-<key>`, `<thing>-<value>`.
A type in *italics* is a thing; its values are listed under [Things](#things). What may be missing has a question mark.
"""


MESSAGES = """# Everything that travels, field by field

Made by `tools/generate_protocol.py` from the types of the server; [protocol.md](../protocol.md) tells when each is
said and what it means. What may be left out has a question mark; of what comes from a client nothing else may be
there. Views, questions and events of the games:
{games}.
"""


class Writer:
    """The shapes met on the way are written down once, in the order they were met."""

    def __init__(self) -> None:
        self.shapes: dict[str, str] = {}
        self.domains: dict[str, Domain] = {}

    def type_of(self, hint: Any) -> str:
        """One declared type in words."""
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if hint is LeftOut:
            return ""
        if typing.is_typeddict(hint) or is_message(hint):
            self.shape(hint)
            return f"[{hint.__name__}](#{hint.__name__.lower()})"
        if origin is typing.Annotated and isinstance(args[1], Domain):
            self.domains.setdefault(args[1].key, args[1])
            return f"*{args[1].key}*"
        if origin in (typing.Required, typing.NotRequired, typing.Annotated):
            return self.type_of(args[0])
        if origin in (typing.Union, types.UnionType):
            return " or ".join(dict.fromkeys(self.type_of(each) for each in args if each is not LeftOut))
        if origin is typing.Literal:
            return " or ".join(f"`{each}`" for each in args)
        if origin in (list, set, frozenset):
            return f"list of {self.type_of(args[0])}"
        if origin is tuple:
            return "[" + ", ".join(self.type_of(each) for each in args if each is not Ellipsis) + "]"
        if origin in (dict, Mapping):
            return f"{self.type_of(args[0])} to {self.type_of(args[1])}"
        return "anything"

    def shape(self, shape: Any) -> None:
        """A part of a view as a section."""
        if shape.__name__ in self.shapes:
            return
        self.shapes[shape.__name__] = ""
        said = comments(shape)
        rows = [
            (f"`{name}`{'' if needed else '?'}", self.type_of(hint), said.get(name, ""))
            for name, hint, needed in fields_of(shape)
        ]
        about = fill(one_line(said.get("", "")), 118)
        table = table_of(("field", "type", "what it holds"), rows)
        self.shapes[shape.__name__] = f"### {shape.__name__}\n\n" + (f"{about}\n\n" if about else "") + table

    def args(self, declared: Mapping[str, Any]) -> str:
        optional = {name for name, hint in declared.items() if typing.get_origin(hint) is typing.NotRequired}
        fields = (f"`{name}`{'?' if name in optional else ''}: {self.type_of(hint)}" for name, hint in declared.items())
        return ", ".join(fields)


class GamePage(Writer):
    """What one game says."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.domains.update(game.domains)

    def text(self) -> str:
        game = self.game
        parts = [HEAD.format(name=words_for("en", game.key).say("game-name"), key=game.key)]
        asked = [
            (
                f"`{each.about}`",
                self.args(each.args),
                f"`{each.decline.key}`" if each.decline else "",
                rules(each.rules),
            )
            for each in game.questions.values()
        ]
        parts += ["## Questions\n", table_of(("`about`", "`args`", "declined by", "rules"), asked)]
        for verb in game.actions.verbs:
            for domain in verb.domains:
                self.domains.setdefault(domain.key, domain)
        verbs = [
            (f"`{verb.key}`", ", ".join(f"`{verb.names[i]}`: *{verb.domains[i].key}*" for i in range(len(verb.names))))
            for verb in game.actions.verbs
        ]
        parts += ["## Answers\n", "The options of a question are these, by `verb` and `args`.\n"]
        parts.append(table_of(("`verb`", "`args`"), verbs))
        events = [*game.events.values()]
        if GAME_OVER.key not in game.events:
            events.append(GAME_OVER)
        told = [
            (
                f"`{each.key}`",
                self.args(each.args),
                TOLD[each.audience],
                each.beat or "",
                ", ".join(f"`{name}`" for name in each.subject),
            )
            for each in events
        ]
        parts += ["## Events\n", table_of(("`key`", "`args`", "who is told", "beat", "subject"), told)]
        parts += ["## The view\n", f"`table` of a moment is a {self.type_of(game.view)}.\n", *self.shapes.values()]
        if game.odds is not None:
            before = set(self.shapes)
            parts += ["## Odds\n", f"`odds` of an answer about odds is a {self.type_of(game.odds)}.\n"]
            parts += [text for name, text in self.shapes.items() if name not in before]
        things = [(f"*{key}*", values_of(domain)) for key, domain in sorted(self.domains.items())]
        parts += ["## Things\n", table_of(("thing", "values"), things)]
        return "\n".join(parts)


def messages_page() -> str:
    """What travels whatever is played."""
    writer = Writer()
    for shape in (*wire_types().values(), OptionView, OutcomeView):
        writer.shape(shape)
    links = ", ".join(f"[{key}]({key}.md)" for key in games.all_keys())
    shapes = [writer.shapes[name] for name in sorted(writer.shapes)]
    words = [(f"`{key}`", str(status)) for key, status in KEYS.items()]
    parts = [MESSAGES.format(games=links), *shapes, "### Refusals\n", table_of(("`key`", "status over HTTP"), words)]
    return "\n".join(parts)


def fields_of(shape: Any) -> Iterator[tuple[str, Any, bool]]:
    """Name, type and whether it must be there, of every field."""
    hints = typing.get_type_hints(shape, include_extras=True)
    if typing.is_typeddict(shape):
        for name, hint in hints.items():
            yield name, hint, name not in shape.__optional_keys__
        return
    tag, fields = parts_of(shape)
    if tag is not None:
        yield "type", typing.Literal[tag], True
    for name, needed in fields.items():
        yield name, hints[name], needed or not is_from_client(shape)


@cache
def comments(shape: Any) -> dict[str, str]:
    """The docstring of a class under "", and those of its fields by their names."""
    source = inspect.getsource(sys.modules[shape.__module__])
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and node.name == shape.__name__:
            found[""] = ast.get_docstring(node) or ""
            for at, member in enumerate(node.body[:-1]):
                after = node.body[at + 1]
                if isinstance(member, ast.AnnAssign) and isinstance(after, ast.Expr):
                    target, value = member.target, after.value
                    if isinstance(target, ast.Name) and isinstance(value, ast.Constant):
                        found[target.id] = str(value.value)
    return found


def one_line(text: str) -> str:
    return " ".join(text.split())


def rules(ids: Iterable[str]) -> str:
    return ", ".join(ids)


def values_of(domain: Domain) -> str:
    values = list(domain.values)
    if len(values) > SHOWN:
        return f"{', '.join(f'`{each}`' for each in values[:6])} ... `{values[-1]}` ({len(values)} of them)"
    return ", ".join(f"`{each}`" for each in values)


def table_of(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A Markdown table; a line that starts with a bar may be long."""
    heads = list(heads)
    lines = [" | ".join(heads), " | ".join("---" for _ in heads)]
    lines += [" | ".join(one_line(cell).replace("|", "\\|") for cell in row) for row in rows]
    return "".join(f"| {line} |\n" for line in lines)


def generated() -> dict[str, str]:
    """File name to text."""
    return {
        "messages.md": messages_page(),
        **{f"{key}.md": GamePage(games.find(key)).text() for key in games.all_keys()},
    }


if __name__ == "__main__":
    sys.exit(command(__doc__, OUT, generated()))
