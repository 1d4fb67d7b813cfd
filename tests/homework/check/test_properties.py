"""What must hold of checking on every tree, for every algorithm and convention."""

from fractions import Fraction
from math import inf
from random import Random

import pytest
from click.testing import CliRunner
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

import gametrace
from gametrace import GametraceError
from gametrace.cli import cli
from gametrace.homework.answers.marks import Mark
from gametrace.homework.check.misconceptions import MISCONCEPTIONS, imagined
from gametrace.homework.handout.worksheet import worksheet
from gametrace.homework.questions import QUESTIONS
from gametrace.lang import LANGUAGES
from gametrace.study.intervals import Region
from gametrace.tree.numbers import show
from gametrace.tree.rebuild import rebuilt
from tests.homework.sheets import (
    NOT_VISITED,
    diagnosed,
    exam_on,
    not_right,
    quoted,
    regions,
    right_sheet,
    sample_of,
    samples,
    spelled,
)

FIXED = {"cut": "ties", "bound": "soft"}  # where the search has no use for them
PROBED = "{range: [-3, 3], tree: {kind: min, children: [{chance: [1: {min: [0, 0, -3]}]}]}}"
PROBED_TWICE = (
    "{range: [-3, 3], tree: {kind: chance, children: [{kind: min, children: [0, 0, -1]}]}}"
)
TIED = "{players: [1, 2], tree: [[9 1, 1 1], [2 1]]}"
languages = st.sampled_from(list(LANGUAGES))


def key_text(sample, lang, asked=()):
    """The key that `worksheet --key` writes, with every leaf that causes a cut."""
    leaves = [sample.tree[name] for name in regions(sample)]
    return "".join(worksheet(sample.key(lang), asked, leaves=leaves, filled=True))


# -- the key


@given(samples(), languages)
def test_the_key_of_a_worksheet_is_entirely_right(sample, lang):
    report = sample.exam(lang=lang).check(text=key_text(sample, lang))
    assert not_right(report) == []
    assert report.accepted_under is None
    assert report.diagnosis == []
    assert len(report.items) >= 2


@given(samples(), languages)
def test_a_key_that_answers_everything_is_entirely_right(sample, lang):
    report = sample.exam(lang=lang).check(text=key_text(sample, lang, list(QUESTIONS)))
    assert not_right(report) == []
    assert {item.kind for item in report.items} >= {"values", "visited", "order", "value"}


@pytest.mark.parametrize("lang", LANGUAGES)
@settings(max_examples=8)
@given(sample=samples())
def test_what_the_command_writes_as_a_key_the_command_finds_right(tmp_path_factory, sample, lang):
    folder = tmp_path_factory.mktemp("exam")
    tree, key = folder / "árbol.yaml", folder / "clave.yaml"
    tree.write_text(sample.text, encoding="utf-8")
    how = ["--algorithm", sample.algorithm, "--lang", lang]
    for part, word in sample.parts.items():
        if part != "test":  # which only a convention or the tree can say
            option = f"--{'from' if part == 'order' else part}"
            how += [option] if word is True else [option, str(word)]
    written = CliRunner().invoke(cli, ["worksheet", str(tree), "--key", "-o", str(key), *how])
    assert (written.exit_code, written.output) == (0, "")
    checked = CliRunner().invoke(cli, ["check", str(tree), str(key), *how])
    assert (checked.exit_code, checked.stderr) == (0, "")


@pytest.mark.parametrize("tree", ["ub/dado", "ub/ejemplo-b", "ub/tres-jugadores", "unir/ejercicio"])
def test_whatever_is_asked_the_key_is_right_and_the_empty_sheet_is_read(tree):
    for lang in LANGUAGES:
        exam = exam_on(tree, lang=lang)
        for name in QUESTIONS:
            key = exam.check(text=exam.key([name]))
            assert (not_right(key), {item.kind for item in key.items} - {name}) == ([], set())
            empty = exam.check(text=exam.worksheet([name]))
            assert {item.verdict for item in empty.items} <= {"missing"}, (lang, name)


# -- one change


