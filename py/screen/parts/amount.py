"""Sets an amount: by a slider, by steps, or by hand, in the figures of the player's language."""

from __future__ import annotations

from games.contract.picks import Amount
from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.words import Words


def draw_amount(words: Words, amount: Amount) -> str:
    said = words.number(amount.value)
    slider = el(
        "input",
        id="amount-slider",
        type="range",
        min=amount.least,
        max=amount.most,
        step=amount.step,
        value=amount.value,
        data_do="amount",
        data_with=amount.key,
        data_live=True,
        aria_label=amount.label,
        aria_valuetext=said,
    )
    field = el(
        "input",
        id="amount-number",
        type="text",
        inputmode="numeric",
        value=said,
        size=6,
        autocomplete="off",
        enterkeyhint="done",
        data_do="amount",
        data_with=amount.key,
        data_late=True,
        aria_label=amount.label,
    )
    less = _step(words("amount.less", n=amount.step), "minus", amount, amount.value - amount.step)
    more = _step(words("amount.more", n=amount.step), "plus", amount, amount.value + amount.step)
    head = el("p", text(amount.label), aria_hidden="true")
    return div("amount", head, less, slider, more, field, role="group", aria_label=amount.label)


def _step(label: str, sign: str, amount: Amount, to: int) -> str:
    return el(
        "button",
        icon(sign),
        type="button",
        class_="icon-button",
        aria_label=label,
        data_do="amount",
        data_with=f"{amount.key}:{amount.nearest(to)}",
        aria_disabled="true" if amount.nearest(to) == amount.value else None,
    )
