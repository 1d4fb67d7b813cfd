"""CS 188's test files: read as its own agents would search them, and the same after writing."""

import random
from math import inf

import pytest

from gametrace import GametraceError, TreeError, parse
from gametrace.formats import cs188
from gametrace.solving import rules_for, solve
from gametrace.tree.bundled import find
from gametrace.tree.growth import Limits
from gametrace.tree.read import read
from tests.tree.test_fuzz import inside

TIES = """\
# equal values are not cut: C's second child is generated
class: "GraphGameTreeTest"
alg: "AlphaBetaAgent"
depth: "2"

diagram: \"\"\"
    max   # no comment here
\"\"\"

num_agents: "2"   # MAX and one MIN
start_state: "max"
win_states: "A B C"
lose_states: "D"
successors: \"\"\"
max Left min1
max Right min2
min1 Left A
min1 Right B
min2 Left C
min2 Right D
nowhere Left max
\"\"\"
evaluation: \"\"\"
A 3.0
B 12
C 3
D -2.5
min1 7
\"\"\"
"""
TIES_SOLUTION = {"action": "Left", "generated": "A B C D max min1 min2"}
AGAIN = """\
agent: "MinimaxAgent"
depth: "2"
num_agents: "3"
start_state: "S"
win_states: ""
successors: \"\"\"
S go T
S stay S
T x S
T y T
\"\"\"
evaluation: \"\"\"
S 1
T 0
\"\"\"
"""


def oracle(text):
    """What CS 188's own agent does: its action, the states that it generates, and its value."""
    fields, lines = {}, iter(text.splitlines())
    for line in lines:
        line = line.split("#")[0].rstrip()
        if line.endswith('"""'):
            body = []
            while (line_in := next(lines)) != '"""':
                body.append(line_in)
            fields[line.split(":")[0]] = "\n".join(body)
        elif line:
            key, value = line.split(":", 1)
            fields[key] = value.strip().strip('"')
    moves = {}
    for line in fields["successors"].splitlines():
        state, action, following = line.split()
        moves.setdefault(state, []).append((action, following))
    worth = {line.split()[0]: float(line.split()[1]) for line in fields["evaluation"].splitlines()}
    ended = f"{fields['win_states']} {fields.get('lose_states', '')}".split()
    agents, rounds = int(fields["num_agents"]), int(fields["depth"])
    agent = fields.get("alg") or fields["agent"]
    generated = {fields["start_state"]}

    def value(state, ply, alpha, beta):
        if state in ended or ply == agents * rounds:
            return worth[state], None
        best, chosen, values = None, None, []
        for action, following in moves[state]:
            generated.add(following)
            found = value(following, ply + 1, alpha, beta)[0]
            values.append(found)
            sign = 1 if ply % agents == 0 else -1
            if best is None or sign * found > sign * best:
                best, chosen = found, action
            if agent == "AlphaBetaAgent":
                if (best > beta) if sign == 1 else (best < alpha):
                    return best, chosen
                if sign == 1:
                    alpha = max(alpha, best)
                else:
                    beta = min(beta, best)
        if agent == "ExpectimaxAgent" and ply % agents:
            return sum(values) / len(values), None
        return best, chosen

    result, action = value(fields["start_state"], 0, -inf, inf)
    return {"action": action, "generated": " ".join(sorted(generated)), "value": result}


def ours(text):
    """The same, by our search."""
    tree = cs188.read(text)
    algorithm = tree.algorithm.text
    trace = solve(tree, algorithm, rules_for(tree, algorithm))
    visited = {node.name.split("#")[0] for node, visit in trace.visits.items() if visit.order}
    return {
        "action": trace.action,
        "generated": " ".join(sorted(visited)),
        "value": float(trace.value),
    }


def random_test(seed):
    """A test file with a graph that has cycles, dead ends and states that are never reached."""
    dice = random.Random(seed)
    states = [f"s{number}" for number in range(dice.randint(3, 7))]
    ended = dice.sample(states[1:], dice.randint(1, len(states) - 2))
    moves = [
        f"{state} m{number} {dice.choice(states)}"
        for state in states
        for number in range(dice.randint(1, 3))
    ]
    agents = dice.randint(1, 3)
    return "\n".join([
        f'alg: "{dice.choice(["MinimaxAgent", "AlphaBetaAgent", "ExpectimaxAgent"])}"',
        f'depth: "{dice.randint(1, 3 if agents < 3 else 2)}"',
        f'num_agents: "{agents}"',
        'start_state: "s0"',
        f'win_states: "{" ".join(ended)}"',
        'successors: """', *moves, '"""',
        'evaluation: """', *(f"{state} {dice.randint(-9, 9)}" for state in states), '"""',
    ]) + "\n"  # fmt: skip


def test_a_test_is_read_with_its_agent_its_strict_cuts_and_its_estimates():
    tree = cs188.read(TIES)
    assert [node.name for node in tree.walk()] == ["max", "min1", "A", "B", "min2", "C", "D"]
    assert (tree.algorithm.text, tree.convention["name"].text) == ("alphabeta", "berkeley")
    assert tree["min1"].eval == 7
    assert tree.note == "    max   # no comment here"
    assert {key: ours(TIES)[key] for key in TIES_SOLUTION} == TIES_SOLUTION


