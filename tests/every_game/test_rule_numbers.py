"""Every rule number is cited by a test: `@rule("XY-2.3")`.

Each game keeps its numbers in a rules.txt beside its tests: one to a line, and after it the rule, if it is told there.
"""

import ast
from collections.abc import Iterator

import pytest
from shelf import folder_of_tests

from table import catalog


def numbers(game: str) -> list[str]:
    lines = (folder_of_tests(game) / "rules.txt").read_text(encoding="utf-8").splitlines()
    return [line.split()[0] for line in lines if line and line[0] not in "# "]


def citations(game: str) -> Iterator[tuple[str, str]]:
    """Every (rule number, test) in the files of this game."""
    for file in sorted(folder_of_tests(game).glob("test_*.py")):
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
