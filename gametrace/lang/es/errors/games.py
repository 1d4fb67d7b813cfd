"""Errors of games, in Spanish."""

SENTENCES: dict[str, str] = {
    " beside '{key}'": (" junto a '{key}'"),
    " in a matrix: write rows, columns and payoffs": (
        " en una matriz: escribe rows, columns y payoffs"
    ),
    "'{cell}' is none of X, O and .": ("'{cell}' no es X, O ni ."),
    "'{file}' is no Python file": ("'{file}' no es un fichero de Python"),
    "'{size}' is no board: rows and columns go from 1 to {most}, and a line must fit": (
        "'{size}' no es un tablero: filas y columnas van de 1 a {most}, y una línea tiene que caber"
    ),
    "--eval is for games; in a tree, write `eval:` at its nodes": (
        "--eval es para juegos; en un árbol, escribe `eval:` en sus nodos"
    ),
    "OpenSpiel has no game '{name}'": ("OpenSpiel no tiene ningún juego '{name}'"),
    "OpenSpiel refuses '{text}': {reason}": ("OpenSpiel rechaza '{text}': {reason}"),
    "X moves first, so it has as many cells as O or one more, not {x} and {o}": (
        "X mueve primero, así que tiene tantas casillas como O o una más, no {x} y {o}"
    ),
    "`payoffs` needs {rows} rows of {columns} cells, one for each name": (
        "`payoffs` necesita {rows} filas de {columns} celdas, una por cada nombre"
    ),
    "a cell of a matrix is one number, or two (what each gets), the same everywhere": (
        "una celda de una matriz es un número, o dos (lo que recibe cada uno), igual en todas"
    ),
    "a matrix has two players": ("una matriz tiene dos jugadores"),
    "a matrix needs `{part}`": ("una matriz necesita `{part}`"),
    "a matrix needs rows and columns, each with a name of its own": (
        "una matriz necesita filas y columnas, cada una con su propio nombre"
    ),
    "an exam needs all nodes of a game: write tree.written()": (
        "un examen necesita todos los nodos de un juego: escribe tree.written()"
    ),
    "both have a line": ("los dos tienen una línea"),
    "connect4: '{size}' is no board; write rows and columns, from 1 to {most}: 6x7": (
        "connect4: '{size}' no es un tablero; escribe filas y columnas, de 1 a {most}: 6x7"
    ),
    "connect4: move {count}, column {column}: {reason}": (
        "connect4: jugada {count}, columna {column}: {reason}"
    ),
    "games of OpenSpiel need its package; install it: {command}": (
        "los juegos de OpenSpiel necesitan su paquete; instálalo: {command}"
    ),
    "in {game} the players move at the same time; a game tree has turns": (
        "en {game} los jugadores mueven a la vez; un árbol de juego tiene turnos"
    ),
    "it has not {rows} rows of {columns} cells; write another size first: 4x4x3;": (
        "no tiene {rows} filas de {columns} casillas; escribe antes otro tamaño: 4x4x3;"
    ),
    "move: {move}": ("jugada: {move}"),
    "nim: '{piles}' are no piles; write how many are on each: 3,4,5": (
        "nim: '{piles}' no son montones; escribe cuántos hay en cada uno: 3,4,5"
    ),
    "nim: '{rule}' is no rule; write misere, or nothing": (
        "nim: '{rule}' no es una regla; escribe misere, o nada"
    ),
    "nim: at most {piles} piles, of {most} at most": (
        "nim: como mucho {piles} montones, de {most} como mucho"
    ),
    "state: {state}": ("estado: {state}"),
    "that column is full": ("esa columna está llena"),
    "the game was over before": ("la partida ya había acabado"),
    "the probabilities of chance sum to {total}, not to 1": (
        "las probabilidades del azar suman {total}, no 1"
    ),
    "the utilities {first} and {second} are not opposite; write zero_sum = False "
    "and `players`, for max^n": (
        "las utilidades {first} y {second} no son opuestas; escribe zero_sum = False y "
        "`players`, para max^n"
    ),
    "there are no actions here, but is_terminal says that the game goes on": (
        "aquí no hay acciones, pero is_terminal dice que el juego sigue"
    ),
    "there are the columns 1 to {last}": ("hay columnas de la 1 a la {last}"),
    "there is no file '{file}'": ("no hay ningún fichero '{file}'"),
    "there is no game '{name}'; `gametrace games` lists them": (
        "no hay ningún juego '{name}'; `gametrace games` los enumera"
    ),
    "there is no module '{module}'": ("no hay ningún módulo '{module}'"),
    "{file} has no '{name}'": ("{file} no tiene '{name}'"),
    "{file} has no class with to_move, actions, result, is_terminal and utility": (
        "{file} no tiene ninguna clase con to_move, actions, result, is_terminal y utility"
    ),
    "{file} has several games; write {listed}": ("{file} tiene varios juegos; escribe {listed}"),
    "{game} does not say how likely chance is": (
        "{game} no dice con qué probabilidad ocurre el azar"
    ),
    "{game} has no `initial` state": ("{game} no tiene estado inicial (`initial`)"),
    "{game} has no eval '{name}'; it has {known}": (
        "{game} no tiene la evaluación '{name}'; tiene {known}"
    ),
    "{game} has no player '{player}'; it has {players}": (
        "{game} no tiene el jugador '{player}'; tiene {players}"
    ),
    "{game} hides something from the players; a search here sees everything": (
        "{game} oculta algo a los jugadores; aquí una búsqueda lo ve todo"
    ),
    "{game} is no game: it has no method is_terminal": (
        "{game} no es un juego: no tiene el método is_terminal"
    ),
    "{game} is no game: it has no method {method}; a game has {needed}": (
        "{game} no es un juego: no tiene el método {method}; un juego tiene {needed}"
    ),
    "{game} is not zero-sum, so it must name its `players`": (
        "{game} no es de suma cero, así que debe nombrar a sus jugadores (`players`)"
    ),
    "{game} knows no symmetry: it has no method canonical": (
        "{game} no conoce simetrías: no tiene el método canonical"
    ),
    "{game}: '{board}' is no position: {reason}": (
        "{game}: '{board}' no es una posición: {reason}"
    ),
    "{game}: the depth limit lands on {node}, where the game goes on without an "
    "eval; write --eval {known}, or give the game a method eval(state, player)": (
        "{game}: el límite de profundidad cae en {node}, donde el juego sigue sin "
        "evaluación; escribe --eval {known}, o da al juego un método eval(state, "
        "player)"
    ),
    "{game}: the game goes on for more than {levels} moves; limit it: --depth 4": (
        "{game}: el juego sigue más de {levels} jugadas; limítalo: --depth 4"
    ),
    "{game}: the search generates more than {nodes} nodes (see --max-nodes); limit "
    "its --depth, or write a --log, which keeps none": (
        "{game}: la búsqueda genera más de {nodes} nodos (véase --max-nodes); limita "
        "su --depth, o escribe una traza con --log, que no guarda ninguno"
    ),
    "{game}: {message}\n  state: {state}": ("{game}: {message}\n  estado: {state}"),
    "{name} in {file} is no function": ("{name} en {file} no es una función"),
    "{name} needs arguments; write an object of it into the file, and name that": (
        "{name} necesita argumentos; escribe un objeto suyo en el fichero, y nombra ese"
    ),
    "{player} is to move, who is none of {players}; name them all in `players`": (
        "mueve {player}, que no es ninguno de {players}; nómbralos a todos en `players`"
    ),
    "{p} is no probability: these go from 0 to 1": ("{p} no es una probabilidad: van de 0 a 1"),
    "{source} is no number: {value}": ("{source} no es un número: {value}"),
    "{winner} has a line, yet {loser} moved after it": (
        "{winner} tiene una línea, pero {loser} ha movido después"
    ),
    "{winner} has two lines without a common cell": ("{winner} tiene dos líneas sin casilla común"),
}
