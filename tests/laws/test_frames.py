"""Law 16: how it stood between the beats of an answer is declared, and gives nothing away."""

import pytest

from tests.kit.every import LARGEST, TABLES, played_at_random
from undercroft import games
from undercroft.engine.laws import everybody_sees_the_way, the_way_tells_no_more
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.goblin_vaults.state import Table


@pytest.mark.parametrize(("key", "seats"), LARGEST)
def test_the_way_tells_no_more_than_the_end(key: str, seats: int) -> None:
    match, luck = Match.start(games.find(key), seats=seats, seed=11), Luck.of("frames")
    assert match.record is not None
    beats = 0
    before, kept = match.copy(), len(match.record.entries)
    for made, _ in enumerate(played_at_random(match, luck, 240)):
        if len(match.record.entries) > kept and made % 3 == 0:
            the_way_tells_no_more(before, match.record.entries[kept:], luck)
            beats += len(before.frames(match.record.entries[kept:]))
        before, kept = match.copy(), len(match.record.entries)
    assert beats > 20


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_everybody_can_look_at_a_whole_game_beat_by_beat(key: str, seats: int) -> None:
    """Between two beats a Tribe may have nobody left, or a hand no card: no view may fail for it."""
    # At five seats the last Goblin of a Tribe leaves in the middle of an answer.
    match, luck = Match.start(games.find(key), seats=seats, seed=seats + 26), Luck.of("way")
    assert match.record is not None
    before, kept = match.copy(), len(match.record.entries)
    for _ in played_at_random(match, luck, 1500):
        everybody_sees_the_way(before, match.record.entries[kept:])
        before, kept = match.copy(), len(match.record.entries)


def test_each_lot_of_a_round_has_its_own_frame() -> None:
    """The cards leave the block one by one, not all at once."""
    match, luck = Match.start(games.find("goblin-vaults"), seats=3, seed=4), Luck.of(4)
    while True:
        before, seat = match.copy(), match.next_seat()
        played = match.play(seat, match.legal_actions(seat).nth(luck.below(len(match.legal_actions(seat)))))
        sold = [i for i, event in enumerate(played.events) if event.key in ("won", "unsold")]
        if len(sold) == 3:
            break
    frames = {frame.events: frame.state for frame in before.frames(played.entries)}
    first, last = frames[sold[0] + 1], match.state
    assert isinstance(first, Table)
    assert isinstance(last, Table)
    assert isinstance(before.state, Table)
    changed = [position for position in range(3) if first.block[position] != before.state.block[position]]
    assert changed in ([], [0])


def test_a_copy_keeps_no_frames() -> None:
    match = Match.start(games.find("goblin-vaults"), seats=2, seed=1)
    assert match.frames([]) == []
    assert match.copy().state.frames is None
