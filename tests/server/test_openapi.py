"""What the OpenAPI page says is true: schemathesis sends what it allows and what it forbids, to every address."""

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.running import InThread

CONFIG = """
[checks.positive_data_acceptance]
# What has the right form and does not fit the table, the game or the person is refused, and that is no fault.
expected-statuses = ["2xx", "403", "404", "409", "413", "422"]
"""


def said(server: InThread) -> dict[str, str]:
    """Who asks: a guest with a name."""
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        client.get("/api/me")
        token = client.cookies["csrftoken"]
        client.put("/api/me", json={"name": "Ada"}, headers={"x-csrftoken": token}).raise_for_status()
        return {"Cookie": "; ".join(f"{key}={value}" for key, value in client.cookies.items()), "x-csrftoken": token}


def examine(server: InThread, folder: Path, *options: str) -> None:
    """Let schemathesis try every address; raises with what it found."""
    (folder / "schemathesis.toml").write_text(CONFIG)
    headers = [part for key, value in said(server).items() for part in ("--header", f"{key}: {value}")]
    done = subprocess.run(
        [
            str(Path(sys.executable).with_name("schemathesis")),
            "--config-file",
            str(folder / "schemathesis.toml"),
            "run",
            f"{server.address}/api/docs/openapi.json",
            "--checks=all",
            "--continue-on-failure",
            "--generation-database=none",
            "--generation-unique-inputs",
            "--warnings=off",
            "--no-color",
            *headers,
            *options,
        ],
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=2700,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-12_000:] + done.stderr[-2_000:]


@pytest.mark.timeout(900)
def test_every_address_keeps_what_its_page_says(small: InThread, tmp_path: Path) -> None:
    examine(small, tmp_path, "--phases=examples,coverage,fuzzing", "--max-examples=2", "--seed=1")


@pytest.mark.soak
@pytest.mark.timeout(3000)
def test_every_address_keeps_it_for_longer(small: InThread, tmp_path: Path) -> None:
    examine(small, tmp_path, "--phases=examples,coverage,fuzzing,stateful", "--max-examples=100")


UNWELL = {("/api/ready", "503"), ("/api/health", "503")}
"""A server that is unwell says how it is."""


def test_every_refusal_is_declared_in_the_one_shape(small: InThread) -> None:
    schema = httpx.get(f"{small.address}/api/docs/openapi.json", trust_env=False).json()
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                if status >= "400" and (path, status) not in UNWELL:
                    shape = answer["content"]["application/json"]["schema"]
                    assert shape == {"$ref": "#/components/schemas/Problem"}, (method, path, status, json.dumps(shape))
            assert method == "get" or operation["security"], (method, path)
