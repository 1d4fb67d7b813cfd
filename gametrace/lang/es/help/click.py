"""Click's own words, in Spanish."""

SENTENCES = {
    "Examples:":
        "Ejemplos:",
    "[OPTIONS]":
        "[OPCIONES]",
    "COMMAND [ARGS]...":
        "ORDEN [ARGUMENTOS]...",
    "Show this message and exit.":
        "Muestra este mensaje y termina.",
    "Usage:":
        "Uso:",
    "Usage: ":
        "Uso: ",
    "Options":
        "Opciones",
    "Positional arguments":
        "Argumentos",
    "Commands":
        "Órdenes",
    "required":
        "obligatorio",
    "deprecated":
        "obsoleto",
    "(dynamic)":
        "(dinámico)",
    "env var: {var}":
        "variable de entorno: {var}",
    "default: {default}":
        "por omisión: {default}",
    "Aborted!":
        "¡Interrumpido!",
    "Missing command.":
        "Falta la orden.",
    "Got unexpected extra argument ({args})":
        "Sobra un argumento ({args})",
    "Got unexpected extra arguments ({args})":
        "Sobran argumentos ({args})",
    "Takes {nargs} values but 1 was given.":
        "Lleva {nargs} valores, pero se ha dado 1.",
    "Takes {nargs} values but {len} were given.":
        "Lleva {nargs} valores, pero se han dado {len}.",
    "Did you mean {possibility}?":
        "¿Querías decir {possibility}?",
    "(Did you mean one of: {possibilities}?)":
        "(¿Querías decir una de estas: {possibilities}?)",
    "(Possible options: {possibilities})":
        "(Opciones posibles: {possibilities})",
    "Missing argument":
        "Falta el argumento",
    "Missing option":
        "Falta la opción",
    "Missing parameter":
        "Falta el parámetro",
    "Missing parameter: {param_name}":
        "Falta el parámetro: {param_name}",
    "Missing {param_type}":
        "Falta {param_type}",
    "unknown error":
        "error desconocido",
    "Invalid value for {param_hint}: {message}":
        "Valor no válido para {param_hint}: {message}",
    "Invalid value: {message}":
        "Valor no válido: {message}",
    "Could not open file {filename!r}: {message}":
        "No se puede abrir el fichero {filename!r}: {message}",
    "Error: {message}":
        "Error: {message}",
    "Try '{command} {option}' for help.":
        "Prueba '{command} {option}' para ver la ayuda.",
    "No such option {name!r}.":
        "No existe la opción {name!r}.",
    "No such option: {name}":
        "No existe la opción {name}",
    "No such command {name!r}.":
        "No existe la orden {name!r}.",
    "Option {name!r} does not take a value.":
        "La opción {name!r} no lleva valor.",
    "Option {name!r} requires an argument.":
        "La opción {name!r} necesita un argumento.",
    "Option {name!r} requires {nargs} arguments.":
        "La opción {name!r} necesita {nargs} argumentos.",
    "Argument {name!r} takes {nargs} values.":
        "El argumento {name!r} lleva {nargs} valores.",
    "Choose from:\n\t{choices}":
        "Elige entre:\n\t{choices}",
    "{value!r} is not {choice}.":
        "{value!r} no es {choice}.",
    "{value!r} is not one of {choices}.":
        "{value!r} no es ninguno de {choices}.",
    "{value} is not in the range {range}.":
        "{value} no está en el rango {range}.",
    "{value!r} is not a valid boolean. Recognized values: {states}":
        "{value!r} no es un valor lógico. Se entienden: {states}",
    "{value!r} is not a valid {number_type}.":
        "{value!r} no es un número válido ({number_type}).",
    "file":
        "fichero",
    "directory":
        "carpeta",
    "path":
        "ruta",
    "{name} {filename!r} is a file.":
        "{name} {filename!r} es un fichero.",
    "{name} {filename!r} is a directory.":
        "{name} {filename!r} es una carpeta.",
    "{name} {filename!r} is not readable.":
        "{name} {filename!r} no se puede leer.",
    "{name} {filename!r} is not writable.":
        "{name} {filename!r} no se puede escribir.",
    "{name} {filename!r} does not exist.":
        "{name} {filename!r} no existe.",
    "the lecture's log":
        "la traza de clase",
    "the solved tree":
        "el árbol resuelto",
    "a tree on the command line":
        "un árbol en la línea de órdenes",
    "are these answers right, and why":
        "¿están bien estas respuestas, y por qué?",
    "an exercise to hand out":
        "un ejercicio para repartir",
    "the bundled lecture trees":
        "los árboles de clase incluidos",
}  # fmt: skip
