"""One server for one file: a second one would believe that it alone knows the tables."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager

from undercroft.engine.errors import BadInput
from undercroft.server.storage.database import file_of

OWNER_ONLY = 0o600


@contextmanager
def only_server(database: str) -> Iterator[None]:
    """Hold an SQLite file for this process, to its end. Raises `BadInput` where another server has it.

    SQLite knows nothing of this kind of lock. But to close the file drops SQLite's own locks, so nobody may have it
    open then.
    """
    file = file_of(database)
    if file is None:
        yield
        return
    lock = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OWNER_ONLY)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadInput(f"the database {file} is in use by another server") from None
        yield
    finally:
        os.close(lock)
