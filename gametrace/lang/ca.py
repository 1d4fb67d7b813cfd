"""Catalan, in the words of the upv workbook: tall alfa, tall beta, retorna."""

WORDS = {
    "call": "Invocació {function}( {node} ):",
    "call_window": "Invocació {function}( {node} , alfa= {alpha} , beta= {beta} ) :",
    "leaf": "Invocació {function}( {node} ) -> que retorna valor terminal {value}",
    "leaf_window": (
        "Invocació {function}( {node} , alfa= {alpha} , beta= {beta} )"
        " -> que retorna valor terminal {value}"
    ),
    "cut_alpha": (
        "TALL en {function} de {node} perquè v= {value} {test} alfa= {limit}"
        " -> li assigna valor {again}"
    ),
    "cut_beta": (
        "TALL en {function} de {node} perquè v= {value} {test} beta= {limit}"
        " -> li assigna valor {again}"
    ),
    "leave": "{function} de {node} assigna valor {value}",
    "result": (
        "valor trobat: {value}, després de repassar els successors de {node},"
        " l'acció a fer és {action}"
    ),
    "result_alone": "valor trobat: {value}",
    "alpha": "alfa",
    "beta": "beta",
    "cut_here": "tall {bound}: {value} {test} {limit}",
    "pruned": "podat",
    "order": "ordre",
    "node": "node",
    "kind": "tipus",
    "action": "acció",
    "value": "valor",
    "status": "estat",
    "is_solved": "resolt",
    "is_cut": "tall {bound}",
    "is_leaf": "fulla",
    "is_pruned": "podat",
    "summary": "valor {value}, acció {action}",
    "summary_alone": "valor {value}",
    "counts": (
        "nodes visitats: {visited} de {nodes}; fulles avaluades: {evaluated} de {leaves};"
        " talls: {cuts}; nodes podats: {pruned}"
    ),
    "counts_plain": (
        "nodes visitats: {visited} de {nodes}; fulles avaluades: {evaluated} de {leaves}"
    ),
    "never_visited": "{node} no es visita: el poda {cut}",
}
