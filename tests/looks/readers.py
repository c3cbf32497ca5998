"""What a screen reader would stumble over, found by axe-core; contrast.py looks at colours as they really come out."""

from collections.abc import Iterator
from functools import cache

from playwright.sync_api import Page

from looks.seen import Finding
from web.make import ROOT

RUN = """enabled => axe.run({exclude: ['#ground', '#art']}, {rules: {'color-contrast': {enabled}}}).then(done =>
  done.violations.flatMap(({id, help, nodes}) => nodes.map(one => [id, help, one.html.slice(0, 160)])))"""
# The page draws its secrets in turn, and a walk plays the same game each time: axe must draw none of them.
BRING_IN = """window.axe || (() => {
  const draw = Crypto.prototype.getRandomValues;
  Crypto.prototype.getRandomValues = undefined;
  try { AXE } finally { Crypto.prototype.getRandomValues = draw; }
})()"""
OF_LABELS = "label-content-name-mismatch"  # what is written on a drawing is no label of it


@cache
def source() -> str:
    return (ROOT / "node_modules/axe-core/axe.min.js").read_text()


def find(page: Page, with_colours: bool = False) -> Iterator[Finding]:
    page.evaluate(BRING_IN.replace("AXE", source()))
    for rule, help_, element in page.evaluate(RUN, with_colours):
        if rule == OF_LABELS and element.startswith("<g"):
            continue
        yield Finding("reader", rule, f"{help_}: {element}")
