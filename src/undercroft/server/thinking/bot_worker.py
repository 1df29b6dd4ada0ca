"""What runs in a worker process: one decision of one bot, in a world its seat cannot rule out.

The truth never comes here: the server sends an imagined world that looks the same from the bot's seat.
"""

import multiprocessing
import multiprocessing.connection
import os
import threading
from collections import OrderedDict
from typing import NamedTuple

from msgspec import Struct

from undercroft import games
from undercroft.bots import Bot, Budget, Chair, make_bot
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.serialize import Json
from undercroft.server.thinking.answers import Fact, facts_told

REMEMBERED = 64
"""How many seats' last searches a worker keeps."""


class Memory(NamedTuple):
    """A bot that has answered, and where."""

    bot: Bot
    number: int
    answer: int


_memories: OrderedDict[tuple[str, int, str], Memory] = OrderedDict()
"""By table, seat and level: no bot ever builds on what was thought at another table or in another seat."""


class Occasion(NamedTuple):
    """Where a question stands: the table, its last log entry, and this seat's answer if that is one (else -1)."""

    table: str
    number: int
    answered: int


class Task(Struct):
    """One question to one bot."""

    game: str
    seats: int
    settings: Json
    cards: Json | None
    world: Json
    seat: int
    level: str
    seed: str
    seconds: float
    occasion: Occasion | None = None
    """None: nothing is remembered, neither before nor after."""


def begin() -> None:
    """End with the server, even if it is killed; and let it go first: a thought can wait, a move cannot."""
    os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


class Reading(Struct):
    """A game and a level that will be asked for."""

    game: str
    level: str


def read(reading: Reading) -> bool:
    """Learn a game and how a level plays it, before anybody waits for it."""
    games.find(reading.game)
    make_bot(reading.level, reading.game)
    return True


def decide(task: Task) -> int:
    """The number of the chosen action."""
    luck = Luck.of(task.seed)
    bot = thinker(task)
    answer = bot.decide(chair_of(task, luck), luck.fork(), Budget(seconds=task.seconds))
    remember(task, bot, answer)
    return answer


def remember(task: Task, bot: Bot, answer: int) -> None:
    """Keep a bot for the next question to its seat."""
    if task.occasion is not None:
        _memories[(task.occasion.table, task.seat, task.level)] = Memory(bot, task.occasion.number, answer)
        while len(_memories) > REMEMBERED:
            _memories.popitem(last=False)


def thinker(task: Task) -> Bot:
    """The bot that gave this seat's last answer if nothing has happened since, for it can build on its search."""
    occasion = task.occasion
    if occasion is not None:
        memory = _memories.pop((occasion.table, task.seat, task.level), None)
        if memory is not None and (memory.number + 1, memory.answer) == (occasion.number, occasion.answered):
            return memory.bot
    return make_bot(task.level, task.game)


class Advice(Struct):
    """What a bot would do and why: facts about its answer, and about the one it is compared with."""

    number: int
    facts: list[Fact]
    instead: int | None
    against: list[Fact]


def advise(task: Task) -> Advice:
    """A hint for whoever sits there; it builds on the last one if that was followed and nothing has happened since."""
    luck = Luck.of(task.seed)
    bot = thinker(task)
    reason = bot.advise(chair_of(task, luck), luck.fork(), Budget(seconds=task.seconds))
    remember(task, bot, reason.number)
    instead = reason.instead if reason.instead >= 0 else None
    return Advice(reason.number, facts_told(reason.facts), instead, facts_told(reason.against))


def odds(task: Task) -> Json | None:
    """The odds of the position, which are the same in every world a seat can imagine."""
    game = games.find(task.game)
    return Match.from_json(game, task.seats, task.settings, task.world, Luck.of(task.seed), task.cards).odds()


def chair_of(task: Task, luck: Luck) -> Chair:
    """The seat of a task in its imagined world."""
    game = games.find(task.game)
    return Chair(Match.from_json(game, task.seats, task.settings, task.world, luck, task.cards), task.seat)
