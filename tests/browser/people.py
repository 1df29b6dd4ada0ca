"""A person at a browser, who clicks only what is lit."""

import contextlib
import json
import random
import time
from typing import Any

from playwright.sync_api import Browser, ElementHandle, Error, Page

from tests.browser.serving import ROOT
from undercroft.games import all_keys

PICTURES = ROOT / "test-results"
PLAY_NOW = {"en": "Play now", "ru": "Играть"}

ASKED = ".plaque[data-decision]:not([data-pending]) #question"

# What a click may change: the question, what is lit or picked, and the log.
PICTURE = """() => {
  const plaque = document.querySelector('.plaque');
  const count = (what) => document.querySelectorAll(what).length;
  const lit = [count('[data-lit]'), count('[data-lit=picked]'), count('.plaque [data-answer]'), count('.log li')];
  return [plaque?.dataset.decision, plaque?.textContent, ...lit].join('|');
}"""
CHANGED = f"(old) => !document.querySelector('.plaque[data-pending]') && ({PICTURE})() !== old"

# Whether a finger or a mouse would hit this thing now: in the window, and nothing else on top of it or close by.
WITHIN_REACH = """(things) => things.map((thing) => {
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hits = ([dx, dy]) => thing.contains(document.elementFromPoint(x + dx, y + dy));
  return [[0, 0], [4, 0], [-4, 0], [0, 4], [0, -4]].every(hits);
})"""


