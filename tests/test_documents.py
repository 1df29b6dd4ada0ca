"""The documents are true where that can be checked: the picture of the rooms, links, names, and lists of files."""

import ast
import doctest
import re
from functools import cache
from pathlib import Path

import pytest

from tests.test_imports import FILES, SOURCE, imports, room
from undercroft.server.table.commands import COMMANDS

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = sorted(
    str(path.relative_to(ROOT))
    for pattern in ("*.md", "docs/**/*.md", "benchmarks/*.md", "web/*.md", "src/**/README.md")
    for path in ROOT.glob(pattern)
)
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WIDTH = 120
"""The longest line of prose. A rule, a ruling and the row of a table are one line each."""
ONE_LINE_EACH = ("docs/rules/", "docs/rulings", "benchmarks/")
STILL_LONG = ("docs/adding-a-game.md", "docs/decisions/0005-mutation.md")

PICTURE = ARCHITECTURE.split("```mermaid\n")[1].split("```")[0]
IMPORTED = re.findall(r"^ +(\S+) --> (\S+)$", PICTURE, re.MULTILINE)
NAMED = re.findall(r'^ +(\S+) -\. ".*?" \.-> (\S+)$', PICTURE, re.MULTILINE)
"""Rooms that reach another without importing it: they name it in a text."""
ROOMS = {name for arrow in IMPORTED + NAMED for name in arrow}

LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
NAME = re.compile(r"`([A-Za-z_]\w*)(?:\.([A-Za-z_]\w*))?`")


