"""The facts the engine and every client ask for."""

from undercroft.engine.card_data import CardData
from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game, WhyNot
from undercroft.engine.settings import Setting, Settings, choice_of, several_of
from undercroft.engine.solo import SoloMode
from undercroft.engine.state import State
from undercroft.games.emerald_skulls import contract
from undercroft.games.emerald_skulls.actions import ACTIONS
from undercroft.games.emerald_skulls.betting import BetInTurn
from undercroft.games.emerald_skulls.cards import (
    ADVANCED_KEYS,
    KINDS,
    SIDE_KEYS,
    STANDARD,
    printed,
    shipped_cards,
)
from undercroft.games.emerald_skulls.dice import ROLLS, signs
from undercroft.games.emerald_skulls.payout import PayOut
from undercroft.games.emerald_skulls.set_up import SetUp
from undercroft.games.emerald_skulls.state import Book, Table
from undercroft.games.emerald_skulls.turn import PlayGame, Tumble, Turn
from undercroft.games.emerald_skulls.why import why_not
from undercroft.games.emerald_skulls.window import OpenWindow

MOST_WITHOUT_EXPANSION = 6


class EmeraldSkulls(Game):
    """Emerald Skulls, 1 to 8 players. Rule: ES-196."""

    def __init__(self) -> None:
        super().__init__("emerald-skulls", "1", (1, 8), ACTIONS)
        self.versions = {
            "1": "The first rules.",
        }
        self.settings = (
            Setting.choice("betting-cards", ("standard", "advanced"), "standard", "ES-019", "ES-119"),
            Setting.several("sides", ADVANCED_KEYS, "ES-221"),
            *[
                Setting.choice(f"{kind}-cards", ("recommended", "0", "1", "2", "3", "4"), "recommended", "ES-221")
                for kind in KINDS[STANDARD + 1 :]
            ],
            Setting.choice("betting", ("open", "in-turn"), "open", "ES-054", "ES-234"),
            Setting.number("window", 0, 60, 5, "ES-168", "ES-233"),
            Setting.flag("expansion", False, "ES-023", "ES-122", "ES-236"),
            Setting.seat("first-tumbler", 8, "ES-197"),
            Setting.number("opposition-cards", 1, 10, 10, "ES-192"),
            Setting.number("opposition-gears", 0, 40, 40, "ES-193", "ES-239"),
        )
        self.presets = {
            "advanced": {"betting-cards": "advanced"},
            "in-turn": {"betting": "in-turn"},
            "first-game": {"betting": "in-turn"},
        }
        self.solo_modes = (SoloMode("vrax-and-kur", difficulty=["opposition-cards", "opposition-gears"]),)
        self.register(Table, PlayGame, SetUp, Turn, Tumble, OpenWindow, BetInTurn, PayOut)
        self.declare(
            contract.QUESTIONS,
            contract.EVENTS,
            contract.EmeraldSkullsView,
            contract.OddsView,
            observation=contract.observation,
        )
        self.categories = ("tumbling", "bets", "dice", "gears")
        self.endings = ("most-gears", "most-cubes", "last-tumbler", "cashed-out", "outsmarted")
        # Nothing in the rules ends a game in which tumblers keep throwing all their gears into dice, as random ones do.
        self.max_decisions = 5_000_000
        self.reconstructed = ("advanced-payouts", "side-lines", "opposition-cards")

    def defaults_for(self, seats: int) -> Settings:
        """Seven or eight players bring the expansion along. Rule: ES-236."""
        return {"expansion": True} if seats > MOST_WITHOUT_EXPANSION else {}

    def check(self, seats: int, settings: Settings) -> None:
        """Rules: ES-119, ES-179, ES-196, ES-221."""
        if seats > MOST_WITHOUT_EXPANSION and not settings["expansion"]:
            raise BadInput(
                f"option expansion: {seats} players need the 7-8 player expansion", "expansion", {"seats": seats}
            )
        advanced = settings["betting-cards"] == "advanced"
        if seats == 1 and advanced:
            raise BadInput("option betting-cards: Solitary Mode uses the standard cards", "solitary-standard")
        sides = several_of(settings, "sides")
        if sides and not advanced:
            raise BadInput("option sides: only advanced betting cards have sides to choose", "sides-advanced")
        numbers = [side.rstrip("ab") for side in sides]
        if len(set(numbers)) != len(numbers):
            raise BadInput("option sides: the two sides of one card cannot be in play together", "sides-twice")
        self._check_mix(settings, advanced)

    def _check_mix(self, settings: Settings, advanced: bool) -> None:
        """The host may say how many cards of each kind are drawn. Rule: ES-221."""
        chosen = [choice_of(settings, f"{kind}-cards") for kind in KINDS[STANDARD + 1 :]]
        if not advanced and any(count != "recommended" for count in chosen):
            raise BadInput("options for the mix of cards: only advanced betting cards are mixed", "mix-advanced")
        if all(count == "0" for count in chosen) and not settings["sides"]:
            raise BadInput("options for the mix of cards: there must be a card to bet on", "mix-empty")
        sides = shipped_cards().sides
        for kind, count in enumerate(chosen, STANDARD + 1):
            named = [key for key in several_of(settings, "sides") if sides[SIDE_KEYS.index(key)].kind == kind]
            if count != "recommended" and len(named) > int(count):
                raise BadInput(
                    f"option sides names {len(named)} cards, but option {KINDS[kind]}-cards is {count}",
                    "mix-sides",
                    {"kind": KINDS[kind], "sides": len(named), "count": int(count)},
                )

    def why_not(self, g: State, seat: int, about: str, domain: str, value: str) -> WhyNot | None:
        assert isinstance(g, Table)
        return why_not(g, seat, about, domain, value)

    def luck_names(self, g: State, about: str) -> list[str]:
        assert isinstance(g, Table)
        if about == "roll":
            return [signs(rolled) for rolled in ROLLS[g.pool]]
        return [f"card {number}" for number in range(1, 11)] if about == "opposition" else []

    def new(self, seats: int, settings: Settings, cards: CardData | None) -> State:
        book = Book(shipped_cards() if cards is None else printed(cards), seats, settings)
        table = Table(book)
        table.call(PlayGame())
        return table


GAME = EmeraldSkulls()
