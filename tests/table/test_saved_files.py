"""A saved game comes back whole, or is refused with a reason and changes nothing."""

import contextlib
import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from soak.chaos import state
from soak.files import ABOUT, bent, check_damage
from soak.playout import begin, decisions
from table import catalog, save
from table.events import Event
from table.illegal import Damaged
from table.log import GENESIS, next_head
from table.match import Match
from table.save import reading, strict, writing
from table.text import read, write

# The game that comes with the page, with all its variants.
GAME = catalog.load(catalog.NAMES[0])
SETTINGS = {"top_secret": True, "dossier": True}


def some_game(stop: int = 40, seed: str = "saved", options: dict | None = None) -> Match:
    match = begin(GAME, 3, SETTINGS if options is None else options, seed)
    for number, _ in enumerate(decisions(match, Random(seed))):
        if number == stop:
            break
    match.write_note(1, "perry", "a note")
    return match


def finished() -> Match:
    return some_game(10_000)


MATCH = some_game()
TEXT = save.dump(MATCH, ABOUT)
DATA = json.loads(TEXT)


def changed(**parts: object) -> dict:
    return {**json.loads(TEXT), **parts}


def signed(data: dict) -> str:
    """A forger who knows how files are made: all heads and the sum are right again."""
    data = json.loads(json.dumps(data))
    head = GENESIS
    for entry in data["log"]:
        head = next_head(head, read(Event, {k: v for k, v in entry.items() if k != "head"}))
        entry["head"] = head
    data["sum"] = save.checksum({key: data[key] for key in data if key not in ("log", "sum")}, head)
    return json.dumps(data)


def refused(text: str) -> str:
    with pytest.raises(Damaged) as caught:
        save.load(text)
    return caught.value.reason


def test_the_forger_of_these_tests_knows_the_format() -> None:
    match, _ = save.load(signed(json.loads(TEXT)))
    assert state(match) == state(MATCH)


def test_a_game_comes_back_whole() -> None:
    for match in (some_game(0), some_game(5), MATCH, finished()):
        again, about = save.load(save.dump(match, ABOUT))
        assert state(again) == state(match) and again.tables == match.tables and again.log == match.log
        assert again.names == match.names and again.options == match.options and about == ABOUT
        assert again.kept == match.kept and again.can_undo() == match.can_undo()


def test_the_file_is_readable_one_line_for_each_event() -> None:
    lines = TEXT.splitlines()
    assert len(lines) == len(MATCH.log) + 5
    assert json.loads(lines[2].rstrip(","))["kind"] == "start"


def test_the_same_game_gives_the_same_file() -> None:
    assert save.dump(save.load(TEXT)[0], ABOUT) == TEXT


def test_spaces_and_the_order_of_parts_do_not_matter() -> None:
    for text in (
        json.dumps(DATA),
        json.dumps(DATA, indent=3),
        json.dumps(dict(sorted(DATA.items()))),
        TEXT + "\n\n",
    ):
        assert state(save.load(text)[0]) == state(MATCH)


# ---------------------------------------------------------------- damage


def test_cut_off_at_any_length() -> None:
    short = save.dump(some_game(1, options={}), ABOUT)
    assert refused("") == refused(" \n") == "damaged.empty"
    for length in range(1, len(short) - 1):
        assert refused(short[:length]) in ("damaged.json", "damaged.foreign"), length


def test_a_changed_byte_anywhere() -> None:
    rng = Random(1)
    original = some_game(6, options={})
    text = save.dump(original, ABOUT)
    tried = 0
    for place in range(0, len(text) - 1, 3):
        letter = rng.choice([c for c in '0a}~"\\ é' if c != text[place]])
        try:
            match, about = save.load(text[:place] + letter + text[place + 1 :])
        except Damaged:
            tried += 1
        else:
            assert state(match) == state(original) and about == ABOUT, (place, text[place], letter)
    assert tried > len(text) / 3 * 0.95


def test_damage_of_other_sorts() -> None:
    assert sum(check_damage(TEXT, MATCH, Random(seed)) for seed in range(8)) > 40
    assert len(set(bent(TEXT, Random(1)))) == 7


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "damaged.empty"),
        ("hello", "damaged.json"),
        ("{", "damaged.json"),
        ("\x00" * 50, "damaged.json"),
        ("null", "damaged.foreign"),
        ("[]", "damaged.foreign"),
        ("7", "damaged.foreign"),
        ("{}", "damaged.foreign"),
        ('{"fen": "rnbqkbnr"}', "damaged.foreign"),
        ('"cabinet_noir"', "damaged.foreign"),
        ('{"cabinet_noir": 1}', "damaged.part"),
        ('{"cabinet_noir": 2}', "damaged.version"),
        ('{"cabinet_noir": "1"}', "damaged.version"),
        ('{"cabinet_noir": 1.0}', "damaged.version"),
        ('{"cabinet_noir": true}', "damaged.version"),
        ('{"cabinet_noir": null}', "damaged.version"),
        ("NaN", "damaged.foreign"),
        ("9" * 6000, "damaged.json"),
        ("\ufeff" + TEXT, "damaged.json"),
    ],
)
def test_a_foreign_file(text: str, reason: str) -> None:
    assert refused(text) == reason


