"""What a march would cost stands in everybody's view before the Goblins decide."""

import pytest

from tests.rules.vast.goblin_scenes import GoblinScene


@pytest.mark.rule("VA-B077", "VA-B117")
def test_the_view_tells_what_a_march_to_each_space_would_cost() -> None:
    scene = GoblinScene()
    scene.corridor(7)
    scene.people(bones=4)
    scene.put("bones", "7,0")
    scene.activation()
    assert scene.match.view(0)["table"]["boards"]["goblins"]["reach"] == {}
    scene.say("activate bones")
    for seat in (0, 1):
        reach = scene.match.view(seat)["table"]["boards"]["goblins"]["reach"]
        assert {space: reach[space] for space in ("6,0", "5,0", "4,0", "3,0", "1,0")} == {
            "6,0": 0,
            "5,0": 1,
            "4,0": 1,
            "3,0": 2,
            "1,0": 3,
        }
