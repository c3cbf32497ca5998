"""Before a game: who plays, and by which rules. Every question has a sensible answer already, so one tap starts.

stage ── players: how many, their names and order ── questions of the game's form ── start
"""

from games.contract.form import Collection, Question, form_of
from screen.app.frame import Frame
from screen.app.icons import icon
from screen.app.markup import div, el, main, region, text
from screen.app.pictures import symbols
from screen.app.skeleton import button, icon_button, top_bar
from screen.home.collection import CollectionSheet, own_things
from screen.parts.choices import chips, draw_levels
from screen.parts.questions import Answers, answer, draw_form, missing, settle
from screen.parts.start import start_game
from session.seating import LONGEST, Seating
from store import LastTable
from table import catalog
from table.illegal import Damaged, Illegal
from table.levels import LEVELS, USUAL
from table.text import Plain, plain


class NewGame:
    def __init__(self, app: Frame, game: str) -> None:
        self.app = app
        self.game = catalog.load(game)
        self.form = form_of(game)
        last = app.store.last
        bots = tuple(level if level in LEVELS else "" for level in last.bots)
        self.seating = Seating(self.game.seats, last.names, self.form.usual, bots)
        self.answers = self._remembered(last)
        self.is_more_open = False

    def _remembered(self, last: LastTable) -> Answers:
        """The options of last time, as far as they still make sense."""
        kept = last.options.get(self.game.name, {})
        answers: Answers = {}
        for option in self.game.options:
            value = _plain(kept.get(option.name, option.default), option.default)
            asked = next((one for one in self.form.questions if one.option == option.name), None)
            if isinstance(value, tuple) and isinstance(asked, Collection):
                known = (*asked.of.things, *own_things(self.app.store, self.game.name, asked.of))
                value = tuple(thing for thing in value if thing in known)
            answers[option.name] = value if option.allowed(self.seating.count, value) else option.default
        return answers

    @property
    def title(self) -> str:
        return f"{self.app.words(f'{self.game.name}.title')} · Cabinet Noir"

    @property
    def names(self) -> tuple[str, ...]:
        words = self.app.words
        return self.seating.taken(lambda n: words("new.player", n=n), lambda name: words("new.bot", name=name))

    def draw(self) -> dict[str, str]:
        words = self.app.words
        start = button(words("new.start"), "start", class_="main", icon_name="play")
        body = main(
            "page narrow",
            region("players", "panel", "section", aria_label=words("new.players")),
            region("options", "panel", "section", aria_label=words("new.options")),
        )
        return {
            "stage": top_bar(words, words(f"{self.game.name}.title"), help_with=self.game.name)
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
        ways = [("people", words("new.people")), ("alone", words("new.alone"))]
        who = chips(words("new.who"), "who", ways, self._who)
        levels = el("p", text(words("new.levels")), class_="soft") if seating.seated else ""
        rows = el("ol", *(self._row(place) for place in range(seating.count)), class_="names")
        more = button(words("new.add"), "add", icon_name="plus") if seating.count < seating.most else ""
        return head + who + levels + rows + more

    @property
    def _who(self) -> str:
        return "alone" if self.seating.is_alone else "" if self.seating.seated else "people"

    def _counts(self) -> str:
        counts = [(str(count), str(count)) for count in self.game.seats]
        return chips(self.app.words("new.how_many"), "count", counts, str(self.seating.count), class_="chips")

    def _row(self, place: int) -> str:
        """A person with a name, or a bot with a level; either can become the other."""
        words, level = self.app.words, self.seating.bots[place]
        name = self.names[place]
        tools = icon_button(
            *(("user", words("new.to_person", name=name)) if level else ("bot", words("new.to_bot", name=name))),
            "seat",
            f"{place}=" if level else f"{place}={USUAL}",
        )
        tools += icon_button("chevron-up", words("new.up", name=name), "up", str(place))
        if self.seating.count > self.seating.least:
            tools += icon_button("x", words("new.remove", name=name), "remove", str(place))
        return el(
            "li",
            el("span", str(place + 1), class_="number", aria_hidden="true"),
            self._bot(place, name, level) if level else self._person(place, name),
            el("span", tools, class_="row-tools"),
            self._trouble(place, name),
            class_="bot" if level else None,
        )

    def _bot(self, place: int, name: str, level: str) -> str:
        choice = draw_levels(self.app.words, place, name, level)
        return el("span", icon("bot"), el("strong", text(name)), choice, class_="bot-seat")

    def _person(self, place: int, name: str) -> str:
        words = self.app.words
        is_twice = place in self.seating.twice()
        return el(
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

    def _trouble(self, place: int, name: str) -> str:
        if place not in self.seating.twice():
            return ""
        return el(
            "p",
            icon("triangle-alert"),
            el("span", text(self.app.words("new.twice", name=name))),
            class_="trouble",
            id=f"trouble-{place}",
        )

    # by which rules

    def _options(self) -> str:
        words, name = self.app.words, self.game.name
        asked = [question for question in self.form.questions if question.option not in self._settled]
        if not asked:
            return ""
        return el("h2", text(words("new.options"))) + draw_form(
            name, asked, self.answers, self.names, words, self.is_more_open
        )

    @property
    def _settled(self) -> Answers:
        """The options that bots decide: they are not asked."""
        return dict(self.form.with_bots) if self.seating.seated else {}

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
            case "who":
                self.seating.fill(with_ == "alone")
            case "seat":
                place, _, level = with_.partition("=")
                self.seating.change(int(place), level)
            case "level" if value in LEVELS:
                self.seating.change(int(with_), value)
            case "more":
                self.is_more_open = not self.is_more_open
            case "answer":
                option, _, choice = with_.partition("=")
                question = self._question(option)
                answer(question, self.answers, choice or value)
            case "collection":
                self.app.ask(CollectionSheet(self.app, self.game.name, self._question(with_), lambda: self.answers))
            case "start":
                self._start()
        for question in self.form.questions:
            settle(question, self.answers, self.seating.count)
        if self.seating.seated and self.app.parcel.is_here:
            self.app.thinker().wake()  # the worker takes a moment to wake up

    def _question(self, option: str) -> Question:
        return next(one for one in self.form.questions if one.option == option)

    def _start(self) -> None:
        """Starts the game, or says what is still wrong and where."""
        if twice := self.seating.twice():
            self.app.refresh()
            self.app.browser.focus(f"#name-{min(twice)}")
            raise Illegal("new.twice", name=self.names[min(twice)])
        if all(self.seating.bots[: self.seating.count]):
            raise Illegal("new.no_person")
        for question in self.form.questions:
            lack = missing(question, self.answers, self.seating.count)
            if lack:
                self.is_more_open = True
                raise Illegal("new.too_few" if lack > 0 else "new.too_many", n=abs(lack))
        typed, bots = tuple(self.seating.names), self.seating.seated
        start_game(self.app, self.game.name, self.names, self.answers, typed, bots)


def _plain(kept: object, default: Plain) -> Plain:
    """What the device has kept, if a game can have such a value at all."""
    try:
        return plain(kept)
    except (Damaged, RecursionError):
        return default
