"""Writes HTML as plain text.

Law: everything a player typed passes through `text` or an attribute, and is escaped there.
"""

from functools import cache

from games.drawing.svg import escape, spelled

Value = str | int | bool | None
VOID = {"br", "hr", "img", "input", "link", "meta"}


def text(words: str) -> str:
    """Escapes words for markup."""
    return escape(words)


def el(name: str, *children: str, **attributes: Value) -> str:
    """One element. `class_` is class, `data_do` is data-do; None and False leave an attribute out. Children are markup.
    Unlike an SVG tag, an empty HTML element keeps its end tag."""
    head = name
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        head += f" {spelled(key)}" if value is True else f' {spelled(key)}="{escape(str(value))}"'
    return f"<{head}>" if name in VOID else f"<{head}>{''.join(children)}</{name}>"


def div(class_: str, *children: str, **attributes: Value) -> str:
    return el("div", *children, class_=class_, **attributes)


def main(class_: str, *children: str) -> str:
    """What a page is about; a screen reader goes straight there. Every page has one."""
    return el("main", *children, class_=class_)


@cache
def region(id_: str, class_: str = "", tag: str = "div", **attributes: Value) -> str:
    """An empty element that a page fills by its own entry in `draw`."""
    return el(tag, id=id_, class_=class_ or None, data_region=True, **attributes)
