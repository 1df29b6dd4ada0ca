"""Files that are made from the code: written by a command, or compared with what would be made now."""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path


def stale(out: Path, files: Mapping[str, str]) -> list[str]:
    """The files in a folder that differ from these texts."""
    return [
        name
        for name, text in files.items()
        if not (out / name).exists() or (out / name).read_text(encoding="utf-8") != text
    ]


def command(description: str | None, out: Path, files: Mapping[str, str]) -> int:
    """Write the files, or with `--check` only say which are out of date; the exit code."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    shown = out.relative_to(Path(__file__).resolve().parent.parent)
    if parser.parse_args().check:
        old = stale(out, files)
        for name in old:
            print(f"{shown / name} is out of date: run python tools/{Path(sys.argv[0]).name}")
        return 1 if old else 0
    out.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (out / name).write_text(text, encoding="utf-8")
        print(shown / name)
    return 0
