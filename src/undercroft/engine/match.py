"""The only door to a running game."""

import hashlib
from collections.abc import Mapping
from typing import Final

from undercroft.engine.actions import contains
from undercroft.engine.card_data import CardData
from undercroft.engine.contract import MatchView, OptionView, QuestionView
from undercroft.engine.errors import BrokenRecord, IllegalAnswer
from undercroft.engine.events import Event
from undercroft.engine.game import Game, WhyNot
from undercroft.engine.luck import Luck
from undercroft.engine.observation import Observation
from undercroft.engine.outcome import Outcome
from undercroft.engine.procedure import Procedure
from undercroft.engine.record import Entry, Record
from undercroft.engine.serialize import Json, fingerprint, to_data
from undercroft.engine.settings import Settings
from undercroft.engine.state import Frame, Frames, State
from undercroft.engine.waiting import (
    ANY,
    ASK,
    CHANCE,
    CLOCK,
    EACH,
    FINISHED,
    KIND_NAMES,
    LUCK,
    Ask,
    AskAny,
    AskEach,
    Chance,
    LegalActions,
    Several,
    Shuffle,
    Waiting,
    is_among,
)

FINGERPRINT_EVERY: Final = 20
"""A recorded match notes its fingerprint after this many entries."""


class Played:
    """What happened: the entries written, luck included, and the events, each with its audience."""

    def __init__(self, entries: list[Entry], events: list[Event], same_window: bool) -> None:
        self.entries: Final = entries
        self.events: Final = events
        self.same_window: Final = same_window
        """Whether the window that was answered is still open to other answers."""


UNHEARD: Final = Played([], [], False)
"""What a quiet match says happened."""


