"""Catalan: the reasons for verdicts, nudges, and what misconceptions are called."""

WORDS = {
    # why
    "why_unanswered": "sense contestar",
    "why_unknown": "l'arbre no té cap node «{node}»",
    "why_leaf": "{node} és una fulla i val {value}",
    "why_horizon": "{node} és en el límit de profunditat i val la seua avaluació, {value}",
    "why_max": "{node} és MAX i pren el major de {children}: val {value}",
    "why_min": "{node} és MIN i pren el menor de {children}: val {value}",
    "why_chance": "{node} és d'atzar i pren la mitjana de {children}: {sum} = {value}",
    "why_player": "en {node} juga {player}, que de {children} pren el millor per a si: {value}",
    "why_mixed": "{node} mou a l'atzar amb probabilitat {p}; de {children} resulta {sum} = {value}",
    "why_kept": (
        "{node} parteix de {value}, la seua {bound}, i cap de {children} no la millora: retorna"
        " {value}"
    ),
    "why_stopped": "ací es talla, perquè {value} {test} {bound} = {limit}",
    "why_rounded": "{given} està arredonit: el valor exacte és {value}",
    "why_is_exact": "el valor de {node} és exacte, no una cota",
    "why_is_lower": "el valor de {node} és una cota inferior (≥)",
    "why_is_upper": "el valor de {node} és una cota superior (≤)",
    "why_alpha_from": (
        "{setter} ja tenia {value} per {through}, així que alfa arriba a {node} com a {value}"
    ),
    "why_beta_from": (
        "{setter} ja tenia {value} per {through}, així que beta arriba a {node} com a {value}"
    ),
    "why_alpha_open": "cap MAX per damunt de {node} no ha pujat alfa encara: continua en {value}",
    "why_beta_open": "cap MIN per damunt de {node} no ha baixat beta encara: continua en {value}",
    "why_end_chance": (
        "{bound} comença en {value} per davall del node d'atzar {above}, i ningú no l'ha"
        " canviada encara"
    ),
    "why_window_root": "en l'arrel, {node}, la finestra comença en [{alpha}, {beta}]",
    "why_window_chance": (
        "pel node d'atzar {above} no passa cap finestra: {node} comença en [{alpha}, {beta}]"
    ),
    "why_window_star": (
        "en el node d'atzar {above} es calcula què ha de valdre {node} per a tallar: [{alpha},"
        " {beta}]"
    ),
    "why_share": "en {above} es calcula què ha de valdre {node} perquè hi haja tall",
    "why_no_window": "{algorithm} no té finestres",
    "certificate": (
        "{cut} es talla després de {after}: {leaf} li dona {value}, i {value} {test} {bound} ="
        " {limit}"
    ),
    "certificate_chance_alpha": (
        "{cut} es talla després de {after}: ja no pot passar de {value}, i {value} {test}"
        " {bound} = {limit}"
    ),
    "certificate_chance_beta": (
        "{cut} es talla després de {after}: ja no pot baixar de {value}, i {value} {test}"
        " {bound} = {limit}"
    ),
    "why_beyond": "{node} és per davall del límit de profunditat: no es visita",
    "why_discarded": "{node} no es visita: només es miren els fills amb millor avaluació",
    "certificate_kept": (
        "{cut} es talla després de {after}: parteix de {value}, i {value} {test} {bound} = {limit}"
    ),
    "certificate_from": ", que {setter} ja tenia per {through}",
    "so_not_visited": "; per això {node} no es visita",
    "why_below_pruned": "{node} penja de {above} i tampoc es visita: apunta'l també",
    "why_visited_root": "{node} és l'arrel, i per ella comença tot",
    "why_visited_always": "{algorithm} no poda res, així que {node} es visita",
    "why_no_cut_ever": "{algorithm} no poda res",
    "why_probed": "{node} es visita: Star2 el prova abans que la resta de {above}",
    "why_visited_first": "{node} es visita: en {above} encara no hi ha cap valor amb què tallar",
    "why_visited": (
        "{node} es visita: quan li toca, en {above} hi ha {value}, i {value} {test} {bound} ="
        " {limit}, així que {above} no es talla"
    ),
    "why_no_cut_leaf": "{node} no té fills per recórrer: ací no es talla",
    "why_no_cut_chance": "{node} és d'atzar: sense cotes de la utilitat ací no es talla",
    "why_no_cut_star": (
        "{node} no es talla: mai queda clar abans d'hora que caiga fora de [{alpha}, {beta}]"
    ),
    "why_no_cut": "{node} no es talla: acaba valent {value}, i {value} {test} {bound} = {limit}",
    "why_cut_bound": "{node} és {kind}, i ací el tall és {bound}",
    "why_order_inner": "{node} no és una fulla",
    "why_order_first": "{node} és la primera fulla que s'avalua",
    "why_order_after": "{node} s'avalua just després de {before}",
    "why_action": "{action} porta a {child}, que val {value}",
    "why_no_such_action": "{root} no té cap acció «{given}»; {why}",
    "why_no_action": "en {root} no tria ningú",
    "why_line_start": "la línia comença en l'arrel, {root}",
    "why_line_next": "des de {node} el millor és {child}, que val {value}",
    "why_line_end": "la línia acaba en {node}",
    "why_not_generated": (
        "sense talls es generen {plain} nodes i amb ells {visited}: la diferència és {count}"
    ),
    "why_probability": "les probabilitats davall de {above} sumen 1: {sum}",
    "why_no_probability": "per damunt de {node} no hi ha un node d'atzar",
    "did_you_mean": "; volies dir «{name}»?",
    "why_whatif": "{cut} es talla després de {after} si {when}; deixa de tallar-se si {without}",
    "why_no_cut_caused": "{node} no causa cap tall",
    "why_follows": "és conseqüència de {slips}",
    "cause_cut": "tallar en {node}",
    "cause_no_cut": "no tallar en {node}",
    "why_misread": "tot quadra com si {leaf} valguera {value}",
    "why_line_missing": "falta esta línia: {why}",
    "why_line_extra": "esta línia sobra: {why}",
    "why_line_moved": "esta línia és fora del seu lloc",
    "why_line_again": "ja està dit",
    "why_result": "la jugada és {actions}",
    "why_called": "la funció amb què es crida {node} és {function}",
    # nudges
    "nudge_unanswered": "ací falta contestar",
    "nudge_unknown": "revisa com es diu el node",
    "nudge_leaf": "mira una altra vegada en l'arbre què val la fulla {node}",
    "nudge_max": "mira una altra vegada els fills de {node}: és MAX",
    "nudge_min": "mira una altra vegada els fills de {node}: és MIN",
    "nudge_chance": (
        "mira una altra vegada la mitjana en {node}: cada fill pesa segons la seua probabilitat"
    ),
    "nudge_player": "mira una altra vegada qui tria en {node}, i què li toca",
    "nudge_not_visited": "mira una altra vegada si la cerca arriba a {node}",
    "nudge_window": "mira una altra vegada el que {setter} ja té quan es crida {towards}",
    "nudge_window_open": "mira una altra vegada si algú per damunt de {node} té ja un valor",
    "nudge_window_chance": "pensa quina finestra passa per un node d'atzar",
    "nudge_set_missing": "ací en falta algun",
    "nudge_cut": "compara una altra vegada el valor de {node} amb la seua finestra",
    "nudge_cut_bound": "mira una altra vegada quina cota es passa en un node com {node}",
    "nudge_order": "recorre una altra vegada l'arbre en l'ordre de la cerca",
    "nudge_action": "compara una altra vegada els fills de {root}",
    "nudge_line": "segueix una altra vegada, des de {root}, la millor jugada de cada node",
    "nudge_not_generated": "compta una altra vegada els nodes que no es visiten",
    "nudge_probability": "les probabilitats davall d'un node d'atzar sumen 1",
    "nudge_whatif": "mira amb què es compara {node} quan es talla, i què passa en l'empat",
    "nudge_call": "mira una altra vegada com es crida {node}, i què val",
    "nudge_call_window": "mira una altra vegada amb quina finestra es crida {node}, i què val",
    "nudge_rounded": "dona el valor exacte, com a fracció si cal",
    "nudge_line_missing": "falta alguna cosa darrere de la línia {line}",
    # misconceptions
    "slip_max-min-swapped": "s'han intercanviat MAX i MIN",
    "slip_strict-cut": "en l'empat no s'ha tallat",
    "slip_loose-cut": "s'ha tallat també en l'empat",
    "slip_fail-hard": "s'ha retornat la cota en lloc de v (fail-hard)",
    "slip_fail-soft": "s'ha retornat v en lloc de la cota (fail-soft)",
    "slip_window-not-inherited": "cada node només ha rebut la cota del seu pare",
    "slip_window-never-updated": "les finestres no s'han actualitzat mai",
    "slip_window-from-sibling": "la finestra s'ha pres d'un germà",
    "slip_right-to-left": "els fills s'han recorregut de dreta a esquerra",
    "slip_cut-too-early": "s'ha tallat un fill abans d'hora",
    "slip_cut-too-late": "s'ha tallat un fill massa tard",
    "slip_no-cuts": "no s'ha tallat res",
    "slip_whole-level-pruned": "s'ha podat el nivell sencer, també els germans",
    "slip_unweighted-chance": "la mitjana de l'atzar s'ha fet sense les probabilitats",
    "slip_chance-as-min": "l'atzar s'ha pres com a MIN",
    "slip_chance-as-max": "l'atzar s'ha pres com a MAX",
    "slip_depth-one-less": "s'ha mirat un nivell de menys",
    "slip_depth-one-more": "s'ha mirat un nivell de més",
    "slip_sign-forgotten": "s'ha oblidat el signe menys de les fulles",
    "slip_all-max": "tots els nodes s'han pres com a MAX",
    "slip_minimax-values": "en els nodes tallats s'ha escrit el seu valor minimax",
    "slip_window-fresh-at-root": "cada fill de l'arrel ha començat amb la finestra inicial",
    "slip_alpha-at-min": "en els nodes MIN s'ha actualitzat alfa",
    "slip_siblings-pruned": "s'han podat els germans del node, no els seus fills",
    "slip_sum-not-mean": "en l'atzar s'ha sumat sense fer la mitjana",
    "slip_mean-at-min": "en els nodes MIN s'ha fet la mitjana",
    "slip_first-leaf": "s'ha pres sempre el primer fill",
    "slip_chance-as-min-uncut": "l'atzar s'ha pres com a MIN, sense talls",
    "slip_chance-as-max-uncut": "l'atzar s'ha pres com a MAX, sense talls",
}
