"""The command line: every command with good input, and with bad input one sentence, exit code 2, nothing written."""

import io
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any

import pytest

from undercroft import __version__, cli
from undercroft.engine.errors import LawBroken
from undercroft.lab import fuzz, simulate

ROOT = Path(__file__).resolve().parents[1]
GAME = "goblin-vaults"
RECORD = ROOT / "tests" / "records" / "goblin_vaults" / "shared-victory.json"


class Said:
    """What a command printed, and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def data(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


class Shell:
    """Runs commands in an empty folder."""

    def __init__(self, folder: Path, capture: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.capture = capture
        self.patch = patch

    def __call__(self, *words: object, typed: str = "") -> Said:
        self.patch.setattr(sys, "argv", ["undercroft", *[str(word) for word in words]])
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        self.capture.readouterr()
        with pytest.raises(SystemExit) as ended:
            cli.main()
        out, err = self.capture.readouterr()
        code = ended.value.code
        assert code is None or isinstance(code, int)
        return Said(code or 0, out, err)

    def written(self) -> list[str]:
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*") if path.is_file())


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(cli, "add_neighbours", lambda: None)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return Shell(tmp_path, capsys, monkeypatch)


def refused(shell: Shell, *words: object, because: str) -> None:
    """One clear sentence on stderr, exit code 2, nothing printed, nothing written."""
    before = shell.written()
    said = shell(*words)
    assert said.code == 2, said.out
    assert said.out == ""
    assert said.err.startswith("undercroft: ")
    assert because in said.err
    assert said.err.count("\n") == 1, said.err
    assert "Traceback" not in said.err
    assert shell.written() == before


# Looking things up.


def test_games_lists_every_game_with_its_seats(shell: Shell) -> None:
    rows = {row["game"]: row for row in shell("games", "--json").data()}
    assert rows[GAME]["seats"] == [1, 5]
    assert rows[GAME]["name"] == "Goblin Vaults"
    assert "first-game" in rows[GAME]["presets"]
    assert rows[GAME]["reconstructed"]
    said = shell("games", "--lang", "ru")
    assert said.code == 0
    assert "Хранилища гоблинов" in said.out
    assert GAME in said.out


@pytest.mark.parametrize(
    ("environment", "name"),
    [
        ({"LC_ALL": "ru_RU.UTF-8"}, "Хранилища гоблинов"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "ru_RU.UTF-8"}, "Хранилища гоблинов"),
        ({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "Goblin Vaults"),
        ({"LC_ALL": "de_DE.UTF-8"}, "Goblin Vaults"),
    ],
)
def test_the_terminal_is_spoken_to_in_its_own_language(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], name: str
) -> None:
    for key, value in environment.items():
        monkeypatch.setenv(key, value)
    assert name in shell("games").out
    assert "Goblin Vaults" in shell("games", "--lang", "en").out


def test_rules_shows_the_whole_book_or_what_mentions_a_word(shell: Shell) -> None:
    assert "Scheme Phase" in shell("rules", GAME).out
    found = shell("rules", GAME, "--search", "GV-056", "--json").data()
    assert found
    assert all("GV-056" in paragraph["rules"] for paragraph in found)
    assert "Фаза интриг" in shell("rules", GAME, "--lang", "ru").out
    assert "Glavrun" in shell("rules", GAME, "--search", "glavrun").out
    assert len(shell("rules", GAME, "--json").data()) > 60


def test_cards_shows_facts_with_their_confidence(shell: Shell) -> None:
    everything = shell("cards", GAME, "--json").data()
    assert len([card for card in everything if card["table"] == "card"]) == 60
    printed = shell("cards", GAME, "--confidence", "printed", "--json").data()
    assert {"cluster", "tome-library", "gimnaxs-reign"} <= {card["key"] for card in printed}
    assert {card["confidence"] for card in printed} == {"printed"}
    assert "tomes-9" in shell("cards", GAME).out


def test_version_says_which_and_whether_it_is_compiled(shell: Shell) -> None:
    said = shell("version")
    assert said.code == 0
    assert __version__ in said.out
    assert "compiled" in said.out or "pure Python" in said.out


def test_help_is_there_for_every_command(shell: Shell) -> None:
    said = shell("--help")
    assert said.code == 0
    for command in ("games", "rules", "cards", "play", "simulate", "record", "replay", "fuzz", "version"):
        assert command in said.out
        assert shell(command, "--help").code == 0


# Playing.


def test_play_asks_and_can_be_left_at_once(shell: Shell) -> None:
    said = shell("play", GAME, "--seats", 2, "--bots", "random", "--seed", 4, typed="quit\n")
    assert said.code == 0
    assert "Which card opens your vault" in said.out
    assert "Unofficial fan implementation" in said.out
    assert "reconstructed" in said.out
    assert shell("play", GAME, "--seats", 2, "--bots", "random", typed="").code == 0, "end of input is leaving"


def test_play_goes_to_the_end_by_numbers_and_shows_the_score(shell: Shell) -> None:
    said = shell("play", GAME, "-n", 1, "--seed", 4, "--lang", "ru", typed="1\n" * 60)
    assert said.code == 0
    assert "Лист" in said.out or "Всего" in said.out or "Итого" in said.out
    assert "Главрун" in said.out


def test_play_understands_words_undo_log_why_and_save(shell: Shell) -> None:
    typed = "nonsense\n²\n99\n1\nlog\nwhy\nundo\nsave mine.json\n1\nsave no/such/folder.json\nquit\n"
    said = shell("play", GAME, "-n", 2, "--bots", "random", "--seed", 4, typed=typed)
    assert said.code == 0
    assert "Please type a number" in said.out
    assert "Taken back" in said.out
    assert "(GV-" in said.out
    assert "Saved as mine.json" in said.out
    assert "Not saved" in said.out
    assert shell.written() == ["mine.json"]
    assert shell("replay", "mine.json", "--check").code == 0


def test_people_can_share_the_keyboard(shell: Shell) -> None:
    said = shell("play", GAME, "-n", 2, "--bots", "none", "--seed", 1, typed="1\n1\nquit\n")
    assert "— Player 1 (you) —" in said.out
    assert "— Player 2 (you) —" in said.out


# Many games, records, replays.


def test_simulate_counts_and_is_the_same_for_the_same_seed(shell: Shell) -> None:
    words = ("simulate", GAME, "-n", 3, "-g", 5, "--seed", 7, "--walks", 0, "--json")
    first, second = shell(*words).data(), shell(*words).data()
    for clock in ("seconds", "decisions_per_second"):
        first.pop(clock)
        second.pop(clock)
    assert first == second
    assert first["finished"] == 5
    assert first["lawful"]
    assert len(first["mean_scores"]) == 3
    said = shell("simulate", GAME, "-n", 1, "-g", 2, "-o", "level=hard", "--walks", 1)
    assert said.code == 0
    assert "glavrun" in said.out


@pytest.mark.parametrize(("part", "law"), [("play_one", "law 10"), ("walk", "law 1")])
def test_a_law_that_breaks_in_a_simulation_is_told_with_its_seed(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, part: str, law: str
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise LawBroken(f"{law}: something is amiss")

    monkeypatch.setattr(simulate, part, broken)
    said = shell("simulate", GAME, "-n", 2, "-g", 1, "--seed", 7, "--json")
    assert said.code == 1
    assert f"seed 7: {law}: something is amiss" in json.loads(said.out)["failures"]


@pytest.mark.parametrize("part", ["play_one", "walk"])
def test_a_fault_of_the_rules_in_a_simulation_names_its_seed(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    def faulty(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(simulate, part, faulty)
    shell.patch.setattr(sys, "argv", ["undercroft", "simulate", GAME, "-n", "2", "-g", "1", "--seed", "7"])
    with pytest.raises(ZeroDivisionError) as fault:
        cli.main()
    assert fault.value.__notes__ == ["in the game of seed 7"]


def test_a_record_can_be_written_checked_and_looked_at(shell: Shell) -> None:
    assert shell("record", GAME, "-n", 2, "--seed", 3, "--preset", "first-game", "-o", "game.json").code == 0
    assert shell.written() == ["game.json"]
    said = shell("replay", "game.json", "--check")
    assert said.code == 0
    assert "sound" in said.out
    data = shell("replay", "game.json", "--json").data()
    assert data["outcome"] is not None
    early = shell("replay", "game.json", "--upto", 12, "--view", 1, "--json").data()
    assert early["outcome"] is None
    assert early["seat"] == 0
    assert early["fingerprint"] != data["fingerprint"]
    shown = shell("replay", "game.json", "--lang", "ru")
    assert shown.code == 0
    assert "Раунд 9" in shown.out


def test_a_kept_record_replays_to_its_end(shell: Shell) -> None:
    said = shell("replay", RECORD)
    assert said.code == 0
    assert "a shared victory" in said.out


def test_a_game_that_has_no_end_is_given_up_and_nothing_is_written(shell: Shell) -> None:
    because = "the game has no end after 20 decisions; try another seed, other bots or options"
    refused(shell, "record", GAME, "-n", 3, "-o", "r.json", "--limit", 20, because=because)
    assert shell("record", GAME, "-n", 3, "-o", "r.json", "--limit", 1000).code == 0


def test_replay_tells_a_game_in_words(shell: Shell) -> None:
    said = shell("replay", RECORD, "--words")
    assert said.out == RECORD.with_suffix(".txt").read_text(encoding="utf-8")
    assert "Игрок 1: Открыть хранилище" in shell("replay", RECORD, "--words", "--lang", "ru").out


def test_fuzz_ends_in_the_midst_of_a_long_game(shell: Shell) -> None:
    began = time.monotonic()
    said = shell("fuzz", "emerald-skulls", "--seconds", 0.2, "--seed", 5)
    assert said.code == 0, said.err
    assert said.out.startswith("0 games, ")
    assert time.monotonic() - began < 20, "the game of this seed takes minutes"


def test_fuzz_goes_on_to_the_next_game_after_so_many_decisions(shell: Shell) -> None:
    said = shell("fuzz", "emerald-skulls", "--seconds", 1, "--seed", 5, "--limit", 3)
    assert said.code == 0, said.err
    games, cut, decisions = (int(number) for number in re.findall(r"(\d+) (?:games|cut|decisions,)", said.out))
    assert games == cut > 1
    assert decisions <= 3 * (games + 1)


def test_fuzz_finds_all_laws_kept(shell: Shell) -> None:
    said = shell("fuzz", GAME, "--seconds", 0.5, "--seed", 3)
    assert said.code == 0, said.err
    assert "all laws hold" in said.out
    assert shell.written() == []


def test_fuzz_keeps_the_record_of_a_broken_law_and_names_the_law_first(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> int:
        raise LawBroken("law 1: asking changed the state")

    monkeypatch.setattr(fuzz, "walk", broken)
    said = shell("fuzz", GAME, "--seed", 3, "--seconds", 5)
    assert said.code == 1
    assert said.err.startswith("seed 3: LawBroken: law 1: asking changed the state\n")
    assert said.err.endswith(f"under way: PlayGame > SetUp.pick_starting_card\nrecord: failures/{GAME}-3.json\n")
    assert shell.written() == [f"failures/{GAME}-3.json"]
    assert shell("replay", f"failures/{GAME}-3.json", "--check").code == 0
    said = shell("fuzz", GAME, "--seed", 3, "--failures", f"failures/{GAME}-3.json")
    assert said.err.startswith("seed 3: LawBroken: law 1")
    assert said.err.endswith(f"undercroft: failures/{GAME}-3.json cannot be made: File exists\n")
    assert said.code == 2


def test_cards_of_ones_own_are_used(shell: Shell) -> None:
    goals = (ROOT / "src/undercroft/games/goblin_vaults/data/goals.toml").read_text(encoding="utf-8")
    Path("mine.toml").write_text(goals.replace("{ chamber = 9 }", "{ chamber = 7 }"), encoding="utf-8")
    options = ("-n", 2, "--preset", "first-game", "--seed", 3)
    assert shell("record", GAME, *options, "--cards", "mine.toml", "-o", "game.json").code == 0
    rewards = [goal["rewards"] for goal in shell("replay", "game.json", "--json").data()["table"]["goals"]]
    assert [7] in rewards
    assert shell("simulate", GAME, "-g", 1, "--walks", 0, "--cards", "mine.toml", "--json").data()["lawful"]


# Bad input.


@pytest.mark.parametrize(
    ("words", "because"),
    [
        (("dance",), "No such command 'dance'"),
        (("games", "--lang", "tlh"), "there is no language 'tlh'"),
        (("games", "--loud"), "No such option"),
        (("rules", "chess"), "there is no game 'chess'"),
        (("rules",), "Missing argument 'GAME'"),
        (("rules", GAME, "--lang", "xx"), "there is no language 'xx'"),
        (("rules", GAME, "--search", "bishop"), "does not mention 'bishop'"),
        (("cards", "chess"), "there is no game 'chess'"),
        (("cards", GAME, "--confidence", "sure"), "there is no confidence 'sure'"),
        (("play", "chess"), "there is no game 'chess'"),
        (("play", GAME, "--seats", "9"), "1 to 5 seats, not for 9"),
        (("play", GAME, "--seats", "0"), "1 to 5 seats, not for 0"),
        (("play", GAME, "--seats", "two"), "Invalid value for '--seats'"),
        (("play", GAME, "--bots", "wizard"), "there is no bot 'wizard'"),
        (("play", GAME, "-n", "3", "--bots", "random,random,wizard"), "beside you there is room for 2"),
        (("play", GAME, "-n", "1", "--bots", "random"), "beside you there is room for 0"),
        (("play", GAME, "--option", "level"), "must look like key=value"),
        (("play", GAME, "--option", "level=easy", "--option", "level=hard"), "option level is given twice"),
        (("play", GAME, "--option", "level=brutal"), "'brutal' is not one of easy, medium, hard"),
        (("play", GAME, "--option", "colour=red"), "there is no option 'colour'"),
        (("play", GAME, "--preset", "second-game"), "no preset 'second-game'"),
        (("play", GAME, "--lang", "xx"), "there is no language 'xx'"),
        (("play", GAME, "--no-plain"), "No such option"),
        (("play", GAME, "--cards", "nowhere.toml"), "nowhere.toml: there is no such file"),
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", GAME, "--games", "0"), "Invalid value for '--games'"),
        (("simulate", GAME, "--seats", "7"), "1 to 5 seats, not for 7"),
        (("simulate", GAME, "--seats", "0"), "1 to 5 seats, not for 0"),
        (("simulate", GAME, "--workers", "0"), "Invalid value for '--workers'"),
        (("simulate", GAME, "-n", "2", "--bots", "random,random,random"), "3 bots do not fit on 2 seats"),
        (("simulate", GAME, "-n", "1", "--bots", "random,random"), "2 bots do not fit on 1 seat\n"),
        (("simulate", GAME, "--bots", "wizard"), "there is no bot 'wizard'"),
        (("simulate", GAME, "--bots", "random,,random"), "has an empty name"),
        (("simulate", GAME, "--bots", ""), "has an empty name"),
        (("simulate", GAME, "-n", "3", "-o", "suit-goal-count=6"), "at most 4 suit goals"),
        (("simulate", GAME, "--cards", "nowhere.toml"), "there is no such file"),
        (("record", GAME), "Missing option"),
        (("record", "chess", "-o", "game.json"), "there is no game 'chess'"),
        (("record", GAME, "-o", "game.json", "--seats", "6"), "1 to 5 seats, not for 6"),
        (("record", GAME, "-o", "game.json", "--bots", "wizard"), "there is no bot 'wizard'"),
        (("record", GAME, "-o", "game.json", "--option", "level=easy", "--option", "level=easy"), "given twice"),
        (("record", GAME, "-o", "game.json", "--option", "suits=gems"), "'gems' is not one of"),
        (("record", GAME, "-o", "game.json", "--preset", "x"), "no preset 'x'"),
        (("record", GAME, "-o", "no/such/folder.json"), "cannot be written"),
        (("replay", "nowhere.json"), "nowhere.json: there is no such file"),
        (("replay",), "Missing argument"),
        (("replay", RECORD, "--view", "3"), "seats 1 to 2, not 3"),
        (("replay", RECORD, "--upto", "-1"), "Invalid value for '--upto'"),
        (("replay", RECORD, "--lang", "xx"), "there is no language 'xx'"),
        (("replay", "."), ". cannot be read: Is a directory"),
        (("replay", "/dev/zero"), "/dev/zero cannot be read: it is larger than 64 MB"),
        (("play", GAME, "--cards", "."), ".: cannot be read: Is a directory"),
        (("simulate", GAME, "--workers", 100_000), "Invalid value for '--workers'"),
        (("fuzz", "chess"), "there is no game 'chess'"),
        (("fuzz", GAME, "--seconds", "0"), "Invalid value for '--seconds'"),
        (("fuzz", GAME, "--seconds", "soon"), "Invalid value for '--seconds'"),
        (("version", "now"), "unexpected extra argument"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(shell: Shell, words: tuple[object, ...], because: str) -> None:
    refused(shell, *words, because=because)


@pytest.mark.parametrize(
    ("change", "because"),
    [
        (lambda text: text[: len(text) // 2], "truncated or not JSON"),
        (lambda text: text.replace("store 1", "store 2"), "has been changed"),
        (lambda text: text.replace('"seats": 2', '"seats": 3'), "has been changed"),
        (lambda text: text.replace('"format": 2', '"format": 7'), "not a record of a match"),
        (lambda text: text.replace('"game": "goblin-vaults"', '"game": "chess"'), "there is no game 'chess'"),
        (lambda text: text.replace('"game": "goblin-vaults"', '"game": ["goblin-vaults"]'), "not a record of a match"),
        (lambda _: "[]", "not a record of a match"),
        (lambda _: "", "truncated or not JSON"),
    ],
)
def test_a_record_that_was_damaged_or_edited_is_refused(shell: Shell, change: Any, because: str) -> None:
    Path("broken.json").write_text(change(RECORD.read_text(encoding="utf-8")), encoding="utf-8")
    refused(shell, "replay", "broken.json", because=because)
    refused(shell, "replay", "broken.json", "--check", because=because)


@pytest.mark.parametrize("command", [("play", GAME), ("simulate", GAME), ("record", GAME, "-o", "game.json")])
def test_a_broken_card_file_is_named_with_entry_and_reason(shell: Shell, command: tuple[str, ...]) -> None:
    Path("mine.toml").write_text("[[card]]\nkey='tomes-9'\nsuit='tomes'\nvalue=9\nfaction='pink'\n", encoding="utf-8")
    refused(shell, *command, "--cards", "mine.toml", because="mine.toml: card tomes-9: faction must be one of")
    Path("mine.toml").write_text("[[card]\n", encoding="utf-8")
    refused(shell, *command, "--cards", "mine.toml", because="mine.toml: is not TOML")
    for strange in ("2026-01-01", "nan", "-inf"):
        Path("mine.toml").write_text(f"note = {strange}\n", encoding="utf-8")
        refused(shell, *command, "--cards", "mine.toml", because="mine.toml: cards hold words")


@pytest.mark.parametrize("path", ["taken", ".", "/", "taken/..", "notes/game.json", "x" * 252, "round/game.json"])
def test_a_file_that_cannot_be_written_leaves_no_half_of_it(shell: Shell, path: str) -> None:
    Path("taken").mkdir()
    Path("notes").write_text("mine", encoding="utf-8")
    Path("round").symlink_to("round")
    before = sorted(shell.folder.iterdir())
    refused(shell, "record", GAME, "-n", 2, "-o", path, because=f"{path} cannot be written: ")
    assert sorted(shell.folder.iterdir()) == before


# The real thing.


def run_into(output: IO[str], command: str) -> subprocess.CompletedProcess[str]:
    """Run the real command with its output going there."""
    words = [sys.executable, "-m", "undercroft", *command.split()]
    return subprocess.run(words, stdout=output, stderr=subprocess.PIPE, text=True, check=False)


@pytest.mark.parametrize("command", ["version", "games", "games --json", f"replay {RECORD}"])
def test_output_that_finds_no_room_is_one_sentence(command: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = run_into(full, command)
    assert done.stderr == "undercroft: the output: No space left on device\n"
    assert done.returncode == 2


@pytest.mark.parametrize("command", ["version", f"replay {RECORD}"])
def test_output_that_nobody_reads_to_its_end_is_no_matter(command: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as closed:
        done = run_into(closed, command)
    assert done.stderr == ""
    assert done.returncode == 1


@pytest.mark.parametrize(("closed", "command", "code"), [(">&-", "games", 0), ("2>&-", "nonsense", 2)])
def test_output_that_was_closed_from_the_beginning_is_no_matter(closed: str, command: str, code: int) -> None:
    line = f'"{sys.executable}" -m undercroft {command} {closed}'
    said = subprocess.run(["sh", "-c", line], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (said.returncode, said.stdout, said.stderr) == (code, "", "")


def test_a_terminal_that_cannot_show_a_letter_shows_a_question_mark() -> None:
    words = [sys.executable, "-m", "undercroft", "games", "--lang", "ru"]
    plain = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(words, cwd=ROOT, env=plain, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "goblin-vaults   1-5    ?" in done.stdout


def test_the_installed_command_runs_with_its_neighbours() -> None:
    done = subprocess.run([sys.executable, "-m", "undercroft", "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "simulate" in done.stdout
    bad = subprocess.run(
        [sys.executable, "-m", "undercroft", "rules", "chess"], capture_output=True, text=True, check=False
    )
    assert bad.returncode == 2
    assert bad.stdout == ""
    assert bad.stderr.startswith("undercroft: there is no game 'chess'")
