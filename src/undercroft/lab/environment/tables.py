"""Many tables of one game, played in step: plain NumPy arrays, or a Gymnasium vector environment for a lone learner."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from undercroft import games
from undercroft.engine.batch import CUT_OFF, ENDED, Batch
from undercroft.engine.card_data import CardData
from undercroft.engine.errors import BadInput
from undercroft.engine.luck import Luck
from undercroft.engine.numbering import Numbering
from undercroft.engine.observation import HIGHEST
from undercroft.engine.serialize import Json
from undercroft.lab.environment.table import Observation
from undercroft.lab.seating import seated


class Tables:
    """So many tables that all act in every step. Row i of each array is about table i.

    The arrays are the engine's own memory and written anew with every step: copy what is to be kept. A table whose game
    is over shows its end, with all its actions forbidden; the next step begins a new game there, whatever its action.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        tables: int,
        settings: Mapping[str, object] | None = None,
        cards: CardData | None = None,
        seed: int | None = None,
        limit: int | None = None,
        actions: int = 8192,
        learner: int | None = None,
        others_wait: bool = False,
    ) -> None:
        """Lay the tables; see `TableEnv` for what may be said.

        With a `learner` only that seat acts. The others answer at random, or with `others_wait` by `batch.play`.
        """
        self.game = games.find(game)
        if learner is not None and not 0 <= learner < seats:
            raise BadInput(f"there is no seat {learner} at a table of {seats}")
        self.numbering = Numbering(self.game.actions.size, actions)
        self.layout = self.game.layout(seats)
        """The fields of an observation, and where each of them begins."""
        self.batch = Batch(
            self.game,
            self.game.choose(seats, settings or {}),
            seats,
            tables,
            secrets.token_bytes(16) if seed is None else seed,
            self.numbering,
            cards,
            limit or 0,
            -1 if learner is None else learner,
            others_wait,
        )
        batch = self.batch
        self.observations: NDArray[np.int16] = np.frombuffer(memoryview(batch.observations), np.int16).reshape(
            tables, -1
        )
        """What the asked seat (or the learner) sees: the fields of `layout`."""
        self.masks: NDArray[np.uint8] = np.frombuffer(memoryview(batch.masks), np.uint8).reshape(tables, -1)
        """What it may do, one bit for each action; `allowed` unpacks them."""
        self.asked: NDArray[np.int64] = np.frombuffer(memoryview(batch.asked), np.int64)
        """The seat that is asked."""
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(tables, seats)
        """Of every seat: where a game has just ended, the winners share 1."""
        self.over: NDArray[np.uint8] = np.frombuffer(memoryview(batch.over), np.uint8)
        """0 while a game is played, 1 where it has ended, 2 where it was cut off."""

    def step(self, actions: ArrayLike) -> None:
        """Act at every table; where an action is forbidden, raises `IllegalAnswer` and changes nothing anywhere."""
        self.batch.step(np.asarray(actions).tolist())

    def sample(self) -> NDArray[np.int64]:
        """An allowed action for every table, at random."""
        return np.array(self.batch.choose(), np.int64)

    def allowed(self) -> NDArray[np.bool_]:
        """The masks with an entry for each action."""
        return np.unpackbits(self.masks, axis=1, count=self.numbering.size, bitorder="little").astype(np.bool_)


class VectorLearner(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """One seat learns at many tables at once, as a Gymnasium vector environment; all others are bots of one level.

    `opponents="random"` plays inside the engine, and is by far the quickest. A game that is over begins anew with the
    next step (Gymnasium's NEXT_STEP), whose action does not count. The mask comes in bits, eight actions a byte, the
    lowest bit first.
    """

    metadata: Json = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self, game: str, *, seats: int, tables: int, seat: int = 0, opponents: str = "random", **how: Any
    ) -> None:
        """The learner's seat and the level of everybody else; for `how` see `Tables`."""
        self.game = games.find(game)
        self.seats = seats
        self.seat = seat
        self.opponents = opponents
        self.num_envs = tables
        self.render_mode = None
        self._how = how
        self._lay(how.pop("seed", None))
        size = self.tables.numbering.size
        self.single_observation_space = Dict(
            {
                "observation": Box(-HIGHEST, HIGHEST, (self.tables.layout.width,), np.int16),
                "action_mask": Box(0, 255, (self.tables.numbering.mask_bytes,), np.uint8),
            }
        )
        self.single_action_space = Discrete(size)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)

    def _lay(self, seed: int | None) -> None:
        waits = self.opponents != "random"
        self.tables = Tables(
            self.game.key,
            seats=self.seats,
            tables=self.num_envs,
            seed=seed,
            learner=self.seat,
            others_wait=waits,
            **self._how,
        )
        self._luck = Luck.of(f"opponents {seed}")
        bots = seated(self.game.key, self.seats, (self.opponents,))
        self._bots = [bots] * self.num_envs
        if waits:
            for table in range(self.num_envs):
                self._sit_down(table)
                self._let_others_play(table)

    def _sit_down(self, table: int) -> None:
        """A bot may remember things of its match, so every match has its own."""
        self._bots[table] = seated(self.game.key, self.seats, (self.opponents,))

    def _let_others_play(self, table: int) -> None:
        batch = self.tables.batch
        while batch.waits_for_another(table):
            seat = int(batch.asked[table])
            batch.play(table, self._bots[table].decide(batch.matches[table], seat, self._luck))
        batch.show(table)

    def reset(self, *, seed: int | None = None, options: Json | None = None) -> tuple[Observation, Json]:
        """Begin anew at every table; `options` are not used."""
        super().reset(seed=seed)
        self._lay(seed)
        return self._seen(), {}

    def step(self, actions: NDArray[np.int64]) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], Json]:
        """Act at every table, and let each game come to the learner's next decision or to its end."""
        tables = self.tables
        finished = tables.over.copy() if self.opponents != "random" else None
        tables.step(actions)
        if finished is not None:
            for table in range(self.num_envs):
                if finished[table]:
                    self._sit_down(table)
                self._let_others_play(table)
        over = tables.over
        return self._seen(), tables.rewards[:, self.seat].copy(), over == ENDED, over == CUT_OFF, {}

    def _seen(self) -> Observation:
        return {"observation": self.tables.observations.copy(), "action_mask": self.tables.masks.copy()}
