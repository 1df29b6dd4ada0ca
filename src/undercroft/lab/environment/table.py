"""Any game as a PettingZoo environment (AEC: one agent acts at a time)."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import logger
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from undercroft import games
from undercroft.engine.batch import next_asked, timely
from undercroft.engine.card_data import CardData
from undercroft.engine.contract import MatchView
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.numbering import Numbering
from undercroft.engine.observation import HIGHEST
from undercroft.engine.observation import Observation as Observed
from undercroft.lab.environment.observing import Observer
from undercroft.terminal.drawing import draw, score_sheet
from undercroft.words import words_for

HASHED = 4096
"""The length of a hashed view, where nothing else is said."""

Observation = dict[str, NDArray[Any]]  # numbers of several types
Agents = AECEnv[str, Any, Any]
"""What PettingZoo sees. `Any`: it types a space by what is drawn from it, which is not what `observe` gives."""

ILLEGAL = -1.0
"""The reward of whoever gives an illegal answer where that ends the game."""


class TableEnv(Agents):
    """A table of one game; the agents are its seats, `seat_0` and so on.

    Whoever the game asks acts next. Where several are asked, the next one round the table from whoever answered last
    acts first. `reset(seed=n)` plays the game `Match.start(seed=n)` would; a reset without a seed plays the next game
    of the series that the last seed began.
    """

    metadata: dict[str, object] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        settings: Mapping[str, object] | None = None,
        cards: CardData | None = None,
        seed: int | None = None,
        limit: int | None = None,
        features: int | None = None,
        actions: int = 8192,
        render_mode: str | None = None,
    ) -> None:
        """Lay the table; raises `BadInput` where seats or settings do not fit the game.

        `limit` cuts a game off after so many decisions, and `actions` is the most actions there may be: a game that has
        more is folded (see `Numbering`). An observation has the fields that the game declares; with `features`, or
        where a game declares none, it is its view hashed to a vector of that length.
        """
        self.game = games.find(game)
        self.settings = self.game.choose(seats, settings or {})
        self.cards = cards
        self.limit = limit
        declared = features is None and self.game.observation is not None
        self.layout = self.game.layout(seats) if declared else None
        """The fields of an observation; None where the view is hashed."""
        self.features = self.layout.width if self.layout is not None else features or HASHED
        self.render_mode = render_mode
        self.metadata = {**TableEnv.metadata, "name": f"undercroft_{games.folder_of(game)}_v{self.game.version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.numbering = Numbering(self.game.actions.size, actions)
        self._observer = Observer(self.features)
        self._observation = None if self.layout is None else Observed(self.layout)
        self._series = Luck.of(secrets.token_bytes(16) if seed is None else seed)
        self.action_spaces = {agent: Discrete(self.numbering.size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": self._space(),
                    "action_mask": Box(0, 1, (self.numbering.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def _space(self) -> Box:
        if self.layout is None:
            return Box(-1.0, 1.0, (self.features,), np.float32)
        return Box(-HIGHEST, HIGHEST, (self.features,), np.int16)

    # `Any` as in `Agents`.

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    # Playing.

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a game; `options` are not used."""
        if seed is not None:
            self._series = Luck.of(f"after {seed}")
        self.seed = self._series.below(1 << 30) if seed is None else int(seed)
        self.match = Match.start(
            self.game,
            self.settings,
            seats=len(self.possible_agents),
            seed=self.seed,
            cards=self.cards,
            recording=False,
        )
        """The truth: for whoever runs the experiment, never for an agent."""
        self.decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._next_seat(-1)]
        self._show()

    def step(self, action: int | None) -> None:
        """Act for the agent whose turn it is; what the mask forbids raises `IllegalAnswer` and changes nothing."""
        agent = self.agent_selection
        if self.over():
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must act")
        self.answer(self.numbering.number(self.options(agent), int(action)))

    def answer(self, number: int) -> None:
        """Act by the game's own number of an action."""
        agent = self.agent_selection
        seat = self.seat_of(agent)
        self.match.play(seat, number)
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        if self.match.waiting is None:
            self._count()
        elif self.decisions == self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[self._next_seat(seat)]
        self._show()

    def _next_seat(self, last: int) -> int:
        return next_asked(self.match, last)

    def _count(self) -> None:
        """The game is over: the winners share a reward of 1, and everybody learns the result."""
        outcome = self.match.outcome
        assert outcome is not None
        self.terminations = dict.fromkeys(self.agents, True)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            self.infos[agent] = {
                "ending": outcome.ending,
                "place": outcome.places[seat],
                "score": outcome.total(seat),
                "scores": dict(outcome.scores[seat]),
                "winner": seat in outcome.winners,
            }
        self._accumulate_rewards()

    # Looking.

    def over(self) -> bool:
        """Whether the game has ended or was cut off: it is over for all seats at once."""
        return self.match.waiting is None or self.decisions == self.limit

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def view(self, agent: str) -> MatchView:
        """Everything this agent may know, as the game tells it: what `observe` makes its vector of."""
        return self.match.view(self.seat_of(agent))

    def options(self, agent: str) -> list[int]:
        """What this agent may answer, by the game's own numbers.

        An open window also hears answers that come too late, and asks again; nobody is late here, so nobody is
        offered one: a policy that liked it would say it for ever.
        """
        return timely(self.match, self.seat_of(agent))

    def mask(self, agent: str) -> NDArray[np.int8]:
        """Which actions this agent may take: none unless it is its turn."""
        mask = np.zeros(self.numbering.size, np.int8)
        if agent == self.agent_selection and not self.over():
            mask[list(self.numbering.places(self.options(agent)))] = 1
        return mask

    def observe(self, agent: str) -> Observation:
        """What the agent sees as a vector, and its mask."""
        if self._observation is None:
            return {"observation": self._observer.vector(self.view(agent)), "action_mask": self.mask(agent)}
        self.match.observe(self.seat_of(agent), self._observation)
        numbers = np.frombuffer(memoryview(self._observation.cells), np.int16).copy()
        return {"observation": numbers, "action_mask": self.mask(agent)}

    def render(self) -> str | None:
        """The table as the terminal draws it for the agent whose turn it is."""
        if self.render_mode is None:
            logger.warn("render() needs a render_mode: ansi or human")
            return None
        words = words_for("en", self.game.key)
        view = self.view(self.agent_selection)
        text = "\n".join(draw(view, words) + (score_sheet(view, words) if view["outcome"] else []))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is left open."""


# `Any`: handed to `TableEnv` as it comes, which names and types it.


def raw_env(game: str, **how: Any) -> TableEnv:
    """The bare environment: an illegal action raises `IllegalAnswer` and changes nothing. For `how` see `TableEnv`."""
    return TableEnv(game, **how)


def env(game: str, **how: Any) -> Agents:
    """The environment as PettingZoo likes it: an illegal action ends the game, with a reward of -1 for whoever took it.

    That is how the wrapper does it; the match itself has not changed.
    """
    table: Agents = TerminateIllegalWrapper(raw_env(game, **how), illegal_reward=ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(table))
