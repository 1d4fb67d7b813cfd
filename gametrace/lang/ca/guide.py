"""The guide in Catalan: each English sentence of its tables, and how it is said here."""

SENTENCES = {
    "one of:": "un de:",
    "also:": "també:",
    "suffix:": "extensió:",
    # trees
    "A tree": "Un arbre",
    "A file has these keys, or the root alone: a number is a leaf, a list an inner node.":
        "Un fitxer té estes claus, o només l'arrel: un número és una fulla, una llista un node"
        " interior.",
    "the root": "l'arrel",
    "shown above the tree": "es mostra damunt de l'arbre",
    "the lecture or book that the tree comes from": "la classe o el llibre d'on ve l'arbre",
    "free text": "text lliure",
    "kinds by depth, repeated": "tipus per profunditat, repetits",
    "names for max^n; a leaf has one entry for each":
        "noms per a max^n; una fulla té un valor per a cada u",
    "lowest and highest utility, for pruning at chance nodes":
        "utilitat mínima i màxima, per a podar en nodes d'atzar",
    "weights of the features": "pesos dels trets",
    "what win, draw and lose are worth": "el que valen win, draw i lose (guanyar, empatar, perdre)",
    "the search that runs unless another is asked for":
        "la cerca que es fa si no se'n demana altra",
    "the lecture whose rules hold, or its parts":
        "la classe les regles de la qual valen, o les parts del conveni",
    "depth limit in plies, unless another is asked for":
        "límit de profunditat en jugades, si no se'n demana altre",
    "A node of a tree": "Un node d'un arbre",
    "In short, {B: [3, 12]} is a node with a name; these keys say everything.":
        "En breu, {B: [3, 12]} és un node amb nom; estes claus ho diuen tot.",
    "unique in the tree; any text": "únic en l'arbre; qualsevol text",
    "max, min, chance, or a player's name": "max, min, chance (atzar), o el nom d'un jugador",
    "label of the edge that leads to the node": "etiqueta de l'aresta que porta al node",
    "probability of the edge from a chance node; rest is what is missing to 1":
        "probabilitat de l'aresta des d'un node d'atzar; rest és el que falta fins a 1",
    "utility of a leaf; one entry per player": "utilitat d'una fulla; un valor per jugador",
    "heuristic estimate, used at the depth limit":
        "estimació heurística, que s'usa en el límit de profunditat",
    "eval is their sum, weighted by the document's weights":
        "eval és la seua suma, amb els pesos (weights) del document",
    "chances to win, draw and lose: what is expected is the value of a leaf,"
    " the eval of an inner node":
        "probabilitats de guanyar, empatar i perdre: el que s'espera és el valor d'una fulla, o"
        " l'eval d'un node interior",
    "with this probability the player moves at random":
        "amb esta probabilitat el jugador mou a l'atzar",
    "false: the depth limit does not stop here": "false: el límit de profunditat no s'atura ací",
    "true: the node that an exercise asks about": "true: el node pel qual pregunta un exercici",
    "free text, shown in pictures": "text lliure, que es mostra en les figures",
    "text that pictures show in the place of the node: a board":
        "text que les figures mostren en lloc del node: un tauler",
    "list or mapping of nodes": "llista de nodes, o nodes pel seu nom",
    # sheets
    "An answer sheet": "Un full de respostes",
    "What check and grade read; accents and capitals do not matter in keys. The examples are"
    " answers about ub/ejemplo-b.":
        "El que lligen check i grade; en les claus no importen accents ni majúscules. Els exemples"
        " són respostes sobre ub/ejemplo-b.",
    "the student's name: shown, never interpreted":
        "el nom de l'estudiant: es mostra, mai no s'interpreta",
    "the search that the answers are about": "la cerca de què tracten les respostes",
    "for grade --trees: which of the teacher's trees":
        "per a grade --trees: quin dels arbres del professor",
    # rubrics
    "A rubric": "Una rúbrica",
    "What answers are worth: grade --rubric FILE, check --rubric FILE.":
        "El que valen les respostes: grade --rubric FITXER, check --rubric FITXER.",
    "what must be answered: questions, each perhaps with its nodes":
        "el que cal respondre: preguntes, cada una potser amb els seus nodes",
    "points for each answer to a question; 1 where none are said":
        "punts per cada resposta a una pregunta; 1 si no es diuen",
    "the share of the points for what follows from an earlier slip":
        "la part dels punts per al que se segueix d'un error anterior",
    "the grade for a perfect answer": "la nota d'una resposta perfecta",
    "the algorithm that everything is graded by": "l'algorisme amb què es corregix tot",
    "the conventions that are accepted; the first is the exam's own":
        "els convenis que s'accepten; el primer és el de l'examen",
    "exact: a rounded number is wrong": "exact: un número arredonit és incorrecte",
    "what is graded: sheet, log, or both":
        "el que es corregix: full (sheet), traça (log), o tots dos",
    "which of several files counts that answer one question":
        "quin compta de diversos fitxers que responen a una pregunta",
    # conventions
    "Conventions": "Convenis",
    "What lectures disagree on: --convention NAME, or in the tree. In braces: unlike ub.":
        "En què difereixen les classes: --convention NOM, o en l'arbre. Entre claus: el que no és"
        " com en ub.",
    "The parts of a convention": "Les parts d'un conveni",
    "They stand in the tree; most are options of the searches too, such as --cut strict.":
        "S'escriuen en l'arbre; quasi totes són també opcions de les cerques, com --cut strict.",
    "the lecture whose rules hold for all other parts":
        "la classe les regles de la qual valen per a totes les altres parts",
    "ties: cut on v >= beta; strict: only on v > beta (MIN likewise)":
        "ties: tall si v >= beta; strict: només si v > beta (MIN igual)",
    "soft: v starts from an infinity; hard: from alpha (MIN: from beta);"
    " clamped: likewise, and a cut returns the bound itself":
        "soft: v comença en un infinit; hard: en alfa (MIN: en beta); clamped: igual, i un tall"
        " retorna la mateixa cota",
    "the end from which children are searched": "l'extrem des del qual es recorren els fills",
    "range: the root starts from the tree's range, where it has one":
        "range: l'arrel comença amb el rang de l'arbre, si en té",
    "what is tested first: a leaf at the depth limit has its value (terminal), or its eval"
    " (limit)":
        "el que es comprova primer: una fulla en el límit de profunditat té el seu valor"
        " (terminal), o el seu eval (limit)",
    "how alpha-beta cuts at chance nodes; the tree needs a range":
        "com poda alfa-beta en nodes d'atzar; l'arbre necessita un rang",
    "the language of the log and the summary": "la llengua de la traça i del resum",
    "whether a node that is not quiet is searched on at the depth limit":
        "si se segueix cercant en el límit de profunditat davall d'un node que no està en calma",
    "true: chance nodes ignore their probabilities":
        "true: els nodes d'atzar no tenen en compte les seues probabilitats",
    "the window at the root, its lower end": "la finestra en l'arrel, el seu extrem inferior",
    "the window at the root, its upper end": "la finestra en l'arrel, el seu extrem superior",
    "depth limit in plies; eval stands for the value there":
        "límit de profunditat en jugades; allí eval fa de valor",
    "by how much an eval must beat its siblings' for one ply more":
        "per quant ha de superar un eval els dels seus germans per a una jugada més",
    "how many children are kept, the best by eval":
        "quants fills es conserven, els millors segons eval",
    # formats
    "What a search writes": "El que escriu una cerca",
    "-f FORMAT, or -o FILE with its suffix.": "-f FORMAT, o -o FITXER amb la seua extensió.",
    "the solved tree, drawn; in colour on a terminal":
        "l'arbre resolt, dibuixat; en color en un terminal",
    "the lecture's log": "la traça de la classe",
    "the search told step by step": "la cerca contada pas a pas",
    "one row per node, in the order of the search": "una fila per node, en l'ordre de la cerca",
    "everything, for programs": "tot, per a programes",
    "the steps as JSON Lines, written while the search runs":
        "els passos com a JSON Lines, escrits durant la cerca",
    "Pictures": "Figures",
    "-f FORMAT, or -o FILE with its suffix; show draws the tree unsolved.":
        "-f FORMAT, o -o FITXER amb la seua extensió; show dibuixa l'arbre sense resoldre.",
    "a picture for web pages and slides": "una figura per a pàgines web i transparències",
    "a forest tree for LaTeX": "un arbre de forest per a LaTeX",
    "a graph for Graphviz": "un graf per a Graphviz",
    "a picture in pixels; needs gametrace[pdf]": "una figura en píxels; necessita gametrace[pdf]",
    "a picture for paper; needs gametrace[pdf]": "una figura per a paper; necessita gametrace[pdf]",
    "Other programs' trees": "Arbres d'altres programes",
    "Wherever TREE stands; by the suffix, or --from-format FORMAT.":
        "On es demana TREE; per l'extensió, o amb --from-format FORMAT.",
    "Gambit's games of perfect information, read and written":
        "jocs d'informació perfecta de Gambit, es lligen i s'escriuen",
    "tests of the CS 188 projects, read and written":
        "proves dels projectes de CS 188, es lligen i s'escriuen",
    "nested parentheses, read only": "parèntesis imbricats, només es lligen",
}  # fmt: skip
