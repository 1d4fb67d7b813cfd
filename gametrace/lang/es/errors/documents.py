"""Errors about the text of a document, in Spanish."""

SENTENCES = {
    "put a space after the colon":
        "pon un espacio tras los dos puntos",
    "cannot read {file}: {reason}":
        "no se puede leer {file}: {reason}",
    "there is no anchor '&{name}' above":
        "arriba no hay ningún ancla '&{name}'",
    "the anchor '&{name}' contains itself here":
        "el ancla '&{name}' se contiene aquí a sí misma",
    "'*{name}' cannot stand here; write out what is meant":
        "'*{name}' no puede estar aquí; escribe entero lo que se quiere decir",
    "there is no tree here; write one: [[3, 12], [2, 4]]":
        "aquí no hay ningún árbol; escribe uno: [[3, 12], [2, 4]]",
    "a file holds one tree; a second document starts here":
        "un fichero contiene un solo árbol; aquí empieza un segundo documento",
    "tags such as '{tag}' are not used; leave it out":
        "las etiquetas como '{tag}' no se usan; quítala",
    "children must be a list or a mapping of nodes":
        "los hijos deben ser una lista de nodos, o nodos con su clave",
    "a key must be plain text, with ': ' after it":
        "una clave debe ser texto simple, seguido de ': '",
    "a key cannot carry an anchor":
        "una clave no puede llevar un ancla",
    "the key '{word}' stands here twice":
        "la clave '{word}' está aquí dos veces",
    "; a comma ends it: decimals take a point, as in 0.5":
        "; lo acaba una coma: los decimales llevan punto, como 0.5",
    "unknown key '{word}'":
        "clave desconocida '{word}'",
    "; write a list instead: [{word}: …, {word}: …]":
        "; escribe una lista: [{word}: …, {word}: …]",
    "{what} must be a text":
        "{what}: debe ser un texto",
    "{what} is empty":
        "{what}: está vacío",
    "{what} is true or false, not '{text}'":
        "{what}: es true o false, no '{text}'",
    "{what} must be a list: [ … ]":
        "{what}: debe ser una lista: [ … ]",
    "{what} must be a mapping: {{ … }}":
        "{what}: deben ser claves y valores: {{ … }}",
    "this mapping has no tree; write `tree:` before it":
        "estas claves no tienen árbol; escribe `tree:` delante",
    "'{text}' is not a tree; write a list: [[3, 12], [2, 4]]":
        "'{text}' no es un árbol; escribe una lista: [[3, 12], [2, 4]]",
    "; who moves first is said before the root's name, `min A:`, or by --root min":
        "; quién mueve primero se dice ante el nombre de la raíz, `min A:`, o con --root min",
    " beside 'tree'":
        " junto a 'tree'",
    "there is no tree here; write one: tree: [[3, 12], [2, 4]]":
        "aquí no hay ningún árbol; escribe uno: tree: [[3, 12], [2, 4]]",
    "the title":
        "el título",
    "the source":
        "la fuente",
    "the note":
        "la nota",
    "levels is empty; write the kinds by depth: [max, min]":
        "levels está vacío; escribe los tipos por profundidad: [max, min]",
    ", with a space after each colon":
        ", con un espacio tras cada signo de dos puntos",
    "'{word}' is neither max, min, chance nor one of the players":
        "'{word}' no es max, min, chance ni uno de los jugadores",
    "a level":
        "un nivel",
    "a player":
        "un jugador",
    "a game of several players needs at least two names":
        "un juego de varios jugadores necesita al menos dos nombres",
    "the range":
        "el rango",
    "a range is [lowest, highest]":
        "un rango es [mínimo, máximo]",
    "an outcome":
        "un resultado",
    "the algorithm":
        "el algoritmo",
    "a convention's part":
        "una parte de un convenio",
    "depth is a whole number from {least} on":
        "depth es un número entero a partir de {least}",
    "the player '{name}' stands here twice":
        "el jugador '{name}' está aquí dos veces",
    "the player '{name}' is the name of a kind":
        "el jugador '{name}' se llama como un tipo",
    "{what} must be finite":
        "{what}: debe ser un número finito",
    "a feature":
        "un rasgo",
    " in outcomes: write win, draw and lose":
        " en outcomes: escribe win, draw y lose",
    "a convention":
        "un convenio",
    "; did you mean '{word}'?":
        "; ¿querías decir '{word}'?",
    "a number has at most {digits} digits":
        "un número tiene como mucho {digits} cifras",
    "an exponent goes up to {exponent}":
        "un exponente llega hasta {exponent}",
    "a fraction cannot have 0 below the bar":
        "una fracción no puede tener 0 bajo la raya",
    "a number has at most {digits} digits when it is written out":
        "un número tiene como mucho {digits} cifras cuando se escribe entero",
    "{value} is not a number":
        "{value} no es un número",
    "a probability lies between 0 and 1, not at {share}":
        "una probabilidad está entre 0 y 1, no en {share}",
    "'{text}' is not a probability":
        "'{text}' no es una probabilidad",
    "cannot read {file}: it is larger than {size} MiB":
        "no se puede leer {file}: ocupa más de {size} MiB",
    "this is not UTF-8; save the file in that encoding":
        "esto no es UTF-8; guarda el fichero en esa codificación",
    "this is UTF-16, not UTF-8; save the file in that encoding":
        "esto es UTF-16, no UTF-8; guarda el fichero en esa codificación",
    "; write {number}: decimals take a point":
        "; escribe {number}: los decimales llevan punto",
    "; write the minus sign as an ordinary hyphen: -":
        "; escribe el signo menos como un guion corriente: -",
    "; write {number}":
        "; escribe {number}",
    '; write a tuple as 1 2 3, or in quotes: "(1, 2, 3)"':
        '; escribe una tupla como 1 2 3, o entre comillas: "(1, 2, 3)"',
    "; put a space after the colon: `{key}: …`":
        "; pon un espacio tras los dos puntos: `{key}: …`",
    "; a colon is missing: `{key}: […]`":
        "; faltan los dos puntos: `{key}: […]`",
    "; write a value here":
        "; escribe aquí un valor",
    "not valid YAML: {problem}":
        "no es YAML válido: {problem}",
    "the character {code} cannot stand in a text":
        "el carácter {code} no puede estar en un texto",
    "a key needs a colon and a space after it: `B: 3`":
        "una clave va seguida de dos puntos y un espacio: `B: 3`",
    "indent with spaces, and put text that starts oddly in quotes":
        "sangra con espacios, y pon entre comillas el texto que empieza de forma rara",
    "is a colon, or the space after it, missing above? put text that contains ': ' in quotes":
        "¿faltan arriba los dos puntos, o el espacio que los sigue? pon entre comillas el"
        " texto que contiene ': '",
    "put text that starts with ? in quotes":
        "pon entre comillas el texto que empieza por ?",
    "close the list with ], and put commas between its elements":
        "cierra la lista con ], y separa sus elementos con comas",
    "close the mapping with }}, and put commas between its entries":
        "cierra las claves y valores con }}, y sepáralos con comas",
    "write a value, a list or a mapping here":
        "escribe aquí un valor, una lista, o claves y valores",
    "close the quotes":
        "cierra las comillas",
    "a file holds one tree, and this comes after its end":
        "un fichero contiene un solo árbol, y esto viene tras su final",
    "put a - that is no list in quotes, or write x":
        "pon entre comillas un - que no sea lista, o escribe x",
    "put text that starts with > or | in quotes":
        "pon entre comillas el texto que empieza por > o |",
    "is the line above complete, and this one indented alike?":
        "¿está completa la línea anterior, y esta sangrada igual?",
    "put text that starts with * or & in quotes":
        "pon entre comillas el texto que empieza por * o &",
    "; between quotes write {escape}":
        "; entre comillas escribe {escape}",
    "there is one {bracket} too many":
        "sobra un {bracket}",
    "there is a tab here; indent with spaces":
        "aquí hay un tabulador; sangra con espacios",
    "it starts at {place}":
        "empieza en {place}",
}  # fmt: skip
