"""What is said about the Goblins: questions, events, and the board as a seat sees it."""

from typing import Final, Literal, NotRequired, TypedDict

from undercroft.engine.contract import EventType, QuestionType
from undercroft.engine.observation import Field
from undercroft.games.vast.actions import DONE, END_TURN, NO, STAY
from undercroft.games.vast.domains import MONSTER, SECRET, TRIBE, WAR
from undercroft.games.vast.names import Gem, Monster, Piece, Role, Secret, Space, Strengths, Tribe, War
from undercroft.games.vast.roles.goblins.actions import LIE_LOW

QUESTIONS: Final = (
    QuestionType("choose-war", "VA-B010", "VA-B064"),
    QuestionType("refuse-discs", "VA-B022", "VA-B023", decline=DONE, fangs=int, bones=int, eye=int),
    QuestionType("overpopulation", "VA-B024", "VA-B025", "VA-B063", fangs=int, bones=int, eye=int),
    QuestionType("assign-monsters", "VA-B028", "VA-B031", "VA-B033", decline=DONE, monster=list[Monster], room=int),
    QuestionType("redraw-secret", "VA-B064", "VA-B065", decline=DONE),
    QuestionType("discard-secret", "VA-B055"),
    QuestionType(
        "activate-tribes", "VA-B075", "VA-B080", decline=END_TURN, compared=NotRequired[dict[Tribe, Strengths]]
    ),
    QuestionType(
        "use-tunnels",
        "VA-B057",
        "VA-B058",
        decline=STAY,
        tribe=Tribe,
        amount=int,
        compared=NotRequired[dict[Piece, Strengths]],
    ),
    QuestionType(
        "tribe-acts",
        "VA-B077",
        "VA-B081",
        "VA-B084",
        "VA-B117",
        decline=DONE,
        tribe=Tribe,
        amount=int,
        compared=NotRequired[dict[Piece, Strengths]],
    ),
    QuestionType("gnome-jump", "VA-B041", decline=STAY, tribe=Tribe),
    QuestionType("cave-in", "VA-B059", "VA-B060", left=int),
    QuestionType("poison", "VA-B061", "VA-B062", decline=NO, tribe=Tribe, cubes=int),
    QuestionType("loot-drop", "VA-B090", level=int),
    QuestionType(
        "ambush", "VA-K042", "VA-K043", "VA-K044", decline=LIE_LOW, compared=NotRequired[dict[Tribe, Strengths]]
    ),
    QuestionType("use-beetles", "VA-B043", decline=NO, tribe=Tribe, amount=int),
    QuestionType("drop-monster", "VA-B111", tribe=Tribe),
    QuestionType("use-trap", "VA-B069", "VA-B071", decline=NO),
    QuestionType("spores-tribe", "VA-C041", "VA-C044"),
    QuestionType("steal-secret", "VA-T043"),
)

EVENTS: Final = (
    EventType("war-drawn", beat="step", war=War),
    EventType("war-chosen", beat="step", war=War),
    EventType("ruby-used", beat="step"),
    EventType("discs-refused", tribe=Tribe, amount=int),
    EventType("tribe-grew", beat="quick", subject=("tribe",), tribe=Tribe, amount=int),
    EventType("leader-rose"),
    EventType("goblins-drew-monster", beat="step", subject=("monster",), monster=Monster),
    EventType("monster-assigned", beat="quick", subject=("tribe", "monster"), monster=Monster, tribe=Tribe),
    EventType("monster-dismissed", monster=Monster),
    EventType("secret-drawn", "one", beat="step", subject=("secret",), secret=Secret),
    EventType("hidden-secret-drawn", "others", beat="quick"),
    EventType("secret-played", beat="step", subject=("secret",), secret=Secret),
    EventType("secret-discarded", secret=Secret),
    EventType("blind-fury", beat="step", subject=("tribe",), tribe=Tribe),
    EventType("fire-bomber", beat="step", subject=("tribe",), tribe=Tribe),
    EventType("hexed", beat="step", subject=("role",), role=Role, amount=int),
    EventType("hiding-spots", beat="step", subject=("tribe",), tribe=Tribe),
    EventType("trap-sprung", beat="climax"),
    EventType("rage-rose", amount=int, rage=int),
    EventType("rage-fell", amount=int, rage=int),
    EventType("population-lost", beat="step", subject=("tribe",), tribe=Tribe, amount=int),
    EventType("tribe-scattered", beat="climax", subject=("tribe",), tribe=Tribe, amount=int),
    EventType("tribe-activated", beat="step", subject=("tribe",), tribe=Tribe),
    EventType("tribe-appeared", beat="step", subject=("space", "piece"), tribe=Tribe, piece=Piece, space=Space),
    EventType("tribe-lurks", tribe=Tribe, piece=Piece, space=Space),
    EventType("tribe-hid", beat="quick", subject=("tribe",), tribe=Tribe),
    EventType("special-action", beat="step", subject=("tribe",), tribe=Tribe),
    EventType("tribe-attacked", beat="step", subject=("piece", "tribe"), tribe=Tribe, piece=Piece),
    EventType("knight-poisoned", beat="step"),
    EventType("bomber-exploded", beat="step", subject=("tribe",), tribe=Tribe),
    EventType("crystal-hewn", beat="step", subject=("tribe",), tribe=Tribe),
    EventType("goblins-lay-low", beat="step"),
    EventType("treasure-plundered", beat="step", subject=("tribe",), tribe=Tribe),
    EventType("gem-plundered", beat="step", subject=("tribe",), tribe=Tribe, gem=Gem),
    EventType("dragon-plundered", beat="step", subject=("tribe",), tribe=Tribe),
)


class TribeView(TypedDict):
    """`where` is revealed, lurking or hidden."""

    population: int
    most_population: int
    strength: int
    perception: int
    monsters: list[Monster]
    monster_slots: int
    where: Literal["revealed", "lurking", "hidden"]
    activated: bool


class GoblinsView(TypedDict):
    """`reach` is where the acting Tribe can march, with the Population it would lose."""

    rage: int
    malaise: bool
    tribes: dict[Tribe, TribeView]
    monster_limit: int
    monsters_drawn: list[Monster]
    war: War | None
    war_drawn: list[War]
    war_discards: list[War]
    secrets: list[Secret | None]
    secrets_up: list[Secret]
    secret_deck: int
    secret_discards: list[Secret]
    smashed: int
    crystal_goal: int
    secret_tunnels: bool
    blind_fury: list[Tribe]
    fire_bomber: list[Tribe]
    acting: Tribe | None
    reach: dict[Space, int]


FIELDS: Final = (
    Field("goblins-rage"),
    Field("goblins-population", TRIBE),
    Field("goblins-strength", TRIBE),
    Field("goblins-perception", TRIBE),
    Field("goblins-monsters", TRIBE, MONSTER),
    Field("goblins-revealed", TRIBE),
    Field("goblins-activated", TRIBE),
    Field("goblins-acting", TRIBE),
    Field("goblins-monsters-drawn", MONSTER),
    Field("goblins-war", WAR),
    Field("goblins-war-drawn", WAR),
    Field("goblins-war-discards", WAR),
    Field("goblins-secrets"),
    Field("goblins-known-secrets", SECRET),
    Field("goblins-secrets-up", SECRET),
    Field("goblins-secret-deck"),
    Field("goblins-secret-discards", SECRET),
    Field("goblins-smashed"),
    Field("goblins-secret-tunnels"),
    Field("goblins-blind-fury", TRIBE),
    Field("goblins-fire-bombers", TRIBE),
)
"""The board as numbers."""
