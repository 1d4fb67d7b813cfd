"""What `growth` says, in Catalan."""

WORDS = {
    "depth": "profunditat",
    "order": "ordre dels fills",
    "leaves": "fulles",
    "rule": "segons la regla",
    "nodes": "nodes",
    "effective": "ramificació efectiva",
    "worst": "el pitjor primer",
    "random": "a l'atzar",
    "best": "el millor primer",
    "rule_worst": "b^d",
    "rule_random": "b^(3d/4)",
    "rule_best": "Knuth i Moore",
    "title": "Fulles que mira alfa-beta: b = {branching}, arbres: {trees}, llavor {seed}",
    "axis_depth": "profunditat d",
    "axis_leaves": "fulles, mitjana (escala logarítmica)",
    "doing": "cercant",
}
