"""Screen mode: the table, the log and the question side by side, steered by keys or mouse."""

from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from undercroft.engine.contract import OptionView
from undercroft.terminal.drawing import NARROWEST, WIDTH, draw, score_sheet
from undercroft.terminal.sitting import Sitting

WIDE = 120
"""From so many columns on, the log stands beside the table."""
LATEST = 3
"""Lines of the log that a narrower screen shows above the question."""
OWN_NAME = "bold cyan"
GO_ON = "go-on"
"""The answer to what only wants to be read."""


class Page(ModalScreen[None]):
    """Something to read: rules, the log on a narrow screen, a curtain between two players."""

    CSS = """
    Page { align: center middle; }
    #page { width: 90%; max-width: 100; height: auto; max-height: 90%; border: round $accent; padding: 1 2;
            background: $surface; }
    """

    def __init__(self, title: str, lines: list[str], back: str, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.at_end = at_end
        for key in ("escape", "enter", "q"):
            self._bindings.bind(key, "dismiss", back, show=key == "enter")

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_title = self.heading
            yield Static(Text("\n\n".join(self.lines)))
        yield Footer()

    def on_mount(self) -> None:
        if self.at_end:
            self.query_one("#page", VerticalScroll).scroll_end(animate=False)


class TableScreen(App[bool]):
    """A sitting on a whole screen."""

    CSS = """
    #above { height: 1fr; }
    #table { width: 2fr; min-width: 82; border: round $primary; scrollbar-size-vertical: 1; }
    #log { width: 1fr; border: round $primary; padding: 0 1; }
    #below { height: auto; max-height: 45%; border: round $accent; padding: 0 1; }
    #question { text-style: bold; }
    #filter { height: 3; display: none; }
    #options { height: auto; max-height: 14; border: none; background: $background; }
    #news { display: none; height: auto; color: $text-muted; padding: 0 1; }
    .over #below { max-height: 85%; }
    .over #options { display: none; }
    .narrow #log { display: none; }
    .narrow #news { display: block; }
    .over #news { display: none; }
    .narrow #table { min-width: 0; border: none; border-top: round $primary; border-bottom: round $primary; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.thinking = False
        self.offered: list[OptionView] = []
        self.questions = 0
        """How many were shown: a key that was pressed twice must not answer a question nobody has seen."""
        say = sitting.words.say
        for key, action in (
            ("u", "undo"),
            ("w", "why"),
            ("l", "log"),
            ("slash", "filter"),
            ("s", "save"),
            ("q", "quit"),
        ):
            self.bind(key, action, description=say(f"key-{action}"))

    def compose(self) -> ComposeResult:
        with Horizontal(id="above"):
            with VerticalScroll(id="table", can_focus=True) as table:
                table.border_title = self.sitting.words.say("game-name")
                table.border_subtitle = self.sitting.words.say("unofficial")
                yield Static(id="drawing")
            log = RichLog(id="log", wrap=True, min_width=20)
            log.border_title = self.sitting.words.say("screen-log")
            yield log
        yield Static(id="news")
        with Vertical(id="below"):
            yield Static(id="question")
            yield Input(id="filter", placeholder=self.sitting.words.say("screen-filter"))
            yield OptionList(id="options")
        yield Footer()

    def on_mount(self) -> None:
        self.go_on()

    def on_resize(self, now: Resize) -> None:
        self.set_class(now.size.width < WIDE, "narrow")
        # Panes get their new places first.
        self.call_after_refresh(self.draw_table)

    # What is shown.

    def go_on(self) -> None:
        """Show the table, then let whoever is asked next answer."""
        sitting = self.sitting
        # The score sheet needs more room than a question.
        self.set_class(sitting.is_over, "over")
        if sitting.is_over:
            self.show_end()
        elif sitting.waits_to_be_read():
            self.read_on()
        elif sitting.bot_is_asked():
            self.show_table(sitting.looking)
            self.show_question(sitting.words.say("screen-thinking", seat=sitting.words.seat(max(0, sitting.whose()))))
            self.thinking = True
            self.let_bots_answer()
        elif sitting.looking != sitting.whose():
            self.change_places(sitting.whose())
        else:
            self.ask(sitting.whose())

    @work(thread=True, exclusive=True)
    def let_bots_answer(self) -> None:
        while not self.sitting.waits_to_be_read() and self.sitting.bot_is_asked():
            self.sitting.let_bot_answer()
        self.call_from_thread(self.bots_have_answered)

    def bots_have_answered(self) -> None:
        self.thinking = False
        self.go_on()

    def change_places(self, seat: int) -> None:
        """Nobody's hand is shown before the next player sits down."""
        words = self.sitting.words
        self.sitting.look(None)
        self.query_one("#drawing", Static).update("")
        self.query_one("#log", RichLog).clear()
        self.query_one("#news", Static).update("")
        self.show_question("")

        def seated(_: None) -> None:
            self.sitting.look(seat)
            self.sitting.told.pop(seat, None)
            self.ask(seat)

        self.push_screen(Page(words.say("screen-place", seat=words.seat(seat)), [], words.say("screen-ready")), seated)

    def draw_table(self) -> None:
        """The table for whoever looks, as wide as its pane; nothing while nobody does."""
        sitting = self.sitting
        if sitting.looking is None and sitting.humans and sitting.match.waiting is not None:
            return
        pane = self.query_one("#table", VerticalScroll).scrollable_content_region.width
        lines = draw(sitting.match.view(sitting.looking), sitting.words, max(NARROWEST, pane or WIDTH))
        self.query_one("#drawing", Static).update(self.marked("\n".join(lines)))

    def show_table(self, seat: int | None) -> None:
        self.draw_table()
        news = self.sitting.news(seat)
        log = self.query_one("#log", RichLog)
        for line in news:
            log.write(self.marked(line), scroll_end=True)
        if news:
            self.query_one("#news", Static).update(self.marked("\n".join(news[-LATEST:])))

    def marked(self, text: str) -> Text:
        """A text in which whoever looks finds their own name at once."""
        found = Text(text)
        if self.sitting.looking is not None:
            found.highlight_words([self.sitting.words.seat(self.sitting.looking)], OWN_NAME)
        return found

    def read_on(self) -> None:
        """What is told, and one way on."""
        self.show_table(self.sitting.looking)
        self.show_question(self.told())
        options = self.query_one("#options", OptionList)
        options.add_option(Option(Text(self.sitting.words.say("screen-go-on")), id=f"{self.questions}:{GO_ON}"))
        options.highlighted = 0
        options.focus()

    def told(self) -> str:
        """What a teacher says, above the question."""
        return "\n\n".join(self.sitting.told_now())

    def show_question(self, sentence: str, options: list[OptionView] | None = None) -> None:
        self.query_one("#question", Static).update(Text(sentence))
        self.offered = options or []
        self.questions += 1
        field = self.query_one("#filter", Input)
        field.value = ""
        field.display = False
        self.list_options("")

    def list_options(self, wanted: str) -> None:
        """The options whose words hold what was typed."""
        shown = self.query_one("#options", OptionList)
        shown.clear_options()
        for option in self.offered:
            sentence = self.sitting.words.option(option)
            if wanted.casefold() in sentence.casefold():
                shown.add_option(Option(Text(sentence), id=f"{self.questions}:{option['n']}"))
        if shown.option_count:
            shown.highlighted = 0

    def ask(self, seat: int) -> None:
        self.show_table(seat)
        question = self.sitting.question(seat)
        asked = self.sitting.asked(seat, question)
        self.show_question(f"{told}\n\n{asked}" if (told := self.told()) else asked, question["options"])
        self.query_one("#options", OptionList).focus()

    def show_end(self) -> None:
        sitting = self.sitting
        self.show_table(sitting.looking)
        if sitting.match.outcome is None:
            self.show_question(sitting.words.say("screen-lesson-over"))
            return
        sheet = score_sheet(sitting.match.view(None), sitting.words)
        self.show_question("\n".join([sitting.words.say("screen-over"), "", *sheet]))

    # What is answered.

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        seat = self.sitting.looking
        question, _, number = (chosen.option.id or "").partition(":")
        if self.thinking or seat is None or question != str(self.questions):
            return
        if number == GO_ON:
            self.sitting.go_on()
        elif refused := self.sitting.answer(seat, int(number)):
            self.notify(refused, timeout=12)
            return
        self.go_on()

    def on_input_changed(self, typed: Input.Changed) -> None:
        self.list_options(typed.value)

    def on_input_submitted(self, _: Input.Submitted) -> None:
        self.query_one("#options", OptionList).focus()

    # Keys.

    def action_filter(self) -> None:
        field = self.query_one("#filter", Input)
        field.display = True
        field.focus()

    def key_escape(self) -> None:
        """All options again."""
        field = self.query_one("#filter", Input)
        if field.display:
            field.value = ""
            field.display = False
            self.query_one("#options", OptionList).focus()

    def action_undo(self) -> None:
        seat = self.sitting.looking
        if self.thinking or seat is None:
            return
        self.notify(self.sitting.undo(seat))
        log = self.query_one("#log", RichLog)
        log.clear()
        self.sitting.told.pop(seat, None)
        self.go_on()

    def action_why(self) -> None:
        words = self.sitting.words
        waiting = self.sitting.match.waiting
        rules = self.sitting.why(waiting.about) if waiting is not None else []
        self.read(words.say("screen-rules"), rules or [words.say("screen-no-rules")])

    def action_log(self) -> None:
        if self.sitting.looking is not None:
            log = "\n".join(self.sitting.history(self.sitting.looking))
            self.read(self.sitting.words.say("screen-log"), [log], at_end=True)

    def action_save(self) -> None:
        self.notify(self.sitting.save(f"{self.sitting.match.game.key}.json"))

    def read(self, title: str, lines: list[str], at_end: bool = False) -> None:
        self.push_screen(Page(title, lines, self.sitting.words.say("key-back"), at_end))
