"""Set-up: gold, decks, heroes, vaults, the draft."""

import pytest

from tests.rules.vault_wars.table import GAME, HEROES, VAULTS, start
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.vault_wars.reading import shipped_cards
from undercroft.games.vault_wars.state import Table


@pytest.mark.rule("VW-015", "VW-146")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_starts_with_twenty_gold_in_five_ones_and_three_fives(seats: int) -> None:
    table = start(seats, draft=False)
    assert [table.gold(seat) for seat in range(seats)] == [20] * seats
    assert shipped_cards().start_coins == [5, 3, 0]


@pytest.mark.rule("VW-016", "VW-155")
def test_gold_is_secret_unless_the_host_opens_it() -> None:
    secret = start(3, draft=False)
    assert [player["gold"] for player in secret.view(0)["players"]] == [20, None, None]
    assert [player["gold"] for player in secret.view(None)["players"]] == [None, None, None]
    opened = start(3, draft=False, gold="open")
    assert [player["gold"] for player in opened.view(0)["players"]] == [20, 20, 20]


@pytest.mark.rule("VW-017")
def test_all_items_are_shuffled_into_the_deck() -> None:
    tables = [start(3, seed, draft=False) for seed in (1, 2)]
    decks = [table.match.to_json()["deck"] for table in tables]
    assert len(decks[0]) == 73
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1])
    assert tables[0].view(0)["deck"] == 73


@pytest.mark.rule("VW-010", "VW-018")
def test_two_heroes_each_are_for_the_owners_eyes_only() -> None:
    table = start(4)
    dealt = []
    for seat in range(4):
        heroes = [entry["hero"] for entry in table.player(seat)["heroes"]]
        assert len(set(heroes)) == 2
        dealt += heroes
        for other in (*[viewer for viewer in range(4) if viewer != seat], None):
            assert table.view(other)["players"][seat]["heroes"] is None
        assert "heroes-dealt" in table.keys_heard(seat=seat)
    assert len(set(dealt)) == 8
    assert "heroes-dealt" not in table.keys_heard(seat=None)


@pytest.mark.parametrize(
    ("seats", "vaults"),
    [
        pytest.param(3, 5, marks=pytest.mark.rule("VW-019")),
        pytest.param(4, 4, marks=pytest.mark.rule("VW-020")),
        pytest.param(5, 3, marks=pytest.mark.rule("VW-021")),
    ],
)
def test_the_number_of_players_sets_vaults_and_rounds(seats: int, vaults: int) -> None:
    table = start(seats, draft=False)
    assert [len(table.player(seat)["hand"]) for seat in range(seats)] == [vaults] * seats
    assert table.view(0)["rounds"] == vaults


@pytest.mark.rule("VW-022", "VW-154")
def test_the_draft_keeps_one_vault_and_passes_the_rest_to_the_left() -> None:
    table = start(3)
    assert table.asked == ("draft", [0, 1, 2])
    hands = [table.view(seat)["draft"] for seat in range(3)]
    assert [len(hand) for hand in hands] == [5, 5, 5]
    for seat in range(3):
        table.says(seat, f"draft {hands[seat][0]}")
    for seat in range(3):
        assert table.player(seat)["hand"] == [hands[seat][0]]
        assert table.view(seat)["draft"] == hands[(seat - 1) % 3][1:]
        assert table.keys_heard(seat=seat).count("drafted") == 1
        assert table.last_heard("drafted", seat=seat) == {"vault": hands[seat][0]}


@pytest.mark.rule("VW-022", "VW-154")
def test_the_last_vault_of_the_draft_is_kept_without_a_choice() -> None:
    table = start(5)
    questions = 0
    while table.about == "draft":
        for seat in range(5):
            assert len(table.offered(seat)) > 1
            table.says(seat, table.offered(seat)[0])
        questions += 1
    assert questions == 2
    assert [table.keys_heard(seat=seat).count("drafted") for seat in range(5)] == [3] * 5
    assert "drafted" not in table.keys_heard(seat=None)
    assert [len(table.player(seat)["hand"]) for seat in range(5)] == [3] * 5


