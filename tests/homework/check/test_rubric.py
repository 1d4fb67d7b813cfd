"""What answers are worth."""

from fractions import Fraction

import pytest

from gametrace import GametraceError
from gametrace.homework.check.rubric import Rubric, Score
from gametrace.homework.check.rubric_file import read_rubric
from gametrace.homework.item import Item
from tests.homework.sheets import judged, key_on


def score(sheet, rubric=Rubric()):  # noqa: B008
    return rubric.score(judged(sheet, key_on()))


def item(verdict, expected=1, kind="values", node="A", given=1):
    return Item(kind, node, given, expected, verdict)


@pytest.mark.parametrize(
    ("sheet", "points", "of"),
    [
        ("values: {A: 3, B: 3}", 2, 2),
        ("values: {A: 3, B: 4}", 1, 2),
        ("values: {A: 3, C2: 4}", 1, 2),  # an answer too many is a wrong one
        ("values: {C2: 4, C3: 6}", 0, 2),
        ("pruned: [B32, B33, C2, C3]", 4, 4),
        ("pruned: [B32, B33, C2]", 3, 4),
        ("pruned: [B32, B33, C2, C3, D3]", 3, 4),
        ("pruned: [D1, D2, D3, B1, B2]", 0, 4),
        ("pruned: []", 0, 4),
        ("pruned:", 0, 4),
        ("cuts: [B3, C]", 2, 2),
        ("cuts: [B3, C, D]", 3, 3),
        ("cuts: {B3: alfa, C: alfa}", 1, 2),
        ("order: [B1, B2, B31, C1, D1, D2, D3]", 7, 7),
        ("order: [B2, B1, B31, C1, D1, D2, D3]", 6, 7),
        ("order:", 0, 7),
        ("action: a1\nvalue: 3", 2, 2),
        ("action: a2", 0, 1),
        ("action:", 0, 1),
        ("line: [A, B, B1]", 1, 1),
        ("line: [A, C]", 0, 1),
        ("line:", 0, 1),
        ("values: {A: three}", 0, 1),
        ("", 0, 0),
    ],
)
def test_each_answer_is_worth_a_point_unless_somebody_says_otherwise(sheet, points, of):
    assert score(sheet) == (points, of)


def test_a_set_that_nobody_answered_is_worth_what_it_would_be_if_answered():
    assert score("cuts:").of == score("cuts: []").of == score("cuts: [B3, C]").of


def test_points_go_by_kind():
    rubric = Rubric(points=(("values", 2), ("pruned", Fraction(1, 2)), ("action", 0)))
    assert score("values: {A: 3, B: 4}\npruned: [B32]\naction: a1\nvalue: 3", rubric) == (
        2 + Fraction(1, 2) + 1, 4 + 2 + 0 + 1,
    )  # fmt: skip
    assert (rubric.worth("values"), rubric.worth("windows"), rubric.worth("action")) == (2, 1, 0)


@pytest.mark.parametrize(("share", "points"), [(1, 2), (0, 1), (Fraction(1, 2), Fraction(3, 2))])
def test_what_follows_from_a_slip_earns_its_share(share, points):
    items = [item("wrong"), item("follows", node="B"), item("right", node="C")]
    assert Rubric(follow_through=share).score(items) == (points, 3)


def test_an_answer_too_many_that_follows_from_a_slip_costs_nothing():
    items = [item("right"), item("follows", None, node="C2"), item("extra", None, node="C3")]
    assert Rubric().score(items[:2]) == (1, 1)
    assert Rubric().score(items) == (1, 2)


def test_points_are_exact():
    items = [item("follows", node=str(number)) for number in range(3)]
    assert Rubric(follow_through=Fraction(1, 3)).score(items) == (1, 3)
    assert Rubric(follow_through=Fraction(1, 3)).score(items[:1]).points == Fraction(1, 3)


@pytest.mark.parametrize(
    ("total", "out_of", "grade"),
    [
        (Score(3, 4), 10, Fraction(15, 2)),
        (Score(3, 4), None, 3),
        (Score(4, 4), 10, 10),
        (Score(0, 0), 10, 0),
        (Score(1, 3), 1, Fraction(1, 3)),
    ],
)
def test_a_score_can_be_scaled(total, out_of, grade):
    assert total.scaled(out_of) == grade


def test_scores_add_up():
    assert Score(1, 2) + Score(3, 4) == Score(4, 6)


def read(text):
    return read_rubric(text, "rubric.yaml")


def test_a_rubric_is_read_from_yaml():
    rubric = read(
        "points: {valores: 2, podats: 1/2, log: 3}\nfollow_through: 50%\n"
        "conventions: [ub, aima]\nasked: {values: [A, B], pruned: }\nout_of: 10\n"
    )
    assert rubric == Rubric(
        points=(("values", 2), ("pruned", Fraction(1, 2)), ("log", 3)),
        follow_through=Fraction(1, 2),
        conventions=("ub", "aima"),
        asked=(("values", ("A", "B")), ("pruned", ())),
        out_of=10,
    )


@pytest.mark.parametrize("text", ["", "{}", "# nothing\n"])
def test_an_empty_rubric_is_the_default(text):
    assert read(text) == Rubric()


@pytest.mark.parametrize(
    ("text", "rubric"),
    [
        ("conventions: uam", Rubric(conventions=("uam",))),
        ("asked: [values, podados]", Rubric(asked=(("values", ()), ("pruned", ())))),
        ("follow_through: 0", Rubric(follow_through=0)),
    ],
)
def test_a_rubric_may_be_short(text, rubric):
    assert read(text) == rubric


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("point: {values: 2}", "rubric.yaml:1:1: unknown key 'point' in a rubric; did you mean 'p"),
        ("points: {valuez: 2}", "rubric.yaml:1:10: 'valuez' is none of values"),
        ("points: {student: 2}", "rubric.yaml:1:10: 'student' is none of values"),
        ("points: {values: -1}", "rubric.yaml:1:18: points are finite and not negative, unlike -1"),
        ("points: {values: inf}", "rubric.yaml:1:18: points are finite and not negative"),
        ("points: {values: two}", "rubric.yaml:1:18: points: 'two' is not a number"),
        ("points: 3", "rubric.yaml:1:9: points must be a mapping"),
        ("follow_through: 2", "rubric.yaml:1:17: follow_through: '2' is no share from 0 to 1"),
        ("conventions: [ubb]", "rubric.yaml:1:15: 'ubb' is none of ub, ub-practica"),
        ("asked: 3", "rubric.yaml:1:8: '3' is none of values"),
        ("asked: [foo]", "rubric.yaml:1:9: 'foo' is none of values"),
        ("out_of: -10", "rubric.yaml:1:9: points are finite and not negative"),
        ("out_of: 1\nout_of: 2", "rubric.yaml:2:1: the key 'out_of' stands here twice"),
        ("- points", "rubric.yaml:1:1: a rubric is a mapping"),
        ("points: &a {values: 1}", "rubric.yaml:1:9: write it out"),
        ("points: {values: 1", "rubric.yaml:1:19: not valid YAML"),
    ],
)  # fmt: skip
def test_a_bad_rubric_is_refused_at_its_place(text, said):
    with pytest.raises(GametraceError) as caught:
        read(text)
    assert str(caught.value).startswith(said)