def other_value(value, random):
    """Another value than this one; for several players, one that no leaf has."""
    if isinstance(value, tuple):
        at = random.randrange(len(value))
        return (*value[:at], random.choice([-7, 7]), *value[at + 1 :])
    others = [-7, 0, 7, *([] if abs(value) == inf else [value + 1, -value])]
    return random.choice([other for other in others if other != value])


def change_a_value(sample, sheet, random):
    name = random.choice(sheet["visited"])
    other = other_value(sheet["values"][name], random)
    yield {"values": sheet["values"] | {name: other}}, [("values", name, "wrong")]
    yield {"values": sheet["values"] | {name: NOT_VISITED}}, [("values", name, "wrong")]


def value_a_node_that_is_not_visited(sample, sheet, random):
    unseen = [name for name, value in sheet["values"].items() if value == NOT_VISITED]
    if unseen:
        name = random.choice(unseen)
        one = sheet["value"]
        yield {"values": sheet["values"] | {name: one}}, [("values", name, "extra")]
        yield {"windows": sheet["windows"] | {name: (0, 1)}}, [("windows", name, "extra")]


def change_an_end_of_a_window(sample, sheet, random):
    if sample.algorithm == "alphabeta":
        name = random.choice(sheet["visited"])
        low, high = sheet["windows"][name]
        for ends in [(other_value(low, random), high), (low, other_value(high, random))]:
            yield {"windows": sheet["windows"] | {name: ends}}, [("windows", name, "wrong")]
        hidden = sheet["windows"] | {name: NOT_VISITED}
        yield {"windows": hidden}, [("windows", name, "wrong")]


def drop_from_a_set(sample, sheet, random):
    for kind in ("pruned", "visited"):
        if sheet[kind]:
            name = random.choice(sheet[kind])
            kept = [other for other in sheet[kind] if other != name]
            above = {node.name for node in sample.tree[name].path()[:-1]}
            implied = kind == "pruned" and not above.isdisjoint(kept)
            yield {kind: kept}, [] if implied else [(kind, name, "missing")]


def add_to_a_set(sample, sheet, random):
    for kind in ("pruned", "visited"):
        if others := [name for name in sheet["values"] if name not in sheet[kind]]:
            name = random.choice(others)
            more = [name, *sheet[kind]]
            yield {kind: more}, [(kind, name, "extra")]
        yield {kind: [*sheet[kind], "nobody"]}, [(kind, "nobody", "extra")]


def drop_from_the_order(sample, sheet, random):
    order = sheet["order"]
    at = random.randrange(len(order))
    yield {"order": order[:at] + order[at + 1 :]}, [("order", order[at], "missing")]


def add_to_the_order(sample, sheet, random):
    name = random.choice(list(sheet["values"]))
    at = random.randrange(len(sheet["order"]) + 1)
    more = [*sheet["order"][:at], name, *sheet["order"][at:]]
    yield {"order": more}, [("order", name, "extra")]


def swap_neighbours_in_the_order(sample, sheet, random):
    order = sheet["order"]
    if len(order) > 1:
        at = random.randrange(len(order) - 1)
        one, two = order[at : at + 2]
        if one != two:
            swapped = [*order[:at], two, one, *order[at + 2 :]]
            yield {"order": swapped}, [("order", {one, two}, "wrong")]


def swap_two_far_apart_in_the_order(sample, sheet, random):
    order = sheet["order"]
    if len(order) > 3 and len(set(order)) == len(order):
        first = random.randrange(len(order) - 3)
        last = random.randrange(first + 3, len(order))
        swapped = list(order)
        swapped[first], swapped[last] = order[last], order[first]
        wrong = [("order", order[last], "wrong"), ("order", order[first], "wrong")]
        yield {"order": swapped}, wrong


def change_the_bound_of_a_cut(sample, sheet, random):
    if sheet["cuts"]:
        name, bound = random.choice(list(sheet["cuts"].items()))
        other = "alpha" if bound == "beta" else "beta"
        yield {"cuts": sheet["cuts"] | {name: other}}, [("cuts", name, "wrong")]


def drop_a_cut(sample, sheet, random):
    if sheet["cuts"]:
        name = random.choice(list(sheet["cuts"]))
        kept = {other: bound for other, bound in sheet["cuts"].items() if other != name}
        prunes = any(child.name in sheet["pruned"] for child in sample.tree[name].children)
        yield {"cuts": kept}, [("cuts", name, "missing")] if prunes else []


