"""What a rubric asks for is missing where it was not answered."""

import pytest

from gametrace.homework.answers.marks import BLANK, Unreadable
from gametrace.homework.check.rubric import Rubric
from tests.homework.handed_in import graded
from tests.homework.sheets import key_on

KEY = key_on()


@pytest.mark.parametrize(
    ("asked", "claims", "completed"),
    [
        ((), {"action": "a1"}, {"action": "a1"}),
        ((("action", ()),), {}, {"action": BLANK}),
        ((("action", ()),), {"action": "a2"}, {"action": "a2"}),
        ((("pruned", ()),), {"cuts": {}}, {"pruned": BLANK, "cuts": {}}),
        ((("values", ("B3", "C")),), {}, {"values": {"B3": BLANK, "C": BLANK}}),
        ((("values", ("B3", "C")),), {"values": {"C": 2}}, {"values": {"C": 2, "B3": BLANK}}),
        ((("values", ("b3", "Q")),), {}, {"values": {"B3": BLANK}}),
        ((("values", ("C",)),), {"values": BLANK}, {"values": {"C": BLANK}}),
        (
            (("values", ("B", "C")),),
            {"values": Unreadable("?", "")},
            {"values": {"B": Unreadable("?", ""), "C": Unreadable("?", "")}},
        ),
        ((("values", ()),), {}, {"values": dict.fromkeys(["A", "B", "B3", "C", "D"], BLANK)}),
        ((("whatif", ()),), {}, {"whatif": {}}),
        ((("log", ()),), {}, {"log": BLANK}),
    ],
)
def test_a_blank_for_each_answer_that_is_not_there(asked, claims, completed):
    found = Rubric(asked=asked).completed(claims, KEY)
    assert found == completed
    assert list(found) == list(completed)


def test_windows_are_asked_of_every_node_that_has_one():
    found = Rubric(asked=(("windows", ()),)).completed({}, KEY)
    assert " ".join(sorted(found["windows"])) == "A B B1 B2 B3 B31 C C1 D D1 D2 D3"


def test_whatif_is_asked_of_the_marked_leaves():
    key = key_on("[[3, 12], [{value: 2, mark: true, name: X}, 4]]")
    assert Rubric(asked=(("whatif", ()),)).completed({}, key) == {"whatif": {"X": BLANK}}


def test_what_minimax_does_not_have_is_not_missing():
    found = graded("algorithm: minimax\nvalue: 3", rubric="asked: [windows, cuts, value]")
    assert found.verdicts == {"right": 1, "missing": 1}  # there are no cuts, which is an answer


def test_an_unanswered_set_counts_as_much_as_an_answered_one():
    right = graded("pruned: [B32, B33, C2, C3]", rubric="asked: [pruned]")
    blank = graded("action: a1", rubric="asked: [pruned]")
    assert (right.points, right.of) == (4, 4)
    assert (blank.points, blank.of) == (0, 4)
