"""Exams, answers about them, and random sheets that are right but for what a test changes in them.

This file alone knows where in the room of homework its parts are; the tests ask the library, or it.

What is right is read off the traces that gametrace's library returns, not off the key that the
checker uses; only the regions of `whatif`, which have tests of their own, are taken from there.
"""

import json
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

import gametrace
from gametrace.homework.answers.names import Names
from gametrace.homework.answers.sheet import read_sheet
from gametrace.homework.check.checking import check, explained, hinted
from gametrace.homework.check.rubric import Rubric
from gametrace.homework.check.solution import Solution
from gametrace.homework.questions import QUESTIONS, judge, read_claims
from gametrace.lang import homework_words
from gametrace.solving import rules_for
from gametrace.study.whatif import caused
from gametrace.tree.bundled import find
from gametrace.tree.node import Tree
from gametrace.tree.numbers import ratio, show
from tests.strategies import nested

B = "[[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]"  # the lecture's: B3, C and D are cut

NOT_VISITED = "x"
ODD = [  # names and actions that mean something else to YAML, to a sheet or to a log
    "x", "X", "null", "yes", "no", "-", "--", "~", "[]", "{}", "podado", "no visitado", "inf", "∞",
    "-3", "3.5", "1/2", "> 3", "alfa", "α = 3", "valores", "B uno", "B  dos", " B", "C ", "a", "A",
    "Á", "á", "ñandú", "A1", "A₁", "A-1", "A–1", "it's", 'di "sí"', "a: b", "k:", "#c", "a # b",
    "[d]", "{e: f}", "g, h", "g; h", "i\\j", "%", "@", "!t", "&u", "*v", "? w", "| y", "日本", "🂡",
    "A(1)", "max", "chance B", "poda", "de B", "true", "<br>", "=SUM(A1)", "values.B",
]  # fmt: skip
BOUNDS = [(None, None), (-1, None), (None, 1), (-2, 2), (0, 1)]  # windows at the root
CUTTING = {"cut", "bound", "alpha", "beta", "chance"}  # what only alpha-beta asks


# -- exams, reports and keys


def tree_of(tree):
    """A tree as it is, written down here, or bundled."""
    if not isinstance(tree, str):
        return tree
    if tree[0] in "[{" or ":" in tree:
        return gametrace.parse(tree, bare=tree[0] in "[{")
    return gametrace.read(find(tree))


def exam_on(tree=B, **options):
    """What answers about a tree are compared with."""
    return gametrace.Exam(tree_of(tree), **options)


def report_on(answers, tree=B, **options):
    """What there is to say about answers, which must be well written."""
    return exam_on(tree, **options).check(text=answers)


def problems_in(answers, tree=B, **options):
    """What is wrong with how answers are written: of a file, or of some of them."""
    try:
        return "\n".join(report_on(answers, tree, **options).problems)
    except gametrace.GametraceError as error:
        return str(error)


def lenient_report_on(answers, tree=B, **options):
    """The same where what is badly written is wrong, as it is when a class is graded."""
    return exam_on(tree, **options).report(read_sheet(answers, "answers.yaml"))


def solution_on(tree=B, algorithm="alphabeta", accepted=(), lang="es", **parts):
    """The right answers by one algorithm, under these rules."""
    tree = tree_of(tree)
    return Solution(tree, algorithm, rules_for(tree, algorithm, **parts), accepted, lang)


def key_on(tree=B, algorithm="alphabeta", lang="es", **parts):
    """The search that answers are compared with."""
    return solution_on(tree, algorithm, lang=lang, **parts).key


def right(key, name):
    """The right answer to a question."""
    return QUESTIONS[name].facts(key)


def claims_and_problems(answers, tree):
    """What a sheet says, by question, and what is wrong with how it is written."""
    sheet = read_sheet(answers, "answers.yaml")
    return read_claims(sheet, Names(tree)), sheet.problems


def judged(answers, key):
    """Every item of a sheet, or of claims, beside a key."""
    if isinstance(answers, str):
        answers = read_claims(read_sheet(answers, "answers.yaml"), key.names)
    return list(judge(answers, key))


def verdicts(answers, key):
    """The verdict on each node, or on the one answer about the whole tree."""
    return {item.node: item.verdict for item in judged(answers, key)}


def report_on_claims(claims, solution, hints=False):
    """What there is to say about claims, however they were made."""
    return check(claims, solution, Rubric(), hints=hints)


def reasons_on(answers, tree=B, algorithm="alphabeta", lang="es", **parts):
    """The reason for each mistake in a sheet, by node, where nothing follows from anything."""
    key = key_on(tree, algorithm, lang, **parts)
    claims = read_claims(read_sheet(answers, "answers.yaml"), key.names)
    items = explained(claims, list(judge(claims, key)), key, homework_words(lang))
    return {item.node: item.why for item in items if item.verdict != "right"}


