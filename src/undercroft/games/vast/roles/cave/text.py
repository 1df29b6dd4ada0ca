"""The Cave's board in plain text."""

from undercroft.engine.speech import Speaker
from undercroft.games.vast.lettering import counted, labelled, named
from undercroft.games.vast.roles.cave.contract import CaveView


def lines(board: CaveView, words: Speaker) -> list[str]:
    return [
        words.say("board-cave", bag=board["bag"], hatred=board["hatred"]),
        *labelled("board-omens", counted("mark", board["omens"], words), words),
        *labelled("board-prices", counted("omen", board["prices"], words), words),
        *labelled("board-tiles", named("tile", board["tiles"], words), words),
        *labelled("board-next-events", named("happening", board["next_events"], words), words),
    ]
