"""`python -m undercroft` is the command line."""

from undercroft.cli import main

main()
