"""Some tests try a share of all pairs of a field and a value. With THOROUGH=1 in the environment they try all."""

import os

IS_THOROUGH = bool(os.environ.get("THOROUGH"))
EVERY = 11  # else one of so many; prime to the number of values, so every field and every value gets its turn
