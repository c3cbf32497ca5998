"""What runs inside a namespace: beside each browser the site and a way to the relay; in the public place the relay.

The relay is as strict as common ones are: notes of at most 64 kB, made by a clock that goes right, 60 a minute a line.
"""

import contextlib
import socket
import sys
import threading

from relay import Limits, Relay

from web.make import DIST, ROOT
from web.make.serve import Site

SITE_PORT, SCRIPTS_PORT, NEAR, FAR = 8800, 8801, 7700, 7701


def forward(port: int, host: str, far: int) -> None:
    """Leads every line to `port` on to the relay: a page may name a relay without encryption only on its machine."""
    server = socket.create_server(("127.0.0.1", port))
    while True:
        near, _ = server.accept()
        near.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        threading.Thread(target=_lead, args=(near, host, far), daemon=True).start()


def _lead(near: socket.socket, host: str, far: int) -> None:
    try:
        there = socket.create_connection((host, far), timeout=20)
    except OSError:
        near.close()
        return
    there.settimeout(None)
    there.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for one, other in ((near, there), (there, near)):
        threading.Thread(target=_pump, args=(one, other), daemon=True).start()


def _pump(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    for end in (one, other):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["relay", host]:
            Relay(FAR, host, Limits(size=64_000, a_minute=60, seconds=60))
            threading.Event().wait()
        case ["device", host]:
            Site(DIST, port=SITE_PORT)
            Site(ROOT / "web/js", port=SCRIPTS_PORT)
            forward(NEAR, host, FAR)