def add_a_cut(sample, sheet, random):
    if others := [name for name in sheet["values"] if name not in sheet["cuts"]]:
        name = random.choice(others)
        bound = random.choice(["alpha", "beta"])
        yield {"cuts": sheet["cuts"] | {name: bound}}, [("cuts", name, "extra")]


def play_another_action(sample, sheet, random):
    if "action" in sheet:
        best = sample.plain().actions
        worse = [child.action for child in sample.tree.root.children if child.action not in best]
        action = random.choice(worse) if worse else "no such action"
        yield {"action": action}, [("action", None, "wrong")]


def take_another_line(sample, sheet, random):
    if "line" in sheet:
        wrong = [("line", None, "wrong")]
        line = sheet["line"]
        yield {"line": line[:-1]}, wrong
        yield {"line": [*line, line[-1]]}, wrong
        plain = sample.plain()
        for place, name in enumerate(line[:-1]):
            node = sample.tree[name]
            mine = (
                sample.tree.players.index(node.kind)
                if node.kind in sample.tree.players
                else slice(None)
            )
            values = {
                child.name: at_entry(plain.visit(child).value, mine) for child in node.children
            }
            worse = [
                other
                for other, value in values.items()
                if value is not None and value != values[line[place + 1]]
            ]
            if worse:
                taken = random.choice(worse)
                yield {"line": [*line[: place + 1], *down(plain, sample.tree[taken])]}, wrong


def at_entry(value, entry):
    return value[entry] if isinstance(value, tuple) else value


def down(trace, node):
    """The names of the nodes from one down, as everybody chooses."""
    while node is not None:
        yield node.name
        node = trace.visit(node).choice


def change_the_root_value(sample, sheet, random):
    yield {"value": other_value(sheet["value"], random)}, [("value", None, "wrong")]


def miscount_what_is_not_generated(sample, sheet, random):
    wrong = [("not_generated", None, "wrong")]
    yield {"not_generated": sheet["not_generated"] + 1}, wrong
    if sheet["not_generated"]:
        yield {"not_generated": sheet["not_generated"] - 1}, wrong


def change_a_probability(sample, sheet, random):
    if sheet["probabilities"]:
        name, p = random.choice(list(sheet["probabilities"].items()))
        other = random.choice([other for other in (0, 1, Fraction(1, 7)) if other != p])
        changed = sheet["probabilities"] | {name: other}
        yield {"probabilities": changed}, [("probabilities", name, "wrong")]


def move_an_edge_of_a_region(sample, sheet, random):
    if sheet["whatif"]:
        name, region = random.choice(list(sheet["whatif"].items()))
        for other in (~region, region & Region.parse("x != 0"), region | Region.parse("x = 0")):
            if other != region:
                yield {"whatif": sheet["whatif"] | {name: other}}, [("whatif", name, "wrong")]


CHANGES = [
    change_a_value, value_a_node_that_is_not_visited, change_an_end_of_a_window, drop_from_a_set,
    add_to_a_set, drop_from_the_order, add_to_the_order, swap_neighbours_in_the_order,
    swap_two_far_apart_in_the_order, change_the_bound_of_a_cut, drop_a_cut, add_a_cut,
    play_another_action, take_another_line, change_the_root_value, miscount_what_is_not_generated,
    change_a_probability, move_an_edge_of_a_region,
]  # fmt: skip


@given(samples(), st.integers(0, 10**6))
@example(sample_of(PROBED, alpha=-1, bound="hard", order="right", chance="star2"), 1)
@example(sample_of(TIED, "maxn", order="right"), 1)
def test_any_one_change_to_a_right_sheet_is_found_and_nothing_else_is_blamed(sample, seed):
    sheet = right_sheet(sample) | {"whatif": regions(sample)}
    exam = sample.exam(parts=FIXED | sample.parts)
    assert not_right(exam.check(text=spelled(sheet))) == []
    random = Random(seed)
    for change in CHANGES:
        for changed, expected in change(sample, sheet, random):
            text = spelled(sheet | changed)
            found = not_right(exam.check(text=text))
            assert len(found) == len(expected), (change.__name__, changed, found)
            for (kind, node, verdict), blamed in zip(
                sorted_(found), sorted_(expected), strict=True
            ):
                nodes = blamed[1] if isinstance(blamed[1], set) else {blamed[1]}
                assert (kind, verdict) == (blamed[0], blamed[2]), (change.__name__, changed, found)
                assert node in nodes, (change.__name__, changed, found)


