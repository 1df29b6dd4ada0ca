#!/usr/bin/env python3
"""List the licence of everything we ship, and fail where one is not on the list of those that allow it.

`make licences` prints them all. What is shipped is what locks/play.txt and the dependencies of the web client name.
"""

import json
import re
import sys
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
ALLOWED = {
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSD",
    "CC-BY-3.0",
    "CC0-1.0",
    "CNRI-Python",
    "HPND",
    "ISC",
    "MIT",
    "MIT-CMU",
    "MPL-2.0",
    "OFL-1.1",
    "PSF-2.0",
    "Python-2.0",
    "Unlicense",
    "Zlib",
}
SPELLINGS = {
    "Apache 2.0": "Apache-2.0",
    "Apache License": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "PSF": "PSF-2.0",
    "Python Software Foundation License": "PSF-2.0",
    "Historical Permission Notice and Disclaimer (HPND)": "HPND",
}
"""What packages write that state no SPDX expression."""


class Part(NamedTuple):
    name: str
    version: str
    licence: str


def python_parts() -> list[Part]:
    """What locks/play.txt names and this machine has."""
    found: list[Part] = []
    lock = (ROOT / "locks" / "play.txt").read_text(encoding="utf-8")
    for name in sorted(set(re.findall(r"^([A-Za-z0-9_.-]+)(?:\[[^]]*\])?==", lock, re.M))):
        try:
            about = metadata.metadata(name)
        except metadata.PackageNotFoundError:
            continue  # Needed on other platforms only.
        found.append(Part(name, about["Version"], licence_of(about)))
    return found


def licence_of(about: metadata.PackageMetadata) -> str:
    """The licence a package states, as an SPDX expression where that can be told."""
    if about["License-Expression"]:
        return about["License-Expression"]
    classified = [each.rsplit(" :: ", 1)[-1] for each in about.get_all("Classifier") or [] if "License ::" in each]
    stated = [each for each in classified if each != "OSI Approved"] or [(about["License"] or "unknown").split("\n")[0]]
    return " OR ".join(sorted({SPELLINGS.get(each, each) for each in stated}))


def web_parts() -> list[Part]:
    """What the web client is built of: its dependencies, theirs, and the icons and styles that go into the page."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    built_in = {"node_modules/@iconify-json/game-icons", "node_modules/svelte"}
    return [
        Part(path.removeprefix("node_modules/"), each["version"], each.get("license", "unknown"))
        for path, each in packages.items()
        if path and (path in built_in or not each.get("dev"))
    ]


def is_allowed(licence: str) -> bool:
    """Whether one of the alternatives consists of allowed licences only."""
    return any(
        all(each.strip(" ()") in ALLOWED for each in alternative.split(" AND "))
        for alternative in licence.split(" OR ")
    )


def main() -> int:
    parts = [*python_parts(), *web_parts()]
    width = max(len(part.name) for part in parts)
    for part in parts:
        print(f"{part.name:{width}}  {part.version:12}  {part.licence}")
    refused = [part for part in parts if not is_allowed(part.licence)]
    for part in refused:
        print(f"not on the list of allowed licences: {part.name} ({part.licence})", file=sys.stderr)
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
