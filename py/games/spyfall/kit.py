"""What Spyfall brings to the screen."""

from games.contract.kit import Around, Board, Kit, Private
from games.spyfall import GAME, around, board, private
from games.spyfall.picks import sketch
from games.spyfall.say import say

KIT = Kit(
    game=GAME,
    board=Board(
        ground=board.ground,
        pieces=board.pieces,
        symbols=board.symbols,
        pictures={
            "person": board.person,
            "pictogram": board.pictogram,
            "place_card": board.place_card,
            "spy_card": board.spy_card,
            "sign": board.sign,
            "round_table": board.round_table,
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
        clock=around.clock,
        must_look=around.must_look,
        is_anybodys=around.is_anybodys,
        beside=around.beside,
        opened=around.opened,
        standing=around.standing,
        reveal=around.reveal,
        seat_colour=around.seat_colour,
        seat_sign=around.seat_sign,
        turn=around.turn,
    ),
    private=Private(
        is_private=private.is_private,
        hand=private.hand,
        shelves=private.shelves,
        marks=private.marks,
        acts=private.acts,
        pages=private.pages,
    ),
)
