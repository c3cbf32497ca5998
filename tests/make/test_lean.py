"""Sources are made lean before they are compiled: nothing that runs is lost, and every line keeps its number."""

import ast
from pathlib import Path
from types import CodeType

from each import each

from web.make.lean import lean

PY = Path(__file__).parents[2] / "py"
SOURCES = sorted(PY.rglob("*.py"))


def bare(source: str) -> CodeType:
    """What runs, without docstrings and without the annotations of functions, which are taken out in another way."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if not isinstance(node, ast.Module | ast.ClassDef):
                node.returns = None
            if ast.get_docstring(node, clean=False) is not None:
                node.body[0] = ast.fix_missing_locations(ast.copy_location(ast.Expr(ast.Constant("")), node.body[0]))
    return compile(tree, "a file", "exec")


def parts(code: CodeType) -> tuple[object, ...]:
    """All of it, with the number of every line, but not with its columns."""
    inner = tuple((type(one), parts(one) if isinstance(one, CodeType) else one) for one in code.co_consts)
    lines = tuple(line for _, _, line in code.co_lines())
    names = (code.co_name, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    return (code.co_code, code.co_exceptiontable, code.co_flags, lines, names, inner)


@each(SOURCES, name=lambda path: path.relative_to(PY))
def test_nothing_but_docstrings_and_annotations_of_functions_goes_and_every_line_keeps_its_number(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert parts(bare(lean(source))) == parts(bare(source)), "something else runs, or in another line"


def test_what_goes_and_what_stays() -> None:
    source = '''"""A file
of two lines."""
class Card:
    """A card."""
    face: str
    def show(self, to: "Seat | None" = None, *rest: int, **more: str) -> dict[str, int]:
        """Ünïcode before what follows."""
        assert to, "stays"
        kept: int = 3
        return {}
'''
    expected = '''""

class Card:
    ""
    face: str
    def show(self, to = None, *rest, **more) :
        ""
        assert to, "stays"
        kept: int = 3
        return {}
'''
    assert lean(source) == expected
