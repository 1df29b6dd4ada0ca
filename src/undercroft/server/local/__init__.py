"""Tables on one device, without a server: what a browser runs in a worker, and what a test runs as it is.

local_server.py  what a page may ask, and what it is told;  routes.py  the part that is HTTP on a server
local_table.py   a table and whoever looks at it;  bots.py  the bots, one thought after another
codec.py         JSON to commands and log entries, and back

It speaks docs/protocol.md, so a page need not know whom it talks to. Whoever holds a `LocalServer` keeps the rows it
is given before it passes the news on, and gives them back when they are wanted: nothing is told before it is stored.

Needs the standard library and our own sources alone: neither asyncio, a database nor msgspec.
"""
