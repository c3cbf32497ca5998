"""Why a message about a secret was not believed. Whoever catches one knows the sender and names the seat."""


class Refused(Exception):
    """The message must not be used. The text is for the log and the audit; players read the catalogue's words."""


class Malformed(Refused):
    """The bytes are no number, no point or no proof at all: wrong length, not the one way to write it."""


class Unproven(Refused):
    """The bytes can be read, but they do not prove what is said."""
