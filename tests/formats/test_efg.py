"""Gambit's files: the same tree after writing and reading, and the same game for Gambit itself."""

import itertools
import random
from fractions import Fraction

import pygambit
import pyspiel
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gametrace import GametraceError, TreeError, alphabeta, maxn, minimax
from gametrace.formats import efg
from gametrace.tree.bundled import find, names
from gametrace.tree.growth import Limits
from gametrace.tree.read import parse, read
from tests.tree.test_fuzz import inside

HEAD = 'EFG 2 R "demo" { "MAX" "MIN" }\n'
DEMO = (
    'EFG 2 R "demo" { "MAX" "MIN" } ""\n'
    'p "A" 1 1 "" { "a1" "a2" } 0\n'
    'c "C" 1 "" { "H" 1/2 "T" 1/2 } 0\n'
    't "" 1 "" { 3, -3 }\n'
    't "" 2 "" { 1, -1 }\n'
    't "" 3 "" { 2, -2 }\n'
)


def told(tree):
    """What a .efg file says of a tree: of a leaf not who would move there, and no estimates."""
    return [
        (node.name, node.kind if node.children else "", node.action, node.value, node.p)
        for node in tree.walk()
    ]


def random_text(seed):
    """A document with MAX, MIN and chance nodes, or with three players."""
    dice = random.Random(seed)
    players = dice.random() < 0.3

    def node(depth):
        if depth == 0 or dice.random() < 0.2:
            if players:
                return f'"({dice.randint(0, 9)}, {dice.randint(0, 9)}, {dice.randint(0, 9)})"'
            return dice.choice(["1/3", "-2.5", "7", "0", "1e3", str(dice.randint(-9, 9))])
        inside = ", ".join(node(depth - 1) for _ in range(dice.randint(1, 3)))
        kind = dice.choice(["", "", "chance: "])
        return f"{{{kind}[{inside}]}}" if kind else f"[{inside}]"

    head = "players: [ana, berta, carla]\n" if players else ""
    return f"{head}tree: [{node(3)}, {node(3)}]\n"


def test_the_example_of_the_format_is_read_exactly():
    tree = efg.read(DEMO)
    assert [(node.name, node.kind) for node in tree.walk()] == [
        ("A", "max"), ("C", "chance"), ("C1", "min"), ("C2", "min"), ("D", "min"),
    ]  # fmt: skip
    assert [node.p for node in tree["C"].children] == [Fraction(1, 2)] * 2
    assert [node.action for node in tree.walk()] == [None, "a1", "H", "T", "a2"]
    assert tree.title == "demo"
    assert minimax(tree).value == 2


def test_a_label_that_is_an_automatic_name_leaves_the_next_one_to_the_others():
    text = HEAD + 'p "" 1 1 "" { "x" "y" } 0 t "" 1 "" { 1 -1 } t "B" 2 "" { 2 -2 }'
    assert [node.name for node in efg.read(text).walk()] == ["A", "C", "B"]


def test_a_label_that_stands_twice_is_nobodys_name():
    text = HEAD + 'p "R" 1 1 "" { "x" "y" } 0 t "L" 1 "" { 1 -1 } t "L" 2 "" { 2 -2 }'
    assert [node.name for node in efg.read(text).walk()] == ["R", "R1", "R2"]


def test_payoffs_on_inner_nodes_add_up_along_the_path():
    text = HEAD + (
        'p "" 1 1 "" { "x" "y" } 1 "" { 10, -10 }\n'
        'p "" 2 1 "" { "u" "v" } 2 "bonus" { 1/2, -.5 }\n'
        't "" 3 "" { 1e-1, -0.1 } t "" 0\n'
        't "" 2\n'
    )
    tree = efg.read(text)
    values = [node.value for node in tree.walk() if not node.children]
    assert values == [Fraction(106, 10), Fraction(21, 2), Fraction(21, 2)]


def test_payoffs_that_do_not_sum_to_zero_are_a_game_for_max_n():
    text = 'EFG 2 R "" { "Ana" "" } p "" 2 1 "" { "x" "y" } 0 t "" 1 "" { 1 2 } t "" 2 "" { 2, -2 }'
    tree = efg.read(text)
    assert tree.players == ["Ana", "Player 2"]
    assert tree.root.kind == "Player 2"
    assert maxn(tree).value == (1, 2)


def test_one_player_is_max():
    text = 'EFG 2 D "" { "me" } p "" 1 1 "" { "x" "y" } 0 t "" 1 "" { 1 } t "" 2 "" { 2 }'
    assert alphabeta(efg.read(text)).value == 2


