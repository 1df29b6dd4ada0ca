"""An event loop on simulated time: no waiting, no threads, and nothing left to chance but what the seed says."""

import asyncio
import contextlib
import selectors
from collections.abc import Callable
from concurrent.futures import Executor
from contextvars import Context, ContextVar
from typing import Any, Protocol


class Standstill(Exception):
    """Nobody has anything to do, now or ever."""


class Endless(Exception):
    """A life takes more steps than any life should."""


class Owner(Protocol):
    """Who a task belongs to, and whether that is still alive."""

    dead: bool

    def thinking_time(self, work: Callable[..., object], args: tuple[Any, ...]) -> tuple[float, Exception | None]:
        """How long a thread or a worker process takes over some work, and what it fails with."""
        ...


OWNER: ContextVar[Owner | None] = ContextVar("owner", default=None)
"""The server process a task belongs to; None for the world outside."""


class Clock(selectors.BaseSelector):
    """Instead of waiting for sockets, let time pass."""

    def __init__(self) -> None:
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Standstill
        self.now += max(timeout, 0.0)
        return []

    # The loop registers a socket to wake itself by; nobody ever will.

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        return selectors.SelectorKey(fileobj, 0, events, data)

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return selectors.SelectorKey(fileobj, 0, 0, None)

    def get_map(self) -> Any:
        return {}


class OrderedTask(asyncio.Task[Any]):
    """A task that stands in a set where its number says, not where memory happened to have room."""

    _count = 0

    def __init__(self, *args: Any, **others: Any) -> None:
        OrderedTask._count += 1
        self._serial = OrderedTask._count
        super().__init__(*args, **others)

    def __hash__(self) -> int:
        return self._serial


class SimulatedLoop(asyncio.SelectorEventLoop):
    """Runs the tasks of all processes; those of a dead one never run again."""

    def __init__(self, most_steps: int) -> None:
        self._clock = Clock()
        super().__init__(self._clock)
        self._clock_resolution = 1e-9
        self.steps = 0
        self.failure: BaseException | None = None
        self.most_steps = most_steps
        self._kept: list[Any] = []
        # Tasks; `Any` for what asyncio keeps to itself.
        OrderedTask._count = 0
        self.set_task_factory(self._make_task)

    def time(self) -> float:
        return self._clock.now

    # `Any`: what is called and with what, the loop need not know.

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return super().call_soon(self._guarded(callback, context), *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return super().call_at(when, self._guarded(callback, context), *args, context=context)

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Any, *args: Any
    ) -> Any:
        """Carry work out here, after the time it would take elsewhere."""
        future = self.create_future()
        owner = OWNER.get()
        seconds, failure = owner.thinking_time(func, args) if owner is not None else (0.001, None)

        def carry_out() -> None:
            if future.done():
                return
            if failure is not None:
                future.set_exception(failure)
                return
            try:
                future.set_result(func(*args))
            except Exception as bad:
                future.set_exception(bad)

        self.call_later(seconds, carry_out)
        return future

    def fail(self, why: BaseException) -> None:
        """End the life: what must never be has been. The first reason counts."""
        if self.failure is None:
            self.failure = why
        self.stop()

    def live(self, life: Any) -> None:
        """Run until a life is over; raises what it failed with."""
        main = self.create_task(life)
        main.add_done_callback(lambda _: self.stop())
        try:
            self.run_forever()
        except Standstill as still:
            self.failure = self.failure or still
        if self.failure is None:
            self.failure = main.exception() if main.done() else Standstill()
        if self.failure is not None:
            raise self.failure

    def _guarded(self, callback: Callable[..., object], context: Context | None) -> Callable[..., None]:
        owner = OWNER.get() if context is None else context.get(OWNER)

        def step(*args: object) -> None:
            if owner is not None and owner.dead:
                return
            self.steps += 1
            if self.steps > self.most_steps:
                self.fail(Endless())
            callback(*args)

        return step

    def _make_task(self, loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None) -> Any:
        task = OrderedTask(work, loop=loop, context=context)
        # The tasks of a killed process stay as they are until the life is over.
        self._kept.append(task)
        return task

    def forget_tasks(self) -> None:
        """Let go of everything that was never finished, silently."""
        for task in self._kept:
            task._log_destroy_pending = False
            if task.done():
                task._log_traceback = False
            else:
                # What they still want to do at their end concerns nobody.
                with contextlib.suppress(BaseException):
                    task.get_coro().close()
        self._kept.clear()