def test_a_file_that_is_too_large_is_not_even_read() -> None:
    assert refused(TEXT + " " * save.LARGEST) == "damaged.large"


@pytest.mark.parametrize("depth", [50, 400, 900, 5_000, 100_000])
def test_deep_nesting(depth: int) -> None:
    assert refused("[" * depth + "]" * depth) in ("damaged.json", "damaged.foreign")
    deep = TEXT.replace('"value": [1,', '"value": [' + "[" * depth + "]" * depth + ", 1,", 1)
    assert deep != TEXT
    assert refused(deep).startswith("damaged.")


@pytest.mark.parametrize("part", ["cabinet_noir", "game", "about", "log", "private", "sum"])
@pytest.mark.parametrize("value", [None, 0, 1.5, True, "x", [], {}, [1], {"a": 1}, [{}]])
def test_a_part_of_the_wrong_sort(part: str, value: object) -> None:
    assert refused(json.dumps(changed(**{part: value}))).startswith("damaged.")


@pytest.mark.parametrize("part", ["cabinet_noir", "game", "about", "log", "private", "sum"])
def test_a_part_that_is_missing_or_one_too_many(part: str) -> None:
    data = json.loads(TEXT)
    del data[part]
    assert refused(json.dumps(data)) in ("damaged.part", "damaged.foreign")
    assert refused(json.dumps(changed(more=part))) == "damaged.part"


@pytest.mark.parametrize("part", ["seed", "kept", "pockets"])
@pytest.mark.parametrize("value", [None, -1, 0, 10**9, 1.5, True, "x", [], {}, ["x"], "\ud800"])
def test_a_private_part_of_the_wrong_sort_even_if_it_is_signed(part: str, value: object) -> None:
    if part == "seed" and isinstance(value, str):
        pytest.skip("a seed is any text; another one is told by the cards")
    data = json.loads(TEXT)
    data["private"][part] = value
    assert refused(signed(data)).startswith("damaged.")


def test_a_game_that_is_not_on_the_shelf() -> None:
    assert refused(signed(changed(game="chess"))) == "damaged.game"
    assert refused(signed(changed(game=f"../{GAME.name}"))) == "damaged.game"


@pytest.mark.parametrize("number", [0, 1, 5, 20])
def test_an_entry_changed_by_hand_is_named(number: int) -> None:
    data = json.loads(TEXT)
    data["log"][number]["name"] += "x"
    with pytest.raises(Damaged) as caught:
        save.load(json.dumps(data))
    assert caught.value.reason == "damaged.entry" and caught.value.values["n"] == number + 1


@pytest.mark.parametrize("entry", [None, 7, "x", [], {}, {"kind": "roll"}])
def test_an_entry_that_is_none(entry: object) -> None:
    data = json.loads(TEXT)
    data["log"][4] = entry
    assert refused(json.dumps(data)) in ("damaged.entry", "damaged.value")


def test_a_forged_log_with_all_hashes_right_breaks_the_rules() -> None:
    for change in (
        lambda log: log.pop(7),
        lambda log: log.insert(7, log[7]),
        lambda log: log.append(log[-1]),
        lambda log: log.__setitem__(0, log[1]),
        lambda log: log.reverse(),
    ):
        data = json.loads(TEXT)
        change(data["log"])
        assert refused(signed(data)) in ("damaged.rules", "damaged.part")


def test_a_log_cut_short_with_all_hashes_right_is_an_earlier_moment_or_is_refused() -> None:
    """The seals of the later moment do not fit the earlier log, so even this is found where there are any."""
    data = json.loads(TEXT)
    data["log"] = data["log"][:-30]
    data["private"]["kept"] = 1
    assert refused(signed(data)) == "damaged.part"


def test_another_seed_is_found_by_the_cards() -> None:
    for seed in ("another", "", "saved "):
        data = json.loads(TEXT)
        data["private"]["seed"] = seed
        assert refused(signed(data)) == "damaged.part"


def test_half_a_character_is_refused_wherever_it_stands() -> None:
    data = json.loads(TEXT)
    data["private"]["seed"] = "\ud800"
    assert refused(signed(data)) == "damaged.json"


