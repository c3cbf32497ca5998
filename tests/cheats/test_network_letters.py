"""Somebody cheats with the letters themselves: forged, repeated, held back, in two versions, out of turn."""

import json
from typing import Any

from liars import WITH_CARDS, Device, Liar, bent, liar, must_be_caught, play_until_the_lie, play_with, speaks
from mesh import CURVE, Mesh, toy_sign
from samples import CARD_GAME, STAKE_GAME, TALK_GAME

from fair.game import record
from fair.game.audit import audit
from fair.game.speaker import DOUBT
from fair.protocol.letter import Letter, _message, read_letter, sign, text64
from fair.protocol.votes import ABSENT
from table import catalog
from table.text import read, write


class Scribbler(Device):
    """Sends `say`s to all, changed by `scribble`, from the first one on that it likes. As it is, it changes nothing."""

    def is_right(self, letter: Letter) -> bool:
        return letter.kind == "say"

    def scribble(self, letter: Letter, to: int) -> list[bytes]:
        return [self.signed(letter)]

    def outgoing(self, wire: bytes, to: int) -> list[bytes]:
        if wire.startswith(b"doubt"):
            return [wire]
        letter = read_letter(wire).letter
        if self.lied_at in (None, letter.step) and self.is_right(letter):
            self.lied_at = letter.step
            return self.scribble(letter, to)
        return [wire]

    def signed(self, letter: Letter, **changes: Any) -> bytes:
        changed = read(Letter, {**write(letter), **changes})
        return sign(changed, lambda message: toy_sign(self.seat, message)).wire


def test_a_letter_in_the_name_of_somebody_else() -> None:
    """Nobody can sign for seat 0; who carried the forgery is who made it."""

    class Forger(Scribbler):
        def scribble(self, letter: Letter, to: int) -> list[bytes]:
            return [self.signed(letter, author=0), self.signed(letter)]

    must_be_caught(play_with(Forger), "cheat.forged")


def test_a_letter_changed_on_its_way() -> None:
    class Smudger(Scribbler):
        def scribble(self, letter: Letter, to: int) -> list[bytes]:
            wire = self.signed(letter)
            return [wire.replace(b'"kind":"say"', b'"kind":"sly"')]

    must_be_caught(play_with(Smudger), "cheat.forged")


def test_a_letter_from_another_game() -> None:
    class Traveller(Scribbler):
        def scribble(self, letter: Letter, to: int) -> list[bytes]:
            return [self.signed(letter, game="another game")]

    must_be_caught(play_with(Traveller), "cheat.forged")


def test_a_letter_that_is_no_letter() -> None:
    for junk in (b"", b"\xff\xfe", b"[" * 5000, b'{"a":1}\nAAAA', b"doubt\n{}", b"x" * 500_000):

        class Junk(Scribbler):
            rubbish = junk

            def scribble(self, letter: Letter, to: int) -> list[bytes]:
                return [self.rubbish]

        mesh = play_with(Junk, STAKE_GAME, 2, {"turn_limit": 1})
        must_be_caught(mesh, "cheat.letter")


def test_the_same_words_written_in_another_way() -> None:
    class Spacer(Scribbler):
        def scribble(self, letter: Letter, to: int) -> list[bytes]:
            text = json.dumps(write(letter))
            return [f"{text}\n{text64(toy_sign(self.seat, _message(text)))}".encode()]

    must_be_caught(play_with(Spacer), "cheat.letter")


def test_a_letter_sent_twice_changes_nothing() -> None:
    class Echo(Device):
        def outgoing(self, wire: bytes, to: int) -> list[bytes]:
            return [wire, wire]

    mesh = play_with(Echo, STAKE_GAME, 3, {"turn_limit": 4})
    assert all(peer.is_done and peer.verdict is None for peer in mesh.peers)


def test_an_old_letter_sent_again_changes_nothing_and_cannot_be_used_in_a_new_place() -> None:
    class Replayer(Scribbler):
        first: bytes = b""

        def scribble(self, letter: Letter, to: int) -> list[bytes]:
            old = self.peer.transcript.steps[0][self.seat].wire
            return [old, self.signed(letter)]

    mesh = play_with(Replayer, STAKE_GAME, 3, {"turn_limit": 4})
    assert all(peer.is_done and peer.verdict is None for peer in mesh.peers)


def test_an_old_event_signed_anew() -> None:
    class Again(Liar):
        old: Any = None

        def tell(self, kind: str, word: Any) -> Any:
            if kind == "say" and speaks("choose", "move.")(self, word) and self.lied_at is None:
                if self.old is not None:
                    self.lied_at = self.peer.transcript.step
                    return self.old
                self.old = word
            return word

    must_be_caught(play_with(Again), "cheat.turn")


