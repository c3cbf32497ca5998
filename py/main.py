"""Wiring: the real browser, what is kept on the device, and the app between them."""

from door import Door
from screen.app.app import App
from store import Store

door = Door()
app = App(door, Store(door.storage, door.now))
door.soon(app.start())
