"""A film for the fake camera: what stands on one device's screen, as the camera of another would see it."""

import base64
from pathlib import Path

from playwright.sync_api import Page

WIDTH, HEIGHT = 640, 480
FRAMES = 4
# The picture on the screen, drawn into a grey frame of the camera's size; back as plain brightness.
DRAW = """async ([selector, width, height]) => {
  const drawing = document.querySelector(selector).cloneNode(true);
  drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  drawing.setAttribute('width', 420);
  drawing.setAttribute('height', 420);
  const image = new Image();
  image.src = 'data:image/svg+xml,' + encodeURIComponent(new XMLSerializer().serializeToString(drawing));
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#888';
  brush.fillRect(0, 0, width, height);
  brush.translate(width / 2, height / 2);
  brush.rotate(.06);
  brush.drawImage(image, -210, -210, 420, 420);
  const { data } = brush.getImageData(0, 0, width, height);
  let grey = '';
  for (let at = 0; at < data.length; at += 4) grey += String.fromCharCode(data[at + 1]); // it is black and white
  return btoa(grey);
}"""


def film(page: Page, selector: str, file: Path) -> None:
    """The camera opens the file when it is switched on: make the film before. What a camera that is on already sees is
    exchanged under its eyes: the file stays as long as it was."""
    page.locator(selector).wait_for()
    grey = base64.b64decode(page.evaluate(DRAW, [selector, WIDTH, HEIGHT]))
    frame = b"FRAME\n" + grey + bytes([128]) * (WIDTH * HEIGHT // 2)
    whole = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode() + frame * FRAMES
    with file.open("r+b" if file.exists() else "wb") as out:
        out.write(whole)
