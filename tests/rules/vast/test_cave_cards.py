"""Event and Treasure cards: what the Cave knows, what it gives the Knight, and what each Event does."""

import pytest

from tests.rules.vast.cave_scenes import board, rich, table, walk_into_an_event
from tests.rules.vast.dragon_scenes import Lair
from tests.rules.vast.goblin_scenes import GoblinScene
from tests.rules.vast.scenes import Scene
from undercroft.engine.laws import imagined_worlds_look_the_same
from undercroft.engine.luck import Luck
from undercroft.games.vast import cards
from undercroft.games.vast.roles.goblins.board import mine as goblins_board
from undercroft.games.vast.roles.knight.board import mine as knight_board

EVENTS = {
    "ambush": 4,
    "rats": 3,
    "deep-and-dark": 3,
    "fresh-air": 1,
    "fresh-water": 1,
    "light": 1,
    "cave-bread": 1,
    "vantage-point": 1,
}


def next_events(scene: Scene) -> list[str]:
    """What the Cave sees on top of the Event deck."""
    found: list[str] = scene.view("cave")["boards"]["cave"]["next_events"]
    return found


def stack_events(scene: Scene, *names: str) -> None:
    """These Event cards lie on top, the first one uppermost."""
    for name in reversed(names):
        scene.event_on_top(name)


def event_token(scene: Scene, space: str) -> None:
    scene.g.event[scene.cell(space)] = 1
    scene.g.events_left -= 1


def use_up_events(scene: Scene, left: int = 0) -> None:
    """All but so many Event cards have been played."""
    g = scene.g
    g.events_out.extend(g.event_deck[: len(g.event_deck) - left])
    g.event_deck = g.event_deck[len(g.event_deck) - left :]


# The decks.


@pytest.mark.rule("VA-C005", "VA-C087", "VA-C088", "VA-C089", "VA-C090", "VA-C091", "VA-C092", "VA-C093")
def test_the_event_deck_holds_so_many_of_each() -> None:
    g = Scene("knight-cave").g
    found = [cards.EVENTS[g.faces.face[card]] for card in g.event_deck]
    assert {name: found.count(name) for name in found} == EVENTS


@pytest.mark.rule("VA-C005")
def test_both_decks_are_shuffled() -> None:
    def dealt(seed: int) -> tuple[list[int], list[int]]:
        g = Scene("knight-cave", seed=seed).g
        return [g.faces.face[card] for card in g.event_deck], [g.faces.face[card] for card in g.treasure_deck]

    games = [dealt(seed) for seed in range(1, 6)]
    assert len({tuple(events) for events, _ in games}) == 5
    assert len({tuple(treasures) for _, treasures in games}) > 2
    assert all(sorted(treasures) == list(range(7)) for _, treasures in games)


@pytest.mark.rule("VA-C086", "VA-C052")
def test_the_cave_keeps_looking_at_the_top_three_whatever_happens_to_the_deck() -> None:
    scene = table()
    scene.lay("0,-1", "event", shape="hall")
    scene.seal()

    def known() -> None:
        top = [cards.EVENTS[scene.g.faces.face[card]] for card in reversed(scene.g.event_deck[-3:])]
        assert next_events(scene) == top
        imagined_worlds_look_the_same(scene.match, Luck.of(7))

    scene.turn("knight")
    known()
    walk_into_an_event(scene, "0,-1")
    scene.say(scene.offered(verb="play-event")[0])
    known()
    rich(scene, "trail")
    scene.say("use-omen crystal-curse", "bury-events")
    known()
    assert scene.view("knight")["boards"]["cave"]["next_events"] == []


# Events.


@pytest.mark.rule("VA-C083", "VA-C084")
def test_an_event_token_she_runs_into_lets_the_cave_choose_among_three() -> None:
    scene = table()
    event_token(scene, "1,0")
    stack_events(scene, "rats", "light", "cave-bread")
    deck = list(scene.g.event_deck)
    walk_into_an_event(scene, "1,0")
    assert scene.role_asked == ("cave", "choose-event")
    assert scene.spaces("play-event") == {"rats", "light", "cave-bread"}
    knight_board(scene.g).grit = 4
    scene.say("play-event rats")
    assert knight_board(scene.g).grit == 2
    assert scene.view()["decks"]["events_played"] == ["rats"]
    assert scene.g.event_deck == [deck[-3], deck[-2], *deck[:-3]], "the others below, in the order drawn"


@pytest.mark.rule("VA-C085")
def test_the_last_event_leaves_the_game_and_nothing_is_reshuffled() -> None:
    scene = table()
    scene.lay("0,-1", "event", shape="hall")
    scene.lay("0,-2", "event", shape="hall")
    scene.seal()
    scene.event_on_top("rats")
    use_up_events(scene, 1)
    event_token(scene, "1,0")
    knight_board(scene.g).grit = 9
    knight_board(scene.g).on_grit = [1] * 5
    walk_into_an_event(scene, "0,-1")
    assert (scene.view()["decks"]["event"], len(scene.view()["decks"]["events_played"])) == (0, 15)
    assert knight_board(scene.g).grit == 9 - 2 + 1, "a single card needs no choosing"
    scene.put("knight", "0,-1")
    walk_into_an_event(scene, "0,-2")
    assert knight_board(scene.g).grit == 9, "an Event tile is worth its Grit and nothing more"
    assert len(scene.view()["decks"]["events_played"]) == 15
    scene.put("knight", "0,0")
    walk_into_an_event(scene, "1,0")
    assert knight_board(scene.g).encounters == 0, "and a token asks for no Encounter"
    scene.put("knight", "0,0")
    rich(scene, "bat")
    scene.say("use-omen giant-bats", "choose-piece knight")
    assert "2,0" in scene.spaces("push"), "nor does it stop her"