def test_a_round_is_a_move_of_every_agent_and_a_state_reached_again_is_numbered():
    tree = cs188.read(AGAIN)
    assert tree.height == 6
    assert [node.kind for node in tree["S"].walk() if node.depth < 3][:4] == [
        "max", "min", "min", "min",
    ]  # fmt: skip
    assert [child.name for child in tree.root.children] == ["T", "S#33"]  # 31 below T
    assert tree.size == 127


@pytest.mark.parametrize("seed", range(150))
def test_our_search_decides_and_generates_as_the_course_does(seed):
    text = random_test(seed)
    expected, found = oracle(text), ours(text)
    assert found["value"] == pytest.approx(expected["value"])
    assert (found["action"], found["generated"]) == (expected["action"], expected["generated"])


@pytest.mark.parametrize("seed", range(60))
def test_what_is_read_is_the_same_after_writing_and_reading(seed):
    tree = cs188.read(random_test(seed))
    again = cs188.read(cs188.write(tree))
    assert [node.facts() for node in again.walk()] == [node.facts() for node in tree.walk()]
    assert oracle(cs188.write(tree))["value"] == pytest.approx(ours(cs188.write(tree))["value"])


@pytest.mark.parametrize("name", ["ub/ejemplo-b", "uam/horizonte", "upv/cuestion", "uam/gep"])
def test_a_bundled_tree_is_the_same_after_writing_and_reading(name):
    tree = read(find(name))
    again = cs188.read(cs188.write(tree))
    assert [node.facts()[:7] for node in again.walk()] == [node.facts()[:7] for node in tree.walk()]


REFUSED = [
    ("", 1, 1, "expected the key 'alg'"),
    ("nonsense", 1, 1, "expected a key, a colon and a text in quotes, not 'nonsense'"),
    (TIES.replace("start_state", "start_sate"), 11, 1, "did you mean 'start_state'?"),
    (TIES.replace("AlphaBetaAgent", "AlphabetAgent"), 3, 7, "did you mean 'AlphaBetaAgent'?"),
    (TIES.replace("GraphGameTreeTest", "EvalAgentTest"), 2, 9, "expected the class"),
    (TIES.replace('depth: "2"', 'depth: "two"'), 4, 9, "expected a whole number from 0 on"),
    (TIES.replace('"2"   #', '"0"   #'), 10, 14, "expected a whole number from 1 on"),
    (TIES.replace("max Left min1", "max Left"), 15, 1, "expected a state, an action and the next"),
    (TIES.replace("max Right", "max Left"), 16, 5, "'max' has the action 'Left' twice"),
    (TIES.replace("A 3.0", "A three"), 24, 3, "'three' is not a number"),
    (TIES.replace("B 12\n", "A 12\n"), 25, 1, "the state 'A' is evaluated twice"),
    (TIES.replace("B 12\n", ""), 18, 12, "'B' is a leaf, so expected its number"),
    (TIES.replace('"D"', '""'), 20, 12, "'D' has no successors"),
    (TIES[:-4], 23, 1, "the text of 'evaluation' is not closed"),
    (TIES + 'depth: "3"\n', 30, 1, "the key 'depth' stands here twice"),
]


@pytest.mark.parametrize(("text", "line", "column", "message"), REFUSED)
def test_a_damaged_file_is_refused_at_its_place(text, line, column, message):
    with pytest.raises(TreeError) as caught:
        cs188.read(text, name="x.test")
    assert (caught.value.line, caught.value.column, message in caught.value.what) == (
        line, column, True,
    ), str(caught.value)  # fmt: skip


def test_a_graph_that_unfolds_into_too_much_is_refused():
    endless = AGAIN.replace('depth: "2"', 'depth: "20"')
    with pytest.raises(TreeError, match=r"more than 1000 nodes \(see --max-nodes\)"):
        cs188.read(endless, limits=Limits(1000))
    with pytest.raises(TreeError, match=r"deeper than 10 levels \(see --max-depth\)"):
        cs188.read(endless, limits=Limits(depth=10))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("tree: [1/3, 2]", "B is worth 1/3, which no decimal is"),
        ("tree: [{name: a b, value: 1}, 2]", "'a b' has a space or a quotation mark"),
        ("tree: {chance A: [1, 2]}", "A is chance"),
        ("tree: [{chance B: [0.4: 1, 0.6: 2]}, 3]", "the probabilities below B differ"),
        ("tree: [{random: 20%, children: [1, 2]}, 3]", "B moves at random"),
        ("players: [a, b]\ntree: [1 2, 3 4]", "A is a"),
    ],
)
def test_what_a_file_cannot_say_is_refused_at_the_node(text, message):
    with pytest.raises(GametraceError, match=message):
        cs188.write(parse(text))


def test_a_file_with_slips_is_a_tree_or_an_error_inside_it():
    dice = random.Random(188)
    for seed in range(400):
        text = random_test(seed)
        for _ in range(dice.randint(1, 4)):
            start = dice.randrange(len(text))
            piece = dice.choice([*'"#: \n', '"""', "s0", "9", "\x00", "é", "1/0", ""])
            text = text[:start] + piece + text[start + dice.randint(0, 5) :]
        try:
            cs188.read(text, limits=Limits(2000, 50))
        except TreeError as error:
            inside(error, text)