def sorted_(blamed):
    return sorted(blamed, key=lambda it: (it[0], str(it[1])))


# -- other words


LIKE = {  # how else people write these
    "values": ["valores", "Valors", "VALUES", "Valores"],
    "windows": ["ventanas", "intervalos", "finestres", "Intervals"],
    "pruned": ["podados", "nodos podados", "Podats", "pruned nodes", "pruned-nodes"],
    "cuts": ["podas", "cortes", "talls", "podes"],
    "visited": ["visitados", "Nodes visitats", "visited_nodes"],
    "order": ["orden", "Ordre", "orden de las hojas", "ordre de les fulles"],
    "action": ["acción", "accion", "jugada", "acció", "move"],
    "line": ["línea", "camino", "camí", "path", "linia"],
    "value": ["valor", "Value"],
    "not_generated": ["no generados", "no_generats", "No Generados", "not generated"],
    "probabilities": ["probabilidades", "probabilitats"],
    "whatif": ["y si", "i_si", "what if", "Y SI"],
}


class Otherwise:
    """Spells a right sheet in other words, as people do."""

    def __init__(self, sample, random):
        self.random = random
        self.value_is = {
            node.name: sample.trace().visit(node).value_is for node in sample.tree.walk()
        }

    def sheet(self, sheet):
        lines = []
        for kind, answer in sheet.items():
            key = self.random.choice([kind, *LIKE[kind]])
            lines.append(f"{key}: {getattr(self, kind, self.mapping)(answer)}\n")
        self.random.shuffle(lines)
        return "".join(lines)

    def number(self, value):
        if isinstance(value, tuple):
            entries = [self.number(entry).strip('"') for entry in value]
            spaced = [" ".join(entries), f'"({", ".join(entries)})"', f"[{', '.join(entries)}]"]
            return self.random.choice(spaced)
        if abs(value) == inf:
            sign = "-" if value < 0 else self.random.choice(["", "+"])
            return sign + self.random.choice(["inf", "∞", "Inf", "infinity", ".inf"])
        shown = [show(value), f"{2 * value.numerator}/{2 * value.denominator}", f'"{show(value)}"']
        shown += [f"{value}.0", f"+{value}"] if value >= 0 and isinstance(value, int) else []
        shown += [f"−{show(-value)}"] if value < 0 else []
        return self.random.choice(shown)

    def name(self, name):
        """A name of automatic making, in small letters or with lowered digits."""
        lowered = name.translate(str.maketrans("123456789", "₁₂₃₄₅₆₇₈₉"))
        return self.random.choice([name, name.lower(), lowered, f" {name}", f"'{name}'"])

    def mapping(self, answers, spell=None):
        pairs = [f"{self.name(node)}: {(spell or self.number)(it)}" for node, it in answers.items()]
        self.random.shuffle(pairs)
        return f"{{{', '.join(pairs)}}}"

    def values(self, answers):
        pairs = [f"{self.name(node)}: {self.bounded(node, it)}" for node, it in answers.items()]
        return f"{{{', '.join(pairs)}}}"

    def bounded(self, node, value):
        """A value that is a bound may say so; a node without one may be told in words."""
        if value == NOT_VISITED:
            return self.random.choice(["x", "podado", "Podat", '"-"', "no visitado", "not visited"])
        signs = {"lower": ["≥ ", ">= ", "≥"], "upper": ["≤ ", "<= ", "≤"]}
        signs = signs.get(self.value_is[node]) if not isinstance(value, tuple) else None
        if signs and self.random.random() < 0.7:
            return f'"{self.random.choice(signs)}{show(value)}"'
        return self.number(value)

    def windows(self, answers):
        return self.mapping(answers, self.window)

    def window(self, ends):
        if ends == NOT_VISITED:
            return "x"
        low, high = map(self.number, ends)
        low, high = low.strip('"'), high.strip('"')
        return self.random.choice([f"[{low}, {high}]", f'"({low}, {high})"', f'"{low} {high}"'])

    def nodes(self, names):
        """A set: its order is free, and so are its brackets."""
        names = [self.name(name) for name in names]
        self.random.shuffle(names)
        return self.listed(names)

    pruned = visited = nodes

    def listed(self, names):
        plain = [name.strip("' ") for name in names]
        if not names:
            return self.random.choice(["[]", '"-"'])
        forms = [f"[{', '.join(names)}]", ", ".join(plain), " ".join(plain), "; ".join(plain)]
        return self.random.choice(forms)

    def order(self, names):
        return self.listed([self.name(name) for name in names])

    line = order

    def cuts(self, answers):
        if self.random.random() < 0.3:
            return self.nodes(list(answers))
        words = {"alpha": ["alfa", "alpha", "α", "Alfa"], "beta": ["beta", "β", "BETA"]}
        return self.mapping(answers, lambda bound: self.random.choice(words[bound]))

    def action(self, action):
        return self.random.choice([action, action.upper(), f'"{action}"'])

    def value(self, value):
        return self.number(value)

    def not_generated(self, count):
        return self.random.choice([str(count), f"{count}.0", f'"{count}"'])

    def whatif(self, answers):
        return self.mapping(answers, lambda region: quoted(self.region(region)))

    def region(self, region):
        text = region.show()
        swaps = {" or ": [" o ", " ∪ ", " or "], ">=": ["≥", ">="], "<=": ["≤", "<="]}
        for old, new in swaps.items():
            text = text.replace(old, self.random.choice(new))
        return text


