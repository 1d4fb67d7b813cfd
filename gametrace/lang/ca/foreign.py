"""What the system and the YAML parser say, in Catalan, by what they say in English."""

SENTENCES: dict[str, str] = {
    "No such file or directory":
        "no existeix",
    "Permission denied":
        "no hi ha permís",
    "Operation not permitted":
        "no està permés",
    "Is a directory":
        "és una carpeta",
    "Not a directory":
        "no és una carpeta",
    "File exists":
        "ja existeix",
    "File name too long":
        "el nom és massa llarg",
    "No space left on device":
        "no queda espai en el disc",
    "Read-only file system":
        "el disc és només de lectura",
    "Too many levels of symbolic links":
        "hi ha massa enllaços simbòlics seguits",
    "Input/output error":
        "error d'entrada o eixida",
    "Bad file descriptor":
        "està tancat",
    "embedded null byte":
        "hi ha un caràcter nul en el nom",
    "did not find expected ',' or ']'":
        "s'esperava ',' o ']'",
    "did not find expected ',' or '}'":
        "s'esperava ',' o '}'",
    "did not find expected node content":
        "s'esperava el contingut d'un node",
    "did not find expected key":
        "s'esperava una clau",
    "did not find expected '-' indicator":
        "s'esperava un guionet '-'",
    "did not find expected <document start>":
        "s'esperava el començament d'un document",
    "did not find expected alphabetic or numeric character":
        "s'esperava una lletra o una xifra",
    "did not find expected comment or line break":
        "s'esperava un comentari o el final de la línia",
    "did not find expected whitespace or line break":
        "s'esperava un espai o el final de la línia",
    "could not find expected ':'":
        "s'esperava ':'",
    "mapping values are not allowed in this context":
        "ací no hi pot haver dos punts",
    "mapping keys are not allowed in this context":
        "ací no hi pot haver una clau",
    "block sequence entries are not allowed in this context":
        "ací no hi pot haver un element de llista",
    "found character that cannot start any token":
        "hi ha un caràcter amb què res no pot començar",
    "found unexpected end of stream":
        "el text acaba abans d'hora",
    "found unexpected document indicator":
        "no s'esperava l'indicador d'un document",
    "found unexpected ':'":
        "no s'esperava ':'",
    "found unknown escape character":
        "hi ha una seqüència d'escapament desconeguda",
    "found a tab character where an indentation space is expected":
        "hi ha un tabulador on va un espai de sagnat",
    "found undefined tag handle":
        "hi ha una etiqueta sense definir",
}  # fmt: skip
