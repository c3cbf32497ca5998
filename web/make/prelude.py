"""Imports in advance what the page needs, so that Python in the player's browser starts with it done.

It runs once, at build time, inside Pyodide in Node, just before the memory snapshot is taken.
Law: nothing kept here may hold a JavaScript object, a clock reading or a secret, because every visitor gets it.

The build sets PLAN, a JSON text: the modules "standard" and "pure" to import, the sources "door" and "pyscript" to
compile, and the "fronts" of the games.
"""

import importlib
import importlib.util
import json
import sys
from importlib.machinery import ModuleSpec

import random
from typing import ClassVar


class Precompiled:
    """Finds the modules that are compiled here but run only in the browser, because they need `js`."""

    codes: ClassVar[dict] = {}

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if (hit := cls.codes.get(name)) is not None:
            return ModuleSpec(name, cls, origin="snapshot", is_package=hit[1])

    @staticmethod
    def create_module(spec):
        return None

    @classmethod
    def exec_module(cls, module):
        exec(cls.codes[module.__name__][0], module.__dict__)


def _remember(plan):
    for name in plan["standard"]:
        if importlib.util.find_spec(name):  # a name for typing only, or for another platform, may be missing here
            importlib.import_module(name)
    for file, source in plan["pyscript"].items():
        name = "pyscript" if file == "__init__.py" else "pyscript." + file.removesuffix(".py")
        code = compile(source, "pyscript/" + file, "exec", dont_inherit=True)
        Precompiled.codes[name] = (code, name == "pyscript")
    for name, source in plan["door"].items():
        Precompiled.codes[name] = (compile(source, name + ".py", "exec", dont_inherit=True), False)
    sys.meta_path.insert(0, Precompiled)
    # Pure modules are imported while the browser's modules are hidden: a module that needs them is not pure.
    hidden = {name: sys.modules.pop(name, None) for name in ("js", "pyodide_js", "pyodide", "pyscript")}
    sys.modules.update(dict.fromkeys(hidden))
    for name in plan["pure"]:
        try:
            importlib.import_module(name)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise SystemExit(f"{name} does not import as a pure module: {reason}") from error
    importlib.import_module("screen.home.fronts").keep(plan["fronts"])
    for name, module in hidden.items():
        sys.modules.pop(name)
        if module:
            sys.modules[name] = module


def _thaw():
    """Runs in the browser right after the start. Without it everybody would roll the same dice.

    String hashes stay the same for every visitor. That is harmless: the page reads only its own files, saved games and
    messages of its players. No rule may depend on the order of a set (the tests run with other hash seeds).
    """
    random.seed()


random.seed(0)
_remember(json.loads(PLAN))  # noqa: F821 - set by snapshot.mjs
