"""For whom something is done."""

from contextvars import ContextVar
from ipaddress import IPv6Address, ip_address


class Asker:
    """A guest: where the request comes from, and who that is as soon as it is known."""

    def __init__(self, address: str = "", person: str | None = None) -> None:
        self.address = network_of(address)
        self.person = person

    @property
    def name(self) -> str:
        """Whose turn it is in a queue."""
        return self.person or self.address


def network_of(address: str) -> str:
    """What one guest has of an address: a home has a whole network of IPv6."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped) if found.ipv4_mapped else found.exploded[:19]


OURSELVES = Asker()
"""The server, for bots, clocks and housekeeping. It has no address."""
ASKER: ContextVar[Asker] = ContextVar("asker", default=OURSELVES)
