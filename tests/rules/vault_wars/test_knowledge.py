"""What a seat knows of face-down cards: true, exact, respected by imagined worlds, and nobody else's business."""

from collections import Counter
from typing import Any

import pytest

from tests.kit.every import played_at_random
from tests.rules.vault_wars.table import GAME, ITEMS, Table, at_auction, at_sale, at_storage
from undercroft.engine.laws import first_difference, some_seat, visible
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.serialize import canonical

FIVE = ["ruby", "junk", "emerald", "dragon-egg", "diamond"]


def zones(match: Match) -> list[list[int]]:
    state: Any = match.state
    return [state.deck, state.sunk, state.secret, *state.piles]


def secret_worlds(table: Table, seat: int, count: int = 60) -> list[Counter[str]]:
    """The Secret Items as this seat imagines them."""
    luck = Luck.of(f"worlds {seat}")
    worlds = []
    for _ in range(count):
        state: Any = table.match.imagine(seat, luck).state
        worlds.append(Counter(ITEMS[face] for face in state.secret))
    return worlds


@pytest.mark.rule("VW-044", "VW-045", "VW-163")
def test_two_of_these_five_are_known_and_their_places_are_not() -> None:
    deck = [*FIVE, "broad-axe"]
    table = at_auction("dragons-hoard", deck=deck)
    table.says(0, "reveal broad-axe")
    seen = table.view(1)["auction"]["known"]
    assert seen == ["junk", "ruby"]
    worlds = secret_worlds(table, 1)
    assert all(world["ruby"] >= 1 and world["junk"] >= 1 for world in worlds)
    assert len({tuple(sorted(world.items())) for world in worlds}) > 20  # the other three may be anything
    places = {tuple(face for face in self_made(table, 1, i)) for i in range(20)}
    assert len({place.index(ITEMS.index("ruby")) for place in places}) > 2


def self_made(table: Table, seat: int, seed: int) -> list[int]:
    state: Any = table.match.imagine(seat, Luck.of(seed)).state
    return list(state.secret)


@pytest.mark.rule("VW-041", "VW-045")
def test_the_auction_master_knows_every_item_but_not_who_saw_which() -> None:
    table = at_auction("wizards-tower", deck=FIVE)
    table.says(0, "reveal junk")
    worlds = secret_worlds(table, 0)
    assert len({tuple(sorted(world.items())) for world in worlds}) == 1
    luck = Luck.of(1)
    rivals = {tuple(table.match.imagine(0, luck).view(1)["table"]["auction"]["known"]) for _ in range(40)}
    assert len(rivals) == 6  # any two of the four


@pytest.mark.rule("VW-156")
def test_a_known_item_that_is_sold_is_no_longer_known_to_be_there() -> None:
    table = at_sale(piles=[["ruby", "ruby", "junk"]])
    state: Any = table.match.state
    state.knowledge.add(1, 3, (ITEMS.index("ruby"),))  # seat 1 once saw a Ruby go into the pile of seat 0
    assert table.player(0, viewer=1)["known"] == ["ruby"]
    table.says(0, "sell ruby").says(0, "finish-sale 0")
    assert table.player(0, viewer=1)["known"] == []  # it may have been the other one


@pytest.mark.rule("VW-163")
def test_an_item_taken_unseen_may_be_in_either_place() -> None:
    table = at_auction("squires-footlocker", deck=["ruby", "emerald", "junk"], equipped=[[], [], ["moonlit-dagger"]])
    assert table.view(1)["auction"]["known"] == ["ruby"]
    table.says(0, "open-at 2").passes(1, 2)
    assert table.asked == ("take-secret", [2])
    table.luck = [0]
    table.says(2, "use moonlit-dagger")
    assert table.view(1)["notes"] == [{"items": ["ruby"], "places": ["pile-0", "pile-2"]}]
    luck = Luck.of(2)
    where = set()
    for _ in range(40):
        state: Any = table.match.imagine(1, luck).state
        ruby = ITEMS.index("ruby")
        assert ruby in state.piles[0] or ruby in state.piles[2]
        where.add(ruby in state.piles[2])
    assert where == {True, False}


