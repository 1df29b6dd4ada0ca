"""The special vaults. Rule VW-215 gives their steps, VW-062 lets them override the standard ones."""

import pytest

from tests.rules.vault_wars.table import ITEMS, Table, at_auction

pytestmark = pytest.mark.rule("VW-062", "VW-215")

FOUR = ["ruby", "junk", "emerald", "dragon-egg"]
FIVE = ["ruby", "junk", "emerald", "dragon-egg", "diamond"]
SIX = ["ruby", "junk", "emerald", "dragon-egg", "diamond", "broad-axe"]


# Thief's Safe.


@pytest.mark.parametrize(("master", "thief"), [(0, 1), (1, 2), (2, 0)])
def test_in_thiefs_safe_the_bidder_on_the_left_sees_all_and_picks_the_open_item(master: int, thief: int) -> None:
    table = at_auction("thiefs-safe", deck=FOUR, master=master)
    assert table.asked == ("reveal", [thief])
    assert sorted(table.view(thief)["auction"]["known"]) == sorted(FOUR)
    assert sorted(table.view(master)["auction"]["known"]) == sorted(FOUR)
    table.says(thief, "reveal emerald")
    assert table.auction["open"] == ["emerald"]


def test_in_thiefs_safe_the_thief_does_not_peek_again_but_the_others_do() -> None:
    table = at_auction("thiefs-safe", deck=FOUR, equipped=[[], ["spyglass"], []], workers=[[], ["mixologist"], []])
    table.says(1, "reveal emerald")
    assert table.asked == ("opening-bid", [0])  # no Mixologist for the thief
    peeks = [
        (event.args["seat"], event.args["count"]) for event in table.match.events(None) if event.key == "peeked-some"
    ]
    assert peeks == [(1, 4), (2, 1)]


def test_in_thiefs_safe_a_fortune_teller_works_before_the_thief_looks() -> None:
    table = at_auction("thiefs-safe", deck=[*FOUR, "diamond"], workers=[["fortune-teller"], [], []])
    table.says(0, "send fortune-teller")
    assert table.view(1)["auction"]["known"] == []
    table.says(0, "return junk")
    assert table.asked == ("reveal", [1])
    assert table.offered(1) == ["reveal dragon-egg", "reveal ruby", "reveal emerald", "reveal diamond"]


# Gilded Cupboard.


def test_in_the_gilded_cupboard_one_named_bidder_alone_sees_everything() -> None:
    table = at_auction("gilded-cupboard", deck=FOUR, seats=4, equipped=[[], ["spyglass"], [], []])
    table.says(0, "reveal junk")
    assert table.asked == ("cupboard", [0])
    assert table.offered(0) == ["show-to 1", "show-to 2", "show-to 3"]
    table.says(0, "show-to 2")
    assert table.view(2)["auction"]["known"] == ["dragon-egg", "ruby", "emerald"]
    assert sorted(table.last_heard("peeked", seat=2)["items"]) == ["dragon-egg", "emerald", "ruby"]
    assert table.view(1)["auction"]["known"] == []
    assert table.view(3)["auction"]["known"] == []
    assert table.last_heard("cupboard-shown") == {"seat": 0, "other": 2}
    assert table.asked == ("opening-bid", [0])


# Armory Locker.


@pytest.mark.parametrize(
    ("deck", "options"),
    [
        (["broad-axe", "junk", "elven-helm", "ruby"], ["reveal-arms"]),
        (["ruby", "junk", "ruby", "junk"], ["reveal junk", "reveal ruby"]),
        (["ruby", "junk"], ["reveal junk", "reveal ruby"]),
        (
            ["broad-axe", "elven-helm", "ornate-bow", "elven-shield"],
            ["keep-secret ornate-bow", "keep-secret broad-axe", "keep-secret elven-helm", "keep-secret elven-shield"],
        ),
    ],
)
@pytest.mark.rule("VW-227")
def test_in_the_armory_locker_the_master_is_always_asked_but_only_offered_what_is_lawful(
    deck: list[str], options: list[str]
) -> None:
    table = at_auction("armory-locker", deck=deck, rest_of_deck=False)
    assert table.asked == ("armory", [0])
    assert table.offered(0) == options


