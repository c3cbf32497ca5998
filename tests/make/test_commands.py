"""The workshop's one command: every command tells its own options, and refuses what it does not know."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from screen.app.words import LANGUAGES
from table import catalog
from web.make import ROOT, commands, serve
from web.make.serve import Site

OPTIONS = {
    "build": [],
    "serve": ["--host", "--port", "--path"],
    "test": ["PYTEST", "--game", "--golden", "--no-page"],
    "audit": ["file", "--language"],
    "bench": ["--rounds", "--clicks", "--only", "--beside", *commands.BENCH],
    "soak": [
        "--games", "--first", "--seed", "--jobs", "--game", "--only", "--peers", "--rooms", "--far", "--nets",
        "--looks", "--approve",
    ],
    "screenshots": [*catalog.NAMES, "rooms", "bots"],
    "icons": [],
}


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """What is printed when the command does not go on, and its exit code."""
    with pytest.raises(SystemExit) as end:
        commands.read(words)
    said = capsys.readouterr()
    return int(end.value.code or 0), said.out + said.err


@pytest.mark.parametrize("command", commands.COMMANDS)
def test_every_command_has_its_own_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, page = told(capsys, command, "--help")
    assert code == 0 and page.startswith(f"usage: build.py {command} ")
    assert all(option in page for option in OPTIONS[command])


def test_no_two_commands_print_the_same_page(capsys: pytest.CaptureFixture[str]) -> None:
    pages = {told(capsys, command, "--help")[1] for command in commands.COMMANDS}
    assert len(pages) == len(commands.COMMANDS)


def test_the_house_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, page = told(capsys, "--help")
    assert code == 0 and all(line in page for line, _ in commands.COMMANDS.values())


@pytest.mark.parametrize("command", [name for name in commands.COMMANDS if name not in ("test", "audit")])
def test_an_unknown_option_is_refused(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = told(capsys, command, "--nonsense")
    assert code == 2 and "--nonsense" in said and f"usage: build.py {command}" in said


@pytest.mark.parametrize("words", [(), ("fly",), ("--version",), ("screen",)])
def test_an_unknown_command_is_refused(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, *words)[0] == 2


def test_an_option_is_never_guessed_from_its_beginning(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "serve", "--po", "80")[0] == 2


def test_an_unknown_part_of_the_bench_is_refused_with_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = told(capsys, "bench", "--only", "speed")
    assert code == 2 and "speed" in said and all(part in said for part in commands.BENCH)
    assert commands.read(["bench", "--only", "start", "clicks"]).only == ["start", "clicks"]
    assert commands.read(["bench"]).only is None


def test_the_bench_needs_another_checkout_to_be_beside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = told(capsys, "bench", "--beside", str(tmp_path))
    assert code == 2 and "no build.py" in said
    assert commands.read(["bench", "--beside", str(ROOT)]).beside == ROOT


def test_an_unknown_picture_is_refused_with_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = told(capsys, "screenshots", "rooms", "moon")
    assert code == 2 and "'moon'" in said and "rooms, bots" in said
    assert commands.read(["screenshots", "bots", "rooms"]).wanted == ["bots", "rooms"]
    assert commands.read(["screenshots"]).wanted == []


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_port_is_a_number_that_there_is(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "serve", f"--port={port}")[0] == 2


@pytest.mark.parametrize("words", [["--games", "0"], ["--jobs", "many"], ["--peers", "--rooms"], ["--far", "--foes"]])
def test_a_soak_that_cannot_be_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "soak", *words)[0] == 2


def test_the_words_after_test_go_to_pytest_in_their_order() -> None:
    words = ["tests/table", "-k", "log and not save", "-x", "--durations=3"]
    assert commands.read(["test", *words]).rest == words


def test_the_audit_knows_the_languages_of_the_page() -> None:
    assert tuple(LANGUAGES) == commands.LANGUAGES


@pytest.mark.skipif(sys.platform == "emscripten", reason="a browser starts no commands")
@pytest.mark.parametrize("words", [("audit", "--help"), ("bench", "--help"), ("serve", "--nonsense")])
def test_help_and_refusals_need_nothing_but_python(words: tuple[str, ...], tmp_path: Path) -> None:
    """Run by a Python without any package, on a machine without Node."""
    bare = [sys.executable, "-I", "-S", str(ROOT / "build.py"), *words]
    done = subprocess.run(bare, env={**os.environ, "PATH": str(tmp_path)}, capture_output=True, text=True)
    assert done.returncode == (0 if "--help" in words else 2), done.stderr
    assert f"usage: build.py {words[0]}" in done.stdout + done.stderr


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("the page")
    return tmp_path


def fetch(host: str, port: int, path: str) -> bytes:
    with socket.create_connection((host, port), timeout=5) as line:
        line.sendall(f"GET {path} HTTP/1.0\r\n\r\n".encode())
        return b"".join(iter(lambda: line.recv(4096), b""))


@pytest.mark.parametrize(("host", "address"), [("0.0.0.0", "127.0.0.1"), ("localhost", "localhost")])
def test_the_host_that_is_asked_for_is_served(host: str, address: str, folder: Path) -> None:
    site = Site(folder, "/sub", host=host)
    try:
        shown = re.fullmatch(r"http://([^/]+):(\d+)/sub/", site.url)
        assert shown and shown[1] == address
        assert fetch(address, int(shown[2]), "/sub/").endswith(b"the page")
        assert b" 404 " in fetch(address, int(shown[2]), "/")
    finally:
        site.stop()


def test_a_port_that_is_taken_is_told_in_plain_words(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "DIST", folder)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(SystemExit, match=f"Port {port} of 127.0.0.1 is taken by another program. Try another"):
            serve.forever("1", "127.0.0.1", port, "/")
