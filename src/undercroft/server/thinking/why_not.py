"""Why a thing on the board is not lit: what the game can say about it, and the rules behind the question."""

from undercroft.server.table.conditions import running
from undercroft.server.table.state import TableState
from undercroft.server.thinking.answers import WhyNot


def why_not(table: TableState, seat: int, thing: str) -> WhyNot:
    """Why a seat cannot choose a thing (`domain:value`) now. Tells nothing the seat could not know."""
    match = running(table)
    waiting = match.waiting
    if waiting is None or not match.numbers(seat):
        return WhyNot("not-asked", {}, [])
    rules = list(match.game.questions[waiting.about].rules)
    domain, _, value = thing.partition(":")
    found = match.why_not(seat, domain, value)
    if found is not None:
        key, args, rule = found
        return WhyNot(key, args, [rule, *(each for each in rules if each != rule)])
    verbs = {match.game.actions.verb_of(number).key for number in match.legal_actions(seat)}
    named = {kind.key for verb in verbs for kind in match.game.actions.by_key[verb].domains}
    # The rules of a question say nothing of things it is not about.
    return WhyNot("not-this-one", {}, rules) if domain in named else WhyNot("other-kind", {}, [])
