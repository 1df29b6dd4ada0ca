"""What only the Cave can say."""
