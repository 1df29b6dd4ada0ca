"""Games that outlive their rules: they are closed with a word, and what was played of them is kept as it was."""

from undercroft.engine.record import FORMAT, file_of, seal
from undercroft.engine.serialize import Json
from undercroft.server.table import log
from undercroft.server.table.log import RUNNING
from undercroft.server.table.plan import Plan
from undercroft.server.table.state import TableState
from undercroft.server.table.surroundings import Surroundings


def plan_rules_changed(table: TableState, around: Surroundings) -> Plan:
    """Close a game of earlier rules. One that was over has its replay; of the others this makes one."""
    began = table.outdated
    assert began is not None
    return Plan(log.RulesChanged(began.version, around.new_id() if table.phase == RUNNING else table.replays[-1]))


def record_as_played(table: TableState) -> str:
    """The record of a game today's rules cannot read, from the words it was written in."""
    began = table.outdated
    assert began is not None
    assert table.game is not None
    content: Json = {
        "format": FORMAT,
        "game": table.game.key,
        "version": began.version,
        "seats": len(table.holders),
        "settings": began.settings,
        "commitment": began.commitment,
        "entries": [row[:2] for row in table.raw],
        "fingerprints": {},
    }
    if began.cards is not None:
        content["cards"] = began.cards
    content["seal"] = seal(content)
    return file_of(content)
