"""What CIA brings to the screen."""

from games.cia import GAME, around, board, private
from games.cia.picks import sketch
from games.cia.say import say
from games.contract.kit import Around, Board, Kit, Private

KIT = Kit(
    game=GAME,
    board=Board(
        ground=board.ground,
        pieces=board.pieces,
        symbols=board.symbols,
        pictures={
            "card": board.card,
            "card_back": board.card_back,
            "agent_card": board.agent_card,
            "portrait": board.portrait,
            "die": board.die,
            "stone": board.stone,
            "symbol": board.symbol,
            "figure": board.portrait,
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
        opened=around.opened,
        reveal=around.reveal,
        seat_sign=around.seat_sign,
        turn=around.turn,
    ),
    private=Private(
        is_private=private.is_private,
        hand=private.hand,
        shelves=private.shelves,
        pages=private.pages,
    ),
)
