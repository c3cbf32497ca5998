"""Spyfall on the page, without a browser: the clock, the handovers, the private poster, the three endings."""

import json

from fake_browser import FakeBrowser, MemoryStorage, open_app
from seen import see_out

from screen.app.app import App
from screen.play.page import Play
from screen.result.page import Result


class Tablet:
    """One tablet, one game, and somebody who taps."""

    def __init__(self, seats: int = 4, storage: MemoryStorage | None = None, **options: object) -> None:
        self.app: App
        self.browser: FakeBrowser
        self.app, self.browser = open_app(storage)
        if storage is None:
            self.do("new", "spyfall").do("count", str(seats))
            for option, value in options.items():
                self.do("answer", f"{option}={value}")
            self.do("start")

    def do(self, verb: str, with_: str = "", value: str = "") -> "Tablet":
        self.browser.do(verb, with_, value)
        see_out(self.app)
        return self

    @property
    def play(self) -> Play:
        assert isinstance(self.app.page, Play)
        return self.app.page

    @property
    def table(self):
        return self.play.session.table

    @property
    def scene(self) -> str:
        return self.play.scene.kind

    def look(self) -> "Tablet":
        """Everybody looks in turn."""
        self.do("open")
        for _ in self.play.session.names:
            self.do("mine").do("hide")
        return self

    def start(self) -> "Tablet":
        return self.look().do("pick", "ready")

    def pass_time(self, seconds: float) -> "Tablet":
        """Time passes, and every second the clock ticks."""
        end = self.browser.milliseconds + int(1000 * seconds)
        while self.browser.milliseconds < end:
            self.browser.milliseconds = min(end, self.browser.milliseconds + 1000)
            self.ring_timers()
        return self

    def ring_timers(self) -> None:
        later, self.browser.later = self.browser.later, []
        for callback in later:
            callback()

    def spy(self) -> int:
        return next(seat for seat in range(len(self.play.session.names)) if self.play.session.view(seat).is_spy)

    def agents(self) -> list[int]:
        return [seat for seat in range(len(self.play.session.names)) if seat != self.spy()]

    def accuse(self, by: int, of: int) -> "Tablet":
        return self.do("pick", "accuse").do("pick", f"by:{by}").do("pick", f"of:{of}").do("confirm")

    def votes(self, *picks: str) -> "Tablet":
        self.do("open")
        for pick in picks:
            self.do("mine").do("pick", pick).do("confirm")
        return self.do("lift")

    def told(self) -> str:
        return self.play.story.since(0, self.app.words)

    def reload(self) -> "Tablet":
        """The page is loaded again, by the same clock on the wall."""
        again = Tablet(storage=self.browser.storage)
        again.browser.milliseconds = self.browser.milliseconds
        label = next(iter(again.app.store.labels))
        again.do("continue", label)
        return again


# ---------------------------------------------------------------- the deal


def test_everybody_looks_in_turn_and_the_card_is_gone_before_the_next_one_takes_the_tablet() -> None:
    tablet = Tablet()
    assert tablet.scene == "look"
    tablet.do("open")
    for seat in range(4):
        card = tablet.play.session.view(seat).card
        secret = "You are the spy" if card == "spy" else "Your role"
        assert "handover" in tablet.browser.regions["cover"] and secret not in tablet.browser.page
        tablet.do("mine")
        assert secret in tablet.browser.regions["cover"]
        tablet.do("hide")
    assert "Your role" not in tablet.browser.page and "You are the spy" not in tablet.browser.page
    assert "Start the clock" in tablet.browser.regions["actions"]


def test_in_every_round_everybody_looks_again() -> None:
    tablet = Tablet().start()
    spy = tablet.spy()
    tablet.do("secrets", str(spy)).do("mine").do("act", "reveal").do("act", "reveal")
    tablet.do("pick", "place:zoo").do("confirm")
    assert "Next round" in tablet.browser.regions["actions"]
    tablet.do("pick", "ready")
    assert tablet.scene == "look" and tablet.table.round == 2


# ---------------------------------------------------------------- the clock


