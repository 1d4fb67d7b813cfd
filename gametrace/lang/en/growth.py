"""What `growth` says, in English."""

WORDS = {
    "depth": "depth",
    "order": "order of children",
    "leaves": "leaves",
    "rule": "by rule",
    "nodes": "nodes",
    "effective": "effective branching",
    "worst": "worst first",
    "random": "at random",
    "best": "best first",
    "rule_worst": "b^d",
    "rule_random": "b^(3d/4)",
    "rule_best": "Knuth and Moore",
    "title": "Leaves that alpha-beta looks at: b = {branching}, trees: {trees}, seed {seed}",
    "axis_depth": "depth d",
    "axis_leaves": "leaves, mean (logarithmic)",
    "doing": "searching",
}
