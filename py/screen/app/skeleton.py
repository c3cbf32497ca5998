"""What stands around every page, and the buttons, bars and sheets that all pages share.

app
├─ art     the drawings that others copy from
├─ stage   the page
├─ sheet   what lies over it
├─ toast   a short notice
└─ live    what a screen reader says
"""

from collections.abc import Mapping

from games.contract.kit import kit
from screen.app.icons import icon
from screen.app.markup import div, el, region, text
from screen.app.page import Sheet
from screen.app.words import Words

SKELETON = (
    region("art")
    + region("stage")
    + region("sheet")
    + region("toast", "toasts", role="status")
    + region("live", "unseen", role="log", aria_live="polite")
)


def filled(regions: Mapping[str, str]) -> str:
    """The whole page as one markup, with what is in its regions."""
    whole = SKELETON
    for name, markup in regions.items():
        whole = whole.replace(region(name), el("div", markup, id=name, data_region=True))
    return whole


def icon_button(name: str, label: str, verb: str, with_: str = "", class_: str = "") -> str:
    return el(
        "button",
        icon(name),
        type="button",
        class_=f"icon-button {class_}".strip(),
        aria_label=label,
        title=label,
        data_do=verb,
        data_with=with_ or None,
    )


def button(
    label: str,
    verb: str,
    with_: str = "",
    class_: str = "",
    icon_name: str = "",
    off: bool = False,
    of: str = "",
    busy: bool = False,
) -> str:
    """`of` names what the button belongs to, for those who cannot see where it stands. `busy`: it was tapped, and what
    it does has to wait."""
    picture = icon(icon_name) if icon_name else ""
    return el(
        "button",
        picture,
        el("span", text(label)),
        type="button",
        class_=f"button {class_}".strip(),
        data_do=verb,
        data_with=with_ or None,
        aria_disabled="true" if off else None,
        aria_busy="true" if busy else None,
        aria_label=f"{label}, {of}" if of else None,
    )


def has_lesson(game: str) -> bool:
    return kit(game).offers(kit(game).lesson)


def has_rules(game: str) -> bool:
    """Without a game, the button shows the rules of the game on the page, or of the first."""
    return not game or kit(game).offers(kit(game).help)


def top_bar(words: Words, title: str, *more: str, help_with: str = "") -> str:
    """The bar at the top: back, the name of the page, what the page adds, rules and settings."""
    return el(
        "header",
        icon_button("arrow-left", words("app.back"), "back"),
        el("h1", text(title), tabindex="-1"),
        div(
            "bar-tools",
            *more,
            icon_button("book-open", words("app.rules"), "help", help_with) if has_rules(help_with) else "",
            icon_button("settings", words("app.settings"), "settings"),
        ),
        class_="top-bar",
    )


def draw_sheet(words: Words, sheet: Sheet) -> str:
    kind = type(sheet).__name__.lower()
    head = el(
        "header",
        el("h2", text(sheet.title), id="sheet-title"),
        icon_button("x", words("app.close"), "close"),
        class_="sheet-head",
    )
    panel = el(
        "section",
        head,
        div("sheet-body", sheet.draw()),
        id=f"sheet-{kind}",
        class_=f"sheet sheet-{kind}",
        role="dialog",
        aria_modal="true",
        aria_labelledby="sheet-title",
        tabindex="-1",
        data_stop=True,
    )
    return div("veil", panel, data_do="close")

