"""One build of this project, measured on demand by `benchmarks.side_by_side`, which runs this file in its interpreter.

It reads requests from its input, one a line: GAME MEASURE AMOUNT. To each it answers with one line of JSON: how many
decisions, copies or iterations, and how many seconds of processor time they took.

The same amount is the same work in every build: seeds and luck start afresh with each request. Builds as old as
commit d723cb6 can be measured.
"""

import json
import random
import sys
from functools import partial
from time import process_time
from typing import Final

from undercroft import games
from undercroft.bots.search.budget import Budget
from undercroft.bots.search.judgement import Judgement
from undercroft.bots.search.tree import Search
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

SEATS: Final = {"goblin-vaults": 3, "emerald-skulls": 4, "vault-wars": 4, "vast": 5}
LEGAL: Final = "legal_actions" if hasattr(Match, "legal_actions") else "options"
"""What it is called in this build."""
POSITIONS: Final = 24


def start(game: str, seed: int) -> Match:
    rules = games.find(game)
    return Match.start(rules, seats=SEATS.get(game, rules.most_seats), seed=seed, recording=False)


def middle(game: str, seed: int) -> Match:
    """A game half played."""
    match = start(game, seed)
    length = match.copy().playout(Luck.of(20))
    match.playout(Luck.of(20), length // 2)
    return match


def play(game: str, amount: int) -> tuple[int, float]:
    """So many random games, every decision driven from Python."""
    pick = random.Random(20).random
    decisions = 0
    since = process_time()
    for seed in range(amount):
        match = start(game, seed)
        legal = getattr(match, LEGAL)
        while match.waiting is not None:
            seat = match.next_seat()
            options = legal(seat)
            match.play(seat, options.nth(int(pick() * len(options))))
            decisions += 1
    return decisions, process_time() - since


def playout(game: str, amount: int) -> tuple[int, float]:
    """So many random games inside the engine."""
    luck = Luck.of(20)
    since = process_time()
    decisions = sum(start(game, seed).playout(luck) for seed in range(amount))
    return decisions, process_time() - since


def copy(game: str, amount: int) -> tuple[int, float]:
    """So many hundred copies of games in the middle."""
    copies = [middle(game, seed).copy for seed in range(POSITIONS)]
    since = process_time()
    for place in range(amount):
        one = copies[place % POSITIONS]
        for _ in range(100):
            one()
    return amount * 100, process_time() - since


def search(game: str, amount: int) -> tuple[int, float]:
    """So many times ten iterations of a search that knows nothing about the game."""
    roots = [middle(game, seed) for seed in range(8)]
    luck = Luck.of(20)
    iterations = 0
    since = process_time()
    for place in range(amount):
        root = roots[place % 8]
        seat = root.next_seat()
        tree = Search(Judgement(), seat, luck)
        tree.run(partial(root.imagine, seat), Budget(iterations=10))
        iterations += tree.iterations
    return iterations, process_time() - since


MEASURES: Final = {"playout": playout, "play": play, "copy": copy, "search": search}


def main() -> None:
    for line in sys.stdin:
        game, measure, amount = line.split()
        done, seconds = MEASURES[measure](game, int(amount))
        print(json.dumps([done, seconds]), flush=True)


if __name__ == "__main__":
    main()
