"""Builds the package; `engine`, `games` and the thinking of the bots are compiled with mypyc where that is possible.

UNDERCROFT_PURE=1 asks for the pure Python build. Without a C compiler the build falls back to it with a notice.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
COMPILED = ("engine", "games", "bots/search", "bots/judgement")


def groups() -> list[tuple[list[str], str]]:
    """What is compiled together: the engine, each game, the search. Package markers and drawings hold no rules."""
    found: dict[str, list[str]] = {}
    for folder in COMPILED:
        base = ROOT / "src" / "undercroft" / folder
        for path in sorted(base.rglob("*.py")):
            if path.name not in ("__init__.py", "text.py"):
                part = path.relative_to(base).parts
                name = part[0] if folder == "games" else Path(folder).name
                found.setdefault(name, []).append(str(path.relative_to(ROOT)))
    return [(files, f"undercroft_{name}") for name, files in found.items()]


def compiled_modules() -> list[object]:
    if os.environ.get("UNDERCROFT_PURE") or "egg_info" in sys.argv or "dist_info" in sys.argv:
        return []
    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        print("notice: no C compiler found; installing the pure Python build", file=sys.stderr)
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("notice: mypyc is not available; installing the pure Python build", file=sys.stderr)
        return []
    together = groups()
    files = [file for group, _ in together for file in group]
    flags = ["--config-file=", "--strict"]
    return list(mypycify([*flags, *files], opt_level="2", debug_level="0", separate=together))


os.chdir(ROOT)
os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
setup(ext_modules=compiled_modules(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
