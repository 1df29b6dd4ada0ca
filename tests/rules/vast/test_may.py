"""Whatever may rarely be done in Vast may be declined too, shown by scenes that come to it."""

import pytest

from tests.kit.may import is_declinable, is_offered
from tests.rules.vast.may import OFFERED, RARE
from tests.rules.vast.scenes import Scene


@pytest.mark.parametrize("rule", RARE)
def test_what_may_rarely_be_done_may_be_declined_too(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    say = Scene.say

    def watched(scene: Scene, *sentences: str) -> None:
        for sentence in sentences:
            if is_offered(OFFERED[rule], scene.role_asked[1], scene.offered()):
                asked.append(scene.offered())
            say(scene, sentence)

    monkeypatch.setattr(Scene, "say", watched)
    RARE[rule]()
    assert asked, "the scene comes to that question"
    assert all(is_declinable(OFFERED[rule], answers) for answers in asked)
