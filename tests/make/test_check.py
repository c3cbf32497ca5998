"""The command `test`: steps that run side by side are shown one after the other, and one that fails is named."""

import os
import sys

import pytest

from web.make import check


def say(text: str, code: int = 0) -> list[str]:
    return [sys.executable, "-c", f"print({text!r}); raise SystemExit({code})"]


def test_steps_side_by_side_are_shown_whole_and_in_their_order(capfd: pytest.CaptureFixture[str]) -> None:
    slow = [sys.executable, "-c", "import time; time.sleep(0.3); print('3 passed in 1s')"]
    found = dict(check.run_stage({"one": slow, "two": say("2 failed, 4 passed in 1s", 1)}, dict(os.environ)))
    assert found == {"one": (0, {"passed": 3}), "two": (1, {"failed": 2, "passed": 4})}
    assert capfd.readouterr().out == "── one\n3 passed in 1s\n── two\n2 failed, 4 passed in 1s\n"


def test_a_step_alone_is_shown_while_it_runs(capfd: pytest.CaptureFixture[str]) -> None:
    assert dict(check.run_stage({"one": say("all good")}, dict(os.environ))) == {"one": (0, {})}
    assert capfd.readouterr().out == "── one\nall good\n"


def test_words_for_pytest_leave_only_style_types_and_those_tests() -> None:
    *before, last = check.stages(["tests/table", "-x"])
    assert [len(stage) for stage in before] == [2]
    assert next(iter(last.values()))[-3:] == ["pytest", "tests/table", "-x"]
