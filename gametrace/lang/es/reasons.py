"""Spanish: the reasons for verdicts, nudges, and what misconceptions are called."""

WORDS = {
    # why
    "why_unanswered": "sin contestar",
    "why_unknown": "el árbol no tiene ningún nodo «{node}»",
    "why_leaf": "{node} es una hoja y vale {value}",
    "why_horizon": "{node} está en el límite de profundidad y vale su evaluación, {value}",
    "why_max": "{node} es MAX y toma el mayor de {children}: vale {value}",
    "why_min": "{node} es MIN y toma el menor de {children}: vale {value}",
    "why_chance": "{node} es de azar y toma la media de {children}: {sum} = {value}",
    "why_player": "en {node} juega {player}, que de {children} toma lo mejor para sí: {value}",
    "why_mixed": "{node} mueve al azar con probabilidad {p}; de {children} resulta {sum} = {value}",
    "why_kept": (
        "{node} parte de {value}, su {bound}, y ninguno de {children} la mejora: devuelve {value}"
    ),
    "why_stopped": "ahí se poda, porque {value} {test} {bound} = {limit}",
    "why_rounded": "{given} está redondeado: el valor exacto es {value}",
    "why_is_exact": "el valor de {node} es exacto, no una cota",
    "why_is_lower": "el valor de {node} es una cota inferior (≥)",
    "why_is_upper": "el valor de {node} es una cota superior (≤)",
    "why_alpha_from": (
        "{setter} ya tenía {value} por {through}, así que alfa llega a {node} como {value}"
    ),
    "why_beta_from": (
        "{setter} ya tenía {value} por {through}, así que beta llega a {node} como {value}"
    ),
    "why_alpha_open": "ningún MAX por encima de {node} ha subido alfa todavía: sigue en {value}",
    "why_beta_open": "ningún MIN por encima de {node} ha bajado beta todavía: sigue en {value}",
    "why_end_chance": (
        "{bound} empieza en {value} por debajo del nodo de azar {above}, y nadie la ha cambiado"
        " todavía"
    ),
    "why_window_root": "en la raíz, {node}, la ventana empieza en [{alpha}, {beta}]",
    "why_window_chance": (
        "por el nodo de azar {above} no pasa ninguna ventana: {node} empieza en [{alpha}, {beta}]"
    ),
    "why_window_star": (
        "en el nodo de azar {above} se calcula qué debe valer {node} para podar: [{alpha}, {beta}]"
    ),
    "why_share": "en {above} se calcula qué debe valer {node} para que haya poda",
    "why_no_window": "{algorithm} no tiene ventanas",
    "certificate": (
        "{cut} se poda tras {after}: {leaf} le da {value}, y {value} {test} {bound} = {limit}"
    ),
    "certificate_chance_alpha": (
        "{cut} se poda tras {after}: ya no puede pasar de {value}, y {value} {test} {bound} ="
        " {limit}"
    ),
    "certificate_chance_beta": (
        "{cut} se poda tras {after}: ya no puede bajar de {value}, y {value} {test} {bound} ="
        " {limit}"
    ),
    "why_beyond": "{node} está por debajo del límite de profundidad: no se visita",
    "why_discarded": "{node} no se visita: solo se miran los hijos con mejor evaluación",
    "certificate_kept": (
        "{cut} se poda tras {after}: parte de {value}, y {value} {test} {bound} = {limit}"
    ),
    "certificate_from": ", que {setter} ya tenía por {through}",
    "so_not_visited": "; por eso {node} no se visita",
    "why_below_pruned": "{node} cuelga de {above} y tampoco se visita: apúntalo también",
    "why_visited_root": "{node} es la raíz, y por ella empieza todo",
    "why_visited_always": "{algorithm} no poda nada, así que {node} se visita",
    "why_no_cut_ever": "{algorithm} no poda nada",
    "why_probed": "{node} se visita: Star2 lo prueba antes que al resto de {above}",
    "why_visited_first": "{node} se visita: en {above} aún no hay ningún valor con que podar",
    "why_visited": (
        "{node} se visita: cuando le toca, en {above} hay {value}, y {value} {test} {bound} ="
        " {limit}, así que {above} no se poda"
    ),
    "why_no_cut_leaf": "{node} no tiene hijos que recorrer: ahí no se poda",
    "why_no_cut_chance": "{node} es de azar: sin cotas de la utilidad ahí no se poda",
    "why_no_cut_star": (
        "{node} no se poda: nunca queda claro antes de tiempo que caiga fuera de [{alpha}, {beta}]"
    ),
    "why_no_cut": "{node} no se poda: acaba valiendo {value}, y {value} {test} {bound} = {limit}",
    "why_cut_bound": "{node} es {kind}, y ahí la poda es {bound}",
    "why_order_inner": "{node} no es una hoja",
    "why_order_first": "{node} es la primera hoja que se evalúa",
    "why_order_after": "{node} se evalúa justo después de {before}",
    "why_action": "{action} lleva a {child}, que vale {value}",
    "why_no_such_action": "{root} no tiene ninguna acción «{given}»; {why}",
    "why_no_action": "en {root} no elige nadie",
    "why_line_start": "la línea empieza en la raíz, {root}",
    "why_line_next": "desde {node} lo mejor es {child}, que vale {value}",
    "why_line_end": "la línea acaba en {node}",
    "why_not_generated": (
        "sin podas se generan {plain} nodos y con ellas {visited}: la diferencia es {count}"
    ),
    "why_probability": "las probabilidades bajo {above} suman 1: {sum}",
    "why_no_probability": "por encima de {node} no hay un nodo de azar",
    "did_you_mean": "; ¿querías decir «{name}»?",
    "why_whatif": "{cut} se poda tras {after} si {when}; deja de podarse si {without}",
    "why_no_cut_caused": "{node} no causa ninguna poda",
    "why_follows": "es consecuencia de {slips}",
    "cause_cut": "podar en {node}",
    "cause_no_cut": "no podar en {node}",
    "why_misread": "todo cuadra como si {leaf} valiera {value}",
    "why_line_missing": "falta esta línea: {why}",
    "why_line_extra": "esta línea sobra: {why}",
    "why_line_moved": "esta línea está fuera de su sitio",
    "why_line_again": "ya está dicho",
    "why_result": "la jugada es {actions}",
    "why_called": "la función con que se llama a {node} es {function}",
    # nudges
    "nudge_unanswered": "aquí falta contestar",
    "nudge_unknown": "revisa cómo se llama el nodo",
    "nudge_leaf": "mira otra vez en el árbol qué vale la hoja {node}",
    "nudge_max": "mira otra vez los hijos de {node}: es MAX",
    "nudge_min": "mira otra vez los hijos de {node}: es MIN",
    "nudge_chance": "mira otra vez la media en {node}: cada hijo pesa según su probabilidad",
    "nudge_player": "mira otra vez quién elige en {node}, y qué le toca",
    "nudge_not_visited": "mira otra vez si la búsqueda llega a {node}",
    "nudge_window": "mira otra vez lo que {setter} ya tiene cuando se llama a {towards}",
    "nudge_window_open": "mira otra vez si alguien por encima de {node} tiene ya un valor",
    "nudge_window_chance": "piensa qué ventana pasa por un nodo de azar",
    "nudge_set_missing": "aquí falta alguno",
    "nudge_cut": "compara otra vez el valor de {node} con su ventana",
    "nudge_cut_bound": "mira otra vez qué cota se pasa en un nodo como {node}",
    "nudge_order": "recorre otra vez el árbol en el orden de la búsqueda",
    "nudge_action": "compara otra vez los hijos de {root}",
    "nudge_line": "sigue otra vez, desde {root}, la mejor jugada de cada nodo",
    "nudge_not_generated": "cuenta otra vez los nodos que no se visitan",
    "nudge_probability": "las probabilidades bajo un nodo de azar suman 1",
    "nudge_whatif": "mira con qué se compara {node} cuando se poda, y qué pasa en el empate",
    "nudge_call": "mira otra vez cómo se llama a {node}, y qué vale",
    "nudge_call_window": "mira otra vez con qué ventana se llama a {node}, y qué vale",
    "nudge_rounded": "da el valor exacto, como fracción si hace falta",
    "nudge_line_missing": "falta algo detrás de la línea {line}",
    # misconceptions
    "slip_max-min-swapped": "se han intercambiado MAX y MIN",
    "slip_strict-cut": "en el empate no se ha podado",
    "slip_loose-cut": "se ha podado también en el empate",
    "slip_fail-hard": "se ha devuelto la cota en lugar de v (fail-hard)",
    "slip_fail-soft": "se ha devuelto v en lugar de la cota (fail-soft)",
    "slip_window-not-inherited": "cada nodo solo ha recibido la cota de su padre",
    "slip_window-never-updated": "las ventanas no se han actualizado nunca",
    "slip_window-from-sibling": "la ventana se ha tomado de un hermano",
    "slip_right-to-left": "los hijos se han recorrido de derecha a izquierda",
    "slip_cut-too-early": "se ha podado un hijo antes de tiempo",
    "slip_cut-too-late": "se ha podado un hijo demasiado tarde",
    "slip_no-cuts": "no se ha podado nada",
    "slip_whole-level-pruned": "se ha podado el nivel entero, también los hermanos",
    "slip_unweighted-chance": "la media del azar se ha hecho sin las probabilidades",
    "slip_chance-as-min": "el azar se ha tomado como MIN",
    "slip_chance-as-max": "el azar se ha tomado como MAX",
    "slip_depth-one-less": "se ha mirado un nivel de menos",
    "slip_depth-one-more": "se ha mirado un nivel de más",
    "slip_sign-forgotten": "se ha olvidado el signo menos de las hojas",
    "slip_all-max": "todos los nodos se han tomado como MAX",
    "slip_minimax-values": "en los nodos podados se ha escrito su valor minimax",
    "slip_window-fresh-at-root": "cada hijo de la raíz ha empezado con la ventana inicial",
    "slip_alpha-at-min": "en los nodos MIN se ha actualizado alfa",
    "slip_siblings-pruned": "se han podado los hermanos del nodo, no sus hijos",
    "slip_sum-not-mean": "en el azar se ha sumado sin hacer la media",
    "slip_mean-at-min": "en los nodos MIN se ha hecho la media",
    "slip_first-leaf": "se ha tomado siempre el primer hijo",
    "slip_chance-as-min-uncut": "el azar se ha tomado como MIN, sin podas",
    "slip_chance-as-max-uncut": "el azar se ha tomado como MAX, sin podas",
}
