"""Names and titles as they may be shown: one line, not too long, with nothing in it that hides or turns other text.

They come from forms, files, rooms and the device's own storage. In a log they stay as they were written, for hashes
bind them; here stands the one function that everybody uses to show, keep or judge them.
"""

import re

LONGEST_NAME = 24
LONGEST_TITLE = 240  # a title may list eight names
LONGEST_LINE = 160

# Letters that are drawn as nothing at all, though they count as printable.
INVISIBLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U000e0100-\U000e01ef]")
# These join the parts of an emoji, or colour it. Between letters nobody sees them.
JOINS = re.compile("(?<![^\\w\\s])[\u200d\ufe00-\ufe0f]|\u200d(?![^\\w\\s])")


def clean(text: str, longest: int) -> str:
    """What may be shown of a text: no control characters, no changes of direction, nothing of no width, single spaces,
    not too long."""
    if len(text) <= longest and text.isascii() and text.isprintable():
        return " ".join(text.split())  # nearly all names are like this
    seen = INVISIBLE.sub("", text[: longest * 4])
    signs = (sign if sign.isprintable() or sign == "\u200d" else " " if sign.isspace() else "" for sign in seen)
    return " ".join(JOINS.sub("", "".join(signs)).split())[:longest].strip(" \u200d")


def is_clean(text: str, longest: int) -> bool:
    return len(text) <= longest and clean(text, longest) == text


def quote(value: object) -> object:
    """A value as a reason may quote it: at most a line."""
    if value is None or (isinstance(value, int) and abs(value) < 10**12):
        return value
    try:
        text = value if isinstance(value, str) else repr(value)
    except ValueError:  # a number of thousands of digits
        text = "…"
    return text if is_clean(text, LONGEST_LINE) else clean(text, LONGEST_LINE - 1) + "…"
