"""A room: who is here, what was agreed, what was said, and what the device keeps of it."""
