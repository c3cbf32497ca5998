"""What the bots and the review know of this game."""
