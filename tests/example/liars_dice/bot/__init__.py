"""What the review knows of this game."""
