"""Card strength and the Scheme Phase: bids, underbids, the stash and what a matching faction earns.

The warden card of most tables here is the 9 of coins, which is purple; the bids are of other factions unless a
warden action is wanted.
"""

import pytest

from tests.kit.every import played_at_random
from tests.rules.goblin_vaults.table import GAME, Table, events, lay_out, start
from undercroft.engine.errors import IllegalAnswer
from undercroft.engine.laws import imagined_worlds_look_the_same
from undercroft.engine.luck import Luck
from undercroft.words import Words

POSITIONS = ("left", "middle", "right")

STASHES = [f"stash {card} {chamber}" for card in ("tomes-1", "tomes-2") for chamber in (1, 2, 3, 4)]
"""All answers of a player who holds these two cards and can only stash."""


def duel(first: str, second: str, warden: str = "coins-9") -> Table:
    """Two bids on the left card, the first by seat 0."""
    table = lay_out(warden=warden, hands=[[first], [second]], block=("crowns-1", "crowns-2", "crowns-4"))
    table.bids(0, first, "left")
    if table.about_of(0) == "warden-action":
        table.says(0, "decline")
    table.bids(1, second, "left")
    return table


def cornered(
    gears: int = 0,
    hand: tuple[str, ...] = ("tomes-1", "tomes-2"),
    supply: int | None = None,
    warden: str = "coins-9",
    middle: str = "coins-7",
) -> Table:
    """Four players; three strong bids lie on the three block cards, and seat 3 is to bid."""
    table = lay_out(
        seats=4,
        warden=warden,
        block=("lanterns-4", "skulls-3", "potions-2"),
        hands=[["coins-8"], [middle], ["coins-10"], list(hand)],
        gears=(3, 3, 3, gears),
        supply=supply,
    )
    table.bids(0, "coins-8", "left")
    table.bids(1, middle, "middle")
    table.bids(2, "coins-10", "right")
    return table


# Strength.


@pytest.mark.rule("GV-044")
def test_a_card_is_as_strong_as_its_value() -> None:
    assert duel("tomes-9", "potions-7").lot("left").winning == "tomes-9"
    assert duel("potions-7", "tomes-9").lot("left").winning == "tomes-9"
    assert duel("tomes-9", "potions-10").lot("left").winning == "potions-10"
    assert duel("coins-8", "coins-7").lot("left").winning == "coins-8", "in the warden's suit too"
    assert duel("coins-7", "coins-8").lot("left").winning == "coins-8"


@pytest.mark.rule("GV-045")
def test_the_lowest_card_of_the_wardens_suit_beats_the_highest_of_another() -> None:
    assert duel("tomes-10", "coins-1").lot("left").winning == "coins-1"
    assert duel("coins-1", "tomes-10").lot("left").winning == "coins-1"
    assert duel("tomes-10", "coins-1", warden="tomes-8").lot("left").winning == "tomes-10"


@pytest.mark.rule("GV-045", "GV-079")
def test_the_suit_of_the_new_warden_card_is_the_strong_one_after_a_swap() -> None:
    table = lay_out(
        hands=[["tomes-9", "coins-8"], ["tomes-7", "tomes-3"], ["tomes-6", "skulls-2"]],
        block=("crowns-1", "crowns-2", "crowns-4"),
    )
    for seat in table.seats:
        seat.bids(next(card for card in seat.hand if card in ("tomes-9", "tomes-7", "tomes-6")), "left")
    table.everyone_stores()
    table.says(0, "swap left")
    assert table.warden == "tomes-9"
    table.bids(1, "tomes-3", "left")
    table.bids(2, "skulls-2", "middle")
    table.bids(0, "coins-8", "left")
    assert table.lot("left").winning == "tomes-3", "coins are no longer the warden's suit"


# Turns.


