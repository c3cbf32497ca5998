"""The rules of this game, in our own words."""