@pytest.mark.rule("VW-164")
def test_everybody_remembers_what_was_shuffled_from_the_trash_into_the_deck() -> None:
    table = at_auction(
        "wizards-tower", deck=["junk"], trash=["ruby", "ruby", "emerald", "diamond", "dragon-egg"], rest_of_deck=False
    )
    luck = Luck.of(3)
    for _ in range(20):
        state: Any = table.match.imagine(2, luck).state
        both = Counter(ITEMS[face] for face in [*state.deck, *state.secret])
        assert both == Counter(["junk", "ruby", "ruby", "emerald", "diamond", "dragon-egg"])


@pytest.mark.rule("VW-164")
def test_nobody_mistakes_what_was_in_the_trash_for_what_lies_in_a_pile() -> None:
    trash = ["ruby", "ruby", "emerald", "diamond", "dragon-egg"]
    piles = [[], ["broad-axe", "obsidian-sword", "elven-helm"]]
    table = at_auction("wizards-tower", deck=["junk"], trash=trash, piles=piles, rest_of_deck=False)
    luck = Luck.of(3)
    for _ in range(20):
        state: Any = table.match.imagine(2, luck).state
        assert Counter(ITEMS[face] for face in [*state.deck, *state.secret]) >= Counter(trash)


def consistent(match: Match, seat: int) -> str | None:
    """Whether all a seat believes to know is true; else what is not."""
    state: Any = match.state
    real = [Counter(zone) for zone in zones(match)]
    for zone in range(state.knowledge.zones):
        for face in state.knowledge.of(seat, zone):
            if real[zone][face] == 0:
                return f"seat {seat} believes in a {ITEMS[face]} in zone {zone}"
            real[zone][face] -= 1
    notes = [note for note in state.knowledge.among if note.viewer == seat]
    promised = [
        (face, [z for z in range(state.knowledge.zones) if note.room[z]]) for note in notes for face in note.faces
    ]
    return None if placed(promised, real) else f"seat {seat} has a note that cannot be true"


def placed(promised: list[tuple[int, list[int]]], real: list[Counter[int]]) -> bool:
    """Whether every promised face finds a card of its own."""
    if not promised:
        return True
    face, places = promised[0]
    for zone in places:
        if real[zone][face] > 0:
            real[zone][face] -= 1
            if placed(promised[1:], real):
                return True
            real[zone][face] += 1
    return False


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.rule("VW-156", "VW-163")
def test_what_a_seat_knows_is_always_true(seats: int) -> None:
    for seed in range(4):
        match = Match.start(GAME, {"workers": seed % 2 == 0}, seats=seats, seed=seed, recording=False)
        for _ in played_at_random(match, Luck.of(f"true {seed}")):
            for seat in range(seats):
                assert consistent(match, seat) is None


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_the_others_know_in_an_imagined_world_is_true_there(seats: int) -> None:
    match = Match.start(GAME, {"workers": True}, seats=seats, seed=4, recording=False)
    luck = Luck.of("there")
    for _ in played_at_random(match, luck):
        world = match.imagine(0, luck)
        for seat in range(seats):
            assert consistent(world, seat) is None
        assert amounts_known(world) == amounts_known(match), "and they know as much as they do"
        for remembered in vaults_remembered(world):
            assert len(set(remembered)) == len(remembered), "no vault lies in two hands"


def vaults_remembered(match: Match) -> list[list[int]]:
    """The vaults each seat has passed on in the draft and knows to be in one hand or another."""
    state: Any = match.state
    return [
        [vault for note in state.memory.notes if note.viewer == seat for vault in note.vaults]
        for seat in range(match.seats)
    ]