def test_the_clock_starts_with_the_dealers_word_and_shows_every_second() -> None:
    tablet = Tablet().look()
    assert "8:00" in tablet.browser.regions["clock"] and "stopped" in tablet.browser.regions["clock"]
    tablet.pass_time(30).do("pick", "ready")
    assert "8:00" in tablet.browser.regions["clock"] and "stopped" not in tablet.browser.regions["clock"]
    tablet.pass_time(5)
    assert "7:55" in tablet.browser.regions["clock"]


def test_a_tick_paints_the_clock_and_nothing_else() -> None:
    tablet = Tablet().start().pass_time(1)
    sent: list[str] = []
    paint = tablet.browser.paint
    tablet.browser.paint = lambda patches: (sent.extend(name for name, _ in patches), paint(patches))[1]  # type: ignore[method-assign]
    tablet.app.paint.send = tablet.browser.paint
    tablet.pass_time(1)
    assert sent == ["clock"]


def test_the_clock_is_right_after_a_reload_and_nothing_of_it_is_in_the_log() -> None:
    tablet = Tablet().start().pass_time(60)
    again = tablet.reload()
    assert "7:00" in again.browser.regions["clock"]
    again.browser.milliseconds += 100_000
    again.ring_timers()
    assert "5:20" in again.browser.regions["clock"]
    assert not [event for event in again.play.session.log.events if event.kind == "clock"]


def test_a_tab_that_slept_through_the_end_wakes_up_to_the_end() -> None:
    tablet = Tablet().start()
    tablet.browser.milliseconds += 3_600_000
    tablet.do("shown")
    assert tablet.table.phase == "name" and tablet.browser.rings == 1
    slept = Tablet().start()
    slept.browser.milliseconds += 3_600_000
    again = slept.reload()
    again.browser.milliseconds += 1000
    again.ring_timers()
    assert again.table.phase == "name"


def test_the_alarm_is_set_moved_and_taken_back() -> None:
    tablet = Tablet().start()
    assert tablet.browser.alarms[-1] == 480_000
    tablet.pass_time(10).accuse(*tablet.agents()[:2])
    assert tablet.browser.alarms[-1] == -1
    assert "clock:" + tablet.play.session.about.id not in tablet.browser.storage.rows  # type: ignore[union-attr]


def test_with_the_sound_switched_off_nothing_rings() -> None:
    tablet = Tablet()
    tablet.app.change(sound=False)
    tablet.start().pass_time(481)
    assert (
        tablet.table.phase == "name"
        and tablet.browser.rings == 0
        and not [ms for ms in tablet.browser.alarms if ms >= 0]
    )


def test_only_an_accusation_stops_the_clock_and_a_no_lets_it_go_on_from_there() -> None:
    tablet = Tablet().start().pass_time(100)
    tablet.do("secrets", "0").pass_time(20).do("mine").pass_time(20)
    assert "5:40" in tablet.browser.regions["clock"] and "5:40" in tablet.browser.regions["private-clock"]
    tablet.do("hide")
    one, other, _ = tablet.agents()
    tablet.accuse(one, other).pass_time(500)
    assert tablet.table.left == 340 and "5:40" in tablet.browser.regions["clock"]
    tablet.votes("no", "yes")
    assert tablet.table.phase == "talk"
    assert "5:40" in tablet.pass_time(0).browser.regions["clock"]
    assert "5:30" in tablet.pass_time(10).browser.regions["clock"]


def test_a_question_taken_back_leaves_the_clock_alone_and_so_does_the_next() -> None:
    tablet = Tablet().start().pass_time(3)
    asked = f"ask:{(tablet.table.dealer + 1) % 4}"
    tablet.do("pick", asked)
    assert len(tablet.table.asked_whom) == 1
    tablet.do("undo")
    assert tablet.table.asked_whom == () and "7:57" in tablet.browser.regions["clock"]


def test_a_game_thrown_away_takes_its_clock_along() -> None:
    tablet = Tablet().start()
    tablet.do("end").do("yes")
    assert tablet.browser.alarms[-1] == -1
    assert not [key for key in tablet.browser.storage.rows if key.startswith("clock:")]


# ---------------------------------------------------------------- the private page


