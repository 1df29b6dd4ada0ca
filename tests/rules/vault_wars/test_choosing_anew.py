"""What to sell and what to store may be chosen anew until everybody has chosen."""

import pytest

from tests.rules.vault_wars.table import GAME, at_sale, at_storage
from undercroft.engine.laws import imagined_worlds_look_the_same, only_the_asked_have_options
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.waiting import CLOCK, LUCK, AskAny

PILES = [["ruby", "emerald", "junk"], ["diamond"]]


@pytest.mark.rule("VW-070", "VW-228")
def test_a_sale_can_be_chosen_anew_after_another_has_chosen() -> None:
    table = at_sale(piles=PILES)
    table.says(0, "sell ruby").says(0, "finish-sale 1")
    assert table.asked == ("sell", [1])
    table.says(1, "sell diamond")
    assert table.offered(0) == ["revise"]
    table.says(0, "revise")
    assert table.asked == ("sell", [0, 1])
    assert table.view(0)["choice"]["items"] == []
    assert table.view(0)["choice"]["shown"] == 0
    assert table.view(1)["choice"]["items"] == ["diamond"]
    table.says(0, "sell emerald").says(0, "finish-sale 0").says(1, "finish-sale 0")
    assert table.view(None)["trash"] == ["emerald", "diamond"]


@pytest.mark.rule("VW-180", "VW-228")
def test_storage_can_be_chosen_anew_with_its_worker() -> None:
    table = at_storage(piles=PILES, workers=[["lazy-peon"], [], []])
    table.says(0, "send lazy-peon")
    assert "revise" in table.offered(0)
    table.says(0, "throw junk").says(0, "store").says(0, "revise").says(0, "show-junk 1")
    assert "revise" in table.offered(0)
    table.says(0, "store").says(1, "store")
    assert table.gold(0) == 17
    assert table.player(0)["workers"] == ["lazy-peon"]
    assert table.player(0)["pile"] == 3


@pytest.mark.rule("VW-228")
def test_the_last_choice_shows_them_all_and_none_can_be_changed() -> None:
    table = at_sale(piles=PILES)
    table.says(0, "sell ruby").says(0, "finish-sale 0").says(1, "finish-sale 0")
    assert table.about != "sell"
    table.refuses(0, "revise")


@pytest.mark.rule("VW-228")
def test_whoever_has_chosen_nothing_has_nothing_to_choose_anew() -> None:
    sale, storage = at_sale(piles=PILES), at_storage(piles=PILES)
    assert "revise" not in sale.offered(0)
    assert "revise" not in storage.offered(0)
    assert sale.offered(2) == []  # no pile, no choice


@pytest.mark.rule("VW-228")
def test_nobody_else_sees_a_change_of_mind_and_nobody_is_waited_for_who_may_make_one() -> None:
    one, other = at_sale(piles=PILES), at_sale(piles=PILES)
    one.says(0, "sell ruby").says(0, "finish-sale 0").says(0, "revise").says(0, "finish-sale 0")
    other.says(0, "finish-sale 0")
    for viewer in (1, 2, None):
        assert one.match.view(viewer) == other.match.view(viewer)
        assert one.keys_heard(seat=viewer) == other.keys_heard(seat=viewer)
    assert one.seats_asked == [1]
    question = one.match.question(0)
    assert question is not None
    assert question["args"]["finished"] == 1
    only_the_asked_have_options(one.match)
    imagined_worlds_look_the_same(one.match, Luck.of(1))


@pytest.mark.rule("VW-228")
def test_nobody_chooses_anew_for_ever() -> None:
    table = at_sale(piles=PILES)
    for _ in range(3):
        table.says(0, "finish-sale 0").says(0, "revise")
    table.says(0, "sell ruby")
    assert "revise" not in table.offered(0)
    table.says(0, "finish-sale 0")
    assert table.offered(0) == []


def test_nobody_is_refused_because_another_has_answered() -> None:
    table = at_sale(piles=PILES)
    table.says(0, "finish-sale 0")
    mine, yours = table.match.decision(0), table.match.decision(1)
    table.says(1, "sell diamond")
    assert table.match.decision(0) == mine
    assert table.match.decision(1) != yours
    table.says(0, "revise")
    assert table.match.decision(0) != mine


def test_strangers_have_nothing_to_say_in_a_window() -> None:
    waiting = AskAny("sell", [1], [[5]], others=[0], afterthought=7)
    assert [waiting.numbers(seat) for seat in (0, 1, 2, CLOCK, LUCK)] == [[7], [5], [], [], []]
    assert waiting.seats() == [1]
    assert waiting.others == [0]


@pytest.mark.rule("VW-228")
def test_a_match_with_changed_minds_replays() -> None:
    match = Match.start(GAME, {}, seats=3, seed=4)
    luck = Luck.of(4)
    changed = 0
    while match.waiting is not None:
        seat = match.next_seat()
        if isinstance(match.waiting, AskAny) and match.waiting.others and changed < 5:
            seat = match.waiting.others[0]
            changed += 1
        options = match.legal_actions(seat)
        match.play(seat, options.nth(luck.below(len(options))))
    assert changed == 5
    assert match.record is not None
    assert Match.replay(GAME, match.record).to_json() == match.to_json()
