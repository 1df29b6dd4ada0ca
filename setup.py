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


def sources() -> list[str]:
    """The modules to compile. Package markers stay interpreted: they hold no rules."""
    found: list[str] = []
    for folder in COMPILED:
        for path in sorted((ROOT / "src" / "undercroft" / folder).rglob("*.py")):
            if path.name not in ("__init__.py", "text.py"):
                found.append(str(path.relative_to(ROOT)))
    return found


def compiled_modules() -> list[object]:
    if os.environ.get("UNDERCROFT_PURE"):
        return []
    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        print("notice: no C compiler found; installing the pure Python build", file=sys.stderr)
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("notice: mypyc is not available; installing the pure Python build", file=sys.stderr)
        return []
    return list(mypycify(["--config-file=", "--strict", *sources()], opt_level="3", debug_level="0", multi_file=True))


os.chdir(ROOT)
os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
setup(ext_modules=compiled_modules())
