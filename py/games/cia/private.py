"""What one player of CIA sees alone: their agent, their Top Secret hand, their dossier and notes."""

from collections.abc import Sequence

from games.cia import board
from games.cia.table import NOBODY, Held, Table
from games.cia.view import View, playable
from games.contract.picks import Words
from games.contract.shown import Shelf, Thing
from table.needs import Choose, Need, Seal


def is_private(need: Need, table: Table) -> bool:
    """To play a card one must look at the hand, for the dossier at one's agent. All else is done in the open."""
    return isinstance(need, Choose | Seal) and table.phase in ("round", "dossier")


def hand(view: View, words: Words) -> tuple[Thing, ...]:
    """The hand, each card under the key of the pick that plays it. What cannot be played now says why."""
    if view.table.phase != "round":
        return ()
    able = playable(view)
    return tuple(_card(view, held, kind, words, able=(held, kind) in able) for held, kind in view.hand)


def _card(view: View, held: Held, kind: str, words: Words, able: bool = True) -> Thing:
    text = words(f"cia.card.{kind}.text")
    if not able:
        why = "cia.private.just_drawn" if held.turn == view.table.turn else "cia.private.not_now"
        text = f"{text} {words(why)}"
    return Thing(f"card:{held.deck}/{held.place}", words(f"cia.card.{kind}"), text, board.card(kind))


def shelves(view: View, words: Words, names: Sequence[str]) -> tuple[Shelf, ...]:
    """Everything this seat knows and the others do not."""
    agents = tuple(
        Thing(f"agent:{agent}", words(f"cia.agent.{agent}"), words("cia.private.agent"), board.agent_card(agent))
        for agent in view.mine
    )
    found = [Shelf(words("cia.private.agents", n=len(agents)), agents)]
    if view.table.top_secret:
        cards = tuple(_card(view, held, kind, words) for held, kind in view.hand)
        found.append(Shelf(words("cia.private.hand"), cards))
    if view.dossier is not None:
        lines = tuple(
            Thing(
                f"line:{agent}",
                words(f"cia.agent.{agent}"),
                _written(seat, words, names),
                board.portrait(agent),
            )
            for agent, seat in zip(view.table.agents, view.dossier, strict=True)
        )
        found.append(Shelf(words("cia.private.dossier"), lines))
    return tuple(found)


def _written(seat: int, words: Words, names: Sequence[str]) -> str:
    return words("cia.pick.dash") if seat == NOBODY else names[seat]


def pages(table: Table, words: Words) -> tuple[Thing, ...]:
    """CIA-8.1: a page of free notes for every agent."""
    return tuple(Thing(agent, words(f"cia.agent.{agent}"), picture=board.portrait(agent)) for agent in table.agents)
