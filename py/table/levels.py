"""The levels of bots by name, as saved games and rooms write them down.

The middle level was once called agent. Files and rooms from then still open. What they hold is never rewritten, for
hashes bind it; `level_named` translates the name when it is read.
"""

LEVELS = ("recruit", "officer", "chief")
# The level of a bot that takes a seat, until somebody chooses another.
USUAL = "officer"
# What a level was called before.
FORMER = dict(agent="officer")  # noqa: C408 - quoted, it would read as the key of a game


def level_named(name: str) -> str:
    """Today's name of a level. What is no level stays as it is."""
    return FORMER.get(name, name)
