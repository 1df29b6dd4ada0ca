"""Pictures of what a table shows, one a beat, for whoever wants to see whether it can be followed.

    python -m tests.browser.strip FOLDER goblin-vaults --seats 4 --size 390x844 --language ru --beats 60
    python -m tests.browser.strip FOLDER emerald-skulls --seed 7 --until "Bust"

A person plays by chance at the calm pace. Every beat is a picture as soon as its motion has come to rest; so is every
question, and the ending. `strip.txt` has the sentence of each. FOLDER should lie outside the repository.
"""

import argparse
import json
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.people import Person
from tests.browser.serving import Serving

# What is shown: a beat and its sentence, a question, or the result.
SHOWN = """() => {
  const text = (what) => document.querySelector(what)?.textContent?.trim().replace(/\\s+/g, ' ') ?? '';
  const told = text('.plaque [data-beat]');
  if (told) return ['beat', document.querySelector('.plaque [data-beat]').dataset.beat, told];
  const asked = document.querySelector('.plaque[data-decision]');
  if (asked) return ['question', asked.dataset.decision, text('#question')];
  if (document.querySelector('.ending')) return ['ending', '', text('.ending h2')];
  return ['', '', ''];
}"""
REST = 700
"""Milliseconds until what moved has come to rest."""
SLOWER = """{
  // So that no beat is over before its picture is taken, all that waits for half a second or more waits longer.
  const wait = window.setTimeout;
  window.setTimeout = (act, time, ...args) => wait(act, time >= 500 && time < 4000 ? time * 3 : time, ...args);
}"""


class Recorder:
    """Takes pictures of one person's page."""

    def __init__(self, person: Person, folder: Path) -> None:
        self.person = person
        self.folder = folder
        self.lines: list[str] = []
        self.last: list[str] = []
        self.beats = 0
        folder.mkdir(parents=True, exist_ok=True)

    def look(self) -> str:
        """A picture, if something else is shown than before; returns what kind of thing is shown."""
        shown: list[str] = self.person.page.evaluate(SHOWN)
        if shown[0] and shown[:2] != self.last:
            self.last = shown[:2]
            self.beats += shown[0] == "beat"
            self.person.page.wait_for_timeout(REST)
            name = f"{len(self.lines):03}-{shown[0]}.png"
            self.person.page.screenshot(path=self.folder / name)
            self.lines.append(f"{name}  {shown[2]}")
        return shown[0]

    def write(self) -> None:
        (self.folder / "strip.txt").write_text("\n".join(self.lines) + "\n", encoding="utf-8")


def record(recorder: Recorder, beats: int, until: str, seconds: float) -> None:
    """Play until so many beats were shown, a sentence was told, the game is over, or the time is up."""
    end = time.monotonic() + seconds
    while recorder.beats < beats and time.monotonic() < end:
        kind = recorder.look()
        if kind == "ending" or (until and recorder.lines and until in recorder.lines[-1]):
            break
        if kind == "question":
            recorder.person.act()
        recorder.person.page.wait_for_timeout(40)


def arguments() -> argparse.Namespace:
    found = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    found.add_argument("folder", type=Path)
    found.add_argument("game")
    found.add_argument("--seats", type=int, default=3)
    found.add_argument("--size", default="1440x900")
    found.add_argument("--language", default="en")
    found.add_argument("--theme", default="dark")
    found.add_argument("--seed", type=int, default=1, help="of the person's choices")
    found.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    found.add_argument("--beats", type=int, default=40)
    found.add_argument("--until", default="", help="stop at a sentence that holds this")
    found.add_argument("--seconds", type=float, default=400)
    return found.parse_args()


def main() -> None:
    given = arguments()
    width, height = (int(each) for each in given.size.split("x"))
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder) / "tables.sqlite") as serving,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        person = Person(
            browser,
            serving.url,
            language=given.language,
            theme=given.theme,
            size=(width, height),
            seed=given.seed,
            pace="calm",
        )
        person.context.add_init_script(SLOWER)
        bots = {str(seat): "novice" for seat in range(1, given.seats)}
        table = person.open_table(game=given.game, seats=given.seats, bots=bots, options=given.options)
        person.command(table, "start")
        person.go(f"/t/{table}")
        recorder = Recorder(person, given.folder)
        try:
            record(recorder, given.beats, given.until, given.seconds)
        finally:
            recorder.write()
            print(f"{len(recorder.lines)} pictures in {given.folder}; faults of the page: {person.faults or 'none'}")


if __name__ == "__main__":
    main()
