"""The arena seats bots fairly and counts right."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft import cli
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
    result = arena(Contest("goblin-vaults", 3, ("adept", "random"), 12)).to_json()
    shares = {line["bot"]: line["win_share"] for line in result["bots"]}
    assert sum(shares.values()) == pytest.approx(1)
    assert shares["adept"] > 0.8
    adept = result["bots"][0]
    assert adept["low"] <= adept["win_share"] <= adept["high"]
    assert adept["fair_share"] == pytest.approx(1 / 3, abs=0.001)
    rating, other = adept["rating"], result["bots"][1]["rating"]
    assert rating is not None
    assert other is not None
    assert rating > other
    assert result["stalled"] == 0


def test_the_same_contest_gives_the_same_result_on_any_number_of_processes() -> None:
    contest = Contest("goblin-vaults", 2, ("adept", "novice"), 6)
    one = arena(contest, workers=1).to_json()
    two = arena(contest, workers=2).to_json()
    for line in (*one["bots"], *two["bots"]):
        line["seconds_per_move"] = {"median": None, "p99": None, "most": None}
        line["iterations_per_second"] = None
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
    assert (tmp_path / "report" / "shares.png").is_file()
    assert (tmp_path / "report" / "ratings.png").is_file()


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ("chess", "there is no game 'chess'"),
        ("goblin-vaults --seats 0", "1 to 5 seats, not for 0"),
        ("goblin-vaults --seats 9", "1 to 5 seats, not for 9"),
        ("goblin-vaults --seats two", "'--seats'"),
        ("goblin-vaults --bots wizard", "there is no bot 'wizard'"),
        ("goblin-vaults --bots adept,,random", "has an empty name"),
        ("goblin-vaults --seats 1 --bots adept,random", "2 bots do not fit on 1 seat"),
        ("goblin-vaults --games 0", "'--games'"),
        ("goblin-vaults --budget 0", "--budget must be"),
        ("goblin-vaults --budget nan", "--budget must be"),
        ("goblin-vaults --budget inf", "--budget must be"),
        ("goblin-vaults --iterations 0", "'--iterations'"),
        ("goblin-vaults --workers 0", "'--workers'"),
        ("goblin-vaults --option level", "must look like key=value"),
        ("goblin-vaults --option colour=red", "there is no option 'colour'"),
        ("goblin-vaults --option suit-goal-count=99", "99 is not between 2 and 6"),
        ("goblin-vaults --option level=easy --option level=hard", "option level is given twice"),
        ("goblin-vaults --report here --no-report", "exclude each other"),
        ("goblin-vaults --report taken/report", "the report cannot be written to taken/report"),
    ],
)
def test_a_wish_the_arena_cannot_fulfil_is_one_sentence_and_plays_nothing(
    wishes: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").write_text("a file, not a folder")
    monkeypatch.setattr(sys, "argv", ["undercroft", "arena", *wishes.split()])
    with pytest.raises(SystemExit) as left:
        cli.main()
    told = capsys.readouterr()
    assert left.value.code == 2
    assert told.out == ""
    assert sentence in told.err
    assert len(told.err.strip().splitlines()) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


@pytest.mark.soak
@pytest.mark.parametrize("temper", ["cautious", "bold"])
@pytest.mark.parametrize("game", ["goblin-vaults", "emerald-skulls", "vault-wars"])
def test_a_temper_wins_as_often_as_none(game: str, temper: str) -> None:
    """The bold of Emerald Skulls bought a die too many, and won 28 of 300 games instead of 100."""
    line = arena(Contest(game, 3, (f"adept:{temper}", "adept"), 300, seed=301)).to_json()["bots"][0]
    assert line["low"] <= 1.15 / 3
    assert line["high"] >= 0.85 / 3
