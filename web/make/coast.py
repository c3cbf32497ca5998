"""Draws the coasts for the map boards: `PYTHONPATH=py python -m web.make.coast` writes games/<game>/art/coast.py.

The outlines come from Natural Earth, through the npm package world-atlas. A thin-plate spline bends each sheet of a
game's chart (games/<game>/art/globe.py), so that the cities of the globe come to lie where the board has them.
"""

import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

from games.map.globe import LON_LAT, Chart, Point, Sheet
from table import catalog
from web.make import ROOT

ATLAS = ROOT / "node_modules/world-atlas"
FRAME = (-34.0, -34.0, 1034.0, 734.0)  # a little more than the board shows
FINE = 0.8  # how far a simplified line may stray, in units of the board
Warp = Callable[[Point], Point]
Ring = list[Point]


# The globe --------------------------------------------------------------------------------------------------


@cache
def rings(detail: str) -> list[Ring]:
    """All coasts as closed rings of longitude and latitude, out of the delta-coded arcs of TopoJSON."""
    topology = json.loads((ATLAS / f"land-{detail}.json").read_text())
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[Ring] = []
    for arc in topology["arcs"]:
        x = y = 0
        points: Ring = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)
    found = []
    for land in topology["objects"]["land"]["geometries"]:
        for outline in (ring for polygon in land["arcs"] for ring in polygon):
            ring: Ring = []
            for index in outline:
                ring += (arcs[index] if index >= 0 else arcs[~index][::-1])[1 if ring else 0 :]
            found.append(_joined(ring))
    return found


def _joined(ring: Ring) -> Ring:
    """Asia reaches over the date line: keep it in one piece."""
    if max(p[0] for p in ring) - min(p[0] for p in ring) < 300 or max(p[1] for p in ring) < -60:
        return ring
    return [(lon + 360 if lon < -100 else lon, lat) for lon, lat in ring]


def flat(place: Point) -> Point:
    """Something between Mercator and a plain grid; the warp does the rest."""
    lon, lat = place
    return (
        lon,
        math.degrees(math.log(math.tan(math.pi / 4 + math.radians(max(-75, min(84, lat))) * 0.4))) / 0.8,
    )


# The warp ---------------------------------------------------------------------------------------------------


def warp(sources: Sequence[Point], targets: Sequence[Point], slack: Sequence[float]) -> Warp:
    """The thin-plate spline that carries sources to targets; with three points it is plainly affine."""
    unit = 40.0
    points = [(x / unit, y / unit) for x, y in map(flat, sources)]
    n = len(points)
    rows = [[_bend(p, q) for q in points] + [1, *p] for p in points]
    for i, much in enumerate(slack):
        rows[i][i] += much
    rows += [[1.0] * n + [0] * 3, [p[0] for p in points] + [0] * 3, [p[1] for p in points] + [0] * 3]
    weights = _solve(rows, [list(t) for t in targets] + [[0.0, 0.0]] * 3)

    def carry(place: Point) -> Point:
        x, y = (each / unit for each in flat(place))
        parts = [*(_bend((x, y), p) for p in points), 1, x, y]
        return (
            sum(w[0] * part for w, part in zip(weights, parts)),
            sum(w[1] * part for w, part in zip(weights, parts)),
        )

    return carry


def _bend(p: Point, q: Point) -> float:
    square = (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2
    return square * math.log(square) if square else 0.0


def _solve(left: list[list[float]], right: list[list[float]]) -> list[list[float]]:
    n = len(left)
    rows = [[*a, *b] for a, b in zip(left, right)]
    for i in range(n):
        best = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(n):
            if k != i and rows[k][i]:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i])]
    return [[value / rows[i][i] for value in rows[i][n:]] for i in range(n)]


def sheet_warp(sheet: Sheet, spots: Mapping[str, Point]) -> Warp:
    cities = [city for city in sheet.cities.split() if city in spots]
    slack = [sheet.slack / sheet.pulls.get(city, 1) for city in cities] + [sheet.slack / 4] * len(
        sheet.anchors
    )
    return warp(
        [LON_LAT[c] for c in cities] + [*sheet.anchors],
        [spots[c] for c in cities] + [*sheet.anchors.values()],
        slack,
    )


# Lines ------------------------------------------------------------------------------------------------------


def dense(ring: Ring, step: float = 0.8) -> Ring:
    """With points in between, so that a long edge bends too."""
    found: Ring = []
    for (a, b), (c, d) in zip(ring, ring[1:] + ring[:1]):
        parts = max(1, math.ceil(max(abs(c - a), abs(d - b)) / step))
        found += [(a + (c - a) * i / parts, b + (d - b) * i / parts) for i in range(parts)]
    return found


