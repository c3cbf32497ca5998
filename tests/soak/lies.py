"""The lies: everything that a device may try which speaks the grammar of the protocol, one function each.

A lie is told when the liar is about to say an honest letter. It hands back the letter that is said instead; None means
that nobody hears the honest one. All letters are signed with the liar's own keys.
"""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from fair.protocol.letter import Letter
from fair.protocol.transcript import BACK, FARTHEST
from fair.protocol.votes import ABSENT, MOST_ROUNDS
from soak.values import bent
from table.text import Plain
from wire.link.messages import Ask, Bye, Differ

if TYPE_CHECKING:
    from soak.lying_device import Liar

Lie = Callable[["Liar", Letter, Random], Letter | None]


# ---------------------------------------------------------------- another letter


def another_value(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Any part of what it says is something else that can be read."""
    return replace(letter, body=bent(letter.body, rng))


def another_frame(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Another step, head, kind or game, or other seats that are said to be back. It keeps the honest letter itself."""
    seats = range(len(liar.sitting.devices))
    some = tuple(sorted(rng.sample(seats, rng.randrange(1, len(seats)))))
    match rng.randrange(6):
        case 0:
            step = max(0, letter.step + rng.choice([-3, -1, 1, 2, 40, FARTHEST, FARTHEST + 1]))
            other = replace(letter, step=step)
        case 1:
            other = replace(letter, head=rng.choice([*liar.transcript.heads, "00" * 32, ""]))
        case 2:
            other = replace(letter, kind=rng.choice([*liar.kinds, BACK, ABSENT, ""]))
        case 3:
            other = replace(letter, game=rng.choice(["", "0" * len(letter.game)]))
        case _:
            other = replace(letter, back=rng.choice([some, some[::-1], (*some, *some), (99,), (-1,)]))
    liar.hold(letter, liar.others)
    liar.send(liar.signed(other))
    return letter


def the_word_of_another(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """What another seat has said, in this step or before."""
    said = [one.letter.body for one in liar.heard() if one.letter.author != letter.author]
    return replace(letter, body=rng.choice(said[-12:] or [letter.body]))


def an_old_word(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """What it has said before itself."""
    said = [one.letter.body for one in liar.heard() if one.letter.author == letter.author]
    return replace(letter, body=rng.choice(said or [letter.body]))


def a_word_of_the_talk(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """What a scribe, or a seat that may speak, could say: with any seats, whether they have spoken or not."""
    seats = range(len(liar.sitting.devices))
    some = tuple(sorted(rng.sample(seats, rng.randrange(len(seats)))))
    words: list[Plain] = [
        ("take", rng.choice([*seats, 99, -1])), ("time", *some), ("devices", some, tuple(seats)), ("out",),
        ("nothing",), ("as", rng.choice(seats)), ("devices", some, tuple(0 for _ in seats)), rng.randrange(900),
    ]  # fmt: skip
    return replace(letter, body=rng.choice(words))


# ---------------------------------------------------------------- more letters


def an_old_letter_again(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    mine = [one for one in liar.heard() if one.letter.author == letter.author]
    if mine:
        liar.send(rng.choice(mine))
    return letter


def another_old_letter(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Something else for a step that is closed."""
    mine = [one for one in liar.heard() if one.letter.author == letter.author]
    if mine:
        old = rng.choice(mine[-6:]).letter
        liar.send(liar.signed(replace(old, body=bent(old.body, rng))))
    return letter


def an_early_letter(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """For a step that is not open yet, with a head that nobody can know."""
    step = letter.step + rng.choice([1, 2, 5, 30])
    head = rng.choice([letter.head, "11" * 32])
    liar.send(liar.signed(replace(letter, step=step, head=head, kind=rng.choice([*liar.kinds, letter.kind]))))
    return letter


def a_flood_of_early_letters(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    size = rng.choice([10, 20_000])
    for number in range(rng.choice([30, 150])):
        early = replace(letter, step=letter.step + rng.randrange(1, 40), head=f"{number:064x}", body="x" * size)
        liar.later(0.3 * number, lambda early=early: liar.send(liar.signed(early)))  # type: ignore[misc]
    return letter


def the_letter_of_another_seat(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """In another seat's name, signed with a key of its own."""
    liar.send(liar.signed(replace(letter, author=rng.randrange(len(liar.sitting.devices)))))
    return letter


# ---------------------------------------------------------------- not the same to all


def a_fork(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Some hear the honest letter, the others another one."""
    some = liar.some_others(rng)
    liar.hold(letter, some)
    liar.send(liar.signed(replace(letter, body=bent(letter.body, rng))), to=some)
    return letter


def a_late_fork(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Says it honestly, and a moment later something else for the same step."""
    other = liar.signed(replace(letter, body=bent(letter.body, rng)))
    some = liar.some_others(rng)
    liar.later(rng.choice([0.02, 0.2, 3.0]), lambda: liar.send(other, to=some))
    return letter


def only_to_some(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    liar.hold(letter, liar.some_others(rng))
    return letter


def after_the_others(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Waits until it has seen what the others say, or for a while."""
    liar.hold(letter, liar.others)
    liar.later(rng.choice([0.3, 2.0, 20.0]), lambda: liar.release(letter))
    return letter


def another_value_after_the_others(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Has seen the others, and changes its mind."""
    liar.hold(letter, liar.others)
    other = liar.signed(replace(letter, body=rng.choice([bent(letter.body, rng), letter.body])))
    liar.later(rng.choice([0.3, 2.0]), lambda: liar.send(other))
    return letter


# ---------------------------------------------------------------- silence


def never(liar: "Liar", letter: Letter, rng: Random) -> None:
    """This one letter is never heard."""


def mute(liar: "Liar", letter: Letter, rng: Random) -> None:
    """Not a letter any more, for good or for a while; it beats as before, and may say that it is back."""
    liar.is_mute = True
    liar.says_back = rng.random() < 0.3
    if liar.says_back or rng.random() < 0.5:
        liar.later(rng.choice([8.0, 45.0, 120.0]), liar.speak_again)


def goes_away(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Switches itself off, and perhaps on again."""
    liar.go_away(rng.choice([0.5, 6.0, 40.0, None]))
    return letter


def comes_back_from_an_old_save(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Its storage is from a while ago, so it may say once more what it has said before."""
    kept = liar.device.kept
    liar.go_away(rng.choice([0.5, 6.0, 40.0]), kept)
    return letter


def cuts_a_link(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    liar.cut(rng)
    return letter


def says_goodbye(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Says that it sleeps, or leaves for good, and goes on playing."""
    if rng.random() < 0.5:
        liar.room.mesh.send_all(Bye())
    else:
        liar.later(0.0, liar.room.leave)
    return letter


# ---------------------------------------------------------------- votes and returns


def a_vote(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """That any seats are gone, in any round, about this step or another."""
    seats = range(len(liar.sitting.devices))
    some = tuple(sorted(rng.sample(seats, rng.randrange(len(seats)))))
    for _ in range(rng.choice([1, 1, 3])):
        step = rng.choice([letter.step, max(0, letter.step - 1), letter.step + 1])
        head = liar.transcript.heads[min(step, liar.transcript.step)]
        body = (rng.choice([0, 0, 1, 5, MOST_ROUNDS - 1, MOST_ROUNDS]), some)
        liar.send(liar.signed(replace(letter, kind=ABSENT, step=step, head=head, body=body, back=())), rng=rng)
    return letter


def a_flood_of_votes(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """In all rounds that there are, about the open step and those before."""
    gone = tuple(seat for seat in range(len(liar.sitting.devices)) if seat != letter.author)[:1]
    for back in range(rng.choice([1, 3])):
        step = max(0, letter.step - back)
        head = liar.transcript.heads[min(step, liar.transcript.step)]
        every = [replace(letter, kind=ABSENT, step=step, head=head, body=(n, gone), back=()) for n in range(300)]
        for number in range(0, len(every), 60):
            some = [liar.signed(one) for one in every[number : number + 60]]
            liar.later(0.1 * number / 60, lambda some=some: liar.send(*some))  # type: ignore[misc]
    return letter


def is_back(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Says that it is back, though it never left; or in the name of another."""
    step = rng.randrange(len(liar.transcript.heads))
    author = rng.choice([letter.author, rng.randrange(len(liar.sitting.devices))])
    liar.send(liar.signed(replace(letter, author=author, kind=BACK, step=step, head=liar.transcript.heads[step],
                                  body=rng.choice([None, None, 1]), back=())))  # fmt: skip
    return letter


# ---------------------------------------------------------------- what it says on its links


def a_doubt(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Shows letters as if pasts differed: all, some, or one of its own that nobody has heard."""
    shown = liar.heard()[-rng.choice([1, 4, 30]) :]
    if rng.random() < 0.5:
        shown = rng.sample(shown, rng.randrange(len(shown) + 1))
    if rng.random() < 0.3:
        shown = [*shown, liar.signed(replace(letter, body=bent(letter.body, rng)))]
    liar.send(*shown, to=liar.some_others(rng), is_doubt=True)
    return letter


def a_false_beat(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Its next beats name another step, head, speakers, votes, wishes or neighbours."""
    liar.bend_beats(rng.choice([1, 5, 40]), rng.choice(["step", "head", "spoken", "votes", "is_accusing", "missed",
                                                      "heard", "no game"]), rng)  # fmt: skip
    return letter


def a_false_table(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Signs that its table looks different. The game stops, and the liar is named."""
    liar.bend_beats(2, "table", rng)
    return letter


def a_false_question(liar: "Liar", letter: Letter, rng: Random) -> Letter:
    """Asks for letters from anywhere, or says that its past differs."""
    where = liar.sitting.courier.where()
    step = rng.choice([0, where.step, where.step + 7, rng.randrange(where.step + 1)])
    head = rng.choice([where.head, "22" * 32, ""])
    for device in liar.some_others(rng):
        liar.room.mesh.send(device, Ask(replace(where, step=step, head=head)))
        liar.room.mesh.send(device, Differ(where.game, step, head))
    return letter


LIES: dict[str, Lie] = {
    one.__name__.replace("_", " "): one
    for one in (
        another_value, another_frame, the_word_of_another, an_old_word, a_word_of_the_talk,
        an_old_letter_again, another_old_letter, an_early_letter, a_flood_of_early_letters, the_letter_of_another_seat,
        a_fork, a_late_fork, only_to_some, after_the_others, another_value_after_the_others,
        never, mute, goes_away, comes_back_from_an_old_save, cuts_a_link, says_goodbye,
        a_vote, a_flood_of_votes, is_back,
        a_doubt, a_false_beat, a_false_table, a_false_question,
    )
}  # fmt: skip
