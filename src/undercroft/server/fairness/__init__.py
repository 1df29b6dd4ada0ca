"""How what a server has is shared out, so that no guest can take the share of another.

asker.py      for whom this is done: a person and an address
budgets.py    how much of everything that costs or grows somebody may ask for
holdings.py   how many of something each guest holds open at the same time
queue.py      whoever waits for the same thing is served in turn: each person as often as any other
workshop.py   work that takes processor time, beside all else, paid for by whoever asks
"""
