"""Files of the command line: written whole or not at all."""

import os
from pathlib import Path

from undercroft.engine.errors import BadInput


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all, even if the machine stops meanwhile."""
    draft = path.with_name(path.name + ".part")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as bad:
        draft.unlink(missing_ok=True)
        raise BadInput(f"{path} cannot be written: {bad.strerror}") from None
