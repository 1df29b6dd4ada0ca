"""How bots judge Vault Wars.

judgement.py   weighs answers;  worth.py  what things are worth;  bids.py  what others may bid
reasons.py     why, in words
"""
