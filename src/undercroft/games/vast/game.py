"""Vast as the engine knows it."""

from collections.abc import Sequence
from types import ModuleType
from typing import Final

from undercroft.engine.campaign import Campaign
from undercroft.engine.card_data import CardData
from undercroft.engine.errors import BadInput
from undercroft.engine.game import Game, WhyNot, numbered
from undercroft.engine.procedure import Procedure
from undercroft.engine.serialize import Json
from undercroft.engine.settings import Setting, Settings, choice_of
from undercroft.engine.solo import SoloMode
from undercroft.engine.state import State
from undercroft.games.vast import campaign, cards, contract, role, set_up, turn, victory
from undercroft.games.vast.absent import absent_roles, cave
from undercroft.games.vast.actions import ACTIONS
from undercroft.games.vast.book import Book
from undercroft.games.vast.cavern import dice, laying, moving, rejoining, removing, revealing
from undercroft.games.vast.cavern.map import CaveMap
from undercroft.games.vast.role import Board, Role
from undercroft.games.vast.roles.cave import manifest as the_cave
from undercroft.games.vast.roles.dragon import manifest as the_dragon
from undercroft.games.vast.roles.goblins import manifest as the_goblins
from undercroft.games.vast.roles.knight import manifest as the_knight
from undercroft.games.vast.roles.thief import manifest as the_thief
from undercroft.games.vast.state import Vast
from undercroft.games.vast.turn import PlayGame
from undercroft.games.vast.variants import flare, past_plunder, terrain
from undercroft.games.vast.why import why_not

BY_COUNT: Final = ("knight", "knight-goblins", "knight-goblins-dragon", "knight-goblins-dragon-cave")
SHARED_MODULES: Final = (
    role,
    set_up,
    turn,
    cave,
    dice,
    laying,
    moving,
    rejoining,
    removing,
    revealing,
    flare,
    past_plunder,
    terrain,
)


def bundles(playing: list[str]) -> list[Role]:
    """The bundle of every role: the players' own, and stand-ins for the others."""
    found = absent_roles()
    if "knight" in playing:
        found[cards.KNIGHT] = the_knight.BUNDLE()
    if "goblins" in playing:
        found[cards.GOBLINS] = the_goblins.BUNDLE()
    if "dragon" in playing:
        found[cards.DRAGON] = the_dragon.BUNDLE()
    if "cave" in playing:
        found[cards.CAVE] = the_cave.BUNDLE()
    if "thief" in playing:
        found[cards.THIEF] = the_thief.BUNDLE()
    return found


def sets_with(role: str) -> list[str]:
    """The role sets in which a role is played."""
    return [entry["id"] for entry in cards.ROLE_SETS_DATA["set"] if role in entry["roles"]]


