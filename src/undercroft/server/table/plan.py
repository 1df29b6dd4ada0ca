"""What a wish would add to a table, before anything is stored."""

from undercroft.engine.match import Match
from undercroft.server.table.log import Body


class Plan:
    """The body of the next log entry, and the match after it where that is another one."""

    def __init__(self, body: Body, match: Match | None = None) -> None:
        self.body = body
        self.match = match
