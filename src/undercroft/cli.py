"""The command line.

Bad input gives one clear sentence on stderr and exit code 2; nothing is written then.
"""

import importlib.util
import json
import os
import secrets
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from undercroft import __version__, games
from undercroft.engine.card_data import CardData, read_own
from undercroft.engine.errors import BadInput, BrokenGame, UndercroftError
from undercroft.engine.game import Game
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.record import Record, parse_record, read_record
from undercroft.engine.serialize import Json
from undercroft.engine.settings import read_pairs
from undercroft.files import read_file, write_file
from undercroft.lab.fuzz import LIMIT
from undercroft.lab.fuzz import fuzz as run_fuzz
from undercroft.lab.progress import progress_bar
from undercroft.lab.seating import LONGEST, bot_names, bots_of, seated
from undercroft.lab.simulate import Task
from undercroft.lab.simulate import simulate as run_simulation
from undercroft.terminal.arguments import AsJson, Lang
from undercroft.terminal.drawing import draw, score_sheet
from undercroft.terminal.playthrough import playthrough
from undercroft.terminal.showing import show
from undercroft.terminal.sitting import Sitting
from undercroft.words import Words
from undercroft.words.rulebook import paragraphs, rulebook_text, searched

app = typer.Typer(
    name="undercroft",
    help="A digital table for four board games. Unofficial fan implementation.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game's key, as in `undercroft games`.")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many sit at the table.")]
Seed = Annotated[int | None, typer.Option("--seed", "-s", help="The seed of all luck; random if not given.")]
Chosen = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game.")]
Preset = Annotated[str | None, typer.Option("--preset", help="A named bundle of options, such as first-game.")]
Bots = Annotated[str, typer.Option("--bots", help="Bots by name, comma-separated; the last is repeated.")]
Cards = Annotated[Path | None, typer.Option("--cards", metavar="FILE", help="Card data of your own, as TOML.")]


def chosen_options(game: Game, pairs: list[str] | None, preset: str | None) -> dict[str, object]:
    """The options of the command line: a preset, then single ones."""
    chosen: dict[str, object] = {}
    if preset is not None:
        if preset not in game.presets:
            raise BadInput(f"{game.key} has no preset {preset!r}; known: {', '.join(game.presets) or 'none'}")
        chosen.update(game.presets[preset])
    chosen.update(read_pairs(pairs or []))
    return chosen


def own_cards(path: Path | None) -> CardData | None:
    """An owner's card file, if one is given."""
    return None if path is None else read_own(path)


@app.command("games")
def list_games(lang: Lang = "", as_json: AsJson = False) -> None:
    """List the games."""
    rows: list[Json] = []
    for key in games.all_keys():
        try:
            game = games.find(key)
        except BrokenGame as broken:
            rows.append({"game": key, "broken": str(broken)})
            continue
        words = Words(lang, game)
        rows.append(
            {
                "game": key,
                "name": words.say("game-name"),
                "tagline": words.say("game-tagline"),
                "seats": [game.least_seats, game.most_seats],
                "options": [setting.to_json() for setting in game.settings],
                "presets": game.presets,
                "reconstructed": [words.say(f"reconstructed-{item}") for item in game.reconstructed],
            }
        )
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
        return
    words = Words(lang)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in (words.say("column-game"), words.say("column-seats"), "", ""):
        table.add_column(title)
    for row in rows:
        if "broken" in row:
            table.add_row(row["game"], "", words.say("broken-game"), row["broken"])
            continue
        table.add_row(row["game"], f"{row['seats'][0]}-{row['seats'][1]}", row["name"], row["tagline"])
    console = Console(markup=False, emoji=False)
    console.print(table)
    console.print(words.say("unofficial"), style="dim")


