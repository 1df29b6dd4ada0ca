"""Lists of numbers, searched as numbers: compiled, `in` makes an object of what it looks for and compares objects."""


def contains(number: int, numbers: list[int]) -> bool:
    """Whether a number is in a list."""
    for one in numbers:  # noqa: SIM110
        if one == number:
            return True
    return False