def test_pockets_that_do_not_fit() -> None:
    pockets = DATA["private"]["pockets"]
    other = write(some_game(25, seed="other").pockets[0])
    sealed = pockets[0]["sealed"]
    assert sealed
    wrong = [
        pockets[:-1],
        [*pockets, pockets[0]],
        pockets[::-1],
        [pockets[0]] * 3,
        [],
        [{**other, "seat": 0}, *pockets[1:]],
        [{**pockets[0], "seat": 9}, *pockets[1:]],
        [{**pockets[0], "seat": "0"}, *pockets[1:]],
        [{**pockets[0], "sealed": []}, *pockets[1:]],
        [{**pockets[0], "sealed": sealed[:-1]}, *pockets[1:]],
        [{**pockets[0], "sealed": [*sealed, sealed[0]]}, *pockets[1:]],
        [
            {**pockets[0], "sealed": [{**sealed[0], "value": not sealed[0]["value"]}, *sealed[1:]]},
            *pockets[1:],
        ],
        [{**pockets[0], "sealed": [{**sealed[0], "nonce": "00"}, *sealed[1:]]}, *pockets[1:]],
        [{**pockets[0], "sealed": pockets[1]["sealed"]}, *pockets[1:]],
        [{**pockets[0], "staked": [{"name": "bids", "amounts": [["a", 1]], "nonce": "x"}]}, *pockets[1:]],
        [{**pockets[0], "notes": [["a"]]}, *pockets[1:]],
        [{**pockets[0], "more": 1}, *pockets[1:]],
    ]
    for one in wrong:
        data = json.loads(TEXT)
        data["private"]["pockets"] = one
        assert refused(signed(data)) in ("damaged.part", "damaged.value")


def test_a_refused_file_leaves_the_game_at_the_table_alone() -> None:
    before = state(MATCH)
    for wrong in bent(TEXT, Random(5)):
        with contextlib.suppress(Damaged):
            save.load(wrong)
    assert state(MATCH) == before


# ---------------------------------------------------------------- fuzz


def test_any_text_is_refused_or_is_the_game() -> None:
    hypothesis = pytest.importorskip("hypothesis")
    st = hypothesis.strategies

    @hypothesis.settings(max_examples=60, deadline=None, database=None)
    @hypothesis.given(st.binary(max_size=200))
    def fuzz(text: bytes) -> None:
        refused(text.decode("latin-1"))

    fuzz()


def test_any_json_in_the_place_of_any_part_is_refused_unless_it_makes_another_proper_game() -> None:
    hypothesis = pytest.importorskip("hypothesis")
    st = hypothesis.strategies
    letters = st.text(alphabet="ab0 é🕵\ud800", max_size=6)
    atoms = st.none() | st.booleans() | st.integers() | st.floats() | letters
    anything = st.recursive(
        atoms, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(letters, inner, max_size=4)
    )
    small = json.loads(save.dump(some_game(4), ABOUT))

    def places(data: object, way: tuple = ()) -> list[tuple]:
        inside: list[tuple] = []
        for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
            inside += places(data[key], (*way, key))  # type: ignore[index]
        return [way, *inside] if way else inside

    every = places(small)

    @hypothesis.settings(max_examples=100, deadline=None, database=None)
    @hypothesis.given(st.sampled_from(every), anything, st.booleans())
    def fuzz(way: tuple, value: object, sign: bool) -> None:
        data = json.loads(json.dumps(small))
        *path, last = way
        spot = data
        for key in path:
            spot = spot[key]
        hypothesis.assume(spot[last] != value)
        spot[last] = value
        try:
            text = signed(data) if sign else json.dumps(data)
        except Exception:
            text = json.dumps(data)
        try:
            match, about = save.load(text)
        except Damaged:
            return
        # A forger who signs everything anew may have made another proper game: then it is that game for good.
        assert sign, way
        assert state(save.load(save.dump(match, about))[0]) == state(match)

    fuzz()


def test_a_file_is_read_and_written_in_small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a page can draw in between, however long the game is."""
    done: Counter[str] = Counter()

    def counting(what: str, act: Callable[..., Any], size: Callable[..., int] = lambda *_: 1) -> Callable[..., Any]:
        def counted(*args: Any) -> Any:
            done[what] += size(*args)
            return act(*args)

        return counted

    monkeypatch.setattr(strict, "_follow", counting("marks", strict._follow, lambda marks, *_: len(marks)))
    monkeypatch.setattr(strict, "AT_ONCE", 50)
    monkeypatch.setattr(reading, "next_head", counting("heads", reading.next_head))
    monkeypatch.setattr(Match, "receive", counting("events", Match.receive))
    monkeypatch.setattr(writing, "_entry", counting("lines", writing._entry))
    for steps, kinds in ((save.loading(TEXT), {"marks", "heads", "events"}), (save.preparing(MATCH), {"lines"})):
        shares, seen = [], set[str]()
        for share in steps:
            assert done["marks"] <= 50 and max(done["heads"], done["events"], done["lines"]) <= 1
            seen |= {*done}
            shares.append(share)
            done.clear()
        assert seen == kinds and shares == sorted(shares) and shares[0] >= 0 and shares[-1] <= 1
