"""How tests play Spyfall: one round."""

from shelf import Tryout

TRYOUT = Tryout(
    short={"rounds": 1},
    seats=4,
    wishes=("#rounds-minus",) * 4,
    seed=1,
    middle=3,
    meets="look floor seal curtain",
    stands_for="talk",
)
