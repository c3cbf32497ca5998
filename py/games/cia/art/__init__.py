"""The drawings of this game."""
