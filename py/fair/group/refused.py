"""Why a message about a secret was not believed.

Raised where a message is read or checked. The caller knows who sent it, and names that seat.
"""


class Refused(Exception):
    """The message must not be used. The text is for the log and the audit; players read translated words."""


class Malformed(Refused):
    """The bytes are not a number, point or proof at all: a wrong length, or not the one way to write it."""


class Unproven(Refused):
    """The bytes can be read, but they do not prove what is said."""
