"""A result to pass on: in words, or as a picture that the page draws itself. Nothing is sent unless a player does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.drawing.svg import escape
from screen.app.frame import Frame
from screen.app.markup import div, el, text
from screen.app.skeleton import button

WIDE, HIGH, TOP, LINE = 1200, 630, 300, 56
MOST = 5  # players that find room in the picture
SERIF, SANS = "Georgia, 'Times New Roman', serif", "system-ui, 'Segoe UI', Helvetica, Arial, sans-serif"


@dataclass(frozen=True, slots=True)
class Told:
    """What a result says: the game, who has won and why, and everybody in order with what counts."""

    game: str
    won: str
    why: str
    standing: Sequence[tuple[str, str]]

    @property
    def words(self) -> str:
        order = [f"{n}. {name} – {points}" for n, (name, points) in enumerate(self.standing, start=1)]
        return "\n".join((f"Cabinet Noir · {self.game}", self.won, self.why, *order))

    @property
    def picture(self) -> str:
        """SVG text with nothing in it from outside, so that any browser can turn it into a picture."""
        rows = [
            _say(n, TOP + 90 + LINE * n, name, points) for n, (name, points) in enumerate(self.standing[:MOST])
        ]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}">'
            '<defs><radialGradient id="night" cy=".2" r=".9"><stop stop-color="#35306f"/>'
            '<stop offset="1" stop-color="#0b0a1c"/></radialGradient></defs>'
            f'<rect width="{WIDE}" height="{HIGH}" fill="url(#night)"/>'
            '<circle cx="1030" cy="130" r="74" fill="#f6e3b4"/>'
            '<path d="M1030 62c-14 0-19 14-21 24-13 2-25 6-25 9 0 5 92 5 92 0 0-3-12-7-25-9-2-10-7-24-21-24'
            'zm-31 42c-30 12-42 46-42 100h146c0-54-12-88-42-100-8 10-54 10-62 0z" fill="#14112e"/>'
            f'<rect x="18" y="18" width="{WIDE - 36}" height="{HIGH - 36}" rx="18" fill="none" stroke="#d9a950" '
            'stroke-width="4"/>'
            f"{_line(110, 44, 'Cabinet Noir', '#f4d18a', SERIF)}{_line(160, 34, self.game, '#c8cdea', SANS)}"
            f"{_line(242, _fits(self.won, 60), self.won, '#fff1c4', SERIF)}"
            f"{_line(TOP, _fits(self.why, 30), self.why, '#c8cdea', SANS)}{''.join(rows)}</svg>"
        )


def _fits(line: str, size: int) -> int:
    """So large that it stays beside the edge."""
    return max(18, min(size, round(2 * (WIDE - 160) / max(1, len(line)))))


def _line(y: int, size: int, line: str, colour: str, family: str) -> str:
    return f'<text x="72" y="{y}" font-size="{size}" font-family="{family}" fill="{colour}">{escape(line)}</text>'


def _say(n: int, y: int, name: str, points: str) -> str:
    colour, size = "#f4d18a" if n == 0 else "#fff", min(34, _fits(f"{name} {points}", 34))
    end = f'<text x="{WIDE - 72}" y="{y}" text-anchor="end" font-size="{size}" font-family="{SANS}" fill="{colour}">'
    return f"{_line(y, size, f'{n + 1}. {name}', colour, SANS)}{end}{escape(points)}</text>"


class Share:
    def __init__(self, app: Frame, told: Told) -> None:
        self.app, self.told = app, told

    @property
    def title(self) -> str:
        return self.app.words("share.title")

    def draw(self) -> str:
        words = self.app.words
        send = button(words("share.send"), "send", class_="main", icon_name="share-2")
        return (
            el("p", text(self.told.words), class_="share-words")
            + div("share-picture", self.told.picture, aria_hidden="true")
            + div(
                "answers",
                send if self.app.browser.can_share() else "",
                button(words("share.copy"), "copy", icon_name="copy"),
                button(words("share.picture"), "picture", icon_name="download"),
            )
        )

    def do(self, verb: str, with_: str, value: str) -> None:
        if verb in ("send", "picture"):
            self.app.work(self._pass_on(self.told.picture if verb == "picture" else ""))
        elif verb == "copy":
            self.app.work(self._copy())

    async def _pass_on(self, picture: str) -> None:
        title = f"Cabinet Noir · {self.told.game}"
        if not await self.app.browser.pass_on(title, self.told.words, picture):
            self.app.toast(self.app.words("share.failed"))

    async def _copy(self) -> None:
        done = await self.app.browser.copy(self.told.words)
        self.app.toast(self.app.words("share.copied" if done else "share.failed"))
