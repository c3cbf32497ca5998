"""Says that a game, or the room, is open in another tab of this browser, and offers to go on here."""

from screen.app.frame import Frame
from screen.app.markup import el, main, text
from screen.app.skeleton import button, top_bar
from screen.home.shelf import open_game


class Elsewhere:
    """`id_`: of the game; empty for the room. `why`: the key of the words that say it."""

    def __init__(self, app: Frame, id_: str, why: str = "elsewhere.open") -> None:
        self.app, self.id, self.why = app, id_, why

    @property
    def title(self) -> str:
        return f"{self.app.words('elsewhere.title')} · Cabinet Noir"

    def draw(self) -> dict[str, str]:
        words = self.app.words
        label = self.app.store.labels.get(self.id)
        page = main(
            "page narrow",
            el("p", el("strong", text(label.title))) if label else "",
            el("p", text(words(self.why))),
            el("p", text(words("elsewhere.hint")), class_="soft"),
            button(words("elsewhere.here"), "here", class_="main", icon_name="play"),
        )
        return {"stage": top_bar(words, words("elsewhere.title")) + page}

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "back":
                self.app.go_home()
            case "here" if not self.id:
                self.app.visit("room", "take over")
            case "here":
                self.app.work(self._take())

    async def _take(self) -> None:
        await self.app.holding.take(self.id)
        await open_game(self.app, self.id)