@pytest.mark.rule("VW-022")
def test_a_drafted_vault_is_secret_until_everyone_has_kept_one() -> None:
    table = start(3)
    before = table.match.view(1)
    table.says(0, table.offered(0)[0])
    after = table.match.view(1)
    assert after["table"] == before["table"]
    assert after["waiting"] is not None
    assert after["waiting"]["seats"] == [1, 2]


@pytest.mark.rule("VW-023")
def test_beginners_keep_the_vaults_they_were_dealt() -> None:
    assert start(3).about == "draft"
    table = start(3, draft=False)
    assert table.about == "prepare"
    assert len(table.player(0)["hand"]) == 5


@pytest.mark.rule("VW-154")
def test_unplayed_vaults_are_known_to_their_owner_only() -> None:
    table = start(3, draft=False)
    for viewer in (1, 2, None):
        assert table.view(viewer)["players"][0]["hand"] is None
        assert table.view(viewer)["players"][0]["vaults"] == 5


@pytest.mark.rule("VW-025")
@pytest.mark.parametrize("seats", [3, 5])
def test_unused_vaults_and_heroes_are_never_shown(seats: int) -> None:
    table = start(seats, seed=7)
    state = table.match.to_json()
    box = {VAULTS[vault] for vault in state["box"]}
    spare = {HEROES[hero] for hero in state["spare_heroes"]}
    assert (len(box), len(spare)) == (1, 10 - 2 * seats)
    luck = Luck.of(3)
    while table.match.waiting is not None:
        viewer = luck.below(seats + 1)
        seen = table.view(viewer if viewer < seats else None)
        assert not box & {*seen["vaults"]}
        assert not spare & {*seen["heroes"]}
        asked = table.match.next_seat()
        options = table.match.legal_actions(asked)
        table.match.play(asked, options.nth(luck.below(len(options))))
    assert not box & {*table.view(None)["used"]}
    assert not spare & {*table.view(None)["heroes"]}


@pytest.mark.rule("VW-024")
def test_the_workers_are_shuffled() -> None:
    markets = [start(3, seed, draft=False, workers=True).view(None)["market"] for seed in (1, 2)]
    assert markets[0] != markets[1]


@pytest.mark.rule("VW-024", "VW-187")
def test_five_workers_lie_open_at_prices_one_to_five() -> None:
    table = start(3, draft=False, workers=True)
    market = table.view(None)["market"]
    assert [entry["price"] for entry in market] == [1, 2, 3, 4, 5]
    assert len({entry["worker"] for entry in market}) == 5
    assert table.view(0)["worker_deck"] == 7


@pytest.mark.rule("VW-154")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_remembered_of_the_draft_holds_in_every_imagined_world(seats: int) -> None:
    """A seat knows which vaults it passed on, and that each neighbour took one of them."""
    match = Match.start(GAME, {}, seats=seats, seed=11)
    luck = Luck.of(5)
    passed: list[set[str]] = [set() for _ in range(seats)]
    while match.waiting is not None and match.waiting.about == "draft":
        hands = [set(match.view(seat)["table"]["draft"]) for seat in range(seats)]
        for seat in range(seats):
            world = match.imagine(seat, luck)
            assert world.view(seat)["table"] == match.view(seat)["table"]
        kept = []
        for seat in range(seats):
            options = match.legal_actions(seat)
            answer = options.nth(luck.below(len(options)))
            kept.append(GAME.actions.text(answer).split()[1])
            match.play(seat, answer)
        for seat in range(seats):
            passed[seat] |= hands[seat] - {kept[seat]}
    for seat in range(seats):
        mine = set(match.view(seat)["table"]["players"][seat]["hand"])
        elsewhere = passed[seat] - mine
        for _ in range(10):
            imagined = match.imagine(seat, luck).state
            assert isinstance(imagined, Table)
            others = {VAULTS[vault] for player in range(seats) if player != seat for vault in imagined.vaults[player]}
            assert elsewhere <= others
