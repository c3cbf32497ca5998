"""Every hash opens with its own label, and no two different statements read the same."""

from pathlib import Path

from chance import steady
from hypothesis import given
from hypothesis import strategies as st

from fair.group.labels import ORDER, PREFIX, Label, Statement, digest, encode, number

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs/fair-labels.md"
sure = steady(60)
parts = st.lists(st.binary(max_size=6) | st.text("a1ü", max_size=6) | st.integers(-(10**30), 10**30), max_size=4)


def document() -> str:
    """The table that reviewers read."""
    head = """# The label of every hash

A hash made for one purpose can never be used for another: each begins with one of these labels, and every part after it
begins with its kind and its length. This table is written from `py/fair/group/labels.py`.

| label | what is hashed under it |
|---|---|
"""
    return head + "".join(f"| `{label.text}` | {label.meaning} |\n" for label in Label)


def test_every_label_is_used_and_none_is_used_twice() -> None:
    labels = [label.text for label in Label]
    assert len(set(labels)) == len(labels) == len(Label.__members__)
    assert all(label.startswith(PREFIX) for label in labels)
    sources = [file.read_text() for home in ("fair", "wire") for file in (ROOT / "py" / home).rglob("*.py")]
    unused = [label.name for label in Label if not any(f"Label.{label.name}" in text for text in sources)]
    assert not unused


def test_every_label_stands_in_the_table_of_the_documents() -> None:
    """To write it anew: python tests/fair/test_labels.py"""
    assert DOCUMENT.read_text() == document()


@sure
@given(parts, parts)
def test_two_lists_of_parts_give_the_same_bytes_only_if_they_are_the_same(one: list, other: list) -> None:
    same = len(one) == len(other) and all(type(a) is type(b) and a == b for a, b in zip(one, other))
    assert (encode(*one) == encode(*other)) == same


def test_joining_parts_differently_is_another_statement() -> None:
    ways = [("ab", "c"), ("a", "bc"), ("abc",), ("abc", ""), (b"ab", "c"), ("1",), (1,), (b"1",)]
    assert len({encode(*way) for way in ways}) == len(ways)


def test_the_same_parts_under_two_words_have_nothing_in_common() -> None:
    assert len({digest(label, "same", 1) for label in Label}) == len(Label)


def test_a_question_depends_on_the_place_and_on_everything_said_in_its_order() -> None:
    def ask(where: tuple, *said: str) -> int:
        transcript = Statement(Label.KNOWS, where, "statement")
        for one in said:
            transcript.add(one)
        return transcript.short(Label.CHALLENGE)

    questions = {ask(("g", 1), "a", "b"), ask(("g", 1), "b", "a"), ask(("g", 2), "a", "b"), ask(("g", 1), "ab")}
    assert len(questions) == 4
    assert ask(("g", 1), "a", "b") == ask(("g", 1), "a", "b") < 2**128


def test_hashed_scalars_stay_below_the_order() -> None:
    assert number(b"\xff" * 64) < ORDER


if __name__ == "__main__":
    DOCUMENT.write_text(document())
