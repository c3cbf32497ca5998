"""The documents: every link leads somewhere, every path that is named exists, every committed picture is shown."""

import re
from pathlib import Path

from each import each

from web.make import ROOT

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)|src=\"([^\"]+)\"")
PATH = re.compile(r"`((?:py|web|tests|docs)/[\w./-]+)`")
HALF = 6_569  # bytes: half of what the README once was


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@each(DOCUMENTS, name)
def test_every_link_leads_somewhere(page: Path) -> None:
    targets = {one or other for one, other in LINK.findall(page.read_text(encoding="utf-8"))}
    inside = {target for target in targets if not target.startswith(("http:", "https:"))}
    missing = {target for target in inside if not (page.parent / target).exists()}
    assert not missing, f"{sorted(missing)} is not there"


@each(DOCUMENTS, name)
def test_every_path_that_is_named_is_there(page: Path) -> None:
    named = set(PATH.findall(page.read_text(encoding="utf-8")))
    missing = {path for path in named if not (ROOT / path).exists()}
    assert not missing, f"{sorted(missing)} is not there"


def test_every_picture_that_is_kept_is_shown() -> None:
    """The rest is made by the command and is not kept: pictures are heavy."""
    kept = set(re.findall(r"^!docs/(screenshots/.+)", (ROOT / ".gitignore").read_text(), re.MULTILINE))
    shown = set(re.findall(r"screenshots/[\w-]+\.jpg", "".join(page.read_text() for page in DOCUMENTS)))
    assert kept == shown


def test_the_readme_stays_short() -> None:
    assert (ROOT / "README.md").stat().st_size <= HALF
