"""`python -m playthroughs [--again]`: writes the golden games."""

import sys

from playthroughs import write_missing

print("\n".join(write_missing("--again" in sys.argv)) or "nothing was missing")
