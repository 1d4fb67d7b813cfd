"""Click's own words, in Catalan."""

SENTENCES = {
    "Examples:":
        "Exemples:",
    "[OPTIONS]":
        "[OPCIONS]",
    "COMMAND [ARGS]...":
        "ORDRE [ARGUMENTS]...",
    "Show this message and exit.":
        "Mostra este missatge i acaba.",
    "Usage:":
        "Ús:",
    "Usage: ":
        "Ús: ",
    "Options":
        "Opcions",
    "Positional arguments":
        "Arguments",
    "Commands":
        "Ordres",
    "required":
        "obligatori",
    "deprecated":
        "obsolet",
    "(dynamic)":
        "(dinàmic)",
    "env var: {var}":
        "variable d'entorn: {var}",
    "default: {default}":
        "per omissió: {default}",
    "Aborted!":
        "Interromput!",
    "Missing command.":
        "Falta l'ordre.",
    "Got unexpected extra argument ({args})":
        "Sobra un argument ({args})",
    "Got unexpected extra arguments ({args})":
        "Sobren arguments ({args})",
    "Takes {nargs} values but 1 was given.":
        "Porta {nargs} valors, però se n'ha donat 1.",
    "Takes {nargs} values but {len} were given.":
        "Porta {nargs} valors, però se n'han donat {len}.",
    "Did you mean {possibility}?":
        "Volies dir {possibility}?",
    "(Did you mean one of: {possibilities}?)":
        "(Volies dir una d'estes: {possibilities}?)",
    "(Possible options: {possibilities})":
        "(Opcions possibles: {possibilities})",
    "Missing argument":
        "Falta l'argument",
    "Missing option":
        "Falta l'opció",
    "Missing parameter":
        "Falta el paràmetre",
    "Missing parameter: {param_name}":
        "Falta el paràmetre: {param_name}",
    "Missing {param_type}":
        "Falta {param_type}",
    "unknown error":
        "error desconegut",
    "Invalid value for {param_hint}: {message}":
        "Valor no vàlid per a {param_hint}: {message}",
    "Invalid value: {message}":
        "Valor no vàlid: {message}",
    "Could not open file {filename!r}: {message}":
        "No es pot obrir el fitxer {filename!r}: {message}",
    "Error: {message}":
        "Error: {message}",
    "Try '{command} {option}' for help.":
        "Prova '{command} {option}' per a veure l'ajuda.",
    "No such option {name!r}.":
        "No existeix l'opció {name!r}.",
    "No such option: {name}":
        "No existeix l'opció {name}",
    "No such command {name!r}.":
        "No existeix l'ordre {name!r}.",
    "Option {name!r} does not take a value.":
        "L'opció {name!r} no porta valor.",
    "Option {name!r} requires an argument.":
        "L'opció {name!r} necessita un argument.",
    "Option {name!r} requires {nargs} arguments.":
        "L'opció {name!r} necessita {nargs} arguments.",
    "Argument {name!r} takes {nargs} values.":
        "L'argument {name!r} porta {nargs} valors.",
    "Choose from:\n\t{choices}":
        "Tria entre:\n\t{choices}",
    "{value!r} is not {choice}.":
        "{value!r} no és {choice}.",
    "{value!r} is not one of {choices}.":
        "{value!r} no és cap de {choices}.",
    "{value} is not in the range {range}.":
        "{value} no està en el rang {range}.",
    "{value!r} is not a valid boolean. Recognized values: {states}":
        "{value!r} no és un valor lògic. S'entenen: {states}",
    "{value!r} is not a valid {number_type}.":
        "{value!r} no és un nombre vàlid ({number_type}).",
    "file":
        "fitxer",
    "directory":
        "carpeta",
    "path":
        "ruta",
    "{name} {filename!r} is a file.":
        "{name} {filename!r} és un fitxer.",
    "{name} {filename!r} is a directory.":
        "{name} {filename!r} és una carpeta.",
    "{name} {filename!r} is not readable.":
        "{name} {filename!r} no es pot llegir.",
    "{name} {filename!r} is not writable.":
        "{name} {filename!r} no es pot escriure.",
    "{name} {filename!r} does not exist.":
        "{name} {filename!r} no existeix.",
    "the lecture's log":
        "la traça de classe",
    "the solved tree":
        "l'arbre resolt",
    "a tree on the command line":
        "un arbre en la línia d'ordres",
    "are these answers right, and why":
        "estan bé estes respostes, i per què?",
    "an exercise to hand out":
        "un exercici per a repartir",
    "the bundled lecture trees":
        "els arbres de classe inclosos",
}  # fmt: skip
