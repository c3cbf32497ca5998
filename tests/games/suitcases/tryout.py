"""How tests play Suitcases: as it comes."""

from shelf import Tryout

TRYOUT = Tryout(middle=13, meets="roll choose seal curtain", stands_for="duels")
