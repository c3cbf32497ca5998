"""What lies around the board of CIA for all to see: the score, the number of cards, the final reveal."""

from collections.abc import Sequence
from functools import cache

from games.cia import board, dossier
from games.cia.table import AGENTS, NOBODY, Table
from games.contract.picks import Words
from games.contract.shown import Cell, Grid, Row, Score
from games.drawing import seats
from table.needs import Need, Open, Seat, Show


@cache
def emblem(key: str) -> str:
    """A small sign for what the key of a pick is about: `step:perry`, `name:doyle:2`; none for the rest."""
    agent = key.split(":")[1] if ":" in key else ""
    return board.symbol(agent) if agent in AGENTS else ""


def die(table: Table) -> str:
    """The die as it lies: blank before the roll."""
    return board.die(table.die)


def scores(table: Table, words: Words) -> tuple[Score, ...]:
    """The leaders first."""
    order = sorted(table.agents, key=lambda agent: (-table.score_of(agent), AGENTS.index(agent)))
    return tuple(
        Score(agent, words(f"cia.agent.{agent}"), table.score_of(agent), emblem(f"agent:{agent}")) for agent in order
    )


def status(table: Table, seat: Seat, words: Words) -> str:
    """CIA-4.3: how many Top Secret cards a player holds is public."""
    return words("cia.status.cards", n=len(table.hands[seat])) if table.top_secret else ""


def curtain(need: Need, table: Table) -> str:
    """Before the cards are turned over the table takes a breath: a key for the button, or nothing."""
    untouched = not any(owner is not None for owner in table.owners) and not any(table.dossiers)
    is_first = isinstance(need, Show) and not table.dossier
    if isinstance(need, Open) and need.name == "dossier":
        is_first = True
    return "cia.curtain" if untouched and is_first else ""


def standing(table: Table, seat: Seat, words: Words) -> str:
    """How a player's points came together: the better agent, and the dossier."""
    mine = [
        (table.score_of(agent), agent) for agent, owner in zip(table.agents, table.owners, strict=True) if owner == seat
    ]
    stone, agent = max(mine)
    own = words("cia.standing", agent=words(f"cia.agent.{agent}"), n=stone)
    return words("cia.standing.dossier", own=own, n=dossier.points(table, seat)) if table.dossier else own


def opened(deck: str, face: str, words: Words) -> str:
    """CIA-9: after the game every card is turned over."""
    return words(f"cia.agent.{face}" if face in AGENTS else f"cia.card.{face}")


def reveal(table: Table, words: Words, names: Sequence[str]) -> Grid:
    """CIA-3.1, CIA-8.4: every agent, whom it worked for, and what everybody had written about it."""
    order = sorted(zip(table.agents, table.score, table.owners, strict=True), key=lambda row: -row[1])
    columns = [words("cia.reveal.points"), words("cia.reveal.owner")]
    writers = [seat for seat in range(table.seats) if table.dossiers and table.dossiers[seat] is not None]
    columns += [words("cia.reveal.dossier", name=names[seat]) for seat in writers]
    rows = []
    for agent, points, owner in order:
        assert owner is not None
        cells = [Cell(str(points)), Cell(_name(owner, words, names))]
        for seat in writers:
            written = table.dossiers[seat]
            assert written is not None
            named = written[table.agents.index(agent)]
            tone = "" if owner == seat else "good" if named == owner else "bad"
            cells.append(Cell(_name(named, words, names), tone))
        rows.append(Row(words(f"cia.agent.{agent}"), tuple(cells), board.portrait(agent)))
    return Grid(words("cia.reveal"), tuple(columns), tuple(rows))


def _name(seat: Seat, words: Words, names: Sequence[str]) -> str:
    return words("cia.bystander") if seat == NOBODY else names[seat]


def seat_sign(table: Table, seat: Seat) -> str:
    """Players have no pieces of their own here."""
    return seats.seat_sign(seat)


def turn(table: Table) -> tuple[int, Seat]:
    """The log is grouped by turns."""
    return table.turn, table.active
