"""A game at one keyboard, whatever it is shown with: some seats are people, the others bots."""

from pathlib import Path

from undercroft.engine.contract import QuestionView
from undercroft.engine.errors import BadInput
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.files import write_file
from undercroft.lab.seating import Seating
from undercroft.words import Words
from undercroft.words.rulebook import paragraphs


class Sitting:
    """The match, who plays it, and what its people may ask of the keyboard."""

    def __init__(self, match: Match, words: Words, humans: list[int], seating: Seating | None, luck: Luck) -> None:
        self.match = match
        self.words = words
        self.humans = humans
        self.seating = seating
        self.luck = luck
        self.told: dict[int, int] = {}
        """How many of their events each player has been shown."""
        self.names = dict(words.names)
        self.looking: int | None = None
        """Whose eyes are before the screen; people who share it look away in between."""
        self.look(humans[0] if len(humans) == 1 else None)

    def look(self, seat: int | None) -> None:
        """This seat (None: nobody) sits down before the screen, and finds its own name marked wherever it stands."""
        self.looking = seat
        self.words.reader = seat
        self.words.names = dict(self.names)
        if seat is not None:
            self.words.names = {**self.names, seat: self.words.say("seat-you", seat=self.words.seat(seat))}

    def whose(self) -> int:
        """Bots answer a shared question before people do, so that nobody waits."""
        waiting = self.match.waiting
        assert waiting is not None
        seats = waiting.seats()
        return next((seat for seat in seats if seat not in self.humans), seats[0])

    def bot_is_asked(self) -> bool:
        """Whether the next answer comes from a bot (or the clock)."""
        return self.match.waiting is not None and self.whose() not in self.humans

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to answer, or to be told."""
        return self.match.waiting is None

    def told_now(self) -> list[str]:
        """What a teacher says before the question, where there is one."""
        return []

    def waits_to_be_read(self) -> bool:
        """Whether nobody answers until what is told has been read."""
        return False

    def go_on(self) -> None:
        """What is told has been read."""

    def answer(self, seat: int, number: int) -> str | None:
        """Answer, or say why this is not the answer to give."""
        self.match.play(seat, number)
        return None

    def let_bot_answer(self) -> None:
        seat = self.whose()
        if seat < 0:
            # At one keyboard nobody is raced: the clock strikes when everybody has spoken.
            self.match.play(seat, self.match.legal_actions(seat).nth(0))
            return
        assert self.seating is not None
        self.match.play(seat, self.seating.decide(self.match, seat, self.luck))

    def question(self, seat: int) -> QuestionView:
        """What this seat is asked, without answers that come too late to make sense."""
        question = self.match.question(seat)
        assert question is not None
        late = self.match.stale_answers(seat)
        return {**question, "options": [option for option in question["options"] if option["n"] not in late]}

    def asked(self, seat: int, question: QuestionView) -> str:
        """The question as a sentence, with the player's name where several share the keyboard."""
        sentence = self.words.question(question["about"], question["args"])
        return f"— {self.words.seat(seat)} —\n{sentence}" if len(self.humans) > 1 else sentence

    def understood(self, line: str, numbers: list[int]) -> int | None:
        """An option by its place in the list or by its text."""
        places = {str(place): number for place, number in enumerate(numbers, 1)}
        if line in places:
            return places[line]
        try:
            number = self.match.game.actions.parse(line)
        except BadInput:
            return None
        return number if number in numbers else None

    def news(self, seat: int | None) -> list[str]:
        """What this seat was told since it last looked."""
        viewer = -1 if seat is None else seat
        told = self.match.events(seat)
        fresh = told[self.told.get(viewer, 0) :]
        self.told[viewer] = len(told)
        return [self.words.event(event) for event in fresh]

    def history(self, seat: int) -> list[str]:
        """The whole log as this seat was told it."""
        return [self.words.event(event) for event in self.match.events(seat)]

    def undo(self, seat: int) -> str:
        """Alone at the keyboard everything may be taken back; it is the own last answer that goes."""
        record = self.match.record
        assert record is not None
        own = [i for i, entry in enumerate(record.entries) if entry.seat == seat]
        if not own:
            return self.words.say("line-nothing-to-undo")
        self.match = self.match.taken_back(own[-1])
        for viewer, shown in self.told.items():
            kept = self.match.events(None if viewer < 0 else viewer)
            self.told[viewer] = min(shown, len(kept))
        return self.words.say("line-undone")

    def why(self, about: str) -> list[str]:
        """The rules behind a question."""
        wanted = set(self.match.game.questions[about].rules)
        return [
            f"{paragraph.heading}: {paragraph.text.replace('**', '')}"
            for paragraph in paragraphs(self.match.game.key, self.words.language)
            if paragraph.rules & wanted
        ]

    def save(self, name: str) -> str:
        """Write the record into a file; a sentence about how it went."""
        record = self.match.record
        assert record is not None
        try:
            write_file(Path(name), record.text(self.match.game.actions))
        except BadInput as bad:
            return self.words.say("line-not-saved", reason=str(bad))
        return self.words.say("line-saved", file=name)
