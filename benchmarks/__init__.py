"""How fast Undercroft is beside its peers, measured in one interleaved run.

`run.py` is the entry (`make bench`), `measure.py` says what is measured, `ours.py` measures this project,
`peers.py` other people's. Peers are optional: `pip install 'undercroft[peers]'`.
"""
