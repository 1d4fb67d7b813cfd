"""Help on games and the guide, in Catalan."""

SENTENCES: dict[str, str] = {
    "? lists the moves, why explains the machine's last one, undo takes yours back, quit ends.": (
        "? enumera les jugades, why explica l'última de la màquina, undo retira la "
        "teua, quit acaba."
    ),
    "Every key, convention and format, with an example.": (
        "Cada clau, conveni i format, amb un exemple."
    ),
    "Explain every key of trees, answer sheets and rubrics, the conventions and the formats.": (
        "Explica cada clau d'arbres, fulls de respostes i rúbriques, els convenis i els formats."
    ),
    "How far the machine looks.": ("Fins on mira la màquina."),
    "How the machine searches.": ("Com cerca la màquina."),
    "Language of the guide.  [default: that of the help]": (
        "Llengua de la guia.  [per defecte: la de l'ajuda]"
    ),
    "List the games, with how a position of each is written and an example.": (
        "Enumera els jocs, amb com s'escriu una posició de cadascun i un exemple."
    ),
    "Of a game: its tree, down to N plies.": ("D'un joc: el seu arbre, fins a N nivells."),
    "Play GAME against the machine: write your move by its name.": (
        "Juga a GAME contra la màquina: escriu la teua jugada pel seu nom."
    ),
    "Play a game against the machine.": ("Juga contra la màquina."),
    "The games that have a name.": ("Els jocs que tenen nom."),
    "Tree, table, pictures: the root and N plies below it.": (
        "Arbre, taula, figures: l'arrel i N nivells per davall."
    ),
    "What values a game's states at the depth limit: open-lines, zero, FILE.py:function.": (
        "Què valora els estats d'un joc en el límit: open-lines, zero, FILE.py:function."
    ),
    "What values a state at that depth.": ("Què valora un estat a eixa profunditat."),
    "Whom you play.  [default: who moves first]": (
        "Amb qui jugues.  [per defecte: qui mou primer]"
    ),
}
