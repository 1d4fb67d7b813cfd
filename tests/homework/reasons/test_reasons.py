"""Reasons are true: what a sentence claims is read back and compared with the search itself."""

import re
from fractions import Fraction
from math import inf
from operator import ge, gt, le, lt
from string import Formatter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gametrace
from gametrace.homework.reasons.reasons import MOST, Reasons
from gametrace.lang import LANGUAGES, homework_words
from gametrace.tree.numbers import number, show, utility
from tests.homework.sheets import B, key_on
from tests.strategies import chance_texts, few, many, trees

TESTS = {">=": ge, ">": gt, "<=": le, "<": lt}
CUTS = {
    "cut": st.sampled_from(["ties", "strict"]),
    "bound": st.sampled_from(["soft", "hard"]),
    "order": st.sampled_from(["left", "right"]),
}


def reasons_for(tree, algorithm="alphabeta", lang="es", **parts):
    return Reasons(key_on(tree, algorithm, lang, **parts), homework_words(lang))


# -- reading sentences back


def pattern(phrase):
    """What reads a phrase of the language back into its fields."""
    parts = []
    for text, field, _, _ in Formatter().parse(phrase):
        parts.append(re.escape(text))
        if field is not None:
            again = f"(?P={field})" if f"(?P<{field}>" in "".join(parts) else f"(?P<{field}>.+?)"
            parts.append(again)
    return re.compile("".join(parts))