def hints_on(answers, tree=B, algorithm="alphabeta", lang="es", **parts):
    """What is hinted at each mistake in a sheet."""
    key = key_on(tree, algorithm, lang, **parts)
    items = hinted(judged(answers, key), key, homework_words(lang))
    return [item for item in items if item.verdict != "right"]


def not_right(report):
    """The kind, node and verdict of everything that is not right."""
    return [
        (item.kind, item.node, item.verdict) for item in report.items if item.verdict != "right"
    ]


def blamed(report):
    """The event, node and verdict of every line of a log that is not right."""
    return [
        (item.event, item.node, item.verdict) for item in report.items if item.verdict != "right"
    ]


def diagnosed(report):
    """The misconceptions of a report, with how many of how many mistakes they explain."""
    return tuple((found.misconception, found.explains, found.of) for found in report.diagnosis)


class Sample(NamedTuple):
    """A tree, how it is searched, and the text that the tree was read from."""

    tree: Tree
    algorithm: str
    parts: dict
    text: str

    def exam(self, **options):
        """The exam by these rules, and by no other convention."""
        parts = options.pop("parts", self.parts)
        return gametrace.Exam(self.tree, **{"algorithm": self.algorithm} | options, **parts)

    def key(self, lang="es"):
        """The search that answers are compared with."""
        return key_on(self.tree, self.algorithm, lang, **self.parts)

    def trace(self):
        """The search."""
        return getattr(gametrace, self.algorithm)(self.tree, **self.parts)

    def plain(self):
        """The same search without cuts."""
        if self.algorithm != "alphabeta":
            return self.trace()
        kept = {key: part for key, part in self.parts.items() if key not in CUTTING}
        return gametrace.minimax(self.tree, **kept)


def sample_of(text, algorithm="alphabeta", **parts):
    """A sample with a tree that is written down here."""
    return Sample(gametrace.parse(text, bare=text[0] == "["), algorithm, parts, text)


# -- random samples


@st.composite
def samples(draw, flavours=("plain", "chance", "star", "limited", "players", "mixed"), odd=True):
    """Any tree and any way to search it."""
    flavour = draw(st.sampled_from(flavours))
    lists = draw(nested(st.integers(-3, 3), most_children=3, max_leaves=18))
    random = Random(draw(st.integers(0, 10**6)))
    document = {"tree": Writer(flavour, random).node(lists, 0)}
    if flavour == "players":
        document["players"] = ["yo", "él", "tú"]
    if flavour == "star":
        document["range"] = [-3, 3]
    if odd and random.random() < 0.5:
        rename(document["tree"], random)
    text = json.dumps(document, ensure_ascii=False)
    algorithms = {
        "plain": ["alphabeta", "alphabeta", "minimax", "expectiminimax"],
        "star": ["alphabeta"],
        "players": ["maxn"],
        "mixed": ["minimax", "expectiminimax", "expectimax"],
    }.get(flavour, ["alphabeta", "alphabeta", "minimax", "expectiminimax", "expectimax"])
    algorithm = random.choice(algorithms)
    return Sample(gametrace.parse(text), algorithm, ways(flavour, algorithm, random), text)


def ways(flavour, algorithm, random):
    """The parts of a convention that a search has a use for."""
    parts = {"order": random.choice(["left", "left", "right"])}
    if algorithm == "alphabeta":
        parts |= {
            "cut": random.choice(["ties", "strict"]),
            "bound": random.choice(["soft", "soft", "hard"]),
        }
        alpha, beta = random.choice(BOUNDS)
        parts |= {"alpha": alpha} if alpha is not None else {}
        parts |= {"beta": beta} if beta is not None else {}
    if flavour == "star":
        parts["chance"] = random.choice(["star1", "star2"])
    if flavour == "limited":
        parts |= {"depth": random.randint(0, 3)} if random.random() < 0.7 else {}
        parts |= {"beam": random.randint(1, 2)} if random.random() < 0.5 else {}
        parts |= {"singular": 2} if random.random() < 0.2 else {}
        parts |= {"test": "limit"} if random.random() < 0.2 else {}
    if flavour in ("chance", "star") and random.random() < 0.2:
        parts["average"] = True
    return parts


