"""Random trees, for the properties that must hold on every one of them."""

from fractions import Fraction
from math import inf

from hypothesis import strategies as st

from gametrace import build

few = st.integers(-3, 3)  # so that ties are frequent
many = st.one_of(
    few,
    st.integers(-(10**30), 10**30),
    st.fractions(max_denominator=12),
    st.sampled_from([inf, -inf]),
)


def nested(leaves=few, most_children=4, max_leaves=25):
    """Nested lists: what a tree of MAX and MIN nodes is written as, an inner node at the root."""
    inner = st.recursive(
        leaves, lambda children: st.lists(children, min_size=1, max_size=most_children),
        max_leaves=max_leaves,
    )  # fmt: skip
    return st.lists(inner, min_size=1, max_size=most_children)


def trees(leaves=few, **shape):
    """Trees of MAX and MIN nodes; either may move first."""
    return st.builds(
        lambda lists, root: build(lists, root=root),
        nested(leaves, **shape),
        st.sampled_from(["max", "min"]),
    )


def plain_minimax(lists, maximise=True):
    """The value by the definition, without anything of ours."""
    if not isinstance(lists, list):
        return Fraction(lists) if isinstance(lists, float) and abs(lists) != inf else lists
    values = [plain_minimax(child, not maximise) for child in lists]
    return max(values) if maximise else min(values)


def chance_texts(low=-3, high=3, max_leaves=20):
    """Trees of MAX, MIN and chance nodes as YAML, with exact probabilities and a range."""
    leaf = st.integers(low, high).map(str)

    def inner(children):
        plain = st.builds(
            lambda kind, below: f"{{{kind}: [{', '.join(below)}]}}",
            st.sampled_from(["max", "min"]),
            st.lists(children, min_size=1, max_size=3),
        )
        weighted = st.lists(st.tuples(st.integers(0, 4), children), min_size=1, max_size=3)
        return st.one_of(plain, weighted.filter(lambda it: sum(w for w, _ in it)).map(_chance))

    nodes = st.recursive(leaf, inner, max_leaves=max_leaves)
    tops = st.lists(nodes, min_size=1, max_size=3)
    return tops.map(lambda top: f"range: [{low}, {high}]\ntree: [{', '.join(top)}]")


def _chance(weighted):
    total = sum(weight for weight, _ in weighted)
    return f"{{chance: [{', '.join(f'{weight}/{total}: {node}' for weight, node in weighted)}]}}"


def expected(node):
    """The value of a node by the definition, without anything of ours but the tree."""
    if not node.children:
        return node.value
    values = [expected(child) for child in node.children]
    if node.kind == "chance":
        return sum(Fraction(c.p) * value for c, value in zip(node.children, values, strict=True))
    return max(values) if node.kind == "max" else min(values)