def test_two_different_events_to_two_players() -> None:
    """Each of them goes on in good faith; their next words bring it to light."""

    class TwoTongues(Scribbler):
        def is_right(self, letter: Letter) -> bool:
            return letter.kind == "say" and '"move.' in str(letter.body)

        def scribble(self, letter: Letter, to: int) -> list[bytes]:
            if to != 2:
                return [self.signed(letter)]
            others = self.peer.match.game.moves
            event = json.loads(letter.body[0])  # type: ignore[index, arg-type]
            need = next(iter(self.before.game.waiting(self.table)))
            values = [move.value for move in others(self.before.game.see(self.table, self.pocket), need)]
            event["value"] = write(next(value for value in values if write(value) != event["value"]))
            return [self.signed(letter, body=[json.dumps(event, sort_keys=True, separators=(",", ":"))])]

        def choose(self, need: Any, moves: list[Any], rng: Any) -> Any:
            self.before, self.table = self.peer.match, self.peer.match.table
            self.pocket = self.peer.match.pockets[self.seat]
            return rng.choice(moves)

    for seats in (3, 4):
        mesh = play_with(TwoTongues, seats=seats)
        must_be_caught(mesh, "cheat.fork", within=2)
        for place, peer in enumerate(mesh.peers):
            if place != 1:
                assert peer.verdict is not None and len(peer.verdict.letters) == 2  # a proof for anybody
                assert len({signed.text for signed in peer.verdict.letters}) == 2
                report = audit(record.record(peer), CURVE, mesh.verify)  # also out of a file
                assert report.reason == "cheat.fork" and [finding.seat for finding in report.wrong] == [1]


def test_two_different_decks_to_two_players() -> None:
    class TwoDecks(Scribbler):
        def is_right(self, letter: Letter) -> bool:
            return letter.kind == "deck"

        def scribble(self, letter: Letter, to: int) -> list[bytes]:
            text = str(letter.body)
            return [self.signed(letter, body=text if to == 0 else text[86:] + text[:86])]

    mesh = play_with(TwoDecks, seats=4)
    assert mesh.devices[1].lied_at is not None
    for place in (0, 2, 3):
        verdict = mesh.peers[place].verdict
        assert verdict is not None and verdict.seat == 1 and verdict.reason in ("cheat.fork", "cheat.shuffle")


def test_two_letters_for_one_step() -> None:
    class Hasty(Scribbler):
        def scribble(self, letter: Letter, to: int) -> list[bytes]:
            return [self.signed(letter), self.signed(letter, body=["second thoughts"])]

    must_be_caught(play_with(Hasty), "cheat.fork")


class Historian(Scribbler):
    def scribble(self, letter: Letter, to: int) -> list[bytes]:
        return [self.signed(letter, head="00" * 32)]


def test_a_past_that_never_was_counts_for_nothing_and_its_author_can_be_replaced() -> None:
    """Nothing proves it yet, and somebody who stopped alone would be missed: all wait, and go on without the author."""

    class Withholder(Historian):
        def outgoing(self, wire: bytes, to: int) -> list[bytes]:
            return [] if wire.startswith(DOUBT) else super().outgoing(wire, to)

    mesh = play_with(Withholder, seats=4)
    here = [peer for peer in mesh.peers if peer.me != 1]
    assert not any(peer.verdict for peer in here) and all(1 in peer.awaited for peer in here)
    mesh.gone.add(1)
    for peer in here:
        assert peer.declare_absent(1)
    mesh.play()
    assert all(peer.is_done and peer.verdict is None for peer in here)


def test_a_past_that_never_was_names_its_author_once_it_speaks_in_ours() -> None:
    """It shows what it has heard, as everybody does who is told of another past, and its true letter with that."""
    must_be_caught(play_with(Historian), "cheat.fork")


def test_a_past_that_never_was_named_to_one_player_only() -> None:
    """Seat 1 sends seat 0 an early letter with a head that nobody has, and plays on. Seat 0 can show both letters."""

    class Whisperer(Scribbler):
        def scribble(self, letter: Letter, to: int) -> list[bytes]:
            early = self.signed(letter, step=letter.step + 1, head="00" * 32)
            return [early, self.signed(letter)] if to == 0 else [self.signed(letter)]

    mesh = play_with(Whisperer)
    must_be_caught(mesh, "cheat.fork", within=2)
    verdict = mesh.peers[0].verdict
    assert verdict is not None and [one.letter.author for one in verdict.letters] == [1, 1]


