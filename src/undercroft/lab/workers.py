"""Processes for long work."""

import multiprocessing
import signal
from multiprocessing.pool import Pool


def processes(count: int) -> Pool:
    """So many processes that leave Ctrl-C to whoever waits for them, and end with it."""
    return multiprocessing.get_context("spawn").Pool(count, signal.signal, (signal.SIGINT, signal.SIG_IGN))
