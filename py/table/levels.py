"""The levels of bots by name, as saved games and rooms write them down.

A level was once called "agent". Files and rooms from then still open; what they hold is never rewritten, for hashes
bind it. `level_named` translates the name when it is read.
"""

LEVELS = ("recruit", "officer", "chief")
# The level of a bot that takes a seat, until somebody chooses another.
USUAL = "officer"
_FORMER = {"agent": "officer"}


def level_named(name: str) -> str:
    """Today's name of a level. What is no level stays as it is."""
    return _FORMER.get(name, name)
