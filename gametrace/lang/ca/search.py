"""Catalan, in the words of the upv workbook: tall alfa, tall beta, retorna."""

WORDS = {
    # the log
    "call": "Invocació {function}( {node} )",
    "call_window": "Invocació {function}( {node} , alfa= {alpha} , beta= {beta} )",
    "call_player": "Invocació {function}( {node} , jugador= {player} )",
    "odds": " amb probabilitat {p}",
    "opens": ":",
    "opens_window": " :",
    "terminal": " -> que retorna valor terminal {value}",
    "heuristic": " -> que retorna valor heurístic {value}",
    "cut_alpha": (
        "TALL en {function} de {node} perquè v= {value} {test} alfa= {limit}"
        " -> li assigna valor {again}"
    ),
    "cut_beta": (
        "TALL en {function} de {node} perquè v= {value} {test} beta= {limit}"
        " -> li assigna valor {again}"
    ),
    "leave": "{function} de {node} assigna valor {value}",
    "share": (
        "finestra de {child}: A= ( {alpha} - {done} - {above} ) / {p} = {a} ,"
        " B= ( {beta} - {done} - {below} ) / {p} = {b}"
    ),
    "result": (
        "valor trobat: {value}, després de repassar els successors de {node},"
        " l'acció a fer és {action}"
    ),
    "result_alone": "valor trobat: {value}",
    # the steps
    "down": "Baixe a {node}.",
    "down_window": "Baixe a {node} amb [alfa, beta] = [{alpha}, {beta}].",
    "reach": "Arribe a {node}: el seu valor és {value}. Propague cap amunt.",
    "reach_horizon": (
        "Arribe a {node}, en el límit: la seua avaluació és {value}. Propague cap amunt."
    ),
    "at_max": "{node} és node max => v' = max({old}, {value}) = {new}.",
    "at_min": "{node} és node min => v' = min({old}, {value}) = {new}.",
    "at_max_window": (
        "{node} és node max => modifique alfa: alfa' = max({old}, {value}) = {new}."
        " Interval [{alpha}, {beta}]."
    ),
    "at_min_window": (
        "{node} és node min => modifique beta: beta' = min({old}, {value}) = {new}."
        " Interval [{alpha}, {beta}]."
    ),
    "at_chance": "{node} és node d'atzar => sume {p}*{value}: en porte {new}.",
    "at_player": "En {node} juga {player} => de {old} i {value} es queda amb {new}.",
    "share_step": "Es talla en {node} si {child} {test} {end}.",
    "poda_alpha": (
        "Tall alfa: soc en {node}, node {kind}, i {value} {test} alfa = {limit}. {rest}"
    ),
    "poda_beta": ("Tall beta: soc en {node}, node {kind}, i {value} {test} beta = {limit}. {rest}"),
    "not_visited": "No visite {nodes}.",
    "all_visited": "No quedava res per visitar.",
    "up": "{node} retorna {value}. Propague cap amunt.",
    "mix": "{node} mou a l'atzar amb probabilitat {p}: val {value}.",
    # the tree and the table
    "alpha": "alfa",
    "beta": "beta",
    "cut_here": "tall {bound}: {value} {test} {limit}",
    "at_random": "a l'atzar {p}",
    "order": "ordre",
    "node": "node",
    "kind": "tipus",
    "action": "acció",
    "p": "p",
    "value": "valor",
    "status": "estat",
    "kind_chance": "atzar",
    "is_solved": "resolt",
    "is_cut": "tall {bound}",
    "is_leaf": "fulla",
    "is_horizon": "horitzó",
    "is_pruned": "podat",
    "is_beyond": "rere l'horitzó",
    "is_discarded": "descartat",
    "summary": "valor {value}, acció {action}",
    "summary_alone": "valor {value}",
    "counts": "nodes visitats: {visited} de {nodes}; fulles avaluades: {evaluated} de {leaves}",
    "counts_cuts": "talls: {cuts}; nodes podats: {pruned}",
    "counts_beyond": "rere l'horitzó: {beyond}",
    "counts_discarded": "descartats: {discarded}",
    "ties": "va decidir un empat en {nodes}: el resultat no és únic",
    "beam": "es van descartar nodes sense mirar-los: el resultat no està garantit",
    "never_visited": "{node} no es visita: el poda {cut}",
    # commands that compare
    "algorithm": "algorisme",
    "convention": "conveni",
    "cut": "tall",
    "bound": "cota",
    "window": "finestra",
    "test": "prova",
    "mean": "mitjana",
    "marks": "signes",
    "lang": "llengua",
    "source": "font",
    "generated": "nodes",
    "evaluated": "fulles",
    "cuts": "talls",
    "not_generated": "no generats",
    "share_of_minimax": "enfront de minimax",
    "branching": "ramificació efectiva",
    "depth": "profunditat",
    "line": "línia",
    "decision_changes": (
        "La decisió canvia a profunditat {depth}: de {old} a {new} (efecte horitzó)."
    ),
    "decision_stays": "La decisió és {action} a tota profunditat.",
    "saved": "estalvi",
    "as_written": "tal com està escrit",
    "best_first": "el millor primer",
    "worst_first": "el pitjor primer",
    "minimum": "mínim de Knuth i Moore",
    "child_order": "ordre dels fills",
    "leaves": "les fulles",
    "as_is": "tal qual",
    "ranks": "pel seu rang",
    "cubes": "al cub",
    "linear": "2x + 1",
    "move_changes": "Amb les fulles {leaves} la jugada passa de {old} a {new}: {why}",
    "move_stays": "La jugada no canvia.",
    "why_magnitude": (
        "{old_node} passa de {old_before} a {old_after} i {new_node} de {new_before} a {new_after};"
        " una mitjana depén de les magnituds, no només de l'ordre."
    ),
    "mean_for": "{player} obté {value} de mitjana",
    "sure_max": "MAX té assegurat {value}",
    "sure_min": "MIN no deixa passar de {value}",
}
