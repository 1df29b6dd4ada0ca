"""What `setup.py` does to the sources before they are compiled: procedures call their steps directly."""

import ast
import importlib.util
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WITH_STEPS = [path for path in sorted(ROOT.glob("src/undercroft/games/**/*.py")) if "STEPS" in path.read_text("utf-8")]


@pytest.fixture(scope="module")
def with_direct_steps() -> Callable[[str], str]:
    patch = pytest.MonkeyPatch()
    patch.setattr("setuptools.setup", lambda **_: None)
    patch.setattr(sys, "argv", ["setup.py", "egg_info"])
    spec = importlib.util.spec_from_file_location("setup_of_undercroft", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    patch.undo()
    made: Callable[[str], str] = module.with_direct_steps
    return made


@pytest.mark.parametrize("path", WITH_STEPS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_other_line_keeps_its_number(path: Path, with_direct_steps: Callable[[str], str]) -> None:
    before = path.read_text("utf-8")
    after = with_direct_steps(before)
    ast.parse(after)
    lines = zip(before.split("\n"), after.split("\n"), strict=False)
    changed = [new for old, new in lines if old != new]
    assert len(re.findall(r"^    STEPS\b.*=", before, re.M)) == sum("def run_step" in line for line in changed)
    own = ("    def run_step(", "    def goto(")
    assert all(line.startswith(own) or line.endswith("as _step_number") for line in changed)


def test_steps_are_called_in_their_order(with_direct_steps: Callable[[str], str]) -> None:
    text = '''from undercroft.engine.procedure import Procedure


class Greet(Procedure):
    """Two steps."""

    STEPS = ("bow", "speak")

    def bow(self, g: object) -> None:
        self.result = 1

    def speak(self, g: object) -> None:
        self.result += 10
'''
    known: dict[str, type] = {}
    exec(with_direct_steps(text), known)
    greet = known["Greet"]()
    assert "run_step" in known["Greet"].__dict__
    assert [greet.run_step(0, None), greet.run_step(1, None), greet.result] == [None, None, 11]
    assert greet.run_step(2, None) is greet.run_named_step(2, None), "FINISHED"
    greet.goto("speak")
    assert greet.pc == 1
    with pytest.raises(ValueError, match="no step 'sing'"):
        greet.goto("sing")


def test_a_procedure_does_not_inherit_the_places_of_other_steps(with_direct_steps: Callable[[str], str]) -> None:
    text = """from undercroft.engine.procedure import Procedure


class Greet(Procedure):
    STEPS = ("bow", "speak")

    def bow(self, g: object) -> None:
        self.result = 1

    def speak(self, g: object) -> None:
        self.result += 10


class Mumble(Greet):
    STEPS = ("speak", "bow")
"""
    with pytest.raises(ValueError, match="blank lines in Mumble"):
        with_direct_steps(text)
    known: dict[str, type] = {}
    exec(with_direct_steps(text + "\n    HURRIES = False\n"), known)
    mumble = known["Mumble"]()
    mumble.goto("bow")
    assert mumble.pc == 1