def test_in_the_armory_locker_weapons_and_armor_lie_open() -> None:
    table = at_auction("armory-locker", deck=["broad-axe", "junk", "elven-helm", "ruby"])
    table.says(0, "reveal-arms")
    assert table.auction["open"] == ["broad-axe", "elven-helm"]
    assert table.auction["secret"] == 2


def test_in_the_armory_locker_one_item_stays_secret() -> None:
    table = at_auction("armory-locker", deck=["broad-axe", "elven-helm", "ornate-bow", "elven-shield"])
    table.says(0, "keep-secret ornate-bow")
    assert table.auction["open"] == ["broad-axe", "elven-helm", "elven-shield"]
    assert table.view(1)["auction"]["known"] == ["ornate-bow"]


def test_in_the_armory_locker_without_arms_one_item_of_choice_is_open() -> None:
    table = at_auction("armory-locker", deck=FOUR)
    table.says(0, "reveal dragon-egg")
    assert table.auction["open"] == ["dragon-egg"]
    assert table.auction["secret"] == 3


def test_in_the_armory_locker_a_single_harmless_item_stays_secret() -> None:
    table = at_auction("armory-locker", deck=["ruby"], rest_of_deck=False)
    table.says(0, "reveal-arms")
    assert table.auction["open"] == []
    assert table.auction["secret"] == 1


# Troll Cave.


def test_in_the_troll_cave_one_secret_item_goes_back_into_the_deck() -> None:
    table = at_auction("troll-cave", deck=FIVE)
    table.says(0, "reveal junk")
    assert table.asked == ("troll", [0])
    assert table.offered(0) == ["return dragon-egg", "return ruby", "return emerald", "return diamond"]
    before = table.view(0)["deck"]
    table.says(0, "return diamond")
    assert table.view(0)["deck"] == before + 1
    assert table.auction["secret"] == 3
    assert table.view(0)["deck_known"] == ["diamond"]
    assert table.view(1)["deck_known"] == []
    assert table.asked == ("opening-bid", [0])


def test_in_the_troll_cave_the_others_do_not_learn_what_was_returned() -> None:
    views = []
    for item in ("diamond", "dragon-egg"):
        table = at_auction("troll-cave", deck=FIVE)
        table.says(0, "reveal junk")
        table.says(0, f"return {item}")
        views.append([table.view(1), table.view(2), table.view(None), table.keys_heard(seat=1)])
    assert views[0] == views[1]


def test_in_the_troll_cave_a_peeked_item_may_be_gone_afterwards() -> None:
    table = at_auction("troll-cave", deck=FIVE)
    table.says(0, "reveal junk")
    seen = table.view(1)["auction"]["known"]
    assert seen == ["ruby"]
    table.says(0, "return emerald")
    assert table.view(1)["auction"]["known"] == []
    assert table.view(1)["notes"] == [{"items": ["ruby"], "places": ["deck", "secret"]}]


def test_in_the_troll_cave_the_item_may_come_to_lie_anywhere_in_the_deck() -> None:
    decks = []
    for order in ([0, 1, 2], [2, 0, 1]):
        table = at_auction("troll-cave", deck=[*FIVE, "junk", "broad-axe"], rest_of_deck=False)
        table.says(0, "reveal junk")
        table.luck = [order]
        table.says(0, "return diamond")
        decks.append([ITEMS[face] for face in reversed(table.match.to_json()["deck"])])
    assert decks == [["diamond", "junk", "broad-axe"], ["junk", "broad-axe", "diamond"]]


def test_in_the_troll_cave_even_the_only_secret_item_goes_back() -> None:
    table = at_auction("troll-cave", deck=["junk", "ruby"], rest_of_deck=False)
    table.says(0, "reveal junk").says(0, "return ruby")
    assert table.auction["secret"] == 0
    assert table.view(0)["deck"] == 1


