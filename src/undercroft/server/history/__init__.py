"""What has been: earlier moments of running games, why bots moved so, and finished games step by step.

past.py       earlier moments and reasons at a running table
replays.py    finished games: shown, exported, imported, continued;  timeline.py  a record laid out in steps
check.py      whether all that is stored is as it was written
answers.py    the types of what is told
"""
