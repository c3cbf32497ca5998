"""Every rule number is cited by a test: `@rule("CIA-2.3")`.

Each game keeps its numbers in tests/games/<game>/rules.txt.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from table import catalog

GAMES = Path(__file__).parent / "games"


def numbers(game: str) -> list[str]:
    lines = (GAMES / game / "rules.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def citations(game: str) -> Iterator[tuple[str, str]]:
    """Every (rule number, test) in the files of this game."""
    for file in sorted((GAMES / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if (
                        isinstance(mark, ast.Call)
                        and isinstance(mark.func, ast.Name)
                        and mark.func.id == "rule"
                    ):
                        yield from ((ast.literal_eval(number), node.name) for number in mark.args)


@pytest.mark.parametrize("game", catalog.NAMES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    cited = {number for number, _ in citations(game)}
    assert numbers(game) and not [number for number in numbers(game) if number not in cited]


@pytest.mark.parametrize("game", catalog.NAMES)
def test_no_test_cites_a_rule_that_does_not_exist(game: str) -> None:
    assert not [(number, test) for number, test in citations(game) if number not in numbers(game)]


@pytest.mark.parametrize("game", catalog.NAMES)
def test_no_rule_is_listed_twice(game: str) -> None:
    assert len(numbers(game)) == len(set(numbers(game)))
