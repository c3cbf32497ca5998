"""Tells the page when something that it shows may have changed, and only then."""

from collections.abc import Callable, Sequence

from wire.game.game import Sitting
from wire.link.mesh import Mesh
from wire.room.chat import Line
from wire.room.notes import Board


class News:
    """`chat` is the list of remarks that the room adds to."""

    def __init__(self, board: Board, mesh: Mesh, chat: Sequence[Line], changed: Callable[[], None]) -> None:
        self._board = board
        self._mesh = mesh
        self._chat = chat
        self._changed = changed
        self._told: object = None
        self._states: object = None

    def tell(self, game: Sitting | None, is_time: bool = False) -> None:
        """`is_time`: looks also at what only time changes, such as who is asleep."""
        board, mesh, chat = self._board, self._mesh, self._chat
        heard = game and (game.courier.heard_count, [(p.transcript.step, len(p.transcript.now)) for p in game.all])
        if is_time:
            self._states = (
                game and (game.state, game.absent, tuple(game.votes.items()), game.can_vote),
                tuple((device, mesh.state(device), mesh.reach(device)) for device in board.cards),
                not game and [link.game for link in mesh.links.values()],
            )
        seen = (board.print, board.counted, len(chat), chat[-1:], mesh.refusal, mesh.neighbours, heard, self._states)
        if seen != self._told:
            self._told = seen
            self._changed()
