"""How the bots of Agent think, and how long their games last, for the page of figures."""

from games.contract.arena import Arena, Length

ARENA = Arena(
    lengths=(
        Length(
            "length chiefs", "Agent, four chiefs; left after 600 turns", ("chief",) * 4, 300, "length",
            600, lambda table: table.turn,
        ),
    ),
    about="""\
**Agent**: a claim is a floor, giving up is a ceiling that may be a bluff, and moving somebody is a hint. An officer
imagines a world or two, misjudges a turn now and then, and drops out of an auction for no reason. A chief puts almost
all its money on one spy, where nobody will go higher, imagines more, never drops out without a reason, and plays turns,
bribes and objections on for a round. A spy that sits on the suitcase counts as hard to pass by: nobody else can make it
let go.""",
)  # fmt: skip
