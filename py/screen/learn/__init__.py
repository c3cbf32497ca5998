"""The rules of a game to read, and its lesson."""
