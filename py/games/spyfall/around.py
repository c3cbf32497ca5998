"""What lies around the table of Spyfall for everybody to see: the poster, the score, and what a round reveals."""

from collections.abc import Sequence

from games.contract.picks import Words
from games.contract.shown import Cell, Facts, Figure, Grid, Row, Score, Shelf, Thing, leaders
from games.spyfall import board
from games.spyfall.places.poster import place_and_role, place_name, role_name
from games.spyfall.table import NOBODY, SPY, Past, Table, voters
from table.needs import Need, Open, Seat

# Where a clock lies on the table, running or not. Once the spy has stood up, time no longer matters.
TIMED = ("looking", "talk", "stop", "vote", "votes", "last answer", "name", "discuss", "final", "finals", "convict")


def emblem(key: str) -> str:
    """A small sign for what the key of a pick is about: a place of the poster, or a player."""
    what, _, thing = key.partition(":")
    if what == "place":
        return board.pictogram(thing)
    return board.person(thing) if what in ("ask", "by", "of", "seat") else ""


def die(table: Table) -> str:
    """There is no die in this game."""
    return ""


def scores(table: Table, words: Words) -> tuple[Score, ...]:
    """The leaders first."""
    return leaders(table.scores, board.person)


def status(table: Table, seat: Seat, words: Words) -> str:
    """Who deals, asks or is accused, and whose accusation is gone (SPY-5.1): all of it is public."""
    if table.phase in ("told", "over"):
        return words("spyfall.status.spy") if table.cards[seat] == SPY else ""
    if seat == table.accused:
        return words("spyfall.status.accused")
    if table.phase == "looking" and seat == table.dealer:
        return words("spyfall.status.deals")
    if table.phase == "talk" and table.tracking and seat == table.asker:
        return words("spyfall.status.asks")
    return words("spyfall.status.used") if table.phase == "talk" and seat in table.accused_by else ""


def curtain(need: Need, table: Table) -> str:
    """A breath before votes are shown together, and before a card is turned over: a key for the button, or nothing."""
    if isinstance(need, Open):
        everybody = voters(table) if table.phase == "votes" else tuple(range(table.seats))
        return "spyfall.curtain.votes" if need.seats == everybody else ""
    return "spyfall.curtain.card" if table.phase == "convict" else ""


def clock(table: Table) -> tuple[int, int] | None:
    """What a clock that stands still would show, and what it showed at first; none between rounds."""
    return (table.left, table.seconds) if table.phase in TIMED else None


def must_look(table: Table) -> bool:
    """SPY-4.1: the clock waits until everybody has looked at the new card."""
    return table.phase == "looking"


def is_anybodys(table: Table) -> bool:
    """The dealer goes on for all when all are ready, so anybody with the device may tap it."""
    return table.phase in ("looking", "discuss", "told")


def beside(table: Table, words: Words, names: Sequence[str]) -> tuple[Shelf | Figure, ...]:
    """SPY-1.2: the poster, all the time. SPY-7.2: after a round, everything about it."""
    if table.phase in ("told", "over"):
        return (*round_figures(table.past[-1], len(table.past), words, names), poster(table, words))
    # While the spy names a place, the poster is what is chosen from.
    return () if table.phase == "guess" else (poster(table, words),)


def poster(table: Table, words: Words) -> Shelf:
    used = {past.place for past in table.past}
    here = table.place if table.phase in ("told", "over") else ""
    return Shelf(
        words("spyfall.poster"),
        tuple(
            Thing(
                place,
                place_name(place, words),
                words("spyfall.poster.here" if place == here else "spyfall.poster.used") if place in used else "",
                board.pictogram(place),
            )
            for place in table.places
        ),
    )


def role_of(card: str, words: Words) -> str:
    if card == SPY:
        return words("spyfall.card.spy")
    place, role = place_and_role(card)
    return role_name(place, role, words) if role else words("spyfall.card.agent")


