"""The engine's contracts, shown on Crypt Fair: windows, sealed answers, peeks, interrupts, asides, undo."""

import json
from typing import Any

import pytest

from tests.toy.crypt_fair import GAME, RELICS
from undercroft.engine.errors import BadInput, BrokenRecord, IllegalAnswer
from undercroft.engine.laws import walk
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.record import Record, read_record, seal
from undercroft.engine.waiting import CLOCK


def fair(seed: int = 1, seats: int = 4, **settings: object) -> Match:
    return Match.start(GAME, settings, seats=seats, seed=seed)


def say(match: Match, seat: int, text: str) -> None:
    match.play(seat, GAME.actions.parse(text))


def recorded(match: Match) -> Record:
    assert match.record is not None
    return match.record


def to_exploring(match: Match) -> None:
    """Everyone is ready at once, everyone names the bell."""
    for seat in range(match.state.seats):
        say(match, seat, "ready")
    for seat in range(match.state.seats):
        say(match, seat, "name bell")


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(25))
def test_all_laws_hold_in_every_order_of_answers(seed: int, seats: int) -> None:
    walk(fair(seed, seats), Luck.of(seed))


def test_bets_stack_in_order_of_arrival() -> None:
    match = fair()
    for seat in (2, 0, 3):
        say(match, seat, "bet odd")
    assert match.view(None)["table"]["stacks"] == [[], [2, 0, 3]]


def test_nobody_is_refused_because_someone_else_acted() -> None:
    match = fair()
    asked = [match.decision(seat) for seat in range(4)]
    say(match, 2, "bet odd")
    say(match, 0, "bet odd")
    assert [match.decision(seat) for seat in (1, 3)] == [asked[1], asked[3]]
    assert match.decision(2) > asked[2], "who has answered faces a new question"


def test_the_clock_closes_a_window_and_that_is_an_entry() -> None:
    match = fair()
    say(match, 1, "bet even")
    match.play(CLOCK, GAME.actions.parse("close"))
    assert match.waiting is not None
    assert match.waiting.about == "name"
    assert ["clock", "close"] in recorded(match).to_json(GAME.actions)["entries"]
    with pytest.raises(IllegalAnswer):
        match.play(CLOCK, GAME.actions.parse("close"))


def test_sealed_answers_stay_sealed_until_the_last_is_in() -> None:
    match = fair()
    for seat in range(4):
        say(match, seat, "ready")
    before = match.view(1)
    log = len(match.history().events)
    say(match, 0, "name ring")
    after = match.view(1)
    assert after["table"] == before["table"]
    assert after["question"] is not None
    assert before["question"] is not None
    assert after["question"]["options"] == before["question"]["options"]
    assert len(match.history().events) == log
    with pytest.raises(IllegalAnswer):
        say(match, 0, "name cup")


def test_a_peeked_relic_cannot_be_followed_through_a_shuffle_but_is_not_forgotten() -> None:
    match = fair()
    for seat in range(4):
        say(match, seat, "ready")
    view = match.view(0)["table"]
    assert view["seen"] == []
    assert len(view["noted"]) == 2
    places: set[int] = set()
    for seed in range(60):
        world = match.imagine(0, Luck.of(seed))
        faces = [RELICS[face] for face in world.state.faces.face]
        assert sorted(faces) == sorted(RELICS)
        places.add(faces.index(view["noted"][0]))
        assert world.view(0)["table"]["noted"] == view["noted"]
    assert places == {0, 1, 2, 3, 4}


def test_others_decide_in_the_middle_of_a_turn_and_the_turn_goes_on() -> None:
    match = fair(chambers=1)
    to_exploring(match)
    story = []
    for text in ("lead left", "brace", "ambush", "stand"):
        assert match.waiting is not None
        story.append((match.waiting.about, match.next_seat()))
        say(match, match.next_seat(), text)
    assert story == [("lead", 1), ("brace", 0), ("ambush", 2), ("evade", 0)]
    assert [event.key for event in match.events(None)][-2:] == ["rested", "game-over"], (
        "the explorer's turn ended as if nobody else was asked"
    )


