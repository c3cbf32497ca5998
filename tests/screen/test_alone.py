"""A table with bots, without a browser: people tap, the bots answer out of their worker, and nobody waits for long."""

import gc
import json
import random
from weakref import ref

from fake_browser import FakeBrowser, open_app, run
from samples import BID_GAME, CARD_GAME, STAKE_GAME, TALK_GAME

from screen.app.app import App
from screen.home.new_game import NewGame, start_game
from screen.play.advice_sheet import AdviceSheet
from screen.play.page import Play
from session.bots.local import ASKING, LocalBots
from session.local import LocalSession
from session.session import after
from table.events import Event, Move
from table.needs import Clock
from table.save import dump, load

BOTS = ("", "recruit", "officer")


class Table:
    """Ann, and bots on the other chairs."""

    def __init__(
        self, names: tuple[str, ...] = ("Ann", "Bot 1", "Bot 2"), bots: tuple[str, ...] = BOTS, game: str = CARD_GAME
    ) -> None:
        self.app: App
        self.browser: FakeBrowser
        self.app, self.browser = open_app()
        seeds = random.Random(1)
        self.browser.seed = lambda: f"{seeds.getrandbits(256):064x}"  # type: ignore[method-assign]
        start_game(self.app, game, names, {"first": 0} if game == CARD_GAME else {}, bots=bots)

    @property
    def page(self) -> Play:
        assert isinstance(self.app.page, Play)
        return self.app.page

    @property
    def session(self) -> LocalSession:
        assert isinstance(self.page.session, LocalSession)
        return self.page.session

    @property
    def bots(self) -> LocalBots:
        assert isinstance(self.session.bots, LocalBots)
        return self.session.bots

    @property
    def length(self) -> int:
        return len(self.session.log)

    def do(self, verb: str, with_: str = "", value: str = "") -> None:
        self.browser.do(verb, with_, value)

    def pass_time(self) -> None:
        """The worker works, and what was to happen later happens."""
        if not self.browser.worker.is_dead:
            self.browser.worker.toil()
        later, self.browser.later = self.browser.later, []
        for one in later:
            one()

    def until(self, scene: str) -> None:
        for _ in range(60):
            if self.page.climaxes.now:
                self.do("seen")
            if self.page.scene.kind == scene:
                return
            self.pass_time()
        raise AssertionError(f"no {scene}: {self.page.scene}")

    def move(self) -> None:
        """Ann looks, rolls and makes the first move there is."""
        if self.page.scene.kind == "look":
            self.do("hide")
        if self.page.scene.kind == "roll":
            self.do("roll")
        before = self.length
        while self.length == before:
            sketch = self.page.sketch
            assert sketch is not None
            if sketch.move is not None:
                self.do("confirm")
            else:
                self.do("pick", next(pick.key for pick in sketch.picks if not pick.chosen))


def test_the_one_who_plays_alone_is_never_asked_to_hand_the_device_over() -> None:
    table = Table()
    table.app.change(handover="every_turn")
    assert table.page.peek and not table.page.handover, "the own cards are there at once"
    table.move()
    table.until("roll")
    assert table.page.scene.seat == 0 and not table.page.handover
    assert {event.seat for event in table.session.log.events if event.kind == "choose"} == {0, 1, 2}


def test_two_people_hand_it_over_between_themselves_and_never_to_a_bot() -> None:
    table = Table(("Ann", "Bot 1", "Bob"), ("", "recruit", ""))
    names = []
    table.do("open")
    while table.page.scene.kind == "look":
        assert table.page.handover
        names.append(table.session.names[table.page.handover.seat])
        table.do("mine")
        table.do("hide")
    assert names == ["Ann", "Bob"] and table.page.scene.kind == "roll"


