"""Opening a table."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from undercroft.server.table.limits import Key, Level, Name, SeatNumber


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open. `options` are laid over the preset."""

    game: Key
    seats: Annotated[int, Meta(ge=1, le=20)]
    name: Name | None = None
    options: dict[str, Any] = {}
    preset: Key | None = None
    public: bool = False
    sit: list[SeatNumber] = field(default_factory=lambda: [0])
    """Seats I take at once; several make a hot-seat table."""
    names: list[Name] = []
    """Names for those seats, where they differ from mine."""
    bots: dict[str, Level] = {}
    """Bots by seat number: {"1": "adept"}."""
    hints: bool | None = None
    """See `configure`."""
    campaign: bool = False
    """Open a campaign: a series of games at this table, whose levels follow from who has won."""
