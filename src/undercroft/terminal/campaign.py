"""A campaign kept in a file: who plays, which of them are bots, and what was played."""

import json
from pathlib import Path

from undercroft import games
from undercroft.engine.errors import BadInput
from undercroft.engine.match import Match
from undercroft.files import read_file, write_file
from undercroft.lab.seating import bot_names

FORMAT = "undercroft-campaign-1"


class CampaignFile:
    """A campaign and the file it lives in."""

    def __init__(self, path: Path, game: str, players: dict[str, str | None]) -> None:
        self.path = path
        self.game = games.find(game)
        self.players = players
        """The level of the bot behind each name; None for people."""
        self.campaign = self.game.campaign(list(players))
        facts = self.game.campaign_facts
        assert facts is not None
        self.facts = facts
        self.found: str | None = None
        """The text of the file when it was read."""

    @staticmethod
    def read(path: Path) -> "CampaignFile":
        """A campaign from its file; one clear sentence where the file is not what was written."""
        text = read_file(path)
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise BadInput(f"{path} is not a campaign, or is damaged") from None
        if not _is_sound(data):
            raise BadInput(f"{path} is not a campaign, or is damaged")
        found = CampaignFile(path, data["game"], data["players"])
        try:
            found.campaign.follow(data["campaign"])
        except BadInput as bad:
            raise BadInput(f"{path}: {bad}") from None
        found.found = text
        return found

    def text(self) -> str:
        data = {
            "format": FORMAT,
            "game": self.game.key,
            "players": self.players,
            "campaign": self.campaign.to_json(),
        }
        return json.dumps(data, ensure_ascii=False, indent=2) + "\n"

    def write(self) -> None:
        """Keep it, unless somebody else has changed the file since it was read."""
        try:
            now = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            now = None
        except (OSError, UnicodeDecodeError):
            raise BadInput(f"{self.path} cannot be read") from None
        if now != self.found:
            already = "exists already" if self.found is None else "was changed by somebody else meanwhile"
            raise BadInput(f"{self.path} {already}; nothing is written")
        text = self.text()
        write_file(self.path, text)
        self.found = text

    def casting(self, pairs: list[str]) -> dict[str, str]:
        """The casting of `role=player` pairs; without any, the usual roles in the order of the players."""
        if not pairs:
            return self.facts.usual(list(self.players))
        casting: dict[str, str] = {}
        for pair in pairs:
            role, equals, name = pair.partition("=")
            if not equals:
                raise BadInput(f"{pair!r} must look like role=player")
            if role not in self.facts.roles:
                raise BadInput(f"there is no role {role!r}; known: {', '.join(self.facts.roles)}")
            if name not in self.players:
                raise BadInput(f"{name!r} does not play here; known: {', '.join(self.players)}")
            if role in casting:
                raise BadInput(f"the role {role!r} is given twice")
            casting[role] = name
        return casting

    def take_in(self, casting: dict[str, str], match: Match) -> list[str]:
        """Keep the outcome of a finished match; who climbed."""
        assert match.outcome is not None
        before = dict(self.campaign.levels)
        self.campaign.finished(casting, match.outcome.ending, match.outcome.winners)
        self.write()
        return [name for name in self.players if self.campaign.levels[name] > before[name]]


def _is_sound(data: object) -> bool:
    """Whether a file has the shape of a campaign; what it says is checked by playing it through."""
    return (
        isinstance(data, dict)
        and data.get("format") == FORMAT
        and isinstance(data.get("game"), str)
        and isinstance(data.get("players"), dict)
        and all(name.isprintable() for name in data["players"])
        and all(level is None or level in bot_names() for level in data["players"].values())
        and isinstance(data.get("campaign"), dict)
    )
