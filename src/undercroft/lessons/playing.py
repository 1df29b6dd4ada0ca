"""A match whose luck falls as its lesson says, and as a seed says where the lesson says nothing."""

from collections import Counter

from undercroft import games
from undercroft.engine.errors import BadInput, IllegalAnswer
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match, Played
from undercroft.engine.record import Record
from undercroft.engine.waiting import LUCK, Chance, Shuffle, Waiting
from undercroft.lessons.lesson import Lesson, Order


def start(lesson: Lesson) -> Match:
    """The match of a lesson, where its first moment begins."""
    game = games.find(lesson.game)
    if lesson.begun is not None:
        match = Match.replay(game, lesson.begun, check=False)
        match.luck = Luck.of(lesson.seed)
        match.resume(match.luck)
        return match
    chosen = game.choose(lesson.seats, lesson.settings)
    # An empty record: the match stops where luck is called for.
    match = Match.replay(game, Record(game.key, game.version, lesson.seats, chosen, None, ""))
    match.luck = Luck.of(lesson.seed)
    _let_luck_fall(match, lesson, Counter())
    match.resume(match.luck)
    for seat, answer in lesson.opening:
        try:
            play(match, lesson, seat, game.actions.parse(answer))
        except (BadInput, IllegalAnswer) as bad:
            offered = "; ".join(game.actions.text(number) for number in match.legal_actions(seat)) or "nothing"
            where = f"{lesson.game}, lesson {lesson.key}, opening"
            raise BadInput(f"{where}: '{seat + 1}: {answer}': {bad}; it may answer: {offered}") from bad
    return match


def play(match: Match, lesson: Lesson, seat: int, answer: int) -> Played:
    """Answer, and let luck fall as the lesson says."""
    if not lesson.luck:
        return match.play(seat, answer)
    fallen = _fallen(match)
    match.pause_at_chance = True
    played = match.play(seat, answer)
    luck = _let_luck_fall(match, lesson, fallen)
    match.resume(match.luck)
    entries = [*played.entries, *(entry for each in luck for entry in each.entries)]
    events = [*played.events, *(event for each in luck for event in each.events)]
    return Played(entries, events, False)


def _let_luck_fall(match: Match, lesson: Lesson, fallen: Counter[str]) -> list[Played]:
    """Decide everything that is left to luck, until somebody is asked."""
    found: list[Played] = []
    while isinstance(match.waiting, Chance | Shuffle):
        waiting = match.waiting
        about = waiting.about
        script = lesson.luck.get(about, ())
        scripted = script[fallen[about]] if fallen[about] < len(script) else None
        fallen[about] += 1
        names = match.game.luck_names(match.state, about)
        if isinstance(waiting, Shuffle):
            order = match.luck.permutation(waiting.count)
            if isinstance(scripted, Order):
                order = _ordered(order, scripted, names, about)
            found.append(match.resolve_chance(-1, order))
        elif scripted is None:
            found.append(match.resolve_chance(match.luck.weighted(waiting.weights)))
        else:
            assert not isinstance(scripted, Order)
            found.append(match.resolve_chance(_number(scripted, names, about)))
    return found


def _ordered(order: list[int], wanted: Order, names: list[str], about: str) -> list[int]:
    """This order, with the wanted things at its beginning and its end."""
    first = [_number(each, names, about) for each in wanted.first]
    last = [_number(each, names, about) for each in wanted.last]
    chosen = {*first, *last}
    if len(chosen) < len(first) + len(last):
        raise BadInput(f"luck {about!r}: something is named twice")
    return [*first, *(each for each in order if each not in chosen), *reversed(last)]


def _number(wanted: int | str, names: list[str], about: str) -> int:
    if isinstance(wanted, int):
        return wanted
    if wanted not in names:
        raise BadInput(f"luck {about!r} knows no {wanted!r}; known: {', '.join(names) or 'only numbers'}")
    return names.index(wanted)


def _fallen(match: Match) -> Counter[str]:
    """How often luck has decided what so far."""
    record = match.record
    assert record is not None
    again = Match.replay(match.game, record, 0, check=False)
    found: Counter[str] = Counter()
    for entry in record.entries:
        waiting: Waiting | None = again.waiting
        if entry.seat == LUCK and waiting is not None:
            found[waiting.about] += 1
        again.repeat(entry)
    return found
