"""Phase I: picking vaults, the Brewmaster, hiring."""

import pytest

from tests.rules.vault_wars.table import WORKERS, Table, lay_out, played

THREE = [["wizards-tower"], ["paupers-trunk"], ["rangers-cache"]]
MARKET = ["brewmaster", "bouncer", "apprentice", "versatilist", "porter"]


def hiring(**given: object) -> Table:
    """Vaults are revealed; seat 1 hires first, then 2, then 0."""
    given.setdefault("workers", [[], [], []])
    given.setdefault("market", MARKET)
    given.setdefault("worker_deck", ["lookout", "haggler", "mixologist", "lazy-peon"])
    given.setdefault("vaults", THREE)
    table = lay_out(**given)  # type: ignore[arg-type]
    for seat in range(3):
        table.says(seat, f"play {THREE[seat][0]}")
    return table


def market(table: Table) -> list[str]:
    return [entry["worker"] for entry in table.view(None)["market"]]


@pytest.mark.rule("VW-026")
def test_every_round_runs_through_the_four_phases_in_order() -> None:
    phases: list[str] = []
    table = played(3, 4)
    assert table.match.record is not None
    from undercroft.engine.match import Match

    for upto in range(0, len(table.match.record.entries)):
        view = Match.replay(table.match.game, table.match.record, upto, check=False).view(None)["table"]
        key = f"{view['round']} {view['phase']}"
        if not phases or phases[-1] != key:
            phases.append(key)
    expected = [f"{n} {phase}" for n in range(1, 6) for phase in ("prepare", "auction", "get-paid", "end-of-round")]
    assert phases == ["0 set-up", *expected, "5 scoring"]


@pytest.mark.rule("VW-027", "VW-028")
def test_picks_stay_face_down_until_the_last_one_is_made() -> None:
    table = lay_out(vaults=[["wizards-tower", "troll-cave"], ["paupers-trunk"], ["rangers-cache"]])
    assert table.asked == ("prepare", [0, 1, 2])
    table.says(0, "play troll-cave").says(1, "play paupers-trunk")
    for viewer in (1, 2, None):
        assert [player["played"] for player in table.view(viewer)["players"]] == [None, None, None]
        assert "vault-revealed" not in table.keys_heard(seat=viewer)
    table.says(2, "play rangers-cache")
    revealed = [player["played"] for player in table.view(None)["players"]]
    assert revealed == ["troll-cave", "paupers-trunk", "rangers-cache"]


@pytest.mark.rule("VW-027")
def test_only_a_vault_of_ones_own_can_be_picked() -> None:
    table = lay_out(vaults=THREE)
    table.refuses(0, "play paupers-trunk")


@pytest.mark.rule("VW-004", "VW-037", "VW-039")
def test_auctions_go_by_rising_priority() -> None:
    table = lay_out(vaults=THREE, deck=["junk"] * 20)
    for seat in range(3):
        table.says(seat, f"play {THREE[seat][0]}")
    assert table.view(None)["order"] == [1, 2, 0]
    masters = []
    while table.view(None)["phase"] == "auction":
        if table.auction["master"] not in masters:
            masters.append(table.auction["master"])
        table.do_least()
    assert masters == [1, 2, 0]


@pytest.mark.rule("VW-153")
def test_equal_priorities_go_by_seat() -> None:
    cards = {"vault": [{"key": "wizards-tower", "priority": 1}, {"key": "rangers-cache", "priority": 1}]}
    table = lay_out(vaults=THREE, cards=cards)
    for seat in range(3):
        table.says(seat, f"play {THREE[seat][0]}")
    assert table.view(None)["order"] == [0, 1, 2]


# Hiring.


