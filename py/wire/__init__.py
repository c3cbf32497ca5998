"""Rooms: friends on devices of their own meet, agree, play and talk, with nothing between them but links."""
