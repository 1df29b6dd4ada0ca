"""Tables on a device: the server that runs in a browser, run here as it is."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from undercroft import games, lessons
from undercroft.engine.luck import Luck
from undercroft.server.local.codec import line_of, read_line
from undercroft.server.local.local_server import LocalServer
from undercroft.server.service.lobby import CampaignLine, TableLine
from undercroft.server.storage.codec import read_body
from undercroft.server.storage.codec import text_of as text_on_a_server

ROOT = Path(__file__).resolve().parents[2]
STAND_IN = ROOT / "web" / "tools" / "python"
"""What a browser has in place of the compiler's part of the standard library."""


class Device:
    """A browser in short: what it keeps, and what its one line heard."""

    def __init__(self) -> None:
        self.server = LocalServer("me", "Ada", pause=0)
        self.lines: dict[str, list[str]] = {}
        self.replays: dict[str, Any] = {}
        self.listed: dict[str, Any] = {}
        self.campaigns: dict[str, Any] = {}
        self.heard: list[Any] = []
        self.next: list[Any] | None = None
        self.commands = 0

    def take(self, text: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(text)
        for kept in found["keep"]:
            if kept["table"] is not None:
                lines = self.lines.setdefault(kept["table"], [])
                assert kept["number"] == len(lines) + 1
                lines.append(kept["line"])
                self.listed[kept["table"]] = kept["listed"]
                if kept["campaign"] is not None:
                    self.campaigns[kept["table"]] = kept["campaign"]
            if kept["replay"] is not None:
                self.replays[kept["replay"]["line"]["id"]] = kept["replay"]
        self.heard += [message for _, message in found["tell"]]
        self.next = found["wait"]
        return found

    def ask(self, call: Any, *given: Any) -> dict[str, Any]:
        """A call, once more where something had to be loaded first."""
        for _ in range(3):
            found = self.take(getattr(self.server, call)(*given))
            if found["missing"] is None:
                return found
            kind, id = found["missing"]
            if kind == "table":
                found = self.take(self.server.load_table(id, self.lines.get(id, [])))
            else:
                kept = self.replays.get(id)
                found = self.take(self.server.load_replay(id, None if kept is None else json.dumps(kept)))
            if found["answer"] is not None:
                return found
        raise AssertionError("asked for the same again and again")

    def call(self, method: str, address: str, body: Any = None) -> Any:
        answer = self.ask("call", method, address, None if body is None else json.dumps(body))["answer"]
        if answer["status"] != 200:
            return answer["body"]["key"]
        return answer["body"]

    def open(self, game: str, **wish: Any) -> str:
        return str(self.call("POST", "/api/tables", {"game": game, **wish})["id"])

    def enter(self, table: str, since: int | None = None) -> Any:
        self.heard.clear()
        self.ask("enter", 1, table, since)
        return self.heard[-1]

    def send(self, kind: str, **fields: Any) -> Any:
        self.commands += 1
        self.heard.clear()
        self.ask("hear", 1, json.dumps({"type": kind, "command": f"c{self.commands}", **fields}))
        return self.heard[-1]

    def views(self, table: str) -> list[Any]:
        """What every seat of mine sees now."""
        mine = self.call("GET", f"/api/tables/{table}")["mine"]
        return [self.call("GET", f"/api/tables/{table}/moment?seat={seat}") for seat in mine]

    def play(self, table: str, luck: Luck, most: int = 10_000) -> int:
        """Answer by chance and let the bots answer, to the end of the game; how many answers of mine it took."""
        for count in range(most):
            for _ in range(2000):
                if self.next is None or self.next[1] > 0:
                    break
                self.ask("go_on", table)
            view = next((view for view in self.views(table) if view["moment"]["question"] is not None), None)
            if view is None:
                assert view is not None or self.call("GET", f"/api/tables/{table}")["state"] == "over"
                return count
            question = view["moment"]["question"]
            choices = [each for each in question["options"] if each["n"] not in question["late"]]
            n = choices[luck.below(len(choices))]["n"]
            said = self.send("answer", seat=view["seat"], decision=question["decision"], n=n)
            assert said["type"] == "saved", said
        return most


def started(device: Device, game: str, sit: int = 1, seats: int | None = None) -> str:
    """A table where the first seats are mine and the others are bots'."""
    count = seats or max(games.find(game).least_seats, 2)
    bots = {str(seat): "adept" for seat in range(sit, count)}
    names = ["Ada", "Boris", "Clara"][:sit]
    table = device.open(game, seats=count, sit=list(range(sit)), names=names, bots=bots)
    device.enter(table)
    assert device.send("start")["type"] == "saved"
    return table


@pytest.fixture
def device() -> Iterator[Device]:
    found = Device()
    yield found
    for lines in found.lines.values():
        assert [read_line(line).number for line in lines] == list(range(1, len(lines) + 1))


@pytest.mark.parametrize("game", games.all_keys())
def test_a_whole_game_against_a_bot_and_all_of_it_is_kept(device: Device, game: str) -> None:
    table = started(device, game)
    luck = Luck.of(game)
    device.play(table, luck, 10)
    before = device.enter(table)
    # The page is closed and opened again.
    again = Device()
    again.lines, again.replays, again.listed = device.lines, device.replays, device.listed
    again.commands = device.commands
    after = again.enter(table)
    for welcome in (before, after):
        welcome["now"] = 0
        for seat in welcome["table"]["seats"]:
            seat["thinking"] = False
    assert after == before
    again.play(table, luck)
    info = again.call("GET", f"/api/tables/{table}")
    assert (info["state"], len(info["replays"])) == ("over", 1)
    assert again.listed[table]["state"] == "over"
    replay = again.call("GET", f"/api/replays/{info['replays'][0]}")
    assert replay["steps"] > 0
    assert replay["names"] == again.replays[replay["id"]]["line"]["names"]
    views = again.call("GET", f"/api/replays/{replay['id']}/moments?seat=0&first=0&count=3")["views"]
    assert [view["moment"]["number"] for view in views] == [0, 1, 2]


@pytest.mark.parametrize("game", games.all_keys())
def test_a_log_kept_on_a_device_is_one_a_server_could_have_written(device: Device, game: str) -> None:
    table = started(device, game)
    device.play(table, Luck.of(game), 5)
    device.send("say", text="Hello")
    for line in device.lines[table]:
        body = json.loads(line)["body"]
        theirs = text_on_a_server(read_body(json.dumps(body)))
        assert json.loads(theirs) == body
        assert line_of(read_line(line)) == line


@pytest.mark.parametrize("game", games.all_keys())
def test_several_people_share_the_device(device: Device, game: str) -> None:
    table = started(device, game, sit=2)
    device.play(table, Luck.of(game), 20)
    info = device.call("GET", f"/api/tables/{table}")
    assert info["hot_seat"]
    assert info["mine"] == [0, 1]


@pytest.mark.parametrize("game", [key for key in games.all_keys() if lessons.lessons_of(key)])
def test_a_lesson_is_learnt_on_the_device(device: Device, game: str) -> None:
    lesson = lessons.lessons_of(game)[0]
    table = device.open(game, seats=lesson.seats, lesson=lesson.key)
    device.enter(table)
    assert device.send("start")["type"] == "saved"
    for _ in range(1000):
        info = device.call("GET", f"/api/tables/{table}")["lesson"]
        if info["waits"] == "over":
            return
        if info["waits"] == "go-on":
            assert device.send("moment-read", moment=info["moment"])["type"] == "saved"
        elif device.next is not None:
            device.ask("go_on", table)
        else:
            view = device.views(table)[0]
            question = view["moment"]["question"]
            answer = {"seat": view["seat"], "decision": question["decision"]}
            # What leads away is refused, and said why; one of the answers leads on.
            assert any(device.send("answer", n=each["n"], **answer)["type"] == "saved" for each in question["options"])
    raise AssertionError("the lesson does not end")


def test_an_answer_is_taken_back(device: Device) -> None:
    table = started(device, "goblin-vaults")
    device.play(table, Luck.of("undo"), 2)
    assert device.send("undo", seat=0)["type"] == "saved"
    assert any(each["type"] == "update" and each["undone"] for each in device.heard)


def test_help_is_given_as_a_server_gives_it(device: Device) -> None:
    table = started(device, "goblin-vaults")
    question = device.views(table)[0]["moment"]["question"]
    hint = device.call("POST", f"/api/tables/{table}/hint", {"seat": 0, "decision": question["decision"]})
    assert hint["n"] in [option["n"] for option in question["options"]]
    assert hint == device.call("POST", f"/api/tables/{table}/hint", {"seat": 0, "decision": question["decision"]})
    asked = f"seat=0&decision={question['decision']}&n={hint['n']}"
    assert device.call("GET", f"/api/tables/{table}/final?{asked}") == {"final": False}
    assert device.call("GET", f"/api/tables/{table}/odds")["odds"] is None
    assert device.call("GET", f"/api/tables/{table}/why?seat=0&thing=card:tomes-9")["key"]
    device.play(table, Luck.of("help"), 3)
    moves = [json.loads(line) for line in device.lines[table]]
    own = next(line["number"] for line in moves if line["body"]["kind"] == "moved" and line["body"]["seat"] == 0)
    bots = next(line["number"] for line in moves if line["body"]["kind"] == "moved" and line["body"]["seat"] == 1)
    assert device.call("GET", f"/api/tables/{table}/past?seat=0&entry={own}")["entry"] == own
    assert device.call("GET", f"/api/tables/{table}/missed?seat=0&since=2")
    assert device.call("GET", f"/api/tables/{table}/reason?seat=0&entry={bots}")["seat"] == 1


def test_what_cannot_be_is_refused_and_changes_nothing(device: Device) -> None:
    table = started(device, "goblin-vaults")
    lines = len(device.lines[table])
    assert device.call("GET", "/api/tables/nothing") == "no-such-table"
    assert device.call("GET", "/api/replays/nothing") == "no-such-replay"
    assert device.call("GET", "/api/weather") == "no-such-page"
    assert device.call("POST", "/api/tables", {"game": "chess", "seats": 2}) == "no-such-game"
    assert device.call("POST", "/api/tables", {"game": "vast", "seats": 2, "colour": "red"}) == "bad-message"
    assert device.call("POST", "/api/tables", {"game": "vast"}) == "bad-message"
    assert device.call("POST", "/api/replays", {"game": "chess"}) == "bad-record"
    assert device.call("GET", f"/api/tables/{table}/past") == "bad-message"
    for refused in (device.send("dance"), device.send("answer", seat="0"), device.send("undo", seat=0)):
        assert refused["type"] == "refused"
    wrong = device.send("answer", seat=0, decision=999, n=1)
    assert (wrong["type"], wrong["key"]) == ("refused", "stale-decision")
    assert len(device.lines[table]) == lines
    unfit = device.ask("call", "POST", "/api/tables", json.dumps({"game": "vast", "seats": 3, "preset": "none"}))
    assert unfit["answer"]["body"]["args"] == {"preset": "none", "unfit": "no-preset", "game": None}


def test_a_command_has_one_effect_however_often_it_is_sent(device: Device) -> None:
    table = started(device, "goblin-vaults")
    first = device.send("say", text="Once")
    lines = len(device.lines[table])
    device.commands -= 1
    assert device.send("say", text="Once") == first
    assert len(device.lines[table]) == lines


def test_what_was_not_stored_is_forgotten(device: Device) -> None:
    """The page's store is full: nobody is told, and whoever looked on comes back to what is kept."""
    table = started(device, "goblin-vaults")
    device.server.hear(1, json.dumps({"type": "say", "command": "lost", "text": "Lost"}))
    assert json.loads(device.server.forget(table)) == [1]
    welcome = device.enter(table)
    assert welcome["number"] == len(device.lines[table])
    assert not welcome["chat"]


def test_a_game_is_brought_as_a_file_and_played_on(device: Device) -> None:
    record = json.loads((ROOT / "tests" / "records" / "goblin_vaults").glob("*.json").__next__().read_text())
    id = device.call("POST", "/api/replays", record)["id"]
    assert device.replays[id]["line"]["game"] == "goblin-vaults"
    assert device.call("GET", f"/api/replays/{id}/record") == record
    table = device.call("POST", f"/api/replays/{id}/continue", {"step": 3, "seat": 0, "level": "novice"})["id"]
    device.enter(table)
    assert device.send("start")["type"] == "saved"
    device.play(table, Luck.of("on"))
    assert device.listed[table]["state"] == "over"


def test_lists_say_what_a_server_says(device: Device) -> None:
    table = device.open("vast", seats=2, bots={"1": "novice"}, campaign=True)
    device.enter(table)
    assert set(device.listed[table]) - {"changed"} == set(TableLine.__struct_fields__)
    assert set(device.campaigns[table]) == set(CampaignLine.__struct_fields__)


def test_it_needs_the_standard_library_and_our_sources_alone() -> None:
    """A whole game in an interpreter that has nothing else."""
    script = """
import json, sys
from undercroft.server.local.local_server import LocalServer
server = LocalServer("me", "Ada", pause=0)
wish = {"game": "goblin-vaults", "seats": 2, "bots": {"1": "adept"}}
table = json.loads(server.call("POST", "/api/tables", json.dumps(wish)))["answer"]["body"]["id"]
server.call("POST", f"/api/tables/{table}/commands", json.dumps({"type": "start", "command": "a"}))
server.enter(1, table, None)
for _ in range(3):
    server.go_on(table)
assert server.call("GET", f"/api/tables/{table}/moment?seat=0", None)
late = {"asyncio", "multiprocessing", "sqlite3", "socket", "ssl", "threading"} & set(sys.modules)
print(*sorted(late - {"threading"}))
"""
    clean = {"PYTHONPATH": f"{ROOT / 'src'}:{STAND_IN}"}
    run = subprocess.run([sys.executable, "-S", "-c", script], env=clean, capture_output=True, text=True, check=False)
    assert run.stderr == ""
    assert run.stdout.strip() == ""
