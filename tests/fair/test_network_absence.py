"""One player vanishes, and the game goes on; the player returns, or never does. In strict mode everybody waits."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import cast

import pytest
from mesh import CURVE, Mesh, toy_verify
from samples import BID_GAME, CARD_GAME, DUEL_GAME, STAKE_GAME, TALK_GAME
from test_network_games import SHORT

from fair.game import record
from fair.game.audit import audit
from fair.protocol import stand_in as deputy
from fair.protocol.by_lot import is_by_lot
from fair.protocol.dice import STAND_IN, Dice
from fair.protocol.rounds import NEWEST, Round, Talk
from fair.protocol.stand_in import CommonKnowledge, choose
from table import catalog
from table.events import Event, Move
from table.needs import Choose, Need
from table.pocket import Pocket


def play_on(mesh: Mesh, turns: int = 3000) -> None:
    """Whoever is waited for and has gone is declared absent by all others, as after half a minute of silence."""
    for _ in range(turns):
        mesh.carry_all()
        here = [peer for peer in mesh.peers if peer.me not in mesh.gone]
        if all(peer.is_done or peer.verdict for peer in here):
            return
        for peer in here:
            silent = [seat for seat in peer.missing if seat in mesh.gone and seat not in peer.company.absent]
            scribe = peer.course.scribe
            if (
                scribe in mesh.gone
                and peer.round is not None
                and peer.round.closes
                and scribe not in peer.company.absent
            ):
                silent = [scribe]
            if silent:  # all whose heartbeat is gone, not only those who are waited for
                peer.declare_absent(*mesh.gone)
        mesh.carry_all()
        mesh.must_agree_among(here)
        mesh.decide()


@pytest.mark.parametrize(
    ("name", "seats", "gone"), [(CARD_GAME, 4, [2]), (TALK_GAME, 6, [0, 3]), (DUEL_GAME, 3, [2]),
                                (STAKE_GAME, 4, [3]), (BID_GAME, 3, [1])],
)  # fmt: skip
def test_one_vanished_player_does_not_lose_the_game_for_the_others(
    name: str, seats: int, gone: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: dict[tuple[bytes, str], set[Move | None]] = {}
    lots = set()

    def watched(known: CommonKnowledge, need: Need, pocket: Pocket, moves: Sequence[Move]) -> Talk[Move | None]:
        found = yield from choose(known, need, pocket, moves)
        if moves:
            chosen.setdefault((known.company.transcript.head, need.name), set()).add(found)
        lots.add(len(moves) < 2 or len(drawn) < 1 or found == moves[drawn[-1] % len(moves)])
        assert found in moves if moves else found is None
        return found

    def draw(self: Dice) -> Talk[int]:
        drawn.append((yield from honest(self)))
        return drawn[-1]

    honest, drawn = Dice.draw, list[int]()
    monkeypatch.setattr(Dice, "draw", draw)

    monkeypatch.setattr(deputy, "choose", watched)
    mesh = Mesh(catalog.load(name), seats, SHORT[name], f"gone {name}").begin()
    mesh.play(turns=6)
    mesh.carry_all()
    mesh.gone |= set(gone)
    play_on(mesh)
    here = [peer for peer in mesh.peers if peer.me not in gone]
    assert [(peer.is_done, peer.verdict) for peer in here] == [(True, None)] * len(here)
    assert all(peer.company.absent == set(gone) for peer in here)
    report = audit(record.record(here[0]), CURVE, toy_verify)
    assert not report.wrong
    assert all(len(faces) == len(set(faces)) or faces for faces in report.decks.values())
    assert chosen and {len(found) for found in chosen.values()} == {1}, "all devices, and the audit, hear the same"
    assert False in lots, "it is not chance alone that plays"


def at_free_talk(seed: str) -> tuple[Mesh, int]:
    """Everybody may speak, and one of them is the scribe."""
    mesh = Mesh(catalog.load(TALK_GAME), 4, SHORT[TALK_GAME], seed).begin()
    for _ in range(20):
        round, scribe = mesh.peers[0].round, mesh.peers[0].course.scribe
        if round is not None and round.closes and scribe is not None:
            return mesh, scribe
        mesh.play(1)
        mesh.carry_all()
    raise AssertionError("nobody may speak")


def test_who_returns_as_the_time_is_over_does_not_make_the_scribe_a_liar() -> None:
    """Two of the three who were asked say so; as the step closes there are four again."""
    mesh, gone = at_free_talk("time")
    here = [peer for peer in mesh.peers if peer.me != gone]
    mesh.gone.add(gone)
    for peer in here:
        peer.declare_absent(gone)
    mesh.carry_all()
    assert all(peer.company.absent == {gone} for peer in here)
    mesh.gone.clear()
    mesh.peers[gone].come_back()
    mesh.carry_all()
    scribe = here[0].course.scribe
    next(peer for peer in here if peer.me != scribe).time_is_up()
    mesh.carry_all()
    mesh.peers[scribe].time_is_up()
    mesh.carry_all()
    assert [(peer.verdict, peer.company.absent) for peer in mesh.peers] == [(None, set())] * 4
    assert all(any(event.kind == "clock" for event in peer.match.log.events) for peer in mesh.peers)


def test_a_scribe_who_takes_up_the_word_of_one_declared_absent_does_not_stop_the_game() -> None:
    """The scribe had signed that this one is gone, and hears the word before the others sign it too."""
    mesh, scribe = at_free_talk("named")
    gone = (scribe + 1) % 4
    late = mesh.peers[gone]
    need = next(need for need in late.match.needs if gone in need.seats)
    late.match.offer(gone, late.match.moves(gone, need.name)[0], need.name)
    wire = late.outbox.pop()
    mesh.gone.add(gone)
    here = [peer for peer in mesh.peers if peer is not late]
    mesh.peers[scribe].declare_absent(gone)
    mesh.peers[scribe].hear(wire, gone)
    for peer in here:
        peer.declare_absent(gone)
    mesh.carry_all()
    assert all(peer.company.absent == {gone} and peer.verdict is None for peer in here)
    assert len({peer.transcript.head for peer in here}) == 1


def test_a_bot_that_would_go_on_for_ever_is_stopped_by_the_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    first, need, moves = Move("again"), Choose("turn", 2), [Move("again"), Move("done")]
    monkeypatch.setattr(deputy, "_thought", lambda *_: first)

    def chosen(*seats: int) -> set[Move | None]:
        log = SimpleNamespace(events=[Event("choose", "turn", seat, "again") for seat in seats])
        return {answer(choose(known(log, number), need, Pocket(2), moves)) for number in range(30)}

    def known(log: SimpleNamespace, number: int) -> CommonKnowledge:
        def draw() -> Talk[int]:
            yield Round(STAND_IN, ())
            return number

        court, company = SimpleNamespace(dice=SimpleNamespace(draw=draw)), SimpleNamespace(protocol=NEWEST)
        return cast(CommonKnowledge, SimpleNamespace(match=SimpleNamespace(log=log), company=company, court=court))

    def answer(talk: Talk[Move | None]) -> Move | None:
        next(talk)
        with pytest.raises(StopIteration) as end:
            talk.send({})
        return cast(Move | None, end.value.value)

    assert chosen(1, 2, 2, 2, 2, 2) == {first}
    assert chosen(2, 2, 2, 2, 2, 2) == set(moves)


def test_a_player_who_returns_finds_everything_as_it_was() -> None:
    mesh = Mesh(catalog.load(CARD_GAME), 4, {"top_secret": True}, "return").begin()
    mesh.play(turns=8)
    mesh.carry_all()
    mesh.gone.add(2)
    cards = mesh.peers[2].match.pockets[2].cards
    for _ in range(25):
        play_on(mesh, turns=1)
    assert mesh.peers[0].company.absent == {2}
    events = len(mesh.peers[0].match.log)
    mesh.gone.discard(2)
    for link in mesh.links:
        if link[1] == 2:
            mesh.links[link].clear()  # what was sent meanwhile is lost
    mesh.peers[2].come_back()
    mesh.carry_all()
    play_on(mesh)
    assert [(peer.is_done, peer.verdict) for peer in mesh.peers] == [(True, None)] * 4
    assert all(not peer.company.absent for peer in mesh.peers)
    assert mesh.peers[2].match.pockets[2].cards[: len(cards)] == cards
    assert len(mesh.peers[2].match.log) > events
    assert len({peer.match.log.head for peer in mesh.peers}) == 1
    chosen = [event for event in mesh.peers[0].match.log.events[events:] if event.seat == 2 and event.kind == "choose"]
    assert chosen and not any(is_by_lot(event) for event in chosen)  # it plays its own turns again
    assert not audit(record.record(mesh.peers[2]), CURVE, toy_verify).wrong


@pytest.mark.parametrize(("seats", "forgiving"), [(2, True), (4, False)])
def test_between_two_and_in_strict_mode_the_game_waits(seats: int, forgiving: bool) -> None:
    mesh = Mesh(catalog.load(CARD_GAME), seats, {}, "waits", forgiving).begin()
    mesh.play(turns=4)
    mesh.carry_all()
    mesh.gone.add(1)
    for _ in range(10):
        mesh.decide()
        mesh.carry_all()
    before = [peer.transcript.head for peer in mesh.peers if peer.me != 1]
    assert not any(peer.declare_absent(1) for peer in mesh.peers if peer.me != 1)
    mesh.carry_all()
    assert before == [peer.transcript.head for peer in mesh.peers if peer.me != 1]
    mesh.gone.clear()
    mesh.carry_all()
    mesh.play()
    assert all(peer.is_done for peer in mesh.peers)


def test_too_many_absent_and_the_game_waits() -> None:
    mesh = Mesh(catalog.load(CARD_GAME), 5, {}, "too many").begin()
    assert not mesh.peers[0].declare_absent(1, 2, 3)


def test_nobody_is_absent_whom_somebody_has_heard() -> None:
    """Seat 3's letter reaches seat 0 and not the others, who call for an absence: seat 0 refuses, and passes it on."""
    mesh = Mesh(catalog.load(CARD_GAME), 4, {}, "heard").begin()
    while mesh.peers[0].round is None or mesh.peers[0].round.who != (3,):
        mesh.decide()
        mesh.carry_all()
    moves = mesh.peers[3].match.moves(3)
    mesh.peers[3].match.offer(3, moves[0])
    mesh.post()
    for other in (1, 2):
        mesh.links[3, other].clear()
    mesh.gone.add(3)
    for other in (1, 2):
        mesh.peers[other].declare_absent(3)
    mesh.carry_all()
    assert not any(peer.company.absent for peer in mesh.peers[:3])
    moved = [[event for event in peer.match.log.events if event.kind == "choose"][-1] for peer in mesh.peers[:3]]
    assert moved[0].seat == 3 and moved[0] == moved[1] == moved[2]
