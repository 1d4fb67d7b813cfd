"""Spanish; the lines of the log are the lecture's, to the letter."""

WORDS = {
    # the log
    "call": "Invocacion {function}( {node} )",
    "call_window": "Invocacion {function}( {node} , alfa= {alpha} , beta= {beta} )",
    "call_player": "Invocacion {function}( {node} , jugador= {player} )",
    "odds": " con probabilidad {p}",
    "opens": ":",
    "opens_window": " :",
    "terminal": " -> que retorna valor terminal {value}",
    "heuristic": " -> que retorna valor heurístico {value}",
    "cut_alpha": (
        "PODA en {function} de {node} porque v= {value} {test} alfa= {limit}"
        " -> le asigna valor {again}"
    ),
    "cut_beta": (
        "PODA en {function} de {node} porque v= {value} {test} beta= {limit}"
        " -> le asigna valor {again}"
    ),
    "leave": "{function} de {node} asigna valor {value}",
    "share": (
        "ventana de {child}: A= ( {alpha} - {done} - {above} ) / {p} = {a} ,"
        " B= ( {beta} - {done} - {below} ) / {p} = {b}"
    ),
    "result": (
        "valor encontrado: {value}, tras el repaso de los sucesores de {node},"
        " la acción a hacer es {action}"
    ),
    "result_alone": "valor encontrado: {value}",
    # the steps
    "down": "Bajo a {node}.",
    "down_window": "Bajo a {node} con [alfa, beta] = [{alpha}, {beta}].",
    "reach": "Llego a {node}: su valor es {value}. Propago hacia arriba.",
    "reach_horizon": (
        "Llego a {node}, en el límite: su evaluación es {value}. Propago hacia arriba."
    ),
    "at_max": "{node} es nodo max => v' = max({old}, {value}) = {new}.",
    "at_min": "{node} es nodo min => v' = min({old}, {value}) = {new}.",
    "at_max_window": (
        "{node} es nodo max => modifico alfa: alfa' = max({old}, {value}) = {new}."
        " Intervalo [{alpha}, {beta}]."
    ),
    "at_min_window": (
        "{node} es nodo min => modifico beta: beta' = min({old}, {value}) = {new}."
        " Intervalo [{alpha}, {beta}]."
    ),
    "at_chance": "{node} es nodo de azar => sumo {p}*{value}: llevo {new}.",
    "at_player": "En {node} juega {player} => de {old} y {value} se queda con {new}.",
    "share_step": "Se poda en {node} si {child} {test} {end}.",
    "poda_alpha": (
        "Poda alfa: estoy en {node}, nodo {kind}, y {value} {test} alfa = {limit}. {rest}"
    ),
    "poda_beta": (
        "Poda beta: estoy en {node}, nodo {kind}, y {value} {test} beta = {limit}. {rest}"
    ),
    "not_visited": "No visito {nodes}.",
    "all_visited": "No quedaba nada por visitar.",
    "up": "{node} devuelve {value}. Propago hacia arriba.",
    "mix": "{node} mueve al azar con probabilidad {p}: vale {value}.",
    # the tree and the table
    "alpha": "alfa",
    "beta": "beta",
    "cut_here": "poda {bound}: {value} {test} {limit}",
    "at_random": "al azar {p}",
    "order": "orden",
    "node": "nodo",
    "kind": "tipo",
    "action": "acción",
    "p": "p",
    "value": "valor",
    "status": "estado",
    "kind_chance": "azar",
    "is_solved": "resuelto",
    "is_cut": "poda {bound}",
    "is_leaf": "hoja",
    "is_horizon": "horizonte",
    "is_pruned": "podado",
    "is_beyond": "tras el horizonte",
    "is_discarded": "descartado",
    "summary": "valor {value}, acción {action}",
    "summary_alone": "valor {value}",
    "counts": "nodos visitados: {visited} de {nodes}; hojas evaluadas: {evaluated} de {leaves}",
    "counts_cuts": "podas: {cuts}; nodos podados: {pruned}",
    "counts_beyond": "tras el horizonte: {beyond}",
    "counts_discarded": "descartados: {discarded}",
    "ties": "decidió un empate en {nodes}: el resultado no es único",
    "beam": "se descartaron nodos sin mirarlos: el resultado no está garantizado",
    "never_visited": "{node} no se visita: lo poda {cut}",
    # commands that compare
    "algorithm": "algoritmo",
    "convention": "convenio",
    "cut": "poda",
    "bound": "cota",
    "window": "ventana",
    "test": "prueba",
    "mean": "media",
    "marks": "signos",
    "lang": "lengua",
    "source": "fuente",
    "generated": "nodos",
    "evaluated": "hojas",
    "cuts": "podas",
    "not_generated": "no generados",
    "share_of_minimax": "frente a minimax",
    "branching": "ramificación efectiva",
    "depth": "profundidad",
    "line": "línea",
    "decision_changes": (
        "La decisión cambia a profundidad {depth}: de {old} a {new} (efecto horizonte)."
    ),
    "decision_stays": "La decisión es {action} a toda profundidad.",
    "saved": "ahorro",
    "as_written": "tal como está escrito",
    "best_first": "lo mejor primero",
    "worst_first": "lo peor primero",
    "minimum": "mínimo de Knuth y Moore",
    "child_order": "orden de los hijos",
    "leaves": "las hojas",
    "as_is": "tal cual",
    "ranks": "por su rango",
    "cubes": "al cubo",
    "linear": "2x + 1",
    "move_changes": "Con las hojas {leaves} la jugada pasa de {old} a {new}: {why}",
    "move_stays": "La jugada no cambia.",
    "why_magnitude": (
        "{old_node} pasa de {old_before} a {old_after} y {new_node} de {new_before} a {new_after};"
        " una media depende de las magnitudes, no solo del orden."
    ),
    "mean_for": "{player} obtiene {value} de media",
    "sure_max": "MAX tiene asegurado {value}",
    "sure_min": "MIN no deja pasar de {value}",
}
