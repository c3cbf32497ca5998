"""Starts the app: joins the real browser, the store and the app."""

from door import Door
from screen.app.app import App
from store import Store

door = Door()
app = App(door, Store(door.storage, door.now))
door.soon(app.start())