class Told:
    """What a search did, step by step: what every node knew when it was called."""

    def __init__(self, reasons):
        self.reasons, self.trace, self.words = reasons, reasons.trace, reasons.words
        self.tree, self.visits = reasons.tree, reasons.trace.visits
        self.phrases = [(phrase, self.words[phrase].removeprefix("; ")) for phrase in CLAIMS]
        cuts = [each for each in self.phrases if each[0].startswith("certificate")]
        proved = [(phrase, text + self.words["certificate_from"]) for phrase, text in cuts]
        self.phrases = proved + self.phrases
        self.before, self.last = {}, {}
        known, returned = {}, None
        for event, (node, *rest) in self.trace.events():
            if event in ("enter", "leaf"):
                self.before.setdefault(node, dict(known))
            if event == "cut":
                self.last[node] = returned
            if event in ("leaf", "cut", "leave"):
                known[node] = rest[2] if event == "leaf" else rest[0]
                returned = node

    def claims(self, sentence):
        """The phrases that a sentence consists of, each with its fields."""
        mixed = pattern(self.words["why_mixed"]).fullmatch(sentence)  # the one with a ; of its own
        for part in [sentence] if mixed else sentence.split("; "):
            for phrase, text in self.phrases:
                if found := pattern(text).fullmatch(part):
                    yield phrase, found.groupdict()
                    break
            else:
                raise AssertionError(f"nobody knows what this says: {part}")

    def check(self, sentence, of):
        """Every claim of a sentence about a node is true; which phrases it consists of."""
        phrases = []
        for phrase, fields in self.claims(sentence):
            named = {"node", "cut", "after", "leaf", "setter", "through", "above"} & fields.keys()
            nodes = {key: self.tree[fields[key]] for key in named}
            numbers = {key: utility(fields[key]) for key in ("value", "limit") if key in fields}
            if phrase == "why_end_chance":
                nodes["node"] = of
            assert CLAIMS[phrase](self, **{**fields, **nodes, **numbers}), sentence
            assert {nodes.get("node", of), nodes.get("cut", of)} <= set(of.path()), sentence
            phrases.append(phrase)
        return phrases

    # -- what each phrase claims

    def leaf(self, node, value):
        return not node.children and self.visits[node].value == value

    def horizon(self, node, value):
        return node.children and node.eval == value == self.visits[node].value

    def children(self, node, text):
        """The values of the children that a sentence lists, which must be those returned."""
        listed = [part.rsplit(" = ", 1) for part in re.split(r", (?![^(]*\))", text)]
        assert all(self.tree[name].parent is node for name, _ in listed)
        assert len(listed) == sum(child in self.visits for child in node.children)
        values = [utility(value) for _, value in listed]
        assert values == [self.visits[self.tree[name]].value for name, _ in listed]
        return values

    def max(self, node, children, value):
        return node.kind == "max" and value == max(self.children(node, children))

    def min(self, node, children, value):
        return node.kind == "min" and value == min(self.children(node, children))

    def total(self, text):
        """What a sum of products comes to."""
        products = [product.split("*") for product in text.split(" + ")]
        numbers = [(number(p), number(of.strip("()"))) for p, of in products]
        return sum(p * of for p, of in numbers if p)

    def chance(self, node, children, sum, value):  # noqa: A002
        values = self.children(node, children)
        assert [product.split("*")[1].strip("()") for product in sum.split(" + ")] == [
            show(value) for value in values
        ]
        return node.kind in self.trace.rules.nature and self.total(sum) == value

    def mixed(self, node, p, children, sum, value):  # noqa: A002
        self.children(node, children)
        return number(p) == node.random and self.total(sum) == value == self.visits[node].value

    def player(self, node, player, children, value):
        mine = self.tree.players.index(player)
        best = max(self.children(node, children), key=lambda utilities: utilities[mine])
        return node.kind == player and value == best

    def kept(self, node, bound, children, value):
        least = node.kind == "min"
        assert bound == self.words["beta" if least else "alpha"]
        start = self.visits[node].beta if least else self.visits[node].alpha
        stays = [it >= value if least else it <= value for it in self.children(node, children)]
        return start == value == self.visits[node].value and all(stays)

    def stopped(self, value, test, bound, limit):
        return TESTS[test](value, limit) and bound in (self.words["alpha"], self.words["beta"])

    def came_from(self, bound, mover):
        def check(self, node, setter, through, value):
            known = self.before[node]
            return (
                getattr(self.visits[node], bound) == value
                and setter.kind == mover
                and setter in node.path()[:-1]
                and through.parent is setter
                and known[through] == value
            )

        return check

    def still_open(self, bound, mover):
        def check(self, node, value):
            worse = le if mover == "max" else ge
            movers = [above for above in node.path()[:-1] if above.kind == mover]
            known = self.before[node]
            returned = [known[child] for it in movers for child in it.children if child in known]
            untouched = getattr(self.visits[node], bound) == getattr(self.trace.rules, bound)
            return untouched and all(worse(it, value) for it in returned)

        return check

    def starts_at_chance(self, node, bound, value, above):
        end = {self.words["alpha"]: "alpha", self.words["beta"]: "beta"}[bound]
        below = [it for it in node.path() if above in it.path()[:-1]]
        nature = [it for it in node.path()[:-1] if it.kind in self.trace.rules.nature]
        return above is nature[-1] and {getattr(self.visits[it], end) for it in below} == {value}

    def window(self, node, alpha, beta, above=None):
        right = above is None or (above is node.parent and above.kind in self.trace.rules.nature)
        visit = self.visits[node]
        return right and (visit.alpha, visit.beta) == (number(alpha), number(beta))

    def proof(self, cut, after, value, test, bound, limit, setter=None, through=None):
        visit = self.visits[cut]
        if setter:
            assert self.before[cut][through] == limit
            assert through.parent is setter
            assert setter in cut.path()
        return (
            (visit.status, visit.value, visit.limit) == ("cut", value, limit)
            and bound == self.words[visit.bound]
            and TESTS[test](value, limit)
            and after in self.last[cut].path()
            and cut in after.path()[:-1]
        )

    def certificate(self, after, leaf, value, **fields):
        handed_up = after in leaf.path() and self.visits[leaf].value == value
        return handed_up and self.proof(after=after, value=value, **fields)

    def started(self, cut, value, **fields):
        start = self.visits[cut].beta if cut.kind == "min" else self.visits[cut].alpha
        hard = self.trace.rules.bound == "hard"
        return hard and start == value and self.proof(cut=cut, value=value, **fields)

    def not_visited(self, node):
        return node not in self.visits

    def visited(self, node, above, value, test, bound, limit):
        known, least = self.before[node], above.kind == "min"
        returned = [known[child] for child in above.children if child in known]
        visit = self.visits[above]
        if self.trace.rules.bound == "hard":
            returned.append(visit.beta if least else visit.alpha)
        end = "alpha" if least else "beta"
        return (
            above is node.parent
            and value == (min if least else max)(returned)
            and (bound, limit) == (self.words[end], getattr(visit, end))
            and TESTS[test](value, limit)
        )

    def first(self, node, above):
        known = self.before[node]
        nature = above.kind in self.trace.rules.nature
        return above is node.parent and (nature or not any(it in known for it in above.children))

    def no_cut(self, node, value, test, bound, limit):
        visit = self.visits[node]
        end = "alpha" if node.kind == "min" else "beta"
        return (
            (visit.status, visit.value) == ("solved", value)
            and (bound, limit) == (self.words[end], getattr(visit, end))
            and TESTS[test](value, limit)
        )


