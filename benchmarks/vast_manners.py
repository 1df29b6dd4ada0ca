"""Five adepts play Vast, and this counts what a person at the table would shake their head at.

    python -m benchmarks.vast_manners --games 100 --workers 2 [--seed N] [--json FILE]

Prints each role's share of the wins, the shape of the Cave, and how often each kind of silly answer was given, by the
decisions in which it could have been. `docs/strength.md` shows the figures side by side with earlier ones.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Final

from undercroft import games
from undercroft.bots import Chair, make_bot
from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.vast.actions import DONE, END_TURN, MOVE
from undercroft.games.vast.cards import (
    CAVE,
    DRAGON,
    DRAGON_PIECE,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    ROLES,
    THIEF,
)
from undercroft.games.vast.cavern.geometry import STEP
from undercroft.games.vast.roles.cave.actions import USE_OMEN
from undercroft.games.vast.roles.cave.board import CaveBoard
from undercroft.games.vast.roles.dragon.board import DragonBoard
from undercroft.games.vast.roles.goblins.actions import ACTIVATE, PLAY_HEX, PLAY_ON_TRIBE, PLAY_SECRET, REFUSE
from undercroft.games.vast.roles.goblins.board import GoblinsBoard
from undercroft.games.vast.roles.knight.actions import ATTACK, BOMB_DRAGON
from undercroft.games.vast.roles.knight.board import KnightBoard
from undercroft.games.vast.roles.thief.board import ThiefBoard, gems_carried, steps_left
from undercroft.games.vast.state import Vast
from undercroft.lab.arena import wilson
from undercroft.lab.progress import processes

EARLY: Final = 5
"""A Thief who has stashed nothing after so many rounds has failed; a Dragon hit in so many turns was careless."""


class Watched:
    """One game, as somebody looking on would judge it."""

    def __init__(self, seed: int) -> None:
        self.counts: Counter[str] = Counter()
        self.longest = 0
        self.match = Match.start(games.find("vast"), {}, seats=5, seed=seed, recording=False)
        state = self.match.state
        assert isinstance(state, Vast)
        self.g: Vast = state
        self.early = -1
        self.deeds = 0
        """Answers of the acting Tribe since it was activated, of the Knight since her turn began."""

    def play(self, seed: int) -> None:
        """The game to its end."""
        bots = [make_bot("adept", self.match.game) for _ in range(5)]
        lucks = [Luck.of(f"manners {seed} {seat}") for seat in range(5)]
        turn = -1
        while self.match.waiting is not None:
            seat = self.match.next_seat()
            answer = bots[seat].decide(Chair(self.match, seat), lucks[seat])
            if self.g.turns != turn:
                turn = self.g.turns
                self.deeds = 0
                self.begin_turn()
            self.note(self.g.book.role_at(seat), answer, len(self.match.legal_actions(seat)))
            self.match.play(seat, answer)
        self.end()

    def begin_turn(self) -> None:
        self.longest = max(self.longest, straight_shaft(self.g))
        thief = self.g.boards[THIEF]
        if self.g.rounds == EARLY + 1 and self.early < 0 and isinstance(thief, ThiefBoard):
            self.early = thief.stashed
            self.counts["thieves with nothing stashed after five rounds"] += thief.stashed == 0
            self.counts["tokens stashed after five rounds"] += thief.stashed

    def note(self, role: int, answer: int, options: int) -> None:
        """What this answer says about who gives it."""
        if role == KNIGHT:
            self.note_knight(answer, options)
        elif role == GOBLINS:
            self.note_goblins(answer)
        elif role == DRAGON:
            self.note_dragon(answer)
        elif role == CAVE:
            self.counts["omens used"] += USE_OMEN.has(answer)
        elif role == THIEF:
            self.note_thief(answer, options)

    def note_knight(self, answer: int, options: int) -> None:
        g = self.g
        board = g.boards[KNIGHT]
        assert isinstance(board, KnightBoard)
        if ATTACK.has(answer) or BOMB_DRAGON.has(answer):
            early = g.rounds <= EARLY and g.at[DRAGON_PIECE] == g.at[KNIGHT_PIECE]
            self.counts["blows at the Dragon in his first five turns"] += early
        if self.match.waiting is None or self.match.waiting.about != "knight-turn":
            return
        if END_TURN.has(answer):
            self.counts["turns of the Knight"] += 1
            self.counts["of them without a deed, in full health"] += (
                self.deeds == 0 and board.health == board.most_health and options > 1
            )
        else:
            self.deeds += 1

    def note_goblins(self, answer: int) -> None:
        board = self.g.boards[GOBLINS]
        assert isinstance(board, GoblinsBoard)
        self.counts["discs refused"] += REFUSE.has(answer)
        self.counts["Secrets used"] += PLAY_SECRET.has(answer) or PLAY_ON_TRIBE.has(answer) or PLAY_HEX.has(answer)
        if ACTIVATE.has(answer):
            self.counts["Tribes activated"] += 1
            self.deeds = 0
        elif self.match.waiting is not None and self.match.waiting.about == "tribe-acts":
            self.counts["of them to do nothing"] += DONE.has(answer) and self.deeds == 0
            self.deeds += 1

    def note_dragon(self, answer: int) -> None:
        g = self.g
        board = g.boards[DRAGON]
        assert isinstance(board, DragonBoard)
        if self.match.waiting is not None and self.match.waiting.about == "place-gem" and not board.awake:
            apart = distance(g, DRAGON_PIECE, KNIGHT_PIECE)
            self.counts["turns of a sleeping Dragon"] += 1
            self.counts["of them ended on or beside the Knight"] += 0 <= apart <= 1
            self.counts["in his first five turns so"] += 0 <= apart <= 1 and g.rounds <= EARLY

    def note_thief(self, answer: int, options: int) -> None:
        g = self.g
        board = g.boards[THIEF]
        assert isinstance(board, ThiefBoard)
        loot = board.carried + len(gems_carried(g))
        if MOVE.has(answer) and loot:
            self.counts["steps of a loaded Thief"] += 1
        if self.match.waiting is None or self.match.waiting.about != "thief-turn" or not END_TURN.has(answer):
            return
        self.counts["turns of the Thief"] += 1
        walks = any(MOVE.has(number) for number in self.match.legal_actions(self.g.seat(THIEF)))
        self.counts["of them ended with loot and steps left"] += bool(loot and steps_left(board) > 0 and walks)
        self.counts["of them ended with loot, steps and cubes left"] += bool(
            loot and steps_left(board) > 0 and board.cubes and walks
        )

    def end(self) -> None:
        g = self.g
        outcome = self.match.outcome
        assert outcome is not None
        for seat in outcome.winners:
            self.counts[f"won: {ROLES[g.book.role_at(seat)]}"] += 1
        cave = g.boards[CAVE]
        thief = g.boards[THIEF]
        assert isinstance(cave, CaveBoard)
        assert isinstance(thief, ThiefBoard)
        self.counts["Omens left at the end"] += sum(cave.marks)
        self.counts["games with ten Omens or more left"] += sum(cave.marks) >= 10
        self.counts["rounds"] += g.rounds
        self.counts["tokens stashed"] += thief.stashed
        self.counts["games with a straight shaft of eight or more"] += self.longest >= 8


def distance(g: Vast, a: int, b: int) -> int:
    """Tiles between two pieces as a Dragon digs, diagonals counting one; -1 if one of them is not there."""
    if g.at[a] < 0 or g.at[b] < 0:
        return -1
    here, there = g.map.pos[g.at[a]], g.map.pos[g.at[b]]
    return max(abs(here % 64 - there % 64), abs(here // 64 - there // 64))


def straight_shaft(g: Vast) -> int:
    """The longest straight row of tiles with nothing on either side."""
    longest = 0
    for along, across in ((STEP[1], STEP[2]), (STEP[2], STEP[1])):
        for pos in g.map.cell_at:
            length = 0
            at = pos
            while at in g.map.cell_at and at + across not in g.map.cell_at and at - across not in g.map.cell_at:
                length += 1
                at += along
            longest = max(longest, length)
    return longest


def one(seed: int) -> tuple[Counter[str], int]:
    """A game's counts and its longest straight shaft."""
    watched = Watched(seed)
    watched.play(seed)
    return watched.counts, watched.longest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", type=Path)
    wish = parser.parse_args()
    total: Counter[str] = Counter()
    shafts: list[int] = []
    with processes(wish.workers) as pool:
        for counts, longest in pool.imap(one, range(wish.seed, wish.seed + wish.games)):
            total.update(counts)
            shafts.append(longest)
    for role in ROLES:
        wins = total.pop(f"won: {role}", 0)
        low, high = wilson(wins, wish.games)
        print(f"{role:8} {wins:4} of {wish.games}  {wins / wish.games:6.1%} ({low:.1%} to {high:.1%})")
    shafts.sort()
    print(f"longest straight shaft: median {shafts[len(shafts) // 2]}, longest {shafts[-1]}")
    for name, count in sorted(total.items()):
        print(f"{name}: {count} ({count / wish.games:.2f} a game)")
    if wish.json is not None:
        wish.json.write_text(json.dumps({"counts": dict(total), "shafts": shafts}))


if __name__ == "__main__":
    main()
