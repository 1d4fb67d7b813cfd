"""Help on options, in Spanish."""

SENTENCES = {
    "Show the version and exit.":
        "Muestra la versión y termina.",
    "Who moves first, if the tree does not say.":
        "Quién mueve primero, si el árbol no lo dice.",
    "One of {formats}.  [default: {first}]":
        "Uno de {formats}.  [por omisión: {first}]",
    "Write to FILE, whole or not at all; its suffix says the format.":
        "Escribe en FILE, entero o nada; su extensión dice el formato.",
    "Pictures without colour.":
        "Figuras sin color.",
    "Pictures: the root and N plies below it; the rest is counted.":
        "Figuras: la raíz y N niveles por debajo; del resto se da el número.",
    "TikZ: a whole document.":
        "TikZ: un documento completo.",
    "TikZ: overlays that play the search.":
        "TikZ: capas que muestran la búsqueda paso a paso.",
    "PDF: a page for each step of the search.":
        "PDF: una página por cada paso de la búsqueda.",
    "The lecture's log: short for --format log.":
        "La traza de clase: abrevia --format log.",
    "Show the subtree of NODE alone.":
        "Muestra solo el subárbol de NODE.",
    "Spacing of the log.":
        "Espaciado de la traza.",
    "Language of log, headings and summary.  [default: the convention's, else es]":
        "Lengua de la traza, las cabeceras y el resumen.  [por omisión: la del convenio; si"
        " no, `es`]",
    "The lecture whose rules hold: {names}.  [default: the tree's, else ub]":
        "La clase cuyas reglas valen: {names}.  [por omisión: la del árbol; si no, ub]",
    "The end from which children are searched.  [default: left]":
        "El extremo desde el que se recorren los hijos.  [por omisión: left]",
    "Depth limit in plies; eval stands for the value there.":
        "Límite de profundidad en jugadas; eval hace allí de valor.",
    "Whether nodes that are not quiet are searched on.  [default: they are]":
        "Si se sigue buscando en los nodos que no son tranquilos.  [por omisión: sí]",
    "One ply more below a child whose eval beats its siblings' by M.":
        "Una jugada más bajo un hijo cuya eval supera en M a la de sus hermanos.",
    "Keep the N best children by eval.":
        "Conserva los N mejores hijos según eval.",
    "Ignore the probabilities: all count alike.":
        "No mira las probabilidades: todos cuentan igual.",
    "Refuse a tree of more nodes.":
        "Rechaza un árbol de más nodos.",
    "Refuse a tree of more levels.":
        "Rechaza un árbol de más niveles.",
    "TREE is another program's: {formats}.  [default: by its suffix]":
        "TREE es de otro programa: {formats}.  [por omisión: según su extensión]",
    "Cut on v >= beta, or only on v > beta; MIN likewise.  [default: the convention's]":
        "Poda con v >= beta, o solo con v > beta; MIN igual.  [por omisión: lo del convenio]",
    "Fail-soft, fail-hard as the lectures write it, or clamped to the bound at a cut. "
    " [default: the convention's]":
        "Fail-soft, fail-hard como lo escriben las clases, o ajustado a la cota en una poda."
        "  [por omisión: lo del convenio]",
    "The window at the root.  [default: -inf]":
        "La ventana en la raíz.  [por omisión: -inf]",
    "The window at the root.  [default: inf]":
        "La ventana en la raíz.  [por omisión: inf]",
    "Cut at chance nodes too, by Ballard; the tree needs a range.":
        "Poda también en los nodos de azar, según Ballard; el árbol necesita un rango.",
    "The last depth.  [default: the tree's]":
        "La última profundidad.  [por omisión: la del árbol]",
    "Which search runs.  [default: the tree's, else what suits it: alphabeta, maxn, minimax]":
        "Qué búsqueda se hace.  [por omisión: la del árbol; si no, la que le va: alphabeta,"
        " maxn, minimax]",
    "Look first at what was best the time before.":
        "Mira primero lo que fue mejor la vez anterior.",
    "A row for each convention.":
        "Una fila por convenio.",
    "Write the tree in best-first order there, as YAML or JSON.":
        "Escribe ahí el árbol con lo mejor primero, en YAML o JSON.",
    "Whose strategy.":
        "De quién es la estrategia.",
    "Verdicts and a nudge, without the right answers.":
        "Veredictos y una pista, sin las respuestas correctas.",
    "What answers are worth; see the README.":
        "Cuánto valen las respuestas; véase el README.",
    "Who moves first in TREE.":
        "Quién mueve primero en TREE.",
    "Write the results there.":
        "Escribe ahí los resultados.",
    "The trees that a sheet may name with `tree: …`; TREE is for those that name none.":
        "Los árboles que una hoja puede nombrar con `tree: …`; TREE es para las que no"
        " nombran ninguno.",
    "Write results.json for Gradescope too.":
        "Escribe también results.json para Gradescope.",
    "Tell students a nudge instead of the right answers.":
        "Da a los estudiantes una pista en lugar de las respuestas correctas.",
    "Replace the results that are there.":
        "Reemplaza los resultados que hay.",
    "How many processes.  [default: all cores]":
        "Cuántos procesos.  [por omisión: todos los núcleos]",
    "The leaf of the last question.  [default: the marked ones]":
        "La hoja de la última pregunta.  [por omisión: las marcadas]",
    "Write to FILE.":
        "Escribe en FILE.",
    "Fill in the right answers.":
        "Rellena las respuestas correctas.",
    "Ask for this, once or several times: {questions}.  [default: what applies]":
        "Pregunta esto, una o varias veces: {questions}.  [por omisión: lo que corresponda]",
    "Children of each inner node.":
        "Hijos de cada nodo interior.",
    "Measure depths 1 to D.":
        "Mide las profundidades de 1 a D.",
    "Trees of each depth.":
        "Árboles de cada profundidad.",
    "Where chance starts from.":
        "De dónde parte el azar.",
    "One of table, json, svg.  [default: table]":
        "Uno de table, json, svg.  [por omisión: table]",
    "Write to FILE, whole or not at all.":
        "Escribe en FILE, entero o nada.",
    "With yaml and json: say everything, also what is automatic.":
        "Con yaml y json: lo dice todo, también lo automático.",
    "Show the subtree of NODE alone (as a tree).":
        "Muestra solo el subárbol de NODE (como árbol).",
}  # fmt: skip
