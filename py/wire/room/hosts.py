"""The hosts that addresses name, and which of them are this machine or in its own network.

Law: a link from a friend leads a guest's browser only to hosts on the internet. A page that itself comes from this
machine or its network may name that too. Not protected: a name on the internet whose owner has it point here.
"""

import re

HOST = re.compile(r"[\w+.-]+:(?://)?(\[[^\]/?#]*\]?|[^/:?#\s]*)")
FOUR = re.compile(r"(?:(?:0|[1-9]\d{0,2})(?:\.|$)){4}")
NETWORK_NAMES = ("localhost", "local", "internal", "lan", "home", "arpa")


def host_of(address: str) -> str:
    """The host of a page, a relay or a server; empty where the address has none."""
    found = HOST.match(address.strip())
    return found[1].lower().rstrip(".") if found else ""


def is_local(host: str) -> bool:
    """This machine, or its own network: a name without a dot, a private address, or none at all."""
    last = host.rpartition(".")[2]
    if host.startswith("["):
        return host[1:2] not in ("2", "3")  # all of the internet's IPv6 addresses begin so
    if last[:1].isdigit():  # browsers read 127.1, 0x7f.1 and 2130706433 as addresses too
        return not FOUR.fullmatch(host) or _is_private(*map(int, host.split(".")))
    return "." not in host or last in NETWORK_NAMES


def _is_private(a: int, b: int, _c: int, _d: int) -> bool:
    is_shared = (a == 100 and 64 <= b < 128) or (a == 172 and 16 <= b < 32)
    return a in (0, 10, 127) or (a, b) in ((169, 254), (192, 168)) or is_shared or a >= 224
