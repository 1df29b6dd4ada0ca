"""Information-set Monte Carlo tree search over imagined worlds. Knows no game; compiled with mypyc."""
