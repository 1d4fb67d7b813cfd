"""Help on commands, in Spanish."""

SENTENCES = {
    "Trace minimax, alpha-beta and their kin on game trees, as the lectures do.":
        "Traza minimax, alfa-beta y sus parientes en árboles de juego, como lo hacen las clases.",
    "TREE is a file, - for standard input, the tree itself ('[[3, 12], [2, 4]]'), or the"
    " name of a bundled lecture tree; left out, it is ub/ejemplo-b.":
        "TREE es un fichero, - para la entrada estándar, el árbol mismo ('[[3, 12], [2,"
        " 4]]'), o el nombre de un árbol de clase incluido; si falta, es ub/ejemplo-b.",
    "Minimax: values and decision.":
        "Minimax: valores y decisión.",
    "Minimax on TREE: every node's value and the decision.":
        "Minimax en TREE: el valor de cada nodo y la decisión.",
    "Alpha-beta: windows, cuts, what is pruned.":
        "Alfa-beta: ventanas, podas, lo podado.",
    "Alpha-beta on TREE: every window, every cut, and what is pruned.":
        "Alfa-beta en TREE: cada ventana, cada poda, y lo que se poda.",
    "Expectimax: the enemy is part of nature.":
        "Expectimax: el enemigo es parte de la naturaleza.",
    "Expectimax on TREE: the enemy is a part of nature, so MIN takes the mean too.":
        "Expectimax en TREE: el enemigo es parte de la naturaleza, así que MIN también hace"
        " la media.",
    "Expectiminimax: MAX, MIN and chance.":
        "Expectiminimax: MAX, MIN y azar.",
    "Expectiminimax on TREE: MAX, MIN, and the mean at chance nodes.":
        "Expectiminimax en TREE: MAX, MIN, y la media en los nodos de azar.",
    "max^n: several players, each for itself.":
        "max^n: varios jugadores, cada uno para sí.",
    "max^n on TREE: several players, each for itself.":
        "max^n en TREE: varios jugadores, cada uno para sí.",
    "Deeper and deeper: the horizon effect.":
        "Cada vez más hondo: el efecto horizonte.",
    "Search TREE to depth 1, 2, 3 …: where the decision changes, the horizon effect shows.":
        "Busca en TREE hasta profundidad 1, 2, 3 …: donde cambia la decisión, se ve el"
        " efecto horizonte.",
    "Compare algorithms, or conventions.":
        "Compara algoritmos, o convenios.",
    "Compare the algorithms, or the conventions, on TREE: results and work.":
        "Compara los algoritmos, o los convenios, en TREE: resultados y trabajo.",
    "What the order of children matters.":
        "Cuánto importa el orden de los hijos.",
    "How much the order of the children matters to alpha-beta on TREE.":
        "Cuánto le importa a alfa-beta el orden de los hijos en TREE.",
    "Does the decision survive other numbers?":
        "¿Resiste la decisión otros números?",
    "Does the decision on TREE survive other numbers in the same order?":
        "¿Resiste la decisión en TREE otros números en el mismo orden?",
    "Minimax looks at the order of the leaves alone; a mean also looks at their magnitudes.":
        "Minimax solo mira el orden de las hojas; una media mira también sus magnitudes.",
    "One move for MAX, every reply.":
        "Una jugada de MAX, todas las réplicas.",
    "The strategy of MAX on TREE: one move where it moves, every reply elsewhere.":
        "La estrategia de MAX en TREE: una jugada donde mueve, todas las réplicas en lo demás.",
    "What if a leaf had another value?":
        "¿Y si una hoja tuviera otro valor?",
    "What the search of TREE does for every value of the leaf NODE.":
        "Qué hace la búsqueda en TREE con cada valor de la hoja NODE.",
    "A row for each interval of values: the value of the root, the best actions, the cuts,"
    " and what is pruned. Then, for each cut that depends on the leaf, when it happens.":
        "Una fila por intervalo de valores: el valor de la raíz, las mejores acciones, las"
        " podas, y lo que se poda. Después, de cada poda que depende de la hoja, cuándo ocurre.",
    "Check answers, and say why.":
        "Comprueba respuestas, y dice por qué.",
    "Check ANSWERS about TREE: answer sheets, or logs as they were typed or pasted.":
        "Comprueba ANSWERS sobre TREE: hojas de respuestas, o trazas escritas o pegadas.",
    "Every answer is right or wrong, and why. Exit code 0 if all is right, 1 if not. The"
    " algorithm is the option's, else the sheet's or the log's, else the tree's.":
        "Cada respuesta está bien o mal, y por qué. El código de salida es 0 si todo está"
        " bien, 1 si no. El algoritmo es el de la opción, si no el de la hoja o la traza, si"
        " no el del árbol.",
    "Grade a class, with feedback for everybody.":
        "Califica una clase, con comentarios para cada estudiante.",
    "Grade what a class answered about TREE.":
        "Califica lo que una clase respondió sobre TREE.",
    "FOLDER has a file or a folder a student, as Moodle and Gradescope download them; or it"
    " is one CSV with a row a student and columns such as student, values.B3, pruned, action.":
        "FOLDER tiene un fichero o una carpeta por estudiante, como los descargan Moodle y"
        " Gradescope; o es un solo CSV con una fila por estudiante y columnas como student,"
        " values.B3, pruned, action.",
    "Writes grades.csv, summary.md, and feedback for everybody. What cannot be read is reported.":
        "Escribe grades.csv, summary.md, y comentarios para cada estudiante. De lo que no se"
        " puede leer se informa.",
    "Why a node has its value, window and status.":
        "Por qué un nodo tiene su valor, ventana y estado.",
    "Why NODE of TREE has its value, its window and its status.":
        "Por qué NODE de TREE tiene su valor, su ventana y su estado.",
    "The four questions of the workbook, answered.":
        "Las cuatro preguntas del cuaderno, contestadas.",
    "Answer the four questions of the upv workbook for TREE.":
        "Contesta las cuatro preguntas del cuaderno de la upv sobre TREE.",
    "The search tree, the best move, how many nodes are not generated, and which values of a"
    " leaf would stop the cut that it causes: the leaf with `mark: true`, or --node.":
        "El árbol de búsqueda, la mejor jugada, cuántos nodos no se generan, y con qué"
        " valores de una hoja no ocurriría la poda que causa: la hoja con `mark: true`, o --node.",
    "The exercise to hand out, or its key.":
        "El ejercicio para repartir, o su solución.",
    "The exercise on TREE to hand out: an answer sheet with empty fields, or its key.":
        "El ejercicio sobre TREE para repartir: una hoja de respuestas con campos vacíos, o"
        " su solución.",
    "What it writes, filled in by a student or as key, is what `gametrace check` reads.":
        "Lo que escribe, relleno por un estudiante o como solución, es lo que lee `gametrace"
        " check`.",
    "What each lecture does in its own way.":
        "Lo que cada clase hace a su manera.",
    "List the conventions: what each lecture does in its own way.":
        "Enumera los convenios: lo que cada clase hace a su manera.",
    "How the work of alpha-beta grows.":
        "Cómo crece el trabajo de alfa-beta.",
    "Measure what alpha-beta looks at in random trees: the lectures' complexity figures.":
        "Mide lo que mira alfa-beta en árboles al azar: las cifras de complejidad de las clases.",
    "Each depth from 1 on has three rows: with each player's worst move first, in random"
    " order, and with the best move first; beside them b^d, b^(3d/4) and Knuth and Moore's"
    " minimum.":
        "Cada profundidad a partir de 1 tiene tres filas: con la peor jugada de cada jugador"
        " primero, en orden aleatorio, y con la mejor jugada primero; al lado, b^d, b^(3d/4)"
        " y el mínimo de Knuth y Moore.",
    "A JSON Schema, for editors.":
        "Un esquema JSON, para editores.",
    "Print the JSON Schema (2020-12) of trees, answer sheets or rubrics.":
        "Escribe el esquema JSON (2020-12) de árboles, hojas de respuestas o rúbricas.",
    "A tree unsolved, or written out again.":
        "Un árbol sin resolver, o escrito de nuevo.",
    "Show TREE unsolved, draw it, or write it out again: YAML, JSON, Gambit .efg, CS 188 .test.":
        "Muestra TREE sin resolver, lo dibuja, o lo escribe de nuevo: YAML, JSON, .efg de"
        " Gambit, .test de CS 188.",
    "What -f yaml and -f json write reads into the same tree.":
        "Lo que escriben -f yaml y -f json se lee como el mismo árbol.",
    "The bundled lecture trees.":
        "Los árboles de clase incluidos.",
    "List the bundled lecture trees, with title and source.":
        "Enumera los árboles de clase incluidos, con título y fuente.",
}  # fmt: skip
