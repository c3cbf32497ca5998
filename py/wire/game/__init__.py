"""The running game of a room: its letters, who is present, and what people want about those who are not."""
