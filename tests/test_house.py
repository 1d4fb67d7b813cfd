"""The rules of the house: who may import whom, short files, and nothing of one machine."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "gametrace"
SOURCES = sorted(PACKAGE.rglob("*.py"))

MAY_IMPORT = {  # each room, and what it may import of ours besides itself
    "tree": ["lang.LANGUAGES", "lang.understood"],  # what the languages understand
    "search": ["tree", "convention", "trace.watcher"],
    "trace": ["tree", "convention"],
    "render": ["tree", "convention", "trace", "lang"],
    "picture": ["tree", "convention", "trace", "render", "lang"],
    "study": ["tree", "convention", "search", "trace", "solving", "lang"],
    "homework": ["tree", "convention", "search", "trace", "render", "lang", "solving", "study"],
    "games": ["tree"],
    "formats": ["tree", "trace", "convention"],
    "lang": [],
}
REACH_UP = {  # the methods that import from above, inside their body
    "gametrace.tree.node": ["picture.svg.svg"],  # Tree._repr_svg_
    "gametrace.trace.trace": ["picture.svg.svg"],  # Trace._repr_svg_
    "gametrace.trace.visit": ["homework.key", "homework.reasons.why", "lang"],  # Visit.why
}
ANYTHING = {"cli"}  # and the files beside the rooms

HOMEWORK = [  # its rooms from below: each may import those before it, never one after it
    "answers", "key", "item", "logs", "reasons", "questions", "check", "report", "handout", "grade",
]  # fmt: skip
REACHES_UP = {  # the few functions in whose body a room of homework may import any other
    "Exam.grade", "Exam.key", "Exam.worksheet", "Report.to_dict",
}  # fmt: skip
RETURNED_FROM_ABOVE = {"homework.grade.grades.Grades"}  # the types that these return

ELSEWHERE = re.compile(  # what only one machine, or one place to install from, has
    r"pypi\.org|pythonhosted\.|index[-_]url|(?<![\w.])/(?:work|tmp|home|root)/", re.IGNORECASE
)
TEXT = {".py", ".yaml", ".yml", ".toml", ".md", ".log", ".txt", ".json", ".cfg", ""}


def named(path):
    return str(path.relative_to(ROOT))


def imports(source, module, reaching_up=()):
    """Every name of ours that the source of a module imports, wherever in it, without gametrace.

    Except in the bodies of methods that may reach up.
    """
    parsed = ast.parse(source)
    above = {
        node
        for owner in parsed.body
        if isinstance(owner, ast.ClassDef)
        for method in owner.body
        if f"{owner.name}.{getattr(method, 'name', '')}" in reaching_up
        for node in ast.walk(method)
    }
    for node in set(ast.walk(parsed)) - above:
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            package = module.split(".")[: -node.level] if node.level else []
            base = ".".join([*package, *([node.module] if node.module else [])])
            names = [f"{base}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            if name == "gametrace" or name.startswith("gametrace."):
                yield name.removeprefix("gametrace").removeprefix(".")


def forbidden(source, module):
    """The imports of a module that its room may not have."""
    room = module.split(".")[1]
    if room in ANYTHING or room not in MAY_IMPORT:
        return []
    allowed = [
        room,
        "lang.tell",
        "lang.retold",
        *MAY_IMPORT[room],
        *REACH_UP.get(module, []),
    ]  # every room may have something to tell
    return [
        name
        for name in imports(source, module)
        if name != "__version__" and not any(f"{name}.".startswith(f"{each}.") for each in allowed)
    ]


def upward(source, module):
    """What a module of homework imports from its rooms above it, also where only types need it."""
    own = HOMEWORK.index(module.split(".")[2])
    names = set(imports(source, module, REACHES_UP)) - RETURNED_FROM_ABOVE
    rooms = {name.split(".")[1] for name in names if name.startswith("homework.")}
    return sorted(room for room in rooms if HOMEWORK.index(room) > own)


def module_of(path):
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def broken(rule, paths=SOURCES):
    """What each file is to be blamed for, where it is for something."""
    found = {
        named(path): rule(path, path.read_text(encoding="utf-8", errors="replace"))
        for path in paths
    }
    return {name: blamed for name, blamed in found.items() if blamed}


def test_every_module_imports_only_what_its_room_may():
    assert broken(lambda path, source: forbidden(source, module_of(path))) == {}


def test_the_rooms_of_homework_import_in_one_direction():
    homework = PACKAGE / "homework"
    rooms = {path.stem for path in homework.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert rooms - {"__init__", "__pycache__"} == set(HOMEWORK)
    sources = [path for path in SOURCES if path.is_relative_to(homework)]
    inside = [path for path in sources if path.parent != homework or path.stem != "__init__"]
    assert broken(lambda path, source: upward(source, module_of(path)), inside) == {}


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("check.exam", "from gametrace.homework.questions import QUESTIONS", []),
        ("check.exam", "from gametrace.homework.check.rubric import Rubric", []),
        ("check.exam", "from gametrace.homework.grade import grades", ["grade"]),
        ("logs.lines", "if TYPE_CHECKING:\n    from gametrace.homework import check", ["check"]),
        (
            "check.exam",
            "class Exam:\n    def grade(s):\n        import gametrace.homework.grade",
            [],
        ),
        ("check.exam", "def grade():\n    import gametrace.homework.grade", ["grade"]),
        ("key", "from gametrace.homework.answers.names import Names", []),
    ],
)
def test_the_rule_of_one_direction_sees_what_it_should(module, source, wrong):
    assert upward(source, f"gametrace.homework.{module}") == wrong


def test_every_folder_of_the_package_is_a_room_with_a_rule():
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir()} - {"__pycache__"}
    assert rooms - {"trees"} <= MAY_IMPORT.keys() | ANYTHING


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("gametrace.tree.node", "from gametrace.tree.errors import TreeError", []),
        ("gametrace.tree.node", "from gametrace import __version__", []),
        ("gametrace.tree.node", "import re, yaml, gametrace.lang.es", ["lang.es"]),
        ("gametrace.tree.node", "from gametrace import render", ["render"]),
        ("gametrace.tree.node", "import gametrace", [""]),
        ("gametrace.search.minimax", "from gametrace.trace.watcher import Watcher", []),
        ("gametrace.search.minimax", "from gametrace.trace import watcher", []),
        ("gametrace.search.minimax", "from gametrace.trace import trace", ["trace.trace"]),
        (
            "gametrace.trace.trace",
            "if TYPE_CHECKING:\n    from gametrace.search import Convention",
            ["search.Convention"],
        ),
        (
            "gametrace.render.log",
            "def f():\n    from gametrace.solving import solve",
            ["solving.solve"],
        ),
        ("gametrace.render.log", "from ..cli import main\nfrom .look import look", ["cli.main"]),
        ("gametrace.render.log", "from gametrace.treehouse import x", ["treehouse.x"]),
        ("gametrace.cli.search", "from gametrace.homework import check", []),
        ("gametrace.solving", "from gametrace.search import minimax", []),
    ],
)
def test_the_import_rule_sees_what_it_should(module, source, wrong):
    assert forbidden(source, module) == wrong


def test_every_source_file_is_below_250_lines():
    assert broken(lambda path, source: source.count("\n") >= 250) == {}


def test_every_source_file_says_what_it_is():
    assert broken(lambda path, source: source and not ast.get_docstring(ast.parse(source))) == {}


def undocumented(path, source):
    watcher_methods = {"enter", "leaf", "cut", "leave"}  # the interface says what they are
    return [
        node.name
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and not node.name.startswith("_")
        and node.name not in watcher_methods
        and "overload" not in [getattr(each, "id", "") for each in node.decorator_list]
        and not ast.get_docstring(node)
    ]


def test_every_public_function_and_class_says_what_it_does():
    assert broken(undocumented) == {}


def texts():
    """Every file that belongs to the project and is text."""
    folders = [PACKAGE, ROOT / "tests", ROOT / "trees", ROOT / ".ci"]
    found = [path for folder in folders for path in folder.rglob("*")]
    found += [path for path in ROOT.iterdir() if not path.name.startswith(".git")]
    return sorted(path for path in found if path.is_file() and path.suffix in TEXT)


def test_no_file_knows_a_machine_or_where_packages_come_from():
    assert broken(lambda path, text: ELSEWHERE.findall(text), texts()) == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("open('" + "/" + "tmp/x')", True),
        ("cd " + "/" + "work/main", True),
        ("https://" + "pypi" + ".org/simple", True),
        ("--index" + "-url x", True),
        ("a/tmp/x and homework/check.py", False),
    ],
)
def test_the_search_for_machines_finds_what_it_should(text, found):
    assert bool(ELSEWHERE.search(text)) == found


def test_the_package_is_typed():
    assert (PACKAGE / "py.typed").is_file()
