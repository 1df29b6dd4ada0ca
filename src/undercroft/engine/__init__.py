"""The engine: a stack of procedures that waits for seats, for luck, or for nobody.

Knows no game. Imports the standard library only, and the libraries of the compiler: `mypy_extensions` and `librt`.

match.py       the only way in: start, replay, legal actions, play, view, imagine, copy, undo
game.py        what the engine asks of a game;  contract.py  what leaves a match, declared once
procedure.py   named steps in rulebook order;  waiting.py  the questions they ask
actions.py     the numbers of a game's actions, and their words
state.py       stack, faces and events;  faces.py  hidden faces;  luck.py  recorded luck
events.py      what happened;  outcome.py  how a game ended
record.py      records as text;  serialize.py  clones, JSON, fingerprints
settings.py    options of a game;  solo.py  ways to play alone;  card_data.py  card files
campaign.py    a series of matches
observation.py what a seat can see as numbers;  numbering.py  a small action space;  arrays.py  machine numbers
batch.py       many matches side by side
laws.py        seventeen laws over any game
errors.py      what can go wrong, in one sentence;  speech.py  what a game's text needs from the words
"""
