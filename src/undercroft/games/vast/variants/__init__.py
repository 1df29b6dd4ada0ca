"""Variant cards and rules that more than one role may hold.

terrain.py   Terrain tiles;  flare.py  and  past_plunder.py  two variant cards
"""