@given(samples(odd=False), st.integers(0, 10**6))
def test_a_right_sheet_in_other_words_is_right(sample, seed):
    sheet = right_sheet(sample) | {"whatif": regions(sample)}
    text = Otherwise(sample, Random(seed)).sheet(sheet)
    assert not_right(sample.exam().check(text=text)) == [], text


@given(samples(["plain", "chance", "limited"]), st.sampled_from(["ties", "strict"]),
       st.sampled_from(["soft", "hard"]))  # fmt: skip
def test_unless_a_convention_is_fixed_a_sheet_that_is_right_under_another_is_right(
    sample, cut, bound
):
    free = {key: part for key, part in sample.parts.items() if key not in ("cut", "bound")}
    here = sample._replace(algorithm="alphabeta", parts=free | {"cut": cut, "bound": bound})
    report = here.exam(parts=free).check(text=spelled(right_sheet(here)))
    assert not_right(report) == []
    ours = here.exam(parts=free | FIXED).check(text=spelled(right_sheet(here)))
    assert (report.accepted_under is None) == (not_right(ours) == [])


# -- follow-through


@given(samples(["plain", "chance", "limited", "players", "mixed"]), st.integers(0, 10**6))
@example(sample_of("[[0], [2]]", bound="hard", cut="ties", beta=1), 4)
def test_whatever_follows_from_one_misread_leaf_is_never_wrong(sample, seed):
    random = Random(seed)
    seen_whole = {
        key: part for key, part in sample.parts.items() if key not in ("beam", "singular")
    }
    sample = sample._replace(parts=seen_whole)  # else the leaf also decides what is looked at
    right = right_sheet(sample)
    leaves = [name for name in right["visited"] if not sample.tree[name].children]
    assume(leaves)
    leaf = random.choice(leaves)
    value = other_value(right["values"][leaf], random)
    misread = rebuilt(sample.tree, value=lambda node: value if node.name == leaf else node.value)
    sheet = right_sheet(sample._replace(tree=misread)) | {"probabilities": right["probabilities"]}
    report = sample.exam(parts=FIXED | sample.parts).check(text=spelled(sheet))
    wrong = [blamed for blamed in not_right(report) if blamed[2] != "follows"]
    assert wrong == [("values", leaf, "wrong")]
    for item in report.items:
        assert item.verdict != "follows" or f"{leaf} = {show(value)}" in item.why


# -- diagnosis


