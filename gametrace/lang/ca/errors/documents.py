"""Errors about the text of a document, in Catalan."""

SENTENCES = {
    "put a space after the colon":
        "posa un espai després dels dos punts",
    "cannot read {file}: {reason}":
        "no es pot llegir {file}: {reason}",
    "there is no anchor '&{name}' above":
        "més amunt no hi ha cap àncora '&{name}'",
    "the anchor '&{name}' contains itself here":
        "l'àncora '&{name}' es conté ací a si mateixa",
    "'*{name}' cannot stand here; write out what is meant":
        "'*{name}' no pot estar ací; escriu sencer el que es vol dir",
    "there is no tree here; write one: [[3, 12], [2, 4]]":
        "ací no hi ha cap arbre; escriu-ne un: [[3, 12], [2, 4]]",
    "a file holds one tree; a second document starts here":
        "un fitxer conté un sol arbre; ací comença un segon document",
    "tags such as '{tag}' are not used; leave it out":
        "les etiquetes com '{tag}' no s'usen; lleva-la",
    "children must be a list or a mapping of nodes":
        "els fills han de ser una llista de nodes, o nodes amb la seua clau",
    "a key must be plain text, with ': ' after it":
        "una clau ha de ser text simple, seguit de ': '",
    "a key cannot carry an anchor":
        "una clau no pot portar una àncora",
    "the key '{word}' stands here twice":
        "la clau '{word}' està ací dues vegades",
    "; a comma ends it: decimals take a point, as in 0.5":
        "; l'acaba una coma: els decimals porten punt, com 0.5",
    "unknown key '{word}'":
        "clau desconeguda '{word}'",
    "; write a list instead: [{word}: …, {word}: …]":
        "; escriu una llista: [{word}: …, {word}: …]",
    "{what} must be a text":
        "{what}: ha de ser un text",
    "{what} is empty":
        "{what}: està buit",
    "{what} is true or false, not '{text}'":
        "{what}: és true o false, no '{text}'",
    "{what} must be a list: [ … ]":
        "{what}: ha de ser una llista: [ … ]",
    "{what} must be a mapping: {{ … }}":
        "{what}: han de ser claus i valors: {{ … }}",
    "this mapping has no tree; write `tree:` before it":
        "estes claus no tenen arbre; escriu `tree:` davant",
    "'{text}' is not a tree; write a list: [[3, 12], [2, 4]]":
        "'{text}' no és un arbre; escriu una llista: [[3, 12], [2, 4]]",
    "; who moves first is said before the root's name, `min A:`, or by --root min":
        "; qui mou primer es diu davant del nom de l'arrel, `min A:`, o amb --root min",
    " beside 'tree'":
        " al costat de 'tree'",
    "there is no tree here; write one: tree: [[3, 12], [2, 4]]":
        "ací no hi ha cap arbre; escriu-ne un: tree: [[3, 12], [2, 4]]",
    "the title":
        "el títol",
    "the source":
        "la font",
    "the note":
        "la nota",
    "levels is empty; write the kinds by depth: [max, min]":
        "levels està buit; escriu els tipus per profunditat: [max, min]",
    ", with a space after each colon":
        ", amb un espai després de cada signe de dos punts",
    "'{word}' is neither max, min, chance nor one of the players":
        "'{word}' no és max, min, chance ni un dels jugadors",
    "a level":
        "un nivell",
    "a player":
        "un jugador",
    "a game of several players needs at least two names":
        "un joc de diversos jugadors necessita almenys dos noms",
    "the range":
        "el rang",
    "a range is [lowest, highest]":
        "un rang és [mínim, màxim]",
    "an outcome":
        "un resultat",
    "the algorithm":
        "l'algorisme",
    "a convention's part":
        "una part d'un conveni",
    "depth is a whole number from {least} on":
        "depth és un nombre enter a partir de {least}",
    "the player '{name}' stands here twice":
        "el jugador '{name}' està ací dues vegades",
    "the player '{name}' is the name of a kind":
        "el jugador '{name}' s'anomena com un tipus",
    "{what} must be finite":
        "{what}: ha de ser un nombre finit",
    "a feature":
        "un tret",
    " in outcomes: write win, draw and lose":
        " en outcomes: escriu win, draw i lose",
    "a convention":
        "un conveni",
    "; did you mean '{word}'?":
        "; volies dir '{word}'?",
    "a number has at most {digits} digits":
        "un nombre té com a molt {digits} xifres",
    "an exponent goes up to {exponent}":
        "un exponent arriba fins a {exponent}",
    "a fraction cannot have 0 below the bar":
        "una fracció no pot tenir 0 davall de la ratlla",
    "a number has at most {digits} digits when it is written out":
        "un nombre té com a molt {digits} xifres quan s'escriu sencer",
    "{value} is not a number":
        "{value} no és un nombre",
    "a probability lies between 0 and 1, not at {share}":
        "una probabilitat està entre 0 i 1, no en {share}",
    "'{text}' is not a probability":
        "'{text}' no és una probabilitat",
    "cannot read {file}: it is larger than {size} MiB":
        "no es pot llegir {file}: ocupa més de {size} MiB",
    "this is not UTF-8; save the file in that encoding":
        "açò no és UTF-8; guarda el fitxer en eixa codificació",
    "this is UTF-16, not UTF-8; save the file in that encoding":
        "açò és UTF-16, no UTF-8; guarda el fitxer en eixa codificació",
    "; write {number}: decimals take a point":
        "; escriu {number}: els decimals porten punt",
    "; write the minus sign as an ordinary hyphen: -":
        "; escriu el signe menys com un guionet corrent: -",
    "; write {number}":
        "; escriu {number}",
    '; write a tuple as 1 2 3, or in quotes: "(1, 2, 3)"':
        '; escriu una tupla com 1 2 3, o entre cometes: "(1, 2, 3)"',
    "; put a space after the colon: `{key}: …`":
        "; posa un espai després dels dos punts: `{key}: …`",
    "; a colon is missing: `{key}: […]`":
        "; falten els dos punts: `{key}: […]`",
    "; write a value here":
        "; escriu ací un valor",
    "not valid YAML: {problem}":
        "no és YAML vàlid: {problem}",
    "the character {code} cannot stand in a text":
        "el caràcter {code} no pot estar en un text",
    "a key needs a colon and a space after it: `B: 3`":
        "una clau va seguida de dos punts i un espai: `B: 3`",
    "indent with spaces, and put text that starts oddly in quotes":
        "sagna amb espais, i posa entre cometes el text que comença de manera estranya",
    "is a colon, or the space after it, missing above? put text that contains ': ' in quotes":
        "falten més amunt els dos punts, o l'espai que els segueix? posa entre cometes el"
        " text que conté ': '",
    "put text that starts with ? in quotes":
        "posa entre cometes el text que comença per ?",
    "close the list with ], and put commas between its elements":
        "tanca la llista amb ], i separa els seus elements amb comes",
    "close the mapping with }}, and put commas between its entries":
        "tanca les claus i valors amb }}, i separa'ls amb comes",
    "write a value, a list or a mapping here":
        "escriu ací un valor, una llista, o claus i valors",
    "close the quotes":
        "tanca les cometes",
    "a file holds one tree, and this comes after its end":
        "un fitxer conté un sol arbre, i açò ve després del seu final",
    "put a - that is no list in quotes, or write x":
        "posa entre cometes un - que no siga llista, o escriu x",
    "put text that starts with > or | in quotes":
        "posa entre cometes el text que comença per > o |",
    "is the line above complete, and this one indented alike?":
        "està completa la línia anterior, i esta sagnada igual?",
    "put text that starts with * or & in quotes":
        "posa entre cometes el text que comença per * o &",
    "; between quotes write {escape}":
        "; entre cometes escriu {escape}",
    "there is one {bracket} too many":
        "sobra un {bracket}",
    "there is a tab here; indent with spaces":
        "ací hi ha un tabulador; sagna amb espais",
    "it starts at {place}":
        "comença en {place}",
}  # fmt: skip