def test_an_aside_is_carried_out_and_the_question_is_put_afresh() -> None:
    match = fair()
    to_exploring(match)
    say(match, 1, "lead left")
    question = match.question(0)
    assert question is not None
    assert [option["verb"] for option in question["options"]] == ["brace", "rush", "drink"]
    say(match, 0, "drink")
    again = match.question(0)
    assert again is not None
    assert again["about"] == "brace"
    assert [option["verb"] for option in again["options"]] == ["brace", "rush"]


def test_a_collapse_ends_the_turn_from_deep_inside() -> None:
    for seed in range(40):
        match = fair(seed)
        to_exploring(match)
        say(match, 1, "lead right")
        if any(event.key == "collapsed" for event in match.events(None)):
            assert match.waiting is not None
            assert (match.waiting.about, match.next_seat()) == ("lead", 2), "the next explorer's turn"
            assert not any(event.key == "rested" for event in match.events(None))
            return
    pytest.fail("no seed collapsed")


def test_a_match_survives_json_in_mid_effect() -> None:
    match = fair()
    to_exploring(match)
    for text in ("lead left", "brace", "ambush"):
        say(match, match.next_seat(), text)
    data = json.loads(json.dumps(match.to_json()))
    again = Match.from_json(GAME, 4, match.settings, data, Luck.of(1))
    assert [type(frame).__name__ for frame in again.state.stack] == [
        "HoldFair",
        "ExploreTurn",
        "RevealChamber",
        "Ambush",
    ]
    question = match.question(0)
    assert question is not None
    assert again.view(0) == {**match.view(0), "question": {**question, "decision": 0}}


def test_free_undo_stops_at_luck_reveals_and_other_peoples_questions() -> None:
    match = fair()
    say(match, 2, "bet odd")
    assert match.undoable(2) == 1, "the window is still open and nobody else was newly asked"
    say(match, 0, "bet odd")
    assert match.undoable(2) == 0
    assert match.undoable(0) == 1
    to_brace = fair()
    to_exploring(to_brace)
    assert to_brace.undoable(0) == 0, "somebody else is asked now"
    say(to_brace, 1, "lead left")
    say(to_brace, 0, "drink")
    assert to_brace.undoable(0) == 1
    back = to_brace.taken_back(len(recorded(to_brace).entries) - 1)
    assert back.view(0)["table"]["potions"][0] == 1


def test_taking_back_ones_sealed_answer_keeps_those_of_the_others() -> None:
    match = fair()
    for seat in range(4):
        say(match, seat, "ready")
    say(match, 1, "name ring")
    say(match, 0, "name cup")
    back = match.taken_back(len(recorded(match).entries) - 1)
    assert back.waiting is not None
    assert list(back.waiting.seats()) == [0, 2, 3]
    for seat in (0, 2, 3):
        say(back, seat, "name bell")
    assert Match.replay(GAME, recorded(back)).fingerprint() == back.fingerprint()


def test_chance_can_be_held_and_decided() -> None:
    match = fair()
    held = match.copy()
    held.pause_at_chance = True
    say(held, 1, "bet odd")
    for seat in range(4):
        say(held, seat, "ready")
    assert held.waiting is not None
    assert held.waiting.about == "die"
    held.resolve_chance(2)
    assert held.view(None)["table"]["points"] == [0, 0, 0, 0], "a 3 is index 2, an even index pays the even stack"
    with pytest.raises(IllegalAnswer):
        match.resolve_chance(0)


@pytest.mark.parametrize(
    ("seat", "number", "message"),
    [(7, 0, "no seat 7"), (0, 10_000, "no action number"), (0, -5, "no action number"), (0, 3, "not an option")],
)
def test_a_bad_answer_is_refused_with_a_sentence(seat: int, number: int, message: str) -> None:
    match = fair()
    before = match.fingerprint()
    with pytest.raises(IllegalAnswer, match=message):
        match.play(seat, number)
    assert match.fingerprint() == before