def misled_sheets(sample):
    """For each misconception that can happen, the answers of somebody who has it, and no other."""
    key = sample.key()
    for name, misconception in MISCONCEPTIONS.items():
        if misconception.happens(key.trace):
            try:
                trace = imagined(misconception, key).trace
            except GametraceError:  # the depth limit falls on a node without an estimate
                continue
            sheet = right_sheet(sample._replace(tree=trace.tree), trace, trace)
            generated = sample.plain().counts["visited"]
            sheet["not_generated"] = generated - trace.counts["visited"]
            sheet["cuts_that_prune"] = {
                node: bound
                for node, bound in sheet["cuts"].items()
                if any(child.name in sheet["pruned"] for child in trace.tree[node].children)
            }
            sheet["actions"] = trace.actions
            if not trace.has_windows:
                sheet["windows"] = {}
            if trace.actions and trace.action not in trace.actions:  # a cut at the root hides them
                sheet["action"] = trace.actions[0]
            yield name, sheet


def answers_of(sheet, *left_out):
    """What a student writes down of all this; nobody counts fewer nodes than none."""
    if sheet["not_generated"] < 0:
        left_out = (*left_out, "not_generated")
    return {kind: it for kind, it in sheet.items() if kind in QUESTIONS and kind not in left_out}


@given(samples())
@example(sample_of(PROBED_TWICE, order="left", alpha=0, beta=1, cut="strict", bound="hard",
                 chance="star2"))  # fmt: skip
def test_whoever_has_one_misconception_is_told_so(sample):
    exam = sample.exam(parts=FIXED | sample.parts)
    for name, sheet in misled_sheets(sample):
        report = exam.check(text=spelled(answers_of(sheet, "probabilities")))
        firsts = [item for item in report.items if item.verdict not in ("right", "follows")]
        mistakes = sum(not item.says_nothing for item in firsts)
        told = diagnosed(report)
        if mistakes > 1 and not MISCONCEPTIONS[name].true_values and not report.accepted_under:
            assert (name, mistakes, mistakes) in told
        assert mistakes > 1 or not told


def is_given(item, sheet):
    """Whether a sheet has the same answer as an item."""
    if item.kind in ("values", "windows"):
        given = NOT_VISITED if isinstance(item.given, Mark) else item.given
        return sheet[item.kind][item.node] == given
    if item.given is None:
        must = sheet["cuts_that_prune" if item.kind == "cuts" else item.kind]
        return item.node not in must
    if item.kind == "cuts":
        return sheet["cuts"].get(item.node) == item.given
    if item.kind in ("pruned", "visited"):
        return item.node in sheet[item.kind]
    if item.kind == "action":
        return item.given in sheet["actions"]
    return sheet[item.kind] == item.given


@given(samples(), st.integers(0, 10**6))
def test_a_diagnosis_says_how_many_mistakes_it_explains_and_no_more(sample, seed):
    random = Random(seed)
    misled = dict(misled_sheets(sample))
    assume(misled)
    exam = sample.exam(parts=FIXED | sample.parts)
    for slip in misled.values():
        sheet = right_sheet(sample)
        for kind in ("values", "windows"):
            sheet[kind] |= {
                node: answer for node, answer in slip[kind].items() if random.random() < 0.6
            }
        for kind in ("pruned", "cuts", "visited", "action", "value", "not_generated"):
            if random.random() < 0.5 and kind in slip:
                sheet[kind] = slip[kind]
        report = exam.check(text=spelled(answers_of(sheet, "order", "line", "probabilities")))
        mistakes = [item for item in report.items if item.verdict not in ("right", "follows")]
        mistakes = [item for item in mistakes if not item.says_nothing]
        for each in report.diagnosis:
            if MISCONCEPTIONS[each.misconception].true_values:
                continue
            given_too = [item for item in mistakes if is_given(item, misled[each.misconception])]
            assert (each.explains, each.of) == (len(given_too), len(mistakes))
            assert 1 < each.explains <= each.of


# -- logs


@given(samples(), languages, st.sampled_from(["slides", "compact"]))
def test_the_log_that_gametrace_prints_is_entirely_right(sample, lang, style):
    text = gametrace.render.log(sample.trace(), lang=lang, style=style)
    for options in ({}, {"algorithm": None}):
        report = sample.exam(**options).check(text=text)
        assert not_right(report) == []
        assert list(report.unread) == []
        assert len(report.items) == len(list(sample.trace().events())) + 1
