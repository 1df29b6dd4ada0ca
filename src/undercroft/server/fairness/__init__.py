"""How what a server has is shared out, so that no guest can take the share of another.

queue.py    whoever waits for the same thing is served in turn: each person as often as any other
"""
