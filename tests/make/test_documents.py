"""Documents and comments: every link leads somewhere, every path exists, every committed picture is shown."""

import re
from pathlib import Path

from each import each

from web.make import ROOT

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)|src=\"([^\"]+)\"")
PATH = re.compile(r"`((?:py|web|tests|docs)/[\w./-]+)`")
SOURCES = [file for root in ("py", "web") for end in ("py", "mjs") for file in sorted((ROOT / root).rglob(f"*.{end}"))]
# A path in a comment, from the root or from py/.
INSIDE = re.compile(r"(?<![\w/.])((?:py|web|docs|games|screen|fair|wire|bots|session|table)/[\w/]+\.(?:py|md|mjs))\b")
INVENTED = re.compile("chess|tall_tales")  # the games of which examples speak
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
    missing = {path for path in named if not INVENTED.search(path) and not (ROOT / path).exists()}
    assert not missing, f"{sorted(missing)} is not there"


@each(SOURCES, name)
def test_every_path_that_a_comment_names_is_there(file: Path) -> None:
    named = set(INSIDE.findall(file.read_text(encoding="utf-8")))
    roots = (ROOT, ROOT / "py", ROOT / "tests", file.parent)
    missing = {path for path in named if not any((root / path).exists() for root in roots)}
    missing = {path for path in missing if not INVENTED.search(path)}
    assert not missing, f"{sorted(missing)} is not there"


def test_every_picture_that_is_kept_is_shown() -> None:
    """The rest is made by the command and is not kept: pictures are heavy."""
    kept = set(re.findall(r"^!docs/(screenshots/.+)", (ROOT / ".gitignore").read_text(), re.MULTILINE))
    shown = set(re.findall(r"screenshots/[\w-]+\.jpg", "".join(page.read_text() for page in DOCUMENTS)))
    assert kept == shown


def test_the_readme_stays_short() -> None:
    assert (ROOT / "README.md").stat().st_size <= HALF
