"""Law 12 for every game: all that a player can read exists, and can be filled in, in English and in Russian."""

import re
from pathlib import Path

import pytest

from tests.kit.every import ALL, ROOT, TABLES, other_settings, played_at_random
from tests.kit.messages import declared_arguments, entries, variables
from undercroft import games
from undercroft.engine.laws import words_exist
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.terminal.drawing import WIDTH, draw, score_sheet
from undercroft.words import GAMES, HERE, LANGUAGES, STRICT, BrokenWords, Words, files_of
from undercroft.words.rulebook import Paragraph

FOLDERS = [
    HERE,
    *[GAMES / games.folder_of(key) / "words" for key in ALL],
    *sorted(GAMES.glob("*/lessons/words")),
    *sorted((ROOT / "web" / "src").rglob("words")),
]
"""Everywhere .ftl files lie: the shared ones, those of the games, of the web client and of its boards."""
NAMES = ("undercroft", "game-vast-short", "language-switch")
"""Names that are the same in every language, and the name of the other language."""


def name_of(folder: Path) -> str:
    return "shared" if folder == HERE else str(folder.relative_to(ROOT).parent)


EVERY_FOLDER = pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def all_messages(folder: Path, language: str) -> dict[str, str]:
    """The messages and terms of a folder, each with the text it was written as."""
    found: dict[str, str] = {}
    for path in sorted(folder.glob(f"{language}*.ftl")):
        text = path.read_text(encoding="utf-8")
        for key, entry in entries(path).items():
            assert entry.span is not None
            found[key] = text[entry.span.start : entry.span.end]
    return found


@EVERY_LANGUAGE
@pytest.mark.parametrize("key", ALL)
def test_everything_a_game_can_say_has_words(key: str, language: str) -> None:
    game = games.find(key)
    words = Words(language, game)
    words_exist(game, words.has)
    for always in ("game-name", "game-tagline", "seat-number", "unofficial", "total"):
        assert words.has(always), f"{key} has no {always} in {language}"


@EVERY_LANGUAGE
@pytest.mark.parametrize("key", ALL)
def test_a_message_uses_only_arguments_it_is_given(key: str, language: str) -> None:
    """In every variant, and in what the web client's board says instead."""
    board = ROOT / "web" / "src" / "boards" / key / "words" / f"{language}.ftl"
    given = declared_arguments(key)
    for paths in (files_of(language, key), [board] if board.exists() else []):
        for message, used in variables(paths).items():
            unknown = used - given.get(message, used)
            assert not unknown, f"{message} ({language}) is not given {unknown}; it is given {sorted(given[message])}"


@EVERY_LANGUAGE
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_whatever_a_played_game_says_and_draws_is_in_words(key: str, seats: int, language: str) -> None:
    """Words are strict in tests: a message that is missing or lacks an argument raises."""
    game = games.find(key)
    words = Words(language, game)
    keys = {
        f"{prefix}{value}"
        for domain in {*game.domains.values(), *(domain for verb in game.actions.verbs for domain in verb.domains)}
        for value in domain.values
        for prefix in ("", f"{domain.key}-")
        if "-" in f"{prefix}{value}" and not domain.literal
    }

    def check(said: list[str]) -> None:
        for line in said:
            assert line, "something is said in no words"
            for token in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", line):
                unsaid = token in keys or words.has(token)
                assert not unsaid, f"{token} is a key, not words: {line}"

    match = Match.start(game, other_settings(game, seats), seats=seats, seed=seats)
    for made, seat in enumerate(played_at_random(match, Luck.of(seats), 400)):
        question = match.question(seat)
        assert question is not None
        check([words.question(question["about"], question["args"])])
        check([words.option(option) for option in question["options"]])
        if made % 10 == 0:
            for viewer in (None, seat):
                lines = draw(match.view(viewer), words)
                assert max(map(len, lines)) <= WIDTH
                check([line for line in lines if line])
    check([words.event(event) for event in match.history().events])
    if match.outcome is not None:
        check([line for line in score_sheet(match.view(None), words) if line])