def test_a_letter_to_the_bots_carries_the_public_story_and_one_pocket() -> None:
    table = Table()
    table.move()
    table.until("roll")
    letters = [json.loads(text) for text in table.browser.worker.letters]
    orders = [letter for letter in letters if letter["kind"] == "decide"]
    match = table.session.match
    assert {order["pocket"]["seat"] for order in orders} == {1, 2}
    for order in orders:
        others = [pocket for seat, pocket in match.pockets.items() if seat != order["pocket"]["seat"]]
        hidden = [card.nonce for pocket in others for card in pocket.cards] + [match.dealer.seed]  # type: ignore[attr-defined]
        assert not [secret for secret in hidden if secret in json.dumps(order)]
        assert not any(event["proof"] for event in order["events"])
    assert sum(len(order["events"]) for order in orders) < len(match.log), "nothing is told twice"


def test_a_worker_that_dies_keeps_nobody_waiting() -> None:
    table = Table()
    table.move()
    table.until("wait")
    table.browser.worker.told("")
    table.until("roll")
    assert table.page.scene.seat == 0


def test_a_worker_that_never_answers_keeps_nobody_waiting() -> None:
    table = Table()
    table.move()
    table.browser.worker.toil = lambda: None  # type: ignore[method-assign]
    table.until("roll")
    assert table.page.scene.seat == 0


def test_the_worker_is_gone_when_nobody_plays_and_there_again_for_the_next_game() -> None:
    table = Table()
    table.move()
    table.until("wait")
    left = table.browser.worker
    table.app.go_home()
    assert left.is_dead
    start_game(table.app, CARD_GAME, ["Ann", "Bob", "Cy"], {"first": 0}, bots={1: "recruit"})
    table.pass_time()
    assert not table.browser.worker.is_dead


def test_a_move_that_is_refused_is_replaced_by_one_that_is_not() -> None:
    table = Table()
    table.move()
    table.until("wait")
    table.bots.crew._thought(table.bots.crew.task, True, Move("nonsense"))  # type: ignore[arg-type]
    table.until("roll")


def test_a_move_is_taken_back_only_until_a_bot_has_acted() -> None:
    table = Table()
    table.move()
    assert table.session.match.can_undo() and 'data-do="undo"' in table.browser.page
    length = table.length
    table.do("undo")
    assert table.length == length - 1 and table.page.scene.kind == "choose"
    table.move()
    while table.length == length:
        table.pass_time()
    assert not table.session.match.can_undo()


def test_the_game_goes_on_with_its_bots_after_a_reload_in_mid_thought() -> None:
    table = Table()
    table.move()
    table.until("wait")
    app, browser = open_app(table.browser.storage)
    browser.do("continue", app.store.shelf[0].id, "")
    table.app, table.browser = app, browser
    assert table.bots.levels == {1: "recruit", 2: "officer"} and table.page.scene.kind == "wait"
    table.until("roll")


def test_a_file_from_before_there_were_bots_still_loads() -> None:
    table = Table()
    text = dump(table.session.match, table.session.about)  # type: ignore[arg-type]
    assert load(text)[1].bots == BOTS
    table = Table(("Ann", "Bob"), ("", "recruit"))
    old = run(table.app.store.text_of(table.session.about.id))  # type: ignore[union-attr]
    assert '"bots": ["", "recruit"]' in old


def test_whoever_plays_alone_is_one_tap_away_and_remembered() -> None:
    app, browser = open_app()
    browser.do("new", CARD_GAME, "")
    browser.do("who", "alone", "")
    browser.do("level", "2", "chief")
    browser.do("start", "", "")
    assert isinstance(app.page, Play) and app.page.session.bots.levels == {1: "officer", 2: "chief", 3: "officer"}
    assert app.page.names[1:] == ("Bot Ember", "Bot Onyx", "Bot Quill")
    browser.do("home", "", "")
    browser.do("new", STAKE_GAME, "")
    assert isinstance(app.page, NewGame) and app.page.seating.seated == ("", "officer", "chief", "officer")


def test_somebody_has_to_play() -> None:
    app, browser = open_app()
    browser.do("new", CARD_GAME, "")
    browser.do("who", "alone", "")
    browser.do("seat", "0=agent", "")
    browser.do("start", "", "")
    assert isinstance(app.page, NewGame) and "at least one seat is for a person" in browser.page


