"""Spanish; the lines of the log are the lecture's, to the letter."""

WORDS = {
    "call": "Invocacion {function}( {node} ):",
    "call_window": "Invocacion {function}( {node} , alfa= {alpha} , beta= {beta} ) :",
    "leaf": "Invocacion {function}( {node} ) -> que retorna valor terminal {value}",
    "leaf_window": (
        "Invocacion {function}( {node} , alfa= {alpha} , beta= {beta} )"
        " -> que retorna valor terminal {value}"
    ),
    "cut_alpha": (
        "PODA en {function} de {node} porque v= {value} {test} alfa= {limit}"
        " -> le asigna valor {again}"
    ),
    "cut_beta": (
        "PODA en {function} de {node} porque v= {value} {test} beta= {limit}"
        " -> le asigna valor {again}"
    ),
    "leave": "{function} de {node} asigna valor {value}",
    "result": (
        "valor encontrado: {value}, tras el repaso de los sucesores de {node},"
        " la acción a hacer es {action}"
    ),
    "result_alone": "valor encontrado: {value}",
    "alpha": "alfa",
    "beta": "beta",
    "cut_here": "poda {bound}: {value} {test} {limit}",
    "pruned": "podado",
    "order": "orden",
    "node": "nodo",
    "kind": "tipo",
    "action": "acción",
    "value": "valor",
    "status": "estado",
    "is_solved": "resuelto",
    "is_cut": "poda {bound}",
    "is_leaf": "hoja",
    "is_pruned": "podado",
    "summary": "valor {value}, acción {action}",
    "summary_alone": "valor {value}",
    "counts": (
        "nodos visitados: {visited} de {nodes}; hojas evaluadas: {evaluated} de {leaves};"
        " podas: {cuts}; nodos podados: {pruned}"
    ),
    "counts_plain": (
        "nodos visitados: {visited} de {nodes}; hojas evaluadas: {evaluated} de {leaves}"
    ),
    "never_visited": "{node} no se visita: lo poda {cut}",
}
