"""How much of everything that costs or grows a guest may ask for: so much at once, and a steady trickle.

A person has a budget of each kind, and an address the budgets of a few persons together: a household, or a class.
"""

from collections import OrderedDict
from math import ceil
from typing import Literal

from undercroft.server.fairness.asker import ASKER, Asker
from undercroft.server.settings import Allowance, Settings
from undercroft.server.table.refusals import Refused
from undercroft.server.table.surroundings import monotonic

Kind = Literal["work", "messages", "openings", "chat", "undos", "newcomers", "imports", "connections"]

KEPT = 50_000
"""Buckets that are remembered; who has asked for nothing for longest is forgotten first."""
SECOND_OF_PROCESSOR = 100.0
"""What a second of processor time costs, in requests."""


class Bucket:
    """How much somebody may still ask for now."""

    def __init__(self, allowance: Allowance) -> None:
        self.most = float(allowance.at_once)
        self.rate = allowance.a_minute / 60
        self.level = self.most
        self.at = monotonic()

    def wait(self, cost: float) -> float:
        """Seconds until there is enough for this; what costs more than all there can be needs a full bucket."""
        moment = monotonic()
        self.level = min(self.most, self.level + (moment - self.at) * self.rate)
        self.at = moment
        missing = min(cost, self.most) - self.level
        return missing / self.rate if missing > 0 else 0.0

    def take(self, cost: float = 1.0) -> bool:
        """Take this out, if there is enough."""
        if self.wait(cost) > 0:
            return False
        self.level -= cost
        return True


class Budgets:
    """The budgets of everybody who has asked for something lately."""

    def __init__(self, settings: Settings) -> None:
        self.allowances: dict[Kind, Allowance] = {
            "work": Allowance(settings.requests, settings.requests),
            "messages": Allowance(settings.burst * 2, settings.rate * 120),
            "openings": settings.openings,
            "chat": settings.chat,
            "undos": settings.undos,
            "newcomers": settings.newcomers,
            "imports": settings.imports,
            "connections": settings.connections,
        }
        self.crowd = settings.crowd
        self.refused = 0
        self._buckets: OrderedDict[tuple[Kind, str], Bucket] = OrderedDict()

    def spend(self, kind: Kind, cost: float = 1.0, asker: Asker | None = None) -> None:
        """Let whoever asks pay for something. Raises `Refused` and takes nothing where there is not enough."""
        buckets = self._of(kind, asker or ASKER.get())
        seconds = max((bucket.wait(cost) for bucket in buckets), default=0.0)
        if seconds > 0:
            self.refused += 1
            raise Refused("too-many", seconds=ceil(seconds))
        for bucket in buckets:
            bucket.level -= cost

    def check_address(self, kind: Kind, asker: Asker) -> None:
        """Raise `Refused` where an address as a whole has asked for too much."""
        seconds = self._of(kind, asker)[-1].wait(1.0)
        if seconds > 0:
            self.refused += 1
            raise Refused("too-many", seconds=ceil(seconds))

    def charge(self, kind: Kind, cost: float, asker: Asker | None = None) -> None:
        """Take what something has turned out to cost, even if that leaves a debt."""
        for bucket in self._of(kind, asker or ASKER.get()):
            bucket.level -= cost

    def _of(self, kind: Kind, asker: Asker) -> list[Bucket]:
        """The buckets somebody draws from. Nobody counts what the server does for itself."""
        if not asker.address:
            return []
        allowance = self.allowances[kind]
        many = Allowance(allowance.at_once * self.crowd, allowance.a_minute * self.crowd)
        # Strangers from one address are one guest.
        one = asker.person or f"stranger {asker.address}"
        return [self._bucket(kind, one, allowance), self._bucket(kind, f"all {asker.address}", many)]

    def _bucket(self, kind: Kind, name: str, allowance: Allowance) -> Bucket:
        key = (kind, name)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(allowance)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket
