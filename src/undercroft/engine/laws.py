"""The laws every game obeys, as plain functions over a match.

`walk` plays a match at random and checks all of them as it goes; tests run it on every game, seat count and
option set with fixed seeds, `make soak` and `undercroft fuzz` with fresh ones.
"""

import json
from collections.abc import Callable, Mapping

from undercroft.engine.contract import MatchView, args_mismatch, audience_mismatch, mismatch
from undercroft.engine.errors import IllegalAnswer, LawBroken
from undercroft.engine.events import Event
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.observation import Observation
from undercroft.engine.outcome import Outcome
from undercroft.engine.record import Entry, read_record
from undercroft.engine.serialize import Json, canonical
from undercroft.engine.state import Frame
from undercroft.engine.waiting import CLOCK, AskAny, Several, Waiting

Decider = Callable[[Match, int, Luck], int]
"""A bot as law 13 sees it: a world, a seat, and luck; it must only use what the seat may know."""


def demand(holds: bool, law: int, what: str) -> None:
    if not holds:
        raise LawBroken(f"law {law}: {what}")


def demand_same(before: object, now: object, law: int, what: str) -> None:
    """Two pieces of JSON data are equal; else the first field in which they differ is named."""
    if before != now:
        raise LawBroken(f"law {law}: {what}: {first_difference(before, now)}")


def first_difference(one: object, two: object, path: str = "") -> str:
    """Where two pieces of JSON data differ first: "table.players[1].gears is 3, then 4"."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in [*one, *(key for key in two if key not in one)]:
            if key not in one or key not in two:
                return f"{path}.{key} is only in one of them".lstrip(".")
            if one[key] != two[key]:
                return first_difference(one[key], two[key], f"{path}.{key}")
    if isinstance(one, list) and isinstance(two, list):
        for i in range(min(len(one), len(two))):
            if one[i] != two[i]:
                return first_difference(one[i], two[i], f"{path}[{i}]")
        if len(one) != len(two):
            return f"{path.lstrip('.') or 'the whole'} has {len(one)} entries, then {len(two)}"
    return f"{path.lstrip('.') or 'the whole'} is {str(one)[:120]}, then {str(two)[:120]}"


def shape(match: Match) -> Json:
    """The open question as JSON data, for comparing."""
    waiting = match.waiting
    if waiting is None:
        return {"kind": "over"}
    options = {f"seat {seat}": match.numbers(seat) for seat in waiting.seats()}
    return {"kind": waiting.kind, "about": waiting.about, "options": options}


def ask_again(match: Match) -> Waiting:
    """Run the open asking step once more."""
    frame = match.state.stack[-1]
    pc = frame.pc
    waiting = frame.run_step(pc, match.state)
    frame.pc = pc
    if waiting is None:
        raise LawBroken(f"law 1: {type(frame).__name__} asked once but not twice")
    match.state.offer_asides(waiting)
    return waiting


def under_way(match: Match, with_step: bool) -> str:
    """The procedures on the stack, such as "PlayGame > TakeTurn", with the step that asks if somebody is asked."""
    stack = match.state.stack
    names = [type(frame).__name__ for frame in stack]
    if names and with_step:
        names[-1] += f".{stack[-1].STEPS[stack[-1].pc]}"
    return " > ".join(names) or "nothing"


def asking_twice_changes_nothing(match: Match) -> None:
    """Law 1."""
    before = match.to_json()
    again = ask_again(match)
    demand_same(before, match.to_json(), 1, "asking changed the state")
    waiting = match.waiting
    assert waiting is not None
    for seat in waiting.seats():
        offered = match.state.answers(again, seat)
        demand_same(match.numbers(seat), offered, 1, f"asking again offers seat {seat} something else")


def options_are_sound(match: Match) -> None:
    """Law 2: never empty, unique, and all within the action space."""
    waiting = match.waiting
    assert waiting is not None
    demand(bool(waiting.seats()), 2, f"{waiting.about} asks nobody")
    for seat in waiting.seats():
        numbers = match.numbers(seat)
        demand(bool(numbers), 2, f"{waiting.about} offers seat {seat} nothing")
        demand(len(set(numbers)) == len(numbers), 2, f"{waiting.about} offers seat {seat} something twice")
        for number in numbers:
            demand(0 <= number < match.game.actions.size, 2, f"{number} is no action")
            text = match.game.actions.text(number)
            demand(match.game.actions.parse(text) == number, 2, f"{text!r} does not read back")


def offered_answers_can_be_played(match: Match, luck: Luck, tries: int = 3) -> None:
    """Law 3, first half: a few of the offered answers, each on a copy."""
    waiting = match.waiting
    assert waiting is not None
    for seat in waiting.seats():
        numbers = match.numbers(seat)
        for _ in range(min(tries, len(numbers))):
            clone = match.copy()
            clone.play(seat, numbers[luck.below(len(numbers))])


def other_answers_are_refused(match: Match, luck: Luck, tries: int = 3) -> None:
    """Law 3, second half: anything else is refused and changes nothing."""
    waiting = match.waiting
    assert waiting is not None
    before = match.to_json()
    entries = len(match.record.entries) if match.record else 0
    for _ in range(tries):
        seat = luck.below(match.state.seats + 2) - 1
        number = luck.below(match.game.actions.size + 4) - 2
        if number in match.numbers(seat):
            continue
        try:
            match.play(seat, number)
        except IllegalAnswer:
            continue
        raise LawBroken(f"law 3: seat {seat} could answer {number} though it was not offered")
    demand_same(before, match.to_json(), 3, "a refused answer changed the state")
    demand((len(match.record.entries) if match.record else 0) == entries, 3, "a refused answer was recorded")


def a_copy_evolves_alone(match: Match, luck: Luck) -> None:
    """Law 4."""
    before = match.to_json()
    clone = match.copy()
    demand_same(before, clone.to_json(), 4, "a copy differs from its original")
    clone.playout(luck.fork(), 12)
    demand_same(before, match.to_json(), 4, "playing a copy changed the original")


def json_brings_it_back(match: Match) -> None:
    """Law 5: at every question the state goes to JSON and back."""
    data = json.loads(canonical(match.to_json()))
    again = Match.from_json(match.game, match.state.seats, match.settings, data, Luck.of(0), match.cards)
    demand_same(match.to_json(), again.to_json(), 5, "the state read back from JSON differs")
    demand_same(shape(match), shape(again), 5, "the question read back from JSON differs")


def replay_agrees(match: Match) -> None:
    """Law 6: the record alone rebuilds the match."""
    record = match.record
    assert record is not None
    data = json.loads(record.text(match.game.actions))
    again = Match.replay(match.game, read_record(data, match.game.actions))
    demand_same(match.to_json(), again.to_json(), 6, "the replayed match differs")
    demand_same(emitted(match), emitted(again), 6, "the replayed events differ")


def emitted(match: Match) -> list[list[object]]:
    return [[event.to_json(), event.audience] for event in match.history().events]


def imagined_worlds_look_the_same(match: Match, luck: Luck) -> None:
    """Law 7: no seat can tell an imagined world from the true one, options included."""
    for seat in range(match.state.seats):
        world = match.imagine(seat, luck)
        demand_same(visible(match, seat), visible(world, seat), 7, f"seat {seat} sees a difference")
        demand(observed(match, seat) == observed(world, seat), 7, f"seat {seat} observes a difference")
        demand_same(match.state.census(), world.state.census(), 7, "an imagined world has other components")


def visible(match: Match, seat: int) -> MatchView:
    view = match.view(seat)
    if view["question"] is not None:
        view["question"] = {**view["question"], "decision": 0}
    return view


def observed(match: Match, seat: int) -> list[int]:
    """What a seat sees as numbers, each field as it is declared (law 14); nothing where none are declared."""
    if match.game.observation is None:
        return []
    observation = Observation(match.game.layout(match.state.seats))
    observation.checked = True
    match.observe(seat, observation)
    return [int(number) for number in observation.cells]


def only_the_asked_have_options(match: Match) -> None:
    """Law 8: the seats waited for have options, and those that may change their mind; nobody has both."""
    waiting = match.waiting
    assert waiting is not None
    asked = waiting.may_answer()
    for seat in range(match.state.seats):
        demand((len(match.legal_actions(seat)) > 0) == (seat in asked), 8, f"seat {seat} has options unasked")
    demand(match.view(None)["question"] is None, 8, "a spectator is asked")
    if not isinstance(waiting, AskAny):
        demand(len(match.legal_actions(CLOCK)) == 0, 8, "the clock has a say outside a window")


def spectators_see_only_what_all_have_seen(match: Match, luck: Luck) -> None:
    """Law 8, second half: re-dealing what a spectator does not know leaves the spectator's view as it is."""
    world = match.copy()
    world.state.redeal(-1, luck)
    demand_same(match.view(None)["table"], world.view(None)["table"], 8, "a spectator sees hidden things")
    demand_same(match.odds(), world.odds(), 8, "the odds tell hidden things")


def undo_respects_barriers(match: Match) -> list[tuple[int, Match]]:
    """Law 9: between now and the state an undo leads to, no luck, no news, nobody else asked.

    Returns each seat that may take something back, with that state.
    """
    record = match.record
    assert record is not None
    states: list[tuple[int, Match]] = []
    for seat in range(match.state.seats):
        count = match.undoable(seat)
        if not count:
            continue
        tail = record.entries[len(record.entries) - count :]
        demand(all(entry.seat == seat for entry in tail), 9, "undo would take back luck or another's answer")
        earlier = match.taken_back(len(record.entries) - count)
        demand(earlier.state.reveal_count() == match.state.reveal_count(), 9, "undo would cross a reveal")
        demand(len(earlier.legal_actions(seat)) > 0, 9, "undo leads to nobody's question")
        waiting = match.waiting
        assert waiting is not None
        assert earlier.waiting is not None
        newly = [other for other in waiting.may_answer() if other != seat and other not in earlier.waiting.may_answer()]
        demand(not newly, 9, f"undo would cross a question to seats {newly}")
        states.append((seat, earlier))
    return states


WORLDS = 4
"""Worlds in which the answers of a free undo are tried. What only some worlds show is found sooner or later."""


def undo_keeps_no_knowledge(match: Match, seat: int, earlier: Match, luck: Luck) -> None:
    """Law 15: whatever a seat may take back freely has taught it nothing.

    The same answers, given again in worlds it could not rule out before them, must look the same in each.
    """
    record, before = match.record, earlier.record
    assert record is not None
    assert before is not None
    kept = len(before.entries)
    answers = [entry.number for entry in record.entries[kept:]]
    found = visible(match, seat)
    told = [event.to_json() for event in match.events(seat)[len(earlier.events(seat)) :]]
    for _ in range(WORLDS):
        world = earlier.copy()
        world.state.redeal_countable(seat, luck)
        world = world.imagine(seat, luck)
        world.pause_at_chance = True
        world.state.emitting = True
        for answer in answers:
            possible = answer in world.legal_actions(seat)
            demand(possible, 15, f"seat {seat} may take back an answer that it could not have given in every world")
            world.play(seat, answer)
        what = f"seat {seat} may take back what taught it something"
        demand_same(found, visible(world, seat), 15, what)
        events = [event.to_json() for event in world.state.events if event.reaches(seat)]
        demand_same(told, events, 15, f"{what}, as it was told")


def the_way_tells_no_more(before: Match, entries: list[Entry], luck: Luck) -> None:
    """Law 16: how it stood between the beats fits the declaration, and tells a seat no more than the end does.

    Where a seat would see the same end in another world, and hear the same, it sees the same on the way.
    """
    frames = before.frames(entries)
    for seat in range(before.state.seats if frames else 0):
        shown = seen_on_the_way(before.game, frames, seat)
        world = before.imagine(seat, luck)
        try:
            end, told = after(world, entries, seat)
        except IllegalAnswer:
            continue
        if (end, told) == after(before, entries, seat):
            others = [frame.state.view(seat) for frame in world.frames(entries)]
            demand_same(shown, others, 16, f"seat {seat} sees more between two beats than at the end")


def seen_on_the_way(game: Game, frames: list[Frame], seat: int) -> list[Mapping[str, object]]:
    """What a seat sees after each beat; that it fits the declaration is the first half of law 16."""
    shown = [frame.state.view(seat) for frame in frames]
    for view in shown:
        wrong = mismatch(game.view, view, "view")
        demand(not wrong, 16, f"what seat {seat} sees between two beats: {wrong}")
    return shown


