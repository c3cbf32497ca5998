"""What the review of Suitcases says could be known."""

from looking_back import past_of, reviewed

from bots.review import WHOLE
from games.suitcases import GAME


def test_what_was_in_an_opened_suitcase_is_known_to_all() -> None:
    past, found = past_of(GAME.name), reviewed(GAME.name)
    opened = 0
    for moment in found.moments:
        table = past.tables[moment.event]
        for known in moment.known:
            for case, sure in known.parts:
                if table.contents_of(case):
                    assert sure == WHOLE
                    opened += 1
    assert opened
