"""Saved games: a match as one readable JSON file, and back.

Law: a file that is damaged, or not ours, is refused with a reason, and changes nothing.
"""

from table.save.about import FORMAT, PARTS, About, checksum
from table.save.reading import is_whole, load, loading, unpack
from table.save.steps import Steps, finish
from table.save.strict import DEEPEST, LARGEST, depth_of, parse
from table.save.writing import dump, dumping, preparing

__all__ = [
    "DEEPEST", "FORMAT", "LARGEST", "PARTS", "About", "Steps", "checksum", "depth_of", "dump", "dumping", "finish",
    "is_whole", "load", "loading", "parse", "preparing", "unpack",
]  # fmt: skip
