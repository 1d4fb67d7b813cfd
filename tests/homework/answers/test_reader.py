"""What a student claims: answers as people write them, about the nodes of one tree."""

from fractions import Fraction
from math import inf

import gametrace
from gametrace.homework.answers.marks import BLANK, NOT_VISITED, Bounded, Unreadable
from gametrace.homework.answers.nodes import LONGEST
from gametrace.study.intervals import Region
from tests.homework.sheets import claims_and_problems

TREE = gametrace.parse("tree: [[3, 12, [8, 7, 3]], [2, 4, 6], [14, 5, 1]]")
NAMED = gametrace.parse(
    "tree: {name: start, children: [{name: go left, action: left, value: 1},"
    " {name: 'x', action: 'no', value: 2}, {name: José, action: sí, value: 3}]}"
)


def read(text, tree=TREE):
    """The claims in some text, and what is wrong with it."""
    claims, problems = claims_and_problems(text, tree)
    return claims, [f"{it.line}:{it.column}: {it.what}" for it in problems]


def claim(text, tree=TREE):
    """The only claim of a text that is all right."""
    claims, problems = read(text, tree)
    assert problems == []
    (found,) = claims.values()
    return found


VALUES = [
    ("3", 3),
    ("3.0", 3),
    ("7/2", Fraction(7, 2)),
    ("7 / 2", Fraction(7, 2)),
    ("-2.5", Fraction(-5, 2)),
    ("−2", -2),
    ("+inf", inf),
    ("∞", inf),
    ("-∞", -inf),
    ("1e3", 1000),
    ('" 3 "', 3),
    ("≥ 8", Bounded("lower", 8)),
    ("≥8", Bounded("lower", 8)),
    ("'>= 8'", Bounded("lower", 8)),
    ("'=> 8'", Bounded("lower", 8)),
    ("≤ -2", Bounded("upper", -2)),
    ("'<= 1/3'", Bounded("upper", Fraction(1, 3))),
    ("x", NOT_VISITED),
    ("'-'", NOT_VISITED),
    ("—", NOT_VISITED),
    ("podado", NOT_VISITED),
    ("", BLANK),
    ("~", BLANK),
    ("null", BLANK),
    ('""', BLANK),
    ('"(1, 2, 3)"', (1, 2, 3)),
    ("1 2 3", (1, 2, 3)),
    ("[1, 2, 3]", (1, 2, 3)),
]  # fmt: skip


def test_a_value_is_a_number_a_bound_a_mark_or_nothing():
    for written, value in VALUES:
        assert claim(f"values: {{C: {written}}}") == {"C": value}, written
        assert claim(f"value: {written}") == value, written


WINDOWS = [
    ("[3, inf]", (3, inf)),
    ("[-inf, +inf]", (-inf, inf)),
    ("[-∞, 7/2]", (-inf, Fraction(7, 2))),
    ("'(3, inf)'", (3, inf)),
    ("'[3; inf]'", (3, inf)),
    ("3 inf", (3, inf)),
    ("'3, inf'", (3, inf)),
    ("[−3, 3]", (-3, 3)),
    ("x", NOT_VISITED),
    ("", BLANK),
]  # fmt: skip


def test_a_window_is_two_numbers_however_they_are_written():
    for written, ends in WINDOWS:
        assert claim(f"windows: {{C1: {written}}}") == {"C1": ends}, written


LISTS = [
    ("[B32, B33]", ["B32", "B33"]),
    ("[ b32 , B 33, B₃₂]", ["B32", "B33", "B32"]),
    ("B32, B33", ["B32", "B33"]),
    ("B32 B33", ["B32", "B33"]),
    ("B32; B33", ["B32", "B33"]),
    ("B32", ["B32"]),
    ("[]", []),
    ("'[]'", []),
    ("'-'", []),
    ("x", []),
    ("[Z9, B32]", ["Z9", "B32"]),
    ("", BLANK),
]  # fmt: skip


