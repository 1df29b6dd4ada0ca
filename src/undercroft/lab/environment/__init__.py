"""Environments for learning: every game of the registry as a PettingZoo table, or a Gymnasium one for a lone learner.

    from undercroft.lab import environment

    table = environment.env("goblin-vaults", seats=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        done = terminated or truncated
        table.step(None if done else table.action_space(agent).sample(observation["action_mask"]))

There is no parallel environment: most questions go to one seat, and one that has everybody act at once would have to
invent answers for the others. Questions that do go to several seats are put to one after the other, and no view tells
what somebody sealed.

Rooms: `table.py` is the PettingZoo environment, `learner.py` the Gymnasium one, `tables.py` plays many tables in step,
`observing.py` hashes a view to a vector. docs/research.md says what to expect of them.
"""

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(
        f"undercroft.lab.environment needs {missing.name}: pip install 'undercroft[research]'", name=missing.name
    ) from None

from undercroft.lab.environment.learner import Learner
from undercroft.lab.environment.table import TableEnv, env, raw_env
from undercroft.lab.environment.tables import Tables, VectorLearner

__all__ = ["Learner", "TableEnv", "Tables", "VectorLearner", "env", "raw_env"]
