"""What there is to learn about this game."""
