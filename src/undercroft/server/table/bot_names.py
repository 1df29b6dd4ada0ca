"""What bots are called. A name is stored with the seat; a client may say it in its own letters (`bot-name-<name>`)."""

from collections.abc import Collection

from undercroft.server.table.surroundings import below

TEMPERS = {
    "cautious": ("Old Stone", "Mosswife", "Thimble", "Old Wick"),
    "even": ("Gundur", "Sable", "Dross", "Greta"),
    "bold": ("Nuk", "Brakka", "Pike", "Marrow"),
}
"""How each bot plays by nature: whoever meets Nuk again meets the same daring."""
BOT_NAMES = tuple(name for names in TEMPERS.values() for name in names)


def temper_of(name: str) -> str:
    """How a bot of this name plays; one that stands in for a person has no temper of its own."""
    plain = name.rstrip(" 0123456789")
    return next((temper for temper, names in TEMPERS.items() if plain in names), "even")


def bot_name(taken: Collection[str]) -> str:
    """A name nobody at the table has."""
    free = [name for name in BOT_NAMES if name not in taken]
    if free:
        return free[below(len(free))]
    return next(name for i in range(2, 99) for each in BOT_NAMES if (name := f"{each} {i}") not in taken)