def test_whoever_plays_alone_may_ask_what_a_chief_would_do() -> None:
    table = Table()
    assert ("data-do=\"advice\"" in table.browser.regions["company"]) == (table.page.scene.kind in ASKING)
    table.do("hide")
    table.do("roll")
    table.until("choose")
    table.app.refresh()
    assert 'data-do="advice"' in table.browser.regions["company"]
    length = table.length
    table.do("advice")
    (sheet,) = table.app.sheets
    assert isinstance(sheet, AdviceSheet) and sheet.advice.hint is None
    assert 'role="status"' in table.browser.regions["sheet"]
    for _ in range(200):
        if sheet.advice.hint is None:
            table.pass_time()
    assert sheet.advice.hint and sheet.advice.hint.move in table.session.moves(0)
    assert "advised" in table.browser.regions["sheet"] and table.length == length, "it only says so"
    table.do("close")
    table.move()
    table.until("roll")


def test_people_who_share_a_device_are_not_advised() -> None:
    table = Table(("Ann", "Bob", "Bot"), ("", "", "chief"))
    table.do("advice")
    assert not table.app.sheets and 'data-do="advice"' not in table.browser.regions["company"]


def test_an_accusation_left_half_built_stays_in_hand_and_silences_nobody() -> None:
    table = Table(game=TALK_GAME)
    table.do("hide")
    table.do("pick", "ready")
    table.until("floor")
    table.do("pick", "accuse")
    length, draft = table.length, table.page.draft
    assert draft == ("accuse",)
    for _ in range(20):
        table.pass_time()
        if table.length > length:
            break
    assert table.length > length, "the talk goes on"
    assert table.page.draft == draft and 'data-with="of:1"' in table.browser.page


def in_the_talk() -> tuple[Table, str]:
    """Ann's own question to ask, the clock running; and whom she may ask."""
    table = Table(game=TALK_GAME)
    table.do("hide")
    table.do("pick", "ready")
    table.until("floor")
    for _ in range(200):
        sketch = table.page.sketch
        if sketch and (whom := next((pick.key for pick in sketch.picks if pick.key.startswith("ask:")), "")):
            return table, whom
        if sketch and (answer := next((pick.key for pick in sketch.picks if pick.key.startswith("a:")), "")):
            table.do("pick", answer)
        if table.page.scene.kind == "seal":
            table.do("pick", "no")
            table.do("confirm")
        table.pass_time()
    raise AssertionError("Ann is never asked to ask")


def test_a_question_left_half_built_is_waited_for_but_not_until_the_clock_ends() -> None:
    table, whom = in_the_talk()
    table.do("pick", whom)
    page, browser = table.page, table.browser
    assert table.bots.is_busy
    browser.milliseconds += 25_000
    assert table.bots.is_busy
    table.do("typing", "", "Is it l")
    browser.milliseconds += 25_000
    assert table.bots.is_busy, "whoever types is at it"
    browser.milliseconds += 31_000
    assert not table.bots.is_busy and page.draft == (whom,)
    table.do("menu")
    assert table.bots.is_busy, "and so is whoever opens something"
    browser.milliseconds += 31_000
    assert not table.bots.is_busy


def test_a_question_half_built_comes_back_after_a_vote() -> None:
    table, whom = in_the_talk()
    table.do("pick", whom)
    table.do("typing", "", "Is it loud?")
    page = table.page
    table.session.match.offer(2, Move(("accuse", 1)), None)
    after(table.session)
    table.app.refresh()
    table.do("seen")
    assert page.scene.kind == "seal" and page.draft == ()
    table.do("pick", "no")
    table.do("confirm")
    table.until("curtain")
    table.do("lift")
    table.until("floor")
    assert page.draft == (whom,) and page.drafting.typing == "Is it loud?"
    assert 'value="Is it loud?"' in table.browser.page


