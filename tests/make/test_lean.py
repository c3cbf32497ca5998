"""Sources are made lean before they are compiled: nothing that runs is lost, and every line keeps its number."""

import ast
from pathlib import Path

from each import each

from web.make.lean import lean

PY = Path(__file__).parents[2] / "py"
SOURCES = sorted(PY.rglob("*.py"))


class Bare(ast.NodeTransformer):
    """A tree without docstrings and without the annotations of functions, made in another way."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        has_body = isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        if has_body and ast.get_docstring(node) is not None:
            node.body[0] = ast.Expr(ast.Constant(""))
        return node


def statements(tree: ast.AST) -> list[tuple[str, int]]:
    return [(type(node).__name__, node.lineno) for node in ast.walk(tree) if isinstance(node, ast.stmt)]


@each(SOURCES, name=lambda path: path.relative_to(PY))
def test_nothing_but_docstrings_and_annotations_of_functions_goes(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    made = ast.parse(lean(source))
    assert ast.dump(Bare().visit(made)) == ast.dump(Bare().visit(ast.parse(source)))


@each(SOURCES, name=lambda path: path.relative_to(PY))
def test_every_line_keeps_its_number(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert statements(ast.parse(lean(source))) == statements(ast.parse(source))


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
