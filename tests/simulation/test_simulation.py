"""Lives of a server on a simulated clock, network and disk; see the package."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.simulation.defects import DEFECTS, first_to_find
from tests.simulation.life import live

ROOT = Path(__file__).resolve().parents[2]
SHORT = 12.0
"""Seconds of a short run."""
LONG = 1800.0


def survive(seed: int, seconds: float) -> None:
    """Live one life after the other, until the time is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        report = live(seed)
        again = f"python -m tests.simulation --seed {seed} --trace"
        assert report.failure is None, f"seed {seed}: {report.failure} (again: {again})"
        assert report.checks
        seed += 1


def test_a_server_survives_whatever_a_few_seeds_bring() -> None:
    survive(1, SHORT)


@pytest.mark.parametrize("name", ["told-before-stored", "double-answer"])
def test_a_life_finds_an_old_defect(name: str) -> None:
    found = first_to_find(name, most=20)
    assert found is not None


def test_a_seed_leads_to_the_same_life_in_another_process() -> None:
    code = "from tests.simulation.life import live; print(live(3).digest)"
    told = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
    )
    assert told.stdout.strip() == live(3).digest


@pytest.mark.soak
@pytest.mark.timeout(6000)
def test_a_server_survives_whatever_many_fresh_seeds_bring() -> None:
    survive(int(time.time()) * 1000, LONG)


@pytest.mark.soak
@pytest.mark.timeout(6000)
@pytest.mark.parametrize("name", list(DEFECTS))
def test_lives_find_every_defect_that_is_put_back(name: str) -> None:
    assert first_to_find(name) is not None
