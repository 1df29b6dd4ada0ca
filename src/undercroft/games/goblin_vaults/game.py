"""The facts the engine and every client ask for."""

from undercroft.engine.card_data import CardData
from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game, WhyNot
from undercroft.engine.settings import Setting, Settings, number_of, several_of
from undercroft.engine.solo import SoloMode
from undercroft.engine.state import State
from undercroft.games.goblin_vaults import contract
from undercroft.games.goblin_vaults.actions import ACTIONS, CARD
from undercroft.games.goblin_vaults.cards import (
    BASIC_GOALS,
    FACTIONS,
    GOALS,
    LOOT,
    SUIT_GOALS,
    SUITS,
    goal_suit,
    printed,
    shipped_cards,
)
from undercroft.games.goblin_vaults.rounds import PlayGame
from undercroft.games.goblin_vaults.scheme import GlavrunBids, SchemePhase, TakeTurn
from undercroft.games.goblin_vaults.set_up import SetUp
from undercroft.games.goblin_vaults.state import Book, Table
from undercroft.games.goblin_vaults.vault import VaultPhase
from undercroft.games.goblin_vaults.warden import WardenAction, WardenPhase
from undercroft.games.goblin_vaults.why import why_not


class GoblinVaults(Game):
    """Goblin Vaults, 1 to 5 players. Rule: GV-121."""

    def __init__(self) -> None:
        super().__init__("goblin-vaults", "1", (1, 5), ACTIONS)
        self.versions = {
            "1": "The first rules.",
        }
        self.settings = (
            Setting.choice("basic-goal", ("random", *BASIC_GOALS), "random", "GV-014"),
            Setting.number("suit-goal-count", 2, 6, 2, "GV-016", "GV-034"),
            Setting.several("goal-suits", SUITS, "GV-016", "GV-017", "GV-034"),
            Setting.several("suit-goals", SUIT_GOALS, "GV-016", "GV-034"),
            Setting.several("suits", SUITS, "GV-022", "GV-122"),
            Setting.seat("first-player", 5, "GV-123"),
            Setting.choice("level", ("easy", "medium", "hard"), "medium", "GV-099"),
        )
        self.presets = {
            "first-game": {"basic-goal": "cluster", "suit-goals": ["gimnaxs-reign", "tome-library"]},
            "advanced": {"suit-goal-count": 4},
            "five-goals": {"suit-goal-count": 5},
            "six-goals": {"suit-goal-count": 6},
        }
        self.solo_modes = (SoloMode("glavrun", difficulty=["level"]),)
        self.register(Table, PlayGame, SetUp, SchemePhase, TakeTurn, GlavrunBids, WardenAction, VaultPhase, WardenPhase)
        self.declare(contract.QUESTIONS, contract.EVENTS, contract.GoblinVaultsView, observation=contract.observation)
        self.domains["prize"] = CARD
        self.categories = ("tokens", "tiers", "faction", "suits", *GOALS)
        self.endings = ("highest-total", "most-tokens", "shared-victory", "glavrun-beaten", "glavrun-wins")
        self.max_decisions = 5 * (1 + 9 * 4)
        self.reconstructed = ("loot-icons", "goals", "factions")

    def check(self, seats: int, settings: Settings) -> None:
        """Goals and suits the host names must fit together. Rules: GV-022, GV-034, GV-178."""
        in_play = 4 if seats <= 3 else seats + 1
        count = number_of(settings, "suit-goal-count")
        if count > in_play:
            raise BadInput(
                f"option suit-goal-count: {seats} players use {in_play} suits, so at most {in_play} suit goals",
                "suit-goal-count",
                {"seats": seats, "suits": in_play},
            )
        chosen = [GOALS.index(key) for key in several_of(settings, "suit-goals")]
        goal_suits = [goal_suit(goal) for goal in chosen]
        wanted = {SUITS.index(key) for key in several_of(settings, "goal-suits")} | set(goal_suits)
        if len(set(goal_suits)) != len(goal_suits):
            raise BadInput(
                "option suit-goals: a suit has one goal card, so only one of its sides can be in play",
                "suit-goal-sides",
            )
        if len(wanted) > count:
            raise BadInput(
                f"options suit-goals and goal-suits name {len(wanted)} goals, but suit-goal-count is {count}",
                "suit-goals-many",
                {"goals": len(wanted), "count": count},
            )
        suits = [SUITS.index(key) for key in several_of(settings, "suits")]
        if len(suits) > in_play:
            raise BadInput(
                f"option suits: {seats} players use {in_play} suits, not {len(suits)}",
                "suits-many",
                {"seats": seats, "suits": in_play, "named": len(suits)},
            )
        if len(suits) == in_play and not wanted <= set(suits):
            raise BadInput("option suits: the suit of every suit goal must be in play", "suits-of-goals")
        if len(wanted | set(suits)) > in_play:
            raise BadInput(
                f"options suits and suit-goals together name more than {in_play} suits",
                "suits-together",
                {"suits": in_play},
            )

    def why_not(self, g: State, seat: int, about: str, domain: str, value: str) -> WhyNot | None:
        assert isinstance(g, Table)
        return why_not(g, seat, about, domain, value)

    def luck_names(self, g: State, about: str) -> list[str]:
        assert isinstance(g, Table)
        if about == "loot-deck":
            return [LOOT[suit * 10 + value] for suit in g.suits for value in range(10)]
        return list({"suit-goal": GOALS, "suit": SUITS, "factions": FACTIONS}.get(about, ()))

    def new(self, seats: int, settings: Settings, cards: CardData | None) -> State:
        book = Book(shipped_cards() if cards is None else printed(cards), seats, settings)
        table = Table(book)
        table.call(PlayGame())
        return table


GAME = GoblinVaults()
