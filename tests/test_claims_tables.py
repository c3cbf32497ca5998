"""What the documents claim about liars is shown by tests: every test that a table of claims names exists."""

import ast
import re
from functools import cache
from pathlib import Path

from each import each

ROOT = Path(__file__).parent.parent
NAMED = re.compile(r"`(?:(tests/[\w/]+\.py)(?:::)?)?(test_\w+)?`")
TABLE = re.compile(r"^\| claim \| who must be honest \|.*\n\|[-| ]+\|\n((?:\|.*\n)+)", re.M)
DOCUMENTS = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("docs/*.md")) if TABLE.search(path.read_text())]


def rows(document: str) -> list[str]:
    return [row for table in TABLE.findall((ROOT / document).read_text()) for row in table.splitlines()]


@cache
def find_tests(file: str) -> set[str]:
    """The tests of one file; of all files if none is named."""
    if not file:
        return set().union(*(find_tests(str(path.relative_to(ROOT))) for path in ROOT.glob("tests/**/test_*.py")))
    path = ROOT / file
    tree = ast.parse(path.read_text()) if path.is_file() else ast.Module([], [])
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def test_whatever_speaks_of_liars_has_a_table_of_claims() -> None:
    assert {"docs/fair.md", "docs/rooms.md", "docs/meeting.md"} <= set(DOCUMENTS)


@each(DOCUMENTS)
def test_every_claim_says_who_must_be_honest_and_names_a_test_that_exists(document: str) -> None:
    for row in rows(document):
        claim, honest, shown = (cell.strip() for cell in row.strip("|").split("|"))
        named = NAMED.findall(shown)
        assert claim and honest and named, f"shown by nothing: {row}"
        for file, test in named:
            assert test in find_tests(file) if test else find_tests(file), f"there is no {file}::{test}"
