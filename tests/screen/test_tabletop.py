"""The table and the hands, without a browser: a device without a seat, two with one, and what each of them shows."""

import re
from html import escape
from random import Random

import pytest
from devices import Device, a_print, offered
from samples import CARD_GAME, SECRET_CARD, STAKE_GAME
from shelf import tryout

from fair.protocol.letter import text64
from screen.app.words import LANGUAGES
from screen.parts.shelf import draw_thing
from screen.play.page import Play
from screen.room.lobby import Lobby
from screen.tabletop.page import Tabletop
from session.room.gathering import Gathering
from session.room.layout import HAND, TABLE, WHOLE
from table import catalog
from table.pocket import Card, Sealed, Staked


class Network:
    """Devices whose links are carried by hand; whoever is unplugged says and hears nothing."""

    def __init__(self) -> None:
        self.routes: dict[tuple[int, str], tuple[Device, str]] = {}
        self.devices: list[Device] = []
        self.unplugged: set[int] = set()

    def link(self, *pair: Device) -> None:
        ends = [[name for what, name in one.browser.lines.asked if what in ("call", "answer")][-1] for one in pair]
        for here, there in ((0, 1), (1, 0)):
            self.routes[pair[here].number, ends[here]] = (pair[there], ends[there])
        for one, end, other in ((pair[0], ends[0], pair[1]), (pair[1], ends[1], pair[0])):
            one.browser.lines.told("up", end, f"{a_print(one.number)}\n{a_print(other.number)}")
        self.devices += [one for one in pair if one not in self.devices]
        self.carry()

    def carry(self) -> None:
        for _ in range(400):
            sent = []
            for device in self.devices:
                frames, device.browser.lines.sent = device.browser.lines.sent, []
                sent += [(device, name, frame) for name, frame in frames if (device.number, name) in self.routes]
            if not sent:
                return
            for device, name, frame in sent:
                other, end = self.routes[device.number, name]
                if not {device.number, other.number} & self.unplugged:
                    other.browser.lines.told("heard", end, frame)

    def beat(self, seconds: float = 0.5) -> None:
        for _ in range(round(2 * seconds)):
            for device in self.devices:
                device.browser.milliseconds += 500
                later, device.browser.later = device.browser.later, []
                for callback in later:
                    callback()
            self.carry()


class Room:
    """Tess's tablet is the table; Anna and Bob have a phone each."""

    def __init__(self, game: str = STAKE_GAME, is_table_first: bool = True) -> None:
        self.net, self.tess, self.anna, self.bob = Network(), Device(1), Device(2), Device(3)
        self.hands = (self.anna, self.bob)
        self.tess.go_together("Tess")
        self.tess.do("open-room", "same")
        if is_table_first:
            self.tess.do("be-table")
        for guest, name in ((self.anna, "Anna"), (self.bob, "Bob")):
            self.let_in(guest, name)
        self.net.beat(12)
        if game != catalog.NAMES[0]:
            self.anna.do("game", game)
        self.net.beat(1)

    def let_in(self, guest: Device, name: str) -> None:
        host = self.tess
        text = self._offered(host)
        guest.go_together(name)
        guest.do("typed", "", text)
        guest.do("join")
        guest.describe("answer")
        found = re.search(r'id="my-answer"[^>]*>([^<]+)<', guest.page)
        assert found
        host.do("typed", "", found[1])
        host.do("take")
        self.net.link(host, guest)
        host.do("next")

    def _offered(self, host: Device) -> str:
        if gathering(host).layout.now != TABLE:
            text = offered(host)
            host.do("close")
            return text
        host.describe("offer")
        found = re.search(r'id="offer"[^>]*>([^<]+)<', host.page)
        assert found, "the code to join stands at the table by itself"
        return found[1].replace("&amp;", "&")

    def start(self) -> None:
        for hand in self.hands:
            hand.do("ready")
            self.net.beat()
        self.tess.do("start")
        self.net.beat(2)

    def move(self) -> None:
        """Somebody who is asked answers."""
        for device in self.hands:
            game = gathering(device).game
            assert game is not None
            for seat in game.people:
                game.looked(seat)
                for need in game.sitting.asked_of(seat):
                    moves = game.moves(seat, need.name)
                    if moves:
                        game.offer(seat, Random(len(game.log)).choice(moves), need.name)
                        self.net.carry()
                        return

    def play(self, moves: int) -> None:
        for _ in range(moves):
            self.move()
            self.net.beat()


def gathering(device: Device) -> Gathering:
    assert isinstance(device.app.gathering, Gathering)
    return device.app.gathering


def layouts(*devices: Device) -> list[str]:
    return [gathering(one).layout.now for one in devices]


def shown(device: Device) -> str:
    """What stands on the page now, but for the drawings that are the same in every game."""
    device.app.refresh()
    return "".join(device.browser.regions[name] for name in device.app.paint.shown if name not in ("art", "ground"))


