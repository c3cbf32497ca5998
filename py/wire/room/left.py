"""The game that this device has left for the lobby: while others go on with it, it may return."""

from collections.abc import Sequence

from wire.link.mesh import Mesh
from wire.link.messages import Note, Start


def is_of(game: str, letter: bytes) -> bool:
    """Does a letter belong to this game?"""
    return f'"game":"{game}"'.encode() in letter


def goes_on(start: Note | None, left_round: int, letters: Sequence[bytes], mesh: Mesh) -> bool:
    """Is a neighbour at the game of this start, which was left? `letters`: those that were heard before."""
    if start is None or not isinstance(start.body, Start) or start.body.terms.round != left_round or not letters:
        return False
    return any(link.game and is_of(link.game, letters[-1]) for link in mesh.links.values())
