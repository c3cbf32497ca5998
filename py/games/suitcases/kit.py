"""What Suitcases brings to the screen."""

from games.contract.kit import Around, Board, Kit, Private
from games.suitcases import GAME, around, board, private
from games.suitcases.picks import sketch
from games.suitcases.say import say

KIT = Kit(
    game=GAME,
    board=Board(
        ground=board.ground,
        pieces=board.pieces,
        symbols=board.symbols,
        pictures={
            "portrait": board.portrait,
            "badge": board.badge,
            "case": board.case,
            "contents": board.contents,
            "card": board.card,
            "card_back": board.card_back,
            "die": board.die,
            "headquarters": board.headquarters,
            "base": board.base,
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
        standing=around.standing,
        points=around.points,
        reveal=around.reveal,
        seat_colour=around.seat_colour,
        seat_sign=around.seat_sign,
        trifle=around.trifle,
        turn=around.turn,
    ),
    private=Private(
        is_private=private.is_private,
        hand=private.hand,
        shelves=private.shelves,
        pages=private.pages,
    ),
)