def test_in_the_troll_cave_without_secret_items_nothing_goes_back() -> None:
    table = at_auction("troll-cave", deck=["junk"], rest_of_deck=False)
    table.says(0, "reveal junk")
    assert table.asked == ("opening-bid", [0])
    assert table.view(0)["deck"] == 0


# Smuggler's Hold.


def smugglers(**given: object) -> Table:
    table = at_auction("smugglers-hold", deck=FIVE, **given)  # type: ignore[arg-type]
    table.says(0, "reveal junk")
    return table.quietly("opening-bid")


def test_in_smugglers_hold_every_bidder_makes_one_sealed_bid() -> None:
    table = smugglers(gold=[20, 6, 20])
    table.says(0, "open-at 4")
    assert table.asked == ("sealed-bid", [1, 2])
    assert table.offered(1) == ["pass", "seal 5", "seal 6"]
    table.says(1, "seal 6")
    assert len(table.auction["bids"]) == 1  # still sealed
    table.says(2, "seal 9")
    assert [table.gold(seat) for seat in range(3)] == [29, 6, 11]


@pytest.mark.rule("VW-227")
def test_in_smugglers_hold_a_poor_bidder_is_asked_too() -> None:
    table = smugglers(gold=[20, 2, 20])
    table.says(0, "open-at 4")
    assert table.offered(1) == ["pass"]


@pytest.mark.rule("VW-158", "VW-227")
def test_in_smugglers_hold_with_open_gold_whoever_cannot_bid_passes_by_itself() -> None:
    table = smugglers(gold=[20, 4, 5], open_gold=True)
    table.says(0, "open-at 4")
    assert table.asked == ("sealed-bid", [2])
    table.says(2, "seal 5")
    assert table.keys_heard().count("passed") == 1
    assert table.last_heard("auction-won") == {"seat": 2, "vault": "smugglers-hold", "gold": 5}
    table = smugglers(gold=[20, 4, 4], open_gold=True)
    table.says(0, "open-at 4")
    assert table.keys_heard().count("passed") == 2
    assert table.last_heard("auction-won") == {"seat": 0, "vault": "smugglers-hold", "gold": 4}


def test_in_smugglers_hold_equal_bids_go_to_the_first_from_the_left() -> None:
    table = at_auction("smugglers-hold", deck=FIVE, seats=4, master=2)
    table.says(2, "reveal junk").says(2, "open-at 1")
    table.says(0, "seal 7").says(1, "seal 7").says(3, "seal 7")
    assert table.last_heard("auction-won") == {"seat": 3, "vault": "smugglers-hold", "gold": 7}


def test_in_smugglers_hold_the_first_seat_may_win_as_well() -> None:
    table = at_auction("smugglers-hold", deck=FIVE, master=1)
    table.says(1, "reveal junk").says(1, "open-at 1").says(0, "seal 9").says(2, "seal 3")
    assert table.last_heard("auction-won") == {"seat": 0, "vault": "smugglers-hold", "gold": 9}


def test_in_smugglers_hold_a_single_gold_beats_an_opening_bid_of_nothing() -> None:
    table = smugglers()
    table.says(0, "open-at 0").says(1, "pass").says(2, "seal 1")
    assert table.last_heard("auction-won") == {"seat": 2, "vault": "smugglers-hold", "gold": 1}


def test_in_smugglers_hold_without_bids_the_master_wins() -> None:
    table = smugglers()
    table.says(0, "open-at 4").passes(1, 2)
    assert table.keys_heard().count("passed") == 2
    assert "sealed-bid-shown" not in table.keys_heard()
    assert table.gold(0) == 16
    assert len(table.pile(0)) == 5


@pytest.mark.rule("VW-222")
def test_in_smugglers_hold_a_protected_opening_bid_needs_the_larger_raise() -> None:
    table = at_auction("smugglers-hold", deck=FIVE, workers=[["bouncer"], [], []])
    table.says(0, "reveal junk").says(0, "send bouncer").says(0, "open-at 4")
    assert table.offered(1)[:2] == ["pass", "seal 9"]


