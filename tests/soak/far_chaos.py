"""A game in real browsers with everything going wrong: in each phase one tab dies, and another loses the network.

lobby ── deal ── move ── vote (somebody stays away and is replaced; a voter dies meanwhile) ── audit
Law: nothing that was said is lost, all devices come to the same end, and the audit finds nothing.
"""

import time
from collections.abc import Sequence

from pages.friends import Friend, get_ready, until
from pages.network import plug, pull
from playwright.sync_api import expect

MOMENT = """
import main
m = main.app.gathering.room.sitting.match
[len(m.log), type(m.needs[0]).__name__ if m.needs else "", m.outcome is not None]
"""
ABSENT = "import main\nlist(main.app.gathering.room.sitting.absent)"
SOON = 180.0


def with_chaos(friends: Sequence[Friend], game: str, wishes: Sequence[str], patience: float) -> None:
    hit(friends, 0, "lobby")
    for friend in friends:
        friend.wait_people(len(friends))  # with a chair or without: the game that has enough is not chosen yet
    get_ready(friends, game, *wishes)
    friends[-1].press("start")
    until(lambda: moment(friends[0])[0] > 0, SOON)
    hit(friends, 1, "deal", str(moment(friends[0])[:2]))
    use_hands(friends)
    before = moment(friends[0])[0]
    until(lambda: is_asked(friends[0], before), patience)
    hit(friends, 2, "move", str(moment(friends[2])[:2]))
    use_hands(friends)
    vote(friends)
    use_hands(friends)
    until(lambda: any(moment(friend)[2] for friend in friends), patience)
    hit(friends, 0, "audit", str([friend.head[2] for friend in friends]))
    until(lambda: all(friend.head[2] == "over" for friend in friends), SOON)
    heads = {tuple(friend.head) for friend in friends}
    assert len(heads) == 1, heads
    friends[0].press("fairness")
    expect(friends[0].page.locator("#inquiry-verdict")).to_contain_text("all is well", timeout=patience * 1000)


def moment(friend: Friend) -> list[object]:
    """How many events, what the table asks for, and whether it is decided."""
    return list(friend.ask(MOMENT)) if friend.ask(IS_SITTING) else [0, "", False]


IS_SITTING = "import main\nbool(main.app.gathering and main.app.gathering.room.sitting)"


def is_asked(friend: Friend, before: int) -> bool:
    """People have moved, and are asked again."""
    count, need, is_decided = moment(friend)
    assert not is_decided, "the game was over too soon"
    return count >= before + 6 and need in ("Choose", "Seal", "Stake", "Clock")


def hit(friends: Sequence[Friend], number: int, phase: str, what: str = "") -> None:
    """One tab dies without a word, and another device loses its network; both come back, and all hear each other."""
    dies, cut, stays = (friends[(number + step) % len(friends)] for step in range(3))
    began = time.monotonic()
    pull(cut.page)
    dies.crash()
    until(lambda: sum(state != "here" for state in stays.others) == 2, SOON)
    come_back(dies)
    plug(cut.page)
    together(friends)
    print(f"  {phase} {what}: together again after {time.monotonic() - began:.0f} s", flush=True)


def together(friends: Sequence[Friend]) -> None:
    try:
        until(lambda: all(set(friend.others) == {"here"} for friend in friends), SOON)
    except AssertionError as never:
        raise AssertionError([(friend.name, friend.others, friend.ask(LINES)) for friend in friends]) from never


LINES = """
import main
g = main.app.gathering
[len(g.up), g.lantern.relays_up, g.lantern.knock, len(g.lantern.answering), g.room.is_open, main.app.page.title]
"""


def come_back(friend: Friend) -> None:
    friend.open()
    friend.press("far", "return")
    until(lambda: friend.ask("import main\nmain.app.gathering is not None"), SOON)


def vote(friends: Sequence[Friend]) -> None:
    """Somebody stays away; one of the others wants to go on, the other's tab dies and comes back to the same vote."""
    gone, first, second = friends[:3]
    began = time.monotonic()
    gone.page.close()
    others = [friend for friend in friends if friend is not gone]
    for friend in others:
        friend.page.locator("[data-do=vote]").wait_for(timeout=SOON * 1000)
    first.press("vote")
    first.page.locator("[data-do=unvote]").wait_for()
    second.crash()
    until(lambda: any(state != "here" for state in first.others[1:] + first.others[:1]), SOON)
    come_back(second)
    second.use_hands(7)
    for friend in others[1:]:
        friend.page.locator("[data-do=vote]").wait_for(timeout=SOON * 1000)
        friend.press("vote")
    until(lambda: all(friend.ask(ABSENT) == [0] for friend in others), SOON)
    count = moment(first)[0]
    until(lambda: moment(first)[0] >= count + 2 or moment(first)[2], SOON)
    come_back(gone)
    together(friends)
    until(lambda: all(friend.ask(ABSENT) == [] for friend in friends) or moment(first)[2], SOON)
    print(f"  vote: replaced and back after {time.monotonic() - began:.0f} s", flush=True)


def use_hands(friends: Sequence[Friend]) -> None:
    for seed, friend in enumerate(friends):
        friend.use_hands(seed)

