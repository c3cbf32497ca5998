"""The one command of the workshop: python build.py build | serve | test | audit FILE | bench | soak | screenshots."""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from web.make import install  # noqa: E402 - it lies beside this file

COMMANDS = {
    "build": "make dist/, the whole site",
    "serve": "make it and serve it on this machine",
    "test": "check everything; further words go to pytest",
    "audit": "check a game out of a file; exit code 0 all is well, 1 somebody cheated, 2 unreadable",
    "bench": "measure it beside a stock PyScript page",
    "soak": "long random, chaos and fuzz runs; --peers, --rooms: between devices; --foes: hostile messages",
    "screenshots": "make docs/screenshots/",
    "icons": "draw the PNG icons from web/icon.svg",
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.epilog = "\n".join(f"  {name:12} {what}" for name, what in COMMANDS.items())
    parser.add_argument("command", choices=COMMANDS, metavar="command")
    if sys.argv[1:2] == ["audit"]:  # needs nothing but Python, and has a --help of its own
        from web.make import audit

        return audit.run(sys.argv[2:])
    known, rest = parser.parse_known_args()
    install.everything()

    from web.make import check, serve, site

    if known.command == "build":
        print(f"dist/ is version {site.build()}")
    elif known.command == "serve":
        serve.forever(site.build, rest)
    elif known.command == "test":
        return check.run(rest)
    else:
        return check.tool(known.command, rest)
    return 0


if __name__ == "__main__":
    sys.exit(main())
