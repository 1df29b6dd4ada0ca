"""The Cave: board, turn and everything that can befall it."""