CLAIMS = {
    "why_leaf": Told.leaf,
    "why_horizon": Told.horizon,
    "why_max": Told.max,
    "why_min": Told.min,
    "why_chance": Told.chance,
    "why_mixed": Told.mixed,
    "why_player": Told.player,
    "why_kept": Told.kept,
    "why_stopped": Told.stopped,
    "why_alpha_from": Told.came_from(None, "alpha", "max"),
    "why_beta_from": Told.came_from(None, "beta", "min"),
    "why_alpha_open": Told.still_open(None, "alpha", "max"),
    "why_beta_open": Told.still_open(None, "beta", "min"),
    "why_end_chance": Told.starts_at_chance,
    "why_window_root": Told.window,
    "why_window_chance": Told.window,
    "why_window_star": Told.window,
    "why_no_window": lambda self, algorithm: algorithm == self.trace.algorithm != "alphabeta",
    "certificate": Told.certificate,
    "certificate_kept": Told.started,
    "certificate_chance_alpha": Told.proof,
    "certificate_chance_beta": Told.proof,
    "why_beyond": lambda self, node: self.trace.visit(node).status == "beyond",
    "why_discarded": lambda self, node: self.trace.visit(node).status == "discarded",
    "so_not_visited": Told.not_visited,
    "why_visited_root": lambda self, node: node is self.tree.root,
    "why_visited_always": lambda self, node, algorithm: algorithm != "alphabeta",
    "why_no_cut_ever": lambda self, algorithm: algorithm == self.trace.algorithm != "alphabeta",
    "why_visited_first": Told.first,
    "why_visited": Told.visited,
    "why_no_cut_leaf": lambda self, node: self.visits[node].status in ("leaf", "horizon"),
    "why_no_cut_chance": lambda self, node: node.kind == "chance" and not self.trace.rules.chance,
    "why_no_cut": Told.no_cut,
}


def check_all(tree, algorithm="alphabeta", lang="es", **parts):
    """Everything that can be said of every node is true."""
    reasons = reasons_for(tree, algorithm, lang, **parts)
    told = Told(reasons)
    for node in reasons.tree.walk():
        if node not in told.visits:
            pruned = reasons.trace.visit(node).status == "pruned"
            said = told.check(reasons.not_visited(node), node)
            assert ("certificate" in said) == pruned
            continue
        told.check(reasons.value(node), node)
        if algorithm == "alphabeta" or not node.parent:
            told.check(reasons.window(node), node)
        told.check(reasons.visited(node), node)
        if told.visits[node].bound:
            assert told.check(reasons.certificate(node), node) == ["certificate"]
        else:
            told.check(reasons.no_cut(node), node)


languages = st.sampled_from(list(LANGUAGES))


@given(tree=st.one_of(trees(), trees(many)), rules=st.fixed_dictionaries(CUTS), lang=languages)
def test_every_sentence_about_alpha_beta_is_true(tree, rules, lang):
    check_all(tree, lang=lang, **rules)


