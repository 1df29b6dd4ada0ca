"""Line mode: the table, the question, numbered options. For any terminal and any screen reader."""

from collections.abc import Callable
from pathlib import Path

from undercroft.engine.errors import BadInput
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.lab.seating import Seating
from undercroft.terminal.drawing import draw, score_sheet
from undercroft.words import Words
from undercroft.words.rulebook import paragraphs


class LineGame:
    """A game at one keyboard: some seats are people, the others bots."""

    def __init__(
        self,
        match: Match,
        words: Words,
        humans: list[int],
        seating: Seating | None,
        luck: Luck,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
    ) -> None:
        self.match = match
        self.words = words
        self.humans = humans
        self.seating = seating
        self.luck = luck
        self.read = read
        self.write = write
        self.told = 0
        """Log lines already shown."""

    def play(self) -> bool:
        """Play to the end; False if the player left."""
        while self.match.waiting is not None:
            seat = self.whose()
            if seat in self.humans:
                if not self.ask(seat):
                    return False
            else:
                assert self.seating is not None
                self.match.play(seat, self.seating.decide(self.match, seat, self.luck))
        self.show_news(self.humans[0] if self.humans else None)
        self.write("")
        for line in score_sheet(self.match.view(None), self.words):
            self.write(line)
        return True

    def whose(self) -> int:
        """Bots answer a shared question before people do, so that nobody waits."""
        waiting = self.match.waiting
        assert waiting is not None
        seats = waiting.seats()
        return next((seat for seat in seats if seat not in self.humans), seats[0])

    def ask(self, seat: int) -> bool:
        self.write("")
        for line in draw(self.match.view(seat), self.words):
            self.write(line)
        self.show_news(seat)
        question = self.match.question(seat)
        assert question is not None
        if len(self.humans) > 1:
            self.write(f"— {self.words.seat(seat)} —")
        self.write(self.words.question(question["about"], question["args"]))
        late = question["args"].get("late", [])
        options = [option for option in question["options"] if option["n"] not in late]
        for number, option in enumerate(options, 1):
            self.write(f"{number:4}  {self.words.option(option)}")
        while True:
            try:
                line = self.read(self.words.say("line-prompt") + " ").strip()
            except (EOFError, KeyboardInterrupt):
                return False
            if line in ("quit", "q", "exit"):
                return False
            if self.command(line, seat, question["about"]):
                return True
            answer = self.understood(line, [option["n"] for option in options])
            if answer is not None:
                self.match.play(seat, answer)
                return True

    def understood(self, line: str, numbers: list[int]) -> int | None:
        """An option by its place in the list or by its text."""
        if line.isdigit() and 1 <= int(line) <= len(numbers):
            return numbers[int(line) - 1]
        try:
            number = self.match.game.actions.parse(line)
        except BadInput:
            number = -1
        if number in numbers:
            return number
        self.write(self.words.say("line-help", count=len(numbers)))
        return None

    def command(self, line: str, seat: int, about: str) -> bool:
        """Commands of the line mode; True where the question must be put afresh."""
        word, _, rest = line.partition(" ")
        if word == "undo":
            return self.undo(seat)
        if word == "log":
            for event in self.match.told(seat):
                self.write("  " + self.words.event(event))
            return True
        if word == "why":
            self.why(about)
            return True
        if word == "save":
            self.save(rest.strip() or f"{self.match.game.key}.json")
            return True
        return False

    def undo(self, seat: int) -> bool:
        """Alone at the keyboard everything may be taken back; it is the own last answer that goes."""
        record = self.match.record
        assert record is not None
        own = [i for i, entry in enumerate(record.entries) if entry.seat == seat]
        if not own:
            self.write(self.words.say("line-nothing-to-undo"))
            return True
        self.match = self.match.taken_back(own[-1])
        self.told = min(self.told, len(self.match.log))
        self.write(self.words.say("line-undone"))
        return True

    def why(self, about: str) -> None:
        """The rules behind the open question."""
        wanted = set(self.match.game.question_rules.get(about, ()))
        for paragraph in paragraphs(self.match.game.key, self.words.language):
            if paragraph.rules & wanted:
                self.write(f"  {paragraph.heading}: {paragraph.text}")

    def save(self, name: str) -> None:
        record = self.match.record
        assert record is not None
        try:
            Path(name).write_text(record.text(self.match.game.actions), encoding="utf-8")
        except OSError as bad:
            self.write(self.words.say("line-not-saved", reason=str(bad.strerror)))
            return
        self.write(self.words.say("line-saved", file=name))

    def show_news(self, seat: int | None) -> None:
        """What was told since this was last shown."""
        viewer = -1 if seat is None else seat
        for _, event in self.match.log[self.told :]:
            if event.reaches(viewer):
                self.write("  " + self.words.event(event))
        self.told = len(self.match.log)