def test_a_message_that_is_missing_or_lacks_an_argument_raises_in_tests_and_is_shown_to_players(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words("en")
    with pytest.raises(BrokenWords, match=r"seat-number .*number"):
        words.say("seat-number", numbr=1)
    with pytest.raises(BrokenWords, match=r"no-such-thing .*no such message"):
        words.say("no-such-thing")
    monkeypatch.delenv(STRICT)
    assert "number" in words.say("seat-number", numbr=1)
    assert words.say("no-such-thing") == "no-such-thing"
    assert len(caplog.records) == 2, "and the log says so"


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [("en", "You bid the", "Greta bids the"), ("ru", "Вы ставите «", "Greta ставит «")],
)
def test_an_event_speaks_to_its_reader(language: str, mine: str, theirs: str) -> None:
    words = Words(language, games.find("goblin-vaults"))
    words.names, words.reader = {0: "Ada", 1: "Greta"}, 0
    bids = [{"key": "bid-placed", "args": {"seat": seat, "card": "tomes-9", "position": "left"}} for seat in (0, 1)]
    said = [words.event(bid) for bid in bids]
    assert said[0].startswith(mine)
    assert said[1].startswith(theirs)
    assert words.names[0] == "Ada", "only events say you"


@EVERY_LANGUAGE
@pytest.mark.parametrize("key", ["goblin-vaults", "emerald-skulls", "vault-wars"])
def test_every_event_of_a_player_has_a_form_for_its_reader(key: str, language: str) -> None:
    """Who is called "you" is not said to do what "she does": the verb changes, or the name is no subject."""
    game = games.find(key)
    texts = {path: path.read_text(encoding="utf-8") for path in files_of(language, key)}
    for path, text in texts.items():
        for message, entry in entries(path).items():
            event = game.events.get(message.removeprefix("event-")) if message.startswith("event-") else None
            if event is None or event.audience == "others" or entry.span is None:
                continue
            written = text[entry.span.start : entry.span.end]
            told = re.search(r"= \{ \$seat \} (?!will |— )[^{:]", written)
            assert not told or "_is_you" in written, f"{message} ({language}) has one form for all: {written}"


def test_a_misspelt_argument_is_found_in_any_variant(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text(
        "won = { $count ->\n    [one] one { $colum }\n   *[other] { taken }\n }\ntaken = { $count } by { $who }\n",
        encoding="utf-8",
    )
    assert variables([path]) == {"won": {"count", "colum", "who"}, "taken": {"count", "who"}}


@EVERY_FOLDER
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, russian = all_messages(folder, "en"), all_messages(folder, "ru")
    assert english, f"{folder} has no words"
    assert sorted(set(english) - set(russian)) == [], "missing in Russian"
    assert sorted(set(russian) - set(english)) == [], "missing in English"


@EVERY_FOLDER
def test_russian_words_are_russian(folder: Path) -> None:
    """A message left in English shows itself: it has Latin letters and no Cyrillic ones."""
    for key, text in all_messages(folder, "ru").items():
        said = re.sub(r"\{[^{}]*\}", "", text.partition("=")[2])
        if re.search("[A-Za-z]{3}", said) and key not in NAMES:
            assert re.search("[а-яё]", said.lower()), f"{key} is not in Russian: {said.strip()!r}"


BOARDS = [key for key in ALL if (ROOT / "web" / "src" / "boards" / key).is_dir()]


@EVERY_LANGUAGE
@pytest.mark.parametrize("key", BOARDS)
def test_every_question_of_a_board_is_explained(key: str, language: str) -> None:
    """What a pass means, what an answer costs, what one would keep: one line for whoever is new to the game."""
    explained = all_messages(ROOT / "web" / "src" / "boards" / key / "words", language)
    assert [about for about in games.find(key).questions if f"hint-{about}" not in explained] == []


@EVERY_LANGUAGE
@pytest.mark.parametrize("key", BOARDS)
def test_a_board_says_only_what_has_words(key: str, language: str) -> None:
    """A message that is missing shows its id to the reader: `next_events`."""
    board = ROOT / "web" / "src" / "boards" / key
    folders = [HERE, GAMES / games.folder_of(key) / "words", board / "words", ROOT / "web" / "src" / "words"]
    known = {message for folder in folders for message in all_messages(folder, language)}
    said = {
        message
        for path in [*board.rglob("*.svelte"), *board.rglob("*.ts")]
        if not path.name.endswith(".test.ts")
        for message in re.findall(r"\bsay\(\s*'([^']+)'", path.read_text(encoding="utf-8"))
    }
    assert said, f"the board of {key} says nothing"
    assert sorted(said - known) == []


def test_a_paragraph_of_any_games_rulebook_knows_its_rules() -> None:
    text = "Equal bids cancel each other (CC-007), the worth is drawn (CC-B010 to CC-B012)."
    assert Paragraph("Bidding", text).rules == {"CC-007", "CC-B010", "CC-B011", "CC-B012"}
