"""Where the tests find the sources, and their marks: the rule they prove, or that they are one more of a kind."""

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
# py first: its packages `table` and `games` must win over the folders of the same names here.
for folder in (HERE, HERE.parent / "py"):
    if str(folder) in sys.path:
        sys.path.remove(str(folder))
    sys.path.insert(0, str(folder))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of the rule sheet that this test proves")
    config.addinivalue_line("markers", "more: one more of a kind, which the browser's Python need not try again")
