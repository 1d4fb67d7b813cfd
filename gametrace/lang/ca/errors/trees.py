"""Errors about trees, in Catalan."""

SENTENCES = {
    "the tree has more than {nodes} nodes (see --max-nodes)":
        "l'arbre té més de {nodes} nodes (vegeu --max-nodes)",
    "a node has a value or children, not both":
        "un node té un valor o fills, no les dues coses",
    "an action":
        "una acció",
    "a value":
        "un valor",
    "build has no argument '{word}'":
        "build no té l'argument '{word}'",
    "'{root}' cannot move first: max or min":
        "'{root}' no pot moure primer: max o min",
    "a dict stands where a list belongs; write gt.max_node({{…}}) around it":
        "hi ha un dict on va una llista; envolta'l amb gt.max_node({{…}})",
    "an inner node needs children; write a value, or fill the list":
        "un node interior necessita fills; escriu un valor, o ompli la llista",
    "this list contains itself":
        "esta llista es conté a si mateixa",
    "there is no file '{word}', and no bundled tree of that name":
        "no hi ha cap fitxer '{word}', ni un arbre inclòs que s'anomene així",
    "'{word}' could be {names}; write the folder too":
        "'{word}' podria ser {names}; escriu també la carpeta",
    "; `gametrace trees` lists the bundled ones":
        "; `gametrace trees` enumera els inclosos",
    " or ":
        " o ",
    "the probabilities below a chance node sum to {total}, not to 1":
        "les probabilitats davall d'un node d'atzar sumen {total}, no 1",
    "the probabilities down to this node multiply to fractions of more than {digits} digits;"
    " use fewer levels, or rounder probabilities":
        "el producte de les probabilitats fins a este node dona fraccions de més de {digits}"
        " xifres; usa menys nivells, o probabilitats més redones",
    "{kind} moves above this node, so it has no probability `p`":
        "damunt d'este node mou {kind}, així que no té probabilitat `p`",
    "'{word}' reads as a probability, but {kind} moves above this node; write the kind"
    " before its name: chance E":
        "'{word}' es llig com una probabilitat, però damunt d'este node mou {kind}; escriu"
        " el tipus abans del nom: chance E",
    "'{label}' could be a probability, but is not understood":
        "'{label}' podria ser una probabilitat, però no s'entén",
    "; write 0.4, 1/6, 40% or `rest`, or the name as `name:` in the long form":
        "; escriu 0.4, 1/6, 40% o `rest`, o el nom com a `name:` en la forma llarga",
    "this edge has no probability; write one, or `rest`":
        "esta aresta no té probabilitat; escriu-ne una, o `rest`",
    "the common denominator of these probabilities has more than {digits} digits":
        "el denominador comú d'estes probabilitats té més de {digits} xifres",
    "this edge has two probabilities":
        "esta aresta té dues probabilitats",
    "; write {p}: {{{name}: …}}":
        "; escriu {p}: {{{name}: …}}",
    "a comma ends the number here; decimals take a point: 0.5":
        "una coma acaba ací el nombre; els decimals porten punt: 0.5",
    "the probability":
        "la probabilitat",
    "; a comma ends the number here; decimals take a point: 0.5":
        "; una coma acaba ací el nombre; els decimals porten punt: 0.5",
    "; `rest` is what is missing":
        "; `rest` és el que falta",
    "inf and -inf have no mean; give win and lose finite outcomes":
        "inf i -inf no tenen mitjana; dona a win i lose resultats finits",
    "the feature '{name}' has no weight in `weights`":
        "el tret '{name}' no té pes en `weights`",
    "'{text}' says {word} a second time; write win, draw and lose, each once":
        "'{text}' diu {word} per segona vegada; escriu win, draw i lose, cadascun una vegada",
    " in outcome: write win, draw and lose, each once":
        " en outcome: escriu win, draw i lose, cadascun una vegada",
    "the probabilities sum to {total}, not to 1":
        "les probabilitats sumen {total}, no 1",
    "a node has an eval or features, not both":
        "un node té eval o features, no les dues coses",
    "this node has a value besides its outcome":
        "este node té un valor a més del seu resultat",
    " in a node written in the long form (it has the key '{key}')":
        " en un node escrit en la forma llarga (té la clau '{key}')",
    "an inner node needs children; this mapping is empty":
        "un node interior necessita fills; ací no n'hi ha cap",
    "the value":
        "el valor",
    "'{text}' is not a number":
        "'{text}' no és un nombre",
    "; a leaf is a number, win, draw or lose":
        "; una fulla és un nombre, win, draw o lose",
    "a question mark is YAML's own; put it in quotes: '?'":
        "el signe d'interrogació és de YAML; posa'l entre cometes: '?'",
    "a name":
        "un nom",
    "'{text}' could be a name, or a kind and a name, because of '{word}'; write the kind"
    " first, as in `min B:`, or any text as `name:` in the long form":
        "'{text}' podria ser un nom, o un tipus i un nom, per '{word}'; escriu primer el"
        " tipus, com en `min B:`, o qualsevol text com a `name:` en la forma llarga",
    "this node has two names: '{name}' and '{other}'":
        "este node té dos noms: '{name}' i '{other}'",
    "this node has two kinds: {kind} and {other}":
        "este node té dos tipus: {kind} i {other}",
    "; write {name}: {{{key}: …, children: […]}}":
        "; escriu {name}: {{{key}: …, children: […]}}",
    "'{key}' belongs to a node; put it in a list: children: [{{ … }}]":
        "'{key}' és propi d'un node; posa'l en una llista: children: [{{ … }}]",
    "a kind":
        "un tipus",
    "the eval":
        "l'avaluació",
    "a note":
        "una nota",
    "a label":
        "una etiqueta",
    "a node needs a value or children":
        "un node necessita un valor o fills",
    "the aliases unfold to more than {times} times the text":
        "els àlies es despleguen a més de {times} vegades el text",
    "the tree is deeper than {depth} levels (see --max-depth)":
        "l'arbre té més de {depth} nivells (vegeu --max-depth)",
    "node {name}: {message}":
        "node {name}: {message}",
    "the tree has no node '{name}'":
        "l'arbre no té cap node '{name}'",
    "the {what} {value} is a tuple, but the tree names no `players`":
        "`{what}` {value} és una tupla, però l'arbre no anomena `players`",
    "the tree says that {kind} moves first, so --root {first} cannot hold":
        "l'arbre diu que {kind} mou primer, així que --root {first} no pot valdre",
    "the kind '{kind}' is neither max, min, chance nor one of the players":
        "el tipus '{kind}' no és max, min, chance ni un dels jugadors",
    " at {place}":
        " en {place}",
    "two nodes are named '{name}': this one, and automatically the one{place}":
        "dos nodes s'anomenen '{name}': este, i automàticament el que està{place}",
    "two nodes are named '{name}': this one, and the one{place}":
        "dos nodes s'anomenen '{name}': este, i el que està{place}",
    "the {what} {value} needs {count} entries, one for each player":
        "`{what}` {value} necessita {count} nombres, un per jugador",
    "; or is a comma missing between the numbers? Write [5, 7]":
        "; o falta una coma entre els nombres? Escriu [5, 7]",
    "; give one of them another name":
        "; dona un altre nom a un d'ells",
    "; a probability needs a colon: `{p}: {value}`":
        "; una probabilitat necessita dos punts: `{p}: {value}`",
    "only a MAX or MIN node with children can move at random":
        "només un node MAX o MIN amb fills pot moure a l'atzar",
    "the value {value} lies outside the range [{low}, {high}]":
        "el valor {value} està fora del rang [{low}, {high}]",
    "'{text}' could be the name or the first child; write name='{text}', or gt.leaf('{text}')":
        "'{text}' podria ser el nom o el primer fill; escriu name='{text}', o gt.leaf('{text}')",
    "a {kind} node needs children":
        "un node {kind} necessita fills",
    "a node has no argument '{word}'":
        "un node no té l'argument '{word}'",
}  # fmt: skip
