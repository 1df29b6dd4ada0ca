"""Who may import whom: `allowed` is the table, and a wrong import is named with file, line and reason."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from undercroft import games

SOURCE = Path(__file__).resolve().parents[1] / "src" / "undercroft"
FILES = sorted(path for path in SOURCE.rglob("*.py"))
GAME_FOLDERS = sorted(path.name for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists())
REGISTRY = "undercroft.games"
"""The registry of games: whoever wants a game asks it, by key."""

SERVER_ROOMS = ["table", "fairness", "storage", "thinking", "history", "service", "wire"]
"""The rooms of the server: each may enter those before it."""

CHANCE_AND_TIME = {"random", "time", "datetime", "secrets", "uuid", "os"}
"""Time and luck are inputs of a game, never fetched by it."""


def room(path: Path) -> str:
    """The dotted name of a module below the package: games.vast.roles.knight.turn."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every module a file imports, anywhere in it, with its line."""
    package = ["undercroft", *path.relative_to(SOURCE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = ".".join([*package[: len(package) - node.level + 1], *([base] if base else [])])
            for name in node.names:
                whole = f"{base}.{name.name}"
                yield node.lineno, whole if is_module(whole) else base


def is_module(name: str) -> bool:
    """Whether a dotted name is a module of ours, so that `from undercroft import games` counts as one."""
    parts = name.split(".")
    if parts[0] != "undercroft":
        return False
    path = SOURCE.joinpath(*parts[1:])
    return path.is_dir() or path.with_suffix(".py").exists()


def allowed(where: str) -> tuple[list[str], bool]:
    """The rooms this module may enter, and whether packages from outside are welcome."""
    parts = where.split(".")
    if parts[0] == "engine":
        return ["engine"], False
    if parts[0] == "games":
        return (["engine", f"games.{parts[1]}"] if len(parts) > 1 else ["engine"]), False
    if where.startswith(("bots.search", "bots.arena")):
        return ["engine", "bots.search", "bots.arena"], True
    if where.startswith("bots.judgement") and len(parts) > 2 and parts[2] in GAME_FOLDERS:
        return ["engine", "bots.search", f"bots.judgement.{parts[2]}", f"games.{parts[2]}"], True
    if parts[0] == "lessons":
        return ["engine", "lessons"], False
    if parts[0] == "bots":
        return ["engine", "bots"], True
    if parts[0] == "words":
        return ["engine", "words"], True
    if parts[0] == "terminal":
        # Whoever plays in a terminal sits down with bots as the laboratory seats them.
        return ["engine", "files", "lessons", "bots", "words", "lab.seating", "terminal"], True
    if where.startswith("lab.environment"):
        # An environment shows its table as the terminal draws it.
        return ["engine", "bots", "words", "lab", "terminal.drawing"], True
    if parts[0] == "lab":
        return ["engine", "files", "bots", "words", "lab"], True
    if where.startswith("server.local"):
        # It runs where nothing else is installed.
        return ["engine", "lessons", "bots", "server.table", "server.thinking", "server.history", "server.local"], False
    if parts[0] == "server" and len(parts) > 1 and parts[1] in SERVER_ROOMS:
        above = [f"server.{one}" for one in SERVER_ROOMS[: SERVER_ROOMS.index(parts[1]) + 1]]
        if parts[1] == "table":
            # Of the bots a table knows the names of the levels.
            return ["engine", "lessons", "bots", *above], False
        words = ["words"] if parts[1] == "wire" else []
        return ["engine", "files", "lessons", "bots", "server.settings", *words, *above], True
    if parts[0] == "server":
        return ["engine", "files", "bots", "words", "server"], True
    if parts[0] == "files":
        return ["engine"], False
    return ["engine", "files", "lessons", "bots", "words", "lab", "terminal", "server", "cli"], True


def is_served(where: str) -> bool:
    """Whether a simulation of the server runs this module."""
    rooms = tuple(f"server.{one}" for one in SERVER_ROOMS)
    return where.startswith(rooms) and where not in ("server.table.surroundings", "server.wire.journal")


def inside(module: str, rooms: list[str]) -> bool:
    return any(module == f"undercroft.{one}" or module.startswith(f"undercroft.{one}.") for one in rooms)


def verdict(where: str, module: str) -> str | None:
    """Why this import is wrong, or None."""
    rooms, outsiders = allowed(where)
    if not module.startswith("undercroft"):
        top = module.split(".")[0]
        if where.split(".")[0] in ("engine", "games") and top in CHANCE_AND_TIME and where != "games":
            return "time and luck are inputs of a game"
        if is_served(where) and top in CHANCE_AND_TIME - {"os"}:
            return "a server takes time and chance from server.table.surroundings, where a simulation has its own"
        if outsiders or top in sys.stdlib_module_names or top in ("mypy_extensions", "librt"):
            return None
        return "only the standard library is allowed here"
    if module == "undercroft" or inside(module, rooms):
        return role_verdict(where, module)
    if module == REGISTRY and not where.startswith(("engine", "games.", "bots.search", "bots.arena")):
        return None
    return f"{where or 'undercroft'} may import only {', '.join(rooms)}"


def role_verdict(where: str, module: str) -> str | None:
    """Roles of Vast never import one another."""
    mine, theirs = where.split("."), module.split(".")[1:]
    roles = ["games", "vast", "roles"]
    if mine[:3] == roles and len(mine) > 3 and theirs[:3] == roles and len(theirs) > 3 and mine[3] != theirs[3]:
        return f"the {mine[3]} may not know the {theirs[3]}"
    return None


@pytest.mark.parametrize("path", FILES, ids=[room(path) or "undercroft" for path in FILES])
def test_every_import_is_allowed(path: Path) -> None:
    wrong = [
        f"{path.relative_to(SOURCE.parent)}:{line}: imports {module}: {reason}"
        for line, module in imports(path)
        if (reason := verdict(room(path), module)) is not None
    ]
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("folder", ["bots/search", "lab", "terminal", "server", "words"])
def test_no_game_is_named_in_a_module_path(folder: str) -> None:
    """Nor by the back door of importlib."""
    for path in (SOURCE / folder).rglob("*.py"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for game in GAME_FOLDERS:
                assert f"games.{game}" not in line, f"{path.relative_to(SOURCE.parent)}:{number}: names {game}"


@pytest.mark.parametrize(
    ("where", "module", "fine"),
    [
        ("engine.match", "undercroft.engine.luck", True),
        ("engine.luck", "mypy_extensions", True),
        ("engine.match", "undercroft.games", False),
        ("engine.match", "msgspec", False),
        ("engine.luck", "random", False),
        ("games.vast.turn", "time", False),
        ("games.goblin_vaults.vault", "undercroft.games.goblin_vaults.state", True),
        ("games.goblin_vaults.vault", "undercroft.games.vast", False),
        ("games.goblin_vaults.vault", "undercroft.games", False),
        ("games.goblin_vaults.vault", "undercroft.words", False),
        ("games.vast.roles.knight.turn", "undercroft.games.vast.book", True),
        ("games.vast.roles.knight.turn", "undercroft.games.vast.roles.knight.grit", True),
        ("games.vast.roles.knight.turn", "undercroft.games.vast.roles.dragon", False),
        ("bots.search.tree", "undercroft.engine.match", True),
        ("bots.search.tree", "undercroft.games", False),
        ("bots.judgement.vast.knight", "undercroft.games.vast.book", True),
        ("bots.judgement.vast.knight", "undercroft.games.goblin_vaults", False),
        ("bots.judgement.vast.knight", "undercroft.bots.judgement.vault_wars.worth", False),
        ("bots.levels", "undercroft.games", True),
        ("lab.fuzz", "undercroft.games", True),
        ("lab.fuzz", "undercroft.games.vast", False),
        ("lab.environment.table", "undercroft.terminal.drawing", True),
        ("lab.fuzz", "undercroft.terminal.drawing", False),
        ("server.wire.app", "litestar", True),
        ("server.wire.app", "undercroft.terminal.plain", False),
        ("server.table.state", "undercroft.engine.match", True),
        ("server.table.state", "msgspec", False),
        ("server.table.state", "undercroft.server.storage.store", False),
        ("server.table.refusals", "undercroft.words", False),
        ("server.thinking.bots", "undercroft.server.table.log", True),
        ("server.thinking.bots", "undercroft.server.service.live_table", False),
        ("server.service.tables", "undercroft.server.wire.app", False),
        ("server.local.routes", "undercroft.server.history.finished", True),
        ("server.local.routes", "undercroft.server.service.tables", False),
        ("server.local.codec", "msgspec", False),
        ("cli", "undercroft.lab.fuzz", True),
        ("cli", "undercroft.games.vast.game", False),
    ],
)
def test_the_table_itself(where: str, module: str, fine: bool) -> None:
    """A guard: the checker can say no."""
    assert (verdict(where, module) is None) == fine


def test_the_games_of_the_registry_are_the_folders_with_a_game() -> None:
    assert {games.folder_of(key) for key in games.all_keys()} <= set(GAME_FOLDERS)
    assert GAME_FOLDERS


INNER = {"stack", "faces", "events", "emitting"}
"""What a match keeps for itself: everybody but the engine, the games and their judgements asks the match."""


@pytest.mark.parametrize("folder", ["server", "terminal", "lab", "words", "bots/search"])
def test_a_match_is_the_only_door_to_its_state(folder: str) -> None:
    for path in (SOURCE / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                inside_state = isinstance(node.value, ast.Attribute) and node.value.attr == "state"
                reached = (inside_state and node.attr in INNER) or node.attr in ("_log", "_asked_at")
                assert not reached, f"{path.relative_to(SOURCE.parent)}:{node.lineno}: reads {node.attr} of a match"


def test_the_life_of_a_table_needs_no_event_loop() -> None:
    for path in (SOURCE / "server" / "table").rglob("*.py"):
        wrong = {"asyncio", "threading", "socket", "sqlite3"} & {name.split(".")[0] for _, name in imports(path)}
        assert not wrong, f"{path.name} imports {', '.join(wrong)}"
