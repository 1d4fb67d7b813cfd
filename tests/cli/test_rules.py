"""The options that change the search: cuts, bounds, window, order, root, convention, limits."""

import json

import pytest

from tests.cli.program import output_of, refusal_of

TIE = "[[3, 5], [3, 9]]"
LOW = "[[3], [[1, 2], 0]]"  # C1 stays below alpha


def solved(*arguments, command="alphabeta"):
    """What the JSON says."""
    return json.loads(output_of(command, *arguments, "-f", "json"))


def rules(*arguments):
    """The convention that a search ran by."""
    return solved(*arguments)["convention"]


def cuts(*arguments):
    """The nodes at which a search cut."""
    return [event["node"] for event in solved(*arguments)["events"] if event["event"] == "cut"]


def values(*arguments):
    """The value of every node."""
    return {node["name"]: node["value"] for node in solved(*arguments)["nodes"]}


def test_a_tie_cuts_unless_cuts_are_strict():
    assert cuts(TIE) == cuts(TIE, "--cut", "ties") == ["C"]
    assert cuts(TIE, "--cut", "strict") == []


def test_the_log_prints_the_test_that_was_used():
    log = ("alphabeta", "[[3, 5], [2, 9]]", "--log", "--lang", "en", "--cut")
    assert "because v= 2 <= alpha= 3 " in output_of(*log, "ties")
    assert "because v= 2 < alpha= 3 " in output_of(*log, "strict")


def test_fail_soft_returns_v_and_fail_hard_the_bound():
    assert values(LOW)["C1"] == values(LOW, "--bound", "soft")["C1"] == 2
    assert values(LOW, "--bound", "hard")["C1"] == 3


@pytest.mark.parametrize(
    ("options", "alpha", "beta"),
    [
        ((), "-inf", "inf"),
        (("--alpha", "-3"), -3, "inf"),
        (("--alpha=-3",), -3, "inf"),
        (("--beta", "1/3"), "-inf", "1/3"),
        (("--alpha", "-inf", "--beta", "2.5"), "-inf", 2.5),
        (("--alpha", "5", "--beta", "10"), 5, 10),
    ],
)
def test_the_window_at_the_root_is_as_given(options, alpha, beta):
    found = solved("[[3, 12], [2, 4]]", *options)
    assert (found["convention"]["alpha"], found["convention"]["beta"]) == (alpha, beta)
    assert (found["nodes"][0]["alpha"], found["nodes"][0]["beta"]) == (alpha, beta)


def test_a_narrow_window_makes_the_value_a_bound():
    root = solved("[[3, 12], [2, 4]]", "--alpha", "5", "--beta", "10")["nodes"][0]
    assert (root["value"], root["value_is"]) == (3, "upper")


@pytest.mark.parametrize(("alpha", "beta"), [("3", "3"), ("4", "-4"), ("inf", "inf")])
def test_alpha_must_be_below_beta(alpha, beta):
    assert refusal_of("alphabeta", "--alpha", alpha, "--beta", beta) == (
        f"the window at the root is empty: alpha is {alpha} and beta {beta};"
        " alpha must be below beta\n"
    )


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x", "'x' is not a number"),
        ("3,5", "'3,5' is not a number; write 3.5: decimals take a point"),
        ("1/0", "a fraction cannot have 0 below the bar"),
    ],
)
def test_a_bound_that_is_no_number_is_refused_with_the_reason(text, why):
    assert refusal_of("alphabeta", "--alpha", text).endswith(
        f"Error: Invalid value for '--alpha': {why}\n"
    )


def test_minimax_knows_no_window():
    assert "No such option '--alpha'" in refusal_of("minimax", "--alpha", "3")


@pytest.mark.parametrize(
    ("end", "order"),
    [("left", ["B1", "B2", "C1"]), ("right", ["C2", "C1", "B2", "B1"])],
)
def test_children_are_searched_from_either_end(end, order):
    events = solved("[[3, 12], [2, 4]]", "--from", end)["events"]
    assert [event["node"] for event in events if event["event"] == "leaf"] == order


@pytest.mark.parametrize(("root", "value"), [("max", 3), ("min", 4)])
def test_either_player_may_move_first(root, value):
    found = solved("[[3, 12], [2, 4]]", "--root", root, command="minimax")
    assert (found["nodes"][0]["kind"], found["value"]) == (root, value)


@pytest.mark.parametrize(
    "tree", ["{kind: min, children: [1, 2]}", "{levels: [min, max], tree: [1, 2]}"]
)
def test_a_root_against_what_the_tree_says_is_refused(tree):
    assert "the tree says that min moves first, so --root max cannot hold" in refusal_of(
        "minimax", tree, "--root", "max"
    )
    assert solved(tree, "--root", "min")["value"] == 1