def test_a_device_that_is_made_the_table_gives_up_its_seat_and_its_page_shows_the_code_to_join() -> None:
    room = Room()
    assert layouts(room.tess, *room.hands) == [TABLE, HAND, HAND]
    assert isinstance(room.tess.app.page, Lobby) and room.tess.app.settings.layout == "table"
    assert [chair.name for chair in gathering(room.tess).room.chairs] == ["Anna", "Bob"]
    assert "the table" in shown(room.anna), "the others see which device is the table"
    room.tess.do("sit")
    room.net.beat(1)
    assert layouts(room.tess, *room.hands) == [WHOLE, WHOLE, WHOLE] and room.tess.app.settings.layout == ""
    assert len(gathering(room.anna).room.chairs) == 3


def secrets_of(device: Device) -> list[str]:
    """What only this device may know: the keys of its seats and of itself, and what opens its seals."""
    room, texts = gathering(device).room, []
    for keys in room.lobby.keys.values():
        texts += [text64(keys.seed), text64(keys.master), keys.seed.hex(), keys.master.hex()]
    if game := gathering(device).game:
        opened = {event.name for event in game.log.events if event.kind == "open"}
        for pocket in game.pockets.values():
            texts += [one.nonce for one in (*pocket.cards, *pocket.sealed, *pocket.staked) if named(one) not in opened]
    return [one for one in (*texts, text64(room.identity.seed)) if one]


def named(secret: Card | Sealed | Staked) -> str:
    return secret.deck if isinstance(secret, Card) else secret.name


def private_of(device: Device) -> list[str]:
    """The markup of what the owner of this device sees alone."""
    game = gathering(device).game
    assert game is not None
    words, kit = device.app.words, game.kit
    shelves = [shelf for seat in game.people for shelf in kit.private.shelves(game.view(seat), words, game.names)]
    pages = [thing for shelf in shelves for thing in shelf.things]
    return [draw_thing(thing) for thing in pages]


def kept(device: Device) -> str:
    """All that this device keeps of the room, and of what it was told."""
    here = gathering(device)
    letters = here.room.sitting.letters() if here.room.sitting else []
    return "".join((here._text, *letters, *map(str, device.browser.storage.rows.values())))


@pytest.mark.parametrize("game", catalog.NAMES)
def test_nothing_secret_is_ever_on_the_table_not_in_its_page_and_not_in_its_memory(game: str) -> None:
    room = Room(game)
    if len(room.hands) < catalog.load(game).seats[0]:
        cem = Device(4)
        room.hands = (*room.hands, cem)
        room.let_in(cem, "Cem")
        room.net.beat(12)
    room.start()
    assert isinstance(room.tess.app.page, Tabletop) and all(isinstance(one.app.page, Play) for one in room.hands)
    sitting, session = gathering(room.tess).room.sitting, gathering(room.tess).game
    assert sitting is not None and session is not None
    assert not sitting.seats and not sitting.peers and not session.pockets and not session.people
    seen = set()
    for _ in range(12):
        room.play(1)
        page, memory = shown(room.tess), kept(room.tess)
        seen.add(page)
        for hand in room.hands:
            assert not any(secret in page or secret in memory for secret in secrets_of(hand))
            assert not any(drawn in page for drawn in private_of(hand)), "a card lies open on the table"
        table = gathering(room.tess).game
        assert table is not None and not table.sitting.match.pockets, "the table has no pocket at all"
    assert len(seen) > 5, "the table follows the game"
    assert SECRET_CARD not in "".join(seen) and "<textarea" not in "".join(seen)


def test_a_hand_shows_what_is_its_own_first_and_the_board_a_tap_away() -> None:
    room = Room(CARD_GAME)
    room.start()
    room.play(2)
    page = shown(room.anna)
    assert 'data-layout="hand"' in page and page.index('id="own"') < page.index('id="choices"')
    assert all(drawn in room.anna.browser.regions["own"] for drawn in private_of(room.anna))
    room.anna.do("fold", "board")
    assert 'data-layout="hand board"' in shown(room.anna)
    room.anna.do("fold", "own")
    assert not any(drawn in shown(room.anna) for drawn in private_of(room.anna)), "folded away is gone, not hidden"


def test_any_device_changes_over_in_the_middle_of_a_game_and_a_seat_stays_where_its_cards_are() -> None:
    room = Room()
    room.start()
    room.play(2)
    for wish, page, layout in (("whole", Play, WHOLE), ("table", Tabletop, TABLE), ("hand", Play, WHOLE)):
        room.tess.do("layout")
        room.tess.do("layout", wish)
        assert isinstance(room.tess.app.page, page) and layouts(room.tess) == [layout]
        room.net.beat(1)
        assert layouts(room.anna) == [HAND if layout == TABLE else WHOLE], "hands go with a table"
    room.anna.do("layout")
    assert "Anna plays on this device" in shown(room.anna)
    room.anna.do("layout", "table")
    assert layouts(room.anna) == [WHOLE] and gathering(room.anna).game is not None
    room.anna.do("layout", "hand")
    assert layouts(room.anna) == [HAND], "a hand may be chosen without any table"
    log = gathering(room.anna).events
    room.play(2)
    assert gathering(room.anna).events > log and gathering(room.tess).events == gathering(room.anna).events


