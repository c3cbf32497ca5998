"""How a move in Agent is built by hand: tap a spy and a field or a victim, the suitcase; notes; amounts in words."""

from collections.abc import Iterator, Sequence

from games.agent.objection import STAY, silent_word
from games.agent.rules import answers
from games.agent.suitcase import carry_out
from games.agent.table import BRIBES, Action, Scene, Table
from games.agent.turn import BRIBE, PASS, action_of, turns
from games.contract.picks import Draft, Pick, Sketch, Words
from games.contract.taps import path_picks, sketch_answer
from games.money.picks import asking, sketch_naming, sketch_stake
from games.money.purse import View
from table.change import replace
from table.events import Move
from table.needs import Need, Stake
from table.text import Plain


def sketch(view: View[Table], need: Need, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
    """Of somebody whose plan is known, only what that seat can do; in the open, all that anybody could."""
    table = view.table
    if isinstance(need, Stake):
        assert view.purse is not None
        return sketch_stake(need, view.purse, draft, words, lambda key: spy_name(key, words), table)
    match table.phase:
        case "turn":
            return sketch_turn(view, draft, words)
        case "pay" | "announce":
            return Sketch((), words("agent.hint.announce"), table)
        case "auction":
            made = sketch_auction(view, draft, words)
        case _:
            possible = {str(move.value): move for move in answers(table)}
            hint = answer_hint(table, words, names)
            made = sketch_answer(possible, draft, lambda key: word_label(key, table, words), hint, table)
    head, on = words(f"agent.head.{table.phase}"), table.action.spy
    return asking(made, head, need, view.purse, on, lambda spy: whom(spy, words), words, names)


def spy_name(spy: str, words: Words) -> str:
    """As a label; `the_spy` is the same as the one who does something, `whom` to whom something is done."""
    return words(f"agent.spy.{spy}")


def the_spy(spy: str, words: Words) -> str:
    return words(f"agent.the.{spy}")


def whom(spy: str, words: Words) -> str:
    return words(f"agent.whom.{spy}")


def city_name(city: str, words: Words) -> str:
    return words(f"city.{city}")


# ---------------------------------------------------------------- the turn


def sketch_turn(view: View[Table], draft: Draft, words: Words) -> Sketch:
    """`agent:russian`, then `city:paris` or `attack:english`; `case` before that leaves or takes the suitcase, and
    `take:english` after it lets a spy take it. Or `bribe`, or `pass`.
    """
    table = view.table
    picks, move, full = path_picks(turn_paths(view), draft, lambda key: turn_pick(key, draft, table, words))
    after = replace(table, now=scene_after(table.now, move.value)) if move else table
    can_take = any(pick.key.startswith("take:") and not pick.chosen for pick in picks)
    return Sketch(picks, turn_hint(full, move, can_take, words), after, move, turn_summary(table, move, words))


def turn_paths(view: View[Table]) -> Iterator[tuple[Draft, Move]]:
    for move in turns(view.table, view.purse):
        match move.value:
            case ("move", str(spy), str(to), str(case), str(taker)):
                yield (f"agent:{spy}", *case_key(case), f"city:{to}", *taker_key(taker)), move
            case ("attack", str(spy), _, str(victim), str(case), str(taker)):
                yield (f"agent:{spy}", *case_key(case), f"attack:{victim}", *taker_key(taker)), move
            case (str(word),):
                yield (word,), move


def case_key(case: str) -> Draft:
    return ("case",) if case else ()


def taker_key(taker: str) -> Draft:
    return (f"take:{taker}",) if taker else ()


def turn_pick(key: str, draft: Draft, table: Table, words: Words) -> Pick:
    what, _, name = key.partition(":")
    match what:
        case "agent":
            return Pick(key, spy_name(name, words), key)
        case "city":
            return Pick(key, words("agent.pick.city", city=city_name(name, words)), key)
        case "attack":
            return Pick(key, words("agent.pick.attack", spy=whom(name, words)), f"agent:{name}")
        case "case":
            leaves = draft[:1] == (f"agent:{table.now.keeper}",)
            return Pick(key, words("agent.pick.leave" if leaves else "agent.pick.take"), "suitcase")
        case "take":
            label = words("agent.pick.let_take", spy=the_spy(name, words))
            return Pick(key, label, f"agent:{name}", group=words("agent.suitcase"))
        case "bribe":
            # It has a place on the board, so that it is confirmed like a move and not by a slip of the finger.
            return Pick(key, words("agent.pick.bribe"), "purse")
    return Pick(key, words("agent.pick.pass"))


def turn_hint(draft: Draft, move: Move | None, can_take: bool, words: Words) -> str:
    if move:
        return words("agent.hint.confirm_take" if can_take else "agent.hint.confirm")
    return words("agent.hint.where" if draft else "agent.hint.turn")


def scene_after(scene: Scene, value: Plain) -> Scene:
    """How the board would look if this turn stood."""
    action = action_of(scene, value)
    return carry_out(scene, action) if action else scene


def turn_summary(table: Table, move: Move | None, words: Words) -> str:
    if move is None:
        return ""
    if move.value in (BRIBE, PASS):
        return words("agent.pick.bribe" if move.value == BRIBE else "agent.pick.pass")
    said = words("agent.summary", what=way_in_words(table.now, move.value, words))
    return said[:1].upper() + said[1:]


def way_in_words(scene: Scene, value: Plain, words: Words) -> str:
    """What a turn does, in a short sentence: the action, and what becomes of the suitcase if that changes."""
    action, after = action_of(scene, value), scene_after(scene, value)
    if action is None:
        what = words("agent.way.pass" if value == PASS else "agent.way.bribe")
    else:
        carried = after.suitcase != scene.suitcase
        key = "agent.way.attack" if action.victim else "agent.way.carry" if carried else "agent.way.move"
        victim = whom(action.victim, words) if action.victim else ""
        what = words(key, spy=whom(action.spy, words), city=city_name(action.to, words), victim=victim)
    return f"{what}{case_in_words(scene, after, action, words)}"


def case_in_words(scene: Scene, after: Scene, action: Action | None, words: Words) -> str:
    """Said only where it is not plain from the action: nobody sits on the suitcase any more, or somebody new does."""
    carrier = action.spy if action and after.suitcase != scene.suitcase else scene.keeper
    if after.keeper == carrier:
        return ""
    return words("agent.way.keeper", spy=the_spy(after.keeper, words)) if after.keeper else words("agent.way.free")


# ---------------------------------------------------------------- objection, auction, claim


def sketch_auction(view: View[Table], draft: Draft, words: Words) -> Sketch:
    table, auction = view.table, view.table.auction
    word = silent_word(table)
    if not auction.amount:
        key = "agent.hint.auction_open"
    else:
        key = "agent.hint.auction_held" if word == STAY else "agent.hint.auction"
    hint = words(key, spy=whom(auction.spy, words), n=auction.amount)
    return sketch_naming(
        BRIBES, auction.spy, auction.least, view.purse, {word: Move(word)}, draft, words,
        lambda key: word_label(key, table, words), hint, table,
    )  # fmt: skip


def word_label(key: str, table: Table, words: Words) -> str:
    if key in ("stand", "back"):
        return words(f"agent.word.{key}.{table.action.kind}")
    return words(f"agent.word.{key}")


def answer_hint(table: Table, words: Words, names: Sequence[str]) -> str:
    spy = whom(table.action.spy, words)
    match table.phase:
        case "objections":
            return words("agent.hint.objections", name=names[table.active], spy=spy)
        case "objection":
            return words("agent.hint.objection", name=names[table.objector], spy=spy)
        case "decision":
            return words(f"agent.hint.decision.{table.action.kind}", spy=spy)
    return words("agent.hint.claims", name=names[table.active], spy=spy)
