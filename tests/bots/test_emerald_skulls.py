"""The bots of Emerald Skulls keep the order in which markers came, and do not all open alike."""

import pytest

from undercroft import games
from undercroft.bots import Budget, Chair, make_bot
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

GAME = games.find("emerald-skulls")


@pytest.mark.parametrize("level", ["novice", "adept", "expert"])
def test_no_bot_yields_disputes_or_takes_back_that_it_is_ready(level: str) -> None:
    said: set[str] = set()
    for seed in range(6):
        match = Match.start(GAME, seats=4, seed=seed)
        bots = [make_bot(level, GAME) for _ in range(4)]
        luck = Luck.of(seed)
        for _ in range(80):
            if match.waiting is None:
                break
            # Everybody who is asked in a window has a say, the last first: so markers meet.
            seat = match.waiting.seats()[-1] if match.waiting.about == "bets" else match.next_seat()
            number = bots[seat].decide(Chair(match, seat), luck, Budget(iterations=8))
            said.add(GAME.actions.verb_of(number).key)
            match.play(seat, number)
    assert {"bet", "ready", "roll"} <= said
    assert not said & {"yield", "dispute", "swap-order", "not-ready"}
