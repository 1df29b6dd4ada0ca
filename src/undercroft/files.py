"""Files of people: read with a limit, written whole or not at all."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from undercroft.engine.errors import BadInput

LARGEST = 64 << 20
"""No file that is read here is nearly as long; what is longer may have no end at all."""


def read_file(path: Path) -> str:
    """A text file. Raises `BadInput` with one clear sentence."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise BadInput(f"{path}: there is no such file") from None
    except OSError as bad:
        raise BadInput(f"{path} cannot be read: {bad.strerror}") from None
    if len(content) > LARGEST:
        raise BadInput(f"{path} cannot be read: it is larger than {LARGEST >> 20} MB")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path} cannot be read: it is not a text") from None


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
