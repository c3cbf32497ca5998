"""What a bot does is told to a screen reader once a turn, in one go; nothing is left out and nothing is told twice."""

from collections import Counter

from test_alone import Table


def test_the_turn_of_a_bot_is_told_in_one_go() -> None:
    table = Table()
    told = list[str]()
    table.app.announce = told.append  # type: ignore[method-assign]
    table.until("look")
    table.move()
    before = table.length
    told.clear()
    table.until("roll")
    session, words = table.session, table.app.words
    turn = session.kit.around.turn
    turns = Counter(turn(session.tables[n - 1]) for n in range(before, table.length))
    assert len(turns) >= 2 and max(turns.values()) > 1, "two bots, and one of them does more than one thing"
    assert len(told) <= len(turns) + 1, told
    lines = [line for n, line in table.page.story.lines(words) if n >= before]
    said = " ".join(told)
    assert all(said.count(line) >= 1 for line in lines), "something is left out"
