"""The Goblins' board in plain text."""

from undercroft.engine.speech import Speaker
from undercroft.games.vast.lettering import labelled, named
from undercroft.games.vast.roles.goblins.contract import GoblinsView


def lines(board: GoblinsView, words: Speaker) -> list[str]:
    found = [words.say("board-goblins", rage=board["rage"])]
    for tribe, state in board["tribes"].items():
        monsters = named("monster", state["monsters"], words)
        line = words.say(
            "board-tribe",
            tribe=words.say(f"tribe-{tribe}"),
            population=state["population"],
            most=state["most_population"],
            strength=state["strength"],
            where=words.say(f"tribe-is-{state['where']}"),
        )
        found.append(", ".join([line, *monsters]))
    war = [board["war"]] if board["war"] else []
    return [
        *found,
        *labelled("board-war", named("war", war, words), words),
        *labelled("board-war-drawn", named("war", board["war_drawn"], words), words),
        *labelled("board-monsters-drawn", named("monster", board["monsters_drawn"], words), words),
        *labelled("board-secrets", named("secret", board["secrets"], words), words),
        *labelled("board-secrets-up", named("secret", board["secrets_up"], words), words),
    ]
