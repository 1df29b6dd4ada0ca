"""Builds the package; `engine`, `games` and the thinking of the bots are compiled with mypyc where that is possible.

UNDERCROFT_PURE=1 asks for the pure Python build. Without a C compiler the build falls back to it with a notice.
"""

import ast
import os
import shutil
import sys
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
COMPILED = ("engine", "games", "bots/search", "bots/judgement")
INTERPRETED = ("__init__.py", "arrays.py", "contract.py", "names.py", "text.py", "textmap.py", "lettering.py")
"""Package markers, declarations and drawings hold no rules; types are looked at as they were written; and which arrays
there are is found out where they are used."""


def sources() -> list[str]:
    """The modules to compile."""
    found: list[str] = []
    for folder in COMPILED:
        for path in sorted((ROOT / "src" / "undercroft" / folder).rglob("*.py")):
            if path.name not in INTERPRETED:
                found.append(str(path.relative_to(ROOT)))
    return found


class BuildOnAllCores(build_ext):
    """All modules form one extension, whose C files the standard command would compile one after another."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(files: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPool(os.cpu_count() or 1) as pool:
                made = pool.map(lambda file: one_by_one([file], *args, **kwargs), files, chunksize=1)
            return [item for part in made for item in part]

        self.compiler.compile = side_by_side
        super().build_extensions()


class BuildWithClient(build_py):
    """Puts the built web client of a source distribution into the package; nobody needs Node to install it.

    A checkout has none in its package: it serves `web/dist`, which is newer than what was installed.
    """

    def run(self) -> None:
        super().run()
        client = ROOT / "web" / "dist"
        if (ROOT / "PKG-INFO").is_file() and (client / "index.html").is_file():
            shutil.copytree(client, Path(self.build_lib) / "undercroft" / "site", dirs_exist_ok=True)


def free_lines(procedure: ast.ClassDef, lines: list[str]) -> list[int]:
    """The numbers of the blank lines behind the members of a class."""
    ends = [member.end_lineno or 0 for member in procedure.body]
    return [end for end in ends if end >= len(lines) or not lines[end].strip()]


def direct_steps(steps: list[str] | None) -> list[str]:
    """The methods `run_step` and `goto` of a procedure with these steps, each in one line; None: known only to it."""
    if steps is None:
        calls = "self.run_named_step(pc, g)"
        numbers = "_step_number(self, step)"
    else:
        calls = (
            "".join(f"self.{step}(g) if pc == {pc} else " for pc, step in enumerate(steps))
            + "_FINISHED  # type: ignore"
        )
        numbers = (
            "".join(f"{pc} if step == {step!r} else " for pc, step in enumerate(steps)) + "_step_number(self, step)"
        )
    return [
        f'    def run_step(self, pc: int, g: object) -> "_Waiting | None": return {calls}',
        f"    def goto(self, step: str) -> None: self.pc = {numbers}",
    ]


def with_direct_steps(text: str) -> str:
    """The source with methods `run_step` and `goto` in each procedure, which know its steps and their order.

    The engine need not call them through Python then, nor look them up. Each method takes the place of a blank line, so
    that every other line keeps its number. A procedure without a second blank line does without `goto`; it must not
    inherit that of other steps, so it has no other procedure above it.
    """
    lines = text.split("\n")
    tree = ast.parse(text)
    found = False
    for procedure in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
        for member in procedure.body:
            target = member.targets[0] if isinstance(member, ast.Assign) else getattr(member, "target", None)
            if not isinstance(target, ast.Name) or target.id != "STEPS" or not procedure.bases:
                continue
            assert isinstance(member, (ast.Assign, ast.AnnAssign))
            steps = None
            if isinstance(member.value, ast.Tuple):
                steps = [str(step.value) for step in member.value.elts if isinstance(step, ast.Constant)]
            free = free_lines(procedure, lines)
            inherits = not isinstance(procedure.bases[0], ast.Name) or procedure.bases[0].id != "Procedure"
            if len(free) < (2 if inherits else 1):
                raise ValueError(f"there are too few blank lines in {procedure.name}")
            for at, method in zip(free, direct_steps(steps), strict=False):
                lines[at : at + 1] = [method]
            found = True
    if found:
        first = next(node for node in tree.body if isinstance(node, ast.ImportFrom) and node.lineno == node.end_lineno)
        lines[first.lineno - 1] += (
            "; from undercroft.engine.waiting import FINISHED as _FINISHED, Waiting as _Waiting"
            "; from undercroft.engine.procedure import step_number as _step_number"
        )
    return "\n".join(lines)


def run_init_of_serializable_classes(emitclass: Any) -> None:
    """Mend the C code of constructors: mypyc 2.4.1 skips `__init__` where plain Python makes a serializable object.

    `__new__` of such a class leaves `__init__` to the slot `tp_init`, but the slot's generator believes that
    `__new__` has run it, and returns at once. Objects made by compiled code never come here.
    """
    slot, generate = emitclass.SLOT_DEFS["__init__"]

    def generate_init(kind: Any, init: Any, emitter: Any) -> Any:
        if not kind.is_serializable():
            return generate(kind, init, emitter)
        name = f"{kind.name_prefix(emitter.names)}_init"
        emitter.emit_line("static int")
        emitter.emit_line(f"{name}(PyObject *self, PyObject *args, PyObject *kwds)")
        emitter.emit_line("{")
        emitter.emit_line(f"return {emitter.wrapper_function_call(init.decl)}(self, args, kwds) != NULL ? 0 : -1;")
        emitter.emit_line("}")
        return name

    emitclass.SLOT_DEFS["__init__"] = (slot, generate_init)


def compiled_modules() -> list[object]:
    if os.environ.get("UNDERCROFT_PURE") or "egg_info" in sys.argv or "dist_info" in sys.argv:
        return []
    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        print("notice: no C compiler found; installing the pure Python build", file=sys.stderr)
        return []
    try:
        from mypyc.build import mypycify
        from mypyc.codegen import emitclass
    except ImportError:
        print("notice: mypyc is not available; installing the pure Python build", file=sys.stderr)
        return []
    run_init_of_serializable_classes(emitclass)
    flags = ["--config-file=", "--strict"]
    paths = sources()
    # The compiler reads prepared sources from below `build`, by the same paths, which errors name.
    prepared = ROOT / "build" / "prepared"
    shutil.rmtree(prepared, ignore_errors=True)
    shutil.copytree(ROOT / "src", prepared / "src", ignore=shutil.ignore_patterns("*.so", "*.pyc"))
    for path in paths:
        text = (prepared / path).read_text("utf-8")
        if not path.endswith("engine/procedure.py"):
            (prepared / path).write_text(with_direct_steps(text), "utf-8")
    os.environ["MYPYPATH"] = str(prepared / "src")
    os.chdir(prepared)
    target = str(ROOT / "build")
    extensions = list(mypycify([*flags, *paths], opt_level="2", debug_level="0", multi_file=True, target_dir=target))
    os.chdir(ROOT)
    if sys.platform != "win32":
        # Nobody links against our functions, so they may call each other without the detour of exported ones.
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")
    return extensions


os.chdir(ROOT)
setup(ext_modules=compiled_modules(), cmdclass={"build_ext": BuildOnAllCores, "build_py": BuildWithClient})
