"""Joint decks: everybody shuffles and nobody knows the order; only its holder sees a card, until it is shown.

Rounds of a shuffle: each seat in turn passes the deck on, remasked and in a new order; with the last of them all prove
that they did nothing else. (Before protocol 3 they did so in one round more.) Rounds of a deal: one, in which everybody
but the viewer takes off their mask, with a proof; all cards that are dealt in a row are dealt in the same round. Rounds
of showing a card: one, in which the holder takes off the last mask. A card that nobody holds is unmasked by all.
A hidden row of several cards becomes one card of a new deck; shorter rows are filled up with blanks, so that all backs
look alike.
Order and masks of a shuffle follow from the key, the rows and the head of the step in which the deck is passed on. So
two shuffles never share an order or a mask.
Proved at once: every shuffle, every mask taken off, every face shown.
Not protected here: a viewer who tells; `needed` seats together.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from fair.group.curve import Point
from fair.group.labels import Label, Where
from fair.proofs import knowledge as proofs
from fair.proofs import shuffle
from fair.proofs.elgamal import Row, bare, read_rows, unmask, write_rows
from fair.proofs.shuffle import Mixed
from fair.protocol.letter import bytes64, row, text64
from fair.protocol.rounds import TOGETHER, Company, Round, Said, Talk, blaming
from fair.protocol.vault import Vault, parts_for
from table.illegal import Cheat
from table.needs import Deal, Seat, Show, Shuffle
from table.text import Plain

BLANK = ""
Place = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Mixing:
    """One seat's shuffle, kept for the audit."""

    deck: str
    seat: Seat
    where: Where
    before: tuple[Row, ...]
    after: tuple[Row, ...]


