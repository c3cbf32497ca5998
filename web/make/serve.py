"""A plain static host like the one players will use: no special headers, any folder, and gzip if you ask for it.

The development server of the `pyscript` command-line tool would not do. It sends cross-origin isolation headers that
GitHub Pages does not send, so a page could work there and fail for players. It also listens on every network interface,
and cannot serve the site under a sub-path.
"""

import contextlib
import errno
import gzip
import http.server
import socket
import threading
from functools import lru_cache
from pathlib import Path

from web.make import DIST

LOCAL = "127.0.0.1"
TYPES = {
    ".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm", ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json", ".json": "application/json", ".woff2": "font/woff2",
    ".html": "text/html; charset=utf-8", ".css": "text/css", ".png": "image/png",
}
# GitHub Pages gzips text and wasm. It sends archives, fonts and unknown types as they are.
COMPRESSED = {".html", ".css", ".mjs", ".js", ".json", ".svg", ".webmanifest", ".wasm"}


@lru_cache
def _packed(file: Path, changed: float) -> bytes:
    return gzip.compress(file.read_bytes(), 6)


class Site:
    """Serves one folder at http://host:port/path/ until it is stopped, and counts the bytes it sends.

    Like a slow line it can keep files back: those whose names end in a text of `held` wait for `release`.
    """

    def __init__(
        self, folder: Path, path: str = "/", port: int = 0, compress: bool = False, max_age: int = 0, host: str = LOCAL
    ) -> None:
        self.folder, self.path = folder.resolve(), "/" + path.strip("/") + "/" if path.strip("/") else "/"
        self.compress, self.max_age, self.sent = compress, max_age, 0
        self.host, self._port = host, port
        self.held: tuple[str, ...] = ()
        self._released = threading.Event()
        self.start()

    def start(self) -> None:
        request = type("Request", (_Request,), {"site": self})
        server = type("Server", (_Server,), {"address_family": _family(self.host)})
        self._server = server((self.host, self._port), request)
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        self.release()
        self._server.shutdown()
        self._server.server_close()

    def release(self) -> None:
        self._released.set()

    @property
    def url(self) -> str:
        """An address that a browser on this machine can open."""
        host = {"0.0.0.0": LOCAL, "::": "[::1]"}.get(self.host, f"[{self.host}]" if ":" in self.host else self.host)
        return f"http://{host}:{self._port}{self.path}"


class _Server(http.server.ThreadingHTTPServer):
    daemon_threads = True


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


class _Request(http.server.BaseHTTPRequestHandler):
    site: Site
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        file = self._file()
        if file is None:
            self.send_error(404)
            return
        if file.name.endswith(self.site.held or ("/",)):
            self.site._released.wait()
        changed = file.stat().st_mtime
        tag = f'"{int(changed * 1e6):x}"'
        if self.headers.get("If-None-Match") == tag:
            self._head(304, tag, file)
            self.end_headers()
            return
        can = self.site.compress and "gzip" in self.headers.get("Accept-Encoding", "")
        packed = can and file.suffix in COMPRESSED
        body = _packed(file, changed) if packed else file.read_bytes()
        self._head(200, tag, file)
        if packed:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(body)
            self.site.sent += len(body)

    do_HEAD = do_GET

    def _file(self) -> Path | None:
        where = self.path.split("?")[0].split("#")[0]
        if not where.startswith(self.site.path):
            return None
        file = (self.site.folder / where.removeprefix(self.site.path)).resolve()
        if file.is_dir():
            file /= "index.html"
        return file if file.is_file() and file.is_relative_to(self.site.folder) else None

    def _head(self, status: int, tag: str, file: Path) -> None:
        self.send_response(status)
        self.send_header("ETag", tag)
        self.send_header("Cache-Control", f"max-age={self.site.max_age}" if self.site.max_age else "no-cache")
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))

    def log_message(self, format: str, *args: object) -> None:
        pass

    def handle(self) -> None:
        with contextlib.suppress(ConnectionError):  # the browser left in the middle of a file
            super().handle()


def forever(version: str, host: str, port: int, path: str) -> None:
    try:
        site = Site(DIST, path, port, host=host)
    except OSError as error:
        why = "is taken by another program" if error.errno == errno.EADDRINUSE else f"cannot be used: {error.strerror}"
        raise SystemExit(f"Port {port} of {host} {why}. Try another with --port.") from error
    print(f"Cabinet Noir {version} at {site.url} (Ctrl+C stops)", flush=True)
    try:
        threading.Event().wait()
    except KeyboardInterrupt:
        site.stop()
