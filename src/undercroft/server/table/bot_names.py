"""What bots are called. A name is stored with the seat; a client may say it in its own letters (`bot-name-<name>`)."""

from collections.abc import Collection

from undercroft.server.table.surroundings import below

BOT_NAMES = (
    "Gundur",
    "Old Stone",
    "Nuk",
    "Brakka",
    "Mosswife",
    "Sable",
    "Pike",
    "Dross",
    "Thimble",
    "Marrow",
    "Old Wick",
    "Greta",
)


def bot_name(taken: Collection[str]) -> str:
    """A name nobody at the table has."""
    free = [name for name in BOT_NAMES if name not in taken]
    if free:
        return free[below(len(free))]
    return next(name for i in range(2, 99) for each in BOT_NAMES if (name := f"{each} {i}") not in taken)
