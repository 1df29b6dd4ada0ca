"""Line mode: the table, the question, numbered options. For any terminal and any screen reader."""

from collections.abc import Callable

from undercroft.terminal.drawing import draw, page_width, score_sheet, wrapped
from undercroft.terminal.sitting import Sitting

COMMANDS = ("undo", "log", "why", "save", "quit")


class LineGame:
    """A sitting shown line by line."""

    def __init__(
        self, sitting: Sitting, read: Callable[[str], str] = input, write: Callable[[str], None] = print
    ) -> None:
        self.sitting = sitting
        self.read = read
        self.write = write
        self.commands = {sitting.words.say(f"key-{command}"): command for command in COMMANDS}
        """What people type for each command: its English name is understood in every language."""
        self.commands.update({command: command for command in COMMANDS}, q="quit", exit="quit")

    def play(self) -> bool:
        """Play to the end; False if the player left."""
        sitting = self.sitting
        while not sitting.is_over:
            if sitting.waits_to_be_read():
                if not self.read_on():
                    return False
            elif sitting.bot_is_asked():
                sitting.let_bot_answer()
            elif not self.ask(sitting.whose()):
                return False
        self.show_news(sitting.humans[0] if sitting.humans else None)
        self.write("")
        if sitting.match.outcome is None:
            return True
        self.show(score_sheet(sitting.match.view(None), sitting.words))
        return True

    def read_on(self) -> bool:
        """What is told, and a pause; False if the player left."""
        sitting = self.sitting
        seat = sitting.humans[0]
        self.write("")
        self.show(draw(sitting.match.view(seat), sitting.words, page_width()))
        self.show_news(seat)
        self.show_told()
        typed = self.line(sitting.words.say("line-go-on"))
        if typed is None or self.commands.get(typed) == "quit":
            return False
        sitting.go_on()
        return True

    def show_told(self) -> None:
        """What a teacher says, set apart from the table."""
        for paragraph in self.sitting.told_now():
            self.write("")
            self.show([f"» {paragraph}"])

    def ask(self, seat: int) -> bool:
        sitting = self.sitting
        if sitting.looking != seat and not self.change_places(seat):
            return False
        self.write("")
        self.show(draw(sitting.match.view(seat), sitting.words, page_width()))
        self.show_news(seat)
        self.show_told()
        question = sitting.question(seat)
        self.show(sitting.asked(seat, question).split("\n"))
        numbers = [option["n"] for option in question["options"]]
        self.show([f"{i:4}  {sitting.words.option(option)}" for i, option in enumerate(question["options"], 1)])
        while True:
            typed = self.line(sitting.words.say("line-prompt"))
            if typed is None or self.commands.get(typed) == "quit":
                return False
            if self.commands.get(typed) == "undo":
                self.write(sitting.undo(seat))
                return True
            if self.command(typed, seat, question["about"]):
                continue
            answer = sitting.understood(typed, numbers)
            if answer is not None:
                refused = sitting.answer(seat, answer)
                if refused is None:
                    return True
                self.show([f"» {refused}"])
                continue
            self.write(sitting.words.say("line-help", count=len(numbers)))

    def change_places(self, seat: int) -> bool:
        """Nobody's hand is shown before the next player sits down; False if the player left."""
        words = self.sitting.words
        self.sitting.look(None)
        self.write("\n" * 40)
        if self.line(words.say("line-change-places", seat=words.seat(seat))) is None:
            return False
        self.sitting.look(seat)
        return True

    def line(self, prompt: str) -> str | None:
        """What was typed; None at the end of input."""
        *before, last = wrapped(prompt, page_width() - 1)
        for part in before:
            self.write(part)
        try:
            return self.read(last + " ").strip()
        except (EOFError, KeyboardInterrupt):
            # What follows begins on a line of its own.
            self.write("")
            return None

    def command(self, line: str, seat: int, about: str) -> bool:
        """Commands after which the question stands as before; False if this is none of them."""
        first, _, rest = line.partition(" ")
        word = self.commands.get(first)
        if word == "log":
            self.tell(self.sitting.history(seat))
        elif word == "why":
            self.tell(self.sitting.why(about) or [self.sitting.words.say("screen-no-rules")])
        elif word == "save":
            self.write(self.sitting.save(rest.strip() or f"{self.sitting.match.game.key}.json"))
        else:
            return False
        return True

    def show_news(self, seat: int | None) -> None:
        self.tell(self.sitting.news(seat))

    def tell(self, lines: list[str]) -> None:
        self.show(["  " + line for line in lines])

    def show(self, lines: list[str]) -> None:
        width = page_width()
        for line in lines:
            for part in wrapped(line, width):
                self.write(part)
