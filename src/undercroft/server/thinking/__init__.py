"""Bots in worker processes, and what they are asked besides a move: hints, odds, what is final and why not."""