def round_figures(past: Past, number: int, words: Words, names: Sequence[str]) -> tuple[Figure, ...]:
    """SPY-7.2: the place, every role, the spy, all votes, and who asked whom."""
    columns = [words("spyfall.reveal.role"), words("spyfall.reveal.points")]
    rows = [[Cell(role_of(card, words)), Cell(str(past.points[seat]))] for seat, card in enumerate(past.cards)]
    for ballot in past.votes:
        if ballot.is_final:
            columns += [words("spyfall.reveal.suspected"), words("spyfall.reveal.voted")]
        else:
            by, of = names[ballot.accuser], names[ballot.accused]
            columns.append(words("spyfall.reveal.accusation", by=by, of=of))
        for seat, row in enumerate(rows):
            if ballot.is_final:
                row.append(_suspicion(past, seat, past.named[seat], names))
                row.append(_suspicion(past, seat, ballot.votes[seat], names))
            else:
                row.append(_vote(past, ballot.accused, ballot.votes[seat], words))
    title = words("spyfall.reveal.title", n=number, place=place_name(past.place, words))
    grid = Grid(
        title,
        tuple(columns),
        tuple(
            Row(names[seat], tuple(row), board.person(str(seat), past.cards[seat] == SPY))
            for seat, row in enumerate(rows)
        ),
    )
    if not past.asked:
        return (grid,)
    asked = tuple((str(n), _arrow(words, names, *pair)) for n, pair in enumerate(past.asked, 1))
    return (grid, Facts(words("spyfall.reveal.asked"), asked, is_list=True))


def _arrow(words: Words, names: Sequence[str], by: Seat, of: Seat) -> str:
    return words("spyfall.reveal.question", by=names[by], of=names[of])


def _suspicion(past: Past, seat: Seat, target: Seat, names: Sequence[str]) -> Cell:
    tone = "" if seat == past.spy else "good" if target == past.spy else "bad"
    return Cell(names[target], tone)


def _vote(past: Past, accused: Seat, vote: int, words: Words) -> Cell:
    if vote < 0:
        return Cell("–")
    tone = "good" if (accused == past.spy) == bool(vote) else "bad"
    return Cell(words("spyfall.reveal.yes" if vote else "spyfall.reveal.no"), tone)


def opened(deck: str, face: str, words: Words) -> str:
    """SPY-8: after the game every card is turned over; a role alone is only a number."""
    if face.isdecimal():
        return face
    if deck.startswith("cards.") and face != SPY:
        place, role = place_and_role(face)
        return place_name(place, words) + (f", {role_name(place, role, words)}" if role else "")
    return role_of(face, words) if face == SPY else place_name(face, words)


def standing(table: Table, seat: Seat, words: Words) -> str:
    """How a player's points came together."""
    spied = [past.points[seat] for past in table.past if past.spy == seat]
    agent = table.scores[seat] - sum(spied)
    parts = [words("spyfall.standing.spy", n=len(spied), spy=sum(spied))] if spied else []
    return " · ".join([*parts, words("spyfall.standing.agent", agent=agent)] if agent or not parts else parts)


def reveal(table: Table, words: Words, names: Sequence[str]) -> Grid:
    """SPY-7.2 for the whole game: each round's place, spy and end, and what it gave everybody."""
    columns = (words("spyfall.reveal.spy"), words("spyfall.reveal.how"), *names)
    rows = tuple(
        Row(
            place_name(past.place, words),
            (
                Cell(names[past.spy]),
                Cell(words(f"spyfall.how.{past.how}")),
                *(Cell(f"+{n}" if n else "·") for n in past.points),
            ),
            board.pictogram(past.place),
        )
        for past in table.past
    )
    return Grid(words("spyfall.reveal.rounds"), columns, rows)


def seat_colour(table: Table, seat: Seat) -> str:
    return board.colour(seat)


def seat_sign(table: Table, seat: Seat) -> str:
    """The hat by which everybody is known."""
    return board.person(str(seat))


def turn(table: Table) -> tuple[int, Seat]:
    """The log is grouped by rounds."""
    return table.round, NOBODY
