"""Positions people met at the table, and what the hints say in them now: as the server works them out."""

from collections.abc import Sequence

import pytest

from tests.bots.test_vast_thief_turns import burdened
from tests.bots.test_vast_turns import ALL, drop_treasure
from tests.rules.vast.scenes import Scene
from tests.rules.vault_wars.table import Table, at_auction
from undercroft import games
from undercroft.bots import Budget, Chair, make_bot
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match

BUDGET = Budget(iterations=100)
SEEDS = range(3)


def hints(match: Match, budget: Budget = BUDGET) -> list[str]:
    """What the hint-giver says to whoever is asked, with one luck and another."""
    match = match.copy()
    match.pause_at_chance = False
    seat = match.next_seat()
    actions = match.game.actions
    return [
        actions.text(make_bot("hints", match.game).decide(Chair(match, seat), Luck.of(f"hint {seed}"), budget))
        for seed in SEEDS
    ]


def gold_in(answer: str) -> int:
    """The gold a bid names; 0 for a pass."""
    verb, _, gold = answer.partition(" ")
    return 0 if verb == "pass" else int(gold)


def on_sale(items: Sequence[str], shown: str, gold: Sequence[int]) -> Table:
    table = at_auction("wizards-tower", deck=items, gold=gold)
    if table.asked[0] == "reveal":
        table.says(0, f"reveal {shown}")
    return table


def test_nobody_opens_at_13_of_16_gold_for_three_junk_and_a_sword() -> None:
    table = on_sale(["obsidian-sword", "junk", "junk", "junk", "junk"], "junk", [16, 20, 20])
    assert table.asked == ("opening-bid", [0])
    assert max(map(gold_in, hints(table.match))) <= 10


def test_nobody_bids_all_17_gold_over_a_bid_of_5_for_a_vault_of_junk() -> None:
    table = on_sale(["obsidian-sword", "junk", "junk", "junk", "junk"], "junk", [20, 17, 20])
    table.says(0, "open-at 5")
    assert table.asked == ("bid", [1])
    assert max(map(gold_in, hints(table.match))) <= 8


def test_the_first_bettors_do_not_lay_the_same_bets_every_time() -> None:
    """Before the first roll the first two bots always bet alike."""
    game = games.find("emerald-skulls")
    opened = set()
    for seed in range(12):
        match = Match.start(game, seats=4, seed=seed)
        bots = [make_bot(f"adept:{temper}", game) for temper in ("cautious", "even", "bold", "cautious")]
        luck = Luck.of(seed)
        laid: list[str] = []
        while match.waiting is not None and len(laid) < 2:
            seat = match.next_seat()
            number = bots[seat].decide(Chair(match, seat), luck)
            if match.waiting.about == "bets" and game.actions.verb_of(number).key == "bet":
                laid.append(game.actions.text(number))
            match.play(seat, number)
        opened.add(tuple(laid))
    assert len(opened) > 1, opened


def test_a_hint_takes_loot_home_over_going_away_or_ending_the_turn() -> None:
    """At 0,-4 with loot it said to go to 0,-5 "towards the Entrance", and then to end the turn."""
    scene = Scene(ALL, holding=False)
    scene.clear()
    for y in range(1, 7):
        scene.lay(f"0,{-y}", shape="hall", lit=True)
    for x in range(1, 6):
        scene.lay(f"{x},0", shape="hall", lit=True)
    scene.seal()
    drop_treasure(scene, "3,0")
    drop_treasure(scene, "5,0")
    scene.put("knight", "0,-6")
    burdened(scene, "0,-4", 1)
    scene.turn("thief")
    while scene.role_asked[1] != "thief-turn":
        scene.say(hints(scene.match, Budget(iterations=24))[0])
    assert set(hints(scene.match, Budget(iterations=24))) == {"move 0,-3"}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_hint_never_ends_the_first_turn_with_everything_left_to_do(seats: int) -> None:
    """The Knight was told to end her first turn with every step and cube unused."""
    for seed in range(6):
        match = Match.start(games.find("vast"), seats=seats, seed=seed)
        assert match.waiting is not None
        assert match.waiting.about == "knight-turn"
        assert "end-turn" not in hints(match, Budget(iterations=16))