@pytest.mark.parametrize(
    ("settings", "message"),
    [({"chambers": 9}, "between 1 and 6"), ({"chambers": "x"}, "whole number"), ({"doors": 1}, "no option 'doors'")],
)
def test_bad_settings_are_refused_with_a_sentence(settings: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        Match.start(GAME, settings, seats=4, seed=1)
    with pytest.raises(BadInput, match="3 to 4 seats"):
        Match.start(GAME, {}, seats=5, seed=1)


def finished_record() -> dict[str, Any]:
    match = fair()
    walk(match, Luck.of(3), every=50)
    data: dict[str, Any] = json.loads(recorded(match).text(GAME.actions))
    return data


def test_a_record_that_was_edited_or_cut_is_refused() -> None:
    data = finished_record()
    assert Match.replay(GAME, read_record(data, GAME.actions)).outcome is not None
    for change in ({"seats": 3}, {"entries": data["entries"][:-1]}, {"version": "0"}, {"format": 9}):
        with pytest.raises(BrokenRecord):
            read_record({**data, **change}, GAME.actions)


def test_a_record_of_the_first_format_still_opens() -> None:
    data = finished_record()
    old = {key: value for key, value in data.items() if key not in ("settings", "fingerprints", "seal")}
    old |= {"format": 1, "options": data["settings"], "prints": {"0": "depends on names"}}
    old["seal"] = seal(old)
    assert Match.replay(GAME, read_record(old, GAME.actions)).outcome is not None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": float("inf")}, "misspells 'seats'"),
        ({"seats": True}, "misspells 'seats'"),
        ({"version": None}, "misspells 'version'"),
        ({"settings": [1]}, "misspells 'settings'"),
        ({"cards": 5}, "misspells 'cards'"),
        ({"fingerprints": {"soon": "0"}}, "misspells 'fingerprints'"),
        ({"fingerprints": {"²": "0"}}, "misspells 'fingerprints'"),
        ({"fingerprints": {"9" * 5000: "0"}}, "misspells 'fingerprints'"),
        ({"entries": {}}, "misspells 'entries'"),
        ({"entries": [5]}, "entry 0 of the record is not an answer"),
    ],
)
def test_a_record_that_was_sealed_but_is_none_is_refused_with_a_sentence(
    change: dict[str, object], message: str
) -> None:
    data = {**finished_record(), **change}
    with pytest.raises(BrokenRecord, match=message):
        read_record({**data, "seal": seal(data)}, GAME.actions)


def nested(depth: int) -> object:
    found: object = None
    for _ in range(depth):
        found = [found]
    return found


@pytest.mark.parametrize("odd", ["\ud800", nested(100_000)], ids=["half a letter", "no bottom"])
def test_a_record_that_nobody_can_have_sealed_is_refused(odd: object) -> None:
    with pytest.raises(BrokenRecord, match="has been changed"):
        read_record({**finished_record(), "commitment": odd}, GAME.actions)


def test_a_record_of_other_rules_is_refused() -> None:
    data = finished_record()
    record = read_record(data, GAME.actions)
    record.version = "0"
    with pytest.raises(BrokenRecord, match="rules version"):
        Match.replay(GAME, record)


def test_a_drifted_replay_is_noticed() -> None:
    record = read_record(finished_record(), GAME.actions)
    last = max(record.fingerprints)
    record.fingerprints[last] = "0" * 16
    with pytest.raises(BrokenRecord, match="differs"):
        Match.replay(GAME, record)


def test_the_same_seed_gives_the_same_match() -> None:
    assert fair(5).fingerprint() == fair(5).fingerprint()
    ends = {tuple(walked(seed)) for seed in range(6)}
    assert len(ends) > 1


def walked(seed: int) -> list[int]:
    match = fair(seed)
    walk(match, Luck.of(9), every=99)
    assert match.outcome is not None
    return match.outcome.totals()
