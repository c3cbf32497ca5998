"""Conversations in rounds between the devices: keys, decks, dice, seals, stakes, votes, standing in."""