@pytest.mark.rule("VW-029", "VW-193")
def test_hiring_goes_by_rising_priority_one_worker_each() -> None:
    table = hiring()
    order = []
    while table.about == "hire":
        order.append(table.seats_asked[0])
        table.says(order[-1], table.offered(order[-1])[0])
    assert order == [1, 2, 0]
    assert [len(table.player(seat)["workers"]) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("VW-029")
def test_hiring_can_be_declined() -> None:
    table = hiring()
    table.says(1, "decline")
    assert table.asked == ("hire", [2])
    assert table.player(1)["workers"] == []


@pytest.mark.rule("VW-030", "VW-192")
def test_a_hired_worker_joins_the_hand_open_to_all() -> None:
    table = hiring(vaults=[[*THREE[0], "troll-cave"], [*THREE[1], "gilded-cupboard"], [*THREE[2], "dragons-hoard"]])
    table.says(1, "hire apprentice")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["players"][1]["workers"] == ["apprentice"]
    assert table.player(1)["hand"] == ["gilded-cupboard"]


@pytest.mark.rule("VW-031", "VW-155", "VW-188")
@pytest.mark.parametrize(("worker", "price"), [(worker, place + 1) for place, worker in enumerate(MARKET)])
def test_the_price_is_the_place_in_the_market_and_goes_to_the_bank(worker: str, price: int) -> None:
    table = hiring()
    table.says(1, f"hire {worker}")
    assert table.gold(1) == 20 - price
    assert [table.gold(0), table.gold(2)] == [20, 20]
    assert table.last_heard("hired", seat=2) == {"seat": 1, "worker": worker, "gold": price}


@pytest.mark.rule("VW-188")
def test_a_worker_one_cannot_pay_for_cannot_be_hired() -> None:
    table = hiring(gold=[20, 3, 20])
    assert table.offered(1) == ["hire brewmaster", "hire bouncer", "hire apprentice", "decline"]
    table.refuses(1, "hire versatilist")


@pytest.mark.rule("VW-032", "VW-189")
def test_a_third_worker_forces_a_discard_of_any_of_the_three() -> None:
    table = hiring(workers=[[], ["haggler", "mixologist"], []])
    table.says(1, "hire bouncer")
    assert table.asked == ("dismiss", [1])
    assert sorted(table.offered(1)) == ["dismiss bouncer", "dismiss haggler", "dismiss mixologist"]
    table.says(1, "dismiss bouncer")
    assert table.player(1)["workers"] == ["haggler", "mixologist"]
    assert table.view(None)["worker_discard"] == ["bouncer"]


@pytest.mark.rule("VW-032")
def test_two_workers_are_no_reason_to_discard() -> None:
    table = hiring(workers=[[], ["haggler"], []])
    table.says(1, "hire bouncer")
    assert table.asked == ("hire", [2])


@pytest.mark.rule("VW-033", "VW-147")
def test_after_a_hire_the_others_slide_and_the_deck_refills() -> None:
    table = hiring()
    table.says(1, "hire bouncer")
    assert market(table) == ["brewmaster", "apprentice", "versatilist", "porter", "lookout"]
    prices = {entry["worker"]: entry["price"] for entry in table.view(None)["market"]}
    assert prices["versatilist"] == 3


@pytest.mark.rule("VW-034")
def test_after_all_hires_the_cheapest_worker_is_discarded() -> None:
    table = hiring()
    table.says(1, "hire bouncer").says(2, "decline").says(0, "decline")
    assert market(table) == ["apprentice", "versatilist", "porter", "lookout", "haggler"]
    assert table.view(None)["worker_discard"] == ["brewmaster"]


@pytest.mark.rule("VW-035")
def test_if_nobody_hires_the_two_cheapest_are_discarded() -> None:
    table = hiring()
    for seat in (1, 2, 0):
        table.says(seat, "decline")
    assert market(table) == ["apprentice", "versatilist", "porter", "lookout", "haggler"]
    assert table.view(None)["worker_discard"] == ["bouncer", "brewmaster"]


@pytest.mark.rule("VW-036")
def test_an_empty_worker_deck_is_refilled_from_the_discards() -> None:
    table = hiring(worker_deck=[], worker_discard=["lookout", "haggler", "mixologist"])
    table.luck = [[0, 2, 1]]
    table.says(1, "hire bouncer")
    assert market(table) == ["brewmaster", "apprentice", "versatilist", "porter", "haggler"]
    assert table.view(None)["worker_discard"] == []
    assert table.view(None)["worker_deck"] == 2


@pytest.mark.rule("VW-190")
def test_places_next_to_the_deck_stay_empty_when_nobody_is_left() -> None:
    table = hiring(worker_deck=[], worker_discard=[])
    table.says(1, "hire bouncer")
    assert market(table) == ["brewmaster", "apprentice", "versatilist", "porter"]


@pytest.mark.rule("VW-227")
def test_hiring_is_offered_whatever_gold_a_seat_has() -> None:
    table = hiring(gold=[20, 0, 20])
    assert table.asked == ("hire", [1])
    assert table.offered(1) == ["decline"]


@pytest.mark.rule("VW-227")
def test_with_open_gold_nobody_is_asked_in_vain() -> None:
    table = hiring(gold=[20, 0, 20], open_gold=True)
    assert table.asked == ("hire", [2])


# The Brewmaster.


@pytest.mark.rule("VW-112", "VW-197")
def test_a_brewmaster_swaps_two_vaults_and_the_order_follows() -> None:
    table = hiring(workers=[["brewmaster"], [], []])
    assert table.asked == ("vaults-revealed", [0])
    assert table.offered(0) == ["send-to brewmaster 1", "send-to brewmaster 2", "decline"]
    table.says(0, "send-to brewmaster 1")
    assert [player["played"] for player in table.view(None)["players"]] == [
        "paupers-trunk",
        "wizards-tower",
        "rangers-cache",
    ]
    assert table.view(None)["order"] == [0, 2, 1]
    assert table.player(0)["workers"] == []
    assert table.view(None)["worker_discard"] == ["brewmaster"]


@pytest.mark.rule("VW-193")
def test_after_the_reveal_powers_are_offered_by_rising_priority() -> None:
    table = hiring(workers=[["bouncer"], ["lookout"], ["haggler"]], ask="everyone")
    order = []
    while table.about == "vaults-revealed":
        order += table.seats_asked
        table.says(order[-1], "decline")
    assert order == [1, 2, 0]


@pytest.mark.rule("VW-186", "VW-197")
def test_after_a_swap_the_vault_one_auctions_counts_in_a_tie_and_is_used_up() -> None:
    """Seat 0 gives Wizard's Tower away for Pauper's Trunk, in a last round without gold."""
    table = hiring(workers=[["brewmaster"], [], []], round=5, gold=[0, 0, 0], deck=["junk"] * 12)
    table.says(0, "send-to brewmaster 1").finish()
    assert table.view(None)["used"] == ["paupers-trunk", "rangers-cache", "wizards-tower"]
    assert table.match.outcome is not None
    assert table.match.outcome.totals() == [0, 0, 0]
    assert table.match.outcome.places == [3, 1, 2]


@pytest.mark.rule("VW-191")
def test_a_brewmaster_hired_now_waits_for_the_next_round() -> None:
    table = hiring(vaults=[[*THREE[0], "troll-cave"], [*THREE[1], "gilded-cupboard"], [*THREE[2], "dragons-hoard"]])
    table.says(1, "hire brewmaster").says(2, "decline").says(0, "decline")
    assert table.view(None)["phase"] == "auction"
    table.quietly("prepare")
    table.says(0, "play troll-cave").says(1, "play gilded-cupboard").says(2, "play dragons-hoard")
    assert table.asked == ("vaults-revealed", [1])


@pytest.mark.rule("VW-191")
def test_a_bouncer_hired_now_may_be_used_in_this_round() -> None:
    table = hiring()
    table.says(1, "hire bouncer").says(2, "decline").says(0, "decline")
    table.quietly("before-bidding")
    assert table.seats_asked == [1]
    assert "send bouncer" in table.offered(1)


def test_every_worker_of_the_game_is_known_by_name() -> None:
    assert set(MARKET) < set(WORKERS)
