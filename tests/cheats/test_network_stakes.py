"""Somebody cheats with hidden money: each is caught on the spot, not at the end."""

from random import Random
from typing import Any

from liars import Eager, Liar, bent, eager, event_of, flip, liar, must_be_caught, play_with, speaks
from mesh import CURVE
from samples import BID_GAME, STAKE_GAME

from fair.proofs import amounts
from fair.proofs.bits import Opening
from fair.protocol.letter import bytes64, text64
from table.events import AtLeast, Exactly, Paid
from table.needs import Stake

AGENT = {"turn_limit": 30}
DOSSIER = {"turn_limit": 60, "opening_bid": True}
STAKES, OPENS = speaks("stake"), speaks("open")


def says(*kinds: type) -> Any:
    """When this seat states a fact of one of these kinds about an account."""

    def when(self: Liar, word: Any) -> bool:
        return speaks("choose", facts=True)(self, word) and isinstance(event_of(word).facts[0], kinds)

    return when


def own_stake(self: Liar, word: Any) -> tuple[Stake, dict[str, Any]]:
    need = next(need for need in self.peer.match.needs if isinstance(need, Stake))
    return need, {"proof": list(event_of(word).proof)}  # type: ignore[arg-type]


def other_points(self: Liar, word: Any, *changes: tuple[int, int]) -> Any:
    """The commitments of these accounts raised or lowered by so many units, under the proof of the honest ones."""

    def change(event: dict[str, Any]) -> None:
        data = bytearray(bytes64(event["proof"][0]))
        for account, units in changes:
            at = slice(32 * account, 32 * account + 32)
            data[at] = (CURVE.point(bytes(data[at])) + units * CURVE.base).code
        event["proof"][0] = text64(bytes(data))

    return bent(word, change)


def test_an_overspent_purse() -> None:
    cheat = liar("say", lambda self, word: other_points(self, word, (0, 101)), STAKES)
    must_be_caught(play_with(cheat, STAKE_GAME, 3, AGENT), "cheat.stake")


def test_a_purse_that_was_fuller_than_agreed() -> None:
    """An honest proof, but out of 127 instead of 100 units."""

    def rich(self: Liar, word: Any) -> Any:
        need, _ = own_stake(self, word)
        court = self.peer.course.court
        where = self.peer.company.where("stake", need.name, self.seat, 0)
        units = [120, *(0 for _ in need.accounts[1:])]
        data, _ = amounts.lay(where, court.stakes.vault.secret, CURVE, Opening(127, 0), units, 0, need.several)
        return bent(word, lambda event: event["proof"].__setitem__(0, text64(data)))

    must_be_caught(play_with(liar("say", rich, STAKES), STAKE_GAME, 3, AGENT), "cheat.stake")


def test_money_taken_back_from_one_account_onto_another() -> None:
    cheat = liar("say", lambda self, word: other_points(self, word, (0, -3), (1, 3)), STAKES)
    must_be_caught(play_with(cheat, STAKE_GAME, 3, AGENT), "cheat.stake")


def test_a_bid_on_two_agents_where_one_is_allowed() -> None:
    cheat = liar("say", lambda self, word: other_points(self, word, (0, 1), (1, 1)), STAKES)
    must_be_caught(play_with(cheat, BID_GAME, 3, DOSSIER), "cheat.stake")


def test_a_bid_of_nothing_where_something_is_due() -> None:
    """Said aloud: "I bid"; then nothing is laid."""

    def nothing(self: Liar, word: Any) -> Any:
        need, _ = own_stake(self, word)
        court = self.peer.course.court
        count = len(court.stakes._purse(need, self.seat).laid)
        where = self.peer.company.where("stake", need.name, self.seat, count)
        rest = court.stakes._purse(need, self.seat).rest_opening
        data, _ = amounts.lay(where, court.stakes.vault.secret, CURVE, rest, [0 for _ in need.accounts], 0, False)
        return bent(word, lambda event: event["proof"].__setitem__(0, text64(data)))

    def due(self: Liar, word: Any) -> bool:
        return STAKES(self, word) and own_stake(self, word)[0].least > 0

    must_be_caught(play_with(eager("say", nothing, due), BID_GAME, 3, DOSSIER), "cheat.stake")


def test_no_stake_at_all() -> None:
    cheat = liar("say", lambda self, word: bent(word, lambda event: event.update(proof=None)), STAKES)
    must_be_caught(play_with(cheat, STAKE_GAME, 3, AGENT), "cheat.stake")


# ---------------------------------------------------------------- what is said about it


def higher(self: Liar, word: Any) -> Any:
    """More than was staked: the proof was good for less."""

    def change(event: dict[str, Any]) -> None:
        event["facts"][0]["amount"] += 100
        if isinstance(event["value"], int):
            event["value"] += 100

    return bent(word, change)


