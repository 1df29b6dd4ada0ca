"""The Knight's board in plain text."""

from undercroft.engine.speech import Speaker
from undercroft.games.vast.lettering import counted, labelled, named
from undercroft.games.vast.roles.knight.contract import KnightView


def lines(board: KnightView, words: Speaker) -> list[str]:
    cubes = board["cubes"]
    return [
        words.say(
            "board-knight",
            health=board["health"],
            most=board["most_health"],
            grit=board["grit"],
            movement=board["movement"],
            perception=board["perception"],
            strength=board["strength"],
            bombs=board["bombs"],
        ),
        words.say("board-knight-turn", steps=board["steps_left"], encounters=board["encounters_left"]),
        words.say("board-cubes", unplaced=cubes["unplaced"], aside=cubes["set_aside"], lost=cubes["discarded"]),
        *labelled("board-cubes-placed", counted("item", cubes["placed"], words), words),
        *labelled("board-treasures", named("treasure", board["treasures"], words), words),
        *labelled("board-treasures-hidden", named("treasure", board["face_down_treasures"], words), words),
        *labelled("board-sidequests", named("sidequest", board["sidequests"], words), words),
        *labelled("board-sidequests-done", named("sidequest", board["sidequests_shown"], words), words),
    ]
