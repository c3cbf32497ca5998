"""A home: its router, of one of five kinds, the weather on its line, and the devices in it."""

import subprocess
from dataclasses import dataclass, field

from nets.spaces import Space, cable

KINDS = ("open", "cone", "symmetric", "no_udp", "double")
WHAT = {
    "open": "lets everything in",
    "cone": "keeps one port for each device, and lets in only who was spoken to",
    "symmetric": "takes another port for each whom a device speaks to",
    "no_udp": "blocks UDP",
    "double": "stands behind another router, as with many providers",
}


@dataclass
class Home:
    """`provider`: the router that the home's own one stands behind, if it does."""

    number: int
    router: Space
    provider: Space
    air: "subprocess.Popen[str]" = field(init=False)
    kind: str = ""
    devices: list[Space] = field(default_factory=list)

    @property
    def net(self) -> str:
        return f"10.200.{10 + self.number}"

    def weather(self, rtt_ms: float = 0, loss: float = 0, kbit: float = 0) -> None:
        """From now on. Half of the delay each way, loss and rate each way; a loss of 100: an outage."""
        assert self.air.stdin and self.air.stdout
        self.air.stdin.write(f"{rtt_ms / 2} {loss} {kbit}\n")
        self.air.stdin.flush()
        self.air.stdout.readline()

    def become(self, kind: str) -> None:
        """The routers of the home are exchanged for others; they remember nothing."""
        self.kind = kind
        for router in (self.router, self.provider):
            router.do("iptables -t nat -F", "iptables -F")
        self._translate(self.provider, "cone" if kind == "double" else "open", f"10.100.{self.number}.2")
        inner = {"double": "cone"}.get(kind, kind)
        self._translate(self.router, inner, f"{self.net}.2")
        self.forget()

    def _translate(self, router: Space, kind: str, inside: str) -> None:
        # Two flows of one inner port: Linux keeps the port while it is free, so plain MASQUERADE maps like a cone.
        fully = " --random-fully" if kind == "symmetric" else ""
        router.do(f"iptables -t nat -A POSTROUTING -o wan -j MASQUERADE{fully}")
        if kind == "open":
            router.do(
                f"iptables -t nat -A PREROUTING -i wan -p udp -j DNAT --to {inside}",
                "iptables -A FORWARD -i wan -p udp -j ACCEPT",
            )
        for chain in ("INPUT", "FORWARD"):
            router.do(f"iptables -A {chain} -i wan -m conntrack ! --ctstate ESTABLISHED,RELATED -j DROP")
        if kind == "no_udp":
            router.do("iptables -I FORWARD -p udp -j DROP")

    def forget(self) -> None:
        """The routers forget all that they had mapped."""
        for router in (self.router, self.provider):
            router.do("conntrack -F", check=False)

    def rebind(self) -> None:
        """The router forgets its mappings, and gives other ports from now on."""
        for protocol in ("udp", "tcp"):
            self.router.do(
                f"iptables -t nat -I POSTROUTING 1 -o wan -p {protocol} -j MASQUERADE --to-ports 20000-29999"
            )
        self.forget()

    def move(self, last: int) -> None:
        """The provider gives it another public address."""
        self.provider.do(
            "ip addr flush dev wan", f"ip addr add 10.200.0.{last}/24 dev wan",
            "ip route replace default via 10.200.0.1",
        )  # fmt: skip
        self.forget()

    def renumber(self, place: int, last: int) -> None:
        """A device gets another address in its home, as after a change of network."""
        self.devices[place].do(
            "ip addr flush dev eth0", f"ip addr add {self.net}.{last}/24 dev eth0",
            f"ip route replace default via {self.net}.1",
        )  # fmt: skip

    def isolate(self, is_on: bool = True) -> None:
        """The Wi-Fi keeps its guests apart."""
        for place in range(len(self.devices)):
            self.router.do(f"ip link set dev d{place} type bridge_slave isolated {'on' if is_on else 'off'}")


def build(number: int, air: Space) -> Home:
    """public ─ air ─ provider ─ router ─ devices; every home has both routers, and `become` says what they do."""
    provider, router = Space(f"p{number}"), Space(f"r{number}")
    cable(air, "ground", provider, "wan")
    cable(provider, "lan", router, "wan")
    home = Home(number, router, provider)
    home.move(10 + number)
    provider.do(f"ip addr add 10.100.{number}.1/24 dev lan")
    router.do(f"ip addr add 10.100.{number}.2/24 dev wan", f"ip route add default via 10.100.{number}.1")
    router.bridge("lan", f"{home.net}.1/24")
    return home


def add_device(home: Home) -> Space:
    place = len(home.devices)
    device = Space(f"h{home.number}{'abcd'[place]}")
    cable(home.router, f"d{place}", device, "eth0")
    home.router.do(f"ip link set d{place} master lan")
    device.do(f"ip addr add {home.net}.{2 + place}/24 dev eth0", f"ip route add default via {home.net}.1")
    home.devices.append(device)
    return device
