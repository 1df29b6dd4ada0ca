"""The tables of this process: one command at a time, stored before it is told.

tables.py        all of them: who is let in, who is told
live_table.py    one of them, in memory;  viewer.py  one connection to it;  connections.py  who is connected
runners.py       lets bots answer and clocks strike
health.py        whether this process can serve
notices.py       news between processes that share a PostgreSQL
people.py        who somebody is, by a cookie;  lobby.py  the lists of tables and campaigns
"""
