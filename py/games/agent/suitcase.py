"""The suitcase in Agent (AG-3): who may sit on it, who carries it, and what an action does to it.

`why_not_touch` is the only judge of who may climb onto it or off it: the list of ways to handle it, the check of a
way that comes in, and the reason that a player is shown all come from there.
"""

from collections.abc import Iterator

from games.agent.table import BAHAMAS, FREE, Action, Scene, put_spy
from table.change import replace
from table.illegal import Illegal, refuse_if


def why_not_touch(scene: Scene, spy: str) -> str:
    """Why this spy may not climb onto the suitcase, or off it; empty if it may."""
    # AG-3.2, AG-3.4: only a spy on the field of the suitcase.
    if spy not in scene.on_field(scene.suitcase):
        return "agent.illegal.far"
    # AG-3.1: it can be taken only if no other spy sits on it.
    if scene.keeper not in (FREE, spy):
        return "agent.illegal.sat_on"
    return ""


def handle(scene: Scene, spies: tuple[str, ...]) -> Scene:
    """AG-3.4: each of these spies in turn climbs off the suitcase if it sits on it, or onto it."""
    for spy in spies:
        refuse_if(why_not_touch(scene, spy))
        scene = replace(scene, keeper=FREE if scene.keeper == spy else spy)
    return scene


def handlings(scene: Scene) -> Iterator[tuple[str, ...]]:
    """Every way to handle the suitcase: not at all, its keeper gets off, another gets on, or one after the other."""
    yield ()
    off = (scene.keeper,) if scene.keeper else ()
    if off:
        yield off
    freed = replace(scene, keeper=FREE) if off else scene
    for spy in scene.on_field(scene.suitcase):
        if spy != scene.keeper and not why_not_touch(freed, spy):
            yield (*off, spy)


def departures(scene: Scene, spy: str) -> Iterator[tuple[str, ...]]:
    """Every way to handle the suitcase before this spy leaves: it goes as it stands, leaves it, or takes it first.

    AG-3.4 allows changes before and after the action. A change that has nothing to do with what the spy carries
    comes to the same before and after, so it is written down after, and only there.
    """
    yield ()
    if scene.place_of(spy) == scene.suitcase:
        yield (spy,) if scene.keeper in (spy, FREE) else (scene.keeper, spy)


def step(scene: Scene, action: Action) -> Scene:
    """The spy goes to the next field. AG-3.3: a spy that sits on the suitcase takes it along."""
    scene = handle(scene, action.before)
    carries = scene.keeper == action.spy
    return replace(put_spy(scene, action.spy, action.to), suitcase=action.to if carries else scene.suitcase)


def carry_out(scene: Scene, action: Action) -> Scene:
    """The board after the whole action, if it stands."""
    scene = step(scene, action)
    if action.kind == "attack":
        # AG-5.1: the victim is out of the game; if it owned the suitcase, the attacker takes it over.
        scene = put_spy(scene, action.victim, BAHAMAS)
        scene = replace(scene, keeper=action.spy) if scene.keeper == action.victim else scene
    return handle(scene, action.after)


def check_handling(scene: Scene, action: Action) -> None:
    """AG-3: refuses an action that does to the suitcase what cannot be done, or says it in a way that is not ours."""
    carry_out(scene, action)
    arrived = carry_out(scene, replace(action, after=()))
    if action.before not in departures(scene, action.spy) or action.after not in handlings(arrived):
        raise Illegal("agent.illegal.handling")
