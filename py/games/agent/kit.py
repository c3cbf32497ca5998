"""What Agent brings to the screen."""

from games.agent import GAME, around, board, private
from games.agent.picks import sketch
from games.agent.say import say
from games.contract.kit import Around, Board, Kit, Private

KIT = Kit(
    game=GAME,
    board=Board(
        ground=board.ground,
        pieces=board.pieces,
        symbols=board.symbols,
        pictures={
            "portrait": board.portrait,
            "badge": board.badge,
            "suitcase": board.suitcase,
            "capital": board.capital,
            "bahamas": board.bahamas,
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
        rank=around.rank,
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
