"""Errors about other programs' files, in Catalan."""

SENTENCES = {
    "this is in no format of another program":
        "açò no està en cap format d'un altre programa",
    "'{name}' is none of {listed}{hint}":
        "'{name}' no és cap de {listed}{hint}",
    "gametrace reads {format}, but does not write it":
        "gametrace llig {format}, però no l'escriu",
    "'{state}' is a leaf, so expected its number in 'evaluation'":
        "'{state}' és una fulla, així que s'esperava el seu nombre en 'evaluation'",
    "expected the class GraphGameTreeTest, not '{kind}'":
        "s'esperava la classe GraphGameTreeTest, no '{kind}'",
    "expected one word for '{key}', not {count}":
        "s'esperava una sola paraula per a '{key}', no {count}",
    "expected a whole number from {least} on for '{key}', not '{word}'":
        "s'esperava un nombre enter a partir de {least} per a '{key}', no '{word}'",
    "expected the key '{key}', which every test has":
        "s'esperava la clau '{key}', que té tota prova",
    "expected a state, an action and the next state, not {count} words":
        "s'esperaven un estat, una acció i l'estat següent, no {count} paraules",
    "'{state}' has the action '{action}' twice":
        "'{state}' té dues vegades l'acció '{action}'",
    "expected a state and a number, not {count} words":
        "s'esperaven un estat i un nombre, no {count} paraules",
    "the state '{state}' is evaluated twice":
        "l'estat '{state}' s'avalua dues vegades",
    "the tree is deeper than {levels} levels (see --max-depth)":
        "l'arbre té més de {levels} nivells (vegeu --max-depth)",
    "'{state}' has no successors, and is in neither win_states nor lose_states":
        "'{state}' no té successors, i no està ni en win_states ni en lose_states",
    "unknown key '{key}'{hint}":
        "clau desconeguda '{key}'{hint}",
    "the key '{key}' stands here twice":
        "la clau '{key}' està ací dues vegades",
    "the text of '{key}' is not closed; write three quotation marks on a line of their own":
        "el text de '{key}' no es tanca; escriu tres cometes en una línia pròpia",
    "expected a key, a colon and a text in quotes, not '{line}'":
        "s'esperaven una clau, dos punts i un text entre cometes, no '{line}'",
    "a .test file needs MAX at the root, and then adversaries of one kind in turn; {node} is"
    " {kind}":
        "un fitxer .test necessita MAX en l'arrel, i després adversaris d'un sol tipus per"
        " torns; {node} és {kind}",
    "{node} moves at random now and then, which a .test file cannot say":
        "{node} mou a vegades a l'atzar, i això un fitxer .test no ho pot dir",
    "the probabilities below {node} differ, and a .test file has only equal ones":
        "les probabilitats davall de {node} són diferents, i un fitxer .test només les té iguals",
    "{node} is worth {value}, which no decimal is":
        "{node} val {value}, que no és cap decimal",
    "'{word}' has a space or a quotation mark, which a .test file cannot hold":
        "'{word}' té un espai o unes cometes, que en un fitxer .test no caben",
    "{node} moves at random now and then, which a .efg file cannot say":
        "{node} mou a vegades a l'atzar, i això un fitxer .efg no ho pot dir",
    "{node} is worth {value}, and a .efg file has no infinities":
        "{node} val {value}, i un fitxer .efg no té infinits",
    "expected R or D, not {found}":
        "s'esperava R o D, no {found}",
    "the title in quotes":
        "el títol entre cometes",
    "the game has no players; name at least one":
        "el joc no té jugadors; anomena'n almenys un",
    "'{text}' ends with a backslash, which a .efg file cannot say":
        "'{text}' acaba en una barra invertida, i això un fitxer .efg no ho pot dir",
    "a player's name in quotes, or a closing brace":
        "el nom d'un jugador entre cometes, o una clau de tancament",
    "expected the end, not {found}: every action has its node already":
        "s'esperava el final, no {found}: cada acció té ja el seu node",
    "expected a node (c, p or t), not {found}":
        "s'esperava un node (c, p o t), no {found}",
    "the node's label in quotes":
        "l'etiqueta del node entre cometes",
    "the player's number":
        "el número del jugador",
    "there is no player {number}; the game has {count}":
        "no hi ha jugador {number}; el joc en té {count}",
    "the number of the information set":
        "el número del conjunt d'informació",
    "information set {number} of player {player} has two nodes, here and at {place};"
    " gametrace searches games of perfect information alone":
        "el conjunt d'informació {number} del jugador {player} té dos nodes, ací i en"
        " {place}; gametrace només cerca en jocs d'informació perfecta",
    "the name of the information set in quotes, and its actions":
        "el nom del conjunt d'informació entre cometes, i les seues accions",
    "information set {number} of chance was different at {place}":
        "el conjunt d'informació {number} de l'atzar era diferent en {place}",
    "the probabilities below a chance node sum to {sum}, not to 1":
        "les probabilitats davall d'un node d'atzar sumen {sum}, no 1",
    "the number of the outcome":
        "el número del resultat",
    "an outcome needs {count} payoffs, one for each player, not {given}":
        "un resultat necessita {count} pagaments, un per jugador, no {given}",
    "outcome 0 is no outcome, so it has no payoffs":
        "el resultat 0 no és cap resultat, així que no té pagaments",
    "a node needs at least one action":
        "un node necessita almenys una acció",
    "outcome {number} has no payoffs yet; write its name and its payoffs":
        "el resultat {number} no té pagaments encara; escriu el seu nom i els seus pagaments",
    "outcome {number} was different before":
        "el resultat {number} era diferent abans",
    "a probability lies between 0 and 1, not at {p}":
        "una probabilitat està entre 0 i 1, no en {p}",
    "a payoff, or a closing brace":
        "un pagament, o una clau de tancament",
    "an action in quotes, or a closing brace":
        "una acció entre cometes, o una clau de tancament",
    "the action's probability":
        "la probabilitat de l'acció",
    "the end":
        "el final",
    "expected {expected}, not {found}":
        "s'esperava {expected}, no {found}",
    "this text is not closed; write a quotation mark at its end":
        "este text no es tanca; escriu unes cometes al final",
    "a number of this format is finite":
        "un nombre d'este format és finit",
    "a box needs a weight from 1 on and a right answer":
        "una casella necessita un pes a partir d'1 i una resposta correcta",
    "a numerical box takes decimals alone, not '{text}'":
        "una casella numèrica només admet decimals, no '{text}'",
    "expected ')', not the end: the node opened at {place} is not closed":
        "s'esperava ')', no el final: el node obert en {place} no es tanca",
    "expected '(', not the end; write a tree: ((3)(12)(8))":
        "s'esperava '(', no el final; escriu un arbre: ((3)(12)(8))",
    "the tree ends before this; delete what follows":
        "l'arbre acaba abans d'açò; esborra el que segueix",
    "expected a number or '(', not ')': this node is empty":
        "s'esperava un nombre o '(', no ')': este node està buit",
    "expected '(', not '{word}'":
        "s'esperava '(', no '{word}'",
    "expected '(' or ')', not '{word}'":
        "s'esperava '(' o ')', no '{word}'",
}  # fmt: skip
