"""One game with the real group and real signatures; a device that is switched off and on; a record that is audited."""

from dataclasses import replace
from hashlib import sha256

import pytest
from mesh import CURVE, Mesh, toy_verify
from samples import BID_GAME, CARD_GAME, STAKE_GAME

from fair.game import record
from fair.game.audit import audit
from fair.group.curve import reference
from table import catalog
from table.illegal import Damaged
from table.pocket import Pocket
from table.text import Plain


def test_a_whole_game_with_the_real_group_and_real_signatures() -> None:
    seeds = [sha256(b"seat %d" % seat).digest() for seat in range(2)]
    options: dict[str, Plain] = {"opening_bid": True, "turn_limit": 2}
    game = catalog.load(BID_GAME)
    mesh = Mesh(game, 2, options, "real", curve=reference(), seeds=seeds).begin()
    mesh.play()
    assert all(peer.is_done and peer.verdict is None for peer in mesh.peers)

    text = record.dump(record.record(mesh.peers[1]))
    assert not audit(record.load(text), reference(), mesh.verify).wrong
    wire = mesh.peers[0].transcript.steps[-1][0].wire
    part = wire.decode()[-60:-40]
    changed = text.replace(part, part[::-1])
    assert changed != text
    with pytest.raises(Damaged):  # whoever changed the file, it accuses nobody
        audit(record.load(changed), reference(), mesh.verify)


def test_a_real_deck_is_shuffled_dealt_and_shown() -> None:
    mesh = Mesh(catalog.load(CARD_GAME), 3, {}, "real deck", curve=reference()).begin()
    faces = [peer.match.pockets[seat].cards[0].face for seat, peer in enumerate(mesh.peers)]
    assert len(set(faces)) == 3 and not any(peer.verdict for peer in mesh.peers)


# ---------------------------------------------------------------- switched off and on


def test_a_device_that_was_switched_off_goes_on_from_its_key_and_the_letters() -> None:
    """Nothing else is kept: cards, seals, bids and what opens them come back out of the letters."""
    for name, options in (
        (CARD_GAME, {"top_secret": True, "dossier": True}),
        (BID_GAME, {"opening_bid": True, "turn_limit": 16}),
    ):
        mesh = Mesh(catalog.load(name), 3, options, "off and on").begin()  # type: ignore[arg-type]
        mesh.play(turns=25)
        mesh.carry_all()
        old = mesh.peers[1]
        mesh.switch_off_and_on(1)
        new = mesh.peers[1]
        assert new is not old and not new.outbox
        assert new.match.log.head == old.match.log.head and new.transcript.head == old.transcript.head
        assert new.match.pockets == old.match.pockets and new.match.pockets[1] != Pocket(1)
        mesh.play()
        assert [(peer.is_done, peer.verdict) for peer in mesh.peers] == [(True, None)] * 3


# ---------------------------------------------------------------- the record


def finished() -> Mesh:
    return Mesh(catalog.load(STAKE_GAME), 3, {"turn_limit": 3}, "recorded").begin().play()


def test_a_record_reads_back_and_every_device_keeps_the_same() -> None:
    mesh = finished()
    texts = {record.dump(record.record(peer)) for peer in mesh.peers}
    assert len(texts) == 1
    assert record.dump(record.load(texts.pop())) in {record.dump(record.record(mesh.peers[0]))}


@pytest.mark.parametrize("damage", ["", "{}", '{"cabinet_noir_record": 9}', '{"cabinet_noir_record": 1}', "[" * 99])
def test_a_damaged_record_is_refused(damage: str) -> None:
    with pytest.raises(Damaged):
        record.load(damage)


def test_a_record_with_a_letter_left_out_or_changed_is_not_all_well() -> None:
    mesh = finished()
    whole = record.record(mesh.peers[0])
    for number in range(0, len(whole.letters), 7):
        left_out = replace(whole, letters=whole.letters[:number])
        assert audit(left_out, CURVE, toy_verify).reason == ""  # so far, so good: but nobody's keys are in it
        assert not any(finding.what == "audit.key" for finding in audit(left_out, CURVE, toy_verify).findings)
        wire = whole.letters[number].replace(b'"kind":"', b'"kind":"x', 1)
        bad = replace(whole, letters=(*whole.letters[:number], wire, *whole.letters[number + 1 :]))
        with pytest.raises(Damaged):
            audit(bad, CURVE, toy_verify)
