"""A code survives being read aloud and typed; a link carries only what may be contacted."""

from wire.room.invitation import Invitation, new_code, proper_servers, read_code, read_invitation, spell

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
