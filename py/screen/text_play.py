"""The words around a game being played: table talk, handover, result, replay. The play pages add their rows here."""

TEXT: dict[str, tuple[str, str, str, str]] = {}
