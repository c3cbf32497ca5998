"""What waits for no player is said together: several conversations share their rounds, and letters hold no more."""

from typing import Any

import pytest
from bazaar import GAME as BAZAAR
from mesh import Device, Mesh
from samples import CARD_GAME, TALK_GAME

from fair.game import foresight
from fair.protocol.rounds import AND, Round, Said, Talk, together
from table import catalog
from table.events import Event
from table.illegal import Cheat
from table.needs import Choose, Deal, Roll, Shuffle
from table.text import Plain


def talk(kind: str, who: tuple[int, ...], rounds: int) -> Talk[list[Said]]:
    heard = []
    for number in range(rounds):
        heard.append((yield Round(kind, who, f"{kind} {number}")))
    return heard


def test_two_conversations_share_their_letters_until_one_is_over() -> None:
    both = together(1, [talk("one", (0, 1), 2), talk("other", (1, 2), 1)])
    first = next(both)
    assert (first.kind, first.who) == (f"one{AND}other", (0, 1, 2))
    assert callable(first.mine) and first.mine() == ("one 0", "other 0")
    second = both.send({0: ("a", None), 1: ("b", "c"), 2: (None, "d")})
    assert (second.kind, second.who, second.mine) == ("one", (0, 1), "one 1"), "alone, it is said as it always is"
    with pytest.raises(StopIteration) as end:
        both.send({0: "e", 1: "f"})
    assert end.value.value == [[{0: "a", 1: "b"}, {0: "e", 1: "f"}], [{1: "c", 2: "d"}]]


@pytest.mark.parametrize("body", [("a", "salt"), ("a",), ("a", None, None), "a", None])
def test_a_word_in_a_conversation_in_which_a_seat_is_not_asked_names_it(body: Plain) -> None:
    both = together(1, [talk("one", (0, 1), 1), talk("other", (1, 2), 1)])
    next(both)
    with pytest.raises(Cheat) as cheat:
        both.send({0: body, 1: ("b", "c"), 2: (None, "d")})
    assert cheat.value.values["seat"] == 0


def needs_of(layers: list[foresight.Layer]) -> list[list[str]]:
    return [[part[0].name for part in layer] for layer in layers]


def test_throws_and_shuffles_are_foreseen_however_the_dice_fall_and_never_past_a_choice() -> None:
    talk_game, card_game = catalog.load(TALK_GAME), catalog.load(CARD_GAME)
    start = talk_game.start(4, talk_game.agreed(4, {}))
    layers = foresight.plan(talk_game, start, ())
    assert needs_of(layers) == [["dealer", "places.1", "roles.1"], ["cards.1"]], "the cards hide places and roles"
    start = card_game.start(4, card_game.agreed(4, {"top_secret": True}))
    assert needs_of(foresight.plan(card_game, start, ())) == [["first", "agents", "secrets.1"]]
    table = start
    while not isinstance(need := card_game.waiting(table)[0], Choose):
        known = foresight.plan(card_game, table, ())
        assert any(need in part for layer in known for part in layer)
        event = Event("roll", need.name, None, tuple(d[0] for d in need.dice)) if isinstance(need, Roll) else None
        assert event or isinstance(need, Shuffle | Deal)
        table = card_game.play(table, event or foresight.event(need))  # type: ignore[arg-type]


@pytest.mark.parametrize("protocol", [2, 3])
def test_an_older_game_is_played_to_its_end_in_its_own_rounds(protocol: int) -> None:
    mesh = Mesh(BAZAAR, 3, {}, "older", protocol=protocol).begin()
    kinds = [step[min(step)].letter.kind for step in mesh.peers[0].transcript.steps]
    assert kinds[4:8] == (
        ["deck", "deck", "deck", "deck proof"] if protocol == 2 else ["deck", "deck", "deck proof", "deal"]
    )
    mesh.play()
    assert all(peer.is_done and not peer.verdict for peer in mesh.peers)


@pytest.mark.parametrize("leaver", [0, 2])
def test_a_seat_that_leaves_while_several_decks_are_shuffled_is_done_without(leaver: int) -> None:
    """Before its turn, or when all prove what they did: the others have one table, and go on."""

    class Leaving(Device):
        def outgoing(self, wire: bytes, to: int) -> list[bytes]:
            is_proof = b'"kind":"deck proof' in wire
            return [] if is_proof or (self.seat == 2 and b'"kind":"deck' in wire) else [wire]

    mesh = Mesh(catalog.load(CARD_GAME), 4, {"top_secret": True}, "leaves", devices={leaver: Leaving}).begin()
    others = [peer for peer in mesh.peers if peer.me != leaver]
    assert all(leaver in peer.missing for peer in others)
    mesh.gone.add(leaver)
    for peer in others:
        peer.declare_absent(leaver)
    mesh.carry_all()
    for _ in range(4):
        assert mesh.decide()
        mesh.carry_all()
    mesh.must_agree_among(others)
    assert not any(peer.verdict for peer in others)
    decks: Any = others[0].course.court.decks
    assert {one.seat for one in decks.mixings} == {0, 1, 2, 3} - {leaver} and len(decks.rows) == 2
