"""Does a part of the search earn its keep? An expert with all parts plays experts that lack one.

    python -m benchmarks.search goblin-vaults --seats 2 --without reuse --games 100 --iterations 150

Prints one line: the win share of the whole expert with its 95 % interval, and what is fair. Every deal is played
once from every seat.
"""

import argparse
from collections.abc import Callable
from typing import Final

from undercroft import games
from undercroft.bots import Budget, Chair
from undercroft.bots.judgement import judgement_of
from undercroft.bots.levels import Expert
from undercroft.bots.search.judgement import Judgement
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.waiting import Several
from undercroft.lab.arena import wilson


def all_at_once(judgement: Judgement) -> None:
    judgement.widen = 1_000.0


def to_the_end(judgement: Judgement) -> None:
    judgement.horizon = 1_000_000


def without_samples(judgement: Judgement) -> None:
    judgement.samples = 1


def alone_in_the_tree(judgement: Judgement) -> None:
    judgement.others_in_tree = False


def one_by_one(judgement: Judgement) -> None:
    judgement.side_by_side = 0


def without_doubts(judgement: Judgement) -> None:
    judgement.max_rejections = 0


def as_it_is(judgement: Judgement) -> None:
    pass


WITHOUT: Final[dict[str, Callable[[Judgement], None]]] = {
    "reuse": as_it_is,
    "widening": all_at_once,
    "truncation": to_the_end,
    "samples": without_samples,
    "others": alone_in_the_tree,
    "comparing": one_by_one,
    "belief": without_doubts,
}
"""Parts of the search, and how a judgement is made to do without them."""


class Lacking(Expert):
    """An expert without one part of its search."""

    def __init__(self, game: Game, part: str) -> None:
        super().__init__(game, judgement_of(game))
        self.forgets = part == "reuse"
        WITHOUT[part](self.judgement)

    def decide(self, chair: Chair, luck: Luck, budget: Budget | None = None) -> int:
        if self.forgets:
            self.search = None
        return super().decide(chair, luck, budget)


def play(game: Game, seats: int, number: int, part: str, budget: Budget) -> float:
    """The whole expert's share of one game's victory."""
    place = number % seats
    match = Match.start(game, seats=seats, seed=1 + number // seats, recording=False)
    bots = [Expert(game, judgement_of(game)) if seat == place else Lacking(game, part) for seat in range(seats)]
    lucks = [Luck.of(f"search {number} {seat}") for seat in range(seats)]
    order = Luck.of(f"search order {number}")
    while match.waiting is not None:
        seat = match.next_seat()
        if isinstance(match.waiting, Several):
            seat = match.waiting.asked[order.below(len(match.waiting.asked))]
        match.play(seat, bots[seat].decide(Chair(match, seat), lucks[seat], budget))
    winners = match.outcome.winners if match.outcome is not None else []
    return 1 / len(winners) if place in winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.all_keys())
    parser.add_argument("--without", choices=sorted(WITHOUT), required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=150)
    wish = parser.parse_args()
    game = games.find(wish.game)
    budget = Budget(iterations=wish.iterations)
    wins = sum(play(game, wish.seats, number, wish.without, budget) for number in range(wish.games))
    low, high = wilson(wins, wish.games)
    print(
        f"{wish.game}, {wish.seats} seats: whole among experts without {wish.without}: {wins / wish.games:.1%} "
        f"({low:.1%} to {high:.1%}), fair {1 / wish.seats:.1%}, {wish.games} games of {wish.iterations} iterations"
    )


if __name__ == "__main__":
    main()
