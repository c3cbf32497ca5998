"""Files are short and say what they are for; folders hold one idea each."""

import re
from collections import Counter
from statistics import median

from each import each
from import_graph import PY, modules

LONGEST = 400
MEDIAN = 130
MOST_FILES = 20


def lines(name: str) -> int:
    return len(modules()[name].read_text(encoding="utf-8").splitlines())


@each(modules())
def test_a_file_is_short(name: str) -> None:
    assert lines(name) <= LONGEST, f"{lines(name)} lines"


@each(modules())
def test_a_file_says_what_it_is_for(name: str) -> None:
    assert re.match(r'"""[^"\n]{11,}', modules()[name].read_text(encoding="utf-8"))


def test_most_files_are_shorter_than_a_few_screens() -> None:
    assert median(map(lines, modules())) < MEDIAN


def test_no_folder_is_crowded() -> None:
    counts = Counter(path.parent for path in modules().values())
    crowded = {str(place.relative_to(PY)): count for place, count in counts.items() if count > MOST_FILES}
    assert not crowded
