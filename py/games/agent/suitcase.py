"""The suitcase in Agent (AG-3): who may take it, who may let go of it, and what a move or an attack does to it.

`departures` and `takers` are the only judges of that: the list of ways to handle the suitcase, and the check of a way
that comes in, both come from there.
"""

from collections.abc import Iterator

from games.agent.table import BAHAMAS, FREE, Action, Scene, put_spy
from table.change import replace
from table.illegal import Illegal, refuse_if

# What the moving spy does with the suitcase as it leaves its field.
LEAVE, TAKE = "leave", "take"


def departures(scene: Scene, spy: str) -> Iterator[str]:
    """How this spy may leave its field."""
    # AG-3.3: a spy that owns the suitcase moves with it.
    yield ""
    if scene.place_of(spy) == scene.suitcase:
        # AG-3.3: or it leaves it behind. Nobody else can let go of it.
        if scene.keeper == spy:
            yield LEAVE
        # AG-3.4: a spy beside the free suitcase may take it before it moves.
        elif scene.keeper == FREE:
            yield TAKE


def takers(scene: Scene) -> Iterator[str]:
    """Who may take the suitcase after the step."""
    # AG-3.1: who enters its field may go beside it.
    yield FREE
    # AG-3.1, AG-3.2, AG-3.4: if no spy sits on it, one that stands there takes it: the one that came, or another.
    if scene.keeper == FREE:
        yield from scene.on_field(scene.suitcase)


def why_not_take(scene: Scene, spy: str) -> str:
    """Why this spy may not take the suitcase; empty if it may."""
    if spy in takers(scene):
        return ""
    return "agent.illegal.far" if spy not in scene.on_field(scene.suitcase) else "agent.illegal.sat_on"


def step(scene: Scene, action: Action) -> Scene:
    """The spy goes to the next field. AG-3.3: if it sits on the suitcase, it takes it along."""
    keeper = {LEAVE: FREE, TAKE: action.spy}.get(action.case, scene.keeper)
    suitcase = action.to if keeper == action.spy else scene.suitcase
    return replace(put_spy(scene, action.spy, action.to), suitcase=suitcase, keeper=keeper)


def arrive(scene: Scene, action: Action) -> Scene:
    """The board after the step, before anybody takes the suitcase."""
    scene = step(scene, action)
    if action.kind == "attack":
        # AG-5.1: the victim is out of the game; if it owned the suitcase, the attacker takes it over.
        scene = put_spy(scene, action.victim, BAHAMAS)
        scene = replace(scene, keeper=action.spy) if scene.keeper == action.victim else scene
    return scene


def carry_out(scene: Scene, action: Action) -> Scene:
    """The board after the whole action, if it stands."""
    scene = arrive(scene, action)
    return replace(scene, keeper=action.taker) if action.taker else scene


def check_handling(scene: Scene, action: Action) -> None:
    """AG-3: refuses an action that does to the suitcase what cannot be done."""
    if action.case not in departures(scene, action.spy):
        raise Illegal("agent.illegal.handling")
    refuse_if(why_not_take(arrive(scene, action), action.taker))