def test_a_list_of_nodes_may_do_without_brackets():
    for written, nodes in LISTS:
        assert claim(f"pruned: {written}") == nodes, written
    for word in ("none", "None", "ninguno", "cap", "∅"):
        assert claim(f"pruned: {word}") == [], word


def test_that_no_value_will_do_is_an_answer_to_what_if():
    assert claim("whatif: {C1: none}") == {"C1": Region()}
    assert claim("whatif: {C1: ninguno}") == {"C1": Region()}


def test_names_with_spaces_are_kept_whole():
    assert claim("order: go left, x", NAMED) == ["go left", "x"]
    assert claim("pruned: go left", NAMED) == ["go left"]
    assert claim("pruned: x", NAMED) == ["x"]
    assert claim("line: [START, Go Left]", NAMED) == ["start", "go left"]
    assert claim("values: {jose: 3}", NAMED) == {"José": 3}


def test_an_action_is_named_by_its_label_or_by_where_it_leads():
    for written, action in [("a1", "a1"), ("A1", "a1"), ("B", "a1"), ("no", "no"), ("", BLANK)]:
        assert claim(f"action: {written}") == action
    for written, action in [("LEFT", "left"), ("go left", "left"), ("no", "no"), ("si", "sí")]:
        assert claim(f"action: {written}", NAMED) == action


CUTS = [
    ("{B3: beta, C: alfa}", {"B3": "beta", "C": "alpha"}),
    ("{B3: β, C: α}", {"B3": "beta", "C": "alpha"}),
    ("{B3: , C: Alpha}", {"B3": BLANK, "C": "alpha"}),
    ("[B3, C]", {"B3": None, "C": None}),
    ("B3 C", {"B3": None, "C": None}),
    ("[]", {}),
    ("{}", {}),
    ("", BLANK),
]  # fmt: skip


def test_cuts_are_nodes_with_or_without_their_bounds():
    for written, cuts in CUTS:
        assert claim(f"cuts: {written}") == cuts, written


SHARES = [
    ("0.2", Fraction(1, 5)),
    ("1/6", Fraction(1, 6)),
    ("20%", Fraction(1, 5)),
    ("20 %", Fraction(1, 5)),
    ("1", 1),
    ("", BLANK),
]  # fmt: skip


def test_a_probability_is_a_share_or_a_percentage():
    for written, share in SHARES:
        assert claim(f"probabilities: {{C: {written}}}") == {"C": share}, written


REGIONS = [
    ("'> 3'", "> 3"),
    ("'x >= 3'", ">= 3"),
    ("'(3, inf)'", "> 3"),
    ("'[3, 5)'", "3 <= x < 5"),
    ("[3, 5]", "3 <= x <= 5"),
    ("C1 > 3", "> 3"),
    ("c1 > 3", "> 3"),
    ("any", "any"),
    ("cualquiera", "any"),
]  # fmt: skip


def test_what_if_is_a_set_of_numbers():
    for written, region in REGIONS:
        assert claim(f"whatif: {{C1: {written}}}") == {"C1": Region.parse(region)}, written


UNREADABLE = [
    ("values: {A: z}", "1:13: 'z' is not a number"),
    ("values: {A: [1, x]}", "1:17: 'x' is not a number"),
    ("values: {A: {b: 1}}", "1:13: a value must be a text"),
    ("values: [A, B]", "1:9: this has an answer for each node"),
    ("values: 3", "1:9: this has an answer for each node"),
    ("windows: {C1: 3}", "1:15: a window is two numbers"),
    ("windows: {C1: [1, 2, 3]}", "1:15: a window is two numbers"),
    ("windows: {C1: [a, 2]}", "1:16: 'a' is not a number"),
    ("windows: {C1: {a: 2}}", "1:15: a window is two numbers"),
    ("log: [Invocacion maxValue( A )]", "1:6: a log must be a text"),
    ("log: nothing to see", "1:6: there is no line of a log here"),
    ("pruned: {B32: x}", "1:9: this is a list of nodes"),
    ("pruned: [[B32]]", "1:10: the name of a node must be a text"),
    ("cuts: {C: gamma}", "1:11: 'gamma' is neither alpha nor beta"),
    ("action: {a: 1}", "1:9: an action must be a text"),
    ("not_generated: 3.5", "1:16: this is a number of nodes, not 3.5"),
    ("not_generated: -1", "1:16: this is a number of nodes, not -1"),
    ("not_generated: inf", "1:16: this is a number of nodes, not inf"),
    ("not_generated: many", "1:16: 'many' is not a number"),
    ("probabilities: {C: 2}", "1:20: a probability lies between 0 and 1, not at 2"),
    ("whatif: {C1: big}", "1:14: 'big' is not"),
    ("whatif: {C1: [5, 3]}", "1:14: no number lies in '[5, 3]'"),
    ("whatif: [C1]", "1:9: this has an answer for each node"),
]  # fmt: skip


