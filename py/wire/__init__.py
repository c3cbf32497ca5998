"""Rooms: friends on devices of their own meet, agree, play and talk, with nothing between them but links.

Inside, imports point one way: `link` uses neither of the others, `game` uses `link`, and `room` uses both. A room holds
its running game. A game knows nothing of the room, and is handed what it needs of it.
"""
