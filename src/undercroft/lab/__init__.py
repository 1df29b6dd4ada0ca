"""The laboratory: many games at once, checked and counted. Knows games only through the registry.

simulate.py    many games by bots, counted;  fuzz.py  random games under all laws
arena.py       bots against bots;  arena_command.py  its command;  arena_report.py  its report
catalogue.py   the card data of a game as a list
seating.py     bots by name for every seat;  progress.py  worker processes and a progress bar
environment/   every game for PettingZoo and Gymnasium; needs packages of its own
"""
