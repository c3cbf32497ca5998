"""Draws the questions of a game's form, and judges the answers."""

from collections.abc import Sequence
from typing import Any

from games.contract.form import Collection, Number, OneOf, Player, Question, Some, Switch
from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.pictures import picture
from screen.app.words import Words, time_words

Answers = dict[str, Any]


def draw_question(game: str, question: Question, answers: Answers, names: tuple[str, ...], words: Words) -> str:
    match question:
        case Switch():
            return _switch(game, question, bool(answers[question.option]), words)
        case OneOf():
            values = [(str(value), words(f"{game}.option.{question.option}.{value}")) for value in question.values]
            return _choice(game, question.option, values, str(answers[question.option]), words)
        case Player():
            seats = [(str(seat), name) for seat, name in enumerate(names)]
            chosen = answers[question.option]
            at = str(chosen) if chosen != question.nobody else "lot"
            return _choice(game, question.option, [("lot", words("new.lot")), *seats], at, words)
        case Number():
            remark = question.remark(answers) if question.remark else ""
            return _number(game, question, int(answers[question.option]), words(remark) if remark else "", words)
        case Collection():
            return _collection(game, question, tuple(answers[question.option]), words)
        case Some():
            return _some(game, question, tuple(answers[question.option]), len(names), words)


def draw_form(
    game: str, asked: Sequence[Question], answers: Answers, names: tuple[str, ...], words: Words,
    is_open: bool, *more: str,
) -> str:  # fmt: skip
    """Plain questions are asked at once; the others, and `more`, wait behind "more choices"."""
    plain = [question for question in asked if isinstance(question, Switch | Number | Collection)]
    rest = [question for question in asked if question not in plain]
    drawn = "".join(draw_question(game, question, answers, names, words) for question in plain)
    if not rest and not more:
        return drawn
    button = el(
        "button",
        text(words("new.more")),
        icon("chevron-down"),
        type="button",
        class_="more",
        data_do="more",
        aria_expanded="true" if is_open else "false",
        aria_controls="more",
    )
    inside = [*(draw_question(game, question, answers, names, words) for question in rest), *more] if is_open else []
    return drawn + button + div("more-choices", *inside, id="more")


def answer(question: Question, answers: Answers, value: str) -> None:
    """Takes the answer that a player has touched."""
    option = question.option
    match question:
        case Switch():
            answers[option] = value == "on"
        case OneOf():
            answers[option] = next(one for one in question.values if str(one) == value)
        case Player():
            answers[option] = question.nobody if value == "lot" else int(value)
        case Number():
            answers[option] = max(question.least, min(question.most, int(value)))
        case Some():
            chosen = tuple(answers[option])
            if value == "lot":
                answers[option] = ()
            elif value in chosen:
                answers[option] = tuple(one for one in chosen if one != value)
            else:
                answers[option] = tuple(one for one in question.of if one in chosen or one == value)


def settle(question: Question, answers: Answers, seats: int) -> None:
    """Drops an answer that makes no sense for this number of players."""
    option = question.option
    if isinstance(question, Player) and answers[option] != question.nobody and answers[option] >= seats:
        answers[option] = question.nobody
    if isinstance(question, Some) and question.count(seats) >= len(question.of):
        answers[option] = ()


def missing(question: Question, answers: Answers, seats: int) -> int:
    """How many things are still to be chosen; negative if there are too many."""
    if isinstance(question, Some) and answers[question.option]:
        return question.count(seats) - len(answers[question.option])
    return 0


def _number(game: str, question: Number, value: int, remark: str, words: Words) -> str:
    """The number between a minus and a plus; at either end one of them is off."""
    name = words(f"{game}.option.{question.option}")
    shown = time_words(value) if question.is_time else str(value)
    less, more = value - question.step, value + question.step
    return div(
        "question number",
        el("h3", text(name), id=f"option-{question.option}"),
        div(
            "stepper",
            _step("minus", f"{name}: {words('new.less')}", question.option, less, less < question.least),
            el("output", text(shown), aria_live="polite"),
            _step("plus", f"{name}: {words('new.greater')}", question.option, more, more > question.most),
            role="group",
            aria_labelledby=f"option-{question.option}",
        ),
        el("p", text(remark), class_="soft", aria_live="polite") if remark else "",
    )