def test_who_is_told_of_the_table_late_or_again_knows_it_however_much_was_said_since() -> None:
    room = Room()
    for n in range(25):
        gathering(room.tess).room.say(f"remark {n}")
        room.net.beat(1)
    room.net.beat(2)
    assert layouts(room.anna, room.bob) == [HAND, HAND]
    assert [line.text for line in gathering(room.anna).room.chat] == [f"remark {n}" for n in range(25)]
    room.net.unplugged = {room.tess.number}
    room.net.beat(40)
    assert layouts(room.anna) == [WHOLE], "without the table a phone shows everything again"


def awaited(room: Room) -> Device:
    """The hand that is asked alone."""
    for _ in range(40):
        asked = [hand for hand in room.hands if (game := gathering(hand).game) and game.scene.kind in ("choose", "ask")]
        if len(asked) == 1:
            return asked[0]
        room.play(1)
    raise AssertionError("nobody is asked alone")


def test_the_table_says_who_is_awaited_and_counts_to_three_before_it_goes_on() -> None:
    room = Room()
    room.start()
    lost = awaited(room)
    name, pause = gathering(lost).room.name, "pause"
    assert room.tess.browser.regions[pause] == ""
    room.net.unplugged = {lost.number}
    room.net.beat(8)
    assert f"Waiting for {name}" in room.tess.browser.regions[pause] and "counting" not in shown(room.tess)
    before = len(gathering(room.tess).game.log)  # type: ignore[union-attr]
    told = room.tess.browser.regions["log"]
    room.net.unplugged = set()
    for _ in range(20):
        room.net.beat()
        if "counting" in shown(room.tess):
            break
    assert f"{name} is back" in shown(room.tess) and ">3<" in room.tess.browser.regions[pause]
    room.move()
    assert gathering(room.tess).events > before, "nobody's phone is held up"
    assert room.tess.browser.regions["log"] == told, "but the picture waits"
    counted = []
    for _ in range(8):
        counted += re.findall(r">([123])</b>", room.tess.browser.regions[pause])
        room.net.beat()
        room.tess.app.refresh()
    assert list(dict.fromkeys(counted)) == ["3", "2", "1"]
    assert room.tess.browser.regions[pause] == "" and room.tess.browser.regions["log"] != told


def test_a_table_that_is_itself_cut_off_says_so_and_blames_no_player() -> None:
    room = Room()
    room.start()
    awaited(room)
    room.net.unplugged = {room.tess.number}
    room.net.beat(15)
    assert "connection to the others is lost" in shown(room.tess) and not room.tess.browser.regions["pause"]


def test_a_table_opens_its_next_room_as_a_table_and_says_so_in_four_languages() -> None:
    room = Room(is_table_first=False)
    assert layouts(room.tess, *room.hands) == [WHOLE, WHOLE, WHOLE], "nobody is a table unasked"
    again = Device(5)
    again.app.change(layout="table")
    again.go_together("Tess")
    again.do("open-room", "same")
    assert not gathering(again).room.chairs and layouts(again) == [TABLE]
    said = set()
    for language in LANGUAGES:
        again.app.change(language=language)
        said.add(again.app.words("layout.table_lobby"))
        assert escape(again.app.words("layout.table_lobby")) in shown(again)
    assert len(said) == len(LANGUAGES)


def test_the_table_goes_back_to_the_room_with_its_players() -> None:
    room = Room()
    gathering(room.anna).room.choose(STAKE_GAME, tryout(STAKE_GAME).short)
    room.net.beat(2)
    room.start()
    for _ in range(400):
        if all(gathering(hand).room.sitting.is_over for hand in room.hands):  # type: ignore[union-attr]
            break
        room.play(1)
    assert "winners" in shown(room.tess), "the table shows the result"
    room.anna.do("again")
    room.net.beat(2)
    assert isinstance(room.tess.app.page, Lobby) and layouts(room.tess) == [TABLE]


def test_a_climax_is_seen_at_the_table_before_what_comes_after_it() -> None:
    room = Room(CARD_GAME)
    room.start()
    table = room.tess.app.page
    assert isinstance(table, Tabletop)
    for _ in range(80):
        room.move()
        if table.climaxes.now:
            break
        room.net.beat()
    moment = table.climaxes.now
    assert moment and escape(moment.climax.title) in shown(room.tess) and 'data-do="seen"' in shown(room.tess)
    told = room.tess.browser.regions["log"]
    for _ in range(2):
        room.move()
    room.tess.app.refresh()
    assert room.tess.browser.regions["log"] == told, "nothing of the next turn before it is over"
    for _ in range(5):
        room.tess.do("seen")
    assert not table.climaxes.now and room.tess.browser.regions["log"] != told