def everybody_sees_the_way(before: Match, entries: list[Entry]) -> None:
    """Law 16, first half, for every viewer: between two beats a hand or a map may be as it is at no question."""
    frames = before.frames(entries)
    for seat in range(-1, before.state.seats):
        seen_on_the_way(before.game, frames, seat)


def after(match: Match, entries: list[Entry], seat: int) -> tuple[MatchView, list[Json]]:
    """What a seat sees after these entries, and what it was told with them."""
    clone = match.copy()
    clone.pause_at_chance = True
    clone.state.emitting = True
    for entry in entries:
        clone.repeat(entry)
    return visible(clone, seat), [event.to_json() for event in clone.state.events if event.reaches(seat)]


def components_are_conserved(match: Match, at_start: Mapping[str, int]) -> None:
    """Law 10."""
    demand_same(dict(at_start), match.state.census(), 10, "components changed")


def words_exist(game: Game, has: Callable[[str], bool]) -> None:
    """Law 12: every question, action, event, option, category and ending has words; `has` looks one up."""
    keys = [f"question-{about}" for about in game.questions]
    keys += [f"action-{verb.key}" for verb in game.actions.verbs]
    keys += [f"event-{key}" for key in game.events]
    keys += [f"category-{key}" for key in game.categories]
    keys += [f"ending-{key}" for key in game.endings]
    keys += [f"preset-{key}" for key in game.presets]
    keys += [f"solo-{mode.key}{part}" for mode in game.solo_modes for part in ("", "-about")]
    keys += [f"reconstructed-{key}" for key in game.reconstructed]
    for setting in game.settings:
        keys.append(f"option-{setting.key}")
        keys += [f"option-{setting.key}-{choice}" for choice in setting.choices]
    domains = {domain.key: domain for verb in game.actions.verbs for domain in verb.domains}
    domains.update({domain.key: domain for domain in game.domains.values()})
    for domain in domains.values():
        if not domain.literal:
            keys += [f"{domain.key}-{value}" for value in domain.values]
    missing = [key for key in keys if not has(key)]
    demand(not missing, 12, f"{game.key} has no words for {', '.join(missing[:8])}")


def what_leaves_is_declared(match: Match, since: int = 0) -> None:
    """Law 14: views, odds, questions, events and the outcome are as declared; of the events those from `since` on."""
    game = match.game
    for seat in range(-1, match.state.seats):
        wrong = mismatch(game.view, match.state.view(seat), "view")
        demand(not wrong, 14, f"what seat {seat} sees: {wrong}")
    odds = match.odds()
    if odds is not None:
        wrong = mismatch(game.odds, odds, "odds")
        demand(not wrong, 14, f"the odds: {wrong}")
    for seat in match.waiting.seats() if match.waiting is not None else ():
        question_is_declared(match, seat)
    for event in match.history().events[since:]:
        event_is_declared(game, event)
    if match.outcome is not None:
        outcome_is_declared(game, match.outcome)


def question_is_declared(match: Match, seat: int) -> None:
    question = match.question(seat)
    assert question is not None
    declared = match.game.questions.get(question["about"])
    demand(declared is not None, 14, f"the question {question['about']!r} is not declared")
    assert declared is not None
    wrong = args_mismatch(declared.args, question["args"])
    demand(not wrong, 14, f"the question {declared.about!r}: {wrong}")
    if declared.decline is not None:
        offered = any(declared.decline.has(number) for number in match.legal_actions(seat))
        demand(offered, 14, f"the question {declared.about!r} cannot be declined with {declared.decline.key!r}")


def event_is_declared(game: Game, event: Event) -> None:
    told = game.events.get(event.key)
    demand(told is not None, 14, f"the event {event.key!r} is not declared")
    assert told is not None
    wrong = args_mismatch(told.args, event.args) or audience_mismatch(told.audience, event.audience)
    demand(not wrong, 14, f"the event {event.key!r}: {wrong}")


