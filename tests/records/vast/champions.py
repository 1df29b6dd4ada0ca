"""Games in which one role plays for its goal and the others idle: how the kept records were made.

`python -m tests.records.vast.champions --all` plays every role set to each of its endings and writes the records anew;
do that when the rules' version is raised. The champions look at the true state: no bots, only a way to reach endings.
"""

# ruff: noqa: ARG001
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from undercroft.engine.luck import Luck
from undercroft.engine.match import Match
from undercroft.games.vast import cards
from undercroft.games.vast.cards import (
    CAVE,
    CRYSTAL,
    DRAGON,
    DRAGON_PIECE,
    EVENT,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    THIEF,
    THIEF_PIECE,
    TILE_COUNT,
)
from undercroft.games.vast.cavern.map import LIT
from undercroft.games.vast.domains import SPACE
from undercroft.games.vast.game import GAME
from undercroft.games.vast.roles.dragon.board import mine as dragon_board
from undercroft.games.vast.roles.knight.board import mine as knight_board
from undercroft.games.vast.roles.thief.board import mine as thief_board
from undercroft.games.vast.state import Vast

HERE = Path(__file__).parent
Judge = Callable[[Vast, str, list[str]], int]
"""How much a champion likes an answer (its words) to a question."""
IDLE = {"end-turn": 9, "done": 9, "finish-powers": 9, "lie-low": 9, "no": 5, "stay": 5, "ready": 5, "skip-treasure": 9}
BY_GOAL = {
    "slay-dragon": "dragon-slain",
    "crystals-and-escape": "knight-escaped",
    "slay-knight": "knight-slain",
    "smash-crystals": "crystals-smashed",
    "wake-and-leave": "dragon-left",
    "collapse": "everyone-buried",
    "stash": "thief-stashed",
}


def endings() -> Iterator[tuple[str, str, int]]:
    """Every role set, each of its endings, and the role that plays for it (-1: nobody)."""
    for entry in cards.ROLE_SETS_DATA["set"]:
        key = entry["id"]
        for name, goal in entry["goals"].items():
            yield key, BY_GOAL[goal], cards.ROLES.index(name)
        if entry["everyone-loses"]:
            yield key, "cave-collapsed", -1
        if "infestation" in entry and entry["knight-death"] == "ends":
            yield key, "knight-ambushed", -1


def file_of(key: str, ending: str) -> Path:
    return HERE / f"{key}.{ending}.json"


# Distances.


def distances(g: Vast, targets: list[int], walls: bool = True) -> dict[int, int]:
    """Steps from every cell to the nearest target."""
    far = {cell: 0 for cell in targets if cell >= 0}
    queue = list(far)
    for cell in queue:
        for side in range(4):
            beyond = g.map.beside(cell, side)
            if beyond < 0 or beyond in far or g.map.impassable(beyond) or (walls and g.map.walled(cell, side)):
                continue
            far[beyond] = far[cell] + 1
            queue.append(beyond)
    return far


def nearer(g: Vast, piece: int, space: str, targets: list[int], walls: bool = True) -> bool:
    far = distances(g, targets, walls)
    return far.get(g.map.cell(SPACE.index[space]), 99) < far.get(g.at[piece], 99)


def tiles(g: Vast) -> list[int]:
    return [cell for cell in range(TILE_COUNT) if g.map.pos[cell] >= 0]


def map_sense(g: Vast, words: list[str]) -> int:
    """Keep the map small and its Crystal tiles on it."""
    if words[0] == "lay":
        x, y = words[1].split(",")
        return -abs(int(x)) - abs(int(y))
    if words[0] == "remove":
        cell = g.map.cell(SPACE.index[words[1]])
        return -50 if cell < TILE_COUNT and g.type_of(cell) == CRYSTAL else 0
    return 0


# The champions.


