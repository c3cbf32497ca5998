"""How tests play Agent: a few turns."""

from shelf import Tryout

TRYOUT = Tryout(short={"turn_limit": 8}, seed=3, middle=8, meets="choose seal curtain", stands_for="stakes")
