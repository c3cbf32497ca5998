"""A small internet: a public place with a relay and a STUN and TURN server, and homes around it.

    10.200.0.1  the public place: relay (ws), coturn (stun, turn)
        │ bridge
       air      one for each home: delay, loss, rate (air.c, because few kernels for tests have netem)
        │ 10.200.0.(10+n)
    provider    only where it says so another router
        │
      router    10.200.(10+n).1
        │ bridge
     devices    10.200.(10+n).2, .3, each with the site at 127.0.0.1:8800 and a way to the relay at 127.0.0.1:7700

Law: whatever happens, `with Internet(...)` leaves no process and no namespace behind.
"""

import contextlib
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from nets import home as homes
from nets.home import Home
from nets.spaces import Space, cable, run, tear_down

HERE = Path(__file__).parent
PUBLIC = "10.200.0.1"
STUN = f"stun:{PUBLIC}:3478"
TURN = f"turn:{PUBLIC}:3478?transport=udp ann secret"
TURN_TCP = f"turn:{PUBLIC}:3478?transport=tcp ann secret"
SITE, RELAY = "http://127.0.0.1:8800/", "ws://127.0.0.1:7700"
READY = 30.0


class Internet:
    """`devices`: how many in each home, if not one."""

    def __init__(self, *kinds: str, devices: tuple[int, ...] = ()) -> None:
        tear_down(is_mine=False)
        self.folder = Path(tempfile.mkdtemp(prefix="nets-"))
        self.processes: list[subprocess.Popen[str]] = []
        self.homes: list[Home] = []
        try:
            run(f"gcc -O2 -o {self.folder}/air {HERE}/air.c")
            self.public = Space("public")
            self.public.bridge("br0", f"{PUBLIC}/24")
            self.public.do("ip route add blackhole default")
            self.start_relay()
            self._start_turn()
            for number, kind in enumerate(kinds, 1):
                self._add_home(number, kind, devices[number - 1] if devices else 1)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "Internet":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self, where: Space, *command: str, piped: bool = False) -> "subprocess.Popen[str]":
        one = where.start(*command, log=self.folder / f"{where.name}.log", piped=piped)
        self.processes.append(one)
        return one

    def start_relay(self) -> None:
        self.relay = self.start(self.public, sys.executable, "-u", "-m", "nets.beside", "relay", PUBLIC)

    def stop_relay(self) -> None:
        self.relay.kill()
        self.relay.wait()

    def _start_turn(self) -> None:
        self.start(
            self.public, "turnserver", "-n", "--no-cli", "--listening-ip", PUBLIC, "--relay-ip", PUBLIC,
            "--listening-port", "3478", "--no-tls", "--no-dtls", "--lt-cred-mech", "--user", "ann:secret",
            "--realm", "nets", "--min-port", "40000", "--max-port", "40400", "--simple-log",
            "--pidfile", f"{self.folder}/turn.pid", "--log-file", f"{self.folder}/turn.log",
        )  # fmt: skip

    def _add_home(self, number: int, kind: str, devices: int) -> None:
        sky = Space(f"a{number}")
        cable(self.public, f"h{number}", sky, "sky")
        self.public.do(f"ip link set h{number} master br0")
        home = homes.build(number, sky)
        home.air = self.start(sky, f"{self.folder}/air", "sky", "ground", piped=True)
        assert home.air.stdout and home.air.stdout.readline() == "up\n"
        self.homes.append(home)
        for _ in range(devices):
            device = homes.add_device(home)
            self.start(device, sys.executable, "-u", "-m", "nets.beside", "device", PUBLIC)
            launcher = self.launcher(device)
            launcher.write_text(f'#!/bin/sh\nexec ip netns exec {device.name} {browser()} "$@"\n')
            launcher.chmod(0o755)
        home.become(kind)

    def launcher(self, device: Space) -> Path:
        """A program that starts the browser in the namespace of this device."""
        return self.folder / f"browser-{device.name}"

    def wait_until_ready(self) -> None:
        """Every device reaches the site beside it, and the relay."""
        end = time.monotonic() + READY
        probe = "import socket,sys;s=socket.create_connection(('127.0.0.1',int(sys.argv[1])),2);s.close()"
        for home in self.homes:
            for device in home.devices:
                for port in ("8800", "7700"):
                    while _fails(device, probe, port):
                        assert time.monotonic() < end, f"nothing at {device.name}:{port}; see {self.folder}"
                        time.sleep(0.1)

    def close(self) -> None:
        for one in self.processes:
            if one.poll() is None:
                one.kill()
        for one in self.processes:
            one.wait()
        tear_down(is_mine=True)
        shutil.rmtree(self.folder, ignore_errors=True)


def _fails(device: Space, *words: str) -> bool:
    command = ["ip", "netns", "exec", device.name, sys.executable, "-c", *words]
    return subprocess.run(command, capture_output=True).returncode != 0


def browser() -> str:
    from web.make import install

    return install.browser()


@contextlib.contextmanager
def outage(home: Home) -> Iterator[None]:
    """The line of a home is dead."""
    home.weather(loss=100)
    yield
    home.weather()