@app.command()
def rules(
    game: GameKey,
    lang: Lang = "",
    search: Annotated[str | None, typer.Option("--search", help="Only paragraphs with this word or rule id.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show a game's rulebook, in our own words."""
    Words(lang)  # Refuses a language there is not.
    games.find(game)
    found = paragraphs(game, lang) if search is None else searched(game, lang, search)
    if as_json:
        print(
            json.dumps(
                [{"heading": p.heading, "text": p.text, "rules": sorted(p.rules)} for p in found],
                ensure_ascii=False,
            )
        )
        return
    console = Console(markup=False, emoji=False)
    if search is None:
        console.print(Markdown(rulebook_text(game, lang)))
        return
    if not found:
        raise BadInput(f"the rulebook of {game} does not mention {search!r}")
    for paragraph in found:
        console.print(f"{paragraph.heading}", style="bold")
        console.print(Markdown(paragraph.text))


@app.command()
def cards(
    game: GameKey,
    confidence: Annotated[
        str | None, typer.Option("--confidence", help="printed, reported, inferred or reconstructed.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Show a game's card data, with its source and how sure it is."""
    from undercroft.lab.catalogue import CONFIDENCES, entries_of

    games.find(game)
    if confidence is not None and confidence not in CONFIDENCES:
        raise BadInput(f"there is no confidence {confidence!r}; known: {', '.join(CONFIDENCES)}")
    found = [entry for entry in entries_of(game) if confidence is None or entry["confidence"] == confidence]
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("file", "table", "entry", "confidence", "facts"):
        table.add_column(title)
    for entry in found:
        table.add_row(entry["file"], entry["table"], entry["key"], entry["confidence"], entry["facts"])
    Console(markup=False, emoji=False).print(table)


@app.command()
def play(
    game: GameKey,
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option("--bots", help="Bots for the other seats; `none`: people share this keyboard.")
    ] = "",
    option: Chosen = None,
    preset: Preset = None,
    seed: Seed = None,
    cards: Cards = None,
    lang: Lang = "",
    plain: Annotated[bool, typer.Option("--plain", help="Line mode, for any terminal and screen reader.")] = False,
) -> None:
    """Play in the terminal: you hold seat 1, bots the others."""
    found = games.find(game)
    words = Words(lang, found)
    count = max(found.least_seats, min(3, found.most_seats)) if seats is None else seats
    chosen = chosen_options(found, option, preset)
    luck = Luck.of(secrets.token_bytes(16) if seed is None else seed)
    match = Match.start(
        found,
        chosen,
        seats=count,
        seed=secrets.token_bytes(16) if seed is None else seed,
        cards=own_cards(cards),
    )
    names = bots_of(bots) if bots else (best_bot(),)
    if bots and names != ("none",) and len(names) >= count:
        raise BadInput(f"--bots names {len(names)}, but beside you there is room for {count - 1}")
    humans = list(range(count)) if names == ("none",) else [0]
    seating = None if names == ("none",) else seated(game, count, (names[0], *names)[:count])
    print(words.say("unofficial"))
    if found.reconstructed:
        print(words.say("reconstructed-notice"))
        for item in found.reconstructed:
            print("  " + words.say(f"reconstructed-{item}"))
    show(Sitting(match, words, humans, seating, luck), plain)


def best_bot() -> str:
    """The bot people play against unless they choose another."""
    return "adept" if "adept" in bot_names() else "random"


@app.command()
def simulate(
    game: GameKey,
    seats: Seats = None,
    number: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The first game's seed.")] = 1,
    bots: Bots = "random",
    option: Chosen = None,
    preset: Preset = None,
    cards: Cards = None,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, max=256, help="Processes.")] = 1,
    walks: Annotated[int, typer.Option("--walks", min=0, help="Games walked again with every law checked.")] = 3,
    as_json: AsJson = False,
) -> None:
    """Play many games and count what comes of them; exit 0 only if every one finished lawfully."""
    found = games.find(game)
    count = found.most_seats if seats is None else seats
    chosen = found.choose(count, chosen_options(found, option, preset))
    names = bots_of(bots)
    seated(game, count, names)
    task = Task(game, count, seed, number, chosen, names, own_cards(cards))
    found.new(count, chosen, task.cards)
    with progress_bar(number, game, as_json) as advance:
        result = run_simulation(task, workers, walks, advance)
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for key, value in result.items():
            table.add_row(key, json.dumps(value, ensure_ascii=False) if isinstance(value, list | dict) else str(value))
        Console(markup=False, emoji=False).print(table)
    if not result["lawful"]:
        raise typer.Exit(1)


@app.command()
def record(
    game: GameKey,
    output: Annotated[Path, typer.Option("--output", "-o", help="Where the record goes.")],
    seats: Seats = None,
    seed: Annotated[int, typer.Option("--seed", "-s")] = 1,
    bots: Bots = "random",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")] = None,
    preset: Preset = None,
    cards: Cards = None,
    limit: Annotated[
        int, typer.Option("--limit", min=1, help="Give a game up that has not ended after so many decisions.")
    ] = LONGEST,
) -> None:
    """Play one game by bots and keep its record."""
    found = games.find(game)
    count = found.most_seats if seats is None else seats
    match = Match.start(found, chosen_options(found, option, preset), seats=count, seed=seed, cards=own_cards(cards))
    seating = seated(game, count, bots_of(bots))
    seating.play_to_the_end(match, Luck.of(f"play {seed}"), limit)
    assert match.record is not None
    write_file(output, match.record.text(found.actions))
    print(f"{len(match.record.entries)} entries, written to {output}")


def load_record(path: Path) -> tuple[Game, Record]:
    """A record file and the game it is of."""
    data = parse_record(read_file(path))
    game = games.find(data["game"])
    return game, read_record(data, game.actions)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record written by `record` or `save`.")],
    check: Annotated[bool, typer.Option("--check", help="Only check that the record can be trusted.")] = False,
    told: Annotated[bool, typer.Option("--words", help="Tell the game in words, one line a decision.")] = False,
    upto: Annotated[int | None, typer.Option("--upto", min=0, help="Stop after so many entries.")] = None,
    view: Annotated[int | None, typer.Option("--view", help="Show the table from this seat (1 is the first).")] = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Replay a record: its log, and the table at the end or after `--upto` entries."""
    game, found = load_record(file)
    words = Words(lang, game)
    if view is not None and not 1 <= view <= found.seats:
        raise BadInput(f"the record has seats 1 to {found.seats}, not {view}")
    match = Match.replay(game, found, upto)
    seat = None if view is None else view - 1
    if as_json:
        print(
            json.dumps(
                {"fingerprint": match.fingerprint(), "entries": len(found.entries), **match.view(seat)},
                ensure_ascii=False,
            )
        )
        return
    if check:
        print(f"{file}: {game.key}, {found.seats} seats, {len(found.entries)} entries, sound")
        return
    if told:
        print("\n".join(playthrough(found, words)))
        return
    for event in match.events(seat):
        print(words.event(event))
    for line in draw(match.view(seat), words):
        print(line)
    if match.outcome is not None:
        for line in score_sheet(match.view(seat), words):
            print(line)


@app.command()
def fuzz(
    game: GameKey,
    seconds: Annotated[float, typer.Option("--seconds", "-t", min=0.1, help="How long to look.")] = 10,
    seed: Seed = None,
    folder: Annotated[Path, typer.Option("--failures", help="Where a failing record is kept.")] = Path("failures"),
    limit: Annotated[int, typer.Option("--limit", min=1, help="Begin the next game after so many decisions.")] = LIMIT,
) -> None:
    """Check all laws on random options and answers; a failure is saved as a record."""
    games.find(game)
    first = secrets.randbelow(1 << 30) if seed is None else seed
    found = run_fuzz(game, seconds, first, limit=limit)
    cut = f" ({found.cut} cut after {limit} decisions)" if found.cut else ""
    print(f"{found.played} games{cut}, {found.decisions} decisions, seeds from {first}")
    if found.failure is not None:
        print(f"seed {found.failure.seed}: {found.failure.message}", file=sys.stderr)
        print(f"record: {found.failure.save(folder, game)}", file=sys.stderr)
        raise typer.Exit(1)
    print("all laws hold")


@app.command()
def version() -> None:
    """Say which version this is, and whether it is compiled."""
    from undercroft.lab.simulate import compiled

    print(f"undercroft {__version__} ({'compiled' if compiled() else 'pure Python'})")


def add_neighbours() -> None:
    """Commands that live with their own folder, where it is installed."""
    for module in (
        "undercroft.server.command_line",
        "undercroft.lab.arena_command",
        "undercroft.terminal.campaign_command",
        "undercroft.terminal.learn_command",
    ):
        try:
            found = importlib.util.find_spec(module)
        except ModuleNotFoundError:
            continue
        if found is not None:
            importlib.import_module(module).add_to(app)


def give_up_output() -> None:
    """Let what could not be printed vanish, or Python would try again at its end and complain."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main() -> None:
    """The entry point: errors of people and of their machine become one sentence and exit code 2."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            # It was closed before we began: what is said is for nobody.
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(getattr(sys, name), TextIOWrapper):
            # A terminal that cannot show a letter shows a question mark.
            getattr(sys, name).reconfigure(errors="replace")
    add_neighbours()
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except UndercroftError as bad:
        print(f"undercroft: {bad}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        give_up_output()
        sys.exit(1)
    except OSError as bad:
        give_up_output()
        print(f"undercroft: {bad.filename or 'the output'}: {bad.strerror or bad}", file=sys.stderr)
        sys.exit(2)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BaseException as bad:
        sentence = getattr(bad, "format_message", None)
        if sentence is None:
            raise
        print(f"undercroft: {sentence()}", file=sys.stderr)
        sys.exit(2)
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()
