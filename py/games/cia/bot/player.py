"""CIA for bots: push your own agent without being seen to, hold the others back, and work out who is who."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log

from games.cia import cards
from games.cia.bot.belief import Belief, even, exposure, odds_of
from games.cia.bot.prospects import HOME, apart, dangers, gains, safes, some_ways, standing, ways_of
from games.cia.dossier import all_dossiers
from games.cia.table import FINISH, NOBODY, RING, Table, splits
from games.cia.top_secret import DONE, PASS
from games.cia.turn import totals
from games.cia.view import View, agents_of, card_moves, playable, see
from games.contract.bot import Bot, Foresight, Lots, Past, Sight, Story, World, weighed
from table.change import replace
from table.events import Move
from table.needs import Need, Seat
from table.pocket import Card, Pocket, Sealed

HIDING = 0.8
OPTIONS = 8
# So many ways to spend the points an agent looks at.
GLANCE = 30
# A card is kept unless it does this much good.
CARD_PRICE = 1.5


# ---------------------------------------------------------------- belief


def belief_of(sight: Sight) -> Belief:
    return _belief(sight.view.table, sight.seat, sight.view.mine, Story(sight.past))


@lru_cache(maxsize=32)
def _belief(table: Table, seat: Seat, mine: tuple[str, ...], past: Story[Past]) -> Belief:
    return Belief(table, seat, mine, past)


# ---------------------------------------------------------------- the levels


def recruit(sight: Sight, lots: Lots) -> Move:
    """Looks at its own agent alone, and not at every way to move it."""
    view: View = sight.view
    table = view.table
    moves = sight.moves
    if table.phase in ("move", "safe"):
        tried = lots.sample(list(moves), min(14, len(moves)))
        return best_of(view, tried, [0.0] * len(table.agents))
    if table.phase == "ask":
        return moves[0] if len(moves) > 1 and lots.random() < 0.3 else moves[-1]
    if table.phase == "round":
        return card_order(view, moves, even(len(table.agents)), lots.random())[0]
    return lots.choice(moves)


def best_of(view: View, moves: Sequence[Move], against: Sequence[float]) -> Move:
    table = view.table
    mine = own(view)
    if table.phase == "safe":
        worth = safes(table, mine, against)
        return max(moves, key=lambda move: worth[move.value])  # type: ignore[index]
    found = gains(table, mine, against, ways_of([move.value for move in moves]))  # type: ignore[misc]
    return moves[max(range(len(moves)), key=found.__getitem__)]


def own(view: View) -> int:
    """Its own agent; of two, the better one."""
    return better(view.table, view.mine)


def better(table: Table, agents: Sequence[str]) -> int:
    return max(map(table.agents.index, agents), key=table.score.__getitem__)


def officer(sight: Sight, lots: Lots) -> Move:
    return ranked(sight, lots, GLANCE)[0]


def options(sight: Sight, lots: Lots) -> list[Move]:
    return ranked(sight, lots, None)


def ranked(sight: Sight, lots: Lots, glance: int | None) -> list[Move]:
    """The moves worth a thought, the best first; at a glance one sees so many ways to spend the points, else all."""
    view: View = sight.view
    table = view.table
    belief = belief_of(sight)
    against = dangers(table, own(view), belief.owned())
    match table.phase:
        case "move":
            return [Move(split) for split in best_splits(sight, belief, against, lots, glance)]
        case "safe":
            worth = safes(table, own(view), against)
            values = {move: worth[move.value] + 0.01 * lots.random() for move in sight.moves}  # type: ignore[index]
            return sorted(sight.moves, key=values.__getitem__, reverse=True)[:OPTIONS]
        case "ask":
            return [Move(len(sight.moves) > 1 and wants_to_play(view, against))]
        case "round":
            return card_order(view, sight.moves, against, CARD_PRICE)
        case "dossier":
            return [written(sight, belief)]
    return [lots.choice(sight.moves)]


def best_splits(
    sight: Sight, belief: Belief, against: Sequence[float], lots: Lots, glance: int | None
) -> list[tuple[int, ...]]:
    """The best ways to spend the points, less what each would tell about its own agent."""
    view: View = sight.view
    table, mine = view.table, own(view)
    ways = [split for total in totals(table) for split in splits(total, len(table.agents))]
    if glance and glance < len(ways):
        ways = lots.sample(ways, glance)
    found = gains(table, mine, against, ways_of(ways))
    order = sorted(range(len(ways)), key=lambda n: -weighed(found[n]))[: OPTIONS + 4]
    row = belief.rows[sight.seat]
    late = max(table.score) / FINISH

    worths = {}
    for number, tells in zip(order, odds_of(table, [ways[number] for number in order]), strict=True):
        told = [value + log(odd) for value, odd in zip(row, tells, strict=True)]
        worths[number] = found[number] - HIDING * (1 - late) * exposure(told, mine) + 0.01 * lots.random()
    return [ways[number] for number in sorted(order, key=worths.__getitem__, reverse=True)][:OPTIONS]


# ---------------------------------------------------------------- Top Secret


def wants_to_play(view: View, against: Sequence[float]) -> bool:
    """Is there a card that does enough good now?"""
    plays = [move for move in card_moves(view) if isinstance(move.value, tuple)]
    return isinstance(card_order(view, [Move(PASS), *plays], against, CARD_PRICE)[0].value, tuple)


def worth_of(table: Table, mine: int, against: Sequence[float]) -> float:
    """What the table is worth to the owner of `mine`: a scoring that is coming counts in full."""
    coming = bool(table.triggering)
    total = 0.0
    for one, (score, at) in enumerate(zip(table.score, table.at, strict=True)):
        now = standing(score, at)
        now = now if not coming else max(0.0, score + now - score + 0.65 * (now - score))
        total += now if one == mine else -against[one] * now
    return total


def card_order(view: View, moves: Sequence[Move], against: Sequence[float], price: float) -> list[Move]:
    table, mine = view.table, own(view)
    seat = view.seat or 0
    now = worth_of(table, mine, against)

    def worth(move: Move) -> float:
        if move.value in (PASS, DONE):
            return weighed(now + price)
        assert isinstance(move.value, tuple)
        after = cards.carry_out(table, seat, move.value)
        if after.finished:  # CIA-7.3: that would be the end
            lead = after.score[mine] - max(score for one, score in enumerate(after.score) if one != mine)
            return weighed(now + (HOME if lead >= 0 else -HOME) + lead)
        extra = 2.5 if move.value[0] == "double_agent" and table.bystanders else 0.0
        return weighed(worth_of(after, mine, against) + extra)

    return sorted(moves, key=worth, reverse=True)[:OPTIONS]


def written(sight: Sight, belief: Belief) -> Move:
    """The dossier that is right in most, by the belief."""
    view: View = sight.view
    chances = belief.table()
    nobody = [1 - sum(row[one] for row in chances) for one in range(len(view.table.agents))]

    def right(names: tuple[int, ...]) -> float:
        return weighed(sum(nobody[one] if name == NOBODY else chances[name][one] for one, name in enumerate(names)))

    return Move(max(all_dossiers(view.table, sight.seat, view.mine[0]), key=right))


# ---------------------------------------------------------------- worlds


def imagine(sight: Sight, lots: Lots) -> World:
    view: View = sight.view
    table = view.table
    owner = belief_of(sight).draw(lots)
    deck = [""] * len(table.agents)
    for seat, number in owner.items():
        deck[table.owned[seat][0]] = table.agents[number]
    for place, name in zip(table.owned[sight.seat], view.mine, strict=True):
        deck[place] = name
    left = [name for name in table.agents if name not in deck]
    lots.shuffle(left)
    decks = {"agents": tuple(name or left.pop() for name in deck)}
    decks.update(secret_decks(sight, lots))
    pockets = [_pocket(table, view, seat, decks, lots) for seat in range(table.seats)]
    return World(pockets, decks)


def secret_decks(sight: Sight, lots: Lots) -> dict[str, tuple[str, ...]]:
    """The Top Secret cards as they may lie: its own hand and what was shown where they are, the rest at random."""
    if not sight.view.table.top_secret:
        return {}
    known = {(held.deck, held.place): face for held, face in sight.view.hand}
    decks: dict[str, tuple[str, ...]] = {}
    for _, event in sight.past:
        if event.shown:
            known[event.shown.deck, event.shown.place] = event.shown.face
    for _, event in sight.past:
        if event.kind == "shuffle" and event.name.startswith("secrets"):
            faces: list[str] = list(event.value[0])  # type: ignore[index, arg-type]
            size = len(faces)
            here = {place: face for (deck, place), face in known.items() if deck == event.name}
            for face in here.values():
                faces.remove(face)
            lots.shuffle(faces)
            decks[event.name] = tuple(here[place] if place in here else faces.pop() for place in range(size))
    return decks


def _pocket(table: Table, view: View, seat: Seat, decks: dict[str, tuple[str, ...]], lots: Lots) -> Pocket:
    agents = [Card("agents", place, decks["agents"][place], "") for place in table.owned[seat]]
    hand = [Card(held.deck, held.place, decks[held.deck][held.place], "") for held in table.hands[seat]]
    pocket = Pocket(seat, (*agents, *hand))
    sealed: list[Sealed] = []
    if seat == view.seat and view.dossier is not None:
        sealed.append(Sealed("dossier", view.dossier, ""))
    if table.phase in ("ask", "volunteers") and seat in table.sealed:
        wants = bool(playable(see(table, pocket))) and lots.random() < 0.3
        sealed.append(Sealed(f"volunteer.{table.turn}", wants, ""))
    return replace(pocket, sealed=tuple(sealed)) if sealed else pocket


# ---------------------------------------------------------------- playing on


def reply(table: Table, pocket: Pocket, need: Need, lots: Lots) -> Move:
    """A quick player: some ways to spend the points, the best of them; cards only when they must be played."""
    match table.phase:
        case "move":
            total, agents = lots.choice(totals(table)), len(table.agents)
            ways = some_ways(total, agents, lots.randrange(apart(total, agents)))
            mine = better(table, agents_of(pocket))
            found = gains(table, mine, dangers(table, mine, even(agents)), ways)
            return Move(ways.splits[found.index(max(found))])
        case "safe":
            mine = better(table, agents_of(pocket))
            worth = safes(table, mine, dangers(table, mine, even(len(table.agents))))
            return Move(max([n for n in range(RING) if n != table.safe], key=worth.__getitem__))
        case "ask":
            return Move(False)
        case "round":
            moves = card_moves(see(table, pocket))
            stop = next((move for move in moves if move.value in (PASS, DONE)), None)
            return stop or lots.choice(moves)
    return Move(next(iter(all_dossiers(table, pocket.seat, agents_of(pocket)[0]))))


def is_far(start: Table, now: Table) -> bool:
    return now.turn >= start.turn + min(3, start.seats) or now.phase in ("dossier", "dossiers", "reveal", "over")


def value(table: Table, world: World, seat: Seat) -> float:
    """The chance to win, by how far its own agent is ahead of everybody else's and of the bystanders."""
    owner = {world.decks["agents"][place]: who for who in range(table.seats) for place in table.owned[who]}
    best = [-99.0] * table.seats
    bystander = -99.0
    hope = not table.finished
    for name, score, at in zip(table.agents, table.score, table.at, strict=True):
        have = standing(score, at) if hope else float(score)
        who = owner.get(name)
        if who is None:
            bystander = max(bystander, have)
        elif have > best[who]:
            best[who] = have
    rivals = [have for who, have in enumerate(best) if who != seat]
    if table.finished:
        mine = best[seat]
        if mine < bystander or mine < max(rivals):
            return 0.0
        return 1.0 / (1 + rivals.count(mine))
    heat = 2.0 + 0.15 * (FINISH - max(table.score))
    ahead = best[seat] - max(*rivals, bystander)
    rank = sum(1 / (1 + exp((have - best[seat]) / heat)) for have in rivals) / len(rivals)
    return 0.7 / (1 + exp(-ahead / heat)) + 0.3 * rank


BOT = Bot(officer, recruit, options, Foresight(imagine, reply, is_far, value))
