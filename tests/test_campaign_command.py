"""`undercroft campaign`: a series of games in a file that is never half written and cannot be edited into nonsense."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.test_cli import Shell, shell
from undercroft import cli, games
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.lab.seating import Seating
from undercroft.terminal import campaign_command

__all__ = ["shell"]

FILE = "series.json"


@pytest.fixture(autouse=True, scope="module")
def with_campaigns() -> None:
    """The command line finds this command beside itself; the shell of these tests looks for nothing."""
    if not any(group.name == "campaign" for group in cli.app.registered_groups):
        campaign_command.add_to(cli.app)


def kept(shell: Shell) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((shell.folder / FILE).read_text(encoding="utf-8"))
    return data


def nearly_over(shell: Shell) -> None:
    """A campaign in which Boris plays at Expert."""
    casting = {"knight": "Ada", "cave": "Boris"}
    played = [{"casting": casting, "ending": "everyone-buried", "winners": ["Boris"]}] * 4
    data = kept(shell)
    data["campaign"] = {"levels": {"Ada": 0, "Boris": 4}, "games": played, "champion": None}
    (shell.folder / FILE).write_text(json.dumps(data), encoding="utf-8")


@pytest.mark.rule("VA-L050", "VA-L051", "VA-L052")
def test_a_campaign_is_begun_and_a_simulated_game_lifts_its_winner(shell: Shell) -> None:
    assert "Easiest" in shell("campaign", "new", FILE, "Ada:random", "Boris:random").out
    said = shell("campaign", "next", FILE, "knight=Ada", "cave=Boris", "--simulate", "--seed", 3, "--record", "r.json")
    assert "Boris climbs to Easy." in said.out
    assert kept(shell)["campaign"]["levels"] == {"Ada": 0, "Boris": 1}
    assert "1. Knight: Ada (Easiest), Cave: Boris (Easiest). Boris wins." in shell("campaign", "show", FILE).out
    assert "Пещера: Boris" in shell("campaign", "show", FILE, "--lang", "ru").out
    assert shell("replay", "r.json", "--check").code == 0
    assert shell("campaign", "show", FILE, "--json").data() == kept(shell)
    assert shell.written() == ["r.json", FILE]


@pytest.mark.rule("VA-L053")
def test_a_win_at_expert_ends_the_campaign(shell: Shell) -> None:
    shell("campaign", "new", FILE, "Ada:random", "Boris:random")
    nearly_over(shell)
    said = shell("campaign", "next", FILE, "knight=Ada", "cave=Boris", "--seed", 3, "--json")
    assert said.data()["campaign"]["champion"] == "Boris"
    assert "Boris is Your Vastness" in shell("campaign", "show", FILE).out
    over = shell("campaign", "next", FILE, "knight=Ada", "cave=Boris")
    assert over.code == 2
    assert "the campaign is over" in over.err


def test_a_person_plays_at_the_keyboard_and_leaving_changes_nothing(shell: Shell) -> None:
    shell("campaign", "new", FILE, "Ada", "Boris:random")
    before = kept(shell)
    said = shell("campaign", "next", FILE, "--seed", 1, typed="quit\n")
    assert said.code == 0
    assert "the campaign stands as before" in said.out
    assert kept(shell) == before
    assert shell.written() == [FILE]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("next", FILE, "knight=Ada"), "every player of the campaign must be cast"),
        (("next", FILE, "wizard=Ada", "cave=Boris"), "there is no role 'wizard'"),
        (("next", FILE, "knight=Clara", "cave=Boris"), "'Clara' does not play here"),
        (("next", FILE, "knight=Ada", "knight=Boris"), "given twice"),
        (("next", FILE, "knight"), "must look like role=player"),
        (("next", FILE, "-o", "knight-level=expert"), "follows from the campaign"),
        (("next", FILE, "-o", "terrain=perhaps"), "terrain"),
        (("next", FILE, "-o", "terrain"), "must look like key=value"),
        (("next", FILE, "--record", "missing/r.json"), "there is no such folder"),
        (("new", FILE, "Ada"), "exists already"),
        (("new", "other.json", "Ada", "Ada"), "a name of their own"),
        (("new", "other.json", "Ada\udcff"), "cannot be shown"),
        (("new", "other.json", "Ada\nBoris"), "cannot be shown"),
        (("new", "other.json", "Ada:genius"), "there is no bot 'genius'"),
        (("new", "other.json", "A", "B", "C", "D", "E", "F"), "one to five"),
        (("new", "other.json", "Ada", "--game", "goblin-vaults"), "has no campaign"),
        (("new", "other.json", "Ada", "--game", "chess"), "there is no game"),
        (("new", "missing/other.json", "Ada"), "cannot be written"),
        (("next", FILE, "--simulate", "--record", "."), "it is a folder"),
        (("show", "other.json"), "there is no such file"),
        (("show", FILE, "--lang", "xx"), "there is no language"),
    ],
)
def test_bad_input_gets_one_sentence_and_changes_nothing(shell: Shell, words: tuple[str, ...], sentence: str) -> None:
    shell("campaign", "new", FILE, "Ada:random", "Boris:random")
    before = kept(shell)
    said = shell("campaign", *words)
    assert said.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert kept(shell) == before
    assert shell.written() == [FILE]


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[:-30],
        lambda text: text[:0],
        lambda text: text[:0] + "[]",
        lambda text: text[:0] + "[" * 100_000,
        lambda text: text.replace('"random"', '"genius"'),
        lambda text: text.replace('"random"', "[]"),
        lambda text: text.replace("Ada", "Ada\\ud800"),
        lambda text: text.replace("undercroft-campaign-1", "something"),
        lambda text: text.replace('"Ada": 0', '"Ada": 4'),
        lambda text: text.replace('"champion": null', '"champion": "Ada"'),
        lambda text: text.replace('"games": []', '"games": [{"casting": 3}]'),
        lambda text: text.replace('"vast"', '"chess"'),
    ],
)
def test_a_broken_or_edited_file_is_refused(shell: Shell, damage: Any) -> None:
    shell("campaign", "new", FILE, "Ada:random", "Boris:random")
    path = Path(shell.folder / FILE)
    broken = damage(path.read_text(encoding="utf-8"))
    path.write_text(broken, encoding="utf-8")
    for words in (("show", FILE), ("next", FILE, "--simulate")):
        said = shell("campaign", *words)
        assert said.code == 2
        assert said.err.count("\n") == 1
    assert path.read_text(encoding="utf-8") == broken


def test_a_file_changed_by_somebody_else_is_not_overwritten(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    shell("campaign", "new", FILE, "Ada:random", "Boris:random")
    path = Path(shell.folder / FILE)
    play = Seating.play_to_the_end

    def meanwhile(seating: Seating, match: Match, luck: Luck) -> None:
        path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        play(seating, match, luck)

    monkeypatch.setattr(Seating, "play_to_the_end", meanwhile)
    said = shell("campaign", "next", FILE, "knight=Ada", "cave=Boris", "--json", "--seed", 3)
    assert said.code == 2
    assert "changed by somebody else" in said.err
    assert kept(shell)["campaign"]["games"] == []


def test_a_simulated_game_that_has_no_end_changes_nothing(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    shell("campaign", "new", FILE, "Ada:random", "Boris:random")
    before = kept(shell)
    monkeypatch.setattr(Seating.play_to_the_end, "__defaults__", (5,))
    said = shell("campaign", "next", FILE, "knight=Ada", "cave=Boris", "--simulate", "--seed", 3)
    assert said.code == 2
    assert said.err.startswith("undercroft: the game has no end after 5 decisions")
    assert kept(shell) == before


def test_which_game_has_a_campaign_is_found_out(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    shell("campaign", "new", FILE, "Ada", "Boris")
    assert kept(shell)["game"] == "vast"
    monkeypatch.setattr(games, "sound", lambda: [games.find("goblin-vaults")])
    assert "--game must say which campaign; known: none" in shell("campaign", "new", "b.json", "Ada", "Boris").err
    assert shell.written() == [FILE]


def test_names_are_shown_as_they_are_written_and_not_without_end(shell: Shell) -> None:
    said = shell("campaign", "new", FILE, "[red]Ada[/red]", "Boris")
    assert "[red]Ada[/red]" in said.out
    assert "[red]Ada[/red]" in shell("campaign", "show", FILE).out
    said = shell("campaign", "new", "other.json", "A" * 41, "Boris")
    assert said.err == f"undercroft: the name {'A' * 40}… is longer than 40 letters\n"
