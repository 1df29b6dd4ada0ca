"""HTTP and WebSocket. The routes check and translate; deciding is done in the other rooms.

app.py         the server, put together;  site.py  the built web client;  api_page.py  the page about the API
openapi.py     what that page promises of every request
routes.py      HTTP;  bodies.py  its bodies;  catalogue.py  what can be played
door.py        who may hold a connection open, and for how long;  guard.py  who asks, and whether for too much
border.py      what every text from outside passes
socket.py      the WebSocket;  messages.py  what travels over it beside a table's news
types.py       every type that travels, for `tools/generate_types`;  limits.py  what a client may send at most
metrics.py     figures for Prometheus
refusals.py    refusals with words;  journal.py  logs that give nothing away
"""
