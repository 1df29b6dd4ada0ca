"""Nine rounds of Scheme, Vault and Warden Phase, then scoring. Rules: GV-002, GV-047."""

from undercroft.engine.procedure import Procedure
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

    def set_up(self, g: Table) -> None:
        g.call(SetUp())

    def begin_round(self, g: Table) -> None:
        g.round += 1
        if g.emitting:
            g.emit("round-began", {"round": g.round})

    def scheme(self, g: Table) -> None:
        g.call(SchemePhase())

    def vault(self, g: Table) -> None:
        g.call(VaultPhase())

    def warden(self, g: Table) -> None:
        g.call(WardenPhase())

    def end_round(self, g: Table) -> None:
        """The marker goes clockwise until all hands are empty. Rules: GV-081, GV-082."""
        if g.round == ROUNDS:
            return
        if g.first >= 0:
            g.first = (g.first + 1) % g.seats
            if g.emitting:
                g.emit("first-player", {"seat": g.first})
        self.goto("begin_round")

    def score(self, g: Table) -> None:
        g.finish(final_outcome(g))