@pytest.mark.rule("GV-047")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_round_goes_scheme_vault_warden(seats: int) -> None:
    table = start(seats, 3)
    luck = Luck.of(3)
    phases: dict[int, list[str]] = {}
    for _ in played_at_random(table.match, luck):
        view = table.view()
        seen = phases.setdefault(view["round"], [])
        if not seen or seen[-1] != view["phase"]:
            seen.append(view["phase"])
    assert phases.pop(0) == ["set-up"]
    assert phases.pop(9)[:2] == ["scheme", "vault"]
    assert phases == {number: ["scheme", "vault", "warden"] for number in range(1, 9)}
    assert table.phase == "scoring"


@pytest.mark.rule("GV-050")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_players_bid_clockwise_from_the_first_player(seats: int, first: int) -> None:
    table = lay_out(seats=seats, first=first, warden="coins-9", block=("tomes-1", "tomes-2", "tomes-3"))
    turns = []
    while table.about != "store":
        seat = table.seat(table.match.next_seat())
        if table.about == "warden-action":
            seat.says("decline")
            continue
        turns.append(seat.number)
        assert table.view()["turn"] == seat.number
        seat.says(seat.offered()[0])
    assert turns == [(first + turn) % seats for turn in range(seats)]


@pytest.mark.rule("GV-051")
def test_a_turn_is_one_hand_card_on_one_block_card_and_nobody_passes() -> None:
    table = lay_out(hands=[["tomes-9", "tomes-7"]])
    table.is_asked(0, "bid", offered=[f"bid {card} {at}" for card in ("tomes-9", "tomes-7") for at in POSITIONS])
    table.refuses(0, "decline")
    table.bids(0, "tomes-9", "middle")
    assert table.seat(0).hand == ["tomes-7"]
    assert [(bid.bidder, bid.card) for bid in table.lot("middle").bids] == [(0, "tomes-9")]


# Winning bids and underbids.


@pytest.mark.rule("GV-052")
def test_the_strongest_bid_wins_and_each_block_card_has_its_own() -> None:
    table = lay_out(
        seats=5,
        hands=[["tomes-5"], ["tomes-7"], ["tomes-3"], ["tomes-2"], ["coins-1"]],
        block=("crowns-1", "crowns-2", "crowns-4"),
    )

    def winning() -> list[str | None]:
        return [table.lot(at).winning for at in POSITIONS]

    table.bids(0, "tomes-5", "left")
    assert winning() == ["tomes-5", None, None]
    table.bids(1, "tomes-7", "left")
    assert winning() == ["tomes-7", None, None]
    table.bids(2, "tomes-3", "left")
    assert winning() == ["tomes-7", None, None], "a weaker bid changes nothing"
    table.bids(3, "tomes-2", "right")
    assert winning() == ["tomes-7", None, "tomes-2"]
    table.bids(4, "coins-1", "left")
    assert winning() == ["coins-1", None, "tomes-2"]


@pytest.mark.rule("GV-053", "GV-054")
@pytest.mark.parametrize(("second", "paid"), [("potions-6", 1), ("potions-7", 1), ("potions-9", 0), ("coins-1", 0)])
def test_a_bid_that_does_not_beat_the_winning_one_pays_a_gear_onto_it(second: str, paid: int) -> None:
    table = duel("tomes-7", second)
    assert table.seat(1).gears == 3 - paid
    assert table.lot("left").bid("tomes-7").gears == paid
    assert table.lot("left").bid(second).gears == 0
    assert table.supply == 17


@pytest.mark.rule("GV-053")
def test_the_first_bid_on_a_card_is_never_an_underbid() -> None:
    table = lay_out(hands=[["tomes-10"], ["tomes-1"]])
    table.bids(0, "tomes-10", "left")
    told = table.bids(1, "tomes-1", "right").told
    assert events(told, "underbid") == []
    assert table.seat(1).gears == 3