@pytest.mark.rule("VW-222")
@pytest.mark.parametrize(("rival", "winner"), [(14, 1), (15, 2)])
def test_in_smugglers_hold_a_protected_bidder_counts_for_more_but_pays_the_real_bid(rival: int, winner: int) -> None:
    table = at_auction("smugglers-hold", deck=FIVE, workers=[[], ["bouncer"], []])
    table.says(0, "reveal junk").says(1, "send bouncer").says(0, "open-at 0")
    table.says(1, "seal 10").says(2, f"seal {rival}")
    assert table.last_heard("auction-won")["seat"] == winner
    assert table.gold(winner) == 20 - (10 if winner == 1 else rival)


@pytest.mark.rule("VW-222")
def test_in_smugglers_hold_a_protected_bidder_wins_equality_even_from_farther_round() -> None:
    table = at_auction("smugglers-hold", deck=FIVE, workers=[[], [], ["bouncer"]])
    table.says(0, "reveal junk").says(2, "send bouncer").says(0, "open-at 0")
    table.says(1, "seal 14").says(2, "seal 10")
    assert table.last_heard("auction-won") == {"seat": 2, "vault": "smugglers-hold", "gold": 10}


def test_in_smugglers_hold_the_target_of_a_street_performer_cannot_bid() -> None:
    table = at_auction("smugglers-hold", deck=FIVE, workers=[["street-performer"], [], []])
    table.says(0, "reveal junk").says(0, "send-to street-performer 1").says(0, "open-at 0")
    assert table.asked == ("sealed-bid", [2])


# Gambler's Den.


def test_in_gamblers_den_everyone_has_one_chance_and_the_master_may_take_the_vault() -> None:
    table = at_auction("gamblers-den", deck=FIVE)
    table.says(0, "open-at 2").says(1, "raise 5").says(2, "raise 8")
    assert table.asked == ("take-vault", [0])  # seat 1 is not asked again
    table.says(0, "take-vault")
    assert [table.gold(seat) for seat in range(3)] == [12, 20, 20]
    assert len(table.pile(0)) == 5
    assert table.last_heard("paid-bank") == {"seat": 0, "gold": 8}


def test_in_gamblers_den_the_master_may_leave_the_vault_to_the_bidder() -> None:
    table = at_auction("gamblers-den", deck=FIVE)
    table.says(0, "open-at 2").says(1, "raise 5").says(2, "pass").says(0, "decline")
    assert [table.gold(seat) for seat in range(3)] == [25, 15, 20]


@pytest.mark.rule("VW-227")
def test_in_gamblers_den_a_master_without_the_gold_is_asked_but_can_only_decline() -> None:
    table = at_auction("gamblers-den", deck=FIVE, gold=[3, 20, 20])
    table.says(0, "open-at 2").says(1, "raise 5").says(2, "pass")
    assert table.asked == ("take-vault", [0])
    assert table.offered(0) == ["decline"]


def test_in_gamblers_den_without_a_raise_the_master_wins_unasked() -> None:
    table = at_auction("gamblers-den", deck=FIVE)
    table.says(0, "open-at 2").passes(1, 2)
    assert table.gold(0) == 18
    assert len(table.pile(0)) == 5


def test_in_gamblers_den_protection_does_not_hinder_the_master() -> None:
    table = at_auction("gamblers-den", deck=FIVE, workers=[[], ["bouncer"], []], gold=[5, 20, 20])
    table.says(1, "send bouncer").says(0, "open-at 2").says(1, "raise 5").says(2, "pass").says(0, "take-vault")
    assert table.gold(0) == 0


def test_in_gamblers_den_every_one_of_many_bidders_has_the_one_chance() -> None:
    table = at_auction("gamblers-den", deck=FIVE, seats=5)
    table.says(0, "open-at 2").passes(1).says(2, "raise 5").passes(3).says(4, "raise 8")
    assert table.asked == ("take-vault", [0])


# Noble's Gallery.