@given(
    tree=trees(),
    rules=st.fixed_dictionaries(CUTS),
    window=st.sampled_from([{"alpha": -1, "beta": 2}, {"alpha": 0}, {"beta": 0}]),
)
def test_every_sentence_is_true_when_the_root_has_a_window(tree, rules, window):
    check_all(tree, **rules, **window)


@given(text=chance_texts(), rules=st.fixed_dictionaries(CUTS), average=st.booleans())
def test_every_sentence_is_true_where_chance_lets_no_window_pass(text, rules, average):
    check_all(gametrace.parse(text), average=average, **rules)


@pytest.mark.parametrize("algorithm", ["minimax", "expectimax", "expectiminimax"])
@given(text=chance_texts(), order=CUTS["order"], average=st.booleans(), lang=languages)
def test_every_sentence_about_a_plain_search_is_true(algorithm, text, order, average, lang):
    check_all(gametrace.parse(text), algorithm, lang, order=order, average=average)


@pytest.mark.parametrize("algorithm", ["minimax", "alphabeta"])
@given(data=st.data(), rules=st.fixed_dictionaries(CUTS), depth=st.integers(0, 3))
def test_every_sentence_is_true_up_to_a_depth_limit(algorithm, data, rules, depth):
    tree = data.draw(trees())
    for node in tree.walk():
        if node.children:
            node.eval = data.draw(few)
    check_all(tree, algorithm, depth=depth, **rules)


@given(data=st.data())
def test_every_sentence_is_true_of_a_player_who_moves_at_random_now_and_then(data):
    tree = data.draw(trees())
    tree.mixed = True
    for node in tree.walk():
        if node.children:
            node.random = data.draw(st.sampled_from([0, Fraction(1, 5), Fraction(1, 2), 1]))
    check_all(tree, "minimax")


def test_every_sentence_about_several_players_is_true():
    check_all(
        "{players: [1, 2, 3], tree: [[[1 2 6, 4 3 2], [6 1 2, 7 4 1]], [[5 1 1, 1 5 2], 7 7 1]]}",
        "maxn",
    )


STAR = (
    "{range: [0, 10], tree: [{chance: [0.5: [4, 8], 0.5: [6, 7]]},"
    " {chance: [0.6: [1, 9], 0.2: [3, 5], 0.2: [8, 2]]}]}"
)  # B is worth 5; C cannot be worth more than 4.6 once C1 is 1: 0.6*1 + 0.4*10


@pytest.mark.parametrize("chance", ["star1", "star2"])
def test_a_chance_node_that_is_cut_does_not_give_itself_a_value(chance):
    reasons = reasons_for(STAR, lang="en", chance=chance)
    said = reasons.certificate(reasons.tree["C"])
    assert "C gives it" not in said
    assert "cut after C:" not in said
    assert re.search(r"4\.6 <= alpha = 5\b", said)
    assert "which A already had through B" in said


@pytest.mark.parametrize("chance", ["star1", "star2"])
def test_a_chance_node_that_is_cut_has_its_value_explained_once(chance):
    reasons = reasons_for(STAR, lang="en", chance=chance)
    assert "C gives it" not in reasons.value(reasons.tree["C"])


def test_where_the_utility_has_bounds_nobody_says_that_it_has_none():
    reasons = reasons_for(STAR, lang="en", chance="star1")
    assert reasons.trace["B"].bound is None
    assert "without bounds of the utility" not in reasons.no_cut(reasons.tree["B"])


@given(text=chance_texts(), rules=st.fixed_dictionaries(CUTS), average=st.booleans())
def test_what_is_said_of_windows_and_cuts_is_true_under_star1(text, rules, average):
    reasons = reasons_for(gametrace.parse(text), chance="star1", average=average, **rules)
    told = Told(reasons)
    for node, visit in told.visits.items():
        told.check(reasons.window(node), node)
        if visit.bound:
            told.check(reasons.certificate(node), node)


# -- the sentences themselves


