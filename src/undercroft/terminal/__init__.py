"""Playing in a terminal. Knows games only through the registry; a game draws itself with its `text.py`."""
