"""A table for a lone learner, as a Gymnasium environment: bots sit on all the other seats."""

from typing import Any

import gymnasium

from undercroft.engine.contract import MatchView
from undercroft.engine.errors import BadInput, IllegalAnswer
from undercroft.engine.luck import Luck
from undercroft.lab.environment.table import ILLEGAL, Observation, TableEnv
from undercroft.lab.seating import seated


class Learner(gymnasium.Env[Observation, int]):
    """One seat learns; the others are played by bots, who see no more than their own views.

    An action that the mask forbids changes nothing at the table and ends the episode with a reward of -1.
    """

    metadata: dict[str, object] = TableEnv.metadata

    # `Any`: handed to `TableEnv` as it comes, which names and types it.
    def __init__(self, game: str, *, seats: int, seat: int = 0, opponents: str = "adept", **how: Any) -> None:
        """A seat for the learner and the level of everybody else; for `how` see `TableEnv`."""
        self.table = TableEnv(game, seats=seats, **how)
        if not 0 <= seat < seats:
            raise BadInput(f"there is no seat {seat} at a table of {seats}")
        self.opponents = opponents
        self.render_mode = self.table.render_mode
        self.agent = self.table.possible_agents[seat]
        self.action_space = self.table.action_space(self.agent)
        self.observation_space = self.table.observation_space(self.agent)
        self._bots = seated(game, seats, (opponents,))

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        """Begin a game and let it come to the learner's first decision; `options` are not used."""
        super().reset(seed=seed)
        table = self.table
        table.reset(seed=seed)
        # A bot may remember things of its match, so every match has its own.
        self._bots = seated(table.game.key, len(table.possible_agents), (self.opponents,))
        self._luck = Luck.of(f"opponents {table.seed}")
        self._let_others_play()
        return table.observe(self.agent), table.infos[self.agent]

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        """Act, and let the game come to the learner's next decision or to its end."""
        table = self.table
        try:
            table.step(action)
        except IllegalAnswer as refused:
            return table.observe(self.agent), ILLEGAL, True, False, {"illegal": str(refused)}
        self._let_others_play()
        over, cut = table.terminations[self.agent], table.truncations[self.agent]
        return table.observe(self.agent), table.rewards[self.agent], over, cut, dict(table.infos[self.agent])

    def _let_others_play(self) -> None:
        table = self.table
        while table.agent_selection != self.agent and not table.over():
            seat = table.seat_of(table.agent_selection)
            table.answer(self._bots.decide(table.match, seat, self._luck))

    def view(self) -> MatchView:
        """Everything the learner may know, as the game tells it."""
        return self.table.view(self.agent)

    def render(self) -> str | None:
        """The table as the terminal draws it for the learner."""
        return self.table.render()
