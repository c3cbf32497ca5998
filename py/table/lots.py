"""Chance from a seed: the same seed and label give the same result on every device and in every Python."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


def digest(*parts: str) -> bytes:
    """SHA-256 over length-prefixed parts, so that two different lists of parts never hash alike."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass")
        whole.update(len(data).to_bytes(4, "big") + data)
    return whole.digest()


def nonce(seed: str, *label: str) -> str:
    """32 bytes nobody can guess without the seed."""
    return digest("cabinet-noir/nonce/1", seed, *label).hex()


def _numbers(seed: str, *label: str) -> Iterator[int]:
    turn = 0
    while True:
        block = digest("cabinet-noir/lots/1", seed, *label, str(turn))
        for start in range(0, 32, 4):
            yield int.from_bytes(block[start : start + 4], "big")
        turn += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    """Every result is equally likely: numbers in the uneven rest at the top are skipped."""
    top = 2**32 - 2**32 % limit
    return next(number for number in numbers if number < top) % limit


def pick(choices: Sequence[T], seed: str, *label: str) -> T:
    return choices[_below(len(choices), _numbers(seed, *label))]


def shuffle(items: Sequence[T], seed: str, *label: str) -> tuple[T, ...]:
    """A Fisher–Yates shuffle."""
    numbers = _numbers(seed, *label)
    cards = list(items)
    for last in range(len(cards) - 1, 0, -1):
        other = _below(last + 1, numbers)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)
