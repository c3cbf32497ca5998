"""A sample of what `soak --nets` measures: two who cannot reach each other meet, and a cut line heals by itself."""

import time

from nets.bare import Bare
from nets.conftest import Open
from nets.internet import STUN, outage
from nets.pairs import meet
from nets.people import wait
from nets.spaces import MARK, run

HEALS = 20.0  # this machine may be busy; the soak measures


def test_two_whose_networks_let_nothing_through_meet_by_a_detour(open_homes: Open) -> None:
    _, browsers = open_homes("symmetric", "no_udp")
    met = meet(browsers, ("symmetric", "no_udp"))
    assert met.way == "detour", met


def test_without_any_relay_a_link_heals_by_itself_after_twenty_seconds_without_a_line(open_homes: Open) -> None:
    net, browsers = open_homes("cone", "cone")
    wire = Bare(browsers, [STUN])
    assert wire.reach_each_other() and wait(lambda: wire.has_spares(2), HEALS) is not None
    with outage(net.homes[1]):
        time.sleep(20)
        assert not wire.reach_each_other()
    assert wait(wire.reach_each_other, HEALS) is not None
    assert wire.said().count("up") == 2 and "down" not in wire.said(), "for the room it was only slow"


def test_nothing_is_left_behind_when_a_test_fails(open_homes: Open) -> None:
    net, _ = open_homes("cone")
    assert run("ip netns list").count(MARK) >= 5
    pids = [one.pid for one in net.processes]
    net.close()
    assert f"{MARK}-" not in "".join(line for line in run("ip netns list").splitlines() if net.public.name in line)
    assert not any(run(f"ps -o pid= -p {pid}", check=False).strip() for pid in pids)
