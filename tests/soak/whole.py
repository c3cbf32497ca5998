"""One whole random game with everything checked on the way: what `soak` plays by the thousand."""

from random import Random

from soak.chaos import all_refused, state, wrong_chance, wrong_events, wrong_offers
from soak.files import ABOUT, check_damage
from soak.playout import begin, decisions
from soak.worlds import check_no_peeking
from table import save
from table.audit import audit
from table.events import Move
from table.game import Game, Options
from table.match import Match


def check_game(game: Game, seats: int, options: Options, seed: str, moments: int = 2) -> Match:
    """Plays one game to its end.

    At some moments chaos breaks loose, somebody peeks, and the game is saved.
    """
    rng = Random(seed)
    match = begin(game, seats, options, seed)
    all_refused(match, wrong_chance(match, rng))
    prints = [hash(match.table)]
    match.watchers.append(lambda _: prints.append(hash(match.table)))
    pool: list[Move] = []
    chosen, middle = {rng.randrange(3), *(rng.randrange(60) for _ in range(moments - 1))}, rng.randrange(30)
    for number, (_, _, move) in enumerate(decisions(match, rng)):
        if number in chosen:
            all_refused(match, wrong_offers(match, pool, rng, 8))
            all_refused(match, wrong_events(match, rng, 2))
            check_no_peeking(match, rng.randrange(seats), rng)
        if number == middle:
            check_damage(_check_saved(match, rng), match, rng)
        pool.append(move)
    assert match.outcome is not None and not match.needs
    assert [hash(table) for table in match.tables] == prints, "an old table has changed"
    _check_saved(match, rng)
    assert all(finding.ok for finding in audit(game, match.log.events, seed)), "the audit finds fault"
    return match


def _check_saved(match: Match, rng: Random) -> str:
    """The game comes back out of its file: every event played again, every table the same."""
    match.write_note(rng.randrange(len(match.names)), "page", f"“{rng.random()}”")
    text = save.dump(match, ABOUT)
    again, about = save.load(text)
    assert again.tables == match.tables, "replay differs from play"
    assert state(again) == state(match) and about == ABOUT and again.log == match.log, (
        "a saved game is another game"
    )
    assert again.outcome == match.outcome
    return text