class VastGame(Game):
    """Vast: The Crystal Caverns, for one to five."""

    def __init__(self) -> None:
        super().__init__("vast", "1", (1, 5), ACTIONS)
        self.versions = {
            "1": "The first rules.",
        }
        levels = tuple(
            Setting.choice(f"{name}-level", cards.LEVELS, "standard", "VA-L001").only_with("roles", sets_with(name))
            for name in cards.ROLES
        )
        self.settings = (
            Setting.choice("roles", ("recommended", *cards.ROLE_SETS), "recommended", "VA-V002", "VA-V005"),
            *levels,
            Setting.choice("solo-level", ("easy", "medium", "hard"), "medium", "VA-V112", "VA-V118").only_with(
                "roles", ["knight", "dragon"]
            ),
            Setting.flag("terrain", False, "VA-R001"),
            Setting.choice("collapse-variant", ("0", "2", "3", "4"), "0", "VA-L046", "VA-L047"),
            Setting.flag("gentle-collapse", False, "VA-G072", "VA-V023").only_with(
                "roles", ["knight-goblins-dragon-thief"]
            ),
            Setting.choice("knight-against-thief", ("5", "6"), "6", "VA-V082").only_with("roles", ["knight-thief"]),
        )
        self.presets = {
            "shorter": {f"{name}-level": "easy" for name in cards.ROLES},
            "shortest": {f"{name}-level": "easiest" for name in cards.ROLES},
            "longer": {f"{name}-level": "hard" for name in cards.ROLES},
            "longest": {f"{name}-level": "expert" for name in cards.ROLES},
        }
        self.solo_modes = (
            SoloMode("knight", {"roles": "knight"}, ["solo-level", "knight-level"]),
            SoloMode("goblins", {"roles": "goblins"}, ["goblins-level"]),
            SoloMode("dragon", {"roles": "dragon"}, ["solo-level", "dragon-level"]),
            SoloMode("thief", {"roles": "thief"}, ["thief-level"]),
        )
        contents = (the_knight, the_goblins, the_dragon, the_cave, the_thief)
        self.declare(
            contract.QUESTIONS,
            contract.EVENTS,
            contract.VastView,
            printed=contract.printed,
            observation=contract.observation,
        )
        self.categories = ("victory",)
        self.endings = victory.ENDINGS
        self.max_decisions = 20_000
        self.reconstructed = ("tile-symbols",)
        self.campaign_facts = campaign.FACTS
        self.register(Vast, CaveMap, Board)
        for module in SHARED_MODULES:
            self.register_module(module)
        for part in contents:
            for module in part.MODULES:
                self.register_module(module)

    def register_module(self, module: ModuleType) -> None:
        """Register every procedure and board a module defines."""
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Procedure | Board):
                known = self.kinds.get(thing.__name__, thing)
                assert known is thing, f"two classes are called {thing.__name__}"
                self.register(thing)

    def role_set(self, seats: int, settings: Settings) -> Json:
        """The entry of the chosen role set."""
        key = choice_of(settings, "roles")
        if key == "recommended":
            key = "knight-goblins-dragon-cave-thief" if seats == 5 else BY_COUNT[seats - 1]
        entry: Json = cards.ROLE_SETS_DATA["set"][cards.ROLE_SETS.index(key)]
        return entry

    def check(self, seats: int, settings: Settings) -> None:
        """Seats and role set must fit. Rule: VA-G002, VA-V002"""
        entry = self.role_set(seats, settings)
        if len(entry["roles"]) != seats:
            raise BadInput(
                f"option roles: {entry['id']} is for {len(entry['roles'])} seats, not for {seats}",
                "roles",
                {"roles": len(entry["roles"]), "seats": seats},
            )

    def why_not(self, g: State, seat: int, about: str, domain: str, value: str) -> WhyNot | None:
        assert isinstance(g, Vast)
        return why_not(g, seat, about, domain, value)

    def luck_names(self, g: State, about: str) -> list[str]:
        """Tiles and cards by their ids; equal ones are told apart as "cave-bread" and "cave-bread-2"."""
        kinds = {
            "tiles": (cards.AMBUSH, cards.EVENT, cards.TREASURE_ROOM),
            "crystals": (cards.CRYSTAL,),
            "vaults": (cards.VAULT,),
        }
        if about in kinds:
            return [tile for tile, kind in zip(cards.TILES, cards.TILE_TYPE, strict=True) if kind in kinds[about]]
        if about == "events":
            return numbered([cards.EVENTS[kind] for kind in cards.EVENT_CARDS])
        if about == "powers":
            return numbered([cards.SYMBOL_CARDS[kind] for kind in cards.POWER_CARDS])
        decks = {
            "treasures": cards.TREASURES,
            "monsters": cards.MONSTERS,
            "sidequests": cards.SIDEQUESTS,
            "war": cards.WAR,
            "secrets": cards.SECRETS,
            "dragon-die": cards.DIE_FACES,
        }
        return list(decks.get(about, ()))

    def new(self, seats: int, settings: Settings, cards: CardData | None) -> State:
        entry = self.role_set(seats, settings)
        book = Book(entry, settings, bundles(entry["roles"]), cards)
        state = Vast(seats, book)
        state.call(PlayGame())
        return state

    def campaign(self, players: Sequence[str]) -> Campaign:
        """Your Vastness. Rule: VA-L050"""
        return campaign.YourVastness(players)


VAST: Final = VastGame()
GAME: Final = VAST
