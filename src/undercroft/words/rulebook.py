"""The rulebooks of the games: Markdown in our own words, each paragraph with the ids of its rules."""

import re
from pathlib import Path

from undercroft import games
from undercroft.engine.errors import BadInput

IDS = re.compile(r"\b[A-Z]{2}-[A-Z]?\d{3}\b")
"""Rules of a ledger: two letters for the game, perhaps one for a chapter, and a number."""
RANGE = re.compile(r"([A-Z]{2}-[A-Z]?)(\d{3})\s*(?:to|–|-|до|по)\s*\1(\d{3})")


class Paragraph:
    """A paragraph under its heading."""

    def __init__(self, heading: str, text: str) -> None:
        self.heading = heading
        self.text = text
        self.rules = set(IDS.findall(text))
        for prefix, first, last in RANGE.findall(text):
            self.rules.update(f"{prefix}{number:03}" for number in range(int(first), int(last) + 1))


def rulebook_text(game: str, language: str) -> str:
    """The Markdown of a game's rulebook."""
    games.find(game)
    path = Path(games.__file__).parent / games.folder_of(game) / "rulebook" / f"{language}.md"
    if not path.exists():
        raise BadInput(f"{game} has no rulebook in {language!r}; known: en, ru")
    return path.read_text(encoding="utf-8")


def paragraphs(game: str, language: str) -> list[Paragraph]:
    """The rulebook as paragraphs, in order."""
    found: list[Paragraph] = []
    heading = ""
    for block in re.split(r"\n\s*\n", rulebook_text(game, language)):
        text = block.strip()
        if text.startswith("#"):
            lines = text.split("\n", 1)
            heading = lines[0].lstrip("# ").strip()
            text = lines[1].strip() if len(lines) > 1 else ""
        if text:
            found.append(Paragraph(heading, text))
    return found


def searched(game: str, language: str, word: str) -> list[Paragraph]:
    """The paragraphs that mention a word or a rule id."""
    wanted = word.casefold()
    return [
        paragraph
        for paragraph in paragraphs(game, language)
        if wanted in paragraph.text.casefold()
        or wanted in paragraph.heading.casefold()
        or word.upper() in paragraph.rules
    ]
