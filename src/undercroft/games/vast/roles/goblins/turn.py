"""The Goblins' turn: five phases. Rule: VA-B003"""

from typing import ClassVar

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Ask, Waiting
from undercroft.games.vast.actions import END_TURN
from undercroft.games.vast.cards import FANGS, GOBLINS, MAGMA, TERRAIN_OF, TRIBES
from undercroft.games.vast.cavern.moving import MoveOff
from undercroft.games.vast.cavern.paths import PITS, is_pit
from undercroft.games.vast.cavern.reach import escape_reach
from undercroft.games.vast.roles.goblins.actions import ACTIVATE, PLAY_ON_TRIBE
from undercroft.games.vast.roles.goblins.activation import TribeActivation, can_be_activated
from undercroft.games.vast.roles.goblins.attacks import StrikeKnight, against_knight, spot_users
from undercroft.games.vast.roles.goblins.board import (
    HIDING_SPOTS,
    WAR_MONSTERS,
    WAR_RAGE,
    WAR_SECRETS,
    change_rage,
    in_hand,
    index,
    mine,
    name,
    seat,
)
from undercroft.games.vast.roles.goblins.losses import LosePopulation
from undercroft.games.vast.roles.goblins.monsters import AssignMonsters
from undercroft.games.vast.roles.goblins.secrets import DrawSecrets, reveal_secret
from undercroft.games.vast.roles.goblins.war import ChooseWarCard, PopulateTribes, ShuffleWar
from undercroft.games.vast.state import Vast


class GoblinsTurn(Procedure):
    """Choose War Card, Populate Tribes, Assign Monsters, Draw Secrets, Activate Tribes. Rule: VA-B003, VA-B026"""

    STEPS: ClassVar[tuple[str, ...]] = (
        "begin",
        "choose_war_card",
        "populate_tribes",
        "assign_monsters",
        "draw_secrets",
        "gain_rage",
        "activate_tribes",
        "leave_terrain",
        "shuffle_war_cards",
        "rest",
    )

    def __init__(self) -> None:
        super().__init__()
        self.scorched = 0
        """Tribes (as bits) that Magma has burned at the end of this turn."""

    def begin(self, g: Vast) -> None:
        """Malaise ends, and so does last turn's Hex on the Thief. Rule: VA-B010, VA-B068, VA-T027"""
        board = mine(g)
        g.stealth_penalty = 0
        board.activated = 0
        board.ruby_used = False
        board.wisp_used = False
        board.flared = 0
        if board.rage == 0:
            change_rage(g, 1)

    def choose_war_card(self, g: Vast) -> None:
        g.call(ChooseWarCard())

    def populate_tribes(self, g: Vast) -> None:
        g.call(PopulateTribes(self._face(g)))

    def assign_monsters(self, g: Vast) -> None:
        g.call(AssignMonsters(WAR_MONSTERS[self._face(g)]))

    def draw_secrets(self, g: Vast) -> None:
        g.call(DrawSecrets(WAR_SECRETS[self._face(g)]))

    def gain_rage(self, g: Vast) -> None:
        """Too late to pay for refused discs. Rule: VA-B019, VA-B020, VA-B026"""
        change_rage(g, WAR_RAGE[self._face(g)])

    def _face(self, g: Vast) -> int:
        return g.faces.face[mine(g).war]

    def activate_tribes(self, g: Vast) -> None:
        g.call(ActivateTribes())

    def leave_terrain(self, g: Vast) -> None:
        """Who ends the turn on Magma burns to the last Goblin; nobody ends it on a Pit.

        Rule: VA-R026, VA-R028, VA-R032, VA-R039
        """
        for piece in TRIBES:
            here = g.at[piece]
            if here >= 0 and TERRAIN_OF[here] == MAGMA and not self.scorched >> piece & 1:
                self.scorched |= 1 << piece
                g.call(LosePopulation(piece, mine(g).population[index(piece)]))
                self.again()
                return
            if here >= 0 and is_pit(here) and escape_reach(g, piece, PITS, False).cells:
                g.call(MoveOff(GOBLINS, piece, PITS, False))
                self.again()
                return

    def shuffle_war_cards(self, g: Vast) -> None:
        g.call(ShuffleWar())

    def rest(self, g: Vast) -> None:
        """What was for this turn is over."""
        board = mine(g)
        board.tunnels = False
        board.furious = 0
        board.bombers = [0, 0, 0]
        board.crystal_at = [-1, -1, -1]


class ActivateTribes(Procedure):
    """Each Tribe once, in any order; Hiding Spots takes a Tribe's activation. Rule: VA-B072, VA-B073, VA-B075"""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "carry_out")

    def choose(self, g: Vast) -> Waiting | None:
        options = [ACTIVATE.of(index(piece)) for piece in TRIBES if can_be_activated(g, piece)]
        if in_hand(g, HIDING_SPOTS):
            options.extend(PLAY_ON_TRIBE.of(HIDING_SPOTS, index(piece)) for piece in spot_users(g))
        if not options and not mine(g).hand:
            self.end()
            return None
        options.append(END_TURN.of())
        return Ask("activate-tribes", seat(g), options)

    def explain(self, g: Vast, seat: int) -> dict[str, object]:
        return {"compared": against_knight(g, [piece for piece in TRIBES if can_be_activated(g, piece)])}

    def carry_out(self, g: Vast) -> None:
        if END_TURN.has(self.answer):
            return
        self.goto("choose")
        if ACTIVATE.has(self.answer):
            g.call(TribeActivation(FANGS + ACTIVATE.a(self.answer)))
            return
        piece = FANGS + PLAY_ON_TRIBE.b(self.answer)
        mine(g).activated |= 1 << piece
        reveal_secret(g, HIDING_SPOTS)
        if g.emitting:
            g.emit("hiding-spots", {"tribe": name(piece)})
        g.call(StrikeKnight(piece, True, True))
