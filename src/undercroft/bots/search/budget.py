"""How long a bot may think."""

from typing import Final


class Budget:
    """Seconds, iterations, or both: whichever is used up first ends the search.

    With iterations alone the result depends on nothing but the luck.
    """

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        if seconds < 0 or iterations < 0:
            raise ValueError("a budget cannot be negative")
        if seconds == 0 and iterations == 0:
            seconds = 1.0
        self.seconds: Final = seconds
        """0: no limit."""
        self.iterations: Final = iterations
        """0: no limit."""
