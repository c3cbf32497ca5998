"""How tests play Dossier X: a few turns, with an opening bid."""

from shelf import Tryout

TRYOUT = Tryout(
    short={"turn_limit": 12},
    on={"opening_bid": True},
    wishes=("[role=switch]",),
    seed=3,
    middle=8,
    meets="choose seal curtain",
    stands_for="bids",
)