def test_crossings_are_kept_with_the_game_and_shown_to_nobody_else() -> None:
    tablet = Tablet().start()
    tablet.do("secrets", "1").do("mine").do("mark", "cross.1.bank")
    assert tablet.browser.regions["cover"].count('aria-pressed="true"') == 1
    tablet.do("mark", "cross.1.bank").do("mark", "cross.1.zoo").do("mark", "cross.1.nowhere").do("hide")
    assert 'aria-pressed="true"' not in tablet.browser.page
    tablet.do("secrets", "2").do("mine")
    assert 'aria-pressed="true"' not in tablet.browser.regions["cover"]
    again = tablet.do("hide").reload()
    assert again.play.session.view(1).crossed == ("zoo",)
    public, _ = again.browser.storage.rows[f"game:{again.play.session.about.id}"].split('"private"')  # type: ignore[union-attr]
    assert "cross" not in public


def test_the_reveal_is_behind_the_spys_handover_and_asks_twice() -> None:
    tablet = Tablet().start()
    spy = tablet.spy()
    for seat in range(4):
        tablet.do("secrets", str(seat)).do("mine")
        assert ('data-do="act"' in tablet.browser.regions["cover"]) == (seat == spy)
        tablet.do("act", "reveal").do("act", "reveal") if seat != spy else tablet.do("act", "reveal")
        assert tablet.table.phase == "talk", "nothing happens at once, nor for somebody else"
        tablet.do("hide")
    tablet.do("secrets", str(spy)).do("mine").do("act", "reveal")
    assert "everybody learns that you are the spy" in tablet.browser.regions["cover"]
    tablet.do("hidden")
    assert "spy" not in tablet.browser.regions["cover"], "whoever comes back finds the handover"
    tablet.do("mine")
    assert "everybody learns" not in tablet.browser.regions["cover"]


# ---------------------------------------------------------------- the three endings


def test_a_round_ends_by_accusation() -> None:
    tablet = Tablet(rounds=1).start()
    spy, (one, *rest) = tablet.spy(), tablet.agents()
    tablet.accuse(one, spy).votes(*["yes"] * len(rest))
    assert tablet.scene == "curtain" and tablet.play.session.names[spy] in tablet.told()
    assert "is the spy" not in tablet.told()
    play = tablet.play
    tablet.do("lift")
    assert isinstance(tablet.app.page, Result) and play.session.table.past[0].how == "caught_accused"


def test_a_round_ends_with_the_spys_guess() -> None:
    tablet = Tablet(rounds=1).start()
    spy, place = tablet.spy(), tablet.play.session.view(tablet.agents()[0]).card.split("+")[0]
    tablet.do("secrets", str(spy)).do("mine").do("act", "reveal").do("act", "reveal")
    assert tablet.table.phase == "guess" and "private" not in tablet.browser.regions["stage"]
    play = tablet.play
    tablet.do("pick", f"place:{place}").do("confirm")
    assert play.session.table.past[0].how == "right_place" and play.session.table.scores[spy] == 4


def test_a_round_ends_when_time_is_up() -> None:
    tablet = Tablet(rounds=1).start()
    spy = tablet.spy()
    tablet.pass_time(481)
    assert tablet.table.phase == "name" and tablet.browser.rings == 1
    for seat in range(4):
        at = (tablet.table.dealer + seat) % 4
        tablet.do("pick", f"seat:{spy if at != spy else (spy + 1) % 4}")
    assert "To the secret vote" in tablet.browser.regions["actions"]
    tablet.do("pick", "ready").do("open")
    for seat in range(4):
        tablet.do("mine").do("pick", f"seat:{spy if seat != spy else (spy + 1) % 4}").do("confirm")
    play = tablet.play
    tablet.do("lift")
    assert tablet.scene == "curtain"
    tablet.do("lift")
    assert play.session.table.past[0].how == "caught_voted"


def test_time_that_runs_out_puts_away_whatever_was_open() -> None:
    tablet = Tablet().start()
    tablet.do("secrets", "0").do("mine").pass_time(481)
    assert "Your role" not in tablet.browser.page and "You are the spy" not in tablet.browser.page
    assert tablet.play.peek is None and tablet.table.phase == "name"


