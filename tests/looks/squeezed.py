"""Text without enough room: a word broken in two, or a button of more than three lines."""

from collections.abc import Iterator

from looks.seen import Facts, Finding

MOST_LINES = 3
READ_FIRST = "button.log-line"  # a line of the log is there to be read, however long; a tap only shows the moment


def find(seen: Facts) -> Iterator[Finding]:
    for text in seen["texts"]:
        if text["broken"] and not text["free"]:
            yield Finding("squeezed", text["where"], f"“{text['broken']}” does not fit on its line of “{text['text']}”")
        elif text["button"] and text["rows"] > MOST_LINES and not text["button"].startswith(READ_FIRST):
            yield Finding("squeezed", text["button"], f"{text['rows']} lines on a button: “{text['text']}”")
