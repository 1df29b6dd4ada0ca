"""The life of a table, pure: what a person wants, what that adds to the table's log, what each viewer is shown.

Knows neither database, sockets, web framework nor asyncio: it can be tested, simulated and carried elsewhere alone.
"""
