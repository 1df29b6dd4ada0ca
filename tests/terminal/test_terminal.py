"""People at the terminal: whole games of every game, line by line and on a whole screen."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from tests.kit.every import LARGEST, other_settings
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games import find
from undercroft.lab.seating import seated
from undercroft.terminal import showing
from undercroft.terminal.drawing import wrapped
from undercroft.terminal.plain import LineGame
from undercroft.terminal.screen import Page, TableScreen
from undercroft.terminal.sitting import Sitting
from undercroft.words import Words


def sitting(
    game: str,
    seats: int,
    language: str = "en",
    humans: tuple[int, ...] = (0,),
    settings: dict[str, object] | None = None,
) -> Sitting:
    found = find(game)
    match = Match.start(found, settings or {}, seats=seats, seed=7)
    return Sitting(match, Words(language, found), list(humans), seated(game, seats, ("random",)), Luck.of(7))


def typing(luck: Luck, table: Sitting) -> Iterator[str]:
    """Somebody who answers at random and now and then asks for something else."""
    for number in range(100_000):
        if number % 40 == 7:
            yield ("why", "log", "undo", "nonsense")[luck.below(4)]
        waiting = table.match.waiting
        seat = table.whose() if waiting is not None else 0
        count = len(table.question(seat)["options"]) if waiting is not None and seat >= 0 else 1
        yield str(luck.below(count) + 1)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("game", "seats"), LARGEST)
def test_a_whole_game_is_played_line_by_line(game: str, seats: int, language: str) -> None:
    table = sitting(game, seats, language, settings=other_settings(find(game), seats))
    typed = typing(Luck.of(3), table)
    said: list[str] = []
    assert LineGame(table, read=lambda _: next(typed), write=said.append).play()
    assert table.words.say("total") in "\n".join(said), "the score sheet ends the game"


def test_people_who_share_the_keyboard_see_no_foreign_hand_before_they_sit_down() -> None:
    table = sitting("goblin-vaults", 2, humans=(0, 1))
    prompts: list[str] = []
    typed = iter(["", "1", "", "quit"])

    def read(prompt: str) -> str:
        prompts.append(prompt)
        return next(typed)

    LineGame(table, read=read, write=lambda _: None).play()
    assert [prompt.startswith("Player") for prompt in prompts] == [True, False, True, False]
    assert prompts[2].startswith("Player 2, take the keyboard")


@pytest.mark.parametrize(
    ("language", "name", "you"), [("en", "Player 1 (you)", "You open"), ("ru", "Игрок 1 (вы)", "Вы открываете")]
)
def test_a_player_is_marked_in_the_table_and_spoken_to_in_the_log(language: str, name: str, you: str) -> None:
    table = sitting("goblin-vaults", 3, language)
    typed = iter(["1", "quit"])
    said: list[str] = []
    LineGame(table, read=lambda _: next(typed), write=said.append).play()
    assert any(line.startswith(f"{name} (") for line in said), "a line of the table"
    assert any(line.startswith(f"  {you} ") and line.endswith(".") for line in said), "a line of the log"


@pytest.mark.parametrize("typed", ["отменить журнал правила выйти", "undo log why quit"])
def test_line_mode_understands_its_own_language_and_english(typed: str) -> None:
    table = sitting("goblin-vaults", 3, "ru")
    lines = iter(typed.split())
    prompts: list[str] = []
    said: list[str] = []

    def read(prompt: str) -> str:
        prompts.append(prompt)
        return next(lines)

    assert not LineGame(table, read=read, write=said.append).play()
    assert len(prompts) == 4
    assert "Отменять нечего." in said
    assert any(line.startswith("  Цели: ") for line in said), "the log"
    assert not any(line.startswith("Введите номер") for line in said), "every word was understood"
    assert sum(line.startswith("==") for line in said) == 2, "only what was taken back is shown anew"


def test_at_a_shared_keyboard_only_who_looks_is_marked() -> None:
    table = sitting("goblin-vaults", 2, humans=(0, 1))
    typed = iter(["", "1", "", "quit"])
    said: list[str] = []
    LineGame(table, read=lambda _: next(typed), write=said.append).play()
    second = "\n".join(said).rpartition("\n" * 40)[2]
    assert "Player 2 (you)" in second
    assert "Player 1 (you)" not in second


@pytest.mark.parametrize("width", [30, 40, 79])
def test_a_long_line_goes_on_below_without_losing_a_word(width: int) -> None:
    text = "  " + " ".join(f"word{number}" for number in range(60))
    lines = wrapped(text, width)
    assert all(len(line) <= width for line in lines)
    assert all(line.startswith(" " * 6 + "word") for line in lines[1:])
    assert " ".join(lines).split() == text.split()
    assert wrapped("  as it is  ", width) == ["  as it is  "]


@pytest.mark.parametrize(("game", "seats"), LARGEST)
def test_line_mode_fits_a_narrow_terminal(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    said: list[str] = []

    def read(prompt: str) -> str:
        said.append(prompt)
        return "quit"

    table = sitting(game, seats, "ru", settings=other_settings(find(game), seats))
    LineGame(table, read=read, write=said.append).play()
    assert max(len(line) for line in said) < 40


@pytest.mark.parametrize(
    ("term", "columns", "lines", "screen"),
    [("xterm", 80, 24, True), ("dumb", 80, 24, False), ("xterm", 20, 24, False), ("xterm", 80, 6, False)],
)
def test_what_is_no_screen_for_a_table_gets_the_line_mode(
    monkeypatch: pytest.MonkeyPatch, term: str, columns: int, lines: int, screen: bool
) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    assert showing.has_screen() is screen


def options_of(screen: TableScreen) -> OptionList:
    return screen.query_one("#options", OptionList)


async def settled(screen: TableScreen) -> None:
    """Wait until no bot is thinking."""
    await screen.workers.wait_for_complete()


async def played_out(screen: TableScreen, pilot: Pilot[bool]) -> None:
    """Take what is offered first until the game is over."""
    while screen.sitting.match.waiting is not None:
        await settled(screen)
        await pilot.press("enter")
        await pilot.pause()
    await settled(screen)
    await pilot.pause()


def test_a_whole_game_is_played_on_the_screen() -> None:
    async def play() -> None:
        screen = TableScreen(sitting("goblin-vaults", 2))
        async with screen.run_test(size=(130, 45)) as pilot:
            await played_out(screen, pilot)
            shown = str(screen.query_one("#question", Static).render())
            assert "The game is over" in shown
            assert "Total" in shown

    asyncio.run(play())


def test_the_whole_score_sheet_is_seen_on_the_smallest_screen_and_undone_again() -> None:
    async def play() -> None:
        screen = TableScreen(sitting("goblin-vaults", 5))
        async with screen.run_test(size=(80, 24)) as pilot:
            await played_out(screen, pilot)
            sheet = screen.query_one("#question", Static)
            lines = str(sheet.render()).split("\n")
            assert len(lines) > 8
            assert sheet.region.height >= len(lines)
            assert screen.query_one("#below").content_region.contains_region(sheet.region)
            await pilot.press("u")
            await settled(screen)
            await pilot.pause()
            assert screen.sitting.match.waiting is not None
            assert options_of(screen).display

    asyncio.run(play())


def test_a_key_pressed_in_haste_answers_no_question_that_came_meanwhile() -> None:
    async def play() -> None:
        screen = TableScreen(sitting("goblin-vaults", 2))
        async with screen.run_test(size=(80, 24)) as pilot:
            await settled(screen)
            await pilot.pause()
            shown = options_of(screen)
            before = len(screen.sitting.match.history().events)
            for _ in range(3):
                shown.post_message(OptionList.OptionSelected(shown, shown.get_option_at_index(0), 0))
            await pilot.pause()
            await settled(screen)
            await pilot.pause()
            record = screen.sitting.match.record
            assert record is not None
            assert sum(entry.seat == 0 for entry in record.entries) == 1
            assert len(screen.sitting.match.history().events) > before

    asyncio.run(play())


def test_a_narrow_screen_shows_the_latest_of_the_log() -> None:
    async def play() -> None:
        screen = TableScreen(sitting("goblin-vaults", 2))
        async with screen.run_test(size=(80, 24)) as pilot:
            await settled(screen)
            await pilot.press("enter")
            await settled(screen)
            await pilot.pause()
            news = screen.query_one("#news", Static)
            assert news.display
            assert screen.sitting.history(0)[-1] in str(news.render())
            await pilot.resize_terminal(130, 45)
            await pilot.pause()
            assert news.styles.display == "none"

    asyncio.run(play())


def test_the_screen_finds_undoes_explains_and_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def use() -> None:
        screen = TableScreen(sitting("goblin-vaults", 2, "ru"))
        async with screen.run_test(size=(80, 24)) as pilot:
            await settled(screen)
            await pilot.pause()
            every = options_of(screen).option_count
            await pilot.press("slash", *"камера 2")
            await pilot.pause()
            assert screen.query_one("#filter", Input).value == "камера 2"
            assert 0 < options_of(screen).option_count < every
            await pilot.press("escape")
            await pilot.pause()
            assert options_of(screen).option_count == every, "nothing is looked for any more"
            await pilot.press("slash", *"камера 2")
            await pilot.pause()
            await pilot.press("enter", "enter")
            await settled(screen)
            await pilot.pause()
            await pilot.press("u")
            await settled(screen)
            await pilot.pause()
            assert options_of(screen).option_count == every, "the first question is open again"
            await pilot.press("w")
            await pilot.pause()
            page = screen.screen
            assert isinstance(page, Page)
            assert "GV-" in "".join(page.lines)
            assert "**" not in "".join(page.lines)
            await pilot.press("escape", "s")
            await pilot.pause()
            assert (tmp_path / "goblin-vaults.json").exists()

    asyncio.run(use())


def test_the_log_opens_where_it_ends() -> None:
    async def use() -> None:
        screen = TableScreen(sitting("emerald-skulls", 3))
        async with screen.run_test(size=(80, 24)) as pilot:
            for _ in range(12):
                await settled(screen)
                await pilot.press("enter")
                await pilot.pause()
            await settled(screen)
            await pilot.press("l")
            await pilot.pause()
            page = screen.screen.query_one("#page")
            assert page.max_scroll_y > 0
            assert page.scroll_y == page.max_scroll_y

    asyncio.run(use())


def test_the_screen_draws_a_curtain_between_two_people() -> None:
    async def use() -> None:
        screen = TableScreen(sitting("goblin-vaults", 2, humans=(0, 1)))
        async with screen.run_test(size=(130, 45)) as pilot:
            await pilot.pause()
            assert isinstance(screen.screen, Page), "nobody sits there yet"
            await pilot.press("enter")
            await pilot.pause()
            assert "Player 1" in str(screen.query_one("#question", Static).render())
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(screen.screen, Page)
            assert str(screen.query_one("#drawing", Static).render()) == ""

    asyncio.run(use())
