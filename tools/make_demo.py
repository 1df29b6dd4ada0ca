"""Moments of a game played by bots as one seat sees them, for developing and photographing a board without a server.

    python tools/make_demo.py goblin-vaults --seats 4 --seed 7 --seat 1

writes web/src/demo/fixtures/<game>[-<label>].json. The client shows it at /demo/<name>?at=<moment>.
"""

import argparse
import importlib
import sys
from pathlib import Path

import msgspec

from undercroft.bots import Bot, Budget, Chair, make_bot
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.server.table.log import BOT, HUMAN, RUNNING
from undercroft.server.table.news import SeatInfo, SeatView, SeenEvent, TableInfo
from undercroft.server.table.projection import moment_of

OUT = Path(__file__).resolve().parent.parent / "web" / "src" / "demo" / "fixtures"
NAMES = ("Gundur", "Jeremy", "Nuk", "Claire", "Mo", "Isaac", "Yana", "Steven")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seat", type=int, default=0, help="whose eyes")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--level", default="random", help="the level of the bots who play: random, novice, adept")
    parser.add_argument("--label", default="")
    parser.add_argument("--every", type=int, default=1, help="keep every n-th question of this seat")
    parser.add_argument("--first", type=int, default=0, help="the first moment to keep")
    parser.add_argument("--most", type=int, default=40, help="how many moments to keep")
    parser.add_argument("--option", action="append", default=[], help="key=value")
    asked = parser.parse_args()
    game = importlib.import_module(f"undercroft.games.{asked.game.replace('-', '_')}.game").GAME
    settings = dict(each.split("=", 1) for each in asked.option)
    match = Match.start(game, settings, seats=asked.seats, seed=asked.seed)
    luck = Luck.of(asked.seed + 1)
    bots: dict[int, Bot] = {}
    moments: list[SeatView] = []
    heard = 0
    counted = 0

    def keep() -> None:
        nonlocal heard
        fresh = match.events(asked.seat)[heard:]
        told = [SeenEvent(heard + i, event.key, event.args) for i, event in enumerate(fresh)]
        heard += len(fresh)
        moment = moment_of(match, asked.seat, heard)
        moment.undo = "free" if moments else "no"
        moments.append(SeatView(asked.seat, moment, told))

    while match.waiting is not None:
        seat = match.next_seat()
        if asked.seat in match.waiting.seats():
            seat = asked.seat
            counted += 1
            if counted % asked.every == 0:
                keep()
        bot = bots.setdefault(seat, make_bot(asked.level, game))
        match.play(seat, bot.decide(Chair(match, seat), luck, Budget(seconds=0.1)))
    keep()
    early = [line for each in moments[: asked.first] for line in each.events]
    end = moments[-1]
    moments = moments[asked.first : asked.first + asked.most]
    if not moments:
        raise SystemExit(f"there is no moment {asked.first}")
    moments[0].events = (early + moments[0].events)[-40:]
    if moments[-1] is not end:
        moments.append(end)
    table = TableInfo(
        id="demo",
        game=game.key,
        name="The Rusty Ladle",
        public=False,
        state=RUNNING,
        host=None,
        options=settings,
        preset=None,
        seats=[
            SeatInfo(seat=i, name=NAMES[i], kind=HUMAN if i == asked.seat or i % 2 else BOT, here=True)
            for i in range(asked.seats)
        ],
        mine=[asked.seat],
        hosting=False,
        hints=False,
        watching=0,
        match=1,
        vote=None,
        replays=[],
    )
    OUT.mkdir(parents=True, exist_ok=True)
    path = OUT / f"{asked.game}{'-' + asked.label if asked.label else ''}.json"
    path.write_bytes(msgspec.json.encode({"table": table, "moments": moments}) + b"\n")
    print(f"{path}: {len(moments)} moments, {path.stat().st_size // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
