"""A Nostr relay for the tests, on this machine only: passes notes on to the subscribers of their topic, keeps none.

It remembers what a real one could see: every note's topic and content, and who is connected.
"""

import base64
import contextlib
import hashlib
import json
import socketserver
import struct
import threading
import time
from dataclasses import dataclass
from typing import Any

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


@dataclass(frozen=True)
class Limits:
    """What a relay takes: notes of this size, so many a minute on one line, and how old they may be."""

    size: int
    a_minute: int
    seconds: int


class Relay:
    def __init__(self, port: int = 0, host: str = "127.0.0.1", limits: Limits | None = None) -> None:
        self.host, self.limits = host, limits
        self.refused: list[str] = []
        self.lines: set[_Line] = set()
        self.seen: list[dict[str, Any]] = []
        self.contacts = 0
        self.lock = threading.Lock()
        self.port = port
        self.start()

    def start(self) -> None:
        line = type("Line", (_Line,), {"relay": self})
        self.server = _Server((self.host, self.port), line)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """The relay is gone, and every line with it."""
        self.server.shutdown()
        self.server.server_close()
        for line in list(self.lines):
            with contextlib.suppress(OSError):
                line.request.shutdown(2)

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def hear(self, sender: "_Line", message: list[Any]) -> None:
        match message:
            case ["REQ", name, *filters]:
                sender.wants[name] = filters
                sender.say(["EOSE", name])
            case ["CLOSE", name]:
                sender.wants.pop(name, None)
            case ["EVENT", event]:
                if wrong := self._why_not(sender, event):
                    self.refused.append(wrong)
                    sender.say(["OK", event["id"], False, wrong])
                    return
                with self.lock:
                    self.seen.append(event)
                sender.say(["OK", event["id"], True, ""])
                for line in list(self.lines):
                    for name, filters in list(line.wants.items()):
                        if any(_fits(event, one) for one in filters):
                            line.say(["EVENT", name, event])

    def _why_not(self, sender: "_Line", event: dict[str, Any]) -> str:
        limits, now = self.limits, time.time()
        if limits is None:
            return ""
        sender.notes = [at for at in sender.notes if at > now - 60]
        if len(json.dumps(event)) > limits.size:
            return "invalid: event too large"
        if abs(event["created_at"] - now) > limits.seconds:
            return "invalid: created_at too far from now"
        if len(sender.notes) >= limits.a_minute:
            return "rate-limited: slow down"
        sender.notes.append(now)
        return ""


def _fits(event: dict[str, Any], wanted: dict[str, Any]) -> bool:
    topics = {tag[1] for tag in event["tags"] if tag[0] == "x"}
    return event["kind"] in wanted.get("kinds", [event["kind"]]) and bool(topics & set(wanted.get("#x", topics)))


class _Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True


class _Line(socketserver.StreamRequestHandler):
    """One browser's line to the relay: a WebSocket, as far as a relay needs it."""

    relay: Relay

    def setup(self) -> None:
        super().setup()
        self.wants: dict[str, list[dict[str, Any]]] = {}
        self.sending = threading.Lock()
        self.notes: list[float] = []

    def handle(self) -> None:
        with contextlib.suppress(OSError, struct.error, ValueError):
            if not self._greet():
                return
            self.relay.lines.add(self)
            self.relay.contacts += 1
            try:
                while (message := self._read()) is not None:
                    self.relay.hear(self, json.loads(message))
            finally:
                self.relay.lines.discard(self)

    def _greet(self) -> bool:
        key = b""
        while (line := self.rfile.readline().strip()) != b"":
            name, _, value = line.partition(b":")
            if name.lower() == b"sec-websocket-key":
                key = value.strip()
        accept = base64.b64encode(hashlib.sha1(key + MAGIC).digest()).decode()
        self.wfile.write(
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Accept: {accept}\r\n\r\n".encode()
        )
        return bool(key)

    def _read(self) -> bytes | None:
        """The next text; None: the line is closed."""
        whole = b""
        while True:
            head = self.rfile.read(2)
            if len(head) < 2:
                return None
            kind, length = head[0] & 15, head[1] & 127
            if length > 125:
                length = struct.unpack(">H", self.rfile.read(2))[0] if length == 126 else 1 << 30
            if length > 1 << 16:
                return None
            mask, data = self.rfile.read(4), self.rfile.read(length)
            data = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
            if kind == CLOSE:
                return None
            if kind == PING:
                self._write(PONG, data)
            elif kind in (0, TEXT):
                whole += data
                if head[0] & 128:
                    return whole

    def say(self, message: list[Any]) -> None:
        with contextlib.suppress(OSError):
            self._write(TEXT, json.dumps(message).encode())

    def _write(self, kind: int, data: bytes) -> None:
        size = bytes([len(data)]) if len(data) < 126 else b"\x7e" + struct.pack(">H", len(data))
        with self.sending:
            self.wfile.write(bytes([128 | kind]) + size + data)
            self.wfile.flush()
