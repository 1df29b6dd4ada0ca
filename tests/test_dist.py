"""What is shipped: locked, allowed by its licences, and playable from an empty environment."""

import importlib.util
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
PURPOSES = {"play": "runtime lab", "test": "runtime lab test research build dist", "build": "build", "dist": "dist"}


def locked(path: Path) -> dict[str, set[str]]:
    """The packages of a lock file with their versions; some differ by platform."""
    found: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([A-Za-z0-9_.-]+)(?:\[[^]]*\])?==(\S+)", path.read_text("utf-8"), re.M):
        found.setdefault(plain(name), set()).add(version)
    return found


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def required(purpose: str) -> set[str]:
    printed = subprocess.run(
        [sys.executable, "tools/extras", *PURPOSES[purpose].split()],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    return {plain(re.split(r"[\[<>=~ ]", line)[0]) for line in printed.split("\n") if line}


@pytest.mark.parametrize("purpose", PURPOSES)
def test_a_lock_holds_all_that_is_required(purpose: str) -> None:
    missing = required(purpose) - locked(ROOT / "locks" / f"{purpose}.txt").keys()
    assert not missing, f"{missing}: `make lock` writes the lock files anew"


def test_a_package_has_one_version_in_all_locks() -> None:
    everything = locked(ROOT / "locks" / "test.txt")
    for path in LOCKS:
        for name, versions in locked(path).items():
            assert versions <= everything.get(name, versions), f"{path.name}: {name} {versions}"


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_every_locked_package_has_its_digests_and_no_address(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "://" not in text
    for entry in re.split(r"^(?=\S)", text, flags=re.M):
        assert not entry.strip() or "--hash=sha256:" in entry, entry


def test_every_licence_lets_us_ship(capsys: pytest.CaptureFixture[str]) -> None:
    spec = importlib.util.spec_from_file_location("licences", ROOT / "tools" / "licences.py")
    assert spec is not None
    assert spec.loader is not None
    licences = importlib.util.module_from_spec(spec)
    sys.modules["licences"] = licences
    spec.loader.exec_module(licences)
    assert licences.main() == 0, capsys.readouterr().err
    assert licences.is_allowed("MIT OR GPL-3.0-only")
    assert not licences.is_allowed("MIT AND GPL-3.0-only")
    assert not licences.is_allowed("unknown")


@pytest.fixture(scope="module")
def dist() -> Path:
    subprocess.run(["make", "dist"], cwd=ROOT, check=True)
    return ROOT / "dist"


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("kind", ["*.whl", "pure/*.whl", "*.tar.gz"])
def test_what_is_published_plays_from_an_empty_environment(kind: str, dist: Path, tmp_path: Path) -> None:
    (package,) = dist.glob(kind)
    uv = ROOT / ".venv" / "bin" / "uv"
    bin = tmp_path / "venv" / "bin"
    # Where it is built from sources: without Node, and without what lies beside them in the checkout.
    outside = {"PATH": f"{bin}:/usr/bin:/bin", "HOME": str(tmp_path), "UV_CACHE_DIR": str(tmp_path.parent / "uv")}
    kept = {name: value for name, value in os.environ.items() if name.startswith(("UV_", "SSL_", "PIP_"))}
    environment = outside | kept

    def run(*command: object) -> str:
        words = [str(word) for word in command]
        return subprocess.run(
            words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
        ).stdout  # fmt: skip

    run(uv, "venv", "--quiet", "--python", sys.executable, tmp_path / "venv")
    run(uv, "pip", "install", "--quiet", "--python", bin / "python", package)
    assert "undercroft" in run(bin / "undercroft", "version").lower()
    run(bin / "undercroft", "record", "goblin-vaults", "--seats", 2, "--seed", 1, "-o", "game.json")
    assert (tmp_path / "game.json").is_file()

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen([bin / "undercroft", "serve", "--port", str(port)], cwd=tmp_path, env=environment)
    try:
        assert "<title>" in page(f"http://127.0.0.1:{port}/", 60)
    finally:
        server.terminate()
        server.wait(30)


def page(address: str, seconds: float) -> str:
    """A page, as soon as there is one."""
    end = time.monotonic() + seconds
    while True:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return str(answer.read().decode())
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)
