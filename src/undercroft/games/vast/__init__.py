"""Vast: The Crystal Caverns. Five roles with five rulesets on one map.

`cavern/` is the map and what happens to it, `roles/` the five players' own rules (they never import one another),
`absent/` what the Book puts in the place of a role nobody plays, `data/` the printed facts.
"""
