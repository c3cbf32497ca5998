"""Playing on several devices: opening a room, coming in, agreeing on a game, talking."""
