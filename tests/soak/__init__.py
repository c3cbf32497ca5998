"""Random play, chaos and fuzz for every game.

`python build.py soak` plays thousands, `test` a small sample.
"""

import sys
from pathlib import Path

# the tests' own tools lie in the folders beside this one
sys.path[:0] = [str(Path(__file__).parent.parent / name) for name in ("fair", "wire")]