def escaping_knight(g: Vast, about: str, words: list[str]) -> int:
    """Crystals first, then home."""
    hers = knight_board(g)
    liked = {"smash-crystal": 1000, "show-sidequest": 900, "take-treasure": 200, "decline-treasure": 50, "ready": -1}
    if words[0] in liked:
        return liked[words[0]]
    need = g.book.strength_to_smash - 1
    if words[0] == "place-cube":
        if words[1] == "strength":
            return 800 if hers.on[2] < need else -5
        return {"perception": 500 - 100 * hers.on[1], "movement": 450 - 100 * hers.on[0]}.get(words[1], -5)
    if words[0] == "move" and about == "knight-turn":
        targets = [0]
        if g.smashed[KNIGHT] < g.book.crystal_goal:
            dark = [cell for cell in tiles(g) if g.map.is_dark(cell)]
            targets = [
                cell for cell in tiles(g) if g.crystal[cell] or (cell in dark and g.type_of(cell) == CRYSTAL)
            ] or dark
        return 300 if nearer(g, KNIGHT_PIECE, words[1], targets) else -20
    return map_sense(g, words)


def slaying_knight(g: Vast, about: str, words: list[str]) -> int:
    """Bomb in hand, after the Dragon."""
    hers = knight_board(g)
    liked = {"bomb-dragon": 2000, "attack": 1900, "show-sidequest": 900, "take-treasure": 20, "decline-treasure": 50}
    if words[0] in liked:
        return liked[words[0]]
    if words[0] == "place-cube":
        order = {"bomb": 800, "strength": 700 if hers.on[2] < 2 else -5, "movement": 600 - 100 * hers.on[0]}
        return order.get(words[1], -5)
    if words[0] == "move" and about == "knight-turn":
        return 300 if nearer(g, KNIGHT_PIECE, words[1], [g.at[DRAGON_PIECE]]) else -20
    return map_sense(g, words)


def doomed_knight(g: Vast, about: str, words: list[str]) -> int:
    """Into every Ambush, with no Strength at all."""
    if words[0] == "place-cube":
        return {"perception": 300, "movement": 310}.get(words[1], -5)
    if words[0] == "move" and about == "knight-turn":
        dark = [cell for cell in tiles(g) if g.map.is_dark(cell)]
        traps = [cell for cell in dark if g.type_of(cell) == cards.AMBUSH]
        return 300 if nearer(g, KNIGHT_PIECE, words[1], traps or dark) else -20
    return map_sense(g, words)


def goblins_against(piece: int) -> Judge:
    """Tribes that hunt the Knight or the Dragon."""

    def judge(g: Vast, about: str, words: list[str]) -> int:
        if words[0] in ("ambush", "tribe-attack"):
            return 1000
        if words[0] == "move":
            here = g.map.cell(SPACE.index[words[1]])
            return 900 if here == g.at[piece] else 200 - 5 * distances(g, [g.at[piece]]).get(here, 30)
        if words[0] == "appear":
            return 300 - distances(g, [g.at[piece]]).get(g.map.cell(SPACE.index[words[1]]), 50)
        return -10 if words[0] in ("refuse-discs", "hide") else map_sense(g, words)

    return judge


def smashing_goblins(g: Vast, about: str, words: list[str]) -> int:
    """Two strong Tribes to one Crystal, and Flare to find them."""
    crystals = [cell for cell in tiles(g) if g.crystal[cell]]
    liked = {"hew-crystal": 1000, "tribe-flare": 600, "activate": 50, "refuse-discs": -10, "hide": -30, "scatter": -30}
    if words[0] in liked:
        return liked[words[0]]
    if words[0] == "appear":
        return 300 - distances(g, crystals or [0]).get(g.map.cell(SPACE.index[words[1]]), 60)
    if words[0] == "move" and crystals:
        return 500 - 10 * distances(g, crystals).get(g.map.cell(SPACE.index[words[1]]), 40)
    return map_sense(g, words)


def waking_dragon(g: Vast, about: str, words: list[str]) -> int:
    """Treasure, fire and pride; then a Crystal tile, then the Entrance."""
    his = dragon_board(g)
    liked = {"claim-sloth": 1000, "surface": 1000, "gather-treasure": 500, "place-gem": 400}
    if words[0] in liked:
        return liked[words[0]]
    if words[0] == "use-power":
        if words[1] in ("flame", "scorch", "burn") and not his.surfaced:
            return 300
        return 340 if words[1] == "wing" and his.awake else 0
    if words[0] == "move":
        targets = [cell for cell in range(len(g.treasure)) if g.treasure[cell]]
        if his.surfaced:
            targets = [0]
        elif his.awake:
            targets = [c for c in tiles(g) if g.type_of(c) == CRYSTAL and g.map.light[c] == LIT]
        return (350 if nearer(g, DRAGON_PIECE, words[1], targets, his.surfaced) else -20) if targets else 0
    if words[0] == "point":
        cell = g.map.cell(SPACE.index[words[1]])
        return 100 if 0 <= cell < TILE_COUNT and g.type_of(cell) in (CRYSTAL, EVENT) else 0
    return map_sense(g, words)