def drawn_room(module: str) -> str | None:
    """The room of the picture that a module lies in: lab.environment.table lies in lab.environment, not in lab."""
    parts = module.split(".")
    names = [".".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return next((name for name in names if name in ROOMS), None)


@cache
def real_arrows() -> dict[tuple[str, str], str]:
    """Every import from one room into another, with a place where it is found."""
    found: dict[tuple[str, str], str] = {}
    for path in FILES:
        here = drawn_room(room(path))
        for line, module in imports(path):
            there = drawn_room(module.removeprefix("undercroft."))
            if module.startswith("undercroft.") and here is not None and there not in (None, here):
                found.setdefault((here, str(there)), f"{path.relative_to(SOURCE.parent)}:{line}")
    return found


def within_reach(start: str) -> set[str]:
    """The rooms one comes to along the drawn arrows."""
    found: set[str] = set()
    ahead = [start]
    while ahead:
        here = ahead.pop()
        new = {there for one, there in IMPORTED if one == here} - found
        found |= new
        ahead += new
    return found


def test_every_module_lies_in_a_drawn_room() -> None:
    homeless = {room(path) for path in FILES if drawn_room(room(path)) is None} - {"", "__main__", "server"}
    assert not homeless, f"docs/architecture.md draws no room for {', '.join(sorted(homeless))}"


def test_every_drawn_room_is_told_of() -> None:
    for name in ROOMS:
        assert f"`{name}`" in ARCHITECTURE, f"docs/architecture.md draws {name} and does not say what lives there"


def test_every_drawn_arrow_is_an_import() -> None:
    invented = [arrow for arrow in IMPORTED if arrow not in real_arrows()]
    assert not invented, f"drawn, but imported nowhere: {invented}"


def test_every_import_follows_the_drawn_arrows() -> None:
    hidden = [
        f"{place}: {here} imports {there}"
        for (here, there), place in real_arrows().items()
        if there not in within_reach(here)
    ]
    assert not hidden, "docs/architecture.md draws no way for\n" + "\n".join(hidden)


def test_no_drawn_arrow_leads_back() -> None:
    for name in ROOMS:
        assert name not in within_reach(name), f"one comes back to {name}"


@pytest.mark.parametrize(("here", "there"), NAMED)
def test_every_dotted_arrow_is_a_name_in_a_text(here: str, there: str) -> None:
    home = ROOT / "web" / "src" if here == "web" else SOURCE
    files = [path for path in home.rglob("*") if path.suffix in (".py", ".ts", ".svelte")]
    texts = [path.read_text(encoding="utf-8") for path in files if here == "web" or drawn_room(room(path)) == here]
    spellings = (f"undercroft.{there}", f"undercroft/{there.replace('.', '/')}")
    assert any(spelling in text for text in texts for spelling in spellings)


def test_the_table_of_the_engine_lists_its_files() -> None:
    table = ARCHITECTURE.split("| file in `engine` |")[1].split("\n\n")[0]
    listed = sorted(name for row in table.splitlines() for name in re.findall(r"`(\w+\.py)`", row.split("|")[1]))
    assert listed == sorted(path.name for path in (SOURCE / "engine").glob("*.py") if path.name != "__init__.py")


def index_of(path: Path) -> set[str]:
    """The files a docstring names and the folders that begin its lines; empty if no line begins with either."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    if not re.search(r"^\w+(\.py|/) ", text, re.MULTILINE):
        return set()
    return {*re.findall(r"\b\w+\.py\b", text), *re.findall(r"^\w+/(?= )", text, re.MULTILINE)}


INDEXED = [path for path in FILES if path.name == "__init__.py" and index_of(path)]


@pytest.mark.parametrize("path", INDEXED, ids=lambda path: str(path.parent.relative_to(SOURCE)))
def test_the_index_of_a_folder_names_what_is_there(path: Path) -> None:
    named = index_of(path)
    files = {each.name for each in path.parent.glob("*.py")} - {"__init__.py", "__main__.py"}
    folders = {f"{each.name}/" for each in path.parent.iterdir() if (each / "__init__.py").exists()}
    assert sorted(named - files - folders) == [], "there are no such files"
    assert sorted((files | folders) - named) == [], "not in the index"


def without_code(text: str) -> str:
    """A document without its blocks of code, line by line where it was."""
    return re.sub(r"^```.*?^```", lambda block: "\n" * block[0].count("\n"), text, flags=re.MULTILINE | re.DOTALL)


@cache
def defined(path: Path) -> set[str]:
    """The names a file defines: in Python `Name` and `Class.name`; elsewhere any word of it, and its own name."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return {path.stem.split(".")[0], *re.findall(r"\w+", text)}
    found = set()
    for node in ast.parse(text).body:
        for name in names_of(node):
            found.add(name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{name}" for member in node.body for name in names_of(member)}
    return found


def names_of(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def is_defined(name: str, path: Path) -> bool:
    """Whether a file defines `Name` or `Class.name`; a client's file may define the second part alone."""
    return name in defined(path) or (path.suffix != ".py" and set(name.split(".")) <= defined(path))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere_and_linked_names_are_defined_there(name: str) -> None:
    path = ROOT / name
    wrong = []
    for number, line in enumerate(without_code(path.read_text(encoding="utf-8")).splitlines(), 1):
        for text, target in LINK.findall(line):
            if "://" in target or target.startswith("#"):
                continue
            there = path.parent / target.split("#")[0]
            if not there.exists():
                wrong.append(f"{name}:{number}: there is no {target}")
            elif NAME.fullmatch(text) and there.is_file() and not is_defined(text.strip("`"), there):
                wrong.append(f"{name}:{number}: {target} defines no {text}")
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    "name",
    [name for name in DOCUMENTS if not name.startswith(ONE_LINE_EACH + STILL_LONG)],
)
def test_lines_of_prose_are_short(name: str) -> None:
    lines = without_code((ROOT / name).read_text(encoding="utf-8")).splitlines()
    wrong = [
        f"{name}:{number}: {len(line)} columns"
        for number, line in enumerate(lines, 1)
        if len(line) > WIDTH and not line.startswith(("|", "<", "    "))
    ]
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    ("name", "path", "there"),
    [
        ("Match.play", "src/undercroft/engine/match.py", True),
        ("Match.shout", "src/undercroft/engine/match.py", False),
        ("Tray", "web/src/boards/goblin-vaults/Tray.svelte", True),
        ("TableStore.click", "web/src/lib/match/table.svelte.ts", True),
        ("TableStore.shout", "web/src/lib/match/table.svelte.ts", False),
    ],
)
def test_names_are_looked_up(name: str, path: str, there: bool) -> None:
    """A guard: the checker can say no."""
    assert is_defined(name, ROOT / path) == there


def first_column(document: str, heading: str) -> set[str]:
    """What stands in backticks in the first column of the first table after a heading."""
    text = (ROOT / document).read_text(encoding="utf-8").split(heading, 1)[1]
    rows = text[text.index("\n|") :].split("\n\n")[0].splitlines()[3:]
    return {name for row in rows for name in re.findall(r"`([^`]+)`", re.split(r"(?<!\\)\|", row)[1])}


def without_names(path: str) -> str:
    """A path with its parameters left blank and its query cut off."""
    return re.sub(r"\{[^}]*\}", "{}", path.split("?")[0])


def test_the_protocol_lists_every_request() -> None:
    source = (SOURCE / "server" / "wire" / "routes.py").read_text(encoding="utf-8")
    real = {
        f"{verb.upper()} /api{path}"
        for verb, path in re.findall(r'^@(get|put|post)\(\s*"([^"]+)"', source, re.MULTILINE)
    }
    told = {without_names(request) for request in first_column("docs/protocol.md", "## HTTP")}
    assert told == {without_names(request) for request in real}


def test_the_protocol_lists_every_command() -> None:
    told = first_column("docs/protocol.md", "### From the client: commands")
    assert told == {str(command.__dataclass_fields__["type"].default) for command in COMMANDS}


def test_the_protocol_lists_every_goodbye() -> None:
    source = (SOURCE / "server" / "wire" / "socket.py").read_text(encoding="utf-8")
    said = set(re.findall(r'(?:_bye\(socket, |raise Refused\()"([a-z-]+)"', source))
    said |= {"removed", "table-locked"}  # who may not enter, see `admitted`
    assert first_column("docs/protocol.md", "### Closing") == said | {"no-such-table", "unreadable-table"}


def test_the_examples_of_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed
