"""The kernel: what every game is played on. A public table, private pockets, one door and one log.

It knows no single game, no screen and no network.
"""