def test_in_nobles_gallery_nobody_is_given_an_item_where_nobody_else_bid() -> None:
    table = at_auction("nobles-gallery", deck=FIVE)
    table.says(0, "reveal junk").says(0, "open-at 1").says(1, "pass").says(2, "pass")
    assert table.keys_heard("auction-won", "runner-up-gift") == ["auction-won"]
    assert len(table.pile(0)) == 5


def test_in_nobles_gallery_a_pass_is_final() -> None:
    table = at_auction("nobles-gallery", deck=FIVE, seats=4)
    table.says(0, "reveal junk").says(0, "open-at 1")
    table.says(1, "pass").says(2, "raise 3").says(3, "raise 4").says(2, "raise 5")
    assert table.asked == ("bid", [3])  # seat 1 is out
    assert table.auction["out"] == [1]
    assert [bid["gold"] for bid in table.auction["bids"] if bid["seat"] == 1] == [None]


@pytest.mark.rule("VW-158")
def test_in_nobles_gallery_the_pass_of_a_poor_bidder_looks_like_any_other() -> None:
    tables = [at_auction("nobles-gallery", deck=FIVE, gold=[20, gold, 20]) for gold in (1, 20)]
    for table in tables:
        table.says(0, "reveal junk").says(0, "open-at 1").passes(1)
    for viewer in (0, 2, None):
        assert tables[0].match.view(viewer) == tables[1].match.view(viewer)
        assert tables[0].keys_heard(seat=viewer) == tables[1].keys_heard(seat=viewer)


def test_in_nobles_gallery_a_forced_pass_counts_for_the_end_of_bidding() -> None:
    table = at_auction("nobles-gallery", deck=FIVE, workers=[["street-performer"], [], []])
    table.says(0, "reveal junk").says(0, "send-to street-performer 2").says(0, "open-at 1").says(1, "raise 2")
    assert table.last_heard("auction-won") == {"seat": 1, "vault": "nobles-gallery", "gold": 2}


def test_in_nobles_gallery_the_runner_up_gets_a_random_secret_item() -> None:
    table = at_auction("nobles-gallery", deck=FIVE, seats=4)
    table.says(0, "reveal junk").says(0, "open-at 1")
    table.says(1, "raise 2").says(2, "raise 3").says(3, "pass").says(1, "raise 6")
    table.luck = [2]
    table.says(2, "pass")
    assert table.pile(2) == ["dragon-egg"]
    assert sorted(table.pile(1)) == ["diamond", "emerald", "junk", "ruby"]
    assert table.last_heard("runner-up-gift") == {"seat": 2}
    assert table.last_heard("secret-gained", seat=2) == {"item": "dragon-egg"}
    assert "secret-gained" not in table.keys_heard(seat=1)


def test_in_nobles_gallery_the_first_player_can_be_the_runner_up_too() -> None:
    table = at_auction("nobles-gallery", deck=FIVE, master=1)
    table.says(1, "reveal junk").says(1, "open-at 1").says(2, "raise 2").says(0, "raise 3").says(2, "raise 6")
    table.luck = [2]
    table.says(0, "pass")
    assert table.last_heard("runner-up-gift") == {"seat": 0}
    assert table.player(0)["pile"] == 1


def test_in_nobles_gallery_the_latest_rival_is_the_runner_up() -> None:
    table = at_auction("nobles-gallery", deck=FIVE, seats=4)
    table.says(0, "reveal junk").says(0, "open-at 1")
    table.says(1, "raise 2").says(2, "raise 3").says(3, "raise 4").passes(1, 2)
    assert table.last_heard("runner-up-gift") == {"seat": 2}
    assert [table.player(seat)["pile"] for seat in range(4)] == [0, 0, 1, 4]


@pytest.mark.rule("VW-219")
def test_in_nobles_gallery_the_gift_comes_after_what_abilities_take() -> None:
    table = at_auction("nobles-gallery", deck=FIVE, equipped=[["moonlit-dagger"], [], []])
    table.says(0, "reveal junk").says(0, "open-at 1").says(1, "raise 2").says(2, "raise 3").says(1, "pass")
    assert table.asked == ("take-secret", [0])
    assert "runner-up-gift" not in table.keys_heard()
    table.luck = [0, 0]
    table.says(0, "use moonlit-dagger")
    assert table.pile(0) == ["ruby"]
    assert table.pile(1) == ["emerald"]
    assert len(table.pile(2)) == 3


