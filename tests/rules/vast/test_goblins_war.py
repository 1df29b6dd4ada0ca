"""The Goblins' board, War cards, populating, Rage."""

import json

import pytest

from undercroft.games.vast import cards
from undercroft.games.vast.cards import GOBLINS
from undercroft.games.vast.roles.goblins.war import WAR_CARDS

from .goblin_scenes import TRIBES, GoblinScene, StandIn

WAR = {
    "thirst": (3, 2, 1, 1, 0, 0),
    "spite": (2, 1, 2, 0, 1, 0),
    "consumption": (1, 3, 2, 1, 0, 0),
    "desolation": (1, 2, 2, 1, 1, 0),
    "waste": (2, 1, 3, 0, 1, 0),
    "ruin": (2, 2, 1, 1, 0, 0),
    "hate": (2, 2, 2, 0, 0, 0),
    "fear": (1, 1, 1, 1, 2, 0),
    "desperation": (0, 0, 0, 3, 3, 1),
    "pain": (1, 1, 1, 0, 0, 1),
}


@pytest.mark.rule("VA-B002")
def test_the_goblins_start_hidden_and_empty_handed() -> None:
    scene = GoblinScene()
    board = scene.board
    assert [scene.where_is(tribe) for tribe in TRIBES] == ["hidden"] * 3
    assert board.population == [0, 0, 0]
    assert board.rage == 1
    assert (len(board.war_deck), len(scene.g.monster_deck), len(board.secret_deck)) == (10, 10, 10)
    assert [scene.strength(tribe) for tribe in TRIBES] == [1, 0, 0]
    orders = set()
    for seed in range(4):
        other = GoblinScene(seed=seed)
        faces = other.g.faces.face
        orders.add(tuple(faces[card] for card in other.board.war_deck))
        orders.add(tuple(faces[card] for card in other.board.secret_deck))
    assert len(orders) == 8


@pytest.mark.rule("VA-B001")
def test_the_goal_depends_on_who_plays() -> None:
    goals = {key: GoblinScene(key).g.book.goal[GOBLINS] for key in ("knight-goblins", "goblins-dragon", "goblins")}
    assert goals == {"knight-goblins": "slay-knight", "goblins-dragon": "slay-dragon", "goblins": "smash-crystals"}


@pytest.mark.rule("VA-B001", "VA-V087", "VA-V050")
def test_without_a_knight_the_goblins_win_when_the_dragon_is_dead() -> None:
    from undercroft.games.vast import victory

    scene = GoblinScene("goblins-dragon")
    dragon = scene.stand_in(StandIn("dragon"))
    assert not victory.check(scene.g)
    dragon.dead = True
    assert victory.check(scene.g)
    assert scene.ending == "dragon-slain"
    assert scene.winners == ["goblins"]


@pytest.mark.rule("VA-B003", "VA-B026")
def test_the_phases_follow_one_another() -> None:
    scene = GoblinScene()
    scene.people(fangs=1, bones=2, eye=1)
    scene.stack_war("desolation")
    scene.turn("goblins")
    since = len(scene.match.history().events)
    scene.say("done")
    assert scene.role_asked == ("goblins", "assign-monsters")
    scene.say("done")
    assert scene.role_asked == ("goblins", "activate-tribes")
    keys = [event.key for event in scene.match.history().events[since:]]
    first = {key: keys.index(key) for key in ("tribe-grew", "goblins-drew-monster", "secret-drawn")}
    assert first["tribe-grew"] < first["goblins-drew-monster"] < first["secret-drawn"]


@pytest.mark.rule("VA-B004")
def test_all_war_cards_are_shuffled_at_the_end_of_the_turn() -> None:
    scene = GoblinScene()
    scene.board.rage = 3
    scene.turn("goblins")
    assert len(scene.board.war_deck) == 7
    scene.say(scene.offered(verb="choose-war")[0], "done")
    while scene.role_asked[1] == "assign-monsters":
        scene.say("done")
    assert scene.board.war >= 0
    scene.say("end-turn")
    assert scene.role_asked == ("luck", "war")
    face = scene.g.faces.face
    before = [face[card] for card in WAR_CARDS]
    scene.order(*range(9, -1, -1))
    assert len(scene.board.war_deck) == 10
    assert [face[card] for card in scene.board.war_deck] == before[::-1], "as luck has it"
    assert scene.board.war == -1
    assert sorted(scene.g.faces.face[card] for card in scene.board.war_deck) == list(range(10))
    assert all(scene.g.faces.known(card, 1) < 0 for card in scene.board.war_deck)


@pytest.mark.rule("VA-B006", "VA-B007", "VA-B009")
def test_strength_counts_discs_and_perception_does_not() -> None:
    scene = GoblinScene()
    scene.people(fangs=2, bones=3, eye=1)
    assert [scene.strength(tribe) for tribe in TRIBES] == [3, 3, 1]
    assert [scene.perception(tribe) for tribe in TRIBES] == [3, 4, 2]
    scene.give("fangs", "ogre")
    assert (scene.strength("fangs"), scene.perception("fangs")) == (4, 3)