CONVENTIONS = {
    "ub": ("ties", "soft"),
    "ub-practica": ("ties", "hard"),
    "unir": ("ties", "soft"),
    "unco": ("ties", "soft"),
    "uam": ("ties", "hard"),
    "upv": ("ties", "soft"),
    "aima": ("ties", "soft"),
    "berkeley": ("strict", "soft"),
}


@pytest.mark.parametrize("name", CONVENTIONS)
def test_a_convention_brings_its_rules(name):
    found = rules(TIE, "--convention", name)
    assert found["name"] == name
    assert (found["cut"], found["bound"]) == CONVENTIONS[name]


def test_single_options_override_the_convention():
    found = rules(TIE, "--convention", "berkeley", "--cut", "ties", "--bound", "hard")
    assert (found["cut"], found["bound"]) == ("ties", "hard")


def test_the_window_of_uam_is_the_tree_s_range_unless_said():
    tree = "{range: [-9, 9], tree: [1, 2]}"
    found = rules(tree, "--convention", "uam")
    assert (found["alpha"], found["beta"]) == (-9, 9)
    found = rules(tree, "--convention", "uam", "--alpha", "-4")
    assert (found["alpha"], found["beta"]) == (-4, 9)
    assert rules(tree)["alpha"] == "-inf"


def test_a_tree_may_name_its_convention_and_the_command_line_overrides_it():
    tree = "{convention: berkeley, tree: [[3, 5], [3, 9]]}"
    assert rules(tree)["name"] == "berkeley"
    assert rules(tree)["cut"] == "strict"
    assert rules(tree, "--cut", "ties")["cut"] == "ties"
    assert rules(tree, "--convention", "uam")["name"] == "uam"


def test_a_tree_may_spell_its_convention_out():
    found = rules("{convention: {cut: strict, bound: hard, alpha: -5}, tree: [1, 2]}")
    assert (found["cut"], found["bound"], found["alpha"]) == ("strict", "hard", -5)


def test_a_wrong_convention_in_a_tree_is_pointed_at():
    assert refusal_of("alphabeta", "{convention: berkley, tree: [1, 2]}").startswith(
        "<tree>:1:14: 'berkley' is none of ub, ub-practica, unir, unco, uam, upv, aima, berkeley;"
        " did you mean 'berkeley'?\n"
    )


@pytest.mark.parametrize(("limit", "least"), [("--max-nodes", 3), ("--max-depth", 2)])
def test_a_tree_beyond_a_limit_is_refused_with_the_name_of_the_limit(limit, least):
    assert solved("[1, 2]", limit, str(least))["value"] == 2
    assert f"(see {limit})" in refusal_of("alphabeta", "[1, 2]", limit, str(least - 1))
    assert f"'{limit}': 0 is not in the range" in refusal_of("alphabeta", limit, "0")


def test_a_hundred_thousand_brackets_are_refused_at_the_limit(here):
    (here / "deep.yaml").write_text("[" * 100_000)
    said = refusal_of("alphabeta", "deep.yaml")
    assert "the tree is deeper than 20000 levels (see --max-depth)\n" in said
    assert len(said) < 400


def test_a_billion_laughs_are_refused_at_the_limit(here):
    levels = ["tree:", "- &n0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]"]
    levels += [f"- &n{n} [{', '.join([f'*n{n - 1}'] * 10)}]" for n in range(1, 10)]
    (here / "laughs.yaml").write_text("\n".join(levels))
    assert "unfold to more than 1000 times the text\n" in refusal_of("minimax", "laughs.yaml")


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["alfabeta"], "there is no command 'alfabeta'; did you mean 'alphabeta'?"),
        (["tree"], "there is no command 'tree'; did you mean 'trees'?"),
        (["alphabeta", "--covention", "ub"], "Did you mean '--convention'?"),
        (["alphabeta", "--lgo"], "'--log'?"),
        (["alphabeta", "--convention", "ubb"], "did you mean 'ub'?"),
        (["alphabeta", "--cut", "tie"], "'tie' is none of ties, strict; did you mean 'ties'?"),
        (["alphabeta", "--bound", "sof"], "did you mean 'soft'?"),
        (["alphabeta", "--from", "rigth"], "did you mean 'right'?"),
        (["alphabeta", "--style", "slide"], "did you mean 'slides'?"),
        (["alphabeta", "--root", "MAX"], "did you mean 'max'?"),
        (["alphabeta", "-f", "jsn"], "did you mean 'json'?"),
        (["show", "-f", "yml"], "did you mean 'yaml'?"),
    ],
)
def test_a_misspelt_word_gets_the_nearest(arguments, hint):
    assert hint in refusal_of(*arguments)


@pytest.mark.parametrize(
    "arguments",
    [["--cut", "t\a"], ["--alpha", "t\a"], ["-o", "x.t\a"], ["--only", "t\a"], ["t\a"]],
)
def test_a_control_character_in_a_wrong_word_is_spelled_out(arguments):
    assert "t\\x07" in refusal_of("alphabeta", *arguments)