def played(event: str, grit: int = 1, **cubes: int) -> Scene:
    """The Cave plays this Event on a Knight who steps onto an Event tile."""
    scene = table("knight-goblins-cave")
    scene.lay("0,-1", "event", shape="hall")
    scene.seal()
    stack_events(scene, event)
    hers = knight_board(scene.g)
    hers.grit, hers.health = grit, 3
    goblins_board(scene.g).population = [4, 4, 4]
    for name, count in cubes.items():
        setattr(hers, name, count)
    walk_into_an_event(scene, "0,-1")
    scene.say(f"play-event {event}")
    return scene


@pytest.mark.rule("VA-C087")
def test_an_ambush_card_is_an_ambush() -> None:
    scene = played("ambush")
    assert scene.role_asked == ("knight", "brace")
    scene.say("ready")
    assert scene.role_asked[0] == "goblins"


@pytest.mark.rule("VA-C088")
@pytest.mark.parametrize(("grit", "left"), [(0, 1), (1, 1), (4, 3)])
def test_rats_eat_before_the_tile_feeds(grit: int, left: int) -> None:
    assert knight_board(played("rats", grit).g).grit == left


@pytest.mark.rule("VA-C090", "VA-C091")
@pytest.mark.parametrize(
    ("event", "about", "health", "away"),
    [
        ("fresh-air", "rest-for-health", 4, "aside"),
        ("fresh-water", "rest-for-health", 4, "aside"),
        ("light", "discard-for-health", 5, "discarded"),
    ],
)
def test_she_may_pay_a_cube_for_health(event: str, about: str, health: int, away: str) -> None:
    for answer in ("yes", "no"):
        scene = played(event, pool=3)
        assert scene.role_asked == ("knight", about)
        assert scene.offered() == ["yes", "no"]
        scene.say(answer)
        hers = knight_board(scene.g)
        paid = int(answer == "yes")
        assert (hers.health, hers.pool, getattr(hers, away)) == (health if paid else 3, 3 - paid, paid)


# Treasure cards.


@pytest.mark.rule("VA-C079", "VA-C080", "VA-G107")
def test_a_treasure_she_declines_leaves_the_game_for_five_grit() -> None:
    scene = table()
    scene.treasure_on_top("heroic-boots")
    card = scene.treasure_on_top("javelin")
    scene.g.treasure[scene.cell("1,0")] = 1
    scene.g.treasures_left -= 1
    scene.turn("knight")
    scene.say("move 1,0", "take-treasure")
    assert scene.role_asked == ("cave", "give-treasure")
    scene.say("give-treasure javelin")
    assert scene.role_asked == ("knight", "keep-treasure")
    assert scene.offered(verb="decline-treasure") == ["decline-treasure"]
    scene.say("decline-treasure")
    assert knight_board(scene.g).grit == 5
    assert card in scene.g.treasures_out
    assert card not in scene.g.treasure_deck
    assert scene.view()["decks"]["treasure"] == 6


@pytest.mark.rule("VA-C081")
def test_what_tribes_plunder_and_the_dragon_hands_in_goes_back_to_the_supply_at_once() -> None:
    lair = Lair("dragon-cave")
    lair.treasures("1,0", 1)
    lair.begin("1,0")
    lair.say("finish-powers", "gather-treasure", "claim-sloth greed")
    assert lair.view()["supply"]["treasure"] == 10
    scene = GoblinScene("knight-goblins-cave")
    scene.corridor(2)
    scene.people(eye=3)
    scene.put("eye", "2,0")
    scene.g.treasure[scene.cell("2,0")] = 1
    scene.g.treasures_left -= 1
    scene.activation()
    rage = scene.rage
    scene.say("activate eye", "plunder-treasure")
    assert scene.view()["supply"]["treasure"] == 10
    assert scene.rage == rage + 1


@pytest.mark.rule("VA-C089", "VA-C022")
def test_deep_and_dark_takes_no_more_than_the_bag_holds() -> None:
    scene = table()
    board(scene).bag = [0, 0, 0, 1, 0, 0]
    board(scene).marks = [6, 6, 6, 5, 6, 6]
    scene.lay("0,-1", "event", shape="hall")
    scene.seal()
    stack_events(scene, "deep-and-dark")
    walk_into_an_event(scene, "0,-1")
    scene.say("play-event deep-and-dark")
    scene.luck(3)
    assert scene.role_asked[0] == "knight"
    assert board(scene).marks == [6] * 6
