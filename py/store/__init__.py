"""What is kept on the device.

    settings      the player's settings             game:<id>    a game, as the file one can export; sealed.py
    last          who played last, and how          label:<id>   how the shelf shows it
    own           what players made for a game      clock:<id>   when its running clock ends
    room          the room this device is in        room:<code>  a room it was in before, and what was said in it
                                                    aside:<when> a room that could not be read, and what was said in it
                                                    left:<id>    a game as a page that was left had it; saves.py

Law: nothing else reads or writes the device's storage.
"""

from store.file_name import file_name
from store.records import Label, LastTable, Settings, Taken
from store.storage import Deleted, Storage, Superseded
from store.store import Store

__all__ = ["Deleted", "Label", "LastTable", "Settings", "Storage", "Store", "Superseded", "Taken", "file_name"]
