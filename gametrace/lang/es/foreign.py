"""What the system and the YAML parser say, in Spanish, by what they say in English."""

SENTENCES: dict[str, str] = {
    "No such file or directory":
        "no existe",
    "Permission denied":
        "no hay permiso",
    "Operation not permitted":
        "no está permitido",
    "Is a directory":
        "es una carpeta",
    "Not a directory":
        "no es una carpeta",
    "File exists":
        "ya existe",
    "File name too long":
        "el nombre es demasiado largo",
    "No space left on device":
        "no queda espacio en el disco",
    "Read-only file system":
        "el disco es de solo lectura",
    "Too many levels of symbolic links":
        "hay demasiados enlaces simbólicos seguidos",
    "Input/output error":
        "error de entrada o salida",
    "Bad file descriptor":
        "está cerrado",
    "embedded null byte":
        "hay un carácter nulo en el nombre",
    "did not find expected ',' or ']'":
        "se esperaba ',' o ']'",
    "did not find expected ',' or '}'":
        "se esperaba ',' o '}'",
    "did not find expected node content":
        "se esperaba el contenido de un nodo",
    "did not find expected key":
        "se esperaba una clave",
    "did not find expected '-' indicator":
        "se esperaba un guion '-'",
    "did not find expected <document start>":
        "se esperaba el comienzo de un documento",
    "did not find expected alphabetic or numeric character":
        "se esperaba una letra o una cifra",
    "did not find expected comment or line break":
        "se esperaba un comentario o el fin de la línea",
    "did not find expected whitespace or line break":
        "se esperaba un espacio o el fin de la línea",
    "could not find expected ':'":
        "se esperaba ':'",
    "mapping values are not allowed in this context":
        "aquí no puede haber dos puntos",
    "mapping keys are not allowed in this context":
        "aquí no puede haber una clave",
    "block sequence entries are not allowed in this context":
        "aquí no puede haber un elemento de lista",
    "found character that cannot start any token":
        "hay un carácter con el que nada puede empezar",
    "found unexpected end of stream":
        "el texto acaba antes de tiempo",
    "found unexpected document indicator":
        "no se esperaba el indicador de un documento",
    "found unexpected ':'":
        "no se esperaba ':'",
    "found unknown escape character":
        "hay una secuencia de escape desconocida",
    "found a tab character where an indentation space is expected":
        "hay un tabulador donde va un espacio de sangría",
    "found undefined tag handle":
        "hay una etiqueta sin definir",
}  # fmt: skip
