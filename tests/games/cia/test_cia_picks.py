"""A dossier is filled in by tapping names (CIA-8.2)."""

from random import Random

import pytest
from cia_situation import Scene
from citing import rule

from games.cia.picks import sketch
from games.cia.view import View, dossiers
from games.contract.picks import Sketch
from screen.app.words import Words
from table.needs import Seal

NONE = -1


@rule("CIA-8.2")
@pytest.mark.parametrize("doubles", range(4))
def test_whatever_is_tapped_can_be_confirmed_and_every_dossier_can_be_tapped(doubles: int) -> None:
    table = Scene(3, dossier=True, doubles=doubles).change(phase="dossier").table
    seen = View(table, 1, (table.agents[1],))
    words, names, rng = Words("en"), ("Ann", "Bob", "Cem"), Random(doubles)
    need = Seal((0, 1, 2), "dossier")

    def draw(draft: tuple[str, ...]) -> Sketch:
        return sketch(seen, need, draft, words, names)

    for _ in range(20):
        draft: tuple[str, ...] = ()
        for _ in range(12):
            draft = (*draft, rng.choice([pick.key for pick in draw(draft).picks]))
            assert draw(draft).move, draft
    for wanted in rng.sample(dossiers(seen), 30):
        draft = ()
        # The own name first: it does not give way to others.
        for agent, name in sorted(zip(table.agents, wanted.value, strict=True), key=lambda pair: pair[1] != 1):  # type: ignore[arg-type, index]
            if agent not in seen.mine and name != NONE:
                assert f"name:{agent}:{name}" in [pick.key for pick in draw(draft).picks]
                draft = (*draft, f"name:{agent}:{name}")
        assert draw(draft).move == wanted
