"""Text without enough room: a word broken in two, or a button of more than three lines."""

from collections.abc import Iterator

from looks.seen import Facts, Finding

MOST_LINES = 3
STORY = "[moment"  # a line of the log is no label of a button: it takes the room it needs, and a tap shows its moment


def find(seen: Facts) -> Iterator[Finding]:
    for text in seen["texts"]:
        if text["broken"] and not text["free"]:
            yield Finding("squeezed", text["where"], f"“{text['broken']}” does not fit on its line of “{text['text']}”")
        elif text["button"] and text["rows"] > MOST_LINES and STORY not in text["button"]:
            yield Finding("squeezed", text["button"], f"{text['rows']} lines on a button: “{text['text']}”")
