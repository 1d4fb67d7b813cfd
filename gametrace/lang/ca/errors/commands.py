"""Errors about commands, conventions, searches and pictures, in Catalan."""

SENTENCES = {
    "This is a bug in gametrace {version}, not in what you typed. Please report it, with the"
    " command, the tree and the lines above.":
        "Açò és un error de gametrace {version}, no del que has escrit. Comunica'l, per"
        " favor, amb l'ordre, l'arbre i les línies de dalt.",
    "there is no command '{word}'{hint}":
        "no existeix l'ordre '{word}'{hint}",
    "cannot write the output: {reason}":
        "no es pot escriure l'eixida: {reason}",
    "there is not enough memory for this tree":
        "no hi ha prou memòria per a este arbre",
    "a terminal cannot show {fmt}; name a file with -o":
        "un terminal no pot mostrar {fmt}; anomena un fitxer amb -o",
    "--{option} goes with {formats}, not with {fmt}":
        "--{option} va amb {formats}, no amb {fmt}",
    "write TREE and FOLDER, not {count} of them":
        "escriu TREE i FOLDER, no {count}",
    "write TREE and FOLDER; only with --trees TREE may be left out":
        "escriu TREE i FOLDER; TREE només pot faltar amb --trees",
    "a process has died; is there enough memory? try --jobs 1":
        "ha mort un procés; hi ha prou memòria? prova amb --jobs 1",
    "{file} is a folder; `gametrace grade` takes those, other commands files":
        "{file} és una carpeta; eixes són per a `gametrace grade`, les altres ordres prenen"
        " fitxers",
    "standard input (-) can be read only once":
        "l'entrada estàndard (-) només es pot llegir una vegada",
    "{file} looks like an answer sheet; the tree comes first, then the answers":
        "{file} pareix un full de respostes; primer va l'arbre, després les respostes",
    "'{word}' is none of {words}{hint}":
        "'{word}' no és cap de {words}{hint}",
    "-o: no format has the suffix '{suffix}' (known: {known}); say it with -f":
        "-o: cap format té l'extensió '{suffix}' (n'hi ha: {known}); digues-lo amb -f",
    "--only goes with tree, log, steps and table, not with {fmt}":
        "--only va amb tree, log, steps i table, no amb {fmt}",
    "--log is short for --format log; it cannot go with {fmt}":
        "--log abreuja --format log; no pot anar amb {fmt}",
    "--long goes with -f yaml or -f json":
        "--long va amb -f yaml o -f json",
    "--only goes with -f tree and with pictures":
        "--only va amb -f tree i amb figures",
    "a convention has no part '{key}'{hint}":
        "un conveni no té la part '{key}'{hint}",
    "{key} is a whole number from {least} on, not {given}":
        "{key} és un nombre enter a partir de {least}, no {given}",
    "the figure would be {size} pixels large, and {limit} a side is the limit; show less of"
    " it with --levels or --only, or write SVG":
        "la figura tindria {size} píxels, i el límit és {limit} per costat; mostra'n menys"
        " amb --levels o --only, o escriu SVG",
    "a deck has a page for each step, and here are {steps}; {limit} is the limit: show less"
    " with --levels or --only":
        "una presentació té una pàgina per pas, i ací n'hi ha {steps}; el límit és {limit}:"
        " mostra'n menys amb --levels o --only",
    "PNG and PDF need the package typst; install it with: {line}":
        "PNG i PDF necessiten el paquet typst; instal·la'l amb: {line}",
    "a deck plays a search; an unsolved tree has no steps":
        "una presentació mostra una cerca; un arbre sense resoldre no té passos",
    "inf and -inf meet at {node}: they have no mean":
        "inf i -inf es troben en {node}: no tenen mitjana",
    "{algorithm} needs numbers, but this tree has utilities for several players; use maxn":
        "{algorithm} necessita nombres, però este arbre té utilitats per a diversos"
        " jugadors; usa maxn",
    "{node} moves at random now and then, which {algorithm} cannot cut through; use minimax"
    " or expectiminimax":
        "{node} mou a vegades a l'atzar, i ací {algorithm} no pot tallar; usa minimax o"
        " expectiminimax",
    "maxn needs the `players` of the tree, and a utility for each of them":
        "maxn necessita els `players` de l'arbre, i una utilitat per a cadascun",
    "{node} is a {kind} node; in max^n the players move":
        "{node} és un node {kind}; en max^n mouen els jugadors",
    "{node} has no eval, and the search values it by that; write `eval:`":
        "{node} no té eval, i la cerca el valora amb ella; escriu `eval:`",
    "the eval {value} lies outside the range, which {star} relies on":
        "l'eval {value} està fora del rang, en què es basa {star}",
    "{star} needs a finite `range: [lowest, highest]` in the tree":
        "{star} necessita en l'arbre un rang finit, `range: [mínim, màxim]`",
    "the window at the root is empty: alpha is {alpha} and beta {beta}; alpha must be below beta":
        "la finestra en l'arrel està buida: alfa és {alpha} i beta {beta}; alfa ha de ser"
        " menor que beta",
    "a search takes a tree, not the name of one: gametrace.read({name!r})":
        "una cerca pren un arbre, no el nom d'un: gametrace.read({name!r})",
    "a search takes a gametrace.Tree, not a {given}":
        "una cerca pren un gametrace.Tree, no un {given}",
    "a search has no argument '{key}'{hint}":
        "una cerca no té l'argument '{key}'{hint}",
    "TREE is empty; name a file or a bundled tree":
        "TREE està buit; anomena un fitxer o un arbre inclòs",
    "{branching}^{depth} leaves are too many; a tree may have {largest}":
        "{branching}^{depth} fulles són massa; un arbre en pot tenir {largest}",
    "{name} is a whole number from 1 on, not {number}":
        "{name} és un nombre enter a partir d'1, no {number}",
    "; write it like > 3, 2 < x <= 5, [2, 5), x != 3, x < 2 or x > 5, any or none":
        "; escriu-lo com > 3, 2 < x <= 5, [2, 5), x != 3, x < 2 o x > 5, qualsevol o cap",
    "a set of numbers takes at most {most} characters":
        "un conjunt de nombres ocupa com a molt {most} caràcters",
    "'{text}' is not a set of numbers":
        "'{text}' no és un conjunt de nombres",
    "no number lies in '{interval}'; write the smaller end first, or none":
        "no hi ha cap nombre en '{interval}'; escriu primer l'extrem menor, o cap",
    "whatif moves a number, but this tree has utilities for several players":
        "whatif mou un nombre, però este arbre té utilitats per a diversos jugadors",
    "{node} is not a leaf; name one, such as {leaf}":
        "{node} no és una fulla; anomena'n una, com {leaf}",
}  # fmt: skip
