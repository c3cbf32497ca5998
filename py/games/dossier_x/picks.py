"""How a move in Dossier X is built by hand: tap an agent and a city, a victim, the dossier; notes; amounts in words."""

from collections.abc import Iterator, Sequence

from games.contract.picks import Draft, Pick, Sketch, Words
from games.contract.taps import path_picks, sketch_answer
from games.dossier_x.challenge import CONCEDE, GIVE_UP, HOLD, PASS, concede, hold
from games.dossier_x.table import BIDS, Table, carry_out, free_capitals
from games.dossier_x.turn import BID, action_of, bids, kills, walks
from games.money.picks import asking, sketch_naming, sketch_stake
from games.money.purse import UNIT, View
from table.events import Move
from table.needs import Need, Stake


def sketch(view: View[Table], need: Need, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    """Of somebody whose notebook is known, only what that seat can do; in the open, all that anybody could."""
    table = view.table
    if isinstance(need, Stake):
        assert view.purse is not None
        return sketch_stake(need, view.purse, draft, words, lambda key: agent_name(key, words), table)
    match table.phase:
        case "capitals":
            return sketch_capital(table, draft, words)
        case "turn":
            return sketch_turn(view, draft, words)
        case "announce":
            return Sketch((), words("dossier_x.hint.announce"), table)
        case "challenge":
            made, asked = sketch_challenge(view, draft, words, names), words("dossier_x.head.challenge")
        case "duel" if table.bout.speaker == table.active:
            made, asked = sketch_defence(view, draft, words, names), words("dossier_x.head.hold")
        case _:
            made, asked = sketch_attack(view, draft, words, names), words("dossier_x.head.attack")
    on = table.action.agent
    return asking(made, asked, need, view.purse, on, lambda agent: agent_name(agent, words), words, names)


def agent_name(agent: str, words: Words) -> str:
    return words(f"dossier_x.agent.{agent}")


def city_name(city: str, words: Words) -> str:
    return words(f"city.{city}")


# ---------------------------------------------------------------- taking a capital


def sketch_capital(table: Table, draft: Draft, words: Words) -> Sketch:
    chosen = draft[-1] if draft else ""
    cities = {f"city:{capital}": capital for capital in free_capitals(table)}
    picks = tuple(Pick(key, city_name(city, words), key, chosen=key == chosen) for key, city in cities.items())
    move = Move(cities[chosen]) if chosen else None
    summary = words("dossier_x.summary.capital", city=city_name(cities[chosen], words)) if chosen else ""
    return Sketch(picks, words("dossier_x.hint.capital"), table, move, summary)


# ---------------------------------------------------------------- the turn


def sketch_turn(view: View[Table], draft: Draft, words: Words) -> Sketch:
    """`agent:pym`, then `city:paris` (and `take` or `leave` beside the dossier) or `kill:foxe`; or `bid`."""
    table = view.table
    picks, move, full = path_picks(turn_paths(view), draft, lambda key: turn_pick(key, draft, words))
    after = carry_out(table, action_of(table, move.value)) if move and isinstance(move.value, tuple) else table
    return Sketch(picks, turn_hint(full, move, words), after, move, turn_summary(move, words))


def turn_paths(view: View[Table]) -> Iterator[tuple[Draft, Move]]:
    table = view.table
    for move in walks(table):
        action = action_of(table, move.value)
        who, where = f"agent:{action.agent}", f"city:{action.to}"
        if action.start != table.dossier:
            yield (who, where), move
            continue
        how = "take" if action.carried else "leave"
        yield (who, where, how), move
        yield (who, how, where), move
    for move in kills(table, view.purse):
        action = action_of(table, move.value)
        yield (f"agent:{action.agent}", f"kill:{action.victim}"), move
    left = UNIT if view.purse is None else view.purse.left
    yield from (((BID,), move) for move in bids(left))


def turn_pick(key: str, draft: Draft, words: Words) -> Pick:
    what, _, name = key.partition(":")
    match what:
        case "agent":
            return Pick(key, agent_name(name, words), key)
        case "city":
            return Pick(key, words("dossier_x.pick.city", city=city_name(name, words)), key)
        case "kill":
            return Pick(key, words("dossier_x.pick.kill", agent=agent_name(name, words)), f"agent:{name}")
        case "take":
            return Pick(key, words("dossier_x.pick.take"), "dossier", group=words("dossier_x.dossier"))
        case "leave":
            return Pick(key, words("dossier_x.pick.leave"), group=words("dossier_x.dossier"))
    # A bid has a place on the board, so that it is confirmed like a move and not by a slip of the finger.
    return Pick(key, words("dossier_x.pick.bid"), "purse")


def turn_hint(draft: Draft, move: Move | None, words: Words) -> str:
    if move:
        return words("dossier_x.hint.bid" if move.value == BID else "dossier_x.hint.confirm")
    if not draft:
        return words("dossier_x.hint.turn")
    goes = any(key.startswith("city:") for key in draft)
    return words("dossier_x.hint.dossier" if goes else "dossier_x.hint.where")


def turn_summary(move: Move | None, words: Words) -> str:
    match move.value if move else None:
        case ("move", str(agent), str(city), bool(carried)):
            key = "dossier_x.summary.carry" if carried else "dossier_x.summary.move"
            return words(key, agent=agent_name(agent, words), city=city_name(city, words))
        case ("kill", str(killer), str(victim)):
            return words("dossier_x.summary.kill", killer=agent_name(killer, words), victim=agent_name(victim, words))
        case str():
            return words("dossier_x.pick.bid")
    return ""


# ---------------------------------------------------------------- challenge and duel


def sketch_challenge(view: View[Table], draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    table, action = view.table, view.table.action
    hint = words("dossier_x.hint.challenge", name=names[table.active], agent=agent_name(action.agent, words))
    others = {PASS: Move(PASS)}
    return sketch_naming(
        BIDS, action.agent, UNIT, view.purse, others, draft, words, lambda key: word_label(key, words), hint, table
    )


def sketch_attack(view: View[Table], draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    """The mover has held: the challenger goes on or gives up."""
    table, bout = view.table, view.table.bout
    hint = words("dossier_x.hint.held", name=names[table.active], n=bout.amount)
    others = {GIVE_UP: Move(GIVE_UP)}
    return sketch_naming(
        BIDS, bout.account, bout.least, view.purse, others, draft, words,
        lambda key: word_label(key, words), hint, table,
    )  # fmt: skip


def sketch_defence(view: View[Table], draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    table, bout = view.table, view.table.bout
    can_hold = view.purse is None or view.purse.amount(bout.account) >= bout.amount
    answers = {HOLD: hold(bout), CONCEDE: concede(table.action)}
    answers = answers if can_hold else {CONCEDE: answers[CONCEDE]}
    challenger = names[bout.inside[1]]
    hint = words("dossier_x.hint.hold", name=challenger, n=bout.amount, agent=agent_name(bout.account, words))
    return sketch_answer(answers, draft, lambda key: word_label(key, words), hint, table)


def word_label(key: str, words: Words) -> str:
    return words(f"dossier_x.word.{key}")
