"""Files for people: written whole or not at all."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from undercroft.engine.errors import BadInput


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """A draft to write into, which becomes the file when it is done, even if the machine stops meanwhile.

    Nothing is left of a draft that could not be finished. A pipe or a device is written to as it is.
    """
    try:
        target = Path(os.path.realpath(path))
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if target.exists() and not target.is_file():
            yield target
            return
        draft = target.with_name(target.name + ".part")
        try:
            yield draft
            with draft.open("rb") as written:
                os.fsync(written.fileno())
            draft.replace(target)
        finally:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
    except OSError as bad:
        raise BadInput(f"{path} cannot be written: {bad.strerror}") from None


def write_file(path: Path, text: str) -> None:
    """Write a text file whole or not at all."""
    with written_whole(path) as draft:
        draft.write_text(text, encoding="utf-8")
