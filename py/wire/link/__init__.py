"""Links to other devices: the greeting, the messages, their strict reader, and the mesh of all links."""