def outcome_is_declared(game: Game, outcome: Outcome) -> None:
    demand(outcome.ending in game.endings, 14, f"the ending {outcome.ending!r} is not declared")
    for points in [*outcome.scores, *outcome.others.values()]:
        for category in points:
            demand(category in game.categories, 14, f"the category {category!r} is not declared")


def a_bot_decides_by_what_it_knows(match: Match, decide: Decider, luck: Luck) -> None:
    """Law 13: given another world with the same view and the same luck, a bot decides the same."""
    waiting = match.waiting
    assert waiting is not None
    seat = waiting.seats()[0]
    seed = luck.below(1 << 30)
    first = decide(match, seat, Luck.of(seed))
    world = match.imagine(seat, luck)
    demand(decide(world, seat, Luck.of(seed)) == first, 13, f"the bot of seat {seat} decides by hidden things")


def whatever_is_asked_has_an_answer(match: Match, luck: Luck) -> None:
    """Law 17: nothing a person at the table may ask of a match fails, whoever asks, in whatever moment."""
    domains = [domain for verb in match.game.actions.verbs for domain in verb.domains]
    for seat in range(match.state.seats):
        if domains:
            domain = domains[luck.below(len(domains))]
            match.why_not(seat, domain.key, domain.values[luck.below(len(domain.values))])
        numbers = match.numbers(seat)
        if numbers:
            world = match.imagine(seat, luck)
            answer = numbers[luck.below(len(numbers))]
            if answer in world.legal_actions(seat):
                world.is_final(seat, answer)


def check_question(match: Match, luck: Luck, at_start: Mapping[str, int]) -> None:
    """Every law that can be checked at an open question."""
    asking_twice_changes_nothing(match)
    options_are_sound(match)
    offered_answers_can_be_played(match, luck)
    other_answers_are_refused(match, luck)
    a_copy_evolves_alone(match, luck)
    json_brings_it_back(match)
    imagined_worlds_look_the_same(match, luck)
    only_the_asked_have_options(match)
    spectators_see_only_what_all_have_seen(match, luck)
    for seat, earlier in undo_respects_barriers(match):
        undo_keeps_no_knowledge(match, seat, earlier, luck)
    components_are_conserved(match, at_start)
    what_leaves_is_declared(match, -20)
    whatever_is_asked_has_an_answer(match, luck)


def walk(match: Match, luck: Luck, every: int = 1, choose: Decider | None = None, limit: int | None = None) -> int:
    """Play a recorded match, checking the laws at every `every`-th question; the decisions made.

    What is seen between two beats is looked at after every answer: what fails there may last for one beat only.
    To its end, or until `limit` decisions are made. Raises `LawBroken`; the match then holds the record that
    reproduces it.
    """
    at_start = match.state.census()
    made = 0
    while match.waiting is not None and (limit is None or made < limit):
        demand(made <= match.game.max_decisions, 11, f"the game goes on after {made} decisions")
        checked = made % every == luck.below(every)
        if checked:
            check_question(match, luck, at_start)
        before = match.copy()
        seat = some_seat(match.waiting, luck)
        numbers = match.numbers(seat)
        if choose is None or seat == CLOCK:
            answer = numbers[luck.below(len(numbers))]
        else:
            answer = choose(match, seat, luck)
        played = match.play(seat, answer)
        everybody_sees_the_way(before, played.entries)
        if checked:
            the_way_tells_no_more(before, played.entries, luck)
        components_are_conserved(match, at_start)
        made += 1
    what_leaves_is_declared(match)
    demand(match.waiting is not None or match.outcome is not None, 11, "the game stopped without an outcome")
    replay_agrees(match)
    return made


def some_seat(waiting: Waiting, luck: Luck) -> int:
    """Any of the asked seats, so that windows are answered in every order; at times the clock or an afterthought."""
    if isinstance(waiting, AskAny) and waiting.closing >= 0 and luck.below(8) == 0:
        return CLOCK
    if isinstance(waiting, AskAny) and waiting.others and luck.below(8) == 0:
        return waiting.others[luck.below(len(waiting.others))]
    if isinstance(waiting, Several):
        return waiting.asked[luck.below(len(waiting.asked))]
    return waiting.seats()[0]
