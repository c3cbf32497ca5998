"""One game of each kind, for tests that need a game of that kind and not a particular one.

A game says which kind it stands for in its `tryout.py`; the first on the shelf that does is taken.
"""

from shelf import HOUSE, tryout


def sample(kind: str) -> str:
    """The name of a game of this kind."""
    return next(name for name in HOUSE if tryout(name).stands_for == kind)


CARD_GAME = sample("cards")  # dealt cards, a die, variants to switch on
TALK_GAME = sample("talk")  # a clock, and everybody may speak
STAKE_GAME = sample("stakes")  # secret money; a turn limit keeps it short
BID_GAME = sample("bids")  # secret money again, with an opening bid
DUEL_GAME = sample("duels")  # sealed contents, and duels with sealed cards

# In the markup of the game of cards: a card that only its owner may see, and the die.
SECRET_CARD, DIE = tryout(CARD_GAME).card_mark, tryout(CARD_GAME).die_mark
