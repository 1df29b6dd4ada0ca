"""The campaign: levels that only climb."""

import json

import pytest

from undercroft import games
from undercroft.engine.errors import BadInput
from undercroft.engine.match import Match
from undercroft.games.vast.campaign import YourVastness
from undercroft.games.vast.game import GAME

CASTING = {"knight": "Ada", "goblins": "Boris"}


@pytest.mark.rule("VA-L050")
def test_everybody_starts_on_the_easiest_level() -> None:
    settings = YourVastness(["Ada", "Boris"]).settings(CASTING)
    assert settings == {"roles": "knight-goblins", "knight-level": "easiest", "goblins-level": "easiest"}
    match = Match.start(GAME, settings, seats=2, seed=1)
    assert match.view(0)["table"]["boards"]["knight"]["health"] == 5


@pytest.mark.rule("VA-L051", "VA-L052")
def test_a_win_lifts_the_winner_whatever_role_comes_next() -> None:
    campaign = YourVastness(["Ada", "Boris"])
    campaign.finished(CASTING, "knight-slain", [1])
    assert campaign.levels == {"Ada": 0, "Boris": 1}
    assert campaign.settings({"knight": "Boris", "cave": "Ada"}) == {
        "roles": "knight-cave",
        "knight-level": "easy",
        "cave-level": "easiest",
    }


@pytest.mark.rule("VA-L054")
def test_a_game_nobody_wins_changes_no_level() -> None:
    campaign = YourVastness(["Ada", "Boris"])
    campaign.finished(CASTING, "knight-slain", [1])
    campaign.finished(CASTING, "cave-collapsed", [])
    assert campaign.levels == {"Ada": 0, "Boris": 1}
    campaign.finished(CASTING, "knight-escaped", [0])
    assert campaign.levels == {"Ada": 1, "Boris": 1}, "nobody falls by losing"


@pytest.mark.rule("VA-L053")
def test_a_win_at_expert_makes_your_vastness_and_ends_the_campaign() -> None:
    campaign = YourVastness(["Ada", "Boris"])
    for _ in range(4):
        campaign.finished(CASTING, "knight-escaped", [0])
    assert campaign.champion is None
    assert campaign.settings(CASTING)["knight-level"] == "expert"
    campaign.finished(CASTING, "knight-escaped", [0])
    assert campaign.champion == "Ada"
    with pytest.raises(BadInput, match="Your Vastness"):
        campaign.settings(CASTING)


def test_a_campaign_is_kept_as_json_and_cannot_be_edited() -> None:
    campaign = GAME.campaign(["Ada", "Boris"])
    campaign.finished(CASTING, "knight-slain", [1])
    data = json.loads(json.dumps(campaign.to_json()))
    kept = GAME.campaign(list(data["levels"]))
    kept.follow(data)
    assert kept.to_json() == campaign.to_json()
    for broken in (
        {**data, "levels": {"Ada": 4, "Boris": 1}},
        {**data, "champion": "Ada"},
        {**data, "games": [{"casting": CASTING, "ending": "knight-slain", "winners": ["Clara"]}]},
        {**data, "games": [{"casting": {"knight": "Ada"}, "ending": "knight-slain", "winners": []}]},
        {**data, "games": [{"casting": CASTING, "ending": 4, "winners": []}]},
        {**data, "games": [{}]},
        {**data, "games": 3},
        {"levels": data["levels"]},
    ):
        with pytest.raises(BadInput):
            GAME.campaign(["Ada", "Boris"]).follow(broken)


@pytest.mark.parametrize(
    "casting",
    [
        {"knight": "Ada", "goblins": "Ada"},
        {"knight": "Ada"},
        {"knight": "Ada", "wizard": "Boris"},
        {"knight": "Ada", "goblins": "Clara"},
        {},
    ],
)
def test_a_casting_gives_every_player_a_role_of_their_own(casting: dict[str, str]) -> None:
    campaign = GAME.campaign(["Ada", "Boris"])
    with pytest.raises(BadInput):
        campaign.settings(casting)
    assert campaign.games == []


@pytest.mark.parametrize("players", [[], ["Ada", "Ada"], ["A", "B", "C", "D", "E", "F"]])
def test_a_campaign_is_for_one_to_five_different_players(players: list[str]) -> None:
    with pytest.raises(BadInput, match="one to five"):
        GAME.campaign(players)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_the_usual_casting_is_the_recommended_role_set(count: int) -> None:
    players = ["A", "B", "C", "D", "E"][:count]
    assert GAME.campaign_facts is not None
    casting = GAME.campaign_facts.usual(players)
    settings = GAME.campaign(players).settings(casting)
    recommended = GAME.role_set(count, GAME.choose(count, {}))
    assert settings["roles"] == recommended["id"]
    assert GAME.campaign(players).seats(casting) == players


def test_a_game_without_a_campaign_says_so() -> None:
    with pytest.raises(BadInput, match="no campaign"):
        games.find("goblin-vaults").campaign(["Ada"])


@pytest.mark.rule("VA-V002", "VA-L001")
def test_a_setting_is_said_to_matter_only_in_role_sets_that_exist() -> None:
    """So that a host is asked for the levels of the roles in play, and for nothing that changes nothing."""
    known = {setting.key: setting for setting in GAME.settings}
    for setting in GAME.settings:
        for key, values in setting.when.items():
            assert set(values) <= set(known[key].choices), setting.key
    assert known["thief-level"].when["roles"][0] == "knight-goblins-dragon-cave-thief"
    assert all("thief" in roles for roles in known["thief-level"].when["roles"])
    assert known["knight-against-thief"].to_json()["when"] == {"roles": ["knight-thief"]}
