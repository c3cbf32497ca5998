"""What lies around the board: whose turn, what to do, the choices as a list, players, score, log."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby

from games.contract.kit import Kit
from games.contract.picks import Pick
from games.contract.shown import Score
from screen.app.icons import icon
from screen.app.markup import Value, div, el, text
from screen.app.words import Words
from table.needs import Seat

LONG = 24  # letters: choices of more words stand in fewer columns


def act(
    label: str,
    verb: str,
    with_: str = "",
    class_: str = "",
    sign: str = "",
    key: str = "",
    off: bool = False,
    **more: Value,
) -> str:
    """A button of the bar at the foot; `key` is the key on the keyboard that presses it."""
    return el(
        "button",
        icon(sign) if sign else "",
        el("span", text(label)),
        type="button",
        class_=f"button {class_}".strip(),
        data_do=verb,
        data_with=with_ or None,
        data_key=key or None,
        aria_keyshortcuts=key.upper() or None,
        aria_disabled="true" if off else None,
        **more,
    )


def draw_turn(who: str, hint: str, die: str = "", sign: str = "") -> str:
    """Readable at arm's length: the name, then what to do now."""
    head = el("h2", icon(sign) if sign else "", el("span", text(who)), tabindex="-1", id="turn-name")
    return div("turn-words", head, el("p", text(hint), class_="hint")) + (div("turn-die", die) if die else "")


def draw_choices(
    words: Words,
    picks: Sequence[Pick],
    kit: Kit,
    notes: dict[str, str],
    first: bool,
    is_open: bool = True,
    label: str = "play.choices",
) -> str:
    """The twins of all that is lit on the board. Those with a group stand under its heading. A list that is not open is
    there for screen readers, and for the keyboard, which opens it."""
    if not picks:
        return ""
    blocks = []
    for group, members in groupby(picks, key=lambda pick: pick.group):
        row = list(members)
        buttons = "".join(_choice(pick, kit, bool(group), first and pick is picks[0]) for pick in row)
        is_long = max(len(pick.label) for pick in row) > LONG
        choices = div("choices long" if is_long else "choices", buttons)
        if not group:
            blocks.append(choices)
            continue
        note = el("p", text(notes[group]), class_="soft") if notes.get(group) else ""
        sign = kit.around.emblem(row[0].key)
        blocks.append(el("fieldset", el("legend", sign, el("span", text(group))), note, choices))
    class_ = "choice-list" if is_open else "choice-list unseen"
    return el("section", *blocks, aria_label=words(label), data_picks=True, class_=class_)


@lru_cache(maxsize=512)
def _choice(pick: Pick, kit: Kit, in_group: bool, has_focus: bool) -> str:
    return el(
        "button",
        "" if in_group else kit.around.emblem(pick.key),
        el("span", text(pick.label)),
        icon("check") if pick.chosen else "",
        type="button",
        class_="pick choice chosen" if pick.chosen else "pick choice",
        data_do="pick",
        data_with=pick.key,
        aria_pressed="true" if pick.chosen else "false",
        data_focus=has_focus,
    )


def draw_toggles(names: Sequence[str], seats: Iterable[Seat], on: Iterable[Seat]) -> str:
    chosen = set(on)
    return div(
        "choices toggles",
        *(
            el(
                "button",
                icon("check") if seat in chosen else icon("hand"),
                el("span", text(names[seat])),
                type="button",
                class_="choice toggle chosen" if seat in chosen else "choice toggle",
                data_do="volunteer",
                data_with=str(seat),
                aria_pressed="true" if seat in chosen else "false",
            )
            for seat in seats
        ),
    )


def draw_players(
    words: Words,
    names: Sequence[str],
    active: Seat | None,
    status: Sequence[str],
    news: Collection[Seat],
    others: Mapping[Seat, str],
    signs: Sequence[str],
) -> str:
    """Everybody around the table, in order, each with their sign. A tap leads, through the handover, to a player's own
    secrets; `others`, who sit elsewhere, are only shown as they were drawn."""
    chips = [
        others[seat]
        if seat in others
        else el(
            "button",
            icon("lock"),
            signs[seat],
            el("span", text(name), class_="seat-name"),
            el("small", text(status[seat])) if status[seat] else "",
            el("span", text(_says(words, seat in news, name)), class_="unseen"),
            el("i", class_="news") if seat in news else "",
            type="button",
            class_="seat active" if seat == active else "seat",
            data_do="secrets",
            data_with=str(seat),
            aria_current="true" if seat == active else None,
        )
        for seat, name in enumerate(names)
    ]
    return el("section", el("h3", text(words("play.players"))), div("seat-row", *chips))


def _says(words: Words, has_news: bool, name: str) -> str:
    return words("play.secrets_new" if has_news else "play.secrets_of", name=name)


def draw_score(words: Words, scores: Sequence[Score], is_button: bool = True) -> str:
    """One strip, the leaders first; a tap shows the whole table. A game without a score has none."""
    if not scores:
        return ""
    marks = [
        el("li", row.picture, el("b", str(row.points)), el("span", text(row.label)), id=f"score-{row.key}")
        for row in scores
    ]
    inside = el("span", text(words("play.score")), class_="unseen") + el("ol", *marks)
    if not is_button:
        return div("score-strip", inside)
    return el("button", inside, type="button", class_="score-strip", data_do="score")


def draw_score_table(scores: Sequence[Score]) -> str:
    top = max((row.points for row in scores), default=0) or 1
    rows = [
        el(
            "li",
            row.picture,
            el("span", text(row.label)),
            el("b", str(row.points)),
            el("i", style=f"--part:{row.points / top:.3f}"),
        )
        for row in scores
    ]
    return el("ol", *rows, class_="score-table")


def draw_log(words: Words, lines: Sequence[str], last: int = 0) -> str:
    """Newest first; `last` so many only."""
    items = [el("li", text(line)) for line in reversed(lines[-last:] if last else lines)]
    if not items:
        return el("p", text(words("play.log_empty")), class_="soft")
    return el("ol", *items, class_="log-lines", reversed=True)
