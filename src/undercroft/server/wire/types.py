"""Every type that travels between the server and a client, for whoever writes them down in another language."""

from types import ModuleType

from msgspec import Struct

from undercroft.server.history import answers as history
from undercroft.server.service import lobby
from undercroft.server.table import commands, news, opening
from undercroft.server.thinking import answers as thinking
from undercroft.server.wire import bodies, catalogue, messages

MODULES: tuple[ModuleType, ...] = (commands, opening, news, history, lobby, thinking, bodies, catalogue, messages)


def wire_types() -> dict[str, type]:
    """All of them by name."""
    return {
        name: value
        for module in MODULES
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, Struct)
        and value.__module__ == module.__name__
        and value not in (commands.Command, news.Message)
    }