class Writer:
    """Writes nested lists down as a tree of some flavour, every node in the long form."""

    def __init__(self, flavour, random):
        self.flavour, self.random = flavour, random

    def node(self, lists, depth):
        below = [self.node(each, depth + 1) for each in lists] if isinstance(lists, list) else []
        kind = self.kind(depth)
        node = {"kind": kind, "children": below} if below else {"value": self.value(lists)}
        if below and kind == "chance":
            self.weigh(below)
        if below and self.flavour == "limited":
            node["eval"] = self.random.randint(-3, 3)
            if self.random.random() < 0.1:
                node["quiet"] = "false"
        if below and self.flavour == "mixed" and kind != "chance" and self.random.random() < 0.5:
            node["random"] = self.random.choice(["1/4", "0.5", "1"])
        return node

    def kind(self, depth):
        if self.flavour == "players":
            return ["yo", "él", "tú", "yo", "él", "chance"][self.random.randrange(6)]
        if self.flavour in ("chance", "star", "mixed"):
            return self.random.choice(["max", "min", "chance"])
        return ["max", "min"][(depth + (self.random.random() < 0.1)) % 2]

    def value(self, number):
        if self.flavour == "players":
            return " ".join(str(self.random.randint(-2, 2)) for _ in range(3))
        if self.flavour == "plain" and self.random.random() < 0.1:
            return self.random.choice(["inf", "-inf", "1/3", "2.5", "1e20"])
        return number

    def weigh(self, children):
        """Probabilities that sum to 1; now and then one is left to be worked out."""
        weights = [self.random.randint(0, 3) for _ in children]
        total = sum(weights) or 1
        weights = weights if sum(weights) else [1, *weights[1:]]
        for child, weight in zip(children, weights, strict=True):
            child["p"] = f"{weight}/{total}"
        if self.random.random() < 0.4:
            self.random.choice(children)["p"] = "rest"


def rename(root, random):
    """Give every node and every edge a name that is easily misread."""
    nodes = [root]
    for node in nodes:
        nodes.extend(node.get("children", []))
    names = random.sample(ODD, min(len(ODD), len(nodes)))
    names += [f"ö{number}" for number in range(len(nodes) - len(names))]
    for node, name in zip(nodes, names, strict=True):
        node["name"] = name
        for child, action in zip(
            node.get("children", []), random.sample(ODD, len(node.get("children", []))), strict=True
        ):
            child["action"] = action


# -- right sheets


def right_sheet(sample, trace=None, plain=None):
    """Every answer there is, by kind, as the search itself gives it."""
    tree = sample.tree
    trace, plain = trace or sample.trace(), plain or sample.plain()
    visits = {node.name: trace.visit(node) for node in tree.walk()}
    seen = {name: visit for name, visit in visits.items() if visit.order is not None}
    windows = sample.algorithm == "alphabeta"
    nature = trace.rules.nature
    sheet = {
        "values": {
            name: visit.value if name in seen else NOT_VISITED for name, visit in visits.items()
        },
        "windows": {
            name: (visit.alpha, visit.beta) if windows and name in seen else NOT_VISITED
            for name, visit in visits.items()
        },
        "pruned": [name for name, visit in visits.items() if visit.status == "pruned"],
        "cuts": {name: visit.bound for name, visit in seen.items() if visit.status == "cut"},
        "visited": list(seen),
        "order": [told[0].name for event, told in trace.events() if event == "leaf"],
        "action": plain.action,
        "line": list(plain.line) if len(plain.line) > 1 else None,
        "value": trace.value,
        "not_generated": plain.counts["visited"] - trace.counts["visited"],
        "probabilities": {
            node.name: odds(node, sample)
            for node in tree.walk()
            if node.parent and node.parent.kind in nature
        },
    }
    return {kind: answer for kind, answer in sheet.items() if answer is not None}


def odds(node, sample):
    """The probability of the edge to a node below nature; uniform where none is said."""
    if node.p is None or sample.parts.get("average"):
        return ratio(1, len(node.parent.children))
    return node.p


def regions(sample):
    """For each leaf that causes a cut, the values without it."""
    if sample.tree.players:
        return {}
    key = sample.key()
    leaves = [node for node in key.trace.visits if not node.children]
    whatif = QUESTIONS["whatif"]
    return {leaf.name: whatif.fact(key, leaf.name) for leaf in leaves if caused(key.trace, leaf)}


def number(value):
    """A number, or the tuple of several players, in YAML."""
    return f'"{show(value)}"' if isinstance(value, tuple) else show(value)


def window(ends):
    return f"[{', '.join(map(show, ends))}]"


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def listed(names):
    return f"[{', '.join(map(quoted, names))}]"


def paired(answers, spell):
    """A mapping from nodes; those that are not visited are marked as such."""
    pairs = (
        f"{quoted(name)}: {answer if answer == NOT_VISITED else spell(answer)}"
        for name, answer in answers.items()
    )
    return f"{{{', '.join(pairs)}}}"


SPELL = {
    "values": lambda answer: paired(answer, number),
    "windows": lambda answer: paired(answer, window),
    "pruned": listed,
    "cuts": lambda answer: paired(answer, str),
    "visited": listed,
    "order": listed,
    "action": quoted,
    "line": listed,
    "value": number,
    "not_generated": str,
    "probabilities": lambda answer: paired(answer, show),
    "whatif": lambda answer: paired(answer, lambda region: quoted(region.show())),
}
assert SPELL.keys() == QUESTIONS.keys() - {"log"}


def spelled(sheet):
    """A sheet in YAML, one kind a line."""
    return "".join(f"{kind}: {SPELL[kind](answer)}\n" for kind, answer in sheet.items())
