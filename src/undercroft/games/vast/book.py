"""The Book: which bundles, cards, numbers and goals are in force for one match. Chosen once, never changed."""

from undercroft.engine.card_data import CardData
from undercroft.engine.serialize import Json
from undercroft.engine.settings import Settings, choice_of, flag_of
from undercroft.games.vast import cards
from undercroft.games.vast.cards import CAVE, DRAGON, GOBLINS, KNIGHT, ROLE_COUNT, ROLES, THIEF, level_facts
from undercroft.games.vast.role import Role


class Book:
    """Rules in force. Rule: VA-V001, VA-L001"""

    def __init__(
        self,
        entry: Json,
        settings: Settings,
        bundles: list[Role],
        own: CardData | None = None,
    ) -> None:
        self.key: str = str(entry["id"])
        self.roles: list[Role] = bundles
        """The bundle of each role, present or not."""
        self.playing: list[int] = [role for role in range(ROLE_COUNT) if bundles[role].present]
        """The roles in the game, in turn order; seat i plays the i-th. Rule: VA-G001"""
        self.seat_of: list[int] = [-1] * ROLE_COUNT
        for seat, role in enumerate(self.playing):
            self.seat_of[role] = seat
        self.level: list[int] = [
            cards.LEVELS.index(choice_of(settings, f"{ROLES[role]}-level") if bundles[role].present else "standard")
            for role in range(ROLE_COUNT)
        ]
        """Only who plays has a level. Rule: VA-L001, VA-L037"""
        self.symbol: list[int] = cards.TILE_SYMBOL if own is None else cards.own_symbols(own)
        """The Tribe symbol on the Dark side of each tile."""
        self.goal: list[str] = [str(entry["goals"].get(name, "")) for name in ROLES]
        self.terrain: bool = flag_of(settings, "terrain")
        self.tiles_left_out: int = int(choice_of(settings, "collapse-variant"))
        self._read_cards(entry, settings)
        self._read_levels(entry, settings)
        self._read_reference(settings)

    def _read_cards(self, entry: Json, settings: Settings) -> None:
        solo = choice_of(settings, "solo-level")
        solo_levels = cards.ROLE_SETS_DATA["solo-levels"]
        self.alone: bool = bool(entry.get("alone-in-the-dark", False))
        self.past_plunder: int = _role(entry.get("past-plunder", ""))
        """Who holds Past Plunder, -1 if it is not used."""
        self.flare: list[bool] = [name in entry.get("flare", []) for name in ROLES]
        line = str(entry.get("infestation", ""))
        self.infestation: str = str(solo_levels["knight"][solo]) if line == "solo" else line
        """The line of Goblin Infestation: a, b or c; empty with a Goblin player or without a Knight."""
        self.ash_dragon: bool = bool(entry.get("ash-dragon", False))
        awake = entry.get("hunger-awake", 0)
        self.hunger_awake: int = int(solo_levels["dragon"][solo]) if awake == "solo" else int(awake)
        self.hunger_locked: bool = bool(entry.get("hunger-locked", False))
        self.place_treasure_optional: bool = bool(entry.get("place-treasure-optional", False))
        self.sidequests_removed: list[int] = [
            cards.SIDEQUESTS.index(name) for name in entry.get("sidequests-removed", [])
        ]
        self.ambush_winner: int = _role(entry.get("ambush-winner", ""))
        """Who also wins when an Ambush of the Infestation kills the Knight, -1 if nobody."""
        self.knight_death_ends: bool = entry.get("knight-death", "ends") == "ends"

    def _read_levels(self, entry: Json, settings: Settings) -> None:
        knight = level_facts(KNIGHT, self.level[KNIGHT])
        goblins = level_facts(GOBLINS, self.level[GOBLINS])
        dragon = level_facts(DRAGON, self.level[DRAGON])
        cave = level_facts(CAVE, self.level[CAVE])
        thief = level_facts(THIEF, self.level[THIEF])
        self.dragon_health: int = int((knight if self.has(KNIGHT) else goblins)["dragon-health"])
        self.knight_health: int = int(goblins["knight-health"])
        self.crystal_goal: int = int(knight["crystals"])
        smashing = cards.KNIGHT_DATA["crystals"] if self.has(DRAGON) else knight
        self.strength_to_smash: int = int(smashing["strength-to-smash"])
        """Her level changes it only where no Dragon plays. Rule: VA-L007, VA-L011"""
        self.goblin_crystal_goal: int = int(goblins["crystals"])
        self.wakes_at: int = int(dragon["wakes-at"])
        self.shrieks_to_wake: int = int(dragon["shrieks"])
        self.crystal_tiles_to_end: int = int(cave["crystal-tiles"])
        self.hatred_tokens: int = int(cave["hatred"])
        self.removed_per_type: int = int(cave["tiles-removed-per-type"])
        self.stash_goal: int = int(thief["stash"])
        self.stash_without_upgrade: int = int(thief["without-upgrade"])
        if "agreed-number" in entry:
            self._agree(int(choice_of(settings, "knight-against-thief")))

    def _agree(self, number: int) -> None:
        """Knight against Thief: the agreed number, unless a level card says otherwise. Rule: VA-V082, VA-L044"""
        standard = cards.LEVELS.index("standard")
        if self.level[KNIGHT] == standard:
            self.crystal_goal = number
        if self.level[THIEF] == standard:
            self.stash_goal = self.crystal_goal

    def _read_reference(self, settings: Settings) -> None:
        reference = cards.CAVE_DATA["reference"]
        gently = flag_of(settings, "gentle-collapse") and len(self.playing) >= 4 and not self.has(CAVE)
        self.tiles_grown: int = int(reference["grow"])
        self.tiles_collapsed: int = int(reference["collapse-gently"] if gently else reference["collapse"])

    def has(self, role: int) -> bool:
        """Whether somebody plays this role."""
        return self.roles[role].present

    def role_at(self, seat: int) -> int:
        """The role a seat plays."""
        return self.playing[seat]


def _role(name: str) -> int:
    return ROLES.index(name) if name else -1
