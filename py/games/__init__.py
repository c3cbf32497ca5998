"""The games: one folder each, and the few things all boards share."""
