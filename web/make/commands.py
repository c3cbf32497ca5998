"""Everything a person can ask of build.py: each command with its options and its own page of help.

It needs nothing but Python, so `--help` answers before anything is installed. The tools under tests/ read their options
from here as well, so no option is written down twice.
"""

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path

from table import catalog

Parser = argparse.ArgumentParser
BENCH = {
    "start": "first board and bytes, beside a stock PyScript page",
    "picture": "first picture of home, beside the same home as plain HTML",
    "parts": "where the time to the first board goes",
    "slow": "first board on a slow line, beside a stock PyScript page",
    "clicks": "click to paint in every game",
    "games": "random games a second, in CPython and in the page",
    "fair": "the arithmetic of playing without a dealer",
    "bots": "how long chiefs think, and how smooth the page stays",
    "odd": "how soon the page is at home, whatever lies in the storage",
    "long": "how long the page stands still while it works on a very long game",
    "memory": "what ten games in one page leave behind, in three browsers",
    "weight": "memory of the page and its bots, beside two stock PyScript pages",
    "far": "click to paint between devices, and joining by link",
    "playouts": "decisions a second, beside other engines",
}
SOAK = {
    "peers": "between devices that share nothing but letters",
    "rooms": "between rooms on a bad network, with devices that are switched off and lost",
    "liars": "between rooms, where one device lies in every way it can",
}
SETS = {"rooms": "the pages of a room", "bots": "the pages with bots"}
LANGUAGES = ("en", "nl", "de", "fr")


def build(parser: Parser) -> None:
    parser.description = "Makes dist/, the whole site, unless it is up to date. Prints its version."


def serve(parser: Parser) -> None:
    parser.description = "Makes dist/ and serves it until you press Ctrl+C, without any special header."
    parser.epilog = (
        "With --host 0.0.0.0 other devices in your network reach the page too. Over plain http a browser gives "
        "them the games, but no offline copy, no camera and no microphone."
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (%(default)s)")
    parser.add_argument("--port", type=_port, default=8000, help="the port (%(default)s); 0 takes a free one")
    parser.add_argument("--path", default="/", help="the folder to serve it under, like a project page (%(default)s)")
    shelf = "also put the game in this folder on the shelf; may be given several times"
    parser.add_argument("--game", type=_game, action="append", default=[], metavar="PATH", help=shelf)


def test(parser: Parser) -> None:
    parser.usage = "build.py test [-h] [--game PATH [--golden] [--no-page]] [WORDS FOR PYTEST ...]"
    parser.description = "Checks style and types, then runs all tests: without a browser, in Pyodide, on the pages."
    parser.add_argument("--game", type=_game, metavar="PATH", help="judge only the game in this folder, in plain words")
    parser.add_argument("--golden", action="store_true", help="with --game: write the golden games that are missing")
    parser.add_argument("--no-page", action="store_true", help="with --game: do not look at it in a real browser")
    parser.epilog = "Any other word goes to pytest: `build.py test tests/table -k log` runs only those tests."


def audit(parser: Parser) -> None:
    parser.description = "Checks a game out of a file. Needs nothing but Python."
    parser.epilog = "Exit code 0: all is well; 1: somebody cheated; 2: the file cannot be read."
    parser.add_argument("file", type=Path, help="a saved game, or the record of a network game")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="the language of the report (%(default)s)")


def bench(parser: Parser) -> None:
    parser.description = "Measures the page beside its goals. Exit code 1: a goal is not met."
    parser.epilog = "The parts of --only:\n" + _table(BENCH)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--rounds", type=_count, default=5, help="how often each page is opened (%(default)s)")
    parser.add_argument("--clicks", type=_count, default=200, help="clicks to time in each game (%(default)s)")
    browsers = ("chromium", "firefox", "webkit")
    parser.add_argument("--browser", choices=browsers, nargs="+", help="for memory: only these")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--only", nargs="+", choices=BENCH, metavar="PART", help=f"only these parts: {', '.join(BENCH)}")
    which.add_argument(
        "--beside", type=_checkout, metavar="FOLDER",
        help="measure first board, bytes and clicks of this tree and of another checkout, in turns",
    )  # fmt: skip


