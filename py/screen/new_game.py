"""Before a game: who plays, and by which rules. Everything has a sensible answer already: one tap starts.

stage ── players: how many, their names and order ── questions of the game's form ── start
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.form import Collection, Question, form_of
from screen.collection import CollectionSheet
from screen.frame import button, icon_button, top_bar
from screen.icons import icon
from screen.markup import div, el, region, text
from screen.pictures import symbols
from screen.questions import Answers, answer, draw_question, is_plain, missing, settle, things_of
from screen.seating import LONGEST, Seating
from store import LastTable
from table import catalog
from table.dealers import Local
from table.illegal import Illegal
from table.match import Match, start_event
from table.save import About

if TYPE_CHECKING:
    from screen.app import App


class NewGame:
    def __init__(self, app: App, game: str) -> None:
        self.app = app
        self.game = catalog.load(game)
        self.form = form_of(game)
        last = app.store.last
        self.seating = Seating(self.game.seats, last.names, self.form.usual)
        self.answers = self._remembered(last)
        self.is_more_open = False

    def _remembered(self, last: LastTable) -> Answers:
        """The options of last time, as far as they still make sense."""
        kept = last.options.get(self.game.name, {})
        answers: Answers = {}
        for option in self.game.options:
            value = kept.get(option.name, option.default)
            value = tuple(value) if isinstance(value, list) else value
            if isinstance(value, tuple) and any(
                one.option == option.name for one in self.form.questions if isinstance(one, Collection)
            ):
                own = self.app.store.own.get(self.game.name, ())
                value = tuple(thing for thing in value if thing in things_of(self.game.name) or thing in own)
            answers[option.name] = value if option.allowed(self.seating.count, value) else option.default
        return answers

    @property
    def title(self) -> str:
        return f"{self.app.words(f'{self.game.name}.title')} · Cabinet Noir"

    @property
    def names(self) -> tuple[str, ...]:
        return self.seating.taken(lambda number: self.app.words("new.player", n=number))

    def draw(self) -> dict[str, str]:
        words = self.app.words
        start = button(words("new.start"), "start", class_="main", icon_name="play")
        body = div(
            "page narrow",
            region("players", "panel", "section", aria_label=words("new.players")),
            region("options", "panel", "section", aria_label=words("new.options")),
        )
        return {
            "stage": top_bar(self.app, words(f"{self.game.name}.title"), help_with=self.game.name)
            + body
            + div("start-bar", start),
            "players": self._players(),
            "options": self._options(),
            "art": symbols(self.game.name),
        }

    # who plays

    def _players(self) -> str:
        words, seating = self.app.words, self.seating
        head = div("section-head", el("h2", text(words("new.players"))), self._counts())
        rows = el("ol", *(self._row(place) for place in range(seating.count)), class_="names")
        more = button(words("new.add"), "add", icon_name="plus") if seating.count < seating.most else ""
        return head + rows + more

    def _counts(self) -> str:
        chips = (
            el(
                "button",
                str(count),
                type="button",
                class_="chip",
                role="radio",
                data_do="count",
                data_with=str(count),
                aria_checked="true" if count == self.seating.count else "false",
                tabindex="0" if count == self.seating.count else "-1",
            )
            for count in self.game.seats
        )
        return div("chips", *chips, role="radiogroup", aria_label=self.app.words("new.how_many"))

    def _row(self, place: int) -> str:
        words = self.app.words
        name = self.names[place]
        is_twice = place in self.seating.twice()
        field = el(
            "input",
            id=f"name-{place}",
            value=self.seating.names[place],
            placeholder=words("new.player", n=place + 1),
            maxlength=LONGEST,
            autocomplete="off",
            autocapitalize="words",
            spellcheck="false",
            enterkeyhint="next",
            aria_label=words("new.name", n=place + 1),
            aria_invalid="true" if is_twice else None,
            aria_describedby=f"trouble-{place}" if is_twice else None,
            data_do="name",
            data_with=str(place),
        )
        tools = icon_button("chevron-up", words("new.up", name=name), "up", str(place))
        if self.seating.count > self.seating.least:
            tools += icon_button("x", words("new.remove", name=name), "remove", str(place))
        trouble = el(
            "p",
            icon("triangle-alert"),
            el("span", text(words("new.twice", name=name))),
            class_="trouble",
            id=f"trouble-{place}",
        )
        return el(
            "li",
            el("span", str(place + 1), class_="number", aria_hidden="true"),
            field,
            el("span", tools, class_="row-tools"),
            trouble if is_twice else "",
        )

    # by which rules

    def _options(self) -> str:
        words, name = self.app.words, self.game.name
        plain = [question for question in self.form.questions if is_plain(question)]
        rest = [question for question in self.form.questions if not is_plain(question)]
        draw = [draw_question(name, question, self.answers, self.names, words) for question in plain]
        if rest:
            draw.append(
                el(
                    "button",
                    text(words("new.more")),
                    icon("chevron-down"),
                    type="button",
                    class_="more",
                    data_do="more",
                    aria_expanded="true" if self.is_more_open else "false",
                    aria_controls="more",
                )
            )
            inside = [draw_question(name, question, self.answers, self.names, words) for question in rest]
            draw.append(div("more-choices", *(inside if self.is_more_open else ()), id="more"))
        return el("h2", text(words("new.options"))) + "".join(draw)

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "back":
                self.app.go_home()
            case "count":
                self.seating.sit(int(with_))
            case "add":
                self.seating.sit(self.seating.count + 1)
            case "remove":
                self.seating.leave(int(with_))
            case "up":
                self.seating.move_up(int(with_))
            case "name":
                self.seating.call(int(with_), value)
            case "more":
                self.is_more_open = not self.is_more_open
            case "answer":
                option, _, choice = with_.partition("=")
                question = self._question(option)
                answer(question, self.answers, choice or value)
            case "collection":
                self.app.ask(CollectionSheet(self.app, self.game.name, self._question(with_), self.answers))
            case "start":
                self._start()
        for question in self.form.questions:
            settle(question, self.answers, self.seating.count)

    def _question(self, option: str) -> Question:
        return next(one for one in self.form.questions if one.option == option)

    def _start(self) -> None:
        """Everything that is wrong is said where it is wrong; nothing starts before it is right."""
        if twice := self.seating.twice():
            self.app.refresh()
            self.app.browser.focus(f"#name-{min(twice)}")
            raise Illegal("new.twice", name=self.names[min(twice)])
        for question in self.form.questions:
            lack = missing(question, self.answers, self.seating.count)
            if lack:
                self.is_more_open = True
                raise Illegal("new.too_few" if lack > 0 else "new.too_many", n=abs(lack))
        start_game(self.app, self.game.name, self.names, self.answers, tuple(self.seating.names))


def start_game(
    app: App, game: str, names: tuple[str, ...], answers: Answers, typed: tuple[str, ...] | None = None
) -> None:
    """To the table with a new seed. The names (as typed) and options are remembered for next time."""
    browser = app.browser
    seed, when = browser.seed(), browser.now()
    match = Match(catalog.load(game), Local(seed), start_event(catalog.load(game), names, answers))
    digits = "".join(sign for sign in when if sign.isdigit())
    about = About(app.store.free_id(f"{game}-{digits}"), app.words.list(names), when)
    remembered = tuple(typed[: len(names)]) if typed else names
    options = {
        **app.store.last.options,
        game: {name: value for name, value in answers.items() if name != "first"},
    }
    app.work(app.store.keep_last(LastTable(remembered, options)))
    app.keep(match, about)
    app.play(match, about)
