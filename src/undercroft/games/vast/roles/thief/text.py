"""The Thief's board in plain text."""

from undercroft.engine.speech import Speaker
from undercroft.games.vast.lettering import labelled, named
from undercroft.games.vast.roles.thief.contract import ThiefView


def lines(board: ThiefView, words: Speaker) -> list[str]:
    return [
        words.say(
            "board-thief",
            movement=board["movement"],
            stealth=board["stealth"],
            thievery=board["thievery"],
            steps=board["steps"],
            cubes=board["cubes"],
        ),
        words.say("board-loot", carried=board["carried"], stashed=board["stashed"], goal=board["goal"]),
        *labelled("board-gems-carried", named("gem", board["gems"], words), words),
        *labelled("board-upgrades", named("upgrade", board["upgrades"], words), words),
    ]
