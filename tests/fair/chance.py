"""Property tests that draw the same examples in every run; fewer in the browser's Python, which is slower."""

import sys

from hypothesis import settings


def steady(examples: int) -> settings:
    few = min(examples, 5) if sys.platform == "emscripten" else examples
    return settings(max_examples=few, deadline=None, database=None, derandomize=True)
