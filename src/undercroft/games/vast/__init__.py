# ruff: noqa: I001
"""Vast: The Crystal Caverns. Five roles with five rulesets on one map.

roles/        the five players' own rules; they never import one another
cavern/       the map and what happens to it
absent/       what the Book puts in the place of a role nobody plays
variants/     cards and rules that several roles may hold
book.py       what is in force for one match;  role.py  what the table asks a role
state.py      the state;  tokens.py  tokens and supplies;  cards.py  what is printed (read from `data`)
set_up.py     setting the table;  turn.py  rounds and turns;  victory.py  the end;  campaign.py  Your Vastness
actions.py    the shared verbs;  domains.py  what they name;  names.py  the same as types
contract.py   questions, events and views, declared
view.py       what one seat sees;  observe.py  the same as numbers;  why.py  why a thing cannot be chosen
redeal.py     worlds a seat cannot rule out;  census.py  what must stay the same
text.py       the table in a terminal;  textmap.py  the map;  lettering.py  how lines are written
game.py       the facts the engine asks for

All verbs are numbered here in a fixed order: the shared ones, then the roles in turn order.
"""

from undercroft.games.vast import actions as shared
from undercroft.games.vast.roles.knight import actions as knight
from undercroft.games.vast.roles.goblins import actions as goblins
from undercroft.games.vast.roles.dragon import actions as dragon
from undercroft.games.vast.roles.cave import actions as cave
from undercroft.games.vast.roles.thief import actions as thief

__all__ = ["cave", "dragon", "goblins", "knight", "shared", "thief"]
