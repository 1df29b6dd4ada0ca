"""Figures for Prometheus, read at the moment they are asked for. They count; they name nobody.

Of several processes a scrape meets any. So each lays its figures into a folder, and whichever is asked tells all of
them, each with the label `process`.
"""

import asyncio
import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from undercroft.server.service.health import Health
from undercroft.server.settings import Settings
from undercroft.server.storage.condition import free_bytes
from undercroft.server.table.refusals import Refused
from undercroft.server.wire.door import Door

EVERY = 5.0
"""Seconds between two times the figures of a process are laid down."""
ENDING = ".prom"


class Figures(Collector):
    """What this process counts."""

    def __init__(self, health: Health, door: Door) -> None:
        self.health = health
        self.door = door

    def collect(self) -> Iterator[Metric]:
        health, tables, door = self.health, self.health.tables, self.door
        condition = tables.store.condition
        yield gauge("ready", "1 where moves can be stored", float(not health.troubles()))
        yield gauge("damaged", "1 where the database was found damaged", float(condition.damage is not None))
        yield counter("log_entries_stored", "Log entries stored", condition.stored)
        yield counter("database_failures", "Reads and commits that failed", condition.failed)
        yield gauge("tables", "Tables in memory", len(tables.live))
        yield gauge("sockets", "WebSockets of tables", tables.sockets)
        yield gauge("connections", "Connections of any kind", door.held.all)
        yield counter("connections_refused", "Connections turned away at a limit", door.turned_away)
        yield counter("requests_late", "Requests whose head or body did not come in time", door.late)
        yield counter("refused_too_many", "What was refused because a budget was spent", tables.budgets.refused)
        waiting = GaugeMetricFamily("undercroft_bots_waiting", "Questions that wait for a bot", labels=["lane"])
        longest = GaugeMetricFamily("undercroft_bots_wait_seconds", "For how long the first waits", labels=["lane"])
        for name, lane in tables.runners.bots.lanes.items():
            waiting.add_metric([name], lane.queue.waiting)
            longest.add_metric([name], lane.queue.longest())
        yield waiting
        yield longest
        yield gauge("work_waiting", "Guests who wait for replays and earlier moments", tables.workshop.queue.waiting)
        yield gauge("loop_lag_seconds", "By how much the event loop was late last", health.lag)
        yield gauge("loop_lag_worst_seconds", "By how much it was late at most", health.worst_lag)
        if health.file is not None:
            yield gauge("disk_free_bytes", "Room on the disk of the database", free_bytes(health.file))


class AllProcesses(Collector):
    """The figures of all processes of this server that are alive."""

    def __init__(self, folder: Path, own: CollectorRegistry) -> None:
        self.folder = folder
        self.own = own

    def write(self) -> None:
        """Lay down the figures of this process."""
        fresh = self.folder / f"{os.getpid()}.new"
        fresh.write_bytes(generate_latest(self.own))
        fresh.replace(self.folder / f"{os.getpid()}{ENDING}")

    async def keep_writing(self) -> None:
        while True:
            # Figures are not worth an end: the folder may be gone, or its disk full.
            with contextlib.suppress(OSError):
                self.write()
            await asyncio.sleep(EVERY)

    def collect(self) -> Iterator[Metric]:
        found: dict[str, Metric] = {}
        for file in sorted(self.folder.glob(f"*{ENDING}")):
            if not is_alive(int(file.stem)):
                file.unlink(missing_ok=True)
                continue
            for family in text_string_to_metric_families(file.read_text()):
                metric = found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    metric.add_sample(sample.name, {**sample.labels, "process": file.stem}, sample.value)
        yield from found.values()


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def gauge(name: str, told: str, value: float) -> Metric:
    return GaugeMetricFamily(f"undercroft_{name}", told, value)


def counter(name: str, told: str, value: float) -> Metric:
    return CounterMetricFamily(f"undercroft_{name}", told, value)


def registry_of(health: Health, door: Door) -> CollectorRegistry:
    """All figures of this process."""
    registry = CollectorRegistry()
    registry.register(Figures(health, door))
    ProcessCollector(registry=registry)
    GCCollector(registry=registry)
    return registry


def metrics_route(registry: CollectorRegistry, everybody: AllProcesses | None, settings: Settings) -> HTTPRouteHandler:
    """The handler of /metrics, for the addresses the operator lists."""
    all_processes = CollectorRegistry()
    if everybody is not None:
        all_processes.register(everybody)

    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def metrics(request: Request[object, object, State]) -> Response[bytes]:
        """Figures in the text format of Prometheus."""
        if request.client is None or request.client.host not in settings.metrics_from:
            raise Refused("no-such-page")
        if everybody is not None:
            everybody.write()
        figures = generate_latest(registry if everybody is None else all_processes)
        return Response(figures, media_type="text/plain; version=0.0.4; charset=utf-8")

    return metrics