def clip(ring: Ring, frame: tuple[float, float, float, float]) -> Ring:
    """The part of a ring inside a frame; where it is cut, it follows the frame."""
    for axis, edge, sign in ((0, frame[0], 1), (0, frame[2], -1), (1, frame[1], 1), (1, frame[3], -1)):
        kept: Ring = []
        for before, here in zip(ring[-1:] + ring[:-1], ring):
            was, is_ = ((point[axis] - edge) * sign >= 0 for point in (before, here))
            if was != is_:
                t = (edge - before[axis]) / (here[axis] - before[axis])
                kept.append((before[0] + (here[0] - before[0]) * t, before[1] + (here[1] - before[1]) * t))
            if is_:
                kept.append(here)
        ring = kept
    return ring


def simple(line: Ring, fine: float = FINE) -> Ring:
    """Without the points that nobody would miss (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    length = math.hypot(bx - ax, by - ay)

    def stray(p: Point) -> float:
        if not length:
            return math.hypot(p[0] - ax, p[1] - ay)
        return abs((bx - ax) * (ay - p[1]) - (ax - p[0]) * (by - ay)) / length

    far = max(range(1, len(line) - 1), key=lambda i: stray(line[i]))
    if stray(line[far]) <= fine:
        return [line[0], line[-1]]
    return simple(line[: far + 1], fine)[:-1] + simple(line[far:], fine)


def _halves(ring: Ring, fine: float) -> Ring:
    """A closed ring made simple: as two lines, so that it keeps its two ends."""
    half = len(ring) // 2
    return simple(ring[: half + 1], fine)[:-1] + simple([*ring[half:], ring[0]], fine)[:-1]


def area(ring: Ring) -> float:
    return abs(sum(a * d - b * c for (a, b), (c, d) in zip(ring, ring[1:] + ring[:1]))) / 2


def written(lines: Iterable[Ring], close: str = "z") -> str:
    """As path data: whole tenths, relative, so that it stays short."""
    found = []
    for ring in lines:
        x, y = (round(each) for each in ring[0])
        found.append(f"M{x} {y}l")
        steps = []
        for px, py in ring[1:]:
            dx, dy = round(px) - x, round(py) - y
            if dx or dy:
                steps.append(f"{dx}{'' if dy < 0 else ' '}{dy}")
                x, y = x + dx, y + dy
        found.append(" ".join(steps) + close)
    return "".join(found)


# The chart --------------------------------------------------------------------------------------------------


def coasts(chart: Chart) -> list[Ring]:
    found = []
    for sheet in chart.sheets:
        carry = sheet_warp(sheet, chart.cities)
        west, south, east, north = sheet.part
        for ring in rings(chart.detail):
            part = clip(ring, (west, south, east, north))
            if len(part) < 3 or not _belongs(ring, sheet, chart):
                continue
            drawn = clip([carry(place) for place in dense(_halves(part, 0.05))], FRAME)
            if len(drawn) > 3 and area(drawn) > 14:
                found.append(_halves(drawn, FINE))
    return [ring for ring in found if len(ring) > 2]


def _belongs(ring: Ring, sheet: Sheet, chart: Chart) -> bool:
    """An island goes on the smallest sheet that holds its middle; a continent on every large one."""
    across = max(p[0] for p in ring) - min(p[0] for p in ring)
    if across > 100:
        return sheet.part[2] - sheet.part[0] > 20 and max(p[1] for p in ring) > -60  # not Antarctica
    x, y = (sum(p[i] for p in ring) / len(ring) for i in (0, 1))
    holding = [s for s in chart.sheets if s.part[0] <= x <= s.part[2] and s.part[1] <= y <= s.part[3]]
    return min(holding, key=_size, default=None) is sheet


def _size(sheet: Sheet) -> float:
    return (sheet.part[2] - sheet.part[0]) * (sheet.part[3] - sheet.part[1])


HEAD = '"""The coasts under the cities of this board: made by web/make/coast.py, not by hand."""\n\n'


def chart_of(game: str) -> Chart | None:
    """CHART in `games/<game>/art/globe.py`, where a game is played on a map."""
    found: Chart | None = catalog.part(game, "art/globe", "CHART")
    return found


def module(chart: Chart) -> str:
    """The source of a game's art/coast.py."""
    data = written(coasts(chart))
    lines = [data[i : i + 108] for i in range(0, len(data), 108)]
    return HEAD + "LAND = (\n" + "".join(f'    "{line}"\n' for line in lines) + ")\n"


def main() -> None:
    for game in catalog.NAMES:
        if chart := chart_of(game):
            text = module(chart)
            (ROOT / f"py/games/{game}/art/coast.py").write_text(text)
            print(f"{game}: {len(text)} characters")


if __name__ == "__main__":
    main()
