"""Options that several commands have."""

from typing import Annotated

import typer

from undercroft.words import own_language

Lang = Annotated[
    str, typer.Option("--lang", help="en or ru; else the terminal's own.", callback=lambda lang: lang or own_language())
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