def test_a_past_that_never_was_named_to_one_player_only_in_a_step_in_which_nobody_asks() -> None:
    """Seat 1 speaks out of turn, of a past that nobody has, and later in ours: that one letter convinces everybody."""
    mesh = Mesh(catalog.load(CARD_GAME), 3, {}).begin()
    while mesh.peers[0].round is None or mesh.peers[0].round.who != (2,):
        mesh.carry_all()
        assert mesh.decide()
    liar = mesh.devices[1]
    liar.lied_at = mesh.peers[0].transcript.step
    letter = Letter(mesh.peers[0].transcript.game, 1, liar.lied_at, "00" * 32, "say", ())
    mesh.links[1, 0].append(sign(letter, lambda message: toy_sign(1, message)).wire)
    mesh.play()
    must_be_caught(mesh, "cheat.history", within=8)
    for place in (0, 2):
        verdict = mesh.peers[place].verdict
        assert verdict is not None and verdict.letters[0].letter == letter
        assert verdict.letters[1].letter.author == 1 and verdict.letters[1].letter.head != letter.head


def test_a_letter_from_the_far_future_accuses_nobody_and_waits_its_turn() -> None:
    """Whether it is far depends on who hears it: if that alone were a cheat, some would stop and others would not."""
    mesh = Mesh(catalog.load(CARD_GAME), 3, {}).begin()
    transcript = mesh.peers[0].transcript
    for kind, body in (("say", ()), (ABSENT, (0, (2,)))):
        letter = Letter(transcript.game, 1, transcript.step + 5000, "00" * 32, kind, body)
        signed = sign(letter, lambda message: toy_sign(1, message))
        mesh.links[1, 0].append(signed.wire)
        mesh.carry_all()
        assert transcript.has_forgotten(signed) == (kind == ABSENT)
    assert not any(votes for (step, _), votes in transcript.cast.items() if step > transcript.step)
    mesh.play()
    assert all(peer.is_done and peer.verdict is None for peer in mesh.peers)


def test_who_says_that_it_is_back_and_then_speaks_in_the_same_step_has_not_said_two_things() -> None:
    """Seat 1 shows both letters of seat 2 as if they proved anything."""
    mesh = Mesh(catalog.load(CARD_GAME), 3, {}).begin()
    while mesh.peers[0].missing != (2,):
        assert mesh.decide()
        mesh.carry_all()
    honest = mesh.peers[2]
    honest.say_back()
    (back,) = honest.take_outbox()
    while 2 in mesh.peers[0].missing:
        mesh.carry_all()
        assert mesh.decide()
    spoken = mesh.peers[0].transcript.steps[read_letter(back).letter.step][2]
    mesh.links[1, 0].append(DOUBT + json.dumps([back.decode(), spoken.wire.decode()]).encode())
    mesh.play()
    assert all(peer.is_done and peer.verdict is None for peer in mesh.peers)


def test_two_early_letters_with_two_pasts_accuse_nobody_before_their_time() -> None:
    """One of them may be void: who is behind cannot know that the author was declared absent in between."""
    mesh = Mesh(catalog.load(CARD_GAME), 3, {}).begin()
    transcript = mesh.peers[0].transcript
    texts = []
    for head in ("11" * 32, "22" * 32):
        letter = Letter(transcript.game, 2, transcript.step + 30, head, "say", ())
        texts.append(sign(letter, lambda message: toy_sign(2, message)).wire)
    mesh.links[1, 0].append(texts[0])
    mesh.links[1, 0].append(DOUBT + json.dumps([texts[1].decode()]).encode())
    mesh.carry_all()
    assert mesh.peers[0].verdict is None


def test_a_word_out_of_turn() -> None:
    """Seat 1 moves when it is not asked."""

    mesh = Mesh(catalog.load(CARD_GAME), 3, {}, "pusher").begin()
    pusher = mesh.peers[1]
    while pusher.round is not None and 1 in pusher.round.who:
        mesh.decide()
        mesh.carry_all()
    mine = Letter(pusher.transcript.game, 1, pusher.transcript.step, pusher.transcript.head, "say", ("now me",))
    mesh.devices[1].lied_at = pusher.transcript.step
    pusher.outbox.append(sign(mine, lambda message: toy_sign(1, message)).wire)
    mesh.carry_all()
    must_be_caught(mesh, "cheat.turn")


def test_speaking_for_another_seat() -> None:
    must_be_caught(
        play_with(liar("say", lambda self, word: bent(word, lambda event: event.update(seat=0)))), "cheat.turn"
    )


def test_a_move_that_the_rules_do_not_allow() -> None:
    def far(self: Liar, word: Any) -> Any:
        return bent(word, lambda event: event.update(value=[9, 0, 0, 0, 0, 0, 0]))

    must_be_caught(play_with(liar("say", far, speaks("choose", "move."))), "cheat.illegal")


def test_two_events_where_one_is_asked_for() -> None:
    must_be_caught(play_with(liar("say", lambda self, word: (*word, *word))), "cheat.turn")


