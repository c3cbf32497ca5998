"""Modules of the standard library that the page never uses, and what stands in their place in the memory snapshot.

Python's own loop for sockets and processes, and Pyodide's loader of packages, come with everything that they import. A
page has neither sockets nor processes nor packages, but every visitor would download them. A page that starts the long
way has the whole library (plain.zip).
"""

PLACEHOLDER = '''
__all__ = ()

class Absent(Exception):
    pass

def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    return Absent
'''
ABSENT = (
    "asyncio/base_events", "asyncio/base_subprocess", "asyncio/selector_events", "asyncio/sslproto",
    "asyncio/staggered", "asyncio/streams", "asyncio/subprocess", "asyncio/threads", "asyncio/transports",
    "asyncio/trsock", "bz2", "html/entities", "lzma", "selectors", "shutil", "socket", "ssl", "subprocess", "tempfile",
    "zipfile/__init__",
)  # fmt: skip
# The page's own loop is made of this one, and Pyodide asks once whether any packages came with it.
INSTEAD = {
    "asyncio/unix_events": '''
from asyncio import events

__all__ = ()

class _DefaultEventLoopPolicy(events._BaseDefaultEventLoopPolicy):
    pass
''',
    "pyodide/_package_loader": '''
from site import getsitepackages

from pyodide_js import loadedPackages  # a snapshot must hold it

class Place:
    def __init__(self, path):
        self.path = path

    def __str__(self):
        return self.path

SITE_PACKAGES = Place(getsitepackages()[0])
DSO_DIR = Place("/usr/lib")

def init_loaded_packages():
    pass
''',
}


def placeholders() -> dict[str, bytes]:
    """Their sources, by file name."""
    texts = {**dict.fromkeys(ABSENT, PLACEHOLDER), **INSTEAD}
    return {f"{name}.py": text.encode() for name, text in texts.items()}
