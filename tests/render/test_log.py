"""The log: its styles, conventions and languages, and that it is written while the search runs."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gametrace import alphabeta, build, minimax, parse, render
from gametrace.lang import LANGUAGES
from gametrace.render.log import SHOWN, Log, Shown, compact, split
from tests.search.reference import rules, windows
from tests.strategies import many, trees

SMALL = [[5, 6], [5, 1]]
STRICT_HARD = """\
Invocacion maxValue( A , alfa= -inf , beta= inf ) :
. Invocacion minValue( B , alfa= -inf , beta= inf ) :
. . Invocacion maxValue( B1 , alfa= -inf , beta= inf ) -> que retorna valor terminal 5
. . Invocacion maxValue( B2 , alfa= -inf , beta= 5 ) -> que retorna valor terminal 6
. minValue de B asigna valor 5
. Invocacion minValue( C , alfa= 5 , beta= inf ) :
. . Invocacion maxValue( C1 , alfa= 5 , beta= inf ) -> que retorna valor terminal 5
. . Invocacion maxValue( C2 , alfa= 5 , beta= 5 ) -> que retorna valor terminal 1
. PODA en minValue de C porque v= 1 < alfa= 5 -> le asigna valor 1
maxValue de A asigna valor 5
valor encontrado: 5, tras el repaso de los sucesores de A, la acción a hacer es a1
"""
COMPACT = """\
Invocacion maxValue(A, alfa=-inf, beta=inf):
. Invocacion minValue(B, alfa=-inf, beta=inf):
. . Invocacion maxValue(B1, alfa=-inf, beta=inf) -> que retorna valor terminal 5
. . Invocacion maxValue(B2, alfa=-inf, beta=5) -> que retorna valor terminal 6
. minValue de B asigna valor 5
. Invocacion minValue(C, alfa=5, beta=inf):
. . Invocacion maxValue(C1, alfa=5, beta=inf) -> que retorna valor terminal 5
. PODA en minValue de C porque v=5 <= alfa=5 -> le asigna valor 5
maxValue de A asigna valor 5
valor encontrado: 5, tras el repaso de los sucesores de A, la acción a hacer es a1
"""
ENGLISH = """\
Call maxValue( A , alpha= -inf , beta= inf ) :
. Call minValue( B , alpha= -inf , beta= inf ) -> returns the terminal value 4
. Call minValue( C , alpha= 4 , beta= inf ) :
. . Call maxValue( C1 , alpha= 4 , beta= inf ) -> returns the terminal value 3
. CUT in minValue of C because v= 3 <= alpha= 4 -> assigns it the value 3
maxValue of A assigns the value 4
value found: 4, after a look at the successors of A, the action to take is a1
"""
CATALAN = """\
Invocació maxValue( A , alfa= -inf , beta= inf ) :
. Invocació minValue( B , alfa= -inf , beta= inf ) -> que retorna valor terminal 4
. Invocació minValue( C , alfa= 4 , beta= inf ) :
. . Invocació maxValue( C1 , alfa= 4 , beta= inf ) -> que retorna valor terminal 3
. TALL en minValue de C perquè v= 3 <= alfa= 4 -> li assigna valor 3
maxValue de A assigna valor 4
valor trobat: 4, després de repassar els successors de A, l'acció a fer és a1
"""


def test_strict_cuts_print_the_test_they_use():
    trace = alphabeta(build(SMALL), cut="strict", bound="hard")
    assert render.log(trace) == STRICT_HARD


def test_the_compact_style_has_no_blanks_around_arguments():
    assert render.log(alphabeta(build(SMALL)), style="compact") == COMPACT


def test_minimax_is_compact_too():
    log = render.log(minimax(build([3, 4])), style="compact")
    assert log.splitlines()[:2] == [
        "Invocacion maxValue(A):",
        ". Invocacion minValue(B) -> que retorna valor terminal 3",
    ]


def test_a_strict_beta_cut_prints_greater():
    log = render.log(alphabeta(build([[3, [8, 7]]]), cut="strict"))
    assert ". . PODA en maxValue de B2 porque v= 8 > beta= 3 -> le asigna valor 8\n" in log


def test_a_fail_hard_v_is_the_updated_alpha():
    log = render.log(alphabeta(build([3, [[2, 1], 7]]), bound="hard"))
    assert ". . maxValue de C1 asigna valor 3\n" in log
    assert ". PODA en minValue de C porque v= 3 <= alfa= 3 -> le asigna valor 3\n" in log


@pytest.mark.parametrize(("lang", "text"), [("en", ENGLISH), ("ca", CATALAN)])
def test_other_languages_tell_the_same(lang, text):
    assert render.log(alphabeta(build([4, [3, 9]])), lang=lang) == text


@given(trees(many), rules, windows)
def test_every_language_has_the_same_lines_with_the_same_numbers(tree, parts, ends):
    trace = alphabeta(tree, **parts, **ends)

    def numbers(lang):
        lines = render.log(trace, lang=lang).splitlines()
        return [re.findall(r"-?\binf\b|-?\d[\d./]*|[<>]=?", line) for line in lines]

    assert numbers("es") == numbers("ca") == numbers("en")


@given(
    trees(),
    rules,
    windows,
    st.sampled_from(list(LANGUAGES)),
    st.sampled_from(["slides", "compact"]),
)
def test_the_replayed_log_is_the_streamed_one(tree, parts, ends, lang, style):
    for algorithm in (alphabeta, minimax):
        trace = algorithm(tree, **parts, **ends)
        lines = []
        watch = Log(lines.append, lang, style)
        assert algorithm(tree, watch=watch, **parts, **ends) == trace.value
        assert "".join(lines) == render.log(trace, lang, style)


@given(trees(), rules)
def test_there_is_a_line_for_each_event_and_one_for_the_decision(tree, parts):
    trace = alphabeta(tree, **parts)
    log = render.log(trace).splitlines()
    assert len(log) == len(list(trace.events())) + 1
    depths = [node.depth for _, (node, *_) in trace.events()]
    assert [re.match(r"(\. )*", line).end() // 2 for line in log[:-1]] == depths
    assert log[-1].endswith(f"la acción a hacer es {trace.action}")


def test_each_line_is_written_when_its_event_happens():
    lines, tree = [], build([3, 4])
    watch = Log(lines.append)
    watch.begin(tree, minimax(tree).rules)
    watch.enter(tree.root, None, None)
    assert lines == ["Invocacion maxValue( A ):\n"]
    watch.leaf(tree["B"], None, None, 3)
    assert lines[1:] == [". Invocacion minValue( B ) -> que retorna valor terminal 3\n"]


def test_a_root_that_is_a_leaf_has_a_value_and_no_action():
    assert render.log(minimax(build(7))) == (
        "Invocacion maxValue( A ) -> que retorna valor terminal 7\nvalor encontrado: 7\n"
    )


def test_a_root_of_min_is_called_with_min_value():
    log = render.log(minimax(build([1, 2], root="min")))
    assert log.splitlines()[0] == "Invocacion minValue( A ):"
    assert log.splitlines()[-2] == "minValue de A asigna valor 1"


def test_numbers_are_spelled_as_they_were_meant():
    log = render.log(minimax(build(["1/3", "2.50", "-inf", 10**30])))
    values = [line.rpartition(" ")[2] for line in log.splitlines()[1:5]]
    assert values == ["1/3", "2.5", "-inf", "1000000000000000000000000000000"]


def test_braces_in_names_and_actions_are_only_text():
    tree = parse('[{name: "{value}", action: "{node}", value: 1}]', bare=True)
    log = render.log(minimax(tree))
    assert ". Invocacion minValue( {value} ) -> que retorna valor terminal 1\n" in log
    assert log.endswith("la acción a hacer es {node}\n")


def test_the_texts_that_are_kept_have_a_bound():
    shown = Shown()
    assert [shown[value] for value in range(3 * SHOWN)] == [
        str(value) for value in range(3 * SHOWN)
    ]
    assert len(shown) <= SHOWN + 1


def test_a_phrase_with_other_fields_is_refused():
    assert split("a {x} b {y}", "x", "y") == ["a ", " b ", ""]
    with pytest.raises(ValueError, match="the fields of"):
        split("a {y} b {x}", "x", "y")


def test_a_compact_phrase_keeps_its_words():
    assert compact("f( {n} , a= {a} ) : v= {v} -> {w}") == "f({n}, a={a}): v={v} -> {w}"


def test_a_leaf_where_chance_would_move_is_called_as_chance_is():
    log = render.log(minimax(parse("levels: [max, chance]\ntree: [3, 4]")))
    assert log.splitlines()[1] == ". Invocacion expValue( B ) -> que retorna valor terminal 3"
