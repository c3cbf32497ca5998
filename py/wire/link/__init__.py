"""One wire to another device: the greeting, the messages, their strict reader, and the mesh of all links."""