@pytest.mark.rule("GV-055")
def test_without_gears_only_bids_that_lead_are_offered() -> None:
    table = lay_out(hands=[["tomes-7"], ["tomes-6", "potions-7", "tomes-9", "coins-4"]], gears=(3, 0, 3))
    table.bids(0, "tomes-7", "left")
    on_the_left = [text.split()[1] for text in table.offered(1) if text.endswith("left")]
    assert sorted(on_the_left) == ["coins-4", "tomes-9"]
    with pytest.raises(IllegalAnswer):
        table.bids(1, "tomes-6", "left")
    assert len(table.offered(1)) == 2 + 4 + 4, "cards without bids are open to any bid"


@pytest.mark.rule("GV-055")
def test_who_has_no_gears_is_told_that_only_a_stronger_card_may_go_there() -> None:
    """Also where another card of the hand could lead, as after choosing the weaker one first."""
    for hand in (["tomes-6", "coins-4"], ["tomes-6"]):
        table = lay_out(hands=[["tomes-7"], hand], gears=(3, 0, 3))
        table.bids(0, "tomes-7", "left")
        assert table.match.why_not(1, "position", "left") == ("no-gears", {}, "GV-055")
        assert table.match.why_not(1, "position", "right") is None, "any card may go there"
    assert "every card" not in Words("en", GAME).say("why-not-no-gears")


@pytest.mark.rule("GV-128")
def test_whoever_can_pay_may_underbid_though_better_bids_exist() -> None:
    table = lay_out(hands=[["tomes-7"], ["tomes-6", "tomes-9"]], gears=(3, 1, 3))
    table.bids(0, "tomes-7", "left")
    assert len(table.offered(1)) == 6
    table.bids(1, "tomes-6", "left")
    assert table.seat(1).gears == 0


@pytest.mark.rule("GV-126")
def test_of_two_equal_bids_the_earlier_wins_and_the_later_pays() -> None:
    table = lay_out(hands=[["tomes-7"], ["skulls-7"], ["skulls-1"]], block=("crowns-1", "crowns-2", "crowns-4"))
    table.bids(0, "tomes-7", "left")
    table.bids(1, "skulls-7", "left")
    assert table.lot("left").winning == "tomes-7"
    table.bids(2, "skulls-1", "right")
    table.everyone_stores()
    assert table.seat(0).vault == {1: ["crowns-1"]}
    assert table.seat(1).vault == {1: ["skulls-7"]}
    assert (table.lot("left").card, table.lot("left").gears) == ("tomes-7", 1)


@pytest.mark.rule("GV-126", "GV-127")
def test_of_three_equal_bids_the_first_wins_and_both_others_pay_onto_it() -> None:
    table = lay_out(
        seats=4, hands=[["tomes-7"], ["skulls-7"], ["potions-7"]], block=("crowns-1", "crowns-2", "crowns-4")
    )
    for seat in table.seats[:3]:
        seat.bids(seat.hand[0], "left")
    assert table.lot("left").winning == "tomes-7"
    assert [bid.gears for bid in table.lot("left").bids] == [2, 0, 0]


@pytest.mark.rule("GV-127")
def test_the_gear_stays_on_the_bid_that_led_when_it_was_paid() -> None:
    table = lay_out(
        hands=[["tomes-5"], ["crowns-4"], ["skulls-8"]], gears=(3, 3, 3), block=("crowns-1", "coins-1", "coins-3")
    )
    table.bids(0, "tomes-5", "left")
    table.bids(1, "crowns-4", "left")
    table.bids(2, "skulls-8", "left")
    assert table.lot("left").bid("tomes-5").gears == 1
    assert table.lot("left").bid("skulls-8").gears == 0
    table.everyone_stores()
    assert table.seat(0).vault == {1: ["tomes-5"]}
    assert [seat.gears for seat in table.seats] == [4, 2, 3]


