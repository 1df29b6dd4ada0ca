"""The map: squares, walls, links, sight, and everything that happens to tiles and to those who stand on them.

map.py         what lies where;  geometry.py  squares and sides;  paths.py  pure questions about them
laying.py      Dark tiles are laid;  revealing.py  and turned up
moving.py      entering a space, being pushed;  reach.py  where a push can lead
removing.py    tiles are taken off;  rejoining.py  and the parts slide together
dice.py        the Dragon die
"""
