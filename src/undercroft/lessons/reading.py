"""The lessons of a game: files that people write and translate, `lessons/<lesson>.toml` in the game's folder."""

import tomllib
from functools import cache
from pathlib import Path

from undercroft import games
from undercroft.engine.errors import BadInput
from undercroft.engine.record import Record, parse_record, read_record
from undercroft.engine.serialize import Json
from undercroft.lessons.lesson import Comment, Lesson, Moment, Order, Scripted

HOME = Path(games.__file__).parent
LESSON_FIELDS = {
    "place",
    "seats",
    "seat",
    "settings",
    "preset",
    "seed",
    "names",
    "level",
    "luck",
    "opening",
    "moment",
    "record",
    "upto",
}
MOMENT_FIELDS = {"key", "points", "others", "answer", "answers", "refused", "free", "comments"}
COMMENT_FIELDS = {"key", "answer", "event", "args"}
LEVEL = "adept"


def folder(game: str) -> Path:
    """Where the lessons of a game lie."""
    return HOME / games.folder_of(game) / "lessons"


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game in the order in which they are learnt; none where the game has none."""
    found = [read(game, path.stem) for path in sorted(folder(game).glob("*.toml"))]
    return tuple(sorted(found, key=lambda lesson: lesson.place))


def find(game: str, key: str) -> Lesson:
    """The lesson of this key, or one clear sentence."""
    known = lessons_of(game)
    for lesson in known:
        if lesson.key == key:
            return lesson
    keys = ", ".join(lesson.key for lesson in known) or "none"
    raise BadInput(f"{game} has no lesson {key!r}; known: {keys}", "no-lesson")


def read(game: str, key: str) -> Lesson:
    """One lesson from its file. Raises `BadInput` where the file is no lesson."""
    path = folder(game) / f"{key}.toml"
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return _lesson(game, key, data)
    except (KeyError, TypeError, ValueError, tomllib.TOMLDecodeError) as bad:
        raise BadInput(f"the lesson {path.name} of {game} cannot be read: {bad}") from bad


def words_of(lesson: Lesson, language: str) -> dict[str, str]:
    """What a lesson says, by message: each stands on a line of its own."""
    path = folder(lesson.game) / "words" / f"{language}-{lesson.key}.ftl"
    lines = (line.partition(" = ") for line in path.read_text(encoding="utf-8").splitlines())
    return {key: text.strip() for key, equals, text in lines if equals and not key.startswith("#")}


# A file is checked here field by field.


def _lesson(game: str, key: str, data: Json) -> Lesson:
    _known(data, LESSON_FIELDS, "the lesson")
    begun = _begun(game, data["record"], int(data["upto"])) if "record" in data else None
    if begun is not None and not {"seats", "settings", "preset", "luck"}.isdisjoint(data):
        raise ValueError("a lesson that goes on with a record has its seats, settings and luck from there")
    seats, seat = begun.seats if begun is not None else int(data["seats"]), int(data.get("seat", 1)) - 1
    preset = games.find(game).presets[data["preset"]] if "preset" in data else {}
    names = tuple(str(name) for name in data.get("names", []))
    if len(names) != seats - 1:
        raise ValueError(f"{seats - 1} names are needed for the other seats, not {len(names)}")
    return Lesson(
        game=game,
        key=key,
        title=f"lesson-{key}",
        about=f"lesson-{key}-about",
        place=int(data["place"]),
        seats=seats,
        seat=seat,
        settings={**preset, **data.get("settings", {})} if begun is None else begun.settings,
        seed=str(data.get("seed", key)),
        names=names,
        level=str(data.get("level", LEVEL)),
        luck={about: tuple(_luck(each) for each in falls) for about, falls in data.get("luck", {}).items()},
        opening=tuple(_scripted(each) for each in data.get("opening", [])),
        moments=tuple(_moment(key, each) for each in data["moment"]),
        begun=begun,
    )


def _begun(game: str, name: str, upto: int) -> Record:
    """The first entries of a game kept beside the lessons, as `undercroft record` writes it."""
    text = (folder(game) / "records" / f"{name}.json").read_text(encoding="utf-8")
    return read_record(parse_record(text), games.find(game).actions).upto(upto)


def _luck(data: object) -> int | str | Order:
    if isinstance(data, dict):
        _known(data, {"first", "last"}, "luck")
        return Order(tuple(data.get("first", [])), tuple(data.get("last", [])))
    if isinstance(data, list):
        return Order(tuple(data))
    if isinstance(data, int | str):
        return data
    raise ValueError(f"{data!r} is no luck")


def _moment(lesson: str, data: Json) -> Moment:
    _known(data, MOMENT_FIELDS, "a moment")
    says = f"lesson-{lesson}-{data['key']}"
    answers = [data["answer"]] if "answer" in data else data.get("answers", [])
    if answers and data.get("free"):
        raise ValueError(f"{data['key']}: a moment waits for an answer or is free, not both")
    return Moment(
        says=says,
        points=tuple(data.get("points", [])),
        others=tuple(_scripted(each) for each in data.get("others", [])),
        answers=tuple(answers),
        refused=tuple(_comment(says, each) for each in data.get("refused", [])),
        free=int(data.get("free", 0)),
        comments=tuple(_comment(says, each) for each in data.get("comments", [])),
    )


def _scripted(text: str) -> Scripted:
    """ "2: bid tomes-9 left": what the second seat answers."""
    seat, colon, answer = text.partition(":")
    if not colon:
        raise ValueError(f"{text!r} does not say whose answer it is, as in '2: bid tomes-9 left'")
    return Scripted(int(seat) - 1, answer.strip())


def _comment(says: str, data: Json) -> Comment:
    _known(data, COMMENT_FIELDS, "a comment")
    return Comment(f"{says}-{data['key']}", data.get("answer"), data.get("event"), data.get("args", {}))


def _known(data: Json, fields: set[str], what: str) -> None:
    unknown = sorted(set(data) - fields)
    if unknown:
        raise ValueError(f"{what} has no field {unknown[0]!r}; known: {', '.join(sorted(fields))}")