@dataclass
class Decks:
    """All decks of a game as everybody sees them: masked cards, and the masks that are already off."""

    company: Company
    vault: Vault
    rows: dict[str, tuple[Row, ...]] = field(default_factory=dict)
    faces: dict[bytes, str] = field(default_factory=dict)
    off: dict[Place, dict[Seat, list[Point]]] = field(default_factory=dict)
    mixings: list[Mixing] = field(default_factory=list)

    # ------------------------------------------------------------ shuffle

    def shuffle(self, need: Shuffle) -> Talk[None]:
        company, vault, me = self.company, self.vault, self.company.me
        rows, coming = self.start(need), list(company.present)
        own: Mixed | None = None
        passed, proofs = list[Mixing](), None
        while coming:
            seat = coming.pop(0)
            if seat in company.absent:
                continue  # left before the deck came to it
            where = company.cover(company.transcript.step, "deck", need.name, seat)
            if seat == me:
                own = shuffle.mix(where, vault.secret, vault.key, rows)
            if company.protocol >= TOGETHER and company.absent >= set(coming):
                coming, proofs = [], (yield from self._end(Mixing(need.name, seat, where, rows, ()), passed, own))
                continue
            said = yield Round("deck", (seat,), text64(write_rows(own.rows)) if own and seat == me else None)
            if seat in said:
                with blaming(seat, "cheat.shuffle"):
                    passed.append(self._passed(Mixing(need.name, seat, where, rows, ()), said[seat]))
                rows = passed[-1].after
        if proofs is None:
            proofs = yield Round("deck proof", _seats(passed), lambda: self._proof(passed, own))
        if any(one.seat not in proofs for one in passed):
            yield from self.shuffle(need)  # a seat left before its proof: shuffle again without it
            return
        for one in passed:
            if one.seat != me:
                with blaming(one.seat, "cheat.shuffle"):
                    shuffle.check(one.where, vault.key, one.before, one.after, bytes64(proofs[one.seat]))
        self.rows[need.name] = passed[-1].after
        self.mixings += passed

    def _end(self, last: Mixing, passed: list[Mixing], own: Mixed | None) -> Talk[Said]:
        """The last seat says the deck with its proof, and the others say theirs meanwhile. Returns the proofs."""

        def mine() -> Plain:
            if self.company.me != last.seat:
                return self._proof(passed, own)
            assert own is not None
            return text64(write_rows(own.rows)), self._proof([replace(last, after=own.rows)], own)

        said = yield Round("deck proof", tuple(sorted((*_seats(passed), last.seat))), mine)
        proofs = dict(said)
        if last.seat in said:
            with blaming(last.seat, "cheat.shuffle"):
                deck, proofs[last.seat] = row(said[last.seat], 2)
                passed.append(self._passed(last, deck))
        return proofs

    def _passed(self, mixing: Mixing, said: Plain) -> Mixing:
        """This shuffle, with the deck that its seat has passed on."""
        before = mixing.before
        return replace(mixing, after=read_rows(self.company.curve, bytes64(said), len(before), len(before[0])))

    def _proof(self, passed: Sequence[Mixing], own: Mixed | None) -> str:
        mine = next((one for one in passed if one.seat == self.company.me), None)
        if mine is None or own is None:
            return ""
        return text64(shuffle.prove(mine.where, self.vault.secret, self.vault.key, mine.before, own))

    def start(self, need: Shuffle) -> tuple[Row, ...]:
        """The deck before anybody has touched it: open faces, and cards still hidden in older decks."""
        hidden = [sum((self.rows[deck][place] for deck, place in row), ()) for row in need.hidden]
        opened = [(bare(self.card(face)),) for face in need.faces]
        width = max(len(row) for row in (*opened, *hidden))
        blank = bare(self.card(BLANK))
        return tuple((*row, *(blank,) * (width - len(row))) for row in (*opened, *hidden))

    def card(self, face: str) -> Point:
        point = self.company.curve.hash(Label.POINT, "card", face)
        self.faces[point.code] = face
        return point

    # ------------------------------------------------------------ deal and show

    def deal(self, needs: Sequence[Deal]) -> Talk[None]:
        """Several deals in one round: everybody takes their mask off every card that is not for themselves."""
        wanted: dict[Place, Seat | None] = {(need.name, need.place): need.seat for need in needs}
        yield from self._unmask("deal", wanted)

    def show(self, need: Show) -> Talk[str]:
        place = (need.name, need.place)
        yield from self._unmask("show", {place: None})
        return self.face(place)

    def turn_over(self, place: Place) -> Talk[None]:
        """A card of an absent seat must be played: those who are present take off its last mask."""
        yield from self._unmask("turn over", {place: None})

    def _unmask(self, what: str, wanted: dict[Place, Seat | None]) -> Talk[None]:
        owed = {seat: self._owed(seat, wanted) for seat in range(self.company.seats)}
        who = tuple(seat for seat in self.company.present if owed[seat])
        mine = owed.get(self.company.me or 0, [])
        step = self.company.transcript.step
        said = (yield Round(what, who, lambda: self.take_off(what, step, mine))) if who else {}
        for seat, data in said.items():
            with blaming(seat, "cheat.part"):
                self.accept(what, step, seat, owed[seat], data)
        silent = {s: tuple(self._masks(owed[s])) for s in range(self.company.seats) if owed[s] and s not in said}
        found = yield from parts_for(self.company, self.vault, what, silent)
        for seat, parts in found.items():
            self._put_off(seat, owed[seat], parts)

    def _owed(self, seat: Seat, wanted: dict[Place, Seat | None]) -> list[Place]:
        return [place for place, viewer in wanted.items() if seat != viewer and seat not in self.off.get(place, {})]

    def _masks(self, places: Iterable[Place]) -> list[Point]:
        return [card.a for deck, place in places for card in self.rows[deck][place]]

    def take_off(self, what: str, step: int, places: list[Place]) -> str:
        me, vault = self.company.me, self.vault
        assert me is not None
        where = self.company.where(what, step, me)
        return text64(proofs.multiply_all(where, vault.secret, vault.x, vault.keys[me], self._masks(places)))

    def accept(self, what: str, step: int, seat: Seat, places: list[Place], data: object) -> None:
        """Checks what a seat has taken off, and keeps it."""
        where = self.company.where(what, step, seat)
        parts = proofs.check_all(where, self.vault.keys[seat], self._masks(places), bytes64(data))  # type: ignore[arg-type]
        self._put_off(seat, places, parts)

    def _put_off(self, seat: Seat, places: list[Place], parts: list[Point]) -> None:
        coming = iter(parts)
        for deck, place in places:
            self.off.setdefault((deck, place), {})[seat] = [next(coming) for _ in self.rows[deck][place]]

    def missing(self, place: Place) -> tuple[Seat, ...]:
        """The seats whose masks are still on this card."""
        return tuple(seat for seat in range(self.company.seats) if seat not in self.off.get(place, {}))

    def face(self, place: Place, x: int | None = None) -> str:
        """The face of a card whose masks are off; `x` takes off this seat's own mask, if that is the last."""
        masks = dict(self.off.get(place, {}))
        row = self.rows[place[0]][place[1]]
        me = self.company.me
        if me is not None and me not in masks and x is not None:
            masks[me] = [x * card.a for card in row]
        if len(masks) != self.company.seats:
            raise Cheat("cheat.card", seat=me)
        names = []
        for number, card in enumerate(row):
            name = self.faces.get(unmask(card, [masks[seat][number] for seat in sorted(masks)]).code)
            if name is None:
                raise Cheat("cheat.card")
            names.append(name)
        return "+".join(name for name in names if name != BLANK)


def _seats(passed: Iterable[Mixing]) -> tuple[Seat, ...]:
    return tuple(sorted(one.seat for one in passed))