def soak(parser: Parser) -> None:
    parser.description = (
        "Plays thousands of random games and checks everything in each. A game that fails is named with its seed and "
        "its number: --game G --seed S --only N plays it again."
    )
    usual = "10,000; with --rooms 1,000; with --liars 2,000"
    parser.add_argument("--games", type=_count, help=f"how many of each game ({usual})")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, or scene")
    parser.add_argument("--seed", default="soak", help="another seed plays other games (%(default)s)")
    parser.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, help="processes at a time (%(default)s)")
    parser.add_argument("--game", choices=catalog.NAMES, help="play only this game")
    parser.add_argument("--only", metavar="NUMBER", type=int, help="play only the game with this number")
    ways = parser.add_mutually_exclusive_group()
    for way, what in SOAK.items():
        ways.add_argument(f"--{way}", dest="way", action="store_const", const=way, default="", help=what)
    parser.add_argument("--two", action="store_true", help="with --liars: two devices lie together (500 games)")
    ways.add_argument("--foes", metavar="COUNT", type=_count, nargs="?", const=1_000_000, help="hostile messages")
    ways.add_argument("--store", metavar="COUNT", type=_count, nargs="?", const=10_000, help="tabs on one storage")
    ways.add_argument("--looks", action="store_true", help="at every page in every size, language and theme")
    parser.add_argument("--approve", action="store_true", help="with --looks: keep the pictures as they are now")
    share = "with --looks: only this share of the sizes and languages, other ones of each scene; 1/14 2/14 … see all"
    parser.add_argument("--part", metavar="K/N", type=_part, default=(1, 1), help=share)
    ways.add_argument("--far", action="store_true", help="in real browsers, with a full table of devices")
    nets = "real browsers behind real routers, which it builds (root, Linux); or some rows by name: `deal`, `loss`"
    ways.add_argument("--nets", nargs="*", metavar="ROW", help=nets)
    parser.add_argument("--meet", choices=("link", "paste", "chaos"), help="with --far: only this way of meeting")
    parser.add_argument("--seats", type=_count, help="with --far: this many devices")


def screenshots(parser: Parser) -> None:
    parser.description = "Photographs every page into docs/screenshots/, on three devices, by day and by night."
    known = {**dict.fromkeys(catalog.NAMES, "a game"), **SETS}
    parser.add_argument(
        "wanted", nargs="*", metavar="WHAT", type=_one_of(known),
        help=f"only these: {', '.join(known)}; without a word, everything",
    )  # fmt: skip


def icons(parser: Parser) -> None:
    parser.description = "Draws the PNG icons from web/icon.svg, for systems that take no SVG."


COMMANDS: dict[str, tuple[str, Callable[[Parser], None]]] = {
    "build": ("make dist/, the whole site", build),
    "serve": ("make it and serve it on this machine", serve),
    "test": ("check everything, or what you name", test),
    "audit": ("check a game out of a file", audit),
    "bench": ("measure the page beside its goals", bench),
    "soak": ("play thousands of random games", soak),
    "screenshots": ("photograph every page", screenshots),
    "icons": ("draw the PNG icons", icons),
}


def read(words: Sequence[str]) -> argparse.Namespace:
    """The command with its options; `rest` holds what `test` hands on to pytest. Refuses what it does not know."""
    house = Parser(prog="build.py", description="The one command of the workshop.", allow_abbrev=False)
    house.epilog = "`build.py COMMAND --help` tells the options of a command."
    shelf = house.add_subparsers(dest="command", required=True, metavar="COMMAND", title="commands")
    parsers = {}
    for name, (line, describe) in COMMANDS.items():
        parsers[name] = shelf.add_parser(name, help=line, allow_abbrev=False)
        describe(parsers[name])
    wanted, rest = house.parse_known_args(words)
    if rest and wanted.command != "test":
        parsers[wanted.command].error(f"unrecognized arguments: {' '.join(rest)}")
    wanted.rest = rest
    return wanted


def _table(rows: dict[str, str]) -> str:
    return "\n".join(f"  {name:12} {what}" for name, what in rows.items())


def _part(text: str) -> tuple[int, int]:
    part, _, of = text.partition("/")
    if not (part.isdigit() and of.isdigit() and 1 <= int(part) <= int(of)):
        raise argparse.ArgumentTypeError(f"{text} is no share such as 2/14")
    return int(part), int(of)


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number above 0")
    return int(text)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: ports are numbers from 0 to 65535")
    return int(text)


def _one_of(known: dict[str, str]) -> Callable[[str], str]:
    """Argparse's own `choices` refuse an empty list, which here means everything."""

    def check(text: str) -> str:
        if text not in known:
            raise argparse.ArgumentTypeError(f"{text!r} is none of: {', '.join(known)}")
        return text

    return check


def _game(text: str) -> Path:
    folder = Path(text).resolve()
    if not (folder / "__init__.py").is_file():
        raise argparse.ArgumentTypeError(f"{text!r} is not the folder of a game: there is no __init__.py in it")
    return folder


def _checkout(text: str) -> Path:
    folder = Path(text).resolve()
    if not (folder / "build.py").is_file():
        raise argparse.ArgumentTypeError(f"{text!r} is no checkout of this project: it has no build.py")
    return folder
