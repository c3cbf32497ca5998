"""Bots: honest players to play with when nobody else is there."""
