"""Vast: The Crystal Caverns. Five roles with five rulesets on one map.

`cavern/` is the map and what happens to it, `roles/` the five players' own rules (they never import one another),
`absent/` what the Book puts in the place of a role nobody plays, `variants/` cards several roles may hold, `data/` the
printed facts. `game.py` puts them together.
"""

from undercroft.games.vast import vocabulary

__all__ = ["vocabulary"]