@pytest.mark.rule("VA-B006", "VA-B007", "VA-B008", "VA-B052")
def test_malaise_costs_every_tribe_one_strength_but_never_below_nothing() -> None:
    scene = GoblinScene()
    scene.people(fangs=2, bones=3, eye=0)
    scene.board.rage = 0
    assert [scene.strength(tribe) for tribe in TRIBES] == [2, 2, 0]
    assert scene.perception("bones") == 4
    assert scene.view()["boards"]["goblins"]["malaise"] is True
    scene.board.rage = 1
    assert [scene.strength(tribe) for tribe in TRIBES] == [3, 3, 0]


@pytest.mark.rule("VA-B010")
@pytest.mark.parametrize(("rage", "drawn"), [(0, 1), (1, 1), (2, 2), (3, 3)])
def test_as_many_war_cards_are_drawn_as_there_is_rage(rage: int, drawn: int) -> None:
    scene = GoblinScene()
    scene.board.rage = rage
    scene.turn("goblins")
    assert len(scene.heard("war-drawn")) == drawn
    assert scene.rage == max(1, rage)
    if drawn > 1:
        assert scene.role_asked == ("goblins", "choose-war")
        assert len(scene.offered(verb="choose-war")) == drawn
        scene.say(scene.offered(verb="choose-war")[0])
        assert len(scene.board.war_discards) == drawn - 1


@pytest.mark.rule("VA-B011", "VA-B012", "VA-B013", "VA-B014", "VA-B015", "VA-B016", "VA-B017", "VA-B018", "VA-B019")
@pytest.mark.rule("VA-B020", "VA-B021", "VA-B028", "VA-B054")
@pytest.mark.parametrize("name", list(WAR))
def test_a_war_card_brings_what_it_shows(name: str) -> None:
    fangs, bones, eye, monsters, secrets, rage = WAR[name]
    scene = GoblinScene()
    scene.lay("1,0")
    scene.put("eye", "1,0")
    scene.stack_war(name)
    scene.turn("goblins")
    if scene.role_asked[1] == "refuse-discs":
        scene.say("done")
    assert scene.board.population == [fangs, bones, eye]
    assert len(scene.heard("goblins-drew-monster")) == monsters
    if scene.role_asked[1] == "assign-monsters":
        scene.say("done")
    assert len(scene.board.hand) == secrets
    assert scene.rage == 1 + rage
    assert scene.heard("war-chosen") == [{"war": name}]


@pytest.mark.rule("VA-B022", "VA-B023", "VA-B051")
def test_a_tribe_may_refuse_some_of_its_discs_for_one_rage() -> None:
    scene = GoblinScene()
    scene.board.rage = 2
    scene.stack_war("thirst", "hate")
    scene.turn("goblins")
    scene.say("choose-war thirst")
    assert {"refuse-discs fangs 1", "refuse-discs fangs 2", "refuse-discs fangs 3", "refuse-discs eye 1"} <= set(
        scene.offered()
    )
    assert "refuse-discs eye 2" not in scene.offered()
    scene.say("refuse-discs fangs 1")
    assert scene.rage == 1
    assert scene.board.population == [0, 0, 0]
    assert not [text for text in scene.offered() if "fangs" in text]
    scene.say("refuse-discs bones 2")
    assert scene.rage == 0
    assert scene.board.population == [2, 0, 1]


@pytest.mark.rule("VA-B022", "VA-B051")
def test_refusing_costs_one_rage_for_a_tribe_however_many_discs() -> None:
    scene = GoblinScene()
    scene.board.rage = 3
    scene.stack_war("thirst", "hate", "pain")
    scene.turn("goblins")
    scene.say("choose-war thirst", "refuse-discs fangs 3")
    assert scene.rage == 2
    scene.say("done")
    assert scene.board.population == [0, 2, 1]


@pytest.mark.rule("VA-B026", "VA-B020")
def test_the_war_cards_rage_cannot_pay_for_refusing() -> None:
    scene = GoblinScene()
    scene.people(fangs=4, bones=4, eye=4)
    scene.stack_war("pain")
    scene.turn("goblins")
    scene.say("refuse-discs fangs 1")
    assert scene.role_asked == ("goblins", "overpopulation")
    assert scene.rage == 0
    scene.say("scatter eye")
    assert scene.rage == 1
    assert scene.board.population == [4, 4, 2]