def test_a_claim_above_the_bid() -> None:
    def claims(self: Liar, word: Any) -> bool:
        return says(AtLeast)(self, word) and type(event_of(word).value) is int

    must_be_caught(play_with(eager("say", higher, claims), BID_GAME, 3, DOSSIER), "cheat.claim")


def test_a_claim_with_the_proof_of_an_earlier_one() -> None:
    class Parrot(Eager):
        first: Any = None

        def tell(self, kind: str, word: Any) -> Any:
            if kind != "say" or self.lied_at is not None or not says(AtLeast)(self, word):
                return word
            if self.first is None:
                self.first = event_of(word)
                return word
            self.lied_at = self.peer.transcript.step
            return bent(word, lambda event: event.update(proof=list(self.first.proof)))

    must_be_caught(play_with(Parrot, BID_GAME, 3, DOSSIER), "cheat.claim")


def test_a_claim_without_proof() -> None:
    cheat = eager("say", lambda self, word: bent(word, lambda event: event.update(proof=[""])), says(AtLeast))
    must_be_caught(play_with(cheat, BID_GAME, 3, DOSSIER), "cheat.claim")


class Killer(Eager):
    """Bids everything on one agent, and kills as soon as it can."""

    def choose(self, need: Any, moves: list[Any], rng: Random) -> Any:
        paying = [move for move in moves if any(isinstance(fact, Paid) for fact in move.facts)]
        if isinstance(need, Stake):
            return max(moves, key=lambda move: sum(amount for _, amount in move.value))
        return rng.choice(paying or moves)


def test_a_kill_without_the_money_for_it() -> None:
    """The payment of another agent's account: the proof is not of this one."""

    def unpaid(self: Liar, word: Any) -> Any:
        agents = [agent for agent in self.peer.match.table.living if agent != event_of(word).value[1]]  # type: ignore[index]
        mate = next(a for a in agents if self.peer.match.table.place_of(a) == self.place(word))

        def change(event: dict[str, Any]) -> None:
            event["facts"][0]["account"] = mate
            event["value"] = ["kill", mate, event["value"][1]]

        return bent(word, change)

    def place(self: Liar, word: Any) -> Any:
        return self.peer.match.table.place_of(event_of(word).value[1])  # type: ignore[index]

    kind = {"kind": "say", "lie": unpaid, "when": says(Paid), "place": place}
    cheat = type("UnpaidKiller", (Killer,), kind)
    must_be_caught(play_with(cheat, BID_GAME, 3, DOSSIER), "cheat.claim")


def test_an_announcement_that_is_not_so() -> None:
    """Everybody must tell the bid on a victim: one tells less."""

    def lower(self: Liar, word: Any) -> Any:
        def change(event: dict[str, Any]) -> None:
            event["facts"][0]["amount"] += 100
            event["value"] += 100

        return bent(word, change)

    for number in range(5):
        kind = {"kind": "say", "lie": lower, "when": says(Exactly)}
        cheat = type("Announcer", (Killer,), kind)
        mesh = play_with(cheat, BID_GAME, 3, DOSSIER, seed=f"told {number}")
        if mesh.devices[1].lied_at is not None:
            must_be_caught(mesh, "cheat.claim")
            return
    raise AssertionError("nobody was killed")


def test_a_changed_bid_when_the_books_are_opened() -> None:
    def changed(self: Liar, word: Any) -> Any:
        def change(event: dict[str, Any]) -> None:
            event["value"][0] = [[event["value"][0][0][0], 9900]]

        return bent(word, change)

    def has(self: Liar, word: Any) -> bool:
        return OPENS(self, word) and bool(event_of(word).value[0]) and event_of(word).value[0][0][1] != 9900  # type: ignore[index]

    must_be_caught(play_with(liar("say", changed, has), STAKE_GAME, 3, {"turn_limit": 3}), "cheat.opening")


def test_other_blinds_when_the_books_are_opened() -> None:
    def blind(self: Liar, word: Any) -> Any:
        return bent(word, lambda event: event["proof"].__setitem__(0, flip(event["proof"][0])))

    must_be_caught(play_with(liar("say", blind, OPENS), STAKE_GAME, 3, {"turn_limit": 3}), "cheat.opening")


def test_passing_with_money_left() -> None:
    """AG-2.4 asks for the proof that nothing is left; one who has some cannot give it."""

    def broke(self: Liar, word: Any) -> Any:
        fact = {"is": "AtLeast", "stake": "bribes", "account": "*", "amount": 10_000}
        return bent(word, lambda event: event.update(value=["pass"], facts=[fact], proof=["AAAA"]))

    cheat = liar("say", broke, speaks("choose", "turn."))
    must_be_caught(play_with(cheat, STAKE_GAME, 3, AGENT), "cheat.claim")
