"""Two browsers with nothing but web/js/links.mjs in them, in two homes: what a link does when its line breaks."""

import time
from collections.abc import Sequence

from playwright.sync_api import Browser, Page

from nets.beside import SCRIPTS_PORT

ADDRESS = f"http://127.0.0.1:{SCRIPTS_PORT}/links.mjs"
LOAD = """async servers => {
  window.links = await import('./links.mjs');
  window.told = [], window.heard = [];
  links.listen((what, link, data) => {
    if (what === 'heard') heard.push(new TextDecoder().decode(data));
    else told.push([what, data]);
  });
  links.useServers(JSON.stringify(servers.map(urls => ({ urls }))));
  links.keepSpares(true);
}"""
DESCRIBED = "() => told.find(([what]) => what === 'described')?.[1]"
UP = "told.some(([what]) => what === 'up')"


class Bare:
    """`servers`: STUN. The first one calls."""

    def __init__(self, browsers: Sequence[Browser], servers: Sequence[str]) -> None:
        self.pages: list[Page] = [browser.new_page() for browser in browsers]
        for page in self.pages:
            page.goto(ADDRESS)
            page.evaluate(LOAD, list(servers))
        one, other = self.pages
        one.evaluate("links.call('wire')")
        offer = one.wait_for_function(DESCRIBED).json_value()
        other.evaluate("offer => links.answer('wire', offer)", offer)
        answer = other.wait_for_function(DESCRIBED).json_value()
        one.evaluate("answer => links.finish('wire', answer)", answer)
        for page in self.pages:
            page.wait_for_function(UP)

    def has_spares(self, count: int) -> bool:
        """Both ends know so many pairs."""
        return all(page.evaluate("links.spareCount('wire')") >= count for page in self.pages)

    def said(self) -> list[str]:
        """What is told of the link, without the first description."""
        return [what for page in self.pages for what in page.evaluate("told.map(([what]) => what)")]

    def reach_each_other(self) -> bool:
        """A word that is said now arrives, both ways."""
        word = f"word {time.monotonic()}"
        for page in self.pages:
            page.evaluate("word => links.send('wire', new TextEncoder().encode(word))", word)
        time.sleep(0.3)
        return all(page.evaluate("word => heard.includes(word)", word) for page in self.pages)
