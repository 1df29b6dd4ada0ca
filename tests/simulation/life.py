"""One life of a server: chance decides who comes, what goes wrong and when; in the end all must be well again."""

import asyncio
import gc
import hashlib
import logging
import random
import time
from contextvars import copy_context
from dataclasses import dataclass

from tests.simulation.database import Database
from tests.simulation.guests import Guest, World
from tests.simulation.loop import SimulatedLoop
from tests.simulation.network import Roads
from tests.simulation.process import Clock, Minds, Run, without_the_machine
from tests.simulation.referee import Broken, Referee
from undercroft.server.settings import Settings
from undercroft.server.table.log import RUNNING
from undercroft.server.thinking import bot_worker

MOST_STEPS = 1_500_000
RECOVERY = 75.0
"""Seconds after the last fault within which everything must be as if nothing had been wrong."""
TROUBLES = ("kills", "stops", "clocks", "roads", "weather", "outages", "full", "minds", "rushes")


@dataclass
class Report:
    """What one life was like."""

    seed: int
    seconds: float
    """Simulated."""
    steps: int
    checks: int
    promises: int
    commits: int
    faults: int
    digest: str
    took: float
    failure: str | None = None
    trace: list[str] | None = None


class Life(World):
    """The world of one seed."""

    def __init__(self, seed: int, tracing: bool) -> None:
        self.seed = seed
        self.tracing = tracing
        self.trace: list[str] = []
        self.digest = hashlib.sha256()
        self.plan = random.Random(f"plan {seed}")
        self.luck = random.Random(f"roads {seed}")
        self.roads = Roads()
        self.minds = Minds()
        self.calm = False
        self.tables = []
        self.faults = 0
        self.loop = SimulatedLoop(MOST_STEPS)
        self.database = Database(random.Random(f"database {seed}"), note=self.note, time=self.loop.time)
        self.referee = Referee(self.database, self._fail, self.loop.time)
        self.database.committed = self.referee.committed
        self.several = self.plan.random() < 0.8
        self.clocks = [Clock(random.Random(f"clock {seed} {i}")) for i in range(self.plan.randint(1, 3))]
        if not self.several:
            self.clocks = self.clocks[:1]
        self.runs: list[Run | None] = [None] * len(self.clocks)
        self.starts = 0
        self.settings = Settings(
            database="simulated", site=None, secret="a secret", lease=self.plan.choice((3.0, 10.0)), idle=20.0
        )
        self.database.weather.slow = self.plan.choice((0.0005, 0.005, 0.05))
        self.guests: list[Guest] = []

    # What the guests see of the world.

    def door(self) -> Run:
        ready = [run for run in self.runs if run is not None and run.ready]
        if not ready:
            raise OSError("nobody answers")
        return self.luck.choice(ready)

    def note(self, who: str, what: str) -> None:
        line = f"{self.loop.time():9.3f} {who:>4} {what}"
        self.digest.update(line.encode())
        if self.tracing:
            self.trace.append(line)

    def _fail(self, why: BaseException) -> None:
        self.note("!", str(why))
        self.loop.fail(why)

    # Its course.

    async def run(self) -> None:
        self.outside = copy_context()
        troubles = [trouble for trouble in TROUBLES if self.plan.random() < 0.5]
        self.note("", f"{len(self.clocks)} processes, {'PostgreSQL' if self.several else 'SQLite'}, {troubles}")
        for at in range(len(self.clocks)):
            self._start(at)
        await self._gather()
        living = [asyncio.get_running_loop().create_task(guest.live()) for guest in self.guests]
        end = self.loop.time() + self.plan.uniform(20, 60)
        while self.loop.time() < end:
            await asyncio.sleep(self.plan.expovariate(1 / 3))
            if troubles:
                await self._trouble(self.plan.choice(troubles))
        await self._heal()
        await asyncio.wait(living)
        await self._recover()
        self.referee.finish()

    async def _gather(self) -> None:
        """People come, open tables and sit down at some of them."""
        plan = self.plan
        for i in range(plan.randint(1, 4)):
            guest = Guest(self, f"G{i}", random.Random(f"guest {self.seed} {i}"))
            await guest.arrive()
            self.guests.append(guest)
        for _ in range(plan.randint(1, 3) if plan.random() < 0.7 else plan.randint(4, 6)):
            self.tables.append(await plan.choice(self.guests).open_table())
        for guest in self.guests:
            for table in self.tables:
                if plan.random() < 0.7:
                    await guest.enter(table)

    def _start(self, at: int) -> None:
        self.starts += 1
        self.note(f"P{at}", "starts")
        clock = self.clocks[at]
        self.runs[at] = Run(f"P{at}.{self.starts}", self.database, clock, self.minds, self.settings, self.several)

    async def _trouble(self, kind: str) -> None:
        """Something goes wrong, for a while or once."""
        plan, weather, roads, minds = self.plan, self.database.weather, self.roads, self.minds
        at = plan.randrange(len(self.runs))
        run = self.runs[at]
        self.faults += kind != "rushes"
        self.note(f"P{at}", kind)
        if kind in ("kills", "stops"):
            if run is None:
                self._start(at)
                return
            if kind == "kills":
                run.kill()
            else:
                await run.stop()
            self.runs[at] = None
            if plan.random() < 0.7:
                asyncio.get_running_loop().call_later(plan.uniform(0.1, 5), self._start_again, at)
        elif kind == "clocks":
            self.clocks[at].ahead = plan.choice((0.0, -3600.0, -5.0, 5.0, 3600.0))
        elif kind == "roads":
            roads.slow = plan.choice((0.001, 0.02, 0.5))
            roads.breaking = plan.choice((0.0, 0.005, 0.05))
        elif kind == "weather":
            weather.slow = plan.choice((0.0005, 0.01, 0.1))
            weather.late = plan.choice((0.0, 0.01, 0.05))
            weather.lost = plan.choice((0.0, 0.01, 0.05))
            weather.unheard = plan.choice((0.0, 0.01, 0.05))
        elif kind == "outages":
            weather.down = not weather.down
        elif kind == "full":
            weather.full = not weather.full
        elif kind == "minds":
            minds.broken = plan.choice((0.0, 0.1, 0.5))
            minds.stuck = plan.choice((0.0, 0.05, 0.2))
        elif kind == "rushes":
            for guest in self.guests:
                guest.rush()

    def _start_again(self, at: int) -> None:
        if self.runs[at] is None:
            self._start(at)

    async def _heal(self) -> None:
        """Nothing goes wrong any more."""
        self.note("", "all is well")
        self.calm = True
        weather, roads, minds = self.database.weather, self.roads, self.minds
        weather.slow, weather.late, weather.lost, weather.unheard = 0.0005, 0.0, 0.0, 0.0
        weather.down = weather.full = False
        roads.slow, roads.breaking = 0.01, 0.0
        minds.broken = minds.stuck = 0.0
        for at, clock in enumerate(self.clocks):
            clock.ahead = 0.0
            self._start_again(at)

    async def _recover(self) -> None:
        """Every command is answered, everybody knows the newest, every bot has answered, and people can play on."""
        await asyncio.sleep(RECOVERY)
        for guest in self.guests:
            self._must(not guest.waiting, f"{guest.name} still waits for {guest.waiting}")
        for id in sorted({line.table_id for guest in self.guests for line in guest.lines}):
            watched = self.referee.tables[id]
            state = watched.now
            still = self.loop.time() - watched.at[-1]
            if state.phase == RUNNING and state.vote is None and (state.bots_to_move() or state.deadline is not None):
                self._must(still < 30, f"at table {id[:4]} bots {state.bots_to_move()} stand still for {still:.0f} s")
        await self._play_on()
        await asyncio.sleep(1.0)
        for guest in self.guests:
            for line in guest.lines:
                newest = len(self.referee.tables[line.table_id].entries)
                late = self.loop.time() - self.referee.tables[line.table_id].at[-1] > 0.9
                known = line.number == newest or not late
                self._must(known, f"{guest.name} knows {line.number} of {newest} entries of {line.table_id[:4]}")

    async def _play_on(self) -> None:
        """Whoever is asked can answer."""
        for guest in self.guests:
            for line in guest.lines:
                wish = guest.answer(line)
                vote = (line.table.get("vote") or None) is not None
                if wish is None or line.over or vote:
                    continue
                guest._send(line, line.table_id, wish)
                await asyncio.sleep(10.0)
                self._must(not guest.waiting, f"{guest.name} waits for {guest.waiting} although all is well")

    def _must(self, holds: bool, otherwise: str) -> None:
        if not holds:
            raise Broken(otherwise)

    def end(self) -> None:
        for run in self.runs:
            if run is not None:
                run.dead = True
        self.loop.forget_tasks()
        self.loop.close()


def live(seed: int, tracing: bool = False) -> Report:
    """Live one life."""
    began = time.perf_counter()
    bot_worker._memories.clear()
    logging.getLogger("undercroft.server").setLevel(logging.CRITICAL + 1)
    life = Life(seed, tracing)
    failure: str | None = None
    asyncio.set_event_loop(life.loop)
    try:
        with without_the_machine():
            life.loop.live(life.run())
    except Exception as bad:
        failure = f"{type(bad).__name__}: {bad}"
    finally:
        life.end()
        asyncio.set_event_loop(None)
    report = Report(
        seed=seed,
        seconds=life.loop.time(),
        steps=life.loop.steps,
        checks=life.referee.checks,
        promises=life.referee.promises,
        commits=life.database.commits,
        faults=life.faults + life.database.faults,
        digest=life.digest.hexdigest()[:16],
        took=time.perf_counter() - began,
        failure=failure,
        trace=life.trace if tracing else None,
    )
    del life
    gc.collect()
    return report
