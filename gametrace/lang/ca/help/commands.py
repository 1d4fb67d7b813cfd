"""Help on commands, in Catalan."""

SENTENCES = {
    "Trace minimax, alpha-beta and their kin on game trees, as the lectures do.":
        "Traça minimax, alfa-beta i els seus parents en arbres de joc, com ho fan les classes.",
    "TREE is a file, - for standard input, the tree itself ('[[3, 12], [2, 4]]'), or the"
    " name of a bundled lecture tree; left out, it is ub/ejemplo-b.":
        "TREE és un fitxer, - per a l'entrada estàndard, l'arbre mateix ('[[3, 12], [2,"
        " 4]]'), o el nom d'un arbre de classe inclòs; si falta, és ub/ejemplo-b.",
    "Minimax: values and decision.":
        "Minimax: valors i decisió.",
    "Minimax on TREE: every node's value and the decision.":
        "Minimax en TREE: el valor de cada node i la decisió.",
    "Alpha-beta: windows, cuts, what is pruned.":
        "Alfa-beta: finestres, talls, el que es poda.",
    "Alpha-beta on TREE: every window, every cut, and what is pruned.":
        "Alfa-beta en TREE: cada finestra, cada tall, i el que es poda.",
    "Expectimax: the enemy is part of nature.":
        "Expectimax: l'enemic és part de la natura.",
    "Expectimax on TREE: the enemy is a part of nature, so MIN takes the mean too.":
        "Expectimax en TREE: l'enemic és part de la natura, així que MIN també fa la mitjana.",
    "Expectiminimax: MAX, MIN and chance.":
        "Expectiminimax: MAX, MIN i atzar.",
    "Expectiminimax on TREE: MAX, MIN, and the mean at chance nodes.":
        "Expectiminimax en TREE: MAX, MIN, i la mitjana en els nodes d'atzar.",
    "max^n: several players, each for itself.":
        "max^n: diversos jugadors, cadascun per a si.",
    "max^n on TREE: several players, each for itself.":
        "max^n en TREE: diversos jugadors, cadascun per a si.",
    "Deeper and deeper: the horizon effect.":
        "Cada vegada més endins: l'efecte horitzó.",
    "Search TREE to depth 1, 2, 3 …: where the decision changes, the horizon effect shows.":
        "Cerca en TREE fins a profunditat 1, 2, 3 …: on canvia la decisió, es veu l'efecte"
        " horitzó.",
    "Compare algorithms, or conventions.":
        "Compara algorismes, o convenis.",
    "Compare the algorithms, or the conventions, on TREE: results and work.":
        "Compara els algorismes, o els convenis, en TREE: resultats i treball.",
    "What the order of children matters.":
        "Quant importa l'ordre dels fills.",
    "How much the order of the children matters to alpha-beta on TREE.":
        "Quant li importa a alfa-beta l'ordre dels fills en TREE.",
    "Does the decision survive other numbers?":
        "Resisteix la decisió altres nombres?",
    "Does the decision on TREE survive other numbers in the same order?":
        "Resisteix la decisió en TREE altres nombres en el mateix ordre?",
    "Minimax looks at the order of the leaves alone; a mean also looks at their magnitudes.":
        "Minimax només mira l'ordre de les fulles; una mitjana mira també les seues magnituds.",
    "One move for MAX, every reply.":
        "Una jugada de MAX, totes les rèpliques.",
    "The strategy of MAX on TREE: one move where it moves, every reply elsewhere.":
        "L'estratègia de MAX en TREE: una jugada on mou, totes les rèpliques en la resta.",
    "What if a leaf had another value?":
        "I si una fulla tinguera un altre valor?",
    "What the search of TREE does for every value of the leaf NODE.":
        "Què fa la cerca en TREE amb cada valor de la fulla NODE.",
    "A row for each interval of values: the value of the root, the best actions, the cuts,"
    " and what is pruned. Then, for each cut that depends on the leaf, when it happens.":
        "Una fila per interval de valors: el valor de l'arrel, les millors accions, els"
        " talls, i el que es poda. Després, de cada tall que depén de la fulla, quan passa.",
    "Check answers, and say why.":
        "Comprova respostes, i diu per què.",
    "Check ANSWERS about TREE: answer sheets, or logs as they were typed or pasted.":
        "Comprova ANSWERS sobre TREE: fulls de respostes, o traces escrites o apegades.",
    "Every answer is right or wrong, and why. Exit code 0 if all is right, 1 if not. The"
    " algorithm is the option's, else the sheet's or the log's, else the tree's.":
        "Cada resposta està bé o mal, i per què. El codi d'eixida és 0 si tot està bé, 1 si"
        " no. L'algorisme és el de l'opció, si no el del full o la traça, si no el de l'arbre.",
    "Grade a class, with feedback for everybody.":
        "Qualifica una classe, amb comentaris per a cada estudiant.",
    "Grade what a class answered about TREE.":
        "Qualifica el que una classe va respondre sobre TREE.",
    "FOLDER has a file or a folder a student, as Moodle and Gradescope download them; or it"
    " is one CSV with a row a student and columns such as student, values.B3, pruned, action.":
        "FOLDER té un fitxer o una carpeta per estudiant, com els descarreguen Moodle i"
        " Gradescope; o és un sol CSV amb una fila per estudiant i columnes com student,"
        " values.B3, pruned, action.",
    "Writes grades.csv, summary.md, and feedback for everybody. What cannot be read is reported.":
        "Escriu grades.csv, summary.md, i comentaris per a cada estudiant. Del que no es pot"
        " llegir s'informa.",
    "Why a node has its value, window and status.":
        "Per què un node té el seu valor, finestra i estat.",
    "Why NODE of TREE has its value, its window and its status.":
        "Per què NODE de TREE té el seu valor, la seua finestra i el seu estat.",
    "The four questions of the workbook, answered.":
        "Les quatre preguntes del quadern, contestades.",
    "Answer the four questions of the upv workbook for TREE.":
        "Contesta les quatre preguntes del quadern de la upv sobre TREE.",
    "The search tree, the best move, how many nodes are not generated, and which values of a"
    " leaf would stop the cut that it causes: the leaf with `mark: true`, or --node.":
        "L'arbre de cerca, la millor jugada, quants nodes no es generen, i amb quins valors"
        " d'una fulla no passaria el tall que causa: la fulla amb `mark: true`, o --node.",
    "The exercise to hand out, or its key.":
        "L'exercici per a repartir, o la seua solució.",
    "The exercise on TREE to hand out: an answer sheet with empty fields, or its key.":
        "L'exercici sobre TREE per a repartir: un full de respostes amb camps buits, o la"
        " seua solució.",
    "What it writes, filled in by a student or as key, is what `gametrace check` reads.":
        "El que escriu, ple per un estudiant o com a solució, és el que llig `gametrace check`.",
    "What each lecture does in its own way.":
        "El que cada classe fa a la seua manera.",
    "List the conventions: what each lecture does in its own way.":
        "Enumera els convenis: el que cada classe fa a la seua manera.",
    "How the work of alpha-beta grows.":
        "Com creix el treball d'alfa-beta.",
    "Measure what alpha-beta looks at in random trees: the lectures' complexity figures.":
        "Mesura el que mira alfa-beta en arbres a l'atzar: les xifres de complexitat de les"
        " classes.",
    "Each depth from 1 on has three rows: with each player's worst move first, in random"
    " order, and with the best move first; beside them b^d, b^(3d/4) and Knuth and Moore's"
    " minimum.":
        "Cada profunditat a partir d'1 té tres files: amb la pitjor jugada de cada jugador"
        " primer, en ordre aleatori, i amb la millor jugada primer; al costat, b^d, b^(3d/4)"
        " i el mínim de Knuth i Moore.",
    "A JSON Schema, for editors.":
        "Un esquema JSON, per a editors.",
    "Print the JSON Schema (2020-12) of trees, answer sheets or rubrics.":
        "Escriu l'esquema JSON (2020-12) d'arbres, fulls de respostes o rúbriques.",
    "A tree unsolved, or written out again.":
        "Un arbre sense resoldre, o escrit de nou.",
    "Show TREE unsolved, draw it, or write it out again: YAML, JSON, Gambit .efg, CS 188 .test.":
        "Mostra TREE sense resoldre, el dibuixa, o l'escriu de nou: YAML, JSON, .efg de"
        " Gambit, .test de CS 188.",
    "What -f yaml and -f json write reads into the same tree.":
        "El que escriuen -f yaml i -f json es llig com el mateix arbre.",
    "The bundled lecture trees.":
        "Els arbres de classe inclosos.",
    "List the bundled lecture trees, with title and source.":
        "Enumera els arbres de classe inclosos, amb títol i font.",
}  # fmt: skip
