"""Draws the table for every scene: the board once, and around it only what this scene needs."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from games.contract.kit import Kit
from games.contract.picks import Draft, Pick, Sketch
from screen.app.frame import Frame
from screen.app.icons import icon
from screen.app.markup import div, el, region, text
from screen.app.pictures import symbols
from screen.app.skeleton import has_rules, icon_button
from screen.app.words import Words
from screen.parts.board import LAST_LINES, board, ground
from screen.parts.moments import Moments
from screen.parts.others import draw_other, draw_others, draw_talk, draw_wait
from screen.parts.panels import act, draw_choices, draw_players, draw_score, draw_toggles, draw_turn
from screen.parts.poster import draw_beside
from screen.parts.turns import draw_turns, signs
from screen.play.advice_sheet import advised
from screen.play.climaxes.cover import draw_climax
from screen.play.climaxes.queue import Climaxes
from screen.play.coach import draw_coach
from screen.play.handover import Hands, Peek, draw_handover
from screen.play.own import draw_own, is_hand, layout_of
from screen.play.private_page import draw_hand, draw_pocket
from session.others import Other
from session.scene import Scene, has_news
from session.session import Session
from session.story import Story
from table.needs import Roll, Seal, Seat, Stake

FEW = 3  # plain answers that find room in the bar at the foot
RECENT = 60  # events among which the last lines of the log are found
LONGEST_LABEL = 32  # letters: what a move says up to here stands on its own button
SIDE = ("turn", "coach", "company", "hand", "choices", "actions", "seats", "score", "beside", "log")


class Play(Protocol):
    """What the drawing reads of the page."""

    app: Frame
    session: Session
    kit: Kit
    story: Story
    hands: Hands
    climaxes: Climaxes
    moments: Moments
    volunteers: set[Seat]
    lights: tuple[str, ...]

    @property
    def scene(self) -> Scene: ...

    @property
    def sketch(self) -> Sketch | None: ...

    @property
    def draft(self) -> Draft: ...

    @property
    def peek(self) -> Peek | None: ...

    @property
    def handover(self) -> Peek | None: ...


def draw(play: Play) -> dict[str, str]:
    """Under a cover the side is not merely hidden: it is not there."""
    scene, sketch = play.scene, play.sketch
    cover = _cover(play)
    table = sketch.table if sketch and not cover else play.session.table
    lit = () if cover else _lit(play, scene, sketch)
    side = dict.fromkeys(SIDE, "") if cover else _side(play, scene, sketch)
    if now := play.climaxes.now:
        table = play.session.tables[now.event]
    elif (then := play.moments.table) and not cover:
        table, lit = then, ()
        side |= {"hand": "", "choices": "", **play.moments.draw(play.app.words)}
    return {
        "stage": _stage(play, scene, bool(cover)),
        "art": symbols(play.session.game.name),
        "ground": ground(play.session.game.name, play.app.words.language),
        "pieces": play.kit.board.pieces(table, lit, play.app.words, play.session.names),
        **side,
        **draw_own(play, bool(cover)),
        "cover": cover,
    }


def _stage(play: Play, scene: Scene, is_covered: bool) -> str:
    words = play.app.words
    side = el(
        "section",
        region("turn", "turn", aria_live="polite", aria_atomic="true"),
        region("coach", "coach"),
        region("company", "company"),
        region("own", "own") if is_hand(play) else "",
        region("hand"),
        region("choices"),
        region("score"),
        region("seats", "seats"),
        region("beside", "beside"),
        region("log"),
        region("actions", "actions"),
        class_="side",
    )
    table = el(
        "main",
        board(bool(play.draft) and not is_covered),
        side,
        class_="table",
        inert=is_covered,
    )
    name = "play covered" if is_covered else "play private" if play.peek else "play"
    # The bar stays, if empty: an element that comes or goes before the board would make the browser build it anew.
    talk, game = draw_talk(words, play.session.others.talk), play.session.game.name
    bar = el("header", "" if is_covered else _bar(words, game, talk, has_rules(game)), class_="top-bar")
    return div(name, bar, table, region("cover"), data_scene=scene.kind, data_game=game, data_layout=layout_of(play))


@lru_cache(maxsize=16)
def _bar(words: Words, game: str, talk: str, is_explained: bool) -> str:
    return (
        icon_button("arrow-left", words("app.back"), "back", "bar")
        + el("h1", text(words(f"{game}.title")), tabindex="-1")
        + div(
            "bar-tools",
            talk,
            _tool("list-ordered", words("play.log"), "log", key="l"),
            _tool("book-open", words("app.rules"), "help", game) if is_explained else "",
            _tool("menu", words("play.menu"), "menu", key="m"),
        )
    )


def _tool(sign: str, label: str, verb: str, with_: str = "", key: str = "") -> str:
    return el(
        "button",
        icon(sign),
        type="button",
        class_="icon-button",
        aria_label=label,
        title=label,
        data_do=verb,
        data_with=with_ or None,
        data_key=key or None,
        aria_keyshortcuts=key.upper() or None,
    )


def _cover(play: Play) -> str:
    words, session = play.app.words, play.session
    if play.climaxes.now:
        return draw_climax(play.app, play.climaxes)
    if play.handover:
        undo = _undo(play) if play.handover.why == "turn" else ""
        return draw_handover(words, session.names[play.handover.seat], play.handover.why, undo)
    peek = play.peek
    if peek is None or peek.why == "act":
        return ""
    view, private = session.view(peek.seat), play.kit.private
    return draw_pocket(
        words,
        _private_now(play, peek.seat),
        private.shelves(view, words, session.names),
        private.pages(session.table, words),
        session.pockets[peek.seat],
        peek.why,
        play.kit.private.marks(view, words),
        play.kit.private.acts(view, words),
        play.hands.armed,
    )


def _lit(play: Play, scene: Scene, sketch: Sketch | None) -> tuple[Pick, ...]:
    told = play.session.others.told
    if told and told.waits and told.at:
        return (Pick("next", told.text, told.at),)
    if scene.kind == "roll":
        return (Pick("roll", play.app.words("play.roll", n=_dice(scene)), "die"),)
    return advised(play.lights, sketch.picks if sketch else ())


def _dice(scene: Scene) -> int:
    return len(scene.need.dice) if isinstance(scene.need, Roll) else 1


def _side(play: Play, scene: Scene, sketch: Sketch | None) -> dict[str, str]:
    words, session, around, others = play.app.words, play.session, play.kit.around, play.session.others
    status = [around.status(session.table, seat, words) for seat in range(len(session.names))]
    return {
        "turn": _turn(play, scene, sketch) + _just(play, words),
        "coach": "" if play.peek else draw_coach(words, session, play.app.settings.coach),
        "hand": _hand(play, sketch),
        "choices": _choices(play, scene, sketch),
        "actions": _actions(play, scene, sketch),
        "seats": ""
        if play.peek
        else draw_players(
            words,
            session.names,
            scene.seat,
            status,
            {seat for seat, pocket in session.pockets.items() if has_news(pocket)},
            {one.seat: _other(play, one, status[one.seat]) for one in others.seats},
            [around.seat_sign(session.table, seat) for seat in range(len(session.names))],
        ),
        "company": draw_others(words, others, session.names),
        "score": draw_score(words, play.kit.scores(sketch.table if sketch else session.table, words, session.names)),
        "beside": "" if play.peek else draw_beside(play.kit.around.beside(session.table, words, session.names), words),
        "log": el("h3", text(words("play.log")))
        + draw_turns(words, play.story.turns(words, RECENT), session.names, signs(session), LAST_LINES),
    }


def _other(play: Play, one: Other, status: str) -> str:
    session = play.session
    sign = play.kit.around.seat_sign(session.table, one.seat)
    return draw_other(play.app.words, one, session.names[one.seat], status, sign)


def _just(play: Play, words: Words) -> str:
    """What has just happened, for those whose screen has no room for the log. It is also said aloud: once is enough.
    Where all speak, an answer says little without its question; what stands above as a heading is not said twice."""
    last = 2 if play.scene.kind == "floor" else 1
    head = play.sketch.head if play.sketch else ""
    told = [" ".join(lines) for lines in play.story.last(last, words)]
    told = [] if head and head in told else told
    if play.draft or play.peek or not told:
        return ""
    return el("p", *(el("span", text(one)) for one in told), class_="just", aria_hidden="true")


def _turn(play: Play, scene: Scene, sketch: Sketch | None) -> str:
    words, names = play.app.words, play.session.names
    if play.peek and not play.session.others.told:
        return draw_turn(_private_now(play, play.peek.seat), sketch.hint if sketch else "", sign="eye")
    if told := play.session.others.told:
        return draw_turn(words("lesson.step", n=told.step, all=told.steps), told.text, sign="lightbulb")
    who = words("play.turn", name=names[scene.seat]) if scene.seat is not None else words("play.everybody")
    if _has_it_alone(play, scene.seat):
        who = words("play.your_turn")
    if sketch and sketch.head:
        who = sketch.head
    die = play.kit.around.die(play.session.table) if scene.kind in ("choose", "ask") else ""
    match scene.kind:
        case "wait":
            return draw_wait(words, play.session.others.wait, names)
        case "look":
            return draw_turn(words("play.everybody"), words("play.look_hint"), sign="users")
        case "roll":
            return draw_turn(who, words("play.roll_hint", n=_dice(scene)))
        case "aloud":
            assert scene.need is not None
            hint = play.kit.sketch(play.session.view(None), scene.need, (), words, names).hint
            return draw_turn(hint, words("play.aloud_hint"), sign="users")
        case "seal":
            assert isinstance(scene.need, Seal | Stake)
            waiting = words.list(names[seat] for seat in sorted(scene.need.seats))
            return draw_turn(words("play.everybody"), words("play.private_hint", names=waiting), sign="lock")
        case "curtain":
            hint = f"{scene.label}.hint"
            hint = words(hint if words.has(hint) else "play.curtain_hint")
            return draw_turn(words("play.everybody"), hint, sign="users")
    return draw_turn(who, sketch.hint if sketch else "", die)


def _has_it_alone(play: Play, seat: Seat | None) -> bool:
    """A person who has the device alone is spoken to; where several share it, everybody is called by name."""
    return play.session.people == (seat,)


def _private_now(play: Play, seat: Seat) -> str:
    if _has_it_alone(play, seat):
        return play.app.words("play.only_you")
    return play.app.words("play.private_now", name=play.session.names[seat])


def _hand(play: Play, sketch: Sketch | None) -> str:
    if play.peek is None or sketch is None:
        return ""
    return draw_hand(play.kit.private.hand(play.session.view(play.peek.seat), play.app.words), sketch)


def _choices(play: Play, scene: Scene, sketch: Sketch | None) -> str:
    words, session = play.app.words, play.session
    if scene.kind == "aloud":
        assert isinstance(scene.need, Seal)
        return draw_toggles(session.names, scene.need.seats, play.volunteers)
    if sketch is None:
        return ""
    picks, notes = list(sketch.picks), {}
    if play.peek:
        view, pocket = session.view(play.peek.seat), session.pockets[play.peek.seat]
        held = {thing.key for thing in play.kit.private.hand(view, words)}
        picks = [pick for pick in picks if pick.key not in held]
        notes = {page.title: pocket.note(page.key) for page in play.kit.private.pages(session.table, words)}
    elif scene.kind == "ask":
        picks = [pick for pick in picks if pick.at]
    elif quick := _quick(play, scene, sketch):
        picks = [pick for pick in picks if pick not in quick]
    return draw_choices(words, picks, play.kit, notes, first=sketch.move is None)


def _actions(play: Play, scene: Scene, sketch: Sketch | None) -> str:
    words, name = play.app.words, play.session.names[scene.seat] if scene.seat is not None else ""
    undo = _undo(play)
    told = play.session.others.told
    if told and told.waits == "next":
        return act(words("lesson.next"), "next", class_="main", sign="chevron-right", key="c", data_focus=True)
    if told and told.waits == "secrets":
        mine = words("play.secrets_of", name=play.session.names[0])
        return act(mine, "secrets", "0", class_="main", sign="lock", key="c", data_focus=True)
    match scene.kind:
        case "look":
            return act(words("play.look", name=name), "open", class_="main", sign="eye", data_focus=True)
        case "roll":
            roll = words("play.roll", n=_dice(scene))
            return undo + act(roll, "roll", class_="main", sign="dices", key="r", data_focus=True)
        case "curtain":
            return undo + act(words(scene.label), "lift", class_="main", sign="eye", key="c", data_focus=True)
        case "aloud":
            if not play.volunteers:
                return act(words("play.nobody"), "nobody", class_="main", sign="x", data_focus=True)
            return act(words("play.confirm"), "together", class_="main", sign="check", key="c", data_focus=True)
        case "seal" if not play.peek:
            return act(words("play.next_private", name=name), "open", class_="main", sign="lock", data_focus=True)
        case "ask" if not play.peek and sketch:
            quick = "".join(
                act(pick.label, "pick", pick.key, sign="chevron-right") for pick in sketch.picks if not pick.at
            )
            return undo + quick + act(words("play.open_hand"), "open", class_="main", sign="hand", data_focus=True)
    if sketch and (at_hand := _quick(play, scene, sketch)):
        only, side = len(sketch.picks) == 1, "alarm" if scene.kind == "floor" else "even"
        return undo + "".join(
            act(
                pick.label,
                "pick",
                pick.key,
                class_="main wide" if only else side,
                sign="chevron-right",
                key="c" if only else "",
                data_focus=only,
            )
            for pick in at_hand
        )
    return _drafting(play, sketch, undo)


def _quick(play: Play, scene: Scene, sketch: Sketch) -> list[Pick]:
    """What stands in the bar at the foot instead of in the list: a plain answer out of a few, or what anybody may
    start while the clock runs."""
    if play.peek or play.draft or scene.kind not in ("choose", "floor"):
        return []
    if scene.kind == "floor":
        return [pick for pick in sketch.picks if not pick.at and not pick.group]
    is_plain = not any(pick.at or pick.group for pick in sketch.picks)
    return list(sketch.picks) if len(sketch.picks) == 1 or (is_plain and len(sketch.picks) <= FEW) else []


def _undo(play: Play) -> str:
    """The last confirmed move, as long as nothing was rolled, revealed or passed on since."""
    if not play.session.can_undo or play.draft or play.peek:
        return ""
    return act(play.app.words("play.undo_move"), "undo", class_="quiet step", sign="undo-2", key="u")


def _drafting(play: Play, sketch: Sketch | None, undo: str) -> str:
    """What the draft would do, and the three buttons of building a move."""
    words = play.app.words
    if sketch is None:
        return undo
    if not play.draft and (sketch.at_once or not sketch.picks):
        return undo + (act(words("play.hide"), "hide", class_="step", sign="eye-off") if play.peek else "")
    says = sketch.summary if play.draft or sketch.move else ""
    is_short = sketch.move is not None and 0 < len(says) <= LONGEST_LABEL
    summary = "" if is_short or not says else _preview(words, says)
    back = act(words("play.undo_step"), "undo", class_="step", sign="undo-2", key="u") if play.draft else ""
    over = act(words("play.start_over"), "over", class_="step", sign="rotate-ccw") if len(play.draft) > 1 else ""
    hide = act(words("play.hide"), "hide", class_="step", sign="eye-off") if play.peek and not play.draft else ""
    if sketch.at_once and not play.peek and sketch.move is None:
        return summary + undo + hide + back + over  # the next tap says it
    if sketch.move is None:  # what comes next is chosen above
        return summary + undo + hide + back + over
    label = says if is_short else words("play.confirm")
    confirm = act(label, "confirm", class_="main", sign="check", key="c", data_focus=True)
    return summary + undo + hide + back + over + confirm


def _preview(words: Words, says: str) -> str:
    """What the move would be: not whole yet, or too long to stand on its own button."""
    return el("p", el("small", text(words("play.preview"))), text(says), class_="summary")
