"""Who imports whom under py/: every import counts, also those for typing only and those inside a function."""

import ast
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PY = ROOT / "py"
Graph = Mapping[str, frozenset[str]]


@cache
def modules() -> dict[str, Path]:
    """Every file under py/ by its dotted name; a package goes by the name of its folder."""
    found = {}
    for path in sorted(PY.rglob("*.py")):
        parts = path.relative_to(PY).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if name:
            found[name] = path
    return found


@cache
def imported(path: Path) -> frozenset[str]:
    """The dotted names this file imports: `from a import b` is `a.b` where that is a module, and else `a`."""
    names = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.relative_to(PY)}: write imports in full, not relative"
            inside = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= {name if name in modules() else str(node.module) for name in inside}
    return frozenset(names)


@cache
def module_graph() -> Graph:
    ours = modules()
    return {name: frozenset(imported(path) & ours.keys() - {name}) for name, path in ours.items()}


def folder(name: str) -> str:
    """Where a module lies, at most two folders deep: `games/map`, `table`; a loose file goes by its own name."""
    parts = modules()[name].relative_to(PY).parent.parts[:2]
    return "/".join(parts) if parts else name


@cache
def folder_graph() -> Graph:
    """The same between the folders."""
    arrows: dict[str, set[str]] = {folder(name): set() for name in modules()}
    for name, others in module_graph().items():
        arrows[folder(name)] |= {folder(other) for other in others} - {folder(name)}
    return {place: frozenset(others) for place, others in arrows.items()}


def cycles(graph: Graph) -> list[list[str]]:
    """Every group that import each other in a circle (the strongly connected parts), each as one sorted list."""
    reached = {name: reach(graph, name) for name in graph}
    groups = {frozenset({name} | {other for other in reached[name] if name in reached[other]}) for name in graph}
    return sorted(sorted(group) for group in groups if len(group) > 1)


def reach(graph: Graph, start: str) -> set[str]:
    """Everything that is reached by following the arrows."""
    found, ahead = set[str](), [start]
    while ahead:
        for other in graph.get(ahead.pop(), ()):
            if other not in found:
                found.add(other)
                ahead.append(other)
    return found


def shortest_circle(graph: Graph, group: Iterable[str]) -> list[str]:
    """One way round inside such a group, as short as there is: what a person has to cut."""
    inside = set(group)
    ways = [way for start in sorted(inside) if (way := _way_back(graph, inside, start))]
    return min(ways, key=len)


def _way_back(graph: Graph, inside: set[str], start: str) -> list[str]:
    came, ahead = {start: ""}, [start]
    for here in ahead:
        for other in sorted(graph[here] & inside):
            if other == start:
                way = [start]
                while here:
                    way.append(here)
                    here = came[here]
                return way[::-1]
            if other not in came:
                came[other] = here
                ahead.append(other)
    return []


def without_detours(graph: Graph) -> Graph:
    """Only the arrows that do not follow from others, for a picture one can read. The graph has no circle."""
    return {
        name: frozenset(one for one in others if not any(one in reach(graph, other) for other in others - {one}))
        for name, others in graph.items()
    }
