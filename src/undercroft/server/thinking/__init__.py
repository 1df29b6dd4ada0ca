"""Bots in worker processes, and what they are asked besides a move.

bots.py       asks for moves and falls back when a bot fails;  bot_worker.py  what runs in the process
advice.py     hints and odds;  final.py  whether an answer can be taken back;  why_not.py  why a thing is not lit
answers.py    the types of what is said

Uses the table room. Of a match only imagined worlds go to a worker.
"""