def stashing_thief(g: Vast, about: str, words: list[str]) -> int:
    """Treasure and Vaults, and home."""
    his = thief_board(g)
    liked = {
        "loot-treasure": 1000,
        "loot-gem-safely": 990,
        "pick-lock": 900,
        "stash-treasure": 500,
        "reveal": 400,
        "peek": 200,
    }
    liked["thief-flare"] = 100
    if words[0] in liked:
        return liked[words[0]]
    if words[0] == "assign-stats":
        return int(words[1]) * 10 + int(words[3])
    if words[0] == "move":
        loot = [cell for cell in range(len(g.treasure)) if g.treasure[cell] or g.vault[cell]]
        targets = [0] if his.carried else loot or [cell for cell in tiles(g) if g.map.is_dark(cell)]
        return 300 if nearer(g, THIEF_PIECE, words[1], targets) else -20
    return map_sense(g, words)


def idle(g: Vast, about: str, words: list[str]) -> int:
    """As little as possible; Crystal tiles are spared."""
    return IDLE.get(words[0], 0) + map_sense(g, words)


def burying(g: Vast, about: str, words: list[str]) -> int:
    """Everybody lets the Cave fall."""
    return IDLE.get(words[0], 0) - map_sense(g, words) if words[0] == "remove" else IDLE.get(words[0], 0)


def judges(ending: str, role: int) -> list[Judge]:
    """How each role plays when `role` plays for this ending."""
    if ending in ("cave-collapsed", "everyone-buried"):
        return [burying] * 5
    found: list[Judge] = [idle] * 5
    if ending == "knight-ambushed":
        found[KNIGHT] = doomed_knight
    elif role == KNIGHT:
        found[KNIGHT] = slaying_knight if ending == "dragon-slain" else escaping_knight
    elif role == GOBLINS:
        hunt = {"knight-slain": goblins_against(KNIGHT_PIECE), "dragon-slain": goblins_against(DRAGON_PIECE)}
        found[GOBLINS] = hunt.get(ending, smashing_goblins)
    elif role == DRAGON:
        found[DRAGON] = waking_dragon
    elif role == THIEF:
        found[THIEF] = stashing_thief
    return found


def play(key: str, ending: str, role: int, seed: int) -> Match:
    """One game; the champion's role has its easiest level."""
    settings: dict[str, object] = {"roles": key, "solo-level": "easy"}
    if role not in (-1, CAVE):
        settings[f"{cards.ROLES[role]}-level"] = "easiest"
    match = Match.start(GAME, settings, seats=len(key.split("-")), seed=seed)
    luck = Luck.of(f"champion {seed}")
    state = match.state
    assert isinstance(state, Vast)
    minds = judges(ending, role)
    while match.waiting is not None:
        seat = match.next_seat()
        about = match.waiting.about
        judge = minds[state.book.role_at(seat)]
        best = max(
            (judge(state, about, GAME.actions.text(number).split()) * 100 + luck.below(100), number)
            for number in match.legal_actions(seat)
        )
        match.play(seat, best[1])
    return match


def main() -> None:
    """Write what is missing, or everything with --all; try a few seeds for each."""
    for key, ending, role in endings():
        path = file_of(key, ending)
        if path.exists() and "--all" not in sys.argv:
            continue
        for seed in range(1, 61):
            match = play(key, ending, role, seed)
            assert match.outcome is not None
            assert match.record is not None
            if match.outcome.ending == ending:
                path.write_text(match.record.text(GAME.actions) + "\n", encoding="utf-8")
                break
        else:
            print(f"{key}: no {ending} in sixty games", flush=True)


if __name__ == "__main__":
    main()
