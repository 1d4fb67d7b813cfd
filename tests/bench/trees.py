"""The trees that are measured: nested lists, and the ways to write them."""

import random


def nested(b, d):
    """b children a node, d levels, random leaves."""
    rng = random.Random(1)

    def grow(levels):
        return [grow(levels - 1) for _ in range(b)] if levels else rng.randint(-999, 999)

    return grow(d)


def worst_first(b, d):
    """The same shape; good moves mostly come late, so that alpha-beta has little to prune."""
    rng = random.Random(1)

    def grow(levels, value, gain):
        if not levels:
            return value + rng.randint(-100, 100)
        return [grow(levels - 1, value + gain * position, -gain) for position in range(b)]

    return grow(d, 0, 100)


def long_form(lists):
    """A document in the long form, in block style."""
    lines = ["tree:"]

    def write(node, name, indent, first):
        lines.append(f"{first}name: {name}")
        if isinstance(node, list):
            lines.append(f"{indent}children:")
            for position, child in enumerate(node):
                write(child, f"{name}{position}", f"{indent}  ", f"{indent}- ")
        else:
            lines.append(f"{indent}value: {node}")

    write(lists, "N", "  ", "  ")
    return "\n".join(lines)


def named_form(node, name="N"):
    """The root of named nodes in flow style."""
    if not isinstance(node, list):
        return f"{name}: {node}"
    inside = ", ".join(named_form(child, f"{name}{i}") for i, child in enumerate(node))
    return f"{name}: {{{inside}}}"
