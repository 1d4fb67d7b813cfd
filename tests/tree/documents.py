"""Random documents in the long form, with all that a node can say and names that need quotes."""

import json
from fractions import Fraction
from random import Random

AWKWARD = [
    "two words", " leading", "trailing ", "two  blanks", "colon: x", "x:", "- dash", "a - b",
    "#hash", "a #b", "[red]x[/red]", "<script>", "../../etc", "日本語", "año", "😀", "it's",
    'say "x"', "back\\slash", "value", "p", "rest", "?", "0.5", "1/2", "40%", "1.5", "-3", "max",
    "min", "chance", "MAX", "Max", "min x", "chance y", "rest of it", "name", "children", "tree",
    "null", "~", "no", "true", "<<", "*a", "&a", "!t", "%d", "@x", "`x", "{", "}", "[", "]", ",",
    "|", ">", "'", '"', "\\x1b[31m", "=", "1e3", "inf", "Ann", "Ann x", "Bob", "win", "G",
    "--- x", "... y", "k" * 300,
]  # fmt: skip
NOTES = ["two\nlines", "\ttab", "", " ", "a: b # c\n\n- d\n", *AWKWARD]
NUMBERS = [*range(-9, 10), "1/3", "-2.5", "inf", "-inf", "0.1", "12345678901234567890.5", "-7/6"]


class Documents:
    """Makes one document; each thing that can be said is said now and then."""

    def __init__(self, seed):
        self.random = Random(seed)
        self.names = self.random.sample(AWKWARD, len(AWKWARD))
        self.players = ["Ann", "Bob"] if self.random.random() < 0.3 else []

    def document(self):
        said = self.some(
            title=self.random.choice(AWKWARD),
            note=self.random.choice(NOTES),
            range=["-inf", "inf"],
            weights={"f 1": "1/3", "0.5": 2},
            outcomes={"win": "7.5"},
            convention=self.random.choice(["ub", {"cut": "ties", "a b": "x: y"}]),
        )
        said |= {"players": self.players} if self.players else {}
        return json.dumps(said | {"tree": self.node(0)}, ensure_ascii=False)

    def some(self, **choices):
        return {key: choices[key] for key in choices if self.random.random() < 0.25}

    def number(self):
        pick = self.random.choice
        return f"({pick(NUMBERS)}, {pick(NUMBERS)})" if self.players else pick(NUMBERS)

    def node(self, level):
        said = self.some(
            name=self.names.pop() if self.names else "Z",
            kind=self.random.choice(["max", "min", "chance", *self.players]),
            action=self.random.choice(AWKWARD),
            note=self.random.choice(NOTES),
            mark=self.random.random() < 0.5,
            quiet=self.random.random() < 0.5,
            eval=self.number(),
        )
        size = self.random.randint(1 if level == 0 else 0, 3) if level < 4 else 0
        if not size:
            return said | {"value": self.number()}
        children = [self.node(level + 1) for _ in range(size)]
        if said.get("kind") == "chance" and self.random.random() < 0.7:
            shares = [self.random.randint(1, 5) for _ in children]
            for child, share in zip(children, shares, strict=True):
                child["p"] = str(Fraction(share, sum(shares)))
        if said.get("kind") in ("max", "min"):
            said |= self.some(random=self.random.choice(["0.5", "1/3", "10%"]))
        return said | {"children": children}


def random_document(seed):
    """The text of a document, in JSON."""
    return Documents(seed).document()
