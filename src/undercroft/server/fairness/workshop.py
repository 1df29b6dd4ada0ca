"""Work that takes processor time: done beside all else, few things at once, in turn, and paid for by whoever asks."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from undercroft.server.fairness.asker import ASKER
from undercroft.server.fairness.budgets import SECOND_OF_PROCESSOR, Budgets
from undercroft.server.fairness.queue import FairQueue
from undercroft.server.table.surroundings import effort

T = TypeVar("T")

PLACES = 1
"""Threads share one interpreter: a second one would only slow the moves at the tables down."""


class Workshop:
    """Where long work is done."""

    def __init__(self, budgets: Budgets) -> None:
        self.budgets = budgets
        self.queue = FairQueue(PLACES)

    async def do(self, work: Callable[[], T]) -> T:
        """Do something in a thread, as soon as it is this guest's turn. Raises `Refused` where there is a debt."""
        spent = [0.0]

        def measured() -> T:
            before = effort()
            try:
                return work()
            finally:
                spent[0] = effort() - before

        async with self.queue.turn(ASKER.get().name):
            # What was done meanwhile may have used up all there was.
            self.budgets.spend("work", 0)
            try:
                return await asyncio.to_thread(measured)
            finally:
                self.budgets.charge("work", spent[0] * SECOND_OF_PROCESSOR)
