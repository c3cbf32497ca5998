"""Whole games between devices: any game, any number of seats; now and then one is switched off and on, or vanishes."""

from random import Random

from mesh import CURVE, Mesh, toy_verify
from shelf import tryout

from fair.game import record
from fair.game.audit import audit
from soak.covers import registered
from table.game import Game, Options

LONGEST = 5000


@registered()
def check_between_devices(game: Game, seats: int, options: Options, seed: str) -> int:
    """Plays one game, checks that all devices agree after every decision, and audits it. The number of its events."""
    rng = Random(seed)
    mesh = Mesh(game, seats, {**options, **tryout(game.name).short}, seed, rng.random() < 0.7).begin()
    restart, vanish = rng.randrange(60), rng.randrange(60)
    vanishes = mesh.forgiving and seats > 2 and rng.random() < 0.5
    for turn in range(LONGEST):
        mesh.carry_all()
        here = [peer for peer in mesh.peers if peer.me not in mesh.gone]
        if all(peer.is_done or peer.verdict for peer in here):
            break
        if turn == restart and 0 not in mesh.gone:
            mesh.switch_off_and_on(0)
        if turn == vanish and vanishes:
            mesh.gone.add(seats - 1)
        declare_absent(mesh)
        mesh.carry_all()
        mesh.must_agree_among([peer for peer in mesh.peers if peer.me not in mesh.gone])
        mesh.decide()
    here = [peer for peer in mesh.peers if peer.me not in mesh.gone]
    accused = [peer.verdict for peer in here if peer.verdict]
    assert not accused, f"somebody honest was accused: {accused[0]}"
    assert all(peer.is_done for peer in here), f"the game stands still: {here[0].match.needs}"
    assert len({peer.match.log.head for peer in here}) == 1
    report = audit(record.record(here[0]), CURVE, toy_verify)
    assert not report.wrong, report.wrong
    return len(here[0].match.log)


def declare_absent(mesh: Mesh) -> None:
    """The seats that are waited for and have gone: what everybody sees after half a minute of silence."""
    for peer in mesh.peers:
        if peer.me in mesh.gone or peer.round is None:
            continue
        silent = [seat for seat in peer.missing if seat in mesh.gone - peer.company.absent]
        if peer.round.closes is not None:
            silent = [seat for seat in silent if seat == peer.course.scribe]
        if silent:
            peer.declare_absent(*mesh.gone)
