"""Many matches of one game side by side, advanced together in one call: for programs that learn.

What they show lies in arrays that are written anew with every step. NumPy looks at them without copying.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i16, i64, u8

from undercroft.engine.arrays import vec
from undercroft.engine.card_data import CardData
from undercroft.engine.errors import IllegalAnswer
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.numbering import Numbering
from undercroft.engine.observation import Observation

PLAYING: Final = 0
ENDED: Final = 1
CUT_OFF: Final = 2


class Batch:
    """Tables of one game. At each of them the asked seat acts; where several are asked, the next one round the table.

    A game that is over stays to be looked at, as the seat saw it that acted last; the next step begins another game
    there, whatever is answered. With a `learner`, that seat alone acts and is shown the table; all others answer at
    random, or with `others_wait` as they are told to by `play`.
    """

    def __init__(
        self,
        game: Game,
        settings: Mapping[str, object],
        seats: int,
        tables: int,
        seed: int | bytes | str,
        numbering: Numbering,
        cards: CardData | None = None,
        limit: int = 0,
        learner: int = -1,
        others_wait: bool = False,
    ) -> None:
        """Lay the tables. `limit` cuts a game off after so many decisions; 0: never."""
        self.game: Final = game
        self.settings: Final = settings
        self.seats: Final = seats
        self.tables: Final = tables
        self.numbering: Final = numbering
        self.cards: Final = cards
        self.limit: Final = limit
        self.learner: Final = learner
        self.others_wait: Final = others_wait
        self.layout: Final = game.layout(seats)
        self.luck: Luck = Luck.of(seed)
        self.observations: vec[i16] = vec[i16]([0] * (tables * self.layout.width))
        """What the asked seat of each table sees."""
        self.masks: vec[u8] = vec[u8]([0] * (tables * numbering.mask_bytes))
        """What it may answer, one bit for each action."""
        self.asked: vec[i64] = vec[i64]([0] * tables)
        """The seat that acts at each table."""
        self.rewards: vec[float] = vec[float]([0.0] * (tables * seats))
        """Of every seat, table by table: the winners share 1 when a game ends."""
        self.over: vec[u8] = vec[u8]([0] * tables)
        """PLAYING, ENDED or CUT_OFF."""
        self.decisions: Final[list[int]] = [0] * tables
        """How many decisions each running game has taken."""
        self.matches: Final[list[Match]] = []
        """The truth: for whoever runs the experiment, never for an agent."""
        self._views: Final[list[Observation]] = []
        for table in range(tables):
            self.matches.append(self._new_match())
            self._views.append(Observation(self.layout, self.observations, table * self.layout.width))
            self._begin(table)
            self.show(table)

    def step(self, places: list[int]) -> None:
        """Answer at every table; where one is not an option, raises `IllegalAnswer` and changes nothing anywhere."""
        if len(places) != self.tables:
            raise ValueError(f"{len(places)} answers for {self.tables} tables")
        for table in range(self.tables):
            if not self.over[table] and not self.numbering.is_marked(self.masks, table, places[table]):
                raise IllegalAnswer(f"action {places[table]} is not among the options of table {table}")
        for table in range(self.tables):
            if self.over[table]:
                self.matches[table] = self._new_match()
                self._begin(table)
            else:
                self.answer(table, places[table])
            self.show(table)

    def choose(self) -> list[int]:
        """An answer for every table, at random."""
        chosen: list[int] = []
        for table in range(self.tables):
            if self.over[table]:
                chosen.append(0)
                continue
            options = self.options(table)
            number = options[self.luck.below(len(options))]
            if self.numbering.folded:
                for place, found in self.numbering.places(options).items():
                    if found == number:
                        number = place
                        break
            chosen.append(number)
        return chosen

    def options(self, table: int) -> list[int]:
        """What the asked seat may answer, by the game's own numbers, without what comes too late."""
        return timely(self.matches[table], int(self.asked[table]))

    def answer(self, table: int, place: int) -> None:
        """Answer at one table."""
        numbering = self.numbering
        number = numbering.number(self.options(table), place) if numbering.folded else place
        self.play(table, number)
        self._let_others_play(table)

    def waits_for_another(self, table: int) -> bool:
        """Whether a seat other than the learner is asked."""
        return not self.over[table] and self.learner >= 0 and self.asked[table] != self.learner

    def play(self, table: int, number: int) -> None:
        """Answer at one table by the game's own number."""
        match = self.matches[table]
        seat = int(self.asked[table])
        match.play(seat, number)
        self.decisions[table] += 1
        if match.waiting is None:
            self.over[table] = u8(ENDED)
            outcome = match.outcome
            assert outcome is not None
            for winner in outcome.winners:
                self.rewards[table * self.seats + winner] = 1.0 / len(outcome.winners)
        elif self.decisions[table] == self.limit:
            self.over[table] = u8(CUT_OFF)
        else:
            self.asked[table] = next_asked(match, seat)

    def show(self, table: int) -> None:
        """Write what the asked seat of a table sees and may answer."""
        match = self.matches[table]
        seat = int(self.asked[table]) if self.learner < 0 else self.learner
        match.observe(seat, self._views[table])
        nothing = self.over[table] or self.waits_for_another(table)
        options: list[int] = [] if nothing else self.options(table)
        self.numbering.mark(options, self.masks, table * self.numbering.mask_bytes)

    def _new_match(self) -> Match:
        seed = self.luck.below(1 << 30)
        return Match.start(self.game, self.settings, seats=self.seats, seed=seed, cards=self.cards, recording=False)

    def _begin(self, table: int) -> None:
        self.over[table] = u8(PLAYING)
        self.decisions[table] = 0
        self.asked[table] = next_asked(self.matches[table], -1)
        for seat in range(self.seats):
            self.rewards[table * self.seats + seat] = 0.0
        self._let_others_play(table)

    def _let_others_play(self, table: int) -> None:
        while not self.others_wait and self.waits_for_another(table):
            options = self.options(table)
            self.play(table, options[self.luck.below(len(options))])


def timely(match: Match, seat: int) -> list[int]:
    """What a seat may answer, without answers that come too late.

    An open window hears those as well, and asks again: a policy that liked one would say it for ever.
    """
    numbers = match.numbers(seat)
    late = match.stale_answers(seat)
    return [number for number in numbers if number not in late] if late else numbers


def next_asked(match: Match, last: int) -> int:
    """The seat that is asked and sits next round the table from whoever acted last."""
    waiting = match.waiting
    if waiting is None:
        raise IllegalAnswer("the game is over")
    best = -1
    least = match.seats
    for seat in waiting.seats():
        distance = (seat - last - 1) % match.seats
        if distance < least:
            least = distance
            best = seat
    return best
