"""What Dossier X brings to the screen."""

from games.contract.kit import Around, Board, Kit, Private
from games.dossier_x import GAME, around, board, private
from games.dossier_x.picks import sketch
from games.dossier_x.say import say

KIT = Kit(
    game=GAME,
    board=Board(
        ground=board.ground,
        pieces=board.pieces,
        symbols=board.symbols,
        pictures={
            "portrait": board.portrait,
            "badge": board.badge,
            "dossier": board.dossier,
            "capital": board.capital,
            "note": board.note,
        },
    ),
    sketch=sketch,
    say=say,
    around=Around(
        emblem=around.emblem,
        die=around.die,
        scores=around.scores,
        status=around.status,
        curtain=around.curtain,
        question=around.question,
        opened=around.opened,
        standing=around.standing,
        points=around.points,
        reveal=around.reveal,
        seat_sign=around.seat_sign,
        turn=around.turn,
    ),
    private=Private(
        is_private=private.is_private,
        hand=private.hand,
        shelves=private.shelves,
        glance=private.glance,
        pages=private.pages,
    ),
)
