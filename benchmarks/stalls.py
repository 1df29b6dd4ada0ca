"""Does any table of bots ever stall? Plays many games of mixed bots and reports every one that does not end.

    python -m benchmarks.stalls goblin-vaults --games 4000
    python -m benchmarks.stalls vast --games 500 --seed 7 --seconds 500

Every game has a random number of seats, random options, and in every seat a random, novice or adept bot. A table of
random bots alone is left to `undercroft simulate`. A game stalls if it is not over within its stated bound, or if a bot
fails or gives an answer that is not offered; its seed is then printed.
"""

import argparse
from time import perf_counter
from typing import Final

from undercroft import games
from undercroft.bots import Chair, make_bot
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.waiting import Several
from undercroft.lab.fuzz import random_match
from undercroft.lab.simulate import compiled

LEVELS: Final = ("random", "novice", "adept")


def play(game: Game, seed: int) -> tuple[int, bool]:
    """How many decisions a game took, and whether it came to an end."""
    luck = Luck.of(f"stalls {game.key} {seed}")
    match = random_match(game, luck, seed)
    seats = match.state.seats
    levels = [LEVELS[luck.below(len(LEVELS))] for _ in range(seats)]
    if "random" in levels and len(set(levels)) == 1:
        levels[luck.below(seats)] = "novice"
    bots = [make_bot(level, game) for level in levels]
    decisions = 0
    while match.waiting is not None and decisions <= game.max_decisions:
        seat = match.next_seat()
        if isinstance(match.waiting, Several):
            seat = match.waiting.asked[luck.below(len(match.waiting.asked))]
        match.play(seat, bots[seat].decide(Chair(match, seat), luck))
        decisions += 1
    return decisions, match.outcome is not None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.all_keys())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after this time")
    wish = parser.parse_args()
    game = games.find(wish.game)
    begun = perf_counter()
    played = 0
    longest = 0
    stalled: list[int] = []
    for seed in range(wish.seed, wish.seed + wish.games):
        if perf_counter() - begun > wish.seconds:
            break
        try:
            decisions, ended = play(game, seed)
        except Exception as bad:
            print(f"seed {seed}: {bad!r}")
            decisions, ended = 0, False
        played += 1
        longest = max(longest, decisions)
        if not ended:
            stalled.append(seed)
    build = "compiled" if compiled() else "pure"
    print(
        f"{wish.game} ({build}): {played} games from seed {wish.seed}, longest {longest} decisions, stalled: {stalled}"
    )


if __name__ == "__main__":
    main()