@pytest.mark.rule("GV-053", "GV-057")
def test_the_question_says_which_bids_would_be_underbids_and_which_cards_earn_an_action() -> None:
    table = lay_out(hands=[["tomes-7"], ["tomes-6", "potions-7", "tomes-9", "coins-4", "tomes-8"]])
    table.bids(0, "tomes-7", "left")
    question = table.match.question(1)
    assert question is not None
    told = {GAME.actions.text(number) for number in question["args"]["underbids"]}
    paid, acted = set(), set()
    for text in table.offered(1):
        clone = Table(table.match.copy())
        clone.says(1, text)
        if clone.seat(1).gears < 3:
            paid.add(text)
        if clone.about == "warden-action":
            acted.add(text.split()[1])
    assert told == paid == {"bid tomes-6 left", "bid potions-7 left"}
    assert set(question["args"]["actions"]) == acted == {"tomes-8"}


# The stash.


@pytest.mark.rule("GV-056", "GV-130")
def test_who_can_only_underbid_and_cannot_pay_stashes_a_card_and_takes_a_gear() -> None:
    table = cornered()
    table.is_asked(
        3, "stash", offered=[f"stash {card} {chamber}" for card in ("tomes-1", "tomes-2") for chamber in (1, 2, 3, 4)]
    )
    supply = table.supply
    table.says(3, "stash tomes-2 4")
    assert table.seat(3).vault == {4: ["[tomes-2]"]}
    assert table.seat(3).gears == 1
    assert table.supply == supply - 1
    assert table.seat(3).hand == ["tomes-1"]


@pytest.mark.rule("GV-056", "GV-129")
def test_the_fifth_of_five_can_be_cornered_too() -> None:
    table = lay_out(
        seats=5,
        block=("lanterns-4", "skulls-3", "potions-2"),
        hands=[["coins-8"], ["coins-7"], ["coins-10"], ["crowns-2"], ["tomes-1", "tomes-2"]],
        gears=(3, 3, 3, 3, 0),
    )
    for seat, at in zip(table.seats, ("left", "middle", "right", "left"), strict=False):
        seat.bids(seat.hand[0], at)
    table.is_asked(
        4, "stash", offered=[f"stash {card} {chamber}" for card in ("tomes-1", "tomes-2") for chamber in (1, 2, 3, 4)]
    )
    table.says(4, "stash tomes-1 3")
    assert (table.seat(4).vault, table.seat(4).gears) == ({3: ["[tomes-1]"]}, 1)


@pytest.mark.rule("GV-056", "GV-132")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_stash_is_told_with_a_gear_only_where_the_supply_had_one(language: str) -> None:
    words = Words(language, GAME)
    said: list[list[str]] = []
    for supply in (0, 1):
        table = cornered(supply=supply)
        told = events(table.says(3, "stash tomes-2 4").told, "stashed", "stashed-own")
        assert [event.args["count"] for event in told] == [supply, supply] == [table.seat(3).gears] * 2
        assert [event.args["chamber"] for event in told] == ["4", "4"]
        said.append([words.event(event) for event in told])
    takes = {"en": ("takes a gear", "take a gear"), "ru": ("берёт шестерёнку", "берёте шестерёнку")}[language]
    for nothing, gear in zip(*said, strict=True):
        assert any(word in gear for word in takes)
        assert not any(word in nothing for word in takes)


@pytest.mark.rule("GV-056", "GV-129")
@pytest.mark.parametrize("bid", ["coins-4", "lanterns-4"], ids=["trump", "with others as strong"])
@pytest.mark.parametrize(("hand", "about"), [(("tomes-1", "tomes-2"), "stash"), (("tomes-1", "coins-5"), "bid")])
def test_others_imagine_a_hand_that_fits_what_a_player_without_gears_is_asked(
    hand: tuple[str, str], about: str, bid: str
) -> None:
    table = lay_out(
        seats=4,
        block=("coins-1", "skulls-3", "potions-2"),
        hands=[["coins-8"], [bid], ["coins-10"], list(hand)],
        gears=(3, 3, 3, 0),
    )
    for seat, card, at in ((0, "coins-8", "left"), (1, bid, "middle"), (2, "coins-10", "right")):
        table.bids(seat, card, at)
    table.is_asked(3, about)
    hands = set()
    for luck in range(20):
        imagined_worlds_look_the_same(table.match, Luck.of(luck))
        world = Table(table.match.imagine(0, Luck.of(luck)))
        assert world.about == about
        hands.add(tuple(sorted(world.seat(3).hand)))
    assert len(hands) > 5