def test_in_nobles_gallery_there_is_no_gift_without_a_secret_item() -> None:
    table = at_auction("nobles-gallery", deck=["ruby"], rest_of_deck=False)
    table.says(0, "reveal ruby").says(0, "open-at 1").says(1, "raise 2").says(2, "raise 3").says(1, "pass")
    assert "runner-up-gift" not in table.keys_heard()
    assert table.pile(2) == ["ruby"]


def test_in_nobles_gallery_there_is_no_gift_without_a_runner_up_or_when_the_master_wins() -> None:
    table = at_auction("nobles-gallery", deck=FIVE)
    table.says(0, "reveal junk").says(0, "open-at 1").says(1, "raise 2").says(2, "pass")
    assert "runner-up-gift" not in table.keys_heard()
    assert len(table.pile(1)) == 5
    table = at_auction("nobles-gallery", deck=FIVE)
    table.says(0, "reveal junk").says(0, "open-at 1").passes(1, 2)
    assert len(table.pile(0)) == 5


def test_in_nobles_gallery_a_pass_forced_by_a_street_performer_is_not_final() -> None:
    table = at_auction("nobles-gallery", deck=FIVE, workers=[["street-performer"], [], []])
    table.says(0, "reveal junk").says(0, "send-to street-performer 1").says(0, "open-at 1")
    table.says(2, "raise 2")
    assert table.asked == ("bid", [1])


# Pirate's Chest.


def test_in_the_pirates_chest_the_master_draws_blind_and_deals_one_item_to_each_bidder() -> None:
    table = at_auction("pirates-chest", deck=FIVE)
    assert table.asked == ("own-item", [1, 2])
    assert table.view(0)["auction"]["known"] == []
    assert table.last_heard("item-dealt", seat=1) == {"item": "ruby"}
    assert table.last_heard("item-dealt", seat=2) == {"item": "junk"}
    assert table.view(1)["auction"]["known"] == ["ruby"]
    assert "items-seen" not in table.keys_heard(seat=0)


def test_in_the_pirates_chest_items_are_dealt_clockwise_from_the_left() -> None:
    table = at_auction("pirates-chest", deck=FIVE, seats=4, master=1)
    assert [table.last_heard("item-dealt", seat=seat)["item"] for seat in (2, 3, 0)] == ["ruby", "junk", "emerald"]
    assert "item-dealt" not in table.keys_heard(seat=1)


def test_in_the_pirates_chest_choices_are_secret_and_carried_out_together() -> None:
    table = at_auction("pirates-chest", deck=FIVE)
    table.says(1, "reveal-own")
    assert table.auction["open"] == []
    table.says(2, "keep-own")
    assert table.auction["open"] == ["ruby"]
    assert table.auction["secret"] == 4
    assert table.asked == ("opening-bid", [0])


def test_in_the_pirates_chest_nobody_mistakes_a_look_alike_for_the_own_item() -> None:
    table = at_auction("pirates-chest", deck=["junk", "junk", "emerald", "ruby", "diamond"])
    table.says(1, "keep-own").says(2, "reveal-own")
    assert table.auction["open"] == ["junk"]
    assert table.view(1)["auction"]["known"] == ["junk"]
    assert table.view(2)["auction"]["known"] == []


def test_in_the_pirates_chest_the_master_sees_one_undealt_item_and_nobody_peeks() -> None:
    table = at_auction("pirates-chest", deck=FIVE)
    table.says(1, "keep-own").says(2, "keep-own")
    assert table.view(0)["auction"]["known"] == ["emerald"]
    assert table.view(1)["auction"]["known"] == ["ruby"]
    assert table.view(2)["auction"]["known"] == ["junk"]