def test_whoever_has_the_device_alone_is_spoken_to() -> None:
    table = Table()
    assert "Only you see this" in table.browser.page
    table.do("hide")
    table.until("roll")
    assert "Your turn" in table.browser.page
    table = Table(("Ann", "Bob", "Bot"), ("", "", "chief"))
    table.do("open")
    table.do("mine")
    assert "Only Ann looks" in table.browser.page


def ask(table: Table, whom: str) -> str:
    """Ann asks the first question of the list."""
    table.do("pick", whom)
    sketch = table.page.sketch
    assert sketch is not None
    question = next(pick for pick in sketch.picks if pick.key.startswith("q:"))
    table.do("pick", question.key)
    return question.label


def test_an_answer_is_shown_with_its_question() -> None:
    table, whom = in_the_talk()
    question, length = ask(table, whom), table.length
    for _ in range(20):
        if table.length > length:
            break
        table.pass_time()
    just = table.browser.regions["turn"].split('class="just"')[1]
    assert question in just and "answers" in just


def test_where_nothing_can_be_said_there_is_nothing_to_confirm() -> None:
    """Ann has accused somebody already, and listens."""
    table, whom = in_the_talk()
    page = table.page
    table.session.match.offer(0, Move(("accuse", 1)), None)
    after(table.session)
    table.until("curtain")
    table.do("lift")
    table.until("floor")
    ask(table, whom)
    assert page.sketch is not None and not page.sketch.picks
    assert 'data-do="confirm"' not in table.browser.regions["actions"]


def ask_and_be_asked(table: Table, whom: str) -> None:
    """Until a bot asks the person something in return."""
    ask(table, whom)
    for _ in range(200):
        sketch = table.page.sketch
        if sketch and any(pick.key.startswith("a:") for pick in sketch.picks):
            break
        if table.page.scene.kind == "curtain":
            table.do("lift")
        table.pass_time()



def test_a_question_that_stands_as_the_heading_is_not_said_twice() -> None:
    table, whom = in_the_talk()
    ask_and_be_asked(table, whom)
    assert "asks Ann" in table.browser.regions["turn"] and 'class="just"' not in table.browser.regions["turn"]


def test_what_was_typed_stays_until_something_is_said() -> None:
    table, whom = in_the_talk()
    table.do("pick", whom)
    table.do("typing", "", "Is it l")
    table.do("log")
    table.do("close")
    assert table.page.drafting.typing == "Is it l" and 'value="Is it l"' in table.browser.page
    sketch = table.page.sketch
    assert sketch is not None
    table.do("pick", next(pick.key for pick in sketch.picks if pick.key.startswith("q:")))
    assert table.page.drafting.typing == "" and not table.bots.is_busy


def test_an_answer_half_typed_outlasts_the_clock() -> None:
    table, whom = in_the_talk()
    ask_and_be_asked(table, whom)
    table.do("typing", "", "Rather lou")
    page = table.page
    need = next(need for need in table.session.needs if isinstance(need, Clock))
    table.session.match.receive(Event("clock", need.name, None, None))
    after(table.session)
    table.do("log")
    table.do("close")
    assert table.session.table.phase == "last answer"
    assert page.drafting.typing == "Rather lou" and 'value="Rather lou"' in table.browser.page


def test_a_game_that_is_left_is_held_by_nobody() -> None:
    """A page may be open for a whole evening: what was played before must not fill its memory."""
    table = Table()
    table.move()
    played, page = ref(table.session.match), ref(table.page)
    table.app.go_home()
    table.pass_time()
    gc.collect()
    assert page() is None and played() is None


def test_who_is_alone_at_the_device_builds_a_move_with_their_own_purse_in_view() -> None:
    alone = Table(("Ann", "Bot 1"), ("", "recruit"), BID_GAME)
    alone.until("choose")
    assert alone.page.actor == 0
    together = Table(("Ann", "Bob", "Bot 1"), ("", "", "recruit"), BID_GAME)
    together.until("choose")
    assert together.page.actor is None, "where others look on, nothing may tell what is in a purse"
