"""Every test that a document names is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = "\n".join(file.read_text() for file in (ROOT / "tests").rglob("test_*.py"))


@pytest.mark.parametrize("name", ["fair", "rooms", "meeting"])
def test_every_test_that_a_document_names_is_there(name: str) -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / f"{name}.md").read_text()))
    assert not [one for one in sorted(named) if f"def {one}(" not in TESTS]
    assert named or name != "fair"
