"""What English answers are understood: keys of sheets, words for no value, the words of logs.

All is compared without accents and capitals. Entries of LOG are regular expressions. What every
language shares (x, -, none at all) stands here as well.
"""

KEYS = {
    "student": ("student", "name"),
    "algorithm": ("algorithm",),
    "tree": ("tree",),
    "values": ("values",),
    "windows": ("windows",),
    "pruned": ("pruned", "pruned nodes"),
    "cuts": ("cuts",),
    "visited": ("visited", "visited nodes"),
    "order": ("order",),
    "action": ("action", "move"),
    "line": ("line", "path"),
    "value": ("value",),
    "not_generated": ("not generated",),
    "probabilities": ("probabilities",),
    "whatif": ("whatif", "what if"),
    "log": ("log", "trace"),
}
BOUNDS = {"alpha": ("alpha", "α"), "beta": ("beta", "β")}
NOT_VISITED = ("-", "--", "x", "pruned", "not visited")
NO_NODES = ("none", "nothing", "∅", "[]", "{}")
ALL_NODES = ("all",)
AND = ("and",)
FILLERS = ("or", "move", "play", "to", "the", "action", "node", "is")
NO_VALUE = ("none", "never", "∅")
ANY_VALUE = ("any", "all", "always", "r", "ℝ")
EITHER = ("or",)
BOTH = ("and",)
LOG = {
    "verb": r"as+ign\w*|returns?|gives?|gets?|takes?",
    "of": r"of",
    "calling": r"invo[ckq]\w*|call\w*",
    "to": r"to|of|the|function",
    "article": r"the",
    "there": r"there is",
    "cut": r"cut|prun(?:e|ed|ing)",
    "at": r"in|at|of",
    "found": r"value\s+(?:found|final)",
    "is": r"is",
    "after": r"after",
    "action": r"action|move",
    "doing": r"to\s+\w+|chosen",
    "why": r"because|since|with",
    "window": r"window",
    "player": r"player",
    "with": r"with",
    "value": r"value",
    "pronoun": r"it",
    "filler": r"and|with|it|its|the|a|of|is|terminal|heuristic\w*|eval|utili\w+|leaf",
    "node": r"node",
    "minus": r"minus",
    "state": r"state|s|n|node|child",
}
