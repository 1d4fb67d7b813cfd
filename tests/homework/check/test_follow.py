"""Consequences: what follows from a slip, and from which."""

import gametrace
from tests.homework.sheets import B, report_on, tree_of


def whys(text, tree=B, **options):
    """What is said of each answer that follows."""
    report = report_on(text, tree, lang="en", **options)
    return {item.node or item.kind: item.why for item in report.items if item.verdict == "follows"}


def test_each_consequence_names_the_slip_that_it_comes_from_and_no_other():
    found = whys("algorithm: minimax\nvalues: {B1: 4, B: 4, C2: 1, C: 1, A: 4}")
    assert found == {
        "B": "it follows from B1 = 4", "C": "it follows from C2 = 1", "A": "it follows from B1 = 4",
    }  # fmt: skip


def test_where_no_slip_brings_it_about_by_itself_all_are_named():
    found = whys("algorithm: minimax\nvalues: {B: 1, C: 1, D: 0, A: 1}\naction: a2")
    assert found["A"] == "it follows from B = 1, C = 1, D = 0"


def test_probabilities_are_slips_too():
    tree = "{chance T: [0.5: 2, rest: 4]}"
    found = whys("algorithm: expectiminimax\nprobabilities: {T2: 0.25}\nvalues: {T: 2}", tree)
    assert found == {"T": "it follows from p(T2) = 0.25"}


def test_a_window_follows_from_the_window_above():
    found = whys("windows: {D: [2, inf], D3: [2, 5]}")
    assert found == {"D3": "it follows from D: [2, inf]"}


def test_a_right_value_in_a_wrong_line_of_a_log_is_no_slip():
    log = gametrace.render.log(gametrace.alphabeta(tree_of(B)))
    log = log.replace("( D1 , alfa= 3", "( D1 , alfa= 2").replace("terminal 2", "terminal 1")
    log = log.replace("v= 2 <=", "v= 1 <=").replace("le asigna valor 2", "le asigna valor 1")
    assert whys(log) == {"C": "it follows from C1 = 1"}


def test_a_wrong_share_line_of_a_star_search_is_explained():
    tree = tree_of("uam/star1")
    for chance in ("star1", "star2"):
        log = gametrace.render.log(gametrace.alphabeta(tree, chance=chance), lang="en")
        assert "= 5/3 ," in log
        for wrong in (log.replace("= 5/3 ,", "= 9 ,"), _without(log, "= 5/3 ,")):
            report = report_on(wrong, tree, lang="en", chance=chance)
            first = next(item for item in report.items if item.verdict != "right")
            assert (first.event, first.node) == ("window", "C1")
            assert "at C it is computed what C1 must be worth for a cut" in first.why


def _without(text, part):
    return "".join(line for line in text.splitlines(keepends=True) if part not in line)


def test_hints_do_not_change_the_points():
    text = "values: {A: 4, B: 4, C: 9}\npruned: [B32]\norder: [B1]"
    plain, hinted = (report_on(text, hints=hints) for hints in (False, True))
    assert plain.score == hinted.score