@pytest.mark.rule("GV-129")
def test_one_gear_one_stronger_card_or_one_free_block_card_forbids_the_stash() -> None:
    cornered(gears=1).is_asked(3, "bid")
    cornered(hand=("tomes-1", "tomes-10")).is_asked(3, "stash")
    table = lay_out(
        seats=4,
        block=("lanterns-4", "skulls-3", "potions-2"),
        hands=[["coins-8"], ["coins-4"], ["coins-10"], ["tomes-1", "coins-5"]],
        gears=(3, 3, 3, 0),
    )
    table.bids(0, "coins-8", "left")
    table.bids(1, "coins-4", "middle")
    table.bids(2, "coins-10", "right")
    table.is_asked(3, "bid", offered=["bid coins-5 middle"])
    table = lay_out(
        seats=4,
        block=("lanterns-4", "skulls-3", "potions-2"),
        hands=[["coins-8"], ["coins-4"], ["coins-10"], ["tomes-1"]],
        gears=(3, 3, 3, 0),
    )
    table.bids(0, "coins-8", "left")
    table.bids(1, "coins-4", "left")
    table.bids(2, "coins-10", "right")
    table.is_asked(3, "bid", offered=["bid tomes-1 middle"])


@pytest.mark.rule("GV-129")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_with_three_players_or_fewer_a_block_card_is_always_free(seats: int) -> None:
    """The most crowded turn: everyone else (and Glavrun) has bid on a card of their own, the last has no gear."""
    for round_ in (1, 9):
        table = lay_out(
            seats=seats,
            round=round_,
            first=0,
            block=("crowns-1", "crowns-2", "crowns-4"),
            hands=[["coins-8"], ["coins-7"], ["tomes-1"]][-seats:],
            gears=[0] * seats,
            glavrun_deck=["coins-10"] if seats < 3 else (),
        )
        while table.match.next_seat() != seats - 1:
            seat = table.seat(table.match.next_seat())
            free = next(at for at in POSITIONS if not table.lot(at).bids)
            seat.bids(seat.hand[0], free)
        table.is_asked(seats - 1, "bid")


@pytest.mark.rule("GV-130")
@pytest.mark.parametrize(("warden", "card"), [("coins-9", "tomes-4"), ("coins-6", "tomes-10")])
def test_the_stash_is_the_whole_round_of_that_player(warden: str, card: str) -> None:
    table = cornered(hand=(card, "tomes-2"), warden=warden)
    facts = table.view(3)["cards"]
    assert facts[card]["faction"] == facts[warden]["faction"], "as a bid it would match the warden"
    table.says(3, f"stash {card} 1")
    assert table.about == "store", "no warden action"
    table.is_not_asked(3)
    assert [bid.bidder for at in POSITIONS for bid in table.lot(at).bids] == [0, 1, 2]
    table.everyone_stores(chamber=2)
    assert table.seat(3).vault == {1: [f"[{card}]"]}


@pytest.mark.rule("GV-131")
def test_a_stashed_card_is_known_to_its_owner_alone_and_stays_face_down() -> None:
    table = cornered()
    told = table.says(3, "stash tomes-2 4").told
    for viewer in (None, 0, 1, 2):
        assert table.seat(3).seen_by(viewer)["vault"][3] == [{"card": None, "face_down": True}]
        assert not any(
            "tomes-2" in str(event.args) for event in told if event.reaches(-1 if viewer is None else viewer)
        )
    assert table.seat(3).seen_by(3)["vault"][3] == [{"card": "tomes-2", "face_down": True}]
    assert any("tomes-2" in str(event.args) for event in told if event.reaches(3))
    table.everyone_stores()
    table.says(0, "decline")
    assert table.round == 2
    assert table.seat(3).chamber(4) == ["[tomes-2]"]


