"""A code survives being read aloud and typed; a link carries only what may be contacted."""

import pytest

from wire.room.hosts import host_of, is_local
from wire.room.invitation import Invitation, hosts_in, new_code, proper_servers, read_code, read_invitation, spell

CODE = new_code(bytes(range(7, 39)))


def test_a_code_is_read_as_people_type_it() -> None:
    assert len(CODE) == 12 and read_code(CODE) == CODE
    assert read_code(f" {spell(CODE).lower()} ") == CODE
    assert read_code("0O1I-LAAA-BBBB") == "00111AAABBBB"
    assert read_code("12345") is None and read_code("!" * 12) is None


def test_a_link_carries_code_relays_and_servers() -> None:
    one = Invitation(CODE, ("wss://relay.example.org/x", "ws://127.0.0.1:7777"), ("stun:stun.example.org:3478",))
    assert read_invitation(f"https://host.example/some/path/#{one.fragment}") == one
    assert read_invitation(one.fragment) == one
    assert read_invitation(spell(CODE)) == Invitation(CODE)


def test_an_invitation_without_a_relay_carries_the_way_to_the_one_who_shows_it() -> None:
    one = Invitation(CODE, offer="abc_-9" * 20)
    assert read_invitation(f"https://host.example/#{one.fragment}") == one
    assert read_invitation(f"#meet=no offer&room={CODE}") == Invitation(CODE)


def test_a_turn_server_brings_its_name_and_password() -> None:
    one = Invitation(CODE, (), proper_servers(["turn:turn.example.org:3478?transport=udp  ann  s3cr&t/=+"]))
    assert one.servers == ("turn:turn.example.org:3478?transport=udp ann s3cr&t/=+",)
    assert read_invitation(one.fragment) == one


def test_what_is_no_relay_is_never_contacted() -> None:
    odd = ["http://a.example", "javascript:1", "ws://far.example", "wss://a.example/?q", "wss://a b", "wss://\n"]
    text = f"#room={CODE}" + "".join(f"&relay={one}" for one in odd) + "&ice=stun:x y&ice=data:1"
    assert read_invitation(text) == Invitation(CODE)
    many = f"#room={CODE}" + "".join(f"&relay=wss://r{n}.example" for n in range(9))
    assert len((read_invitation(many) or Invitation("")).relays) == 5


def test_anything_else_is_no_invitation() -> None:
    for text in ("", "#", "#bench", "room=", "https://host.example/", "#room=short", "x" * 100_000):
        assert read_invitation(text) is None


HERE = [
    "ws://127.0.0.1:7777", "wss://127.0.0.1/x", "ws://localhost", "wss://LOCALHOST.:1", "wss://a.localhost",
    "wss://[::1]:7", "wss://[::]", "wss://[::ffff:7f00:1]", "wss://0.0.0.0", "wss://127.1", "wss://2130706433",
    "wss://0x7f.0.0.1", "wss://0177.0.0.1", "wss://127.0.0.1.", "wss://192.168.1.1", "wss://10.0.0.1",
    "wss://172.16.0.1", "wss://169.254.1.1", "wss://[fe80::1]", "wss://router", "wss://printer.local",
    "stun:127.0.0.1:3478", "turn:localhost:3478?transport=udp", "stun:[::1]:3478", "turns:10.1.2.3", "wss:", "wss://",
]  # fmt: skip
AWAY = [
    "wss://nos.lol", "wss://relay.example.org:443/x", "stun:stun.example.org:3478", "turn:8.8.8.8:3478",
    "wss://172.15.0.1", "wss://[2001:db8::1]/", "wss://127.0.0.1.example.org", "wss://localhost.example.org",
    "https://host.example/cabinet/",
]  # fmt: skip


@pytest.mark.parametrize("address", HERE)
def test_an_address_of_this_machine_or_its_network_is_known_however_it_is_written(address: str) -> None:
    assert is_local(host_of(address)), host_of(address)


@pytest.mark.parametrize("address", AWAY)
def test_an_address_on_the_internet_is_no_local_one(address: str) -> None:
    assert not is_local(host_of(address)), host_of(address)


def test_all_hosts_of_a_link_are_known_before_any_is_contacted() -> None:
    text = f"#room={CODE}&relay=wss%3A//one.example/x&ice=turn%3Atwo.example%3A3478%20ann%20word&relay=ws://[::1]:1"
    assert hosts_in(text) == ("one.example", "two.example", "[::1]")
    assert hosts_in(spell(CODE)) == ()
