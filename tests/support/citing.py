"""`@rule("XY-2.3")` above a test: this test fails if that rule is not carried out."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*numbers)
