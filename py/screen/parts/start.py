"""Starts a game around this device, with a new seed."""

from games.contract.form import form_of
from screen.app.frame import Frame
from screen.parts.questions import Answers
from store import LastTable
from table import catalog
from table.dealers import Local
from table.match import Match, start_event
from table.save import About
from table.text import fingerprint


def start_game(
    app: Frame,
    game: str,
    names: tuple[str, ...],
    answers: Answers,
    typed: tuple[str, ...] | None = None,
    bots: tuple[str, ...] = (),
) -> None:
    """Starts the game and goes to the table. The names as typed, the bots and the options are kept for next time."""
    browser = app.browser
    seed, when = browser.seed(), browser.now()
    settled = {**answers, **(dict(form_of(game).with_bots) if bots else {})}
    match = Match(catalog.load(game), Local(seed), start_event(catalog.load(game), names, settled))
    digits = "".join(sign for sign in when if sign.isdigit())
    own = fingerprint(("id", seed))[:6]  # two tabs may begin in the same second
    about = About(app.store.free_id(f"{game}-{digits}-{own}"), app.words.list(names), when, bots)
    remembered = tuple(typed[: len(names)]) if typed else names
    options = {
        **app.store.last.options,
        game: {name: value for name, value in answers.items() if name != "first"},
    }
    app.work(app.store.keep_last(LastTable(remembered, options, bots)))
    app.keep(match, about)
    app.play(match, about)
