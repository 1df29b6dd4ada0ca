"""The arena seats bots fairly and counts right."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft.engine.errors import BadInput
from undercroft.lab.arena import Contest, arena, wilson


def test_seats_rotate_so_that_every_bot_sits_everywhere() -> None:
    contest = Contest("goblin-vaults", 3, ("adept", "random"), 6)
    assert contest.names == ("adept", "random", "random")
    places = [contest.seating(number).index("adept") for number in range(6)]
    assert places == [0, 1, 2, 0, 1, 2]
    assert [contest.deal(number) for number in range(6)] == [1, 1, 1, 2, 2, 2]


def test_without_rotation_everyone_keeps_the_seat() -> None:
    contest = Contest("goblin-vaults", 3, ("adept", "random"), 6, rotate=False)
    assert {contest.seating(number).index("adept") for number in range(6)} == {0}


def test_shares_add_up_and_an_adept_beats_random_players() -> None:
    result = arena(Contest("goblin-vaults", 3, ("adept", "random"), 12)).plain()
    shares = {line["bot"]: line["win_share"] for line in result["bots"]}
    assert sum(shares.values()) == pytest.approx(1)
    assert shares["adept"] > 0.8
    adept = result["bots"][0]
    assert adept["low"] <= adept["win_share"] <= adept["high"]
    assert adept["fair_share"] == pytest.approx(1 / 3, abs=0.001)
    assert adept["rating"] > result["bots"][1]["rating"]
    assert result["stalled"] == 0


def test_the_same_contest_gives_the_same_result_on_any_number_of_processes() -> None:
    contest = Contest("goblin-vaults", 2, ("adept", "novice"), 6)
    one = arena(contest, workers=1).plain()
    two = arena(contest, workers=2).plain()
    for line in (*one["bots"], *two["bots"]):
        del line["seconds_per_move"]
        del line["iterations_per_second"]
    assert one == two


@pytest.mark.parametrize(
    ("bots", "seats", "count"), [(("wizard",), 2, 1), (("adept",) * 3, 2, 1), ((), 2, 1), (("adept",), 2, 0)]
)
def test_a_contest_that_cannot_be_held_is_refused(bots: tuple[str, ...], seats: int, count: int) -> None:
    with pytest.raises(BadInput):
        Contest("goblin-vaults", seats, bots, count)


def test_the_interval_narrows_with_more_games() -> None:
    few = wilson(8, 10)
    many = wilson(800, 1000)
    assert few[0] < many[0] < 0.8 < many[1] < few[1]


def test_the_command_prints_one_object_and_writes_a_report(tmp_path: Path) -> None:
    command = "arena goblin-vaults --seats 2 --bots adept,random --games 2 --option suit-goal-count=3 --json --report"
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", *command.split(), str(tmp_path / "report")],
        capture_output=True,
        text=True,
        check=True,
    )
    result = json.loads(done.stdout)
    assert (result["game"], result["seats"], result["games"]) == ("goblin-vaults", 2, 2)
    wanted = {"bot", "games", "wins", "win_share", "fair_share", "low", "high", "rating"}
    assert all(wanted <= set(line) for line in result["bots"])
    assert (tmp_path / "report" / "report.md").is_file()
