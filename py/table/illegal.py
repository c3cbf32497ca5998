"""What a player is told when something is refused. A refusal changes nothing."""

from table.names import quote


class Refusal(Exception):
    """Carries the key of a text and the values for its gaps, so that all players read it in their own language.

    The values may come from a stranger, so each is quoted as one short line.
    """

    def __init__(self, reason: str, **values: object) -> None:
        self.reason = reason
        self.values = {name: quote(value) for name, value in values.items()}
        super().__init__(reason, self.values)

    def __str__(self) -> str:
        gaps = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"{self.reason}({gaps})" if gaps else self.reason


class Illegal(Refusal):
    """A move, or an event, that the rules do not allow now."""


class Cheat(Refusal):
    """A statement about a secret that does not fit what was sealed, dealt or staked before."""


class Absent(Refusal):
    """Something has not arrived on this device yet. The same request will succeed later."""


class Damaged(Refusal):
    """A file that cannot be read: not one of ours, cut off, or changed by hand."""


class Unknown(Damaged):
    """A file that this edition cannot read, but another one may: nothing is wrong with it."""


def unreadable(refusal: Refusal, reason: str, **values: object) -> Damaged:
    """What to say of a file whose game is refused: one begun with other rules is whole, any other is damaged."""
    if refusal.reason == "illegal.version":
        return Unknown(refusal.reason, **refusal.values)
    return Damaged(reason, **values)


def refuse_if(reason: str, **values: object) -> None:
    """Refuses for this reason. An empty reason means that the rules have nothing against it."""
    if reason:
        raise Illegal(reason, **values)
