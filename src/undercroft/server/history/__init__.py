"""What has been: earlier moments of running games, why bots moved so, and finished games step by step.

looking_back.py  earlier moments and reasons at a running table;  past.py  the same for the guests of a server
finished.py   a finished game step by step;  replays.py  the library;  timeline.py  a record laid out in steps
check.py      whether all that is stored is as it was written
answers.py    the types of what is told
"""
