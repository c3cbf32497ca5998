"""How the bots of Agent think, for the page of figures."""

from games.contract.arena import Arena

ARENA = Arena(
    about="""\
**Agent**: a claim is a floor, giving up is a ceiling that may be a bluff, and moving somebody is a hint. An officer
imagines a world or two and misjudges a turn now and then. A chief puts its money where nobody will go higher,
imagines more, and plays turns, bribes and objections on for a round. With 60 simulations against none, a chief took
54 % of 90 games, which is not beyond chance with 99 % confidence.""",
)
