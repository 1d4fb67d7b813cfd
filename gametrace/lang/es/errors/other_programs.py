"""Errors about other programs' files, in Spanish."""

SENTENCES = {
    "this is in no format of another program":
        "esto no está en ningún formato de otro programa",
    "'{name}' is none of {listed}{hint}":
        "'{name}' no es ninguno de {listed}{hint}",
    "gametrace reads {format}, but does not write it":
        "gametrace lee {format}, pero no lo escribe",
    "'{state}' is a leaf, so expected its number in 'evaluation'":
        "'{state}' es una hoja, así que se esperaba su número en 'evaluation'",
    "expected the class GraphGameTreeTest, not '{kind}'":
        "se esperaba la clase GraphGameTreeTest, no '{kind}'",
    "expected one word for '{key}', not {count}":
        "se esperaba una sola palabra para '{key}', no {count}",
    "expected a whole number from {least} on for '{key}', not '{word}'":
        "se esperaba un número entero a partir de {least} para '{key}', no '{word}'",
    "expected the key '{key}', which every test has":
        "se esperaba la clave '{key}', que tiene toda prueba",
    "expected a state, an action and the next state, not {count} words":
        "se esperaban un estado, una acción y el estado siguiente, no {count} palabras",
    "'{state}' has the action '{action}' twice":
        "'{state}' tiene dos veces la acción '{action}'",
    "expected a state and a number, not {count} words":
        "se esperaban un estado y un número, no {count} palabras",
    "the state '{state}' is evaluated twice":
        "el estado '{state}' se evalúa dos veces",
    "the tree is deeper than {levels} levels (see --max-depth)":
        "el árbol tiene más de {levels} niveles (véase --max-depth)",
    "'{state}' has no successors, and is in neither win_states nor lose_states":
        "'{state}' no tiene sucesores, y no está ni en win_states ni en lose_states",
    "unknown key '{key}'{hint}":
        "clave desconocida '{key}'{hint}",
    "the key '{key}' stands here twice":
        "la clave '{key}' está aquí dos veces",
    "the text of '{key}' is not closed; write three quotation marks on a line of their own":
        "el texto de '{key}' no se cierra; escribe tres comillas en una línea propia",
    "expected a key, a colon and a text in quotes, not '{line}'":
        "se esperaban una clave, dos puntos y un texto entre comillas, no '{line}'",
    "a .test file needs MAX at the root, and then adversaries of one kind in turn; {node} is"
    " {kind}":
        "un fichero .test necesita MAX en la raíz, y después adversarios de un solo tipo por"
        " turnos; {node} es {kind}",
    "{node} moves at random now and then, which a .test file cannot say":
        "{node} mueve a veces al azar, y eso un fichero .test no puede decirlo",
    "the probabilities below {node} differ, and a .test file has only equal ones":
        "las probabilidades bajo {node} son distintas, y un fichero .test solo las tiene iguales",
    "{node} is worth {value}, which no decimal is":
        "{node} vale {value}, que no es ningún decimal",
    "'{word}' has a space or a quotation mark, which a .test file cannot hold":
        "'{word}' tiene un espacio o unas comillas, que en un fichero .test no caben",
    "{node} moves at random now and then, which a .efg file cannot say":
        "{node} mueve a veces al azar, y eso un fichero .efg no puede decirlo",
    "{node} is worth {value}, and a .efg file has no infinities":
        "{node} vale {value}, y un fichero .efg no tiene infinitos",
    "expected R or D, not {found}":
        "se esperaba R o D, no {found}",
    "the title in quotes":
        "el título entre comillas",
    "the game has no players; name at least one":
        "el juego no tiene jugadores; nombra al menos uno",
    "'{text}' ends with a backslash, which a .efg file cannot say":
        "'{text}' acaba en una barra invertida, y eso un fichero .efg no puede decirlo",
    "a player's name in quotes, or a closing brace":
        "el nombre de un jugador entre comillas, o una llave de cierre",
    "expected the end, not {found}: every action has its node already":
        "se esperaba el final, no {found}: cada acción tiene ya su nodo",
    "expected a node (c, p or t), not {found}":
        "se esperaba un nodo (c, p o t), no {found}",
    "the node's label in quotes":
        "la etiqueta del nodo entre comillas",
    "the player's number":
        "el número del jugador",
    "there is no player {number}; the game has {count}":
        "no hay jugador {number}; el juego tiene {count}",
    "the number of the information set":
        "el número del conjunto de información",
    "information set {number} of player {player} has two nodes, here and at {place};"
    " gametrace searches games of perfect information alone":
        "el conjunto de información {number} del jugador {player} tiene dos nodos, aquí y en"
        " {place}; gametrace solo busca en juegos de información perfecta",
    "the name of the information set in quotes, and its actions":
        "el nombre del conjunto de información entre comillas, y sus acciones",
    "information set {number} of chance was different at {place}":
        "el conjunto de información {number} del azar era distinto en {place}",
    "the probabilities below a chance node sum to {sum}, not to 1":
        "las probabilidades bajo un nodo de azar suman {sum}, no 1",
    "the number of the outcome":
        "el número del resultado",
    "an outcome needs {count} payoffs, one for each player, not {given}":
        "un resultado necesita {count} pagos, uno por jugador, no {given}",
    "outcome 0 is no outcome, so it has no payoffs":
        "el resultado 0 no es un resultado, así que no tiene pagos",
    "a node needs at least one action":
        "un nodo necesita al menos una acción",
    "outcome {number} has no payoffs yet; write its name and its payoffs":
        "el resultado {number} no tiene pagos todavía; escribe su nombre y sus pagos",
    "outcome {number} was different before":
        "el resultado {number} era distinto antes",
    "a probability lies between 0 and 1, not at {p}":
        "una probabilidad está entre 0 y 1, no en {p}",
    "a payoff, or a closing brace":
        "un pago, o una llave de cierre",
    "an action in quotes, or a closing brace":
        "una acción entre comillas, o una llave de cierre",
    "the action's probability":
        "la probabilidad de la acción",
    "the end":
        "el final",
    "expected {expected}, not {found}":
        "se esperaba {expected}, no {found}",
    "this text is not closed; write a quotation mark at its end":
        "este texto no se cierra; escribe unas comillas al final",
    "a number of this format is finite":
        "un número de este formato es finito",
    "a box needs a weight from 1 on and a right answer":
        "una casilla necesita un peso a partir de 1 y una respuesta correcta",
    "a numerical box takes decimals alone, not '{text}'":
        "una casilla numérica solo admite decimales, no '{text}'",
    "expected ')', not the end: the node opened at {place} is not closed":
        "se esperaba ')', no el final: el nodo abierto en {place} no se cierra",
    "expected '(', not the end; write a tree: ((3)(12)(8))":
        "se esperaba '(', no el final; escribe un árbol: ((3)(12)(8))",
    "the tree ends before this; delete what follows":
        "el árbol acaba antes de esto; borra lo que sigue",
    "expected a number or '(', not ')': this node is empty":
        "se esperaba un número o '(', no ')': este nodo está vacío",
    "expected '(', not '{word}'":
        "se esperaba '(', no '{word}'",
    "expected '(' or ')', not '{word}'":
        "se esperaba '(' o ')', no '{word}'",
}  # fmt: skip
