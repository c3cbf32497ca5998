"""What came of a game: the result, the replay, and whether all was fair."""
