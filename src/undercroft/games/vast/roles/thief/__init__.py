"""The Thief: board, turn and everything that can befall it."""
