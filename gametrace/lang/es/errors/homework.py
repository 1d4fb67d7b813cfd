"""Errors about homework, in Spanish."""

SENTENCES = {
    "cannot write {file}: {reason}":
        "no se puede escribir {file}: {reason}",
    "the name of a node":
        "el nombre de un nodo",
    "this is about more nodes than the tree has":
        "esto trata de más nodos de los que tiene el árbol",
    "this is a list of nodes: [B, C]":
        "esto es una lista de nodos: [B, C]",
    "this":
        "esto",
    "{noun} is a mapping of keys to answers, such as `value: 3`":
        "{noun} asocia claves con respuestas, como `value: 3`",
    "a file holds one document, not two":
        "un fichero contiene un solo documento, no dos",
    "write it out: & and * are not read here":
        "escríbelo entero: aquí no se leen & ni *",
    "a key is a word, not brackets":
        "una clave es una palabra, no unos corchetes",
    "there are more than {most} levels of brackets":
        "hay más de {most} niveles de corchetes",
    "is a comma meant as a decimal point?":
        "¿se quería una coma decimal?",
    "'{word}' is neither alpha nor beta":
        "'{word}' no es ni alfa ni beta",
    "put a window in square brackets: [-inf, 3]":
        "pon la ventana entre corchetes: [-inf, 3]",
    "is a colon missing?":
        "¿faltan los dos puntos?",
    "this has an answer for each node: {{B: …, C: …}}{hint}":
        "aquí hay una respuesta por nodo: {{B: …, C: …}}{hint}",
    "a window is two numbers: [alpha, beta]":
        "una ventana son dos números: [alfa, beta]",
    "the bound":
        "la cota",
    "this is a number of nodes, not {number}":
        "esto es un número de nodos, no {number}",
    "too much before this cannot be read":
        "no se puede leer demasiado de lo anterior",
    "the tree has no node '{node}'; {hint}":
        "el árbol no tiene ningún nodo '{node}'; {hint}",
    "a number":
        "un número",
    "a window":
        "una ventana",
    "the values":
        "los valores",
    "{node} is answered twice":
        "{node} está contestado dos veces",
    "an end":
        "un extremo",
    "this is a tree, not the name of one; answers come after the tree they are about":
        "esto es un árbol, no el nombre de uno; las respuestas van después del árbol del que"
        " tratan",
    " in an answer sheet":
        " en una hoja de respuestas",
    "'{word}' is none of {known}":
        "'{word}' no es ninguno de {known}",
    "an answer sheet":
        "una hoja de respuestas",
    "'{key}' is answered twice":
        "'{key}' está contestada dos veces",
    "this is about the tree '{other}', but it is checked against {tree}":
        "esto trata del árbol '{other}', pero se comprueba con {tree}",
    "a rubric":
        "una rúbrica",
    "points":
        "los puntos",
    "points are finite and not negative, unlike {number}":
        "los puntos son finitos y no negativos, al contrario que {number}",
    "a kind of answer":
        "un tipo de respuesta",
    "asked":
        "lo que se pide",
    "the rubric asks for '{node}', which is no node":
        "la rúbrica pide '{node}', que no es ningún nodo",
    "out_of is the grade for a perfect answer, not 0":
        "out_of es la nota de una respuesta perfecta, no 0",
    "'{word}' is no share from 0 to 1":
        "'{word}' no es ninguna fracción de 0 a 1",
    "a node":
        "un nodo",
    " in a rubric":
        " en una rúbrica",
    "the nodes":
        "los nodos",
    "there is no tree '{tree}'":
        "no hay ningún árbol '{tree}'",
    "'{tree}' could be any of {known}; write its suffix":
        "'{tree}' podría ser cualquiera de {known}; escribe su extensión",
    "an exam needs a Tree, not {given}; write":
        "un examen necesita un Tree, no {given}; escribe",
    "an exam needs a tree":
        "un examen necesita un árbol",
    "{question} is one answer, not one per node":
        "{question} es una sola respuesta, no una por nodo",
    "no column is named like a key of a sheet: {known}, or values.B3":
        "ninguna columna se llama como una clave de la hoja: {known}, o values.B3",
    "row {number}":
        "fila {number}",
    "there is no row below the header":
        "no hay ninguna fila bajo la cabecera",
    "no column is above this; text with delimiters in it needs quotes":
        "sobre esto no hay ninguna columna; un texto que contiene separadores necesita comillas",
    "this row is longer than {size} MiB":
        "esta fila ocupa más de {size} MiB",
    "no such node":
        "no existe ese nodo",
    "'{name}' is in line {line} too":
        "'{name}' está también en la línea {line}",
    "'{column}' asks again what '{other}' asks":
        "'{column}' vuelve a preguntar lo que pregunta '{other}'",
    "the quotes that open here are not closed, or not at the cell's end":
        "las comillas que se abren aquí no se cierran, o no al final de la celda",
    "this names no tree; write one of the teacher's: `tree: …`":
        "esto no nombra ningún árbol; escribe uno de los del profesor: `tree: …`",
    "… and {count} more":
        "… y {count} más",
    "this is a bug in gametrace: {error}":
        "esto es un error de gametrace: {error}",
    "{count} characters are too many for answers about this tree":
        "{count} caracteres son demasiados para respuestas sobre este árbol",
    "there is no answer in it":
        "no contiene ninguna respuesta",
    "{file} is no folder, and no CSV by its name":
        "{file} no es una carpeta, ni por su nombre un CSV",
    "{file} is not there":
        "{file} no existe",
    "this is a file, not a folder":
        "esto es un fichero, no una carpeta",
    "it is in the folder of submissions; name another one with -o":
        "está en la carpeta de las entregas; nombra otra con -o",
    "{folder} is where the results would go; name another folder with -o":
        "en {folder} irían los resultados; nombra otra carpeta con -o",
    "there is {file} already; --force replaces old results":
        "ya existe {file}; --force reemplaza los resultados anteriores",
    "{file} would go through a symbolic link":
        "{file} pasaría por un enlace simbólico",
    "this file is larger than {size} MiB":
        "este fichero ocupa más de {size} MiB",
    "there is nothing to grade in this folder":
        "en esta carpeta no hay nada que calificar",
    "there is no file to grade":
        "no hay ningún fichero que calificar",
    "a student has more than {most} files; the rest is not read":
        "un estudiante tiene más de {most} ficheros; el resto no se lee",
    "this is a symbolic link, which is not followed":
        "esto es un enlace simbólico, y no se sigue",
    "there are more than {most} folders inside each other":
        "hay más de {most} carpetas unas dentro de otras",
    "this is no ordinary file":
        "esto no es un fichero corriente",
    "there is no tree in this folder":
        "en esta carpeta no hay ningún árbol",
    "{node} is not a leaf; only the value of a leaf can move":
        "{node} no es una hoja; solo puede moverse el valor de una hoja",
    "a log":
        "una traza",
    "there is no line of a log here":
        "aquí no hay ninguna línea de una traza",
    "this is a zip archive or an office document, not text":
        "esto es un archivo zip o un documento de ofimática, no texto",
    "this is a PDF, not text":
        "esto es un PDF, no texto",
    "this is a picture, not text":
        "esto es una imagen, no texto",
    "this is a compressed file, not text":
        "esto es un fichero comprimido, no texto",
}  # fmt: skip