def test_between_two_voters_nothing_tells_what_was_chosen() -> None:
    pages = []
    for vote in ("yes", "no"):
        tablet = Tablet().start()
        tablet.accuse(*tablet.agents()[:2]).do("open").do("mine").do("pick", vote).do("confirm")
        pages.append({name: text for name, text in tablet.browser.regions.items() if name != "live"})
    assert pages[0] == pages[1]


# ---------------------------------------------------------------- places of one's own


def new_place(tablet: Tablet, name: str) -> None:
    tablet.do("edit", "")
    for number, text in enumerate((name, *(f"role {n}" for n in range(7)))):
        tablet.do("type", str(number), text)
    tablet.do("keep")


def at_the_collection(storage: MemoryStorage | None = None) -> Tablet:
    tablet = Tablet(storage=storage or MemoryStorage())
    return tablet.do("new", "spyfall").do("collection", "places")


def test_own_places_are_added_edited_switched_off_and_kept_on_the_device() -> None:
    tablet = at_the_collection()
    new_place(tablet, "Attic")
    place = tablet.app.store.own["spyfall"][0]
    assert "31 of 31" in tablet.browser.regions["sheet"]
    tablet.do("edit", place).do("type", "0", "Cellar").do("keep")
    place = tablet.app.store.own["spyfall"][0]
    assert place.startswith("own:Cellar|") and len(tablet.app.store.own["spyfall"]) == 1
    tablet.do("toggle", place).do("toggle", "school")
    assert "29 of 31" in tablet.browser.regions["sheet"]
    tablet.do("close").do("start")
    assert len(tablet.table.places) == 29 and "school" not in tablet.table.places
    again = at_the_collection(tablet.browser.storage)
    assert again.app.store.own["spyfall"] == (place,) and "29 of 31" in again.browser.regions["sheet"]


def test_a_place_that_lacks_something_says_what_and_is_not_kept() -> None:
    tablet = at_the_collection().do("edit", "").do("type", "0", "Attic").do("keep")
    assert "role 1 is empty" in tablet.browser.regions["sheet"] and "spyfall" not in tablet.app.store.own


def test_a_file_goes_out_and_comes_in_and_a_bad_one_is_refused_with_its_reason() -> None:
    tablet = at_the_collection()
    new_place(tablet, "Attic")
    tablet.do("export")
    name, text = tablet.browser.downloads[0]
    assert name == "spyfall-places.json" and json.loads(text)["places"][0]["name"] == "Attic"
    other = at_the_collection()
    other.browser.file = text
    other.do("import")
    assert other.app.store.own == tablet.app.store.own and "31 of 31" in other.browser.regions["sheet"]
    other.browser.file = "{"
    other.do("import")
    assert "not a JSON file" in other.browser.regions["sheet"] and len(other.app.store.own["spyfall"]) == 1


def test_a_place_thrown_away_is_off_the_poster_too() -> None:
    tablet = at_the_collection()
    new_place(tablet, "Attic")
    tablet.do("delete", tablet.app.store.own["spyfall"][0])
    assert tablet.app.store.own["spyfall"] == () and "30 of 30" in tablet.browser.regions["sheet"]


def test_more_rounds_than_places_is_refused_before_the_game() -> None:
    tablet = at_the_collection()
    for place in list(tablet.app.page.answers["places"])[4:]:  # type: ignore[attr-defined]
        tablet.do("toggle", place)
    tablet.do("close").do("start")
    assert "5 rounds need 5 different places" in tablet.browser.regions["toast"]
    assert not isinstance(tablet.app.page, Play)


def test_at_least_two_places_stay_in_play() -> None:
    tablet = at_the_collection()
    for place in list(tablet.app.page.answers["places"])[1:]:  # type: ignore[attr-defined]
        tablet.do("toggle", place)
    assert len(tablet.app.page.answers["places"]) == 2  # type: ignore[attr-defined]


def test_rounds_and_time_are_counted_up_and_down_within_their_ends() -> None:
    tablet = Tablet(storage=MemoryStorage()).do("new", "spyfall").do("answer", "rounds=99").do("answer", "seconds=30")
    assert tablet.app.page.answers["rounds"] == 30 and tablet.app.page.answers["seconds"] == 60  # type: ignore[attr-defined]
    assert "1:00" in tablet.browser.regions["options"]
