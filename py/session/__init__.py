"""One way to be at a table, with no drawing in it: on one device, with bots, or in a room."""
