"""Draws docs/imports.svg: the folders of py/ as boxes, and an arrow where one imports the other.

The big boxes are laid out by hand; the arrows, and the small boxes inside, come from the imports as they are. Arrows
that follow from others are left out: where a → b → c is drawn, a may import c too.
"""

from collections.abc import Callable
from dataclasses import dataclass

from import_graph import PY, ROOT, Graph, folder_graph, without_detours

from table import catalog

PICTURE = ROOT / "docs/imports.svg"
WIDTH, HEIGHT = 960, 846
ROW, GAP, PAD, HEAD = 30, 14, 16, 34
FRAME = "screen/app"
STYLE = """
  text { font: 15px system-ui, sans-serif; fill: #1d2433; }
  .name { font-weight: 600; } .what { font-size: 13px; fill: #5a6478; } .small { font-size: 13px; text-anchor: middle; }
  .big { fill: #eef1f7; stroke: #8a94a8; } .inner { fill: #ffffff; stroke: #b4bccb; }
  .arrow { stroke: #34508c; stroke-width: 2; fill: none; } .thin { stroke: #7d8aa5; stroke-width: 1.3; fill: none; }
  .tip { fill: #34508c; } .tip-thin { fill: #7d8aa5; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6eaf3; } .what { fill: #a3adc2; }
    .big { fill: #1a2130; stroke: #5b6780; } .inner { fill: #252e41; stroke: #46526b; }
    .arrow { stroke: #8fb0ff; } .thin { stroke: #8794b0; } .tip { fill: #8fb0ff; } .tip-thin { fill: #8794b0; }
  }
"""


@dataclass(frozen=True)
class Box:
    """A folder in the picture."""

    x: float
    y: float
    wide: float
    high: float
    what: str = ""


BIG = {
    "main": Box(770, 30, 160, 60, "starts the page"),
    "door": Box(770, 146, 160, 60, "the browser"),
    "screen": Box(30, 30, 690, 176, "what is drawn"),
    "session": Box(30, 250, 690, 104, "one seat's way to be at a table"),
    "store": Box(770, 272, 160, 60, "what is kept"),
    "wire": Box(30, 398, 420, 84, "links and rooms"),
    "bots": Box(500, 398, 220, 84, "players that think"),
    "fair": Box(30, 526, 420, 84, "playing without a dealer"),
    "games": Box(30, 654, 690, 104, "rules and boards"),
    "table": Box(30, 788, 900, 44, "the kernel: needs, events, log, match"),
}
DOWNWARDS = {"screen"}  # its small boxes stand in rows; those of the others in columns


def draw() -> str:
    whole = without_detours(between(top(folder_graph())))
    parts = [_big(name, box) for name, box in BIG.items()]
    parts += [line for name in BIG for line in _inside(name)]
    parts += [_arrow(BIG[a], BIG[b], "arrow") for a in sorted(whole) for b in sorted(whole[a])]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    told = "; ".join(f"{a} imports {', '.join(sorted(whole[a]))}" for a in BIG if whole[a])
    tips = "".join(
        f'<marker id="{name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="{size}" markerHeight="{size}" '
        f'orient="auto" markerUnits="userSpaceOnUse"><path class="{name}" d="M0 0 8 4 0 8z"/></marker>'
        for name, size in (("tip", 11), ("tip-thin", 8))
    )
    lines = [head, f"<title>The folders of py/. {told}.</title>", f"<style>{STYLE}</style>", f"<defs>{tips}</defs>"]
    return "\n".join([*lines, *parts, "</svg>", ""])


def top(graph: Graph) -> Graph:
    """The arrows between the folders right under py/."""
    return merged(graph, lambda name: name.split("/")[0])


def merged(graph: Graph, into: Callable[[str], str]) -> Graph:
    """The same arrows between groups of folders."""
    arrows: dict[str, set[str]] = {into(name): set() for name in graph}
    for name, others in graph.items():
        arrows[into(name)] |= {into(other) for other in others} - {into(name)}
    return {name: frozenset(others) for name, others in arrows.items()}


def between(graph: Graph) -> Graph:
    missing = graph.keys() - BIG.keys()
    assert not missing, f"give {sorted(missing)} a place in {__file__}"
    return {name: graph.get(name, frozenset()) for name in BIG}


