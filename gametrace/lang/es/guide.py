"""The guide in Spanish: each English sentence of its tables, and how it is said here."""

SENTENCES = {
    "one of:": "uno de:",
    "also:": "también:",
    "suffix:": "extensión:",
    # trees
    "A tree": "Un árbol",
    "A file has these keys, or the root alone: a number is a leaf, a list an inner node.":
        "Un fichero tiene estas claves, o solo la raíz: un número es una hoja, una lista un nodo"
        " interior.",
    "the root": "la raíz",
    "shown above the tree": "se muestra encima del árbol",
    "the lecture or book that the tree comes from": "la clase o el libro de donde viene el árbol",
    "free text": "texto libre",
    "kinds by depth, repeated": "tipos por profundidad, repetidos",
    "names for max^n; a leaf has one entry for each":
        "nombres para max^n; una hoja tiene un valor para cada uno",
    "lowest and highest utility, for pruning at chance nodes":
        "utilidad mínima y máxima, para podar en nodos de azar",
    "weights of the features": "pesos de los rasgos",
    "what win, draw and lose are worth": "lo que valen win, draw y lose (ganar, empatar, perder)",
    "the search that runs unless another is asked for":
        "la búsqueda que se hace si no se pide otra",
    "the lecture whose rules hold, or its parts":
        "la clase cuyas reglas valen, o las partes del convenio",
    "depth limit in plies, unless another is asked for":
        "límite de profundidad en jugadas, si no se pide otro",
    "A node of a tree": "Un nodo de un árbol",
    "In short, {B: [3, 12]} is a node with a name; these keys say everything.":
        "En breve, {B: [3, 12]} es un nodo con nombre; estas claves lo dicen todo.",
    "unique in the tree; any text": "único en el árbol; cualquier texto",
    "max, min, chance, or a player's name": "max, min, chance (azar), o el nombre de un jugador",
    "label of the edge that leads to the node": "etiqueta de la arista que lleva al nodo",
    "probability of the edge from a chance node; rest is what is missing to 1":
        "probabilidad de la arista desde un nodo de azar; rest es lo que falta hasta 1",
    "utility of a leaf; one entry per player": "utilidad de una hoja; un valor por jugador",
    "heuristic estimate, used at the depth limit":
        "estimación heurística, que se usa en el límite de profundidad",
    "eval is their sum, weighted by the document's weights":
        "eval es su suma, con los pesos (weights) del documento",
    "chances to win, draw and lose: what is expected is the value of a leaf,"
    " the eval of an inner node":
        "probabilidades de ganar, empatar y perder: lo esperado es el valor de una hoja, o el eval"
        " de un nodo interior",
    "with this probability the player moves at random":
        "con esta probabilidad el jugador mueve al azar",
    "false: the depth limit does not stop here":
        "false: el límite de profundidad no se detiene aquí",
    "true: the node that an exercise asks about": "true: el nodo por el que pregunta un ejercicio",
    "free text, shown in pictures": "texto libre, que se muestra en las figuras",
    "text that pictures show in the place of the node: a board":
        "texto que las figuras muestran en lugar del nodo: un tablero",
    "list or mapping of nodes": "lista de nodos, o nodos por su nombre",
    # sheets
    "An answer sheet": "Una hoja de respuestas",
    "What check and grade read; accents and capitals do not matter in keys. The examples are"
    " answers about ub/ejemplo-b.":
        "Lo que leen check y grade; en las claves no importan acentos ni mayúsculas. Los ejemplos"
        " son respuestas sobre ub/ejemplo-b.",
    "the student's name: shown, never interpreted":
        "el nombre del estudiante: se muestra, nunca se interpreta",
    "the search that the answers are about": "la búsqueda de la que tratan las respuestas",
    "for grade --trees: which of the teacher's trees":
        "para grade --trees: cuál de los árboles del profesor",
    # rubrics
    "A rubric": "Una rúbrica",
    "What answers are worth: grade --rubric FILE, check --rubric FILE.":
        "Lo que valen las respuestas: grade --rubric FICHERO, check --rubric FICHERO.",
    "what must be answered: questions, each perhaps with its nodes":
        "lo que hay que responder: preguntas, cada una quizá con sus nodos",
    "points for each answer to a question; 1 where none are said":
        "puntos por cada respuesta a una pregunta; 1 si no se dicen",
    "the share of the points for what follows from an earlier slip":
        "la parte de los puntos para lo que se sigue de un error anterior",
    "the grade for a perfect answer": "la nota de una respuesta perfecta",
    "the algorithm that everything is graded by": "el algoritmo con que se corrige todo",
    "the conventions that are accepted; the first is the exam's own":
        "los convenios que se aceptan; el primero es el del examen",
    "exact: a rounded number is wrong": "exact: un número redondeado es incorrecto",
    "what is graded: sheet, log, or both": "lo que se corrige: hoja (sheet), traza (log), o ambas",
    "which of several files counts that answer one question":
        "cuál cuenta de varios ficheros que responden a una pregunta",
    # conventions
    "Conventions": "Convenios",
    "What lectures disagree on: --convention NAME, or in the tree. In braces: unlike ub.":
        "En lo que las clases difieren: --convention NOMBRE, o en el árbol. Entre llaves: lo que no"
        " es como en ub.",
    "The parts of a convention": "Las partes de un convenio",
    "They stand in the tree; most are options of the searches too, such as --cut strict.":
        "Se escriben en el árbol; casi todas son también opciones de las búsquedas, como --cut"
        " strict.",
    "the lecture whose rules hold for all other parts":
        "la clase cuyas reglas valen para todas las demás partes",
    "ties: cut on v >= beta; strict: only on v > beta (MIN likewise)":
        "ties: poda si v >= beta; strict: solo si v > beta (MIN igual)",
    "soft: v starts from an infinity; hard: from alpha (MIN: from beta);"
    " clamped: likewise, and a cut returns the bound itself":
        "soft: v empieza en un infinito; hard: en alfa (MIN: en beta); clamped: igual, y una poda"
        " devuelve la propia cota",
    "the end from which children are searched": "el extremo desde el que se recorren los hijos",
    "range: the root starts from the tree's range, where it has one":
        "range: la raíz empieza con el rango del árbol, si lo tiene",
    "what is tested first: a leaf at the depth limit has its value (terminal), or its eval"
    " (limit)":
        "lo que se comprueba primero: una hoja en el límite de profundidad tiene su valor"
        " (terminal), o su eval (limit)",
    "how alpha-beta cuts at chance nodes; the tree needs a range":
        "cómo poda alfa-beta en nodos de azar; el árbol necesita un rango",
    "the language of the log and the summary": "el idioma de la traza y del resumen",
    "whether a node that is not quiet is searched on at the depth limit":
        "si se sigue buscando en el límite de profundidad bajo un nodo que no está en calma",
    "true: chance nodes ignore their probabilities":
        "true: los nodos de azar no tienen en cuenta sus probabilidades",
    "the window at the root, its lower end": "la ventana en la raíz, su extremo inferior",
    "the window at the root, its upper end": "la ventana en la raíz, su extremo superior",
    "depth limit in plies; eval stands for the value there":
        "límite de profundidad en jugadas; allí eval hace de valor",
    "by how much an eval must beat its siblings' for one ply more":
        "por cuánto debe superar un eval a los de sus hermanos para una jugada más",
    "how many children are kept, the best by eval":
        "cuántos hijos se conservan, los mejores según eval",
    # formats
    "What a search writes": "Lo que escribe una búsqueda",
    "-f FORMAT, or -o FILE with its suffix.": "-f FORMATO, o -o FICHERO con su extensión.",
    "the solved tree, drawn; in colour on a terminal":
        "el árbol resuelto, dibujado; en color en un terminal",
    "the lecture's log": "la traza de la clase",
    "the search told step by step": "la búsqueda contada paso a paso",
    "one row per node, in the order of the search": "una fila por nodo, en el orden de la búsqueda",
    "everything, for programs": "todo, para programas",
    "the steps as JSON Lines, written while the search runs":
        "los pasos como JSON Lines, escritos durante la búsqueda",
    "Pictures": "Figuras",
    "-f FORMAT, or -o FILE with its suffix; show draws the tree unsolved.":
        "-f FORMATO, o -o FICHERO con su extensión; show dibuja el árbol sin resolver.",
    "a picture for web pages and slides": "una figura para páginas web y transparencias",
    "a forest tree for LaTeX": "un árbol de forest para LaTeX",
    "a graph for Graphviz": "un grafo para Graphviz",
    "a picture in pixels; needs gametrace[pdf]": "una figura en píxeles; necesita gametrace[pdf]",
    "a picture for paper; needs gametrace[pdf]": "una figura para papel; necesita gametrace[pdf]",
    "Other programs' trees": "Árboles de otros programas",
    "Wherever TREE stands; by the suffix, or --from-format FORMAT.":
        "Donde se pide TREE; por la extensión, o con --from-format FORMATO.",
    "Gambit's games of perfect information, read and written":
        "juegos de información perfecta de Gambit, se leen y se escriben",
    "tests of the CS 188 projects, read and written":
        "pruebas de los proyectos de CS 188, se leen y se escriben",
    "nested parentheses, read only": "paréntesis anidados, solo se leen",
}  # fmt: skip
