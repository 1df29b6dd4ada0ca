"""A game that is being written breaks now and then: it says where, and the other games do not notice."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.test_adding_a_game import RULES
from undercroft import cli, games
from undercroft.engine.errors import BrokenGame
from undercroft.lab.fuzz import fuzz
from undercroft.server.wire.catalogue import catalogue

Break = Callable[[str, str], None]


@pytest.fixture
def broken(tmp_path: Path) -> Iterator[Break]:
    """Puts Copper Crown among the games, with one line of its rules changed."""

    def put(line: str, instead: str) -> None:
        assert line in RULES[0]
        folder = tmp_path / "copper_crown"
        folder.mkdir()
        (folder / "__init__.py").touch()
        (folder / "game.py").write_text(RULES[0].replace(line, instead), encoding="utf-8")

    games.__path__.append(str(tmp_path))
    yield put
    games.__path__.remove(str(tmp_path))
    games._found.pop("copper-crown", None)
    for name in [name for name in sys.modules if "copper_crown" in name]:
        del sys.modules[name]


def line_of(text: str) -> int:
    before: str = RULES[0].partition(text)[0]
    return before.count("\n") + 1


def failure_of(key: str) -> str:
    """What `fuzz` says about a game, line by line."""
    failure = fuzz(key, 20, seed=1, every=1).failure
    assert failure is not None
    return failure.message


def test_a_game_that_cannot_be_read_is_listed_as_broken_in_one_line(broken: Break) -> None:
    broken("class SellCrown(Procedure):", "class SellCrown(Procedure:")
    listed = CliRunner().invoke(cli.app, ["games"], env={"COLUMNS": "250"})
    assert listed.exit_code == 0
    line = next(line for line in listed.output.splitlines() if line.startswith("copper-crown"))
    assert f"(game.py, line {line_of('class SellCrown')})" in line
    assert "SyntaxError" in line
    for key in games.all_keys():
        assert key in listed.output
    with pytest.raises(BrokenGame, match="the game 'copper-crown' cannot be opened: SyntaxError"):
        games.find("copper-crown")
    assert "copper-crown" not in [game.key for game in games.sound()]
    catalogue.cache_clear()
    assert len(catalogue().games) == len(games.sound()) > 0


def test_a_game_that_fails_while_it_is_made_says_where(broken: Break) -> None:
    broken("GAME = CopperCrown()", "GAME = CoperCrown()")
    with pytest.raises(BrokenGame, match=rf"NameError: .*CoperCrown.* \(game.py, line {line_of('GAME = ')}\)"):
        games.find("copper-crown")


def test_a_step_that_is_not_there_is_named_with_those_that_are(broken: Break) -> None:
    broken('self.goto("count")', 'self.goto("cuont")')
    said = failure_of("copper-crown")
    assert "PlayGame has no step 'cuont'; its steps are next_round, bid_for_it, count" in said
    assert "in PlayGame.next_round (" in said
    assert f"copper_crown/game.py:{line_of('self.goto(' + chr(34) + 'count')})" in said


def test_a_crash_names_procedure_step_file_and_line(broken: Break) -> None:
    broken("g.purses[seat] -= bids[seat]", 'g.purses["seat"] -= bids[seat]')
    first, where, under_way = failure_of("copper-crown").splitlines()
    assert first.startswith("TypeError: ")
    assert where.startswith("  in SellCrown.award (")
    assert where.endswith(f"copper_crown/game.py:{line_of('g.purses[seat] -=')})")
    assert under_way.startswith("  after ")
    assert under_way.endswith("under way: PlayGame > SellCrown")


def test_a_broken_law_names_the_field_and_the_step(broken: Break) -> None:
    broken("        options = [[BID", "        g.worth += 1\n        options = [[BID")
    said = failure_of("copper-crown")
    assert said.startswith("LawBroken: law 1: asking changed the state: worth is ")
    assert said.endswith("under way: PlayGame > SellCrown.bid")


def test_an_explanation_that_crashes_is_found_though_no_answer_needs_it(broken: Break) -> None:
    before = "    def new(self, seats"
    broken(before, f"    def why_not(self, *asked):\n        return [][0]\n\n{before}")
    said = failure_of("copper-crown")
    assert said.startswith("IndexError: ")
    assert "in CopperCrown.why_not (" in said


def test_odds_are_held_to_what_is_declared(broken: Break) -> None:
    before = "    def view(self, seat"
    broken(before, f"    def odds(self):\n        return {{'worth': 'much'}}\n\n{before}")
    assert failure_of("copper-crown").startswith("LawBroken: law 14: the odds: ")
