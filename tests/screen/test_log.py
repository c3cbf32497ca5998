"""The log stands in groups by turn, each under its player's sign, and a line leads to its moment on the board."""

import re
from types import SimpleNamespace

from at_table import Table
from samples import TALK_GAME
from seen import see_out

from games.contract.kit import kit
from screen.app.words import Words
from screen.home.new_game import start_game
from session.story import Story

LINE = re.compile(r'data-do="moment" data-with="(\d+)"')


def later(seed: int = 3) -> Table:
    table = Table(3, seed=seed)
    table.look_all()
    for _ in range(40):
        table.step()
    see_out(table.app)
    return table


def test_lines_stand_in_groups_by_turn_under_the_name_of_the_player() -> None:
    table = later()
    session, words = table.play.session, Words("en")
    turns = table.play.story.turns(words)
    named = [turn for turn in turns if turn.seat >= 0]
    assert len(named) > 3 and len({turn.number for turn in named}) == len(named)
    for turn in named:
        for line in turn.lines:
            assert session.kit.around.turn(session.tables[line.event - 1]) == (turn.number, turn.seat)
    told = [says for turn in turns for line in turn.lines for says in [line.says]]
    assert " ".join(told) == " ".join(table.play.story.sentences(words)), "nothing is lost"
    table.tap("log")
    heads = re.findall(r'class="log-head">.*?<b>(.*?)</b>', table.browser.regions["sheet"])
    assert heads[0] == session.names[turns[-1].seat], "the newest first"


def test_a_line_shows_its_moment_on_the_board_and_leads_back() -> None:
    table = later()
    play, regions = table.play, table.browser.regions
    now = regions["pieces"]
    event = int(LINE.findall(regions["log"])[-1])
    table.tap("moment", str(event))
    then = play.kit.board.pieces(play.session.tables[event], (), table.app.words, play.names)
    assert regions["pieces"] == then != now and not regions["choices"]
    assert play.story.of(table.app.words)[event][0] in regions["turn"].replace("&quot;", '"')
    table.tap("now")
    assert regions["pieces"] == now


def test_a_tap_in_the_whole_log_closes_it_and_shows_the_moment() -> None:
    table = later()
    table.tap("log")
    event = LINE.findall(table.browser.regions["sheet"])[-1]
    table.app.do("moment", event)
    assert not table.app.sheets and table.play.moments.event == int(event)
    table.app.do("back")
    assert table.play.moments.event is None


def test_signs_stand_beside_names_where_players_have_them() -> None:
    table = Table(3)
    start_game(table.app, TALK_GAME, ("Ann", "Bob", "Cem", "Dee"), {})
    session = table.play.session
    for seat in range(4):
        sign = kit(TALK_GAME).around.seat_sign(session.table, seat)
        assert sign and sign in table.browser.regions["seats"]
    assert Story(session, session.kit).turns(Words("nl"))


def test_a_long_game_is_put_into_words_only_where_somebody_reads_it() -> None:
    table = later()
    session, words, asked = table.play.session, Words("en"), list[object]()
    whole = Story(session, session.kit).of(words)

    def say(before: object, event: object, *rest: object) -> tuple[str, ...]:
        asked.append(event)
        return session.kit.say(before, event, *rest)  # type: ignore[arg-type, return-value]

    story = Story(session, SimpleNamespace(say=say, around=session.kit.around))  # type: ignore[arg-type]
    assert story.last(2, words) == [said for said in whole if any(said)][-2:]
    assert story.turns(words, 10) and len(asked) < 20 < len(whole)
    assert story.since(len(whole) - 1, words) == " ".join(whole[-1])
    assert story.of(words) == whole and len(asked) == len(whole) - 1, "each only once"
