"""What Liar's Dice brings to the screen: its board, how a bid is tapped, its log, and what lies around the board."""

from games.contract.kit import Around, Board, Kit, Names, Private
from games.contract.picks import Draft
from games.contract.shown import Shelf, Thing, leaders
from games.contract.taps import sketch_by_taps
from games.contract.words import Words
from games.liars_dice import GAME, board
from games.liars_dice.rules import DOUBT, NOTHING, Table, View, moves
from games.liars_dice.say import say
from table.events import Move
from table.needs import Need, Seat, Show


def taps(move: Move) -> Draft:
    """A number, then a face; or doubt."""
    if move.value == DOUBT:
        return (DOUBT,)
    number, face = move.value  # type: ignore[misc]
    return (f"number:{number}", f"face:{face}")


def hint(view: View, taps: Draft, move: Move | None) -> str:
    return "face" if taps and not move else "first" if view.table.bid == NOTHING else "bid"


def dice_left(table: Table, seat: Seat, words: Words) -> str:
    return words("liars_dice.dice", n=table.dice[seat])


def curtain(need: Need, table: Table) -> str:
    """A breath before the cups are lifted."""
    return "liars_dice.curtain" if isinstance(need, Show) and table.handled == 0 else ""


def own_dice(view: View, words: Words, names: Names) -> tuple[Shelf, ...]:
    """LD-1.2: the only secret there is."""
    dice = tuple(Thing(f"die:{n}", face, picture=board.die(face)) for n, face in enumerate(sorted(view.dice)))
    return (Shelf(words("liars_dice.private"), dice),)


KIT = Kit(
    GAME,
    Board(board.ground, board.pieces, board.symbols, {"die": board.die, "cup": board.cup}),
    sketch_by_taps("liars_dice", taps, moves, hint),
    say,
    Around(
        emblem=lambda key: board.die(key[-1]) if key.startswith("face") else "",
        scores=lambda table, words: leaders(table.dice, board.cup),
        status=dice_left,
        standing=dice_left,
        points=dice_left,
        curtain=curtain,
        must_look=lambda table: table.phase == "bid",  # LD-1.2: every round has new dice
    ),
    Private(shelves=own_dice),
)
