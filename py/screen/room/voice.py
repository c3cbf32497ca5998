"""Draws the talking aloud in a room: the microphone of this device, and everybody else who has theirs on."""

from __future__ import annotations

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.skeleton import button, icon_button
from screen.app.words import Words
from session.room.voice import Speaker, Voice


def draw_voice(words: Words, voice: Voice) -> str:
    speakers = voice.speakers
    rows = el("ul", *(_row(words, one, voice.is_on) for one in speakers), class_="speakers") if speakers else ""
    if not voice.is_on:
        return div(
            "voice",
            button(words("voice.on"), "voice", "on", off=voice.is_asking, icon_name="mic"),
            el("small", text(words("voice.hint")), class_="soft"),
            rows,
        )
    tools = (
        button(words("voice.unmute"), "voice", "unmute", class_="main", icon_name="mic-off")
        if voice.is_muted
        else button(words("voice.mute"), "voice", "mute", icon_name="mic")
    )
    return div(
        "voice",
        div("voice-tools", tools, button(words("voice.off"), "voice", "off", class_="quiet", icon_name="x")),
        rows or el("small", text(words("voice.nobody")), class_="soft"),
    )


def _row(words: Words, one: Speaker, is_on: bool) -> str:
    says = words("voice.is_muted") if one.state == "muted" else ""
    hush = ""
    if is_on:
        label = words("voice.hear" if one.is_hushed else "voice.hush", name=one.name)
        hush = icon_button("volume-x" if one.is_hushed else "volume-2", label, "voice", one.device)
    return el(
        "li",
        icon("mic-off" if one.state == "muted" else "mic"),
        el("strong", text(one.name)),
        el("small", text(says)) if says else "",
        hush,
        class_="speaking" if one.is_speaking and not one.is_hushed else None,
    )