def test_chance_may_use_its_information_set_again():
    text = HEAD + (
        'p "" 1 1 "" { "x" "y" } 0 c "" 1 "" { "h" .25 "t" 3/4 } 0 t "" 1 "" { 1 -1 } t "" 0'
        ' c "" 1 0 t "" 1 t "" 0'
    )
    tree = efg.read(text)
    assert [node.p for node in tree["C"].children] == [Fraction(1, 4), Fraction(3, 4)]


REFUSED = [
    ("", 1, 1, "expected EFG, not the end"),
    ("tree: [1, 2]", 1, 1, "expected EFG, not 'tree:'"),
    ('EFG 2 X "" { "a" }', 1, 7, "expected R or D, not 'X'"),
    ('EFG 2 R "" { } t "" 0', 1, 12, "the game has no players"),
    ('EFG 2 R "" { "a" 3 }', 1, 18, "expected a player's name in quotes, or a closing brace"),
    (HEAD, 2, 1, "expected a node (c, p or t), not the end"),
    (HEAD + 't "" 1', 2, 6, "outcome 1 has no payoffs yet"),
    (HEAD + 't "" 0 "" { 0 0 }', 2, 8, "outcome 0 is no outcome"),
    (HEAD + 't "" 1 "" { 1 }', 2, 11, "an outcome needs 2 payoffs, one for each player, not 1"),
    (HEAD + 't "" 1 "" { 1 x }', 2, 15, "expected a payoff, or a closing brace, not 'x'"),
    (HEAD + 't "" 1 "" { 1 1/0 }', 2, 15, "a fraction cannot have 0 below the bar"),
    (HEAD + 't "" 1 "" { 1 -1', 2, 17, "expected a payoff, or a closing brace, not the end"),
    (HEAD + 't "" 1 "" { 1 -1 } t', 2, 20, "expected the end, not 't'"),
    (HEAD + 'p "" 3 1 "" { "x" } 0', 2, 6, "there is no player 3; the game has 2"),
    (HEAD + 'p "" 1 1 "" { } 0', 2, 13, "a node needs at least one action"),
    (HEAD + 'c "" 1 "" { "x" 2 } 0', 2, 17, "a probability lies between 0 and 1, not at 2"),
    (HEAD + 'c "" 1 "" { "x" .5 } 0', 2, 11, "the probabilities below a chance node sum to 0.5"),
    (HEAD + 't "x', 2, 3, "this text is not closed"),
    (
        HEAD + 'p "" 1 1 "" { "x" "y" } 0\np "" 2 1 "" { "u" "v" } 0\nt "" 0 t "" 0\n'
        'p "" 2 1 0',
        5, 8, "information set 1 of player 2 has two nodes, here and at 3:8",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "column", "message"), REFUSED)
def test_a_damaged_file_is_refused_at_its_place(text, line, column, message):
    with pytest.raises(TreeError) as caught:
        efg.read(text, name="x.efg")
    assert (caught.value.line, caught.value.column) == (line, column)
    assert message in caught.value.what
    assert str(caught.value).startswith(f"x.efg:{line}:{column}: ")


def test_too_many_nodes_are_refused_where_the_first_of_them_stands():
    with pytest.raises(TreeError, match=r":4:1: the tree has more than 2 nodes \(see --max-nodes"):
        efg.read(DEMO, limits=Limits(2))


def test_a_deep_game_is_read_without_recursion():
    chain = "".join(f'p "" {1 + n % 2} {n} "" {{ "x" }} 0\n' for n in range(15_000))
    tree = efg.read(HEAD + chain + 't "" 1 "" { 1 -1 }')
    assert (tree.height, minimax(tree).value) == (15_000, 1)
    assert told(efg.read(efg.write(tree))) == told(tree)
    with pytest.raises(TreeError, match="deeper than 100 levels"):
        efg.read(HEAD + chain + 't "" 1 "" { 1 -1 }', limits=Limits(depth=100))


@pytest.mark.parametrize("name", [name for name in names() if name != "ub/fantasma"])
def test_a_bundled_tree_is_the_same_after_writing_and_reading(name):
    tree = read(find(name))
    again = efg.read(efg.write(tree))
    assert told(again) == told(tree)
    assert again.title == tree.title
    assert again.note == (tree.note and tree.note.replace('"', "'"))
    assert list(again.players) == list(tree.players)


