"""Errors about commands, conventions, searches and pictures, in Spanish."""

SENTENCES = {
    "This is a bug in gametrace {version}, not in what you typed. Please report it, with the"
    " command, the tree and the lines above.":
        "Esto es un error de gametrace {version}, no de lo que has escrito. Comunícalo, por"
        " favor, con la orden, el árbol y las líneas de arriba.",
    "there is no command '{word}'{hint}":
        "no existe la orden '{word}'{hint}",
    "cannot write the output: {reason}":
        "no se puede escribir la salida: {reason}",
    "there is not enough memory for this tree":
        "no hay memoria suficiente para este árbol",
    "a terminal cannot show {fmt}; name a file with -o":
        "una terminal no puede mostrar {fmt}; nombra un fichero con -o",
    "--{option} goes with {formats}, not with {fmt}":
        "--{option} va con {formats}, no con {fmt}",
    "write TREE and FOLDER, not {count} of them":
        "escribe TREE y FOLDER, no {count}",
    "write TREE and FOLDER; only with --trees TREE may be left out":
        "escribe TREE y FOLDER; TREE solo puede faltar con --trees",
    "a process has died; is there enough memory? try --jobs 1":
        "ha muerto un proceso; ¿hay bastante memoria? prueba con --jobs 1",
    "{file} is a folder; `gametrace grade` takes those, other commands files":
        "{file} es una carpeta; esas son para `gametrace grade`, las demás órdenes toman ficheros",
    "standard input (-) can be read only once":
        "la entrada estándar (-) solo puede leerse una vez",
    "{file} looks like an answer sheet; the tree comes first, then the answers":
        "{file} parece una hoja de respuestas; primero va el árbol, después las respuestas",
    "'{word}' is none of {words}{hint}":
        "'{word}' no es ninguno de {words}{hint}",
    "-o: no format has the suffix '{suffix}' (known: {known}); say it with -f":
        "-o: ningún formato tiene la extensión '{suffix}' (las hay: {known}); dilo con -f",
    "--only goes with tree, log, steps and table, not with {fmt}":
        "--only va con tree, log, steps y table, no con {fmt}",
    "--log is short for --format log; it cannot go with {fmt}":
        "--log abrevia --format log; no puede ir con {fmt}",
    "--long goes with -f yaml or -f json":
        "--long va con -f yaml o -f json",
    "--only goes with -f tree and with pictures":
        "--only va con -f tree y con figuras",
    "a convention has no part '{key}'{hint}":
        "un convenio no tiene la parte '{key}'{hint}",
    "{key} is a whole number from {least} on, not {given}":
        "{key} es un número entero a partir de {least}, no {given}",
    "the figure would be {size} pixels large, and {limit} a side is the limit; show less of"
    " it with --levels or --only, or write SVG":
        "la figura tendría {size} píxeles, y el límite es {limit} por lado; muestra menos"
        " con --levels u --only, o escribe SVG",
    "a deck has a page for each step, and here are {steps}; {limit} is the limit: show less"
    " with --levels or --only":
        "una presentación tiene una página por paso, y aquí hay {steps}; el límite es"
        " {limit}: muestra menos con --levels u --only",
    "PNG and PDF need the package typst; install it with: {line}":
        "PNG y PDF necesitan el paquete typst; instálalo con: {line}",
    "a deck plays a search; an unsolved tree has no steps":
        "una presentación muestra una búsqueda; un árbol sin resolver no tiene pasos",
    "inf and -inf meet at {node}: they have no mean":
        "inf y -inf se encuentran en {node}: no tienen media",
    "{algorithm} needs numbers, but this tree has utilities for several players; use maxn":
        "{algorithm} necesita números, pero este árbol tiene utilidades para varios"
        " jugadores; usa maxn",
    "{node} moves at random now and then, which {algorithm} cannot cut through; use minimax"
    " or expectiminimax":
        "{node} mueve a veces al azar, y ahí {algorithm} no puede podar; usa minimax o"
        " expectiminimax",
    "maxn needs the `players` of the tree, and a utility for each of them":
        "maxn necesita los `players` del árbol, y una utilidad para cada uno",
    "{node} is a {kind} node; in max^n the players move":
        "{node} es un nodo {kind}; en max^n mueven los jugadores",
    "{node} has no eval, and the search values it by that; write `eval:`":
        "{node} no tiene eval, y la búsqueda lo valora con ella; escribe `eval:`",
    "the eval {value} lies outside the range, which {star} relies on":
        "la eval {value} está fuera del rango, en el que se apoya {star}",
    "{star} needs a finite `range: [lowest, highest]` in the tree":
        "{star} necesita en el árbol un rango finito, `range: [mínimo, máximo]`",
    "the window at the root is empty: alpha is {alpha} and beta {beta}; alpha must be below beta":
        "la ventana en la raíz está vacía: alfa es {alpha} y beta {beta}; alfa debe ser"
        " menor que beta",
    "a search takes a tree, not the name of one: gametrace.read({name!r})":
        "una búsqueda toma un árbol, no el nombre de uno: gametrace.read({name!r})",
    "a search takes a gametrace.Tree, not a {given}":
        "una búsqueda toma un gametrace.Tree, no un {given}",
    "a search has no argument '{key}'{hint}":
        "una búsqueda no tiene el argumento '{key}'{hint}",
    "TREE is empty; name a file or a bundled tree":
        "TREE está vacío; nombra un fichero o un árbol incluido",
    "{branching}^{depth} leaves are too many; a tree may have {largest}":
        "{branching}^{depth} hojas son demasiadas; un árbol puede tener {largest}",
    "{name} is a whole number from 1 on, not {number}":
        "{name} es un número entero a partir de 1, no {number}",
    "; write it like > 3, 2 < x <= 5, [2, 5), x != 3, x < 2 or x > 5, any or none":
        "; escríbelo como > 3, 2 < x <= 5, [2, 5), x != 3, x < 2 o x > 5, cualquiera o ninguno",
    "a set of numbers takes at most {most} characters":
        "un conjunto de números ocupa como mucho {most} caracteres",
    "'{text}' is not a set of numbers":
        "'{text}' no es un conjunto de números",
    "no number lies in '{interval}'; write the smaller end first, or none":
        "no hay ningún número en '{interval}'; escribe primero el extremo menor, o ninguno",
    "whatif moves a number, but this tree has utilities for several players":
        "whatif mueve un número, pero este árbol tiene utilidades para varios jugadores",
    "{node} is not a leaf; name one, such as {leaf}":
        "{node} no es una hoja; nombra una, como {leaf}",
}  # fmt: skip
