"""Why not: what the table answers when somebody clicks on an unlit thing, and the rules behind every question."""

import re
from pathlib import Path

import pytest

import undercroft.games.vast as package
from tests.rules.vast.dragon_scenes import Lair
from tests.rules.vast.goblin_scenes import GoblinScene
from tests.rules.vast.scenes import Scene

HOME = Path(package.__file__).parent
RULES = re.compile(r"VA-[A-Z]\d{3}")


def why(scene: Scene, thing: str) -> tuple[str, str]:
    """The reason and its rule, for whoever is asked."""
    domain, value = thing.split(":")
    found = scene.match.why_not(scene.match.next_seat(), domain, value)
    assert found is not None, f"no reason for {thing}"
    return found[0], found[2]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_reason_has_words_and_a_rule_in_the_book(language: str) -> None:
    sources = [HOME / "why.py", *sorted(HOME.glob("roles/*/why.py"))]
    reasons = [found for path in sources for found in re.findall(r'"([a-z-]+)", \{', path.read_text(encoding="utf-8"))]
    words = "".join(path.read_text(encoding="utf-8") for path in sorted((HOME / "words").glob(f"{language}*.ftl")))
    book = (HOME / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    assert len(set(reasons)) > 40
    assert [key for key in sorted(set(reasons)) if f"\nwhy-not-{key} = " not in words] == []
    cited = {rule for path in sources for rule in RULES.findall(path.read_text(encoding="utf-8"))}
    assert cited <= set(RULES.findall(book))


@pytest.mark.rule("VA-K024", "VA-K025", "VA-K027", "VA-K014", "VA-K030")
def test_the_knight_is_told_what_keeps_her() -> None:
    scene = Scene("knight-goblins")
    scene.clear()
    scene.lay("1,0", "ambush", shape="tunnel", lit=True)
    scene.lay("2,0", shape="hall", lit=True)
    scene.seal()
    scene.turn("knight")
    assert why(scene, "space:1,0") == ("wall-in-the-way", "VA-K027")
    assert why(scene, "space:2,0") == ("not-adjacent", "VA-K024")
    assert why(scene, "space:9,9") == ("no-tile-there", "VA-K024")
    assert why(scene, "piece:fangs") == ("not-on-your-tile", "VA-K030")
    assert why(scene, "item:heroic-boots") == ("treasure-not-shown", "VA-K072")
    scene.say("place-cube bomb", "place-cube bow")
    assert why(scene, "item:strength") == ("no-cube", "VA-K014")


@pytest.mark.rule("VA-K059")
def test_a_stronger_tribe_bars_the_way() -> None:
    scene = GoblinScene("knight-goblins")
    scene.corridor(1)
    scene.seal()
    scene.people(fangs=3)
    scene.put("fangs", "1,0")
    scene.turn("knight")
    assert why(scene, "space:1,0") == ("tribe-too-strong", "VA-K059")


@pytest.mark.rule("VA-D016", "VA-D032", "VA-D038", "VA-D018")
def test_the_dragon_is_told_what_a_power_lacks() -> None:
    lair = Lair("knight-dragon")
    lair.put("knight", "4,0")
    lair.begin("1,0", "wing", "wing")
    assert why(lair, "power:claw") == ("cannot-pay", "VA-D032")
    assert why(lair, "power:slap") == ("no-target", "VA-D038")
    assert why(lair, "space:4,0") == ("not-in-line", "VA-D018")
    lair.say("move 2,0")
    assert why(lair, "space:1,0") == ("moved-already", "VA-D016")


@pytest.mark.rule("VA-C025", "VA-C094", "VA-G055")
def test_the_cave_is_told_what_an_omen_lacks() -> None:
    scene = Scene("knight-cave")
    scene.clear()
    scene.seal()
    scene.turn("cave")
    scene.luck(0)
    assert scene.role_asked == ("cave", "shape-cave")
    assert why(scene, "omen:soporific-spores") == ("omen-too-dear", "VA-C025")
    assert why(scene, "omen:giant-bats") == ("omen-for-nothing", "VA-C094")
    assert why(scene, "space:0,0") == ("space-taken", "VA-G055")
    assert why(scene, "space:5,5") == ("not-beside-the-map", "VA-G055")


@pytest.mark.rule("VA-T011", "VA-T014", "VA-T039")
def test_the_thief_is_told_what_keeps_him() -> None:
    scene = Scene("knight-thief")
    scene.clear()
    scene.lay("1,0", "ambush", shape="tunnel", lit=True)
    scene.lay("0,1", "ambush", shape="hall", lit=True)
    scene.seal()
    scene.put("knight", "0,1")
    scene.turn("thief")
    scene.say("assign-stats 2 3 4")
    assert why(scene, "space:1,0") == ("wall-in-the-way", "VA-T014")
    assert why(scene, "piece:knight") == ("not-on-your-tile", "VA-T039")
    scene.say("move 0,1", "move 0,0")
    assert why(scene, "space:0,1") == ("no-steps", "VA-T011")


@pytest.mark.rule("VA-G056", "VA-G059", "VA-G064")
def test_in_the_collapse_the_order_is_explained() -> None:
    scene = Scene("knight-goblins")
    scene.clear()
    for space in ("1,0", "2,0", "0,1"):
        scene.lay(space, "ambush" if space == "1,0" else "")
    scene.g.tiles_out.extend(scene.g.tiles)
    scene.g.tiles = []
    scene.turn("knight")
    scene.say("end-turn")
    assert scene.role_asked[1] == "collapse-tile"
    assert why(scene, "space:0,0") == ("entrance-stays", "VA-G064")
    assert why(scene, "space:1,0") == ("touches-too-many", "VA-G056")


@pytest.mark.rule("VA-B075", "VA-B080")
def test_a_tribe_is_activated_once_and_only_with_goblins() -> None:
    scene = GoblinScene("knight-goblins")
    scene.corridor(2)
    scene.people(fangs=2)
    scene.activation()
    assert why(scene, "tribe:eye") == ("tribe-empty", "VA-B080")
