"""Network namespaces that belong to this process, and cables between them. What a dead process left behind is removed.

Nothing leaves the machine: no namespace here has a cable to its own network.
"""

import contextlib
import os
import shutil
import signal
import subprocess
from pathlib import Path

TOOLS = ("ip", "iptables", "conntrack", "ethtool", "turnserver", "gcc")
MARK = "cabinet"


def missing() -> str:
    """Why this machine cannot build networks; empty if it can."""
    if not Path("/proc/self/ns/net").exists():
        return "network namespaces need Linux"
    if os.geteuid() != 0:
        return "network namespaces need root"
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    if lacking:
        return f"not installed: {', '.join(lacking)}"
    trial = f"{MARK}-{os.getpid()}-trial"
    done = subprocess.run(["ip", "netns", "add", trial], capture_output=True, text=True)
    if done.returncode:
        return f"network namespaces are not allowed here: {done.stderr.strip()}"
    run(f"ip netns del {trial}")
    return ""


def run(command: str, check: bool = True) -> str:
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    if check and done.returncode:
        raise RuntimeError(f"{command}\n{done.stdout}{done.stderr}")
    return done.stdout


class Space:
    """One namespace: a router, a device, or the public place in the middle."""

    def __init__(self, name: str) -> None:
        self.name = f"{MARK}-{os.getpid()}-{name}"
        run(f"ip netns add {self.name}")
        self.do("ip link set lo up")
        self.do("sysctl -qw net.ipv6.conf.all.disable_ipv6=1 net.ipv4.ip_forward=1")

    def do(self, *commands: str, check: bool = True) -> None:
        for command in commands:
            run(f"ip netns exec {self.name} {command}", check)

    def bridge(self, name: str, address: str = "") -> None:
        self.do(f"ip link add {name} type bridge mcast_snooping 0", f"ip link set {name} up")
        if address:
            self.do(f"ip addr add {address} dev {name}")

    def start(self, *command: str, log: Path, piped: bool = False) -> "subprocess.Popen[str]":
        with log.open("a") as out:
            pipe = subprocess.PIPE if piped else None
            words = ["ip", "netns", "exec", self.name, *command]
            return subprocess.Popen(words, stdin=pipe, stdout=pipe or out, stderr=out, text=True)

    def count(self, way: str) -> int:
        """The bytes that a device has sent (tx) or got (rx) so far."""
        return int(run(f"ip netns exec {self.name} cat /sys/class/net/eth0/statistics/{way}_bytes"))

    @property
    def processes(self) -> list[int]:
        return [int(pid) for pid in run(f"ip netns pids {self.name}").split()]


def cable(one: Space, name: str, other: Space, its: str) -> None:
    """Checksums are made by who sends, so that raw sockets may carry frames."""
    run(f"ip link add {name} netns {one.name} type veth peer name {its} netns {other.name}")
    for where, what in ((one, name), (other, its)):
        where.do(f"ethtool -K {what} tx off tso off gso off gro off", f"ip link set dev {what} up")


def tear_down(is_mine: bool) -> None:
    """Removes the namespaces of this process; or those whose process is dead."""
    for line in run("ip netns list").splitlines():
        name = line.split()[0]
        mark, _, rest = name.partition("-")
        owner = rest.partition("-")[0]
        if mark != MARK or not owner.isdigit() or (int(owner) == os.getpid()) != is_mine:
            continue
        if not is_mine and Path(f"/proc/{owner}").exists():
            continue
        for pid in run(f"ip netns pids {name}", check=False).split():
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(pid), signal.SIGKILL)  # only what was started inside
        run(f"ip netns del {name}", check=False)
