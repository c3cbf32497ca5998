"""The kernel: a public table, private pockets, one door and one log. It knows no game, no screen and no network."""
