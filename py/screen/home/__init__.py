"""The home page, saved games, and everything before a game begins."""