def _inside(name: str) -> list[str]:
    """The folders inside a folder: one column (or row) for each step along the arrows."""
    folders = [one for one in folder_graph() if one == name or one.startswith(f"{name}/")]
    if len(folders) < 2:
        return []
    arrows = {one: frozenset(folder_graph()[one] & set(folders)) for one in folders}
    if FRAME in arrows:
        arrows[FRAME] = frozenset()  # the frame opens every page, and every page is drawn in the frame
    graph = merged({one: others for one, others in arrows.items() if _has_files(one)}, _small_name)
    graph = {one: others & graph.keys() for one, others in graph.items()}
    steps = _steps(graph)
    boxes = dict[str, Box]()
    for step in range(max(steps.values()) + 1):
        row = sorted(one for one in graph if steps[one] == step)
        boxes |= _spread(BIG[name], row, step, max(steps.values()) + 1, name in DOWNWARDS)
    clean = without_detours(graph)
    lines = list[str]()
    for one in sorted(clean):
        for other in sorted(clean[one]):
            skips = steps[other] - steps[one] > 1 and name not in DOWNWARDS
            lines.append((_elbow if skips else _arrow)(boxes[one], boxes[other], "thin"))
    return lines + [_small(one, box) for one, box in boxes.items()]


def _steps(graph: Graph) -> dict[str, int]:
    """How many arrows lead to each box, along the longest way."""
    steps = dict.fromkeys(graph, 0)
    for _ in graph:
        for one, others in graph.items():
            for other in others:
                steps[other] = max(steps[other], min(steps[one] + 1, len(graph) - 1))
    used = sorted(set(steps.values()))
    return {one: used.index(step) for one, step in steps.items()}


def _spread(big: Box, row: list[str], step: int, count: int, downwards: bool) -> dict[str, Box]:
    """Places for the boxes of one step."""
    room_x, room_y = big.wide - 2 * PAD, big.high - HEAD - PAD / 2
    if downwards:
        wide, high = (room_x - GAP * (len(row) - 1)) / len(row), min(ROW, room_y / count - GAP)
        y = big.y + HEAD + step * room_y / count
        return {one: Box(big.x + PAD + place * (wide + GAP), y, wide, high) for place, one in enumerate(row)}
    lane = room_x / count
    wide, high = lane - (2 * GAP if count > 1 else 0), min(ROW, (room_y - 6 * (len(row) - 1)) / len(row))
    x, first = big.x + PAD + step * lane + (lane - wide) * step / max(1, count - 1), big.y + HEAD
    first += (room_y - len(row) * high - 6 * (len(row) - 1)) / 2
    return {one: Box(x, first + place * (high + 6), wide, high) for place, one in enumerate(row)}


def _small_name(place: str) -> str:
    if place in {f"games/{name}" for name in catalog.NAMES}:
        return "one folder a game"
    return place.partition("/")[2] or "*.py"


def _has_files(place: str) -> bool:
    """A lone file beside the folders is not drawn."""
    files = [path for path in (PY / place).glob("*.py") if path.name != "__init__.py"]
    return len(files) > (1 if "/" not in place else 0)


def _big(name: str, box: Box) -> str:
    label = name if (PY / name).is_dir() else f"{name}.py"
    y = box.y + 23
    title = f'<text class="name" x="{box.x + PAD}" y="{y}">{label}</text>'
    if box.wide < 200:
        told = f'<text class="what" x="{box.x + PAD}" y="{y + 22}">{box.what}</text>'
    else:
        told = f'<text class="what" x="{box.x + PAD + 78}" y="{y}">{box.what}</text>'
    return f'<rect class="big" {_shape(box)} rx="10"/>{title}{told}'


def _small(name: str, box: Box) -> str:
    label = f'<text class="small" x="{box.x + box.wide / 2:g}" y="{box.y + box.high / 2 + 4.5:g}">{name}</text>'
    return f'<rect class="inner" {_shape(box)} rx="6"/>{label}'


def _shape(box: Box) -> str:
    return f'x="{box.x:g}" y="{box.y:g}" width="{box.wide:g}" height="{box.high:g}"'


def _arrow(one: Box, other: Box, kind: str) -> str:
    """A straight line from border to border, upright or level where the boxes overlap that way."""
    x1, x2 = _meet(one.x, one.wide, other.x, other.wide)
    y1, y2 = _meet(one.y, one.high, other.y, other.high)
    tip = "tip" if kind == "arrow" else "tip-thin"
    return f'<path class="{kind}" d="M{x1:g} {y1:g} {x2:g} {y2:g}" marker-end="url(#{tip})"/>'


def _elbow(one: Box, other: Box, kind: str) -> str:
    """Past the boxes in between, above or below them, and into the other one from there."""
    above = one.y + one.high < other.y + other.high
    y, end = (one.y + 6, other.y) if above else (one.y + one.high - 6, other.y + other.high)
    path = f"M{one.x + one.wide:g} {y:g}H{other.x + other.wide / 2:g}V{end:g}"
    return f'<path class="{kind}" d="{path}" marker-end="url(#tip-thin)"/>'


def _meet(start: float, size: float, other: float, other_size: float) -> tuple[float, float]:
    """Along one direction: the two nearest borders, or the middle of what both cover."""
    if start + size < other:
        return start + size, other
    if other + other_size < start:
        return start, other + other_size
    middle = (max(start, other) + min(start + size, other + other_size)) / 2
    return middle, middle


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