def _step(sign: str, label: str, option: str, value: int, off: bool) -> str:
    return el(
        "button",
        icon(sign),
        type="button",
        class_="icon-button",
        aria_label=label,
        title=label,
        data_do="answer",
        data_with=f"{option}={value}",
        aria_disabled="true" if off else None,
        id=f"{option}-{sign}",
    )


def _collection(game: str, question: Collection, chosen: tuple[str, ...], words: Words) -> str:
    """Shows how many are in play, and leads to the sheet where they are chosen and made."""
    shown = "".join(picture(game, f"{question.picture}:{thing}") for thing in chosen[:6])
    return div(
        "question",
        el("h3", text(words(f"{game}.option.{question.option}"))),
        el("p", text(words("collection.in_play", n=len(chosen))), class_="soft"),
        el(
            "button",
            el("span", shown, class_="row-of"),
            el("span", text(words("collection.choose"))),
            icon("chevron-right"),
            type="button",
            class_="button to-collection",
            data_do="collection",
            data_with=question.option,
        ),
    )


def _switch(game: str, question: Switch, is_on: bool, words: Words) -> str:
    key = f"{game}.option.{question.option}"
    box = el(
        "input",
        type="checkbox",
        role="switch",
        checked=is_on,
        id=f"option-{question.option}",
        data_do="answer",
        data_with=question.option,
    )
    says = el("span", el("strong", text(words(key))), el("small", text(words(f"{key}.text"))))
    return el("label", says, box, class_="switch")


def _choice(game: str, option: str, values: list[tuple[str, str]], chosen: str, words: Words) -> str:
    chips = (
        el(
            "button",
            text(label),
            type="button",
            class_="chip",
            role="radio",
            data_do="answer",
            data_with=f"{option}={value}",
            aria_checked="true" if value == chosen else "false",
            tabindex="0" if value == chosen else "-1",
        )
        for value, label in values
    )
    name = words(f"{game}.option.{option}")
    return div("question", el("h3", text(name)), div("chips wide", *chips, role="radiogroup", aria_label=name))


def _some(game: str, question: Some, chosen: tuple[str, ...], seats: int, words: Words) -> str:
    count = question.count(seats)
    name = words(f"{game}.option.{question.option}")
    is_all = count >= len(question.of)
    state = (
        words("new.all", n=count)
        if is_all
        else words("new.some_lot", n=count)
        if not chosen
        else words("new.some", chosen=len(chosen), n=count)
    )
    lot = el(
        "button",
        icon("shuffle"),
        text(words("new.lot")),
        type="button",
        class_="button",
        data_do="answer",
        data_with=f"{question.option}=lot",
    )
    things = (
        el(
            "button",
            picture(game, f"{question.picture}:{thing}"),
            el("span", text(words(f"{question.words}.{thing}"))),
            el("span", icon("check"), class_="tick"),
            type="button",
            class_="thing pick",
            data_do="answer",
            data_with=f"{question.option}={thing}",
            aria_pressed="true" if is_all or thing in chosen else "false",
            aria_disabled="true" if is_all or (len(chosen) >= count and thing not in chosen) else None,
        )
        for thing in question.of
    )
    lack = missing(question, {question.option: chosen}, seats)
    advice = words("new.too_many", n=-lack) if lack < 0 else words("new.too_few", n=lack) if lack else ""
    return div(
        "question",
        el("h3", text(name)),
        el("p", text(state), class_="soft", aria_live="polite"),
        div(
            "things" + (" lot" if not chosen and not is_all else ""),
            *things,
            role="group",
            aria_label=name,
            data_picks=True,
        ),
        el("p", text(advice), class_="soft") if advice else "",
        lot if chosen else "",
    )
