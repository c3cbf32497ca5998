"""Every game between devices that share nothing but letters, from the first key to the last, in one thread."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from math import prod

import pytest
from bazaar import GAME as BAZAAR
from mesh import CURVE, Mesh, toy_verify
from samples import CARD_GAME, DUEL_GAME, TALK_GAME
from shelf import tryout

from fair.game import record
from fair.game.audit import audit
from fair.game.foresight import MOST_WAYS
from table import catalog
from table.game import Game
from table.needs import Deal, Need, Roll, Shuffle
from table.text import Plain

SHORT: dict[str, dict[str, Plain]] = {name: tryout(name).options for name in catalog.NAMES}

# These wait for no player, so all that come in a row share their rounds.
SHARING = ("roll", "shuffle", "deal")


def play(game: Game, seats: int, options: dict[str, Plain], forgiving: bool = True) -> Mesh:
    mesh = Mesh(game, seats, options, f"{game.name} {seats}", forgiving).begin()
    while not mesh.is_over and mesh.decide():
        mesh.carry_all()
        mesh.must_agree()
    mesh.carry_all()
    return mesh


def must_be_well(mesh: Mesh) -> None:
    assert not [peer.verdict for peer in mesh.peers if peer.verdict]
    assert all(peer.is_done and peer.match.outcome == mesh.peers[0].match.outcome for peer in mesh.peers)
    assert all(peer.match.tables == mesh.peers[0].match.tables for peer in mesh.peers), "one table after every event"
    assert len({peer.match.log.head for peer in mesh.peers}) == len({peer.transcript.head for peer in mesh.peers}) == 1
    for peer in mesh.peers[:2]:
        assert not audit(record.record(peer), CURVE, toy_verify).wrong


def must_take_so_many_rounds(mesh: Mesh, setup: int) -> None:
    peer, seats = mesh.peers[0], len(mesh.peers)
    marks = peer.course.marks
    assert marks[0][0] == setup and peer.transcript.step - marks[-1][0] == 2
    took = [(number, peer.match.log.events[number], after - step) for (step, number), (after, _) in pairwise(marks)]
    for is_shared, row in groupby(took, lambda one: one[1].kind in SHARING):
        numbers, events, rounds = zip(*row, strict=True)
        if is_shared:
            needs = [peer.match.game.waiting(peer.match.tables[number - 1])[0] for number in numbers]
            assert sum(rounds) == rounds_shared(needs, seats), [event.kind for event in events]
        for event, count in zip(events, rounds, strict=True) if not is_shared else ():
            assert count == 1 or (event.kind == "show" and not count), "a card that everybody had seen takes none"


def rounds_shared(needs: Sequence[Need], seats: int) -> int:
    """Dice that may fall in very many ways are waited for. Whatever else comes in a row shares its rounds."""
    ends = [number + 1 for number, need in enumerate(needs) if isinstance(need, Roll) and ways(need) > MOST_WAYS]
    return sum(rounds_of(needs[begin:end], seats) for begin, end in pairwise([0, *ends, len(needs)]) if begin < end)


def ways(roll: Roll) -> int:
    return prod(map(len, roll.dice))


def rounds_of(needs: Sequence[Need], seats: int) -> int:
    """Every seat passes on the decks that do not hide cards of each other, at the same time; then all deals are one."""
    decks = [need for need in needs if isinstance(need, Shuffle)]
    names = {deck.name for deck in decks}
    layers = {any(name in names for row in deck.hidden for name, _ in row) for deck in decks}
    is_dealt = any(isinstance(need, Deal) for need in needs)
    return len(layers) * seats + is_dealt if decks or is_dealt else 1


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_that_asks_for_everything(seats: int) -> None:
    mesh = play(BAZAAR, seats, {})
    must_be_well(mesh)
    must_take_so_many_rounds(mesh, setup=2 if seats == 2 else 4)


def test_in_strict_mode_nobody_holds_a_share_of_anybody() -> None:
    mesh = play(catalog.load(TALK_GAME), 4, {"rounds": 1}, forgiving=False)
    must_be_well(mesh)
    must_take_so_many_rounds(mesh, setup=2)
    assert not any(vault.shares for peer in mesh.peers for vault in peer.course.court.vaults.values())


def test_every_seat_knows_its_own_and_nothing_else() -> None:
    mesh = play(catalog.load(CARD_GAME), 3, SHORT[CARD_GAME])
    report = audit(record.record(mesh.peers[0]), CURVE, toy_verify)
    for seat, peer in enumerate(mesh.peers):
        assert list(peer.match.pockets) == [seat]
        cards = peer.match.pockets[seat].cards
        assert cards and all(report.decks[card.deck][card.place] == card.face for card in cards)
        dealt = {(e.name, e.value) for e in peer.match.log.events if e.kind == "deal" and e.seat == seat}
        assert {(card.deck, card.place) for card in cards} == dealt


def test_the_order_in_which_letters_arrive_changes_nothing_but_who_was_first() -> None:
    heads = set()
    for number in range(3):
        mesh = Mesh(catalog.load(DUEL_GAME), 3, {}, "always the same keys").begin()
        mesh.rng.seed(number)
        for _ in range(40):
            for device in mesh.devices:  # everybody in turn plays their first move
                match = device.peer.match
                for need in match.needs:
                    if device.seat in need.seats and not device.peer.is_waiting and match.moves(device.seat, need.name):
                        match.offer(device.seat, match.moves(device.seat, need.name)[0], need.name)
            mesh.carry_all()
        heads.add(mesh.peers[0].match.log.until(30).head)
    assert len(heads) == 1