def amounts_known(match: Match) -> list[list[int]]:
    """How many items each viewer knows to lie in each zone, and to lie in one of several."""
    state: Any = match.state
    knowledge = state.knowledge
    return [[len(faces) for faces in knowledge.known], [len(note.faces) for note in knowledge.among]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_world_depends_on_nothing_the_seat_does_not_know(seats: int) -> None:
    """The same luck imagines the same world from the true one and from any other the seat cannot tell apart."""
    match = Match.start(GAME, {"workers": True}, seats=seats, seed=8, recording=False)
    luck = Luck.of("depends")
    for _ in played_at_random(match, luck):
        seat = luck.below(seats)
        one = match.imagine(seat, Luck.of(5))
        other = match.imagine(seat, luck).imagine(seat, Luck.of(5))
        assert one.fingerprint() == other.fingerprint()


# Non-interference: what others hold never shows.


def outside(match: Match, seat: int) -> str:
    """All a seat can see: view, question, options; and how it is refused."""
    from undercroft.engine.errors import IllegalAnswer

    refusals = []
    for answer in (0, 40, 1700):
        if answer not in match.legal_actions(seat):
            try:
                match.play(seat, answer)
            except IllegalAnswer as refusal:
                refusals.append(str(refusal))
    view = match.view(seat)
    if view["question"]:
        view["question"]["decision"] = 0
    return canonical([view, refusals])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.rule("VW-156", "VW-163", "VW-227")
def test_hidden_cards_dealt_anew_leave_every_view_as_it_is_byte_for_byte(seats: int) -> None:
    for seed, options in enumerate(({}, {"workers": True}, {"draft": False, "workers": True, "standing-orders": True})):
        match = Match.start(GAME, options, seats=seats, seed=seed, recording=False)
        luck = Luck.of(f"interference {seed}")
        for _ in played_at_random(match, luck):
            seat = luck.below(seats)
            mine = outside(match, seat)
            theirs = outside(match.imagine(seat, luck), seat)
            assert mine == theirs, first_difference(mine, theirs)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.rule("VW-156", "VW-163")
def test_events_told_to_others_do_not_depend_on_hidden_cards(seats: int) -> None:
    """The same answers in two worlds a seat cannot tell apart tell that seat the same story."""
    match = Match.start(GAME, {"draft": False}, seats=seats, seed=3)
    luck = Luck.of("story")
    compared = 0
    while match.waiting is not None:
        asked = some_seat(match.waiting, luck)
        numbers = match.numbers(asked)
        answer = numbers[luck.below(len(numbers))]
        verb = GAME.actions.verb_of(answer).key
        if verb in ("raise", "pass", "open-at") and match.waiting.about in ("bid", "opening-bid"):
            watcher = (asked + 1) % seats
            world = match.imagine(watcher, luck)
            if answer in world.legal_actions(asked):
                assert heard(match, asked, answer, watcher) == heard(world, asked, answer, watcher)
                compared += 1
        match.play(asked, answer)
    assert compared > 20


def heard(world: Match, seat: int, answer: int, watcher: int) -> list[dict[str, object]]:
    """What a watcher hears of an answer, before luck has a say; the cards it shows the watcher differ by world."""
    clone = world.copy(recording=True)
    clone.pause_at_chance = True
    shown = {"items-seen": "items", "items-taken": "items", "item-dealt": "item"}
    events = [event for event in clone.play(seat, answer).events if event.reaches(watcher)]
    return [{"key": e.key, **{arg: e.args[arg] for arg in e.args if arg != shown.get(e.key)}} for e in events]


@pytest.mark.rule("VW-090", "VW-179")
def test_a_pile_of_junk_and_a_pile_of_jewels_look_alike_from_outside() -> None:
    views = []
    for pile in (["junk", "junk", "junk"], ["ruby", "emerald", "diamond"]):
        table = at_storage(piles=[pile])
        views.append([canonical(table.match.view(viewer)) for viewer in (1, 2, None)])
    assert views[0] == views[1]


@pytest.mark.rule("VW-016", "VW-155", "VW-227")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_secret_gold_dealt_anew_leaves_every_view_and_question_as_it_is(seats: int) -> None:
    luck = Luck.of(f"secret gold {seats}")
    match = Match.start(GAME, {"workers": True, "standing-orders": True}, seats=seats, seed=seats, recording=False)
    for _ in played_at_random(match, luck):
        for seat in range(seats):
            world = match.copy()
            world.state.redeal_countable(seat, luck)
            world = world.imagine(seat, luck)
            assert world.state.census() == match.state.census()
            seen, there = visible(match, seat), visible(world, seat)
            assert seen == there, first_difference(seen, there)
