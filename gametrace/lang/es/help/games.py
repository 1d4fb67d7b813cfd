"""Help on games and the guide, in Spanish."""

SENTENCES: dict[str, str] = {
    "? lists the moves, why explains the machine's last one, undo takes yours back, quit ends.": (
        "? enumera las jugadas, why explica la última de la máquina, undo retira la "
        "tuya, quit acaba."
    ),
    "Every key, convention and format, with an example.": (
        "Cada clave, convenio y formato, con un ejemplo."
    ),
    "Explain every key of trees, answer sheets and rubrics, the conventions and the formats.": (
        "Explica cada clave de árboles, hojas de respuestas y rúbricas, los convenios "
        "y los formatos."
    ),
    "How far the machine looks.": ("Hasta dónde mira la máquina."),
    "How the machine searches.": ("Cómo busca la máquina."),
    "Language of the guide.  [default: that of the help]": (
        "Lengua de la guía.  [por defecto: la de la ayuda]"
    ),
    "List the games, with how a position of each is written and an example.": (
        "Enumera los juegos, con cómo se escribe una posición de cada uno y un ejemplo."
    ),
    "Of a game: its tree, down to N plies.": ("De un juego: su árbol, hasta N niveles."),
    "Play GAME against the machine: write your move by its name.": (
        "Juega a GAME contra la máquina: escribe tu jugada por su nombre."
    ),
    "Play a game against the machine.": ("Juega contra la máquina."),
    "The games that have a name.": ("Los juegos que tienen nombre."),
    "Tree, table, pictures: the root and N plies below it.": (
        "Árbol, tabla, figuras: la raíz y N niveles por debajo."
    ),
    "What values a game's states at the depth limit: open-lines, zero, FILE.py:function.": (
        "Qué valora los estados de un juego en el límite: open-lines, zero, FILE.py:function."
    ),
    "What values a state at that depth.": ("Qué valora un estado a esa profundidad."),
    "Whom you play.  [default: who moves first]": (
        "Con quién juegas.  [por defecto: quien mueve primero]"
    ),
}
