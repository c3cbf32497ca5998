"""The name of an exported file: short, and taken by every system."""

import re

LONGEST = 40
# Windows keeps these names for its devices, whatever stands behind the dot.
RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10))}


def file_name(title: str) -> str:
    plain = re.sub(r"[^\w\- ]", "", title)[:LONGEST]
    name = re.sub(r"[\s-]+", "-", plain).strip("-_")
    return f"{f'game-{name}' if name.lower() in RESERVED else name or 'game'}.cabinet.json"
