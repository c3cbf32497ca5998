"""One game of each kind, for tests that need a game of that kind and not a particular one.

A game says which kind it stands for in its `tryout.py`; the first on the shelf that does is taken.
"""

from shelf import HOUSE, tryout


def sample(kind: str) -> str:
    """The name of a game of this kind."""
    return next(name for name in HOUSE if tryout(name).stands_for == kind)


CARDS = sample("cards")  # dealt cards, a die, variants to switch on
TALK = sample("talk")  # a clock, and everybody may speak
STAKES = sample("stakes")  # secret money; a turn limit keeps it short
BIDS = sample("bids")  # secret money again, with an opening bid
DUELS = sample("duels")  # sealed contents, and duels with sealed cards
