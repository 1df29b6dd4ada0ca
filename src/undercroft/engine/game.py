"""What the engine and every client need to know about a game; one instance per game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from undercroft.engine.actions import Actions, Domain
from undercroft.engine.campaign import Campaign, CampaignFacts
from undercroft.engine.card_data import CardData
from undercroft.engine.contract import GAME_OVER, EventType, QuestionType, named_domains
from undercroft.engine.errors import BadInput
from undercroft.engine.faces import Faces, Note
from undercroft.engine.observation import Field, Layout
from undercroft.engine.outcome import Outcome
from undercroft.engine.serialize import Json, from_data
from undercroft.engine.settings import Setting, Settings, validated
from undercroft.engine.solo import SoloMode
from undercroft.engine.state import State

WhyNot = tuple[str, dict[str, object], str]
"""Why a thing cannot be chosen: the key of the words `why-not-<key>`, their arguments, and the rule."""

ENGINE_KINDS: Final[dict[str, type]] = {"Faces": Faces, "Note": Note, "Outcome": Outcome}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The facts of one game. A game subclasses this and sets every field in `__init__`."""

    def __init__(self, key: str, version: str, seats: tuple[int, int], actions: Actions) -> None:
        self.key: Final = key
        self.version: Final = version
        """Rules version; a record of other rules is refused, unless they play on as they did (`plays_on`)."""
        self.versions: dict[str, str] = {}
        """Every version of the rules so far, and what it changed for those who play."""
        self.plays_on: frozenset[str] = frozenset()
        """Earlier versions whose games these rules play to the same end."""
        self.least_seats: Final = seats[0]
        self.most_seats: Final = seats[1]
        self.actions: Final = actions
        self.settings: tuple[Setting, ...] = ()
        self.presets: dict[str, Settings] = {}
        """Named bundles of settings, such as "first-game"."""
        self.solo_modes: tuple[SoloMode, ...] = ()
        """The ways to play it alone, where it is for one."""
        self.kinds: dict[str, type] = {}
        """The state, all procedures, and any other class a state may hold, by name."""
        self.questions: dict[str, QuestionType] = {}
        """Every question a seat can be asked, by what it is about; see `declare`."""
        self.events: dict[str, EventType] = {}
        """Everything that can happen, by key."""
        self.beats: frozenset[str] = frozenset()
        """The keys of those events that are shown on their own."""
        self.view: type | None = None
        """The TypedDict of what a seat sees."""
        self.question_numbers: dict[str, int] = {}
        """The questions numbered in the order of their declaration."""
        self.observation: Callable[[int], list[Field]] | None = None
        """The fields of what a seat sees as numbers, by how many seats there are; None where none are declared."""
        self._layouts: dict[int, Layout] = {}
        self.odds: type | None = None
        """The TypedDict of `State.odds`, where the game reckons any."""
        self.printed: Callable[[], Mapping[str, object]] | None = None
        """What is printed on boards and cards and no game changes, for clients; its return type declares it."""
        self.domains: dict[str, Domain] = {}
        """What the arguments of events and questions name, by argument. Bots' reasons may name more."""
        self.categories: tuple[str, ...] = ()
        self.endings: tuple[str, ...] = ()
        self.max_decisions: int = 10_000
        """No game lasts for more decisions than this."""
        self.reconstructed: tuple[str, ...] = ()
        """Which card data is reconstructed, as keys for the words (`reconstructed-<key>`)."""
        self.unfinished: bool = False
        """Whether it still lacks its ledger, rulebook or kept records; the tests ask a finished game for them."""
        self.campaign_facts: CampaignFacts | None = None
        """What its campaign is about, where it has one."""

    def register(self, *kinds: type) -> None:
        """Name the classes a state may hold."""
        for kind in kinds:
            if self.kinds.get(kind.__name__, kind) is not kind:
                raise ValueError(f"{self.key} has two classes named {kind.__name__}; stored states go by name")
            self.kinds[kind.__name__] = kind

    def declare(
        self,
        questions: Iterable[QuestionType],
        events: Iterable[EventType],
        view: type,
        odds: type | None = None,
        printed: Callable[[], Mapping[str, object]] | None = None,
        observation: Callable[[int], list[Field]] | None = None,
    ) -> None:
        """Say what leaves this game: its questions and events, the TypedDicts of a view and of odds, printed facts,
        and the fields of an observation."""
        self.questions = {question.about: question for question in questions}
        self.question_numbers = {about: number for number, about in enumerate(self.questions)}
        self.observation = observation
        self.events = {event.key: event for event in (*events, GAME_OVER)}
        self.beats = frozenset(key for key, event in self.events.items() if event.beat is not None)
        self.view = view
        self.odds = odds
        self.printed = printed
        told = [question.args for question in self.questions.values()] + [event.args for event in self.events.values()]
        self.domains = named_domains(told)

    # What a game answers about itself.

    def defaults_for(self, seats: int) -> Settings:
        """Settings that this many seats need and that are chosen unless the host says otherwise."""
        return {}

    def check(self, seats: int, settings: Settings) -> None:
        """Refuse settings that do not fit together; raises `BadInput`."""

    def campaign(self, players: Sequence[str]) -> Campaign:
        """A new campaign of these players; raises `BadInput` where the game has none."""
        raise BadInput(f"{self.key} has no campaign")

    def new(self, seats: int, settings: Settings, cards: CardData | None) -> State:
        """A state before set-up, with the first procedure on its stack."""
        raise NotImplementedError

    def why_not(self, g: State, seat: int, about: str, domain: str, value: str) -> WhyNot | None:
        """Why this seat, asked about something, cannot choose a thing; None where the question's rules must do.

        The state is a world this seat cannot rule out, never the true one, so nothing hidden can be told.
        """
        return None

    def luck_names(self, g: State, about: str) -> list[str]:
        """What the outcomes of a chance, or the things of a shuffle, are called; empty where they are only numbers."""
        return []

    # What the engine makes of it.

    def plays(self, version: str) -> bool:
        """Whether a game begun under this version of the rules can be played, move for move."""
        return version == self.version or version in self.plays_on

    def choose(self, seats: int, given: Mapping[str, object]) -> Settings:
        """All settings, validated, for this many seats."""
        if not self.least_seats <= seats <= self.most_seats:
            text = f"{self.key} is for {self.least_seats} to {self.most_seats} seats, not for {seats}"
            raise BadInput(text, "seats", {"least": self.least_seats, "most": self.most_seats, "seats": seats})
        chosen = validated(self.settings, {**self.defaults_for(seats), **given})
        for setting in self.settings:
            setting.check_seat(chosen[setting.key], seats)
        self.check(seats, chosen)
        return chosen

    def layout(self, seats: int) -> Layout:
        """The fields of an observation for this many seats: what is asked of whom, then what the game declares."""
        if self.observation is None:
            raise BadInput(f"{self.key} declares no fields of an observation")
        found = self._layouts.get(seats)
        if found is None:
            asked = [Field("question", len(self.question_numbers)), Field("asked", seats)]
            found = Layout([*asked, *self.observation(seats)])
            self._layouts[seats] = found
        return found

    def restore(self, seats: int, settings: Settings, cards: CardData | None, data: Json) -> State:
        """A state from its JSON form."""
        state = self.new(seats, settings, cards)
        kinds = dict(ENGINE_KINDS)
        kinds.update(self.kinds)
        made = from_data(data, kinds)
        for name in data:
            if name != "$":
                setattr(state, name, getattr(made, name))
        return state


def numbered(names: list[str]) -> list[str]:
    """The names, the second of its kind as "junk-2" and so on."""
    return [
        name if (before := names[:at].count(name)) == 0 else f"{name}-{before + 1}" for at, name in enumerate(names)
    ]
