"""Conversations in rounds between the devices: keys, decks, dice, seals, stakes, clocks, votes, standing in."""
