"""Text that is cut off, or that lies under something wherever one scrolls to; and bars through which it shines."""

from collections.abc import Iterator

from looks.seen import Facts, Finding


def find(seen: Facts) -> Iterator[Finding]:
    for text in seen["texts"]:
        for cut in text["cuts"]:
            yield Finding("cut", text["where"], f"“{text['text']}”: {cut}")
        if text["always"]:
            yield Finding("cut", text["where"], f"“{text['text']}” lies under {text['always']}")
    for bar in seen["bars"]:
        if bar["sheer"]:
            yield Finding("cut", bar["where"], "what scrolls beneath this bar shines through it")
