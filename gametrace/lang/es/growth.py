"""What `growth` says, in Spanish."""

WORDS = {
    "depth": "profundidad",
    "order": "orden de los hijos",
    "leaves": "hojas",
    "rule": "según la regla",
    "nodes": "nodos",
    "effective": "ramificación efectiva",
    "worst": "el peor primero",
    "random": "al azar",
    "best": "el mejor primero",
    "rule_worst": "b^d",
    "rule_random": "b^(3d/4)",
    "rule_best": "Knuth y Moore",
    "title": "Hojas que mira alfa-beta: b = {branching}, árboles: {trees}, semilla {seed}",
    "axis_depth": "profundidad d",
    "axis_leaves": "hojas, media (escala logarítmica)",
    "doing": "buscando",
}
