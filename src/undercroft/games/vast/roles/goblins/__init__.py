"""The Goblins: board, turn and everything that can befall it."""
