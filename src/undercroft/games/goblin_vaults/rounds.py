"""Nine rounds of Scheme, Vault and Warden Phase, then scoring. Rules: GV-002, GV-047."""

from undercroft.engine.procedure import Procedure
from undercroft.engine.waiting import Waiting
from undercroft.games.goblin_vaults.scheme import SchemePhase
from undercroft.games.goblin_vaults.scoring import final_outcome
from undercroft.games.goblin_vaults.set_up import SetUp
from undercroft.games.goblin_vaults.state import ROUNDS, Table
from undercroft.games.goblin_vaults.vault import VaultPhase
from undercroft.games.goblin_vaults.warden import WardenPhase


class PlayGame(Procedure):
    """The whole game."""

    STEPS = ("set_up", "begin_round", "scheme", "vault", "warden", "end_round", "score")

    def copy(self) -> "PlayGame":
        clone = PlayGame()
        self.copy_base_into(clone)
        return clone

    def set_up(self, g: Table) -> Waiting | None:
        g.call(SetUp())
        return None

    def begin_round(self, g: Table) -> Waiting | None:
        g.round += 1
        if g.emitting:
            g.emit("round-began", {"round": g.round})
        return None

    def scheme(self, g: Table) -> Waiting | None:
        g.call(SchemePhase())
        return None

    def vault(self, g: Table) -> Waiting | None:
        g.call(VaultPhase())
        return None

    def warden(self, g: Table) -> Waiting | None:
        g.call(WardenPhase())
        return None

    def end_round(self, g: Table) -> Waiting | None:
        """The marker goes clockwise until all hands are empty. Rules: GV-081, GV-082."""
        if g.round == ROUNDS:
            return None
        if g.first >= 0:
            g.first = (g.first + 1) % g.seats
            if g.emitting:
                g.emit("first-player", {"seat": g.first})
        self.goto("begin_round")
        return None

    def score(self, g: Table) -> Waiting | None:
        outcome = final_outcome(g)
        if g.emitting:
            g.emit("game-over", {"ending": outcome.ending, "winners": outcome.winners})
        g.finish(outcome)
        return None