@given(st.integers(0, 10_000))
def test_any_tree_is_the_same_after_writing_and_reading(seed):
    tree = parse(random_text(seed))
    assert told(efg.read(efg.write(tree))) == told(tree)


def test_quotation_marks_and_backslashes_in_names_survive():
    tree = parse(r"""tree: [{name: 'the "x"', value: 1}, {name: 'a\b\"c', value: 2}]""")
    assert told(efg.read(efg.write(tree))) == told(tree)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("tree: [inf, 3]", "B is worth inf, and a .efg file has no infinities"),
        ("tree: [{random: 20%, children: [1, 2]}, 3]", "B moves at random now and then"),
        ("title: 'x\\'\ntree: [1, 2]", "ends with a backslash"),
    ],
)
def test_what_a_file_cannot_say_is_refused(text, message):
    with pytest.raises(GametraceError, match=message):
        efg.write(parse(text))


def leaves_of_gambit(game):
    """The payoffs of each leaf, those of the path added up, in tree order."""
    found = []
    stack = [(game.root, (0,) * len(game.players))]
    while stack:
        node, total = stack.pop()
        if node.outcome:
            paid = [Fraction(str(node.outcome[player])) for player in game.players]
            total = tuple(a + b for a, b in zip(total, paid, strict=True))
        if not node.children:
            found.append(total)
        stack.extend((child, total) for child in reversed(list(node.children)))
    return found


def payoffs(tree):
    leaves = [node.value for node in tree.walk() if not node.children]
    return leaves if tree.players else [(value, -value) for value in leaves]


@pytest.mark.parametrize("seed", range(40))
def test_gambit_reads_what_we_write_with_the_same_payoffs(seed, tmp_path):
    tree = parse(random_text(seed))
    path = tmp_path / "x.efg"
    path.write_text(efg.write(tree), encoding="utf-8")
    game = pygambit.read_efg(str(path))
    assert len(game.players) == (len(tree.players) or 2)
    assert leaves_of_gambit(game) == payoffs(tree)
    written = game.to_efg()
    assert payoffs(efg.read(written)) == payoffs(tree)
    assert told(efg.read(written)) == told(tree)


def test_a_game_that_gambit_builds_is_read():
    game = pygambit.Game.new_tree(players=["one", "two"], title="built")
    game.append_move(game.root, "one", ["left", "right"])
    left = next(iter(game.root.children))
    game.append_move(left, "two", ["up", "down"])
    prize = game.add_outcome(
        label="prize", payoffs=[pygambit.Rational(7, 3), pygambit.Rational(-7, 3)]
    )
    game.set_outcome(left, prize)
    loss = game.add_outcome(label="loss", payoffs=[-4, 4])
    game.set_outcome(list(left.children)[1], loss)
    tree = efg.read(game.to_efg())
    assert payoffs(tree) == leaves_of_gambit(game)
    assert [child.action for child in tree.root.children] == ["left", "right"]
    assert minimax(tree).value == 0


def value_by_openspiel(state):
    """Backward induction on OpenSpiel's states, for two players."""
    if state.is_terminal():
        return state.returns()[0]
    if state.is_chance_node():
        return sum(p * value_by_openspiel(state.child(move)) for move, p in state.chance_outcomes())
    values = [value_by_openspiel(state.child(move)) for move in state.legal_actions()]
    return max(values) if state.current_player() == 0 else min(values)


@pytest.mark.parametrize("name", ["ub/ejemplo-b", "uam/star1", "unir/ejercicio", "ub/magnitudes"])
def test_openspiel_plays_what_we_write(name, tmp_path):
    tree = read(find(name))
    path = tmp_path / "x.efg"
    path.write_text(efg.write(tree), encoding="utf-8")
    game = pyspiel.load_game("efg_game", {"filename": str(path)})
    assert value_by_openspiel(game.new_initial_state()) == pytest.approx(float(minimax(tree).value))


def test_a_file_with_slips_is_a_tree_or_an_error_inside_it():
    dice = random.Random(12)
    pieces = [*'{}",\\ \n0123456789cpt./-', '"" ', "1/0", "EFG", "é", "\x00", "p ", 't "" 0 ']
    for seed, _ in itertools.product(range(20), range(30)):
        text = efg.write(parse(random_text(seed)))
        for _ in range(dice.randint(1, 4)):
            start = dice.randrange(len(text))
            text = text[:start] + dice.choice(pieces) + text[start + dice.randint(0, 3) :]
        try:
            efg.read(text, limits=Limits(500, 50))
        except TreeError as error:
            inside(error, text)