def test_what_cannot_be_read_is_kept_with_the_reason_and_its_place():
    for text, place_and_reason in UNREADABLE:
        claims, (problem,) = read(text)
        assert problem.startswith(place_and_reason), problem
        [claim_] = claims.values()
        [answer] = claim_.values() if isinstance(claim_, dict) else [claim_]
        reason = answer[0].why if isinstance(answer, list) else answer.why
        assert problem.endswith(reason)


def test_an_end_of_a_window_that_is_a_list_is_not_called_a_probability():
    _, (problem,) = read("windows: {C1: [[3], 4]}")
    assert problem.startswith("1:16: ")
    assert "probability" not in problem


def test_one_unreadable_answer_hides_no_other():
    claims, problems = read("values: {A: a, B: 3, C: c}\npruned: {D: 1}\naction: a1")
    assert claims["values"]["B"] == 3
    assert [type(claims["values"][name]) for name in "AC"] == [Unreadable, Unreadable]
    assert isinstance(claims["pruned"], Unreadable)
    assert claims["action"] == "a1"
    assert [problem.split(": ")[0] for problem in problems] == ["1:13", "1:25", "2:9"]


def test_a_node_that_is_answered_twice_under_two_spellings_is_a_problem():
    for answers in (
        "values: {B: 3, b: 4}", "windows: {B: 1 2, b: 3 4}", "probabilities: {B: 1, b: 0}",
        "cuts: {B: alfa, b: beta}", "whatif: {B: '> 3', b: '> 4'}",
    ):  # fmt: skip
        claims, (problem,) = read(answers)
        assert "B is answered twice" in problem
        assert [list(claim_) for claim_ in claims.values()] == [["B"]]


def test_a_decimal_comma_in_a_mapping_is_understood():
    claims, problems = read("values: {A: 3,5, B: 2}")
    assert (claims["values"], problems) == ({"A": Fraction(7, 2), "B": 2}, [])


def test_an_unknown_node_stays_as_it_was_written():
    assert claim("values: {Z9: 3, Ñ: x}") == {"Z9": 3, "Ñ": NOT_VISITED}


def test_quoted_words_for_nothing_are_what_they_say():
    tree = gametrace.parse("tree: [{name: 'null', value: 1}, {name: '~', value: 2}]")
    assert claim("pruned: 'null'", tree) == ["null"]
    assert claim("action: '~'", tree) == "a2"


def test_very_long_answers_are_not_repeated_whole():
    claims, problems = read(f"values: {{A: {'z' * 100_000}}}\npruned: [{'y' * 100_000}]")
    assert len(claims["values"]["A"].text) <= LONGEST
    assert len(claims["pruned"][0]) <= LONGEST
    assert len(problems[0]) < 1000


def test_control_characters_are_spelled_out():
    claims, problems = read('values: {A: "\\e[31mred"}\npruned: ["\\x07"]\naction: "zz\\nyy"')
    assert claims["values"]["A"].text == "\\x1b[31mred"
    assert claims["pruned"] == ["\\x07"]
    assert claims["action"] == "zz yy"  # a line break is a space like every other
    assert "\x1b" not in problems[0]
