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
NOT_VISITED = (
    "-", "--", "---", "x", "✗", "✘", "×", "n/a", "na", "n.a.", "n.a", "pruned", "cut", "cut off",
    "not visited", "never visited", "unvisited", "not explored", "unexplored", "not evaluated",
    "not generated", "not reached", "skipped",
)  # fmt: skip
NO_NODES = ("none", "nothing", "∅", "[]", "{}")
ALL_NODES = ("all",)
AND = ("and",)
FILLERS = ("or", "move", "play", "to", "the", "action", "node", "is")
NO_VALUE = ("none", "never", "∅")
ANY_VALUE = ("any", "all", "always", "r", "ℝ")
EITHER = ("or",)
BOTH = ("and",)
SAYS_YES = ("yes", "y", "x", "true", "1", "✓", "✔", "pruned", "visited")
SAYS_NO = ("no", "n", "false", "0", "-", "--", "✗", "✘")
AROUND_NODES = (
    "prune", "pruned", "pruning", "cut", "cuts", "at", "in", "of", "the", "a", "an", "node",
    "nodes", "child", "children", "leaf", "leaves", "is", "are", "there", "then", "first", "only",
    "also", "all", "branch", "branches", "by", "with", "its", "+", "&",
)  # fmt: skip
AT_LEAST = {
    "lower": (
        "greater than", "greater than or equal to", "greater or equal to",
        "greater or equal than", "more than", "at least", "no less than", "above", ">=", "=>",
        "≥", ">", "⩾", "≧",
    ),
    "upper": (
        "less than", "less than or equal to", "less or equal to", "less or equal than", "at most",
        "no more than", "below", "<=", "=<", "≤", "<", "⩽", "≦",
    ),
}  # fmt: skip
OR_MORE = {"lower": ("or more", "or greater"), "upper": ("or less", "or lower")}
HEADINGS = {
    "node": ("node", "nodes"),
    "values": ("value", "values", "minimax value"),
    "windows": (
        "window",
        "windows",
        "interval",
        "[alpha, beta]",
        "alpha beta",
        "(alpha, beta)",
        "[α, β]",
        "(α, β)",
    ),
    "alpha": ("alpha", "α"),
    "beta": ("beta", "β"),
    "pruned": ("pruned", "pruned?"),
    "cuts": ("cut", "cuts", "cut?"),
    "visited": ("visited", "visited?"),
    "order": ("order",),
    "probabilities": ("probability", "probabilities", "p", "prob"),
}
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
    "going": r"go(?:ing)?(?:\s+down)?|enter\w*|visit\w*|explor\w*|call\w*|invo[ckq]\w*|expand\w*",
    "toward": r"to|into|in|the|node|child|on",
    "gives": r"is|worth|returns?|gives?|gets?|has|takes?|value|its|the|a|of|=|:|equals?|to",
    "state": r"state|s|n|node|child",
}
