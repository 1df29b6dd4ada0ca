"""The whole server on a simulated clock, network and disk, from one seed, as FoundationDB and TigerBeetle test theirs.

    python -m tests.simulation --seconds 60        live as many lives as fit
    python -m tests.simulation --seed 7 --trace    live one life again, and tell all of it

What runs is the server itself: `wire.socket`, `service`, `history`, `thinking`, `storage` and `table`, several
processes of it over one database. Only what lies below is replaced: the event loop's clock and threads, the pool of
worker processes, the connection to the database and the sockets. Everything that decides anything takes its chance
from the seed, so a life goes the same way every time.

loop.py      an event loop whose time passes only when nobody has anything to do
database.py  one database in memory, the ways to it, and what goes wrong on them
network.py   WebSockets with delays that break
process.py   a server process that is started, stopped and killed; its clock
guests.py    people who play, repeat themselves, fall asleep and come back
referee.py   what must hold after every step
life.py      one life of a server: chance decides who comes and what goes wrong
defects.py   old defects, put back to see that a life finds them
"""
