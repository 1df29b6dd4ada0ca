"""What only the Thief can say."""
