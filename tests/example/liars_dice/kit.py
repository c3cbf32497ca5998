"""What Liar's Dice brings to the screen: its board, its taps, its log, and what lies around the board."""

from games.contract.kit import Around, Board, Kit, Names, Private
from games.contract.shown import Cell, Grid, Row, Score, Shelf, Thing
from games.contract.words import Words
from games.liars_dice import GAME, board
from games.liars_dice.picks import sketch
from games.liars_dice.rules import Table, View
from games.liars_dice.say import say
from table.needs import Need, Seat, Show


def dice_left(table: Table, seat: Seat, words: Words) -> str:
    return words("liars_dice.dice", n=table.dice[seat])


def scores(table: Table, words: Words) -> tuple[Score, ...]:
    order = sorted(range(table.seats), key=lambda seat: -table.dice[seat])
    return tuple(Score(str(seat), "", table.dice[seat], board.cup(str(seat)), seat) for seat in order)


def emblem(key: str) -> str:
    what, _, face = key.partition(":")
    return board.die(face) if what == "face" else ""


def curtain(need: Need, table: Table) -> str:
    """A breath before the cups are lifted."""
    return "liars_dice.curtain" if isinstance(need, Show) and table.handled == 0 else ""


def must_look(table: Table) -> bool:
    """LD-1.2: every round has new dice, and everybody looks at theirs before anybody bids."""
    return table.phase == "bid"


def last_cups(table: Table, words: Words, names: Names) -> Grid:
    rows = zip(names, table.cups, strict=True)
    found = tuple(Row(name, (Cell(" ".join(row)),), board.cup(str(seat))) for seat, (name, row) in enumerate(rows))
    return Grid(words("liars_dice.reveal"), (words("liars_dice.reveal.dice"),), found)


def own_dice(view: View, words: Words, names: Names) -> tuple[Shelf, ...]:
    """LD-1.2: the only secret there is."""
    dice = tuple(Thing(f"die:{n}", face, picture=board.die(face)) for n, face in enumerate(sorted(view.dice)))
    return (Shelf(words("liars_dice.private"), dice),)


KIT = Kit(
    GAME,
    Board(board.ground, board.pieces, board.symbols, {"die": board.die, "cup": board.cup}),
    sketch,
    say,
    Around(
        emblem=emblem, scores=scores, status=dice_left, curtain=curtain, must_look=must_look, standing=dice_left,
        points=dice_left, reveal=last_cups,
    ),
    Private(shelves=own_dice),
)  # fmt: skip
