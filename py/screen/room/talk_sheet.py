"""The talk in a room: aloud, in plain text, and by quick signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.skeleton import button
from screen.room.voice import draw_voice

if TYPE_CHECKING:
    from screen.app.frame import Language
    from session.room.gathering import Gathering
    from wire.room.chat import Line

LONGEST = 300
SHOWN = 100
WAVES = {
    "wave": "hand", "agree": "thumbs-up", "clap": "party-popper", "laugh": "laugh", "gasp": "zap", "sad": "frown",
    "think": "circle-question-mark", "hurry": "hourglass",
}  # fmt: skip


class TalkSheet:
    is_talk = True

    def __init__(self, app: Language, gathering: Gathering) -> None:
        self.app, self.gathering = app, gathering
        gathering.chat.read_all()
        gathering.stir()  # the page below shows how much is unread
        self.typed = ""
        self.sent = 0

    @property
    def title(self) -> str:
        return self.app.words("talk.title")

    def draw(self) -> str:
        words, chat = self.app.words, self.gathering.room.chat
        lines = [self._line(line) for line in chat[-SHOWN:]] or [el("li", text(words("talk.empty")), class_="soft")]
        waves = (
            el(
                "button",
                icon(sign),
                type="button",
                class_="wave",
                data_do="wave",
                data_with=kind,
                aria_label=words(f"talk.wave.{kind}"),
                title=words(f"talk.wave.{kind}"),
            )
            for kind, sign in WAVES.items()
        )
        field = el(
            "input",
            id=f"saying-{self.sent}",  # a new, empty field after each remark
            value=self.typed,
            maxlength=LONGEST,
            placeholder=words("talk.say"),
            aria_label=words("talk.say"),
            autocomplete="off",
            enterkeyhint="send",
            data_do="typing",
            data_focus=True,
        )
        return (
            draw_voice(words, self.gathering.voice)
            + el("ol", *lines, class_="talk", aria_live="polite")
            + div("waves", *waves, role="group", aria_label=words("talk.waves"))
            + el(
                "form",
                field,
                button(words("talk.send"), "say", class_="main", icon_name="send"),
                class_="saying",
                data_submit="say",
            )
        )

    def _line(self, line: Line) -> str:
        is_mine = line.device == self.gathering.room.me
        body = el("span", text(line.text))
        if line.kind == "waved":
            says = self.app.words(f"talk.wave.{line.text}") if line.text in WAVES else line.text
            body = el("span", icon(WAVES.get(line.text, "hand")), el("span", text(says)), class_="wave-shown")
        return el("li", el("strong", text(line.name)), body, class_="mine" if is_mine else None)

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "typing":
                self.typed = value
            case "say":
                said = " ".join(self.typed.split())[:LONGEST]
                if said:
                    self.gathering.room.say(said)
                    self.typed = ""
                    self.sent += 1
            case "voice":
                self.gathering.voice.do(with_)
            case "wave":
                self.gathering.room.react(with_)
