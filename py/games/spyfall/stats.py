"""A finished game of Spyfall in numbers: who scored when, who was asked, and who had a nose for spies."""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate

from games.contract.kit import Stats
from games.contract.picks import Words
from games.contract.shown import Bar, Bars, Cell, Chart, Facts, Figure, Grid, Line, Row
from games.spyfall import board
from games.spyfall.around import round_figures
from games.spyfall.table import Past, Table
from table.events import Event
from table.needs import Seat


def stats(events: Sequence[Event], tables: Sequence[Table], words: Words, names: Sequence[str]) -> tuple[Figure, ...]:
    past = tables[-1].past
    questions = sum(len(one.asked) for one in past)
    accusations = sum(not ballot.is_final for one in past for ballot in one.votes)
    figures: list[Figure] = [
        Facts(
            words("spyfall.stats.game"),
            (
                (words("spyfall.stats.rounds"), str(len(past))),
                (words("spyfall.stats.spy_won"), str(sum(one.points[one.spy] > 0 for one in past))),
                (words("spyfall.stats.questions"), str(questions)),
                (words("spyfall.stats.accusations"), str(accusations)),
            ),
        ),
        Chart(words("spyfall.stats.points"), _lines(past, names), words("spyfall.stats.round")),
        _nose(past, words, names),
    ]
    if questions:
        asked = Counter(of for one in past for _, of in one.asked)
        bars = tuple(Bar(name, asked[seat]) for seat, name in enumerate(names))
        figures.append(Bars(words("spyfall.stats.asked"), bars))
    for number, one in enumerate(past, 1):
        figures += round_figures(one, number, words, names)
    return tuple(figures)


def _lines(past: Sequence[Past], names: Sequence[str]) -> tuple[Line, ...]:
    return tuple(
        Line(
            name,
            tuple(accumulate((one.points[seat] for one in past), initial=0)),
            board.colour(seat),
            board.person(str(seat)),
        )
        for seat, name in enumerate(names)
    )


def _nose(past: Sequence[Past], words: Words, names: Sequence[str]) -> Grid:
    """Every time an agent pointed at somebody: an accusation, a yes, a suspicion, a final vote."""
    rows = []
    for seat, name in enumerate(names):
        pointed = [(target, one.spy) for one in past if seat != one.spy for target in _pointed(one, seat)]
        right = sum(target == spy for target, spy in pointed)
        wrongly = sum(
            target == seat
            for one in past
            if seat != one.spy
            for other in range(len(names))
            if other != seat
            for target in _pointed(one, other)
        )
        cells = (Cell(str(right)), Cell(str(len(pointed))), Cell(str(wrongly)))
        rows.append(Row(name, cells, board.person(str(seat))))
    columns = (words("spyfall.stats.right"), words("spyfall.stats.all"), words("spyfall.stats.suspected"))
    return Grid(words("spyfall.stats.nose"), columns, tuple(rows))


def _pointed(one: Past, seat: Seat) -> list[Seat]:
    targets = [one.named[seat]] if one.named[seat] >= 0 else []
    for ballot in one.votes:
        if ballot.is_final:
            targets.append(ballot.votes[seat])
        elif ballot.votes[seat] == 1:
            targets.append(ballot.accused)
    return targets


STATS: Stats = stats
