"""Information-set Monte Carlo tree search over imagined worlds. Knows no game; compiled with mypyc.

tree.py        the search;  budget.py  how long it may think
judgement.py   what a game may say about its positions; plain defaults where it says nothing
reasons.py     why an answer, as facts that can be checked

May import the engine only.
"""