class Match:
    """A game in progress.

    Start one, look at `waiting`, and `play` one of `legal_actions(seat)` until `outcome` is there. A started match
    records itself, emits events and keeps them; a `copy` is quiet and quick.
    """

    def __init__(self, game: Game, state: State, luck: Luck, settings: Settings) -> None:
        self.game: Final = game
        self.state: Final = state
        self.luck = luck
        self.settings: Final = settings
        self.waiting: Waiting | None = None
        """Who is asked what; None when the game is over."""
        self.record: Record | None = None
        self.cards: CardData | None = None
        self.pause_at_chance = False
        """Stop at every `Chance` and `Shuffle` and wait for `resolve_chance` (replay, exact search)."""
        self._log: list[Event] = []
        self._keeps_log = True
        self._asked_at: list[int] = [0] * state.seats
        self._fingerprinted_at = 0

    # Opening.

    @staticmethod
    def start(
        game: Game,
        settings: Mapping[str, object] | None = None,
        *,
        seats: int,
        seed: int | bytes | str,
        cards: CardData | None = None,
        recording: bool = True,
    ) -> "Match":
        """A new match. Raises `BadInput` where seats or settings do not fit the game."""
        chosen = game.choose(seats, settings or {})
        match = Match(game, game.new(seats, chosen, cards), Luck.of(seed), chosen)
        match.cards = cards
        if recording:
            commitment = hashlib.sha256(b"undercroft " + repr(seed).encode()).hexdigest()
            match.record = Record(game.key, game.version, seats, chosen, cards, commitment)
            match.state.emitting = True
        match._advance()
        if recording:
            match._heard()
            match._note_fingerprint()
        return match

    @staticmethod
    def replay(game: Game, record: Record, upto: int | None = None, check: bool = True) -> "Match":
        """The match after the first `upto` entries of a record (all of them by default)."""
        if record.game != game.key:
            raise BrokenRecord(f"the record is of {record.game}, not of {game.key}", "record-other-game")
        if not game.plays(record.version):
            raise BrokenRecord(
                f"the record was made under rules version {record.version} of {game.key}; this is {game.version}",
                "record-version",
                {"recorded": record.version, "ours": game.version},
            )
        chosen = game.choose(record.seats, record.settings)
        match = Match(game, game.new(record.seats, chosen, record.cards), Luck.of(0), chosen)
        match.cards = record.cards
        match.record = Record(record.game, record.version, record.seats, chosen, record.cards, record.commitment)
        match.state.emitting = True
        match.pause_at_chance = True
        match._advance()
        match._heard()
        last = len(record.entries) if upto is None else min(upto, len(record.entries))
        for i in range(last):
            if check:
                match._check_fingerprint(record, i)
            try:
                match.repeat(record.entries[i])
            except IllegalAnswer as bad:
                text = f"entry {i} of the record cannot be played: {bad}"
                raise BrokenRecord(text, "record-unplayable", {"index": i}) from None
        if check:
            match._check_fingerprint(record, last)
        match.record.fingerprints = {at: mark for at, mark in record.fingerprints.items() if at <= last}
        return match

    def resume(self, luck: Luck) -> None:
        """Let a replayed match be played further, with this luck."""
        self.luck = luck
        self.pause_at_chance = False
        # An open question stays as it is: asking it afresh would forget the sealed answers already in.
        if self.waiting is not None and self.waiting.kind >= CHANCE:
            self._advance()
            self._heard()

    # Looking.

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.state.seats

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return self.state.outcome

    def legal_actions(self, seat: int) -> LegalActions:
        """What this seat may answer now; empty if it is not asked."""
        waiting = self.waiting
        if isinstance(waiting, Ask) and waiting.seat == seat and not waiting.offered:
            return LegalActions.among(waiting.options)
        if isinstance(waiting, AskAny) and waiting.on_demand and contains(seat, waiting.asked):
            return LegalActions.among(self.state.options(waiting, seat))
        return LegalActions(self.numbers(seat))

    def numbers(self, seat: int) -> list[int]:
        """The legal actions of this seat as a list of their numbers."""
        waiting = self.waiting
        return [] if waiting is None else self.state.answers(waiting, seat)

    def stale_answers(self, seat: int) -> list[int]:
        """Which options of this seat come too late for the open window: heard, but not to be shown or chosen."""
        waiting = self.waiting
        if waiting is None or waiting.kind != ANY:
            return []
        return self.state.stack[-1].stale_answers(self.state, seat)

    def next_seat(self) -> int:
        """A seat that is asked (the first of several); -1 if none is."""
        waiting = self.waiting
        if waiting is None:
            return -1
        if isinstance(waiting, Ask):
            return waiting.seat
        if isinstance(waiting, Several):
            return waiting.asked[0]
        return -1

    def decision(self, seat: int) -> int:
        """The id of the question open to this seat.

        It stays the same while other seats answer in the same window, so nobody is refused for another's move.
        """
        return self._asked_at[seat]

    def question(self, seat: int) -> QuestionView | None:
        """The open question as this seat sees it, with its options; None if it has none.

        A seat that is not waited for may still have a question: whether to change its mind.
        """
        waiting = self.waiting
        if waiting is None or seat not in waiting.may_answer():
            return None
        asides = waiting.asides if isinstance(waiting, Ask) else []
        actions = self.game.actions
        options: list[OptionView] = []
        for number in self.numbers(seat):
            verb = actions.verb_of(number).key
            options.append({"n": number, "verb": verb, "args": actions.named(number), "aside": number in asides})
        return {
            "kind": KIND_NAMES[waiting.kind],
            "about": waiting.about,
            "args": self.state.stack[-1].explain(self.state, seat),
            "decision": self.decision(seat),
            "options": options,
            "late": self.stale_answers(seat),
        }

    def why_not(self, seat: int, domain: str, value: str) -> WhyNot | None:
        """Why this seat cannot choose a thing now, as far as the game can say and the seat can know."""
        waiting = self.waiting
        if waiting is None or seat not in waiting.may_answer():
            return None
        world = self.imagine(seat, Luck.of(0))
        return self.game.why_not(world.state, seat, waiting.about, domain, value)

    def odds(self) -> Json | None:
        """The chances of what may come, as anybody at the table could work them out; None where there are none."""
        return self.state.odds()

    def view(self, seat: int | None) -> MatchView:
        """Everything this seat (None: a spectator) may know now, and the question put to it."""
        viewer = -1 if seat is None else seat
        waiting = self.waiting
        return {
            "game": self.game.key,
            "seats": self.state.seats,
            "seat": seat,
            "table": self.state.view(viewer),
            "waiting": None
            if waiting is None
            else {
                "kind": KIND_NAMES[waiting.kind],
                "about": waiting.about,
                "seats": list(waiting.seats()),
            },
            "question": None if viewer < 0 else self.question(viewer),
            "outcome": None if self.state.outcome is None else self.state.outcome.to_json(),
        }

    def observe(self, seat: int, into: Observation) -> None:
        """Write what this seat can see as numbers, in the order of `game.layout(seats)`: for programs that learn."""
        into.begin()
        waiting = self.waiting
        about = -1 if waiting is None else self.game.question_numbers[waiting.about]
        into.choice("question", len(self.game.question_numbers), about)
        place = into.field("asked", self.state.seats)
        if waiting is not None:
            for asked in waiting.seats():
                into.set(place + (asked - seat) % self.state.seats, 1)
        self.state.observe(seat, into)
        into.end()

    def history(self) -> Played:
        """All that has happened in a match that was started or replayed; a copy keeps no events."""
        return Played([] if self.record is None else self.record.entries.copy(), self._log.copy(), False)

    def events(self, seat: int | None) -> list[Event]:
        """All that this seat (None: a spectator) was told in a match that was started or replayed."""
        viewer = -1 if seat is None else seat
        return [event for event in self._log if event.reaches(viewer)]

    # Playing.

    def play(self, seat: int, answer: int) -> Played:
        """Answer the open question. Raises `IllegalAnswer`, with nothing changed, unless it is an option."""
        waiting = self.waiting
        if waiting is None:
            raise IllegalAnswer("the game is over")
        if not self._may_answer(waiting, seat, answer):
            raise self._refusal(seat, answer)
        record = self.record
        if record is None:
            self._take(waiting, seat, answer)
            return UNHEARD
        since = len(record.entries)
        frame = self.state.stack[-1]
        self._write(Entry(seat, answer, None, self._asked_mask(), self.state.reveal_count()))
        self._take(waiting, seat, answer)
        return self._played(since, frame)

    def resolve_chance(self, outcome: int, order: list[int] | None = None) -> Played:
        """Decide the open chance (only where `pause_at_chance` is set)."""
        waiting = self.waiting
        if isinstance(waiting, Chance):
            if not 0 <= outcome < len(waiting.weights) or waiting.weights[outcome] <= 0:
                raise IllegalAnswer(f"luck has no outcome {outcome} here")
        elif isinstance(waiting, Shuffle):
            if order is None or sorted(order) != list(range(waiting.count)):
                raise IllegalAnswer(f"luck needs an order of {waiting.count} things here")
        else:
            raise IllegalAnswer("nothing is left to luck here")
        record = self.record
        since = 0 if record is None else len(record.entries)
        self._chance(waiting, outcome, order)
        self._advance()
        return UNHEARD if record is None else self._played(since, None)

    def repeat(self, entry: Entry) -> Played:
        """Play a recorded entry, luck or answer (only where `pause_at_chance` is set)."""
        if entry.seat == LUCK:
            return self.resolve_chance(entry.number, entry.outcome)
        if self.waiting is None or self.waiting.kind >= CHANCE:
            raise IllegalAnswer("no seat is asked")
        return self.play(entry.seat, entry.number)

    def frames(self, entries: list[Entry]) -> list[Frame]:
        """How it would stand after each beat if these entries were played now.

        A beat is what the game's contract declares as one, with all that follows until the next.
        """
        clone = self.copy()
        clone.state.emitting = True
        clone.pause_at_chance = True
        frames = Frames(self.game.beats)
        clone.state.frames = frames
        for entry in entries:
            clone.repeat(entry)
        return frames.found

    # Copies and worlds.

    def copy(self, recording: bool = False) -> "Match":
        """A clone with the same luck: quiet and quick, or `recording` on, so that `play` says what happened."""
        clone = Match(self.game, self.state.copy(), self.luck.copy(), self.settings)
        clone.waiting = self.waiting
        clone.cards = self.cards
        clone.pause_at_chance = self.pause_at_chance
        if recording:
            record = self.record
            if record is None:
                record = Record(self.game.key, self.game.version, self.state.seats, self.settings, self.cards, "")
            clone._record_on(record.upto(len(record.entries)), self._asked_at)
            # Whoever keeps what `play` returns needs no log beside it.
            clone._keeps_log = False
        return clone

    def imagine(self, seat: int, luck: Luck) -> "Match":
        """A quiet world this seat cannot rule out, with luck of its own."""
        clone = self.copy()
        clone.luck = luck.fork()
        clone.state.redeal(seat, luck)
        clone._reconsider(seat, luck)
        return clone

    def reopen(self) -> None:
        """Put a sealed question to all its seats anew (in an imagined world, where nobody has really answered)."""
        if self.state.stack and isinstance(self.waiting, AskEach):
            self.state.stack[-1].answers = []
            self._reconsider(-1, self.luck)

    def to_json(self) -> Json:
        """The state as JSON data; with `from_json` it becomes a match again, in the middle of anything."""
        data = to_data(self.state)
        assert isinstance(data, dict)
        return data

    @staticmethod
    def from_json(
        game: Game,
        seats: int,
        settings: Settings,
        data: Json,
        luck: Luck,
        cards: CardData | None = None,
    ) -> "Match":
        """A quiet match from the JSON data of its state."""
        match = Match(game, game.restore(seats, settings, cards, data), luck, settings)
        match.cards = cards
        match._reconsider(-1, luck)
        return match

    @staticmethod
    def from_snapshot(game: Game, record: Record, data: Json, luck: Luck, decisions: list[int]) -> "Match":
        """A recorded match from the JSON data of its state: as if it had never been away."""
        match = Match.from_json(game, record.seats, record.settings, data, luck, record.cards)
        match._record_on(record, decisions)
        return match

    def decisions(self) -> list[int]:
        """The decision ids of all seats, for `from_snapshot`."""
        return self._asked_at.copy()

    def fingerprint(self) -> str:
        """A digest of the state, equal for equal states, compiled or not."""
        return fingerprint(self.state)

    # Taking back.

    def undoable(self, seat: int) -> int:
        """How many of its last entries this seat may take back without asking anyone.

        An entry can be taken back while nothing random happened, nothing was revealed, and nobody else
        was newly asked since.
        """
        record = self.record
        if record is None or self.waiting is None:
            return 0
        reveal_count = self.state.reveal_count()
        asked = self._asked_mask()
        count = 0
        for i in range(len(record.entries) - 1, -1, -1):
            entry = record.entries[i]
            if entry.seat != seat or entry.reveal_count != reveal_count or asked & ~entry.asked & ~(1 << seat):
                break
            asked = entry.asked
            count += 1
        return count

    def is_final(self, seat: int, answer: int) -> bool:
        """Whether an answer could not be taken back freely: it ends the game, calls for luck, reveals or asks others.

        What it reveals is tried out here, so put the question to an imagined world.
        """
        world = self.copy()
        # Luck need not be tried: that it is called for is enough.
        world.pause_at_chance = True
        asked, reveal_count = self._asked_mask(), self.state.reveal_count()
        world.play(seat, answer)
        waiting = world.waiting
        if waiting is None or waiting.kind >= CHANCE or world.state.reveal_count() != reveal_count:
            return True
        return bool(world._asked_mask() & ~asked & ~(1 << seat))

    def taken_back(self, keep: int) -> "Match":
        """The match after its first `keep` entries; whether that is allowed is the table's affair.

        Luck up to there stays as recorded; after it, luck goes on from where it is now.
        """
        record = self.record
        assert record is not None, "a quiet match has no history"
        earlier = Match.replay(self.game, record, keep, check=False)
        earlier.resume(self.luck)
        return earlier

    def playout(self, luck: Luck, limit: int = 1_000_000) -> int:
        """Answer at random until the game is over; the number of decisions made."""
        made = 0
        while made < limit:
            waiting = self.waiting
            if waiting is None:
                break
            if isinstance(waiting, Ask):
                self._take(waiting, waiting.seat, waiting.nth(luck.below(waiting.count())))
            elif isinstance(waiting, AskAny) and waiting.on_demand:
                seat = waiting.asked[0]
                options = self.state.options(waiting, seat)
                self._take(waiting, seat, options[luck.below(len(options))])
            else:
                seat = self.next_seat()
                numbers = self.numbers(seat)
                self._take(waiting, seat, numbers[luck.below(len(numbers))])
            made += 1
        return made

    # The engine room.

    def _may_answer(self, waiting: Waiting, seat: int, answer: int) -> bool:
        if isinstance(waiting, Ask):
            return waiting.seat == seat and waiting.offers(answer)
        if isinstance(waiting, AskAny) and waiting.on_demand and contains(seat, waiting.asked):
            return is_among(answer, self.state.options(waiting, seat))
        return contains(answer, self.numbers(seat))

    def _take(self, waiting: Waiting, seat: int, answer: int) -> None:
        frame = self.state.stack[-1]
        kind = waiting.kind
        if kind == ASK:
            assert isinstance(waiting, Ask)
            if waiting.asides and not waiting.is_answer(answer):
                self.state.call(self.state.use_aside(seat, answer))
            else:
                frame.answer = answer
                frame.who = seat
                frame.pc += 1
        elif kind == ANY:
            frame.answer = answer
            frame.who = seat
            frame.pc += 1
        else:
            assert isinstance(waiting, AskEach)
            if not frame.answers:
                frame.answers = [-1] * self.state.seats
            frame.answers[seat] = answer
            if len(waiting.asked) > 1:
                self.waiting = self._still_asked(waiting, frame)
                return
            frame.pc += 1
            self._note_opening(frame, seat)
        self._advance(seat, frame)

    def _note_opening(self, frame: Procedure, last: int) -> None:
        """The last sealed answer opens those of the others: whoever gave it must not take it back and do better."""
        for seat in range(self.state.seats):
            if seat != last and frame.answers[seat] >= 0:
                self.state.note_reveal()
                return

    def _still_asked(self, waiting: AskEach, frame: Procedure) -> Waiting:
        asked: list[int] = []
        options: list[list[int]] = []
        for i in range(len(waiting.asked)):
            seat = waiting.asked[i]
            if frame.answers[seat] < 0:
                asked.append(seat)
                options.append(waiting.options[i])
        return AskEach(waiting.about, asked, options)

    def _advance(self, seat: int = -1, before: Procedure | None = None) -> None:
        """Run steps until somebody must be waited for."""
        state = self.state
        stack = state.stack
        while stack:
            frame = stack[-1]
            pc = frame.pc
            frame.pc = pc + 1
            waiting = frame.run_step(pc, state)
            if waiting is None:
                if state.frames is not None:
                    state.frames.stepped(state)
                continue
            if waiting is FINISHED:
                stack.pop()
                if stack:
                    stack[-1].answer = frame.result
                continue
            frame.pc = pc
            kind = waiting.kind
            if kind >= CHANCE:
                if self.pause_at_chance:
                    self.waiting = waiting
                    return
                self._chance(waiting, -1, None)
                continue
            if kind == EACH:
                frame.answers = []
            state.offer_asides(waiting)
            self.waiting = waiting
            if self.record is not None:
                self._number_questions(waiting, seat, before is frame and kind == ANY)
            return
        self.waiting = None

    def _number_questions(self, waiting: Waiting, seat: int, same_window: bool) -> None:
        record = self.record
        assert record is not None
        # In a window that stays open, a question is new to the seat that spoke and to those not asked before.
        before = record.entries[-1].asked if same_window else 0
        for asked in waiting.may_answer():
            if asked == seat or not before >> asked & 1:
                self._asked_at[asked] = len(record.entries)

    def _chance(self, waiting: Waiting, outcome: int, order: list[int] | None) -> None:
        frame = self.state.stack[-1]
        if isinstance(waiting, Chance):
            if outcome < 0:
                outcome = self._drawn(waiting)
            frame.answer = outcome
        elif isinstance(waiting, Shuffle):
            if order is None:
                order = self.luck.permutation(waiting.count)
            frame.answers = order
        frame.who = LUCK
        frame.pc += 1
        if self.record is not None:
            self._write(Entry(LUCK, outcome, order, 0, self.state.reveal_count()))

    def _drawn(self, waiting: Chance) -> int:
        if waiting.is_even:
            return self.luck.below(len(waiting.weights))
        if waiting.sums:
            return self.luck.among(waiting.sums)
        return self.luck.weighted(waiting.weights)

    def _reconsider(self, seat: int, luck: Luck) -> None:
        """Ask the open question afresh, in a state that has been re-dealt or restored.

        Sealed answers that this seat cannot know are made up anew.
        """
        if not self.state.stack:
            self.waiting = None
            return
        frame = self.state.stack[-1]
        pc = frame.pc
        waiting = frame.run_step(pc, self.state)
        assert waiting is not None, "a waiting procedure must ask again"
        frame.pc = pc
        self.state.offer_asides(waiting)
        self.waiting = waiting
        if isinstance(waiting, AskEach) and frame.answers:
            if seat >= 0:
                for i in range(len(waiting.asked)):
                    other = waiting.asked[i]
                    if other != seat and frame.answers[other] >= 0:
                        choices = waiting.options[i]
                        frame.answers[other] = choices[luck.below(len(choices))]
            self.waiting = self._still_asked(waiting, frame)

    def _refusal(self, seat: int, answer: int) -> IllegalAnswer:
        waiting = self.waiting
        assert waiting is not None
        if seat != CLOCK and not 0 <= seat < self.state.seats:
            return IllegalAnswer(f"there is no seat {seat} at this table")
        if seat not in waiting.may_answer():
            return IllegalAnswer(f"seat {seat} is not asked anything now")
        if not 0 <= answer < self.game.actions.size:
            return IllegalAnswer(f"there is no action number {answer}")
        return IllegalAnswer(f"{self.game.actions.text(answer)!r} is not an option of {waiting.about!r}")

    # The record.

    def _asked_mask(self) -> int:
        mask = 0
        waiting = self.waiting
        if waiting is not None:
            for seat in waiting.may_answer():
                mask |= 1 << seat
        return mask

    def _record_on(self, record: Record, decisions: list[int]) -> None:
        self.record = record
        self.state.emitting = True
        self._asked_at = decisions.copy()
        self._fingerprinted_at = max(record.fingerprints, default=0)

    def _write(self, entry: Entry) -> None:
        assert self.record is not None
        self.record.entries.append(entry)

    def _heard(self) -> list[Event]:
        """What was emitted since this was asked last."""
        events = self.state.events
        self.state.events = []
        if self._keeps_log:
            self._log += events
        return events

    def _played(self, since: int, frame: Procedure | None) -> Played:
        """What happened since that entry; a fingerprint is noted now and then."""
        record = self.record
        assert record is not None
        at = len(record.entries)
        if not self.pause_at_chance and (self.waiting is None or at - self._fingerprinted_at >= FINGERPRINT_EVERY):
            self._note_fingerprint()
        waiting, stack = self.waiting, self.state.stack
        same_window = waiting is not None and waiting.kind == ANY and stack[-1] is frame
        return Played(record.entries[since:], self._heard(), same_window)

    def _note_fingerprint(self) -> None:
        assert self.record is not None
        self._fingerprinted_at = len(self.record.entries)
        self.record.fingerprints[self._fingerprinted_at] = self.fingerprint()

    def _check_fingerprint(self, record: Record, at: int) -> None:
        mark = record.fingerprints.get(at)
        if mark is not None and mark != self.fingerprint():
            text = f"after {at} entries the replayed game differs from the recorded one"
            raise BrokenRecord(text, "record-differs", {"at": at})
