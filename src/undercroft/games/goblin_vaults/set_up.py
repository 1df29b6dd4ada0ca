"""Set-up, in the ten steps of the rulebook. Rule: GV-033."""

from typing import Final

from undercroft.engine.faces import Faces
from undercroft.engine.procedure import Procedure
from undercroft.engine.settings import choice_of, number_of, several_of
from undercroft.engine.waiting import AskEach, Chance, Shuffle, Waiting
from undercroft.games.goblin_vaults.actions import START
from undercroft.games.goblin_vaults.cards import BASIC_GOALS, FACTIONS, GOALS, LOOT, SUITS, goal_suit
from undercroft.games.goblin_vaults.scoring import storing_gain
from undercroft.games.goblin_vaults.state import Table

STARTING_TOKENS: Final = 3
"""Rule: GV-030."""
HAND: Final = 10
"""Rule: GV-024."""


class SetUp(Procedure):
    """From an empty table to the first round."""

    PHASE = "set-up"
    STEPS = (
        "draw_basic_goal",
        "lay_basic_goal",
        "draw_suit_goal",
        "lay_suit_goal",
        "name_suits",
        "draw_suit",
        "take_suit",
        "shuffle_loot",
        "deal",
        "shuffle_factions",
        "deal_factions",
        "pick_starting_card",
        "show_starting_cards",
        "draw_first_player",
        "give_marker",
    )

    def draw_basic_goal(self, g: Table) -> Waiting | None:
        """A random side of the basic goal card, or the host's choice. Rules: GV-014, GV-015."""
        wish = choice_of(g.book.settings, "basic-goal")
        if wish == "random":
            return Chance.even("basic-goal", 2)
        self.answer = BASIC_GOALS.index(wish)
        return None

    def lay_basic_goal(self, g: Table) -> None:
        g.basic_goal = self.answer
        g.suit_goals = sorted(GOALS.index(key) for key in several_of(g.book.settings, "suit-goals"))

    def draw_suit_goal(self, g: Table) -> Waiting | None:
        """Suit goals are drawn with a random side, one per suit, the suits the host wants first.

        Rules: GV-016, GV-017, GV-034.
        """
        if len(g.suit_goals) >= number_of(g.book.settings, "suit-goal-count"):
            self.goto("name_suits")
            return None
        taken = [goal_suit(goal) for goal in g.suit_goals]
        free = [suit for suit in range(len(SUITS)) if suit not in taken]
        wanted = [suit for suit in free if SUITS[suit] in several_of(g.book.settings, "goal-suits")]
        if wanted:
            free = wanted
        else:
            # A goal may bring in its suit while there is room beside the suits the host has named.
            certain = {SUITS.index(key) for key in several_of(g.book.settings, "suits")} | set(taken)
            if len(certain) >= g.book.suits:
                free = [suit for suit in free if suit in certain]
        return Chance("suit-goal", [1 if goal_suit(goal) in free else 0 for goal in range(len(GOALS))])

    def lay_suit_goal(self, g: Table) -> None:
        g.suit_goals = sorted([*g.suit_goals, self.answer])
        self.goto("draw_suit_goal")

    def name_suits(self, g: Table) -> None:
        named = [SUITS.index(key) for key in several_of(g.book.settings, "suits")]
        g.suits = sorted(set(named) | {goal_suit(goal) for goal in g.suit_goals})

    def draw_suit(self, g: Table) -> Waiting | None:
        """The goals' suits are in play; the others are drawn, or named by the host. Rules: GV-022, GV-122."""
        if len(g.suits) >= g.book.suits:
            self.goto("shuffle_loot")
            return None
        return Chance("suit", [0 if suit in g.suits else 1 for suit in range(len(SUITS))])

    def take_suit(self, g: Table) -> None:
        g.suits = sorted([*g.suits, self.answer])
        self.goto("draw_suit")

    def shuffle_loot(self, g: Table) -> Shuffle:
        """All cards of the suits in play form the loot deck. Rule: GV-023."""
        return Shuffle("loot-deck", len(g.suits) * 10)

    def deal(self, g: Table) -> None:
        """Hands, Glavrun's deck, block, warden card and tokens. Rules: GV-024 to GV-027, GV-030, GV-102."""
        loot = [suit * 10 + value for suit in g.suits for value in range(10)]
        g.faces = Faces([loot[i] for i in self.answers], [0] * len(loot))
        g.tokens = [0] * len(loot)
        g.deck = list(range(len(loot)))
        for seat in range(g.seats):
            for _ in range(HAND):
                card = g.deck.pop()
                g.hands[seat].append(card)
                g.faces.show_to(card, seat)
        for _ in range(g.book.glavrun_deck):
            g.glavrun_deck.append(g.deck.pop())
        for _ in range(3):
            g.block.append(g.deck.pop())
        g.warden = g.deck.pop()
        for card in [*g.block, g.warden]:
            g.faces.show(card)
        for seat in range(g.seats):
            g.gears[seat] = g.give_from_supply(STARTING_TOKENS)
        g.glavrun_gears = g.give_from_supply(g.book.glavrun_tokens)

    def shuffle_factions(self, g: Table) -> Shuffle:
        return Shuffle("factions", len(FACTIONS))

    def deal_factions(self, g: Table) -> None:
        """Everyone gets a faction, Glavrun too where she plays. Rules: GV-028, GV-029, GV-101."""
        g.factions = self.answers[: g.seats]
        g.glavrun_factions = sorted(self.answers[g.seats : g.seats + g.book.glavrun_factions])
        if g.emitting:
            g.emit("goals-laid", {"goals": [GOALS[goal] for goal in [g.basic_goal, *g.suit_goals]]})
            for seat in range(g.seats):
                g.emit("faction-dealt", {"seat": seat, "faction": FACTIONS[g.factions[seat]]})

    def explain(self, g: Table, seat: int) -> dict[str, object]:
        """How many points each card would bring as the first of the vault."""
        gains: dict[str, int] = {}
        for card in g.hands[seat]:
            face = g.faces.face[card]
            for chamber in range(4):
                gains[str(START.of(face, chamber))] = storing_gain(g, seat, face, chamber)
        return {"gains": gains}

    def pick_starting_card(self, g: Table) -> AskEach:
        """Everyone picks a hand card for the vault, in secret and at once. Rules: GV-031, GV-124."""
        options = []
        for seat in range(g.seats):
            numbers = []
            for card in g.hands[seat]:
                for chamber in range(4):
                    numbers.append(START.of(g.faces.face[card], chamber))
            options.append(numbers)
        return AskEach("starting-card", list(range(g.seats)), options)

    def show_starting_cards(self, g: Table) -> None:
        for seat in range(g.seats):
            answer = self.answers[seat]
            card = g.hand_card(seat, START.a(answer))
            g.faces.show(card)
            g.store(seat, card, START.b(answer))
            if g.emitting:
                g.emit(
                    "started",
                    {"seat": seat, "card": LOOT[START.a(answer)], "chamber": str(START.b(answer) + 1)},
                )

    def draw_first_player(self, g: Table) -> Waiting | None:
        """The first player is drawn, or named by the host; solo has none. Rules: GV-032, GV-103, GV-123."""
        wish = choice_of(g.book.settings, "first-player")
        if g.seats == 1:
            self.end()
            return None
        if wish == "random":
            return Chance.even("first-player", g.seats)
        self.answer = int(wish) - 1
        return None

    def give_marker(self, g: Table) -> None:
        g.first = self.answer
        if g.emitting:
            g.emit("first-player", {"seat": g.first})
