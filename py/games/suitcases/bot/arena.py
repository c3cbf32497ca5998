"""How the bots of Suitcases think, for the page of figures."""

from games.contract.arena import Arena

ARENA = Arena(
    about="""\
**Suitcases**: what was opened is out, and what its owner carries home is seldom a bomb. A chief keeps its carriers out
of reach and plays on in thought where a foe is near. It mixes its duel cards so that knowing the mixture does not
help.""",
)
