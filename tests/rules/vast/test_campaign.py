"""The campaign: levels that only climb."""

import json

import pytest

from tests.rules.vast.scenes import Scene
from undercroft.engine.errors import BadInput
from undercroft.engine.match import Match
from undercroft.games.vast.campaign import Campaign
from undercroft.games.vast.game import GAME

CASTING = {"knight": "Ada", "goblins": "Boris"}


@pytest.mark.rule("VA-L050")
def test_everybody_starts_on_the_easiest_level() -> None:
    settings = Campaign(["Ada", "Boris"]).settings(CASTING)
    assert settings == {"roles": "knight-goblins", "knight-level": "easiest", "goblins-level": "easiest"}
    match = Match.start(GAME, settings, seats=2, seed=1)
    assert match.view(0)["table"]["boards"]["knight"]["health"] == 5


@pytest.mark.rule("VA-L051", "VA-L052")
def test_a_win_lifts_the_winner_whatever_role_comes_next() -> None:
    campaign = Campaign(["Ada", "Boris"])
    campaign.finished(CASTING, "knight-slain", [1])
    assert campaign.levels == {"Ada": 0, "Boris": 1}
    assert campaign.settings({"knight": "Boris", "cave": "Ada"}) == {
        "roles": "knight-cave",
        "knight-level": "easy",
        "cave-level": "easiest",
    }


@pytest.mark.rule("VA-L054")
def test_a_game_nobody_wins_changes_no_level() -> None:
    campaign = Campaign(["Ada", "Boris"])
    campaign.finished(CASTING, "cave-collapsed", [])
    assert campaign.levels == {"Ada": 0, "Boris": 0}


@pytest.mark.rule("VA-L053")
def test_a_win_at_expert_makes_your_vastness_and_ends_the_campaign() -> None:
    campaign = Campaign(["Ada", "Boris"])
    for _ in range(4):
        campaign.finished(CASTING, "knight-escaped", [0])
    assert campaign.champion is None
    assert campaign.settings(CASTING)["knight-level"] == "expert"
    campaign.finished(CASTING, "knight-escaped", [0])
    assert campaign.champion == "Ada"
    with pytest.raises(BadInput, match="Your Vastness"):
        campaign.settings(CASTING)


def test_a_campaign_is_kept_as_json_and_cannot_be_edited() -> None:
    campaign = Campaign(["Ada", "Boris"])
    campaign.finished(CASTING, "knight-slain", [1])
    data = json.loads(json.dumps(campaign.plain()))
    assert Campaign.from_plain(data).levels == campaign.levels
    data["levels"]["Ada"] = 4
    with pytest.raises(BadInput):
        Campaign.from_plain(data)
    with pytest.raises(BadInput):
        campaign.settings({"knight": "Ada", "goblins": "Ada"})
    assert Scene("knight").g.turns == 1
