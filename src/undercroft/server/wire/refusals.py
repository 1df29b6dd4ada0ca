"""Refusals as a client gets them: with words for people."""

from undercroft.engine.serialize import Json
from undercroft.server.table.news import Refusal
from undercroft.server.table.refusals import Refused


def args_of(refused: Refused) -> Json:
    """Arguments for the words `refusal-<key>`; what does not fit is said as a sentence in each language."""
    unfit = refused.unfit
    if unfit is None:
        return refused.args_for_words
    # Words are read when the first ones are needed: a server should be back quickly.
    from undercroft.words import LANGUAGES, words_for

    reasons: dict[str, str] = {}
    for language in LANGUAGES:
        words = words_for(language, unfit.game)
        label = words.say(f"option-{unfit.args['option']}") if "option" in unfit.args else ""
        reasons[f"reason_{language}"] = words.say(f"unfit-{unfit.key}", **{**unfit.args, "option": label})
    return {"reason": reasons["reason_en"], **reasons}


def text_of(refused: Refused) -> str:
    """A refusal in English."""
    from undercroft.words import words_for

    return words_for("en").say(f"refusal-{refused.key}", **args_of(refused))


def refusal(command: str | None, refused: Refused) -> Refusal:
    """A refusal for the connection whose command it answers."""
    return Refusal(command, refused.key, args_of(refused), text_of(refused))