@pytest.mark.parametrize(
    ("node", "said"),
    [
        ("C1", "C1 es una hoja y vale 2"),
        ("A", "A es MAX y toma el mayor de B = 3, C = 2, D = 1: vale 3"),
        ("B", "B es MIN y toma el menor de B1 = 3, B2 = 12, B3 = 8: vale 3"),
        (
            "C",
            "C es MIN y toma el menor de C1 = 2: vale 2; ahí se poda, porque 2 <= alfa = 3",
        ),
        (
            "B3",
            "B3 es MAX y toma el mayor de B31 = 8: vale 8; ahí se poda, porque 8 >= beta = 3",
        ),
    ],
)
def test_why_a_node_of_the_lecture_has_its_value(node, said):
    reasons = reasons_for(B)
    assert reasons.value(reasons.tree[node]) == said


@pytest.mark.parametrize(
    ("node", "bounds", "said"),
    [
        ("A", ["alpha", "beta"], "en la raíz, A, la ventana empieza en [-inf, inf]"),
        ("C1", ["alpha"], "A ya tenía 3 por B, así que alfa llega a C1 como 3"),
        ("C1", ["beta"], "ningún MIN por encima de C1 ha bajado beta todavía: sigue en inf"),
        (
            "D3",
            ["alpha", "beta"],
            "A ya tenía 3 por B, así que alfa llega a D3 como 3; D ya tenía 5 por D2, así que"
            " beta llega a D3 como 5",
        ),
        ("B1", ["alpha"], "ningún MAX por encima de B1 ha subido alfa todavía: sigue en -inf"),
    ],
)
def test_why_a_node_of_the_lecture_has_its_window(node, bounds, said):
    reasons = reasons_for(B)
    assert reasons.window(reasons.tree[node], bounds) == said


def test_the_reason_for_a_window_below_a_chance_node_is_the_chance_node():
    reasons = reasons_for("[5, {chance: [0.5: [3, 4], 0.5: [6, 7]]}]")
    assert reasons.window(reasons.tree["C1"]) == (
        "por el nodo de azar C no pasa ninguna ventana: C1 empieza en [-inf, inf]"
    )
    below = reasons.window(reasons.tree["C11"])  # A has 5 already, which C does not let through
    assert "ningún MAX" not in below
    assert re.search(r"\bC\b", below)
    beta = reasons.window(reasons.tree["C12"], ["beta"])
    assert beta == "C1 ya tenía 3 por C11, así que beta llega a C12 como 3"


def test_a_cut_is_proved_by_a_leaf_and_by_who_set_the_bound():
    reasons = reasons_for(B)
    tree = reasons.tree
    assert reasons.certificate(tree["C"]) == (
        "C se poda tras C1: C1 le da 2, y 2 <= alfa = 3, que A ya tenía por B"
    )
    assert reasons.not_visited(tree["B33"]) == (
        "B3 se poda tras B31: B31 le da 8, y 8 >= beta = 3, que B ya tenía por B1; por eso B33 no"
        " se visita"
    )


def test_a_strict_cut_is_proved_by_its_own_test():
    reasons = reasons_for("[[3], [2, 9]]", cut="strict")
    assert "2 < alfa = 3" in reasons.certificate(reasons.tree["C"])
    tied = reasons_for("[[3], [3, 9]]", cut="strict")
    assert tied.visited(tied.tree["C2"]) == (
        "C2 se visita: cuando le toca, en C hay 3, y 3 >= alfa = 3, así que C no se poda"
    )


def test_a_fail_hard_node_keeps_the_bound_that_it_started_from():
    reasons = reasons_for("[[5], [[1, 2, 3], 4]]", bound="hard")
    assert reasons.value(reasons.tree["C1"]) == (
        "C1 parte de 5, su alfa, y ninguno de C11 = 1, C12 = 2, C13 = 3 la mejora: devuelve 5"
    )


def test_in_fail_hard_a_cut_is_not_blamed_on_a_leaf_of_another_value():
    reasons = reasons_for("[[5, [[7, 9], 1]]]", bound="hard")
    assert reasons.certificate(reasons.tree["B2"]).startswith(
        "B2 se poda tras B21: B21 le da 5, y 5 >= beta = 5"
    )


