"""Nothing on the table is ever altered: a change makes a new value, and the old one stays as it was.

`replace` does what `dataclasses.replace` does, many times as fast; a game does little else all day. A table has many
parts and changes all the time, so it is a dataclass without slots: its parts lie in one dict, copied at a stroke.
"""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

# How a frozen value is filled from outside.
_empty, _set = object.__new__, object.__setattr__

if TYPE_CHECKING:
    from dataclasses import replace as replace  # so that every changed part is still checked by its type
else:

    def replace(value: Any, /, **parts: Any) -> Any:
        """The value with these parts changed."""
        before = getattr(value, "__dict__", None)
        if before is None:
            return _replace_in_slots(value, parts)
        after = before | parts
        if len(after) > len(before):
            raise KeyError(*(after.keys() - before.keys()))
        changed = _empty(type(value))
        _set(changed, "__dict__", after)
        return changed


def _replace_in_slots(value: Any, parts: dict[str, Any]) -> Any:
    places, parts_of = _shape(value.__class__)
    row = list(parts_of(value))
    for name, part in parts.items():
        row[places[name]] = part
    return type(value)(*row)


@cache
def _shape(kind: type) -> tuple[dict[str, int], Callable[[Any], tuple[Any, ...]]]:
    """At which place of the row each part stands, and how to take all of them at once."""
    names = [field.name for field in fields(kind)]
    # Of several names attrgetter makes a tuple, of one the bare part.
    parts_of = attrgetter(*names) if len(names) > 1 else lambda value: tuple(getattr(value, name) for name in names)
    return {name: place for place, name in enumerate(names)}, parts_of
