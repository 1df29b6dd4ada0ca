"""Every fact a reason states is checked against the position by independent means.

claims.py       what is checked, and the walk through hinted decisions
<game>.py       `CHECKS`: one check for each kind of fact the game states
"""
