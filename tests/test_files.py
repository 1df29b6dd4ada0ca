"""Files are written whole or not at all, and what is no file is not replaced by one."""

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from undercroft.engine.errors import BadInput
from undercroft.files import write_file, written_whole


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_that_is_replaced_is_never_half_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_file(path, "old")

    def half() -> None:
        with written_whole(path) as draft:
            draft.write_text("ne", encoding="utf-8")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        half()
    assert path.read_text(encoding="utf-8") == "old"
    assert names(tmp_path) == ["game.json"]


def test_a_disk_that_is_full_is_one_sentence_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadInput, match=r"game\.json cannot be written: No space left on device"):
        write_file(tmp_path / "game.json", "text")
    assert names(tmp_path) == []


def test_a_link_stays_and_the_file_behind_it_is_written(tmp_path: Path) -> None:
    (tmp_path / "behind").mkdir()
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "behind" / "game.json")
    write_file(link, "text")
    assert link.is_symlink()
    assert names(tmp_path / "behind") == ["game.json"]
    assert link.read_text(encoding="utf-8") == "text"


def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    heard: list[str] = []
    listener = threading.Thread(target=lambda: heard.append(pipe.read_text(encoding="utf-8")))
    listener.start()
    write_file(pipe, "text")
    listener.join(10)
    assert heard == ["text"]
    assert pipe.is_fifo()


def test_a_report_that_cannot_be_written_leaves_the_results_to_be_read(tmp_path: Path) -> None:
    (tmp_path / "report" / "report.md").mkdir(parents=True)
    command = "arena goblin-vaults --seats 2 --bots random --games 2 --json --report report"
    said = subprocess.run(
        [sys.executable, "-m", "undercroft", *command.split()],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert json.loads(said.stdout)["games"] == 2
    assert said.stderr == "undercroft: report/report.md cannot be written: Is a directory\n"
    assert said.returncode == 2