def test_no_event_where_one_is_asked_for() -> None:
    must_be_caught(play_with(liar("say", lambda self, word: ())), "cheat.turn")


def test_a_fact_that_nobody_asked_for() -> None:
    fact = {"is": "Shown", "deck": "agents", "place": 1, "face": "mirkov"}

    def chatty(self: Liar, word: Any) -> Any:
        return bent(word, lambda event: event.update(facts=[fact], proof=[""]))

    mesh = play_with(liar("say", chatty, speaks("choose", "move.")), options=WITH_CARDS)
    must_be_caught(mesh, "cheat.card")


def test_a_letter_held_back_from_one_player_comes_by_another_way() -> None:
    """Seat 1 never sends its moves to seat 2. Nobody can be named: the wire may be broken. Seat 2 asks the others."""

    class Neglectful(Device):
        def outgoing(self, wire: bytes, to: int) -> list[bytes]:
            return [] if to == 2 and not wire.startswith(b"doubt") and self.peer.transcript.step > 6 else [wire]

    mesh = Mesh(catalog.load(STAKE_GAME), 3, {"turn_limit": 6}, "neglect", devices={1: Neglectful}).begin()
    for _ in range(400):
        mesh.carry_all()
        for peer in mesh.peers:
            if (peer.missing == (1,) and 1 in mesh.peers[0].transcript.now) or peer.transcript.step < mesh.peers[
                0
            ].transcript.step:
                peer.ask_again()
        mesh.carry_all()
        if mesh.is_over:
            break
        mesh.decide()
    assert [(peer.is_done, peer.verdict) for peer in mesh.peers] == [(True, None)] * 3


def test_another_log_confirmed_at_the_end() -> None:
    mesh = play_with(liar("end", lambda self, word: "00" * 32), STAKE_GAME, 3, {"turn_limit": 1})
    must_be_caught(mesh, "cheat.history")


# ---------------------------------------------------------------- scribes and clocks

ONE_ROUND = {"rounds": 1}


def test_a_scribe_who_ends_the_time_alone() -> None:
    cheat = liar("talk", lambda self, word: ("time",), lambda self, word: self.peer.course.scribe == self.seat)
    must_be_caught(play_until_the_lie(cheat, TALK_GAME, 3, ONE_ROUND), "cheat.order")


def test_a_scribe_who_writes_nonsense() -> None:
    def nonsense(self: Liar, word: Any) -> Any:
        return ("take", self.seat)

    cheat = liar("talk", nonsense, lambda self, word: self.peer.course.scribe == self.seat)
    must_be_caught(play_until_the_lie(cheat, TALK_GAME, 3, ONE_ROUND), "cheat.order")


def test_a_wish_that_the_rules_do_not_allow() -> None:
    def accuse_oneself(self: Liar, word: Any) -> Any:
        return bent(word, lambda event: event.update(value=["accuse", self.seat]))

    cheat = liar("talk", accuse_oneself, lambda self, word: word[0] == "event")
    must_be_caught(play_until_the_lie(cheat, TALK_GAME, 4, ONE_ROUND), "cheat.illegal", within=2)


def test_a_clock_that_shows_more_than_there_was() -> None:
    mesh = play_until_the_lie(liar("clock", lambda self, word: 100_000), TALK_GAME, 4, ONE_ROUND)
    must_be_caught(mesh, "cheat.clock")


def test_one_clock_that_goes_wrong_moves_nothing() -> None:
    """The middle of all clocks counts: one cannot shorten the time."""
    cheats = [Device, *(liar("clock", lambda self, word, wrong=wrong: wrong) for wrong in (1, 400))]  # type: ignore[misc]
    for number in range(8):
        meshes = [play_with(cheat, TALK_GAME, 3, ONE_ROUND, seed=f"clocks {number}") for cheat in cheats]
        times = [
            [event.value for event in mesh.peers[0].match.log.events if event.kind == "clock"] for mesh in meshes
        ]
        if any(times[0]):
            assert times[0] == times[1] == times[2]
            return
    raise AssertionError("nobody has stopped a clock")


def test_the_time_is_over_only_for_more_than_half() -> None:
    mesh = Mesh(catalog.load(TALK_GAME), 4, ONE_ROUND, "time").begin()
    while mesh.peers[0].match.table.phase != "talk":
        mesh.decide()
        mesh.carry_all()
    over = []
    for peer in mesh.peers[:3]:
        peer.time_is_up()
        mesh.carry_all()
        over.append(any(event.kind == "clock" for event in peer.match.log.events))
    assert over[:2] == [False, False]
    mesh.peers[3].time_is_up()  # who was the scribe of this moment, if not one of the three
    mesh.carry_all()
    assert any(event.kind == "clock" for event in mesh.peers[0].match.log.events)
