"""The start of a game of Spyfall, and the deal of a round (SPY-2, SPY-3): nobody sees more than one card."""

from games.spyfall.table import NOBODY, Table
from table.change import replace
from table.events import Event
from table.game import Options
from table.illegal import Illegal
from table.needs import Deal
from table.turns import face


def start(seats: int, options: Options) -> Table:
    """SPY-2: rounds, time, roles and the next dealer are agreed beforehand."""
    places, rounds = options["places"], int(options["rounds"])  # type: ignore[arg-type]
    assert isinstance(places, tuple)
    # SPY-3.1: no place is used twice, so there must be one for every round.
    if rounds > len(places):
        raise Illegal("spyfall.illegal.few_places", rounds=rounds, places=len(places))
    table = Table(
        seats=seats,
        rounds=rounds,
        seconds=int(options["seconds"]),  # type: ignore[arg-type]
        roles=bool(options["roles"]),
        dealer_rule=str(options["dealer"]),
        tracking=bool(options["tracking"]),
        places=tuple(str(place) for place in places),
        phase="first dealer",
    )
    table = replace(table, scores=(0,) * seats, dealer=int(options["first"]))  # type: ignore[arg-type]
    # SPY-2.4: the table decides who deals first; otherwise the lot does.
    return table if table.dealer == NOBODY else begin_round(table)


def choose_dealer(table: Table, event: Event) -> Table:
    # SPY-2.4: nobody was chosen, so the first dealer is drawn by lot.
    return begin_round(replace(table, dealer=int(face(event))))


def begin_round(table: Table) -> Table:
    nobody = (-1,) * table.seats
    return replace(
        table,
        phase="places",
        round=table.round + 1,
        dealt=0,
        step=0,
        left=table.seconds,
        # SPY-4.1: the dealer asks the first question.
        asker=table.dealer,
        asked_by=-1,
        asked=-1,
        asked_whom=(),
        questions=(),
        accused_by=(),
        accuser=-1,
        accused=-1,
        sealed=(),
        votes=nobody,
        named=nobody,
        ballots=(),
        suspect=-1,
        guess="",
        how="",
        place="",
        cards=("",) * table.seats,
    )


def rows(table: Table) -> tuple[tuple[tuple[str, int], ...], ...]:
    """SPY-3.2: one row for each agent: the place drawn blind and, with roles, a different role drawn blind."""
    place = (f"places.{table.round}", 0)
    roles = ((f"roles.{table.round}", number) for number in range(table.seats - 1))
    return tuple((place, role) if table.roles else (place,) for role in roles)


def next_card(table: Table) -> Deal:
    """SPY-3.3: one card each."""
    return Deal(f"cards.{table.round}", table.dealt, table.dealt)


def after_a_card(table: Table) -> Table:
    return replace(table, phase="looking") if table.dealt == table.seats else table
