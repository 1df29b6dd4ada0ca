"""`undercroft campaign`: a series of games in a file, played in the terminal or by bots."""

import os
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from undercroft import games
from undercroft.engine.errors import BadInput
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.engine.settings import read_pairs
from undercroft.files import write_file
from undercroft.lab.seating import bot_names, seated
from undercroft.terminal import showing
from undercroft.terminal.arguments import AsJson, Lang
from undercroft.terminal.campaign import CampaignFile
from undercroft.terminal.sitting import Sitting
from undercroft.words import Words

STAND_IN = "adept"
"""The bot that plays for people in a simulated game."""
LONGEST_NAME = 40

TheFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the campaign.")]

campaign_app = typer.Typer(help="A series of games whose winners climb a level.", no_args_is_help=True)


@campaign_app.command("new")
def new(
    file: TheFile,
    players: Annotated[list[str], typer.Argument(metavar="PLAYER...", help="Names; NAME:LEVEL is a bot.")],
    game: Annotated[str | None, typer.Option("--game", help="A game that has a campaign.")] = None,
    lang: Lang = "",
) -> None:
    """Begin a campaign."""
    found: dict[str, str | None] = {}
    for player in players:
        name, colon, level = player.partition(":")
        if not name or name in found:
            raise BadInput("every player needs a name of their own")
        if len(name) > LONGEST_NAME:
            raise BadInput(f"the name {name[:LONGEST_NAME]}… is longer than {LONGEST_NAME} letters")
        if not name.isprintable():
            raise BadInput(f"the name {name!r} cannot be shown")
        if colon and level not in bot_names():
            raise BadInput(f"there is no bot {level!r}; known: {', '.join(bot_names())}")
        found[name] = level if colon else None
    kept = CampaignFile(file, game or the_game_with_a_campaign(), found)
    words = Words(lang, kept.game)
    kept.write()
    tell(kept, words)
    print(words.say("campaign-written", file=str(file)))


def the_game_with_a_campaign() -> str:
    """The only game that has a campaign; where there are several, people must choose."""
    found = [game.key for game in games.sound() if game.campaign_facts is not None]
    if len(found) != 1:
        raise BadInput(f"--game must say which campaign; known: {', '.join(found) or 'none'}")
    return found[0]


@campaign_app.command("show")
def show(file: TheFile, lang: Lang = "", as_json: AsJson = False) -> None:
    """Show players, levels and what was played."""
    kept = CampaignFile.read(file)
    words = Words(lang, kept.game)
    if as_json:
        print(kept.text(), end="")
        return
    tell(kept, words)


@campaign_app.command("next")
def next_game(
    file: TheFile,
    casting: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ROLE=PLAYER]...", help="Who plays which role; the usual roles if left out."),
    ] = None,
    simulate: Annotated[bool, typer.Option("--simulate", help="Bots play for the people too.")] = False,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help="The seed of all luck; random if not given.")] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Keep the game's record.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line mode, for any terminal and screen reader.")] = False,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Play the next game of a campaign and take in its outcome."""
    kept = CampaignFile.read(file)
    words = Words(lang, kept.game)
    if record is not None and not record.parent.is_dir():
        raise BadInput(f"{record} cannot be written: there is no such folder")
    if record is not None and not os.access(record.parent, os.W_OK):
        raise BadInput(f"{record} cannot be written: its folder is closed")
    if record is not None and record.is_dir():
        raise BadInput(f"{record} cannot be written: it is a folder")
    cast = kept.casting(casting or [])
    settings = {**free_options(kept, option or []), **kept.campaign.settings(cast)}
    source = secrets.token_hex(16) if seed is None else seed
    players = kept.campaign.seats(cast)
    match = Match.start(kept.game, settings, seats=len(players), seed=source)
    words.names = dict(enumerate(players))
    bots = [kept.players[name] or STAND_IN for name in players]
    humans = [] if simulate or as_json else [i for i, name in enumerate(players) if kept.players[name] is None]
    seating = seated(kept.game.key, len(players), tuple(bots))
    luck = Luck.of(f"play {source}")
    table = Sitting(match, words, humans, seating, luck)
    if not humans:
        seating.play_to_the_end(match, luck)
    if not as_json and not showing.show(table, plain or not humans):
        print(words.say("campaign-left"))
        return
    climbed = kept.take_in(cast, table.match)
    if record is not None:
        assert table.match.record is not None
        write_file(record, table.match.record.text(kept.game.actions))
    if as_json:
        print(kept.text(), end="")
        return
    rises = [(name, level_word(kept, words, kept.campaign.levels[name])) for name in climbed]
    told = [words.say("campaign-climbs", name=name, level=level) for name, level in rises]
    print("\n".join(told or [words.say("campaign-stays")]) + "\n")
    tell(kept, words)


def free_options(kept: CampaignFile, pairs: list[str]) -> dict[str, str]:
    """Options of the game, except those the campaign decides."""
    chosen = read_pairs(pairs)
    for key in chosen:
        if key in kept.facts.decides:
            raise BadInput(f"option {key}: it follows from the campaign and cannot be set")
    return chosen


def level_word(kept: CampaignFile, words: Words, level: int) -> str:
    return words.say(f"campaign-level-{kept.facts.levels[level]}")


def tell(kept: CampaignFile, words: Words) -> None:
    """The ladder and the games so far."""
    console = Console(highlight=False, markup=False, emoji=False)
    champion = kept.campaign.champion
    console.print(words.say("campaign-title"), style="bold")
    if champion is not None:
        console.print(words.say("campaign-champion", name=champion), style="bold yellow")
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, bot in kept.players.items():
        shown = name if bot is None else words.say("campaign-bot", name=name, level=words.say(f"bot-{bot}"))
        rung = kept.campaign.levels[name]
        ladder = "●" * (rung + 1) + "○" * (len(kept.facts.levels) - rung - 1)
        table.add_row(shown, ladder, level_word(kept, words, rung))
    console.print(table)
    if not kept.campaign.games:
        console.print(words.say("campaign-no-games"))
    for line in history(kept, words):
        console.print(line, soft_wrap=True)


def history(kept: CampaignFile, words: Words) -> list[str]:
    """One line a game: who played what on which level, and what came of it."""
    again = kept.game.campaign(list(kept.players))
    found: list[str] = []
    for number, game in enumerate(kept.campaign.games, 1):
        casting: dict[str, str] = game["casting"]
        parts = [
            words.say(
                "campaign-part",
                role=words.say(f"role-{role}"),
                name=casting[role],
                level=level_word(kept, words, again.levels[casting[role]]),
            )
            for role in kept.facts.roles
            if role in casting
        ]
        seats = again.seats(casting)
        again.finished(casting, game["ending"], [seats.index(name) for name in game["winners"]])
        won = [words.say("campaign-won", name=name) for name in game["winners"]] or [words.say("campaign-nobody")]
        found.append(f"{number}. {', '.join(parts)}. {' '.join(won)} {words.say('ending-' + game['ending'])}")
    return found


def add_to(app: typer.Typer) -> None:
    """Give the command line the campaign's commands."""
    app.add_typer(campaign_app, name="campaign")
