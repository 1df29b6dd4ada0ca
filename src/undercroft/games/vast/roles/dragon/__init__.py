"""The Dragon: board, turn and everything that can befall it."""
