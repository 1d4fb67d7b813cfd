"""Errors about trees, in Spanish."""

SENTENCES = {
    "the tree has more than {nodes} nodes (see --max-nodes)":
        "el árbol tiene más de {nodes} nodos (véase --max-nodes)",
    "a node has a value or children, not both":
        "un nodo tiene un valor o hijos, no las dos cosas",
    "an action":
        "una acción",
    "a value":
        "un valor",
    "build has no argument '{word}'":
        "build no tiene el argumento '{word}'",
    "'{root}' cannot move first: max or min":
        "'{root}' no puede mover primero: max o min",
    "a dict stands where a list belongs; write gt.max_node({{…}}) around it":
        "hay un dict donde va una lista; rodéalo con gt.max_node({{…}})",
    "an inner node needs children; write a value, or fill the list":
        "un nodo interior necesita hijos; escribe un valor, o llena la lista",
    "this list contains itself":
        "esta lista se contiene a sí misma",
    "there is no file '{word}', and no bundled tree of that name":
        "no hay ningún fichero '{word}', ni un árbol incluido que se llame así",
    "'{word}' could be {names}; write the folder too":
        "'{word}' podría ser {names}; escribe también la carpeta",
    "; `gametrace trees` lists the bundled ones":
        "; `gametrace trees` enumera los incluidos",
    " or ":
        " o ",
    "the probabilities below a chance node sum to {total}, not to 1":
        "las probabilidades bajo un nodo de azar suman {total}, no 1",
    "the probabilities down to this node multiply to fractions of more than {digits} digits;"
    " use fewer levels, or rounder probabilities":
        "el producto de las probabilidades hasta este nodo da fracciones de más de {digits}"
        " cifras; usa menos niveles, o probabilidades más redondas",
    "{kind} moves above this node, so it has no probability `p`":
        "sobre este nodo mueve {kind}, así que no tiene probabilidad `p`",
    "'{word}' reads as a probability, but {kind} moves above this node; write the kind"
    " before its name: chance E":
        "'{word}' se lee como una probabilidad, pero sobre este nodo mueve {kind}; escribe"
        " el tipo antes del nombre: chance E",
    "'{label}' could be a probability, but is not understood":
        "'{label}' podría ser una probabilidad, pero no se entiende",
    "; write 0.4, 1/6, 40% or `rest`, or the name as `name:` in the long form":
        "; escribe 0.4, 1/6, 40% o `rest`, o el nombre como `name:` en la forma larga",
    "this edge has no probability; write one, or `rest`":
        "esta arista no tiene probabilidad; escribe una, o `rest`",
    "the common denominator of these probabilities has more than {digits} digits":
        "el denominador común de estas probabilidades tiene más de {digits} cifras",
    "this edge has two probabilities":
        "esta arista tiene dos probabilidades",
    "; write {p}: {{{name}: …}}":
        "; escribe {p}: {{{name}: …}}",
    "a comma ends the number here; decimals take a point: 0.5":
        "una coma acaba aquí el número; los decimales llevan punto: 0.5",
    "the probability":
        "la probabilidad",
    "; a comma ends the number here; decimals take a point: 0.5":
        "; una coma acaba aquí el número; los decimales llevan punto: 0.5",
    "; `rest` is what is missing":
        "; `rest` es lo que falta",
    "inf and -inf have no mean; give win and lose finite outcomes":
        "inf y -inf no tienen media; da a win y lose resultados finitos",
    "the feature '{name}' has no weight in `weights`":
        "el rasgo '{name}' no tiene peso en `weights`",
    "'{text}' says {word} a second time; write win, draw and lose, each once":
        "'{text}' dice {word} por segunda vez; escribe win, draw y lose, cada uno una vez",
    " in outcome: write win, draw and lose, each once":
        " en outcome: escribe win, draw y lose, cada uno una vez",
    "the probabilities sum to {total}, not to 1":
        "las probabilidades suman {total}, no 1",
    "a node has an eval or features, not both":
        "un nodo tiene eval o features, no las dos cosas",
    "this node has a value besides its outcome":
        "este nodo tiene un valor además de su resultado",
    " in a node written in the long form (it has the key '{key}')":
        " en un nodo escrito en la forma larga (tiene la clave '{key}')",
    "an inner node needs children; this mapping is empty":
        "un nodo interior necesita hijos; aquí no hay ninguno",
    "the value":
        "el valor",
    "'{text}' is not a number":
        "'{text}' no es un número",
    "; a leaf is a number, win, draw or lose":
        "; una hoja es un número, win, draw o lose",
    "a question mark is YAML's own; put it in quotes: '?'":
        "el signo de interrogación es de YAML; ponlo entre comillas: '?'",
    "a name":
        "un nombre",
    "'{text}' could be a name, or a kind and a name, because of '{word}'; write the kind"
    " first, as in `min B:`, or any text as `name:` in the long form":
        "'{text}' podría ser un nombre, o un tipo y un nombre, por '{word}'; escribe primero"
        " el tipo, como en `min B:`, o cualquier texto como `name:` en la forma larga",
    "this node has two names: '{name}' and '{other}'":
        "este nodo tiene dos nombres: '{name}' y '{other}'",
    "this node has two kinds: {kind} and {other}":
        "este nodo tiene dos tipos: {kind} y {other}",
    "; write {name}: {{{key}: …, children: […]}}":
        "; escribe {name}: {{{key}: …, children: […]}}",
    "'{key}' belongs to a node; put it in a list: children: [{{ … }}]":
        "'{key}' es propio de un nodo; ponlo en una lista: children: [{{ … }}]",
    "a kind":
        "un tipo",
    "the eval":
        "la evaluación",
    "a note":
        "una nota",
    "a label":
        "una etiqueta",
    "a node needs a value or children":
        "un nodo necesita un valor o hijos",
    "the aliases unfold to more than {times} times the text":
        "los alias se despliegan a más de {times} veces el texto",
    "the tree is deeper than {depth} levels (see --max-depth)":
        "el árbol tiene más de {depth} niveles (véase --max-depth)",
    "node {name}: {message}":
        "nodo {name}: {message}",
    "the tree has no node '{name}'":
        "el árbol no tiene ningún nodo '{name}'",
    "the {what} {value} is a tuple, but the tree names no `players`":
        "`{what}` {value} es una tupla, pero el árbol no nombra `players`",
    "the tree says that {kind} moves first, so --root {first} cannot hold":
        "el árbol dice que {kind} mueve primero, así que --root {first} no puede valer",
    "the kind '{kind}' is neither max, min, chance nor one of the players":
        "el tipo '{kind}' no es max, min, chance ni uno de los jugadores",
    " at {place}":
        " en {place}",
    "two nodes are named '{name}': this one, and automatically the one{place}":
        "dos nodos se llaman '{name}': este, y automáticamente el que está{place}",
    "two nodes are named '{name}': this one, and the one{place}":
        "dos nodos se llaman '{name}': este, y el que está{place}",
    "the {what} {value} needs {count} entries, one for each player":
        "`{what}` {value} necesita {count} números, uno por jugador",
    "; or is a comma missing between the numbers? Write [5, 7]":
        "; ¿o falta una coma entre los números? Escribe [5, 7]",
    "; give one of them another name":
        "; da otro nombre a uno de ellos",
    "; a probability needs a colon: `{p}: {value}`":
        "; una probabilidad necesita dos puntos: `{p}: {value}`",
    "only a MAX or MIN node with children can move at random":
        "solo un nodo MAX o MIN con hijos puede mover al azar",
    "the value {value} lies outside the range [{low}, {high}]":
        "el valor {value} está fuera del rango [{low}, {high}]",
    "'{text}' could be the name or the first child; write name='{text}', or gt.leaf('{text}')":
        "'{text}' podría ser el nombre o el primer hijo; escribe name='{text}', o"
        " gt.leaf('{text}')",
    "a {kind} node needs children":
        "un nodo {kind} necesita hijos",
    "a node has no argument '{word}'":
        "un nodo no tiene el argumento '{word}'",
}  # fmt: skip
