"""Draws the table for every scene: the board once, and around it only what this scene needs."""

from __future__ import annotations

import re
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
from screen.parts.amount import draw_amount
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
from screen.play.foot import at_the_foot, draw_drafting, draw_lister, draw_undo
from screen.play.handover import Hands, Peek, draw_handover
from screen.play.own import draw_own, is_hand, layout_of
from screen.play.private_page import draw_hand, draw_pocket, draw_tiles
from session.others import Other
from session.scene import Scene, has_news
from session.session import Session
from session.story import Story
from table.needs import Roll, Seal, Seat, Stake

KEY = re.compile('data-do="pick" data-with="([^"]+)"')
RECENT = 60  # events among which the last lines of the log are found
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
    is_listing: bool
    is_own_shown: bool
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
    then = None if cover else play.moments.table
    if now := play.climaxes.now:
        table = play.session.tables[now.event]
    elif then:
        table, lit = then, ()
    pieces = play.kit.board.pieces(table, lit, play.app.words, play.session.names)
    side = dict.fromkeys(SIDE, "") if cover else _side(play, scene, sketch, frozenset(KEY.findall(pieces)))
    if then:
        side |= {"hand": "", "choices": "", **play.moments.draw(play.app.words)}
    return {
        "stage": _stage(play, scene, bool(cover)),
        "art": symbols(play.session.game.name),
        "ground": ground(play.session.game.name, play.app.words.language),
        "pieces": pieces,
        **side,
        **draw_own(play, bool(cover)),
        "cover": cover,
    }


def _stage(play: Play, scene: Scene, is_covered: bool) -> str:
    words = play.app.words
    own = region("own", "own") if is_hand(play) or play.hands.only is not None else ""
    side = el(
        "section",
        region("turn", "turn", aria_live="polite", aria_atomic="true"),
        "" if is_hand(play) else own,
        region("coach", "coach"),
        region("company", "company"),
        own if is_hand(play) else "",
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
        undo = draw_undo(play) if play.handover.why == "turn" else ""
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


def _side(play: Play, scene: Scene, sketch: Sketch | None, on_board: frozenset[str]) -> dict[str, str]:
    """`on_board` are the keys of what can be tapped on the board."""
    words, session, around, others = play.app.words, play.session, play.kit.around, play.session.others
    status = [around.status(session.table, seat, words) for seat in range(len(session.names))]
    return {
        "turn": _turn(play, scene, sketch) + _just(play, words),
        "coach": "" if play.peek else draw_coach(words, session, play.app.settings.coach),
        "hand": _hand(play, sketch),
        "choices": _choices(play, scene, sketch, on_board),
        "actions": _actions(play, scene, sketch, on_board),
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
            what = scene.need.name.partition(".")[0] if scene.need else ""
            own = f"{play.kit.game.name}.hint.roll.{what}"  # what a roll is for, where it is not for the turn
            return draw_turn(who, words(own) if words.has(own) else words("play.roll_hint", n=_dice(scene)))
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
    hand = play.kit.private.hand(play.session.view(play.peek.seat), play.app.words)
    return draw_hand(hand, sketch) + draw_tiles([pick for pick in sketch.picks if pick.picture])


def _choices(play: Play, scene: Scene, sketch: Sketch | None, on_board: frozenset[str]) -> str:
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
        picks = [pick for pick in picks if pick.key not in held and not pick.picture]
        notes = {page.title: pocket.note(page.key) for page in play.kit.private.pages(session.table, words)}
    elif scene.kind == "ask":
        picks = [pick for pick in picks if pick.at]
    at_foot = at_the_foot(play, scene, sketch)
    amount = draw_amount(words, sketch.amount) if sketch.amount else ""
    twins = {pick.key for pick in picks} & on_board if scene.kind == "choose" and not play.peek else set()
    picks = [pick for pick in picks if pick not in at_foot]
    torn = {pick.group for pick in picks if pick.group and pick.key not in twins}  # a group stays together
    twins -= {pick.key for pick in picks if pick.group in torn}
    beside = [pick for pick in picks if pick.key not in twins]
    is_open = play.is_listing or is_hand(play)  # a hand has the board folded away
    on_it = [pick for pick in picks if pick.key in twins]
    listed = draw_choices(words, on_it, play.kit, notes, False, is_open, "play.list")
    return amount + draw_choices(words, beside, play.kit, notes, first=sketch.move is None) + listed


def _actions(play: Play, scene: Scene, sketch: Sketch | None, on_board: frozenset[str]) -> str:
    words, name = play.app.words, play.session.names[scene.seat] if scene.seat is not None else ""
    undo = draw_undo(play)
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
            look = act(words("play.next_private", name=name), "open", class_="main", sign="lock", data_focus=True)
            return undo + look
        case "ask" if not play.peek and sketch:
            quick = "".join(
                act(pick.label, "pick", pick.key, sign="chevron-right") for pick in sketch.picks if not pick.at
            )
            return undo + quick + act(words("play.open_hand"), "open", class_="main", sign="hand", data_focus=True)
    if sketch is None:
        return undo
    only, side = len(sketch.picks) == 1, "alarm" if scene.kind == "floor" else "even"
    at_hand = at_the_foot(play, scene, sketch)
    quick = "".join(
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
    if scene.kind == "choose" and not only and not is_hand(play) and any(pick.key in on_board for pick in sketch.picks):
        quick = draw_lister(words, play.is_listing) + quick
    return draw_drafting(play, sketch, undo, quick)
