"""Card data of one's own: a corrected file is used, a broken one is refused with file, entry and reason."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.kit.every import played_at_random
from tests.rules.goblin_vaults.table import GAME, Table
from undercroft import games
from undercroft.engine.card_data import read_own
from undercroft.engine.errors import BadCards
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.record import read_record
from undercroft.games.goblin_vaults.cards import GOALS, LOOT, printed, shipped_cards
from undercroft.terminal.drawing import draw
from undercroft.words import Words

DATA = Path(games.__file__).parent / "goblin_vaults" / "data"


def toml(tables: dict[str, list[dict[str, Any]]]) -> str:
    """Tables as a TOML file; enough for card data."""
    lines: list[str] = []
    for table, entries in tables.items():
        for entry in entries:
            lines.append(f"[[{table}]]")
            for key, value in entry.items():
                if isinstance(value, dict):
                    inner = ", ".join(f"{name} = {number!r}" for name, number in value.items())
                    lines.append(f"{key} = {{ {inner} }}")
                else:
                    lines.append(f"{key} = {value!r}")
    return "\n".join(lines)


def shipped(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


def corrected(folder: Path, change: Callable[[list[dict[str, Any]]], None], table: str = "card") -> Path:
    """A file with the shipped entries of a table, changed."""
    entries = shipped({"card": "loot.toml", "goal": "goals.toml"}[table])[table]
    change(entries)
    path = folder / "my-goblins.toml"
    path.write_text(toml({table: entries}), encoding="utf-8")
    return path


def entry(entries: list[dict[str, Any]], key: str) -> dict[str, Any]:
    return next(entry for entry in entries if entry["key"] == key)


def started(path: Path) -> Match:
    return Match.start(GAME, GAME.presets["first-game"], seats=3, seed=1, cards=read_own(path))


def test_a_corrected_card_is_what_everybody_sees(tmp_path: Path) -> None:
    def change(entries: list[dict[str, Any]]) -> None:
        for card in entries:
            card["faction"] = "red" if card["faction"] == "blue" else card["faction"]

    match = started(corrected(tmp_path, change))
    factions = {card["faction"] for seat in range(3) for card in match.view(seat)["table"]["cards"].values()}
    assert "blue" not in factions
    assert "red" in factions


def test_a_corrected_goal_pays_what_the_file_says_and_the_record_remembers_it(tmp_path: Path) -> None:
    def change(entries: list[dict[str, Any]]) -> None:
        entry(entries, "cluster")["rewards"]["chamber"] = 99

    match = started(corrected(tmp_path, change, "goal"))
    assert Table(match).view()["goals"][0]["rewards"] == [99]
    for _ in played_at_random(match, Luck.of(1)):
        pass
    assert match.record is not None
    again = Match.replay(GAME, read_record(match.record.to_json(GAME.actions), GAME.actions))
    assert again.view(None)["table"]["goals"][0]["rewards"] == [99]
    assert again.outcome is not None


@pytest.mark.rule("GV-013")
@pytest.mark.parametrize(("language", "said"), [("en", "21 gears"), ("ru", "21 очко")])
def test_a_corrected_goal_reads_as_it_pays(tmp_path: Path, language: str, said: str) -> None:
    def change(entries: list[dict[str, Any]]) -> None:
        entry(entries, "cluster")["rewards"]["chamber"] = 21

    match = started(corrected(tmp_path, change, "goal"))
    lines = " ".join(draw(match.view(0), Words(language, GAME)))
    assert said in lines


@pytest.mark.parametrize(
    ("table", "key", "field", "value", "message"),
    [
        ("card", "tomes-9", "faction", "pink", "my-goblins.toml: card tomes-9: faction must be one of blue, green"),
        ("card", "tomes-9", "faction", 3, "my-goblins.toml: card tomes-9: faction must be a word"),
        ("card", "tomes-9", "tier", 4, "my-goblins.toml: card tomes-9: tier must be a whole number from 1 to 3, not 4"),
        ("card", "tomes-9", "tier", "two", "my-goblins.toml: card tomes-9: tier must be a whole number"),
        ("card", "tomes-9", "block", "top", "my-goblins.toml: card tomes-9: block must be one of left, middle, right"),
        ("card", "tomes-9", "value", 8, "my-goblins.toml: card tomes-9: this suit and value belong to the key tomes-8"),
        ("card", "tomes-9", "suit", "gems", "my-goblins.toml: card tomes-9: suit must be one of"),
        ("goal", "cluster", "key", "clutter", "my-goblins.toml: goal clutter: key must be one of"),
        ("goal", "cluster", "rewards", {"tier": 9}, "my-goblins.toml: goal cluster: rewards must give chamber"),
        ("goal", "cluster", "rewards", {"teir": 9}, "my-goblins.toml: goal cluster: rewards: there is no field 'teir'"),
        ("card", "tomes-9", "colour", "red", "my-goblins.toml: card tomes-9: there is no field 'colour'; known:"),
        ("goal", "cluster", "rewards", {"chamber": 0}, "my-goblins.toml: goal cluster: reward chamber must be a whole"),
        ("goal", "cluster", "rewards", {"chamber": 100}, "my-goblins.toml: goal cluster: reward chamber must be a"),
    ],
)
def test_a_broken_entry_is_named_with_its_file_and_reason(
    tmp_path: Path, table: str, key: str, field: str, value: object, message: str
) -> None:
    def change(entries: list[dict[str, Any]]) -> None:
        entry(entries, key)[field] = value

    with pytest.raises(BadCards) as refused:
        started(corrected(tmp_path, change, table))
    assert str(refused.value).startswith(message)


def test_a_file_need_give_no_more_than_what_it_corrects(tmp_path: Path) -> None:
    path = tmp_path / "my-goblins.toml"
    path.write_text('[[card]]\nkey = "tomes-9"\nfaction = "pink"\n[[goal]]\nkey = "cluster"\nrewards.chamber = 7\n')
    with pytest.raises(BadCards, match=r"my-goblins.toml: card tomes-9: faction must be one of"):
        started(path)
    path.write_text(
        'source = "my box"\n[[card]]\nkey = "tomes-9"\nfaction = "red"\nconfidence = "printed"\n'
        '[[goal]]\nkey = "twin-locks"\nrewards = {pair = 8}\n'
    )
    theirs, ours = printed(read_own(path)), shipped_cards()
    assert [face for face in range(60) if theirs.faction[face] != ours.faction[face]] == [LOOT.index("tomes-9")]
    assert (theirs.tier, theirs.position) == (ours.tier, ours.position)
    twin_locks = GOALS.index("twin-locks")
    assert theirs.rewards[twin_locks] == [8, ours.rewards[twin_locks][1]]


def test_a_doubled_card_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match=r"my-goblins.toml: card tomes-1 is there twice"):
        started(corrected(tmp_path, lambda entries: entries.append(entry(entries, "tomes-1"))))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[cards]]\nkey = 'tomes-1'", "my-goblins.toml: unknown table 'cards'"),
        ("[goals]\ncluster = 7", "my-goblins.toml: unknown table 'goals'"),
        ("[card]\nkey = 'tomes-1'", "my-goblins.toml: needs [[card]] entries"),
        ("card = 'tomes", "my-goblins.toml: is not TOML"),
    ],
)
def test_a_file_that_is_no_card_data_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "my-goblins.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadCards) as refused:
        started(path)
    assert message in str(refused.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match=r"nowhere.toml: there is no such file"):
        started(tmp_path / "nowhere.toml")


def test_every_shipped_entry_says_where_it_comes_from() -> None:
    for name in ("loot.toml", "factions.toml", "goals.toml"):
        content = shipped(name)
        assert content["source"]
        for entries in content.values():
            for card in entries if isinstance(entries, list) else []:
                if isinstance(card, dict):
                    sure = card.get("confidence", content.get("confidence"))
                    assert sure in ("printed", "reported", "inferred", "reconstructed")
