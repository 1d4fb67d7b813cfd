"""Errors about homework, in Catalan."""

SENTENCES = {
    "cannot write {file}: {reason}":
        "no es pot escriure {file}: {reason}",
    "the name of a node":
        "el nom d'un node",
    "this is about more nodes than the tree has":
        "açò tracta de més nodes dels que té l'arbre",
    "this is a list of nodes: [B, C]":
        "açò és una llista de nodes: [B, C]",
    "this":
        "açò",
    "{noun} is a mapping of keys to answers, such as `value: 3`":
        "{noun} associa claus amb respostes, com `value: 3`",
    "a file holds one document, not two":
        "un fitxer conté un sol document, no dos",
    "write it out: & and * are not read here":
        "escriu-ho sencer: ací no es lligen & ni *",
    "a key is a word, not brackets":
        "una clau és una paraula, no uns claudàtors",
    "there are more than {most} levels of brackets":
        "hi ha més de {most} nivells de claudàtors",
    "is a comma meant as a decimal point?":
        "es volia una coma decimal?",
    "'{word}' is neither alpha nor beta":
        "'{word}' no és ni alfa ni beta",
    "put a window in square brackets: [-inf, 3]":
        "posa la finestra entre claudàtors: [-inf, 3]",
    "is a colon missing?":
        "falten els dos punts?",
    "this has an answer for each node: {{B: …, C: …}}{hint}":
        "ací hi ha una resposta per node: {{B: …, C: …}}{hint}",
    "a window is two numbers: [alpha, beta]":
        "una finestra són dos nombres: [alfa, beta]",
    "the bound":
        "la cota",
    "this is a number of nodes, not {number}":
        "açò és un nombre de nodes, no {number}",
    "too much before this cannot be read":
        "no es pot llegir massa del que hi ha abans",
    "the tree has no node '{node}'; {hint}":
        "l'arbre no té cap node '{node}'; {hint}",
    "a number":
        "un nombre",
    "a window":
        "una finestra",
    "the values":
        "els valors",
    "{node} is answered twice":
        "{node} està contestat dues vegades",
    "an end":
        "un extrem",
    "this is a tree, not the name of one; answers come after the tree they are about":
        "açò és un arbre, no el nom d'un; les respostes van després de l'arbre de què tracten",
    " in an answer sheet":
        " en un full de respostes",
    "'{word}' is none of {known}":
        "'{word}' no és cap de {known}",
    "an answer sheet":
        "un full de respostes",
    "'{key}' is answered twice":
        "'{key}' està contestada dues vegades",
    "this is about the tree '{other}', but it is checked against {tree}":
        "açò tracta de l'arbre '{other}', però es comprova amb {tree}",
    "a rubric":
        "una rúbrica",
    "points":
        "els punts",
    "points are finite and not negative, unlike {number}":
        "els punts són finits i no negatius, al contrari que {number}",
    "a kind of answer":
        "un tipus de resposta",
    "asked":
        "el que es demana",
    "the rubric asks for '{node}', which is no node":
        "la rúbrica demana '{node}', que no és cap node",
    "out_of is the grade for a perfect answer, not 0":
        "out_of és la nota d'una resposta perfecta, no 0",
    "'{word}' is no share from 0 to 1":
        "'{word}' no és cap fracció de 0 a 1",
    "a node":
        "un node",
    " in a rubric":
        " en una rúbrica",
    "the nodes":
        "els nodes",
    "there is no tree '{tree}'":
        "no hi ha cap arbre '{tree}'",
    "'{tree}' could be any of {known}; write its suffix":
        "'{tree}' podria ser qualsevol de {known}; escriu la seua extensió",
    "an exam needs a Tree, not {given}; write":
        "un examen necessita un Tree, no {given}; escriu",
    "an exam needs a tree":
        "un examen necessita un arbre",
    "{question} is one answer, not one per node":
        "{question} és una sola resposta, no una per node",
    "no column is named like a key of a sheet: {known}, or values.B3":
        "cap columna s'anomena com una clau del full: {known}, o values.B3",
    "row {number}":
        "fila {number}",
    "there is no row below the header":
        "no hi ha cap fila davall de la capçalera",
    "no column is above this; text with delimiters in it needs quotes":
        "damunt d'açò no hi ha cap columna; un text que conté separadors necessita cometes",
    "this row is longer than {size} MiB":
        "esta fila ocupa més de {size} MiB",
    "no such node":
        "no existeix eixe node",
    "'{name}' is in line {line} too":
        "'{name}' està també en la línia {line}",
    "'{column}' asks again what '{other}' asks":
        "'{column}' torna a preguntar el que pregunta '{other}'",
    "the quotes that open here are not closed, or not at the cell's end":
        "les cometes que s'obrin ací no es tanquen, o no al final de la cel·la",
    "this names no tree; write one of the teacher's: `tree: …`":
        "açò no anomena cap arbre; escriu-ne un dels del professor: `tree: …`",
    "… and {count} more":
        "… i {count} més",
    "this is a bug in gametrace: {error}":
        "açò és un error de gametrace: {error}",
    "{count} characters are too many for answers about this tree":
        "{count} caràcters són massa per a respostes sobre este arbre",
    "there is no answer in it":
        "no conté cap resposta",
    "{file} is no folder, and no CSV by its name":
        "{file} no és una carpeta, ni pel seu nom un CSV",
    "{file} is not there":
        "{file} no existeix",
    "this is a file, not a folder":
        "açò és un fitxer, no una carpeta",
    "it is in the folder of submissions; name another one with -o":
        "està en la carpeta dels lliuraments; anomena'n una altra amb -o",
    "{folder} is where the results would go; name another folder with -o":
        "en {folder} anirien els resultats; anomena una altra carpeta amb -o",
    "there is {file} already; --force replaces old results":
        "ja existeix {file}; --force reemplaça els resultats anteriors",
    "{file} would go through a symbolic link":
        "{file} passaria per un enllaç simbòlic",
    "this file is larger than {size} MiB":
        "este fitxer ocupa més de {size} MiB",
    "there is nothing to grade in this folder":
        "en esta carpeta no hi ha res per qualificar",
    "there is no file to grade":
        "no hi ha cap fitxer per qualificar",
    "a student has more than {most} files; the rest is not read":
        "un estudiant té més de {most} fitxers; la resta no es llig",
    "this is a symbolic link, which is not followed":
        "açò és un enllaç simbòlic, i no se segueix",
    "there are more than {most} folders inside each other":
        "hi ha més de {most} carpetes unes dins d'altres",
    "this is no ordinary file":
        "açò no és un fitxer corrent",
    "there is no tree in this folder":
        "en esta carpeta no hi ha cap arbre",
    "{node} is not a leaf; only the value of a leaf can move":
        "{node} no és una fulla; només es pot moure el valor d'una fulla",
    "a log":
        "una traça",
    "there is no line of a log here":
        "ací no hi ha cap línia d'una traça",
    "this is a zip archive or an office document, not text":
        "açò és un arxiu zip o un document d'ofimàtica, no text",
    "this is a PDF, not text":
        "açò és un PDF, no text",
    "this is a picture, not text":
        "açò és una imatge, no text",
    "this is a compressed file, not text":
        "açò és un fitxer comprimit, no text",
}  # fmt: skip
