"""Random play, chaos and fuzz for every game.

`python build.py soak` plays thousands, `test` a small sample.
"""

import sys
from pathlib import Path

# The tests' own tools lie in the folders beside this one.
sys.path[:0] = [str(Path(__file__).parent.parent / name) for name in ("support", "fair", "wire")]

import shelf  # noqa: E402, F401 - what soaks plays the games under tests/example too
