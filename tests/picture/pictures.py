"""Trees to be drawn, names that want to be obeyed, and SVG read back."""

import subprocess
from xml.etree import ElementTree

HOSTILE = [
    "<b>bold</b>",
    "</script><script>alert(1)</script>",
    "]]>",
    r"\input{secret}",
    r"\end{forest}",
    "100% #1 $x$ ^^M _a_ ~b~ {c}",
    "\"double\" 'single' `back`",
    "\u202egnirts\u202c",
    "🙂 ♔ 漢字 Ω ж",
    "x" * 10_000,
    "&amp; &#60; <br/>",
    "\\N \\n \\\\",
    'a"]; b [label="',
]
SVG = "{http://www.w3.org/2000/svg}"


def hostile_tree():
    """A tree of hostile names, actions, notes and a board; built, so that no reader checks it."""
    from gametrace import build

    tree = build([list(range(len(HOSTILE))), [1, 2]])
    first = tree.root.children[0]
    for child, text in zip(first.children, HOSTILE, strict=True):
        child.name = child.action = child.note = text
    tree.root.children[1].label = "\n".join(HOSTILE)
    tree.root.name = tree.root.note = tree.title = "\n".join(HOSTILE[:4])
    return tree


def root_of(svg):
    return ElementTree.fromstring(svg)


def nodes_of(svg):
    """The group of each node, by name."""
    return {
        group.get("data-node"): group
        for group in root_of(svg).iter(f"{SVG}g")
        if "node" in group.get("class", "").split()
    }


def edges_of(svg):
    """The group of each edge, by its ends."""
    return {
        (group.get("data-parent"), group.get("data-child")): group
        for group in root_of(svg).iter(f"{SVG}g")
        if "edge" in group.get("class", "").split()
    }


def texts_of(group):
    """The texts of a group, by class; the last of each class."""
    return {text.get("class"): text.text for text in group.iter(f"{SVG}text")}


def run(*command, cwd):
    """Run a program that must succeed."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, timeout=120, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr).decode(errors="replace")[-2000:]
    return done.stdout
