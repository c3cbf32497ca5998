"""Takes out of a source what no player needs: docstrings, and the annotations of functions.

Byte code holds both, and so does the memory snapshot that every visitor downloads. Assertions stay, for they guard, and
so do the annotations of classes, from which values are read back. Law: every line keeps its number, so that a traceback
still points to the line in the repository.
"""

import ast
from collections.abc import Iterator

Place = tuple[int, int]  # line, and column in bytes, both from 0
Cut = tuple[Place, Place, bytes]  # from, to, and what stands there instead


def lean(source: str) -> str:
    lines = source.encode().splitlines(keepends=True)
    for start, end, instead in sorted(_cuts(ast.parse(source), lines), reverse=True):
        (first, left), (last, right) = start, end
        gone = b"\n" * (last - first)
        lines[first : last + 1] = [lines[first][:left] + instead + gone + lines[last][right:]]
    return b"".join(lines).decode()


def _cuts(tree: ast.Module, lines: list[bytes]) -> Iterator[Cut]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _docstring(node.body)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _annotations(node, lines)


def _docstring(body: list[ast.stmt]) -> Iterator[Cut]:
    """An empty text stays: a body may hold nothing else."""
    first = body[0] if body else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        yield _start(first), _end(first), b'""'


def _annotations(function: ast.FunctionDef | ast.AsyncFunctionDef, lines: list[bytes]) -> Iterator[Cut]:
    given = function.args
    for one in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
        if one and one.annotation:
            line, column = _start(one)
            yield (line, column + len(one.arg.encode())), _end(one.annotation), b""
    if (told := function.returns) and told.lineno == told.end_lineno:
        line, column = _start(told)
        arrow = lines[line].rfind(b"->", 0, column)
        if arrow >= 0:
            yield (line, arrow), _end(told), b""


def _start(node: ast.stmt | ast.expr | ast.arg) -> Place:
    return node.lineno - 1, node.col_offset


def _end(node: ast.stmt | ast.expr | ast.arg) -> Place:
    assert node.end_lineno is not None and node.end_col_offset is not None
    return node.end_lineno - 1, node.end_col_offset