def test_in_the_pirates_chest_a_spyglass_sees_another_item_than_the_own_one() -> None:
    table = at_auction("pirates-chest", deck=FIVE, equipped=[[], ["spyglass"], []])
    table.says(1, "keep-own").says(2, "keep-own")
    known = table.view(1)["auction"]["known"]
    assert len(known) == 2
    assert known.count("ruby") == 1


def test_in_the_pirates_chest_luck_decides_what_a_spyglass_sees() -> None:
    seen = set()
    for outcome in range(4):
        table = at_auction("pirates-chest", deck=FIVE, equipped=[[], ["spyglass"], []])
        table.luck = [outcome]
        table.says(1, "keep-own").says(2, "keep-own")
        seen |= {*table.last_heard("peeked", seat=1)["items"]}
    assert seen == {"junk", "emerald", "dragon-egg", "diamond"}


def test_in_the_pirates_chest_a_mixologist_sees_two_others() -> None:
    table = at_auction("pirates-chest", deck=FIVE, workers=[[], ["mixologist"], ["fortune-teller"]])
    table.says(1, "reveal-own").says(2, "keep-own")
    assert table.asked == ("peek-more", [1])
    table.says(1, "send mixologist")
    assert len(table.view(1)["auction"]["known"]) == 2


def test_in_the_pirates_chest_the_fortune_teller_cannot_be_used() -> None:
    table = at_auction("pirates-chest", deck=FIVE, workers=[["fortune-teller"], [], []])
    assert table.asked == ("own-item", [1, 2])


# Guild Master's Workshop.


def test_in_the_workshop_the_master_keeps_four_of_six_items() -> None:
    table = at_auction("guild-masters-workshop", deck=SIX)
    assert table.asked == ("workshop", [0])
    table.says(0, "return junk").says(0, "return ruby")
    assert table.asked == ("reveal", [0])
    assert table.offered(0) == ["reveal dragon-egg", "reveal emerald", "reveal diamond", "reveal broad-axe"]
    assert table.view(0)["under_known"] == ["junk", "ruby"]
    assert table.view(1)["under_known"] == []
    assert table.view(1)["under_deck"] == 2
    table.says(0, "reveal broad-axe")
    assert table.auction["secret"] == 3


def test_in_the_workshop_each_question_says_how_many_items_it_is_about() -> None:
    table = at_auction("guild-masters-workshop", deck=SIX)
    told = []
    for answer in ("return junk", "return ruby", "reveal broad-axe"):
        question = table.match.question(0)
        assert question is not None
        told.append((question["about"], question["args"]["number"], question["args"]["count"]))
        table.says(0, answer)
    assert told == [("workshop", 1, 2), ("workshop", 2, 2), ("reveal", 1, 1)]
    question = table.match.question(0)
    assert question is not None
    assert "count" not in question["args"], "a bid is about no items"


def test_in_the_workshop_the_others_go_under_the_deck_in_random_order() -> None:
    under = []
    for order in ([0, 1], [1, 0]):
        table = at_auction("guild-masters-workshop", deck=SIX)
        table.says(0, "return junk")
        table.luck = [order]
        table.says(0, "return ruby")
        under.append([ITEMS[face] for face in table.match.to_json()["sunk"]])
    assert under == [["junk", "ruby"], ["ruby", "junk"]]


def test_what_goes_under_the_deck_is_drawn_last() -> None:
    table = at_auction("rangers-cache", deck=["diamond"], sunk=["ruby", "junk"], rest_of_deck=False)
    assert table.view(0)["auction"]["known"] == ["junk", "ruby", "diamond"]


def test_in_the_workshop_with_few_items_all_stay() -> None:
    table = at_auction("guild-masters-workshop", deck=FOUR, rest_of_deck=False)
    assert table.asked == ("reveal", [0])


def test_a_workshop_item_that_was_returned_is_no_longer_for_sale() -> None:
    table = at_auction("guild-masters-workshop", deck=SIX)
    table.says(0, "return junk").says(0, "return ruby")
    table.refuses(0, "reveal ruby")
