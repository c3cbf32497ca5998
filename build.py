"""The one command of the workshop: `python build.py --help` lists what it can do."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from web.make import install  # noqa: E402 - Python finds it only now


def main() -> int:
    install.check_python()
    from web.make import commands

    wanted = commands.read(sys.argv[1:])
    if wanted.command == "audit":  # it works with nothing installed but Python
        from web.make import audit

        return audit.run(wanted.file, wanted.language)
    install.everything()
    from web.make import check, serve, site

    match wanted.command:
        case "build":
            print(f"dist/ is version {site.build()}")
        case "serve":
            serve.forever(site.build(games=wanted.game), wanted.host, wanted.port, wanted.path)
        case "test":
            return check.judge(sys.argv[2:]) if wanted.game else check.run(wanted.rest)
        case tool:
            return check.tool(tool, sys.argv[2:])
    return 0


if __name__ == "__main__":
    sys.exit(main())
