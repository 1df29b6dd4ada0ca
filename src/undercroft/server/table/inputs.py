"""Time and chance: all that a table takes from outside."""

import secrets
import time


def now() -> int:
    """Unix milliseconds."""
    return int(time.time() * 1000)


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(12).replace("-", "x").replace("_", "y")
