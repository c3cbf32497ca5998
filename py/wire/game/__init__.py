"""The running game of a room: its letters, and who is present."""
