"""All games on this device in numbers: what was played, and who has won how often."""

from collections import Counter

from games.contract.shown import Bar, Bars, Facts, Figure
from screen.app.frame import Frame
from screen.app.markup import el, main, text
from screen.app.skeleton import top_bar
from screen.home.shelf import game_title, is_readable
from screen.parts.charts import draw_figure
from store import Label

MOST = 8  # names in a chart


class Statistics:
    def __init__(self, app: Frame) -> None:
        self.app = app

    @property
    def title(self) -> str:
        return f"{self.app.words('statistics.title')} · Cabinet Noir"

    def draw(self) -> dict[str, str]:
        words = self.app.words
        labels = [label for label in self.app.store.shelf if is_readable(label)]
        figures = "".join(draw_figure(one, words) for one in self.figures(labels))
        hint = el("p", text(words("statistics.hint")), class_="soft")
        return {"stage": top_bar(words, words("statistics.title")) + main("page result", figures, hint)}

    def figures(self, labels: list[Label]) -> list[Figure]:
        words, over = self.app.words, [label for label in labels if label.is_over]
        everything = (
            (words("statistics.over"), str(len(over))),
            (words("statistics.going_on"), str(len(labels) - len(over))),
            (words("statistics.moves"), words.number(sum(label.moves for label in labels))),
        )
        games = Counter(label.game for label in over)
        played = tuple(Bar(game_title(self.app, game), n) for game, n in games.most_common())
        found: list[Figure] = [Facts(words("statistics.all"), everything)]
        if played:
            found.append(Bars(words("statistics.games"), played))
        found += self._won(words("statistics.won"), over)
        for game, n in games.most_common():
            if n < len(over):
                of = [label for label in over if label.game == game]
                found += self._won(words("statistics.won_at", game=game_title(self.app, game)), of)
        return found

    def _won(self, title: str, over: list[Label]) -> list[Figure]:
        """Of everybody who has played: how often they have won, out of how many games."""
        known = [label for label in over if label.winners]
        played = Counter(name for label in known for name in dict.fromkeys(label.players))
        won = Counter(name for label in known for name in dict.fromkeys(label.winners))
        order = sorted(played, key=lambda name: (-won[name], -played[name], name))[:MOST]
        say = self.app.words
        bars = tuple(Bar(say("statistics.of", name=name, n=played[name]), won[name]) for name in order)
        return [Bars(title, bars)] if bars else []

    def do(self, verb: str, with_: str, value: str) -> None:
        if verb == "back":
            self.app.go_home()
