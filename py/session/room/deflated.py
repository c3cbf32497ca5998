"""Frames made shorter on their way through the browser: a slow line is kept busy for less long.

Law: each frame is packed by itself, for a line that breaks and comes back may lose some. Short ones go as they are: the
greeting is among them, so a device with another edition reads which one this is.
"""

import zlib

SHORT = 300  # bytes
PACKED = b"\x01"  # no frame of a room begins so
# What most long frames hold; the last is found most cheaply.
USUAL = (
    b'{"say":{"is":"Notes","notes":[{"author":"","body":{"cards":[{"author":"","card":{"is":"Card","is_gone":false,'
    b'"name":"","ready":"","round":0,"stools":[{"bot":"","key":"","name":"","number":1}]},"number":2,"signature":"'
    b'"is":"Start","terms":{"game":"","number":3,"is":"Plan","number":1,"signature":""}]}}'
    b'\\",\\"kind\\":\\"key sealed\\",\\"shares good\\",\\"shuffle deal open step\\":12}\\n"]}}'
    b'{"say":{"game":"","is":"Letters","is_doubt":false,"letters":["{\\"author\\":0,\\"back\\":[],\\"body\\":[\\"'
    b'\\"],\\"game\\":\\"0123456789abcdef\\",\\"head\\":\\"'
)


def pack(frame: bytes) -> bytes:
    if len(frame) < SHORT:
        return frame
    work = zlib.compressobj(wbits=-15, zdict=USUAL)
    packed = PACKED + work.compress(frame) + work.flush()
    return packed if len(packed) < len(frame) else frame


def unpack(data: bytes, longest: int) -> bytes:
    """The frame. What cannot be unpacked is given on as it is, and what would be longer than `longest` is cut off just
    beyond that: the strict reader of the room (wire/link/codec.py) counts both against the link."""
    if data[:1] != PACKED:
        return data
    try:
        return zlib.decompressobj(wbits=-15, zdict=USUAL).decompress(data[1:], longest + 1)
    except zlib.error:
        return data
