"""The Dragon's board in plain text."""

from undercroft.engine.speech import Speaker
from undercroft.games.vast.lettering import counted, labelled, named
from undercroft.games.vast.roles.dragon.contract import DragonView


def lines(board: DragonView, words: Speaker) -> list[str]:
    return [
        words.say(
            "board-dragon",
            health=board["health"],
            wakefulness=board["wakefulness"],
            wakes=board["wakes_at"],
            armor=board["armor"],
            spirit=board["spirit"],
        ),
        *([words.say("board-dragon-surfaced")] if board["surfaced"] else []),
        *labelled("board-sloth", counted("box", board["sloth"], words), words),
        *labelled("board-powers", named("symbol", board["hand"], words), words),
        *labelled("board-powers-played", named("symbol", board["discards"], words), words),
        *labelled("board-gems-spent", named("gem", board["gems_spent"], words), words),
    ]
