"""What happens to a running game when the network of one home breaks: how long until all is well, and what is lost.

Three homes play. Then the second one has its fault, and everybody says something before and after it. A game is well
again when all devices have one log, hear each other and know every remark, and whole when all lines are direct, too.
Nobody touches anything to make it so.
"""

import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pages.friends import BRAINS, get_ready
from playwright.sync_api import Browser
from samples import CARD_GAME
from shelf import tryout

from nets.home import Home
from nets.internet import Internet, outage
from nets.people import CHAT, SAY, Player, wait

SOON, WITHOUT_RELAY, BY_HAND = 5.0, 15.0, 10.0  # seconds from the end of the fault until all is well
PATIENCE = 90.0


@dataclass(frozen=True)
class Fault:
    """`break_it` returns when the fault is over. `longest`: how long it may then take."""

    name: str
    break_it: Callable[[Internet, Home], None]
    longest: float = SOON


def new_address(net: Internet, home: Home) -> None:
    home.move(90 + home.number)


def new_network(net: Internet, home: Home) -> None:
    home.renumber(0, 77)


def line_dead(seconds: float) -> Callable[[Internet, Home], None]:
    def break_it(net: Internet, home: Home) -> None:
        with outage(home):
            time.sleep(seconds)

    return break_it


def reboot(net: Internet, home: Home) -> None:
    with outage(home):
        time.sleep(60)
        home.move(80 + home.number)


def suspended(net: Internet, home: Home) -> None:
    pids = [pid for pid in home.devices[0].processes if "chrom" in _command(pid)]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    time.sleep(60)
    for pid in pids:
        os.kill(pid, signal.SIGCONT)


def relay_away(net: Internet, home: Home) -> None:
    """The line comes back first, the relay 20 seconds later."""
    net.stop_relay()
    with outage(home):
        time.sleep(60)
    time.sleep(20)
    net.start_relay()


def _command(pid: int) -> str:
    try:
        with open(f"/proc/{pid}/cmdline") as file:
            return file.read()
    except OSError:
        return ""


FAULTS = (
    Fault("mappings forgotten", lambda net, home: home.forget()),
    Fault("other ports", lambda net, home: home.rebind()),
    Fault("new public address", new_address),
    Fault("device in a new network", new_network),
    Fault("20 s without a line", line_dead(20)),
    Fault("90 s without a line", line_dead(90)),
    Fault("router rebooted", reboot),
    Fault("device asleep for 60 s", suspended),
    Fault("no line, and no relay", relay_away, WITHOUT_RELAY),
)


@dataclass(frozen=True)
class Healed:
    """After how many seconds all was well, and after how many all lines were direct; None: never."""

    name: str
    well: float | None
    whole: float | None
    longest: float
    said: str = ""

    @property
    def is_in_time(self) -> bool:
        return self.well is not None and self.well <= self.longest

    def __str__(self) -> str:
        well, whole = (f"{one:5.1f} s" if one is not None else "  never" for one in (self.well, self.whole))
        return f"{self.name:26} well {well}  all direct {whole}{'' if self.is_in_time else f'  (late) {self.said}'}"


def sit_down(browsers: Sequence[Browser], **helpers: Sequence[str]) -> list[Player]:
    """All are in one room, and a game has been dealt."""
    players = gather(browsers, **helpers)
    begin(players)
    return players


def gather(browsers: Sequence[Browser], **helpers: Sequence[str]) -> list[Player]:
    """All are in one room."""
    players = [Player(one, name, **helpers) for one, name in zip(browsers, ("Anna", "Bob", "Cem"), strict=False)]
    host, *guests = players
    host.open_as_it_comes()
    link = host.show_link()
    host.close_sheet()
    for number, guest in enumerate(guests, 2):
        guest.follow(link)
        guest.is_in()
        host.wait_people(number)
    return players


def begin(players: Sequence[Player]) -> None:
    get_ready(players, CARD_GAME, *tryout(CARD_GAME).wishes)
    players[-1].press("start")
    for number, player in enumerate(players):
        player.at_table()
        player.ask(f"{BRAINS}\nhands = Hands({number})\nNone")
    assert wait(lambda: is_whole(players), 60) is not None


def is_well(players: Sequence[Player], said: Sequence[str] = ()) -> bool:
    """One log, all remarks, and everybody counts as here."""
    return (
        has_one_log(players)
        and all(set(said) <= set(player.ask(CHAT)) for player in players)
        and all(is_at_table(player, len(players)) for player in players)
    )


def is_at_table(player: Player, count: int) -> bool:
    _, here, state, _ = player.reach
    return bool(here == count and state in ("playing", "over"))


def is_whole(players: Sequence[Player]) -> bool:
    return is_well(players) and all(player.reach[0] == len(players) - 1 for player in players)


def has_one_log(players: Sequence[Player]) -> bool:
    return len({tuple(player.head[:2]) for player in players}) == 1


def strike(net: Internet, players: Sequence[Player], fault: Fault, seed: int) -> Healed:
    """The second home has the fault, while everybody plays."""
    victim, home = players[1], net.homes[1]
    for number, player in enumerate(players):
        player.use_hands(10 * seed + number)
    time.sleep(0.7)
    for player in players:
        player.rest()
    said = [f"{fault.name}, {when} {player.name}" for when in ("before", "after") for player in players]
    for player, text in zip(players, said, strict=False):
        player.ask(SAY.format(text))
    fault.break_it(net, home)
    ended = time.monotonic()
    for player, text in zip(players, said[len(players) :], strict=True):
        player.ask(SAY.format(text))
    is_healed = wait(lambda: is_well(players, said), PATIENCE) is not None
    well = time.monotonic() - ended if is_healed else None
    words = "" if is_healed else f"{[player.reach for player in players]} {victim.words[:300]}"
    whole = time.monotonic() - ended if wait(lambda: is_whole(players), PATIENCE) is not None else None
    return Healed(fault.name, well, whole, fault.longest, words)


def strike_all(net: Internet, players: Sequence[Player], wanted: Sequence[str] = ()) -> Iterator[Healed]:
    for number, fault in enumerate(FAULTS):
        if not wanted or fault.name in wanted:
            yield strike(net, players, fault, number)