@pytest.mark.rule("GV-131")
def test_a_stashed_card_is_still_hidden_when_the_game_is_over() -> None:
    table = lay_out(
        seats=4,
        round=9,
        block=("lanterns-4", "skulls-3", "potions-2"),
        hands=[["coins-8"], ["coins-7"], ["coins-10"], ["tomes-2"]],
        gears=(3, 3, 3, 0),
    )
    for seat, at in enumerate(POSITIONS):
        table.bids(seat, table.seat(seat).hand[0], at)
    table.says(3, "stash tomes-2 1")
    table.everyone_stores()
    assert table.match.outcome is not None
    assert table.seat(3).seen_by(0)["vault"][0] == [{"card": None, "face_down": True}]


# What a matching faction earns.


@pytest.mark.rule("GV-057")
def test_a_bid_of_the_wardens_faction_earns_a_warden_action_at_once() -> None:
    table = lay_out(hands=[["tomes-8", "tomes-9", "tomes-7"]])
    table.bids(0, "tomes-8", "left")
    table.is_asked(0, "warden-action")
    assert "decline" in table.offered(0)
    table.says(0, "decline")
    table.is_asked(1, "bid")


@pytest.mark.rule("GV-057")
def test_a_bid_of_another_faction_earns_nothing_even_in_the_wardens_suit() -> None:
    for card in ("tomes-9", "coins-8"):
        table = lay_out(hands=[[card, "tomes-7"]])
        table.bids(0, card, "left")
        table.is_not_asked(0)
        table.is_asked(1, "bid")


@pytest.mark.rule("GV-141")
def test_an_underbid_is_paid_first_and_can_earn_a_warden_action_too() -> None:
    table = lay_out(hands=[["tomes-9"], ["tomes-8"]])
    table.bids(0, "tomes-9", "left")
    told = table.bids(1, "tomes-8", "left").told
    assert [event.key for event in told] == ["bid-placed", "underbid"]
    table.is_asked(1, "warden-action")
    assert table.seat(1).gears == 2


@pytest.mark.rule("GV-145")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_bid_that_led_at_the_last_bid_is_the_one_that_wins(seats: int) -> None:
    for seed in range(5):
        table = start(seats, seed)
        luck = Luck.of(seed)
        warden = ""
        shown: list[str | None] = []
        while table.match.waiting is not None:
            if table.phase == "scheme":
                warden = warden or table.warden
                assert table.warden == warden, "the warden card does not change while bids are made"
            if table.about == "store":
                assert table.warden == warden
                shown = [table.lot(at).winning for at in POSITIONS]
            seat = table.match.next_seat()
            options = table.match.legal_actions(seat)
            told = table.match.play(seat, options.nth(luck.below(len(options)))).events
            if events(told, "won", "unsold", "glavrun-won"):
                for at, led in zip(POSITIONS, shown, strict=True):
                    assert led is None or table.lot(at).card == led, "the winning bid is the new block card"
                warden = ""


def test_a_refused_bid_changes_nothing() -> None:
    table = lay_out(hands=[["tomes-9", "tomes-7"]])
    before = table.match.fingerprint()
    for text in ("bid tomes-5 left", "store 1", "move 1-1 1-2", "swap left"):
        table.refuses(0, text)
    with pytest.raises(IllegalAnswer, match="not asked"):
        table.says(1, "bid tomes-9 left")
    assert table.match.fingerprint() == before
    assert GAME.actions.text(table.match.legal_actions(0).nth(0)) == "bid tomes-9 left"
