"""What only the Dragon can say."""
