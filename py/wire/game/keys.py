"""What one seat of this device keeps to itself in a game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Keys:
    """`seed`: the seat signs with it. `master`: the root of everything the seat hides."""

    seed: bytes
    master: bytes
