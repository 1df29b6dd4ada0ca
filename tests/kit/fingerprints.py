"""Games by seed, and where each ended: the same lines wherever Python runs, compiled, plain or in a browser.

python -m tests.kit.fingerprints FIRST COUNT          here
node web/tools/python.mjs tests/kit/fingerprints.py FIRST COUNT   as a browser runs it (after make site)
"""

import sys
from collections.abc import Iterator

from undercroft import games
from undercroft.bots import Budget, Chair, make_bot
from undercroft.engine.errors import BadInput
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

BY_BOTS = 10
"""Every so many games adepts answer; chance answers in the others."""


def lines(first: int, count: int) -> Iterator[str]:
    """So many games of every kind, from a seed on."""
    for seed in range(first, first + count):
        for key in games.all_keys():
            yield line(key, seed)


def line(key: str, seed: int) -> str:
    """One game: its seats and preset change with the seed, and so does who answers."""
    game = games.find(key)
    seats = game.least_seats + seed % (game.most_seats - game.least_seats + 1)
    presets = [{}, *game.presets.values()]
    try:
        match = Match.start(game, presets[seed % len(presets)], seats=seats, seed=f"{seed}")
    except BadInput:
        # Not every preset is for so many.
        match = Match.start(game, {}, seats=seats, seed=f"{seed}")
    luck = Luck.of(f"answers {seed}")
    made = play_by_bots(match, luck) if seed % BY_BOTS == 0 else match.playout(luck)
    assert match.outcome is not None
    return f"{key} {seed} {seats} {made} {match.fingerprint()} {match.outcome.ending} {match.outcome.totals()}"


def play_by_bots(match: Match, luck: Luck) -> int:
    """Let adepts answer; how often they did. The clock strikes when nobody is asked."""
    bots = [make_bot("adept", match.game) for _ in range(match.seats)]
    made = 0
    while match.waiting is not None:
        seats = match.waiting.seats()
        if not seats:
            made += match.playout(luck, 1)
            continue
        seat = seats[0]
        answer = bots[seat].decide(Chair(match, seat), luck.fork(), Budget(iterations=1))
        match.play(seat, answer)
        made += 1
    return made


if __name__ == "__main__":
    for each in lines(int(sys.argv[1]), int(sys.argv[2])):
        print(each, flush=True)
