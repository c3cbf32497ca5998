"""Watches the tablet go round while everybody chooses in secret: what one saw is gone before the next looks."""

from playwright.sync_api import Page

LOOK = """() => {
  const play = document.querySelector('.play[data-scene=seal]');
  if (!play) return ['', ''];
  const own = document.querySelector('.side .hand') ?? document.querySelector('#choices');
  if (play.matches('.private')) return ['own', own.innerHTML];
  return [document.querySelector('#handover') ? 'handover' : '', ''];
}"""
LEFT = "own => [document.documentElement.outerHTML.includes(own), document.querySelectorAll('.side > div > *').length]"


class Covers:
    """Look after every step; `between` counts the handovers between two secret choices."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.own = ""
        self.between = 0

    def look(self) -> bool:
        where, own = self.page.evaluate(LOOK)
        if where == "own":
            self.own = own
        elif where == "handover" and self.own:
            is_there, left = self.page.evaluate(LEFT, self.own)
            assert not is_there and not left, "under a handover nothing of the table's side is in the page"
            self.between += 1
        if where != "own":
            self.own = ""
        return False
