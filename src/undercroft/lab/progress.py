"""Long work: side by side in processes, and how far it has come."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.pool import Pool

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress_bar(total: float, label: str, hidden: bool) -> Iterator[Callable[[float], None]]:
    """A bar on stderr for long work; silent where a program reads the output or no person watches."""
    console = Console(stderr=True)
    if hidden or not console.is_terminal:
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.advance(task, done)


def processes(count: int) -> Pool:
    """So many processes that leave Ctrl-C to whoever waits for them, and end with it."""
    return multiprocessing.get_context("spawn").Pool(count, signal.signal, (signal.SIGINT, signal.SIG_IGN))
