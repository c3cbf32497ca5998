"""What the documents claim about liars is shown by tests: every test that a table of claims names exists."""

import re
from functools import cache
from pathlib import Path

from each import each

ROOT = Path(__file__).parent.parent
NAMED = re.compile(r"`(?:(tests/[\w/]+\.py)::)?(test_\w+)`")
TABLE = re.compile(r"^\| claim \| who must be honest \|.*\n\|[-| ]+\|\n((?:\|.*\n)+)", re.M)
DOCUMENTS = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("docs/*.md")) if TABLE.search(path.read_text())]


def rows(document: str) -> list[str]:
    return [row for table in TABLE.findall((ROOT / document).read_text()) for row in table.splitlines()]


@cache
def known() -> dict[str, set[str]]:
    """The names of the tests in each file."""
    files = {str(path.relative_to(ROOT)): path.read_text() for path in (ROOT / "tests").rglob("test_*.py")}
    return {file: set(re.findall(r"^def (test_\w+)", text, re.M)) for file, text in files.items()}


def test_fair_rooms_and_meeting_have_a_table_of_claims() -> None:
    assert {"docs/fair.md", "docs/rooms.md", "docs/meeting.md"} <= set(DOCUMENTS)


@each(DOCUMENTS)
def test_every_claim_says_who_must_be_honest_and_names_a_test_that_exists(document: str) -> None:
    for row in rows(document):
        claim, honest, shown = (cell.strip() for cell in row.strip("|").split("|"))
        named = NAMED.findall(shown)
        assert claim and honest and named, f"shown by nothing: {row}"
        for file, test in named:
            assert test in (known().get(file, set()) if file else set().union(*known().values())), f"no {file} {test}"