def test_a_mean_is_written_out_with_brackets_around_a_minus():
    reasons = reasons_for("{chance E: [0.5: -4, 1/4: 2, rest: 1/3]}", "expectiminimax")
    assert reasons.value(reasons.tree["E"]) == (
        "E es de azar y toma la media de E1 = -4, E2 = 2, E3 = 1/3:"
        " 0.5*(-4) + 0.25*2 + 0.25*(1/3) = -17/12"
    )


def test_in_expectimax_the_enemy_takes_the_mean():
    reasons = reasons_for("[[3, 5], 2]", "expectimax", "en")
    assert reasons.value(reasons.tree["B"]).endswith("0.5*3 + 0.5*5 = 4")


def test_a_player_who_moves_at_random_gets_a_share_of_the_mean():
    reasons = reasons_for("[{random: 20%, children: [2, 20]}, 3]", "minimax", "en")
    assert reasons.value(reasons.tree["B"]) == (
        "B moves at random with probability 0.2; of B1 = 2, B2 = 20 comes 0.8*2 + 0.2*11 = 3.8"
    )


def test_a_player_takes_what_is_best_for_itself():
    reasons = reasons_for("{players: [yo, tu], tree: [[1 2, 4 3], 2 9]}", "maxn")
    assert reasons.value(reasons.tree["B"]) == (
        "en B juega tu, que de B1 = (1, 2), B2 = (4, 3) toma lo mejor para sí: (4, 3)"
    )


def test_at_the_depth_limit_a_node_is_worth_its_estimate():
    reasons = reasons_for("[{eval: 5, children: [1, 2]}, 4]", depth=1, lang="en")
    assert reasons.value(reasons.tree["B"]) == (
        "B is at the depth limit and is worth its estimate, 5"
    )
    assert "B1" in reasons.not_visited(reasons.tree["B1"])
    assert "cut" not in reasons.not_visited(reasons.tree["B1"])


def test_what_a_beam_discards_is_not_said_to_be_cut():
    reasons = reasons_for("[1, 2, 3]", beam=2, lang="en")
    assert "B" in reasons.not_visited(reasons.tree["B"])
    assert "is cut" not in reasons.not_visited(reasons.tree["B"])


def test_a_sentence_does_not_name_more_children_than_fit():
    reasons = reasons_for(f"[{', '.join(map(str, range(40)))}]", "minimax")
    said = reasons.value(reasons.tree["A"])
    assert said.count(" = ") == MOST
    assert said.endswith(", …: vale 39")


def test_why_a_plain_search_has_no_windows_and_no_cuts():
    reasons = reasons_for(B, "minimax", "en")
    assert reasons.window(reasons.tree["C1"]) == "minimax has no windows"
    assert reasons.visited(reasons.tree["C1"]).startswith("minimax prunes nothing")


@pytest.mark.parametrize(
    ("node", "said"),
    [
        ("F", "the probabilities below B sum to 1: 0.3 + 0.5 + 0.2"),
        ("B", "there is no chance node above B"),
        ("A", "there is no chance node above A"),
    ],
)
def test_why_an_edge_has_its_probability(node, said):
    tree = "{max A: {chance B: [0.3: 4, 0.5: 6, rest: {name: F, value: 8}], C: 5}}"
    reasons = reasons_for(tree, "expectiminimax", "en")
    assert reasons.probability(reasons.tree[node]) == said


def test_names_with_braces_are_shown_as_they_are():
    reasons = reasons_for("{name: '{A}', children: [{name: '{value}', value: 3}, 2]}")
    assert reasons.value(reasons.tree["{value}"]) == "{value} es una hoja y vale 3"
    assert reasons.value(reasons.tree["{A}"]).startswith(
        "{A} es MAX y toma el mayor de {value} = 3"
    )


def test_infinity_is_said_as_it_is_written():
    reasons = reasons_for("[[-inf, 3], [inf]]")
    assert reasons.value(
        reasons.tree["B"]
    ) == "B es MIN y toma el menor de B1 = -inf: vale -inf" + (
        "; ahí se poda, porque -inf <= alfa = -inf"
    )
    assert reasons.trace["B"].limit == -inf
