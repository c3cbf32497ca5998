"""The clock between devices: when the time is up, and what a clock shows that somebody stops.

Rounds, when time runs out: none of its own. In a free round the first seat of each device whose clock has run out says
`OUT`. The scribe names those seats and ends the time as soon as they and the scribe stand for more than half of the
devices. Where seats share a device it also names the voices (voices.py), so that the audit counts as the players did.
Rounds, when a clock is stopped: one. The first seat of each device says how many seconds it shows; its other seats name
that seat. The middle of all devices counts; of an even number the larger of the two in the middle.
Law: the time is over, or a clock shows so little, only if more than half of the devices say so. So one device alone
never shortens the time. Among three or more it does not stretch it either; of two, each can.
Proved: nobody can count a seat that has not signed, or one device twice. Records from before voices were counted name
no voices; in them every seat counts for itself. In games of the first protocol the smaller of two middles counts.
Not protected here: more than half of the devices together; half of an even number, who may hold the time open; a scribe
who says nothing (it can be declared absent).
"""

from collections.abc import Callable, Collection

from fair.group.refused import Malformed
from fair.protocol.rounds import FIRST, Company, Round, Said, Talk
from fair.protocol.voices import Voices, each_alone, read_voices
from table.illegal import Cheat
from table.needs import Clock, Seat
from table.text import Plain

OUT, TIME, DEVICES, AS = "out", "time", "devices", "as"


def voices_in(company: Company) -> Voices:
    return company.voices or each_alone(company.seats)


def may_say_out(company: Company) -> bool:
    """Is this seat the one that speaks for its device?"""
    me = company.me
    return me in company.present and voices_in(company).speaker(me, company.present) == me


def end_of_time(company: Company, late: Collection[Seat], is_out_here: bool) -> Plain:
    """What the scribe says when enough devices are out of time; None: not yet.

    A scribe whose own clock still runs gives way to more than half of the devices.
    """
    voices, me, present = voices_in(company), company.me, company.present
    assert me is not None
    if not voices.are_most({*late, me} if is_out_here else late, present):
        return None
    named = tuple(sorted(late))
    return (DEVICES, named, voices.firsts) if voices.are_shared else (TIME, *named)


def read_end(body: Plain, seats: int) -> tuple[tuple[Seat, ...], Voices]:
    """The seats that a scribe names as out of time, and the voices; Malformed if this is no end of the time."""
    match body:
        case ("time", *named):
            late, voices = tuple(named), each_alone(seats)
        case ("devices", tuple() as named, firsts):
            late, voices = named, read_voices(firsts, seats)
        case _:
            raise Malformed("not the end of the time")
    found = tuple(seat for seat in late if type(seat) is int and 0 <= seat < seats)
    if len(found) != len(late):
        raise Malformed("not seats")
    return found, voices


def is_time(company: Company, said: Said, scribe: Seat, present: Collection[Seat]) -> bool:
    """Has the scribe counted right: those who said so, the voices that were agreed on, and more than half of them?"""
    try:
        late, voices = read_end(said[scribe], company.seats)
    except Malformed:
        return False
    have_said_so = sorted(seat for seat in said if seat != scribe and said[seat] == (OUT,))
    is_counted = list(late) == have_said_so and voices.are_most({*late, scribe}, present)
    return is_counted and company.voices in (None, voices)


def stop(company: Company, need: Clock, left: Callable[[Clock], int]) -> Talk[int]:
    """The seconds that are left on the clock: the middle of what the devices show."""
    clocks: list[int] = []
    while not clocks:  # all who were to speak for their devices may have left in that very step
        present, me = company.present, company.me
        mine: Plain = None
        if me in present:
            speaker = voices_in(company).speaker(me, present)
            mine = max(0, min(need.seconds, left(need))) if speaker == me else (AS, speaker)
        said = yield Round("clock", present, mine)
        for seat, told in said.items():
            if type(told) is int and 0 <= told <= need.seconds and _speaks(company, seat, present) in (None, seat):
                clocks.append(told)
            elif not _is_told_by_another(company, seat, told, present):
                raise Cheat("cheat.clock", seat=seat)
    middle = (len(clocks) - 1) // 2 if company.protocol == FIRST else len(clocks) // 2
    return sorted(clocks)[middle]


def _speaks(company: Company, seat: Seat, present: Collection[Seat]) -> Seat | None:
    """Who must speak for this seat's device; None: a witness who was not told who shares one."""
    return company.voices.speaker(seat, present) if company.voices else None


def _is_told_by_another(company: Company, seat: Seat, told: Plain, present: Collection[Seat]) -> bool:
    match told:
        case ("as", int(other)) if type(other) is int and other in present and other < seat:
            return _speaks(company, seat, present) in (None, other)
    return False
