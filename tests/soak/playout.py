"""A player who knows no better: plays any game to its end by picking among the offered moves."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

from table.dealers import Local
from table.events import Event, Move, Paid, Shown
from table.game import Game, Option, Options, Table
from table.illegal import Illegal, Refusal
from table.lots import shuffle
from table.match import Match, start_event
from table.needs import Choose, Clock, Deal, Need, Open, Roll, Seal, Show, Shuffle, Stake
from table.pocket import Card, Pocket, Sealed, Staked
from table.text import Plain

LONGEST = 5_000
TIME_PASSES = 0.05
MOST_DRAWN = 12
NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve", "Fay", "Gus", "Hal")


def switches(game: Game) -> Iterator[dict[str, Plain]]:
    """Every combination of the options that are simply on or off, or say what to try; the others keep their default."""
    tries = {option.name: option.tries or (False, True) for option in game.options if _is_tried(option)}
    for values in product(*tries.values()):
        yield dict(zip(tries, values, strict=True))


def _is_tried(option: Option) -> bool:
    return bool(option.tries) or isinstance(option.default, bool)


def settings(game: Game) -> Iterator[tuple[int, dict[str, Plain]]]:
    """Every number of seats with every combination of switches."""
    for seats in game.seats:
        for options in switches(game):
            yield seats, options


def sampled_settings(game: Game) -> Iterator[tuple[int, dict[str, Plain]]]:
    """Every number of seats and every combination of switches, but of many not each with each.

    Each with each stands in the golden games and in `soak`.
    """
    columns = list(switches(game))
    apart = len(columns) if len(columns) > 2 else 1
    for row, seats in enumerate(game.seats):
        for column, options in enumerate(columns):
            if (row + column) % apart == 0:
                yield seats, options


def begin(game: Game, seats: int, options: Options, seed: str) -> Match:
    return Match(game, Local(seed), start_event(game, NAMES[:seats], options))


def go_on(match: Match) -> bool:
    """Lets chance and the clock do their part until a person is asked. False: the game is over."""
    while True:
        let_chance_go_on(match)
        if match.outcome is not None:
            return False
        if any(need.seats for need in match.needs):
            return True
        assert match.needs, "`waiting` asks for nothing, but `outcome` does not say that the game is over"
        stop_clock(match)


def let_chance_go_on(match: Match) -> None:
    for _ in range(LONGEST):
        if match.step() is None:
            return
    raise AssertionError(f"the game does not end: it only ever asks chance, at last for {match.needs[0]}")


def time_passes(match: Match) -> None:
    """The clock runs out."""
    clock = next(need for need in match.needs if isinstance(need, Clock))
    match.receive(Event("clock", clock.name))


def stop_clock(match: Match) -> None:
    """A clock that is asked for alone has been stopped: half of its time is left, if the game lets it stop."""
    clock = next(need for need in match.needs if isinstance(need, Clock))
    try:
        match.receive(Event("clock", clock.name, None, clock.seconds // 2 or None))
    except Illegal:
        time_passes(match)


def turn(match: Match, rng: Random) -> tuple[int, Need, Move]:
    """Somebody who is asked, for what, and what they will do. Who may speak but has nothing to say is passed over."""
    asked = [(need, seat) for need in match.needs if isinstance(need, Choose | Seal | Stake) for seat in need.seats]
    rng.shuffle(asked)
    for need, seat in asked:
        if offered := match.moves(seat, need.name):
            return seat, need, rng.choice(offered)
    raise AssertionError(f"`waiting` asks {[need.name for need in match.needs]}, and `moves` offers nobody an answer")


def decisions(match: Match, rng: Random, longest: int = LONGEST) -> Iterator[tuple[int, Need, Move]]:
    """Stops at every decision, before it is made; then plays it."""
    for _ in range(longest):
        if not go_on(match):
            return
        if any(isinstance(need, Clock) for need in match.needs) and rng.random() < TIME_PASSES:
            time_passes(match)
            continue
        seat, need, move = turn(match, rng)
        yield seat, need, move
        try:
            match.offer(seat, move, need.name)
        except Refusal as no:
            said = f"`moves` offers seat {seat} {move.value!r} at `{need.name}`, but `play` refuses it: {no.reason}"
            raise AssertionError(said) from no
    raise AssertionError(f"the game does not end: {longest} decisions were made")


def playout(game: Game, seats: int, options: Options, seed: str, longest: int = LONGEST) -> Match:
    """A whole random game through the one door; the same seed gives the same game."""
    match = begin(game, seats, options, seed)
    for _ in decisions(match, Random(seed), longest):
        pass
    return match


def bare_playout(game: Game, seats: int, options: Options, seed: str) -> Table:
    """The same by the rules alone: no log, no hashes, no seals. For speed, and for bots that think ahead."""
    rng = Random(seed)
    table = game.start(seats, game.agreed(seats, options))
    pockets = [Pocket(seat) for seat in range(seats)]
    decks: dict[str, tuple[str, ...]] = {}
    for _ in range(LONGEST):
        if game.outcome(table) is not None:
            return table
        table = game.play(table, _answer(game, table, _next_need(game, table, pockets, rng), pockets, decks, rng))
    raise AssertionError(f"the game does not end: {LONGEST} events have happened")


def _next_need(game: Game, table: Table, pockets: list[Pocket], rng: Random) -> Need:
    """Where several may speak, somebody who has something to say."""
    needs = game.waiting(table)
    if len(needs) == 1:
        return needs[0]
    clocks = [need for need in needs if isinstance(need, Clock)]
    if clocks and rng.random() < TIME_PASSES:
        return clocks[0]
    others = rng.sample([need for need in needs if need not in clocks], len(needs) - len(clocks))
    willing = (n for n in others if not isinstance(n, Choose) or game.moves(game.see(table, pockets[n.seat]), n))
    return next(willing, clocks[0] if clocks else needs[0])


def _answer(
    game: Game,
    table: Table,
    need: Need,
    pockets: list[Pocket],
    decks: dict[str, tuple[str, ...]],
    rng: Random,
) -> Event:
    match need:
        case Roll():
            return Event("roll", need.name, None, tuple(rng.choice(die) for die in need.dice))
        case Shuffle():
            kept = ("+".join(decks[deck][place] for deck, place in row) for row in need.hidden)
            decks[need.name] = shuffle((*need.faces, *kept), str(rng.random()))
            return Event("shuffle", need.name, None, (need.faces, need.hidden))
        case Deal():
            pocket = pockets[need.seat]
            card = Card(need.name, need.place, decks[need.name][need.place], "")
            pockets[need.seat] = replace(pocket, cards=(*pocket.cards, card))
            return Event("deal", need.name, need.seat, need.place)
        case Show():
            fact = Shown(need.name, need.place, decks[need.name][need.place])
            return Event("show", need.name, need.seat, None, (fact,))
        case Open():
            pocket = pockets[need.seats[0]]
            stakes = tuple(staked.amounts for staked in pocket.stakes(need.name))
            sealed = pocket.seal(need.name)
            return Event("open", need.name, pocket.seat, stakes or (sealed.value if sealed else None))
        case Clock():
            return Event("clock", need.name)
    seat = rng.choice(need.seats)
    pocket = pockets[seat]
    move = rng.choice(game.moves(game.see(table, pocket), need))
    if isinstance(need, Seal):
        new = (Sealed(name, value, "") for name, value in need.split(move.value))
        pockets[seat] = replace(pocket, sealed=(*pocket.sealed, *new))
        return Event("seal", need.name, seat)
    if isinstance(need, Stake):
        staked = Staked(need.name, move.value, "")  # type: ignore[arg-type]
        pockets[seat] = replace(pocket, staked=(*pocket.staked, staked))
        return Event("stake", need.name, seat)
    paid = tuple((f.stake, f.account, f.amount) for f in move.facts if isinstance(f, Paid))
    pockets[seat] = replace(pocket, paid=(*pocket.paid, *paid))
    return Event("choose", need.name, seat, move.value, move.facts)


def with_numbers(game: Game, seats: int, options: Options, rng: Random) -> dict[str, Plain]:
    """The same options, but those that are numbers drawn among the small ones that the game allows.

    Where a game says what to try, that is the most: beyond it, or without a limit, a random game may never end.
    """
    drawn = dict(options)
    for option in game.options:
        if type(option.default) is int:
            tries = [n for n in option.tries if type(n) is int]
            numbers = range(1, max(tries) + 1) if tries else range(-1, MOST_DRAWN + 1)
            drawn[option.name] = rng.choice([n for n in numbers if option.allowed(seats, n)] or [option.default])
    return drawn