class Person:
    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        language: str = "en",
        theme: str = "dark",
        size: tuple[int, int] = (1440, 900),
        seed: int = 1,
        pace: str = "instant",
        knows_games: bool = True,
    ) -> None:
        self.url = url
        self.language = language
        self.phone = size[0] <= 760
        self.luck = random.Random(seed)
        self.faults: list[str] = []
        self.clicks = 0
        self.fruitless: list[str] = []
        motion = "none" if pace == "instant" else "full"
        taste = {"theme": theme, "language": language, "sound": 0, "motion": motion, "pace": pace}
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=self.phone, reduced_motion="reduce"
        )
        self.context.add_init_script(f"localStorage.setItem('undercroft.settings', {json.dumps(json.dumps(taste))})")
        if knows_games:
            # Else "Play now" asks a newcomer whether to learn first, and a first game is explained.
            self._keep("undercroft.lessons", {"asked": all_keys()})
            self._keep("undercroft.coach", {"off": True})
        self.page: Page = self.context.new_page()
        self.expects_outage = False
        self.page.on("console", lambda line: self._complain(line.text) if line.type == "error" else None)
        self.page.on("pageerror", lambda fault: self._complain(str(fault)))
        self.page.on("request", lambda request: self._watch(request.url))

    def _keep(self, key: str, value: object) -> None:
        """Let the browser remember something from an earlier visit."""
        text = json.dumps(json.dumps(value))
        script = f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {text})"
        self.context.add_init_script(script)

    def _complain(self, text: str) -> None:
        if self.expects_outage and ("ERR_CONNECTION" in text or "WebSocket" in text or "Failed to" in text):
            return
        self.faults.append(text)

    def _watch(self, url: str) -> None:
        host = self.url.removeprefix("http://")
        if not url.startswith((f"http://{host}", f"ws://{host}", "data:", "blob:")):
            self.faults.append(f"a request left the origin: {url}")

    def leave(self) -> None:
        self.context.close()

    # Coming to a table.

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def play_now(self, game: str) -> None:
        self.go()
        cover = self.page.locator(f'[data-game="{game}"]')
        cover.get_by_role("button", name=PLAY_NOW[self.language], exact=True).click()
        self.page.wait_for_selector(".plaque", timeout=30_000)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """The server's HTTP part, with this person's cookies."""
        script = """async ([method, path, body]) => {
          if (!document.cookie.includes('csrftoken')) await fetch('/api/lobby');
          const token = document.cookie.split('; ').find((each) => each.startsWith('csrftoken='))?.slice(10) ?? '';
          const headers = { 'content-type': 'application/json', 'x-csrftoken': decodeURIComponent(token) };
          const answer = await fetch(path, { method, headers, body: body === null ? null : JSON.stringify(body) });
          const text = await answer.text();
          if (!answer.ok) throw new Error(text);
          return text ? JSON.parse(text) : null;
        }"""
        return self.page.evaluate(script, [method, path, body])

    def open_table(self, name: str = "Ada", **table: Any) -> str:
        self.go()
        self.call("PUT", "/api/me", {"name": name})
        return str(self.call("POST", "/api/tables", table)["id"])

    def command(self, table: str, kind: str, **body: Any) -> None:
        body |= {"type": kind, "command": f"t{time.monotonic_ns()}"}
        self.call("POST", f"/api/tables/{table}/commands", body)

    # Playing.

    @property
    def asked(self) -> bool:
        return self.page.query_selector(ASKED) is not None

    @property
    def finished(self) -> bool:
        plaque = self.page.query_selector(".plaque .ask")
        if plaque is None or plaque.get_attribute("id") == "question":
            return False
        return self.page.query_selector("[data-beat]") is None

    def lit(self) -> list[ElementHandle]:
        """What can be clicked; what would have to be scrolled or panned to only if there is nothing else."""
        found = self.page.query_selector_all("[data-lit=legal], .plaque [data-answer]:not([disabled])")
        near = self.page.evaluate(WITHIN_REACH, found)
        return [each for each, reach in zip(found, near, strict=True) if reach] or [
            each for each in found if each.is_visible()
        ]

    def act(self, keys: bool = False) -> bool:
        """One click (or Enter) on something lit; False if nothing is asked or could be clicked."""
        if not self.asked:
            return False
        before = self.page.evaluate(PICTURE)
        try:
            things = self.lit()
            if not things:
                return False
            thing = self.luck.choice(things)
            if keys:
                thing.focus()
                self.page.keyboard.press("Enter")
            elif self.phone:
                thing.tap(timeout=3000)
            else:
                thing.click(timeout=3000)
        except Error:
            # It was answered or moved meanwhile; look again.
            return False
        self.clicks += 1
        try:
            self.page.wait_for_function(CHANGED, arg=before, timeout=3000, polling=20)
            self.fruitless = []
        except Error:
            self._did_nothing(thing)
        return True

    def _did_nothing(self, thing: ElementHandle) -> None:
        """Once may be a busy machine; again and again is a fault of the page, unless an answer is on its way."""
        if self.page.query_selector(".plaque[data-pending]"):
            return
        with contextlib.suppress(Error):
            self.fruitless.append(str(thing.evaluate("one => one.outerHTML.slice(0, 300)")))
        assert len(self.fruitless) < 8, f"clicks lead nowhere at {self.where()}: {self.fruitless}"

    def where(self) -> str:
        """For whoever has to find out why it did not go on: the question, and a picture."""
        PICTURES.mkdir(exist_ok=True)
        picture = PICTURES / f"stuck-{id(self)}.png"
        with contextlib.suppress(Error):
            self.page.screenshot(path=picture)
        return f"{self.result()!r} ({picture})"

    def act_in_words(self) -> bool:
        """Answer from the list that every question has."""
        try:
            self.page.click(".plaque .words.all", timeout=2000)
            options = self.page.query_selector_all("dialog[open] [data-option]")
            self.luck.choice(options).click()
        except (Error, IndexError):
            return False
        self.clicks += 1
        return True

    def play_to_end(self, seconds: float = 540, keys: bool = False) -> None:
        play_together([self], seconds, keys)

    def result(self) -> str:
        return (self.page.text_content(".plaque .ask") or "").strip()


def play_together(people: list[Person], seconds: float = 540, keys: bool = False) -> None:
    """Everybody answers when asked, until all see the result."""
    end = time.monotonic() + seconds
    idle = 0
    while not all(person.finished for person in people):
        assert time.monotonic() < end, f"not over after {seconds} s: {[person.where() for person in people]}"
        moved = [person.act(keys) for person in people]
        if any(moved):
            idle = 0
            continue
        idle += 1
        if idle > 15:
            for person in people:
                if person.asked:
                    person.act_in_words()
            idle = 0
        people[0].page.wait_for_timeout(50)
