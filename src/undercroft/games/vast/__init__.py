# ruff: noqa: I001
"""Vast: The Crystal Caverns. Five roles with five rulesets on one map.

`cavern/` is the map and what happens to it, `roles/` the five players' own rules (they never import one another),
`absent/` what the Book puts in the place of a role nobody plays, `variants/` cards several roles may hold, `data/` the
printed facts. `game.py` puts them together.

All verbs are numbered here in a fixed order: the shared ones, then the roles in turn order.
"""

from undercroft.games.vast import actions as shared
from undercroft.games.vast.roles.knight import actions as knight
from undercroft.games.vast.roles.goblins import actions as goblins
from undercroft.games.vast.roles.dragon import actions as dragon
from undercroft.games.vast.roles.cave import actions as cave
from undercroft.games.vast.roles.thief import actions as thief

__all__ = ["cave", "dragon", "goblins", "knight", "shared", "thief"]
