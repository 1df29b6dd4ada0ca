"""Small changes to Python source, one at a time: what `make mutation` tries out.

A change swaps an operator, moves a number by one, negates a condition, removes a statement or changes what a function
returns. Texts, types, error messages, events and `LEFT_OUT` are left alone: they hold no rules. So is -1, which says
"none" everywhere, and whether `__init__` sets an attribute.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

LEFT_OUT = frozenset({"copy", "copy_base_into", "explain", "census", "redeal", "view"})
"""Methods without rules: explanations, and what the laws hold every game to (copies, imagined worlds, views)."""

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {}
for _one, _other in (
    *((ast.Eq, ast.NotEq), (ast.In, ast.NotIn), (ast.Is, ast.IsNot), (ast.And, ast.Or)),
    *((ast.Add, ast.Sub), (ast.BitAnd, ast.BitOr), (ast.LShift, ast.RShift), (ast.Mult, ast.FloorDiv)),
):
    SWAPPED |= {_one: _other, _other: _one}
SWAPPED |= {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Mod: ast.Mult}

NOT_WALKED = frozenset({"annotation", "returns", "decorator_list", "bases", "msg"})


@dataclass(frozen=True)
class Mutant:
    """One change, described. Its number counts the changes of its file."""

    file: str
    number: int
    function: str
    """The outermost function around it, such as `Bid.choose`; empty for what runs when the module is imported."""
    first: int
    line: int
    last: int
    """The lines of its statement (without the body of an `if` or a loop), and its own."""
    text: str
    """The source line, stripped."""
    change: str


@dataclass
class _Change:
    owner: ast.AST
    field: str
    index: int | None
    old: ast.AST
    new: ast.AST
    function: str
    statement: ast.stmt

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.owner, self.field, node)
        else:
            getattr(self.owner, self.field)[self.index] = node


def mutants(source: str, file: str) -> list[Mutant]:
    """Every change to a file, in the order of its lines."""
    lines = source.splitlines()
    found = []
    for number, change in enumerate(_changes(ast.parse(source))):
        old: Any = change.old
        text = lines[old.lineno - 1].strip()
        place = (change.function, change.statement.lineno, old.lineno, old.end_lineno)
        found.append(Mutant(file, number, *place, text, _described(change)))
    return found


def _described(change: _Change) -> str:
    """What was and what is; a number is shown with the expression around it."""
    if isinstance(change.new, ast.Pass):
        return f"{_short(change.old)} -> removed"
    if not (isinstance(change.old, ast.Constant) and isinstance(change.owner, ast.expr)):
        return f"{_short(change.old)} -> {_short(change.new)}"
    before = _short(change.owner)
    change.put(change.new)
    after = _short(change.owner)
    change.put(change.old)
    return f"{before} -> {after}"


def mutated(source: str, number: int) -> ast.Module:
    """The syntax tree of a file with one change made."""
    tree = ast.parse(source)
    for place, change in enumerate(_changes(tree)):
        if place == number:
            change.put(ast.copy_location(change.new, change.old))
            return ast.fix_missing_locations(tree)
    raise IndexError(f"there are fewer than {number + 1} changes")


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else text[:87] + "..."


def _changes(tree: ast.Module) -> Iterator[_Change]:
    yield from _walk(tree, "", (), None, None)


def _walk(
    node: ast.AST, function: str, classes: tuple[str, ...], returns: str | None, statement: ast.stmt | None
) -> Iterator[_Change]:
    for field, value in ast.iter_fields(node):
        if field in NOT_WALKED:
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or _left_out(child):
                continue
            around = child if isinstance(child, ast.stmt) else statement
            if around is not None:
                for new in _instead(child, node, field, function, returns):
                    yield _Change(node, field, index, child, new, function, around)
            if isinstance(child, ast.ClassDef):
                yield from _walk(child, function, (*classes, child.name), returns, around)
            elif isinstance(child, ast.FunctionDef):
                yield from _walk(child.args, function, classes, returns, around)
                inner = function or ".".join((*classes, child.name))
                body = ast.Module(child.body, [])
                yield from _walk(body, inner, classes, ast.unparse(child.returns) if child.returns else None, None)
            elif isinstance(child, ast.If) and _tells(child.test):
                yield from _walk(ast.Module(child.orelse, []), function, classes, returns, None)
            else:
                yield from _walk(child, function, classes, returns, around)


def _left_out(node: ast.AST) -> bool:
    match node:
        case ast.Raise() | ast.Assert() | ast.Import() | ast.ImportFrom():
            return True
        case ast.FunctionDef(name=name):
            return name in LEFT_OUT
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
            return True
        case ast.Expr(value=ast.Constant() | ast.Call(func=ast.Attribute(attr="__init__" | "register"))):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name))):
            return name.startswith("emit")
    return False


def _tells(test: ast.expr) -> bool:
    """Is this a condition under which events are told?"""
    return any(isinstance(each, ast.Attribute) and each.attr == "emitting" for each in ast.walk(test))


def _instead(node: ast.AST, owner: ast.AST, field: str, function: str, returns: str | None) -> Iterator[ast.AST]:
    """What may stand in a node's place."""
    match node:
        case ast.Compare(left=left, ops=ops, comparators=others):
            for place, sign in enumerate(ops):
                yield ast.Compare(left, [*ops[:place], SWAPPED[type(sign)](), *ops[place + 1 :]], others)  # type: ignore[list-item]
        case ast.BoolOp(op=sign, values=values):
            yield ast.BoolOp(SWAPPED[type(sign)](), values)  # type: ignore[arg-type]
        case ast.BinOp(left=left, op=sign, right=right) if type(sign) in SWAPPED and not (_text(left) or _text(right)):
            yield ast.BinOp(left, SWAPPED[type(sign)](), right)  # type: ignore[arg-type]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.AugAssign(target=target, op=sign, value=value) if type(sign) in SWAPPED and not _text(value):
            yield ast.AugAssign(target, SWAPPED[type(sign)](), value)  # type: ignore[arg-type]
    if field == "test" and isinstance(owner, ast.If | ast.IfExp) and not _has_an_opposite(node):
        yield ast.UnaryOp(ast.Not(), node)  # type: ignore[arg-type]
    if field == "ifs" and not _has_an_opposite(node):
        yield ast.UnaryOp(ast.Not(), node)  # type: ignore[arg-type]
    if isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
        if returns == "bool" and not _has_an_opposite(node.value):
            yield ast.Return(ast.UnaryOp(ast.Not(), node.value))
        elif returns == "int":
            yield ast.Return(ast.BinOp(node.value, ast.Add(), ast.Constant(1)))
        elif returns and returns.startswith("list[") and ast.unparse(node.value) != "[]":
            yield ast.Return(ast.List([], ast.Load()))
    if _removable(node) and not (function.endswith("__init__") and isinstance(node, ast.Assign)):
        yield ast.Pass()


def _has_an_opposite(node: ast.AST) -> bool:
    """Does another change negate this condition already?"""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        return isinstance(node.ops[0], ast.Eq | ast.NotEq | ast.In | ast.NotIn | ast.Is | ast.IsNot)
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _removable(node: ast.AST) -> bool:
    match node:
        case ast.Continue() | ast.Break() | ast.AugAssign() | ast.Return(value=None) | ast.Expr(value=ast.Call()):
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
    return False


def _text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