@pytest.mark.rule("VA-B024", "VA-B025", "VA-B112", "VA-B026")
def test_overpopulation_scatters_one_revealed_tribe_of_their_choice() -> None:
    scene = GoblinScene()
    scene.lay("1,0", symbol="eye")
    scene.lay("0,1", symbol="bones")
    scene.people(fangs=4, bones=4, eye=1)
    scene.put("eye", "1,0")
    scene.put("bones", "0,1")
    scene.stack_war("hate")
    scene.turn("goblins")
    scene.say("done")
    assert scene.role_asked == ("goblins", "overpopulation")
    assert set(scene.offered()) == {"scatter bones", "scatter eye"}
    scene.say("scatter eye")
    assert scene.board.population == [4, 4, 1]
    assert scene.where_is("eye") == "hidden"
    assert scene.where_is("bones") == "0,1"
    assert scene.rage == 1
    assert "activate eye" in scene.offered()
    scene.say("activate eye")
    assert scene.offered(verb="appear") == ["appear 1,0"]


@pytest.mark.rule("VA-B024", "VA-B027")
def test_a_hidden_or_lurking_tribe_scatters_when_none_is_on_the_map() -> None:
    scene = GoblinScene()
    scene.people(fangs=4, bones=1, eye=1)
    scene.lurk("bones", "1,0")
    scene.stack_war("hate")
    scene.turn("goblins")
    scene.say("done")
    assert set(scene.offered()) == {"scatter fangs", "scatter bones", "scatter eye"}
    scene.say("scatter bones")
    assert scene.where_is("bones") == "hidden"
    assert scene.board.population == [4, 1, 3]


@pytest.mark.rule("VA-B024", "VA-B063", "VA-G101")
def test_a_lone_revealed_tribe_scatters_unasked_unless_a_leader_could_be_in_hand() -> None:
    for secret in ("", "trap"):
        scene = GoblinScene()
        scene.lay("1,0")
        scene.people(fangs=4, bones=1, eye=1)
        scene.put("bones", "1,0")
        if secret:
            scene.hold(secret)
        scene.stack_war("hate")
        scene.turn("goblins")
        if secret:
            scene.say("choose-war hate")
        scene.say("done")
        assert (scene.role_asked[1] == "overpopulation") is bool(secret)
        if secret:
            assert scene.offered() == ["scatter bones"]
            scene.say("scatter bones")
        assert scene.population("bones") == 1


@pytest.mark.rule("VA-B024")
def test_exactly_four_discs_are_no_overpopulation() -> None:
    scene = GoblinScene()
    scene.people(fangs=2, bones=2, eye=2)
    scene.stack_war("hate")
    scene.turn("goblins")
    scene.say("done")
    assert scene.board.population == [4, 4, 4]
    assert scene.role_asked == ("goblins", "activate-tribes")


@pytest.mark.rule("VA-B053")
def test_rage_stays_between_nothing_and_three() -> None:
    from undercroft.games.vast.roles.goblins.board import change_rage

    scene = GoblinScene()
    scene.board.rage = 3
    change_rage(scene.g, 1)
    assert scene.rage == 3
    scene.board.rage = 0
    change_rage(scene.g, -1)
    assert scene.rage == 0


@pytest.mark.rule("VA-V167", "VA-V115")
def test_alone_in_the_dark_counts_the_largest_tribe() -> None:
    scene = GoblinScene("goblins")
    scene.people(fangs=1, bones=3, eye=2)
    assert scene.g.book.roles[GOBLINS].lonely_number(scene.g) == 3
    assert scene.g.book.alone
    assert scene.g.book.flare[GOBLINS]


@pytest.mark.rule("VA-G101", "VA-G102")
def test_only_the_goblins_see_their_hand() -> None:
    scene = GoblinScene()
    scene.hold("hex", "trap")
    assert scene.view("goblins")["boards"]["goblins"]["secrets"] == ["hex", "trap"]
    for other in ("knight", None):
        assert scene.view(other)["boards"]["goblins"]["secrets"] == [None, None]
        assert "hex" not in json.dumps(scene.view(other)["boards"])


@pytest.mark.rule("VA-G016")
def test_the_goblins_have_ten_cards_of_each_kind() -> None:
    assert (len(cards.WAR), len(cards.MONSTERS), len(cards.SECRETS)) == (10, 10, 10)


@pytest.mark.rule("VA-X008", "VA-X009", "VA-X010")
def test_the_worked_example_of_a_first_turn() -> None:
    scene = GoblinScene()
    scene.lay("1,0", symbol="fangs")
    scene.lay("0,1", symbol="eye")
    scene.stack_war("ruin")
    scene.stack_monsters("ogre")
    scene.turn("goblins")
    scene.say("done")
    assert scene.board.population == [2, 2, 1]
    assert [scene.strength(tribe) for tribe in TRIBES] == [3, 2, 1]
    scene.say("assign-monster ogre bones")
    assert scene.strength("bones") == 3
    assert scene.board.hand == []
    scene.say("activate fangs", "appear 1,0", "activate eye", "appear 0,1", "end-turn")
    scene.order()
    assert [scene.where_is(tribe) for tribe in TRIBES] == ["1,0", "hidden", "0,1"]
    assert len(scene.board.war_deck) == 10
