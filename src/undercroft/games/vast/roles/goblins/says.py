"""What only the Goblins can say."""
