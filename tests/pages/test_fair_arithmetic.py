"""The page's Python and the page's library of curves, in a real browser, compute the same bytes."""

from playwright.sync_api import Page

SCRIPT = """
from door import Door
door = Door()
await door.fetch_games()
library = await door.curve()

from fair.group.curve import Curve, reference
from fair.proofs.elgamal import bare, write_rows
from fair.group.signatures import ED25519
from fair.group.noble import Noble, NobleSigning
from fair.group.secret import Secret
from fair.proofs.shuffle import check, mix, prove
from fair.group.labels import Label

def shuffled(curve):
    secret = Secret(bytes(32))
    joint = (7 * curve.base).prepare()
    rows = [(bare(curve.hash(Label.POINT, n)),) for n in range(3)]
    mixed = mix(("deck",), secret, joint, rows)
    proof = prove(("deck",), secret, joint, rows, mixed)
    check(("deck",), joint, rows, mixed.rows, proof)
    return write_rows(mixed.rows) + proof

one, other = (signing.sign(bytes(32), b"seen") for signing in (ED25519, NobleSigning(library)))
curve = Curve(Noble(library))
[curve.base.code.hex(), shuffled(curve) == shuffled(reference()), one == other]
"""


def test_the_library_is_fetched_when_it_is_needed_and_agrees_with_the_reference(page: Page) -> None:
    names = "performance.getEntriesByType('resource').map(entry => entry.name)"
    assert not any("curve" in name for name in page.evaluate(names))
    ask = "import('./v-' + siteVersion + '/pyodide/boot.mjs').then(m => m.loadPyodide())"
    answer = page.evaluate(f"text => {ask}.then(p => p.runPythonAsync(text)).then(it => it.toJs())", SCRIPT)
    assert answer == ["e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76", True, True]
    assert any("curve.mjs" in name for name in page.evaluate(names))
