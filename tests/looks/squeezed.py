"""Text without enough room: a word broken in two, or a button of more than three lines."""

from collections.abc import Iterator

from looks.seen import Facts, Finding

MOST_LINES = 3


def find(seen: Facts) -> Iterator[Finding]:
    for text in seen["texts"]:
        if text["broken"] and not text["free"]:
            yield Finding("squeezed", text["where"], f"“{text['broken']}” does not fit on its line of “{text['text']}”")
        elif text["button"] and text["rows"] > MOST_LINES:
            yield Finding("squeezed", text["button"], f"{text['rows']} lines on a button: “{text['text']}”")
